"""Plays at any time, through the service: in others' turns, delayed plays, holds."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest

from bot.panel import my_plans
from bot.platform.controls import PressMenu
from bot.service.clocks.clocks import bank, length
from bot.service.plans import postponed
from bot.service.seats import lobby
from bot.service.tables.instructions import held
from bot.service.tables.pending import WHILE_WAITING
from bot.service.tables.store import Tables
from bot.service.tables.transaction import Step, Transaction
from bot.service.timekeeping import table_clocks
from bot.service.turns import edit_plans, prepared_turn, publish, timeouts, undoing
from bot.service.turns.commit import write
from bot.shared.problems import Problem, RefusedProblem, StaleProblem
from games.core import codec
from games.core.actions import EndTurn
from games.core.boundaries import StoppedAtBoundary
from games.core.events import Applied
from games.core.orders import Orders, Ranking
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
from tests.toy.state import Build, Building, Paint, TurnFrame

ADA, BRIAN, CHLOE = 101, 102, 103
HERE, THERE = "site01", "site02"
"""Where Ada and Brian have a building."""


async def in_turn(
    tables: Tables, seat: int = 0, channel_id: int = 7, stack: Sequence[Any] = (), round_: int = 1
) -> Seated:
    """Return a table with a market of three people, in the first turn of one of them.

    With a `stack` it is where that leads instead.
    """
    table = await Seated.open(tables, 3, channel_id)
    await lobby.set_option(tables, table.id, "market", "yes")
    live = await lobby.start(tables, table.id, ADA)
    state = live.game.copy(live.state)
    state.sites = {HERE: Building(0, 1, "red"), THERE: Building(1, 1, "red")}
    state.stack, state.round = list(stack) or [TurnFrame(seat)], round_
    await stands(table, state)
    await table.sent()
    return table


async def stands(table: Seated, state: Any) -> None:
    """Let a table stand in a state, as if a turn had led there."""
    live = await table.live()
    step = Step(
        "act",
        applied=Applied(closed=True),
        blob=codec.save(live.game, state),
        state_hash=codec.state_hash(state),
    )
    async with table.tables.locked(table.id) as live:
        await write(table.tables, live, Transaction([step], state))


async def hand(table: Seated, seat: int) -> list[int]:
    return list((await table.live()).state.players[seat].hand)


async def lines(table: Seated) -> list[str]:
    """Return the plain messages that wait to be sent to the channel."""
    return [str((row.payload or {})["text"]) for row in await table.pending("text")]


async def drive(table: Seated) -> None:
    """Play the automatic moves: sent ones that are asked again."""
    while True:
        async with table.tables.locked(table.id) as live:
            seat = next((s for s in live.waiting() if s in live.queued), None)
            if seat is None:
                return
            await prepared_turn.play(table.tables, live, seat)


# Plays while another player is asked


async def test_a_play_beside_a_turn_is_nobodys_business_until_it_is_confirmed(
    tables: Tables,
) -> None:
    table = await in_turn(tables)
    before = (await table.live()).state
    assert (await table.act(CHLOE, Salvage())).became == "drafted"
    live = await table.live()
    assert codec.state_hash(live.state) == codec.state_hash(before)
    assert live.position(2).players[2].ore == before.players[2].ore + 1
    assert await table.pending() == []
    assert (await table.confirm(CHLOE)).became == "done"
    live = await table.live()
    assert live.state.players[2].ore == before.players[2].ore + 1
    assert live.waiting() == (0,)
    assert len(await lines(table)) == 1
    assert await table.pending("ping", "post") == []
    assert (CHLOE, WHILE_WAITING) not in live.drafts


async def test_spectators_see_what_was_played_beside_a_turn(tables: Tables) -> None:
    table = await in_turn(tables)
    ore = (await table.live()).state.players[2].ore
    await table.act(CHLOE, Salvage())
    await table.confirm(CHLOE)
    public: Any = await tables.public_state(await table.live())
    assert public.players[2].ore == ore + 1


async def test_a_play_of_several_decisions_is_confirmed_once_it_is_whole(tables: Tables) -> None:
    table = await in_turn(tables)
    (card, *_) = await hand(table, 1)
    await table.act(BRIAN, Mural(card))
    with pytest.raises(Problem, match="problem-not-whole"):
        await table.confirm(BRIAN)
    await table.act(BRIAN, Target(THERE))
    await table.act(BRIAN, Paint("blue"))
    live = await table.live()
    assert live.state.sites[THERE].colour == "red"
    assert live.whole(1)
    await table.confirm(BRIAN)
    live = await table.live()
    assert live.state.sites[THERE].colour == "blue"
    assert card not in live.state.players[1].hand


async def test_a_play_of_several_decisions_that_is_withdrawn_is_in_hand_again(
    tables: Tables,
) -> None:
    table = await in_turn(tables)
    (card, *_) = await hand(table, 1)
    await table.act(BRIAN, Mural(card))
    await table.act(BRIAN, Target(THERE))
    await table.act(BRIAN, Paint("blue"))
    presses = (await table.live()).walked(1, (1, WHILE_WAITING)).presses
    await table.confirm(BRIAN)
    await undoing.undo(tables, table.id, BRIAN)
    live = await table.live()
    assert live.state.sites[THERE].colour == "red"
    assert live.walked(1, (1, WHILE_WAITING)).presses == presses
    assert live.whole(1)
    await undoing.undo(tables, table.id, BRIAN)
    assert not (await table.live()).whole(1), "its last choice is taken back"


async def test_a_play_may_be_taken_back_step_by_step_before_it_is_confirmed(
    tables: Tables,
) -> None:
    table = await in_turn(tables)
    (card, *_) = await hand(table, 1)
    await table.act(BRIAN, Mural(card))
    await table.act(BRIAN, Target(THERE))
    await undoing.undo(tables, table.id, BRIAN)
    assert len((await table.live()).walked(1).presses) == 1
    await undoing.undo(tables, table.id, BRIAN)
    live = await table.live()
    assert live.walked(1).presses == ()
    assert card in live.position(1).players[1].hand


async def test_a_play_that_reveals_goes_out_at_once_and_its_author_is_asked_on_top(
    tables: Tables,
) -> None:
    table = await in_turn(tables)
    await table.act(CHLOE, Prospect())
    live = await table.live()
    assert set(live.waiting()) >= {2}
    assert len(live.state.players[2].hand) == len(await hand(table, 1)) + 1
    assert [row for row in await table.pending("ping") if "103" in str(row.payload)] == []
    (card, *_) = await hand(table, 2)
    await table.act(CHLOE, Discard(card))
    assert (await table.live()).waiting() == (0,)
    await undoing.undo(tables, table.id, CHLOE, whole_turn=True)
    assert set((await table.live()).waiting()) >= {2}, "what was revealed stays"
    with pytest.raises(undoing.Barrier):
        await undoing.undo(tables, table.id, CHLOE)


async def test_what_others_publish_changes_a_play_in_hand(tables: Tables) -> None:
    table = await in_turn(tables)
    await table.act(ADA, Build("site05", 1))
    ore = (await table.live()).position(0).players[0].ore
    await table.act(CHLOE, Raise())
    assert (await table.live()).position(0).players[0].ore == ore, "only drafted"
    await table.confirm(CHLOE)
    live = await table.live()
    assert live.position(0).players[0].ore == ore - 1
    assert live.draft(0).note is not None, "its author is told"


async def test_a_play_in_hand_is_part_of_the_turn_that_begins(tables: Tables) -> None:
    table = await in_turn(tables)
    await table.act(BRIAN, Salvage())
    await table.act(ADA, EndTurn())
    live = await table.live()
    assert live.waiting() == (1,)
    assert (1, WHILE_WAITING) not in live.drafts
    assert [each.action for press in live.walked(1).presses for each in press] == [Salvage()]
    await table.act(BRIAN, EndTurn())
    assert (await table.live()).waiting() == (2,)
    assert await table.hash()


async def test_an_outdated_control_confirms_nothing(tables: Tables) -> None:
    table = await in_turn(tables)
    await table.act(CHLOE, Salvage())
    number = (await table.live()).decision(2)
    await table.act(CHLOE, Raise())
    with pytest.raises(StaleProblem):
        await publish.confirm(tables, table.id, CHLOE, number, next(INTERACTIONS))
    again = next(INTERACTIONS)
    number = (await table.live()).decision(2)
    assert not (await publish.confirm(tables, table.id, CHLOE, number, again)).again
    assert (await publish.confirm(tables, table.id, CHLOE, number, again)).again


# Plays that are put off


async def fight(tables: Tables) -> Seated:
    """Return a table at which Ada fights for Brian's building and both may still speak."""
    table = await in_turn(tables)
    await table.act(ADA, Attack(THERE, 1))
    assert [wait.kind for wait in (await table.live()).waits()] == ["window"]
    await table.sent()
    return table


async def put_off(table: Seated, user_id: int, action: Any) -> None:
    await edit_plans.postpone(
        table.tables, table.id, user_id, action, interaction_id=next(INTERACTIONS)
    )


async def test_a_play_put_off_is_carried_out_once_nothing_is_in_its_way(tables: Tables) -> None:
    table = await fight(tables)
    with pytest.raises(RefusedProblem):
        await table.act(ADA, Shift(HERE))
    await put_off(table, ADA, Shift(HERE))
    live = await table.live()
    assert HERE in live.state.sites
    assert await table.pending() == []
    (side,) = live.waiting()
    await table.act(ADA if side == 0 else BRIAN, EndTurn())
    live = await table.live()
    assert not any(wait.kind == "window" for wait in live.waits())
    assert HERE not in live.state.sites
    assert postponed.waiting(live.drafts) == []
    assert [entry.seat for entry in (await table.log())[-2:]] == [side, 0]


async def test_what_is_refused_by_then_stays_and_its_author_is_told(tables: Tables) -> None:
    table = await fight(tables)
    (side,) = (await table.live()).waiting()
    assert side == 0
    await put_off(table, BRIAN, Shift(THERE))
    card = max(await hand(table, 0))
    await table.act(ADA, Power(card))
    while any(wait.kind == "window" for wait in (await table.live()).waits()):
        (side,) = (await table.live()).waiting()
        await table.act((ADA, BRIAN)[side], EndTurn())
    live = await table.live()
    assert live.state.sites[THERE].seat == 0, "lost in the fight"
    ((seat, name),) = postponed.waiting(live.drafts)
    draft = live.drafts[seat, name]
    assert (seat, draft.sent) == (1, False)
    assert draft.note is not None
    (told,) = await table.pending("note")
    assert (told.payload or {})["user_id"] == BRIAN
    assert "no longer possible" in str((told.payload or {})["text"])
    await edit_plans.drop_postponed(tables, table.id, BRIAN, 1, next(INTERACTIONS))
    assert postponed.waiting((await table.live()).drafts) == []
    assert await table.hash()


async def test_plays_put_off_are_carried_out_in_the_order_in_which_they_came(
    tables: Tables,
) -> None:
    table = await fight(tables)
    await put_off(table, BRIAN, Shift(THERE))
    await put_off(table, ADA, Shift(HERE))
    tables.drop(table.id)
    (side,) = (await table.live()).waiting()
    await table.act((ADA, BRIAN)[side], EndTurn())
    log = [entry.seat for entry in await table.log() if entry.kind == "act"]
    assert log[-2:] == [1, 0]


async def test_only_what_has_to_wait_can_be_put_off(tables: Tables) -> None:
    table = await fight(tables)
    with pytest.raises(StaleProblem):
        await put_off(table, CHLOE, Salvage())
    with pytest.raises(RefusedProblem):
        await put_off(table, CHLOE, Shift(HERE))


# Holds


async def hold(table: Seated, user_id: int, *keys: str) -> None:
    await edit_plans.hold(table.tables, table.id, user_id, keys, interaction_id=next(INTERACTIONS))


async def test_publishing_stops_where_somebody_asked_to_be_waited_for(tables: Tables) -> None:
    table = await in_turn(tables)
    await hold(table, CHLOE, "between:0")
    assert await table.pending() == []
    await table.act(ADA, Build("site05", 1))
    await table.act(ADA, Paint("red"))
    await table.act(ADA, Build("site06", 1))
    await table.act(ADA, Paint("blue"))
    done = await table.act(ADA, EndTurn())
    assert done.became == "held"
    live = await table.live()
    assert live.waiting() == (2,)
    assert [wait.kind for wait in live.waits()] == ["hold"]
    assert "site05" in live.state.sites
    assert "site06" not in live.state.sites
    assert live.instructions == {}, "it is there once"
    told = [event for applied in done.applied for event in applied.events]
    assert StoppedAtBoundary(boundary="between:0", holders=(2,)) in told
    await drive(table)
    assert (await table.live()).waiting() == (2,), "what is sent rests"


async def test_what_was_sent_is_carried_on_when_the_holder_goes_on(tables: Tables) -> None:
    table = await in_turn(tables)
    await hold(table, CHLOE, "between:0")
    for action in (Build("site05", 1), Paint("red"), Build("site06", 1), Paint("blue"), EndTurn()):
        await table.act(ADA, action)
    await table.act(CHLOE, Salvage())
    await table.act(CHLOE, EndTurn())
    tables.drop(table.id)
    await drive(table)
    live = await table.live()
    assert "site06" in live.state.sites
    assert live.waiting() == (1,)
    assert not any(draft.sent for draft in live.drafts.values())


async def test_what_was_sent_comes_back_where_it_does_not_fit_any_more(tables: Tables) -> None:
    table = await in_turn(tables)
    await hold(table, CHLOE, "between:0")
    for action in (Build("site05", 1), Paint("red"), Build("site06", 1), Paint("blue"), EndTurn()):
        await table.act(ADA, action)
    await table.act(CHLOE, Raise())
    await table.act(CHLOE, EndTurn())
    await drive(table)
    live = await table.live()
    assert live.waiting() == (0,), "Ada is asked again"
    draft = live.draft(0)
    assert draft is not None
    assert not draft.sent
    assert draft.note is not None


async def test_what_was_sent_can_be_taken_back_while_somebody_is_waited_for(
    tables: Tables,
) -> None:
    table = await in_turn(tables)
    await hold(table, CHLOE, "between:0")
    for action in (Build("site05", 1), Paint("red"), Build("site06", 1), Paint("blue"), EndTurn()):
        await table.act(ADA, action)
    await undoing.undo(tables, table.id, ADA)
    await table.act(CHLOE, EndTurn())
    await drive(table)
    live = await table.live()
    assert live.waiting() == (0,)
    assert "site06" not in live.state.sites, "nothing of it is played by itself"
    kinds = [type(each.action) for press in live.walked(0).presses for each in press]
    assert kinds == [Build, Paint], "what ends the turn is not pressed for Ada"


async def test_a_hold_between_turns_is_set_and_dropped_in_private(tables: Tables) -> None:
    table = await in_turn(tables)
    await hold(table, CHLOE, "turn:1")
    await hold(table, CHLOE)
    await table.act(ADA, EndTurn())
    assert (await table.live()).waiting() == (1,)
    await hold(table, ADA, "turn:2")
    await table.act(BRIAN, EndTurn())
    assert (await table.live()).waiting() == (0,)
    await table.act(ADA, EndTurn())
    assert (await table.live()).waiting() == (2,)


async def test_a_menu_without_room_for_all_holds_shows_the_nearest_and_keeps_the_others(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(my_plans, "MOST_HOLDS", 2)
    table = await in_turn(tables)
    live = await table.live()
    ahead = list(edit_plans.holds_offered(live, 2))
    assert ahead == ["between:0", "turn:1", "between:1", "round"]
    await hold(table, CHLOE, "round", "between:0")
    (menu,) = my_plans.hold_menu(live, 2, "en", 1)
    assert isinstance(menu, PressMenu)
    assert [option.value for option in menu.item.options] == [my_plans.NO_HOLD, *ahead[:2]]
    assert [option.value for option in menu.item.options if option.default] == ["between:0"]
    assert len(my_plans.hold_lines(live, 2, "en")) == 2
    last = (menu.item.custom_id or "").split(":", 4)[4]
    assert last == "turn:1"
    shown = my_plans.holds_shown(live, 2, last)
    await edit_plans.hold(tables, table.id, CHLOE, ["turn:1"], shown=shown)
    assert held(live.instructions, 2) == {"turn:1", "round"}
    await edit_plans.hold(tables, table.id, CHLOE, [], shown=my_plans.holds_shown(live, 2, "gone"))
    assert held(live.instructions, 2) == {"turn:1", "round"}  # all that was shown has gone by
    await edit_plans.hold(tables, table.id, CHLOE, [], shown=shown)
    assert held(live.instructions, 2) == {"round"}


async def test_nobody_can_be_waited_for_where_the_game_has_no_boundary(tables: Tables) -> None:
    table = await in_turn(tables)
    with pytest.raises(Problem, match="problem-no-boundary"):
        await hold(table, CHLOE, "christmas")


async def test_what_led_to_a_hold_cannot_be_withdrawn(tables: Tables) -> None:
    """Who asked to be waited for was hidden until then."""
    table = await in_turn(tables)
    await hold(table, CHLOE, "turn:1")
    await table.act(ADA, EndTurn())
    assert (await table.live()).waiting() == (2,)
    with pytest.raises(undoing.Barrier):
        await undoing.undo(tables, table.id, ADA)


async def test_what_was_pressed_last_is_taken_back_before_what_was_sent(tables: Tables) -> None:
    table = await in_turn(tables)
    await hold(table, CHLOE, "between:0")
    for action in (Build("site05", 1), Paint("red"), Build("site06", 1), Paint("blue"), EndTurn()):
        await table.act(ADA, action)
    for confirmed in (False, True):
        await table.act(ADA, Salvage())
        if confirmed:
            await table.confirm(ADA)
            await undoing.undo(tables, table.id, ADA)
            assert (await table.live()).whole(0), "it is in hand again, to be confirmed"
        await undoing.undo(tables, table.id, ADA)
        live = await table.live()
        assert live.state.market.used[0] == []
        assert live.walked(0, (0, WHILE_WAITING)).presses == ()
        assert live.sent(0) is not None, "it was pressed before"
    await undoing.undo(tables, table.id, ADA)
    assert (await table.live()).sent(0) is None


class Twice(Ranking):
    """Two buildings, and the end of the turn."""

    def offers(self, game: Any, seen: Any) -> list[str]:
        return ["twice"]

    def choices(self, game: Any, seen: Any, wait: Any) -> dict[str, list[Any]]:
        if not wait.key.startswith("turn "):
            return {}
        first, second = Build("site05", 1), Build("site06", 1)
        return {"twice": [first, Paint("red"), second, Paint("blue"), EndTurn()]}


@pytest.mark.parametrize("open_already", [False, True])
async def test_an_order_answers_up_to_a_hold_and_goes_on_behind_it(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, *, open_already: bool
) -> None:
    monkeypatch.setitem(vars(TOY), "orders", Orders(Twice()))
    table = await in_turn(tables)
    await hold(table, CHLOE, "between:1")
    given = {"interaction_id": next(INTERACTIONS)}
    if open_already:
        await table.act(ADA, EndTurn())
    await edit_plans.give(tables, table.id, BRIAN, "ranked", ["twice"], **given)
    if not open_already:
        await table.act(ADA, EndTurn())
    tables.drop(table.id)
    live = await table.live()
    assert live.waiting() == (2,)
    assert "site05" in live.state.sites
    assert "site06" not in live.state.sites
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
    async with tables.locked(table.id) as live:
        settings = {**live.row.settings, "pace": "daily", "expiry": "default"}
        await lobby.change(tables, live, settings=settings)
        async with tables.database.writing() as conn:
            await table_clocks.set_anew(conn, tables, live, ())
    await hold(table, CHLOE, "between:0")
    for action in (Build("site05", 1), Paint("red"), Build("site06", 1)):
        await table.act(ADA, action)
    served[0] += length(timedelta(days=4))
    await timeouts.look(tables, table.id, bank(0))
    tables.drop(table.id)
    live = await table.live()
    assert live.waiting() == (2,)
    assert "site05" in live.state.sites
    assert "site06" not in live.state.sites
    await table.act(CHLOE, EndTurn())
    served[0] += 1
    await timeouts.look(tables, table.id, bank(0))
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
    await undoing.undo(tables, table.id, ADA)
    assert (await table.live()).state.sites[HERE].colour == "red"
    await table.act(ADA, Repair(HERE, "blue"))
    await table.act(BRIAN, Repair(THERE, "green"))
    with pytest.raises(undoing.Barrier):
        await undoing.undo(tables, table.id, ADA)
    for user_id in (ADA, BRIAN, CHLOE):
        await table.act(user_id, EndTurn())
    (post,) = await table.pending("post")
    assert post.first_seq <= head + 1 <= post.last_seq
