"""What words come to: names, labels, parts of a board, pages of help."""

from __future__ import annotations

from typing import Literal, NamedTuple

LABEL, CHOICE, ALT = 80, 100, 1024
"""Most characters of a button, of a menu's entry (label and detail each), of a picture's text."""


class Label(NamedTuple):
    """A short name and one line of explanation."""

    name: str
    help: str = ""


class Choice(NamedTuple):
    """A value in a menu: label and detail of at most `CHOICE` characters, group heading."""

    label: str
    detail: str = ""
    group: str = ""


class Topic(NamedTuple):
    """One page of rules help: Markdown, with its title at most 2,000 characters."""

    key: str
    title: str
    text: str


class HowTo(NamedTuple):
    """What a newcomer reads: one page, five lines that are good to know, and the first turns.

    The page is the goal in a sentence, what you do in three steps, and how the game ends.
    """

    goal: str
    steps: str
    end: str
    lines: str
    first: str


class Window(NamedTuple):
    """What the channel reads of a question that a seat is asked outside its own turn.

    Each is a sentence or two, or "": a `title` of a few words, what it is `about` from beginning to
    end, how it is `standing` now, and as an imperative what one is asked (`ask`).
    """

    ask: str
    title: str = ""
    about: str = ""
    standing: str = ""


PartKind = Literal["things", "standing", "decision"]


class Part(NamedTuple):
    """A part of the board in words, which can be asked for on its own.

    Its `key` stays the same through a game ("mars", "player:0"); `text` has a line for each matter
    and no pictograms. Only the viewer can read a `private` part. Its `kind` decides what is
    announced after a change: of "things" the lines that differ or are gone, of a
    "standing" the lines that differ, the reader's "decision" as a whole.
    """

    key: str
    title: str
    text: str
    private: bool = False
    kind: PartKind = "things"
