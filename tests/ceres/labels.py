"""What labels may say for a message: itself, or in shorter words where room is short."""

from __future__ import annotations

from games.ceres.content import BUILT_IN
from games.ceres.content.types import Goods
from games.ceres.words.speakers import SPEAKERS
from games.ceres.words.terms import in_few
from games.core.speech import Message
from games.core.text import Language


def forms(message: Message, lang: Language) -> tuple[str, ...]:
    """Return a message and its shorter forms, as `str.startswith` takes them."""
    speaker = SPEAKERS(lang, BUILT_IN)
    rooms = range(len(speaker.say(message)), 0, -1)
    return tuple(dict.fromkeys(speaker.fit(message, room) for room in rooms))


def short(amounts: Goods, lang: Language) -> str:
    """Return amounts of goods as labels with room for them have them."""
    return SPEAKERS(lang, BUILT_IN).say(in_few(amounts))
