"""Why something is refused: a reason is the message of its key, its facts are the arguments."""

from __future__ import annotations

from games.core.errors import Reason
from games.core.speech import Argument, Message, Name
from games.core.words import Said, why
from games.luna_maris.content import Index
from games.luna_maris.words.terms import GOODS, place

_FACTS: Said = {
    **dict.fromkeys(("bonus", "equipment", "order", "scientist", "track", "zone"), Name),
    "module": place,
    "frame": lambda tag: Message(f"frame-{tag}"),
    "have": lambda n: max(n, 0),
}


def message(t: Index, reason: Reason) -> Message:
    """Return what a reason says."""
    facts = dict(reason.facts)
    given: dict[str, Argument] = {}
    for key in ("good", "resource"):
        if facts.get(key) in GOODS:
            good = facts[key]
            given[key] = Message(f"name-{good}")
            given["price"] = Message(f"good-{good}", n=int(facts.get("need", 1)))
    if "food" in facts:
        card = t.food.get(str(facts["food"]))
        given["food"] = Name(card.crop) if card else Message("unseen")
    return why(reason, _FACTS, given)
