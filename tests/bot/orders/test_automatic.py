"""Moves without a press: forced ones, and orders in phases of all."""

from __future__ import annotations

from typing import Any

import pytest

from bot.panel.panel import panel
from bot.panel.wording import moved
from bot.posts.layout import ping_text
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.turns import undoing
from games.ares.actions import PickPhase
from games.core.actions import EndTurn
from games.core.engine import AnyEngine
from games.core.waits import Wait
from tests.ares.builder import Table, card, sell
from tests.bot.acts import standing
from tests.bot.orders.papers import did, kinds
from tests.bot.seated import Seated, asked
from tests.bot.seats.test_absent import told
from tests.bot.undo.test_withdraw import label
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


async def planning(tables: Tables, **options: str) -> tuple[Seated, list[int]]:
    """Return a table at the end of a phase: the last player to be done opens the planning.

    The order of the second one answers that at once.
    """
    table = Table(3, **options).seat(0, mc=20).seat(1, mc=20).seat(2, mc=20).open(3)
    seated = await standing(tables, table)
    users = await seated.users()
    await seated.give(users[1], "ranked", "4")
    for user_id in (users[1], users[2]):
        await seated.act(user_id, EndTurn())
    await seated.sent()
    await seated.act(users[0], EndTurn())
    assert await did(seated, 1, "ranked") == ["IV Production"]
    return seated, users


@pytest.mark.parametrize("secret", [False, True])
async def test_who_is_answered_for_is_named_as_done_and_not_notified(
    tables: Tables, *, secret: bool
) -> None:
    """Where nobody may learn who is done all are notified alike."""
    seated, users = await planning(tables, **({"answers": "count"} if secret else {}))
    (ping,) = await seated.pending("ping")
    # Who has closed the phase sits at their panel.
    loud = [True] * 3 if secret else [False, False, True]
    assert asked([ping]) == list(zip(users, loud, strict=True))
    live = await seated.live()
    named = f"1 of 3 is done: {live.names[1]}." in ping_text(live, live.seen(None), (0, 1, 2), ())
    assert named is not secret


async def test_who_takes_back_what_an_order_answered_is_awaited_for_all_to_see(
    tables: Tables,
) -> None:
    seated, users = await planning(tables)
    named = [users.index(user_id) for user_id, _ in asked(await seated.pending("ping"))]
    await seated.undo(users[1])
    live = await seated.live()
    assert live.waiting() == (0, 1, 2)
    assert live.names[1] in ping_text(live, live.seen(None), named, ()).split("➜")[1]


async def test_nobody_else_seems_to_have_decided_anything(tables: Tables) -> None:
    seated, users = await planning(tables)
    live = await seated.live()
    assert [moved(live, seat) for seat in range(3)] == [False, True, False]
    await seated.act(users[0], PickPhase(1))
    live = await seated.live()
    assert [moved(live, seat) for seat in range(3)] == [True, True, False]


@pytest.mark.parametrize(("drawn", "awaited"), [("Zeppelins", (1,)), ("Fish", (0, 1))])
async def test_the_card_of_phase_ii_is_drawn_by_who_can_play_nothing(
    tables: Tables, drawn: str, awaited: tuple[int, ...]
) -> None:
    """If the drawn card can be played, the phase is not over for them."""
    table = Table().chooses(2).seat(0, mc=9, hand=["Soletta"]).top(drawn)
    table.mars(temperature=0, oxygen=9, oceans=5).seat(1, hand=["Moss"]).open(2)
    seated = await standing(tables, table)
    users = await seated.users()
    await seated.give(users[0], "done")
    live = await seated.live()
    assert live.waiting() == awaited
    assert (await did(seated, 0, "done"))[0] == "Draw the bonus card"
    told = " ".join(panel(live, 0, "fr").text.split())
    both = "Piocher la carte bonus ; « J’ai fini » a été dit."
    assert (both in told) == (0 not in awaited)


async def test_what_an_order_answered_is_withdrawn_like_what_was_sold_after_it(
    tables: Tables,
) -> None:
    """The control that takes back says so each time, and the same after a restart."""
    seated, users = await planning(tables)
    await seated.act(users[1], sell("Soletta"))
    await seated.confirm(users[1])
    # Withdrawn the sale is in hand, to be confirmed or undone; then comes what the order answered.
    for called in ("Withdraw", "Undo", "Withdraw", "Undo…"):
        for _ in range(2):
            assert label(await seated.live(), 1) == called
            seated.tables.drop(seated.id)
        if (await seated.live()).waiting() != (0, 1, 2):
            await seated.undo(users[1])
    live = await seated.live()
    assert card("Soletta") in live.state.players[1].hand
    assert live.waiting() == (0, 1, 2)
