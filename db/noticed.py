"""Damaged cells that the bot leaves out: the host reads once of each which it is.

Neither its content nor an error about it is logged: both can quote hidden information.
"""

import structlog

log = structlog.stdlib.get_logger(__name__)

MOST = 10_000
"""Cells that are remembered; a database with more of them is not worth a line for each."""
_NOTICED: set[tuple[str, str]] = set()


def notice(where: str, what: str) -> None:
    """Log that a cell cannot be read and is left out, the first time since the start."""
    if (where, what) not in _NOTICED and len(_NOTICED) < MOST:
        _NOTICED.add((where, what))
        log.warning("damaged cell left out", where=where, what=what)


def forget() -> None:
    """Log everything again that is still damaged."""
    _NOTICED.clear()
