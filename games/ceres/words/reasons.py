"""Reasons of refusals: a reason is the message of its key, its facts are the arguments.

The keys and facts are listed in `games.ceres.steps`.
"""

from __future__ import annotations

from games.ceres.content.types import GOODS, KINDS
from games.ceres.rules.tables import OPTIONS
from games.ceres.words.terms import field, location, option
from games.core.errors import Reason
from games.core.messages import NOTHING, Said, reason_message
from games.core.speech import Argument, Items, Message, Name

_FACTS: Said = {
    **dict.fromkeys(("asteroid", "card", "favor", "outstation", "project"), Name),
    "field": field,
    "frame": lambda tag: Message(f"frame-{tag}"),
    "have": lambda n: max(n, 0),
}


def message(reason: Reason) -> Message:
    """Return what a reason says."""
    facts = dict(reason.facts)
    given: dict[str, Argument] = {}
    if "good" in facts:
        good = facts["good"]
        known = good in GOODS
        given["good"] = Items([Message(f"good-{good}", n=1)]) if known else NOTHING
        if known and "need" in facts:
            given["price"] = Message(f"good-{good}", n=int(facts["need"]))
    if "location" in facts:
        place, key = str(facts["location"]), str(facts.get("option"))
        given["location"] = location(place)
        if any(place == where and key in keys for where, keys in OPTIONS.items()):
            given["option"] = option(place, key)
    if facts.get("kind") in KINDS:
        given["worker"] = Message(f"worker-{facts['kind']}", n=1)
        given["kind"] = Message(f"type-{facts['kind']}")
    return reason_message(reason, _FACTS, given)
