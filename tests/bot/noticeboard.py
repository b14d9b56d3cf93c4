"""A channel that keeps its messages, for tests of the messages about a game."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any

import discord

import db.outbox as outbox_db
from bot.shared.clock import now
from tests.bot.process.test_unreached import Bench, http
from tests.bot.seated import Seated

NUMBERS = count(1)


class Message:
    """A message in its current form; `texts` are all the texts it ever had."""

    def __init__(self, board: Noticeboard, number: int, content: dict[str, Any]) -> None:
        self.id = number
        self.channel = board
        self.texts: list[str] = []
        self.pictures = 0
        self.post = content.get("content") is None
        self.buttons: list[str] = []
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
            self.buttons = [str(part["label"]) for part in parts if "label" in part]
        if "files" in content or "attachments" in content:
            self.pictures = len(content.get("files") or content.get("attachments") or ())

    @property
    def text(self) -> str:
        """The present text."""
        return self.texts[-1]


def _parts(components: list[Any]) -> list[Any]:
    """Return all components, however deep they lie."""
    inner = [part for each in components for part in each.get("components", ())]
    return [*inner, *_parts(inner)] if inner else []


class Noticeboard:
    """The channel; `standing` are its messages, `refuse` its answer to edits and deletions."""

    id = 7

    def __init__(self) -> None:
        self.standing: dict[int, Message] = {}
        self.refuse: Exception | None = None
        self.crash: str = ""
        """An act that is done without an answer: "send", "edit" or "delete", once."""
        self.notified: list[int] = []
        self.fetched = 0
        self._nonces: dict[str, Message] = {}

    async def send(self, content: str | None = None, *, nonce: str = "", **more: Any) -> Message:
        """Say something; what has a nonce that was heard before is said once."""
        if nonce in self._nonces:
            return self._nonces[nonce]
        number = discord.utils.time_snowflake(now()) + next(NUMBERS)
        made = Message(self, number, {"content": content, **more})
        allowed: Any = more.get("allowed_mentions")
        layout = isinstance(more.get("view"), discord.ui.LayoutView)
        # Discord shows no text in the notification of such a message.
        assert not (layout and allowed and allowed.users), "a layout notifies"
        self.notified += [user.id for user in (allowed.users if allowed else ()) or ()]
        self.standing[number] = self._nonces[nonce] = made
        self._break("send")
        return made

    def get_partial_message(self, message_id: int) -> Any:
        """Return a handle of a message."""

        async def edit(**content: Any) -> Message:
            message = self._found(message_id)
            message.show(content)
            self._break("edit")
            return message

        async def delete() -> None:
            self._found(message_id)
            del self.standing[message_id]
            self._break("delete")

        async def fetch() -> Message:
            self.fetched += 1
            return self._found(message_id)

        return SimpleNamespace(id=message_id, channel=self, edit=edit, delete=delete, fetch=fetch)

    def _found(self, message_id: int) -> Message:
        if self.refuse is not None:
            raise self.refuse
        if message_id not in self.standing:
            raise http(404, 10008)
        return self.standing[message_id]

    def _break(self, what: str) -> None:
        if self.crash == what:
            self.crash = ""
            raise ConnectionResetError

    def saying(self, text: str) -> list[Message]:
        """Return the messages that say something now."""
        return [message for message in self.standing.values() if text in message.text]

    @property
    def posts(self) -> list[Message]:
        """The posts about turns."""
        return [message for message in self.standing.values() if message.post]


class Told(Bench):
    """An announcer at a table, with a channel of this kind."""

    def __init__(self, seated: Seated) -> None:
        super().__init__(seated)
        self.board = Noticeboard()
        self.channel = self.board  # type: ignore[assignment]  # as much of a channel as is needed

        async def drawn(*_: Any, **__: Any) -> tuple[list[Any], None]:
            return [], None

        async def none(*_: Any) -> None:
            return None

        pictures: Any = SimpleNamespace(drawn=drawn, course=drawn)
        self.announcer.posting.pictures = self.announcer.results.pictures = pictures
        self.trouble.pictures = none  # type: ignore[method-assign]

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
