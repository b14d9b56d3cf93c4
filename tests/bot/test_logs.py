"""The host's log holds no secrets, on a terminal either."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec

import pytest

FAILING = """
import sys
if {terminal}:
    sys.stderr.isatty = lambda: True
from bot.process.logs import configure
import structlog
configure("DEBUG")
def deal():
    hand = ["soletta" + "-held"]
    raise RuntimeError("it broke")
try:
    deal()
except RuntimeError as error:
    structlog.stdlib.get_logger("bot").exception("failed")
    structlog.stdlib.get_logger("bot").error("failed", exc_info=error)
    import logging
    logging.getLogger("discord").error("failed", exc_info=error)
"""


@pytest.mark.parametrize("terminal", [True, False])
def test_a_logged_exception_shows_no_local_variables(terminal: bool) -> None:
    assert find_spec("rich") is not None  # by default it shows them
    done = subprocess.run(
        [sys.executable, "-c", FAILING.format(terminal=terminal)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stderr.count("it broke") >= 3
    assert done.stderr.startswith("{") != terminal
    assert "soletta-held" not in done.stderr
