"""The life of a message: written, edited, deleted; its mentions and its files."""

from __future__ import annotations

import mimetypes
import re
import time
from collections.abc import Callable

from sandbox import places, wire
from sandbox.checks import messages as checks
from sandbox.checks.components import TEXT_DISPLAY, walk
from sandbox.clock import now
from sandbox.errors import ApiError, refuse_field
from sandbox.ids import iso, moment
from sandbox.media import Addresses, Upload
from sandbox.pictures import picture_size
from sandbox.world import DM, MAX_FILE, THREADS, Json, World

_USER = re.compile(r"<@!?(\d{1,20})>")
_ROLE = re.compile(r"<@&(\d{1,20})>")
_EVERYONE = re.compile(r"@(everyone|here)\b")
_NAME = re.compile(r"[^\w.\-]+")
PINNED_NOTICE, THREAD_STARTED, ANSWER = 6, 18, 19


class Messages:
    """Writes messages into the world and emits their events."""

    def __init__(self, world: World, where: Addresses) -> None:
        self.world = world
        self.where = where
        self.touched: list[Callable[[Json], None]] = []
        self._nonces: dict[tuple[str, str], tuple[float, str]] = {}
        self._old_edits: dict[str, list[float]] = {}

    def shown(self, message: Json) -> Json:
        """Return a message in the form of REST."""
        return wire.message(self.world, self.where, message)

    # --- writing -----------------------------------------------------------------------------

    def repeated(self, channel: Json, body: Json) -> Json | None:
        """Return the message that was already written with this nonce, if nonces are enforced."""
        if not body.get("enforce_nonce") or body.get("nonce") is None:
            return None
        key = (channel["id"], str(body["nonce"]))
        at, message_id = self._nonces.get(key, (0.0, ""))
        if time.monotonic() - at > self.world.settings.nonce_seconds or not message_id:
            return None
        return self.world.store.message(message_id)

    def create(
        self,
        channel: Json,
        author_id: str,
        body: Json,
        uploads: list[Upload],
        *,
        interaction: Json | None = None,
        viewer: str | None = None,
        loading: bool = False,
        message_id: str | None = None,
    ) -> Json:
        """Write a message from a checked author; the body is checked here.

        The first message of a post has the id of the post.
        """
        draft = self._draft(body, uploads, ephemeral_allowed=interaction is not None)
        reference = checks.reference(body)
        message = self._blank(channel, author_id) | {
            "content": draft.content or "",
            "embeds": draft.embeds or [],
            "components": draft.components or [],
            "flags": draft.flags | (wire.LOADING if loading else 0),
            "nonce": body.get("nonce"),
        }
        if message_id is not None:
            message["id"] = message_id
        if viewer is not None:
            message |= {"viewer": viewer, "flags": message["flags"] | wire.EPHEMERAL}
        if interaction is not None:
            message |= {"interaction": interaction, "webhook_id": self.world.application_id}
        if author_id == self.world.application_id:
            message["application_id"] = self.world.application_id
        if reference is not None:
            self._refer(channel, message, *reference)
        if not loading and _empty(message, draft.attachments or []):
            raise ApiError(50006)
        places.reopen(self.world, channel)
        self._attach(message, draft.attachments or [], uploads)
        self._mention(channel, message, draft.allowed)
        self.world.store.put_message(message)
        if body.get("nonce") is not None:
            self._nonces[channel["id"], str(body["nonce"])] = (time.monotonic(), message["id"])
        self._announce_new(channel, message)
        return message

    def require(self, body: Json, uploads: list[Upload]) -> None:
        """Refuse the body of a new message if it could not be written."""
        draft = self._draft(body, uploads)
        whole = {
            "content": draft.content or "",
            "embeds": draft.embeds,
            "components": draft.components,
        }
        if _empty(whole, draft.attachments or []):
            raise ApiError(50006)

    def _draft(
        self,
        body: Json,
        uploads: list[Upload],
        *,
        before: Json | None = None,
        ephemeral_allowed: bool = False,
    ) -> checks.Draft:
        """Return the checked content of a new message, or of an edit of the message `before`."""
        draft = checks.check(
            body,
            uploads=[clean_name(u.filename) for u in uploads],
            kept=[] if before is None else before["attachments"],
            before=before,
            ephemeral_allowed=ephemeral_allowed,
        )
        self._emoji(draft.components or [])
        _refuse_large(uploads)
        return draft

    def _blank(self, channel: Json, author_id: str, kind: int = 0) -> Json:
        """Return a new message without content."""
        return {
            "id": self.world.ids.next(),
            "type": kind,
            "channel_id": channel["id"],
            "author_id": author_id,
            "content": "",
            "timestamp": iso(),
            "edited_timestamp": None,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "flags": 0,
            "pinned": False,
        }

    def _announce_new(self, channel: Json, message: Json) -> None:
        first = message["id"] == channel["id"]  # the first message of a post is not counted
        if channel["type"] in THREADS and "viewer" not in message and not first:
            channel["message_count"] += 1
        self._tell("MESSAGE_CREATE", channel, message)
        if "viewer" not in message:
            self.world.note_message(channel, message)

    def _refer(self, channel: Json, message: Json, message_id: str, must_exist: bool) -> None:
        found = self.world.store.message(message_id)
        if found is None or found["channel_id"] != channel["id"]:
            if must_exist:
                raise refuse_field(
                    ("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message"
                )
            return
        message["type"] = ANSWER
        message["message_reference"] = {
            "type": 0,
            "channel_id": channel["id"],
            "message_id": message_id,
        }
        if "guild_id" in channel:
            message["message_reference"]["guild_id"] = channel["guild_id"]

    def _attach(self, message: Json, planned: list[Json], uploads: list[Upload]) -> None:
        attached: list[Json] = []
        for plan in planned:
            if "upload" not in plan:
                attached.append(plan)
                continue
            upload = uploads[plan["upload"]]
            name = clean_name(plan["filename"])
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            made: Json = {
                "id": self.world.ids.next(),
                "filename": name,
                "size": len(upload.body),
                "content_type": kind,
                "description": plan.get("description"),
            }
            size = picture_size(upload.body)
            if size is not None:
                made["width"], made["height"] = size
            self.world.store.put_file(made["id"], message["channel_id"], name, kind, upload.body)
            attached.append(made)
        gone = {a["id"] for a in message["attachments"]} - {a["id"] for a in attached}
        for file_id in gone:
            self.world.store.drop_file(file_id)
        message["attachments"] = attached

    def _mention(self, channel: Json, message: Json, allowed: Json | None) -> None:
        """Note who a message mentions, as far as it and its author are allowed to."""
        texts = [message["content"]]
        texts += [c["content"] for c in walk(message["components"]) if c["type"] == TEXT_DISPLAY]
        text = "\n".join(texts)
        users = [u for u in dict.fromkeys(_USER.findall(text)) if u in self.world.users]
        users = _allowed(allowed, "users", users)
        everyone = bool(_EVERYONE.search(text)) and _parses(allowed, "everyone")
        roles: list[str] = []
        guild = self.world.guilds.get(channel.get("guild_id", ""))
        if guild is not None:
            may = self.world.can(channel, message["author_id"], "mention_everyone")
            everyone = everyone and may
            roles = [r for r in dict.fromkeys(_ROLE.findall(text)) if r in guild["roles"]]
            roles = [r for r in roles if may or guild["roles"][r]["mentionable"]]
        answered = self._answered(message, allowed)
        if answered is not None and answered not in users:
            users.append(answered)
        message |= {
            "mentions": users,
            "mention_roles": _allowed(allowed, "roles", roles),
            "mention_everyone": everyone,
        }

    def _answered(self, message: Json, allowed: Json | None) -> str | None:
        """Return the author that a reply mentions, or None."""
        if message["type"] != ANSWER or (allowed is not None and not allowed.get("replied_user")):
            return None
        found = self.world.store.message(message["message_reference"]["message_id"])
        return None if found is None else found["author_id"]

    def _emoji(self, components: list[Json]) -> None:
        """Complete the emoji of buttons and options as Discord does, or refuse invalid ones."""
        for component in walk(components):
            for holder in (component, *component.get("options", [])):
                if (given := holder.get("emoji")) is None:
                    holder.pop("emoji", None)
                elif given.get("id") is None:
                    holder["emoji"] = {"name": given["name"]}
                elif (found := self.world.emojis.get(str(given["id"]))) is None:
                    raise refuse_field(("components",), "COMPONENT_INVALID_EMOJI", "Invalid emoji")
                else:
                    holder["emoji"] = {key: found[key] for key in ("id", "name", "animated")}

    # --- editing and deleting ----------------------------------------------------------------

    def edit(self, message: Json, body: Json, uploads: list[Upload]) -> Json:
        """Edit a message of the bot; fields not in the body stay as they are."""
        channel = self.world.channel(message["channel_id"])
        meta = channel.get("thread_metadata")
        if meta is not None and meta["archived"]:
            raise ApiError(50083)
        draft = self._draft(body, uploads, before=message)
        changed = dict(message)
        for key, value in (
            ("content", draft.content),
            ("embeds", draft.embeds),
            ("components", draft.components),
        ):
            if value is not None:
                changed[key] = value
        if _empty(changed, draft.attachments or []):
            raise ApiError(50006)
        changed["flags"] = draft.flags & ~wire.LOADING
        self._attach(changed, draft.attachments or [], uploads)
        if not message["flags"] & wire.LOADING:
            changed["edited_timestamp"] = iso()
        if draft.content is not None or draft.components is not None:
            self._mention(channel, changed, draft.allowed)
        self.world.store.put_message(changed)
        self._tell("MESSAGE_UPDATE", channel, changed)
        for listener in self.touched:
            listener(changed)
        return changed

    def slow_down_old_edits(self, message: Json) -> None:
        """Refuse with Discord's hidden limit for edits of messages older than an hour."""
        settings = self.world.settings
        if settings.old_edits_allowed is None:
            return
        if (now() - moment(message["id"])).total_seconds() < settings.old_edit_seconds:
            return
        recent = self._old_edits.setdefault(message["channel_id"], [])
        recent[:] = [at for at in recent if time.monotonic() - at < settings.old_edits_window]
        if len(recent) >= settings.old_edits_allowed:
            raise ApiError(30046)
        recent.append(time.monotonic())

    def change(self, message: Json, **changes: bool | int) -> Json:
        """Change a message in a way that an edit cannot, such as pinning it."""
        changed = message | changes
        self.world.store.put_message(changed)
        self._tell("MESSAGE_UPDATE", self.world.channel(message["channel_id"]), changed)
        return changed

    def delete(self, message: Json) -> None:
        """Delete a message and its files."""
        channel = self.world.channel(message["channel_id"])
        self.world.store.drop_message(message["id"])
        gone = {"id": message["id"], "channel_id": channel["id"]}
        if "guild_id" in channel:
            gone["guild_id"] = channel["guild_id"]
        self.world.emit("MESSAGE_DELETE", gone, channel=channel, viewer=message.get("viewer"))
        for listener in self.touched:
            listener(message | {"deleted": True})

    def delete_many(self, channel: Json, found: list[Json]) -> None:
        """Delete several messages at once."""
        for message in found:
            self.world.store.drop_message(message["id"])
        gone: Json = {"ids": [m["id"] for m in found], "channel_id": channel["id"]}
        if "guild_id" in channel:
            gone["guild_id"] = channel["guild_id"]
        self.world.emit("MESSAGE_DELETE_BULK", gone, channel=channel)

    def _tell(self, name: str, channel: Json, message: Json) -> None:
        data = wire.gateway_message(self.world, self.where, message)
        self.world.emit(name, data, channel=channel, viewer=message.get("viewer"))

    def notice(self, channel: Json, author_id: str, kind: int, **more: object) -> Json:
        """Write one of Discord's own lines: a message was pinned, a thread was started."""
        message = self._blank(channel, author_id, kind) | more
        self.world.store.put_message(message)
        self._announce_new(channel, message)
        return message


def _refuse_large(uploads: list[Upload]) -> None:
    checks.refuse_large([len(u.body) for u in uploads], MAX_FILE)


def _parses(allowed: Json | None, kind: str) -> bool:
    """Return whether all mentions of a kind are allowed."""
    return allowed is None or kind in (allowed.get("parse") or [])


def _allowed(allowed: Json | None, kind: str, mentioned: list[str]) -> list[str]:
    """Return the mentions of a kind that are allowed."""
    if allowed is None or _parses(allowed, kind):
        return mentioned
    listed = {str(one) for one in allowed.get(kind) or []}
    return [one for one in mentioned if one in listed]


def _empty(message: Json, attachments: list[Json]) -> bool:
    return not (
        message["content"].strip() or message["embeds"] or message["components"] or attachments
    )


def clean_name(name: str) -> str:
    """Return a file's name as Discord keeps it: letters, digits, `_`, `-` and `.` only."""
    return _NAME.sub("_", name).strip("_") or "file"


def is_open(channel: Json, world: World) -> bool:
    """Return whether the bot can write to the person of a DM."""
    return channel["type"] != DM or world.users[channel["recipients"][0]]["dm_open"]
