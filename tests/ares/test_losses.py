"""Losses in the log: cards missing in both piles, and steps beyond an end."""

from __future__ import annotations

import pytest

from games.ares.events import Bumped, CardsMissing
from games.ares.game import GAME
from games.ares.steps.rise import rise
from games.core.events import Applied
from games.core.text import LANGUAGES
from tests.ares.builder import Table, play, use

NAMES = ("Ana", "Benoît")


def said(events, lang="en"):
    """Return the lines of the log about some events."""
    words = GAME.words(lang)
    return [line for event in events if (line := words.event(event, NAMES))]


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
    """Behind the curtain the seat alone reads it at first, the others at the closing."""
    table = Table(curtain=curtain)
    table.seat(0, **{"hand" if phase == 2 else "played": [name]}, mc=9).deck(0).open(phase)
    table.do(play(name) if phase == 2 else use(name))
    missing, *later = [event for event in table.last.events if isinstance(event, CardsMissing)]
    assert (missing.seat, missing.n) == (0, n)
    assert missing.seats == (None if curtain == "off" else (0,))
    assert [event.seats for event in later] == ([None] if (curtain, phase) == ("on", 2) else [])
    assert said([missing]) == [
        f"Ana gets {n} card{'s' * (n > 1)} fewer: deck and discard pile are empty ({name})."
    ]


def test_production_says_which_cards_are_not_there():
    """Cards are shown once, as they are drawn, and the others that are due as missing."""
    table = Table().seat(0, played=["Acquired Company", "Aerated Magma"]).deck(1).open(4)
    lines = said(table.last.events)
    assert not any("produces" in line and "card" in line for line in lines)
    assert "Ana draws 1 card." in lines
    assert "Ana gets 1 card fewer: deck and discard pile are empty." in lines


def test_research_says_which_cards_are_not_there():
    table = Table().deck(1, 2).chooses(5).open(5)
    lines = said(table.last.events)
    assert "Ana looks at 3 cards to keep 2." in lines
    assert "Ana gets 2 cards fewer: deck and discard pile are empty." in lines
    assert "Benoît gets 2 cards fewer: deck and discard pile are empty." in lines


def test_steps_that_do_not_fit_are_said():
    """R41."""
    table, log = Table(1).mars(oxygen=13), Applied()
    rise(table.state, "oxygen", 2, log)
    assert said(log.events) == ["The oxygen rises automatically to 14%, its end; 1 step is lost."]
    assert log.events == [Bumped(scale="oxygen", steps=1, value=14, lost=1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_losses_have_their_sentences(lang):
    lines = said(
        [CardsMissing(seat=0, n=2), Bumped(scale="oxygen", steps=1, value=14, lost=3)], lang
    )
    assert "2" in lines[0]
    assert "3" in lines[1]
    assert said([Bumped(scale="oxygen", steps=1, value=14)], lang)[0].endswith("%.")
