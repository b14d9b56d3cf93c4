"""`python -m tests.discord.trim FULL.json`: keep the used part of Discord's description.

The full one is `specs/openapi.json` of https://github.com/discord/discord-api-spec (MIT licence,
next to this file). The rest are the operations below and the schemas that their requests and
successful answers lead to.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

TRIMMED = Path(__file__).with_name("openapi.json")

USED = (
    "GET /applications/@me",
    "GET /applications/{application_id}/commands",
    "PUT /applications/{application_id}/commands",
    "GET /applications/{application_id}/emojis",
    "POST /applications/{application_id}/emojis",
    "GET /applications/{application_id}/emojis/{emoji_id}",
    "PATCH /applications/{application_id}/emojis/{emoji_id}",
    "DELETE /applications/{application_id}/emojis/{emoji_id}",
    "GET /applications/{application_id}/guilds/{guild_id}/commands",
    "PUT /applications/{application_id}/guilds/{guild_id}/commands",
    "DELETE /channels/{channel_id}/messages/{message_id}",
    "GET /channels/{channel_id}",
    "PATCH /channels/{channel_id}",
    "GET /channels/{channel_id}/messages/{message_id}",
    "PATCH /channels/{channel_id}/messages/{message_id}",
    "POST /channels/{channel_id}/messages",
    "POST /channels/{channel_id}/messages/{message_id}/threads",
    "GET /channels/{channel_id}/thread-members/{user_id}",
    "POST /channels/{channel_id}/threads",
    "GET /gateway",
    "GET /gateway/bot",
    "GET /guilds/{guild_id}",
    "GET /guilds/{guild_id}/members/{user_id}",
    "GET /guilds/{guild_id}/roles",
    "POST /interactions/{interaction_id}/{interaction_token}/callback",
    "GET /oauth2/applications/@me",
    "GET /users/@me",
    "POST /users/@me/channels",
    "GET /users/{user_id}",
    "POST /webhooks/{webhook_id}/{webhook_token}",
    "DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "GET /webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
)
"""Operations that discord.py calls for this bot."""

KEPT = ("parameters", "requestBody", "operationId")
CONTENT = ("application/json", "multipart/form-data")
PREFIX = "#/components/schemas/"


def trim(full: dict[str, Any]) -> dict[str, Any]:
    """Return the description with the used operations alone, without how they can fail."""
    paths: dict[str, Any] = {}
    for operation in USED:
        method, _, path = operation.partition(" ")
        found = full["paths"][path]
        kept = paths.setdefault(path, {"parameters": found.get("parameters", [])})
        kept[method.lower()] = _operation(found[method.lower()])
    schemas: dict[str, Any] = {}
    _collect(paths, full["components"]["schemas"], schemas)
    return {
        "openapi": full["openapi"],
        "info": full["info"],
        "paths": paths,
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def _operation(full: dict[str, Any]) -> dict[str, Any]:
    kept = {key: full[key] for key in KEPT if key in full}
    if "requestBody" in kept:
        content = kept["requestBody"]["content"]
        kept["requestBody"] = {"content": {key: content[key] for key in CONTENT if key in content}}
    good = {s: a.get("content", {}) for s, a in full["responses"].items() if s.startswith("2")}
    kept["responses"] = {
        status: {"content": {key: content[key] for key in CONTENT[:1] if key in content}}
        for status, content in good.items()
    }
    return kept


def _collect(node: Any, known: dict[str, Any], into: dict[str, Any]) -> None:
    """Copy every schema that a part of the description refers to, and what these refer to."""
    if isinstance(node, dict):
        reference = node.get("$ref", "")
        name = reference.removeprefix(PREFIX)
        if reference.startswith(PREFIX) and name not in into:
            into[name] = known[name]
            _collect(known[name], known, into)
        for value in node.values():
            _collect(value, known, into)
    elif isinstance(node, list):
        for value in node:
            _collect(value, known, into)


def main() -> None:
    """Write the trimmed description."""
    full = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    made = json.dumps(trim(full), indent=1, ensure_ascii=False)
    TRIMMED.write_text(made + "\n", encoding="utf-8")
    print(f"{TRIMMED.name}: {len(made) // 1024} KiB")


if __name__ == "__main__":
    main()
