"""Forms with one text, which survive restarts: what they mean is all in their id.

Discord shows them in front of everything (a modal); the id is `m:name:table:0:`, and what is sent
is carried out by the handler of `name-sent` (`bot.handlers`).
"""

from __future__ import annotations

from typing import Any

import discord

from bot import controls, limits
from games.core.text import clip

HOUR = 3600.0
"""Seconds that discord.py remembers a form for; one sent later is understood all the same."""
TEXT = "text"
"""The id of the field."""


class Form(discord.ui.Modal):
    """A form with one text of several lines."""

    def __init__(self, title: str, label: str, name: str, table: str, text: str, most: int) -> None:
        made = controls.identify("m", name, table, 0, "")
        super().__init__(title=clip(title, limits.MODAL_TITLE), timeout=HOUR, custom_id=made)
        self.add_item(
            discord.ui.TextInput[Any](
                label=clip(label, limits.INPUT_LABEL),
                style=discord.TextStyle.paragraph,
                custom_id=TEXT,
                default=text or None,
                required=False,
                max_length=most,
            )
        )


async def sent(interaction: discord.Interaction[Any]) -> None:
    """Carry out a form that was sent, if it is one of ours."""
    data: Any = interaction.data or {}
    match = controls.matched("m", str(data.get("custom_id", "")))
    if match is None:
        return
    values = [
        str(field.get("value", ""))
        for row in data.get("components", ())
        for field in row.get("components", ())
    ]
    await controls.carry_out(interaction, match, f"{match['name']}-sent", values)
