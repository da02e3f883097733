"""Vectors of texts: what an embedder gives, how a statement keeps them, and back. What imports this imports numpy."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

Matrix = npt.NDArray[np.float32]


class Embedder(Protocol):
    """Turns texts into vectors whose cosine says how near their meanings are, across languages."""

    @property
    def name(self) -> str:
        """Which embedder it is, with its version: vectors of two names are never compared."""

    def embed(self, texts: Sequence[str]) -> Matrix:
        """One row of length 1 for each text (n × d, float32)."""


def packed(vectors: Matrix) -> list[bytes]:
    """Each row as the bytes that a statement keeps."""
    return [row.tobytes() for row in vectors.astype("<f2")]


def unpacked(vectors: Sequence[bytes]) -> Matrix:
    """The rows that `packed` was given, as far as 16 bits hold them, each of length 1 again."""
    rows = np.frombuffer(b"".join(vectors), dtype="<f2").astype(np.float32)
    return unit(rows.reshape(len(vectors), -1)) if vectors else rows.reshape(0, 0)


def unit(vectors: Matrix) -> Matrix:
    """The rows with length 1; a row of zeros stays as it is."""
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    return (vectors / np.where(lengths == 0, 1, lengths)).astype(np.float32)
