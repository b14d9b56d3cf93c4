"""Actions of people for tests and the page."""

from __future__ import annotations

from sandbox import wire
from sandbox.control.asked import Asked, Route
from sandbox.interaction import Interaction
from sandbox.people import People
from sandbox.typed import Impossible
from sandbox.world import Json


class Acting:
    """Actions of people for tests and the page."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.messages = people.messages
        self.interactions = people.interactions
        self.world = people.world

    def routes(self) -> list[Route]:
        """Return the routes that this part answers."""
        return [
            ("POST", "/messages", self._post),
            ("DELETE", "/messages/{message}", self._delete_message),
            ("POST", "/commands", self._command),
            ("POST", "/menus", self._menu),
            ("POST", "/autocomplete", self._autocomplete),
            ("POST", "/press", self._press),
            ("POST", "/select", self._select),
            ("POST", "/modal", self._modal),
            ("POST", "/threads", self._thread),
            ("POST", "/read", self._read),
        ]

    async def _post(self, asked: Asked) -> Json:
        message = self.people.post(
            asked.user()["id"],
            asked.channel(),
            asked.text("content"),
            answers=asked.fields.get("reply_to"),
        )
        return self.messages.shown(message)

    async def _watch(self, asked: Asked, interaction: Interaction) -> Json:
        until = asked.text("wait", "final")
        if until not in ("final", "ack", "none"):
            raise Impossible('"wait" is "final", "ack" or "none".', status=400)
        if until != "none":
            await self.interactions.wait(interaction, until, asked.number("timeout", 15))
        return self.interactions.record(interaction)

    async def _command(self, asked: Asked) -> Json:
        sent = self.people.run(
            asked.user()["id"],
            asked.channel(),
            asked.text("command"),
            asked.fields.get("options") or {},
        )
        return await self._watch(asked, sent)

    async def _menu(self, asked: Asked) -> Json:
        channel, name = asked.channel(), asked.text("command")
        sent = self.people.pick(asked.user()["id"], channel, name, asked.text("target"))
        return await self._watch(asked, sent)

    async def _autocomplete(self, asked: Asked) -> Json:
        sent = self.people.complete(
            asked.user()["id"],
            asked.channel(),
            asked.text("command"),
            asked.fields.get("options") or {},
            asked.text("focused"),
            asked.text("value", ""),
        )
        return await self._watch(asked, sent)

    def _control_of(self, asked: Asked) -> tuple[str, Json, str]:
        user_id = asked.user()["id"]
        if "label" in asked.fields:
            message, button = self.people.labelled(user_id, asked.channel(), asked.text("label"))
            if "custom_id" not in button:
                raise Impossible("This button is a link.", status=400)
            return user_id, message, button["custom_id"]
        message = self.people.visible(user_id, asked.text("message"))
        return user_id, message, asked.text("custom_id")

    async def _press(self, asked: Asked) -> Json:
        user_id, message, custom_id = self._control_of(asked)
        sent = self.people.press(user_id, message, custom_id, force=bool(asked.fields.get("force")))
        return await self._watch(asked, sent)

    async def _select(self, asked: Asked) -> Json:
        user_id, message, custom_id = self._control_of(asked)
        values = asked.fields.get("values")
        if not isinstance(values, list):
            raise Impossible('"values" must be a list.', status=400)
        sent = self.people.choose(
            user_id, message, custom_id, values, force=bool(asked.fields.get("force"))
        )
        return await self._watch(asked, sent)

    async def _modal(self, asked: Asked) -> Json:
        people, user_id = self.people, asked.user()["id"]
        if "interaction" in asked.fields:
            opened = people.interaction(asked.text("interaction"))
        else:
            opened = people.last_modal(user_id)
        return await self._watch(
            asked, people.submit(user_id, opened, asked.fields.get("values") or {})
        )

    async def _thread(self, asked: Asked) -> Json:
        thread = self.people.start_thread(
            asked.user()["id"], asked.channel(), asked.text("name"), asked.fields.get("message")
        )
        return wire.channel(self.world, thread)

    async def _read(self, asked: Asked) -> Json:
        user_id = asked.user()["id"]
        self.world.mark_read(user_id, asked.channel()["id"])
        return {"badges": self.world.badges(user_id)}

    async def _delete_message(self, asked: Asked) -> Json:
        user_id = asked.user()["id"]
        message = self.people.visible(user_id, asked.path["message"])
        self.people.delete(user_id, message)
        return {}
