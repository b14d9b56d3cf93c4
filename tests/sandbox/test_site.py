"""Other pages in the same browser can neither act nor read along, under any name."""

from __future__ import annotations

import aiohttp
import pytest

from sandbox.site import Site
from tests.sandbox.conftest import Hands

PLACES = {
    "page": "/",
    "script": "/page/js/main.js",
    "page's socket": "/socket",
    "control": "/control/state",
    "REST": "/api/v10/gateway",
    "gateway": "/gateway?v=10&encoding=json",
    "file": "/attachments/1/2/x.png",
}
SOCKET = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


def port_of(hands: Hands) -> str:
    return hands.sandbox.where.base.rsplit(":", 1)[1]


async def asked(hands: Hands, path: str, **headers: str) -> tuple[int, str]:
    """Ask as a browser does, for a socket too; the body of one that opens is not waited for."""
    url = f"{hands.sandbox.where.base}{path}"
    more = SOCKET if path.startswith(("/socket", "/gateway")) else {}
    async with hands.session.get(url, headers={**more, **headers}) as response:
        return response.status, "" if response.status == 101 else await response.text()


@pytest.mark.parametrize("path", PLACES.values(), ids=PLACES)
async def test_under_another_name_nothing_is_answered(hands: Hands, path: str) -> None:
    port = port_of(hands)
    for host in (
        "evil.example",
        f"evil.example:{port}",
        "127.0.0.1",
        "127.0.0.1:1",
        "",
        "x y",
        "[",
    ):
        status, told = await asked(hands, path, Host=host)
        assert status == 421, host
        assert told == (
            "This stand-in answers only under its own address, for example"
            f" http://127.0.0.1:{port}/."
        )
    assert not hands.sandbox.pages._open
    for name in ("127.0.0.1", "localhost", "LOCALHOST", "[::1]"):
        status, _ = await asked(hands, path, Host=f"{name}:{port}")
        assert status in (101, 200, 404), name


@pytest.mark.parametrize("path", PLACES.values(), ids=PLACES)
async def test_for_another_site_nothing_is_answered(hands: Hands, path: str) -> None:
    base = hands.sandbox.where.base
    for origin in ("https://evil.example", "null", "http://127.0.0.1", base.replace("127", "128")):
        assert await asked(hands, path, Origin=origin) == (
            403,
            "Requests from other sites are refused.",
        )
    assert not hands.sandbox.pages._open
    assert (await asked(hands, path, Origin=base))[0] in (101, 200, 404)


async def test_another_site_cannot_act_here(hands: Hands) -> None:
    url = f"{hands.sandbox.where.base}/control/messages"
    body = {"user": "Ada", "channel": "lounge", "content": "hello"}
    for headers in ({"Origin": "https://evil.example"}, {"Host": "evil.example"}):
        async with hands.session.post(url, json=body, headers=headers) as response:
            assert response.status in (403, 421)
    assert await hands.messages() == []


async def test_another_site_cannot_listen_in_on_the_page(hands: Hands) -> None:
    url = f"ws{hands.sandbox.where.base.removeprefix('http')}/socket"
    for headers in ({"Origin": "https://evil.example"}, {"Host": "evil.example"}):
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await hands.session.ws_connect(url, headers=headers)
    async with hands.session.ws_connect(url, origin=hands.sandbox.where.base) as socket:
        assert (await socket.receive_json())["event"] == "STATE"


def test_on_all_addresses_numbers_will_do_but_no_names() -> None:
    site = Site()
    assert not site.own("127.0.0.1:8400")
    site.listens("0.0.0.0", 8400)
    for host in ("192.168.1.5:8400", "192.168.1.5:9000", "localhost:9000", "[fe80::1]:8400"):
        assert site.own(host), host
    for host in ("evil.example:8400", "me@127.0.0.1:8400", "127.0.0.1:8400/x", ""):
        assert not site.own(host), host
    site.listens("tower.lan", 8400)
    assert site.own("Tower.lan:8400")
    assert not site.own("192.168.1.5:8400")
