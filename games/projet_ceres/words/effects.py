"""The generated text of effects: words, branches, abilities, standing changes.

A text for cards says amounts as they are printed; one for labels, which knows the position by
`now`, says what they come to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from games.core.speech import Argument, Items, Message
from games.core.words import NOTHING, yes
from games.projet_ceres.content.types import Ability, Bonus, ToEach
from games.projet_ceres.effects import (
    Amount,
    Branch,
    Buy,
    Colonise,
    Devote,
    Discard,
    Draw,
    Effect,
    Gain,
    Influence,
    Levy,
    Lose,
    Modify,
    Per,
    Power,
    Salvage,
    Word,
)
from games.projet_ceres.words.terms import priced, resource

Now = Callable[[Amount], int]
"""What an amount comes to in a position."""
GAINS = (Gain, Colonise, Devote, Influence)
"""Words that are said together where they follow one another."""


def _amount(unit: str, n: Amount, now: Now | None) -> Message:
    """Return so much of something: a message that counts by `n`, or a rate with its limit."""
    if not isinstance(n, Per):
        return Message(unit, n=n)
    if now is not None:
        return Message(unit, n=now(n))
    rate, of = Message(unit, n=n.times), Message(f"counted-{n.of}", n=1)
    return Message("per", base=n.base, rate=rate, of=of, most=n.most)


def _gain(word: Gain | Colonise | Devote | Influence, now: Now | None) -> Message:
    match word:
        case Gain(of, n):
            return _amount(f"good-{of}", n, now)
        case Influence(n):
            return _amount("good-influence", n, now)
        case _:
            return _amount(f"points-{word.__struct_config__.tag}", word.n, now)


def _facts(word: Effect, now: Now | None) -> dict[str, Argument]:
    """Return what the sentence of a word tells besides its kind."""
    given: dict[str, Argument] = {}
    for key in word.__struct_fields__:
        value = getattr(word, key)
        if isinstance(value, str | int):
            given[key] = value
    match word:
        case Draw(n):
            given["what"] = _amount("cards", n, now)
        case Power(n):
            given["what"] = _amount("power", n, now)
        case Lose(of, n) | Levy(of, n):
            given["what"] = Message(f"good-{of}", n=n)
            given["of"] = resource(of)
        case Discard(n) | Salvage(n=n):
            given["what"] = Message("cards", n=n)
        case Buy(discount=n):
            given["less"] = Items([Message("good-influence", n=n)] if n else [])
        case _:
            pass
    return given


def _grouped(do: Iterable[Word]) -> list[list[Word]]:
    """Return words in their order, gains that follow one another together.

    A rate begins anew: it is of what stands just before it.
    """
    found: list[list[Word]] = []
    for word in do:
        rate = isinstance(getattr(word, "n", 1), Per)
        if found and isinstance(word, GAINS) and isinstance(found[-1][-1], GAINS) and not rate:
            found[-1].append(word)
        else:
            found.append([word])
    return found


def words(do: Iterable[Word]) -> Items:
    """Return what words do, as imperatives in their order."""
    found: list[Message] = []
    for group in _grouped(do):
        if isinstance(group[0], GAINS):
            gains = Items(_gain(word, None) for word in group if isinstance(word, GAINS))
            found.append(Message("word-gain", what=gains))
        else:
            tag = group[0].__struct_config__.tag
            found.append(Message(f"word-{tag}", **_facts(group[0], None)))
    return Items(found)


def brief(do: Iterable[Word], now: Now | None = None) -> Items:
    """Return what words do in the few words of labels; what comes to nothing is left out."""
    found: list[Message] = []
    for word in do:
        if now is not None and isinstance(n := getattr(word, "n", 1), Per) and not now(n):
            continue
        if isinstance(word, GAINS):
            found.append(_gain(word, now))
        else:
            tag = word.__struct_config__.tag
            found.append(Message(f"brief-{tag}", **_facts(word, now)))
    return Items(found)


def plain(way: Branch) -> bool:
    """Tell whether a label says all that a way does: it only gains or draws what is printed."""
    plainly = all(isinstance(w, Gain | Colonise | Devote | Draw | Influence) for w in way.do)
    return plainly and not any(isinstance(getattr(w, "n", 1), Per) for w in way.do)


def need(branch: Branch) -> Items:
    """Return what a way asks for besides its price, an empty list for nothing."""
    if not branch.need:
        return NOTHING
    return Items([Message(f"counted-{branch.need}", n=branch.least)])


def branch(way: Branch) -> Message:
    """Return one way to use something: condition, price, what it does."""
    return Message("branch", need=need(way), cost=priced(way.cost), does=words(way.do))


def branches(ways: Sequence[Branch]) -> Message:
    """Return the ways to use something, of which one is chosen."""
    return Message("branches", ways=Items(map(branch, ways)))


def changes(found: Iterable[Modify]) -> list[Message]:
    """Return standing changes."""
    return [Message(f"change-{e.what}", n=abs(e.by), less=yes(e.by < 0)) for e in found]


def ability(found: Ability) -> Message:
    """Return what a building, an asteroid or a mission offers whoever controls it."""
    parts = changes(found.modify)
    if found.repeat or found.effect:
        does = Message("normal-effect") if found.repeat else branches(found.effect)
        paid = any(priced(way.cost).items for way in found.effect)
        once = found.when not in ("paid", "turn") and (found.cap or paid)
        n = found.cap or 1
        parts.append(Message(f"when-{found.when}", does=does, cap=n if once else 0))
    return Message("ability", parts=Items(parts))


def bonus(found: Bonus) -> Message:
    """Return what a bonus of a track brings."""
    return Message("ability", parts=Items([*changes(found.modify), *words(found.do).items]))


def each(found: ToEach) -> Message:
    """Return what somebody gets of a mission: who, and what."""
    return Message("to-each", who=found.who, does=words(found.do))
