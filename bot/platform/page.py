"""Private messages as pages: texts, pictures and controls, always in the same order.

They are layouts (Components V2). Discord never changes a layout back to plain text, so a message
that is changed in place is a layout from the start.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

import discord

from bot.platform import limits
from games.core.text import clip

Control = discord.ui.Item[Any]
V = TypeVar("V", discord.ui.View, discord.ui.LayoutView, discord.ui.Modal)
DRAWN = (".png", ".webp")
"""How the names of pictures end."""


class Picture(NamedTuple):
    """A picture in a message: its address and its alternative text."""

    address: str
    alt: str


class Line(NamedTuple):
    """A choice with its effects, and the button next to it."""

    text: str
    button: Control


@dataclass(frozen=True, slots=True)
class Page:
    """A private message, from top to bottom.

    The texts `above` are over the picture, the texts `below` under it; `small` ones explain and are
    over the `foot`, the controls that are the same everywhere. `subject` is the key of the picture
    that is drawn for it, "" for none.
    """

    above: Sequence[str]
    below: Sequence[str] = ()
    choices: Sequence[Line | Control | str] = ()
    small: Sequence[str] = ()
    foot: Sequence[Control] = ()
    subject: str = ""

    @property
    def text(self) -> str:
        """All its text, from top to bottom."""
        lines = [_read(each) for each in self.choices]
        return "\n".join(filter(None, [*self.above, *self.below, *lines, *self.small]))

    @property
    def controls(self) -> list[Control]:
        """Every button and menu, from top to bottom."""
        choices = [each.button if isinstance(each, Line) else each for each in self.choices]
        return [*(each for each in choices if not isinstance(each, str)), *self.foot]

    def layout(self, pictures: Sequence[Picture] = ()) -> discord.ui.LayoutView:
        """Return the message with copies of its controls, which belong to one view each."""
        above, below, small = self._fitted()
        children: list[Control] = list(_text(above))
        for picture in pictures:
            gallery = discord.ui.MediaGallery[Any]()
            gallery.add_item(media=picture.address, description=clip(picture.alt, limits.ALT_TEXT))
            children.append(gallery)
        children += [*_text(below), *_parts(self.choices), *_text(small)]
        if self.foot and (self.choices or small):
            children.append(discord.ui.Separator())
        children += _parts(self.foot)
        made = discord.ui.LayoutView(timeout=None)
        made.add_item(discord.ui.Container(*children))
        return unkept(made)

    def _fitted(self) -> list[str]:
        """Return the texts around the choices, cut to the room that Discord gives all of them."""
        room = limits.LAYOUT_TEXT
        room -= sum(len(_read(each)) for each in self.choices)
        found: list[str] = []
        for texts in (self.above, self.below, self.small):
            text = limits.clip("\n".join(filter(None, texts)), room) if room > 0 else ""
            room -= len(text)
            found.append(text)
        return found


def unkept(view: V) -> V:
    """Return a view or form that discord.py will not keep after it is sent.

    It would wait for presses, a private message for a quarter of an hour. The ids of our controls
    say everything about them, so nothing has to wait.
    """
    view.stop()
    return view


def plain(text: str, view: discord.ui.View | None = None) -> Page:
    """Return a page of a text and the controls of a view, in their rows."""
    items = [] if view is None else view.children
    return Page([text], foot=sorted(items, key=lambda item: item.row or 0))


def attached(files: Iterable[discord.File]) -> list[Picture]:
    """Return the pictures among files that are sent."""
    pictures = (file for file in files if file.filename.endswith(DRAWN))
    return [Picture(file.uri, file.description or "") for file in pictures]


def pictures_in(message: discord.Message | None) -> list[Picture]:
    """Return the pictures of a message, so that it can be changed around them."""
    if message is None:
        return []
    found = [
        Picture(item.media.url, item.description or "")
        for part in _walk(message.components)
        if isinstance(part, discord.MediaGalleryComponent)
        for item in part.items
    ]
    return found or [
        Picture(each.url, each.description or "")
        for each in message.attachments
        if (each.content_type or "").startswith("image/")
    ]


def _read(choice: Line | Control | str) -> str:
    """Return the text among the choices."""
    if isinstance(choice, Line):
        return choice.text
    return choice if isinstance(choice, str) else ""


def _walk(components: Iterable[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _walk(getattr(component, "children", ()))


def _text(text: str) -> list[Control]:
    return [discord.ui.TextDisplay(text)] if text else []


def _parts(items: Iterable[Line | Control | str]) -> Iterator[Control]:
    """Yield the parts with choices or controls: buttons of one row together."""
    row: list[Control] = []
    for item in items:
        if isinstance(item, Line | str):
            yield from _row(row)
            row = []
            text = discord.ui.TextDisplay[Any](_read(item))
            button = _own(item.button) if isinstance(item, Line) else None
            yield text if button is None else discord.ui.Section(text, accessory=button)
            continue
        if row and ((item.row or 0) != (row[-1].row or 0) or _width([*row, item]) > WIDTH):
            yield from _row(row)
            row = []
        row.append(item)
    yield from _row(row)


WIDTH = 5
"""Buttons in a row; a menu takes all of it."""


def _width(items: Iterable[Control]) -> int:
    return sum(item.width for item in items)


def _row(items: Sequence[Control]) -> Iterator[Control]:
    if items:
        yield discord.ui.ActionRow(*map(_own, items))


def _own(item: Any) -> Any:
    """Return a copy of a control, for another message."""
    if isinstance(item, discord.ui.Button):  # a link: only controls of ours have an item within
        return item.copy()
    return type(item)(item.item.copy())
