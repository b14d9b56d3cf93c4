"""Pictures and texts depend on no order of a set, which differs from process to process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from games import registry

ROOT = Path(__file__).parents[2]


def drawn(key: str, seed: str) -> str:
    """Return the digest of a game's pictures and texts in a process with a seed for hashes."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.games.drawn", key],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


@pytest.mark.parametrize("key", registry.game_keys())
def test_they_are_the_same_in_every_process(key: str) -> None:
    assert drawn(key, "1") == drawn(key, "2")
