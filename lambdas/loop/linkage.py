"""Average linkage: which rows of a matrix of distances belong together, cut where groups are too far apart.

Distances go in, groups come out; what a row stands for is the caller's affair.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Matrix = npt.NDArray[np.float32]


def groups(distances: Matrix, cut: float, sizes: Sequence[int] | None = None) -> list[list[int]]:
    """Rows that average linkage joins at distances up to `cut`; every row is in one group, groups by first row.

    A row may stand for `sizes` things at once, then its distances are means over them; two rows that must stay apart
    are infinitely far from each other.

    Nearest-neighbour chain (Murtagh 1983) with the Lance-Williams update for the mean of all pairs: O(n²) time, no
    memory beside the matrix. **`distances` (n × n, symmetric) is overwritten.** The mean link is reducible, so what is
    farther than `cut` from everything once stays so: such a row is done, and the chain never climbs above the cut.
    """
    count = len(distances)
    np.fill_diagonal(distances, np.inf)
    weights = np.array(sizes if sizes is not None else [1] * count, dtype=np.float32)
    members = [[row] for row in range(count)]
    open_rows = dict.fromkeys(range(count))
    chain: list[int] = []
    while open_rows:
        if not chain:
            chain.append(next(iter(open_rows)))
        top = chain[-1]
        nearest = int(distances[top].argmin())
        if len(chain) > 1 and distances[top, chain[-2]] <= distances[top, nearest]:
            nearest = chain[-2]
        if not distances[top, nearest] <= cut:
            open_rows.pop(top)
            chain.pop()
        elif len(chain) > 1 and nearest == chain[-2]:
            del chain[-2:]
            kept, gone = min(top, nearest), max(top, nearest)
            _merge(distances, weights, kept, gone)
            members[kept] += members[gone]
            members[gone] = []
            open_rows.pop(gone)
        else:
            chain.append(nearest)
    return [sorted(rows) for rows in members if rows]


def _merge(distances: Matrix, sizes: npt.NDArray[np.float32], kept: int, gone: int) -> None:
    """Row `kept` becomes the mean of the two, weighted by their sizes; row `gone` is infinitely far from all."""
    total = sizes[kept] + sizes[gone]
    row = distances[kept] * (sizes[kept] / total) + distances[gone] * (sizes[gone] / total)
    row[kept] = np.inf
    distances[kept], distances[:, kept] = row, row
    distances[gone], distances[:, gone] = np.inf, np.inf
    sizes[kept] = total
