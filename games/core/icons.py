"""Icons in text: emoji of the application for amounts, "2 <:ore:123>" for "2 ore".

The `words/icons.py` of a game names the messages that say an amount, with their icons (`Icons`).
`Words.iconic` says these messages by emoji, of which a reader sees the picture and a screen reader
speaks the name. A message that has the form `story` says this by its icon as well, with a sign.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

Icons = Mapping[str, str]
"""The names of icons by the ids of the messages that say an amount of what they show."""
MARKUP = re.compile(r"<:(\w{2,32}):[0-9]+>")
"""How a message names an emoji of the application."""
WIDTH = 2
"""As many characters wide is an emoji."""


def length(text: str) -> int:
    """Return how many characters are seen of a text: an emoji counts as `WIDTH`."""
    return len(MARKUP.sub("#" * WIDTH, text)) if "<:" in text else len(text)


def spoken(text: str) -> str:
    """Return a text with the names of its emoji, as a screen reader speaks them."""
    return MARKUP.sub(lambda found: found[1].replace("_", " "), text)


def counted(icons: Icons, marks: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield amounts as messages for the catalog, with the marks of the icons that have one.

    A form is named behind the id of its message: `points.story`.
    """
    for key, icon in icons.items():
        mark = marks.get(icon)
        if mark is not None:
            yield key, f"{{ $n }} {mark}"
            yield f"{key}.story", f"+{{ $n }} {mark}"
