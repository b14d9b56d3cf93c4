"""Messages that games have in common: of events, reasons, fields, pages, parts and pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from games.core.errors import Reason
from games.core.events import Event
from games.core.icons import length
from games.core.labels import ALT, CHOICE, Part, PartKind, Topic
from games.core.outcome import Actor, Outcome
from games.core.speech import Argument, Items, Message, Name, Speaker
from games.core.text import clip, fullest

Said = Mapping[str, Callable[[Any], Argument]]
"""The arguments for fields or facts, by name; others are used unchanged."""
NOTHING = Items(())
"""The argument for an optional thing that is missing."""
ITSELF = "itself"
"""The message of a game's catalog that says its argument and nothing else."""


def yes(flag: bool) -> str:
    """Return a flag as catalogs select by it."""
    return "yes" if flag else "no"


def names(keys: Iterable[str]) -> Items:
    """Return the names of components as a list; an id that is empty is that of none."""
    return Items(map(Name, filter(None, keys)))


def added(now: Iterable[str], old: Iterable[str]) -> list[str]:
    """Return the additions since an older list, once each; an empty id is nothing."""
    more = Counter(now) - Counter(old)
    return [each for each in more if each]


def optional(found: Argument | None) -> Items:
    """Return something that may be missing as a list."""
    return NOTHING if found is None else Items([found])


def fitted(speaker: Speaker, what: Argument, room: int = CHOICE) -> str:
    """Return something as a label, in short forms as far as needed, then cut."""
    return cut(speaker.fit(Message(ITSELF, what=what), room), room)


def detail_text(speaker: Speaker, what: Message | None) -> str:
    """Return the explanation of a label; "" where it does not fit, as pictures show it."""
    found = "" if what is None else speaker.fit(what, CHOICE)
    return found if length(found) <= CHOICE else ""


def cut(label: str, room: int) -> str:
    """Return a label cut to its visible part."""
    return label if length(label) <= room else clip(label, room)


def boundary(key: str, called: Callable[[int], Argument]) -> Message:
    """Return when a player wants the game to wait, with the name of the seat whose turn it is."""
    kind, _, seat = key.partition(":")
    return Message(f"boundary-{kind}", who=called(int(seat)) if seat else "")


def called(actor: Actor, names: Sequence[str]) -> Argument:
    """Return the name of a player or rival: a seat's name, or a rival's in the catalogs."""
    return names[actor] if isinstance(actor, int) else Name(actor)


def _called(who: Actor | Iterable[Actor], names: Sequence[str]) -> Argument:
    alone = isinstance(who, int | str)
    return called(who, names) if alone else Items(called(each, names) for each in who)


def facts(of: msgspec.Struct, said: Said) -> dict[str, Argument]:
    """Return the fields of an action, an event or a frame as arguments; `said` overrides them.

    Other fields are left out if they are more than a word, a number or a flag.
    """
    given: dict[str, Argument] = {}
    for key in of.__struct_fields__:
        value = getattr(of, key)
        if key in said:
            given[key] = said[key](value)
        elif isinstance(value, bool):
            given[key] = yes(value)
        elif isinstance(value, str | int):
            given[key] = value
    return given


def event_message(
    event: Event,
    names: Sequence[str],
    said: Said,
    besides: Mapping[str, Argument],
    *,
    seats: Collection[str] = (),
    tag: str = "",
) -> Message:
    """Return what an event says: the message of its tag, with its fields as arguments.

    `seats`: fields that hold players by their seats, or rivals by their ids, apart from the seat
    that acts. Fields that are more than a word, a number or a flag are left out, unless they are
    `said` or one of the `besides`.
    """
    given = facts(event, {**dict.fromkeys(("seat", *seats), partial(_called, names=names)), **said})
    return Message(f"event-{tag or event.__struct_config__.tag}", **{**given, **besides})


def reason_message(reason: Reason, said: Said, besides: Mapping[str, Argument]) -> Message:
    """Return what a reason says: the message of its key, with its facts as arguments."""
    facts: dict[str, Any] = dict(reason.facts)
    given = {key: said[key](fact) if key in said else fact for key, fact in facts.items()}
    return Message(f"reason-{reason.key}", **{**given, **besides})


def topic(speaker: Speaker, key: str, given: Mapping[str, Argument]) -> Topic:
    """Return a page of rules help: the message of its key, whose form `text` is what it says."""
    page = Message(f"topic-{key}", **given)
    return Topic(key, speaker.text(f"topic-{key}"), speaker.say(page, "text"))


def part(
    speaker: Speaker,
    key: str,
    lines: Iterable[Message],
    title: Message | None = None,
    *,
    private: bool = False,
    kind: PartKind = "things",
) -> Part:
    """Return a part of the board in words: a title, or its key's, and a line per message."""
    named = speaker.say(title or Message(f"part-{key}"))
    return Part(key, named, "\n".join(map(speaker.say, lines)), private, kind)


def result(
    outcome: Outcome, called: Callable[[Actor], Argument], points: Callable[[int], Argument]
) -> Iterator[Message]:
    """Yield the winners of a game that is over, all ranks, and what broke a tie."""
    yield Message("board-winner", winners=Items(map(called, outcome.winners)))
    places = (
        Message("board-place", rank=each.rank, who=called(each.seat), points=points(each.total))
        for each in sorted(outcome.scores, key=lambda score: score.rank)
    )
    yield Message("board-ranking", places=Items(places))
    if outcome.tie_breaks:
        ties = Items(Message(f"category-{key}") for key in outcome.tie_breaks)
        yield Message("board-ties", ties=ties)


def form(speaker: Speaker, message: Message, key: str) -> str:
    """Return a form of a message, "" if it has none of that name."""
    return speaker.say(message, key) if speaker.catalog.has(message.id, key) else ""


def pictured(
    speaker: Speaker,
    changed: Iterable[Message],
    head: Message,
    tellings: Iterable[Iterable[Message]],
) -> str:
    """Return the alternative text of a picture: the changes, then the picture itself.

    The first of `tellings` that fits describes it.
    """
    new = Items(changed)
    opening = [Message("alt-changed", items=new), head] if new.items else [head]
    said = ([speaker.say(each) for each in (*opening, *telling)] for telling in tellings)
    return fullest(said, ALT)
