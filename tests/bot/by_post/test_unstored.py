"""A change that could not be stored is not in memory either: the table stays as it was."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.service.tables.store import Tables
from games.ares.actions import Play
from games.core.actions import EndTurn
from tests.ares.builder import END, Table, card, std
from tests.bot.acts import Killed, dying, standing
from tests.bot.panel.test_in_hand import prepare
from tests.bot.seated import Seated


async def resign(table: Seated) -> None:
    await table.resign((await table.users())[0])


async def move(table: Seated) -> None:
    user_id = (await table.users())[0]
    await table.move(user_id, 8)


@pytest.mark.parametrize("change", [resign, move])
async def test_seats_and_place_stay_as_they_were(
    two: Seated, monkeypatch: pytest.MonkeyPatch, change: Callable[[Seated], Awaitable[None]]
) -> None:
    two.tables.drop(two.id)
    before = await two.live()  # as it is stored
    row, seats = before.row, list(before.seats)
    with monkeypatch.context() as patched:
        dying(two.tables, patched, 0)
        with pytest.raises(Killed):
            await change(two)
    after = await two.live()
    assert after is not before
    assert (after.row, after.seats) == (row, seats)
    await change(two)


@pytest.mark.parametrize("fits", [True, False])
async def test_a_prepared_turn_stays_armed(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, fits: bool
) -> None:
    table = Table().mars(temperature=4).seat(0, hand=["Fish"], heat=17, mc=20)
    table.seat(1, mc=40, hand=["Lava Flows", "Birds"])
    seated = await standing(tables, table.open(2, then=[3]).do(END))
    await prepare(seated, std("heat_temperature"))
    _, user_id = await seated.users()
    await seated.act(user_id, EndTurn() if fits else Play(card("Lava Flows")))

    async def play() -> None:
        await seated.play_prepared(0)

    plan = (await seated.live()).draft(0)
    with monkeypatch.context() as patched:
        dying(tables, patched, 0)
        with pytest.raises(Killed):
            await play()
    live = await seated.live()
    assert live.draft(0) == plan
    assert live.queued == {0}
    await play()
    live = await seated.live()
    assert (live.draft(0) is None) if fits else not live.draft(0).armed
