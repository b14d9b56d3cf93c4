"""Components with one printed thing changed, to see that each of them changes the game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, cast, get_args, get_type_hints

import msgspec
from msgspec.structs import fields, replace

from games.core.codec import encode
from games.core.game import AnyGame

Changed = tuple[str, Any]
"""Where something was changed, and the whole of it with the change."""


def changes(item: msgspec.Struct, ids: Collection[str] = ()) -> Iterator[Changed]:
    """Yield a component with one thing less, one more, or another word, by its place.

    Only printed things are changed: neither default values nor the fields in `ids`, that only name
    or count components.
    """
    hints = get_type_hints(type(item))
    for field in fields(item):
        value = getattr(item, field.name)
        if field.name in ids or value == field.default:
            continue
        found = [*_values(value, _words(hints[field.name]), ids)]
        if isinstance(value, int | str) and field.default is not msgspec.NODEFAULT:
            found.append((" taken", field.default))
        for path, other in found:
            yield f"{field.name}{path}", replace(item, **{field.name: other})


def outcome(state: Any) -> bytes:
    """Return a position without its component set."""
    return encode(replace(state, content=""))


def do(game: AnyGame, state: Any, actions: Iterable[Any], *until: type) -> Any:
    """Return the result of actions of seat 0, or why one of them is refused.

    Questions of any frames but those of `until` are answered with the first legal action.
    """
    for action in actions:
        why = game.refusal(state, 0, action)
        if why is not None:
            return why
        game.apply(state, 0, action)
        while until and state.stack and not isinstance(state.stack[-1], until):
            game.apply(state, 0, game.legal(state, 0)[0])
    return outcome(state)


def _values(value: Any, words: Collection[str], ids: Collection[str]) -> Iterator[Changed]:
    """Yield a value of a field with one change; `words` are those of its type."""
    if isinstance(value, bool):
        yield "", not value
    elif isinstance(value, int):
        yield "", value + 1
    elif isinstance(value, str):
        yield from (("", word) for word in sorted(words) if word != value)
    elif isinstance(value, msgspec.Struct):
        yield from ((f".{path}", other) for path, other in changes(value, ids))
    elif isinstance(value, Mapping):
        amounts = cast("Mapping[Any, Any]", value)
        for key, amount in amounts.items():
            yield f".{key} taken", {k: n for k, n in amounts.items() if k != key}
            for path, other in _values(amount, words, ids):
                yield f".{key}{path}", {**amounts, key: other}
    elif isinstance(value, tuple):
        items = cast("tuple[Any, ...]", value)
        for n, each in enumerate(items):
            if not isinstance(each, int):
                yield f".{n} taken", (*items[:n], *items[n + 1 :])
            if not isinstance(each, str):
                for path, other in _values(each, words, ids):
                    yield f".{n}{path}", (*items[:n], other, *items[n + 1 :])


def _words(hint: Any) -> list[str]:
    """Return the words that a type allows, if it is made of words."""
    found = [each for each in get_args(hint) if isinstance(each, str)]
    return found or [word for each in get_args(hint) for word in _words(each)]
