"""Moves in a window are in the channel exactly once, with any fate of its message."""

from __future__ import annotations

import pytest

import db.outbox as outbox_db
from bot.platform import limits
from bot.posts import window_messages
from bot.service import move_channel
from bot.service.notices import commit_messages
from bot.service.tables.store import Tables
from bot.service.turns import undoing
from games.core.actions import EndTurn
from tests.bot.noticeboard import Told
from tests.bot.process.test_unreached import http
from tests.bot.test_by_post import ADA, BRIAN, THERE, hand
from tests.bot.test_market_messages import acted, opened
from tests.toy.market.state import Attack, Power


def read(told: Told) -> str:
    """Return all that the channel shows."""
    return "\n".join(each.text for each in told.board.standing.values())


async def fight(told: Told) -> None:
    """Ada attacks, and Brian adds a card."""
    await acted(told, ADA, Attack(THERE, 2))
    await acted(told, BRIAN, Power((await hand(told.seated, 1))[0]))
    assert read(told).count("**Brian** adds") == 1


async def to_its_end(told: Told, *, announced: bool = True) -> None:
    """Nobody adds anything more."""
    while (wait := (await told.seated.live()).waits()[0]).kind == "window":
        await told.seated.act((ADA, BRIAN)[wait.seat], EndTurn())
        if announced:
            await told.announce()
    await told.announce()


async def test_a_table_that_moves_takes_its_fight_along(tables: Tables) -> None:
    told = await opened(tables)
    await fight(told)
    live = await told.seated.live()
    await move_channel.move(tables, told.seated.id, BRIAN, live.row.guild_id, 4242)
    before = list(told.board.notified)
    await told.announce()
    assert read(told).count("**Brian** adds") == 1
    assert told.board.notified == [*before, ADA], "who is asked is asked there, once"
    await to_its_end(told)
    await acted(told, ADA, EndTurn())
    assert read(told).count("**Brian** adds") == 1
    assert read(told).count("Brian wins") == 1


async def test_a_play_that_was_undone_leaves_the_message(tables: Tables) -> None:
    told = await opened(tables)
    await fight(told)
    await undoing.undo(tables, told.seated.id, BRIAN, whole_turn=True)
    await told.announce()
    (window,) = told.board.saying("❓")
    assert "**Brian** adds" not in window.text
    assert "2 against 1" in window.text


async def test_a_fight_that_is_over_is_not_posted_again(tables: Tables) -> None:
    """Its message is missed by an edit that comes back when the fight is over."""
    told = await opened(tables)
    await fight(told)
    async with told.database.reading() as conn:
        (row,) = await outbox_db.messages_of_kind(conn, told.seated.id, "window")
    del told.board.standing[row.message_id or 0]
    await to_its_end(told, announced=False)
    await commit_messages.post_again(tables, row)
    await told.announce()
    await acted(told, ADA, EndTurn())
    assert not told.board.saying("❓")
    assert read(told).count("**Brian** adds") == 1
    assert read(told).count("Brian wins") == 1


async def test_where_its_message_is_out_of_reach_the_end_is_a_message_of_its_own(
    tables: Tables,
) -> None:
    """It waits as others do where the channel is gone, and moves with the table."""
    told = await opened(tables)
    await fight(told)
    told.board.refuse = http(404, 10003)
    await to_its_end(told)
    told.board.refuse = None
    await acted(told, ADA, EndTurn())
    assert read(told).count("Brian wins") == 1


async def test_a_long_fight_keeps_what_it_is_about_and_its_question(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await opened(tables)
    await acted(told, ADA, Attack(THERE, 2))
    (window,) = told.board.saying("❓")
    played = [f"{n} " + "x" * 90 for n in range(40)]
    monkeypatch.setattr(window_messages, "lines_of", lambda *_: played)
    await acted(told, BRIAN, Power((await hand(told.seated, 1))[0]))
    assert len(window.text) <= limits.CONTENT
    assert "Fight at" in window.text
    assert "39 x" in window.text, "the last plays are there"
    assert "➜" in window.text
