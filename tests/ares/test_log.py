"""The log: a phase behind the curtain shown seat by seat, losses, discards, numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest

from bot.service.history.log_text import once
from games.ares.events import Bumped, CardsMissing, EndTriggered
from games.ares.game import GAME
from games.ares.steps.between import rise
from games.core.events import Applied, visible
from games.core.grammar import NARROW_SPACE
from games.core.text import Language
from tests.ares.builder import END, Table, play, std, use

NAMES = ["Ann", "Bob", "Cid"]


def lines(events: Iterable[Any], seat: int | None = 0, lang: Language = "en") -> list[str]:
    """Return the lines a seat reads, with ordinary spaces."""
    told = (GAME.words(lang).event(event, NAMES) for event in visible(events, seat))
    return [line.replace(NARROW_SPACE, " ") for line in told if line]


# The curtain


def happened(curtain: str = "auto") -> list[list[Any]]:
    """Return what happened in each step of a phase; the second seat is always first."""
    table = Table(2, curtain=curtain).seat(0, mc=90).seat(1, mc=90).mars(-30, 0, 2)
    table.next_tiles(0, 1).open(3)
    turns = [(1, "mc_temperature"), (1, "mc_ocean"), (0, "mc_temperature"), (1, "forest_mc")]
    found = [list(table.do(std(project), seat).last.events) for seat, project in turns]
    found.append(list(table.do(std("mc_ocean")).last.events))
    return [*found, list(table.do(END).last.events), list(table.do(END, 1).last.events)]


def test_told_seat_by_seat_no_value_falls_and_the_totals_come_once_at_the_end() -> None:
    told = lines(happened()[-1], None)
    moved = (
        "This phase raised the temperature from −30 °C to −26 °C, "
        "the oxygen from 0% to 1% and the number of oceans from 2 to 4."
    )
    assert told.count(moved) == 1
    assert told.index(moved) > max(n for n, line in enumerate(told) if "raises" in line)
    assert re.findall(r"(−?\d+)\s°C", " ".join(told)) == ["−30", "−26"]
    assert not any(re.search(r"oceans? \d", line) for line in told)
    french = lines(happened()[-1], None, "fr")
    assert (
        "Dans cette phase, la température est portée de −30 °C à −26 °C, "
        "l’oxygène de 0 % à 1 % et le nombre d’océans de 2 à 4."
    ) in french
    table = Table(2).seat(0, mc=90).open(3).do(std("forest_mc")).do(END).do(END, 1)
    (line,) = [said for said in lines(table.last.events, None, "fr") if "porté de 0" in said]
    assert "l’oxygène est porté de 0" in line, "the first noun decides the participle"


def test_one_sees_at_once_how_far_ones_own_step_led() -> None:
    first = happened()[0]
    assert any("temperature to −28 °C" in line for line in lines(first, 1))
    assert lines(first, 0) == lines(first, None) == []


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_reads_a_step_twice(seat: int | None) -> None:
    """A step that a seat read when taking it, and all when the phase closed, is shown once."""
    left = once([visible(events, seat) for events in happened()])
    told = [line for events in left for line in lines(events, seat)]
    assert sum("temperature" in line and "raises" in line for line in told) == 2
    assert sum("flips" in line for line in told) == 2


@pytest.mark.parametrize(("answers", "named"), [("names", True), ("count", False)])
def test_the_end_trigger_names_nobody_where_only_a_number_is_told(answers: str, named: bool):
    table = Table(3, answers=answers).mars(8, 14, 8).seat(0, mc=40).seat(1, mc=40).seat(2, mc=40)
    table.open(3).do(END, 1).do(std("mc_ocean"))
    (told,) = [e for e in visible(table.last.events, None) if isinstance(e, EndTriggered)]
    assert (told.reopened == (1,)) is named
    assert 1 in GAME.waiting(table.state)
    assert ("Bob" in lines([told])[0]) is named


# Losses


@pytest.mark.parametrize(
    ("phase", "name", "n"),
    [
        (2, "Invention Contest", 3),
        (3, "Advanced Screening Technology", 3),
        (3, "Brainstorming Session", 1),
    ],
)
@pytest.mark.parametrize("curtain", ["off", "on"])
def test_cards_that_are_not_there_are_said(phase, name, n, curtain):
    """R28. Behind the curtain the seat alone reads it at first, the others at the closing."""
    table = Table(curtain=curtain)
    table.seat(0, **{"hand" if phase == 2 else "played": [name]}, mc=9).deck(0).open(phase)
    table.do(play(name) if phase == 2 else use(name))
    missing, *later = [event for event in table.last.events if isinstance(event, CardsMissing)]
    assert (missing.seat, missing.n) == (0, n)
    assert missing.seats == (None if curtain == "off" else (0,))
    assert [event.seats for event in later] == ([None] if (curtain, phase) == ("on", 2) else [])
    said = f"Ann gets {n} card{'s' * (n > 1)} fewer: deck and discard pile are empty ({name})."
    assert lines([missing]) == [said]
    told = {type(event).__name__ for event in table.last.events}
    assert not told & {"Drew", "Shown", "Dealt", "Kept", "CardsSeen"}


def test_production_and_research_say_which_cards_are_not_there():
    """Cards are shown once, as they are drawn, and the others that are due as missing."""
    table = Table().seat(0, played=["Acquired Company", "Aerated Magma"]).deck(1).open(4)
    told = lines(table.last.events)
    assert not any("produces" in line and "card" in line for line in told)
    assert "Ann draws 1 card." in told
    assert "Ann gets 1 card fewer: deck and discard pile are empty." in told
    told = lines(Table().deck(1, 2).chooses(5).open(5).last.events)
    assert "Ann looks at 3 cards to keep 2." in told
    for name in ("Ann", "Bob"):
        assert f"{name} gets 2 cards fewer: deck and discard pile are empty." in told


def test_r41_steps_that_do_not_fit_are_said():
    table, log = Table(1).mars(oxygen=13), Applied()
    rise(table.state, "oxygen", 2, log)
    told = "The oxygen rises automatically to 14%, its end; 1 step is lost."
    assert (log.events, lines(log.events)) == (
        [Bumped(scale="oxygen", steps=1, value=14, lost=1)],
        [told],
    )


# Discards


def test_discards_are_named_to_their_owner_alone() -> None:
    """A hand that must go as a whole; and what is given up for a seat that is away."""
    table = Table().seat(0, hand=["Moss"], played=["Farming Co-ops"]).open(3)
    table.do(use("Farming Co-ops"))
    assert "You discarded: Moss." in lines(table.last.events)
    assert not any("Moss" in line for seat in (1, None) for line in lines(table.last.events, seat))
    table = Table()
    table.player().hand = [table.state.deck.pop() for _ in range(12)]
    table.open(4, hold=False).defaults()
    (gone,) = [each for each in table.last.events if type(each).__name__ == "CardsGone"]
    assert gone.seats == (0,)
    assert {*gone.cards}.isdisjoint(table.player().hand)


# Numbers
