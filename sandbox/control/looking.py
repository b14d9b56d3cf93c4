"""Views of the stand-in for tests and the page."""

from __future__ import annotations

import asyncio
import time

from sandbox.checks.commands import USER
from sandbox.control.asked import Asked, Route
from sandbox.page_socket import PageSockets
from sandbox.people import People
from sandbox.rest.journal import Journal
from sandbox.typed import usable
from sandbox.world import Json


class Looking:
    """Views of the stand-in for tests and the page."""

    def __init__(self, people: People, pages: PageSockets, journal: Journal) -> None:
        self.people = people
        self.interactions = people.interactions
        self.world = people.world
        self.pages = pages
        self.journal = journal

    def routes(self) -> list[Route]:
        """Return the routes that this part answers."""
        return [
            ("GET", "/messages", self._messages),
            ("GET", "/messages/{message}", self._message),
            ("GET", "/commands", self._usable),
            ("GET", "/places", self._places),
            ("GET", "/interactions", self._interactions),
            ("GET", "/interactions/{interaction}", self._interaction),
            ("POST", "/interactions/{interaction}/expire", self._expire),
            ("GET", "/state", self._state),
            ("GET", "/bot", self._bot),
            ("GET", "/pings", self._pings),
            ("GET", "/requests", self._requests),
        ]

    async def _messages(self, asked: Asked) -> Json:
        found = self.people.read(
            asked.user()["id"],
            asked.channel(),
            before=asked.fields.get("before"),
            limit=int(asked.number("limit", 50)),
        )
        return {"messages": found}

    async def _message(self, asked: Asked) -> Json:
        found = self.people.visible(asked.user()["id"], asked.path["message"])
        return self.people.messages.shown(found)

    async def _places(self, asked: Asked) -> Json:
        return {"places": self.people.places(asked.user()["id"])}

    async def _usable(self, asked: Asked) -> Json:
        channel, user_id = asked.channel(), asked.user()["id"]
        return {
            "commands": usable(self.world, channel, user_id),
            "menus": usable(self.world, channel, user_id, USER),
        }

    async def _interactions(self, asked: Asked) -> Json:
        after = int(asked.number("after", 0))
        interactions = self.interactions
        found = [i for i in interactions.by_id.values() if int(i.id) > after]
        return {"interactions": [interactions.record(i) for i in found]}

    async def _interaction(self, asked: Asked) -> Json:
        return self.interactions.record(self.people.interaction(asked.path["interaction"]))

    async def _expire(self, asked: Asked) -> Json:
        interaction = self.people.interaction(asked.path["interaction"])
        self.interactions.expire(interaction)
        return self.interactions.record(interaction)

    async def _state(self, asked: Asked) -> Json:
        return self.pages.state()

    async def _bot(self, asked: Asked) -> Json:
        deadline = time.monotonic() + asked.number("wait", 0)
        while True:
            facts = {"online": self.pages.gateway.online, "commands": len(self.world.commands)}
            if (facts["online"] and facts["commands"]) or time.monotonic() >= deadline:
                return facts
            await asyncio.sleep(0.02)

    async def _pings(self, asked: Asked) -> Json:
        user_id = asked.user()["id"]
        return {
            "badges": self.world.badges(user_id),
            "unread": self.world.unread(user_id),
            "history": self.world.inbox(user_id)["pings"],
        }

    async def _requests(self, asked: Asked) -> Json:
        after = int(asked.number("after", 0))
        method, template = asked.fields.get("method"), asked.fields.get("template")
        found = [
            e
            for e in self.journal.entries
            if e["seq"] > after
            and method in (None, "", e["method"])
            and template in (None, "", e["template"])
        ]
        return {"requests": found, "last": self.journal.number}
