"""Threads that are locked or archived, with a bot that has only its invitation's rights."""

from __future__ import annotations

from typing import Any

import pytest

from bot.platform.permissions import INVITE
from sandbox import permissions
from tests.sandbox.conftest import Hands
from tests.sandbox.probe import Probe


def test_the_bot_has_what_its_invitation_asks_for() -> None:
    assert permissions.bits(permissions.BOT) == INVITE.value


async def thread_of(probe: Probe, hands: Hands) -> tuple[str, str]:
    """Return a thread that a person has started, and a message of the bot in it."""
    made = await hands.control(
        "POST", "threads", {"user": "Brian", "channel": "lounge", "name": "Belt"}
    )
    where = str(made["id"])
    status, message = await hands.api("POST", f"/channels/{where}/messages", {"content": "hello"})
    assert status == 200
    return where, message["id"]


async def outcomes(hands: Hands, where: str, message: str) -> list[tuple[int, int]]:
    """Return what Discord answers to a post, an edit and the opening of a thread."""
    found: list[tuple[int, int]] = []
    requests: list[tuple[str, str, Any]] = [
        ("POST", f"/channels/{where}/messages", {"content": "more"}),
        ("PATCH", f"/channels/{where}/messages/{message}", {"content": "changed"}),
        ("PATCH", f"/channels/{where}", {"archived": False}),
    ]
    for method, path, body in requests:
        status, answer = await hands.api(method, path, body)
        found.append((status, answer.get("code", 0)))
    return found


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        ({"locked": True}, [(403, 160005), (403, 160005), (403, 50013)]),
        ({"locked": True, "archived": True}, [(400, 50083), (400, 50083), (403, 50013)]),
        ({"archived": True}, [(200, 0), (200, 0), (200, 0)]),
        ({}, [(200, 0), (200, 0), (200, 0)]),
    ],
    ids=str,
)
async def test_a_thread_answers_as_it_is_closed(
    probe: Probe, hands: Hands, state: dict[str, bool], expected: list[tuple[int, int]]
) -> None:
    where, message = await thread_of(probe, hands)
    await hands.control("PATCH", f"channels/{where}", state)
    assert await outcomes(hands, where, message) == expected


async def test_an_archived_thread_takes_no_edit_until_it_is_opened(
    probe: Probe, hands: Hands
) -> None:
    where, message = await thread_of(probe, hands)
    await hands.control("PATCH", f"channels/{where}", {"archived": True})
    path = f"/channels/{where}/messages/{message}"
    assert (await hands.api("PATCH", path, {"content": "x"}))[1]["code"] == 50083
    assert (await hands.api("PATCH", f"/channels/{where}", {"archived": False}))[0] == 200
    assert (await hands.api("PATCH", path, {"content": "x"}))[0] == 200


@pytest.mark.parametrize(("locked", "expected"), [(False, 204), (True, 400)])
async def test_messages_of_an_archived_thread_are_deleted_unless_it_is_locked(
    probe: Probe, hands: Hands, locked: bool, expected: int
) -> None:
    where, message = await thread_of(probe, hands)
    await hands.control("PATCH", f"channels/{where}", {"archived": True, "locked": locked})
    status, _ = await hands.api("DELETE", f"/channels/{where}/messages/{message}")
    assert status == expected


async def test_who_manages_threads_writes_in_a_locked_one(probe: Probe, hands: Hands) -> None:
    where, message = await thread_of(probe, hands)
    await hands.allow("manage_threads")
    await hands.control("PATCH", f"channels/{where}", {"locked": True})
    assert [status for status, _ in await outcomes(hands, where, message)] == [200, 200, 200]
