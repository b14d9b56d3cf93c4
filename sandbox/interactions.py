"""The life of an interaction: sent, acknowledged in time or failed, answered, followed up."""

from __future__ import annotations

import asyncio
import secrets
import time

from sandbox import installs, wire
from sandbox.checks import modals
from sandbox.checks.commands import check_choices
from sandbox.errors import ApiError, Form, refuse_field
from sandbox.interaction import Interaction
from sandbox.media import Upload
from sandbox.messages import Messages
from sandbox.world import MAX_FILE, PRIVATE, Json, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
KEPT = 5000
FOLLOW_UPS_AS_GUEST = 5
"""Further messages to an interaction where only its person has installed the application."""
_TYPES = {
    COMMAND: (MESSAGE, DEFER, MODAL),
    COMPONENT: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFER),
}
_STATES = {
    MESSAGE: "answered",
    DEFER: "deferred",
    DEFER_UPDATE: "deferred_update",
    UPDATE: "answered",
    CHOICES: "choices",
    MODAL: "modal",
}


class Interactions:
    """All interactions that are still known."""

    def __init__(self, world: World, messages: Messages) -> None:
        self.world = world
        self.messages = messages
        self.by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._following: dict[str, list[Interaction]] = {}
        messages.touched.append(self._touched)

    # --- sending -----------------------------------------------------------------------------

    def send(
        self,
        kind: int,
        user_id: str,
        channel: Json,
        data: Json,
        name: str,
        *,
        source: Json | None = None,
        owners: Json | None = None,
    ) -> Interaction:
        """Send an interaction to the bot and start its clock."""
        interaction = Interaction(
            id=self.world.ids.next(),
            token=secrets.token_urlsafe(120),
            type=kind,
            user_id=user_id,
            channel_id=channel["id"],
            guild_id=channel.get("guild_id"),
            data=data,
            name=name,
            owners=self._owners(user_id, channel, data, source) if owners is None else owners,
            source_id=None if source is None else source["id"],
            private=source is not None and bool(source["flags"] & wire.EPHEMERAL),
        )
        settings = self.world.settings
        interaction.expires = interaction.began + settings.token_seconds
        self.by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        for old in list(self.by_id)[: len(self.by_id) - KEPT]:
            del self._by_token[self.by_id.pop(old).token]
        asyncio.get_running_loop().call_later(settings.ack_seconds, self.too_late, interaction)
        self.world.emit(
            "INTERACTION_CREATE",
            self._payload(interaction, channel, source),
            guild_id=interaction.guild_id,
        )
        self._tell(interaction)
        return interaction

    def _resolved(self, data: Json, channel: Json) -> Json:
        """Return the data with the addresses of files that a person has handed in."""
        resolved = data.get("resolved") or {}
        if "attachments" not in resolved:
            return data
        where, files = self.messages.where, resolved["attachments"]
        shown = {key: wire.attachment(where, channel["id"], each) for key, each in files.items()}
        return {**data, "resolved": {**resolved, "attachments": shown}}

    def _payload(self, interaction: Interaction, channel: Json, source: Json | None) -> Json:
        world = self.world
        person = world.users[interaction.user_id]
        payload: Json = {
            "id": interaction.id,
            "application_id": world.application_id,
            "type": interaction.type,
            "data": self._resolved(interaction.data, channel),
            "token": interaction.token,
            "version": 1,
            "channel_id": channel["id"],
            "channel": wire.interaction_channel(world, channel)
            | {"permissions": str(world.permissions(channel, person["id"]))},
            "locale": person["locale"],
            "app_permissions": str(world.permissions(channel, world.application_id)),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": interaction.owners,
            "context": installs.context(channel),
            "attachment_size_limit": MAX_FILE,
        }
        if channel["type"] in PRIVATE:
            payload["user"] = wire.user(world, person["id"])
        else:
            guild = world.guilds[channel["guild_id"]]
            payload |= {
                "guild_id": guild["id"],
                "guild": {"id": guild["id"], "locale": guild["preferred_locale"], "features": []},
                "guild_locale": guild["preferred_locale"],
                "member": wire.member(world, guild, person["id"])
                | {"permissions": str(world.permissions(channel, person["id"]))},
            }
        if source is not None:
            payload["message"] = self.messages.shown(source)
        return payload

    def _owners(self, user_id: str, channel: Json, data: Json, source: Json | None) -> Json:
        """Return the installations behind a command, or behind the controls of a message."""
        command = self.world.commands.get(data.get("id", ""))
        if command is None:
            return installs.owners_of(self.world, channel, source)
        return installs.owners(self.world, channel, user_id, command)

    def too_late(self, interaction: Interaction) -> None:
        """Let an interaction fail that was not acknowledged."""
        if interaction.state == "pending":
            interaction.state = "failed"
            interaction.wake()
            self._tell(interaction)

    # --- acknowledging -----------------------------------------------------------------------

    def respond(
        self, interaction_id: str, token: str, body: Json, uploads: list[Upload]
    ) -> tuple[Interaction, Json | None]:
        """Take the bot's first answer; return the interaction and the message it made."""
        interaction = self.by_id.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.state == "failed":
            raise ApiError(10062)
        if interaction.state != "pending":
            raise ApiError(40060)
        kind = body.get("type", 0)
        allowed = _TYPES[interaction.type]
        if interaction.type == MODAL_SUBMIT and interaction.source_id is not None:
            allowed = (*allowed, DEFER_UPDATE, UPDATE)
        if kind not in allowed:
            raise refuse_field(
                ("type",), "BASE_TYPE_CHOICES", f"Value must be one of {list(allowed)}."
            )
        data = body.get("data") or {}
        message = self._first(interaction, kind, data, uploads)
        interaction.ack_type = kind
        interaction.ack_ms = interaction.elapsed()
        interaction.state = _STATES[kind]
        interaction.step(f"callback {kind}", data)
        if kind not in (DEFER, DEFER_UPDATE):
            interaction.final()
        self._tell(interaction)
        return interaction, message

    def _first(
        self, interaction: Interaction, kind: int, data: Json, uploads: list[Upload]
    ) -> Json | None:
        match kind:
            case 4 | 5:
                if kind == DEFER:
                    data = {"flags": int(data.get("flags") or 0) & wire.EPHEMERAL}
                interaction.ephemeral = bool(int(data.get("flags") or 0) & wire.EPHEMERAL)
                interaction.private = interaction.ephemeral
                message = self._write(interaction, data, uploads, loading=kind == DEFER)
                interaction.original_id = message["id"]
                return message
            case 6:
                interaction.original_id = interaction.source_id
                self._following.setdefault(interaction.source_id or "", []).append(interaction)
                return None
            case 7:
                interaction.original_id = interaction.source_id
                return self.messages.edit(self._source(interaction), data, uploads)
            case 8:
                interaction.choices = check_choices(data, interaction.data)
                return None
            case _:
                form = Form()
                checked = modals.modal(form, data, ("data",))
                form.close()
                interaction.modal = checked
                interaction.modal_open = True
                return None

    def _write(
        self,
        interaction: Interaction,
        body: Json,
        uploads: list[Upload],
        *,
        loading: bool = False,
        ephemeral: bool | None = None,
    ) -> Json:
        private = interaction.ephemeral if ephemeral is None else ephemeral
        origin: Json = {
            "id": interaction.id,
            "type": interaction.type,
            "user_id": interaction.user_id,
            "name": interaction.name,
            "owners": interaction.owners,
        }
        if "target_id" in interaction.data:
            origin["target_id"] = interaction.data["target_id"]
        if interaction.original_id is not None:
            origin["original_response_message_id"] = interaction.original_id
        if interaction.source_id is not None:
            origin["interacted_message_id"] = interaction.source_id
        message = self.messages.create(
            self.world.channel(interaction.channel_id),
            self.world.application_id,
            body,
            uploads,
            interaction=origin,
            viewer=interaction.user_id if private else None,
            loading=loading,
        )
        if loading:
            self._following.setdefault(message["id"], []).append(interaction)
        return message

    def _source(self, interaction: Interaction) -> Json:
        found = self.world.store.message(interaction.source_id or "0")
        if found is None:
            raise ApiError(10008)
        return found

    # --- by the token ------------------------------------------------------------------------

    def by_token(self, token: str) -> Interaction:
        """Return the interaction whose token the bot uses like a webhook's, or refuse."""
        interaction = self._by_token.get(token)
        if interaction is None:
            raise ApiError(50027)
        if time.monotonic() > interaction.expires:
            raise ApiError(50027)
        if interaction.state in ("pending", "failed", "choices"):
            raise ApiError(10015)
        return interaction

    def expire(self, interaction: Interaction) -> None:
        """Let the token expire."""
        interaction.expires = 0.0

    def find(self, interaction: Interaction, message_id: str) -> Json:
        """Return a message that the token can change, or refuse."""
        if message_id == "@original":
            message_id = interaction.original_id or ""
        found = self.world.store.message(message_id) if message_id.isdigit() else None
        if found is None or not interaction.owns(found["id"]):
            raise ApiError(10008)
        return found

    def follow_up(self, interaction: Interaction, body: Json, uploads: list[Upload]) -> Json:
        """Write a further message; the first one after a defer replaces "thinking"."""
        original = self.world.store.message(interaction.original_id or "0")
        if original is not None and original["flags"] & wire.LOADING:
            message = self.edit(interaction, original, body, uploads)
            interaction.steps[-1]["what"] = "follow-up"
            return message
        if str(installs.FOR_GUILD) not in interaction.owners and (
            len(interaction.followups) >= FOLLOW_UPS_AS_GUEST
        ):
            raise ApiError(40094)
        private = bool(int(body.get("flags") or 0) & wire.EPHEMERAL)
        message = self._write(interaction, body, uploads, ephemeral=private)
        interaction.followups.append(message["id"])
        interaction.step("follow-up", body)
        interaction.final()
        self._tell(interaction)
        return message

    def edit(
        self, interaction: Interaction, message: Json, body: Json, uploads: list[Upload]
    ) -> Json:
        """Edit a message of the interaction."""
        what = "edit original" if message["id"] == interaction.original_id else "edit"
        # An edit that follows an earlier press (a picture, say) does not answer a later one.
        others = [i for i in self._following.pop(message["id"], ()) if i is not interaction]
        changed = self.messages.edit(message, body, uploads)
        if others:
            self._following[message["id"]] = others
        interaction.step(what, body)
        interaction.final()
        self._tell(interaction)
        return changed

    def delete(self, interaction: Interaction, message: Json) -> None:
        """Delete a message of the interaction."""
        self.messages.delete(message)
        interaction.step("delete")
        interaction.final()
        self._tell(interaction)

    def _touched(self, message: Json) -> None:
        for interaction in self._following.pop(message["id"], ()):
            interaction.final()
            self._tell(interaction)

    def forget(self) -> None:
        """Forget all interactions; their tokens become invalid."""
        for interaction in self.by_id.values():
            interaction.state = "failed"
            interaction.wake()
        self.by_id.clear()
        self._by_token.clear()
        self._following.clear()

    # --- looking on --------------------------------------------------------------------------

    async def wait(self, interaction: Interaction, until: str, patience: float) -> None:
        """Wait for the acknowledgement (`ack`) or for the final answer (`final`)."""
        deadline = time.monotonic() + patience
        while not interaction.done and not (until == "ack" and interaction.ack_ms is not None):
            left = deadline - time.monotonic()
            if left <= 0:
                return
            try:
                async with asyncio.timeout(left):
                    await interaction.changed.wait()
            except TimeoutError:
                return

    def record(self, interaction: Interaction) -> Json:
        """Return all data of an interaction, for the tests."""
        store, shown = self.world.store, self.messages.shown
        found = store.message(interaction.original_id or "0")
        followups = [store.message(m) for m in interaction.followups]
        return self.brief(interaction) | {
            "data": interaction.data,
            "message": None if found is None else shown(found),
            "followups": [shown(m) for m in followups if m is not None],
            "choices": interaction.choices,
            "steps": interaction.steps,
            "refusals": interaction.refusals,
        }

    def brief(self, interaction: Interaction) -> Json:
        """Return the data of an interaction for the page."""
        return {
            "id": interaction.id,
            "type": interaction.type,
            "at": interaction.at,
            "user_id": interaction.user_id,
            "channel_id": interaction.channel_id,
            "name": interaction.name,
            "state": interaction.state,
            "source_id": interaction.source_id,
            "custom_id": interaction.data.get("custom_id"),
            "ack_type": interaction.ack_type,
            "ack_ms": interaction.ack_ms,
            "final_ms": interaction.final_ms,
            "ephemeral": interaction.ephemeral,
            "private": interaction.private,
            "modal": interaction.modal,
            "modal_open": interaction.modal_open,
        }

    def _tell(self, interaction: Interaction) -> None:
        if interaction.type != AUTOCOMPLETE:
            self.world.emit(
                "INTERACTION",
                self.brief(interaction),
                viewer=interaction.user_id,
                page_only=True,
            )
