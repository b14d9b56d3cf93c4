"""Single fields: present, of the right type, long enough, short enough."""

from __future__ import annotations

import re
from typing import Any

from sandbox.errors import Form
from sandbox.ids import is_snowflake

Path = tuple[str | int, ...]
Json = dict[str, Any]

_URL = re.compile(r"(https?|discord)://\S+\Z")


def length(form: Form, path: Path, value: str | list[Any], low: int, high: int | None) -> None:
    """Note a text or list that is too short or too long, in Discord's words."""
    size = len(value)
    if low <= size and (high is None or size <= high):
        return
    if high is None:
        form.wrong(path, "BASE_TYPE_MIN_LENGTH", f"Must be {low} or more in length.")
    elif low:
        form.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
    else:
        form.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")


def missing(form: Form, path: Path) -> None:
    """Note a field that must be there and is not."""
    form.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")


def text(
    form: Form, path: Path, holder: Json, key: str, *, low: int = 0, high: int, need: bool = False
) -> str | None:
    """Check a text field and return it; None and absent are the same unless it is needed."""
    value = holder.get(key)
    if value is None:
        if need:
            missing(form, (*path, key))
        return None
    if not isinstance(value, str):
        form.wrong((*path, key), "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        return None
    length(form, (*path, key), value, low, high)
    return value


def whole(
    form: Form, path: Path, holder: Json, key: str, *, low: int, high: int, need: bool = False
) -> int | None:
    """Check an integer field and return it."""
    value = holder.get(key)
    if value is None:
        if need:
            missing(form, (*path, key))
        return None
    if isinstance(value, bool) or not isinstance(value, int):
        form.wrong((*path, key), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        return None
    if value < low:
        form.wrong((*path, key), "NUMBER_TYPE_MIN", f"int value should be greater than or equal to"
                   f" {low}.")  # fmt: skip
    elif value > high:
        form.wrong((*path, key), "NUMBER_TYPE_MAX", f"int value should be less than or equal to"
                   f" {high}.")  # fmt: skip
    return value


def flag(form: Form, path: Path, holder: Json, key: str) -> bool:
    """Check a yes-or-no field; absent and None mean no."""
    value = holder.get(key)
    if value is not None and not isinstance(value, bool):
        form.wrong(
            (*path, key), "BOOLEAN_TYPE_CONVERT", f'Could not interpret "{value}" as boolean.'
        )
    return value is True


def several(
    form: Form, path: Path, holder: Json, key: str, *, low: int, high: int, need: bool = False
) -> list[Any]:
    """Check a list field and return it; an absent one is empty."""
    value = holder.get(key)
    if value is None:
        if need:
            missing(form, (*path, key))
        return []
    if not isinstance(value, list):
        form.wrong((*path, key), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return []
    length(form, (*path, key), value, low, high)
    return value


def objects(form: Form, path: Path, values: list[Any]) -> list[tuple[int, Json]]:
    """Return the entries that are objects with their places, and note the others as errors."""
    found: list[tuple[int, Json]] = []
    for index, value in enumerate(values):
        if isinstance(value, dict):
            found.append((index, value))
        else:
            form.wrong((*path, index), "DICT_TYPE_CONVERT", "Only dictionaries may be used")
    return found


def snowflake(form: Form, path: Path, value: object) -> str | None:
    """Check an id and return it as a string."""
    if is_snowflake(value):
        return str(value)
    form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
    return None


def url(form: Form, path: Path, holder: Json, key: str, *, high: int = 2048) -> str | None:
    """Check an address field and return it."""
    value = text(form, path, holder, key, low=1, high=high)
    if value is not None and not _URL.match(value):
        form.wrong(
            (*path, key),
            "URL_TYPE_INVALID_SCHEME",
            f'Scheme "{value.split(":")[0].lower()}" must be one of'
            " ('http', 'https', 'discord').",
        )
    return value
