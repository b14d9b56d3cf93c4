"""A lease is used for several shards on a server; all else opens the database alone."""

from __future__ import annotations

from typing import Any

import pytest

from bot import __version__
from bot.process import run
from bot.process.settings import Settings
from db.errors import CannotOpen


class Opened:
    """A database that notes how it was opened."""

    def __init__(self, url: str, alone: bool) -> None:
        self.url, self.alone = url, alone
        self.joined: list[tuple[str, str, int]] = []
        self.closed = False
        self.trouble: CannotOpen | None = None

    async def join(self, name: str, version: str, shards: int) -> str:
        self.joined.append((name, version, shards))
        if self.trouble is not None:
            raise self.trouble
        return "a lease"

    async def close(self) -> None:
        self.closed = True


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Opened]:
    made = list[Opened]()

    async def opening(url: str, *, alone: bool = False) -> Any:
        made.append(Opened(url, alone))
        return made[-1]

    monkeypatch.setattr(run, "open_database", opening)
    return made


@pytest.mark.parametrize(
    ("url", "shards", "token"),
    [
        ("sqlite:///x.db", 1, "t"),
        ("sqlite:///x.db", 4, "t"),
        ("postgresql://u@h/x", 1, "t"),
        ("postgresql://u@h/x", 4, None),
    ],
)
async def test_one_process_opens_it_alone(
    opened: list[Opened], url: str, shards: int, token: str | None
) -> None:
    chosen = Settings(database_url=url, shards=shards, discord_token=token)
    database, lease = await run._opened(chosen)
    assert lease is None
    assert database is opened[0]  # type: ignore[comparison-overlap]
    assert [(each.url, each.alone, each.joined) for each in opened] == [(url, True, [])]


async def test_one_of_several_joins_the_others(opened: list[Opened]) -> None:
    chosen = Settings(database_url="postgresql://u@h/x", shards=4, discord_token="t")
    _, lease = await run._opened(chosen)
    assert lease == "a lease"  # type: ignore[comparison-overlap]
    (one,) = opened
    assert not one.alone
    ((name, version, shards),) = one.joined
    assert (version, shards) == (__version__, 4)
    assert name
    assert not one.closed


async def test_a_database_that_cannot_be_joined_is_closed(
    opened: list[Opened], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def join(self: Opened, *_: object) -> str:
        raise CannotOpen("other processes have another number of shards")

    monkeypatch.setattr(Opened, "join", join)
    with pytest.raises(CannotOpen):
        await run._opened(Settings(database_url="postgresql://u@h/x", shards=4, discord_token="t"))
    assert opened[0].closed
