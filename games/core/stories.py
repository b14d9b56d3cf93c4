"""Stories: the events of a game, one line a turn, as a player would write it.

    **Ada** plays Geologist → Airlock (2 O2, 1 energy) · probe B5: +1 iron, +1 VP

A line is made of clauses: the action, its costs in brackets, its gains after a colon. Each class of
events declares its `role` in that and its `amounts` (`games.core.events`). Its text is the form
`story` of its message; where that is empty, its amounts belong to the clause before. The form
`more` is added where the clause before is of the same kind: "takes back Geologist" and "Botanist".
Without it, equal clauses in a row become one with a count. The form `alone` is said where the
clause shows no gains or notes: it names the choice itself. The form `note` comes after the gains:
"no room for 1 iron". Costs are never netted against gains.

An amount is said by the message of its id. If that has a form `story`, it is said by this form and
without a sign, such as "−2 stress" for two steps of a marker.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from msgspec import structs

from games.core.events import Event, SeatEvent
from games.core.legend import shared
from games.core.outcome import Actor
from games.core.speech import Items, Message, Speaker

MOST = 6
"""Clauses of a line; more go into another one."""
STORY, ALONE, MORE, NOTE = "story", "alone", "more", "note"
"""The forms of an event's message: the action; alone; the same again; a note on it."""


class StoryLine(NamedTuple):
    """A line of a story: of one player, whose name goes in front of it, or a whole sentence.

    `first` is the place of its first event.
    """

    actor: Actor | None
    text: str
    sentence: bool
    first: int


class Telling(Protocol):
    """What a story asks the words of a game for."""

    @property
    def speaker(self) -> Speaker: ...

    def called(self, actor: Actor, names: Sequence[str]) -> str: ...

    def event(self, event: Event, names: Sequence[str]) -> str | None: ...

    def event_message(self, event: Event, names: Sequence[str]) -> Message | None: ...


class _Clause:
    """An action with its costs and its gains; the head can be empty."""

    def __init__(self, head: str, first: int, tag: str = "") -> None:
        self.head = head
        self.first = first
        self.tag = tag
        self.alone = ""
        self.times = 1
        self.costs = Counter[str]()
        self.gains = Counter[str]()
        self.notes = Counter[str]()

    def add(self, amounts: Iterable[tuple[str, int]], note: str = "") -> None:
        """Take in amounts, negative ones being costs, and a note on the result."""
        for key, n in amounts:
            if n:
                (self.gains if n > 0 else self.costs)[key] += abs(n)
        if note:
            self.notes[note] += 1

    def take(self, other: _Clause) -> None:
        """Take in what another clause cost and brought."""
        self.costs.update(other.costs)
        self.gains.update(other.gains)
        self.notes.update(other.notes)

    @property
    def empty(self) -> bool:
        """Whether it says nothing."""
        return not (self.head or self.costs or self.gains or self.notes)


class _Story:
    """A story in progress."""

    def __init__(self, words: Telling, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.frame = shared(words.speaker.lang)
        self.lines: list[StoryLine] = []
        self.actor: Actor | None = None
        self.clauses: list[_Clause] = []
        self.ahead: _Clause | None = None
        self.each: list[tuple[Actor, _Clause]] = []
        self.bare: list[StoryLine] = []
        self.news: list[StoryLine] = []

    def tell(self, at: int, event: Event) -> None:
        """Take in the next event."""
        role = event.role
        if role is None and event.seats is not None:
            role = "line"  # it may speak to its reader: "You draw …"
        if role == "silent":
            return
        if role == "news":
            self.news += self._sentence(at, event)
            if not self.clauses and not self.each and self.ahead is None:
                self.end()
        elif role == "line" or not isinstance(event, SeatEvent):
            self.end()
            self.put(*self._sentence(at, event))
        else:
            message = self.words.event_message(event, self.names)
            head, note = self._head_of(event, message), self._form(message, NOTE) or ""
            clause = self._clause(at, event, head, self._form(message, MORE))
            clause.alone = self._form(message, ALONE) or clause.alone
            clause.add(event.amounts(), note)

    def _clause(self, at: int, event: SeatEvent, head: str, more: str | None) -> _Clause:
        """Return the clause to which an event belongs, which it may begin."""
        if event.role == "each" and head:
            if not self.each or self.each[0][1].head != head:
                self.end()
            self.each.append((event.seat, _Clause(head, at)))
            return self.each[-1][1]
        mine = [clause for actor, clause in self.each if actor == event.seat]
        if mine and not head:
            return mine[-1]
        if event.seat != self.actor:
            self.end()
            self.actor = event.seat
        if event.role == "ahead":
            if self.ahead is None:
                self.ahead = _Clause("", at, event.belongs)
            self.ahead.head = " ".join(filter(None, [self.ahead.head, head]))
            return self.ahead
        if head:
            self._head(at, event, head, more)
        else:
            self._cause(at)
            for clause in reversed(self.clauses):
                if clause.tag in event.belongs.split():
                    return clause
        return self.clauses[-1]

    def _head(self, at: int, event: SeatEvent, head: str, more: str | None) -> None:
        """Begin a clause, or continue the one before if it is of the same kind."""
        ahead, self.ahead = self.ahead, None
        tag = str(event.__struct_config__.tag)
        if ahead is not None and ahead.head and ahead.tag and tag not in ahead.tag.split():
            self.clauses.append(ahead)
            ahead = None
        if ahead is not None:
            head, at = f"{ahead.head} {head}".strip(), ahead.first
        last = self.clauses[-1] if self.clauses else None
        if last is not None and last.tag == tag and more and not (ahead and ahead.head):
            last.head = f"{last.head}, {more}"
        elif last is not None and last.head == head:
            last.times += 1
        else:
            self.clauses.append(_Clause(head, at, tag))
        if ahead is not None:
            self.clauses[-1].take(ahead)

    def _cause(self, at: int) -> None:
        """Make sure there is a clause for the following gains, with the costs paid before."""
        ahead, self.ahead = self.ahead, None
        if ahead is not None and ahead.head:
            self.clauses.append(ahead)
        elif not self.clauses:
            self.clauses.append(ahead or _Clause("", at))
        elif ahead is not None:
            self.clauses[-1].take(ahead)

    def _head_of(self, event: SeatEvent, message: Message | None) -> str:
        """Return what a clause begins with; for undeclared events, the log's line, nameless."""
        text = self._form(message, STORY)
        if text is None and event.role in ("head", "each", None):
            line = self.words.event(event, self.names) or ""
            text = line.removeprefix(f"{self.words.called(event.seat, self.names)} ")
            text = text.removesuffix(".")
        return text or ""

    def _form(self, message: Message | None, form: str) -> str | None:
        """Return a form of a message, if it has it."""
        speaker = self.words.speaker
        if message is None or not speaker.catalog.has(message.id, form):
            return None
        return speaker.say(message, form)

    def _sentence(self, at: int, event: Event) -> list[StoryLine]:
        """Return the line of an event that is a sentence, if it has a text."""
        text = self._form(self.words.event_message(event, self.names), STORY)
        text = self.words.event(event, self.names) if text is None else text
        actor = event.seat if isinstance(event, SeatEvent) else None
        return [StoryLine(actor, text, True, at)] if text else []

    def end(self) -> None:
        """End the line of a player; the news collected meanwhile follows."""
        if self.ahead is not None:
            self._cause(self.ahead.first)
        clauses = [clause for clause in self.clauses if not clause.empty]
        for number in range(0, len(clauses), MOST):
            some = clauses[number : number + MOST]
            text = self.frame.text("story-line", clauses=Items(map(self._said, some)))
            line = StoryLine(self.actor, text, False, some[0].first)
            if len(clauses) == 1 and not clauses[0].head:
                self.bare.append(line)
            else:
                self.put(line)
        if self.each:
            head, first = self.each[0][1].head, self.each[0][1].first
            text = self.frame.text("story-each", head=head, of=Items(map(self._of_each, self.each)))
            self.put(StoryLine(None, text, True, first))
        self.put(*self.news)
        self.actor, self.clauses, self.each, self.news = None, [], [], []

    def put(self, *lines: StoryLine) -> None:
        """Add finished lines."""
        if lines:
            self.settle()
            self.lines += lines

    def settle(self) -> None:
        """Add what players gained without a head: several of them in a row make one line."""
        if len(self.bare) > 1:
            of = Items(named(self.words, line, self.names) for line in self.bare)
            text = self.frame.text("story-line", clauses=of)
            self.lines.append(StoryLine(None, text, True, self.bare[0].first))
        else:
            self.lines += self.bare
        self.bare = []

    def _of_each(self, one: tuple[Actor, _Clause]) -> str:
        """Return what something that happens to each player has brought one of them."""
        actor, clause = one
        clause.head = ""
        name = self.words.called(actor, self.names)
        return self.frame.text("story-named", name=name, line=self._said(clause))

    def _said(self, clause: _Clause) -> str:
        """Return a clause as text."""
        frame = self.frame
        more = self._amounts(clause.gains, "gain-more")
        brought = [*more, *(self._times(*note) for note in clause.notes.items())]
        if not clause.head:
            less = self._amounts(clause.costs, "gain-less")
            return frame.text("gains", parts=Items([*less, *brought]))
        costs = Items(self._amounts(clause.costs))
        said = clause.head if brought or not clause.alone else clause.alone
        head = self._times(said, clause.times)
        return frame.text("story-clause", head=head, costs=costs, gains=Items(brought))

    def _amounts(self, goods: Counter[str], sign: str = "") -> list[str]:
        """Return amounts as texts, each with its sign unless it has its own form."""
        speaker, found = self.words.speaker, list[str]()
        for key, n in goods.items():
            own = speaker.catalog.has(key, STORY)
            text = speaker.say(Message(key, n=n), STORY if own else None)
            found.append(self.frame.text(sign, what=text) if sign and not own else text)
        return found

    def _times(self, text: str, n: int) -> str:
        return text if n == 1 else self.frame.text("story-times", head=text, n=n)


def named(words: Telling, line: StoryLine, names: Sequence[str]) -> str:
    """Return a line with the name of its player in front; a sentence is as it is."""
    if line.sentence or line.actor is None:
        return line.text
    name = words.called(line.actor, names)
    return shared(words.speaker.lang).text("story-named", name=name, line=line.text)


def story(words: Telling, events: Iterable[Event], names: Sequence[str]) -> list[StoryLine]:
    """Return events that a reader can see as lines, in their order."""
    telling = _Story(words, names)
    for at, event in _summed(_lasting(events)):
        telling.tell(at, event)
    telling.end()
    telling.settle()
    return telling.lines


def _summed(events: Iterable[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """Return events with their places; events that add up are merged, at the first's place."""
    found: list[tuple[int, Event]] = []
    for at, event in events:
        before = found[-1][1] if found else None
        if before is not None and event.sums and type(before) is type(event):
            added = {each: getattr(before, each) + getattr(event, each) for each in event.sums}
            if structs.replace(before, **added) == structs.replace(event, **added):
                found[-1] = found[-1][0], structs.replace(event, **added)
                continue
        found.append((at, event))
    return found


def _lasting(events: Iterable[Event]) -> list[tuple[int, Event]]:
    """Return events with their places, unless a later one replaces or takes them back."""
    found = dict(enumerate(events))
    newest: dict[object, int] = {}
    for at, event in list(found.items()):
        seat = event.seat if isinstance(event, SeatEvent) else None
        for earlier, other in list(found.items()) if event.takes_back else ():
            mine = isinstance(other, SeatEvent) and other.seat == seat and earlier < at
            if mine and other.__struct_config__.tag in event.takes_back:
                del found[earlier]
        if event.replaces is None:
            continue
        what = type(event), seat, *(getattr(event, field) for field in event.replaces)
        earlier = newest.pop(what, None)
        known = found.pop(earlier, None) if earlier is not None else None
        if known is not None and event.void():
            del found[at]
        else:
            newest[what] = at
    return list(found.items())
