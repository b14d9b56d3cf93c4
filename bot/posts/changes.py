"""Changes between two boards: the lines of text, and the boards that a post shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.platform.pictures import boards
from bot.service.history.log_text import opens, safe_names
from bot.service.tables.session import TableSession
from bot.service.tables.settings import posts_of
from bot.shared.text import speaker
from db.entries import EntryRow
from games.core.game import AnyGame
from games.core.labels import Part
from games.core.speech import Items, Message
from games.core.text import Language
from games.core.words import Words

ENDED = re.compile(r"[:;]|\s\(|[,.](?=\s|$)")
"""What ends the name of a line."""
NAMED = re.compile(r"\D[^:.]*:")
"""How a line begins that has a name; a number before a colon is an amount."""
NAMES = re.compile(r"[^:;.]*:[^:;.]*\.")
"""A line that does nothing but name something."""


class News(NamedTuple):
    """Parts reduced to their new lines, and the titles of the parts without any."""

    parts: Sequence[Part]
    same: Sequence[str]


def news(old: Sequence[Part], now: Sequence[Part], lang: Language) -> News:
    """Return the changes; of a part that was there before, only the lines that differ.

    A decision is repeated as a whole: some of its lines alone would not say what the choices are.
    """
    before = {part.key: part.text for part in old}
    told: list[Part] = []
    same: list[str] = []
    for part in now:
        was = before.get(part.key)
        if was == part.text:
            same.append(part.title)
        elif was is None or part.kind == "decision":
            told.append(part)
        elif text := "\n".join([*lines(was, part.text), *_missing(was, part, lang)]):
            told.append(part._replace(text=text))
        else:
            same.append(part.title)
    return News(told, same)


def lines(old: str, now: str) -> list[str]:
    """Return the lines of a text that another text does not have, each below its heading.

    A line that is below another heading than before differs too. A heading is repeated only above
    lines that belong to it; a heading that is the only change is returned as a sentence.
    """
    are, were = now.split("\n"), old.split("\n")
    old_lines, new_lines = _placed(were), _placed(are)
    new = Counter(each.known for each in new_lines) - Counter(each.known for each in old_lines)
    told: set[int] = set()
    heads: set[int] = set()
    for n, each in enumerate(new_lines):
        if new[each.known]:
            new[each.known] -= 1
            if not _heads(are[n]) or are[n] not in were:
                told.update([n, *each.above])
                heads.update(each.above)
    return [are[n] if n in heads else _sentence(are[n]) for n in sorted(told)]


def gone(old: str, now: str) -> list[str]:
    """Return the names in lines of a text that are in no line of another text.

    A sentence without a name is not counted: the new sentence shows that the old one is out of
    date.
    """
    are = now.split("\n")
    labels = {_label(line) for line in are}
    return [
        line.rstrip(".") if NAMES.fullmatch(line) else _label(line)
        for line in old.split("\n")
        if NAMED.match(line) and not _heads(line) and _label(line) not in labels
    ]


def _missing(old: str, now: Part, lang: Language) -> list[str]:
    """Return the line that names the things gone from a part, if there are any."""
    names = gone(old, now.text) if now.kind == "things" else []
    return [speaker(lang).say(Message("words-gone", names=Items(names)))] if names else []


class _Placed(NamedTuple):
    """A line by its text and the label of its nearest heading, and its headings' places."""

    known: tuple[str, ...]
    above: Sequence[int]


def _placed(all_lines: Sequence[str]) -> list[_Placed]:
    """Return all lines of a text with their headings."""
    labels = Counter(map(_label, all_lines))
    found: list[_Placed] = []
    for n, line in enumerate(all_lines):
        above = _above(all_lines, n, labels)
        found.append(_Placed((line, *(_label(all_lines[each]) for each in above[:1])), above))
    return found


def _label(line: str) -> str:
    """Return the beginning of a line, by which it is recognised."""
    return ENDED.split(line, maxsplit=1)[0].strip()


def _heads(line: str) -> bool:
    return line.endswith(":")


def _sentence(line: str) -> str:
    """Return a line as a sentence, even if it is a heading."""
    return line[:-1].rstrip() + "." if _heads(line) else line


def _above(all_lines: Sequence[str], place: int, labels: Counter[str]) -> list[int]:
    """Return the places of the headings that a line needs to be understood.

    That is the nearest line above that ends with a colon; for lines that begin alike ("Line 1" of
    two ships) also the nearest one with a unique beginning. A heading itself belongs to a heading
    right above it.
    """
    alike = labels[_label(all_lines[place])] > 1
    found: list[int] = [place] if _heads(all_lines[place]) else []
    for n in range(place - 1, -1, -1):
        heads = _heads(all_lines[n])
        if found and not (heads and n == found[-1] - 1):
            break
        if heads or (alike and labels[_label(all_lines[n])] == 1):
            found.append(n)
    return [n for n in found if n != place]


COMPACT, BOARD = "compact", "board"
LINES = 8
"""The last lines of the log that stand below the one board of a table."""


def boards_of(live: TableSession, view: Any, before: Any, entries: Sequence[EntryRow]) -> list[str]:
    """Return the pictures for the events since `before`, the public view of that moment.

    A compact post shows the first board that has changed, or none if no board has; at the end of a
    round and of the game it shows all boards.
    """
    if posts_of(live) != COMPACT or before is None or not _going_on(live, view):
        return boards(live.game)
    if any(opens(live, entry) for entry in entries):
        return boards(live.game)
    return changed(live, view, before, live.lang)[:1]


def changed(live: TableSession, view: Any, before: Any, lang: Language) -> list[str]:
    """Return the boards with changes since an older view."""
    return differing(live.game, live.words(lang), safe_names(live, lang), view, before)


def differing(
    game: AnyGame, words: Words, names: Sequence[str], view: Any, before: Any
) -> list[str]:
    """Return the boards that differ between two views by the parts they show, in their order."""
    old, now = words.parts(before, names), words.parts(view, names)
    found = {part.key for part in news(old, now, words.lang).parts}
    found |= {part.key for part in old} - {part.key for part in now}
    shown = set(boards(game))
    return [
        picture.key
        for picture in game.presentation.pictures
        if picture.key in shown and any(map(picture.has, found))
    ]


def _going_on(live: TableSession, view: Any) -> bool:
    """Return whether the game is not over yet."""
    return bool(view.asked) or live.row.status != "finished"
