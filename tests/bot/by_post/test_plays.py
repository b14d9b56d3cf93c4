"""Plays at any time, through the service: in others' turns, delayed plays, holds."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.panel import my_plans
from bot.platform.controls import PressMenu
from bot.service.clocks.clocks import bank, length
from bot.service.plans import postponed
from bot.service.tables.instructions import held
from bot.service.tables.pending import WHILE_WAITING
from bot.service.tables.store import Tables
from bot.service.timekeeping import table_clocks
from bot.service.turns import edit_plans, publish, undoing
from bot.shared.problems import Problem, RefusedProblem, StaleProblem
from games.core import codec
from games.core.actions import EndTurn
from games.core.boundaries import StoppedAtBoundary
from games.core.orders import Orders, Ranking
from tests.bot.market import (
    ADA,
    BRIAN,
    CHLOE,
    HERE,
    THERE,
    TWICE,
    drive,
    hand,
    in_turn,
    speak_out,
)
from tests.bot.seated import INTERACTIONS, Seated
from tests.toy.game import TOY
from tests.toy.market.state import (
    Attack,
    Discard,
    Mural,
    Power,
    Prospect,
    Raise,
    Repair,
    RepairsFrame,
    Salvage,
    Shift,
    Target,
)
from tests.toy.state import Build, Paint

ASIDE = (1, WHILE_WAITING)


@pytest.fixture
async def table(tables: Tables) -> Seated:
    """Return a table in Ada's turn."""
    return await in_turn(tables)


# Plays while another player is asked


async def test_a_play_beside_a_turn_is_nobodys_business_until_it_is_confirmed(
    table: Seated,
) -> None:
    before = (await table.live()).state
    ore = before.players[2].ore
    assert (await table.act(CHLOE, Salvage())).became == "drafted"
    live = await table.live()
    assert codec.state_hash(live.state) == codec.state_hash(before)
    assert live.position(2).players[2].ore == ore + 1
    assert await table.pending() == []
    assert (await table.confirm(CHLOE)).became == "done"
    live = await table.live()
    public: Any = await table.tables.public_state(live)
    assert live.state.players[2].ore == public.players[2].ore == ore + 1
    assert live.waiting() == (0,)
    assert [row.kind for row in await table.pending()] == ["text"]
    assert (CHLOE, WHILE_WAITING) not in live.drafts


async def test_a_play_of_several_decisions_is_confirmed_once_it_is_whole(table: Seated) -> None:
    """Withdrawn it is in hand again; in hand it is taken back step by step."""
    await table.act(ADA, Build("site05", 1), Paint("red"))
    card = (await hand(table, 1))[0]
    await table.act(BRIAN, Mural(card))
    with pytest.raises(Problem, match="problem-not-whole"):
        await table.confirm(BRIAN)
    await table.act(BRIAN, Target(THERE))
    await table.act(BRIAN, Paint("blue"))
    live = await table.live()
    presses = live.walked(1, ASIDE).presses
    assert live.state.sites[THERE].colour == "red"
    assert live.whole(1)
    await table.confirm(BRIAN)
    live = await table.live()
    assert live.state.sites[THERE].colour == "blue"
    assert card not in live.state.players[1].hand
    assert live.position(0).sites["site05"].colour == "red", "the turn in hand is what it was"
    await table.undo(BRIAN)
    live = await table.live()
    assert live.state.sites[THERE].colour == "red"
    assert live.walked(1, ASIDE).presses == presses
    assert live.whole(1)
    for left in (2, 1, 0):
        await table.undo(BRIAN)
        live = await table.live()
        assert not live.whole(1)
        assert len(live.walked(1).presses) == left
    assert card in live.position(1).players[1].hand


async def test_a_play_that_reveals_goes_out_at_once_and_its_author_is_asked_on_top(
    table: Seated,
) -> None:
    await table.act(CHLOE, Prospect())
    live = await table.live()
    assert set(live.waiting()) >= {2}
    assert len(live.state.players[2].hand) == len(await hand(table, 1)) + 1
    assert [row for row in await table.pending("ping") if "103" in str(row.payload)] == []
    await table.act(CHLOE, Discard((await hand(table, 2))[0]))
    assert (await table.live()).waiting() == (0,)
    await table.undo(CHLOE, whole_turn=True)
    assert set((await table.live()).waiting()) >= {2}, "what was revealed stays"
    with pytest.raises(undoing.Barrier):
        await table.undo(CHLOE)


async def test_a_price_that_rises_above_what_one_has_cuts_a_turn_in_hand(table: Seated) -> None:
    (await table.live()).state.players[0].ore = 3
    await table.act(ADA, Build("site09", 3))
    await table.act(BRIAN, Raise())
    assert "site09" in (await table.live()).position(0).sites, "only drafted"
    await table.confirm(BRIAN)
    live = await table.live()
    assert "site09" not in live.position(0).sites
    draft: Any = live.draft(0)
    assert draft.note.why.key == "too_expensive"


async def test_a_play_in_hand_is_part_of_the_turn_that_begins(table: Seated) -> None:
    await table.act(BRIAN, Salvage())
    await table.act(ADA, EndTurn())
    live = await table.live()
    assert live.waiting() == (1,)
    assert ASIDE not in live.drafts
    assert [each.action for press in live.walked(1).presses for each in press] == [Salvage()]
    await table.act(BRIAN, EndTurn())
    assert (await table.live()).waiting() == (2,)
    assert await table.hash()


async def test_an_outdated_control_confirms_nothing(table: Seated) -> None:
    await table.act(CHLOE, Salvage())
    old = (await table.live()).decision(2)
    await table.act(CHLOE, Raise())
    number, press = (await table.live()).decision(2), next(INTERACTIONS)
    with pytest.raises(StaleProblem):
        await publish.confirm(table.tables, table.id, CHLOE, old, next(INTERACTIONS))
    for again in (False, True):
        done = await publish.confirm(table.tables, table.id, CHLOE, number, press)
        assert done.again is again


# Plays that are put off


@pytest.fixture
async def fight(table: Seated) -> Seated:
    """Return a table at which Ada fights for Brian's building and both may still speak."""
    await table.act(ADA, Attack(THERE, 1))
    assert [wait.kind for wait in (await table.live()).waits()] == ["window"]
    await table.sent()
    return table


async def test_plays_put_off_are_carried_out_in_their_order_once_nothing_is_in_their_way(
    fight: Seated,
) -> None:
    with pytest.raises(RefusedProblem):
        await fight.act(ADA, Shift(HERE))
    with pytest.raises(StaleProblem):  # it need not wait
        await fight.put_off(CHLOE, Salvage())
    with pytest.raises(RefusedProblem):
        await fight.put_off(CHLOE, Shift(HERE))
    await fight.put_off(BRIAN, Shift(THERE))
    await fight.put_off(ADA, Shift(HERE))
    live = await fight.reload()
    assert HERE in live.state.sites
    assert await fight.pending() == []
    await speak_out(fight)
    live = await fight.live()
    assert HERE not in live.state.sites
    assert postponed.waiting(live.drafts) == []
    log = [entry.seat for entry in await fight.log() if entry.kind == "act"]
    assert log[-2:] == [1, 0]


async def test_what_is_refused_by_then_stays_and_its_author_is_told(fight: Seated) -> None:
    await fight.put_off(BRIAN, Shift(THERE))
    await fight.act(ADA, Power(max(await hand(fight, 0))))
    await speak_out(fight)
    live = await fight.live()
    assert live.state.sites[THERE].seat == 0, "lost in the fight"
    ((seat, name),) = postponed.waiting(live.drafts)
    draft = live.drafts[seat, name]
    assert (seat, draft.sent) == (1, False)
    assert draft.note is not None
    (told,) = await fight.pending("note")
    assert (told.payload or {})["user_id"] == BRIAN
    assert "no longer possible" in str((told.payload or {})["text"])
    await edit_plans.drop_postponed(fight.tables, fight.id, BRIAN, 1, next(INTERACTIONS))
    assert postponed.waiting((await fight.reload()).drafts) == []


# Holds


@pytest.fixture
async def stopped(table: Seated) -> Seated:
    """Return a table at which Ada's turn has stopped between its actions, as Chloé asked for."""
    await table.hold(CHLOE, "between:0")
    assert await table.pending() == []
    for action in TWICE[:-1]:
        await table.act(ADA, action)
    done = await table.act(ADA, TWICE[-1])
    assert done.became == "held"
    told = [event for applied in done.applied for event in applied.events]
    assert StoppedAtBoundary(boundary="between:0", holders=(2,)) in told
    return table


async def test_publishing_stops_where_somebody_asked_to_be_waited_for(stopped: Seated) -> None:
    live = await stopped.live()
    assert live.waiting() == (2,)
    assert [wait.kind for wait in live.waits()] == ["hold"]
    assert ("site05" in live.state.sites, "site06" in live.state.sites) == (True, False)
    assert live.instructions == {}, "it is there once"
    await drive(stopped)
    assert (await stopped.live()).waiting() == (2,), "what is sent rests"
    await stopped.act(CHLOE, Salvage())
    await stopped.act(CHLOE, EndTurn())
    stopped.tables.drop(stopped.id)
    await drive(stopped)
    live = await stopped.live()
    assert "site06" in live.state.sites
    assert live.waiting() == (1,)
    assert not any(draft.sent for draft in live.drafts.values())


async def test_what_was_sent_comes_back_where_it_does_not_fit_any_more(stopped: Seated) -> None:
    await stopped.act(CHLOE, Raise())
    await stopped.act(CHLOE, EndTurn())
    await drive(stopped)
    live = await stopped.live()
    assert live.waiting() == (0,), "Ada is asked again"
    draft: Any = live.draft(0)
    assert not draft.sent
    assert draft.note is not None


async def test_what_was_sent_can_be_taken_back_while_somebody_is_waited_for(
    stopped: Seated,
) -> None:
    await stopped.undo(ADA)
    await stopped.act(CHLOE, EndTurn())
    await drive(stopped)
    live = await stopped.live()
    assert live.waiting() == (0,)
    assert "site06" not in live.state.sites, "nothing of it is played by itself"
    kinds = [type(each.action) for press in live.walked(0).presses for each in press]
    assert kinds == [Build, Paint], "what ends the turn is not pressed for Ada"


async def test_what_was_pressed_last_is_taken_back_before_what_was_sent(stopped: Seated) -> None:
    for confirmed in (False, True):
        await stopped.act(ADA, Salvage())
        if confirmed:
            await stopped.confirm(ADA)
            await stopped.undo(ADA)
            assert (await stopped.live()).whole(0), "it is in hand again, to be confirmed"
        await stopped.undo(ADA)
        live = await stopped.live()
        assert live.state.market.used[0] == []
        assert live.walked(0, (0, WHILE_WAITING)).presses == ()
        assert live.sent(0) is not None, "it was pressed before"
    await stopped.undo(ADA)
    assert (await stopped.live()).sent(0) is None


async def test_what_is_pressed_before_the_rest_was_carried_on_is_in_hand_not_sent(
    table: Seated,
) -> None:
    await table.hold(CHLOE, "between:0")
    await table.act(ADA, Build("site09", 1), Paint("red"))
    await table.act(ADA, EndTurn())
    await table.act(CHLOE, EndTurn())
    await table.act(ADA, Build("site10", 1))
    live = await table.live()
    draft: Any = live.draft(0)
    assert not draft.sent
    assert "site10" in live.position(0).sites
    await drive(table)
    assert (await table.live()).waiting() == (0,), "nothing more is sent"


async def test_a_hold_between_turns_is_set_and_dropped_in_private(table: Seated) -> None:
    """What led to a hold cannot be withdrawn: who asked to be waited for was hidden until then."""
    await table.hold(CHLOE, "turn:1")
    await table.hold(CHLOE)
    await table.act(ADA, EndTurn())
    assert (await table.live()).waiting() == (1,)
    await table.hold(ADA, "turn:2")
    await table.act(BRIAN, EndTurn())
    assert (await table.live()).waiting() == (0,)
    with pytest.raises(undoing.Barrier):
        await table.undo(BRIAN)
    await table.act(ADA, EndTurn())
    assert (await table.live()).waiting() == (2,)
    with pytest.raises(Problem, match="problem-no-boundary"):
        await table.hold(CHLOE, "christmas")


async def test_a_menu_without_room_for_all_holds_shows_the_nearest_and_keeps_the_others(
    table: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(my_plans, "MOST_HOLDS", 2)
    live = await table.live()
    ahead = list(edit_plans.holds_offered(live, 2))
    assert ahead == ["between:0", "turn:1", "between:1", "round"]
    await table.hold(CHLOE, "round", "between:0")
    (menu,) = my_plans.hold_menu(live, 2, "en", 1)
    assert isinstance(menu, PressMenu)
    assert [option.value for option in menu.item.options] == [my_plans.NO_HOLD, *ahead[:2]]
    assert [option.value for option in menu.item.options if option.default] == ["between:0"]
    assert len(my_plans.hold_lines(live, 2, "en")) == 2
    last = (menu.item.custom_id or "").split(":", 4)[4]
    assert last == "turn:1"
    for wanted, until, left in (
        (["turn:1"], last, {"turn:1", "round"}),
        ([], "gone", {"turn:1", "round"}),  # all that was shown has gone by
        ([], last, {"round"}),
    ):
        shown = my_plans.holds_shown(live, 2, until)
        await edit_plans.hold(table.tables, table.id, CHLOE, wanted, shown=shown)
        assert held(live.instructions, 2) == left


class Twice(Ranking):
    """Two buildings, and the end of the turn."""

    def offers(self, game: Any, seen: Any) -> list[str]:
        return ["twice"]

    def choices(self, game: Any, seen: Any, wait: Any) -> dict[str, list[Any]]:
        return {"twice": [*TWICE]} if wait.key.startswith("turn ") else {}


@pytest.mark.parametrize("open_already", [False, True])
async def test_an_order_answers_up_to_a_hold_and_goes_on_behind_it(
    table: Seated, monkeypatch: pytest.MonkeyPatch, *, open_already: bool
) -> None:
    monkeypatch.setitem(vars(TOY), "orders", Orders(Twice()))
    await table.hold(CHLOE, "between:1")
    if open_already:
        await table.act(ADA, EndTurn())
    await table.give(BRIAN, "ranked", "twice")
    if not open_already:
        await table.act(ADA, EndTurn())
    live = await table.reload()
    assert live.waiting() == (2,)
    assert ("site05" in live.state.sites, "site06" in live.state.sites) == (True, False)
    await table.act(CHLOE, EndTurn())
    await drive(table)
    live = await table.live()
    assert "site06" in live.state.sites
    assert live.waiting() == (2,), "the turn of Brian is over"


async def test_what_was_in_hand_when_time_was_over_is_played_up_to_a_hold(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = [10**12]
    monkeypatch.setattr(tables, "served", lambda: served[0])
    table = await in_turn(tables)
    await table.change(pace="daily", expiry="default")
    async with tables.locked(table.id) as live, tables.database.writing() as conn:
        await table_clocks.set_anew(conn, tables, live, ())
    await table.hold(CHLOE, "between:0")
    for action in TWICE[:3]:
        await table.act(ADA, action)
    served[0] += length(timedelta(days=4))
    await table.look(bank(0))
    live = await table.reload()
    assert live.waiting() == (2,)
    assert ("site05" in live.state.sites, "site06" in live.state.sites) == (True, False)
    await table.act(CHLOE, EndTurn())
    served[0] += 1
    await table.look(bank(0))
    live = await table.live()
    assert "site06" in live.state.sites
    assert live.waiting() == (1,)


# Decisions published at once in a phase of all


async def test_what_says_so_is_published_though_nothing_has_ended(tables: Tables) -> None:
    """The others see it and play from there; the channel hears nothing before the end."""
    table = await in_turn(tables, stack=[RepairsFrame([False] * 3)])
    head = (await table.live()).row.head
    assert (await table.act(ADA, Repair(HERE, "blue"))).became == "done"
    live = await table.live()
    assert live.row.head == head + 1
    assert live.position(1).sites[HERE].colour == "blue"
    assert live.waiting() == (0, 1, 2)
    assert await table.pending() == []
    await table.undo(ADA)
    assert (await table.live()).state.sites[HERE].colour == "red"
    await table.act(ADA, Repair(HERE, "blue"))
    await table.act(BRIAN, Repair(THERE, "green"))
    with pytest.raises(undoing.Barrier):
        await table.undo(ADA)
    for user_id in (ADA, BRIAN, CHLOE):
        await table.act(user_id, EndTurn())
    (post,) = await table.pending("post")
    assert post.first_seq <= head + 1 <= post.last_seq
