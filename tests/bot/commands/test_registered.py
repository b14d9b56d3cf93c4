"""Commands as they are registered with Discord, and who may do what."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.commands import build
from bot.platform import limits
from bot.platform.command_sync import InterfaceTranslator, payload
from bot.platform.permissions import RULES, Who, may, may_ask, missing, needed, require
from bot.platform.permissions_page import document
from bot.shared.problems import Problem
from games import registry
from games.core.text import LANGUAGES
from tests.toy.game import TOY

NAME = re.compile(r"^[-_'\w]{1,32}$")


@pytest.fixture
async def commands() -> list[dict[str, Any]]:
    registry.register(TOY)
    client = discord.Client(intents=discord.Intents.none())
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(client)
    await tree.set_translator(InterfaceTranslator())
    build(tree)
    return await payload(tree)


@pytest.fixture
def typed(commands: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the commands that are typed, not those in menus on names."""
    return [each for each in commands if each["type"] == discord.AppCommandType.chat_input.value]


def nodes(command: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a command with all its subcommands and options."""
    found = [command]
    for option in command.get("options", ()):
        found += nodes(option)
    return found


def texts(node: dict[str, Any], field: str) -> dict[str, str]:
    """Return a field in every language that Discord shows."""
    return {"default": node[field], **(node.get(f"{field}_localizations") or {})}


async def test_names_and_descriptions_fit(typed: list[dict[str, Any]]) -> None:
    """In both languages, the French with its narrow spaces."""
    for node in (node for command in typed for node in nodes(command)):
        for name in texts(node, "name").values():
            assert NAME.match(name), name
            assert name == name.lower()
        for text in texts(node, "description").values():
            assert 1 <= len(text) <= limits.COMMAND_DESCRIPTION, text
        assert len(node.get("options", ())) <= limits.OPTIONS_PER_LEVEL
        assert "fr" in (node.get("name_localizations") or {}), node["name"]
        told = re.sub(r"\b\w+:\w", "", node["description_localizations"]["fr"])  # an option
        assert not re.search(r"[^\N{NARROW NO-BREAK SPACE}][;:!?»]", told), told


async def test_names_are_unique_per_language(commands: list[dict[str, Any]]) -> None:
    for siblings in [commands, *(n.get("options", []) for c in commands for n in nodes(c))]:
        for lang in ("default", "fr", "en-US"):
            names = [texts(n, "name").get(lang, n["name"]) for n in siblings]
            assert len(set(names)) == len(names), names


async def test_trees_stay_below_the_limit_of_characters(typed: list[dict[str, Any]]) -> None:
    def size(node: dict[str, Any]) -> int:
        total = max(map(len, texts(node, "name").values()))
        total += max(map(len, texts(node, "description").values()))
        for choice in node.get("choices", ()):
            total += max(map(len, texts(choice, "name").values())) + len(str(choice["value"]))
        return total + sum(size(option) for option in node.get("options", ()))

    assert len(typed) <= limits.GLOBAL_COMMANDS
    assert {c["name"]: size(c) for c in typed if size(c) > limits.COMMAND_TREE} == {}


async def test_the_menu_on_a_name_is_in_both_languages(commands: list[dict[str, Any]]) -> None:
    (menu,) = [c for c in commands if c["type"] == discord.AppCommandType.user.value]
    assert menu["name"] == "Invite to my table"
    assert menu["name_localizations"]["fr"] == "Inviter à ma table"
    assert all(1 <= len(name) <= 32 for name in texts(menu, "name").values())
    assert menu["contexts"] == [0]


async def test_only_tables_are_offered_where_a_person_has_installed_the_bot(
    commands: list[dict[str, Any]],
) -> None:
    """Discord offers a group as a whole, so its own commands and settings come with the rest."""
    offered = {c["name"] for c in commands if 1 in (c.get("integration_types") or [])}
    assert offered == {"table"}
    (table,) = [c for c in commands if c["name"] == "table"]
    assert table["integration_types"] == [0, 1]
    assert table["contexts"] == [0, 1, 2]


DOCUMENT = Path(__file__).parents[3] / "docs" / "permissions.md"
CREATOR, SEATED, STRANGER, GUILD = 1, 2, 3, 10


def table() -> Any:
    """Return a table as far as permissions look at it."""
    return SimpleNamespace(
        row=SimpleNamespace(creator_id=CREATOR, guild_id=GUILD, settings={}),
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
