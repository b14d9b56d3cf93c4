"""Losses in the log: tracks, piles or reserves that run short, effects without a target."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import get_args

import pytest

from games.core.actions import tag
from games.core.events import Event
from games.core.text import LANGUAGES, Language
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.effects import (
    Colonise,
    Destroy,
    Devote,
    Die,
    Discard,
    Draw,
    Enlist,
    Lay,
    Muster,
    Produce,
    Ready,
    Recall,
    Salvage,
    Scout,
    Token,
    Trade,
    Word,
)
from games.projet_ceres.game import GAME
from games.projet_ceres.rules import resolve
from tests.projet_ceres.box import boxed, card
from tests.projet_ceres.builder import Table, kinds

NAMES = ("Ana", "Benoît")


def said(events: Iterable[Event], lang: Language = "en") -> list[str]:
    """Return the lines of the log about some events."""
    words = GAME.words(lang)
    return [line for event in events if (line := words.event(event, NAMES))]


def table(*words: Word) -> Table:
    """Return a table where seat 0 has a card that does something."""
    return Table(2, boxed(card("does", *words))).seat(0, hand=("does",))


def lost(found: Table) -> list[str]:
    """Play the card, and return the log lines about it after the one that it is played."""
    events = found.do(0, act.PlayCard("does"))
    return said(event for event in events if not isinstance(event, ev.CardPlayed))


@pytest.mark.parametrize(
    ("word", "fields", "log"),
    [
        (
            Devote(2),
            {"dev": 12},
            [
                "Ana gains 1 devotion point.",
                "Ana is at the end of the devotion track: 1 point is lost.",
            ],
        ),
        (
            Colonise(3),
            {"col": 41},
            ["Ana is at the end of the colonisation track: 3 points are lost."],
        ),
        (Enlist(), {"agents": 4}, ["Ana already has all agents: the new one is lost."]),
        (Draw(2), {"deck": 0}, ["Ana can’t draw 2 more cards: the deck is empty."]),
        (
            Muster(2),
            {"reserve": 1, "docked": 4},
            [
                "Ana puts 1 ship from the reserve on the board.",
                "Ana can’t add 1 more ship: the reserve is empty.",
            ],
        ),
        (Salvage(), {}, ["Ana has no card in the discard to take back."]),
        (Discard(2), {}, ["Ana has no card to discard."]),
        (Trade(), {}, ["Ana has nothing to sell."]),
        (Ready(), {}, ["Ana has no used building to ready."]),
    ],
)
def test_what_is_not_there_is_said(word: Word, fields: dict[str, int], log: list[str]) -> None:
    assert lost(table(word).seat(0, hand=("does",), **fields)) == log


def test_a_draw_says_what_the_deck_was_short_of() -> None:
    found = table(Draw(3)).seat(0, hand=("does",), deck=1)
    assert "Ana can’t draw 2 more cards: the deck is empty." in lost(found)


def test_filling_the_hand_is_no_loss() -> None:
    """A hand is filled up from the cards in the deck (4.1)."""
    found = Table(2).seat(0, deck=1).seat(1, deck=0)
    events = found.finish_round()
    assert kinds(events, ev.RoundStarted)
    assert not kinds(events, ev.Missed)


def test_cards_for_sale_that_are_not_there_are_said() -> None:
    found = table(Scout(3)).market(pile=1)
    assert "Ana can’t look at 2 more investment cards: the pile is empty." in lost(found)


@pytest.mark.parametrize(
    ("word", "log"),
    [
        (Recall(), "Ana has no ship to bring back."),
        (Destroy(), "Ana has no asteroid to destroy."),
        (Produce(), "Ana has no asteroid to produce on."),
    ],
)
def test_without_a_ship_on_an_asteroid_that_is_said(word: Word, log: str) -> None:
    assert lost(table(word).ships(0, board=3)) == [log]


@pytest.mark.parametrize(("word", "n"), [(Token("asteroid", 2), 2), (Lay("pile"), 1)])
def test_what_has_no_asteroid_to_lie_on_is_said(word: Word, n: int) -> None:
    found = table(word).ships(0, board=3)
    [missed] = kinds(found.do(0, act.PlayCard("does")), ev.Missed)
    assert (missed.lacking, missed.n) == ("laid", n)


@pytest.mark.parametrize(
    ("die", "by", "log"),
    [
        (6, 1, "The mission die stays at 6."),
        (5, 1, "The mission die goes to 6."),
        (1, -1, "The mission die stays at 1."),
    ],
)
def test_a_die_that_is_at_its_end_stays(die: int, by: int, log: str) -> None:
    assert lost(table(Die(by)).fields(die=die)) == [log]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_loss_has_its_sentence(lang: Language) -> None:
    kept = get_args(ev.Lacking)
    lines = said([ev.Missed(seat=0, lacking=what, n=2) for what in kept], lang)
    assert len({*lines}) == len(kept)
    assert all(re.fullmatch(r".*\bAna\b.*[^ ]\.", line) for line in lines)


def test_whatever_asks_for_a_target_says_that_there_is_none() -> None:
    assert {tag(word) for word in resolve.QUESTIONS} <= {*get_args(ev.Lacking)}
