"""A client that ends in the middle of a request leaves no trace of it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sandbox.rest import api
from sandbox.server import Sandbox
from tests.sandbox.conftest import Hands

PART = '--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content": "half'


@pytest.mark.parametrize(
    ("kind", "sent"),
    [("multipart/form-data; boundary=x", PART), ("application/json", '{"cont')],
    ids=["parts", "whole"],
)
async def test_half_a_request_is_no_error(
    sandbox: Sandbox,
    hands: Hands,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    sent: str,
) -> None:
    reading, left = asyncio.Event(), asyncio.Event()

    async def read(request: Any, into: Any) -> Any:
        reading.set()
        try:
            return await whole(request, into)
        finally:
            left.set()

    whole = api.read
    monkeypatch.setattr(api, "read", read)
    path = f"/api/v10/channels/{await hands.channel_id()}/messages"
    own = sandbox.where.base.removeprefix("http://")
    host, port = own.split(":")
    _, writer = await asyncio.open_connection(host, int(port))
    head = f"POST {path} HTTP/1.1\r\nHost: {own}\r\nContent-Type: {kind}\r\nContent-Length: 9999"
    writer.write(f"{head}\r\n\r\n{sent}".encode())
    await writer.drain()
    await reading.wait()
    writer.transport.abort()
    await left.wait()
    status, _ = await hands.api("GET", "/gateway")  # it still answers
    assert status == 200
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    assert [entry["path"] for entry in sandbox.api.journal.entries] == ["/gateway"]
