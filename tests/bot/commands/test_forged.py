"""Control ids that the bot never made: forged, cut off, of another kind or version."""

from __future__ import annotations

import logging
import zlib
from collections.abc import AsyncIterator, Sequence
from itertools import count
from typing import Any

import pytest
import structlog

from bot.platform import controls, limits
from bot.process.routes import HANDLERS
from bot.service.seats import lobby
from bot.service.tables.session import TableSession
from tests.bot import wire
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person

WHO = Person(101, "Ada", manages=True)
ROOM = limits.CUSTOM_ID - len("b:unseat-computer:AAAAAAAA:9999999999:")
ARGUMENTS = (
    "", "x", "0", "-1", "9" * ROOM, "/", "x/", "/x", "0/x", "x/0", "1/0", "0/0/0", "1/y", "٣",
    "☃", "a=b", "a|b,c", ":", "\x00", "1/2/3/4", "101.dust.0", "101.dust.x", "default/9",
    "free/x", "remind", "0/pace", "0/language", "pace", "x" * ROOM, "undo", "act/0/x",
)  # fmt: skip
VALUES: tuple[tuple[str, ...], ...] = (
    (), ("x",), ("-1",), ("0", "1"), ("9" * 100,), ("☃/☃",),
)  # fmt: skip
MENUS = ("", "0", "0/x", "remind", "0/pace", "pace")
CHANNELS = count(20)
SHARE = 3
"""One press of this many is made, another share of them for each name."""


class Forger:
    """A presser of ids that the bot never made, which looks at the answers."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.wrong: list[str] = []

    async def press(self, custom_id: str, values: Sequence[str] = (), **more: Any) -> Answers:
        """Press, or choose in a menu; a logged defect is wrong, and so is no answer."""
        made = custom_id[: limits.CUSTOM_ID]
        with structlog.testing.capture_logs() as entries:
            answers = await self.stage.wire.press(WHO, 7, made, values, private=True, **more)
        defects = [each for each in entries if each["log_level"] in ("error", "critical")]
        if defects or not (answers.texts or answers.form or answers.components):
            self.wrong.append(f"{made!r} {values}: {answers.texts} {defects}")
        return answers


@pytest.fixture
async def forger(stage: Stage, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Forger]:
    caplog.set_level(logging.ERROR)  # of discord.py, which hides what fails in an item
    made = Forger(stage)
    yield made
    made.wrong += [record.getMessage() for record in caplog.records]
    assert not made.wrong, "\n".join(made.wrong)


async def tables_of(stage: Stage) -> tuple[str, TableSession]:
    """Return a table that has not begun, and one that runs."""
    channels = (next(CHANNELS), next(CHANNELS))
    waiting, running = [
        await Seated.open(stage.app.tables, 2, channel_id=channel, game="dust")
        for channel in channels
    ]
    await lobby.start(stage.app.tables, running.id, WHO.id)
    return waiting.id, await running.live()


def templates() -> list[str]:
    """Return how the ids begin of everything that is registered with discord.py."""
    return [item.__discord_ui_compiled_template__.pattern[0] for item in controls.ITEMS]


def ids(name: str, waiting: str, live: TableSession) -> list[tuple[str, tuple[str, ...]]]:
    """Return forged ids of a name, each with the entries chosen in its menu."""
    now = live.decision(live.require_seat(WHO.id))
    button, *menus = templates()
    found = [
        *((f"{button}:{name}:{live.id}:{now}:{argument}", ()) for argument in ARGUMENTS),
        (f"{button}:{name}:{live.id}:{'9' * 30}:0", ()),
        *(
            (f"{button}:{name}:{table}:0:{argument}", ())
            for table in (waiting, controls.NO_TABLE, "ZZZZZ")
            for argument in ("", "0", "x")
        ),
        *(
            (f"{menu}:{name}:{table}:{decision}:{argument}", values)
            for menu in menus
            for table, decision in ((live.id, now), (waiting, 0))
            for argument in MENUS
            for values in VALUES
        ),
    ]
    return found[zlib.crc32(name.encode()) % SHARE :: SHARE]


@pytest.mark.parametrize("half", range(4))
async def test_a_forged_id_is_answered_and_is_no_defect(
    stage: Stage, forger: Forger, half: int
) -> None:
    waiting, live = await tables_of(stage)
    for name in list(HANDLERS)[half::4]:
        if live.seat_of(WHO.id) is None:  # a button may make a player leave their seat
            waiting, live = await tables_of(stage)
        for custom_id, values in ids(name, waiting, live):
            await forger.press(custom_id, values)


@pytest.mark.parametrize(
    "custom_id",
    [
        "x", "act", "b:", "b:act", "b:act:", "b:act:ABCDE", "b:act:ABCDE:x:", "b:ACT:ABCDE:0:",
        "b:act:abcde:0:", "b:act:ABCDEFGHI:0:", "z:act:ABCDE:0:", "b:no-such-name:ABCDE:0:",
        "s:act:ABCDE:0:\n", "v1:game:abc", "x" * limits.CUSTOM_ID,
    ],
)  # fmt: skip
async def test_an_id_that_cannot_be_read_is_told_to_be_of_another_version(
    forger: Forger, custom_id: str
) -> None:
    assert "out of date" in (await forger.press(custom_id)).text


async def test_a_control_that_its_message_does_not_show_is_answered(
    stage: Stage, forger: Forger, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord.py looks for it there, and drops the press without a word."""
    _, live = await tables_of(stage)
    monkeypatch.setattr(
        wire, "pressed_of", lambda *_: {"type": 2, "style": 5, "url": "https://x.y"}
    )
    answers = await forger.press(f"b:act:{live.id}:0:")
    assert "out of date" in answers.text


async def test_a_form_that_cannot_be_read_is_answered(stage: Stage) -> None:
    field = {"custom_id": "text", "type": 4}
    for custom_id in ("x", "m:", "m:gone:ABCDE:0:", "m:note:ZZZZZ:0:", "m:note:0:0:9"):
        form = {"custom_id": custom_id, "components": [{"component": field}]}
        with structlog.testing.capture_logs() as entries:
            answers = await stage.wire.submit(WHO, 7, form, "x")
        assert answers.texts, custom_id
        assert not [each for each in entries if each["log_level"] == "error"], custom_id
