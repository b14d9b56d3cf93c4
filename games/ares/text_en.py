"""English text of requirements, effects, actions and scores, generated from the card data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from games.ares.effects.card import Capability, Card, Corporation, Production, Use
from games.ares.effects.costs import (
    Cost,
    Discard,
    DiscardUpTo,
    Pay,
    PayInfrastructure,
    PayReduced,
    PayUpTo,
    TakeHere,
    TakeOwn,
)
from games.ares.effects.counts import PerBlueCard, PerCard, PerCube, PerForest, PerTag, Rate
from games.ares.effects.immediate import (
    AddElsewhere,
    AddHere,
    AddMatching,
    AnyEffect,
    Draw,
    DrawKeep,
    DrawSpent,
    ExtraPlay,
    FlipOcean,
    Forest,
    FreeGreen,
    Gain,
    GainSpent,
    IfTags,
    NextCheaper,
    NextTolerant,
    OneOf,
    Raise,
    RaiseTR,
    RevealSort,
    RevealTake,
    SwapCard,
)
from games.ares.effects.kinds import (
    METAL_TAGS,
    Cube,
    Metal,
    Parameter,
    Payable,
    Scale,
    Tag,
    Track,
    Zone,
)
from games.ares.effects.ongoing import (
    Cheaper,
    ForestCheaper,
    HeatAsMC,
    MetalWorth,
    Modifier,
    MoreResearch,
    OnAction,
    OnCard,
    OnFirstRaise,
    OnForest,
    Ongoing,
    OnSteel,
    OnStep,
    OnTag,
    SaleWorth,
    StandardCheaper,
    Tolerant,
    Trade,
    Trigger,
)
from games.ares.effects.requirements import (
    HasTags,
    HasTR,
    InZone,
    OceansAtLeast,
    OceansAtMost,
    Requirement,
)
from games.ares.nouns import (
    CARD,
    COLOURS,
    CUBES,
    METALS,
    OCEAN,
    SCALES,
    STEP,
    STOCKS,
    TAG,
    TAG_NAMES,
    ZONE_NAMES,
)
from games.core.text import both, capital, either

STEPS: dict[Parameter, str] = {
    "temperature": "raise the temperature by a step",
    "oxygen": "raise the oxygen by a step",
    "ocean": "flip an ocean",
}


def stock(what: Payable | Track, n: int) -> str:
    """Return an amount of something: "3 heat"."""
    return STOCKS[what].counted("en", n)


def cubes(cube: Cube, n: int) -> str:
    """Return a number of cubes: "2 animals"."""
    return CUBES[cube].counted("en", n)


def cards(n: int) -> str:
    """Return a number of cards."""
    return CARD.counted("en", n)


def requirement(part: Requirement) -> str:
    """Return what a card requires, without a verb."""
    match part:
        case InZone(scale, zones):
            return f"{SCALES[scale][0]} {_zones(scale, zones)}"
        case OceansAtLeast(n):
            return f"at least {OCEAN.counted('en', n)} flipped"
        case OceansAtMost(n):
            return f"at most {OCEAN.counted('en', n)} flipped"
        case HasTags(tag, n):
            return f"{n} {TAG_NAMES[tag][0]} {TAG.form('en', n)}"
        case HasTR(n):
            return f"a TR of at least {n}"
        case Pay():
            return _pay(part)
        case _:
            assert_never(part)


def _zones(scale: Scale, zones: Sequence[Zone]) -> str:
    higher, lower = ("warmer", "colder") if scale == "temperature" else ("higher", "lower")
    if len(zones) == 1:
        return f"in the {ZONE_NAMES[zones[0]][0]} zone"
    if zones[-1] == "white":
        return f"in the {ZONE_NAMES[zones[0]][0]} zone or {higher}"
    return f"in the {ZONE_NAMES[zones[-1]][0]} zone or {lower}"


def requirements(parts: Sequence[Requirement]) -> list[str]:
    """Return the sentences for all requirements of a card: conditions first, then payments."""
    needs = [requirement(p) for p in parts if not isinstance(p, Pay)]
    pays = [requirement(p) for p in parts if isinstance(p, Pay)]
    found = [f"Requires {both(needs, 'en')}."] if needs else []
    return found + [f"When played, also {both(pays, 'en')}." for _ in pays[:1]]


def _pay(part: Pay) -> str:
    if part.what == "tr":
        return f"lower your TR by {part.n}"
    return f"spend {stock(part.what, part.n)}"


def rate(part: Rate) -> str:
    """Return what an amount is counted by: "2 Earth tags"."""
    match part:
        case PerTag(tag, _, by):
            return f"{TAG_NAMES[tag][0]} tag" if by == 1 else f"{by} {TAG_NAMES[tag][0]} tags"
        case PerForest(_, by):
            return "forest VP" if by == 1 else f"{by} forest VP"
        case PerCard(_, by):
            return f"{by} project cards you have played"
        case PerBlueCard(_, by):
            return f"{by} blue cards you have in play"
        case PerCube(cube, _, by):
            return (CUBES[cube].form("en") if by == 1 else cubes(cube, by)) + " on this card"
        case _:
            assert_never(part)


def productions(parts: Sequence[Production]) -> list[str]:
    """Return the sentence for a card's production."""
    if not parts:
        return []
    return [f"Production: {both([_production(p) for p in parts], 'en')}."]


def _production(part: Production) -> str:
    if isinstance(part.n, int):
        return stock(part.track, part.n)
    tail = " you have" if isinstance(part.n, PerTag | PerForest) else ""
    return f"{stock(part.track, part.n.each)} per {rate(part.n)}{tail}"


def capabilities(parts: Sequence[Capability]) -> list[str]:
    """Return the sentence for a card's steel and titanium."""
    if not parts:
        return []
    return [f"Capability: {both([f'{p.n} {METALS[p.metal][0]}' for p in parts], 'en')}."]


def cost(part: Cost) -> str:
    """Return a cost as an imperative."""
    match part:
        case Pay():
            return _pay(part)
        case PayUpTo(what, most):
            noun = STOCKS[what].form("en", 2)
            return f"spend any amount of {noun}" if most is None else f"spend 1 to {most} {noun}"
        case PayReduced(base, each, per):
            return f"spend {base} MC, reduced by {each} MC per {_counted(per)} you have"
        case PayInfrastructure(base, less, n):
            return f"spend {base} MC, or {base - less} MC if you have at least {n} blue cards"
        case Discard(n):
            return f"discard {cards(n)} from your hand"
        case DiscardUpTo(most):
            return f"discard 1 to {most} cards from your hand"
        case TakeHere(cube, n):
            return f"remove {cubes(cube, n)} from this card"
        case TakeOwn(cube, n):
            return f"remove {cubes(cube, n)} from any of your cards"
        case _:
            assert_never(part)


def _counted(per: Metal | Tag) -> str:
    if per == "steel" or per == "titanium":  # noqa: PLR1714  only this narrows the literal
        return METALS[per][0]
    return f"{TAG_NAMES[per][0]} tag"


def effect(part: AnyEffect) -> str:
    """Return an effect as an imperative without a full stop."""
    match part:
        case Gain(what, n):
            return f"gain {stock(what, n)}"
        case GainSpent(what):
            return f"gain that many {STOCKS[what].form('en', 2)}"
        case Draw(n):
            return f"draw {cards(n)}"
        case DrawSpent():
            return "draw that many cards"
        case DrawKeep(n, keep):
            return f"draw {cards(n)}, keep {keep} and discard the rest"
        case Discard(n):
            return f"discard {cards(n)} from your hand"
        case Raise(scale, n):
            return f"raise the {SCALES[scale][0]} by {STEP.counted('en', n)}"
        case FlipOcean(n):
            return "flip an ocean" if n == 1 else f"flip {n} oceans"
        case RaiseTR(n):
            if isinstance(n, int):
                return f"raise your TR by {n}"
            return f"raise your TR by {n.each} per {rate(n)} you have, including this one"
        case Forest(n):
            steps = f"{n} VP and {STEP.counted('en', n)} of oxygen"
            return f"gain {'a forest' if n == 1 else f'{n} forests'} ({steps})"
        case AddHere(cube, n):
            return f"add {cubes(cube, n)} to this card"
        case AddElsewhere(cube, n):
            return f"add {cubes(cube, n)} to another of your cards"
        case AddMatching(n):
            return f"add {n} resources to one of your cards, of the kind that it holds"
        case TakeHere(cube, n):
            return f"remove {cubes(cube, n)} from this card"
        case OneOf(branches):
            return either([sequence(branch) for branch in branches], "en")
        case IfTags(tag, n, then):
            return f"if you have at least {n} {TAG_NAMES[tag][0]} tags, also {sequence(then)}"
        case ExtraPlay():
            return "you may play one more blue or red card in this phase"
        case FreeGreen(most):
            return (
                "you may play another green card in this phase without paying MC, "
                f"if its printed cost is {most} MC or less"
            )
        case NextCheaper(n):
            return f"the next card you play in this phase costs {n} MC less"
        case NextTolerant():
            return (
                "the temperature or oxygen may be one zone off "
                "for the next card you play in this phase"
            )
        case RevealTake(n, tags):
            names = either([TAG_NAMES[tag][0] for tag in tags], "en")
            return f"reveal {cards(n)}, take one of them with a {names} tag and discard the rest"
        case RevealSort(colour, mc):
            return (
                f"reveal a card: if it is {COLOURS[colour][0]}, discard it and gain {mc} MC, "
                "otherwise take it"
            )
        case SwapCard(tag, n):
            return (
                "you may discard a card from your hand and draw a card, "
                f"or {n} cards if it had a {TAG_NAMES[tag][0]} tag"
            )
        case _:
            assert_never(part)


def sequence(parts: Sequence[AnyEffect]) -> str:
    """Return effects in their order as one clause; plain gains share a verb."""
    said: list[str] = []
    for index, part in enumerate(parts):
        before = parts[index - 1] if index else None
        if isinstance(part, Gain) and isinstance(before, Gain):
            said[-1] += f" and {stock(part.what, part.n)}"
        else:
            said.append(effect(part))
    if isinstance(parts[0], TakeHere) and len(said) > 1:
        return f"{said[0]} to {', then '.join(said[1:])}"
    return ", then ".join(said)


def sentences(parts: Sequence[AnyEffect]) -> list[str]:
    """Return effects as sentences, what belongs together in one."""
    found: list[str] = []
    group: list[AnyEffect] = []
    for part in parts:
        if group and not isinstance(part, Gain | Discard):
            found.append(f"{capital(sequence(group))}.")
            group = []
        group.append(part)
    if group:
        found.append(f"{capital(sequence(group))}.")
    return found


def ongoing(part: Ongoing) -> str:
    """Return an ongoing effect as a sentence."""
    if isinstance(part, Trigger):
        return _trigger(part)
    return _modifier(part)


def _trigger(part: Trigger) -> str:
    match part:
        case OnCard(do):
            return f"When you play another card, {sequence(do)}."
        case OnTag(tags, do, itself):
            names = either([TAG_NAMES[tag][0] for tag in tags], "en")
            own = ", those of this card included" if itself else ""
            return f"For each {names} tag you play{own}: {sequence(do)}."
        case OnStep(parameter, do):
            return f"Each time you {STEPS[parameter]}, {sequence(do)}."
        case OnForest(do):
            return f"Each time you gain a forest VP, {sequence(do)}."
        case OnAction(do):
            return f"Each time you use the action of a card, {sequence(do)}."
        case OnSteel(do):
            return f"For each steel on a card you play, {sequence(do)}."
        case OnFirstRaise(price, do):
            return (
                "Once per phase, from the first time your TR rises on, you may "
                f"{_pay(price)} to {sequence(do)}."
            )
        case _:
            assert_never(part)


def _modifier(part: Modifier) -> str:
    match part:
        case Cheaper(n, tag, least):
            which = f" with a {TAG_NAMES[tag][0]} tag" if tag else ""
            which = which.replace("a Earth", "an Earth").replace("a event", "an event")
            which += f" with a printed cost of {least} MC or more" if least else ""
            return f"Cards{which} cost you {n} MC less."
        case MetalWorth(metal, n):
            tag = TAG_NAMES[METAL_TAGS[metal]][0]
            return f"Each {METALS[metal][0]} lowers the price of {tag} cards by {n} MC more."
        case Tolerant():
            return (
                "Your cards may be played with the temperature or oxygen one zone off, never more."
            )
        case MoreResearch(look, keep):
            parts = [f"draw {look} more {CARD.form('en', look)}"] if look else []
            parts += [f"keep {keep} more {CARD.form('en', keep)}"] if keep else []
            return f"In research phases, {both(parts, 'en')}."
        case SaleWorth(n):
            return f"Cards you discard for MC bring {n} MC more."
        case StandardCheaper(n):
            return f"Standard actions paid with MC cost you {n} MC less."
        case ForestCheaper(n):
            return f"A forest paid with plants costs you {stock('plant', n)} less."
        case Trade(price, less):
            return f"Once for each card you play, you may {cost(price)} to pay {less} MC less."
        case HeatAsMC():
            return "You may pay with heat as if it were MC."
        case _:
            assert_never(part)


def use(part: Use) -> str:
    """Return one way to use a card's action, as a clause."""
    gain = sequence(part.gain)
    if not part.cost:
        return gain
    paid = both([cost(c) for c in part.cost], "en")
    return f"{paid}, to {gain}" if "," in paid else f"{paid} to {gain}"


def action(uses: Sequence[Use]) -> str:
    """Return a card's action as a sentence."""
    said = f"{capital(', or '.join(use(u) for u in uses))}."
    for way in uses:
        if way.more:
            said += f" If you chose the action phase, also {sequence(way.more)}."
        if way.chosen_cost is not None:
            less = both([cost(c) for c in way.chosen_cost], "en")
            said += f" If you chose the action phase, {less} instead."
    return said


def points(vp: int | Rate) -> str:
    """Return what a card scores."""
    if isinstance(vp, int):
        return f"{vp} VP.".replace("-", "−")
    tail = " you have" if isinstance(vp, PerTag | PerForest) else ""
    return f"{vp.each} VP per {rate(vp)}{tail}."


def lines(card: Card | Corporation) -> list[str]:
    """Return the whole text of a card, one line per box."""
    found: list[str] = []
    if isinstance(card, Card):
        found += requirements(card.requires)
    found += sentences(card.on_play)
    found += productions(card.production)
    found += capabilities(card.capability)
    found += [f"Effect: {ongoing(part)}" for part in card.ongoing]
    if isinstance(card, Card):
        if card.action:
            found.append(f"Action: {action(card.action)}")
        if card.vp != 0:
            found.append(points(card.vp))
    else:
        found.insert(0, f"Start: {card.mc} MC.")
    return found
