"""Cards and moments that the worked examples leave out."""

from __future__ import annotations

import pytest

from games.ares.actions import Use
from games.ares.content import CARDS, NAMES
from games.ares.game import GAME
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES
from tests.ares.builder import END, Table, play, put, use


def test_astrofarm_feeds_another_card_or_nobody():
    table = Table().seat(0, hand=["Astrofarm", "Moss"], played=["Tardigrades"], mc=21).open(1)
    assert table.do(play("Astrofarm")).cubes("Tardigrades") == 2
    alone = Table().seat(0, hand=["Astrofarm", "Moss"], played=["Fish"], mc=21).open(1)
    assert alone.do(play("Astrofarm")).player().cubes == {}
    assert "no card" in (GAME.words("en").event(alone.last.events[1], ["Ann", "Bob"]) or "")


def test_eos_chasma_asks_which_card_and_then_gains():
    table = Table().mars(temperature=-18).seat(0, hand=["Eos Chasma National Park"], mc=16)
    table.seat(0, played=["Fish", "Livestock"]).open(1).do(play("Eos Chasma National Park"))
    assert table.plant == 0
    table.do(put("Livestock"))
    assert (table.cubes("Livestock"), table.plant) == (1, 3)


def test_fuel_factory_takes_heat_that_helion_cannot_pay_with():
    table = Table().seat(0, corp="Helion", hand=["Fuel Factory"], mc=8, heat=3).open(1)
    assert table.why(play("Fuel Factory")) == "short"
    table = Table().seat(0, corp="Helion", hand=["Fuel Factory"], mc=8, heat=4).open(1)
    table.do(play("Fuel Factory"))
    assert (table.mc, table.heat) == (0, 0)


def test_the_initiative_is_offered_once_more_when_done_converts():
    """The forced conversion is the first rise of the phase, so the offer is still open."""
    table = Table().seat(0, corp="United Nations Mars Initiative", heat=8, mc=6).open(3).do(END)
    assert 0 in GAME.waiting(table.state)
    assert table.do(END).tr == 6
    assert table.lane().done


@pytest.mark.parametrize(
    ("options", "seats"),
    [({"setup": "mulligan"}, 2), ({"coop": "on"}, 2), ({"curtain": "off"}, 3), ({}, 1)],
    ids=str,
)
def test_everybody_can_be_told_what_to_do_at_any_moment(options, seats):
    """Also seats that are not asked: their choices, and labels of those they can change."""
    state = GAME.start(options, seats, 3)
    idle = 0
    for number, _ in enumerate(steps(GAME, state, rng(3, 1), 3000)):
        if number % 4:
            continue
        for seat in range(seats):
            if seat in GAME.waiting(state):
                continue
            idle += 1
            view = GAME.mask(state, seat)
            for lang in LANGUAGES:
                words = GAME.words(lang)
                assert words.prompt(view, seat).endswith(".")
                labels = [words.action(view, action) for action in GAME.legal(state, seat)]
                assert len(set(labels)) == len(labels)
                assert all(0 < len(label) <= 80 for label in labels)
    assert seats == 1 or idle > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_paying_with_heat_first_is_told_apart_however_long_the_effect(lang):
    """Helion pays an action with either stock; the label is cut at its end, not there."""
    doubles = 0
    for found in CARDS.values():
        if not found.action:
            continue
        table = Table().seat(
            0, corp="Helion", played=[NAMES[found.id]["en"]], mc=20, heat=20, plant=9
        )
        table.chooses(3).open(3)
        view = GAME.mask(table.state, 0)
        uses = [a for a in GAME.legal(table.state, 0) if isinstance(a, Use)]
        labels = [GAME.words(lang).action(view, action) for action in uses]
        assert len(set(labels)) == len(labels), labels
        doubles += any(action.funds == "heat" for action in uses)
    assert doubles >= 5


def test_what_phase_iii_adds_is_told_as_one_sum():
    table = Table().seat(0, played=["Hydro-Electric Energy"], mc=1).chooses(3).open(3)
    said = GAME.words("en").action(GAME.mask(table.state, 0), use("Hydro-Electric Energy"))
    assert said == "Hydro-Electric Energy: 1 MC → gain 3 heat"
