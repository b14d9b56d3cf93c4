"""Pings that were still waiting to be sent when the game had moved on."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.bot.process.test_unreached import Bench, Channel
from tests.bot.seated import Seated


class Open(Channel):
    """Takes posts and pings, too."""

    async def send(self, content: str = "", **_: Any) -> Any:
        return await super().send(content)


async def test_only_the_last_of_several_phases_is_asked_for(three: Seated) -> None:
    bench = Bench(three)
    bench.channel = Open()

    async def none(*_: Any, **__: Any) -> tuple[list[Any], None]:
        return [], None

    bench.announcer.posting.pictures = SimpleNamespace(drawn=none)  # type: ignore[assignment]
    await three.bids()  # the announcer has not been heard since the beginning
    await bench.announce()
    asked = [text for text in bench.channel.done if "➜" in text]
    assert len(asked) == 1
    assert "Build, survey or pass" in asked[0]
    assert "are done" not in asked[0]
