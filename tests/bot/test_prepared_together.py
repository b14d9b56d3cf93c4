"""Prepared decisions in a phase of all: plants and heat, being done, the next phase card."""

from __future__ import annotations

from typing import Any

from bot.service.tables.store import Tables
from bot.service.turns import prepared_turn
from games.ares.actions import PickPhase, Play
from games.ares.state import Phase, Planning
from games.core.actions import EndTurn
from tests.ares.builder import END, Table, card, std
from tests.bot.seated import Seated
from tests.bot.test_together import standing


async def prepare(seated: Seated, *actions: Any) -> None:
    """Let the first person, who has no question, prepare these decisions and arm them."""
    user, _ = await seated.users()
    for action in actions:
        await prepared_turn.change(seated.tables, seated.id, user, "add", [action])
    await prepared_turn.change(seated.tables, seated.id, user, "arm")


async def go_on(seated: Seated, *actions: Any) -> Any:
    """Let the second person act, which closes the phase; return what became of the first."""
    _, user = await seated.users()
    await seated.act(user, *actions)
    async with seated.tables.locked(seated.id) as live:
        assert 0 in live.waiting()
        await prepared_turn.play(seated.tables, live, 0)
    return await seated.live()


async def test_plants_and_heat_are_converted_and_the_seat_is_done(tables: Tables) -> None:
    table = Table().seat(0, hand=["Fish"], heat=17, plant=9).seat(1, mc=40, hand=["Birds"])
    seated = await standing(tables, table.open(2, then=[3]).do(END))
    await prepare(seated, std("heat_temperature"), std("forest_plants"))
    live = await go_on(seated, EndTurn())
    player = live.state.players[0]
    # The second step of heat was not prepared: being done must bring it
    assert (player.heat, player.plant, player.forests) == (1, 1, 1)
    assert live.state.stack[-1].number == 3
    assert live.waiting() == (1,)
    assert live.draft(0) is None
    kinds = [entry.kind for entry in await seated.log() if entry.seat == 0]
    assert kinds[-3:] == ["act", "act", "act"], "what was done stands in the log"


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


async def test_the_next_phase_card_is_prepared(tables: Tables) -> None:
    table = Table().seat(0, mc=14).seat(1, mc=40).chooses(3, 0).chooses(3, 1)
    seated = await standing(tables, table.open(3).do(END))
    await prepare(seated, PickPhase(4))
    live = await go_on(seated, EndTurn())
    frame = live.state.stack[-1]
    assert isinstance(frame, Planning)
    assert frame.picks == [4, 0]
    assert live.game.mask(live.state, 1).state.stack[-1].picks == [-1, 0], "it stays sealed"


async def test_being_done_is_prepared(tables: Tables) -> None:
    table = Table().seat(0, hand=["Fish"], mc=20).seat(1, mc=40, hand=["Birds"])
    seated = await standing(tables, table.open(2, then=[3]).do(END))
    await prepare(seated)
    live = await go_on(seated, EndTurn())
    assert isinstance(live.state.stack[-1], Phase)
    assert live.waiting() == (1,)


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
