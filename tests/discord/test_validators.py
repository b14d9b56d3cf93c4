"""Both validators agree on good and bad messages, so that the quick one misses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import jsonschema
import jsonschema_rs

from tests.discord.check import description, tidied
from tests.discord.test_check import BAD


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


def test_whatever_is_changed_in_a_message_is_seen_by_both() -> None:
    bodies = [LAYOUT, {"content": "x", "attachments": [{"id": "0", "filename": "a.png"}]}]
    whole = {**MESSAGE, "components": description()["components"]}
    words = jsonschema.Draft202012Validator(whole)
    quick = jsonschema_rs.Draft202012Validator(whole)
    assert quick.is_valid(LAYOUT)
    told = [(words.is_valid(c), quick.is_valid(c)) for body in bodies for c in changed(body)]
    assert all(slow is fast for slow, fast in told)
    assert {slow for slow, _ in told} == {True, False}
    assert len(told) > 100
    for sent in BAD.values():
        if sent["path"].endswith("/messages"):
            assert words.is_valid(tidied(sent["body"])) is quick.is_valid(tidied(sent["body"]))
