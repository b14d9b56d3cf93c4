"""Interactions for tables of others are handed over as they came, and answered there."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from structlog.testing import capture_logs

from bot.platform.context import Handler, Press
from bot.platform.error_replies import answer_error
from bot.platform.http import RateLimiter
from bot.platform.replies import state_of
from bot.shared.clock import now
from bot.shared.interaction_state import Arrival, arrived
from bot.shared.ownership import ElsewhereError, Ownership
from bot.shared.text import say
from db.errors import OutcomeUnknown, Superseded, Unreachable
from tests.bot.commands.test_replies import Answering, held, impatient
from tests.bot.fleet.apart import HERE, THERE, Apart
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person

__all__ = ["impatient"]

ADA = Person(101, "Ada")
UNREACHED = say("en", "problem-database")
FORM = {"components": [{"component": {"custom_id": "text", "type": 4}}]}


class Office:
    """Where interactions are handed over; `trouble` is what happens instead."""

    def __init__(self) -> None:
        self.taken: list[tuple[int, int, Arrival]] = []
        self.trouble: Exception | None = None
        self.served = True
        self.times: list[datetime] = []

    async def is_served(self, shard: int) -> bool:
        return self.served

    async def hand_over(
        self, interaction_id: int, shard: int, arrival: Arrival, at: datetime
    ) -> None:
        await asyncio.sleep(0)
        if self.trouble is not None:
            raise self.trouble
        self.taken.append((interaction_id, shard, arrival))
        self.times.append(at)


@pytest.fixture
def office(stage: Stage) -> Office:
    """Have the bot on the stage serve the first of two shards."""
    made = Office()
    stage.app.tables.ownership = Ownership(2, {0})
    stage.app.client.keep_arrivals()
    stage.app.client.context = replace(stage.app.client.context, elsewhere=made)
    return made


@pytest.fixture
async def theirs(stage: Stage, toy_game: None) -> Seated:
    """Return a table of the other process, in channel 8."""
    return await Apart(stage.app.database).table(THERE, 8)


async def test_a_press_is_handed_over_whole(stage: Stage, office: Office, theirs: Seated) -> None:
    button = f"b:board:{theirs.id}:0:"
    with capture_logs() as logs:
        answers = await stage.wire.press(ADA, 77, button, place="direct", number=5)
    ((number, shard, arrival),) = office.taken
    assert (number, shard) == (5, 1)
    assert arrival.payload["data"]["custom_id"] == button
    assert arrival.payload["token"] == "t"
    assert office.times == [discord.utils.snowflake_time(5)], "it is as old as it is"
    assert (arrival.acknowledged, arrival.thinking) == (False, None)
    assert answers == Answers(), "the other process answers"
    assert not [each for each in logs if each["log_level"] == "error"]


async def test_commands_and_forms_are_handed_over_too(
    stage: Stage, office: Office, theirs: Seated
) -> None:
    answers = await stage.wire.use(ADA, 8, ["table", "nudge"])
    assert answers == Answers()
    form = {"custom_id": f"m:note:{theirs.id}:0:", **FORM}
    assert await stage.wire.submit(ADA, 8, form, "x") == Answers()
    assert [arrival.payload["type"] for _, _, arrival in office.taken] == [2, 5]


async def test_the_next_process_answers(
    stage: Stage, office: Office, theirs: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.wire.press(ADA, 77, f"b:board:{theirs.id}:0:", place="direct")
    ((_, _, arrival),) = office.taken
    stage.app.tables.ownership = Ownership(2, {1})
    first = list[dict[str, Any]]()
    answer = stage.wire._first

    def answered(body: dict[str, Any]) -> dict[str, Any]:
        first.append(body)
        return answer(body)

    monkeypatch.setattr(stage.wire, "_first", answered)
    assert (await fed(stage, arrival)).texts
    assert len(first) == 1
    answers = await fed(stage, Arrival(arrival.payload, acknowledged=True, thinking=True))
    assert answers.texts
    assert UNREACHED not in answers.text
    assert len(first) == 1, "Discord would refuse it"
    assert len(office.taken) == 1


async def fed(stage: Stage, arrival: Arrival) -> Answers:
    """Return the answers to an interaction that was handed over."""
    stage.wire.answers = Answers()
    before = asyncio.all_tasks()
    stage.app.client.feed(arrival)
    assert arrived.get() is None
    while running := asyncio.all_tasks() - before:
        await asyncio.wait(running)
    return stage.wire.answers


async def test_without_a_database_they_are_told_so(
    stage: Stage, office: Office, theirs: Seated
) -> None:
    office.trouble = Unreachable("away")
    with capture_logs() as logs:
        answers = await stage.wire.press(ADA, 77, f"b:board:{theirs.id}:0:", place="direct")
    assert answers.texts == [UNREACHED]
    assert not [each for each in logs if each["log_level"] == "error"]


async def test_a_press_that_may_be_handed_over_leaves_the_outcome_open(
    stage: Stage, office: Office, theirs: Seated
) -> None:
    office.trouble = OutcomeUnknown("lost while it committed")
    answers = await stage.wire.press(ADA, 77, f"b:board:{theirs.id}:0:", place="direct")
    assert answers.texts == [say("en", "problem-outcome-unknown")]


async def test_who_is_typing_gets_no_suggestions(
    stage: Stage, office: Office, theirs: Seated
) -> None:
    given = {"turn": "1"}
    with capture_logs() as logs:
        answers = await stage.wire.use(ADA, 8, ["look", "history"], given, focused="turn")
    assert answers.suggested == []
    assert office.taken == []
    assert not [each for each in logs if each["log_level"] == "error"]


async def test_one_process_keeps_no_interactions(stage: Stage) -> None:
    assert (await spied(stage)) == [None] * 2


async def test_handlers_know_interactions_as_they_came(stage: Stage, office: Office) -> None:
    found = await spied(stage)
    assert [each.payload["data"]["custom_id"] for each in found] == ["b:spy:0:0:", "m:spy:0:0:"]
    assert arrived.get() is None, "what comes next knows nothing of it"


async def spied(stage: Stage) -> list[Any]:
    """Return how handlers of a button and of a form find an interaction."""
    found = list[Any]()

    async def run(press: Press) -> None:
        found.append(state_of(press.interaction).arrival)
        await press.interaction.response.send_message("seen")

    handlers = {"spy": Handler(run), "spy-sent": Handler(run)}
    stage.app.client.context = replace(stage.app.client.context, handlers=handlers)
    await stage.wire.press(ADA, 7, "b:spy:0:0:")
    await stage.wire.submit(ADA, 7, {"custom_id": "m:spy:0:0:", **FORM}, "x")
    return found


def pressed(office: Office, arrival: Arrival | None) -> Answering:
    """Return an interaction whose answer is begun here."""
    made = Answering()
    cast(Any, made).id, cast(Any, made).created_at = 5, now()
    made.client.context.elsewhere = office
    before = arrived.set(arrival)
    state_of(cast(Any, made))
    arrived.reset(before)
    return made


@pytest.mark.usefixtures("impatient")
async def test_what_was_acknowledged_is_handed_over_as_such() -> None:
    """Also if the acknowledgement is still on its way."""
    office, arrival = Office(), Arrival({"id": "5"})
    interaction = pressed(office, arrival)
    interaction.go.clear()
    await held(interaction)
    handing = asyncio.create_task(answer_error(cast(Any, interaction), ElsewhereError(1)))
    for _ in range(5):
        await asyncio.sleep(0)
    assert office.taken == []
    interaction.go.set()
    await handing
    assert office.taken == [(5, 1, Arrival(arrival.payload, True, True))]
    assert interaction.told == ["thinking private"]


async def test_what_nobody_answers_soon_is_acknowledged_first() -> None:
    """Discord waits three seconds, and a dead process is replaced after ten."""
    office, arrival = Office(), Arrival({"id": "5"})
    office.served = False
    interaction = pressed(office, arrival)
    await answer_error(cast(Any, interaction), ElsewhereError(1))
    assert office.taken == [(5, 1, Arrival(arrival.payload, True, True))]
    assert interaction.told == ["thinking private"]


async def test_after_it_is_handed_over_nothing_acknowledges_it() -> None:
    office = Office()
    interaction = pressed(office, Arrival({"id": "5"}))
    timer = SimpleNamespace(cancelled=False)
    timer.cancel = lambda: setattr(timer, "cancelled", True)
    state_of(cast(Any, interaction)).timer = cast(Any, timer)
    await answer_error(cast(Any, interaction), ElsewhereError(1))
    assert office.taken
    assert timer.cancelled
    assert interaction.told == []


async def test_a_process_that_has_lost_the_database_hands_nothing_over() -> None:
    office = Office()
    interaction = pressed(office, Arrival({"id": "5"}))
    await answer_error(cast(Any, interaction), Superseded("gone"))
    assert office.taken == []
    assert interaction.told == []
    # Nor what this process does not have as it came.
    interaction = pressed(office, None)
    await answer_error(cast(Any, interaction), ElsewhereError(1))
    assert office.taken == []
    assert interaction.told == [f"sent {UNREACHED} private"]


async def test_nothing_is_sent_without_a_lease() -> None:
    """Neither what people wait for nor work in the background; all else that is tried again."""
    limiter, nothing = RateLimiter(), cast(Any, SimpleNamespace())
    (leaving,) = limiter.trace().on_request_start
    await leaving(nothing, nothing, nothing)
    limiter.allowed = lambda: False
    with pytest.raises(ConnectionError):
        await leaving(nothing, nothing, nothing)


async def test_an_event_at_a_table_that_was_given_away_is_no_defect(
    stage: Stage, office: Office, theirs: Seated
) -> None:
    person: Any = SimpleNamespace(
        channel_id=8,
        user=SimpleNamespace(id=101),
        guild_id=1,
        is_user_integration=lambda: False,
    )
    stage.app.announcer.open = True
    with capture_logs() as logs:
        try:
            await stage.app.client.on_app_command_completion(person, object())
        except ElsewhereError:
            await stage.app.client.on_error("on_app_command_completion")
    assert logs == []
    assert stage.app.tables.loaded == 0
    assert HERE != THERE
