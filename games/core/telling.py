"""Words of games, read off a position: its view, language and players' names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar, cast

from games.core.actions import Action, Value
from games.core.content import Sets
from games.core.errors import Reason
from games.core.events import Event
from games.core.outcome import Actor, Outcome
from games.core.secrets import View
from games.core.speech import Argument, Items, Message, Speaker
from games.core.steps import Decision, Steps
from games.core.text import fullest
from games.core.words import ALT, Choice, Part, Topic, Window, Words, topic

P = TypeVar("P")
S = TypeVar("S")
L = TypeVar("L")
X = TypeVar("X")
F = TypeVar("F")


class SetPosition(ABC, Generic[S, L, X]):
    """A view of a game with its viewer, its speaker and the names of the seats.

    `SetPosition[its state, a player of it, the tables of a component set]`.
    """

    sets: ClassVar[Sets[Any, Any]]
    steps: ClassVar[Steps]

    def __init__(self, seen: View[S], speaker: Speaker, players: Sequence[str] = ()) -> None:
        self.seen, self.speaker, self.players = seen, speaker, players
        state: Any = seen.state
        self.state: S = seen.state
        self.t: X = self.sets.get(state.content)
        self.seat: int = self.lead(seen.state) if seen.viewer is None else seen.viewer
        self.player: L = state.players[self.seat]

    @abstractmethod
    def lead(self, state: S) -> int:
        """Return from which seat those look who have none."""

    def open(self, kind: type[F]) -> F | None:
        """Return the highest frame of a kind, even under other frames, or None."""
        stack: list[Any] = cast("Any", self.state).stack
        return next((frame for frame in reversed(stack) if isinstance(frame, kind)), None)

    def at(self, frame: Any = None) -> Decision[S, L, Any, X]:
        """Return what the steps of a frame are asked with."""
        return Decision(self.state, self.seat, self.player, frame, self.t, self.steps)


def _nothing(*_: object) -> None:
    return None


def _no_words(*_: object) -> str:
    return ""


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


WINDOW = Window._fields[1:]
"""The forms of a message about a window; the message itself is what a seat is asked."""


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


@dataclass(frozen=True)
class Tells(Generic[P]):
    """The functions that describe a game's positions, named like the methods of `Words`.

    `detail` explains a kind of action, `awaited` is the line of `waiting_for` while the game is in
    progress, `window` a message with the forms `title`, `about` and `standing`.
    """

    status: Callable[[P], Message]
    prompt: Callable[[P, int], Message]
    awaited: Callable[[P], Message]
    action: Callable[[P, Action], str]
    choice: Callable[[P, str, str, Value, Mapping[str, Value]], Choice]
    alt: Callable[[P, str, View[Any] | None], str]
    parts: Callable[[P], Iterable[Part]]
    window: Callable[[P, int], Message | None] = _nothing
    payment_hint: Callable[[P, int], Message | None] = _nothing
    detail: Callable[[P, str], Message | None] = _nothing
    co_op_result: Callable[[P], Message | None] = _nothing
    label_overflow: Callable[[P, Action], str] = _no_words
    forgone: Callable[[P, Action], str] = _no_words
    order_value: Callable[[P, str, str], Message | None] = _nothing


@dataclass(frozen=True, kw_only=True)
class SetTells(Tells[P]):
    """The functions of `Tells`, and more that need the tables of a component set.

    `event` and `figures` also take the speaker, as a set's own texts are names there. `pages` are
    the keys of the rules help in their order, `figures` the arguments of all of it.
    """

    event: Callable[[Speaker, Any, Event, Sequence[str]], Message | None]
    reason: Callable[[Any, Reason], Message]
    pages: str
    figures: Callable[[Any, Speaker], Mapping[str, Argument]]


class ToldWords(Words[View[Any]]):
    """Words of a game that describes positions by `tells`; the rest is its own."""

    position: ClassVar[type[Any]]
    """Called with a view, a speaker and, as `players`, the names of the seats."""
    tells: ClassVar[Tells[Any]]

    def at(self, view: View[Any], players: Sequence[str] = ()) -> Any:
        """Return a position with the names of the component set that is played there."""
        speaker = self.speakers(self.lang, view.state.content)
        return self.position(view, speaker, players=players or self.players)

    def _told(
        self,
        view: View[Any],
        tell: Callable[..., Message | None],
        *given: object,
        names: Sequence[str] = (),
    ) -> str:
        """Return a description of a position as text, "" if there is none."""
        p = self.at(view, names)
        found = tell(p, *given)
        return "" if found is None else p.speaker.say(found)

    def status(self, view: View[Any]) -> str:
        return self._told(view, self.tells.status)

    def prompt(self, view: View[Any], seat: int) -> str:
        return self._told(view, self.tells.prompt, seat)

    def window(self, view: View[Any], seat: int) -> Window:
        p = self.at(view)
        found = self.tells.window(p, seat)
        if found is None:
            return super().window(view, seat)
        return Window(p.speaker.say(found), *(form(p.speaker, found, key) for key in WINDOW))

    def payment_hint(self, view: View[Any], seat: int) -> str:
        return self._told(view, self.tells.payment_hint, seat)

    def kind(self, view: View[Any], kind: str) -> Choice:
        detail = self._told(view, self.tells.detail, kind)
        return super().kind(view, kind)._replace(detail=detail)

    def action(self, view: View[Any], action: Action) -> str:
        return self.tells.action(self.at(view), action)

    def label_overflow(self, view: View[Any], action: Action) -> str:
        return self.tells.label_overflow(self.at(view), action)

    def forgone(self, view: View[Any], action: Action) -> str:
        return self.tells.forgone(self.at(view), action)

    def choice(
        self,
        view: View[Any],
        kind: str,
        field: str,
        value: Value,
        chosen: Mapping[str, Value],
    ) -> Choice:
        return self.tells.choice(self.at(view), kind, field, value, chosen)

    def event(self, event: Event, names: Sequence[str]) -> str | None:
        found = self.told(event, names)
        return None if found is None else self.speaker.say(found)

    def alt(
        self,
        view: View[Any],
        picture: str,
        names: Sequence[str],
        before: View[Any] | None = None,
    ) -> str:
        return self.tells.alt(self.at(view, names), picture, before)

    def parts(self, view: View[Any], names: Sequence[str]) -> Sequence[Part]:
        return tuple(self.tells.parts(self.at(view, names)))

    def waiting_for(self, view: View[Any], names: Sequence[str]) -> str:
        over = not view.state.stack
        return "" if over else self._told(view, self.tells.awaited, names=names)

    def co_op_result(self, view: View[Any]) -> str:
        return self._told(view, self.tells.co_op_result)

    def order_value(self, view: View[Any], key: str, value: str) -> str:
        told = self._told(view, self.tells.order_value, key, value)
        return told or super().order_value(view, key, value)


class SetWords(ToldWords):
    """Told words of a game with component sets."""

    sets: ClassVar[Sets[Any, Any]]
    tells: ClassVar[SetTells[Any]]  # pyright: ignore[reportIncompatibleVariableOverride]

    def told(self, event: Event, names: Sequence[str]) -> Message | None:
        return self.tells.event(self.speaker, self.sets.get(self.content), event, names)

    def reason(self, reason: Reason) -> str:
        return self.speaker.say(self.tells.reason(self.sets.get(self.content), reason))

    def topics(self, content: Any) -> Sequence[Topic]:
        """Return the rules help; `content` is the hash of a component set, `None` the built-in."""
        known = content or self.sets.built_in
        speaker = self.speakers(self.lang, known)
        given = self.tells.figures(self.sets.get(known), speaker)
        return tuple(topic(speaker, key, given) for key in self.tells.pages.split())

    def figures(self) -> Mapping[str, Argument]:
        return self.tells.figures(self.sets.get(self.content), self.speaker)
