"""What ends second choices other than their turn, and what is stored of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, update

import db.notes as notes_db
from bot.panel.decision import planned
from bot.panel.panel import panel
from bot.service.plans import cancellation, notes, second_choices
from bot.service.plans.notes import Cancels
from bot.service.seats import erasure
from bot.service.tables.drafts import is_choice
from bot.service.tables.pending import RANKS, choice
from db import models
from games.core.actions import EndTurn
from tests.bot.orders.test_second_choices import (
    chosen,
    drafts_stored,
    held,
    played,
    turn,
)
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.toy.state import Build, Survey


async def test_what_cancels_the_prepared_move_stops_all_choices(
    three: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, _ = await three.bids()
    await chosen(three, second)
    row = notes.with_cancels(
        notes.of(await three.live(), second), Cancels({cancellation.MOVE: ["round"]})
    )
    await notes.keep(three.tables, three.id, second, cancels=row.cancels)
    monkeypatch.setitem(cancellation.CAUSES, "round", lambda *_: True)
    await three.act(first, Survey())
    live = await three.live()
    there = second_choices.held(live.drafts, 1)
    assert [each.armed for each in there.values()] == [False, False, False]
    assert live.queued == set()


async def test_who_leaves_takes_their_choices_with_them(three: Seated) -> None:
    _, second, third = await three.bids()
    await chosen(three, second)
    await chosen(three, third, "site08", "site09")
    await three.resign(second)
    live = await three.reload()
    assert {key[0] for key in live.drafts} == {2}
    await three.take_over(2, 77, "Dmitri", third)
    assert not (await three.reload()).drafts
    assert await drafts_stored(three) == []


async def test_a_game_that_ends_has_no_choices(three: Seated) -> None:
    _, second, _ = await three.bids()
    await chosen(three, second)
    await three.cancel()
    assert await drafts_stored(three) == []


async def test_going_back_leaves_them_prepared(three: Seated) -> None:
    """The turn of the first player is taken back; what others prepared stays."""
    first, second, third = await three.bids()
    await chosen(three, third)
    await three.act(first, *turn("site01"), EndTurn())
    before = held(await three.live(), 2)
    await three.undo(first)
    live = await three.reload()
    assert live.waiting() == (0,)
    assert held(live, 2) == before
    assert live.queued == {2}
    await chosen(three, second)
    assert len(held(await three.live())) == 3


async def test_a_turn_in_hand_that_is_prepared_again_replaces_all_choices(three: Seated) -> None:
    first, second, _ = await three.bids()
    await three.act(first, *turn("site01"), EndTurn())
    entry = (await three.live()).row.state_seq
    await three.act(second, Build("site02", 1))
    async with three.tables.locked(three.id) as live:  # as after another way back
        kept = live.draft(1)
        assert kept is not None
        for rank in RANKS:
            live.drafts[choice(1, rank)] = msgspec.structs.replace(kept, armed=True)
    await three.go_back(entry)
    live = await three.live()
    assert held(live) == {1: [Build("site02", 1)]}
    assert not live.drafts[1, ""].sent
    assert [key for key in live.drafts if is_choice(key)] == []


async def test_a_row_of_an_earlier_version_is_the_first_choice(three: Seated) -> None:
    _, second, _ = await three.bids()
    await three.arm(second, *turn("site05"))
    assert await drafts_stored(three) == [""]
    live = await three.reload()
    assert list(held(live)) == [1]
    position = planned(live, 1)
    assert position is not None
    assert position.decision == live.drafts[1, ""].version


@pytest.mark.parametrize("question", ["choice ", "choice 1", "choice 4", "choice x"])
async def test_a_choice_without_a_known_rank_is_lost_and_said_to_be(
    three: Seated, question: str
) -> None:
    first, second, _ = await three.bids()
    await chosen(three, second)
    async with three.tables.database.writing() as conn:
        row = models.drafts.c.question == "choice 3"
        await conn.execute(update(models.drafts).where(row).values(question=question))
    live = await three.reload()
    assert list(held(live)) == [1, 2]
    assert "could not be read" in panel(live, 1, "en").text
    await three.act(first, Survey(), EndTurn())
    await three.play_prepared(1)
    assert "site05" in (await three.live()).state.sites


async def test_a_choice_that_cannot_be_read_stops_the_ones_after_it(three: Seated) -> None:
    _, second, _ = await three.bids()
    await chosen(three, second)
    async with three.tables.database.writing() as conn:
        row = models.drafts.c.question == "choice 2"
        await conn.execute(update(models.drafts).where(row).values(presses=b"\xff"))
    live = await three.reload()
    assert list(held(live)) == [1, 3]
    assert "could not be read" in panel(live, 1, "en").text
    live = await played(three, "site05")
    assert live.waiting() == (1,)
    assert "site07" not in live.state.sites


async def test_without_the_first_row_no_other_is_played(three: Seated) -> None:
    _, second, _ = await three.bids()
    await chosen(three, second)
    async with three.tables.database.writing() as conn:
        await conn.execute(delete(models.drafts).where(models.drafts.c.question == ""))
    live = await three.reload()
    assert list(held(live)) == [2, 3]
    assert live.queued == set()
    await three.act((await three.users())[0], Survey(), EndTurn())
    live = await three.live()
    assert live.waiting() == (1,)
    assert not live.drafts


@pytest.mark.parametrize(
    "outcome",
    [
        5,
        {"played": "x"},
        {"refused": [{"rank": 1, "note": {"label": 3}}]},
        {"refused": [{"rank": 1, "note": {"label": {}, "events": "no events"}}]},
        {"refused": [{"rank": 1, "note": {"label": {}, "events": '[{"type": "?"}]'}}]},
    ],
)
async def test_an_outcome_that_cannot_be_read_is_left_out(three: Seated, outcome: Any) -> None:
    users = await three.users()
    kept = {"ticked": {"move": ["round"]}, "outcome": outcome}
    await notes.keep(three.tables, three.id, users[0], cancels=kept)
    live = await three.reload()
    assert "choice" not in panel(live, 0, "en").text
    assert notes.cancels(notes.of(live, users[0])).ticked == {"move": ["round"]}
    assert notes.outcome(live, notes.of(live, users[0])) is None


async def test_who_is_forgotten_leaves_no_choice_behind(stage: Stage) -> None:
    table = await Seated.start(stage.app.tables, 3)
    _, second, _ = await table.bids()
    await chosen(table, second)
    await played(table, "site05")
    await chosen(table, second, "site08", "site09")
    live = await table.live()
    assert notes.outcome(live, notes.of(live, second)) is not None
    assert len(held(live)) == 2
    await erasure.forget(stage.app.tables, second)
    assert await drafts_stored(table) == []
    async with stage.app.database.reading() as conn:
        assert await notes_db.notes_of(conn, table.id) == []
