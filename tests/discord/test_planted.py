"""The check at the end of every end-to-end test: all counts, one bad request is found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.discord.check import faults
from tests.discord.trim import USED
from tests.e2e.harness import Standin, standin

PLANTED: list[tuple[str, str, Any, str]] = [
    ("POST", "/channels/{channel}/messages", {"content": "x", "contnet": "y"}, "contnet"),
    ("POST", "/channels/{channel}/messages", {"content": "x", "nonce": True}, "nonce"),
    ("GET", "/channels/{channel}/messages", None, "no such operation"),
    ("GET", "/users/@me?colour=red", None, "unknown parameter colour"),
]
"""What the stand-in lets pass, or does not know, and Discord's description forbids."""


async def send(discord: Standin, env: dict[str, str], method: str, path: str, body: Any) -> int:
    """Send a request as the bot would."""
    world = await discord.call("GET", "state")
    names = {
        "channel": next(c["id"] for c in world["channels"] if c.get("name") == "lounge"),
        "guild": world["guilds"][0]["id"],
        "user": next(u["id"] for u in world["users"] if u["global_name"] == "Ada"),
        "application": world["application_id"],
    }
    url = env["DISCORD_API_BASE"] + path.format(**names)
    if isinstance(body, dict) and "recipient_id" in body:
        body = {"recipient_id": names["user"]}
    headers = {"Authorization": f"Bot {env['DISCORD_TOKEN']}"}
    async with discord.session.request(method, url, json=body, headers=headers) as response:
        return response.status


@pytest.mark.parametrize(("method", "path", "body", "word"), PLANTED, ids=[p[3] for p in PLANTED])
async def test_one_bad_request_among_good_ones_is_found(
    tmp_path: Path, method: str, path: str, body: Any, word: str
) -> None:
    good = ("POST", "/channels/{channel}/messages", {"content": "x"})

    async def run() -> None:
        async with standin(tmp_path) as (discord, env):
            await discord.call("PATCH", "settings", {"global_rate_limit": None})
            assert await send(discord, env, *good) == 200
            await send(discord, env, method, path, body)
            for _ in range(120):  # more than a page of anything
                assert await send(discord, env, *good) == 200

    with pytest.raises(AssertionError, match=word):
        await run()


COMMANDS = "/applications/{application}/commands"
GUILD = "/applications/{application}/guilds/{guild}/commands"
COMMAND = {"name": "a", "description": "d", "type": 1, "options": [
    {"type": 1, "name": "b", "description": "d", "name_localizations": {"fr": "c"},
     "options": [{"type": 3, "name": "o", "description": "d", "autocomplete": True}]},
]}  # fmt: skip
GOOD: list[tuple[str, str, Any]] = [
    ("GET", "/gateway", None),
    ("GET", "/gateway/bot", None),
    ("GET", "/users/@me", None),
    ("GET", "/users/{user}", None),
    ("GET", "/oauth2/applications/@me", None),
    ("GET", "/applications/@me", None),
    ("PUT", COMMANDS, [COMMAND]),
    ("GET", COMMANDS, None),
    ("PUT", GUILD, [COMMAND]),
    ("GET", GUILD, None),
    ("GET", "/channels/{channel}", None),
    ("POST", "/channels/{channel}/messages", {"content": "<@1> x", "flags": 4096}),
    ("POST", "/channels/{channel}/threads", {"name": "t", "type": 11}),
    ("POST", "/users/@me/channels", {"recipient_id": "{user}"}),
]


async def test_good_requests_pass(tmp_path: Path) -> None:
    """Their answers too, of which the stand-in's journal keeps a copy."""
    async with standin(tmp_path) as (discord, env):
        for method, path, body in GOOD:
            assert await send(discord, env, method, path, body) in (200, 201), path


@pytest.mark.parametrize("operation", USED)
def test_every_operation_is_found_by_its_path(operation: str) -> None:
    """A body of nonsense is refused wherever one is expected, and wherever none is."""
    method, _, path = operation.partition(" ")
    for name in ("application_id", "guild_id", "channel_id", "message_id", "user_id",
                 "interaction_id", "webhook_id"):  # fmt: skip
        path = path.replace(f"{{{name}}}", "123456789012345678")
    path = path.replace("{interaction_token}", "token").replace("{webhook_token}", "token")
    request = {
        "method": method, "path": path, "query": {}, "files": [], "body": {"nonsense": 1},
    }  # fmt: skip
    assert faults(request) != []
    assert "the description has no such operation" not in str(faults(request))
