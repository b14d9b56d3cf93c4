"""Names: one changed on Discord arrives, and nothing stored names a person who is forgotten."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from bot.screens.history.game_files import export
from bot.service.seats import erasure, invitations, lobby, seating
from bot.service.seats.lobby import Opening
from bot.service.tables import direct_messages
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.service.turns import edit_plans
from bot.shared.clock import now
from bot.shared.ownership import Ownership
from bot.shared.problems import Problem
from db import Database, models
from db.copies import back_up, copy_of
from db.forgetting import Gone, without
from games import exports
from games.core.actions import EndTurn
from games.verifying import verify
from tests.bot.acts import everything
from tests.bot.noticeboard import Told
from tests.bot.results.test_results import played
from tests.bot.seated import PEOPLE, Seated
from tests.bot.seats.test_undisclosed import begun as undisclosed
from tests.bot.stage import Stage
from tests.bot.wire import Person
from tests.toy.state import Survey

ADA, BRIAN, CHLOE = 123456789012345671, 123456789012345672, 123456789012345673
NAMES = {ADA: "Ada Lovelace", BRIAN: "Brian", CHLOE: "Chloé"}


async def opened(tables: Tables, *people: int, channel: int = 7, **more: Any) -> Seated:
    """Return a lobby with these people."""
    first, *others = people
    opening = Opening(
        game="dust", guild_id=1, channel_id=channel, creator_id=first,
        creator_name=NAMES[first], lang="en", **more,
    )  # fmt: skip
    live = await lobby.open_table(tables, opening)
    for user in others:
        await lobby.join(tables, live.id, user, NAMES[user])
    return Seated(tables, live.id)


async def started(tables: Tables, *people: int, channel: int = 7, **more: Any) -> Seated:
    """Return a game of these people."""
    table = await opened(tables, *people, channel=channel, **more)
    await lobby.start(tables, table.id, people[0])
    return table


def told_of(rows: list[str], user: int) -> list[str]:
    """Return the rows that name a user."""
    return [row for row in rows if str(user) in row or NAMES[user] in row]


async def everywhere(tables: Tables) -> list[Seated]:
    """Return tables of Ada's: under way, over, not begun, and one to which she is invited."""
    running = await started(tables, ADA, BRIAN, CHLOE, name="Ada Lovelace’s table")
    over = await started(tables, BRIAN, ADA, channel=8)
    await played(over)
    waiting = await opened(tables, ADA, CHLOE, channel=9)
    guest = await opened(tables, BRIAN, channel=10)
    await invitations.invite(tables, guest.id, [(ADA, NAMES[ADA])])
    await running.bids()
    live = await running.live()
    if live.waiting() == (live.require_seat(ADA),):
        await running.act(ADA, Survey())  # in hand
    else:
        await edit_plans.give(tables, running.id, ADA, "pass")
    await running.ask("pause", ADA)
    await absence.go(tables, ADA, now() + timedelta(days=2), running.id)
    await absence.choose_quiet_hours(tables, ADA, "Europe/Paris", (0, 60))
    await direct_messages.choose(tables.database, ADA, "always")
    return [running, over, waiting, guest]


async def test_nothing_that_is_stored_names_them(tables: Tables, toy_game: None) -> None:
    running, over, waiting, guest = await everywhere(tables)
    assert told_of(await everything(tables.database), ADA)
    await erasure.forget(tables, ADA, {NAMES[ADA]})
    rows = await everything(tables.database)
    assert told_of(rows, ADA) == []
    assert "Ada" not in str(rows)
    for other in (BRIAN, CHLOE):
        assert told_of(rows, other)
    assert tables.people.quiet == {}
    live = await running.live()
    assert live.playing
    assert [live.computer(seat.seat) for seat in live.seats].count(True) == 1
    assert live.row.creator_id in (BRIAN, CHLOE)
    assert [seat.user_id for seat in (await waiting.live()).seats] == [CHLOE]
    assert (await waiting.live()).row.creator_id == CHLOE
    assert (await guest.live()).row.settings["held"] == []
    assert (await over.live()).row.result is not None


async def test_no_copy_of_the_database_names_them_either(sqlite: Database, toy_game: None) -> None:
    tables, path = Tables(sqlite), Path(str(sqlite.engine.url.database))
    await started(tables, ADA, BRIAN)
    copy = copy_of(path, "0001")
    back_up(path, copy)
    assert b"Ada" in copy.read_bytes()
    await erasure.forget(tables, ADA, {NAMES[ADA]})
    assert not copy.exists()


async def test_a_copy_that_cannot_be_removed_is_reported_and_the_rest_is_forgotten(
    sqlite: Database, toy_game: None
) -> None:
    tables, path = Tables(sqlite), Path(str(sqlite.engine.url.database))
    await started(tables, ADA, BRIAN)
    copy_of(path, "0001").mkdir()  # a folder is not removed as a file is
    with capture_logs() as lines:
        await erasure.forget(tables, ADA, {NAMES[ADA]})
    assert [line["log_level"] for line in lines] == ["error"]
    assert told_of(await everything(sqlite), ADA) == []


async def test_the_games_of_the_others_stay_as_they_were_played(
    tables: Tables, toy_game: None
) -> None:
    """Those that are over and those under way, also where a table cannot be read."""
    running, over, waiting, _ = await everywhere(tables)
    board = Told(running)
    await board.announce()
    before, said = json.loads(await export(tables, await over.live(), BRIAN)), board.board.standing
    count = len(said)
    async with tables.database.writing() as conn:
        theirs = models.snapshots.c.table_id == waiting.id
        await conn.execute(update(models.snapshots).where(theirs).values(blob=b"?"))
    tables.drop(waiting.id)
    await erasure.forget(tables, ADA, {NAMES[ADA]})
    after = json.loads(await export(tables, await over.live(), BRIAN))
    assert after["entries"] == before["entries"]
    assert after["result"] == before["result"]
    assert after["deal"]["commitment"] == before["deal"]["commitment"]
    names = [seat.get("name") for seat in after["deal"]["bound"]["seats"]]
    assert sorted(names, key=str) == ["Brian", None]  # whose name is still known can be checked
    found = verify(exports.read(json.dumps(after).encode()))
    assert [each for each in found if each.good is False] == []
    assert NAMES[ADA] not in json.dumps(after)
    assert told_of(await everything(tables.database), ADA) == []
    await board.announce()
    assert "Ada" not in " ".join(str(m.texts) for m in list(said.values())[count:])
    live = await running.live()
    seat = next(seat.seat for seat in live.seats if live.computer(seat.seat))
    assert live.seats[seat].original_user_id is None
    await seating.take_over(tables, running.id, seat, 77, "Dmitri", BRIAN)  # another person follows
    assert (await running.live()).seat_of(77) == seat


async def test_where_nobody_else_is_the_game_ends(tables: Tables, toy_game: None) -> None:
    alone = await started(tables, ADA, BRIAN)
    await alone.resign(BRIAN)
    lobbied = await opened(tables, ADA, channel=9)
    await erasure.forget(tables, ADA)
    assert (await alone.live()).row.status == "cancelled"
    assert (await lobbied.live()).row.status == "cancelled"
    assert told_of(await everything(tables.database), ADA) == []


async def test_whoever_left_before_is_forgotten_too(tables: Tables, toy_game: None) -> None:
    table = await started(tables, ADA, BRIAN)
    seat = (await table.live()).require_seat(ADA)
    await seating.take_over(tables, table.id, seat, CHLOE, NAMES[CHLOE], CHLOE)
    await erasure.forget(tables, ADA, {NAMES[ADA]})
    assert told_of(await everything(tables.database), ADA) == []
    live = await table.live()
    assert live.seats[seat].name == NAMES[CHLOE]
    assert live.seats[seat].user_id == CHLOE
    with pytest.raises(Problem):
        await seating.reclaim(tables, table.id, ADA, NAMES[ADA])


async def test_a_kill_in_the_middle_is_made_up_for_at_the_next_start(
    tables: Tables, toy_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    await everywhere(tables)
    scrub, done = erasure.forgetting_db.scrub, list[str]()

    async def killed(conn: Any, table_id: str, gone: Any) -> None:
        if len(done) == 2:
            raise KeyboardInterrupt
        done.append(table_id)
        await scrub(conn, table_id, gone)

    with monkeypatch.context() as patch:
        patch.setattr(erasure.forgetting_db, "scrub", killed)
        with pytest.raises(KeyboardInterrupt):
            await erasure.forget(tables, ADA, {NAMES[ADA]})
    assert told_of(await everything(tables.database), ADA)
    fresh = Tables(tables.database)
    await erasure.resume(fresh)
    assert told_of(await everything(tables.database), ADA) == []
    await erasure.resume(fresh)  # nobody is left to forget


def test_a_name_is_taken_out_of_what_is_still_to_be_said() -> None:
    """It may be part of other words, and so may the number."""
    gone = Gone(user_id=42, names={"Ann", "Ann Lee"}, called="Player 1")
    told = {"text": "Ann Lee asks Annika and Ann, <@42> and <@421>", "who": 42, "more": [42, True]}
    assert without(told, gone) == {
        "text": "Player 1 asks Annika and Player 1, <@0> and <@421>", "who": 0, "more": [0, True],
    }  # fmt: skip


async def test_by_the_panel(stage: Stage) -> None:
    who = Person(ADA, NAMES[ADA])
    table = await started(stage.app.tables, ADA, BRIAN)
    asked = await stage.wire.press(who, 7, "b:me-forget:0:0:", private=True)
    assert "You give up your seat at 1 running table" in asked.text
    assert told_of(await everything(stage.app.database), ADA)
    done = await stage.wire.press(who, 7, "b:me-forgotten:0:0:", private=True)
    assert "1 table no longer shows your name" in done.text
    assert told_of(await everything(stage.app.database), ADA) == []
    assert (await table.live()).playing


async def test_by_the_panel_also_at_tables_of_another_process(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, who = stage.app.tables, Person(ADA, NAMES[ADA])
    table, left = await started(tables, ADA, BRIAN), list[tuple[str, str, object]]()

    async def leave(table_id: str, kind: str, user_id: int, **body: object) -> None:
        left.append((table_id, kind, body["names"]))

    monkeypatch.setattr(tables, "leave_job", leave)
    tables.ownership = Ownership(2, {1})
    tables.drop(table.id)
    asked = await stage.wire.press(who, 7, "b:me-forget:0:0:", private=True)
    assert "You give up your seat at 1 running table" in asked.text
    done = await stage.wire.press(who, 7, "b:me-forgotten:0:0:", private=True)
    assert "1 table no longer shows your name" in done.text
    assert [each[:2] for each in left] == [(table.id, "forget")]
    tables.ownership = Ownership(2, {0})  # as the other process does it
    await erasure.forget_at(tables, table.id, ADA, cast(list[str], left[0][2]))
    assert told_of(await everything(stage.app.database), ADA) == []
    assert (await table.live()).playing


# A name changed on Discord arrives at a player's tables when they act there next


RENAMED = "Ada Lovelace"


async def renaming(stage: Stage) -> tuple[Seated, int]:
    """Return a table in its first turn, and whose that is."""
    table = await Seated.start(stage.app.tables, 3)
    first, *_ = await table.bids()
    return table, first


async def names(table: Seated) -> list[str]:
    """Return the names at a table as they are stored."""
    table.tables.drop(table.id)
    return [seat.name for seat in (await table.live()).seats]


@pytest.mark.parametrize("way", ["press", "command", "form"])
@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_it_arrives_when_they_act(stage: Stage, way: str, locale: str) -> None:
    table, first = await renaming(stage)
    person = Person(first, RENAMED)
    if way == "press":
        await stage.wire.press(person, 7, f"b:act:{table.id}:0:", locale=locale)
    elif way == "command":
        await stage.wire.use(person, 7, ["table", "act"], locale=locale)
    else:
        form = {"custom_id": f"m:note:{table.id}:0:", "components": [
            {"type": 18, "component": {"type": 4, "custom_id": "text"}}
        ]}  # fmt: skip
        await stage.wire.submit(person, 7, form, "A note", locale=locale)
    assert (await names(table))[0] == RENAMED


async def test_texts_show_it_and_the_log_stays(stage: Stage) -> None:
    table, first = await renaming(stage)
    board = Told(table)
    await board.announce()
    earlier = [message.text for message in board.board.standing.values()]
    log = await table.log()
    await stage.wire.press(Person(first, RENAMED), 7, f"b:act:{table.id}:0:")
    assert await table.log() == log
    await table.act(first, Survey(), EndTurn())
    await board.announce()
    assert board.board.saying(RENAMED)
    assert PEOPLE[first] in "\n".join(earlier)
    assert (await table.live()).names[0] == RENAMED  # as pictures have them


async def test_nobody_else_has_the_same_name(stage: Stage) -> None:
    table, first = await renaming(stage)
    other = PEOPLE[(await table.users())[1]]
    for _ in range(2):
        await stage.wire.press(Person(first, other), 7, f"b:act:{table.id}:0:")
        assert (await names(table))[:2] == [f"{other} (2)", other]


async def test_in_a_lobby_too(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 2)
    await stage.wire.use(Person(102, "Brian K."), 7, ["table", "help"])
    assert await names(table) == ["Ada", "Brian K."]
    await lobby.start(stage.app.tables, table.id, 101)
    assert sorted(await names(table)) == ["Ada", "Brian K."]


async def test_it_is_the_name_on_the_tables_server(stage: Stage) -> None:
    table, first = await renaming(stage)
    before = await names(table)
    await stage.wire.press(Person(first, RENAMED), 9, f"b:act:{table.id}:0:", place="direct")
    await stage.wire.press(Person(999, RENAMED), 7, f"b:board:{table.id}:0:")
    assert await names(table) == before


async def test_while_nobody_may_learn_who_has_acted_names_stay(stage: Stage) -> None:
    table = await undisclosed(stage.app.tables)
    user, *others = await table.users()
    before = await names(table)
    await stage.wire.press(Person(user, RENAMED), 7, f"b:act:{table.id}:0:")
    assert await names(table) == before
    for each in (user, *others):
        await table.bid(each)
    await stage.wire.press(Person(user, RENAMED), 7, f"b:act:{table.id}:0:")
    assert (await names(table))[0] == RENAMED


async def test_who_is_forgotten_is_forgotten_by_every_name_they_had(stage: Stage) -> None:
    table, first = await renaming(stage)
    for name in ("Nickname One", "Nickname Two", RENAMED):
        await stage.wire.press(Person(first, name), 7, f"b:act:{table.id}:0:")
        await table.act(first, Survey()) if name == "Nickname One" else None
        await stage.wire.use(Person(first, name), 7, ["table", "pause"])
    await erasure.forget(table.tables, first, {RENAMED})
    rows = await everything(table.tables.database)
    assert not [row for row in rows if "Nickname" in row or RENAMED in row]
