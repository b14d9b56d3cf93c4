"""The check finds what Discord would not understand, and tolerates only the known noise."""

from __future__ import annotations

from typing import Any

import pytest

from tests.discord.check import check, faults

CHANNEL = "/channels/123456789012345678/messages"
BUTTON = {"type": 2, "style": 1, "label": "Act", "custom_id": "b:act:ABCDE:0:"}


def request(body: Any, path: str = CHANNEL, method: str = "POST", **more: Any) -> dict[str, Any]:
    """Return a request as the stand-in's journal has it."""
    base = {"method": method, "path": path, "template": path, "query": {}, "files": []}
    return {**base, "body": body, **more}


def row(**changes: Any) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": [{**BUTTON, **changes}]}]}


GOOD = [
    request({"content": "hello", "nonce": "ABCDE-ping-3", "enforce_nonce": True}),
    request(row()),
    request({"content": "x", "tts": False, "allowed_mentions": {"parse": [], "users": [5]}}),
    request(
        {"attachments": [{"id": 0, "filename": "board.png", "description": "the board"}]},
        files=[{"field": "files[0]"}],
    ),
    request(None, "/gateway", "GET"),
    request(
        {"type": 4, "data": {"content": "x", "flags": 64, "tts": False}},
        "/interactions/12/token/callback",
        query={"with_response": "true"},
    ),
    request(
        [{"name": "table", "description": "A table", "type": 1, "nsfw": False, "options": []}],
        "/applications/1/commands",
        "PUT",
    ),
]

BAD = {
    "unknown property": request({"contents": "hello"}),
    "wrong type": request({"content": 5}),
    "nonce too long": request({"content": "x", "nonce": "n" * 26}),
    "label too long": request(row(label="x" * 81)),
    "id too long": request(row(custom_id="x" * 101)),
    "unknown property of a button": request(row(colour="red")),
    "no such style": request(row(style=9)),
    "ids are texts": request({"sticker_ids": [5]}),
    "unknown file": request({"content": "x"}, files=[{"field": "file"}]),
    "no such operation": request({}, "/channels/1/webhooks"),
    "unknown parameter": request({"content": "x"}, query={"wait": "true"}),
    "an id is a number": request({"content": "x"}, "/channels/lounge/messages"),
    "no body is expected": request({"content": "x"}, "/gateway", "GET"),
    "an answer without its id": request({"content": "x"}, status=200, response={"content": "x"}),
    "an answer that has none": request(
        None, f"{CHANNEL}/123456789012345678", "DELETE", status=204, response={}
    ),
    "an answer of another status": request({"content": "x"}, status=201, response={}),
    "too many options": request(
        [{"name": "t", "description": "x", "options": [{"type": 1}] * 26}],
        "/applications/1/commands",
        "PUT",
    ),
}


@pytest.mark.parametrize("sent", GOOD, ids=lambda r: f"{r['method']} {r['path']}")
def test_what_discord_understands_passes(sent: dict[str, Any]) -> None:
    assert faults(sent) == []


@pytest.mark.parametrize("sent", BAD.values(), ids=BAD.keys())
def test_what_discord_does_not_know_is_found(sent: dict[str, Any]) -> None:
    assert faults(sent) != []
    with pytest.raises(AssertionError, match="does not allow"):
        check([sent])
