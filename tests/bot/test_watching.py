"""Board and Follow under posts: watchers see the board, and are notified of the game."""

from __future__ import annotations

from typing import Any

import pytest

import db.notes as notes_db
from bot.posts import layout
from bot.service.seats import lobby, seating
from bot.service.tables import direct_messages
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.shared.clock import now
from bot.shared.text import say
from games.ceres import actions as act
from games.core.actions import EndTurn
from games.core.rng import rng
from tests.bot.seated import STRANGER, Seated
from tests.bot.stage import Stage
from tests.bot.test_closer import ids
from tests.bot.test_posts import decided, opened, turn
from tests.bot.wire import Answers, Person

EVE = Person(STRANGER, "Eve")
OTHER = 998


async def follow(table: Seated, *users: int) -> None:
    """Have people follow a table."""
    for user in users:
        await table.tables.database.apply(
            notes_db.changes(
                table.id, {user: notes_db.NoteRow(table_id=table.id, user_id=user, follows=True)}
            )
        )
    table.tables.drop(table.id)


async def told(table: Seated) -> dict[int, Any]:
    """Return what waits to be sent to people alone, by user id."""
    return {(row.payload or {})["user_id"]: row.payload for row in await table.pending("note")}


async def rounds(table: Seated, count: int) -> None:
    """Let everyone pass for a number of rounds of Ceres."""
    users = await table.users()
    for _ in range(count * len(users)):
        seat = (await table.live()).waiting()[0]
        await table.act(users[seat], act.Pass(), EndTurn())


async def press(stage: Stage, table: Seated, argument: str = "", **more: Any) -> Answers:
    return await stage.wire.press(EVE, 7, f"b:follow:{table.id}:0:{argument}", **more)


# Following


async def test_anyone_who_does_not_play_follows_and_stops_by_a_button(stage: Stage) -> None:
    table = await Seated.start(stage.app.tables, 2, game="ceres")
    shown = await press(stage, table)
    assert shown.private == [True]
    assert "You’re following" in shown.text
    assert "direct message when a round starts and when the game ends" in shown.text
    again = await press(stage, table)
    assert again.text == shown.text, "pressing it twice does not stop it"
    stage.app.tables.drop(table.id)  # as after a restart
    assert (await table.live()).notes[STRANGER].follows
    (button,) = ids(shown).items()
    assert button[0] == "Stop following"
    stopped = await stage.wire.press(EVE, 7, button[1], private=True)
    assert stopped.new == 0
    assert "You no longer follow" in stopped.text
    stage.app.tables.drop(table.id)
    assert (await table.live()).notes == {}, "nothing is kept of who stopped"
    (button,) = ids(stopped).items()
    assert button[0] == "Follow"
    back = await stage.wire.press(EVE, 7, button[1], private=True)
    assert back.text == shown.text
    french = await press(stage, table, locale="fr")
    assert "Vous suivez" in french.text


async def test_who_cannot_follow_reads_why(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 2, game="ceres")
    assert "problem" not in (await press(stage, table)).text
    assert (await table.live()).notes == {}, "it has not begun"
    await lobby.start(stage.app.tables, table.id, 101)
    pressed = await stage.wire.press(Person(101, "Ada"), 7, f"b:follow:{table.id}:0:")
    assert pressed.text == say("en", "problem-follow-seated", table=table.id)
    await direct_messages.choose(stage.app.database, STRANGER, "never")
    assert (await press(stage, table)).text == say("en", "problem-follow-direct")
    await direct_messages.choose(stage.app.database, STRANGER, "needed")
    await seating.cancel(stage.app.tables, table.id)
    shown = await press(stage, table)
    assert shown.text == say("en", "problem-table-cancelled", table=table.id)
    assert (await table.live()).notes == {}


async def test_followers_are_told_as_a_round_begins_and_of_nothing_else(tables: Tables) -> None:
    table = await Seated.start(tables, 2, game="ceres")
    await follow(table, STRANGER, OTHER)
    tables.people.languages[OTHER] = "fr"
    users = await table.users()
    seat = (await table.live()).waiting()[0]
    await table.act(users[seat], act.Pass(), EndTurn())
    assert await told(table) == {}
    seat = (await table.live()).waiting()[0]
    await table.act(users[seat], act.Pass(), EndTurn())
    found = await told(table)
    assert set(found) == {STRANGER, OTHER}
    live = await table.live()
    assert found[STRANGER]["text"].startswith(f"👀 **Ceres** · #{live.id} · Round 2 of 3")
    assert "<#7>" in found[STRANGER]["text"]
    assert "une nouvelle manche" in found[OTHER]["text"]
    await table.sent()
    await rounds(table, 1)
    assert set(await told(table)) == {STRANGER, OTHER}


async def test_followers_are_told_that_the_game_is_over(tables: Tables) -> None:
    table = await Seated.start(tables, 2, game="ceres")
    await follow(table, STRANGER)
    await rounds(table, 2)
    await table.sent()
    await rounds(table, 1)
    assert not (await table.live()).playing
    assert "is over" in (await told(table))[STRANGER]["text"]


async def test_followers_are_told_that_the_game_was_cancelled(tables: Tables) -> None:
    table = await Seated.start(tables, 2)
    await follow(table, STRANGER)
    await table.sent()
    await seating.cancel(tables, table.id)
    assert "is over" in (await told(table))[STRANGER]["text"]


@pytest.mark.parametrize("hours", [None, (0, 12 * 60), (12 * 60, 0)])
async def test_quiet_hours_keep_it_silent(tables: Tables, hours: tuple[int, int] | None) -> None:
    table = await Seated.start(tables, 2, game="ceres")
    await follow(table, STRANGER)
    if hours is not None:
        await absence.choose_quiet_hours(tables, STRANGER, "UTC", hours)
    asleep = hours is not None and (now().hour < 12) == (hours[0] == 0)
    await rounds(table, 1)
    assert (await told(table))[STRANGER].get("silent", False) == asleep


async def test_a_follower_who_plays_by_now_is_asked_like_the_others(tables: Tables) -> None:
    table = await Seated.start(tables, 2, game="ceres")
    await follow(table, 101, STRANGER)
    await rounds(table, 1)
    assert set(await told(table)) == {STRANGER}


# The buttons


async def test_each_post_has_both_buttons_and_after_the_game_only_the_board(
    tables: Tables,
) -> None:
    told = await opened(tables, "dust", 2, "compact")
    await told.announce()
    await told.seated.bids()
    await turn(told)
    assert len(told.board.posts) > 1
    for post in told.board.posts:
        assert post.buttons == ["Board", "Follow"]
    live = await told.seated.live()
    controls = layout.post_controls(live).to_component_dict()["components"]
    found = [(each["custom_id"], each["style"]) for each in controls]
    assert found == [(f"b:board:{live.id}:0:", 2), (f"b:follow:{live.id}:0:", 2)]
    source = rng(3)
    while (await told.seated.live()).playing:
        await decided(told, source)
    turns = [post for post in told.board.posts if "Rematch" not in post.buttons]
    assert turns[-1].buttons == ["Board"]


async def test_who_does_not_play_sees_the_board_as_everyone_may(stage: Stage) -> None:
    table = await Seated.start(stage.app.tables, 2, game="ceres")
    shown = await stage.wire.press(EVE, 7, f"b:board:{table.id}:0:")
    assert shown.private == [True]
    assert shown.files == 3
    assert f"#{table.id}" in shown.text
