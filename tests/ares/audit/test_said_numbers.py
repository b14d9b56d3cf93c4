"""Sentences agree with their numbers, and with the work that is left to do."""

from __future__ import annotations

import pytest

from games.ares.events import ScaleRaised
from games.ares.game import GAME
from games.core.text import Language
from tests.ares.builder import Table, play


def board(table: Table, lang: Language) -> str:
    return GAME.words(lang).board(GAME.mask(table.state, None), ["Ada", "Brian"])


@pytest.mark.parametrize(
    ("oceans", "en", "fr"),
    [
        (0, "0 oceans.", "0 océan."),
        (1, "1 ocean.", "1 océan."),
        (2, "2 oceans.", "2 océans."),
    ],
)
def test_oceans_at_the_beginning_of_a_phase_agree_with_their_number(oceans, en, fr):
    table = Table().mars(oceans=oceans).seat(0, mc=20).open(3)
    assert en in next(s for s in board(table, "en").splitlines() if "When the phase started" in s)
    assert fr in next(s for s in board(table, "fr").splitlines() if "Au début de la phase" in s)


@pytest.mark.parametrize(("degrees", "told"), [(-30, "0 cran sur"), (-26, "2 crans sur")])
def test_steps_of_a_solo_game_agree_with_their_number(degrees, told):
    table = Table(1).mars(temperature=degrees).seat(0, mc=20).open(3)
    assert told in board(table, "fr")


def test_a_bonus_that_alone_is_left_promises_no_second_card():
    table = Table().seat(0, hand=["Lava Flows", "Comet"], mc=50).chooses(2).open(2)
    words = GAME.words("en")
    assert words.prompt(GAME.mask(table.state, 0), 0).startswith("Play a blue or red card")
    table.do(play("Lava Flows"))
    view = GAME.mask(table.state, 0)
    assert words.prompt(view, 0).startswith("Use your bonus")
    assert GAME.words("fr").prompt(view, 0).startswith("Utilisez votre bonus")


def test_a_parameter_is_carried_to_a_value_in_french() -> None:
    words = GAME.words("fr")
    raised = ScaleRaised(0, "temperature", -28, 6)
    assert words.event(raised, ["Ann"]) == "Ann porte la température à −28\u202f°C (NT 6)."
    raised = ScaleRaised(0, "oxygen", 14, 9)
    assert words.event(raised, ["Ann"]) == "Ann porte l’oxygène à 14\u202f%, le maximum (NT 9)."
