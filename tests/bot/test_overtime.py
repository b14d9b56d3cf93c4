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
from bot.service.clocks.clocks import TIME_CONTROLS, bank, left, length
from bot.service.seats import lobby, seating
from bot.service.tables.session import PERSON, VACANT
from bot.service.tables.store import Tables
from bot.service.turns import timeouts
from bot.service.votes import missed_votes, overdue, voting
from bot.shared.clock import now
from bot.shared.problems import Problem
from db.votes import Missed
from games.core.actions import EndTurn
from games.core.text import LANGUAGES
from tests.bot import wire
from tests.bot.seated import PEOPLE, STRANGER, Seated
from tests.bot.stage import Stage
from tests.bot.test_votes import Message, Voting
from tests.bot.wire import Person
from tests.toy.state import Survey

DAY = timedelta(days=1)


class Overtime(Voting):
    """A table that waits for a seat out of time, and was asked about it."""

    seat = 0

    @classmethod
    async def open(
        cls, tables: Tables, people: int, pace: str = "slow", **options: str
    ) -> Overtime:
        table = await Seated.open(tables, people)
        await lobby.set_clocks(tables, table.id, "pace", pace)
        for key, value in options.items():
            await lobby.set_option(tables, table.id, key, value)
        await lobby.start(tables, table.id, 101)
        made = cls(table)
        if not options:
            await table.bids()
        await made.idle()
        await made.run_out()
        return made

    async def run_out(self) -> None:
        """Let the first seat that the table waits for be out of time, as the timers would."""
        live = await self.table.live()
        self.seat = live.waiting()[0]
        tables = self.table.tables
        end = tables.served() + length(TIME_CONTROLS["slow"].bank or timedelta())
        tables.served = lambda: end
        await timeouts.look(tables, live.id, bank(self.seat))  # the last quarter
        await timeouts.look(tables, live.id, bank(self.seat))
        await self.idle()

    async def asked(self) -> Message:
        """Return the question that was posted last."""
        return self.rooms.at(7).said("hat should happen")[-1]

    async def users(self) -> tuple[int, list[int]]:
        """Return whose time is over, and the others."""
        users = await self.table.users()
        return users[self.seat], [user for user in users if user != users[self.seat]]

    async def clock(self) -> int:
        live = await self.table.live()
        return left(live.clocks[bank(self.seat)], live.served())


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
    late, others = await three_at.users()
    asked = await three_at.asked()
    assert buttons(asked) == list(overdue.ANSWERS)
    assert sorted(asked.notified) == sorted(others)
    assert f"<@{late}>" not in asked.content
    assert "**Play default:** the smallest move the rules allow" in asked.content
    assert "**Free the seat:** the first person here to take the seat" in asked.content
    await timeouts.look(three_at.table.tables, three_at.table.id, bank(three_at.seat))
    await three_at.idle()
    assert len(three_at.rooms.at(7).said("hat should happen")) == 1


async def test_the_only_other_person_decides_at_once(two_at: Overtime) -> None:
    late, (other,) = await two_at.users()
    for user in (late, STRANGER):
        with pytest.raises(Problem):
            await two_at.ask("wait", user, str(two_at.seat))
    asked = await two_at.asked()
    assert await two_at.ask("wait", other, str(two_at.seat)) is None
    assert await two_at.clock() == length(TIME_CONTROLS["slow"].bank or DAY) // 4
    assert not buttons(asked)
    assert "has more time" in asked.content
    with pytest.raises(Problem, match="time-settled"):
        await two_at.ask("wait", other, str(two_at.seat))


async def test_the_default_is_taken_where_the_table_says_so(two_at: Overtime) -> None:
    _, (other,) = await two_at.users()
    assert await two_at.ask("default", other, str(two_at.seat)) is None
    live = await two_at.table.live()
    assert live.waiting() == (live.seat_of(other),)
    assert (await two_at.table.log())[-1].kind == "default"
    assert not two_at.rooms.at(7).said("hat should happen")


async def test_more_than_half_decides_and_other_answers_lapse(three_at: Overtime) -> None:
    late, (one, other) = await three_at.users()
    waits = await three_at.ask("wait", one, str(three_at.seat))
    frees = await three_at.ask("free", other, str(three_at.seat))
    assert (waits.counted, waits.needed, waits.excused) == (2, 2, {})
    await three_at.cast(waits, other)
    assert await three_at.stands(waits) == "agreed"
    assert await three_at.stands(frees) == "moot"
    live = await three_at.table.live()
    assert live.seats[three_at.seat].user_id == late
    assert not three_at.rooms.at(7).said("hat should happen")


@pytest.mark.parametrize("kind", [*overdue.ANSWERS, "replace"])
async def test_the_others_decide_about_a_player_out_of_time(three_at: Overtime, kind: str) -> None:
    """The player has no vote and no ping for it, and can't turn two of three into a refusal."""
    late, (one, other) = await three_at.users()
    tally = await three_at.ask(kind, one, str(three_at.seat))
    assert (tally.agreed, tally.missing, tally.needed, tally.excused) == ([one], [other], 2, {})
    question = three_at.rooms.at(7).said(" wants ")[-1]
    assert question.notified == [other]
    assert f"<@{late}>" not in question.content
    for agrees in (True, False):
        with pytest.raises(Problem, match="time-own"):
            await three_at.cast(tally, late, agrees=agrees)
    with pytest.raises(Problem, match="time-own"):
        await three_at.ask(kind, late, str(three_at.seat))
    assert await three_at.stands(tally) is None
    await three_at.cast(tally, other)
    assert await three_at.stands(tally) == "agreed"


async def test_a_player_out_of_time_votes_on_everything_else(three_at: Overtime) -> None:
    late, (one, other) = await three_at.users()
    seat = (await three_at.table.live()).require_seat(other)
    for kind, target in (("pause", ""), ("replace", str(seat))):
        tally = await three_at.ask(kind, one, target)
        assert sorted([*tally.missing, *tally.excused]) == sorted([late, other])
        await three_at.cast(tally, late)
        assert await three_at.stands(tally) == "agreed"
        if kind == "pause":
            async with three_at.table.tables.locked(three_at.table.id) as live:
                await seating.set_paused(three_at.table.tables, live, one, paused=False)


async def test_a_ballot_from_before_their_time_was_over_does_not_count(
    three_at: Overtime,
) -> None:
    late, (one, other) = await three_at.users()
    tally = await three_at.ask("replace", one, str(three_at.seat))
    async with three_at.table.tables.database.writing() as conn:
        await votes_db.cast_ballot(conn, tally.vote.id, late, False, now())
    refused = await three_at.cast(tally, other, agrees=False)
    assert refused.refused == [other]
    assert await three_at.stands(tally) == "refused"


async def test_a_player_who_is_back_is_not_told_of_a_vote_about_their_time(
    three_at: Overtime,
) -> None:
    late, (one, other) = await three_at.users()
    tables, at = three_at.table.tables, now()
    tally = await three_at.ask("wait", one, str(three_at.seat))
    for user_id in (late, other):
        seat = (await three_at.table.live()).require_seat(user_id)
        missed = Missed(
            vote_id=tally.vote.id, table_id=three_at.table.id, opened_at=at, seat=seat,
            user_id=user_id,
        )  # fmt: skip
        await missed_votes.tell(tables, missed, at)
    notes = [row.payload or {} for row in await three_at.table.pending("note")]
    assert [note["user_id"] for note in notes] == [other]


async def test_in_a_secret_phase_all_vote_for_nobody_is_to_be_told_from_the_others(
    tables: Tables,
) -> None:
    late = await Overtime.open(tables, 3, answers="count")
    users = await late.table.users()
    tally = await late.ask("wait", users[1], str(late.seat))
    assert sorted([*tally.agreed, *tally.missing]) == sorted(users)


async def test_who_plays_after_all_settles_the_question(three_at: Overtime) -> None:
    late, (one, other) = await three_at.users()
    asked = await three_at.asked()
    tally = await three_at.ask("free", one, str(three_at.seat))
    await three_at.table.act(late, Survey(), EndTurn())
    await three_at.idle()
    assert await three_at.stands(tally) == "moot"
    assert not buttons(asked)
    assert "has played" in asked.content
    assert (await three_at.cast(tally, other)).outcome == "moot"
    assert (await three_at.table.live()).seats[three_at.seat].user_id == late


async def test_a_computer_stands_in_and_its_person_may_come_back(two_at: Overtime) -> None:
    late, (other,) = await two_at.users()
    asked = await two_at.asked()
    assert await two_at.ask("stand-in", other, str(two_at.seat)) is None
    assert (await two_at.table.live()).computer(two_at.seat)
    assert "computer player has" in asked.content
    await seating.reclaim(two_at.table.tables, two_at.table.id, late, "Ada")
    assert await two_at.clock() == length(TIME_CONTROLS["slow"].bank or DAY) // 4


# How long the table decides


@pytest.mark.parametrize(("pace", "lasts"), [("live", 30), ("slow", 24 * 60)])
async def test_a_table_does_not_decide_longer_than_its_clocks_are(
    tables: Tables, pace: str, lasts: int
) -> None:
    late = await Overtime.open(tables, 3, pace)
    _, (one, other) = await late.users()
    tally = await late.ask("wait", one, str(late.seat))
    pause = await late.ask("pause", other)
    opened = tally.vote.opened_at
    assert tally.until == opened + timedelta(minutes=lasts)
    assert (
        f"<t:{int(tally.until.timestamp())}:f>" in late.rooms.at(7).said("wants to give")[0].content
    )
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
    (question,) = late.rooms.at(7).said(f"answered within {within}")
    assert question.view is None


async def test_the_question_follows_who_can_decide(tables: Tables) -> None:
    """One of two players out of time is played for: nobody is left to decide about the other.

    Once a player is back they are asked, by a message that notifies them.
    """
    both = await Overtime.open(tables, 2, deals="yes")
    table, other = both.table, 1 - both.seat
    users = await table.users()
    await timeouts.look(tables, table.id, bank(other))
    await both.idle()
    first, asked = both.rooms.at(7).said("hat should happen")
    assert f"<@{users[both.seat]}>" in asked.content
    assert await both.ask("stand-in", users[other], str(both.seat)) is None
    await both.idle()
    assert not buttons(first)
    assert not buttons(asked)
    assert "hat should happen" not in asked.content
    assert f"<@{users[both.seat]}>" not in asked.content
    async with tables.locked(table.id) as live:
        assert overdue.over(live, other)
    await seating.reclaim(tables, table.id, users[both.seat], PEOPLE[users[both.seat]])
    await both.idle()
    assert not buttons(asked)
    later = tables.served() + 1
    tables.served = lambda: later
    await timeouts.look(tables, table.id, bank(other))  # as the timers do at once
    await both.idle()
    again = both.rooms.at(7).said("hat should happen")[-1]
    assert again is not asked
    assert buttons(again) == list(overdue.ANSWERS)
    assert again.notified == [users[both.seat]]


async def test_who_takes_a_seat_is_asked_in_place_of_who_left_it(three_at: Overtime) -> None:
    _, (one, other) = await three_at.users()
    asked, table = await three_at.asked(), three_at.table
    seat = (await table.live()).require_seat(other)
    async with table.tables.locked(table.id) as live:
        await seating.put_computer(table.tables, live, seat, one, "replace")
    await three_at.idle()
    assert f"<@{one}>" in asked.content
    assert f"<@{other}>" not in asked.content
    assert buttons(asked) == list(overdue.ANSWERS)


# A free seat


async def freed(table: Overtime) -> tuple[int, int, Message]:
    late, (other, *_) = await table.users()
    async with table.table.tables.locked(table.table.id) as live:
        await seating.free(table.table.tables, live, table.seat, other)
    await table.idle()
    (offer,) = table.rooms.at(7).said("is free, and the game is waiting")
    return late, other, offer


async def test_whoever_takes_a_free_seat_first_has_it_with_a_full_bank(two_at: Overtime) -> None:
    tables, table = two_at.table.tables, two_at.table.id
    late, other, offer = await freed(two_at)
    live = await two_at.table.live()
    assert live.seats[two_at.seat].kind == VACANT
    assert bank(two_at.seat) not in live.clocks
    assert live.waiting() == (two_at.seat,)  # nobody plays for it
    assert buttons(offer) == ["take"]
    with pytest.raises(Problem, match="already-seated"):
        await seating.take(tables, table, two_at.seat, other, "Other")
    await seating.take(tables, table, two_at.seat, STRANGER, "Zoé")
    await two_at.idle()
    live = await two_at.table.live()
    seat = live.seats[two_at.seat]
    assert (seat.kind, seat.user_id, seat.name) == (PERSON, STRANGER, "Zoé")
    assert await two_at.clock() == length(TIME_CONTROLS["slow"].bank or DAY)
    assert live.clocks[bank(two_at.seat)].since is not None
    assert not buttons(offer)
    assert "Zoé" in offer.content
    assert two_at.rooms.at(7).said("Zoé has taken the free seat")
    assert two_at.rooms.at(7).said("➜ Zoé")  # asked, by a message that need not notify them
    for user in (late, 998):
        with pytest.raises(Problem, match="seat-taken"):
            await seating.take(tables, table, two_at.seat, user, "Late")
    with pytest.raises(Problem, match="nothing-to-reclaim"):
        await seating.reclaim(tables, table, late, "Ada")


async def test_the_former_holder_may_take_the_free_seat_back(two_at: Overtime) -> None:
    late, _, offer = await freed(two_at)
    await seating.reclaim(two_at.table.tables, two_at.table.id, late, PEOPLE[late])
    await two_at.idle()
    assert (await two_at.table.live()).seats[two_at.seat].user_id == late
    assert not buttons(offer)
    assert "has the seat" in offer.content
    assert "taken" not in offer.content


async def test_a_free_seat_can_be_given_to_a_computer(two_at: Overtime) -> None:
    _, other, offer = await freed(two_at)
    async with two_at.table.tables.locked(two_at.table.id) as live:
        await seating.put_computer(two_at.table.tables, live, two_at.seat, other, "replace")
    await two_at.idle()
    assert "computer player has" in offer.content


async def test_the_turn_before_that_of_a_free_seat_is_told_at_once(three_at: Overtime) -> None:
    """Events that wait for a program are posted after it; nobody plays for a free seat."""
    late, (other, _) = await three_at.users()
    table, after = three_at.table, (three_at.seat + 1) % 3
    async with table.tables.locked(table.id) as held:
        await seating.free(table.tables, held, after, other)
    await table.act(late, Survey(), EndTurn())
    live = await table.live()
    assert live.waiting() == (after,)
    assert live.written == live.row.public_seq == live.row.state_seq


async def test_what_was_settled_while_the_bot_was_away_is_told_after_a_restart(
    two_at: Overtime,
) -> None:
    late, _ = await two_at.users()
    asked = await two_at.asked()
    two_at.bench.announcer.open = False
    two_at.table.tables.changed.clear()
    await two_at.table.act(late, Survey(), EndTurn())
    assert buttons(asked)
    again = await two_at.again()
    await again.bench.announcer.wake_all()
    await again.idle()
    assert not buttons(asked)


# Where nobody may learn who is done


async def test_the_question_is_the_same_whoever_is_late_in_a_secret_phase(tables: Tables) -> None:
    late = await Overtime.open(tables, 3, answers="count")
    asked = (await late.asked()).content
    live = await late.table.live()
    assert late.seat in live.undisclosed
    names = [seat.name for seat in live.seats]
    assert not any(name in asked for name in names)
    assert (await late.asked()).notified == []
    users = await late.table.users()
    tally = await late.ask("default", users[1], str(late.seat))
    assert tally.excused == {}
    (question,) = late.rooms.at(7).said("wants to play the default")
    assert live.seats[late.seat].name not in question.content.replace(f"{names[1]} wants", "")


async def test_in_a_secret_phase_who_is_late_votes_and_reads_so(tables: Tables) -> None:
    late = await Overtime.open(tables, 3, answers="count")
    live = await late.table.live()
    assert "all players vote" in deadlines.own(live, late.seat, "en")
    users = await late.table.users()
    tally = await late.ask("default", users[late.seat], str(late.seat))
    assert tally.outcome is None


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_buttons_fit(two_at: Overtime, lang: Any) -> None:
    async with two_at.table.tables.locked(two_at.table.id) as live:
        await lobby.change(two_at.table.tables, live, language=lang)
    for view in (overdue_messages._answers(live), overdue_messages._take(live)):
        labels = [item.item.label or "" for item in view.children]  # type: ignore[attr-defined]
        assert all(0 < len(label) <= limits.BUTTON_LABEL for label in labels)


async def late_at(stage: Stage, people: int) -> tuple[Seated, int]:
    """Begin a table on a stage whose first player to act is out of time; returns their seat."""
    tables = stage.app.tables
    table = await Seated.open(tables, people)
    await lobby.set_clocks(tables, table.id, "pace", "slow")
    await lobby.start(tables, table.id, 101)
    await table.bids()
    seat = (await table.live()).waiting()[0]
    end = length(TIME_CONTROLS["slow"].bank or DAY)
    tables.served = lambda: end
    for _ in range(2):  # the last quarter, and the end
        await timeouts.look(tables, table.id, bank(seat))
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
            wire, "_message", lambda *given: {**message(*given), "id": str(message_id)}
        )

    message = wire._message
    nothing = await stage.wire.press(other, 7, f"b:time:{table.id}:0:free")
    assert "already been decided" in nothing.text
    await posted("expired", 4711)
    late = await stage.wire.press(Person(users[seat], "Late"), 7, f"b:time:{table.id}:0:wait")
    assert "only the other players vote" in late.text
    assert (
        "The seat is free." in (await stage.wire.press(other, 7, f"b:time:{table.id}:0:free")).text
    )
    await posted("free", 4712)
    taken = await stage.wire.press(Person(STRANGER, "Zoé"), 7, f"b:take:{table.id}:0:")
    assert "You have a seat at table" in taken.text
    assert (await table.live()).seats[seat].user_id == STRANGER


def shown(answers: wire.Answers) -> dict[str, str]:
    """Return the buttons that were shown last: their labels and ids."""
    return {part["label"]: part["custom_id"] for part in answers.controls if part["type"] == 2}


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_what_the_channel_was_asked_can_be_answered_from_the_panel(
    stage: Stage, locale: str
) -> None:
    """The question may be far up by then, or deleted."""
    table, seat = await late_at(stage, 3)
    users = await table.users()
    late, one, other = (Person(users[(seat + n) % 3], "Name") for n in range(3))
    own = await stage.wire.press(late, 7, f"b:act:{table.id}:0:", locale=locale)
    assert "overtime" not in str(own.components)
    opened = await stage.wire.press(one, 7, f"b:act:{table.id}:0:", locale=locale)
    way = next(each for each in shown(opened).values() if each.startswith("b:overtime"))
    panel = await stage.wire.press(one, 7, way, private=True, locale=locale)
    assert (await table.live()).names[seat] in panel.text
    answers = [each for each in shown(panel).values() if each.startswith("b:time")]
    assert [each.split(":", 4)[4] for each in answers] == [
        f"{kind}/{seat}" for kind in overdue.ANSWERS
    ]
    await stage.wire.press(one, 7, answers[-1], private=True, locale=locale)
    assert (await table.live()).seats[seat].kind == PERSON, "it is put to the vote"
    await stage.wire.press(other, 7, answers[0], private=True, locale=locale)
    again = await stage.wire.press(other, 7, answers[-1], private=True, locale=locale)
    assert again.private == [True]


async def test_there_is_no_way_to_whoever_is_late_in_a_secret_phase(tables: Tables) -> None:
    late = await Overtime.open(tables, 3, answers="count")
    live = await late.table.live()
    assert [overdue.others_over(live, seat) for seat in range(3)] == [[], [], []]


async def test_a_free_seat_is_named_as_such_and_taken_with_the_command_too(stage: Stage) -> None:
    table, seat = await late_at(stage, 2)
    users = await table.users()
    other, zoe = Person(users[1 - seat], "Other"), Person(STRANGER, "Zoé")
    full = await stage.wire.use(zoe, 7, ["table", "join"])
    assert (await table.live()).seat_of(STRANGER) is None
    assert "started" in full.text
    await stage.wire.press(other, 7, f"b:time:{table.id}:0:free/{seat}")
    name = (await table.live()).names[seat]
    waiting = await stage.wire.press(other, 7, f"b:act:{table.id}:0:")
    assert f"Waiting for {name}’s free seat." in waiting.text
    seated = await stage.wire.use(other, 7, ["table", "join"])
    assert (await table.live()).seats[seat].kind == VACANT
    assert "already" in seated.text
    taken = await stage.wire.use(zoe, 7, ["table", "join"])
    assert "You have a seat at table" in taken.text
    assert (await table.live()).seats[seat].user_id == STRANGER
