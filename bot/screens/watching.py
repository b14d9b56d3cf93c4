"""*Follow* under a post: anyone who does not play can be told how a table goes on."""

from __future__ import annotations

from bot.platform import controls, replies
from bot.platform.context import Press
from bot.platform.page import Page
from bot.service.notices import watchers
from bot.shared.text import say

STOP = "stop"


async def follow(press: Press) -> None:
    """Have a person follow a table, or stop, and say what that means."""
    tables, user_id = press.context.tables, press.interaction.user.id
    stopped = press.argument == STOP
    change = watchers.stop if stopped else watchers.follow
    live = await change(tables, press.table, user_id)
    key = "follow-off" if stopped else "follow-on"
    text = say(press.lang, key, name=live.title, table=live.id)
    label = say(press.lang, "button-follow" if stopped else "button-follow-stop")
    button = controls.button(label, "follow", live.id, argument="" if stopped else STOP)
    await replies.show(press.interaction, Page([text], foot=[button]))
