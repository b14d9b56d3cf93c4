"""Every card of a component set as plain data with its generated text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from games.core.speech import Message, Speaker
from games.core.text import Language
from games.projet_ceres.content import components
from games.projet_ceres.words import cards as texts
from games.projet_ceres.words.speakers import SPEAKERS


def cards(content: str, lang: Language) -> list[dict[str, Any]]:
    """Return every card: id, name, kind, text, and the fields that the game knows of it."""
    box, speaker = components(content).components, SPEAKERS(lang, content)
    found: list[tuple[Any, str, Message]] = [
        *((each, "card", texts.card(each)) for each in box.cards if not each.copy),
        *((each, "asteroid", texts.tile(each)) for each in box.tiles),
        *((each, "box", texts.box_text(each)) for each in box.boxes),
        *((each, "project", texts.project(each)) for each in box.projects),
        *((each, "exploration", texts.exploration(each)) for each in box.explorations),
        *((each, "mission", texts.mission(each)) for each in box.missions),
        *((each, "clan", texts.clan(each)) for each in box.clans),
    ]
    listed: list[dict[str, Any]] = []
    for each, kind, text in found:
        told = "\n".join([*described(speaker, each.id), speaker.say(text)])
        own = {"id": each.id, "name": speaker.name(each.id), "kind": kind, "text": told}
        listed.append({**msgspec.to_builtins(each), **own})
    return listed


def described(speaker: Speaker, key: str) -> Iterator[str]:
    """Yield the situation of an exploration or a mission, where it has one."""
    if speaker.catalog.has(f"text-{key}"):
        yield speaker.text(f"text-{key}")
