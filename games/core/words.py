"""What a game says in one language: the only door from its data to a reader's eyes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from functools import partial
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Self, TypeVar

import msgspec

from games.core.actions import Action, Value
from games.core.actions import kind as tag_of
from games.core.errors import Reason
from games.core.events import Event
from games.core.gains import Gain
from games.core.gains import told as told_gains
from games.core.icons import Icons, counted, length
from games.core.outcome import Actor
from games.core.speech import Argument, Items, Message, Name, Speaker, Speakers
from games.core.stories import StoryLine, story
from games.core.text import Language, clip

V = TypeVar("V")
Said = Mapping[str, Callable[[Any], Argument]]
"""The arguments for fields or facts, by name; others are used unchanged."""
LABEL, CHOICE, ALT = 80, 100, 1024
"""Most characters of a button, of a menu's entry (label and detail each), of a picture's text."""
NOTHING = Items(())
"""The argument for an optional thing that is missing."""


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


MEETINGS: Sequence[str | None] = (None, "second", "third")
"""The forms of what a coach says, by how often its step was met before."""
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


class Words(ABC, Generic[V]):
    """All words of one game in one language.

    `names` are the players' names by seat. Views are those of the reader, so nothing that the
    reader cannot know is said. Labels fit Discord: commands' names are lower-case letters, digits,
    "-" and "_" (at most 32), descriptions at most 100, buttons at most 80 characters.
    """

    speakers: Speakers
    """Who says the game's messages."""
    icons: ClassVar[Icons] = {}
    """The icons of amounts, for texts in which they are emoji."""
    players: Sequence[str] = ()
    """The names of the seats for labels, which nobody hands over; empty where no table is known."""

    def __init__(self, lang: Language, content: str) -> None:
        self.lang = lang
        self.content = content
        self.speaker = self.speakers(lang, content)
        self.text = self.speaker.text

    def among(self, players: Sequence[str]) -> Self:
        """Return what says the same at a table of these players."""
        found = copy(self)
        found.players = tuple(players)
        return found

    def iconic(self, marks: Mapping[str, str]) -> Self:
        """Return what says amounts by emoji, for texts: their markup by the names of icons."""
        said = dict(counted(self.icons, marks))
        if not said:
            return self
        found = copy(self)
        found.speakers = self.speakers.saying(said)
        found.speaker = found.speakers(self.lang, self.content)
        found.text = found.speaker.text
        return found

    def label(self, key: str) -> Label:
        """Return the message of an id as a name, with its form `help` if it has one."""
        helped = self.speaker.catalog.has(key, "help")
        return Label(self.text(key), self.speaker.say(Message(key), "help") if helped else "")

    def game(self) -> Label:
        """Return the game's name and one line about it."""
        return self.label("game")

    def option(self, key: str) -> Label:
        """Return the name and help of a table option."""
        return self.label(f"option-{key}")

    def option_value(self, key: str, value: str) -> Label:
        """Return the name and help of one value of a table option."""
        return self.label(f"option-{key}-{value}")

    def command(self, kind: str) -> Label:
        """Return the command name and description of an action kind."""
        return self.label(f"command-{kind}")

    def commands(self, group: str) -> Label:
        """Return the name and description of a group of commands."""
        return self.label(f"commands-{group}")

    def field(self, kind: str, field: str) -> Label:
        """Return the command option name and description of a field of an action kind."""
        return self.label(f"field-{kind}-{field}")

    def order(self, key: str) -> Label:
        """Return the name of a kind of order and what it does."""
        return self.label(f"order-{key}")

    def order_value(self, view: V, key: str, value: str) -> str:
        """Return the label of a value that an order of a kind can hold."""
        return self.text(f"order-{key}-{value}")

    def picture(self, key: str) -> Label:
        """Return the name and help of a picture."""
        return self.label(f"picture-{key}")

    def called(self, actor: Actor, names: Sequence[str]) -> str:
        """Return the name of a player or rival: a seat's name, or a rival's in the catalogs."""
        return names[actor] if isinstance(actor, int) else self.speaker.name(actor)

    @abstractmethod
    def status(self, view: V) -> str:
        """Return the stage of the game in a few words: round, phase."""

    @abstractmethod
    def prompt(self, view: V, seat: int) -> str:
        """Return what a seat has to decide now, as one imperative sentence."""

    def window(self, view: V, seat: int) -> Window:
        """Return what the channel reads of a question in the middle of a player's turn or phase."""
        return Window(self.prompt(view, seat))

    def payment_hint(self, view: V, seat: int) -> str:
        """Return what a seat has to pay with at this step, as one sentence; "" for nothing."""
        return ""

    def kind(self, view: V, kind: str) -> Choice:
        """Return the label of an action kind as offered now, with what it is about."""
        return Choice(self.text(f"kind-{kind}"))

    @abstractmethod
    def action(self, view: V, action: Action) -> str:
        """Return the label of one action with its price and effect, at most `LABEL` characters."""

    def label_overflow(self, view: V, action: Action) -> str:
        """Return what an action's label has no room for, at most `CHOICE` characters."""
        return ""

    def gains(self, view: V, gains: Sequence[Gain], room: int = CHOICE) -> str:
        """Return the two main gains as a clause of at most `room` characters.

        "" where nothing is gained, or where there is no room.
        """
        return told_gains(self.speaker, gains, room) if gains else ""

    def forgone(self, view: V, action: Action) -> str:
        """Return what an action gives up, as a sentence, where its label has no room to name it.

        It is read before the action is taken; "" where the label says everything. Of `EndTurn` it
        is what would be wasted, shown as long as the turn or phase can be ended.
        """
        return ""

    def left(self, view: V, seat: int, kinds: Sequence[str]) -> str:
        """Return in a few words what a seat could still do that ends now: "1 action".

        `kinds` are the kinds of action that are still possible. "" where the label of the end says
        it already.
        """
        return ", ".join(self.kind(view, each).label for each in kinds)

    def default_taken(self, action: Action) -> str:
        """Return what an action did that was taken for a player who did not answer.

        A public clause such as "the turn was ended"; empty where an event reports it, so that the
        catalogs have no such message.
        """
        told = f"instead-{tag_of(action)}"
        return self.text(told) if self.speaker.catalog.has(told) else ""

    @abstractmethod
    def choice(
        self, view: V, kind: str, field: str, value: Value, chosen: Mapping[str, Value]
    ) -> Choice:
        """Return the label of one value for a field, the fields before it being `chosen`."""

    @abstractmethod
    def event(self, event: Event, names: Sequence[str]) -> str | None:
        """Return the log line of an event, or `None` where it needs no words."""

    def told(self, event: Event, names: Sequence[str]) -> Message | None:
        """Return the message of an event, whose form `story` is its part in a story."""
        return None

    def story(self, events: Iterable[Event], names: Sequence[str]) -> list[StoryLine]:
        """Return the events that the reader can see in as few lines as possible."""
        return story(self, events, names)

    @abstractmethod
    def reason(self, reason: Reason) -> str:
        """Return why something is refused, as one sentence that names the missing thing."""

    @abstractmethod
    def alt(self, view: V, picture: str, names: Sequence[str], before: V | None = None) -> str:
        """Return the alternative text of a picture, at most `ALT` characters.

        It begins with what has changed since `before`, an older view.
        """

    @abstractmethod
    def parts(self, view: V, names: Sequence[str]) -> Sequence[Part]:
        """Return the whole board as text in a stable order, for screen readers.

        A seat's own view also has parts that only it can see; they are `private`.
        """

    def waiting_for(self, view: V, names: Sequence[str]) -> str:
        """Return the line that says whom the game waits for; "" if the game is over.

        It is left out where a game was ended before its end.
        """
        return ""

    def board(self, view: V, names: Sequence[str]) -> str:
        """Return all parts of the board as one text, each below its title."""
        return "\n".join(f"{part.title}\n{part.text}" for part in self.parts(view, names))

    def boundary(self, key: str) -> str:
        """Return when a player wants the game to wait, as a clause: "before the turn of Ada".

        A key is a kind, and perhaps a seat: "turn:2".
        """
        players = self.players
        return self.speaker.say(boundary(key, lambda seat: players[seat] if players else str(seat)))

    def category(self, key: str) -> str:
        """Return the name of a score category or tie-break."""
        return self.text(f"category-{key}")

    def co_op_result(self, view: V) -> str:
        """Return whether a game against the box is won or lost and why, as one sentence.

        During the game: what remains to do. Empty for competitive games.
        """
        return ""

    @abstractmethod
    def topics(self, content: Any) -> Sequence[Topic]:
        """Return the rules help, generated from the component data where numbers are concerned."""

    def figures(self) -> Mapping[str, Argument]:
        """Return the numbers of the component data, as arguments of what teaches the game."""
        return {}

    def howto(self) -> HowTo | None:
        """Return how the game is played in a few lines; `None` where it does not say so."""
        keys = [f"howto-{field}" for field in HowTo._fields]
        if not all(map(self.speaker.catalog.has, keys)):
            return None
        return HowTo(*(self._taught(key) for key in keys))

    def coach_key(self, view: V, seat: int, frame: str) -> str:
        """Return what a coach calls a seat's step in a frame, by the tag of which it is else."""
        return frame

    def coach(self, lesson: str, met: int) -> str:
        """Return what can be done at a step and why one might, in one or two lines.

        A lesson is that of `coach_key`, or `do-<kind>` once a kind of action is chosen; `met` is
        how often it was given before. The second time the same is said, or the form `second`; later
        only the form `third` is left.
        """
        key, catalog = f"coach-{lesson}", self.speaker.catalog
        form = MEETINGS[met] if met < len(MEETINGS) else "never"
        known = catalog.has(key) and (met < 2 or catalog.has(key, form))
        return self._taught(key, form) if known else ""

    def coach_of(self, lesson: str, kind: str) -> str:
        """Return what a kind of action is for, where a lesson is given for the first time."""
        key = f"about-{lesson}-{kind}"
        return self._taught(key) if self.speaker.catalog.has(key) else ""

    def _taught(self, key: str, form: str | None = None) -> str:
        """Return a message with those numbers that it asks for."""
        asked = self.speaker.catalog.asks(key)
        given = {name: n for name, n in self.figures().items() if name in asked} if asked else {}
        return self.speaker.say(Message(key, **given), form)


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


ITSELF = "itself"
"""The message of a game's catalog that says its argument and nothing else."""


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
    speaker: Speaker, key: str, lines: Iterable[Message], title: Message | None = None
) -> Part:
    """Return a part of the board in words: a title, or its key's, and a line per message."""
    named = speaker.say(title or Message(f"part-{key}"))
    return Part(key, named, "\n".join(map(speaker.say, lines)))
