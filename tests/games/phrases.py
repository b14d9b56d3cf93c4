"""Write the next `phrases` of a game: `python -m tests.games.phrases ceres`.

To be done when its state or events have changed so much that stored data has become longer (see
`make bench ARGS=rules`); the phrases there stay, for data packed with them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import games
from games import registry
from games.core import computer
from games.core.actions import kind
from games.core.codec import encode, encode_action, encode_events
from games.core.game import AnyGame
from games.core.rng import rng

SEATS = (2, 3, 4)
EXAMPLES = 3
"""Examples of each kind of action, and of each kind of event."""


def phrases(game: AnyGame) -> bytes:
    """Return examples of all kinds of events and actions, and at last a state of the middle."""
    found: dict[str, list[bytes]] = {}
    middle = b""
    for seats in SEATS:
        state, source, taken = game.start({}, seats, seats), rng(seats), 0
        while game.waiting(state):
            seat = source.pick(game.waiting(state))
            action: Any = computer.choose(game, game.mask(state, seat), seat, source, "greedy")
            applied = game.apply(state, seat, action)
            _keep(found, f"action {kind(action)}", encode_action(action))
            for event in applied.events:
                _keep(found, f"event {type(event).__name__}", encode_events([event]))
            taken += 1
            if taken == 60:
                middle = encode(state)
    return b"\n".join([*(text for texts in found.values() for text in texts), middle]) + b"\n"


def _keep(found: dict[str, list[bytes]], of: str, text: bytes) -> None:
    texts = found.setdefault(of, [])
    if len(texts) < EXAMPLES and text not in texts:
        texts.append(text)


def main() -> None:
    """Write the file and say where it is."""
    key = sys.argv[1]
    folder = Path(games.__file__).parent / key / "phrases"
    folder.mkdir(exist_ok=True)
    path = folder / f"{len(list(folder.iterdir())) + 1}.txt"
    path.write_bytes(phrases(registry.get(key)))
    print(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
