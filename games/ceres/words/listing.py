"""Every card of a component set as plain data with its generated text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.ceres.content import Index, components
from games.ceres.content.types import EDITIONS, Edition
from games.ceres.words import cards as texts
from games.ceres.words.speakers import SPEAKERS
from games.core.speech import Message, Speaker
from games.core.text import Language

Card = dict[str, Any]


def cards(content: str, lang: Language) -> list[Card]:
    """Return every card: id, name, kind, text, and the fields of its kind."""
    index, speaker = components(content), SPEAKERS(lang, content)
    found = [*_industry(index, speaker), *_space(index, speaker)]
    for edition in EDITIONS:
        found += _board(index, edition, speaker)
    return found


def _industry(index: Index, speaker: Speaker) -> Iterator[Card]:
    """Yield the Facilities and the Settlement Projects."""
    for card in index.components.facilities:
        yield {
            **_head(speaker, card.id, "facility", texts.facility(card)),
            "type": card.kind,
            "cost": card.cost,
            "production": card.production,
            "vp": card.vp,
            "function": speaker.say(texts.function(card.function)),
            "known": card.known,
        }
    for card in index.components.projects:
        yield {
            **_head(speaker, card.id, "project", texts.project(card)),
            "cost": card.cost,
            "vp": card.vp,
            "players": card.players,
            "commitment": card.commitment,
            "known": card.known,
        }


def _space(index: Index, speaker: Speaker) -> Iterator[Card]:
    """Yield the Cargo Spacecraft and the asteroids."""
    for card in index.components.ships:
        yield {
            **_head(speaker, card.id, "ship", texts.ship(card)),
            "lines": [
                {"pay": line.pay, "gain": line.gain, "vp": line.vp, "multiplier": line.multiplier}
                for line in card.lines
            ],
        }
    for card in index.components.asteroids:
        yield {
            **_head(speaker, card.id, "asteroid", texts.asteroid(card)),
            "ring": card.ring,
            "zone": card.zone,
            "production": card.production,
            "vp": card.vp,
            "known": card.known,
        }


def _board(index: Index, edition: Edition, speaker: Speaker) -> Iterator[Card]:
    """Yield what the boards of an edition print; the same ids are there once per edition."""
    for favor in index.favors[edition].values():
        yield {
            **_head(speaker, favor.id, "favor", texts.favor(favor, edition), edition),
            "edition": edition,
            "cost": {"influence": favor.cost},
        }
    for levels in index.programs[edition].values():
        for program in levels:
            yield {
                "id": f"{edition}:{program.field}_{program.level}",
                "name": f"{speaker.text(f'research-{program.field}')} {program.level}",
                "kind": "program",
                "text": speaker.say(texts.program(program, edition)),
                "edition": edition,
                "field": program.field,
                "level": program.level,
                "cost": program.cost,
                "vp": program.vp,
            }
    for start in index.starting[edition].values():
        yield {
            **_head(speaker, start.id, "starting", texts.starting(start, edition), edition),
            "edition": edition,
            "type": start.kind,
            "production": start.production,
        }


def _head(
    speaker: Speaker, key: str, kind: str, text: Message, edition: Edition | None = None
) -> Card:
    identity = f"{edition}:{key}" if edition else key
    return {"id": identity, "name": speaker.name(key), "kind": kind, "text": speaker.say(text)}
