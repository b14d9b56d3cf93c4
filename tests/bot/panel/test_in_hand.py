"""Moves in hand: kept over pauses and restarts, private to their seat, published once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.panel.panel import panel
from bot.posts.game_over import score_sheet
from bot.screens.history import game_files
from bot.service.history.log_text import safe_names
from bot.service.plans.press import Pressed, press
from bot.service.seats import lobby, seating
from bot.service.tables.session import VERSIONS
from bot.service.tables.store import Tables
from bot.service.turns import prepared_turn
from bot.shared.names import cleaned
from bot.shared.problems import StaleProblem
from games import registry
from games.ares.actions import PickPhase, Play
from games.ares.state import Planning
from games.core import codec, drafts
from games.core.actions import EndTurn
from games.core.game import AnyGame
from games.core.outcome import Outcome, Score
from games.core.random_play import choose_seat, random_action
from games.core.rng import rng
from games.core.text import COMPUTER
from tests.ares.builder import END, Table, card, std
from tests.bot.acts import Killed, dying, standing
from tests.bot.positions import live_at
from tests.bot.seated import PEOPLE, STRANGER, Seated
from tests.games.worlds import EVERY_GAME, is_small, openings
from tests.toy.state import Build, Paint, Survey


async def in_hand(two: Seated) -> tuple[int, int]:
    """Let the first person build and paint, and end nothing; returns who sits where."""
    first, second = await two.bids()
    await two.act(first, Build("site01", 1))
    await two.act(first, Paint("red"))
    return first, second


async def direct(table: Seated, user_id: int) -> str:
    """Return the one direct message that waits to be sent, which is a person's."""
    (row,) = await table.pending("note")
    assert row.payload is not None
    assert (row.payload["user_id"], row.payload["silent"]) == (user_id, True)
    return str(row.payload["text"])


async def test_it_is_kept_over_a_pause_and_seen_there_by_its_owner(two: Seated) -> None:
    """In the panel, and in an export, each reads only their own moves in hand."""
    first, second = await in_hand(two)
    live = await two.reload()
    assert "Not confirmed yet: Build 1 on site01 › Red" in panel(live, 0, "en").text
    assert "Not confirmed yet" not in panel(live, 1, "en").text
    for user in (first, second):
        assert b"site01" not in await game_files.export(two.tables, live, user)
    assert codec.encode(live.position(1)) == codec.encode(live.state)
    await two.pause(first)
    live = await two.reload()
    assert live.seen(0).state.sites["site01"].colour == "red"
    assert live.seen(1).state.sites == {}
    await two.resume(first)
    await two.act(first, EndTurn())
    assert (await two.live()).state.sites["site01"].colour == "red"
    assert b"site01" in await game_files.export(two.tables, await two.live(), second)


@pytest.mark.parametrize("how", ["taken over", "cancelled"])
async def test_who_takes_a_seat_over_does_not_get_what_was_in_hand(two: Seated, how: str) -> None:
    _, second = await in_hand(two)
    if how == "cancelled":
        await seating.cancel(two.tables, two.id, "Mo")
    else:
        await two.take_over(0, STRANGER, "Eve", by=second)
        assert (await two.live()).position(0).sites == {}
    assert (await two.reload()).drafts == {}


async def test_a_crash_between_a_press_and_its_publication_loses_nothing(
    two: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = await in_hand(two)
    before, number = await two.hash(), (await two.live()).decision(0)
    with monkeypatch.context() as patched:
        dying(two.tables, patched, 0)
        with pytest.raises(Killed):
            await two.act(first, EndTurn(), decision=number, interaction_id=8)
    assert await two.hash() == before
    done = await two.act(first, EndTurn(), decision=number, interaction_id=8)
    assert (done.closed, done.again) == (True, False)
    assert [entry.kind for entry in await two.log()][-3:] == ["act"] * 3
    assert (await two.act(first, EndTurn(), interaction_id=8)).again


async def test_each_press_makes_other_controls_and_the_decision_stays_the_same(
    two: Seated,
) -> None:
    first, _ = await two.bids()
    live, numbers = await two.live(), []
    for action in (Build("site01", 1), Paint("red")):
        numbers.append(live.decision(0))
        await two.act(first, action, decision=numbers[-1])
        live = await two.live()
    await two.undo(first)
    numbers.append((await two.live()).decision(0))
    assert len(set(numbers)) == 3
    assert {number % VERSIONS for number in numbers} == {live.asked(0)}


# Prepared while waiting


async def test_what_was_prepared_and_not_armed_is_in_hand_when_its_time_comes(two: Seated) -> None:
    first, second = await two.bids()
    for action in (Build("site05", 1), Paint("red")):
        await two.plan(second, "add", action)
    await two.act(first, Build("site01", 1), Paint("red"), EndTurn())
    live = await two.live()
    assert (live.waiting(), live.queued) == ((1,), set())
    assert live.position(1).sites["site05"].colour == "red"
    assert "site05" not in live.state.sites
    assert panel(live, 1, "en").text.count("⚠") == 0
    await two.undo(second)
    await two.act(second, Paint("blue"))
    await two.act(second, EndTurn())
    assert (await two.live()).state.sites["site05"].colour == "blue"


async def test_of_what_does_not_fit_any_more_its_author_is_told_why(two: Seated) -> None:
    first, second = await two.bids()
    for action in (Build("site05", 1), Paint("red")):
        await two.plan(second, "add", action)
    await two.act(first, Build("site05", 2), Paint("red"), EndTurn())
    live = await two.reload()
    assert live.position(1).sites["site05"].size == 2
    told = {lang: panel(live, 1, lang).text for lang in ("en", "fr")}
    assert (
        "“Build 1 on site05” and everything you chose after it were removed from your turn"
        in told["en"]
    )
    assert "site05 is taken." in told["en"]
    assert "ont été retirés de votre tour" in told["fr"]
    assert "were removed from your turn: site05 is taken." in await direct(two, second)
    channel = [row.payload for row in await two.pending() if row.kind != "note"]
    assert "removed from your turn" not in str(channel)
    await two.sent()
    await two.act(second, Build("site06", 1))
    assert "⚠" not in panel(await two.live(), 1, "en").text
    assert await two.pending() == []


async def test_an_armed_move_that_was_cut_leaves_what_fits_in_hand_and_asks(
    tables: Tables,
) -> None:
    seated = await Seated.start(tables, 2)
    first, second = await seated.bids()
    await seated.arm(second, Build("site05", 1), Paint("red"))
    await seated.act(first, Build("site01", 1), Paint("red"), EndTurn())
    await seated.sent()
    live = await seated.live()
    assert live.queued == {1}
    end = live.draft(1).presses[-1]
    other = (end[0].__class__(end[0].action, "another question/", end[0].label),)
    live.drafts[live.key(1)] = live.draft(1).__class__(
        second, (*live.draft(1).presses[:-1], other), version=live.draft(1).version, armed=True
    )
    await seated.play_prepared(1)
    live = await seated.live()
    assert live.queued == set()
    assert live.position(1).sites["site05"].colour == "red"
    assert live.draft(1).note is not None
    assert len(await seated.pending("ping")) == 1
    assert "Your prepared move stopped" in await direct(seated, second)


@pytest.mark.parametrize("armed", [False, True])
async def test_a_prepared_draw_is_left_to_its_author_unless_it_is_armed(
    three: Seated, *, armed: bool
) -> None:
    """As an armed one leaves only the end of the turn, that follows."""
    users = await three.bids()
    await three.plan(users[1], "add", Survey())
    if armed:
        await three.plan(users[1], "arm")
    await three.act(users[0], EndTurn())
    live = await three.live()
    draft = live.draft(1)
    assert live.waiting() == (1,)
    assert draft.armed == armed
    if armed:
        await three.play_prepared(1)
        acts = [entry for entry in await three.log() if entry.kind == "act"][-2:]
        assert [(e.seat, e.revealed, e.closed) for e in acts] == [
            (1, True, False),
            (1, False, True),
        ]
        return
    assert not draft.presses
    assert draft.note is not None
    assert (draft.note.left, draft.note.events, draft.note.now) == (True, "[]", {})
    text = panel(live, 1, "en").text
    assert "can’t be undone, so it was not played for you" in text
    assert "You draw" not in text


async def test_what_was_cut_is_shown_before_a_plan_is_armed(three: Seated) -> None:
    users = await three.bids()
    build = Build("site05", 1)
    await three.plan(users[2], "add", build)
    await three.plan(users[2], "add", Paint("red"))
    await three.act(users[0], build)
    await three.act(users[0], Paint("blue"))
    await three.act(users[0], EndTurn())
    with pytest.raises(StaleProblem):
        await three.plan(users[2], "arm")
    live = await three.live()
    assert not live.draft(2).armed
    assert live.draft(2).note is not None
    assert "site05" in panel(live, 2, "en").text


async def prepare(seated: Seated, *actions: Any) -> None:
    """Let the first person, who has no question, prepare these decisions and arm them."""
    user, _ = await seated.users()
    for action in actions:
        await seated.plan(user, "add", action)
    await seated.plan(user, "arm")


async def go_on(seated: Seated, *actions: Any) -> Any:
    """Let the second person act, which closes the phase; return what became of the first."""
    _, user = await seated.users()
    await seated.act(user, *actions)
    async with seated.tables.locked(seated.id) as live:
        assert 0 in live.waiting()
        await prepared_turn.play(seated.tables, live, 0)
    return await seated.live()


async def test_a_plan_that_does_not_fit_any_more_says_why(tables: Tables) -> None:
    table = Table().mars(temperature=4).seat(0, hand=["Fish"], heat=17, mc=20)
    table.seat(1, mc=40, hand=["Lava Flows", "Birds"])
    seated = await standing(tables, table.open(2, then=[3]).do(END))
    await prepare(seated, std("heat_temperature"))
    live = await go_on(seated, Play(card("Lava Flows")))
    aside = live.draft(0).note
    assert aside is not None
    assert aside.why is not None
    assert aside.why.key == "closed"
    (noted,) = [entry for entry in await seated.log() if entry.kind == "aside"]
    assert noted.seat is None, "whose it was is nobody else's business"
    assert not live.draft(0).armed
    assert live.state.players[0].heat == 17, "nothing of it was played"
    assert 0 in live.waiting()


async def test_being_done_with_one_phase_never_ends_another(tables: Tables) -> None:
    """Prepared for phase III, as nothing else was known; then another player brought phase I."""
    table = Table().seat(0, hand=["Fish", "Moss"], mc=20, heat=9).seat(1, hand=["Birds", "Mine"])
    table.state.stack.append(Planning([0, 0]))
    seated = await standing(tables, table)
    first, _ = await seated.users()
    await seated.act(first, PickPhase(3))
    await prepare(seated)
    live = await go_on(seated, PickPhase(1))
    assert live.state.phases == [1, 3]
    assert 0 in live.waiting()
    aside = live.draft(0).note
    assert aside is not None
    assert "III Action" in aside.label["en"]
    assert "I Development" in aside.now["en"]


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
