"""Reasons of refusals: a reason is the message of its key, its facts are the arguments.

The keys and facts are listed in `games.ares.steps`.
"""

from __future__ import annotations

from typing import Any, get_args

from games.ares.content import NAMES, OCEANS
from games.ares.effects.kinds import Cube
from games.ares.words.terms import cards, cubes, phase, some, stock, tag, zone
from games.core.errors import Reason
from games.core.messages import Said, reason_message
from games.core.speech import Argument, Items, Message

_FACTS: Said = {
    "card": lambda key: some(key if key in NAMES else ""),  # it may be anything that is sent
    "tag": tag,
    "zones": lambda keys: Items(map(zone, keys.split())),
}


def message(reason: Reason) -> Message:
    """Return what a reason says."""
    facts: dict[str, Any] = dict(reason.facts)
    given: dict[str, Argument] = {}
    if facts.get("phase"):
        given["named"] = phase(facts["phase"])
    match reason.key:
        case "already_done" if facts:
            reason = Reason("phase_done", reason.facts)
        case "oceans_least" | "oceans_most":
            given["oceans"] = OCEANS
        case "cannot_pay":
            amount = cubes if facts["good"] in get_args(Cube) else stock
            given["price"] = amount(facts["good"], facts["need"])
            given["sell"] = Items([cards(facts["sell"])] if "sell" in facts else [])
        case _:
            pass
    return reason_message(reason, _FACTS, given)
