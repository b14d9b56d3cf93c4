"""`python -m sandbox` as a separate process."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import aiohttp

FOREIGN = ("bot", "db", "discord", "games", "rendering")


async def start(data: Path, *more: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "sandbox", "--port", "0", "--data", str(data), *more),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def line(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(30):
        return (await process.stdout.readline()).decode().strip()


async def end(process: asyncio.subprocess.Process) -> int:
    """Close the input, as the end of the parent would, and wait for the process."""
    assert process.stdin is not None
    process.stdin.close()
    async with asyncio.timeout(30):
        return await process.wait()


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


async def test_prints_its_addresses_serves_and_ends_with_its_parent(data: Path) -> None:
    process = await start(data, "--json", "--until-eof")
    facts = json.loads(await line(process))
    assert facts["url"].startswith("http://127.0.0.1:")
    assert facts["api"] == f"{facts['url']}api/v10"
    async with aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bot {facts['token']}"}
        async with session.get(f"{facts['api']}/users/@me", headers=headers) as response:
            assert response.headers["Content-Type"] == "application/json"
            assert (await response.json())["id"] == facts["application_id"]
        async with session.get(facts["url"]) as response:
            assert "<title>Slow Orbit</title>" in await response.text()
    found = modes(data)
    assert await end(process) == 0
    assert found == dict.fromkeys(("sandbox.db", "sandbox.db-wal", "sandbox.db-shm"), "0o600")


async def test_is_started_with_latency_and_keeps_it_when_begun_anew(data: Path) -> None:
    process = await start(data, "--memory", "--json", "--until-eof", "--latency", "80")
    base = json.loads(await line(process))["url"]
    async with aiohttp.ClientSession() as session:

        async def latency() -> float:
            async with session.get(f"{base}control/settings") as response:
                return (await response.json())["latency"]

        assert await latency() == 80
        changed = {"latency": 5}
        async with session.patch(f"{base}control/settings", json=changed) as response:
            assert response.status == 200
        assert await latency() == 5
        async with session.post(f"{base}control/reset") as response:
            assert response.status == 200
        assert await latency() == 80
    assert await end(process) == 0


async def test_keeps_its_token_and_says_where_it_is(data: Path) -> None:
    tokens: list[str] = []
    for _ in range(2):
        process = await start(data, "--json", "--until-eof")
        tokens.append(json.loads(await line(process))["token"])
        await end(process)
    assert tokens[0] == tokens[1]
    process = await start(data, "--until-eof")
    assert "open http://127.0.0.1:" in await line(process)
    await end(process)


async def test_a_taken_port_is_told(data: Path) -> None:
    first = await start(data, "--json", "--until-eof")
    port = json.loads(await line(first))["url"].split(":")[-1].strip("/")
    second = await start(data / "other", "--port", port)
    async with asyncio.timeout(30):
        _, errors = await second.communicate()
    assert second.returncode == 1
    assert f"Cannot listen on 127.0.0.1:{port}" in errors.decode()
    await end(first)


async def test_needs_nothing_of_the_bot() -> None:
    code = "import sys, sandbox.__main__; print(*{n.split('.')[0] for n in sys.modules})"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE
    )
    out, _ = await process.communicate()
    assert not set(FOREIGN) & set(out.decode().split())
