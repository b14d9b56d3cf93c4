"""The private panel for a running table's settings."""

from __future__ import annotations

import discord

from bot import controls, permissions
from bot.controls import Press, handles
from bot.errors import Problem
from bot.replies import reply
from bot.service import lobby as service
from bot.service.live import Live
from bot.service.settings import ABSENT, REMIND, settings_of
from bot.texts import known, say
from games.core.text import LANGUAGES, Language

KEYS = ("language", "remind", "absent", "names_done")


def panel(live: Live, lang: Language) -> tuple[str, discord.ui.View]:
    """Return the panel."""
    now = settings_of(live)
    hours = {
        key: [(str(h), say(lang, "hours", hours=h) if h else say(lang, f"{key}-never"), "")
              for h in values]
        for key, values in (("remind", REMIND), ("absent", ABSENT))
    }  # fmt: skip
    choices = {
        "language": [(each, say(each, "language-name"), "") for each in LANGUAGES],
        "remind": hours["remind"],
        "absent": hours["absent"],
        "names_done": [(v, say(lang, f"names-{v}"), "") for v in ("no", "yes")],
    }
    present = {
        "language": live.lang,
        "remind": str(now.remind),
        "absent": str(now.absent),
        "names_done": "yes" if now.names_done else "no",
    }
    items: list[controls.PressMenu] = []
    for row, key in enumerate(KEYS):
        current = next((t for v, t, _ in choices[key] if v == present[key]), present[key])
        title = say(lang, f"setting-{key.replace('_', '-')}", now=current)
        items.append(controls.menu(title, choices[key], "set", live.id, argument=key, row=row))
    head = say(lang, "settings-head", name=live.row.name, table=live.id)
    return head, controls.rows(*items)


async def show(press: Press) -> None:
    """Show the panel."""
    live = await press.app.tables.get(press.table)
    text, view = panel(live, press.lang)
    await reply(press.interaction, text, view=view)


@handles("set")
async def change(press: Press) -> None:
    """Change a setting."""
    live = await press.app.tables.get(press.table)
    permissions.require(live, press.interaction.user, "settings")
    value = press.values[0]
    async with press.app.tables.locked(live.id) as held:
        match press.argument:
            case "language":
                await service.change(press.app.tables, held, language=known(value))
            case "remind" | "absent" as key:
                await service.change(
                    press.app.tables, held, settings={**held.row.settings, key: int(value)}
                )
            case "names_done":
                await service.change(
                    press.app.tables,
                    held,
                    settings={**held.row.settings, "names_done": value == "yes"},
                )
            case _:
                raise Problem("problem-defect", id=press.argument)
    text, view = panel(held, press.lang)
    await press.interaction.response.edit_message(content=text, view=view)
