"""A rival without a seat: it has scores, can win, is named by catalogs and never asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games import __main__, registry
from games.core import codec
from games.core.actions import EndTurn
from games.core.balance import Tally
from games.core.events import Event
from games.core.messages import called, event_message, facts
from games.core.outcome import Outcome, Score
from games.core.random_play import steps
from games.core.rng import rng
from games.core.speech import Items, Message, Name
from games.core.text import LANGUAGES, Language
from tests.toy.game import TOY
from tests.toy.state import RIVAL, Bid, Built, GameEnded, Offered

NAMED: dict[Language, str] = {"en": "Dust Devil", "fr": "Esprit des sables"}
NAMES = ("Ada", "Bo")


def idle(**options: str) -> tuple[Any, list[Any]]:
    """Play a game in which both seats only bid and pass; return its end and all its events."""
    state, events = TOY.start({"rival": "yes", **options}, 2, seed=7), list[Any]()
    while waiting := TOY.waiting(state):
        hand = state.players[waiting[0]].hand
        bid = [Bid(hand[0])] if TOY.rules.waits(state)[0].key.startswith("bids") else []
        for action in (*bid, EndTurn()):
            events += TOY.apply(state, waiting[0], action).events
    return state, events


def test_it_stands_behind_the_seats_and_wins() -> None:
    state, events = idle()
    outcome = TOY.result(state)
    assert outcome is not None
    assert [score.seat for score in outcome.scores] == [0, 1, RIVAL]
    assert outcome.winners == (RIVAL,)
    assert outcome.winning_seats == ()
    assert outcome.rivals == {RIVAL: 12}
    assert set(outcome.ranked_seats) == {0, 1}
    assert events[-1] == GameEnded(winners=(RIVAL,))
    assert TOY.standing(TOY.mask(state, None)) == outcome


def test_nobody_waits_for_it_and_without_the_option_there_is_none() -> None:
    for _ in steps(TOY, state := TOY.start({"rival": "yes"}, 3, seed=4), rng(4, 1), 1000):
        assert {wait.seat for wait in TOY.rules.waits(state)} <= {0, 1, 2}
    assert {b.seat for b in state.sites.values()} > {RIVAL}
    state, _ = idle(rival="no")
    outcome = TOY.result(state)
    assert outcome is not None
    assert outcome.rivals == {}
    assert RIVAL not in {b.seat for b in state.sites.values()}


def test_what_is_stored_comes_back_as_it_was() -> None:
    state, events = idle()
    outcome = TOY.result(state)
    stored = msgspec.json.decode(msgspec.json.encode(msgspec.to_builtins(outcome)))
    assert msgspec.convert(stored, Outcome) == outcome
    assert codec.decode_events(TOY, codec.encode_events(events)) == events
    assert codec.state_hash(codec.restore(TOY, codec.save(TOY, state))) == codec.state_hash(state)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_and_the_board_name_it_in_the_readers_language(lang: Language) -> None:
    state, events = idle()
    words, name = TOY.words(lang), NAMED[lang]
    lines = [words.event(event, NAMES) or "" for event in events]
    assert words.called(RIVAL, NAMES) == name
    assert words.called(1, NAMES) == "Bo"
    assert [line for line in lines if line.startswith(f"{name} ")] != []
    assert name in lines[-1]
    assert name in words.board(TOY.mask(state, None), NAMES)


def test_told_names_actors_by_seat_or_id_alone_and_in_lists() -> None:
    assert called(0, NAMES) == "Ada"
    assert event_message(Built(seat=RIVAL, site="site01", size=3), NAMES, {}, {}) == Message(
        "event-built", seat=Name(RIVAL), site="site01", size=3, more=0
    )
    ended = event_message(GameEnded(winners=(1, RIVAL)), NAMES, {}, {}, seats=("winners",))
    assert ended == Message("event-game_ended", winners=Items(["Bo", Name(RIVAL)]))
    offered = event_message(Offered(seat=0, to=1), NAMES, {}, {}, seats=("to",))
    assert offered == Message("event-offered", seat="Ada", to="Bo")


def test_facts_are_said_or_stand_as_they_are_and_the_rest_is_left_out() -> None:
    class Moved(Event, frozen=True, kw_only=True, tag="moved"):
        cell: str
        n: int
        far: bool
        goods: dict[str, int]

    moved = Moved(cell="B3", n=2, far=True, goods={"rock": 1})
    assert facts(moved, {"cell": Name}) == {"cell": Name("B3"), "n": 2, "far": "yes"}


@pytest.fixture
def registered() -> Iterator[None]:
    registry.register(TOY)
    yield
    registry._GAMES.pop(TOY.key)


@pytest.mark.usefixtures("registered")
def test_simulate_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", TOY.key, "--players", "2", "--count", "5"]
    __main__.main([*asked, "--option", "rival=yes", "--json"])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert all(len(line["scores"]) == 2 for line in lines)
    assert all(line["rivals"] == {RIVAL: 12} for line in lines)
    assert RIVAL in {who for line in lines for who in line["winners"]}
    __main__.main([*asked, "--option", "rival=yes"])
    assert capsys.readouterr().out.count(f", {RIVAL} 12, won by") == 5
    __main__.main([*asked, "--json"])
    assert "rivals" not in capsys.readouterr().out


def test_balance_counts_seats_and_keeps_its_totals_apart() -> None:
    tally = Tally()
    scores = (
        Score(0, 3, {"ore": 3}, 2),
        Score(1, 2, {"ore": 2}, 3),
        Score(RIVAL, 9, {"ore": 9}, 1),
    )
    tally.end(Outcome(scores, (RIVAL,), won=False), (1, 0))
    tally.end(Outcome(scores, (0, RIVAL), won=True), (1, 0))
    assert Outcome(scores, (1,)).ranked_seats == (0, 1)
    assert tally.scores == [3, 2, 3, 2]
    assert tally.best == [3, 3]
    assert tally.categories == {"ore": 10}
    assert tally.winner_categories == {"ore": 3}
    assert tally.wins == [0, 0.5]
    assert tally.numbers == {"place 1": [2, 2], "place 2": [3, 3], RIVAL: [9, 9]}
