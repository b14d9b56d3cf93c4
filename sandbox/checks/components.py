"""Buttons, menus and layouts of messages, classic and version 2."""

from __future__ import annotations

import copy
import unicodedata
from typing import Any

from sandbox.checks import fields
from sandbox.checks.fields import Json, Path
from sandbox.errors import Form

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK, PREMIUM = 5, 6

CLASSIC_TOP = (ROW,)
LAYOUT_TOP = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
MAX_COMPONENTS = 40
MAX_TEXT = 4000


class Checker:
    """A check of the components of one message, which gives an id to each that has none."""

    def __init__(self, form: Form, *, layout: bool, files: set[str]) -> None:
        self.form = form
        self.layout = layout
        self.files = files
        self.count = 0
        self.letters = 0
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()

    def message(self, components: list[Any], path: Path = ("components",)) -> list[Json]:
        """Check all components and return a copy with ids filled in."""
        checked = copy.deepcopy(components)
        allowed = LAYOUT_TOP if self.layout else CLASSIC_TOP
        fields.length(self.form, path, checked, 0, MAX_COMPONENTS if self.layout else 5)
        for index, component in fields.objects(self.form, path, checked):
            self._one(component, (*path, index), allowed)
        if self.layout and self.count > MAX_COMPONENTS:
            self.form.wrong(
                path,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {MAX_COMPONENTS}",
            )
        if self.letters > MAX_TEXT:
            self.form.wrong(
                path,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text size exceeds the maximum of {MAX_TEXT} characters",
            )
        if self.form.clean:
            self.number(checked, [0])
        return checked

    def _one(self, component: Json, path: Path, allowed: tuple[int, ...]) -> None:
        self.count += 1
        kind = component.get("type")
        if kind is None:
            fields.missing(self.form, (*path, "type"))
            return
        if kind not in allowed:
            self.form.wrong(
                (*path, "type"),
                "UNION_TYPE_CHOICES",
                f'Value of field "type" must be one of {allowed}.',
            )
            return
        self._own_id(component, path)
        match kind:
            case 1:
                self._row(component, path)
            case 2:
                self._button(component, path)
            case 3 | 5 | 6 | 7 | 8:
                self.select(component, path)
            case 9:
                self._section(component, path)
            case 10:
                content = fields.text(
                    self.form, path, component, "content", low=1, high=MAX_TEXT, need=True
                )
                self.letters += len(content or "")
            case 11:
                self._media(component, path, "media")
                fields.text(self.form, path, component, "description", high=1024)
            case 12:
                self._gallery(component, path)
            case 13:
                self._media(component, path, "file", only_uploads=True)
            case 14:
                fields.whole(self.form, path, component, "spacing", low=1, high=2)
                fields.flag(self.form, path, component, "divider")
            case _:
                self._container(component, path)

    def _own_id(self, component: Json, path: Path) -> None:
        own = fields.whole(self.form, path, component, "id", low=0, high=2**31 - 1)
        if own:
            if own in self._ids:
                self.form.wrong(
                    (*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"
                )
            self._ids.add(own)

    def _row(self, component: Json, path: Path) -> None:
        inner = fields.several(self.form, path, component, "components", low=1, high=5, need=True)
        kinds = [c.get("type") for c in inner if isinstance(c, dict)]
        for index, child in fields.objects(self.form, (*path, "components"), inner):
            self._one(child, (*path, "components", index), (BUTTON, *SELECTS))
        if any(k in SELECTS for k in kinds) and len(kinds) > 1:
            self.form.wrong(
                (*path, "components"),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )

    def custom_id(self, component: Json, path: Path) -> None:
        """Check a custom id: there, 1 to 100 long, the only one of its kind."""
        value = fields.text(self.form, path, component, "custom_id", low=1, high=100)
        if value is None:
            if component.get("custom_id") is None:
                self.form.wrong(
                    (*path, "custom_id"), "COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required"
                )
            return
        if value in self._custom_ids:
            self.form.wrong(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        self._custom_ids.add(value)

    def _button(self, component: Json, path: Path) -> None:
        style = fields.whole(self.form, path, component, "style", low=1, high=6, need=True)
        label = fields.text(self.form, path, component, "label", high=80)
        fields.flag(self.form, path, component, "disabled")
        emoji(self.form, path, component)
        if style == LINK:
            if component.get("custom_id") is not None:
                self.form.wrong(
                    path,
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "Custom id and url cannot both be specified",
                )
            if fields.url(self.form, path, component, "url", high=512) is None:
                self.form.wrong(
                    (*path, "url"), "BUTTON_COMPONENT_URL_REQUIRED", "A url is required"
                )
        elif style == PREMIUM:
            fields.snowflake(self.form, (*path, "sku_id"), component.get("sku_id"))
            return
        else:
            if component.get("url") is not None:
                self.form.wrong(
                    path,
                    "BUTTON_COMPONENT_INVALID_URL_STYLE",
                    "A url button must be style LINK",
                )
            self.custom_id(component, path)
        if not label and not component.get("emoji"):
            self.form.wrong(
                path,
                "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
                "A button must have a label or an emoji",
            )

    def select(self, component: Json, path: Path) -> None:
        """Check a menu; the same rules apply in modals."""
        form = self.form
        self.custom_id(component, path)
        fields.text(form, path, component, "placeholder", high=150)
        fields.flag(form, path, component, "disabled")
        low = fields.whole(form, path, component, "min_values", low=0, high=25)
        high = fields.whole(form, path, component, "max_values", low=1, high=25)
        low, high = 1 if low is None else low, 1 if high is None else high
        if low > high:
            form.wrong(
                (*path, "min_values"),
                "SELECT_COMPONENT_INVALID_MIN_VALUES",
                "min_values must be less than or equal to max_values",
            )
        if component["type"] == STRING_SELECT:
            self.options(component, path, low=1, high=25, picks=high)
            return
        defaults = fields.several(form, path, component, "default_values", low=0, high=25)
        if len(defaults) > high:
            form.wrong(
                (*path, "default_values"),
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
                "There are more default values than max_values",
            )
        for index, default in fields.objects(form, (*path, "default_values"), defaults):
            fields.snowflake(form, (*path, "default_values", index, "id"), default.get("id"))

    def options(self, component: Json, path: Path, *, low: int, high: int, picks: int) -> None:
        """Check the options of a menu or group of boxes."""
        form = self.form
        found = fields.several(form, path, component, "options", low=low, high=high, need=True)
        if low <= len(found) < picks:
            form.wrong(
                (*path, "options"),
                "BASE_TYPE_BAD_LENGTH",
                f"Must be between {picks} and {high} in length.",
            )
        seen: set[str] = set()
        chosen = 0
        for index, option in fields.objects(form, (*path, "options"), found):
            place = (*path, "options", index)
            fields.text(form, place, option, "label", low=1, high=100, need=True)
            fields.text(form, place, option, "description", high=100)
            emoji(form, place, option)
            chosen += fields.flag(form, place, option, "default")
            value = fields.text(form, place, option, "value", low=1, high=100, need=True)
            if value is not None and value in seen:
                form.wrong(
                    (*place, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            seen.add(value or "")
        if chosen > picks:
            form.wrong(
                (*path, "options"),
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
                "There are more default values than max_values",
            )

    def _section(self, component: Json, path: Path) -> None:
        inner = fields.several(self.form, path, component, "components", low=1, high=3, need=True)
        for index, child in fields.objects(self.form, (*path, "components"), inner):
            self._one(child, (*path, "components", index), (TEXT_DISPLAY,))
        accessory = component.get("accessory")
        if isinstance(accessory, dict):
            self._one(accessory, (*path, "accessory"), (BUTTON, THUMBNAIL))
        else:
            fields.missing(self.form, (*path, "accessory"))

    def _gallery(self, component: Json, path: Path) -> None:
        items = fields.several(self.form, path, component, "items", low=1, high=10, need=True)
        for index, item in fields.objects(self.form, (*path, "items"), items):
            place = (*path, "items", index)
            self._media(item, place, "media")
            fields.text(self.form, place, item, "description", high=1024)
            fields.flag(self.form, place, item, "spoiler")

    def _media(self, holder: Json, path: Path, key: str, *, only_uploads: bool = False) -> None:
        media = holder.get(key)
        if not isinstance(media, dict) or not isinstance(media.get("url"), str):
            fields.missing(self.form, (*path, key, "url"))
            return
        address: str = media["url"]
        fields.length(self.form, (*path, key, "url"), address, 1, 2048)
        if address.startswith("attachment://"):
            name = address.removeprefix("attachment://")
            if name not in self.files:
                self.form.wrong(
                    (*path, key, "url"),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment {name} was not found in attachments",
                )
        elif only_uploads and "/attachments/" not in address:
            self.form.wrong(
                (*path, key, "url"),
                "UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED",
                "Only attachment:// references are supported",
            )
        else:
            fields.url(self.form, (*path, key), media, "url")

    def _container(self, component: Json, path: Path) -> None:
        fields.whole(self.form, path, component, "accent_color", low=0, high=0xFFFFFF)
        fields.flag(self.form, path, component, "spoiler")
        inner = fields.several(
            self.form, path, component, "components", low=1, high=MAX_COMPONENTS, need=True
        )
        for index, child in fields.objects(self.form, (*path, "components"), inner):
            self._one(child, (*path, "components", index), IN_CONTAINER)

    def number(self, components: list[Json], last: list[int]) -> None:
        """Give an id to every component that has none, counting up from `last`."""
        for component in components:
            if not component.get("id"):
                last[0] += 1
                while last[0] in self._ids:
                    last[0] += 1
                component["id"] = last[0]
            self.number(component.get("components", []), last)
            if "accessory" in component:
                self.number([component["accessory"]], last)
            if isinstance(component.get("component"), dict):
                self.number([component["component"]], last)


def emoji(form: Form, path: Path, holder: Json) -> None:
    """Check the emoji of a button or option: a unicode one by name, or one of Discord's by id."""
    found = holder.get("emoji")
    if found is None:
        return
    if not isinstance(found, dict):
        form.wrong((*path, "emoji"), "DICT_TYPE_CONVERT", "Only dictionaries may be used")
        return
    if found.get("id") is not None:
        fields.snowflake(form, (*path, "emoji", "id"), found["id"])
        return
    name = fields.text(form, (*path, "emoji"), found, "name", low=1, high=100)
    if not name or not is_emoji(name):
        form.wrong((*path, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def is_emoji(name: str) -> bool:
    """Return whether a text can be one unicode emoji.

    The standard library has no table of emoji; symbols, flags, keycaps and joined sequences pass,
    letters and words do not.
    """
    if name.endswith("\u20e3"):
        return name[0] in "0123456789#*"
    return all(
        unicodedata.category(c) in ("So", "Sk", "Sm", "Po", "Mn", "Cf", "Me", "Cn")
        and ord(c) > 0xA8
        for c in name
    )


def walk(components: list[Json]):
    """Yield all components, including nested ones."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])
