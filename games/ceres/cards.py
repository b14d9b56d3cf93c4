"""Every card of a component set as plain data with its generated text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.ceres import text_en, text_fr
from games.ceres.content import EDITIONS, Index, components
from games.ceres.content.types import Edition
from games.ceres.terms import FIELD, name
from games.core.text import Language


def cards(content: str, lang: Language) -> list[dict[str, Any]]:
    """Return every card: id, name, kind, text, and the fields of its kind."""
    return list(_cards(components(content), lang))


def _cards(index: Index, lang: Language) -> Iterator[dict[str, Any]]:
    yield from _industry(index, lang)
    yield from _space(index, lang)
    for edition in EDITIONS:
        yield from _board(index, edition, lang)


def _industry(index: Index, lang: Language) -> Iterator[dict[str, Any]]:
    """Yield the Facilities and the Settlement Projects."""
    text = text_fr if lang == "fr" else text_en
    named = {key: name[lang] for key, name in index.names.items()}
    for card in index.components.facilities:
        yield {
            **_head(card.id, named[card.id], "facility", text.facility(card)),
            "type": card.kind,
            "cost": card.cost,
            "production": card.production,
            "vp": card.vp,
            "function": text.function(card.function),
            "known": card.known,
        }
    for card in index.components.projects:
        yield {
            **_head(card.id, named[card.id], "project", text.project(card)),
            "cost": card.cost,
            "vp": card.vp,
            "players": card.players,
            "commitment": card.commitment,
            "known": card.known,
        }


def _space(index: Index, lang: Language) -> Iterator[dict[str, Any]]:
    """Yield the Cargo Spacecraft and the asteroids."""
    text = text_fr if lang == "fr" else text_en
    named = {key: name[lang] for key, name in index.names.items()}
    for card in index.components.ships:
        yield {
            **_head(card.id, named[card.id], "ship", text.ship(card)),
            "lines": [
                {"pay": line.pay, "gain": line.gain, "vp": line.vp, "multiplier": line.multiplier}
                for line in card.lines
            ],
        }
    for card in index.components.asteroids:
        yield {
            **_head(card.id, named[card.id], "asteroid", text.asteroid(card)),
            "ring": card.ring,
            "zone": card.zone,
            "production": card.production,
            "vp": card.vp,
            "known": card.known,
        }


def _board(index: Index, edition: Edition, lang: Language) -> Iterator[dict[str, Any]]:
    text = text_fr if lang == "fr" else text_en
    named = {key: name[lang] for key, name in index.names.items()}
    for favor in index.favors[edition].values():
        yield {
            **_head(f"{edition}:{favor.id}", named[favor.id], "favor", text.favor(favor, edition)),
            "edition": edition,
            "cost": {"influence": favor.cost},
        }
    for levels in index.programs[edition].values():
        for program in levels:
            yield {
                **_head(
                    f"{edition}:{program.field}_{program.level}",
                    f"{name(FIELD[program.field], lang)} {program.level}",
                    "program",
                    text.program(program, edition),
                ),
                "edition": edition,
                "field": program.field,
                "level": program.level,
                "cost": program.cost,
                "vp": program.vp,
            }
    for start in index.starting[edition].values():
        yield {
            **_head(
                f"{edition}:{start.id}", named[start.id], "starting", text.starting(start, edition)
            ),
            "edition": edition,
            "type": start.kind,
            "production": start.production,
        }


def _head(key: str, name: str, kind: str, text: str) -> dict[str, Any]:
    return {"id": key, "name": name, "kind": kind, "text": text}
