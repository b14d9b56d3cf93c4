"""`python -m tests.toy.main`: the bot with the toy game, and with it alone."""

from __future__ import annotations

import sys

from bot.__main__ import main
from bot.commands import lobby
from games import registry
from tests.toy.game import TOY


def only_toy() -> None:
    """Leave no game but the toy in the registry; its turns, small ones all, have all boards."""
    registry._MODULES.clear()
    registry.register(TOY)
    lobby.POSTS = ("full",)  # type: ignore[assignment]  # as a host might wish


if __name__ == "__main__":
    only_toy()
    sys.exit(main())
