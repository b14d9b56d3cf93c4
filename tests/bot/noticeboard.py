"""A channel that keeps its messages, and an announcer that speaks there."""

from __future__ import annotations

import asyncio
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord

import db.outbox as outbox_db
from bot.posts.delivery import Announcer
from bot.posts.trouble import DeliveryTrouble
from bot.shared.clock import now
from bot.shared.tasks import Background
from db.outbox import NewMessage
from tests.bot.seated import Seated

NUMBERS = count(1)


def http(status: int, code: int = 0) -> discord.HTTPException:
    """Return what discord.py raises for a status."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = kinds.get(status, discord.DiscordServerError if status >= 500 else discord.HTTPException)
    response: Any = SimpleNamespace(status=status, reason="x")
    return kind(response, {"code": code, "message": "no"})


class Message:
    """A message in its current form; `texts` are all the texts it ever had."""

    def __init__(self, board: Noticeboard, number: int, content: dict[str, Any]) -> None:
        self.id = number
        self.channel = board
        self.texts: list[str] = []
        self.pictures = 0
        self.post = content.get("content") is None
        self.buttons: list[str] = []
        self.view: Any = None
        self.edits = 0
        """The number of requests to change it, refused ones too."""
        allowed: Any = content.get("allowed_mentions")
        self.notified = [user.id for user in (allowed.users if allowed else ()) or ()]
        self.show(content)

    def show(self, content: dict[str, Any]) -> None:
        """Take a sent or edited content, as Discord does: parts not named stay."""
        view: Any = content.get("view")
        shown = view.to_components() if view is not None else []
        parts = _parts(shown)
        told = [str(part["content"]) for part in parts if "content" in part]
        text = content.get("content")
        if text is not None or told:
            self.texts.append("\n".join([*([str(text)] if text else []), *told]))
        if "view" in content:
            self.view = view
            self.buttons = [str(part["label"]) for part in parts if "label" in part]
        if "files" in content or "attachments" in content:
            self.pictures = len(content.get("files") or content.get("attachments") or ())

    @property
    def text(self) -> str:
        """The present text."""
        return self.texts[-1]

    def closed(self, why: str = "") -> bool:
        """Return whether it has no buttons left, and says why."""
        return not self.buttons and why in self.text


def _parts(components: list[Any]) -> list[Any]:
    """Return all components, however deep they lie."""
    inner = [part for each in components for part in each.get("components", ())]
    return [*inner, *_parts(inner)] if inner else []


class Noticeboard:
    """The channel; `standing` are its messages.

    `refuse` is its answer to the acts that are `refused`. With `adopts` messages that a test says
    were posted before are there too.
    """

    id = 7

    def __init__(self, *, adopts: bool = False) -> None:
        self.standing: dict[int, Message] = {}
        self.adopts = adopts
        self.refuse: Exception | None = None
        self.refused: tuple[str, ...] = ("edit", "delete", "fetch")
        self.crash: str = ""
        """An act that is done without an answer: "send", "edit" or "delete", once."""
        self.done: list[str] = []
        self.notified: list[int] = []
        self.begun, self.go = asyncio.Event(), asyncio.Event()
        self.go.set()
        """An edit that has begun takes until then."""
        self._nonces: dict[str, Message] = {}

    async def send(self, content: str | None = None, *, nonce: str = "", **more: Any) -> Message:
        """Say something; what has a nonce that was heard before is said once."""
        self._require("send")
        if nonce in self._nonces:
            return self._nonces[nonce]
        number = discord.utils.time_snowflake(now()) + next(NUMBERS)
        made = Message(self, number, {"content": content, **more})
        layout = isinstance(more.get("view"), discord.ui.LayoutView)
        # Discord shows no text in the notification of such a message.
        assert not (layout and made.notified), "a layout notifies"
        self.notified += made.notified
        self.standing[number] = made
        if nonce:
            self._nonces[nonce] = made
        self._did("send")
        return made

    def get_partial_message(self, message_id: int) -> Any:
        """Return a handle of a message."""

        async def edit(**content: Any) -> Message:
            if message_id in self.standing:
                self.standing[message_id].edits += 1
            message, allowed = self._found(message_id, "edit"), content.get("allowed_mentions")
            assert allowed is None or allowed.to_dict() == {"parse": []}, "an edit notifies"
            message.show(content)
            self.begun.set()
            await self.go.wait()
            self._did("edit")
            return message

        async def delete() -> None:
            self._found(message_id, "delete")
            del self.standing[message_id]
            self._did("delete")

        async def fetch() -> Message:
            self.done.append("fetch")
            return self._found(message_id, "fetch")

        return SimpleNamespace(id=message_id, channel=self, edit=edit, delete=delete, fetch=fetch)

    def _require(self, what: str) -> None:
        if self.refuse is not None and what in self.refused:
            raise self.refuse

    def _found(self, message_id: int, what: str) -> Message:
        self._require(what)
        if self.adopts and message_id not in self.standing:
            self.standing[message_id] = Message(self, message_id, {"content": ""})
        if message_id not in self.standing:
            raise http(404, 10008)
        return self.standing[message_id]

    def _did(self, what: str) -> None:
        self.done.append(what)
        if self.crash == what:
            self.crash = ""
            raise ConnectionResetError

    def remove(self, message: Message) -> None:
        """Let somebody delete a message."""
        del self.standing[message.id]

    def saying(self, text: str) -> list[Message]:
        """Return the messages that say something now."""
        return [message for message in self.standing.values() if text in message.text]

    @property
    def posts(self) -> list[Message]:
        """The posts about turns."""
        return [message for message in self.standing.values() if message.post]


class Told:
    """An announcer at a table, with such a channel, which it has wherever the table is."""

    def __init__(self, seated: Seated, board: Noticeboard | None = None) -> None:
        self.seated = seated
        self.database = seated.tables.database
        self.board = board or Noticeboard()
        self.client: Any = SimpleNamespace(
            get_partial_messageable=lambda _: self.board,
            fetch_user=self._fetch,
            http=SimpleNamespace(edit_channel=self._locked),
        )
        self.trouble = DeliveryTrouble(self.client, self.database)
        pictures: Any = SimpleNamespace(drawn=self._drawn, course=self._drawn)
        self.announcer = Announcer(self.client, seated.tables, pictures, self.trouble, Background())
        self.trouble.pictures = self._undrawn  # type: ignore[method-assign]
        self.announcer.open = True
        self.direct: list[str] = []
        self.reached: list[int] = []
        """The users that the direct messages were sent to."""

    async def _drawn(self, *_: Any, **__: Any) -> tuple[list[Any], None]:
        return [], None

    async def _undrawn(self, *_: Any) -> None:
        return None

    async def _locked(self, *_: Any, **__: Any) -> None:
        raise http(403, 50013)

    async def _fetch(self, user_id: int) -> Any:
        async def send(content: str, **_: Any) -> Any:
            self.direct.append(content)
            self.reached.append(user_id)
            return SimpleNamespace(id=98, channel=SimpleNamespace(id=50))

        return SimpleNamespace(id=user_id, send=send)

    def apart(self, channel_id: int) -> Noticeboard:
        """Return another channel, of this id."""
        other = Noticeboard()
        other.id = channel_id
        self.client.get_partial_messageable = lambda n: other if n == channel_id else self.board
        return other

    async def write(self, **more: Any) -> None:
        """Put a message into the outbox, "n" if no other nonce is given."""
        given = {
            "kind": "text", "nonce": "n", "channel_id": 7, "first_seq": 0, "last_seq": 0,
            "payload": {"text": "hello"}, **more,
        }  # fmt: skip
        async with self.database.writing() as conn:
            await outbox_db.add_messages(conn, self.seated.id, [NewMessage(**given)], now())

    async def announce(self) -> None:
        self.announcer.wake(self.seated.id)
        await self.announcer.idle()

    async def idle(self) -> None:
        await self.announcer.idle()

    async def act(self, user_id: int, *actions: object) -> None:
        """Let a person act, and announce that."""
        await self.seated.act(user_id, *actions)
        await self.announce()

    async def undo(self, user_id: int, **more: object) -> None:
        await self.seated.undo(user_id, **more)
        await self.announce()

    async def again(self) -> None:
        """Let what failed be tried again, as after a restart."""
        async with self.database.writing() as conn:
            await outbox_db.retry_messages(conn, [self.board.id])
        self.seated.tables.drop(self.seated.id)
        await self.announce()

    async def crashing(self, at: str) -> None:
        """Announce, and lose the answer to the first request of a kind; then begin again."""
        self.board.crash = at
        await self.announce()
        await self.again()
