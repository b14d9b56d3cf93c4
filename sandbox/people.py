"""Actions of people: write, run commands, press buttons, choose, fill in forms, start threads."""

from __future__ import annotations

from typing import Any

from sandbox import places
from sandbox.checks.components import BUTTON, LINK, SELECTS, STRING_SELECT, walk
from sandbox.interaction import Interaction
from sandbox.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interactions,
)
from sandbox.media import Upload
from sandbox.messages import THREAD_STARTED, Messages
from sandbox.typed import Filler, Impossible, find, find_menu
from sandbox.world import (
    ANNOUNCEMENT,
    FORUM,
    PRIVATE,
    STARTS,
    TEXT,
    THREADS,
    VOICE,
    Json,
    World,
)

LABEL, TEXT_INPUT, RADIO_GROUP, CHECKBOX = 18, 4, 21, 23


class People:
    """The people of the stand-in, who can do the same as in Discord's client."""

    def __init__(self, world: World, messages: Messages, interactions: Interactions) -> None:
        self.world = world
        self.messages = messages
        self.interactions = interactions

    # --- words -------------------------------------------------------------------------------

    def post(
        self,
        user_id: str,
        channel: Json,
        content: str,
        *,
        answers: str | None = None,
        uploads: list[Upload] | None = None,
        message_id: str | None = None,
    ) -> Json:
        """Write a message; the first one of a post has its id."""
        if not self.world.can(channel, user_id, "view_channel", _to_write(channel)):
            raise Impossible("This person may not write in this channel.")
        self._locked(channel)
        if channel["type"] not in (TEXT, *PRIVATE, VOICE, ANNOUNCEMENT, *THREADS):
            raise Impossible("In this channel there are only posts.")
        body: Json = {"content": content}
        if answers is not None:
            body["message_reference"] = {"message_id": answers}
        return self.messages.create(channel, user_id, body, uploads or [], message_id=message_id)

    def _locked(self, channel: Json) -> None:
        if channel["type"] in THREADS and channel["thread_metadata"]["locked"]:
            raise Impossible("This thread is locked.")

    def delete(self, user_id: str, message: Json) -> None:
        """Delete one's own message, or dismiss a private reply."""
        if message.get("viewer") == user_id or message["author_id"] == user_id:
            self.messages.delete(message)
            return
        channel = self.world.channel(message["channel_id"])
        if "viewer" in message or not self.world.can(channel, user_id, "manage_messages"):
            raise Impossible("This person may not delete this message.")
        self.messages.delete(message)

    def start_thread(
        self, user_id: str, channel: Json, name: str, message_id: str | None = None
    ) -> Json:
        """Start a public thread, from a message or from nothing; in a forum it is a post."""
        needed = "send_messages" if channel["type"] == FORUM else "create_public_threads"
        if channel["type"] not in STARTS or not self.world.can(
            channel, user_id, "view_channel", needed
        ):
            raise Impossible("This person may not start threads in this channel.")
        if not 1 <= len(name.strip()) <= 100:
            raise Impossible("A thread needs a name of 1 to 100 characters.", status=400)
        if message_id in self.world.channels:
            raise Impossible("This message already has a thread.")
        kind = STARTS[channel["type"]][0]
        message = None if message_id is None else self.world.message(channel["id"], message_id)
        thread = places.add_thread(
            self.world, channel, user_id, name.strip(), kind=kind, message_id=message_id
        )
        if message is not None:
            self.messages.change(message, flags=message["flags"] | 32)
        elif channel["type"] == FORUM:
            self.post(user_id, thread, name, message_id=thread["id"])
        else:
            target = {"type": 0, "guild_id": channel["guild_id"], "channel_id": thread["id"]}
            words = {"content": thread["name"], "message_reference": target}
            self.messages.notice(channel, user_id, THREAD_STARTED, **words)
        return thread

    # --- commands ----------------------------------------------------------------------------

    def run(self, user_id: str, channel: Json, typed: str, given: Json) -> Interaction:
        """Run a slash command with its options by name."""
        leaf = find(self.world, channel, user_id, typed)
        filler = Filler(self.world, channel, user_id)
        data = leaf.data(filler.fill(leaf, given))
        if filler.resolved:
            data["resolved"] = filler.resolved
        places.reopen(self.world, channel)
        return self.interactions.send(COMMAND, user_id, channel, data, leaf.name)

    def pick(self, user_id: str, channel: Json, name: str, target: str) -> Interaction:
        """Run a command in the menu on a person's name."""
        command = find_menu(self.world, channel, user_id, name)
        filler = Filler(self.world, channel)
        data = {key: command[key] for key in ("id", "name", "type", "guild_id") if key in command}
        data |= {"target_id": filler.person(target), "resolved": filler.resolved}
        places.reopen(self.world, channel)
        return self.interactions.send(COMMAND, user_id, channel, data, command["name"])

    def complete(
        self, user_id: str, channel: Json, typed: str, given: Json, focused: str, value: str
    ) -> Interaction:
        """Ask the bot for the choices of one option while the others are filled as given."""
        leaf = find(self.world, channel, user_id, typed)
        filler = Filler(self.world, channel, user_id)
        data = leaf.data(filler.half(leaf, given, focused, value))
        return self.interactions.send(AUTOCOMPLETE, user_id, channel, data, leaf.name)

    # --- buttons and menus -------------------------------------------------------------------

    def visible(self, user_id: str, message_id: str) -> Json:
        """Return a message that the person can see."""
        found = self.world.store.message(message_id) if message_id.isdigit() else None
        if found is None or found.get("viewer") not in (None, user_id):
            raise Impossible("There is no such message for this person.", status=404)
        if not self.world.can(self.world.channel(found["channel_id"]), user_id, "view_channel"):
            raise Impossible("This person cannot see that channel.", status=404)
        return found

    def labelled(self, user_id: str, channel: Json, label: str) -> tuple[Json, Json]:
        """Return the newest message with a button of this label, and the button."""
        for message in self.world.store.messages(channel["id"], viewer=user_id, limit=100):
            for component in walk(message["components"]):
                if component["type"] == BUTTON and component.get("label") == label:
                    return message, component
        raise Impossible(f"No message shows a button called {label}.", status=404)

    def press(
        self, user_id: str, message: Json, custom_id: str, *, force: bool = False
    ) -> Interaction:
        """Press a button; `force` presses one that is gone or disabled."""
        if not force:
            button = self._component(message, custom_id, (BUTTON,))
            if button["style"] == LINK:
                raise Impossible("This button is a link.", status=400)
        return self._act(user_id, message, {"component_type": BUTTON, "custom_id": custom_id})

    def choose(
        self, user_id: str, message: Json, custom_id: str, values: list[str], *, force: bool = False
    ) -> Interaction:
        """Choose one or more values in a menu."""
        data: Json = {"component_type": STRING_SELECT, "custom_id": custom_id, "values": values}
        if not force:
            menu = self._component(message, custom_id, SELECTS)
            channel = self.world.channel(message["channel_id"])
            data["component_type"] = menu["type"]
            data["values"], resolved = self._picked(menu, values, channel)
            if resolved:
                data["resolved"] = resolved
        return self._act(user_id, message, data)

    def _component(self, message: Json, custom_id: str, kinds: tuple[int, ...]) -> Json:
        for component in walk(message["components"]):
            if component.get("custom_id") == custom_id and component["type"] in kinds:
                if component.get("disabled"):
                    raise Impossible("This control is disabled.")
                return component
        raise Impossible("The message has no such control.", status=404)

    def _act(self, user_id: str, message: Json, data: Json) -> Interaction:
        channel = self.world.channel(message["channel_id"])
        self._locked(channel)
        places.reopen(self.world, channel)  # as the client does before it sends a press
        return self.interactions.send(
            COMPONENT, user_id, channel, data, data["custom_id"], source=message
        )

    def _picked(self, menu: Json, values: list[Any], channel: Json) -> tuple[list[str], Json]:
        """Check the values chosen in a menu; return them with their resolved objects."""
        low, high = menu.get("min_values"), menu.get("max_values")
        low, high = 1 if low is None else low, 1 if high is None else high
        if menu.get("required") is False:
            low = 0 if not values else low
        if not low <= len(values) <= high:
            raise Impossible(f"Choose between {low} and {high} values.", status=400)
        filler = Filler(self.world, channel)
        if menu["type"] == STRING_SELECT:
            known = {o["value"] for o in menu["options"]}
            if unknown := [v for v in values if v not in known]:
                raise Impossible(f"The menu has no value {unknown[0]}.", status=400)
            return [str(v) for v in values], {}
        resolve = {
            5: filler.person,
            6: filler.role,
            7: filler.mentionable,
            8: filler.place,
        }[menu["type"]]
        return [resolve(str(v)) for v in values], filler.resolved

    # --- modals ------------------------------------------------------------------------------

    def submit(self, user_id: str, opened: Interaction, values: Json) -> Interaction:
        """Fill in and send the modal that an interaction opened."""
        modal = opened.modal
        if modal is None or opened.user_id != user_id:
            raise Impossible("No modal is open for this person.", status=404)
        channel = self.world.channel(opened.channel_id)
        known = {c["custom_id"] for c in walk(modal["components"]) if "custom_id" in c}
        if unknown := [k for k in values if k not in known]:
            raise Impossible(f"The form has no field {unknown[0]}.", status=400)
        resolved: Json = {}
        filled: list[Json] = []
        for top in modal["components"]:
            if top["type"] == LABEL:
                inner = self._field(top["component"], top["label"], values, channel, resolved)
                filled.append({"type": LABEL, "id": top["id"], "component": inner})
            elif "components" in top:
                child = top["components"][0]
                inner = self._field(child, child["label"], values, channel, resolved)
                filled.append({"type": 1, "id": top["id"], "components": [inner]})
            else:
                filled.append({"type": top["type"], "id": top["id"]})
        data: Json = {"custom_id": modal["custom_id"], "components": filled}
        if resolved:
            data["resolved"] = resolved
        source = self.world.store.message(opened.source_id or "0")
        sent = self.interactions.send(
            MODAL_SUBMIT,
            user_id,
            channel,
            data,
            modal["custom_id"],
            source=source,
            owners=opened.owners,
        )
        opened.modal_open = False
        return sent

    def _field(self, field: Json, label: str, values: Json, channel: Json, resolved: Json) -> Json:
        """Return a field of a form as it is sent; add what its values refer to."""
        kind = field["type"]
        shown: Json = {"type": kind, "id": field["id"], "custom_id": field["custom_id"]}
        given = values.get(field["custom_id"])
        required = field.get("required") is not False
        if kind == TEXT_INPUT:
            return shown | {"value": _text(field, label, given, required=required)}
        if kind == CHECKBOX:
            return shown | {"value": bool(given if given is not None else field.get("default"))}
        picked = _picks(field, given)
        if required and not picked and (field.get("min_values") or 1) > 0:
            raise Impossible(f"{label}: this field is required.", status=400)
        if kind == RADIO_GROUP:
            _check_boxes(field, label, picked, most=1)
            return shown | {"value": picked[0] if picked else None}
        found: Json = {}
        if kind in SELECTS:
            menu = field if required else field | {"required": False}
            picked, found = self._picked(menu, picked, channel)
        elif "options" in field:
            most = field.get("max_values") or len(field["options"])
            _check_boxes(field, label, picked, most=most)
        else:
            picked, found = self._uploaded(field, label, picked, channel)
        for key, things in found.items():
            resolved.setdefault(key, {}).update(things)
        return shown | {"values": picked}

    def _uploaded(
        self, field: Json, label: str, picked: list[Any], channel: Json
    ) -> tuple[list[str], Json]:
        """Keep the files of a field; return their ids with their resolved objects."""
        most = field.get("max_values") or 1
        if len(picked) > most:
            raise Impossible(f"{label}: at most {most} files.", status=400)
        filler = Filler(self.world, channel)
        files = [filler.upload(label, one) for one in picked]
        return files, {"attachments": filler.resolved.get("attachments", {})}

    def interaction(self, interaction_id: str) -> Interaction:
        """Return an interaction that is still kept."""
        found = self.interactions.by_id.get(interaction_id)
        if found is None:
            raise Impossible("There is no such interaction.", status=404)
        return found

    def last_modal(self, user_id: str) -> Interaction:
        """Return the interaction that opened a person's present modal."""
        for interaction in reversed(list(self.interactions.by_id.values())):
            if interaction.user_id == user_id and interaction.modal_open:
                return interaction
        raise Impossible("No modal is open for this person.", status=404)

    # --- looking -----------------------------------------------------------------------------

    def read(self, user_id: str, channel: Json, *, before: str | None, limit: int) -> list[Json]:
        """Return the newest messages of a channel as a person sees them, oldest first."""
        if not self.world.can(channel, user_id, "view_channel"):
            raise Impossible("This person cannot see that channel.", status=404)
        found = self.world.store.messages(channel["id"], viewer=user_id, before=before, limit=limit)
        return [self.messages.shown(m) for m in reversed(found)]

    def places(self, user_id: str) -> list[Json]:
        """Return the channels, threads and DMs that a person sees, and where they can write."""
        return [
            {"id": c["id"], "writable": self.world.can(c, user_id, _to_write(c))}
            for c in self.world.channels.values()
            if self.world.can(c, user_id, "view_channel")
        ]


def _to_write(channel: Json) -> str:
    return "send_messages_in_threads" if channel["type"] in THREADS else "send_messages"


def _text(field: Json, label: str, given: Any, *, required: bool) -> str:
    """Return the text of a field, or refuse one that is too short or too long."""
    text = str(given if given is not None else field.get("value") or "")
    if not text:
        if required:
            raise Impossible(f"{label}: this field is required.", status=400)
        return text
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if not low <= len(text) <= high:
        raise Impossible(f"{label}: between {low} and {high} characters.", status=400)
    return text


def _picks(field: Json, given: Any) -> list[Any]:
    """Return the values picked in a field; those of its defaults if none are given."""
    if given is None:
        return [o["value"] for o in field.get("options", ()) if o.get("default")]
    return [given] if isinstance(given, str) else list(given)


def _check_boxes(field: Json, label: str, picked: list[Any], *, most: int) -> None:
    """Refuse values that a field does not have, or too many or too few of them."""
    known = {o["value"] for o in field["options"]}
    if any(v not in known for v in picked):
        raise Impossible(f"{label}: choose among the options.", status=400)
    least = field.get("min_values") or 0
    if len(picked) > most or len(picked) < (least if picked else 0):
        raise Impossible(f"{label}: choose between {least} and {most}.", status=400)
