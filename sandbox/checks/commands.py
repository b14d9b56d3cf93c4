"""Application commands: names, options, sizes; and the choices of an autocomplete."""

from __future__ import annotations

import unicodedata
from typing import Any

from sandbox.checks import fields
from sandbox.checks.fields import Json, Path
from sandbox.errors import ApiError, Form

CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
PERSON, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 6, 7, 8, 9, 10, 11
MAX_LETTERS = 8000
MOST = {CHAT: 100, USER: 15, MESSAGE: 15}
LOCALES = (
    "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr",
    "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th",
    "tr", "uk", "vi", "zh-CN", "zh-TW",
)  # fmt: skip


def valid_name(name: str) -> bool:
    """Return whether Discord accepts the name for a slash command or option."""
    if not 1 <= len(name) <= 32 or name != name.lower():
        return False
    return all(
        c in "-_'"
        or unicodedata.category(c)[0] in "LN"
        or unicodedata.name(c, "").startswith(("DEVANAGARI", "THAI"))
        for c in name
    )


def one(body: Json) -> None:
    """Refuse a command that Discord would not register."""
    form = Form()
    command(form, body, ())
    form.close()


def all_of(bodies: list[Any]) -> None:
    """Refuse a list of commands, as a bulk overwrite sends it."""
    form = Form()
    found = fields.objects(form, (), bodies)
    seen: set[tuple[int, str]] = set()
    counts = dict.fromkeys(MOST, 0)
    for index, body in found:
        command(form, body, (index,))
        kind = body.get("type") or CHAT
        counts[kind] = counts.get(kind, 0) + 1
        key = (kind, str(body.get("name")))
        if key in seen:
            _duplicate(form, (index,))
        seen.add(key)
    _localized_duplicates(form, (), [(i, b) for i, b in found if b.get("type", 1) == CHAT])
    form.close()
    if any(counts[kind] > most for kind, most in MOST.items()):
        raise ApiError(30032)


def command(form: Form, body: Json, path: Path) -> None:
    """Check one command."""
    kind = fields.whole(form, path, body, "type", low=1, high=4) or CHAT
    if kind == CHAT:
        _names(form, body, path)
        _descriptions(form, body, path)
        options = fields.several(form, path, body, "options", low=0, high=25)
        _options(form, options, (*path, "options"), depth=0)
        letters = _letters(body)
        if letters > MAX_LETTERS:
            form.wrong(
                path,
                "APPLICATION_COMMAND_TOO_LARGE",
                f"Command exceeds maximum size ({MAX_LETTERS})",
            )
    else:
        fields.text(form, path, body, "name", low=1, high=32, need=True)
        for key in ("description", "options"):
            if body.get(key):
                form.wrong(
                    (*path, key),
                    "APPLICATION_COMMAND_CONTEXT_MENU_FIELD_NOT_ALLOWED",
                    f"Context menu commands cannot have {key}",
                )
    permissions = body.get("default_member_permissions")
    if permissions is not None and not str(permissions).isdigit():
        form.wrong(
            (*path, "default_member_permissions"),
            "NUMBER_TYPE_COERCE",
            f'Value "{permissions}" is not int.',
        )
    for key, highest in (("contexts", 2), ("integration_types", 1)):
        fields.several(form, path, body, key, low=1, high=highest + 1)
        for index, value in enumerate(body.get(key) or []):
            if not isinstance(value, int) or not 0 <= value <= highest:
                form.wrong(
                    (*path, key, index),
                    "BASE_TYPE_CHOICES",
                    f"Value must be one of {set(range(highest + 1))}.",
                )


def _names(form: Form, body: Json, path: Path) -> None:
    name = fields.text(form, path, body, "name", low=1, high=32, need=True)
    if name is not None and not valid_name(name):
        _bad_name(form, (*path, "name"), name)
    for locale, localized in _localized(form, body, path, "name_localizations"):
        if not valid_name(localized):
            _bad_name(form, (*path, "name_localizations", locale), localized)


def _bad_name(form: Form, path: Path, name: str) -> None:
    if 1 <= len(name) <= 32:
        form.wrong(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    else:
        fields.length(form, path, name, 1, 32)


def _descriptions(form: Form, body: Json, path: Path) -> None:
    fields.text(form, path, body, "description", low=1, high=100, need=True)
    for locale, localized in _localized(form, body, path, "description_localizations"):
        fields.length(form, (*path, "description_localizations", locale), localized, 1, 100)


def _localized(form: Form, body: Json, path: Path, key: str) -> list[tuple[str, str]]:
    found = body.get(key) or {}
    result: list[tuple[str, str]] = []
    for locale, localized in found.items():
        if locale not in LOCALES:
            form.wrong(
                (*path, key), "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.'
            )
        elif not isinstance(localized, str):
            fields.missing(form, (*path, key, locale))
        else:
            result.append((locale, localized))
    return result


def _options(form: Form, options: list[Any], path: Path, *, depth: int) -> None:
    found = fields.objects(form, path, options)
    _kinds(form, path, {o.get("type") for _, o in found})
    seen: set[str] = set()
    optional_seen = False
    for index, option in found:
        place = (*path, index)
        kind = fields.whole(form, place, option, "type", low=1, high=11, need=True)
        _names(form, option, place)
        _descriptions(form, option, place)
        name = str(option.get("name"))
        if name in seen:
            form.wrong(
                place, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already"
                " exists",
            )  # fmt: skip
        seen.add(name)
        if kind in (SUBCOMMAND, GROUP):
            _nested_option(form, option, place, depth=depth)
            continue
        required = fields.flag(form, place, option, "required")
        if required and optional_seen:
            form.wrong(
                place,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not required
        _value_option(form, option, place)
    _localized_duplicates(form, path, found)


def _kinds(form: Form, path: Path, kinds: set[object]) -> None:
    nested = {SUBCOMMAND, GROUP}
    if kinds & nested and kinds - nested:
        form.wrong(
            path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other"
            " types",
        )


def _nested_option(form: Form, option: Json, path: Path, *, depth: int) -> None:
    is_group = option["type"] == GROUP
    if depth == 2 or (depth == 1 and is_group):
        form.wrong(
            (*path, "type"),
            "APPLICATION_COMMAND_OPTIONS_NESTING_INVALID",
            "Options of this type cannot be nested this deep",
        )
        return
    inner = fields.several(form, path, option, "options", low=0, high=25)
    if is_group and any(isinstance(o, dict) and o.get("type") != SUBCOMMAND for o in inner):
        form.wrong(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command groups can only contain sub-commands",
        )
    _options(form, inner, (*path, "options"), depth=1 if is_group else 2)


def _value_option(form: Form, option: Json, path: Path) -> None:
    kind = option.get("type")
    choices = fields.several(form, path, option, "choices", low=0, high=25)
    completes = fields.flag(form, path, option, "autocomplete")
    if (choices or completes) and kind not in (STRING, INTEGER, NUMBER):
        form.wrong(
            path,
            "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
            "Choices and autocomplete are only available for string, integer and number options",
        )
    if choices and completes:
        form.wrong(
            path,
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES_EXCLUSIVE",
            "Autocomplete and choices are mutually exclusive",
        )
    _choices(form, choices, (*path, "choices"), kind)
    fields.whole(form, path, option, "min_length", low=0, high=6000)
    fields.whole(form, path, option, "max_length", low=1, high=6000)


def _choices(form: Form, choices: list[Any], path: Path, kind: object) -> None:
    names: set[str] = set()
    for index, choice in fields.objects(form, path, choices):
        place = (*path, index)
        name = fields.text(form, place, choice, "name", low=1, high=100, need=True)
        for locale, localized in _localized(form, choice, place, "name_localizations"):
            fields.length(form, (*place, "name_localizations", locale), localized, 1, 100)
        value = choice.get("value")
        if value is None:
            fields.missing(form, (*place, "value"))
        elif kind == STRING:
            fields.text(form, place, choice, "value", high=100)
        elif isinstance(value, bool) or not isinstance(value, int | float):
            form.wrong((*place, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        if name in names:
            form.wrong(
                place,
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                "Option choice name already exists",
            )
        names.add(name or "")


def _duplicate(form: Form, path: Path) -> None:
    form.wrong(
        path,
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
        "Application command names must be unique",
    )


def _localized_duplicates(form: Form, path: Path, found: list[tuple[int, Json]]) -> None:
    """Refuse names that are equal in a language; an untranslated name counts as it is."""
    locales = {loc for _, o in found for loc in o.get("name_localizations") or {}}
    for locale in sorted(locales):
        seen: set[str] = set()
        for index, option in found:
            name = (option.get("name_localizations") or {}).get(locale, option.get("name"))
            if not isinstance(name, str):
                continue
            if name in seen:
                form.wrong(
                    (*path, index, "name_localizations", locale),
                    "APPLICATION_COMMAND_LOCALIZED_NAME_DUPLICATE",
                    "Localized names must be unique",
                )
            seen.add(name)


def _letters(body: Json) -> int:
    """Return the size of a command as Discord counts it: the longest language of each text."""
    total = 0
    for key in ("name", "description"):
        texts = [body.get(key) or "", *(body.get(f"{key}_localizations") or {}).values()]
        total += max(len(t) for t in texts if isinstance(t, str))
    if isinstance(body.get("value"), str):
        total += len(body["value"])
    for key in ("options", "choices"):
        total += sum(_letters(o) for o in body.get(key) or [] if isinstance(o, dict))
    return total


def check_choices(data: Json, asked: Json) -> list[Json]:
    """Check the choices that answer an autocomplete and return them."""
    form = Form()
    path: Path = ("data",)
    choices = fields.several(form, path, data, "choices", low=0, high=25, need=True)
    _choices(form, choices, (*path, "choices"), _focused_type(asked.get("options", [])))
    form.close()
    return choices


def _focused_type(options: list[Json]) -> int:
    for option in options:
        if option.get("focused"):
            return option["type"]
        if option.get("options"):
            return _focused_type(option["options"])
    return STRING
