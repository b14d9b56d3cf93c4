"""*Play on from here*: tables that begin in a position of a game that is over."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

import db.durations as durations_db
from bot.service.history.past_turns import around, past_of
from bot.service.people.statistics import parts_of
from bot.service.seats import deals, erasure, seating
from bot.service.seats import play_on as service
from bot.service.seats.play_on import MOST
from bot.service.tables.session import TableSession
from bot.service.tables.settings import Origin, coached, settings_of
from bot.service.timekeeping.time_controls import UNSET
from bot.shared.problems import Problem
from bot.shared.text import say
from games import registry
from games.core import codec
from games.core.ladder import offered
from games.core.outcome import Outcome
from games.core.text import LANGUAGES, Language
from tests.bot.acts import Killed, driven, dying, rested
from tests.bot.logged import play_on
from tests.bot.noticeboard import Told
from tests.bot.pages.test_past_boards import ADA, BRIAN, WATCHING, Drawn, drawn, long, open_history
from tests.bot.panel.test_aside import ids
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person
from tests.toy.game import TOY

__all__ = ["drawn"]

GAMES = registry.game_keys()
games = pytest.mark.parametrize("game", GAMES)
WHOLE = 100_000
"""More decisions than a game has."""


async def over(stage: Stage, game: str = TOY.key, people: int = 3) -> Seated:
    """Return a table whose game was played to its end at random."""
    table = await Seated.start(stage.app.tables, people, game=game)
    live = await play_on(table, WHOLE)
    assert live.row.status == "finished"
    return table


async def state_after(table: Seated, turn: int) -> Any:
    live = await table.live()
    return (await around(table.tables, live, await past_of(table.tables, live), turn)).after


def total(live: TableSession, seat: int) -> int:
    """Return the points of a seat at the end."""
    outcome = msgspec.convert(live.row.result, Outcome)
    return next(score.total for score in outcome.scores if score.seat == seat)


async def turns(table: Seated) -> int:
    return (await past_of(table.tables, await table.live())).last


async def press(stage: Stage, who: Person, custom_id: str, *values: str, **more: Any) -> Answers:
    return await stage.wire.press(
        who, more.pop("channel", 7), custom_id, values, private=True, **more
    )


async def start(
    stage: Stage, table: Seated, turn: int, chosen: str = "//", who: Person = ADA, **more: Any
) -> Answers:
    """Press *Play on* with seat, level and cards, `//` for what is usual."""
    return await press(stage, who, f"b:play-on-start:{table.id}:0:{turn}/{chosen}/", **more)


async def opened(stage: Stage, answer: Answers) -> TableSession:
    """Return the table that an answer leads to."""
    return await stage.app.tables.get(ids(answer)["Act"].split(":")[2])


async def played_on(
    stage: Stage, table: Seated, turn: int, chosen: str = "//", who: Person = ADA
) -> TableSession:
    """Return a table that was opened from a turn."""
    return await opened(stage, await start(stage, table, turn, chosen, who))


async def here(stage: Stage) -> TableSession:
    """Return the newest table of the channel itself."""
    live = await stage.app.tables.in_channel(7)
    assert live is not None
    return live


# The page


@pytest.mark.parametrize("lang", LANGUAGES)
@games
async def test_the_board_of_a_game_that_is_over_leads_to_the_page(
    stage: Stage, drawn: Drawn, game: str, lang: Language
) -> None:
    table = await over(stage, game)
    turn = await turns(table) // 2
    locale = "fr" if lang == "fr" else "en-US"
    board = await stage.wire.use(
        WATCHING, 7, ["look", "history"], {"turn": str(turn)}, locale=locale
    )
    label = say(lang, "button-play-on")
    shown = await press(stage, WATCHING, ids(board)[label], locale=locale)
    live, state = await table.live(), await state_after(table, turn)
    assert shown.new == 0
    assert shown.handlers == [
        "play-on-seat", "play-on-level", "play-on-deal", "play-on-start", "history",
    ]  # fmt: skip
    seats, levels, deals_, *_ = shown.controls
    mover = min(live.game.waiting(state))
    assert live.names[mover] in seats["placeholder"]
    assert [each["label"] for each in seats["options"]] == list(live.names)
    assert [each["value"] for each in levels["options"]] == list(offered(live.game))
    assert [each["value"] for each in deals_["options"]] == ["again", "same"]
    assert f"#{table.id}" in shown.text
    back = await press(stage, WATCHING, shown.ids[-1], locale=locale)
    assert back.text == board.text


async def test_the_chosen_seat_level_and_cards_stay(stage: Stage) -> None:
    table = await over(stage)
    shown = await press(stage, ADA, f"b:play-on:{table.id}:0:3")
    for name, value in (("seat", "2"), ("level", "random"), ("deal", "same")):
        custom_id = next(each for each in shown.ids if f"play-on-{name}:" in each)
        shown = await press(stage, ADA, custom_id, value)
    assert "Chloé" in shown.controls[0]["placeholder"]
    assert "Beginner" in shown.controls[1]["placeholder"]
    assert "As they were" in shown.controls[2]["placeholder"]
    live = await opened(stage, await press(stage, ADA, shown.ids[3]))
    assert [seat.user_id for seat in live.seats] == [None, None, ADA.id]
    assert [seat.kind for seat in live.seats] == ["random", "random", "person"]
    assert codec.state_hash(live.state) == codec.state_hash(await state_after(table, 3))


async def test_a_player_s_own_seat_comes_first_if_it_decides(stage: Stage) -> None:
    table = await over(stage)
    waiting = TOY.waiting(await state_after(table, 0))
    assert len(waiting) == 3, "all bid at once there"
    shown = await press(stage, BRIAN, f"b:play-on:{table.id}:0:0")
    live = await table.live()
    mine = live.seat_of(BRIAN.id)
    assert mine is not None
    assert f": {live.names[mine]}" in shown.controls[0]["placeholder"]


async def test_there_is_no_button_in_a_running_game_nor_at_the_end(
    stage: Stage, drawn: Drawn
) -> None:
    running = await long(stage, TOY.key, 20)
    board = await open_history(stage, ADA)
    assert "play-on" not in board.handlers
    for name in ("play-on", "play-on-start"):
        answer = await press(stage, ADA, f"b:{name}:{running.id}:0:1")
        assert answer.text == say("en", "problem-play-on-running", table=running.id)
    await seating.cancel(stage.app.tables, running.id)
    answer = await press(stage, ADA, f"b:play-on-start:{running.id}:0:1")
    assert answer.text == say("en", "problem-play-on-running", table=running.id)
    table = await over(stage)
    board = await open_history(stage, ADA)
    assert "play-on" not in board.handlers
    answer = await start(stage, table, await turns(table))
    assert answer.text == say("en", "problem-play-on-ended", table=table.id)
    assert (await here(stage)).id == table.id
    assert stage.wire.archived == []


@pytest.mark.parametrize(
    "argument", ["", "x", "-1", "1/9", "1/x/none/what/ever/more", "99999999", "1/0/strongest"]
)
async def test_forged_ids_get_an_answer_and_nothing_worse(stage: Stage, argument: str) -> None:
    table = await over(stage)
    for name in ("play-on", "play-on-start"):
        answer = await press(stage, ADA, f"b:{name}:{table.id}:0:{argument}")
        assert answer.text
    for name in ("play-on-seat", "play-on-level", "play-on-deal"):
        answer = await press(stage, ADA, f"s:{name}:{table.id}:0:{argument}", "oh")
        assert answer.text


# The table


@games
async def test_it_begins_in_that_position_with_computers_in_the_other_seats(
    stage: Stage, game: str
) -> None:
    table = await over(stage, game)
    turn = await turns(table) // 2
    was, state = await table.live(), await state_after(table, turn)
    seat = min(was.game.waiting(state))
    answer = await start(stage, table, turn, f"{seat}/greedy/same", who=WATCHING)
    live = await opened(stage, answer)
    assert answer.private == [True] or answer.new == 0
    panel = await press(stage, WATCHING, ids(answer)["Act"])
    assert f"#{live.id}" in panel.text
    assert codec.state_hash(live.state) == codec.state_hash(state)
    assert (live.row.options, live.row.content_hash) == (was.row.options, was.row.content_hash)
    assert [each.user_id for each in live.seats if each.user_id] == [WATCHING.id]
    assert live.seats[seat].user_id == WATCHING.id
    assert len({each.name for each in live.seats}) == len(live.seats)
    assert live.seats[seat].seat in live.waiting()
    points = total(was, seat)
    assert settings_of(live).origin == Origin(table.id, turn, seat, points)
    assert not coached(live)


@games
async def test_what_the_seat_could_not_see_is_dealt_again(stage: Stage, game: str) -> None:
    table = await over(stage, game)
    for turn in range(await turns(table) // 3, await turns(table)):
        state = await state_after(table, turn)
        seat = min((await table.live()).game.waiting(state))
        live = await played_on(stage, table, turn, f"{seat}/greedy/again")
        seen = [codec.encode(live.game.mask(each, seat).state) for each in (state, live.state)]
        assert seen[0] == seen[1]
        if codec.state_hash(live.state) != codec.state_hash(state):
            return
        await seating.cancel(stage.app.tables, live.id)
    raise AssertionError("nothing was ever dealt again")


async def test_the_end_compares_the_points_and_leads_to_the_same_turn(stage: Stage) -> None:
    table = await over(stage)
    turn = await turns(table) - 2
    live = await played_on(stage, table, turn)
    (seat,) = [each.seat for each in live.seats if each.user_id]
    origin = settings_of(live).origin
    assert origin is not None
    channel = Told(Seated(stage.app.tables, live.id))
    live = await play_on(channel.seated, WHOLE)
    await channel.announce()
    now = total(live, seat)
    sheet = channel.board.posts[-1]
    assert f"Then: {origin.points}. Now: {now}." in sheet.text.replace("\N{MINUS SIGN}", "-")
    assert sheet.buttons[0] == f"Again from turn {turn}"
    again = await press(stage, ADA, f"b:play-on:{table.id}:0:{turn}/{seat}")
    assert "play-on-start" in again.handlers


async def test_the_computers_play_and_the_person_is_asked(stage: Stage) -> None:
    table = await over(stage)
    state = await state_after(table, 2)
    waiting = TOY.waiting(state)
    seat = next(each for each in range(3) if each not in waiting)
    live = await played_on(stage, table, 2, f"{seat}/random/same")
    assert seat not in live.waiting()
    driver = driven(Seated(stage.app.tables, live.id))
    driver.wake(live.id)
    await rested(driver)
    live = await stage.app.tables.get(live.id)
    assert live.waiting() == (seat,) or live.row.status == "finished"


async def test_one_can_play_on_from_a_table_that_was_played_on(stage: Stage, drawn: Drawn) -> None:
    table = await over(stage)
    live = await played_on(stage, table, 3)
    second = Seated(stage.app.tables, live.id)
    await play_on(second, WHOLE)
    channel = live.row.channel_id
    board = await stage.wire.use(ADA, channel, ["look", "history"], {"turn": "1"})
    page = await press(stage, ADA, ids(board)["Play on from here"])
    third = await opened(stage, await press(stage, ADA, ids(page)["Play on"]))
    origin = settings_of(third).origin
    assert origin is not None
    assert (origin.table, origin.turn) == (second.id, 1)
    assert third.row.name.count("#") == 1


async def test_it_counts_for_nothing(stage: Stage) -> None:
    table = await over(stage)
    database = stage.app.tables.database
    async with database.reading() as conn:
        before = await durations_db.durations(conn, TOY.key, 1, UNSET, **UNSET)
    live = await played_on(stage, table, 3)
    await play_on(Seated(stage.app.tables, live.id), WHOLE)
    async with database.reading() as conn:
        found = {part.ended.game.id: part.company for part in await parts_of(conn, ADA.id)}
        assert await durations_db.durations(conn, TOY.key, 1, UNSET, **UNSET) == before
    assert found == {table.id: "people", live.id: "practice"}
    told = await deals.revealed(stage.app.tables, await stage.app.tables.get(live.id), "en")
    assert f"#{table.id}" in told


# Where


async def test_it_begins_in_a_new_thread_so_that_the_channel_stays_free(stage: Stage) -> None:
    table = await over(stage)
    answer = await start(stage, table, 3)
    live = await opened(stage, answer)
    assert live.row.channel_id != 7
    assert f"<#{live.row.channel_id}>" in answer.text
    assert live.row.settings["thread"] is True
    assert (await here(stage)).id == table.id
    panel = await press(stage, ADA, ids(answer)["Act"])
    assert f"#{live.id}" in panel.text
    page = await press(stage, ADA, f"b:play-on:{table.id}:0:3")
    assert "in a new thread" in page.text


@pytest.mark.parametrize("place", ["thread", "direct"])
async def test_where_there_are_no_threads_it_begins_in_place(stage: Stage, place: str) -> None:
    table = await over(stage)
    page = await press(stage, ADA, f"b:play-on:{table.id}:0:3", place=place)
    assert "opens in this channel" in page.text
    panel = await start(stage, table, 3, place=place)
    live = await here(stage)
    assert settings_of(live).origin is not None
    assert f"#{live.id}" in panel.text
    assert settings_of(live).thread == (place == "thread")
    refused = await start(stage, table, 4, place=place)
    assert refused.text == say("en", "problem-channel-busy", table=live.id)


async def test_a_second_press_leads_to_the_same_table(stage: Stage) -> None:
    table = await over(stage)
    first = await played_on(stage, table, 3, "1/greedy/again")
    second = await start(stage, table, 3, "1/random/same")
    assert (await opened(stage, second)).id == first.id
    assert f"<#{first.row.channel_id}>" in second.text
    other = await played_on(stage, table, 3, "2/greedy/again")
    assert other.id != first.id


async def test_two_presses_at_once_open_one_table(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(stage)
    live = await table.live()
    position = await service.position_of(stage.app.tables, live, 3)
    choice = service.Choice(0, "greedy", deal=True)
    made = list[str]()

    async def once(channel: int) -> None:
        async with stage.app.tables.locked(live.id):
            known = await service.require_room(stage.app.tables, live, position, choice, ADA.id)
            await asyncio.sleep(0.01)
            if known is None:
                player = service.Player(ADA.id, ADA.name, "en", 1, channel)
                new = await service.open_table(stage.app.tables, live, position, choice, player)
                made.append(new.id)

    await asyncio.gather(*(once(channel) for channel in range(20, 25)))
    assert len(made) == 1


async def test_a_person_has_only_a_few_at_once(stage: Stage) -> None:
    table = await over(stage)
    found = [await played_on(stage, table, turn) for turn in range(1, 1 + MOST)]
    answer = await start(stage, table, 4)
    listed = ", ".join(sorted(f"#{each.id} (<#{each.row.channel_id}>)" for each in found))
    assert answer.text == say("en", "problem-play-on-many", tables=listed, most=MOST)
    assert stage.wire.archived == [], "no thread is made for nothing"
    await played_on(stage, table, 4, who=BRIAN)
    await seating.cancel(stage.app.tables, found[0].id)
    await played_on(stage, table, 4)


# When something goes wrong


@pytest.mark.parametrize("after", [0, 1])
async def test_a_bot_that_dies_meanwhile_leaves_nothing_in_the_way(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    table = await over(stage)
    with monkeypatch.context() as patched:
        dying(stage.app.tables, patched, after)
        with pytest.raises(Killed):
            await lobby_killed(stage, table)
    stage.app.tables.drop(table.id)
    left = await stage.app.tables.in_channel(8)
    if left is not None:  # it can't be begun as another game, and is in nobody's way
        answer = await stage.wire.use(ADA, 8, ["table", "start"])
        assert answer.text == say("en", "problem-play-on-begin", table=left.id)
    table = await Seated.open(stage.app.tables, 2, 8)
    assert (await table.live()).row.status == "lobby"


async def test_a_thread_is_closed_if_no_table_can_be_opened_there(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(stage)

    def broken(*_: object) -> None:
        raise RuntimeError("no deal")

    monkeypatch.setattr(service, "dealt", broken)
    answer = await start(stage, table, 3)
    assert "Something went wrong" in answer.text
    assert len(stage.wire.archived) == 1


async def lobby_killed(stage: Stage, table: Seated) -> None:
    live = await table.live()
    position = await service.position_of(stage.app.tables, live, 3)
    player = service.Player(ADA.id, ADA.name, "en", 1, 8)
    choice = service.Choice(0, "greedy", deal=True)
    await service.open_table(stage.app.tables, live, position, choice, player)


async def test_the_position_is_pinned_when_the_old_table_is_forgotten(stage: Stage) -> None:
    """Nothing of the people of the old table is kept at the new one."""
    table = await over(stage)
    live = await played_on(stage, table, 3, "0/greedy/same", who=WATCHING)
    for name in ("Ada", "Brian", "Chloé"):
        assert name not in str(live.row) + str(live.seats)
    before = codec.state_hash(live.state)
    await erasure.forget(stage.app.tables, ADA.id)
    live = await Seated(stage.app.tables, live.id).reload()
    assert codec.state_hash(live.state) == before
    assert live.playing


async def test_an_unknown_level_is_refused(stage: Stage) -> None:
    table = await over(stage)
    live = await table.live()
    position = await service.position_of(stage.app.tables, live, 3)
    choice = service.Choice(0, "strong", deal=True)
    with pytest.raises(Problem, match="problem-unknown-level"):
        await service.require_room(stage.app.tables, live, position, choice, ADA.id)


async def test_a_result_without_the_seat_is_said(stage: Stage) -> None:
    table = await over(stage)
    await table.store(result={"scores": [], "winners": []})
    answer = await press(stage, ADA, f"b:play-on:{table.id}:0:3")
    assert answer.text == say("en", "problem-damaged-position", table=table.id)


async def test_the_channel_reads_from_where_it_plays_on(stage: Stage) -> None:
    table = await over(stage)
    channel = Told(Seated(stage.app.tables, (await played_on(stage, table, 3)).id))
    await channel.announce()
    text = "\n".join(post.text for post in channel.board.posts)
    assert f"plays on from #{table.id}, turn 3" in text
    assert "The game starts" not in text
