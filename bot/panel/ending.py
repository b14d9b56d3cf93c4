"""The end of a turn in the panel: green only if nothing is left to gain, else it asks once."""

from __future__ import annotations

from typing import Any

import discord

from bot.panel.choice_labels import hinted
from bot.panel.decision import Position, left, nothing_left
from bot.platform import controls, limits
from bot.service.turns.publish import reopened
from bot.shared.text import say
from games.core.actions import EndTurn
from games.core.text import Language

ANYWAY = "anyway"
"""The argument of the button with which a player ends although something is left."""


def style(position: Position) -> discord.ButtonStyle:
    """Return the style of a button that ends or confirms, and can be pressed."""
    done = nothing_left(position)
    return discord.ButtonStyle.success if done else discord.ButtonStyle.secondary


def button(position: Position, lang: Language) -> discord.ui.Item[Any]:
    """Return the button that ends the turn; its label names the plays left."""
    return _button(position, _label(position, lang), "")


def anyway(position: Position, lang: Language) -> discord.ui.Item[Any]:
    """Return the button of the step that asks, in place of the choices."""
    label = position.words(lang).action(position.seen, EndTurn())
    return _button(position, label, ANYWAY)


def elsewhere(position: Position, lang: Language) -> list[discord.ui.Item[Any]]:
    """Return the button that asks for another place for a thing that was placed automatically."""
    live, seat = position.live, position.seat
    if reopened(live, live.key(seat)) is None:
        return []
    label = say(lang, "button-elsewhere")
    return [controls.button(label, "elsewhere", live.id, position.decision)]


def given_up(position: Position, lang: Language) -> str:
    """Return a sentence about the plays left, for the step that asks."""
    words = position.words(lang)
    could = [words.kind(position.seen, each).label for each in left(position)]
    return say(lang, "end-could", what=", ".join(could)) if could else ""


def _label(position: Position, lang: Language) -> str:
    """Return the label of the end, with the plays left if there is room for them."""
    words = position.words(lang)
    label = words.action(position.seen, EndTurn())
    if not position.can_end() or nothing_left(position):
        return label
    what = words.left(position.seen, left(position))
    longer = say(lang, "end-left", end=label, what=what)
    room = limits.BUTTON_LABEL - len(hinted(position, "", [EndTurn()], limits.BUTTON_LABEL))
    return longer if what and len(longer) <= room else label


def _button(position: Position, label: str, argument: str) -> discord.ui.Item[Any]:
    end = [EndTurn()] if position.can_end() else []
    return controls.button(
        hinted(position, label, end, limits.BUTTON_LABEL),
        "end",
        position.live.id,
        position.decision,
        argument,
        style=style(position) if end else discord.ButtonStyle.secondary,
        disabled=not end,
    )
