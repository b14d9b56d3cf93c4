"""The generated text of effects: words, branches, abilities, standing changes.

A text for cards says amounts as they are printed; one for labels, which knows the position by
`now`, says what they come to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from games.core.actions import tag
from games.core.messages import NOTHING, facts, yes
from games.core.speech import Argument, Items, Message
from games.projet_ceres import effects as ef
from games.projet_ceres.content.types import Ability, Bonus, ToEach
from games.projet_ceres.words.terms import influence, priced

Now = Callable[[ef.Amount], int]
"""The value of an amount in a position."""
GAINS = (ef.Gain, ef.Colonise, ef.Devote, ef.Influence)
"""Words that are said together where they follow one another."""
_UNITS = {"inf": "good-influence", "col": "points-col", "dev": "points-dev", "power": "power",
          "token": "tokens"}  # fmt: skip
"""Units of words that are neither about resources nor about cards."""


def _amount(word: ef.Effect, now: Now | None) -> Message:
    """Return how much of something a word is about, at a rate: of how much for each of what."""
    of, n = getattr(word, "of", ""), getattr(word, "n", 1)
    unit = f"good-{of}" if of else _UNITS.get(tag(word), "cards")
    if not isinstance(n, ef.Per):
        return Message(unit, n=n)
    if now is not None:
        return Message(unit, n=now(n))
    rate, counted = Message(unit, n=n.times), Message(f"counted-{n.of}", n=1)
    return Message("per", base=n.base, rate=rate, of=counted, most=n.most)


def _facts(word: ef.Effect, now: Now | None) -> dict[str, Argument]:
    """Return the arguments of the sentence of a word."""
    less, least = influence(getattr(word, "discount", 0)), int(getattr(word, "least", 1) != 0)
    return {**facts(word, {}), "what": _amount(word, now), "less": less, "least": least}


def words(do: Iterable[ef.Word]) -> Items:
    """Return words as imperatives in their order, with successive gains in one.

    A rate begins a new one: it is of the thing just before it.
    """
    found: list[list[ef.Word]] = []
    for word in do:
        adds = isinstance(word, GAINS) and not isinstance(word.n, ef.Per)
        if adds and found and isinstance(found[-1][0], GAINS):
            found[-1].append(word)
        else:
            found.append([word])
    return Items(map(_imperative, found))


def _imperative(group: Sequence[ef.Word]) -> Message:
    first = group[0]
    if isinstance(first, GAINS):
        return Message("word-gain", what=Items(_amount(word, None) for word in group))
    return Message(f"word-{tag(first)}", **_facts(first, None))


def brief(do: Iterable[ef.Word], now: Now | None) -> Items:
    """Return words as short as in labels; words that come to nothing now are left out."""
    return Items(
        _amount(word, now)
        if isinstance(word, GAINS)
        else Message(f"brief-{tag(word)}", **_facts(word, now))
        for word in do
        if now is None or not isinstance(n := getattr(word, "n", 1), ef.Per) or now(n)
    )


def in_short(ways: Iterable[ef.Branch]) -> Message:
    """Return the ways to use something in few words: prices and gains as they are printed."""
    short = [
        Message("way-in-short", cost=priced(way.cost), gain=brief(way.do, None)) for way in ways
    ]
    return Message("ways-in-short", ways=Items(short))


def plain(way: ef.Branch) -> bool:
    """Return whether a label says all of a way: it only gains or draws the printed amount."""
    plainly = all(isinstance(word, (*GAINS, ef.Draw)) for word in way.do)
    return plainly and not any(isinstance(getattr(word, "n", 1), ef.Per) for word in way.do)


def branch(way: ef.Branch) -> Message:
    """Return one way to use something: condition, price, what it does."""
    need = Items([Message(f"counted-{way.need}", n=way.least)]) if way.need else NOTHING
    return Message("branch", need=need, cost=priced(way.cost), does=words(way.do))


def branches(ways: Sequence[ef.Branch]) -> Message:
    """Return the ways to use something, of which one is chosen."""
    return Message("branches", ways=Items(map(branch, ways)))


def changes(found: Iterable[ef.Modify]) -> list[Message]:
    """Return standing changes."""
    return [Message(f"change-{e.what}", n=abs(e.by), less=yes(e.by < 0)) for e in found]


def ability(found: Ability) -> Message:
    """Return the ability that a building, an asteroid or a mission gives its controller."""
    parts = changes(found.modify)
    if found.repeat or found.effect:
        does = Message("normal-effect") if found.repeat else branches(found.effect)
        paid = any(priced(way.cost).items for way in found.effect)
        once = found.when not in ("paid", "turn") and (found.cap or paid or found.repeat)
        parts.append(Message(f"when-{found.when}", does=does, cap=(found.cap or 1) if once else 0))
    return Message("ability", parts=Items(parts))


def bonus(found: Bonus) -> Message:
    """Return what a bonus of a track brings."""
    return Message("ability", parts=Items([*changes(found.modify), *words(found.do).items]))


def each(found: ToEach) -> Message:
    """Return a player's share of a mission: who, and what."""
    return Message("to-each", who=found.who, does=words(found.do))
