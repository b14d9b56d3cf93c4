"""Texts of random games are set properly: apostrophes, minus signs, spaces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from games.ares.actions import AnyAction
from games.ares.events import ScaleRaised
from games.ares.game import GAME
from games.core.actions import fields, kind
from games.core.random_play import random_action
from games.core.rng import rng
from games.core.text import LANGUAGES, Language

SETUPS: tuple[tuple[dict[str, str], int], ...] = (
    ({}, 3),
    ({"coop": "on"}, 2),
    ({"setup": "mulligan"}, 2),
    ({"level": "novice"}, 1),
)
NAMES = ("Ann", "Bob", "Cid")


def untidy(said: str) -> str:
    """Return the fault of a line, or nothing."""
    if re.search(r"[\"'`]", said):
        return "a straight quotation mark"
    if "  " in said or said != said.strip():
        return "a space too many"
    if re.search(r"−(?!\d)", said):
        return "a minus sign that is no sign of a number"
    if re.search(r"(?<![\w\d])-\d", said):
        return "a hyphen for a minus sign"
    if re.search(r"[ ][;:!?»](?!\w)|«[ ]", said):
        return "a space that breaks"
    return ""


def said_by(lang: Language, options: dict[str, str], seats: int) -> Iterator[str]:
    """Yield prompts, labels, reasons, log lines and boards of a rich random game."""
    words = GAME.words(lang)
    state, source, number = GAME.start(options, seats, 4), rng(4, 2), 0
    while waiting := GAME.waiting(state):
        number += 1
        seat = source.pick(waiting)
        if number % 3 == 0:
            view = GAME.mask(state, seat)
            yield words.prompt(view, seat)
            yield words.status(view)
            for action in GAME.candidates(state, seat):
                why = GAME.refusal(state, seat, action)
                yield words.action(view, action) if why is None else words.reason(why)
        action: AnyAction = random_action(GAME, state, seat, source)
        for event in GAME.apply(state, seat, action).events:
            yield words.event(event, NAMES) or ""
        if number % 30 == 0:
            yield from words.board(GAME.mask(state, None), NAMES).splitlines()
            for player in state.players:
                player.mc, player.heat, player.plant = player.mc + 25, player.heat + 5, 9


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("options", "seats"), SETUPS, ids=str)
def test_what_is_said_in_games_is_tidy(options: dict[str, str], seats: int, lang: Language) -> None:
    lines = set(said_by(lang, options, seats))
    assert len(lines) > 100
    assert [(line, why) for line in sorted(lines) if (why := untidy(line))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_options_and_commands_are_tidy(lang: Language) -> None:
    words = GAME.words(lang)
    labels = [words.game(), *(words.option(option.key) for option in GAME.rules.options)]
    labels += [words.option_value(o.key, value) for o in GAME.rules.options for value in o.values]
    labels += [words.picture(picture.key) for picture in GAME.presentation.pictures]
    for action in get_args(AnyAction):
        labels.append(words.command(kind(action)))
        labels += [words.field(kind(action), field) for field in fields(action)]
    assert len(labels) > 60
    for label in labels:
        assert not untidy(label.name), label
        assert not untidy(label.help), label


def test_a_parameter_is_carried_to_a_value_in_french() -> None:
    words = GAME.words("fr")
    raised = ScaleRaised(0, "temperature", -28, 6)
    assert words.event(raised, NAMES) == "Ann porte la température à −28\u202f°C (NT 6)."
    raised = ScaleRaised(0, "oxygen", 14, 9)
    assert words.event(raised, NAMES) == "Ann porte l’oxygène à 14\u202f%, le maximum (NT 9)."
