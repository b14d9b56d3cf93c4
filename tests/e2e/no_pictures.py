"""`python -m tests.e2e.no_pictures`: the bot with a toy game that can't be drawn."""

from __future__ import annotations

import sys
from typing import Any

from bot.__main__ import main
from rendering import layouts
from tests.toy.game import TOY
from tests.toy.main import only_toy


def layout(view: Any, picture: str, **_: Any) -> Any:
    """Draw nothing."""
    raise ZeroDivisionError(picture)


if __name__ == "__main__":
    only_toy()
    layouts.register(TOY.key, layout)
    sys.exit(main())
