"""The quick check says what jsonschema says: of each keyword, and of good and bad messages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest

from tests.discord.check import description, tidied
from tests.discord.fits import Fits
from tests.discord.test_check import BAD

SCHEMAS = description()["components"]["schemas"]
VALUES = (
    *(None, True, False, 0, 1, 1.0, 1.5, -1, "", "a", "12", "abcd", [], {}),
    *([1, 1], [1, True], [1, 1.0], [1, "a", None], [[1], [1]], [{}, {"a": 1}], [1, 2, 3]),
    *({"a": 1}, {"a": "x"}, {"b": 1}, {"a": 1, "b": 2}, {"a": 1, "b": 2, "c": None}),
)
ALL_KEYWORDS: tuple[dict[str, Any] | bool, ...] = (
    *(True, False, {}, {"description": "says nothing", "title": "x", "format": "int32"}),
    *({"type": kind} for kind in ("array", "boolean", "integer", "null", "number", "object")),
    *({"type": "string"}, {"type": ["string", "null"]}, {"type": "integer", "minimum": 1}),
    *({"const": 1}, {"const": True}, {"const": "a"}, {"const": None}, {"enum": [0, "a", False]}),
    *({"maximum": 1}, {"minimum": 1}, {"maxLength": 1}, {"minLength": 2}, {"pattern": "^[0-9]+$"}),
    *({"maxItems": 1}, {"minItems": 2}, {"uniqueItems": True}, {"uniqueItems": False}),
    *({"items": {"type": "integer"}}, {"items": False}, {"required": ["a", "b"]}),
    *({"maxProperties": 1}, {"minProperties": 2}, {"properties": {"a": {"type": "integer"}}}),
    *({"additionalProperties": False}, {"additionalProperties": {"type": "integer"}}),
    {"properties": {"a": {"type": "integer"}}, "additionalProperties": False},
    {"oneOf": [{"type": "integer"}, {"minimum": 1}]},
    {"anyOf": [{"type": "string"}, {"minimum": 1}]},
    {"allOf": [{"type": "integer"}, {"minimum": 1}], "maximum": 1},
    {"$ref": "#/components/schemas/Tree"},
)
TREE = {"Tree": {"oneOf": [{"type": "null"}, {"items": {"$ref": "#/components/schemas/Tree"}}]}}


def agrees(schema: Any, schemas: dict[str, Any], value: Any) -> bool:
    """Tell whether a value fits; both must say the same."""
    whole = schema if isinstance(schema, bool) else {**schema, "components": {"schemas": schemas}}
    told = jsonschema.Draft202012Validator(whole).is_valid(value)
    assert Fits(schemas).compiled(schema)(value) is told, value
    return told


@pytest.mark.parametrize("schema", ALL_KEYWORDS, ids=json.dumps)
def test_each_keyword_means_what_it_means_to_jsonschema(schema: Any) -> None:
    for value in VALUES:
        agrees(schema, TREE, value)


def test_an_unknown_keyword_is_not_passed_over() -> None:
    with pytest.raises(ValueError, match="contains"):
        Fits({}).compiled({"items": {"contains": {"type": "string"}}})


def test_every_schema_of_the_description_can_be_checked() -> None:
    fits = Fits(SCHEMAS)
    for name, schema in SCHEMAS.items():
        assert not fits.compiled(schema)([[]]), name


def changed(value: Any) -> Iterator[Any]:
    """Return a value with each of its parts left out, of another type, too long or unknown."""
    yield "x" * 5000
    if isinstance(value, dict):
        yield {**value, "unknown": 1}
        for name in value:
            yield {key: each for key, each in value.items() if key != name}
            for other in changed(value[name]):
                yield {**value, name: other}
    elif isinstance(value, list):
        for place, each in enumerate(value):
            for other in changed(each):
                yield [*value[:place], other, *value[place + 1 :]]


LAYOUT = {
    "flags": 32768,
    "allowed_mentions": {"parse": [], "users": ["1"]},
    "nonce": "ABCDE-post-3",
    "components": [
        {"type": 17, "accent_color": 255, "components": [
            {"type": 10, "content": "# Round 1"},
            {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "x"}]},
            {"type": 14, "divider": True, "spacing": 1},
            {"type": 9, "components": [{"type": 10, "content": "Ada"}],
             "accessory": {"type": 2, "style": 1, "label": "Act", "custom_id": "a"}},
            {"type": 1, "components": [{"type": 3, "custom_id": "m", "options": [
                {"label": "One", "value": "1", "default": False}]}]},
        ]},
    ],
}  # fmt: skip
MESSAGE = {"$ref": "#/components/schemas/MessageCreateRequest"}


def test_whatever_is_changed_in_a_message_is_seen_as_jsonschema_sees_it() -> None:
    bodies = [LAYOUT, {"content": "x", "attachments": [{"id": "0", "filename": "a.png"}]}]
    whole = {**MESSAGE, "components": {"schemas": SCHEMAS}}
    words, fits = jsonschema.Draft202012Validator(whole), Fits(SCHEMAS).compiled(MESSAGE)
    assert fits(LAYOUT)
    told = [(words.is_valid(each), fits(each)) for body in bodies for each in changed(body)]
    assert all(slow is quick for slow, quick in told)
    assert {slow for slow, _ in told} == {True, False}
    assert len(told) > 100
    for sent in BAD.values():
        if sent["path"].endswith("/messages"):
            assert words.is_valid(tidied(sent["body"])) is fits(tidied(sent["body"]))
