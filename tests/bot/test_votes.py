"""Votes: when each can be asked, how they end, and the text of their questions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from sqlalchemy import update

import db.users as users_db
import db.votes as votes_db
from bot.panel.wording import moved
from bot.service import move_channel
from bot.service.seats import lobby, seating
from bot.service.seats.lobby import Opening
from bot.service.tables.store import Tables
from bot.service.turns import undoing
from bot.service.turns.undoing import Barrier
from bot.service.votes import overdue
from bot.service.votes import voting as votes
from bot.shared.clock import now
from bot.shared.problems import Problem
from db import models
from games.ares.actions import PickPhase
from games.core.actions import EndTurn
from tests.ares.builder import Table
from tests.bot.process.test_unreached import Bench, http
from tests.bot.seated import PEOPLE, Seated
from tests.bot.test_people import ended_turn
from tests.bot.test_together import standing
from tests.toy.state import Bid, Build, Paint, Survey


class Message:
    """A message in a channel, with its present text and buttons."""

    def __init__(self, room: Room, number: int, given: dict[str, Any]) -> None:
        self.room, self.id, self.channel = room, number, SimpleNamespace(id=room.id)
        self.content: str = given.get("content", "")
        self.edits = 0
        self.view: Any = given.get("view")
        mentions = given.get("allowed_mentions")
        self.notified = [] if mentions is None else [user.id for user in mentions.users or ()]

    async def edit(self, *, content: str, view: Any = None, **_: Any) -> None:
        self.edits += 1
        if self.id not in self.room.messages:
            raise http(404, 10008)
        if self.room.rooms.error is not None:
            raise self.room.rooms.error
        self.content, self.view = content, view

    async def delete(self) -> None:
        self.room.messages.pop(self.id, None)


class Room:
    """A channel."""

    def __init__(self, rooms: Rooms, number: int) -> None:
        self.rooms, self.id = rooms, number
        self.messages: dict[int, Message] = {}
        self.known: dict[int, Message] = {}  # also deleted ones

    async def send(self, content: str = "", **given: Any) -> Message:
        self.rooms.count += 1
        made = Message(self, self.rooms.count, {"content": content, **given})
        self.messages[made.id] = self.known[made.id] = made
        return made

    def get_partial_message(self, number: int) -> Message:
        return self.known.get(number) or Message(self, number, {})  # nothing is asked of Discord

    def said(self, what: str) -> list[Message]:
        return [message for message in self.messages.values() if what in message.content]


class Rooms:
    """The channels of a server; with `error` no message can be changed."""

    def __init__(self) -> None:
        self.count = 1000  # not the numbers of messages that a test says were posted before
        self.error: Exception | None = None
        self.rooms: dict[int, Room] = {}

    def at(self, number: int) -> Room:
        return self.rooms.setdefault(number, Room(self, number))


class Voting:
    """A table with its announcer, whose channel can be read."""

    def __init__(self, table: Seated, rooms: Rooms | None = None) -> None:
        self.table, self.rooms = table, rooms or Rooms()
        self.bench = Bench(table)

        async def none(*_: Any, **__: Any) -> tuple[list[Any], None]:
            return [], None

        self.bench.announcer.posting.pictures = SimpleNamespace(drawn=none)  # type: ignore[assignment]
        self.bench.client.get_partial_messageable = self.rooms.at
        table.tables.changed.append(self.bench.announcer.wake)

    async def idle(self) -> None:
        await self.bench.announcer.idle()

    async def again(self) -> Voting:
        """Return the same after a restart of the program."""
        await self.bench.announcer.close()
        return Voting(Seated(Tables(self.table.tables.database), self.table.id), self.rooms)

    async def ask(self, kind: str, user: int, target: str = "") -> Any:
        tally = await votes.ask(self.table.tables, self.table.id, kind, target, user)
        await self.idle()
        return tally

    async def cast(self, tally: Any, user: int, *, agrees: bool = True) -> Any:
        done = await votes.cast(
            self.table.tables, self.table.id, tally.vote.id, user, agrees=agrees
        )
        await self.idle()
        return done

    async def stands(self, tally: Any) -> str | None:
        live = await self.table.live()
        return (await votes.look(self.table.tables, live, tally.vote.id)).outcome

    def question(self, what: str = " wants ", channel: int = 7) -> Message:
        (found,) = self.rooms.at(channel).said(what)
        return found


@pytest.fixture
async def voting(three: Seated) -> Voting:
    await three.sent()
    return Voting(three)


async def paused(table: Seated, user: int, *, paused: bool) -> None:
    async with table.tables.locked(table.id) as live:
        await seating.set_paused(table.tables, live, user, paused=paused)


# What may be asked when


ASKED_IN = {
    "lobby": (),
    "playing": ("undo", "pause", "cancel", "replace", "pace", "expiry"),
    "paused": ("resume", "cancel", "replace", "pace", "expiry"),
    "finished": (),
    "cancelled": (),
}
TARGETS = {"undo": "{entry}", "replace": "1", "pace": "slow", "expiry": "default"}


@pytest.mark.parametrize("kind", sorted(votes.ASKED_IN.keys() - {*overdue.ANSWERS}))
@pytest.mark.parametrize("status", ASKED_IN)
async def test_what_makes_no_sense_is_not_put_to_the_vote(
    tables: Tables, status: str, kind: str
) -> None:
    table = await Seated.open(tables, 3)
    users, entry = await table.users(), 1
    if status != "lobby":
        await lobby.start(tables, table.id, 101)
        users, entry = await ended_turn(table)
    if status == "paused":
        await paused(table, users[0], paused=True)
    if status == "cancelled":
        await seating.cancel(tables, table.id, "Mo")
    while status == "finished" and (await table.live()).waiting():
        live = await table.live()
        seat = live.waiting()[0]
        await table.act(users[seat], live.game.default(live.position(seat), seat))
    assert (await table.live()).row.status == status
    target = TARGETS.get(kind, "").format(entry=entry)
    if kind in ASKED_IN[status]:
        assert await votes.ask(tables, table.id, kind, target, users[0]) is not None
        return
    with pytest.raises(Problem) as refused:
        await votes.ask(tables, table.id, kind, target, users[0])
    assert refused.value.text("en")
    assert refused.value.key == f"problem-table-{status}"
    assert (await table.live()).row.status == status


async def test_a_computer_is_not_replaced_by_one(voting: Voting) -> None:
    users = await voting.table.bids()
    await seating.resign(voting.table.tables, voting.table.id, users[1])
    with pytest.raises(Problem, match="seat-computer"):
        await voting.ask("replace", users[0], "1")


async def test_only_what_ones_own_seat_decided_last_can_be_asked_back(voting: Voting) -> None:
    users, entry = await ended_turn(voting.table)
    for user, target in ((users[1], entry), (users[0], 1), (users[0], 99)):
        with pytest.raises(Problem, match="undo-nothing"):
            await voting.ask("undo", user, str(target))


# What ends a vote, and what does not


async def _pauses(table: Seated, users: list[int]) -> None:
    await paused(table, users[1], paused=True)


async def _pauses_and_resumes(table: Seated, users: list[int]) -> None:
    await _pauses(table, users)
    await paused(table, users[1], paused=False)


async def _moves(table: Seated, users: list[int]) -> None:
    await move_channel.move(table.tables, table.id, users[1], 1, 8)


async def _decides_in_hand(table: Seated, users: list[int]) -> None:
    await table.act(users[1], Survey())


async def _takes_back(table: Seated, users: list[int]) -> None:
    await table.act(users[1], Build("site02", 1))
    await undoing.undo(table.tables, table.id, users[1])


async def _resigns(table: Seated, users: list[int]) -> None:
    await seating.resign(table.tables, table.id, users[2])


Event = Callable[[Seated, list[int]], Awaitable[None]]


@pytest.mark.parametrize(
    "event",
    [_pauses, _pauses_and_resumes, _moves, _decides_in_hand, _takes_back, _resigns],
)
async def test_what_nobody_else_has_seen_ends_no_vote_to_go_back(
    voting: Voting, event: Event
) -> None:
    table = voting.table
    users, entry = await ended_turn(table)
    tally = await voting.ask("undo", users[0], str(entry))
    await event(table, users)
    await voting.idle()
    assert await voting.stands(tally) is None
    for user in users[1:]:
        if (await table.live()).seat_of(user) is not None:
            await voting.cast(tally, user)
    assert await voting.stands(tally) == "agreed"
    live = await table.live()
    if live.row.status == "paused":
        await paused(table, users[1], paused=False)
    assert (await table.live()).waiting() == (0,)


async def test_a_published_decision_ends_it_and_its_buttons_go_at_once(voting: Voting) -> None:
    table = voting.table
    users, entry = await ended_turn(table)
    tally = await voting.ask("undo", users[0], str(entry))
    assert voting.question().view is not None
    await table.act(users[1], Survey(), EndTurn())
    await voting.idle()
    assert await voting.stands(tally) == "went-on"
    assert voting.question().view is None
    assert "closed:** the game has moved on" in voting.question().content
    before = await table.hash()
    assert (await voting.cast(tally, users[1])).outcome == "went-on"
    assert await table.hash() == before


async def test_another_secret_pick_ends_no_vote_and_the_reveal_does(tables: Tables) -> None:
    """Ares: a phase card may still be changed until all have chosen theirs."""
    table = await standing(tables, Table(3).seat(0, hand=["Moss"]).open(1))
    users, voting = await table.users(), Voting(table)
    for seat in (await table.live()).waiting():
        await table.act(users[seat], EndTurn())
    closing = (await table.log())[-1]
    assert closing.closed
    assert closing.seat == 1
    tally = await voting.ask("undo", users[1], str(closing.seq))
    for seat, phase in ((0, 4), (0, 5), (2, 4), (1, 4)):  # one is chosen, and changed
        assert await voting.stands(tally) is None
        assert voting.question().view is not None
        await table.act(users[seat], PickPhase(phase))
        await voting.idle()
    await voting.idle()
    assert await voting.stands(tally) == "went-on"
    assert voting.question().view is None


@pytest.mark.parametrize(
    ("kind", "event", "outcome"),
    [
        ("pause", _pauses, "paused"),
        ("replace", _resigns, "reseated"),
        ("replace", None, "ended"),
        ("pause", None, "ended"),
    ],
)
async def test_a_question_that_is_answered_otherwise_lapses(
    voting: Voting, kind: str, event: Event | None, outcome: str
) -> None:
    users, _ = await ended_turn(voting.table)
    tally = await voting.ask(kind, users[0], "2" if kind == "replace" else "")
    if event is not None:
        await event(voting.table, users)
    else:
        await seating.cancel(voting.table.tables, voting.table.id, "Mo")
    await voting.idle()
    assert await voting.stands(tally) == outcome
    assert voting.question().view is None
    assert "Vote closed" in voting.question().content


async def test_a_vote_to_go_on_lapses_when_somebody_lets_the_game_go_on(voting: Voting) -> None:
    users, _ = await ended_turn(voting.table)
    await _pauses(voting.table, users)
    tally = await voting.ask("resume", users[0])
    await paused(voting.table, users[1], paused=False)
    await voting.idle()
    assert await voting.stands(tally) == "resumed"
    # Asked again it is another question, unaffected by the fate of the old one.
    await _pauses(voting.table, users)
    assert await voting.stands(await voting.ask("resume", users[0])) is None


async def test_what_is_taken_back_freely_need_not_be_voted_on(tables: Tables) -> None:
    """Others' decisions in the phase stood in the way, and are taken back by them."""
    table = await Seated.start(tables, 3)
    first, second, _ = await table.users()
    voting = Voting(table)
    await table.bid(first)
    mine = (await table.live()).row.head
    await table.bid(second)
    with pytest.raises(Barrier, match="undo-others") as barrier:
        await undoing.undo(tables, table.id, first)
    assert barrier.value.target == mine
    tally = await voting.ask("undo", first, str(mine))
    await undoing.undo(tables, table.id, second)
    await voting.idle()
    assert await voting.stands(tally) is None
    await undoing.undo(tables, table.id, first)
    await voting.idle()
    assert await voting.stands(tally) == "taken-back"
    assert voting.question().view is None


async def test_in_a_phase_the_table_goes_back_to_before_ones_own_decision(tables: Tables) -> None:
    """Earlier decisions remain; the others decide again what they decided after it."""
    table = await Seated.start(tables, 3)
    first, second, third = await table.users()
    voting = Voting(table)
    await table.bid(second)
    await table.bid(first)
    mine = (await table.live()).row.head
    live = await table.live()
    await table.act(third, Bid(live.state.players[2].hand[0]))
    tally = await voting.ask("undo", first, str(mine))
    await voting.cast(tally, second)
    await voting.cast(tally, third)
    assert await voting.stands(tally) == "agreed"
    live = await table.live()
    bids = [player.hand[0] for player in live.state.players]
    assert live.state.stack[-1].chosen[0] is None
    assert live.waiting() == (0, 2)
    assert live.position(0).stack[-1].chosen[0] == bids[0], "in hand, and not confirmed"
    assert live.position(2).stack[-1].chosen[2] == bids[2], "nobody else's business"


# Going back


async def test_who_may_go_back_to_their_turn_can_take_back_the_rest_of_it(voting: Voting) -> None:
    table = voting.table
    users, entry = await ended_turn(table)
    tally = await voting.ask("undo", users[0], str(entry))
    for user in users[1:]:
        await voting.cast(tally, user)
    live = await table.live()
    assert moved(live, 0)
    assert not moved(live, 1)
    await undoing.undo(table.tables, table.id, users[0], whole_turn=True)
    live = await table.live()
    assert live.position(0).sites == {}
    with pytest.raises(Barrier, match="undo-shown"):  # before it was a phase of all
        await undoing.undo(table.tables, table.id, users[0])


async def test_a_turn_that_was_gone_back_to_is_changed_and_ends_again(voting: Voting) -> None:
    table = voting.table
    users, entry = await ended_turn(table)
    tally = await voting.ask("undo", users[0], str(entry))
    for user in users[1:]:
        await voting.cast(tally, user)
    await undoing.undo(table.tables, table.id, users[0])
    await table.act(users[0], Paint("blue"), EndTurn())
    live = await table.live()
    assert live.state.sites["site01"].colour == "blue"
    assert live.waiting() == (1,)


async def test_after_a_joint_reveal_whoever_took_part_may_ask(voting: Voting) -> None:
    table = voting.table
    users = await table.bids()
    (left, *_) = (await table.live()).state.players
    for user in users:
        with pytest.raises(Barrier, match="undo-shown") as barrier:
            await undoing.undo(table.tables, table.id, user)
        assert barrier.value.text("en")
    with pytest.raises(Barrier) as barrier:
        await undoing.undo(table.tables, table.id, users[1])
    tally = await voting.ask("undo", users[1], str(barrier.value.target))
    text = voting.question().content
    name = (await table.live()).names[1]
    assert text.startswith(f"{name} wants to go back into the phase that was just revealed")
    assert "Bids:" in text
    for user in (users[0], users[2]):
        await voting.cast(tally, user)
    live = await table.live()
    # The first one's bid stands, the second is asked again, the third decided after that.
    assert live.waiting() == (1, 2)
    assert len(live.state.players[0].hand) == len(left.hand) + 1
    await undoing.undo(table.tables, table.id, users[1])
    assert (await table.live()).state.stack[-1].chosen[1] is None


async def test_who_took_no_part_in_what_was_shown_has_nothing_to_ask(voting: Voting) -> None:
    users, _ = await ended_turn(voting.table)
    with pytest.raises(Problem, match="undo-nothing"):
        await undoing.undo(voting.table.tables, voting.table.id, users[1])


# The text of the question


async def test_the_question_says_who_what_until_when_and_calls_who_must_answer(
    voting: Voting,
) -> None:
    table = voting.table
    users, entry = await ended_turn(table)
    names = (await table.live()).names
    async with table.tables.database.writing() as conn:
        away = now() + timedelta(days=2)
        await users_db.update_user(conn, users[2], away_until=away)
    tally = await voting.ask("undo", users[0], str(entry))
    question = voting.question()
    until = discord.utils.format_dt(tally.vote.opened_at + timedelta(hours=votes.HOURS), "f")
    assert question.content.splitlines() == [
        f"{names[0]} wants to go back to before the end of their turn, to change it. "
        "All players must agree.",
        "This would be undone:",
        f"• {names[0]} builds 1 on site01.",
        f"• {names[0]} paints site01 red.",
        f"✓ Agreed: {names[0]}",
        f"➜ <@{users[1]}> and <@{users[2]}>: please vote by {until}.",
    ]
    assert question.notified == [users[1]]  # who is away is left in peace
    await voting.cast(tally, users[1], agrees=False)
    assert voting.question().content.splitlines()[-3:] == [
        f"✓ Agreed: {names[0]}",
        f"✗ Refused: {names[1]}",
        "✗ **Refused.**",
    ]
    assert voting.question().view is None


async def test_what_only_its_seat_may_know_is_not_told(tables: Tables) -> None:
    table = await Seated.start(tables, 2)
    voting, users = Voting(table), await table.users()
    card = (await table.live()).state.players[0].hand[0]
    await table.act(users[0], Bid(card), EndTurn())
    await voting.ask("undo", users[0], str((await table.live()).row.head))
    text = voting.question().content
    assert "in this phase" in text
    assert "This would be undone" not in text
    assert f" {card}" not in text


async def test_who_asked_is_named_when_somebody_else_has_their_seat(voting: Voting) -> None:
    table = voting.table
    users, _ = await ended_turn(table)
    live = await table.live()
    name = live.names[0]
    tally = await voting.ask("pause", users[0])
    await seating.take_over(table.tables, table.id, 0, 999, "Eve", users[1])
    await voting.idle()
    text = voting.question().content
    assert text.startswith(f"{name} wants to pause")
    assert "<@999>" in text  # who sits there now has yet to answer
    assert await voting.stands(tally) is None


async def test_all_who_are_left_have_agreed_when_the_others_have_gone(voting: Voting) -> None:
    table = voting.table
    users, entry = await ended_turn(table)
    tally = await voting.ask("undo", users[0], str(entry))
    await voting.cast(tally, users[1])
    assert await voting.stands(tally) is None
    await seating.resign(table.tables, table.id, users[2])
    await voting.idle()
    assert await voting.stands(tally) == "agreed"
    assert (await table.live()).waiting() == (0,)
    assert voting.question().view is None


async def test_a_moved_table_asks_again_where_it_is(voting: Voting) -> None:
    table = voting.table
    users, _ = await ended_turn(table)
    tally = await voting.ask("pause", users[0])
    await move_channel.move(table.tables, table.id, users[0], 1, 8)
    await voting.idle()
    old, new = voting.question(channel=7), voting.question(channel=8)
    assert old.view is None
    assert "now in <#8>" in old.content
    assert new.view is not None
    assert new.notified == users[1:]
    await voting.cast(tally, users[1])
    await voting.idle()
    assert (await table.live()).row.status == "paused"
    assert "✓ **Agreed.**" in voting.question(channel=8).content
    assert voting.question(channel=8).view is None


async def test_what_discord_did_not_take_is_shown_after_a_restart(voting: Voting) -> None:
    table = voting.table
    users, entry = await ended_turn(table)
    await voting.ask("undo", users[0], str(entry))
    voting.rooms.error = http(503)
    await table.act(users[1], Survey(), EndTurn())
    await voting.idle()
    assert voting.question().view is not None
    voting.rooms.error = None
    again = await voting.again()
    await again.bench.announcer.wake_all()
    await again.idle()
    assert again.question().view is None
    assert "Vote closed" in again.question().content


# The end of a game


async def test_a_games_end_by_a_manager_is_told_with_who_and_what_next(voting: Voting) -> None:
    table = voting.table
    await ended_turn(table)
    await voting.idle()
    assert voting.rooms.at(7).said("➜")
    await seating.cancel(table.tables, table.id, "Mo *the* manager")
    await voting.idle()
    (told,) = voting.rooms.at(7).said("is over")
    assert r"Mo \*the\* manager ended it without a result" in told.content
    assert "/table new" in told.content
    assert not voting.rooms.at(7).said("➜")  # nobody is asked any more


async def test_the_tables_agreement_to_end_is_told(voting: Voting) -> None:
    users, _ = await ended_turn(voting.table)
    tally = await voting.ask("cancel", users[0])
    await voting.cast(tally, users[1])
    (told,) = voting.rooms.at(7).said("is over")
    assert "the table voted" in told.content


async def test_the_end_of_a_practice_game_is_told(tables: Tables) -> None:
    opening = Opening(
        game="dust", guild_id=1, channel_id=7, creator_id=101, creator_name=PEOPLE[101], lang="fr"
    )
    live = await lobby.open_table(tables, opening)
    await lobby.add_computer(tables, live.id, "random")
    await lobby.start(tables, live.id, 101)
    voting = Voting(Seated(tables, live.id))
    assert await voting.ask("cancel", 101) is None
    (told,) = voting.rooms.at(7).said("est terminée")
    assert f"{PEOPLE[101]} y a mis fin" in told.content


async def test_a_table_that_has_not_begun_is_closed_without_a_word(tables: Tables) -> None:
    table = await Seated.open(tables, 2)
    await seating.cancel_lobby(tables, table.id)
    assert await table.pending("text") == []


async def test_a_vote_decided_before_it_was_asked_is_done_with(voting: Voting) -> None:
    """Its question is left out; later looks have nothing to do for it."""
    table = voting.table
    users = await table.users()
    voting.bench.announcer.open = False  # Discord is not reached yet
    tally = await voting.ask("pause", users[0])
    await voting.cast(tally, users[1])
    async with table.tables.database.reading() as conn:
        assert await votes_db.unshown_tables(conn) == {table.id}
    voting.bench.announcer.open = True
    voting.bench.announcer.wake(table.id)
    await voting.idle()
    assert voting.rooms.at(7).said(" wants ") == []
    async with table.tables.database.reading() as conn:
        assert await votes_db.unshown_tables(conn) == set()


async def test_the_first_change_after_a_restart_moves_the_question(voting: Voting) -> None:
    users = await voting.table.users()
    await voting.ask("pause", users[0])
    voting = await voting.again()
    await move_channel.move(voting.table.tables, voting.table.id, users[0], 1, 8)
    await voting.idle()
    old, new = voting.question(), voting.question(channel=8)
    assert "<#8>" in old.content
    assert old.view is None
    assert new.view is not None


async def test_one_question_that_cannot_be_told_keeps_no_other_as_it_was(voting: Voting) -> None:
    user = (await voting.table.users())[0]
    damaged, sound = [await voting.ask(kind, user) for kind in ("pause", "cancel")]
    async with voting.bench.database.writing() as conn:
        odd = update(models.votes).where(models.votes.c.id == damaged.vote.id)
        await conn.execute(odd.values(about={"did": 5}))
    late = now() + timedelta(hours=votes.HOURS + 1)
    for vote in await votes.overdue(voting.table.tables, late):
        await votes.expire(voting.table.tables, vote, late)
    await voting.idle()
    assert await voting.stands(damaged) == await voting.stands(sound) == "expired"
    (question,) = voting.rooms.at(7).said("to end this game")
    assert question.view is None
