"""Every interaction is acknowledged in time, and answered in the right place."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
import structlog
from discord import app_commands

import bot
from bot.platform import controls, replies
from bot.platform.error_replies import answer_error
from bot.platform.http import EXPIRED
from bot.platform.page import Page
from bot.platform.replies import begin, defer, defer_edit, hold, reply, show, update
from bot.posts.trouble import DeliveryTrouble
from bot.process import logs
from bot.service.tables.preferences import People
from bot.shared.problems import Problem
from bot.shared.rate_limit import PersonLimits
from bot.shared.tasks import Background
from db.errors import Superseded
from tests.bot.wire import laid_out

BOT = Path(bot.__file__).parent


class Answering:
    """An interaction that notes each reply; acknowledging can take until `go` is set."""

    def __init__(self, *, command: bool = False, private: bool = False) -> None:
        kinds = discord.InteractionType
        self.type = kinds.application_command if command else kinds.component
        self.message = (
            None
            if command
            else SimpleNamespace(
                id=1,
                flags=SimpleNamespace(ephemeral=private, components_v2=private),
                components=(),
                attachments=(),
            )
        )
        self.extras: dict[str, Any] = {}
        database = SimpleNamespace(superseded=asyncio.Event())
        tables = SimpleNamespace(people=People())
        self.client: Any = SimpleNamespace(
            context=SimpleNamespace(
                database=database,
                tables=tables,
                background=SimpleNamespace(busy=True),
                rate_limits=PersonLimits(0),
            )
        )
        self.user: Any = SimpleNamespace(id=101)
        self.data: dict[str, Any] = {}
        self.locale = discord.Locale.american_english
        self.guild_id: int | None = None
        self.context = app_commands.AppCommandContext(dm_channel=True)
        self.done = False
        self.told: list[str] = []
        self.acknowledged, self.go = asyncio.Event(), asyncio.Event()
        self.go.set()
        self.response = self.followup = self

    def is_done(self) -> bool:
        return self.done

    async def _first(self, what: str) -> None:
        assert not self.done, "answered twice"
        self.acknowledged.set()
        await self.go.wait()
        assert not self.done, "answered twice at once"
        self.done = True
        self.told.append(what)

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        who = "private" if ephemeral else "public"
        await self._first(f"thinking {who}" if thinking else "update later")

    async def edit_message(self, **more: Any) -> None:
        await self._first(f"edited {told(more)}")

    async def send_message(self, *, ephemeral: bool, **more: Any) -> None:
        await self._first(f"sent {told(more)} {'private' if ephemeral else 'public'}")

    async def send(self, content: str = "", *, ephemeral: bool, **more: Any) -> None:
        assert self.done
        more = {"content": content, **more} if content else more
        self.told.append(f"followed {told(more)} {'private' if ephemeral else 'public'}")

    async def edit_original_response(self, **more: Any) -> None:
        assert self.done
        self.told.append(f"original {told(more)}")

    async def delete_original_response(self) -> None:
        self.told.append("deleted")


def told(message: dict[str, Any]) -> str:
    """Return the text of a message, plain or a layout."""
    view = message.get("view")
    return message.get("content") or laid_out(view.to_components() if view else ())


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER", 0.0)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER", 3600.0)


def of(interaction: Answering) -> Any:
    return interaction


async def held(interaction: Answering, *, edits: bool = False) -> Any:
    """Return the interaction after its handler has taken too long."""
    hold(of(interaction), edits=edits)
    await interaction.acknowledged.wait()
    return interaction


class Sending(Answering):
    """An interaction whose acknowledgement takes some rounds of the event loop."""

    def __init__(self, rounds: int) -> None:
        super().__init__(private=True)
        self.rounds = rounds

    async def _first(self, what: str) -> None:
        for _ in range(self.rounds):
            await asyncio.sleep(0)
        await super()._first(what)


async def test_among_many_presses_all_are_acknowledged_before_the_first_is_answered(
    patient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replies, "ACKNOWLEDGE_YIELD", 0.0)  # it is over before anything was sent
    many = [Sending(rounds=5) for _ in range(20)]

    async def press(pressed: Sending) -> int:
        await begin(of(pressed))
        return sum(each.done for each in many)

    assert await asyncio.gather(*map(press, many)) == [20] * 20


async def test_who_presses_alone_is_answered_and_not_acknowledged_first(patient: None) -> None:
    alone = Answering(private=True)
    alone.client.context.background.busy = False
    hold(of(alone))
    await begin(of(alone))
    await show(of(alone), Page(["x"]))
    assert alone.told == ["edited x"]


async def test_one_that_does_not_leave_holds_nobody_up(
    patient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replies, "ACKNOWLEDGE_YIELD", 0.0)
    stuck = Answering(private=True)
    stuck.go.clear()
    await begin(of(stuck))
    assert not stuck.done
    stuck.go.set()
    acknowledging = replies.state_of(of(stuck)).acknowledging
    assert acknowledging is not None
    await acknowledging


async def test_who_answers_at_once_is_left_alone(patient: None) -> None:
    answers: list[tuple[Any, str]] = [
        (lambda i: reply(i, "x"), "sent x private"),
        (lambda i: reply(i, "x", private=False), "sent x public"),
        (lambda i: update(i, "x", None), "edited x"),
        (lambda i: show(i, Page(["x"])), "sent x private"),
        (defer, "thinking private"),
        (defer_edit, "thinking private"),
        (lambda i: defer_edit(i, edits=True), "update later"),
    ]
    for send, told in answers:
        interaction = Answering()
        hold(of(interaction))
        await send(interaction)
        assert interaction.told == [told]


def answered(interaction: Any) -> Any:
    return reply(interaction, "x")


@pytest.mark.parametrize(
    ("made", "edits", "send", "told"),
    [
        ({"command": True}, False, answered, ["thinking private", "followed x private"]),
        ({"private": True}, False, answered, ["update later", "followed x private"]),
        ({}, True, answered, ["update later", "followed x private"]),
        # What a press on a public message brings may be private: it never takes that one's place.
        ({}, False, answered, ["thinking private", "followed x private"]),
        ({}, False, lambda i: show(i, Page(["x"])), ["thinking private", "original x"]),
        ({}, True, lambda i: update(i, "x", None), ["update later", "original x"]),
        (
            {"command": True}, False, lambda i: reply(i, "x", private=False),
            ["thinking private", "deleted", "followed x public"],
        ),
    ],
)  # fmt: skip
async def test_who_takes_his_time_is_acknowledged_for(
    impatient: None, made: dict[str, bool], edits: bool, send: Any, told: list[str]
) -> None:
    interaction = await held(Answering(**made), edits=edits)
    await send(interaction)
    assert interaction.told == told


async def test_what_takes_the_place_of_thinking_is_a_page_whatever_was_pressed_on(
    impatient: None,
) -> None:
    """The message that all see is another one; a private answer is a layout from the start."""
    sent: list[dict[str, Any]] = []

    class Noting(Answering):
        async def edit_original_response(self, **more: Any) -> None:
            sent.append(more)

    for private, edits in ((True, False), (False, True)):
        interaction = await held(Noting(), edits=edits)
        await update(interaction, "x", None)
        assert isinstance(sent[-1]["view"], discord.ui.LayoutView) is private


SAYING: dict[str, Any] = {
    "reply": lambda i: reply(i, "x"),
    "update": lambda i: update(i, "x", None),
    "show": lambda i: show(i, Page(["x"])),
    "error": lambda i: answer_error(i, Problem("problem-stale")),
    "defer": defer,
    "defer_edit": defer_edit,
    "begin": begin,
}


@pytest.mark.parametrize("private", [True, False])
@pytest.mark.parametrize("second", SAYING)
@pytest.mark.parametrize("first", SAYING)
async def test_two_answers_never_cross(
    impatient: None, first: str, second: str, private: bool
) -> None:
    """One is on its way to Discord when the other is sent, and the hold's patience is over."""
    interaction = Answering(private=private)
    hold(of(interaction))
    interaction.go.clear()
    sending = [asyncio.create_task(SAYING[first](of(interaction)))]
    await interaction.acknowledged.wait()
    sending.append(asyncio.create_task(SAYING[second](of(interaction))))
    for _ in range(5):
        await asyncio.sleep(0)
    assert interaction.told == []
    interaction.go.set()
    await asyncio.gather(*sending)
    last = replies.state_of(of(interaction)).acknowledging
    if last is not None:
        await last
    said = [name for name in (first, second) if "defer" not in name and name != "begin"]
    silent = ("thinking", "update later")
    assert len([told for told in interaction.told if not told.startswith(silent)]) == len(said)


async def test_a_bot_that_lost_its_database_leaves_the_answer_to_the_other(impatient: None) -> None:
    interaction = Answering(command=True)
    hold(of(interaction))
    await answer_error(of(interaction), Superseded("Another bot has taken over."))
    timer = replies.state_of(of(interaction)).timer
    assert timer is not None
    assert timer.cancelled()
    interaction.client.context.database.superseded.set()
    await replies._start(of(interaction), edits=False)  # the timer's
    assert interaction.told == []


async def test_an_acknowledgement_that_did_not_arrive_does_not_keep_an_answer_back(
    patient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    interaction = Answering(private=True)

    async def lost(**_: Any) -> None:
        raise ConnectionResetError

    with monkeypatch.context() as broken:
        broken.setattr(interaction, "defer", lost)
        await begin(of(interaction))
    await show(of(interaction), Page(["x"]))
    assert interaction.told == ["edited x"]


async def test_thinking_in_the_open_never_becomes_a_private_answer(impatient: None) -> None:
    interaction = Answering(command=True)
    await defer(of(interaction), private=False)
    await answer_error(of(interaction), Problem("problem-stale"))
    assert interaction.told[:2] == ["thinking public", "deleted"]
    assert interaction.told[2].endswith("private")


async def test_what_was_owed_comes_after_the_answer_and_never_in_its_place(patient: None) -> None:
    interaction: Any = Answering(command=True)
    trouble = DeliveryTrouble(cast(Any, None), cast(Any, None))
    trouble._owed[101] = ["a table is in trouble"]
    await defer(interaction, private=False)  # a picture for all is being drawn
    paying = asyncio.create_task(trouble.pay(interaction))
    await asyncio.sleep(0)
    assert interaction.told == ["thinking public"]
    await reply(interaction, "x", private=False)
    await paying
    assert interaction.told[1] == "followed x public"
    assert "a table is in trouble" in interaction.told[2]
    assert interaction.told[2].endswith("private")


async def test_a_button_of_another_version_is_answered(patient: None) -> None:
    for custom_id in ("b:no-such-name:ABCDE:0:", "s:gone:ABCDE:0:"):
        assert controls.known(custom_id)
    assert not controls.known("v1:g:abc")
    pattern = re.compile(f"b:{controls._ID}")
    match = pattern.fullmatch("b:no-such-name:ABCDE:0:")
    assert match is not None
    interaction = Answering()
    interaction.client = SimpleNamespace(
        context=SimpleNamespace(
            handlers={},
            background=Background(),
            rate_limits=PersonLimits(0),
            tables=SimpleNamespace(people=People()),
            announcer=SimpleNamespace(used=lambda *call: used.append(call)),
        )
    )
    used = list[tuple[str, int, int]]()
    await controls._pressed(of(interaction), match)
    assert "out of date" in interaction.told[0]
    assert used == [("ABCDE", 101, 1)]


@pytest.mark.parametrize("code", EXPIRED)
async def test_who_is_gone_is_told_nothing(patient: None, code: int) -> None:
    """Too late, answered already, or the private message was dismissed meanwhile."""
    interaction = Answering()
    await answer_error(of(interaction), not_found(code))
    assert interaction.told == []
    record = logging.makeLogRecord({"exc_info": (None, not_found(code), None)})
    assert not logs._not_late(record)
    assert logs._not_late(logging.makeLogRecord({"exc_info": (None, KeyError(), None)}))


def not_found(code: int) -> discord.NotFound:
    response: Any = SimpleNamespace(status=404, reason="x")
    return discord.NotFound(response, {"code": code, "message": "gone"})


class WordlessProblem(Problem):
    """A refusal about something that the words do not know."""

    def text(self, lang: Any) -> str:
        raise KeyError("no_such_card")


def identified(text: str, entries: list[Any]) -> bool:
    """Return whether a text holds an id that the log has, with what went wrong."""
    return any(str(entry.get("id")) in text for entry in entries if "id" in entry)


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("known", [False, True])
async def test_a_refusal_that_cannot_be_worded_is_answered_with_an_id(
    impatient: None, late: bool, known: bool
) -> None:
    """Also where nothing is known of the person."""
    interaction = Answering(command=True)
    if late:
        await held(interaction)
    if not known:
        interaction.client.context.tables = None
    with structlog.testing.capture_logs() as entries:
        await answer_error(of(interaction), WordlessProblem("x"))
    told = interaction.told[-1]
    assert "Something went wrong" in told
    assert identified(told, entries)
    assert replies.answered(of(interaction))


@pytest.mark.parametrize("failure", [KeyError("x"), TimeoutError()], ids=repr)
async def test_an_answer_that_cannot_be_sent_takes_the_place_of_thinking(
    impatient: None, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    interaction = await held(Answering(command=True))

    async def fails(*_: Any, **__: Any) -> None:
        raise failure

    monkeypatch.setattr(interaction, "send", fails)
    with structlog.testing.capture_logs() as entries:
        await answer_error(of(interaction), RuntimeError("x"))
    assert interaction.told[-1].startswith("original Something went wrong")
    assert identified(interaction.told[-1], entries)


async def test_an_acknowledgement_whose_answer_was_lost_is_built_on(patient: None) -> None:
    """Discord has it, and refuses the second attempt: the person is on "thinking" already."""
    interaction = Answering(command=True)

    async def lost(**_: Any) -> None:
        raise not_found(40060)

    interaction.defer = lost  # type: ignore[method-assign]
    interaction.is_done = lambda: False  # type: ignore[method-assign]
    sent: list[str] = []

    async def follow(content: str, **_: Any) -> None:
        sent.append(content)

    interaction.send = follow  # type: ignore[method-assign]
    await defer(of(interaction))
    await reply(of(interaction), "x")
    assert sent == ["x"]


async def test_an_answer_that_was_sent_before_is_sent_again_as_the_page_that_it_is(
    patient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord repeats a press on a public message after a broken connection."""
    interaction, sent = Answering(), list[dict[str, Any]]()

    async def lost(**_: Any) -> None:
        raise not_found(40060)

    async def edit(**changes: Any) -> None:
        sent.append(changes)

    monkeypatch.setattr(interaction, "defer", lost)
    monkeypatch.setattr(interaction, "edit_original_response", edit)
    await defer_edit(of(interaction))
    await show(of(interaction), Page(["x"]))
    assert [set(changes) & {"content", "view"} for changes in sent] == [{"view"}]


@pytest.mark.parametrize(
    ("error", "words"),
    [
        ((404, 10008), "Something went wrong"),
        ((400, 50083), "locked or archived"),
        ((403, 160005), "locked or archived"),
        ((403, 50013), "permission"),
        ((503, 0), "did not accept"),
        ((400, 50035), "Something went wrong"),
    ],
)
async def test_a_request_that_fails_elsewhere_is_answered_with_an_id(
    patient: None, error: tuple[int, int], words: str
) -> None:
    """The code of a message that is gone is no sign that the interaction is."""
    response: Any = SimpleNamespace(
        status=error[0], reason="x", url="https://discord.com/api/v10/channels/7/messages/8"
    )
    failed = discord.HTTPException(response, {"code": error[1], "message": "no"})
    interaction = Answering()
    with structlog.testing.capture_logs() as entries:
        await answer_error(of(interaction), failed)
    assert words in interaction.told[-1]
    assert identified(interaction.told[-1], entries)


@pytest.fixture
def sources() -> Iterator[Path]:
    return BOT.rglob("*.py")


def test_interactions_are_answered_in_one_place_only(sources: Iterator[Path]) -> None:
    """The acknowledgement made for a late handler would collide with any other answer."""
    # An HTTP response has a status and headers; an interaction's has neither.
    answers = re.compile(r"\.response\.(?!is_done|status|headers)|\.followup\b|original_response")
    found = {p.name for p in sources if answers.search(p.read_text(encoding="utf-8"))}
    # The others add to an answer that was already sent, or failed: a debt paid, an error.
    assert found == {"replies.py", "error_replies.py", "trouble.py"}
