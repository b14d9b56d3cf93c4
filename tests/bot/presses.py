"""Presses on a message that all see."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from bot.platform.closed_channels import ClosedPlaces
from bot.platform.context import Press
from tests.bot.commands.test_replies import Answering
from tests.bot.seated import Seated


class Shown:
    """A message that all see; with `meanwhile` something happens while its first edit is sent."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.buttons: Any = None
        self.meanwhile: Any = None

    def get_partial_messageable(self, channel_id: int) -> Any:
        return SimpleNamespace(get_partial_message=lambda _: self)

    async def edit(self, *, content: str, view: Any, **_: Any) -> None:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        self.texts.append(content)
        self.buttons = view


class Pressing(Answering):
    """A press on the message; with `meanwhile` another one is answered before this one."""

    def __init__(self, user_id: int, shown: Shown, meanwhile: Any = None) -> None:
        super().__init__()
        self.user = SimpleNamespace(id=user_id, display_name="Dmitri", name="dmitri")
        self.shown, self.shown.meanwhile = shown, meanwhile

    async def edit_message(self, *, content: str, **more: Any) -> None:
        await self.shown.edit(content=content, view=more["view"])


def press(table: Seated, shown: Shown, interaction: Any, argument: str = "") -> Press:
    context: Any = SimpleNamespace(
        tables=table.tables,
        database=table.tables.database,
        client=shown,
        trouble=SimpleNamespace(closed=ClosedPlaces(cast(Any, shown))),
    )
    return Press(interaction, context, "en", table.id, 0, argument)
