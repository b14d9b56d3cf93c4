"""Permissions: one table, and a document that says the same."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.platform import permissions
from bot.platform.permissions import RULES, Who, may, may_ask, missing, needed, require
from bot.platform.permissions_page import OPERATIONS, WHY, document
from bot.shared.problems import Problem
from games.core.text import LANGUAGES

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "permissions.md"
CREATOR, SEATED, STRANGER, GUILD = 1, 2, 3, 10


def table() -> Any:
    """Return a table as far as permissions look at it."""
    return SimpleNamespace(
        row=SimpleNamespace(creator_id=CREATOR, guild_id=GUILD),
        seat_of=lambda user_id: 0 if user_id == SEATED else None,
    )


def person(user_id: int, *, manages: int | None = None) -> Any:
    """Return a person; with `manages`, a member who may manage that server."""
    if manages is None:
        return SimpleNamespace(id=user_id)
    made = discord.Member.__new__(discord.Member)
    made._user = SimpleNamespace(id=user_id)  # type: ignore[assignment]
    made.guild = SimpleNamespace(id=manages, owner_id=user_id)  # type: ignore[assignment]
    made._permissions = None
    return made


def test_a_press_brings_its_permissions_along() -> None:
    """Also from a server that is not loaded yet, of which nothing else is known."""
    user = person(STRANGER, manages=GUILD)
    user.guild = SimpleNamespace(
        id=GUILD, owner_id=None, get_role=lambda _: None, default_role=None
    )
    user._roles, user.timed_out_until = (), None
    assert not may(table(), user, "settings")
    user._permissions = discord.Permissions(manage_guild=True).value
    assert may(table(), user, "settings")


def test_the_document_is_up_to_date() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document()


def test_every_deed_and_permission_is_described() -> None:
    assert set(OPERATIONS) == set(RULES)
    assert set(WHY) == {*permissions.NEEDED, "create_public_threads"}


@pytest.mark.parametrize("operation", RULES)
def test_each_rule_lets_exactly_those_do_it(operation: str) -> None:
    people = {
        Who.CREATOR: person(CREATOR),
        Who.SEATED: person(SEATED),
        Who.MANAGER: person(STRANGER, manages=GUILD),
    }
    live = table()
    for who, user in people.items():
        allowed = who in RULES[operation] or Who.ANYONE in RULES[operation]
        assert may(live, user, operation) is allowed
    assert may(live, person(STRANGER), operation) is (Who.ANYONE in RULES[operation])
    assert may(live, person(STRANGER, manages=GUILD + 1), operation) is (
        Who.ANYONE in RULES[operation]
    )
    assert may_ask(live, person(SEATED), operation) is (Who.VOTE in RULES[operation])
    assert not may_ask(live, person(CREATOR), operation)


@pytest.mark.parametrize("operation", RULES)
def test_a_refusal_says_who_may(operation: str) -> None:
    if Who.ANYONE in RULES[operation]:
        require(table(), person(STRANGER), operation)
        return
    with pytest.raises(Problem) as refused:
        require(table(), person(STRANGER), operation)
    assert all(refused.value.text(lang) for lang in LANGUAGES)


def test_what_is_needed_depends_on_the_place() -> None:
    granted = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
    assert missing(granted, thread=False) == ["read_message_history"]
    assert missing(granted, thread=True) == ["send_messages_in_threads", "read_message_history"]
    assert "send_messages" not in needed(thread=True)
