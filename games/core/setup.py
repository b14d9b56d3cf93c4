"""What a game declares before it begins: options, pictures, groups of commands."""

from __future__ import annotations

import msgspec


class Option(msgspec.Struct, frozen=True):
    """A choice made when a table is opened; the default is one of the values."""

    key: str
    values: tuple[str, ...]
    default: str


class PictureName(msgspec.Struct, frozen=True):
    """A picture that the renderer can draw.

    `kind`: `board` (posted after every turn, in this order), `zoom` (anyone can look), `private`
    (needs the mask of a seat) or `end` (posted once at the end). `per_seat`: drawn for one player,
    asked for as `key:seat`. `about`: the kinds of action and the frames that ask which it shows
    best, `*` for all others. `shows`: the keys of the `Words.parts` that it shows; one that ends in
    a colon stands for all keys that begin so ("player:"). After a turn the channel gets the first
    board of which one of these parts has changed.
    """

    key: str
    kind: str
    per_seat: bool = False
    about: str = ""
    shows: str = ""

    def has(self, part: str) -> bool:
        """Return whether the picture shows a part, by the part's key."""
        return any(
            part.startswith(key) if key.endswith(":") else part == key for key in self.shows.split()
        )


def by_word(**named: str) -> dict[str, str]:
    """Return the name of the text that contains each word."""
    return {word: name for name, words in named.items() for word in words.split()}
