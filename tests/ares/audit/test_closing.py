"""The log of a phase behind the curtain, shown seat by seat, never contradicts itself."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.service.history.log_text import once
from games.ares.actions import AnyAction
from games.ares.game import GAME
from games.core.events import visible
from games.core.grammar import NARROW_SPACE
from games.core.text import LANGUAGES, Language
from tests.ares.builder import END, Table, std

NAMES = ["Ann", "Bob"]
Played = list[tuple[int, AnyAction]]
TURNS: Played = [
    (1, std("mc_temperature")),
    (1, std("mc_ocean")),
    (0, std("mc_temperature")),
    (1, std("forest_mc")),
    (0, std("mc_ocean")),
    (0, END),
    (1, END),
]
"""The second seat is always first; the log shows the first seat's actions before it."""


def played(curtain: str = "auto") -> tuple[Table, list[list[Any]]]:
    """Return the closed phase with what happened in each step of it."""
    table = Table(2, curtain=curtain).seat(0, mc=90).seat(1, mc=90).mars(-30, 0, 2)
    table.next_tiles(0, 1).open(3)
    happened: list[list[Any]] = []
    for seat, action in TURNS:
        table.do(action, seat)
        happened.append(list(table.last.events))
    return table, happened


def lines(events: list[Any], seat: int | None, lang: Language = "en") -> list[str]:
    """Return the lines a seat reads, with ordinary spaces."""
    told = (GAME.words(lang).event(event, NAMES) for event in visible(events, seat))
    return [line.replace(NARROW_SPACE, " ") for line in told if line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_told_seat_by_seat_no_value_falls(lang: Language) -> None:
    _, happened = played()
    told = lines(happened[-1], None, lang)
    values = [int(v.replace("−", "-")) for v in re.findall(r"(−?\d+)\s°C", " ".join(told))]
    assert values == sorted(values) == [-30, -26]
    oceans = [line for line in told if re.search(r"oc[eé]ans? \d", line)]
    assert oceans == []


def test_the_totals_are_told_once_at_the_end() -> None:
    table, happened = played()
    assert table.state.flipped == 4
    told = lines(happened[-1], None)
    moved = (
        "This phase raised the temperature from −30 °C to −26 °C, "
        "the oxygen from 0% to 1% and the number of oceans from 2 to 4."
    )
    assert told.count(moved) == 1
    assert told.index(moved) > max(n for n, line in enumerate(told) if "raises" in line)
    french = lines(happened[-1], None, "fr")
    assert (
        "Dans cette phase, la température est portée de −30 °C à −26 °C, "
        "l’oxygène de 0 % à 1 % et le nombre d’océans de 2 à 4."
    ) in french


def test_the_first_noun_decides_the_french_participle() -> None:
    table = Table(2).seat(0, mc=90).seat(1, mc=90).open(3)
    table.do(std("forest_mc")).do(END).do(END, 1)
    french = lines(list(table.last.events), None, "fr")
    assert any("l’oxygène est porté de 0" in line for line in french)


def test_one_sees_at_once_how_far_ones_own_step_led() -> None:
    _, happened = played()
    assert any("temperature to −28 °C" in line for line in lines(happened[0], 1))
    assert lines(happened[0], 0) == lines(happened[0], None) == []


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_reads_a_step_twice(seat: int | None) -> None:
    """A step that a seat read when taking it, and all when the phase closed, is shown once."""
    _, happened = played()
    left = once([visible(events, seat) for events in happened])
    told = [line for events in left for line in lines(events, seat)]
    assert sum("temperature" in line and "raises" in line for line in told) == 2
    assert sum("flips" in line for line in told) == 2


def test_an_open_phase_tells_each_value_as_it_comes() -> None:
    _, happened = played("off")
    told = [line for events in happened for line in lines(events, None)]
    assert "Bob raises the temperature to −28 °C (TR 6)." in told
    assert "Ann raises the temperature to −26 °C (TR 6)." in told
    assert not any("In this phase" in line for line in told)
