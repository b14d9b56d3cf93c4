"""`python -m tests.toy.main`: the bot with the toy game, and with it alone."""

from __future__ import annotations

import sys

from bot.__main__ import main
from games import registry
from tests.toy.game import TOY


def only_toy() -> None:
    """Leave no game but the toy in the registry."""
    registry._MODULES.clear()
    registry.register(TOY)


if __name__ == "__main__":
    only_toy()
    sys.exit(main())
