"""The effects of cards, as messages made of the card data; and the list of all cards.

A part of a card is the message that bears its tag, with its fields as arguments, unless `part` says
otherwise. Effects that a player pays for are said in the form `infinitive`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Any, assert_never

from msgspec import structs

from games.ares import effects
from games.ares.content import CARDS, CORPS
from games.ares.effects.card import Card, Corporation, Production, Use
from games.ares.effects.ongoing import Cheaper, MetalWorth, MoreResearch, Ongoing, OnStep
from games.ares.words.speakers import SPEAKERS
from games.ares.words.terms import metal, parameter, stock, tag, zone
from games.core.icons import length
from games.core.messages import yes
from games.core.speech import Argument, Items, Message, Speaker
from games.core.text import Language

COUNTS = frozenset({"n", "most", "by"})
"""Fields with the number of a part: `n` in its message."""
PRICES = frozenset({"each", "less", "mc"})
"""Fields with an amount of MC."""
NOUNS = {"what": "stock", "cube": "cube", "tag": "tag", "scale": "parameter", "colour": "colour"}
"""Fields with a word of a closed list, and what its messages begin with."""


# Parts


def part(what: effects.Part) -> Message:
    """Return what a part of a card requires, costs, does or counts, without a full stop."""
    match what:
        case effects.InZone(scale, zones):
            side = "only" if len(zones) == 1 else "up" if zones[-1] == "white" else "down"
            end = zone(zones[-1] if side == "down" else zones[0])
            return Message(f"part-in_zone-{scale}", zone=end, side=side)
        case effects.Pay("tr", n):
            return Message("part-pay_tr", n=n)
        case effects.PayUpTo(good, None):
            return Message("part-pay_any", what=stock(good, 0))
        case effects.PayReduced(base, each, per):
            paid = {"base": stock("mc", base), "each": stock("mc", each)}
            return Message("part-pay_reduced", **paid, rate=_owned(_rate_of(per)))
        case effects.PayInfrastructure(base, less, n):
            paid = {"base": stock("mc", base), "less": stock("mc", base - less)}
            return Message("part-pay_infrastructure", **paid, n=n)
        case effects.RaiseTR(effects.PerTag() as rate):
            return Message("part-raise_tr-rate", n=rate.each, rate=part(rate))
        case OnStep(parameter, do):
            return Message(f"part-on_step-{parameter}", do=sequence(do))
        case Cheaper(n, None, 0):
            return Message("part-cheaper", n=n)
        case Cheaper(n, None, least):
            return Message("part-cheaper-least", n=n, least=stock("mc", least))
        case Cheaper(n, str(key)):
            return Message("part-cheaper-tag", n=n, tag=tag(key))
        case MetalWorth(key, n):
            return Message(f"part-metal_worth-{key}", n=n)
        case MoreResearch(look, keep):
            more = (("look", look), ("keep", keep))
            does = Items(Message(f"more-{key}", n=n) for key, n in more if n)
            return Message("part-more_research", does=does)
        case _:
            return _by_fields(what)


def _by_fields(what: effects.Part) -> Message:
    fields = structs.asdict(what)
    n = next((fields[key] for key in fields if key in COUNTS), 0)
    given = {
        "n" if key in COUNTS else key: _argument(key, value, n) for key, value in fields.items()
    }
    return Message(f"part-{what.__struct_config__.tag}", **given)


def _argument(key: str, value: Any, n: int) -> Argument:
    match value:
        case bool():
            return yes(value)
        case int():
            return stock("mc", value) if key in PRICES else value
        case str():
            return Message(f"{NOUNS[key]}-{value}", n=n)
        case effects.Part():
            return part(value)
        case _ if key == "tags":
            return Items(map(tag, value))
        case _ if key == "branches":
            return Items(map(sequence, value))
        case _:
            return sequence(value)


def _gain(parts: Iterable[effects.AnyEffect]) -> Message:
    goods = Items(stock(part.what, part.n) for part in parts if isinstance(part, effects.Gain))
    return Message("part-gain", goods=goods)


def sequence(parts: Sequence[effects.AnyEffect]) -> Message:
    """Return effects in their order as one clause; plain gains share a verb."""
    said: list[Message] = []
    for plain, group in groupby(parts, key=lambda each: isinstance(each, effects.Gain)):
        same = list(group)
        said += [_gain(same)] if plain else map(part, same)
    if isinstance(parts[0], effects.TakeHere) and len(said) > 1:
        return Message("trade", cost=said[0], gain=then(said[1:]))
    return then(said)


def then(said: Sequence[Message]) -> Message:
    """Return what happens one after the other."""
    return said[0] if len(said) == 1 else Message("then", parts=Items(said))


def _rate_of(per: effects.Metal | effects.Tag) -> Message:
    if per == "steel" or per == "titanium":  # noqa: PLR1714  only this narrows the literal
        return Message("part-per_metal", metal=metal(per, 1))
    return part(effects.PerTag(per))


def _owned(rate: Message) -> Message:
    return Message("owned", rate=rate)


def per(amount: Message, rate: effects.Rate) -> Message:
    """Return an amount that follows a count."""
    counted = part(rate)
    return Message(
        "per",
        amount=amount,
        rate=_owned(counted) if isinstance(rate, effects.PerTag | effects.PerForest) else counted,
    )


# Sentences


def requires(parts: Sequence[effects.Requirement]) -> list[Message]:
    """Return what a card requires: conditions first, then payments in addition to its price."""
    needs = Items(part(each) for each in parts if not isinstance(each, effects.Pay))
    found = [Message("requires", needs=needs)] if needs.items else []
    return [*found, *pays(parts)]


def pays(parts: Sequence[effects.Requirement]) -> list[Message]:
    """Return what a card costs in addition to its price, if anything."""
    goods = Items(part(each) for each in parts if isinstance(each, effects.Pay))
    return [Message("also_pays", pays=goods)] if goods.items else []


def _sentences(parts: Sequence[effects.AnyEffect]) -> Iterator[Message]:
    """Yield effects as sentences: gains and discards continue the sentence before them."""
    start = 0
    for index, each in enumerate(parts):
        if index > start and not isinstance(each, effects.Gain | effects.Discard):
            yield Message("sentence", said=sequence(parts[start:index]))
            start = index
    if parts:
        yield Message("sentence", said=sequence(parts[start:]))


def _production(what: Production) -> Message:
    if isinstance(what.n, int):
        return stock(what.track, what.n)
    return per(stock(what.track, what.n.each), what.n)


def _use(way: Use) -> Message:
    gain = sequence(way.gain)
    if not way.cost:
        return gain
    long = any(
        isinstance(each, effects.PayReduced | effects.PayInfrastructure) for each in way.cost
    )
    return Message("use", cost=_costs(way.cost), gain=gain, long=yes(long))


def _costs(parts: Sequence[effects.Cost]) -> Items:
    return Items(map(part, parts))


@cache
def action(uses: tuple[Use, ...]) -> Message:
    """Return a card's action."""
    said = Message("ways", ways=Items(map(_use, uses)))
    takes = [each for way in uses for each in way.cost if isinstance(each, effects.TakeOwn)]
    if len(takes) == len(uses) > 1 and len({way.gain for way in uses}) == 1:
        gain = sequence(uses[0].gain)
        said = Message("takes_alike", said=said, takes=_costs(takes), gain=gain)
    found = [said]
    for way in uses:
        if way.more:
            found.append(Message("chosen_more", gain=sequence(way.more)))
        if way.chosen_cost is not None:
            found.append(Message("chosen_cost", cost=_costs(way.chosen_cost)))
    return lines(found)


def points(vp: int | effects.Rate) -> Message:
    """Return what a card scores."""
    return Message("vp", n=vp) if isinstance(vp, int) else per(Message("vp", n=vp.each), vp)


def does(card: Card | Corporation, *, brief: bool = False) -> list[Message]:
    """Return what a card does and scores, one sentence per box.

    A `brief` text says once what several ongoing effects bring alike.
    """
    return [*_sentences(card.on_play), *goes_on(card, brief=brief)]


def goes_on(card: Card | Corporation, *, brief: bool = False) -> list[Message]:
    """Return what a card does and scores once it was played, as `does` does."""
    found: list[Message] = []
    if card.production:
        found.append(Message("production", parts=Items(map(_production, card.production))))
    if card.capability:
        metals = Items(metal(each.metal, each.n) for each in card.capability)
        found.append(Message("capability", parts=metals))
    ongoing = _alike(card.ongoing) if brief else map(part, card.ongoing)
    found += [Message("effect", said=each) for each in ongoing]
    if isinstance(card, Card):
        if card.action:
            found.append(Message("action", said=action(card.action)))
        if card.vp != 0:
            found.append(Message("scores", points=points(card.vp)))
    return found


def _alike(parts: Sequence[Ongoing]) -> Iterator[Message]:
    """Yield ongoing effects, those as one that differ only in the step of Mars or the tag."""
    for _, group in groupby(parts, key=_shared):
        same = list(group)
        match same[0]:
            case OnStep(_, do) if len(same) > 1:
                steps = (parameter(each.parameter) for each in same if isinstance(each, OnStep))
                yield Message("steps_alike", steps=Items(steps), do=sequence(do))
            case Cheaper(n) if len(same) > 1:
                cheaper = (each for each in same if isinstance(each, Cheaper))
                tags = Items(tag(each.tag) for each in cheaper if each.tag)
                yield Message("cheaper_alike", n=n, tags=tags)
            case _:
                yield from map(part, same)


def _shared(what: Ongoing) -> object:
    match what:
        case OnStep(_, do):
            return do
        case Cheaper(n, str()):
            return n
        case _:
            return what


def text(card: Card | Corporation) -> list[Message]:
    """Return the whole text of a card, one sentence per box."""
    if isinstance(card, Card):
        return [*requires(card.requires), *does(card)]
    return [start(card), *does(card)]


def start(corporation: Corporation) -> Message:
    """Return what a corporation starts with."""
    return Message("start", mc=stock("mc", corporation.mc))


# In few words


@cache
def gist(card: Card) -> Message:
    """Return what a card does, then what it requires."""
    return lines(sentences(card))


def sentences(card: Card) -> Sequence[Message]:
    """Return the sentences of a gist, what matters most first."""
    return [*does(card, brief=True), *requires(card.requires)]


def founding(speaker: Speaker, corporation: Corporation, room: int) -> str:
    """Return a corporation's effect, then its start, in at most `room` characters.

    The effect alone has room behind the name too, where both are suggested.
    """
    works = lines(map(part, corporation.ongoing))
    named = room - len(speaker.name(corporation.id)) - len(" — ")
    rest = [start(corporation), *does(corporation)][: -len(corporation.ongoing)]
    found = speaker.fit(lines([speaker.fit(works, named), *rest]), room)
    return found if length(found) <= room else speaker.fit(lines([works, *rest]), room)


def lines(said: Iterable[Argument]) -> Message:
    """Return sentences as one text."""
    return Message("lines", lines=Items(said))


def cards(content: str, lang: Language) -> list[dict[str, Any]]:
    """Return all projects and corporations in the order of their numbers.

    Every entry has the same fields; fields that a kind does not have are `None`. Points that depend
    on a count are given as `per` (or `per_tag`), `each` and `by`: `each` for every full `by` of
    them.
    """
    speaker = SPEAKERS(lang, content)
    return [_entry(card, speaker) for card in (*CARDS.values(), *CORPS.values())]


def _entry(card: Card | Corporation, speaker: Speaker) -> dict[str, Any]:
    project = card if isinstance(card, Card) else None
    return {
        "id": card.id,
        "name": speaker.name(card.id),
        "kind": "corporation" if project is None else "project",
        "text": speaker.say(lines(text(card))),
        "number": card.number,
        "cost": project.cost if project else None,
        "color": project.colour if project else None,
        "tags": list(card.tags),
        "tag_names": [speaker.say(tag(key)) for key in card.tags],
        "vp": _points(project.vp) if project else 0,
        "vp_text": speaker.say(points(project.vp)) if project and project.vp != 0 else "",
        "mc": card.mc if isinstance(card, Corporation) else None,
        "starter": card.starter,
    }


def _points(vp: int | effects.Rate) -> int | dict[str, Any]:
    if isinstance(vp, int):
        return vp
    counted: dict[str, Any] = {"each": vp.each, "by": vp.by}
    match vp:
        case effects.PerTag(tag):
            return {"per_tag": tag, **counted}
        case effects.PerForest():
            return {"per": "forest_vp", **counted}
        case effects.PerCard():
            return {"per": "project_card_played", **counted}
        case effects.PerBlueCard():
            return {"per": "blue_card_in_play", **counted}
        case effects.PerCube(cube):
            return {"per": cube, **counted, "on": "this"}
        case _:
            assert_never(vp)
