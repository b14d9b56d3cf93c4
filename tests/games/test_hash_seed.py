"""Pictures and texts depend on no order of a set, which differs from process to process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from games import registry

ROOT = Path(__file__).parents[2]


def drawn(seed: str) -> list[str]:
    """Return digests of pictures and texts of all games in a process with a seed for hashes."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.games.drawn", *registry.game_keys()],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def test_they_are_the_same_in_every_process() -> None:
    found = drawn("1")
    assert len(found) == len(registry.game_keys())
    assert found == drawn("2")
