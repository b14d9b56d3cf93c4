"""Forced moves that everyone can see: done and shown, if the table likes."""

from __future__ import annotations

from typing import Any

import pytest

from bot.panel.wording import moved
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.turns import undoing
from games.core.actions import EndTurn
from games.core.engine import AnyEngine
from games.core.waits import Wait
from tests.bot.orders.papers import kinds
from tests.bot.seated import Seated, asked
from tests.bot.seats.test_absent import told
from tests.patched import patch
from tests.toy.game import TOY
from tests.toy.state import State, Survey, TurnFrame


@pytest.fixture(autouse=True)
def second_cannot_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing but ending the turn be possible for the second seat."""

    def forced(_: AnyEngine, state: State, wait: Wait) -> Any:
        hands = {card for player in state.players for card in player.hand}
        assert hands == {-1}, "what is done for somebody tells nothing that they alone know"
        frame = state.stack[-1]
        return EndTurn() if isinstance(frame, TurnFrame) and wait.seat == 1 else None

    patch(monkeypatch, TOY, "absence", only_answer=forced)


async def test_it_is_done_with_what_led_there_and_told(three: Seated) -> None:
    first, *_ = await three.bids()
    await three.sent()
    await three.act(first, Survey())
    assert (await three.live()).waiting() == (0,)
    await three.act(first, EndTurn())
    assert (await three.live()).waiting() == (2,)
    (ping,) = await three.pending("ping")
    assert asked([ping]) == [((await three.users())[2], True)]
    assert len(await three.pending("post")) == 1
    assert (await kinds(three))[-2:] == [("act", 0, first), ("forced", 1, None)]
    line = "• ⏩ Brian had only one legal move; it was played for them."
    assert line in await told(three)
    three.tables.drop(three.id)
    assert line in await told(three)
    assert "• ⏩ Brian n’avait qu’un seul coup possible" in "\n".join(await told(three, lang="fr"))


async def test_a_table_may_wait_for_its_people_instead(three: Seated) -> None:
    users = await three.bids()
    await three.change(forced=False)
    assert not settings_of(await three.live()).forced
    await three.act(users[0], EndTurn())
    assert (await three.live()).waiting() == (1,)
    assert asked(await three.pending("ping"))[-1] == (users[1], True)


async def test_after_going_back_it_waits_until_somebody_has_acted(three: Seated) -> None:
    users = await three.bids()
    await three.act(users[0], EndTurn())
    entry = next(e for e in reversed(await three.log()) if e.kind == "forced")
    await three.go_back(entry.seq, users[0])
    assert (await three.live()).waiting() == (1,)
    assert (await kinds(three))[-1][0] == "rewind"
    await three.act(users[1], EndTurn())
    assert (await three.live()).waiting() == (2,)


async def test_a_program_decides_for_itself(tables: Tables, three: Seated) -> None:
    users = await three.bids()
    await three.put_computer(1, users[1])
    await three.act(users[0], EndTurn())
    assert (await three.live()).waiting() == (1,)


@pytest.mark.parametrize("armed", [False, True])
async def test_what_was_prepared_for_that_question_is_over_with_it(
    three: Seated, *, armed: bool
) -> None:
    users = await three.bids()
    await three.plan(users[1], "add", EndTurn())
    if armed:
        await three.plan(users[1], "arm")
    assert (await three.live()).draft(1) is not None
    await three.act(users[0], EndTurn())
    assert (await kinds(three))[-1] == ("forced", 1, None)
    for _ in range(2):
        assert (await three.live()).draft(1) is None
        three.tables.drop(three.id)


async def test_who_led_there_can_ask_the_table_to_go_back(three: Seated) -> None:
    users = await three.bids()
    await three.act(users[0], EndTurn())
    with pytest.raises(undoing.Barrier) as barrier:
        await three.undo(users[0])
    assert barrier.value.key == "problem-undo-closed"
    entry = next(e for e in await three.log() if e.seq == barrier.value.target)
    assert (entry.kind, entry.seat) == ("act", 0)


async def test_what_was_forced_is_nobodys_to_take_back(
    three: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same holds in a turn that continues after it; later steps can be undone."""

    def forced(_: AnyEngine, state: State, wait: Wait) -> Any:
        frame = state.stack[-1]
        return Survey() if frame == TurnFrame(1) and wait.seat == 1 else None

    patch(monkeypatch, TOY, "absence", only_answer=forced)
    users = await three.bids()
    await three.act(users[0], EndTurn())
    assert (await kinds(three))[-1] == ("forced", 1, None)
    for _ in range(2):
        assert not moved(await three.live(), 1)
        three.tables.drop(three.id)
    await three.act(users[1], EndTurn())
    await three.undo(users[1])
    assert (await three.live()).waiting() == (1,)
    assert not moved(await three.live(), 1)
