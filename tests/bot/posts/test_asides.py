"""Actions allowed while others have a question are posted at once, and only once."""

from __future__ import annotations

from bot.panel.wording import event_lines
from bot.posts.grouping import told_later
from bot.service.history.log_lines import flat, listed
from bot.service.history.log_text import between, stories, tell
from bot.service.seats import lobby
from bot.service.tables.store import Tables
from games.core.actions import EndTurn
from games.luna_maris.actions import Depot, EndWork
from tests.ares.builder import Table, card, sell, std
from tests.bot.acts import standing
from tests.bot.noticeboard import Told
from tests.bot.seated import Seated

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
