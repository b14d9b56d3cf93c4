"""The bodies of messages: texts, embeds, mentions, attachments, flags."""

from __future__ import annotations

import dataclasses
from typing import Any

from sandbox.checks import fields
from sandbox.checks.components import Checker
from sandbox.checks.fields import Json
from sandbox.errors import ApiError, Form
from sandbox.ids import is_snowflake

SUPPRESS_EMBEDS, EPHEMERAL, SILENT, V2 = 1 << 2, 1 << 6, 1 << 12, 1 << 15
SETTABLE = SUPPRESS_EMBEDS | SILENT | V2
LEGACY = ("content", "embeds", "poll", "sticker_ids")


@dataclasses.dataclass
class Draft:
    """The checked content of a new or edited message; None keeps the old part."""

    content: str | None = None
    embeds: list[Json] | None = None
    components: list[Json] | None = None
    attachments: list[Json] | None = None
    flags: int = 0
    allowed: Json | None = None


def check(
    body: Json,
    *,
    uploads: list[str],
    kept: list[Json],
    before: Json | None = None,
    ephemeral_allowed: bool = False,
) -> Draft:
    """Check the body of a new message, or of an edit of the message `before`.

    `uploads` are the names of the uploaded files in their order, `kept` the attachments that the
    message already has.
    """
    form = Form()
    draft = Draft()
    draft.flags = _flags(form, body, before, ephemeral_allowed=ephemeral_allowed)
    layout = bool(draft.flags & V2)
    if body.get("content") is not None or "content" in body:
        draft.content = fields.text(form, (), body, "content", high=2000) or ""
    if "embeds" in body:
        draft.embeds = embeds(form, body)
    draft.attachments = _attachments(form, body, uploads, kept)
    names = {a["filename"] for a in draft.attachments}
    if "components" in body:
        found = body["components"] if isinstance(body["components"], list) else []
        checker = Checker(form, layout=layout, files=names)
        draft.components = checker.message(found)
    fields.text(form, (), body, "nonce", high=25)
    if layout:
        _layout_alone(form, body, before)
    draft.allowed = allowed_mentions(form, body)
    if "poll" in body and body["poll"] is not None:
        form.wrong(("poll",), "POLL_NOT_SUPPORTED", "The local stand-in has no polls")
    form.close()
    return draft


def _flags(form: Form, body: Json, before: Json | None, *, ephemeral_allowed: bool) -> int:
    given = fields.whole(form, (), body, "flags", low=0, high=2**31 - 1)
    if before is not None:
        kept: int = before["flags"]
        if given is None:
            return kept
        # version 2 of components cannot be taken back, and only embeds can be suppressed later
        return (kept & ~SUPPRESS_EMBEDS) | (given & (SUPPRESS_EMBEDS | V2))
    settable = SETTABLE | EPHEMERAL if ephemeral_allowed else SETTABLE
    return (given or 0) & settable


def _layout_alone(form: Form, body: Json, before: Json | None) -> None:
    now = {key: body.get(key, (before or {}).get(key)) for key in LEGACY}
    for key in LEGACY:
        if now[key]:
            form.wrong(
                (key,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def embeds(form: Form, body: Json) -> list[Json]:
    """Check the embeds and return them with the type that Discord adds."""
    found = fields.several(form, (), body, "embeds", low=0, high=10)
    letters = 0
    checked: list[Json] = []
    for index, embed in fields.objects(form, ("embeds",), found):
        letters += _embed(form, embed, ("embeds", index))
        checked.append({"type": "rich"} | embed)
    if letters > 6000:
        form.wrong(
            ("embeds",),
            "MAX_EMBED_SIZE_EXCEEDED",
            "Embed size exceeds maximum size of 6000",
        )
    return checked


def _embed(form: Form, embed: Json, path: fields.Path) -> int:
    """Check one embed and return the number of its letters."""
    texts = [
        fields.text(form, path, embed, "title", high=256),
        fields.text(form, path, embed, "description", high=4096),
    ]
    fields.url(form, path, embed, "url")
    fields.whole(form, path, embed, "color", low=0, high=0xFFFFFF)
    for key, part, high in (("author", "name", 256), ("footer", "text", 2048)):
        if isinstance(embed.get(key), dict):
            texts.append(
                fields.text(form, (*path, key), embed[key], part, low=1, high=high, need=True)
            )
    rows = fields.several(form, path, embed, "fields", low=0, high=25)
    for number, row in fields.objects(form, (*path, "fields"), rows):
        place = (*path, "fields", number)
        texts.append(fields.text(form, place, row, "name", low=1, high=256, need=True))
        texts.append(fields.text(form, place, row, "value", low=1, high=1024, need=True))
    for key in ("image", "thumbnail"):
        picture = embed.get(key)
        if isinstance(picture, dict) and not str(picture.get("url", "")).startswith(
            "attachment://"
        ):
            fields.url(form, (*path, key), picture, "url")
    if not any(texts) and not any(embed.get(k) for k in ("image", "thumbnail", "author")):
        fields.missing(form, (*path, "description"))
    return sum(len(t) for t in texts if t)


def _attachments(form: Form, body: Json, uploads: list[str], kept: list[Json]) -> list[Json]:
    """Return the attachments that the message will have: `{upload: index}` marks the new ones."""
    listed = body.get("attachments")
    old = {a["id"]: a for a in kept}
    if not isinstance(listed, list):
        result = [*kept, *({"upload": i, "filename": n} for i, n in enumerate(uploads))]
    else:
        result = []
        described: set[int] = set()
        for index, entry in fields.objects(form, ("attachments",), listed):
            path = ("attachments", index)
            own = str(entry.get("id"))
            fields.text(form, path, entry, "description", high=1024)
            fields.text(form, path, entry, "filename", low=1, high=1024)
            if own in old:
                result.append(old[own] | _described(entry))
            elif own.isdigit() and int(own) < len(uploads):
                described.add(int(own))
                name = entry.get("filename") or uploads[int(own)]
                result.append({"upload": int(own), "filename": name} | _described(entry))
            elif own.isdigit() and len(own) > 15:
                form.wrong(
                    (*path, "id"), "ATTACHMENT_NOT_FOUND", f"Attachment data cannot be found: {own}"
                )
            else:
                form.wrong(
                    (*path, "id"),
                    "ATTACHMENT_UPLOAD_NOT_FOUND",
                    f"Uploaded file with id {own} was not found",
                )
        result += [
            {"upload": i, "filename": n} for i, n in enumerate(uploads) if i not in described
        ]
    if len(result) > 10:
        form.wrong(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    return result


def _described(entry: Json) -> Json:
    return {"description": entry["description"]} if entry.get("description") else {}


def allowed_mentions(form: Form, body: Json) -> Json | None:
    """Check who can be mentioned; None means that everyone named is."""
    given = body.get("allowed_mentions")
    if given is None:
        return None
    path = ("allowed_mentions",)
    if not isinstance(given, dict):
        form.wrong(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used")
        return None
    parse: list[Any] | None = given.get("parse")
    for index, kind in enumerate(parse or []):
        if kind not in ("users", "roles", "everyone"):
            form.wrong(
                (*path, "parse", index),
                "BASE_TYPE_CHOICES",
                f'Value of field "parse" must be one of ("everyone", "roles", "users"), not {kind}',
            )
    for kind in ("users", "roles"):
        ids = fields.several(form, path, given, kind, low=0, high=100)
        for index, one in enumerate(ids):
            fields.snowflake(form, (*path, kind, index), one)
        if ids and kind in (parse or []):
            form.wrong(
                path,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
    return given


def reference(body: Json) -> tuple[str, bool] | None:
    """Return the message that a new one replies to and whether it must exist."""
    given = body.get("message_reference")
    if given is None:
        return None
    form = Form()
    if not isinstance(given, dict) or not is_snowflake(given.get("message_id")):
        fields.missing(form, ("message_reference", "message_id"))
        form.close()
    return str(given["message_id"]), given.get("fail_if_not_exists", True) is not False


def refuse_large(sizes: list[int], limit: int) -> None:
    """Refuse files over Discord's limit."""
    if any(size > limit for size in sizes):
        raise ApiError(40005)
