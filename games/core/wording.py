"""What the author of a game writes about its words: functions that describe a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar, cast

from games.core.actions import Action, Value
from games.core.content import Sets
from games.core.errors import Reason
from games.core.events import Event
from games.core.hidden.declare import AnyView, View
from games.core.icons import Icons
from games.core.labels import Choice, Label, Part
from games.core.legend import Legend
from games.core.messages import event_message, reason_message
from games.core.speech import Argument, Message, Speaker, Speakers
from games.core.steps import Decision, Steps

P = TypeVar("P")
S = TypeVar("S")
L = TypeVar("L")
X = TypeVar("X")
F = TypeVar("F")


class WordsView(Generic[S, L, X]):
    """A view of a game with its viewer, its speaker and the names of the seats.

    `WordsView[its state, a player of it, the tables of a component set]`. `seat` is the one whose
    things are described, if not the viewer's.
    """

    sets: ClassVar[Sets[Any, Any]]
    steps: ClassVar[Steps]

    def __init__(
        self,
        seen: View[S],
        speaker: Speaker,
        players: Sequence[str] = (),
        seat: int | None = None,
    ) -> None:
        self.seen, self.speaker, self.players = seen, speaker, players
        state: Any = seen.state
        self.state: S = seen.state
        self.t: X = self.tables(seen.state)
        viewer = self.public_seat(seen.state) if seen.viewer is None else seen.viewer
        self.seat: int = viewer if seat is None else seat
        self.player: L = state.players[self.seat]

    def public_seat(self, state: S) -> int:
        """Return from which seat those look who have none."""
        return 0

    def tables(self, state: S) -> X:
        """Return what the component set of a game is looked up in."""
        content: str = cast("Any", state).content
        return self.sets.get(content)

    def open(self, kind: type[F]) -> F | None:
        """Return the highest frame of a kind, even under other frames, or None."""
        stack: list[Any] = cast("Any", self.state).stack
        return next((frame for frame in reversed(stack) if isinstance(frame, kind)), None)

    def at(self, frame: Any = None) -> Decision[S, L, Any, X]:
        """Return what the steps of a frame are asked with."""
        return Decision(self.state, self.seat, self.player, frame, self.t, self.steps)


def _event(speaker: Speaker, t: object, event: Event, names: Sequence[str]) -> Message:
    return event_message(event, names, {}, {})


def _reason(t: object, reason: Reason) -> Message:
    return reason_message(reason, {}, {})


@dataclass(frozen=True, kw_only=True, eq=False)
class Wording(Generic[P]):
    """The words of a game, as functions of a position `P`: they turn data into messages.

    `Words` says them in a language. `t` are the tables of the component set that is played.
    """

    speakers: Speakers
    """Who says the game's messages."""
    position: Callable[[AnyView, Speaker, Sequence[str]], P]
    """A view with its speaker and the names of the seats; a class of `WordsView`."""
    status: Callable[[P], Message]
    """Return the stage of the game in a few words: round, phase."""
    prompt: Callable[[P, int], Message]
    """Return what a seat has to decide now, as one imperative sentence."""
    action: Callable[[P, Action], str]
    """Return the label of one action with its price and effect, at most `LABEL` characters."""
    choice: Callable[[P, str, str, Value, Mapping[str, Value]], Choice]
    """Return the label of one value for a field of a kind, the fields before it being chosen."""
    alt: Callable[[P, str, AnyView | None], str]
    """Return the alternative text of a picture, at most `ALT` characters.

    It begins with what has changed since an older view."""
    parts: Callable[[P], Iterable[Part]]
    """Return the whole board as text in a stable order, for screen readers.

    A seat's own view also has parts that only it can see; they are `private`."""
    icons: Icons = field(default_factory=dict[str, Any])
    """The icons of amounts, for texts in which they are emoji."""
    event: Callable[[Speaker, Any, Event, Sequence[str]], Message | None] = _event
    """Return what an event says, given speaker, `t` and the names of the seats; None: nothing.

    Else it is the message of its tag, with its fields as arguments."""
    reason: Callable[[Any, Reason], Message] = _reason
    """Return why something is refused, given `t`: one sentence that names the missing thing.

    Else it is the message of its key, with its facts as arguments."""
    legend: Legend = field(default_factory=dict[str, Any])
    """The symbols of the pictures, which the picture `legend` and the rules help explain."""
    pages: str = ""
    """The keys of the rules help, in their order."""
    figures: Callable[[Any, Speaker], Mapping[str, Argument]] = lambda t, speaker: {}
    """Return the numbers of the component data, as arguments of what teaches the game."""
    option_value: Callable[[Speaker, str, str], Label] | None = None
    """Return the name and help of one value of a table option, where no message is that."""
    waiting_for: Callable[[P], Message | None] = lambda p: None
    """Return the line that says whom the game waits for, while it is in progress.

    It is left out where a game was ended before its end."""
    window: Callable[[P, int], Message | None] = lambda p, seat: None
    """Return a message with the forms `title`, `about` and `standing` of a question asked outside
    the seat's own turn; it is itself what the seat is asked. None: as any other question."""
    payment_hint: Callable[[P, int], Message | None] = lambda p, seat: None
    """Return what a seat has to pay with at this step, as one sentence."""
    detail: Callable[[P, str], Message | None] = lambda p, kind: None
    """Return what an action kind is about, as offered now."""
    kind: Callable[[P, str], Choice] | None = None
    """Return the label of an action kind as offered now, where no message and `detail` are that."""
    label_overflow: Callable[[P, Action], str] = lambda p, action: ""
    """Return what an action's label has no room for, at most `CHOICE` characters."""
    forgone: Callable[[P, Action], str] = lambda p, action: ""
    """Return what an action gives up, as a sentence, where its label has no room to name it.

    It is read before the action is taken; "" where the label says everything. Of `EndTurn` it is
    what would be wasted, shown as long as the turn or phase can be ended."""
    says_what_is_left: Callable[[P], bool] = lambda p: False
    """Return whether the label of the end names already what a seat could still do."""
    co_op_result: Callable[[P], Message | None] = lambda p: None
    """Return whether a game against the box is won or lost and why; until then what remains to do.

    None for competitive games."""
    order_value: Callable[[P, str, str], str] | None = None
    """Return the label of a value that an order of a kind can hold, where no message is that."""
    coach_key: Callable[[AnyView, int, str], str] = lambda view, seat, frame: frame
    """Return what a coach calls a seat's step in a frame, by the frame's tag if nothing else."""
