"""What Discord refuses, the stand-in refuses, with Discord's codes at Discord's places."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from tests.sandbox.conftest import Hands, Json

X = "x"


def button(label: str = "b", custom_id: str | None = "b", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id} | more


def row(*inner: Json) -> Json:
    return {"type": 1, "components": list(inner)}


def options(count: int, **more: Any) -> list[Json]:
    return [{"label": str(n), "value": str(n)} | more for n in range(count)]


def select(count: int = 2, **more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": options(count)} | more


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def layout(*components: Json) -> Json:
    return {"flags": 32768, "components": list(components)}


def gallery(count: int, alt: str = "") -> Json:
    item = {"media": {"url": "https://example.org/x.png"}, "description": alt}
    return {"type": 12, "items": [item] * count}


NO = "BASE_TYPE_BAD_LENGTH"
LONG = "BASE_TYPE_MAX_LENGTH"
NEED = "BASE_TYPE_REQUIRED"
UNION = "UNION_TYPE_CHOICES"

BODIES: list[tuple[str, Json, str, str]] = [
    ("content of 2001", {"content": X * 2001}, "content", LONG),
    ("nonce of 26", {"content": X, "nonce": X * 26}, "nonce", LONG),
    ("six rows", {"components": [row(button(custom_id=str(n))) for n in range(6)]},
     "components", LONG),
    ("six buttons in a row", {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
     "components.0.components", NO),
    ("empty row", {"components": [row()]}, "components.0.components", NO),
    ("button outside of a row", {"components": [button()]}, "components.0.type", UNION),
    ("label of 81", {"components": [row(button(X * 81))]}, "components.0.components.0.label", LONG),
    ("no label", {"components": [row({"type": 2, "style": 1, "custom_id": "a"})]},
     "components.0.components.0", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    ("custom id of 101", {"components": [row(button(custom_id=X * 101))]},
     "components.0.components.0.custom_id", NO),
    ("no custom id", {"components": [row(button(custom_id=None))]},
     "components.0.components.0.custom_id", "COMPONENT_CUSTOM_ID_REQUIRED"),
    ("custom id twice", {"components": [row(button(), button())]},
     "components.0.components.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ("link with custom id", {"components": [row(button(style=5, url="https://e.org"))]},
     "components.0.components.0", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
    ("link of a wrong scheme", {"components": [row(button(custom_id=None, style=5, url="ftp://x"))]},
     "components.0.components.0.url", "URL_TYPE_INVALID_SCHEME"),
    ("unknown style", {"components": [row(button(style=9))]},
     "components.0.components.0.style", "NUMBER_TYPE_MAX"),
    ("letters as emoji", {"components": [row(button(emoji={"name": "abc"}))]},
     "components.0.components.0.emoji.name", "COMPONENT_INVALID_EMOJI"),
    ("26 options", {"components": [row(select(26))]}, "components.0.components.0.options", NO),
    ("no options", {"components": [row(select(0))]}, "components.0.components.0.options", NO),
    ("placeholder of 151", {"components": [row(select(placeholder=X * 151))]},
     "components.0.components.0.placeholder", LONG),
    ("more values than options", {"components": [row(select(2, max_values=3))]},
     "components.0.components.0.options", NO),
    ("26 values", {"components": [row(select(2, max_values=26))]},
     "components.0.components.0.max_values", "NUMBER_TYPE_MAX"),
    ("option label of 101", {"components": [row(select(options=options(1, label=X * 101)))]},
     "components.0.components.0.options.0.label", NO),
    ("option value twice", {"components": [row(select(options=options(2, value="v")))]},
     "components.0.components.0.options.1.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    ("two menus in a row", {"components": [row(select(), select(custom_id="t"))]},
     "components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ("text without the flag", {"components": [text(X)]}, "components.0.type", UNION),
    ("content with the flag", layout(text(X)) | {"content": X}, "content",
     "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ("embeds with the flag", layout(text(X)) | {"embeds": [{"title": X}]}, "embeds",
     "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ("41 components", layout(*(text(X) for _ in range(41))), "components", LONG),
    ("41 with nested ones",
     layout(*({"type": 17, "components": [text(X)] * 10} for _ in range(4))), "components",
     "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    ("4001 letters", layout(text(X * 2000), text(X * 2001)), "components",
     "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    ("container in a container",
     layout({"type": 17, "components": [{"type": 17, "components": [text(X)]}]}),
     "components.0.components.0.type", UNION),
    ("section without accessory", layout({"type": 9, "components": [text(X)]}),
     "components.0.accessory", NEED),
    ("eleven pictures", layout(gallery(11)), "components.0.items", NO),
    ("alt text of 1025", layout(gallery(1, X * 1025)), "components.0.items.0.description", LONG),
    ("attachment that is not there",
     layout({"type": 12, "items": [{"media": {"url": "attachment://x.png"}}]}),
     "components.0.items.0.media.url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
    ("eleven embeds", {"embeds": [{"title": X}] * 11}, "embeds", LONG),
    ("embed title of 257", {"embeds": [{"title": X * 257}]}, "embeds.0.title", LONG),
    ("embed field of 1025", {"embeds": [{"fields": [{"name": X, "value": X * 1025}]}]},
     "embeds.0.fields.0.value", NO),
    ("embeds of 6001", {"embeds": [{"description": X * 3001}, {"description": X * 3000}]},
     "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    ("parse and list", {"content": X, "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
     "allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"),
    ("unknown parse", {"content": X, "allowed_mentions": {"parse": ["all"]}},
     "allowed_mentions.parse.0", "BASE_TYPE_CHOICES"),
    ("answer to nothing", {"content": X, "message_reference": {"message_id": "123"}},
     "message_reference", "REPLIES_UNKNOWN_MESSAGE"),
    ("upload that did not come", {"content": X, "attachments": [{"id": 0}]},
     "attachments.0.id", "ATTACHMENT_UPLOAD_NOT_FOUND"),
]  # fmt: skip


def at(errors: Json, path: str) -> list[str]:
    """Return the codes noted at a place of a nested error."""
    place = errors
    for step in path.split(".") if path else ():
        place = place.get(step, {})
    return [e["code"] for e in place.get("_errors", [])]


@pytest.mark.parametrize(
    ("body", "path", "code"), [b[1:] for b in BODIES], ids=[b[0] for b in BODIES]
)
async def test_message_bodies(hands: Hands, body: Json, path: str, code: str) -> None:
    channel = await hands.channel_id()
    status, answer = await hands.api("POST", f"/channels/{channel}/messages", body)
    assert [status, answer["code"], answer["message"]] == [400, 50035, "Invalid Form Body"]
    assert code in at(answer["errors"], path), answer["errors"]
    assert await hands.messages() == []


async def test_good_limits_pass(hands: Hands) -> None:
    channel = await hands.channel_id()
    full = [row(*(button(custom_id=f"{r}{n}") for n in range(5))) for r in range(5)]
    for body in (
        {"content": X * 2000, "components": full},
        layout(*(text(X * 100) for _ in range(40))),
        {"content": X, "components": [row(select(25, max_values=25, placeholder=X * 150))]},
        {"embeds": [{"description": X * 4096}, {"description": X * 1904}]},
        {"content": X, "components": [row(button("", emoji={"name": "🚀"}))]},
    ):
        status, answer = await hands.api("POST", f"/channels/{channel}/messages", body)
        assert status == 200, answer


def command(name: str = "a", **more: Any) -> Json:
    return {"name": name, "description": "d"} | more


def option(name: str = "o", kind: int = 3, **more: Any) -> Json:
    return {"type": kind, "name": name, "description": "d"} | more


BIG = [option(f"o{n}", 1, options=[option(f"p{m}", description=X * 99) for m in range(9)])
       for n in range(10)]  # fmt: skip
COMMANDS: list[tuple[str, list[Json], str, str]] = [
    ("capital letter", [command("Abc")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("blank in a name", [command("a b")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("name of 33", [command(X * 33)], "0.name", NO),
    ("French capital", [command(name_localizations={"fr": "Élan"})],
     "0.name_localizations.fr", "APPLICATION_COMMAND_INVALID_NAME"),
    ("unknown locale", [command(name_localizations={"xx": "a"})],
     "0.name_localizations", "ENUM_TYPE_COERCE"),
    ("description of 101", [command(description=X * 101)], "0.description", NO),
    ("French description of 101", [command(description_localizations={"fr": X * 101})],
     "0.description_localizations.fr", NO),
    ("no description", [{"name": "a"}], "0.description", NEED),
    ("26 options", [command(options=[option(f"o{n}") for n in range(26)])], "0.options", LONG),
    ("26 subcommands", [command(options=[option(f"o{n}", 1) for n in range(26)])],
     "0.options", LONG),
    ("option twice", [command(options=[option(), option()])], "0.options.1",
     "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
    ("required after optional", [command(options=[option(), option("p", required=True)])],
     "0.options.1", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
    ("subcommand beside option", [command(options=[option(), option("p", 1)])], "0.options",
     "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    ("26 choices", [command(options=[option(choices=[{"name": str(n), "value": str(n)}
                                                     for n in range(26)])])],
     "0.options.0.choices", LONG),
    ("choices and autocomplete",
     [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
     "0.options.0", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES_EXCLUSIVE"),
    ("over 8000 letters", [command(options=BIG)], "0", "APPLICATION_COMMAND_TOO_LARGE"),
    ("name twice", [command(), command()], "1", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    ("French name twice",
     [command("a", name_localizations={"fr": "z"}), command("b", name_localizations={"fr": "z"})],
     "1.name_localizations.fr", "APPLICATION_COMMAND_LOCALIZED_NAME_DUPLICATE"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("bodies", "path", "code"), [c[1:] for c in COMMANDS], ids=[c[0] for c in COMMANDS]
)
async def test_commands(hands: Hands, bodies: list[Json], path: str, code: str) -> None:
    base = f"/applications/{hands.sandbox.world.application_id}/commands"
    await hands.api("PUT", base, [command("kept")])
    status, answer = await hands.api("PUT", base, bodies)
    assert [status, answer["code"]] == [400, 50035]
    assert code in at(answer["errors"], path), answer["errors"]
    assert [c["name"] for c in (await hands.api("GET", base))[1]] == ["kept"]


async def test_at_most_a_hundred_commands(hands: Hands) -> None:
    base = f"/applications/{hands.sandbox.world.application_id}/commands"
    status, _ = await hands.api("PUT", base, [command(f"c{n}") for n in range(100)])
    assert status == 200
    status, answer = await hands.api("POST", base, command("more"))
    assert [status, answer["code"]] == [400, 30032]
    status, _ = await hands.api("POST", base, command("c7", description="new"))
    assert status == 200
    status, answer = await hands.api("PUT", base, [command(f"c{n}") for n in range(101)])
    assert [status, answer["code"]] == [400, 30032]


async def test_wrong_token_unknown_route_and_bad_json(hands: Hands) -> None:
    status, answer = await hands.api("GET", "/users/@me", token="wrong")
    assert [status, answer] == [401, {"message": "401: Unauthorized", "code": 0}]
    status, answer = await hands.api("GET", "/nothing/here")
    assert [status, answer["code"]] == [404, 0]
    channel = await hands.channel_id()
    url = f"{hands.sandbox.where.api}/channels/{channel}/messages"
    headers = {
        "Authorization": f"Bot {hands.sandbox.world.meta['token']}",
        "Content-Type": "application/json",
    }
    async with hands.session.post(url, data=b"{nope", headers=headers) as response:
        assert [response.status, (await response.json())["code"]] == [400, 50109]


async def test_unknown_things(hands: Hands) -> None:
    channel = await hands.channel_id()
    for method, path, code in (
        ("GET", "/channels/123", 10003),
        ("POST", "/channels/123/messages", 10003),
        ("GET", f"/channels/{channel}/messages/123", 10008),
        ("PATCH", f"/channels/{channel}/messages/123", 10008),
        ("GET", "/guilds/123", 10004),
        ("GET", "/users/123", 10013),
        ("POST", "/interactions/123/token/callback", 10062),
        ("POST", f"/webhooks/{hands.sandbox.world.application_id}/token", 50027),
        ("POST", "/webhooks/123/token", 10015),
    ):
        body = None if method == "GET" else {"content": X, "type": 4}
        status, answer = await hands.api(method, path, body)
        assert answer["code"] == code, (path, status, answer)


async def test_empty_messages(hands: Hands) -> None:
    path = f"/channels/{await hands.channel_id()}/messages"
    for body in ({}, {"content": ""}, {"content": "  \n"}, {"embeds": []}):
        status, answer = await hands.api("POST", path, body)
        assert [status, answer["code"]] == [400, 50006]
    _, sent = await hands.api("POST", path, {"content": X})
    status, answer = await hands.api("PATCH", f"{path}/{sent['id']}", {"content": ""})
    assert [status, answer["code"]] == [400, 50006]
    assert (await hands.messages())[0]["content"] == X


@pytest.mark.parametrize(
    ("deny", "code"),
    [("view_channel", 50001), ("send_messages", 50013)],
)
async def test_missing_permissions(hands: Hands, deny: str, code: int) -> None:
    body = {"target": "bot", "deny": [deny]}
    await hands.control("PUT", "channels/lounge/permissions", body)
    path = f"/channels/{await hands.channel_id()}/messages"
    status, answer = await hands.api("POST", path, {"content": X})
    assert [status, answer["code"]] == [403, code]
    other = await hands.channel_id("welcome")
    assert (await hands.api("POST", f"/channels/{other}/messages", {"content": X}))[0] == 200


async def upload(hands: Hands) -> tuple[int, Json]:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "x"}')
    form.add_field("files[0]", b"body", filename="a b.txt")
    path = f"{hands.sandbox.where.api}/channels/{await hands.channel_id()}/messages"
    headers = {"Authorization": f"Bot {hands.sandbox.world.meta['token']}"}
    async with hands.session.post(path, data=form, headers=headers) as response:
        return response.status, await response.json()


async def test_files_need_their_permission(hands: Hands) -> None:
    status, sent = await upload(hands)
    assert [status, sent["attachments"][0]["filename"]] == [200, "a_b.txt"]
    body = {"target": "bot", "deny": ["attach_files"]}
    await hands.control("PUT", "channels/lounge/permissions", body)
    status, answer = await upload(hands)
    assert [status, answer["code"]] == [403, 50013]


async def test_threads_need_their_permissions(hands: Hands) -> None:
    channel = await hands.channel_id()
    thread = {"name": "t", "type": 11}
    _, made = await hands.api("POST", f"/channels/{channel}/threads", thread)
    deny = ["create_public_threads", "send_messages_in_threads"]
    await hands.control("PUT", "channels/lounge/permissions", {"target": "bot", "deny": deny})
    status, answer = await hands.api("POST", f"/channels/{channel}/threads", thread)
    assert [status, answer["code"]] == [403, 50013]
    path = f"/channels/{made['id']}/messages"
    status, answer = await hands.api("POST", path, {"content": X})
    assert [status, answer["code"]] == [403, 50013]


async def test_messages_of_others_are_not_the_bots_to_edit(hands: Hands) -> None:
    body = {"user": "Ada", "channel": "lounge", "content": "mine"}
    sent = await hands.control("POST", "messages", body)
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    status, answer = await hands.api("PATCH", path, {"content": "yours"})
    assert [status, answer["code"]] == [403, 50005]
    deny = {"target": "bot", "deny": ["manage_messages"]}
    await hands.control("PUT", "channels/lounge/permissions", deny)
    status, answer = await hands.api("DELETE", path)
    assert [status, answer["code"]] == [403, 50013]


async def test_edits_of_old_messages_can_be_limited(hands: Hands) -> None:
    path = f"/channels/{await hands.channel_id()}/messages"
    _, sent = await hands.api("POST", path, {"content": X})
    await hands.control("PATCH", "settings", {"old_edit_seconds": 0, "old_edits_allowed": 1})
    codes = [(await hands.api("PATCH", f"{path}/{sent['id']}", {"content": str(n)})) for n in "ab"]
    assert [codes[0][0], codes[1][0], codes[1][1]["code"]] == [200, 429, 30046]


async def test_a_fourth_edit_of_old_messages_within_seconds_is_refused(hands: Hands) -> None:
    """As of Discord's own accord: of messages older than an hour, in one channel."""
    path = f"/channels/{await hands.channel_id()}/messages"
    sent = [(await hands.api("POST", path, {"content": X}))[1]["id"] for _ in range(4)]
    young = [(await hands.api("PATCH", f"{path}/{each}", {"content": "new"}))[0] for each in sent]
    assert young == [200] * 4
    await hands.control("PATCH", "settings", {"old_edit_seconds": 0, "old_edits_window": 600})
    codes = [await hands.api("PATCH", f"{path}/{each}", {"content": "old"}) for each in sent]
    assert [status for status, _ in codes] == [200, 200, 200, 429]
    assert codes[-1][1]["code"] == 30046


async def test_components_of_version_two_stay(hands: Hands) -> None:
    path = f"/channels/{await hands.channel_id()}/messages"
    _, sent = await hands.api("POST", path, layout(text(X)))
    status, answer = await hands.api("PATCH", f"{path}/{sent['id']}", {"content": X, "flags": 0})
    assert status == 400
    assert "content" in answer["errors"]
    _, plain = await hands.api("POST", path, {"content": X})
    change = layout(text("y")) | {"content": None}
    status, answer = await hands.api("PATCH", f"{path}/{plain['id']}", change)
    assert [status, answer["flags"], answer["content"]] == [200, 32768, ""]


async def test_too_many_or_too_few_to_delete(hands: Hands) -> None:
    await hands.allow("manage_messages")
    path = f"/channels/{await hands.channel_id()}/messages/bulk-delete"
    status, answer = await hands.api("POST", path, {"messages": ["1"]})
    assert [status, answer["code"]] == [400, 50016]
    status, answer = await hands.api("POST", path, {"messages": ["1", "2"]})
    assert [status, answer["code"]] == [400, 50034]


async def test_ephemeral_flag_counts_only_in_answers(hands: Hands) -> None:
    path = f"/channels/{await hands.channel_id()}/messages"
    status, sent = await hands.api("POST", path, {"content": X, "flags": 64 | 4096})
    assert [status, sent["flags"]] == [200, 4096]
    assert len(await hands.messages("Brian")) == 1


class Pending:
    """An interaction that no bot hears, answered by hand."""

    def __init__(self, hands: Hands, kind: Json) -> None:
        self.hands = hands
        self.kind = kind

    async def sent(self) -> str:
        interactions = self.hands.sandbox.interactions
        base = f"/applications/{self.hands.sandbox.world.application_id}/commands"
        complete = option("o", autocomplete=True)
        await self.hands.api("PUT", base, [command("play", options=[complete])])
        path = "autocomplete" if self.kind else "commands"
        body = {"user": "Ada", "channel": "lounge", "command": "play", "wait": "none"} | self.kind
        record = await self.hands.control("POST", path, body)
        token = interactions.by_id[record["id"]].token
        return f"/interactions/{record['id']}/{token}/callback"


@pytest.mark.parametrize(
    ("answer", "path", "code"),
    [
        ({"type": 8, "data": {"choices": []}}, "type", "BASE_TYPE_CHOICES"),
        ({"type": 7, "data": {"content": X}}, "type", "BASE_TYPE_CHOICES"),
        ({"type": 99}, "type", "BASE_TYPE_CHOICES"),
        ({"type": 4, "data": {"content": X * 2001}}, "content", LONG),
        ({"type": 9, "data": {"custom_id": "m", "title": X * 46, "components": []}},
         "data.title", NO),
        ({"type": 9, "data": {"custom_id": "m", "title": X, "components": [text(X)] * 6}},
         "data.components", NO),
        ({"type": 9, "data": {"custom_id": "m", "title": X, "components": [
            {"type": 18, "label": X * 46,
             "component": {"type": 4, "custom_id": "c", "style": 1}}]}},
         "data.components.0.label", NO),
        ({"type": 9, "data": {"custom_id": "m", "title": X, "components": [
            {"type": 18, "label": X, "component": {"type": 21, "custom_id": "c",
                                                   "options": options(1)}}]}},
         "data.components.0.component.options", NO),
        ({"type": 9, "data": {"custom_id": "m", "title": X, "components": [row(button())]}},
         "data.components.0.components.0.type", UNION),
    ],
)  # fmt: skip
async def test_bad_answers_do_not_count(hands: Hands, answer: Json, path: str, code: str) -> None:
    callback = await Pending(hands, {}).sent()
    status, refused = await hands.api("POST", callback, answer)
    assert [status, refused["code"]] == [400, 50035]
    assert code in at(refused["errors"], path), refused["errors"]
    status, _ = await hands.api("POST", callback, {"type": 4, "data": {"content": "good"}})
    assert status == 204
    record = (await hands.control("GET", "interactions"))["interactions"][-1]
    assert [record["state"], len(record["refusals"])] == ["answered", 1]


async def test_no_more_than_25_choices(hands: Hands) -> None:
    callback = await Pending(hands, {"focused": "o", "value": ""}).sent()
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    status, refused = await hands.api("POST", callback, {"type": 8, "data": {"choices": choices}})
    assert [status, refused["code"]] == [400, 50035]
    bad = [{"name": X * 101, "value": X}]
    status, refused = await hands.api("POST", callback, {"type": 8, "data": {"choices": bad}})
    assert at(refused["errors"], "data.choices.0.name") == [NO]
    answer = {"type": 8, "data": {"choices": choices[:25]}}
    assert (await hands.api("POST", callback, answer))[0] == 204


async def test_before_the_first_answer_there_is_nothing_to_follow(hands: Hands) -> None:
    callback = await Pending(hands, {}).sent()
    token = callback.split("/")[3]
    webhook = f"/webhooks/{hands.sandbox.world.application_id}/{token}"
    status, refused = await hands.api("POST", webhook, {"content": X})
    assert [status, refused["code"]] == [404, 10015]


async def test_first_follow_up_replaces_thinking(hands: Hands) -> None:
    callback = await Pending(hands, {}).sent()
    await hands.api("POST", callback, {"type": 5, "data": {"flags": 64}})
    (thinking,) = await hands.messages()
    assert thinking["flags"] == 64 | 128
    webhook = f"/webhooks/{hands.sandbox.world.application_id}/{callback.split('/')[3]}"
    _, made = await hands.api("POST", webhook, {"content": "done"})
    assert [made["id"], made["flags"]] == [thinking["id"], 64]
    _, original = await hands.api("GET", f"{webhook}/messages/@original")
    assert original["content"] == "done"
    assert (await hands.api("DELETE", f"{webhook}/messages/@original"))[0] == 204
    assert await hands.messages() == []
