"""Whether a value fits a JSON schema, compiled once: what the journals of whole games need.

It only says yes or no; why not is told by jsonschema, which tests hold this against. A keyword that
is not known here is an error, so that nothing in the description is passed over.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
Check = Callable[[Any], bool]

SAYS_NOTHING = frozenset(("contentEncoding", "description", "format", "title", "x-discord-union"))
"""Keywords that jsonschema does not hold a value against either."""


def _is_integer(value: Any) -> bool:
    if isinstance(value, float):
        return value.is_integer()
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


TYPES: dict[str, Check] = {
    "array": lambda value: isinstance(value, list),
    "boolean": lambda value: isinstance(value, bool),
    "integer": _is_integer,
    "null": lambda value: value is None,
    "number": _is_number,
    "object": lambda value: isinstance(value, dict),
    "string": lambda value: isinstance(value, str),
}


def _only(applies: Check, check: Check) -> Check:
    """Return a check that concerns some values only; all others pass."""
    return lambda value: not applies(value) or check(value)


def _exact(value: Any) -> tuple[type, Any]:
    """Return what is equal for equal values alone: `true` is not 1, but 1.0 is."""
    if isinstance(value, list | dict):
        return str, json.dumps(value, sort_keys=True)
    return bool if isinstance(value, bool) else object, value


def _bound(kind: str, measure: Callable[[Any], Any], most: Any, *, below: bool) -> Check:
    """Return a check that a measure of the values of a type is at most, or at least, a number."""
    if below:
        return _only(TYPES[kind], lambda value: measure(value) <= most)
    return _only(TYPES[kind], lambda value: measure(value) >= most)


BOUNDS: dict[str, tuple[str, Callable[[Any], Any], bool]] = {
    "maximum": ("number", lambda value: value, True),
    "minimum": ("number", lambda value: value, False),
    "maxLength": ("string", len, True),
    "minLength": ("string", len, False),
    "maxItems": ("array", len, True),
    "minItems": ("array", len, False),
    "maxProperties": ("object", len, True),
    "minProperties": ("object", len, False),
}


class Fits:
    """The schemas of a description, each compiled when it is first asked for."""

    def __init__(self, schemas: Json) -> None:
        self._schemas = schemas
        self._by_reference: dict[str, Check] = {}

    def compiled(self, schema: Json | bool) -> Check:
        """Return whether a value fits a schema, as a function."""
        if isinstance(schema, bool):
            return lambda _: schema
        checks = [
            self._keyword(key, schema)
            for key in schema
            if key not in SAYS_NOTHING and key != "additionalProperties"
        ]
        if "additionalProperties" in schema:
            checks.append(self._others(schema))
        if len(checks) == 1:
            return checks[0]
        return lambda value: all(check(value) for check in checks)

    def _keyword(self, key: str, schema: Json) -> Check:
        given = schema[key]
        if key in BOUNDS:
            kind, measure, below = BOUNDS[key]
            return _bound(kind, measure, given, below=below)
        match key:
            case "$ref":
                return self._referred(given)
            case "type":
                kinds = [TYPES[kind] for kind in ([given] if isinstance(given, str) else given)]
                return lambda value: any(kind(value) for kind in kinds)
            case "const" | "enum":
                known = {_exact(each) for each in ([given] if key == "const" else given)}
                return lambda value: _exact(value) in known
            case "pattern":
                found = re.compile(given).search
                return _only(TYPES["string"], lambda value: found(value) is not None)
            case "oneOf" | "anyOf" | "allOf":
                return _combined(key, [self.compiled(each) for each in given])
            case "items":
                item = self.compiled(given)
                return _only(TYPES["array"], lambda value: all(item(each) for each in value))
            case "uniqueItems":
                return _only(TYPES["array"], _unique) if given else lambda _: True
            case "required":
                return _only(TYPES["object"], lambda value: all(name in value for name in given))
            case "properties":
                return self._properties(given)
        raise ValueError(f"the keyword {key!r} is not checked; add it here")

    def _referred(self, reference: str) -> Check:
        """Return the check of a schema by its name; schemas may lead back to themselves."""
        name = reference.removeprefix("#/components/schemas/")

        def check(value: Any) -> bool:
            if name not in self._by_reference:
                self._by_reference[name] = self.compiled(self._schemas[name])
            return self._by_reference[name](value)

        return check

    def _properties(self, given: Json) -> Check:
        each = {name: self.compiled(schema) for name, schema in given.items()}
        return _only(
            TYPES["object"],
            lambda value: all(name not in each or each[name](value[name]) for name in value),
        )

    def _others(self, schema: Json) -> Check:
        known = frozenset(schema.get("properties", ()))
        other = self.compiled(schema["additionalProperties"])
        return _only(
            TYPES["object"],
            lambda value: all(name in known or other(value[name]) for name in value),
        )


def _combined(key: str, each: list[Check]) -> Check:
    if key == "allOf":
        return lambda value: all(check(value) for check in each)
    if key == "anyOf":
        return lambda value: any(check(value) for check in each)
    return lambda value: sum(check(value) for check in each) == 1


def _unique(values: list[Any]) -> bool:
    seen = [_exact(value) for value in values]
    return len(set(seen)) == len(seen)
