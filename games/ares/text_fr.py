"""French text of requirements, effects, actions and scores, generated from the card data."""

from __future__ import annotations

import re
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
    STEP,
    STOCKS,
    TAG,
    TAG_NAMES,
    UNIT,
    ZONE_NAMES,
)
from games.core.text import NARROW_SPACE, both, capital, either, elide

SPACED = re.compile(r" (?=[:;!?%»])|(?<=«) ")

STEPS: dict[Parameter, str] = {
    "temperature": "augmentez la température d’un cran",
    "oxygen": "augmentez l’oxygène d’un cran",
    "ocean": "retournez un océan",
}
SCALES: dict[Scale, str] = {"temperature": "la température", "oxygen": "l’oxygène"}
ANY: dict[str, str] = {
    "heat": "autant d’unités de chaleur que vous voulez",
    "plant": "autant de plantes que vous voulez",
    "mc": "autant de M€ que vous voulez",
}
SAME: dict[str, str] = {
    "heat": "autant d’unités de chaleur",
    "plant": "autant de plantes",
    "mc": "autant de M€",
}


def typeset(text: str) -> str:
    """Return French text with narrow unbreakable spaces before its double punctuation."""
    return SPACED.sub(NARROW_SPACE, text)


def stock(what: Payable | Track, n: int) -> str:
    """Return an amount of something: "3 plantes"."""
    return STOCKS[what].counted("fr", n)


def cubes(cube: Cube, n: int) -> str:
    """Return a number of cubes: "2 animaux"."""
    return CUBES[cube].counted("fr", n)


def metal(what: Metal, n: int) -> str:
    """Return an amount of steel or titanium: "2 unités d’acier"."""
    return f"{UNIT.counted('fr', n)} {elide('de', METALS[what][1])}"


def cards(n: int) -> str:
    """Return a number of cards."""
    return CARD.counted("fr", n)


def requirement(part: Requirement) -> str:
    """Return what a card requires, without a verb."""
    match part:
        case InZone(scale, zones):
            noun = "température" if scale == "temperature" else "oxygène"
            return f"{noun} {_zones(scale, zones)}"
        case OceansAtLeast(n):
            return f"au moins {OCEAN.counted('fr', n)} {'retourné' if n == 1 else 'retournés'}"
        case OceansAtMost(n):
            return f"au plus {OCEAN.counted('fr', n)} {'retourné' if n == 1 else 'retournés'}"
        case HasTags(tag, n):
            return f"{TAG.counted('fr', n)} {TAG_NAMES[tag][1]}"
        case HasTR(n):
            return f"NT d’au moins {n}"
        case Pay():
            return _pay(part)
        case _:
            assert_never(part)


def _zones(scale: Scale, zones: Sequence[Zone]) -> str:
    higher, lower = (
        ("plus chaude", "plus froide") if scale == "temperature" else ("supérieure", "inférieure")
    )
    if len(zones) == 1:
        return f"en zone {ZONE_NAMES[zones[0]][1]}"
    if zones[-1] == "white":
        return f"en zone {ZONE_NAMES[zones[0]][1]} ou {higher}"
    return f"en zone {ZONE_NAMES[zones[-1]][1]} ou {lower}"


def requirements(parts: Sequence[Requirement]) -> list[str]:
    """Return the sentences for all requirements of a card: conditions first, then payments."""
    needs = [requirement(p) for p in parts if not isinstance(p, Pay)]
    pays = [requirement(p).replace("ez ", "ez aussi ", 1) for p in parts if isinstance(p, Pay)]
    found = [f"Condition : {both(needs, 'fr')}."] if needs else []
    return found + [f"En la jouant, {both(pays, 'fr')}." for _ in pays[:1]]


def _pay(part: Pay) -> str:
    if part.what == "tr":
        return f"baissez votre NT de {part.n}"
    return f"dépensez {stock(part.what, part.n)}"


def _to_give(part: Pay | TakeHere) -> str:
    if isinstance(part, TakeHere):
        return f"retirer {cubes(part.cube, part.n)} de cette carte"
    if part.what == "tr":
        return f"baisser votre NT de {part.n}"
    return f"dépenser {stock(part.what, part.n)}"


def rate(part: Rate) -> str:
    """Return what an amount is counted by: "par badge Terre"."""
    match part:
        case PerTag(tag, _, by):
            name = TAG_NAMES[tag][1]
            return f"par badge {name}" if by == 1 else f"par tranche de {by} badges {name}"
        case PerForest(_, by):
            return "par PV de forêt" if by == 1 else f"par tranche de {by} PV de forêt"
        case PerCard(_, by):
            return f"par tranche de {by} cartes projet que vous avez jouées"
        case PerBlueCard(_, by):
            return f"par tranche de {by} cartes bleues que vous avez en jeu"
        case PerCube(cube, _, by):
            if by == 1:
                return f"par {CUBES[cube].form('fr')} sur cette carte"
            return f"par tranche de {cubes(cube, by)} sur cette carte"
        case _:
            assert_never(part)


def productions(parts: Sequence[Production]) -> list[str]:
    """Return the sentence for a card's production."""
    if not parts:
        return []
    return [f"Production : {both([_production(p) for p in parts], 'fr')}."]


def _production(part: Production) -> str:
    if isinstance(part.n, int):
        return stock(part.track, part.n)
    tail = " que vous possédez" if isinstance(part.n, PerTag | PerForest) else ""
    return f"{stock(part.track, part.n.each)} {rate(part.n)}{tail}"


def capabilities(parts: Sequence[Capability]) -> list[str]:
    """Return the sentence for a card's steel and titanium."""
    if not parts:
        return []
    return [f"Capacité : {both([metal(p.metal, p.n) for p in parts], 'fr')}."]


def cost(part: Cost) -> str:
    """Return a cost as an imperative."""
    match part:
        case Pay():
            return _pay(part)
        case PayUpTo(what, most):
            if most is None:
                return f"dépensez {ANY[what]}"
            return f"dépensez de 1 à {stock(what, most)}"
        case PayReduced(base, each, per):
            return f"dépensez {base} M€, moins {each} M€ par {_counted(per)} que vous possédez"
        case PayInfrastructure(base, less, n):
            return (
                f"dépensez {base} M€, ou {base - less} M€ si vous avez au moins {n} cartes bleues"
            )
        case Discard(n):
            return f"défaussez {cards(n)} de votre main"
        case DiscardUpTo(most):
            return f"défaussez de 1 à {most} cartes de votre main"
        case TakeHere(cube, n):
            return f"retirez {cubes(cube, n)} de cette carte"
        case TakeOwn(cube, n):
            return f"retirez {cubes(cube, n)} de l’une de vos cartes"
        case _:
            assert_never(part)


def _counted(per: Metal | Tag) -> str:
    if per == "steel" or per == "titanium":  # noqa: PLR1714  only this narrows the literal
        return f"unité {elide('de', METALS[per][1])}"
    return f"badge {TAG_NAMES[per][1]}"


def effect(part: AnyEffect) -> str:
    """Return an effect as an imperative without a full stop."""
    match part:
        case Gain(what, n):
            return f"gagnez {stock(what, n)}"
        case GainSpent(what):
            return f"gagnez {SAME[what]}"
        case Draw(n):
            return f"piochez {cards(n)}"
        case DrawSpent():
            return "piochez autant de cartes"
        case DrawKeep(n, keep):
            return f"piochez {cards(n)}, gardez-en {keep} et défaussez les autres"
        case Discard(n):
            return f"défaussez {cards(n)} de votre main"
        case Raise(scale, n):
            return f"augmentez {SCALES[scale]} de {STEP.counted('fr', n)}"
        case FlipOcean(n):
            return "retournez un océan" if n == 1 else f"retournez {n} océans"
        case RaiseTR(n):
            if isinstance(n, int):
                return f"augmentez votre NT de {n}"
            return f"augmentez votre NT de {n.each} {rate(n)} que vous possédez, celui-ci compris"
        case Forest(n):
            steps = f"{n} PV et {STEP.counted('fr', n)} d’oxygène"
            return f"gagnez {'une forêt' if n == 1 else f'{n} forêts'} ({steps})"
        case AddHere(cube, n):
            return f"ajoutez {cubes(cube, n)} sur cette carte"
        case AddElsewhere(cube, n):
            return f"ajoutez {cubes(cube, n)} sur une autre de vos cartes"
        case AddMatching(n):
            return (
                f"ajoutez {n} ressources sur l’une de vos cartes, du type que cette carte accueille"
            )
        case TakeHere(cube, n):
            return f"retirez {cubes(cube, n)} de cette carte"
        case OneOf(branches):
            return either([sequence(branch) for branch in branches], "fr")
        case IfTags(tag, n, then):
            name = TAG_NAMES[tag][1]
            return f"si vous avez au moins {n} badges {name}, {sequence(then)} de plus"
        case ExtraPlay():
            return "vous pouvez jouer une carte bleue ou rouge de plus pendant cette phase"
        case FreeGreen(most):
            return (
                "vous pouvez jouer une autre carte verte pendant cette phase sans payer de M€, "
                f"si son prix imprimé est de {most} M€ ou moins"
            )
        case NextCheaper(n):
            return f"la prochaine carte que vous jouez pendant cette phase coûte {n} M€ de moins"
        case NextTolerant():
            return (
                "pour la prochaine carte que vous jouez pendant cette phase, "
                "la température ou l’oxygène peut être à une zone près"
            )
        case RevealTake(n, tags):
            names = either([TAG_NAMES[tag][1] for tag in tags], "fr")
            return (
                f"révélez {cards(n)}, prenez-en une qui porte un badge {names} "
                "et défaussez les autres"
            )
        case RevealSort(colour, mc):
            return (
                f"révélez une carte : si elle est {COLOURS[colour][1]}, défaussez-la "
                f"et gagnez {mc} M€, sinon prenez-la"
            )
        case SwapCard(tag, n):
            return (
                "vous pouvez défausser une carte de votre main et en piocher une, "
                f"ou {n} si elle portait un badge {TAG_NAMES[tag][1]}"
            )
        case _:
            assert_never(part)


VERBS = re.compile(r"\b(ajout|augment|défauss|gagn|pioch|retir|retourn)ez\b")


def infinitive(clause: str) -> str:
    """Return an imperative clause with its verbs in the infinitive, to stand after "pour"."""
    return VERBS.sub(r"\1er", clause)


def sequence(parts: Sequence[AnyEffect]) -> str:
    """Return effects in their order as one clause; plain gains share a verb."""
    said: list[str] = []
    for index, part in enumerate(parts):
        before = parts[index - 1] if index else None
        if isinstance(part, Gain) and isinstance(before, Gain):
            said[-1] += f" et {stock(part.what, part.n)}"
        else:
            said.append(effect(part))
    if isinstance(parts[0], TakeHere) and len(said) > 1:
        return f"{said[0]} pour {infinitive(', puis '.join(said[1:]))}"
    return ", puis ".join(said)


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
            return f"Quand vous jouez une autre carte, {sequence(do)}."
        case OnTag(tags, do, itself):
            names = either([TAG_NAMES[tag][1] for tag in tags], "fr")
            own = ", ceux de cette carte compris" if itself else ""
            return f"Pour chaque badge {names} que vous jouez{own} : {sequence(do)}."
        case OnStep(parameter, do):
            return f"Chaque fois que vous {STEPS[parameter]}, {sequence(do)}."
        case OnForest(do):
            return f"Chaque fois que vous gagnez un PV de forêt, {sequence(do)}."
        case OnAction(do):
            return f"Chaque fois que vous utilisez l’action d’une carte, {sequence(do)}."
        case OnSteel(do):
            return f"Pour chaque unité d’acier d’une carte que vous jouez, {sequence(do)}."
        case OnFirstRaise(price, do):
            return (
                "Une fois par phase, dès la première hausse de votre NT, vous pouvez "
                f"{_to_give(price)} pour {infinitive(sequence(do))}."
            )
        case _:
            assert_never(part)


def _modifier(part: Modifier) -> str:
    match part:
        case Cheaper(n, tag, least):
            which = f" avec un badge {TAG_NAMES[tag][1]}" if tag else ""
            which += f" dont le prix imprimé est de {least} M€ ou plus" if least else ""
            return f"Les cartes{which} vous coûtent {n} M€ de moins."
        case MetalWorth(which, n):
            name = elide("de", METALS[which][1])
            tag = TAG_NAMES[METAL_TAGS[which]][1]
            return f"Chaque unité {name} réduit le prix des cartes {tag} de {n} M€ de plus."
        case Tolerant():
            return (
                "Vous pouvez jouer vos cartes avec la température ou l’oxygène à une zone près, "
                "jamais plus."
            )
        case MoreResearch(look, keep):
            parts = [f"piochez {cards(look)} de plus"] if look else []
            parts += [f"gardez {cards(keep)} de plus"] if keep else []
            return f"Pendant les phases de recherche, {both(parts, 'fr')}."
        case SaleWorth(n):
            return f"Les cartes que vous défaussez pour des M€ rapportent {n} M€ de plus."
        case StandardCheaper(n):
            return f"Les actions standard payées en M€ vous coûtent {n} M€ de moins."
        case ForestCheaper(n):
            return f"Une forêt payée en plantes vous coûte {stock('plant', n)} de moins."
        case Trade(price, less):
            return (
                f"Une fois par carte que vous jouez, vous pouvez {_to_give(price)} "
                f"pour payer {less} M€ de moins."
            )
        case HeatAsMC():
            return "Vous pouvez payer avec votre chaleur comme si c’étaient des M€."
        case _:
            assert_never(part)


def use(part: Use) -> str:
    """Return one way to use a card's action, as a clause."""
    if not part.cost:
        return sequence(part.gain)
    paid = both([cost(c) for c in part.cost], "fr")
    comma = "," if "," in paid else ""
    return f"{paid}{comma} pour {infinitive(sequence(part.gain))}"


def action(uses: Sequence[Use]) -> str:
    """Return a card's action as a sentence."""
    said = f"{capital(' ; ou bien '.join(use(u) for u in uses))}."
    for way in uses:
        if way.more:
            said += f" Si vous avez choisi la phase d’action, {sequence(way.more)} de plus."
        if way.chosen_cost is not None:
            less = both([cost(c) for c in way.chosen_cost], "fr")
            said += f" Si vous avez choisi la phase d’action, {less} seulement."
    return said


def points(vp: int | Rate) -> str:
    """Return what a card scores."""
    if isinstance(vp, int):
        return f"{vp} PV.".replace("-", "−")
    tail = " que vous possédez" if isinstance(vp, PerTag | PerForest) else ""
    return f"{vp.each} PV {rate(vp)}{tail}."


def lines(card: Card | Corporation) -> list[str]:
    """Return the whole text of a card, one line per box."""
    found: list[str] = []
    if isinstance(card, Card):
        found += requirements(card.requires)
    found += sentences(card.on_play)
    found += productions(card.production)
    found += capabilities(card.capability)
    found += [f"Effet : {ongoing(part)}" for part in card.ongoing]
    if isinstance(card, Card):
        if card.action:
            found.append(f"Action : {action(card.action)}")
        if card.vp != 0:
            found.append(points(card.vp))
    else:
        found.insert(0, f"Départ : {card.mc} M€.")
    return [typeset(line) for line in found]
