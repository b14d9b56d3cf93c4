"""The channel's share of posts: boards, one board alone, and plays posted at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.panel.wording import event_lines
from bot.platform.pictures import Pictures, boards
from bot.posts.changes import LINES
from bot.posts.grouping import told_later
from bot.service.history.log_lines import flat, listed
from bot.service.history.log_text import between, stories, tell
from bot.service.seats import lobby
from bot.service.tables.session import TableSession
from bot.service.tables.settings import posts_of, settings_of
from bot.service.tables.store import Tables
from db import Database
from games import registry
from games.core.actions import EndTurn
from games.core.game import AnyGame
from games.core.rng import rng
from games.luna_maris.actions import Depot, EndWork
from rendering import sizes
from rendering.pictures import scene_of
from tests.ares.builder import Table, card, sell, std
from tests.bot.acts import standing
from tests.bot.noticeboard import Noticeboard, Told, http
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.thinned import thinned
from tests.bot.wire import Person
from tests.toy.state import Build, Paint

ADA = Person(101, "Ada")
TURNS = 12
"""Turns that are weighed at least."""


class Weighed(Pictures):
    """Draws nothing, and notes of each post which boards it has and how high they are shown."""

    def __init__(self) -> None:
        super().__init__()
        self.posts: list[list[str]] = []
        self.height = self.full = 0

    async def drawn(
        self, game: AnyGame, view: Any, keys: Sequence[str], *_: Any, **__: Any
    ) -> tuple[list[Any], None]:
        high = {key: _height(game, view, key) for key in boards(game)}
        self.posts.append(list(keys))
        self.height += sum(high[key] for key in keys)
        self.full += sum(high.values())
        return [], None


def _height(game: AnyGame, view: Any, key: str) -> int:
    """Return how high a picture is where it is shown on a desktop."""
    names = ["Ada", "Brian", "Chloe", "Dmitri"][: len(view.state.players)]
    scene = scene_of(game.key, view, key, lang="en", names=names)
    return scene.height * sizes.DESKTOP // scene.width


async def opened(tables: Tables, game: str, people: int, posts: str) -> Told:
    """Return a table that has begun, with the posts of its channel."""
    seated = await Seated.open(tables, min(people, 3), game=game, settings={"posts": posts})
    if people == 4:
        await lobby.join(tables, seated.id, 104, "Dmitri")
    await seated.start_with()
    return Told(seated)


async def decided(told: Told, source: Any) -> TableSession:
    """Let a player the table waits for decide at random, and post the results."""
    live = await told.seated.act_at_random(source, (await told.seated.live()).waiting()[0])
    await told.announce()
    return live


@pytest.mark.parametrize(
    "game", thinned([(key,) for key in registry.game_keys()], lambda number: number % 2 == 1)
)
async def test_a_turn_of_four_players_shows_one_board_mostly_the_main_one(
    sqlite: Database, game: str
) -> None:
    told, source = await opened(Tables(sqlite), game, 4, "compact"), rng(3)
    await told.announce()
    pictures = Weighed()
    told.announcer.posting.pictures = pictures
    live, rounds = await told.seated.live(), 0
    # The rounds of some games are few turns.
    while live.playing and (not rounds or len(pictures.posts) < TURNS):
        number = live.state.round
        while live.playing and live.state.round == number:
            live = await decided(told, source)
        rounds += number > 0
    pictures.renderer.close()
    every = len(boards(live.game))
    counts = [len(keys) for keys in pictures.posts]
    assert set(counts) <= {0, 1, every}
    assert counts[-1] == every, "all boards at the end of the round"
    if every == 1:  # there is nothing to leave out
        return
    assert counts.count(every) <= rounds + 1
    assert pictures.height <= pictures.full * 3 / 4
    # Players act at random here, which moves less on the board than players who want something.
    turns = [keys for keys in pictures.posts if len(keys) < every]
    first = sum(keys == boards(live.game)[:1] for keys in turns)
    assert first * 3 >= len(turns), f"the main board in {first} of {len(turns)} turns"


async def test_a_turn_that_changes_no_board_is_text_alone(tables: Tables) -> None:
    told = await opened(tables, "dust", 2, "compact")
    pictures = Weighed()
    told.announcer.posting.pictures = pictures
    await told.announce()
    every = boards((await told.seated.live()).game)
    assert pictures.posts == [every], "the start"
    users = await told.seated.bids()
    await told.announce()
    await told.seated.act(users[0], EndTurn())
    await told.announce()
    assert pictures.posts[-1] == []
    await told.seated.act(users[1], Build("site01", 1))
    await told.seated.act(users[1], Paint("red"), EndTurn())
    await told.announce()
    assert len(pictures.posts[-1]) == 1
    while (await told.seated.live()).playing:
        for user in await told.seated.bids():
            await told.seated.act(user, EndTurn())
        await told.announce()
    assert pictures.posts[-1] == every, "the end of the game"
    pictures.renderer.close()


# One board


async def alone(tables: Tables) -> Told:
    """Return a table whose channel has one board, with the start posted."""
    told = await opened(tables, "dust", 2, "board")
    await told.announce()
    return told


async def turn(told: Told) -> None:
    """Let the next one build, and post it."""
    live = await told.seated.live()
    seat = live.waiting()[0]
    user = live.seats[seat].user_id or 0
    free = next(a for a in live.legal(seat) if isinstance(a, Build))
    await told.seated.act(user, free)
    await told.seated.act(user, Paint("red"), EndTurn())
    await told.announce()


async def test_one_board_with_the_last_lines_follows_the_end_of_the_channel(tables: Tables) -> None:
    told = await alone(tables)
    (first,) = told.board.posts
    await told.board.send("People talk.")
    await told.seated.bids()
    await told.announce()
    (second,) = told.board.posts
    assert second.id > first.id
    await turn(told)
    (third,) = told.board.posts
    lines = third.text.split("\n")[1:]
    assert 3 <= len(lines) <= LINES
    assert "builds" in third.text
    above = [m.id for m in told.board.standing.values() if "People talk." in m.text]
    assert above[0] < third.id


@pytest.mark.parametrize("at", ["send", "delete"])
async def test_a_crash_between_leaves_exactly_one_board(tables: Tables, at: str) -> None:
    told = await alone(tables)
    await told.seated.bids()
    await told.crashing(at)
    assert len(told.board.posts) == 1
    await turn(told)
    assert len(told.board.posts) == 1


async def test_a_board_that_cannot_be_deleted_now_is_deleted_later(tables: Tables) -> None:
    told = await alone(tables)
    told.board.refuse = http(503)
    await told.seated.bids()
    await told.announce()
    assert len(told.board.posts) == 2
    told.board.refuse = None
    await told.again()
    assert len(told.board.posts) == 1


async def test_posts_that_stand_are_left_alone_by_another_setting(tables: Tables) -> None:
    told = await opened(tables, "dust", 2, "full")
    await told.announce()
    (start,) = told.board.posts
    await told.seated.change(posts="board")
    await told.seated.bids()
    await told.announce()
    assert len(told.board.posts) == 2
    await turn(told)
    assert told.board.posts[0].id == start.id
    assert len(told.board.posts) == 2
    await told.seated.change(posts="compact")
    await turn(told)
    assert len(told.board.posts) == 2, "the board gave way to a post"
    assert start.id in told.board.standing


async def test_the_board_leaves_the_channel_from_which_the_table_has_moved(
    tables: Tables,
) -> None:
    told = await alone(tables)
    await told.seated.bids()
    await told.announce()
    old, new = told.board, Noticeboard()
    new.id = 8
    told.client.get_partial_messageable = lambda channel: old if channel == 7 else new
    await told.seated.move(101, 8)
    await turn(told)
    assert old.posts == []
    assert len(new.posts) == 1


async def test_what_was_taken_back_is_not_on_the_board(tables: Tables) -> None:
    told = await alone(tables)
    await told.seated.bids()
    await turn(told)
    assert "builds" in told.board.posts[-1].text
    live = await told.seated.live()
    user = live.seats[live.last or 0].user_id or 0
    await told.seated.undo(user)
    await told.announce()
    (post,) = told.board.posts
    assert "builds" not in post.text


# Choosing


async def test_it_is_chosen_in_the_lobby_and_while_the_game_goes_on(stage: Stage) -> None:
    await stage.wire.use(ADA, 7, ["table", "new"], {"game": "dust"})
    live = await stage.app.tables.in_channel(7)
    assert live is not None
    assert posts_of(live) == "compact"
    await stage.wire.press(ADA, 7, f"s:set-option:{live.id}:0:0/posts", ["board"])  # as it was
    assert posts_of(live) == "board"
    opened = await stage.wire.press(ADA, 7, f"b:options-form:{live.id}:0:table")
    assert opened.form is not None
    shown = await stage.wire.submit(ADA, 7, opened.form, {"posts": "full"})
    assert posts_of(live) == "full"
    assert "Posts: Full" in shown.text
    assert settings_of(live).icons
    shown = await stage.wire.submit(ADA, 7, opened.form, {"amounts": "words"})
    assert not settings_of(live).icons
    assert "Amounts in posts: words" in shown.text
    await lobby.join(stage.app.tables, live.id, 102, "Brian")
    await lobby.start(stage.app.tables, live.id, 101)
    for value, wanted in (("board", "One board"), ("compact", "Compact"), ("full", "Full")):
        opened = await stage.wire.press(ADA, 7, f"b:settings-form:{live.id}:0:language")
        assert opened.form is not None
        told = await stage.wire.submit(ADA, 7, opened.form, {"posts": value})
        assert f"Posts: {wanted}" in told.text


TAKEN = "**Brian** depot (1 VP): +1 energy"


async def begun(tables: Tables) -> tuple[Seated, int, int]:
    """Bring two people to the first turn of a game; returns who has it, and who waits."""
    table = await Seated.open(tables, 2, game="luna_maris")
    await lobby.set_option(tables, table.id, "equipment", "off")
    await lobby.set_option(tables, table.id, "first", "host")
    live = await lobby.start(tables, table.id, 101)
    first, second = await table.users()
    await table.act(first, live.game.answers(live.state, 0)[0])
    await table.act(first, EndTurn())
    assert (await table.live()).waiting() == (0,)  # the rest is done for the other at once
    return table, first, second


async def told(table: Seated) -> list[str]:
    """Return the lines of posts about all that is public."""
    live = await table.live()
    entries = await told_later(table.tables, live, 1, live.row.public_seq)
    return listed(stories(live, entries, "en"))


async def texts(table: Seated) -> list[str]:
    """Return the plain messages that wait to be sent."""
    found = [str((row.payload or {})["text"]) for row in await table.pending("text")]
    return [text for text in found if text]


async def test_a_cube_of_the_depot_is_told_while_another_has_the_turn(tables: Tables) -> None:
    table, first, second = await begun(tables)
    await table.sent()
    await table.act(second, Depot("energy"))
    assert await texts(table) == []
    await table.confirm(second)
    assert await texts(table) == [f"**Luna Maris** · {TAKEN}"]
    assert await table.pending("ping") == []
    await table.act(first, EndWork(), EndTurn())
    (post,) = await table.pending("post")
    assert post.kind == "post"
    post_lines = await told(table)
    assert not [line for line in post_lines if TAKEN in line]
    assert [line for line in post_lines if line.startswith("**Ada** ends work")]
    assert len(await texts(table)) == 1


async def test_what_is_done_several_times_at_once_is_told_once(tables: Tables) -> None:
    """Three cards are sold by one choice while others are asked."""
    names = ["Fish", "Moss", "Mine"]
    position = Table(curtain="off").seat(0, mc=3, hand=names).seat(1, mc=40).open(3)
    table = await standing(tables, position)
    first, _ = await table.users()
    await table.act(first, *map(sell, names))
    sold = await table.confirm(first)
    assert not {card(name) for name in names} & set(sold.live.state.players[0].hand)
    name = sold.live.names[0]
    (told,) = await texts(table)
    assert told.startswith(f"**Ares Expedition** · **{name}** sells")
    assert told.count("sells") == 1
    assert event_lines(sold, "en") == [f"✓ {name} sells 1 card for 3 MC. (×3)"]


async def test_after_it_was_taken_back_it_may_be_told_again(tables: Tables) -> None:
    table, first, second = await begun(tables)
    await table.sent()
    await table.act(second, Depot("energy"))
    await table.confirm(second)
    await table.undo(second, whole_turn=False)
    await table.confirm(second)  # it is in hand again
    assert len(await texts(table)) == 2
    await table.act(first, EndWork(), EndTurn())
    assert not [line for line in await told(table) if TAKEN in line]


async def test_what_was_told_at_once_is_deleted_when_it_is_taken_back(tables: Tables) -> None:
    """With one that stays, and nothing else is said of it."""
    table, _, second = await begun(tables)
    channel = Told(table)
    await table.act(second, Depot("water"))
    await table.confirm(second)
    await table.act(second, Depot("energy"))
    await table.confirm(second)
    await channel.announce()
    before = list(channel.board.standing.values())
    (taken,) = channel.board.saying(TAKEN)
    await table.undo(second)
    await channel.announce()
    assert list(channel.board.standing.values()) == [each for each in before if each is not taken]
    await table.confirm(second)
    await table.undo(second, whole_turn=True)
    await channel.announce()
    assert not channel.board.saying("**Brian** depot"), "both"


async def test_a_crash_while_it_is_deleted(tables: Tables) -> None:
    table, _, second = await begun(tables)
    channel = Told(table)
    await table.act(second, Depot("energy"))
    await table.confirm(second)
    await channel.announce()
    before = len(channel.board.standing)
    await table.undo(second)
    await channel.crashing("delete")
    assert not channel.board.saying(TAKEN)
    assert len(channel.board.standing) == before - 1
    assert await table.pending() == []


# What a player reads of their own play


async def test_who_closes_a_phase_reads_their_own_play_once(tables: Tables) -> None:
    table = Table().seat(0, mc=14).seat(1, heat=8).open(3)
    seated = await standing(tables, table)
    first, second = await seated.users()
    await seated.act(first, std("mc_temperature"), EndTurn())
    done = await seated.act(second, EndTurn())
    assert done.closed
    names = (live := await seated.live()).names
    read = event_lines(done, "en")
    assert [line for line in read if names[0] in line]
    mine = [line.removeprefix("✓ ") for line in read if names[1] in line]
    assert len(mine) == len(set(mine)) == 2
    caught = flat(tell(live, await between(tables, live, 1, live.row.public_seq), "en", 1))
    assert [caught.count(f"• {line}") for line in mine] == [1, 1]
