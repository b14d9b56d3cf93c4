"""Every card of a component set as plain data with its generated text."""

from __future__ import annotations

from typing import Any

import msgspec

from games.core.speech import Message, Name
from games.core.text import Language
from games.luna_maris.content import components
from games.luna_maris.words import cards as texts
from games.luna_maris.words.speakers import SPEAKERS

Card = dict[str, Any]


def cards(content: str, lang: Language) -> list[Card]:
    """Return every card: id, name, kind, text, and the fields that the game knows of it."""
    t, speaker = components(content), SPEAKERS(lang, content)
    box = t.components
    found: list[tuple[Any, str, Message]] = [
        *((each, "scientist", texts.scientist(each)) for each in box.scientists),
        *((each, "order", texts.order(each)) for each in box.orders),
        *((each, "food", texts.food(each)) for each in box.food),
        *((each, "equipment", texts.equipment(t, each)) for each in box.equipment),
        *((each, "improvement", texts.improvement(t, each)) for each in box.improvements),
        *((each, "bonus", texts.bonus(each)) for each in box.bonuses),
        *((each, "ai_card", texts.ai_card(each)) for each in box.ai_cards),
    ]
    listed: list[Card] = []
    for card, kind, text in found:
        name = speaker.name(card.crop if kind == "food" else card.id)
        # An advanced module has the id of the module that it covers.
        key = f"advanced:{card.id}" if kind == "improvement" else card.id
        if kind == "improvement":
            name = speaker.text("card-advanced", module=Name(card.id))
        own = {"id": key, "name": name, "kind": kind, "text": speaker.say(text)}
        # An order's own `kind`: the marks on its back.
        fields = msgspec.to_builtins(card)
        if kind == "order":
            fields["stack"] = fields["kind"]
        listed.append({**fields, **own})
    return listed
