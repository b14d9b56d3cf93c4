"""Practice tables, and people who watch: Board and Follow under posts."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

import db.notes as notes_db
from bot.platform import limits
from bot.platform.pictures import has_legend
from bot.posts import layout
from bot.service.seats import invitations, lobby, seating
from bot.service.tables import direct_messages
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.shared.clock import now
from bot.shared.text import say
from games import registry
from games.ceres import actions as act
from games.core.actions import EndTurn
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from tests.bot.noticeboard import Told
from tests.bot.pages.test_teaching import COACH, GAMES, LOCALE, named, press
from tests.bot.panel.test_aside import ids
from tests.bot.pinged import KINDS
from tests.bot.posts.test_posts import decided, turn
from tests.bot.posts.test_posts import opened as announced
from tests.bot.seated import STRANGER, Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person
from tests.toy.game import TOY

langs = pytest.mark.parametrize("lang", LANGUAGES)
ADA, BRIAN = Person(101, "Ada"), Person(102, "Brian")


async def opened(
    stage: Stage, game: str, lang: Language = "en", who: Person = ADA
) -> tuple[Answers, TableSession]:
    """Open a practice; return the answer and the table."""
    given = {"game": game, "practice": True}
    shown = await stage.wire.use(who, 7, ["table", "new"], given, locale=LOCALE[lang])
    live = await stage.app.tables.in_channel(7)
    assert live is not None
    return shown, live


@langs
@pytest.mark.parametrize("game", [*GAMES, TOY.key])
async def test_a_practice_opens_with_how_to_play_in_private_then_begins(
    stage: Stage, game: str, lang: Language
) -> None:
    shown, live = await opened(stage, game, lang)
    told, rules = live.words(lang).howto(), registry.get(game)
    assert shown.private == [True]
    assert (shown.posted, shown.files, live.row.status) == ([], 0, "lobby")
    room = limits.LAYOUT_TEXT if shown.components else limits.CONTENT  # a page, or plain text
    assert all(len(each) <= room for each in shown.texts)
    assert rules.words(lang).game().name in shown.text
    pages = [] if told is None else ["howto-first"]
    pages = ["howto-symbols", *pages] if has_legend(rules) else pages
    more = ["options"] if rules.presentation.first_game else []
    assert shown.handlers == ["begin", *pages, *more]
    if told is not None:
        assert all(part in shown.text for part in (told.goal, told.steps, told.end))
        assert told.lines not in shown.text
        before = shown
        if has_legend(rules):
            before = await press(stage, ADA, named(shown, "howto-symbols"), lang=lang)
            assert (before.files, before.new) == (1, 0)
            assert before.handlers == ["begin", "howto", "howto-first", *more]
        turns = await press(stage, ADA, named(before, "howto-first"), lang=lang)
        assert told.first in turns.text
        back = await press(stage, ADA, named(turns, "howto"), lang=lang)
        assert (back.text, back.handlers) == (shown.text, shown.handlers)
    panel = await press(stage, ADA, named(shown, "begin"), lang=lang)
    live = await stage.app.tables.get(live.id)
    assert live.playing
    assert panel.new == 0
    assert live.row.options == rules.complete(rules.presentation.first_game)
    assert [live.computer(seat.seat) for seat in live.seats] == [False, True]
    assert f"#{live.id}" in panel.text
    assert (COACH in panel.text) == (told is not None and 0 in live.waiting())
    channel = Told(Seated(stage.app.tables, live.id))
    assert not await channel.seated.pending(*KINDS), "it opens the panel; the post has the way back"
    await channel.announce()
    buttons = ["Act", "Board", "Follow"] if lang == "en" else ["Jouer", "Plateau", "Suivre"]
    assert [post.buttons for post in channel.board.posts] in ([buttons], [])
    assert channel.board.posts or 0 not in (await channel.seated.live()).waiting()


@langs
async def test_the_help_leads_to_a_practice(stage: Stage, lang: Language) -> None:
    """Its page says which options are not standard."""
    shown = await stage.wire.use(ADA, 7, ["table", "help"], locale=LOCALE[lang])
    page = await press(stage, ADA, named(shown, "howto"), "luna_maris", lang=lang)
    opened = await press(stage, ADA, named(page, "practise"), lang=lang)
    live = await stage.app.tables.in_channel(7)
    assert live is not None
    assert opened.handlers[0] == "begin"
    assert opened.private == [True]
    assert (live.game.key, live.row.status) == ("luna_maris", "lobby")
    assert live.row.settings == {"posts": "compact", "practice": True, "closed": True}
    assert live.row.options == live.game.complete(live.game.presentation.first_game)
    option = live.words(lang).option("equipment").name
    assert option in opened.text
    await lobby.set_option(stage.app.tables, live.id, "equipment", "on")
    again = await stage.wire.use(ADA, 7, ["table", "act"], locale=LOCALE[lang])
    assert option not in again.text
    await press(stage, ADA, named(opened, "begin"), lang=lang)
    busy = await press(stage, ADA, named(page, "practise"), lang=lang)
    assert busy.text == say(lang, "problem-channel-busy", table=live.id)


async def test_act_shows_the_page_again_and_nobody_else_sits_down(stage: Stage) -> None:
    """Begin pressed twice shows the panel."""
    shown, live = await opened(stage, "ceres")
    again = await stage.wire.use(ADA, 7, ["table", "act"])
    assert (again.text, again.private) == (shown.text, [True])
    other = await stage.wire.use(BRIAN, 7, ["table", "join"])
    assert other.text == say("en", "problem-only-invited", table=live.id)
    refused = await press(stage, BRIAN, named(shown, "begin"), lang="en")
    assert refused.text == say("en", "problem-may-start", name="Ada")
    assert not (await stage.app.tables.get(live.id)).playing
    for _ in range(2):
        assert f"#{live.id}" in (await press(stage, ADA, named(shown, "begin"), lang="en")).text


async def test_a_practice_that_has_not_started_makes_way(stage: Stage) -> None:
    """Its player can open another at once, everyone else after an hour; its end is silent."""
    _, first = await opened(stage, "ceres")
    _, second = await opened(stage, "ares")
    assert (await stage.app.tables.get(first.id)).row.status == "cancelled"
    busy, there = await opened(stage, "ceres", who=BRIAN)
    assert there.id == second.id
    assert busy.text == say("en", "problem-channel-busy", table=second.id)
    await Seated(stage.app.tables, second.id).store(created_at=now() - 2 * lobby.READING)
    _, third = await opened(stage, "ceres", who=BRIAN)
    assert third.row.creator_id == BRIAN.id
    await lobby.start(stage.app.tables, third.id, BRIAN.id)
    _, there = await opened(stage, "ares", who=BRIAN)
    assert there.id == third.id, "a game that has started stays"
    await seating.cancel(stage.app.tables, third.id)
    _, last = await opened(stage, "ceres")
    at = now() + invitations.LOBBY_FOR + timedelta(hours=1)
    await invitations.expire(stage.app.tables, last.id, at)
    assert (await stage.app.tables.get(last.id)).row.status == "cancelled"
    assert await Seated(stage.app.tables, last.id).pending() == []


async def test_a_rematch_of_a_practice_is_a_practice(stage: Stage) -> None:
    shown, live = await opened(stage, TOY.key)
    await lobby.set_option(stage.app.tables, live.id, "length", "1")
    await press(stage, ADA, named(shown, "begin"), lang="en")
    table = Seated(stage.app.tables, live.id)
    await table.store(status="finished", ended_at=now())
    ended = await table.live()
    again = await stage.wire.press(ADA, 7, f"b:rematch:{live.id}:0:")
    new = await stage.app.tables.in_channel(7)
    assert new is not None
    assert new.id != live.id
    assert again.private == [True]
    assert again.posted == []
    assert settings_of(new).practice
    assert new.row.options == ended.row.options
    assert [seat.kind for seat in new.seats] == [seat.kind for seat in ended.seats]
    panel = await press(stage, ADA, named(again, "begin"), lang="en")
    assert f"#{new.id}" in panel.text
    assert (await stage.app.tables.get(new.id)).playing


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


async def push(stage: Stage, table: Seated, argument: str = "", **more: Any) -> Answers:
    return await stage.wire.press(EVE, 7, f"b:follow:{table.id}:0:{argument}", **more)


# Following


async def test_anyone_who_does_not_play_follows_and_stops_by_a_button(stage: Stage) -> None:
    table = await Seated.start(stage.app.tables, 2, game="ceres")
    shown = await push(stage, table)
    assert shown.private == [True]
    assert "You’re following" in shown.text
    assert "direct message when a round starts and when the game ends" in shown.text
    again = await push(stage, table)
    assert again.text == shown.text, "pressing it twice does not stop it"
    assert (await table.reload()).notes[STRANGER].follows
    (button,) = ids(shown).items()
    assert button[0] == "Stop following"
    stopped = await stage.wire.press(EVE, 7, button[1], private=True)
    assert stopped.new == 0
    assert "You no longer follow" in stopped.text
    assert (await table.reload()).notes == {}, "nothing is kept of who stopped"
    (button,) = ids(stopped).items()
    assert button[0] == "Follow"
    back = await stage.wire.press(EVE, 7, button[1], private=True)
    assert back.text == shown.text
    french = await push(stage, table, locale="fr")
    assert "Vous suivez" in french.text


async def test_who_cannot_follow_reads_why(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 2, game="ceres")
    assert "problem" not in (await push(stage, table)).text
    assert (await table.live()).notes == {}, "it has not begun"
    await lobby.start(stage.app.tables, table.id, 101)
    pressed = await stage.wire.press(Person(101, "Ada"), 7, f"b:follow:{table.id}:0:")
    assert pressed.text == say("en", "problem-follow-seated", table=table.id)
    await direct_messages.choose(stage.app.database, STRANGER, "never")
    assert (await push(stage, table)).text == say("en", "problem-follow-direct")
    await direct_messages.choose(stage.app.database, STRANGER, "needed")
    await table.cancel()
    shown = await push(stage, table)
    assert shown.text == say("en", "problem-table-cancelled", table=table.id)
    assert (await table.live()).notes == {}


async def test_followers_are_told_as_a_round_begins_and_as_the_game_ends(tables: Tables) -> None:
    """Each in their language; a follower who plays by now is asked like the other players."""
    table = await Seated.start(tables, 2, game="ceres")
    await follow(table, STRANGER, OTHER, 101)
    tables.people.languages[OTHER] = "fr"
    users = await table.users()
    seat = (await table.live()).waiting()[0]
    await table.act(users[seat], act.Pass(), EndTurn())
    assert await told(table) == {}
    seat = (await table.live()).waiting()[0]
    await table.act(users[seat], act.Pass(), EndTurn())
    found = await told(table)
    assert set(found) == {STRANGER, OTHER}
    assert found[STRANGER]["text"].startswith(f"👀 **Ceres** · #{table.id} · Round 2 of 3")
    assert "<#7>" in found[STRANGER]["text"]
    assert "une nouvelle manche" in found[OTHER]["text"]
    await table.sent()
    await rounds(table, 1)
    assert set(await told(table)) == {STRANGER, OTHER}
    await table.sent()
    await rounds(table, 1)
    assert not (await table.live()).playing
    assert "is over" in (await told(table))[STRANGER]["text"]
    cancelled = await Seated.start(tables, 2, 8)
    await follow(cancelled, STRANGER)
    await cancelled.sent()
    await cancelled.cancel()
    assert "is over" in (await told(cancelled))[STRANGER]["text"]


@pytest.mark.parametrize("hours", [None, (0, 12 * 60), (12 * 60, 0)])
async def test_quiet_hours_keep_it_silent(tables: Tables, hours: tuple[int, int] | None) -> None:
    table = await Seated.start(tables, 2, game="ceres")
    await follow(table, STRANGER)
    if hours is not None:
        await absence.choose_quiet_hours(tables, STRANGER, "UTC", hours)
    asleep = hours is not None and (now().hour < 12) == (hours[0] == 0)
    await rounds(table, 1)
    assert (await told(table))[STRANGER].get("silent", False) == asleep


# The buttons


async def test_each_post_has_both_buttons_and_after_the_game_only_the_board(
    tables: Tables,
) -> None:
    told = await announced(tables, "dust", 2, "compact")
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
