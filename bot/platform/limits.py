"""The limits of the platform, in one place, and functions that make texts keep them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.core.text import boundary, clip

# Commands
COMMAND_NAME: Final = 32
COMMAND_DESCRIPTION: Final = 100
OPTIONS_PER_LEVEL: Final = 25
COMMAND_TREE: Final = 8000
GLOBAL_COMMANDS: Final = 100
CHOICES: Final = 25
CHOICE_NAME: Final = 100

# Messages
CONTENT: Final = 2000
LAYOUT_TEXT: Final = 4000
COMPONENTS: Final = 40
ROWS: Final = 5
FILES: Final = 10
GALLERY: Final = 10
ALT_TEXT: Final = 1024

# Films: Discord encodes animations again, and can cut long ones. It publishes no limits for that.
FILM_WIDTH: Final = 800
FILM_FRAMES: Final = 100
FILM_SECONDS: Final = 60
FILM_BYTES: Final = 3 * 2**20

# Components
CUSTOM_ID: Final = 100
BUTTON_LABEL: Final = 80
SELECT_OPTIONS: Final = 25
SELECT_LABEL: Final = 100
SELECT_DESCRIPTION: Final = 100
SELECT_PLACEHOLDER: Final = 150

# Forms
MODAL_TITLE: Final = 45
INPUT_LABEL: Final = 45
INPUT_HELP: Final = 100
PARTS: Final = 5
BOXES: Final = 10
"""Options of a group of boxes or radio buttons."""

THREAD_NAME: Final = 100
FORUM_TAGS: Final = 20
"""Tags that a forum can have."""
POST_TAGS: Final = 5
"""Tags that a post of a forum can have."""
THREAD_MINUTES: Final = 10080
"""The longest time without a message after which Discord archives a thread: a week. In an archived
thread buttons cannot be pressed, and a turn may take days."""


def lines(texts: list[str], limit: int = CONTENT, more: str = "…") -> str:
    """Join lines up to a limit; too many are cut at the beginning, and a mark shows it."""
    kept: list[str] = []
    room = limit
    for text in reversed(texts):
        line = clip(text, limit)
        if len(line) + 1 > room - (len(more) + 1) and len(kept) < len(texts):
            return "\n".join([more, *reversed(kept)]) if kept else clip(line, limit)
        kept.append(line)
        room -= len(line) + 1
    return "\n".join(reversed(kept))


def pages(texts: Sequence[str], limit: int = CONTENT) -> list[str]:
    """Join lines to as few texts as a limit allows, but at least one."""
    found = [""]
    for text in texts:
        line = clip(text, limit)
        if found[-1] and len(found[-1]) + 1 + len(line) > limit:
            found.append(line)
        else:
            found[-1] = f"{found[-1]}\n{line}" if found[-1] else line
    return found


def outer(texts: list[str], limit: int) -> str:
    """Join lines up to a limit; too many are cut in the middle, and a mark shows it."""
    if len("\n".join(texts)) <= limit:
        return "\n".join(texts)
    kept: list[str] = []
    room = limit // 3
    for text in texts:
        if len(text) + 1 > room:
            break
        kept.append(text)
        room -= len(text) + 1
    begun = "\n".join(kept)
    left = limit - len(begun) - bool(kept)
    return "\n".join(filter(None, [begun, lines(texts[len(kept) :], left)]))


def split(text: str, limit: int = CONTENT) -> list[str]:
    """Cut a long text into messages, between lines where possible."""
    parts: list[str] = []
    current = ""
    for line in text.split("\n"):
        piece = line
        while len(piece) > limit:
            if current:
                parts.append(current)
                current = ""
            at = boundary(piece, limit) or limit
            parts.append(piece[:at])
            piece = piece[at:]
        joined = f"{current}\n{piece}" if current else piece
        if len(joined) > limit:
            parts.append(current)
            current = piece
        else:
            current = joined
    return [*parts, current] if current or not parts else parts


def button(label: str) -> str:
    """Return a label that fits a button."""
    return clip(label, BUTTON_LABEL)
