"""What components do, as messages made of the effect data."""

from __future__ import annotations

from collections.abc import Sequence

from games.ceres.content import types
from games.ceres.rules.tables import HEADQUARTERS_GOODS
from games.ceres.words.terms import amount, field, goods, location, points
from games.core.speech import Items, Message


def effect(what: types.Effect, edition: types.Edition) -> Message:
    """Return what a part of a Function does once its cost is paid, as an imperative."""
    match what:
        case types.Gain(amounts):
            return Message("effect-gain", goods=goods(amounts))
        case types.Act(action, times):
            return Message(f"effect-{action}", times=times, edition=edition)
        case types.Visit(place):
            return Message("effect-visit", location=location(place))
        case types.DrawAndSee(cards):
            return Message("effect-draw", cards=cards)
        case _:
            choices = goods(HEADQUARTERS_GOODS)
            tag = what.__struct_config__.tag
            return Message(f"effect-{tag}", choices=choices, edition=edition)


def part(what: types.Part, edition: types.Edition = "final") -> Message:
    """Return what a part of a Function does, as a sentence."""
    return Message("part", cost=goods(what.cost), done=effect(what.effect, edition))


def function(parts: Sequence[types.Part], edition: types.Edition = "final") -> Message:
    """Return a whole Function."""
    return Message("function", parts=Items(part(what, edition) for what in parts))


def facility(card: types.Facility, edition: types.Edition = "final") -> Message:
    """Return the full text of a Facility card."""
    return Message(
        "facility",
        kind=Message(f"type-{card.kind}"),
        cost=amount(card.cost),
        vp=card.vp,
        production=amount(card.production),
        function=function(card.function, edition),
    )


def starting(start: types.StartingOutstation, edition: types.Edition) -> Message:
    """Return the full text of a starting Outstation."""
    return Message(
        "starting",
        kind=Message(f"type-{start.kind}"),
        production=amount(start.production),
        top=function(start.top, edition),
        bottom=function(start.bottom, edition),
    )


def project(card: types.Project) -> Message:
    """Return the full text of a Settlement Project."""
    return Message(
        "project",
        cost=amount(card.cost),
        vp=card.vp,
        players=card.players,
        commitment=card.commitment,
    )


def line(offer: types.TradeLine) -> Message:
    """Return a trade line: its price and its gain."""
    brings = [points(offer.vp)] if offer.vp else []
    gain = Items([*goods(offer.gain).items, *brings])
    return Message("trade-line", pay=amount(offer.pay), gain=gain)


def ship(card: types.Ship) -> Message:
    """Return the full text of a Cargo Spacecraft."""
    lines = (
        Message("ship-line", number=number, deal=line(offer), times=offer.multiplier)
        for number, offer in enumerate(card.lines, 1)
    )
    return Message("ship", lines=Items(lines))


def asteroid(rock: types.Asteroid) -> Message:
    """Return the full text of an asteroid."""
    ring = Message(f"ring-{rock.ring}")
    production = amount(rock.production)
    return Message("asteroid", ring=ring, zone=rock.zone + 1, vp=rock.vp, production=production)


def favor_effect(key: str, edition: types.Edition) -> Message:
    """Return what a Favor does (11.1 to 11.5, E31 to E34)."""
    return Message(f"favor-{key}", edition=edition)


def favor(token: types.Favor, edition: types.Edition) -> Message:
    """Return the full text of a Favor."""
    return Message("favor", cost=token.cost, does=favor_effect(token.id, edition))


def program_effect(key: str, level: int, edition: types.Edition) -> Message:
    """Return what a research program does (10, E28 to E30)."""
    return Message(f"program-{key}-{level}", edition=edition)


def program(printed: types.Program, edition: types.Edition) -> Message:
    """Return the full text of a research program."""
    return Message(
        "program",
        field=field(printed.field),
        level=printed.level,
        cost=amount(printed.cost),
        vp=printed.vp,
        does=program_effect(printed.field, printed.level, edition),
    )
