"""Questions in the channel: their text, any fate of their message, and presses on them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, cast

import discord
import pytest
from sqlalchemy import update

import db.users as users_db
import db.votes as votes_db
from bot.platform.closed_channels import ClosedPlaces
from bot.posts import vote_messages
from bot.posts.vote_messages import refresh
from bot.screens import lobby as lobby_screen
from bot.screens import votes as vote_screen
from bot.service.seats import lobby, seating
from bot.service.seats.lobby import Opening
from bot.service.tables.store import Tables
from bot.service.turns import publish
from bot.service.votes import voting as votes
from bot.shared.clock import now
from db import models
from games.core.actions import EndTurn
from tests.bot.acts import ended_turn
from tests.bot.noticeboard import http
from tests.bot.presses import Pressing, Shown, press
from tests.bot.seated import PEOPLE, STRANGER, Seated
from tests.bot.votes.room import Voting
from tests.toy.state import Bid, Survey

# The text of the question


async def test_the_question_says_who_what_until_when_and_calls_who_must_answer(
    voting: Voting,
) -> None:
    users, entry = await voting.ended_turn()
    names = await voting.names()
    async with voting.database.writing() as conn:
        await users_db.update_user(conn, users[2], away_until=now() + timedelta(days=2))
    tally = await voting.ask("undo", users[0], entry)
    question = voting.question()
    until = discord.utils.format_dt(tally.vote.opened_at + timedelta(hours=votes.HOURS), "f")
    assert question.text.splitlines() == [
        f"{names[0]} wants to go back to before the end of their turn, to change it. "
        "All players must agree.",
        "This would be undone:",
        f"• {names[0]} builds 1 on site01.",
        f"• {names[0]} paints site01 red.",
        f"✓ Agreed: {names[0]}",
        f"➜ <@{users[1]}> and <@{users[2]}>: please vote by {until}.",
    ]
    assert question.notified == [users[1]]  # who is away is left in peace
    assert (await voting.cast(tally, users[1], agrees=False)).outcome == "refused"
    assert question.text.splitlines()[-3:] == [
        f"✓ Agreed: {names[0]}",
        f"✗ Refused: {names[1]}",
        "✗ **Refused.**",
    ]
    assert question.closed()
    assert (await voting.table.live()).waiting() == (1,)


async def test_what_only_its_seat_may_know_is_not_told(pair: Voting) -> None:
    table, users = pair.table, await pair.table.users()
    card = (await table.live()).state.players[0].hand[0]
    await table.act(users[0], Bid(card), EndTurn())
    await pair.ask("undo", users[0], (await table.live()).row.head)
    text = pair.question().text
    assert "in this phase" in text
    assert "This would be undone" not in text
    assert f" {card}" not in text


async def test_who_asked_is_named_when_somebody_else_has_their_seat(voting: Voting) -> None:
    users, _ = await voting.ended_turn()
    name = (await voting.names())[0]
    tally = await voting.ask("pause", users[0])
    await voting.after(voting.table.take_over(0, STRANGER, "Eve", users[1]))
    text = voting.question().text
    assert text.startswith(f"{name} wants to pause")
    assert f"<@{STRANGER}>" in text  # who sits there now has yet to answer
    assert await voting.stands(tally) is None


# The end of a game


async def test_a_games_end_by_a_manager_is_told_with_who_and_what_next(voting: Voting) -> None:
    await voting.after(ended_turn(voting.table))
    assert voting.board.saying("➜")
    await voting.after(voting.table.cancel("Mo *the* manager"))
    (told,) = voting.board.saying("is over")
    assert r"Mo \*the\* manager ended it without a result" in told.text
    assert "/table new" in told.text
    assert not voting.board.saying("➜")  # nobody is asked any more


async def test_the_tables_agreement_to_end_is_told(voting: Voting) -> None:
    users = await voting.table.users()
    await voting.cast(await voting.ask("cancel", users[0]), users[1])
    assert "the table voted" in voting.question("is over").text


async def test_the_end_of_a_practice_game_is_told(tables: Tables) -> None:
    opening = Opening(
        game="dust", guild_id=1, channel_id=7, creator_id=101, creator_name=PEOPLE[101], lang="fr"
    )
    live = await lobby.open_table(tables, opening)
    await lobby.add_computer(tables, live.id, "random")
    await lobby.start(tables, live.id, 101)
    voting = Voting(Seated(tables, live.id))
    assert await voting.ask("cancel", 101) is None
    assert f"{PEOPLE[101]} y a mis fin" in voting.question("est terminée").text


async def test_a_table_that_has_not_begun_is_closed_without_a_word(tables: Tables) -> None:
    table = await Seated.open(tables, 2)
    await seating.cancel_lobby(tables, table.id)
    assert await table.pending("text") == []


# Questions in the channel


async def unshown(voting: Voting) -> set[str]:
    """Return the tables with votes whose end is not shown."""
    async with voting.database.reading() as conn:
        return set(await votes_db.unshown_tables(conn))


async def test_a_vote_decided_before_it_was_asked_is_done_with(voting: Voting) -> None:
    """Its question is left out; later looks have nothing to do for it."""
    table = voting.table
    users = await table.users()
    voting.announcer.open = False  # Discord is not reached yet
    await voting.cast(await voting.ask("pause", users[0]), users[1])
    assert await unshown(voting) == {table.id}
    voting.announcer.open = True
    voting.announcer.wake(table.id)
    await voting.idle()
    assert voting.board.saying(" wants ") == []
    assert await unshown(voting) == set()


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_moved_table_asks_again_where_it_is(voting: Voting, *, restarted: bool) -> None:
    """It says that it has moved before it asks, also where that is the first change it makes."""
    users = await voting.table.users()
    tally = await voting.ask("pause", users[0])
    if restarted:
        voting = await voting.restarted()
    there = voting.apart(8)
    await voting.after(voting.table.move(users[0], 8))
    (new,) = there.saying(" wants ")
    assert voting.question().closed("now in <#8>")
    assert new.buttons
    assert new.notified == users[1:]
    told = [message.text for message in there.standing.values()]
    goes_on = next(n for n, text in enumerate(told) if "continues here" in text)
    assert "wants to pause" in told[-1]
    assert goes_on < len(told) - 1
    await voting.cast(tally, users[1])
    assert await voting.status() == "paused"
    assert new.closed("✓ **Agreed.**")


async def test_what_discord_did_not_take_is_shown_after_a_restart(voting: Voting) -> None:
    users, entry = await voting.ended_turn()
    await voting.ask("undo", users[0], entry)
    voting.board.refuse = http(503)
    await voting.after(voting.table.act(users[1], Survey(), EndTurn()))
    assert not voting.question().closed()
    voting.board.refuse = None
    again = await voting.restarted()
    await again.after(again.announcer.wake_all())
    assert again.question().closed("Vote closed")


@pytest.mark.parametrize("error", [http(403, 160005), http(400, 50083)], ids=repr)
async def test_a_vote_that_lapses_in_a_locked_thread_is_closed_when_it_opens(
    voting: Voting, error: Exception
) -> None:
    tally = await voting.ask("cancel", (await voting.table.users())[0])
    question = voting.question()
    voting.board.refuse = error
    await voting.after(votes.expire(voting.table.tables, tally.vote, now()))
    asked = question.edits
    for _ in range(5):  # looks at the remaining work, which no longer ask Discord for now
        await voting.after(voting.announcer.wake_all())
    assert question.edits == asked
    assert not question.closed()
    voting.board.refuse = None
    await voting.after(voting.announcer.retry([7]))  # the thread was unlocked
    assert question.closed("not all players answered")


async def test_one_question_that_cannot_be_told_keeps_no_other_as_it_was(voting: Voting) -> None:
    user = (await voting.table.users())[0]
    damaged, sound = [await voting.ask(kind, user) for kind in ("pause", "cancel")]
    async with voting.database.writing() as conn:
        odd = update(models.votes).where(models.votes.c.id == damaged.vote.id)
        await conn.execute(odd.values(about={"did": 5}))
    late = now() + timedelta(hours=votes.HOURS + 1)
    for vote in await votes.overdue(voting.table.tables, late):
        await votes.expire(voting.table.tables, vote, late)
    await voting.idle()
    assert await voting.stands(damaged) == await voting.stands(sound) == "expired"
    assert voting.question("to end this game").closed()


async def test_a_question_is_not_changed_for_nothing(voting: Voting) -> None:
    users, _ = await voting.ended_turn()
    await voting.idle()
    await voting.ask("pause", users[0])
    await voting.after(voting.table.act(users[1], Survey()))
    assert voting.question().edits == 0
    await voting.after(voting.table.take_over(2, STRANGER, "Eve", by=STRANGER))
    assert voting.question().edits == 1


# A question that was deleted


@pytest.mark.parametrize("kind", ["undo", "cancel"])
async def test_a_deleted_question_is_posted_anew_when_it_is_asked_again(
    voting: Voting, kind: str
) -> None:
    users, entry = await voting.ended_turn()
    target = entry if kind == "undo" else ""
    tally = await voting.ask(kind, users[0], target)
    voting.board.remove(voting.question())
    live = await voting.table.live()
    asked = await voting.table.ask(kind, users[0], target)
    await voting.after(
        refresh(voting.client, voting.trouble.closed, voting.table.tables, live, asked, anyway=True)
    )
    question = voting.question()
    assert question.buttons
    assert question.notified == []  # they were, by the deleted message
    assert f"<@{users[1]}>" in question.text
    await voting.cast(tally, *users[1:])
    assert await voting.stands(tally) == "agreed"
    assert voting.question().closed()


async def test_a_deleted_question_is_posted_anew_when_it_changes(voting: Voting) -> None:
    users = await voting.table.users()
    await voting.ask("pause", users[0])
    voting.board.remove(voting.question())
    await voting.after(voting.table.take_over(2, STRANGER, "Eve", by=STRANGER))
    await voting.idle()  # found out by the edit, posted after that
    assert f"<@{STRANGER}>" in voting.question().text


async def test_a_closed_question_that_was_deleted_stays_so(voting: Voting) -> None:
    users = await voting.table.users()
    tally = await voting.ask("pause", users[0])
    voting.board.remove(voting.question())
    await voting.cast(tally, users[1])
    assert await voting.stands(tally) == "agreed"
    assert voting.board.saying(" wants ") == []
    assert await unshown(voting) == set()


async def test_a_ballot_that_comes_while_a_question_is_posted_is_shown(
    voting: Voting, monkeypatch: pytest.MonkeyPatch
) -> None:
    users, entry = await voting.ended_turn()
    await voting.idle()
    send = voting.board.send

    async def send_late(content: str | None = None, **given: Any) -> Any:
        if " wants " in (content or ""):  # the text is made already
            await voting.table.cast(1, users[1])
        return await send(content, **given)

    monkeypatch.setattr(voting.board, "send", send_late)
    tally = await voting.ask("undo", users[0], entry)
    assert tally.vote.id == 1
    assert f"<@{users[1]}>" not in voting.question().text


# Presses on messages of the table: several at once, and what they answer to a player alone


@pytest.fixture
def shown() -> Shown:
    return Shown()


async def asked_to_pause(three: Seated) -> tuple[list[int], int]:
    """Put a pause to the vote and post the question; returns the people and the vote's number."""
    users, _ = await ended_turn(three)
    tally = await three.ask("pause", users[0])
    await three.sent()
    return users, tally.vote.id


async def test_the_deciding_ballot_is_not_covered_by_the_one_before(
    three: Seated, shown: Shown
) -> None:
    users, number = await asked_to_pause(three)

    async def other() -> None:
        await vote_screen.vote(press(three, shown, Pressing(users[2], shown), f"{number}/y"))

    first = Pressing(users[1], shown, other)
    await vote_screen.vote(press(three, shown, first, f"{number}/n"))
    assert (await three.live()).row.status == "paused"
    assert "✓ **Agreed" in shown.texts[-1]
    assert shown.buttons is None


async def test_a_ballot_during_the_correction_is_shown_as_well(three: Seated, shown: Shown) -> None:
    users, number = await asked_to_pause(three)
    live = await three.live()
    tally = await votes.look(three.tables, live, number)

    async def other() -> None:
        await three.cast(number, users[1])

    shown.meanwhile = other
    client = cast(Any, shown)
    await vote_messages.refresh(client, ClosedPlaces(client), three.tables, live, tally)
    assert f"<@{users[1]}>" in shown.texts[0]
    assert "✓ **Agreed" in shown.texts[-1]


async def test_asking_for_what_is_asked_already_is_seen_in_the_question(
    three: Seated, shown: Shown
) -> None:
    users, _ = await asked_to_pause(three)
    await vote_screen.ask(press(three, shown, Pressing(users[1], shown)), "pause")
    assert (await three.live()).row.status == "paused"
    assert "✓ **Agreed" in shown.texts[-1]
    assert shown.buttons is None


@pytest.mark.parametrize("at", ["press", "correction"])
async def test_two_who_sit_down_at_once_both_stand_in_the_lobby(
    tables: Tables, shown: Shown, at: str
) -> None:
    table = await Seated.open(tables, 1)
    await table.change(lobby_message="99")

    async def other() -> None:
        await lobby.join(tables, table.id, 102, "Brian")
        shown.texts.append("the answer to Brian's press")

    if at == "press":
        await lobby_screen.join(press(table, shown, Pressing(104, shown, other)))
        assert "Dmitri" in shown.texts[-1]
    else:
        shown.meanwhile = other
        await lobby_screen.refresh(press(table, shown, None).context, await table.live())
    assert "Brian" in shown.texts[-1]


@pytest.mark.parametrize(
    ("kind", "told"),
    [("cancel", "ended without a result"), ("pause", "is paused"), ("undo", "undone")],
)
async def test_to_a_player_alone_it_is_told_what_was_done_and_no_vote(
    tables: Tables, shown: Shown, kind: str, told: str
) -> None:
    table = await Seated.open(tables, 1)
    await lobby.add_computer(tables, table.id, "random")
    await table.start_with()
    await table.bid(101)
    async with tables.locked(table.id) as live:
        await publish.submit_for(tables, live, 1, [Bid(live.state.players[1].hand[0]), EndTurn()])
    await table.act(101, Survey())
    interaction = Pressing(101, shown)
    target = str((await table.live()).row.head) if kind == "undo" else ""
    await vote_screen.ask(press(table, shown, interaction), kind, target)
    (answer,) = interaction.told
    assert told in answer
    assert "✓" not in answer
    assert answer.endswith("private")
