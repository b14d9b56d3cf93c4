"""What components do, as messages made of the effect data; and the list of all cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from games.ceres.content import Index, components, types
from games.ceres.content.types import EDITIONS, Edition
from games.ceres.rules.tables import HEADQUARTERS_GOODS
from games.ceres.words.speakers import SPEAKERS
from games.ceres.words.terms import amount, field, goods, location, points
from games.core.speech import Items, Message, Speaker
from games.core.text import Language


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


Card = dict[str, Any]


def cards(content: str, lang: Language) -> list[Card]:
    """Return every card: id, name, kind, text, and the fields that the game knows of it."""
    index, speaker = components(content), SPEAKERS(lang, content)
    box = index.components
    listed: list[tuple[Any, str, Message]] = [
        *((card, "facility", facility(card)) for card in box.facilities),
        *((card, "project", project(card)) for card in box.projects),
        *((card, "ship", ship(card)) for card in box.ships),
        *((card, "asteroid", asteroid(card)) for card in box.asteroids),
    ]
    found = [_card(speaker, *each) for each in listed]
    for listing, card in zip(found, box.facilities, strict=False):
        listing["function"] = speaker.say(function(card.function))
    for edition in EDITIONS:
        found += _board(index, edition, speaker)
    return found


def _board(index: Index, edition: Edition, speaker: Speaker) -> list[Card]:
    """Return what the boards of an edition print; the same ids are there once per edition."""
    found: list[Card] = []
    for token in index.favors[edition].values():
        card = _card(speaker, token, "favor", favor(token, edition))
        found.append({**card, "cost": {"influence": token.cost}})
    for printed in (each for levels in index.programs[edition].values() for each in levels):
        name = f"{speaker.text(f'research-{printed.field}')} {printed.level}"
        key, text = f"{printed.field}_{printed.level}", program(printed, edition)
        found.append(_card(speaker, printed, "program", text) | {"id": key, "name": name})
    for start in index.starting[edition].values():
        card = _card(speaker, start, "starting", starting(start, edition))
        found.append({key: card[key] for key in card if key not in ("top", "bottom")})
    return [{**card, "id": f"{edition}:{card['id']}", "edition": edition} for card in found]


def _card(speaker: Speaker, card: Any, kind: str, text: Message) -> Card:
    fields = msgspec.to_builtins(card)
    name = speaker.name(fields["id"]) if "id" in fields else ""
    return {**fields, "name": name, "kind": kind, "text": speaker.say(text)}
