"""What a game says in one language: the only door from its data to a reader's eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from typing import Any, Self

from games.core.actions import Action, Value
from games.core.actions import kind as tag_of
from games.core.content import Sets
from games.core.errors import Reason
from games.core.events import Event
from games.core.gains import Gain
from games.core.gains import told as told_gains
from games.core.hidden.declare import AnyView
from games.core.icons import counted
from games.core.labels import ALT, CHOICE, Choice, HowTo, Label, Part, Topic, Window
from games.core.legend import as_text as legend_as_text
from games.core.legend import page, sections
from games.core.messages import boundary, form, topic
from games.core.outcome import Actor
from games.core.speech import Argument, Message, Speaker
from games.core.stories import StoryLine, story
from games.core.text import Language
from games.core.wording import Wording

MEETINGS: Sequence[str | None] = (None, "second", "third")
"""The forms of what a coach says, by how often its step was met before."""
WINDOW = Window._fields[1:]
"""The forms of a message about a window; the message itself is what a seat is asked."""


class Words:
    """All words of one game in one language, with the names of one component set.

    A game's `Wording` says what is particular to it; the rest is the catalog's. `names` are the
    players' names by seat. Views are those of the reader, so nothing that the reader cannot know is
    said. Labels fit Discord: commands' names are lower-case letters, digits, "-" and "_" (at most
    32), descriptions at most 100, buttons at most 80 characters.
    """

    def __init__(
        self, wording: Wording[Any], sets: Sets[Any, Any], lang: Language, content: str
    ) -> None:
        self.lang, self.content = lang, content
        self.players: Sequence[str] = ()
        """The names of the seats for labels, which nobody hands over; empty without a table."""
        self.icons = wording.icons
        """The icons of amounts, for texts in which they are emoji."""
        self._wording, self._sets = wording, sets
        self._speakers = wording.speakers
        self.speaker = self._speakers(lang, content)
        self.text = self.speaker.text

    def _at(self, view: AnyView, names: Sequence[str] = ()) -> tuple[Any, Speaker]:
        """Return a position with the names of the set that is played there, and its speaker."""
        speaker = self._speakers(self.lang, view.state.content)
        return self._wording.position(view, speaker, names or self.players), speaker

    def _say(
        self,
        view: AnyView,
        describe: Callable[..., Message | None],
        *given: object,
        names: Sequence[str] = (),
    ) -> str:
        """Return a description of a position as text, "" if there is none."""
        position, speaker = self._at(view, names)
        found = describe(position, *given)
        return "" if found is None else speaker.say(found)

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
        found._speakers = self._speakers.saying(said)
        found.speaker = found._speakers(self.lang, self.content)
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
        own = self._wording.option_value
        return self.label(f"option-{key}-{value}") if own is None else own(self.speaker, key, value)

    def command(self, kind: str) -> Label:
        """Return the command name and description of an action kind."""
        return self.label(f"command-{kind}")

    def commands(self, group: str) -> Label:
        """Return the name and description of a group of commands."""
        return self.label(f"commands-{group}")

    def field(self, kind: str, field: str) -> Label:
        """Return the command option name and description of a field of an action kind."""
        own = f"field-{kind}-{field}"
        return self.label(own if self.speaker.catalog.has(own) else f"field-{field}")

    def order(self, key: str) -> Label:
        """Return the name of a kind of order and what it does."""
        return self.label(f"order-{key}")

    def order_value(self, view: AnyView, key: str, value: str) -> str:
        """Return the label of a value that an order of a kind can hold."""
        own = self._wording.order_value
        if own is None:
            return self.text(f"order-{key}-{value}")
        return own(self._at(view)[0], key, value)

    def picture(self, key: str) -> Label:
        """Return the name and help of a picture."""
        return self.label(f"picture-{key}")

    def called(self, actor: Actor, names: Sequence[str]) -> str:
        """Return the name of a player or rival: a seat's name, or a rival's in the catalogs."""
        return names[actor] if isinstance(actor, int) else self.speaker.name(actor)

    def status(self, view: AnyView) -> str:
        """Return the stage of the game in a few words: round, phase."""
        return self._say(view, self._wording.status)

    def prompt(self, view: AnyView, seat: int) -> str:
        """Return what a seat has to decide now, as one imperative sentence."""
        return self._say(view, self._wording.prompt, seat)

    def window(self, view: AnyView, seat: int) -> Window:
        """Return what the channel reads of a question in the middle of a player's turn or phase."""
        position, speaker = self._at(view)
        found = self._wording.window(position, seat)
        if found is None:
            return Window(self.prompt(view, seat))
        return Window(speaker.say(found), *(form(speaker, found, key) for key in WINDOW))

    def payment_hint(self, view: AnyView, seat: int) -> str:
        """Return what a seat has to pay with at this step, as one sentence; "" for nothing."""
        return self._say(view, self._wording.payment_hint, seat)

    def kind(self, view: AnyView, kind: str) -> Choice:
        """Return the label of an action kind as offered now, with what it is about."""
        position, speaker = self._at(view)
        about = self._wording.detail(position, kind)
        detail = "" if about is None else speaker.say(about)
        own = self._wording.kind
        return Choice(self.text(f"kind-{kind}"), detail) if own is None else own(position, kind)

    def action(self, view: AnyView, action: Action) -> str:
        """Return the label of one action with its price and effect, at most `LABEL` characters."""
        return self._wording.action(self._at(view)[0], action)

    def label_overflow(self, view: AnyView, action: Action) -> str:
        """Return what an action's label has no room for, at most `CHOICE` characters."""
        return self._wording.label_overflow(self._at(view)[0], action)

    def gains(self, view: AnyView, gains: Sequence[Gain], room: int = CHOICE) -> str:
        """Return the two main gains as a clause of at most `room` characters.

        "" where nothing is gained, or where there is no room.
        """
        return told_gains(self.speaker, gains, room) if gains else ""

    def forgone(self, view: AnyView, action: Action) -> str:
        """Return what an action gives up, where its label has no room (`Wording.forgone`)."""
        return self._wording.forgone(self._at(view)[0], action)

    def left(self, view: AnyView, kinds: Sequence[str]) -> str:
        """Return in a few words what a seat could still do that ends now: "1 action".

        `kinds` are the kinds of action that are still possible. "" where the label of the end says
        it already.
        """
        if self._wording.says_what_is_left(self._at(view)[0]):
            return ""
        return ", ".join(self.kind(view, each).label for each in kinds)

    def default_taken(self, action: Action) -> str:
        """Return what an action did that was taken for a player who did not answer.

        A public clause such as "the turn was ended"; empty where an event reports it, so that the
        catalogs have no such message.
        """
        told = f"instead-{tag_of(action)}"
        return self.text(told) if self.speaker.catalog.has(told) else ""

    def choice(
        self, view: AnyView, kind: str, field: str, value: Value, chosen: Mapping[str, Value]
    ) -> Choice:
        """Return the label of one value for a field, the fields before it being `chosen`."""
        return self._wording.choice(self._at(view)[0], kind, field, value, chosen)

    def event(self, event: Event, names: Sequence[str]) -> str | None:
        """Return the log line of an event, or `None` where it needs no words."""
        found = self.event_message(event, names)
        return None if found is None else self.speaker.say(found)

    def event_message(self, event: Event, names: Sequence[str]) -> Message | None:
        """Return the message of an event, whose form `story` is its part in a story."""
        return self._wording.event(self.speaker, self._sets.get(self.content), event, names)

    def story(self, events: Iterable[Event], names: Sequence[str]) -> list[StoryLine]:
        """Return the events that the reader can see in as few lines as possible."""
        return story(self, events, names)

    def reason(self, reason: Reason) -> str:
        """Return why something is refused, as one sentence that names the missing thing."""
        return self.speaker.say(self._wording.reason(self._sets.get(self.content), reason))

    def alt(
        self,
        view: AnyView,
        picture: str,
        names: Sequence[str],
        before: AnyView | None = None,
    ) -> str:
        """Return the alternative text of a picture, at most `ALT` characters.

        It begins with what has changed since `before`, an older view.
        """
        position, speaker = self._at(view, names)
        if picture == "legend":
            return legend_as_text(sections(speaker, self._wording.legend), speaker.lang, ALT)
        return self._wording.alt(position, picture, before)

    def parts(self, view: AnyView, names: Sequence[str]) -> Sequence[Part]:
        """Return the whole board as text in a stable order, for screen readers.

        A seat's own view also has parts that only it can see; they are `private`.
        """
        return tuple(self._wording.parts(self._at(view, names)[0]))

    def waiting_for(self, view: AnyView, names: Sequence[str]) -> str:
        """Return the line that says whom the game waits for; "" if the game is over.

        It is left out where a game was ended before its end.
        """
        over = not view.state.stack
        return "" if over else self._say(view, self._wording.waiting_for, names=names)

    def board(self, view: AnyView, names: Sequence[str]) -> str:
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

    def co_op_result(self, view: AnyView) -> str:
        """Return whether a game against the box is won or lost and why, as one sentence.

        During the game: what remains to do. Empty for competitive games.
        """
        return self._say(view, self._wording.co_op_result)

    def topics(self) -> Sequence[Topic]:
        """Return the rules help, generated from the component data where numbers are concerned."""
        given = self.figures()
        return tuple(topic(self.speaker, key, given) for key in self._wording.pages.split())

    def figures(self) -> Mapping[str, Argument]:
        """Return the numbers of the component data, as arguments of what teaches the game."""
        symbols = page(sections(self.speaker, self._wording.legend), self.lang)
        found = self._wording.figures(self._sets.get(self.content), self.speaker)
        return {**found, "symbols": symbols}

    def howto(self) -> HowTo | None:
        """Return how the game is played in a few lines; `None` where it does not say so."""
        keys = [f"howto-{field}" for field in HowTo._fields]
        if not all(map(self.speaker.catalog.has, keys)):
            return None
        return HowTo(*(self._taught(key) for key in keys))

    def coach_key(self, view: AnyView, seat: int, frame: str) -> str:
        """Return what a coach calls a seat's step in a frame, by the tag of which it is else."""
        return self._wording.coach_key(view, seat, frame)

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
