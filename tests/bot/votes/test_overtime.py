"""Players out of time: the table votes, one answer is carried out, a free seat is taken."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

import db.outbox as outbox_db
import db.votes as votes_db
from bot.platform import limits
from bot.platform.controls import PressButton
from bot.posts import deadlines, overdue_messages
from bot.service.clocks.clocks import bank, left
from bot.service.seats import lobby
from bot.service.tables.session import PERSON, VACANT
from bot.service.tables.store import Tables
from bot.service.votes import missed_votes, overdue, voting
from bot.shared.clock import now
from bot.shared.problems import Problem
from db.votes import Missed
from games.core.actions import EndTurn
from games.core.text import LANGUAGES
from tests.bot import wire
from tests.bot.noticeboard import Message
from tests.bot.seated import STRANGER, Seated
from tests.bot.stage import Stage
from tests.bot.votes.room import FULL, Voting, run_out
from tests.bot.wire import Person
from tests.toy.state import Survey

ASKS = "hat should happen"


class Overtime(Voting):
    """A table that waits for a seat out of time, and was asked about it."""

    seat = 0
    late: int
    others: list[int]

    @classmethod
    async def open(cls, tables: Tables, people: int, **options: str) -> Overtime:
        table = await Seated.start(tables, people, options={"pace": "slow", **options})
        made = cls(table)
        if options.keys() <= {"pace"}:
            await table.bids()
        await made.idle()
        made.seat = (await table.live()).waiting()[0]
        await made.after(run_out(table, made.seat))
        users = await table.users()
        made.late, made.others = users[made.seat], [u for u in users if u != users[made.seat]]
        return made

    async def decide(self, kind: str, user: int) -> Any:
        """Ask for an answer about the player out of time."""
        return await self.ask(kind, user, self.seat)

    async def clock(self) -> int:
        live = await self.table.live()
        return left(live.clocks[bank(self.seat)], live.served())

    async def freed(self) -> Message:
        """Free the seat; returns the message that offers it."""
        await self.after(self.table.free(self.seat, self.others[0]))
        return self.question("is free, and the game is waiting")


def buttons(message: Message) -> list[str]:
    """Return the names of a message's buttons, from their ids."""
    if message.view is None:
        return []
    items = [item for item in message.view.children if isinstance(item, PressButton)]
    return [(item.item.custom_id or "").split(":", 4)[4] or "take" for item in items]


@pytest.fixture
async def two_at(tables: Tables) -> Overtime:
    return await Overtime.open(tables, 2)


@pytest.fixture
async def three_at(tables: Tables) -> Overtime:
    return await Overtime.open(tables, 3)


async def test_the_table_is_asked_once_and_those_who_decide_are_notified(
    three_at: Overtime,
) -> None:
    asked = three_at.question(ASKS)
    assert buttons(asked) == list(overdue.ANSWERS)
    assert sorted(asked.notified) == sorted(three_at.others)
    assert f"<@{three_at.late}>" not in asked.text
    assert "**Play default:** the smallest move the rules allow" in asked.text
    assert "**Free the seat:** the first person here to take the seat" in asked.text
    await three_at.after(three_at.table.look(bank(three_at.seat)))
    assert three_at.question(ASKS) is asked


async def test_the_only_other_person_decides_at_once(two_at: Overtime) -> None:
    (other,) = two_at.others
    for user in (two_at.late, STRANGER):
        with pytest.raises(Problem):
            await two_at.decide("wait", user)
    asked = two_at.question(ASKS)
    assert await two_at.decide("wait", other) is None
    assert await two_at.clock() == FULL // 4
    assert not buttons(asked)
    assert "has more time" in asked.text
    with pytest.raises(Problem, match="time-settled"):
        await two_at.decide("wait", other)


async def test_more_than_half_decides_and_other_answers_lapse(three_at: Overtime) -> None:
    one, other = three_at.others
    waits, frees = await three_at.decide("wait", one), await three_at.decide("free", other)
    assert (waits.counted, waits.needed, waits.excused) == (2, 2, {})
    await three_at.cast(waits, other)
    assert [await three_at.stands(each) for each in (waits, frees)] == ["agreed", "moot"]
    assert (await three_at.table.live()).seats[three_at.seat].user_id == three_at.late
    assert not three_at.board.saying(ASKS)


@pytest.mark.parametrize("kind", [*overdue.ANSWERS, "replace"])
async def test_the_others_decide_about_a_player_out_of_time(three_at: Overtime, kind: str) -> None:
    """The player has no vote and no ping for it, and can't turn two of three into a refusal."""
    late, (one, other) = three_at.late, three_at.others
    tally = await three_at.decide(kind, one)
    assert (tally.agreed, tally.missing, tally.needed, tally.excused) == ([one], [other], 2, {})
    question = three_at.board.saying(" wants ")[-1]
    assert question.notified == [other]
    assert f"<@{late}>" not in question.text
    for agrees in (True, False):
        with pytest.raises(Problem, match="time-own"):
            await three_at.cast(tally, late, agrees=agrees)
    with pytest.raises(Problem, match="time-own"):
        await three_at.decide(kind, late)
    assert await three_at.stands(tally) is None
    await three_at.cast(tally, other)
    assert await three_at.stands(tally) == "agreed"


async def test_a_player_out_of_time_votes_on_everything_else(three_at: Overtime) -> None:
    late, (one, other) = three_at.late, three_at.others
    seat = (await three_at.table.live()).require_seat(other)
    for kind, target in (("pause", ""), ("replace", seat)):
        tally = await three_at.ask(kind, one, target)
        assert sorted([*tally.missing, *tally.excused]) == sorted([late, other])
        await three_at.cast(tally, late)
        assert await three_at.stands(tally) == "agreed"
        if kind == "pause":
            await three_at.table.resume(one)


async def test_a_ballot_from_before_their_time_was_over_does_not_count(three_at: Overtime) -> None:
    one, other = three_at.others
    tally = await three_at.decide("replace", one)
    async with three_at.database.writing() as conn:
        await votes_db.cast_ballot(conn, tally.vote.id, three_at.late, False, now())
    assert (await three_at.cast(tally, other, agrees=False)).refused == [other]
    assert await three_at.stands(tally) == "refused"


async def test_a_player_who_is_back_is_not_told_of_a_vote_about_their_time(
    three_at: Overtime,
) -> None:
    one, other = three_at.others
    table, at = three_at.table, now()
    tally = await three_at.decide("wait", one)
    for user_id in (three_at.late, other):
        seat = (await table.live()).require_seat(user_id)
        missed = Missed(
            vote_id=tally.vote.id, table_id=table.id, opened_at=at, seat=seat, user_id=user_id
        )
        await missed_votes.tell(table.tables, missed, at)
    notes = [row.payload or {} for row in await table.pending("note")]
    assert [note["user_id"] for note in notes] == [other]


@pytest.mark.parametrize("restarted", [False, True])
async def test_who_plays_after_all_settles_the_question(
    three_at: Overtime, *, restarted: bool
) -> None:
    asked = three_at.question(ASKS)
    tally = await three_at.decide("free", three_at.others[0])
    if restarted:  # it is settled while the bot is away
        three_at.announcer.open = False
        three_at.table.tables.changed.clear()
    await three_at.after(three_at.table.act(three_at.late, Survey(), EndTurn()))
    if restarted:
        assert buttons(asked)
        again = await three_at.restarted()
        await again.after(again.announcer.wake_all())
    else:
        assert await three_at.stands(tally) == "moot"
        assert (await three_at.cast(tally, three_at.others[1])).outcome == "moot"
        live = await three_at.table.live()
        assert live.seats[three_at.seat].user_id == three_at.late
    assert not buttons(asked)
    assert "has played" in asked.text


@pytest.mark.parametrize(("pace", "lasts"), [("live", 30), ("slow", 24 * 60)])
async def test_a_table_does_not_decide_longer_than_its_clocks_are(
    tables: Tables, pace: str, lasts: int
) -> None:
    late = await Overtime.open(tables, 3, pace=pace)
    one, other = late.others
    tally, pause = await late.decide("wait", one), await late.ask("pause", other)
    opened = tally.vote.opened_at
    assert tally.until == opened + timedelta(minutes=lasts)
    until = f"<t:{int(tally.until.timestamp())}:f>"
    assert until in late.board.saying("wants to give")[0].text
    for minutes, over in ((lasts - 1, False), (lasts + 1, True)):
        at = opened + timedelta(minutes=minutes)
        for vote in await voting.overdue(tables, at):
            if vote.id == pause.vote.id:
                assert pace == "slow"
                continue
            await voting.expire(tables, vote, at)
        assert await late.stands(tally) == ("expired" if over else None)
    await late.idle()
    within = "30 minutes" if pace == "live" else "24 hours"
    assert late.question(f"answered within {within}").closed()


async def test_the_question_follows_who_can_decide(tables: Tables) -> None:
    """One of two players out of time is played for: nobody is left to decide about the other.

    Once a player is back they are asked, by a message that notifies them.
    """
    both = await Overtime.open(tables, 2, deals="yes")
    table, other = both.table, 1 - both.seat
    await both.after(table.look(bank(other)))
    first, asked = both.board.saying(ASKS)
    assert f"<@{both.late}>" in asked.text
    assert await both.decide("stand-in", both.others[0]) is None
    assert not buttons(first)
    assert "computer player has" in first.text
    assert not buttons(asked)
    assert ASKS not in asked.text
    assert f"<@{both.late}>" not in asked.text
    async with tables.locked(table.id) as live:
        assert overdue.over(live, other)
    await both.after(table.reclaim(both.late))
    assert not buttons(asked)
    later = tables.served() + 1
    tables.served = lambda: later
    await both.after(table.look(bank(other)))  # as the timers do at once
    again = both.board.saying(ASKS)[-1]
    assert again is not asked
    assert buttons(again) == list(overdue.ANSWERS)
    assert again.notified == [both.late]


async def test_who_takes_a_seat_is_asked_in_place_of_who_left_it(three_at: Overtime) -> None:
    (one, other), asked = three_at.others, three_at.question(ASKS)
    seat = (await three_at.table.live()).require_seat(other)
    await three_at.after(three_at.table.put_computer(seat, one))
    assert f"<@{one}>" in asked.text
    assert f"<@{other}>" not in asked.text
    assert buttons(asked) == list(overdue.ANSWERS)


# A free seat


async def test_whoever_takes_a_free_seat_first_has_it_with_a_full_bank(two_at: Overtime) -> None:
    table, seat = two_at.table, two_at.seat
    offer = await two_at.freed()
    live = await table.live()
    assert live.seats[seat].kind == VACANT
    assert bank(seat) not in live.clocks
    assert live.waiting() == (seat,)  # nobody plays for it
    assert buttons(offer) == ["take"]
    with pytest.raises(Problem, match="already-seated"):
        await table.take(seat, two_at.others[0], "Other")
    await two_at.after(table.take(seat, STRANGER, "Zoé"))
    live = await table.live()
    row = live.seats[seat]
    assert (row.kind, row.user_id, row.name) == (PERSON, STRANGER, "Zoé")
    assert await two_at.clock() == FULL
    assert live.clocks[bank(seat)].since is not None
    assert not buttons(offer)
    assert "Zoé" in offer.text
    assert two_at.board.saying("Zoé has taken the free seat")
    assert two_at.board.saying("➜ Zoé")  # asked, by a message that need not notify them
    for user in (two_at.late, 998):
        with pytest.raises(Problem, match="seat-taken"):
            await table.take(seat, user, "Late")
    with pytest.raises(Problem, match="nothing-to-reclaim"):
        await table.reclaim(two_at.late)


@pytest.mark.parametrize("computer", [False, True])
async def test_a_free_seat_goes_back_to_its_holder_or_to_a_computer(
    two_at: Overtime, *, computer: bool
) -> None:
    offer = await two_at.freed()
    if computer:
        await two_at.after(two_at.table.put_computer(two_at.seat, two_at.others[0]))
        assert "computer player has" in offer.text
        return
    await two_at.after(two_at.table.reclaim(two_at.late))
    assert (await two_at.table.live()).seats[two_at.seat].user_id == two_at.late
    assert not buttons(offer)
    assert "has the seat" in offer.text
    assert "taken" not in offer.text


async def test_the_turn_before_that_of_a_free_seat_is_told_at_once(three_at: Overtime) -> None:
    """Events that wait for a program are posted after it; nobody plays for a free seat."""
    table, after = three_at.table, (three_at.seat + 1) % 3
    await table.free(after, three_at.others[0])
    await table.act(three_at.late, Survey(), EndTurn())
    live = await table.live()
    assert live.waiting() == (after,)
    assert live.written == live.row.public_seq == live.row.state_seq


# Where nobody may learn who is done


async def test_the_question_is_the_same_whoever_is_late_in_a_secret_phase(tables: Tables) -> None:
    """All vote, the late player too, and there is no way to them from the panel."""
    late = await Overtime.open(tables, 3, answers="count")
    asked, live = late.question(ASKS), await late.table.live()
    assert late.seat in live.undisclosed
    names = [seat.name for seat in live.seats]
    assert not any(name in asked.text for name in names)
    assert asked.notified == []
    assert [overdue.others_over(live, seat) for seat in range(3)] == [[], [], []]
    assert "all players vote" in deadlines.own(live, late.seat, "en")
    users = await late.table.users()
    tally = await late.decide("default", users[1])
    assert (tally.excused, tally.outcome) == ({}, None)
    assert sorted([*tally.agreed, *tally.missing]) == sorted(users)
    told = late.question("wants to play the default").text
    assert names[late.seat] not in told.replace(f"{names[1]} wants", "")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_buttons_fit(two_at: Overtime, lang: Any) -> None:
    async with two_at.table.tables.locked(two_at.table.id) as live:
        await lobby.change(two_at.table.tables, live, language=lang)
    for view in (overdue_messages._answers(live), overdue_messages._take(live)):
        labels = [item.item.label or "" for item in view.children]  # type: ignore[attr-defined]
        assert all(0 < len(label) <= limits.BUTTON_LABEL for label in labels)


# By presses and commands


async def late_at(stage: Stage, people: int) -> tuple[Seated, int]:
    """Begin a table on a stage whose first player to act is out of time; returns their seat."""
    table = await Seated.start(stage.app.tables, people, options={"pace": "slow"})
    await table.bids()
    seat = (await table.live()).waiting()[0]
    await run_out(table, seat)
    return table, seat


async def test_presses_on_the_messages_do_what_their_buttons_say(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = await late_at(stage, 2)
    tables, users = table.tables, await table.users()
    other = Person(users[1 - seat], "Other")

    async def posted(kind: str, message_id: int) -> None:
        """Let a message be posted; later presses are on it."""
        (row,) = await table.pending(kind)
        writes = outbox_db.posted(row.nonce, message_id, now(), channel_id=7)
        await tables.database.apply(writes, guarded=True)
        monkeypatch.setattr(
            wire, "message_json", lambda *given: {**message(*given), "id": str(message_id)}
        )

    async def press(person: Person, what: str) -> str:
        return (await stage.wire.press(person, 7, f"b:{what}")).text

    message, time = wire.message_json, f"time:{table.id}:0:"
    assert "already been decided" in await press(other, f"{time}free")
    await posted("expired", 4711)
    late = await press(Person(users[seat], "Late"), f"{time}wait")
    assert "only the other players vote" in late
    assert "The seat is free." in await press(other, f"{time}free")
    await posted("free", 4712)
    assert "You have a seat" in await press(Person(STRANGER, "Zoé"), f"take:{table.id}:0:")
    assert (await table.live()).seats[seat].user_id == STRANGER


def shown(answers: wire.Answers) -> list[str]:
    """Return the ids of the buttons that were shown last."""
    return [part["custom_id"] for part in answers.controls if part["type"] == 2]


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_what_the_channel_was_asked_can_be_answered_from_the_panel(
    stage: Stage, locale: str
) -> None:
    """The question may be far up by then, or deleted."""
    table, seat = await late_at(stage, 3)
    users = await table.users()
    late, one, other = (Person(users[(seat + n) % 3], "Name") for n in range(3))

    async def press(person: Person, what: str) -> wire.Answers:
        private = not what.startswith("b:act")
        return await stage.wire.press(person, 7, what, private=private, locale=locale)

    act = f"b:act:{table.id}:0:"
    assert "overtime" not in str((await press(late, act)).components)
    way = next(each for each in shown(await press(one, act)) if each.startswith("b:overtime"))
    panel = await press(one, way)
    assert (await table.live()).names[seat] in panel.text
    answers = [each for each in shown(panel) if each.startswith("b:time")]
    assert [each.split(":", 4)[4] for each in answers] == [
        f"{kind}/{seat}" for kind in overdue.ANSWERS
    ]
    await press(one, answers[-1])
    assert (await table.live()).seats[seat].kind == PERSON, "it is put to the vote"
    await press(other, answers[0])
    assert (await press(other, answers[-1])).private == [True]


async def test_a_free_seat_is_named_as_such_and_taken_with_the_command_too(stage: Stage) -> None:
    table, seat = await late_at(stage, 2)
    users = await table.users()
    other, zoe = Person(users[1 - seat], "Other"), Person(STRANGER, "Zoé")
    join = 7, ["table", "join"]
    assert "started" in (await stage.wire.use(zoe, *join)).text
    assert (await table.live()).seat_of(STRANGER) is None
    await stage.wire.press(other, 7, f"b:time:{table.id}:0:free/{seat}")
    name = (await table.live()).names[seat]
    waiting = await stage.wire.press(other, 7, f"b:act:{table.id}:0:")
    assert f"Waiting for {name}’s free seat." in waiting.text
    assert "already" in (await stage.wire.use(other, *join)).text
    assert (await table.live()).seats[seat].kind == VACANT
    assert "You have a seat at table" in (await stage.wire.use(zoe, *join)).text
    assert (await table.live()).seats[seat].user_id == STRANGER
