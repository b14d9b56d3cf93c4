"""Open tables: *Look for players* in a lobby, and `/find tables`, which lists them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.platform.controls import PressButton
from bot.screens import lobby as surface
from bot.service.clocks.quiet_hours import Quiet
from bot.service.seats import invitations, lobby, seating
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.shared.problems import Problem
from tests.bot.seated import Seated
from tests.bot.server import GUILD, VIEW
from tests.bot.stage import Stage
from tests.bot.wall import Wall
from tests.bot.wire import Answers, Person

ADA, BRIAN = Person(101, "Ada"), Person(102, "Brian")
EVE, MAX = Person(999, "Eve"), Person(998, "Max", manages=True)
FIND = ("find", "tables")
LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)


async def listed(tables: Tables, people: int = 1, channel: int = 7, **more: Any) -> Seated:
    """Open a table that looks for players."""
    table = await Seated.open(tables, people, channel, **more)
    await invitations.list_openly(tables, table.id, listed=True)
    return table


async def find(stage: Stage, who: Person = EVE, **options: str) -> Answers:
    """Use `/find tables` in a channel without a table."""
    return await stage.wire.use(who, 99, FIND, options)


def numbers(found: Answers) -> list[str]:
    """Return the tables with a button to join them, in their order."""
    return [each.split(":")[2] for each in found.ids if ":find-join:" in each]


def line(found: Answers, table: Seated) -> str:
    """Return the line about a table."""
    (each,) = [text for text in found.text.split("\n") if f"[#{table.id}]" in text]
    return each


def look_button(live: TableSession) -> Any:
    """Return the button *Look for players* of a lobby message, or None."""
    made = surface.view(live)
    assert made is not None
    found = [item for item in made.children if isinstance(item, PressButton)]
    assert all(
        ":look-for-players:" in (item.item.custom_id or "") for item in found if item.row == 2
    )
    return next((item.item for item in found if item.row == 2), None)


# The button in the lobby


async def press(stage: Stage, who: Person, table: Seated, to: str = "on") -> Answers:
    return await stage.wire.press(who, 7, f"b:look-for-players:{table.id}:0:{to}")


async def test_a_table_looks_for_players_until_it_is_stopped(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 1)
    assert look_button(await table.live()).label == "Look for players"
    answer = await press(stage, ADA, table)
    assert "this table is listed in `/find tables`" in answer.text
    assert answer.private == [False]
    assert "Stop looking" in answer.labels
    assert settings_of(await table.reload()).listed
    answer = await press(stage, ADA, table, "off")
    assert "listed" not in answer.text
    assert "Look for players" in answer.labels
    assert not settings_of(await table.reload()).listed


async def test_who_can_invite_can_look_for_players(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 2)
    for who in (ADA, BRIAN, MAX):
        assert "listed" in (await press(stage, who, table)).text
        await press(stage, who, table, "off")
    refused = await press(stage, EVE, table)
    assert "Only players at this table" in refused.text
    assert not settings_of(await table.live()).listed


@pytest.mark.parametrize("more", [{"guild_id": None}, {"settings": {"practice": True}}])
async def test_in_direct_messages_and_practices_nobody_looks_for_players(
    stage: Stage, more: dict[str, Any]
) -> None:
    table = await Seated.open(stage.app.tables, 1, **more)
    assert look_button(await table.live()) is None
    answer = await press(stage, ADA, table)
    assert "Open a table in a server" in answer.text or "practice table" in answer.text
    assert not settings_of(await table.live()).listed


async def test_a_closed_table_is_not_listed(stage: Stage) -> None:
    """Closing a listed table takes it off the list, and opening it again does not list it."""
    table = await listed(stage.app.tables)
    await invitations.close(stage.app.tables, table.id, closed=True)
    assert not settings_of(await table.reload()).listed
    answer = await press(stage, ADA, table)
    assert "for invited players only. Press *Invite*" in answer.text
    await invitations.close(stage.app.tables, table.id, closed=False)
    assert not settings_of(await table.reload()).listed
    assert "listed" in (await press(stage, ADA, table)).text


async def test_a_full_table_says_nothing_of_looking_until_a_seat_is_free(stage: Stage) -> None:
    table = await listed(stage.app.tables, 2)
    assert "listed" in surface.content(await table.live())
    await lobby.join(stage.app.tables, table.id, 103, "Chloé")
    live = await table.live()
    assert look_button(live) is None
    assert "listed" not in surface.content(live)
    with pytest.raises(Problem, match="table-full"):
        await invitations.list_openly(stage.app.tables, table.id, listed=True)
    await lobby.leave(stage.app.tables, table.id, 103)
    assert look_button(await table.live()) is not None
    assert "listed" in surface.content(await table.live())


async def test_nothing_of_it_is_left_when_the_game_has_started(tables: Tables) -> None:
    table = await listed(tables, 2)
    await lobby.start(tables, table.id, 101)
    assert "listed" not in (await table.reload()).row.settings
    with pytest.raises(Problem, match="not-lobby"):
        await invitations.list_openly(tables, table.id, listed=True)


async def test_a_rematch_does_not_look_for_players(tables: Tables) -> None:
    table = await Seated.start(tables, 2)
    await table.store(status="finished", settings={"listed": True})
    again = await lobby.rematch(tables, await table.live(), 101, "Ada", 9)
    assert not settings_of(again).listed


# The list


async def test_a_line_says_what_a_person_wants_to_know(stage: Stage) -> None:
    tables = stage.app.tables
    table = await listed(tables, 2, settings={"pace": "daily"})
    await Seated.open(tables, 1, 8)  # a lobby that is not listed
    found = await find(stage)
    assert found.private == [True]
    assert "Open tables (1)" in found.text
    dust = (await table.live()).game.words("en").game().name
    assert line(found, table) == (
        f"**{dust}** · [#{table.id}](https://discord.com/channels/1/7) · daily"
        " · 2 of 2–3 players, last seat · Ada, Brian"
    )
    assert found.labels == [f"Join #{table.id}"]


async def test_a_table_of_another_name_says_its_game_too(stage: Stage) -> None:
    table = await listed(stage.app.tables, name="Ring *one*")
    await lobby.add_computer(stage.app.tables, table.id, "random")
    await lobby.leave(stage.app.tables, table.id, 101)
    game = (await table.live()).game.words("en").game().name
    said = line(await find(stage), table)
    assert said.startswith(rf"**Ring \*one\*** · [#{table.id}]")
    assert f" · {game} · no clocks · 1 of 2–3 players · Kepler" in said
    assert "hour" not in said, "no person is there"


async def test_options_can_allow_fewer_players(stage: Stage) -> None:
    table = await listed(stage.app.tables, game="ares")
    await lobby.set_option(stage.app.tables, table.id, "coop", "on")
    assert "1 of 2 players, last seat" in line(await find(stage), table)
    await lobby.join(stage.app.tables, table.id, 102, "Brian")
    assert numbers(await find(stage)) == [], "a third player could not play"


async def test_the_newest_is_first(stage: Stage, wall: Wall) -> None:
    made: list[str] = []
    for channel in (7, 8, 6):
        wall.passes(timedelta(minutes=1))
        made.append((await listed(stage.app.tables, channel=channel)).id)
    assert numbers(await find(stage)) == made[::-1]


async def test_tables_that_a_person_cannot_join_are_left_out(stage: Stage) -> None:
    """Their own, full ones, ones whose seats are held for others, and ones that have started."""
    tables = stage.app.tables
    await listed(tables, 1, 7)
    full, held, started, closed = [await listed(tables, 2, channel) for channel in (8, 9, 10, 11)]
    assert len(numbers(await find(stage))) == 5
    assert len(numbers(await find(stage, BRIAN))) == 1, "at the others he has a seat"
    await lobby.join(tables, full.id, 103, "Chloé")
    await invitations.invite(tables, held.id, [(103, "Chloé")])
    await lobby.start(tables, started.id, 101)
    await seating.cancel_lobby(tables, closed.id)
    assert len(numbers(await find(stage))) == 1
    assert held.id in numbers(await find(stage, Person(103, "Chloé")))
    assert numbers(await find(stage, ADA)) == []


async def test_a_closed_table_is_shown_only_to_invited_people(stage: Stage) -> None:
    """Even if an older version has left it listed."""
    table = await listed(stage.app.tables)
    await invitations.invite(stage.app.tables, table.id, [(EVE.id, EVE.name)])
    await table.change(closed=True, listed=True)
    assert numbers(await find(stage)) == [table.id]
    assert numbers(await find(stage, BRIAN)) == []


async def test_tables_of_other_servers_are_not_listed(stage: Stage) -> None:
    await listed(stage.app.tables, guild_id=GUILD + 1)
    assert numbers(await find(stage)) == []


async def test_a_filter_leaves_other_games_and_paces_out(stage: Stage) -> None:
    tables = stage.app.tables
    dust = await listed(tables, settings={"pace": "live"})
    ares = await listed(tables, channel=8, game="ares", settings={"pace": "slow"})
    assert numbers(await find(stage, game="ares")) == [ares.id]
    assert numbers(await find(stage, pace="live")) == [dust.id]
    assert numbers(await find(stage, game="ares", pace="slow")) == [ares.id]
    both = await find(stage, game="ares", pace="live")
    assert numbers(both) == []
    assert "No open table has that game and pace" in both.text
    assert "no game" in (await find(stage, game="chess")).text.lower()


@pytest.mark.parametrize("options", [{}, {"game": "dust"}])
async def test_where_nothing_is_open_it_says_what_to_do(
    stage: Stage, options: dict[str, str]
) -> None:
    found = await find(stage, **options)
    assert "No table that you can join is looking for players" in found.text
    assert "`/table new`" in found.text
    assert "*Look for players*" in found.text
    assert found.components == [] or found.controls == []


async def test_in_a_direct_message_it_says_where_to_ask(stage: Stage) -> None:
    await listed(stage.app.tables)
    answer = await stage.wire.use(EVE, 99, FIND, place="direct")
    assert "Open tables belong to a server" in answer.text
    for handler in ("find-page", "find-join"):
        pressed = await stage.wire.press(EVE, 99, f"b:{handler}:0:0:0//", place="direct")
        assert "Open tables belong to a server" in pressed.text


async def test_pages_keep_the_filter(stage: Stage) -> None:
    tables = stage.app.tables
    made = [(await listed(tables, channel=100 + n)).id for n in range(7)]
    await listed(tables, channel=200, game="ares")
    found = await find(stage, game="dust")
    seen = numbers(found)
    assert len(seen) == 5
    back, forth = [each for each in found.controls if ":find-page:" in each["custom_id"]]
    assert back["disabled"]
    found = await stage.wire.press(EVE, 99, forth["custom_id"], private=True)
    assert found.new == 0
    assert sorted(seen + numbers(found)) == sorted(made)
    back, forth = [each for each in found.controls if ":find-page:" in each["custom_id"]]
    assert forth["disabled"]
    for each in made[:3]:
        await seating.cancel_lobby(tables, each)
    found = await stage.wire.press(EVE, 99, "b:find-page:0:0:1/dust/", private=True)
    assert len(numbers(found)) == 4, "the last page that there is"


# Hours


def lives(stage: Stage, who: int, zone: str) -> None:
    stage.app.tables.people.quiet[who] = Quiet(zone, LONG_AGO)


async def test_common_hours_are_a_number_of_hours(stage: Stage, wall: Wall) -> None:
    """They are shown if all people have a time zone, and nothing else of their zones is."""
    wall.at = datetime(2026, 1, 14, 12, tzinfo=UTC)
    two, one = await listed(stage.app.tables, 2), await listed(stage.app.tables, 1, 8)
    lives(stage, 101, "America/New_York")
    hint = "Set your time zone with `/table me`"
    found = await find(stage)
    assert "hour" not in line(found, one)
    assert found.text.count(hint) == 1
    lives(stage, EVE.id, "Europe/Paris")
    found = await find(stage)
    assert line(found, one).endswith(" · about 10 common hours")
    assert "hour" not in line(found, two), "Brian has no time zone"
    assert hint not in found.text
    lives(stage, 102, "Asia/Tokyo")
    assert line(await find(stage), two).endswith(" · about 2 common hours")


# What a person can see


async def test_tables_in_hidden_channels_are_not_named(stage: Stage) -> None:
    """Nor counted, nor hinted at where nothing else is open or fits."""
    tables, server = stage.app.tables, stage.wire.server
    hidden = await listed(tables, channel=7, name="Secret")
    server.hide(7, (GUILD, 0, VIEW), (11, VIEW, 0))
    server.members = {MAX.id: [11]}
    server.roles = {11: 0}
    for options in ({}, {"game": "dust"}, {"game": "ares"}, {"pace": "live"}):
        found = await find(stage, **options)
        assert "No table that you can join" in found.text
        assert hidden.id not in str(found)
    shown = await listed(tables, channel=8)
    found = await find(stage)
    assert "(1)" in found.text
    assert "Secret" not in found.text
    assert numbers(found) == [shown.id]
    assert set(numbers(await find(stage, MAX))) == {shown.id, hidden.id}


async def test_tables_in_private_threads_are_for_their_members(stage: Stage) -> None:
    tables, server = stage.app.tables, stage.wire.server
    public, private, gone = [await listed(tables, channel=channel) for channel in (70, 71, 72)]
    server.add_thread(70, 7)
    server.add_thread(71, 7, BRIAN.id, private=True)
    server.refused[72] = (404, 10003)
    assert numbers(await find(stage)) == [public.id]
    assert set(numbers(await find(stage, BRIAN))) == {public.id, private.id}
    assert gone.id not in numbers(await find(stage, MAX))


async def test_an_administrator_is_asked_nothing_more(stage: Stage) -> None:
    """Discord has sent their permissions with the command."""

    class Admin(Person):
        def member(self) -> dict[str, Any]:
            return {**super().member(), "permissions": str(1 << 3)}

    table = await listed(stage.app.tables)
    stage.wire.server.everyone = 0
    assert numbers(await find(stage, Admin(5, "Root"))) == [table.id]
    assert stage.wire.server.asked == ["/channels/7"]


async def test_if_discord_does_not_answer_nothing_is_shown(stage: Stage) -> None:
    table = await listed(stage.app.tables)
    await listed(stage.app.tables, channel=8)
    stage.wire.server.refused[8] = (500, 0)
    found = await find(stage)
    assert table.id not in found.text
    assert "Discord" in found.text


# Joining


async def test_joining_shows_the_other_tables_again(stage: Stage) -> None:
    tables = stage.app.tables
    one, two = await listed(tables), await listed(tables, 1, 8)
    for table in (one, two):
        await table.change(lobby_message="555")
    found = await find(stage)
    first = next(each for each in found.ids if one.id in each)
    found = await stage.wire.press(EVE, 99, first, private=True)
    assert f"You joined table #{one.id} in <#7>." in found.text
    assert found.new == 0, "the list is changed"
    assert numbers(found) == [two.id]
    (shown,) = found.posted
    assert "2. Eve" in shown, "the lobby message"
    assert await one.users() == [101, EVE.id]
    found = await stage.wire.press(EVE, 99, found.ids[0], private=True)
    assert found.text == f"✅ You joined table #{two.id} in <#8>."
    assert found.controls == []
    again = await stage.wire.press(EVE, 99, first, private=True)
    assert "already have seat 2" in again.text
    assert again.new == 1


async def test_what_changed_meanwhile_is_said(stage: Stage) -> None:
    """The list that was shown stays."""
    tables = stage.app.tables
    full, started, hidden = [await listed(tables, 2, channel) for channel in (7, 8, 9)]
    found = await find(stage)
    at = {table: next(i for i in found.ids if table.id in i) for table in (full, started, hidden)}
    await lobby.join(tables, full.id, 103, "Chloé")
    await lobby.start(tables, started.id, 101)
    stage.wire.server.hide(9)
    for table, said in (
        (full, "is full"),
        (started, "has already started"),
        (hidden, "no longer open to you"),
    ):
        pressed = await stage.wire.press(EVE, 99, at[table], private=True)
        assert said in pressed.text, pressed.text
        assert pressed.new == 1
        assert EVE.id not in await table.users()


async def test_a_table_of_another_server_cannot_be_joined_from_here(stage: Stage) -> None:
    table = await listed(stage.app.tables, guild_id=GUILD + 1)
    pressed = await stage.wire.press(EVE, 7, f"b:find-join:{table.id}:0:0//", private=True)
    assert "no longer open to you" in pressed.text
    assert await table.users() == [101]


# In French


async def test_all_of_it_in_french(stage: Stage) -> None:
    tables = stage.app.tables
    fr: dict[str, Any] = {"locale": "fr"}
    empty = await stage.wire.use(EVE, 99, FIND, **fr)
    assert "Aucune table que vous pouvez rejoindre" in empty.text
    table = await listed(tables, 2, lang="fr", settings={"pace": "daily"})
    assert look_button(await table.live()).label == "Ne plus chercher"
    assert "dans la liste de `/trouver tables`" in surface.content(await table.live())
    found = await stage.wire.use(EVE, 99, FIND, {"pace": "daily"}, **fr)
    assert "Tables ouvertes (1)" in found.text
    assert "pendules quotidiennes · 2 sur 2–3 joueurs, dernière place · Ada, Brian" in found.text
    assert "`/table moi`" in found.text
    assert found.labels == [f"Rejoindre #{table.id}"]
    joined = await stage.wire.press(EVE, 99, found.ids[0], private=True, **fr)
    assert f"Vous avez rejoint la table #{table.id} dans <#7>." in joined.text
