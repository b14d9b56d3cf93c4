"""Every card of a component set as plain data with its generated text."""

from __future__ import annotations

from typing import Any

import msgspec

from games.ceres.content import Index, components
from games.ceres.content.types import EDITIONS, Edition
from games.ceres.words import cards as texts
from games.ceres.words.speakers import SPEAKERS
from games.core.speech import Message, Speaker
from games.core.text import Language

Card = dict[str, Any]


def cards(content: str, lang: Language) -> list[Card]:
    """Return every card: id, name, kind, text, and the fields that the game knows of it."""
    index, speaker = components(content), SPEAKERS(lang, content)
    box = index.components
    listed: list[tuple[Any, str, Message]] = [
        *((card, "facility", texts.facility(card)) for card in box.facilities),
        *((card, "project", texts.project(card)) for card in box.projects),
        *((card, "ship", texts.ship(card)) for card in box.ships),
        *((card, "asteroid", texts.asteroid(card)) for card in box.asteroids),
    ]
    found = [_card(speaker, *each) for each in listed]
    for card, facility in zip(found, box.facilities, strict=False):
        card["function"] = speaker.say(texts.function(facility.function))
    for edition in EDITIONS:
        found += _board(index, edition, speaker)
    return found


def _board(index: Index, edition: Edition, speaker: Speaker) -> list[Card]:
    """Return what the boards of an edition print; the same ids are there once per edition."""
    found: list[Card] = []
    for favor in index.favors[edition].values():
        card = _card(speaker, favor, "favor", texts.favor(favor, edition))
        found.append({**card, "cost": {"influence": favor.cost}})
    for program in (each for levels in index.programs[edition].values() for each in levels):
        name = f"{speaker.text(f'research-{program.field}')} {program.level}"
        key, text = f"{program.field}_{program.level}", texts.program(program, edition)
        found.append(_card(speaker, program, "program", text) | {"id": key, "name": name})
    for start in index.starting[edition].values():
        card = _card(speaker, start, "starting", texts.starting(start, edition))
        found.append({key: card[key] for key in card if key not in ("top", "bottom")})
    return [{**card, "id": f"{edition}:{card['id']}", "edition": edition} for card in found]


def _card(speaker: Speaker, card: Any, kind: str, text: Message) -> Card:
    fields = msgspec.to_builtins(card)
    name = speaker.name(fields["id"]) if "id" in fields else ""
    return {**fields, "name": name, "kind": kind, "text": speaker.say(text)}
