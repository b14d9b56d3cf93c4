"""Commands registered with Discord keep its limits, in both languages."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.commands import build
from bot.platform import limits
from bot.platform.command_sync import InterfaceTranslator, payload
from games import registry
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


def nodes(command: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a command with all its subcommands and options."""
    found = [command]
    for option in command.get("options", ()):
        found += nodes(option)
    return found


def texts(node: dict[str, Any], field: str) -> dict[str, str]:
    """Return a field in every language that Discord shows."""
    return {"default": node[field], **(node.get(f"{field}_localizations") or {})}


async def test_names_and_descriptions_fit(commands: list[dict[str, Any]]) -> None:
    for command in commands:
        for node in nodes(command):
            for name in texts(node, "name").values():
                assert NAME.match(name), name
                assert name == name.lower()
            for text in texts(node, "description").values():
                assert 1 <= len(text) <= limits.COMMAND_DESCRIPTION, text
            assert len(node.get("options", ())) <= limits.OPTIONS_PER_LEVEL


async def test_names_are_unique_per_language(commands: list[dict[str, Any]]) -> None:
    for siblings in [commands, *(n.get("options", []) for c in commands for n in nodes(c))]:
        for lang in ("default", "fr", "en-US"):
            names = [texts(n, "name").get(lang, n["name"]) for n in siblings]
            assert len(set(names)) == len(names), names


async def test_everything_has_french(commands: list[dict[str, Any]]) -> None:
    for command in commands:
        for node in nodes(command):
            assert "fr" in (node.get("name_localizations") or {}), node["name"]
            assert "fr" in (node.get("description_localizations") or {}), node["name"]


async def test_french_has_its_narrow_spaces(commands: list[dict[str, Any]]) -> None:
    for command in commands:
        for node in nodes(command):
            told = re.sub(r"\b\w+:\w", "", node["description_localizations"]["fr"])  # an option
            assert not re.search(r"[^\N{NARROW NO-BREAK SPACE}][;:!?»]", told), told


async def test_trees_stay_below_the_limit_of_characters(commands: list[dict[str, Any]]) -> None:
    def size(node: dict[str, Any]) -> int:
        total = max(map(len, texts(node, "name").values()))
        total += max(map(len, texts(node, "description").values()))
        for choice in node.get("choices", ()):
            total += max(map(len, texts(choice, "name").values())) + len(str(choice["value"]))
        return total + sum(size(option) for option in node.get("options", ()))

    assert len(commands) <= limits.GLOBAL_COMMANDS
    assert {c["name"]: size(c) for c in commands if size(c) > limits.COMMAND_TREE} == {}


def test_a_26th_subcommand_is_noticed() -> None:
    group = app_commands.Group(name="x", description="x")
    for number in range(limits.OPTIONS_PER_LEVEL):
        group.add_command(_command(f"c{number}"))
    with pytest.raises(ValueError, match="maximum"):
        group.add_command(_command("c26"))


def _command(name: str) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: discord.Interaction) -> None: ...

    return app_commands.Command(name=name, description="x", callback=callback)
