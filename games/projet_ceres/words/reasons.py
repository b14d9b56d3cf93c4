"""Why something is refused, as messages."""

from __future__ import annotations

from games.core.errors import Reason
from games.core.speech import Argument, Message, Name
from games.core.words import why
from games.projet_ceres.content import Index
from games.projet_ceres.words.terms import named, resource


def reason(t: Index, found: Reason) -> Message:
    """Return what a reason says: ids by their names, types of goods as words."""
    facts = dict(found.facts)
    given: dict[str, Argument] = {}
    for key, fact in facts.items():
        if key in ("resource", "item"):
            given[key] = resource(str(fact))
        elif key in ("place", "source", "cell"):
            given[key] = _source(t, str(fact))
        elif key in ("card", "box", "mission", "project"):
            # Whoever types what there is none of is not repeated.
            given[key] = Name(str(fact)) if fact in t.names else Message("unseen")
    if found.key == "goods_short":
        given["price"] = Message(f"good-{facts['resource']}", n=int(facts["price"]))
    if found.key == "need_short":
        given["needed"] = Message(f"counted-{facts['what']}", n=int(facts["price"]))
    return why(found, {}, given)


def _source(t: Index, key: str) -> Argument:
    """Return a place or what an effect is of, where no position is known."""
    if key in ("board", "mission"):
        return Message("own-board" if key == "board" else "the-mission")
    return Name(key) if key in t.cards else named(key, None)
