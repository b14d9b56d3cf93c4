"""Presses in every game: their walk is known, and a turn that can only end does so."""

from __future__ import annotations

import pytest

from bot.posts.game_over import score_sheet
from bot.service.history.log_text import safe_names
from bot.service.plans.press import Pressed, press
from bot.service.seats import lobby, seating
from bot.service.tables.store import Tables
from bot.shared.names import cleaned
from games import registry
from games.core import codec, drafts
from games.core.actions import EndTurn
from games.core.game import AnyGame
from games.core.outcome import Outcome, Score
from games.core.random_play import choose_seat, random_action
from games.core.rng import rng
from games.core.text import COMPUTER
from tests.bot.panel.test_buttons import live_at
from tests.bot.seated import PEOPLE, Seated
from tests.games.worlds import EVERY_GAME, is_small, openings

PRESSES = 60


@pytest.mark.parametrize("key", registry.game_keys())
async def test_a_known_walk_is_the_walk_of_the_draft(tables: Tables, key: str) -> None:
    table = await Seated.open(tables, 2, game=key)
    users = await table.users()
    await lobby.start(tables, table.id, users[0])
    random, known = rng(5), 0
    for _ in range(PRESSES):
        live = await table.live()
        if not live.waiting():
            break
        seat = live.waiting()[0]
        await table.act(live.seats[seat].user_id or 0, random.pick(live.legal(seat)), follow=True)
        live = await table.live()
        for (seat, asked), draft in live.drafts.items():
            walk = live.walked(seat, (seat, asked))
            again = drafts.in_hand(live.game, live.state, seat, draft.presses)
            assert codec.encode(walk.state) == codec.encode(again.state)
            assert (walk.taken, walk.presses) == (again.taken, draft.presses)
            assert (walk.stopped, walk.cut, walk.left) == (again.stopped, again.cut, again.left)
            known += len(draft.presses) > 1
    assert known > 5 or not live.waiting(), "only a game that is over by now has short turns"


LONGEST = 40
"""Presses of one game."""


def ends(made: Pressed) -> bool:
    """Return whether a press has ended the turn as its last action."""
    return type(made.taken[-1].drafted.action) is EndTurn


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_a_final_press_that_leaves_only_the_end_ends_the_turn(game: AnyGame) -> None:
    """A turn that can be undone does not end automatically: ending is what confirms it."""
    followed = told = 0
    for begun, source in openings(game):
        state = begun
        for _ in range(LONGEST):
            if not (waiting := game.waiting(state)):
                break
            seat = choose_seat(waiting, source)
            action = random_action(game, state, seat, source)
            live = live_at(game, state)
            made = press(live, seat, 100 + seat, [action], follow=True)
            asked = seat in game.waiting(made.after) and not made.taken[-1].applied.closed
            if type(action) is not EndTurn:
                assert not (made.rest and ends(made)), action
                assert made.rest or not asked or not game.only_ends(made.after, seat), action
                followed += ends(made)
                told += ends(made) and live.finality(seat).ends(action)
            state = made.after
    assert followed or is_small(game)
    assert told > followed * 0.8, "where what is hidden is another thing that can't be known"


async def test_a_computer_in_somebodys_place_is_marked_in_every_language(two: Seated) -> None:
    first, _ = await two.bids()
    await two.resign(first)
    live = await two.live()
    assert safe_names(live, "en") == ["Ada (computer)", "Brian"]
    assert safe_names(live, "fr") == ["Ada (ordinateur)", "Brian"]
    assert live.names == [f"Ada {COMPUTER}", "Brian"]  # pictures draw it
    outcome = Outcome((Score(0, 3, {}, 1), Score(1, 2, {}, 2)), (0,))
    assert "Ada (ordinateur)" in score_sheet(live, outcome, "fr", safe_names(live, "fr"))
    board = live.words("en").board(live.seen(None), safe_names(live, "en"))
    assert "Ada (computer)" in board
    await seating.reclaim(two.tables, two.id, first, PEOPLE[first])
    assert safe_names(live, "en") == ["Ada", "Brian"]


def test_nobody_can_pass_for_a_computer_by_name() -> None:
    assert cleaned(f"bob {COMPUTER}", 32) == "bob"
