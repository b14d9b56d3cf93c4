"""A forum, and a table that is opened there."""

from __future__ import annotations

import discord

from tests.bot.described import Forum
from tests.bot.finding.searching import ADA
from tests.bot.stage import Stage
from tests.bot.wire import Answers

FORUM = Forum(90)
IN_POST = 2
"""The channel around the thread of the wire."""
NEW = ("table", "new")
VIEW, SEND = discord.Permissions.view_channel.flag, discord.Permissions.send_messages.flag


async def opened(stage: Stage, *tags: str, required: bool = False, lacks: int = 0) -> Answers:
    """Open a table in a forum with these tags."""
    stage.wire.server.add_forum(FORUM.id, *tags, required=required, lacks=lacks)
    return await stage.wire.use(ADA, 7, NEW, {"game": "dust", "forum": FORUM})


def applied(stage: Stage) -> list[str]:
    """Return the names of the tags of the only post that was opened."""
    (request,) = stage.wire.opened
    known = stage.wire.server.channels[FORUM.id]["available_tags"]
    return [next(t["name"] for t in known if t["id"] == tag) for tag in request["applied_tags"]]
