"""What the author of a game writes about its rules and its components, as functions by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from games.core.actions import Frame
from games.core.content import Sets
from games.core.errors import Reason
from games.core.events import Applied, Event
from games.core.outcome import Outcome
from games.core.setup import Option
from games.core.steps import AnyDecision, Choices
from games.core.text import Language
from games.core.waits import Wait


class GameState(Protocol):
    """What the kernel reads of a state."""

    @property
    def players(self) -> Sequence[msgspec.Struct]:
        """What each seat owns."""
        ...

    @property
    def stack(self) -> Sequence[Frame]:
        """What remains to be done; empty when the game is over."""
        ...

    @property
    def content(self) -> str:
        """The hash of the component data that it uses."""
        ...


S = TypeVar("S", bound=GameState)


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """The rules of a game, as functions of its state. A seat is a number from 0.

    The steps say what a seat can do; these say who must, what follows, and who wins. What has a
    default is written only where a game differs.
    """

    options: tuple[Option, ...]
    """The options of a table."""
    new: Callable[[Mapping[str, str], int, int, str], S]
    """Return the first state, from valid options, the number of seats, a seed and a content hash.

    The options are complete."""
    waits: Callable[[S], tuple[Wait, ...]]
    """Return every seat that the open question is put to; empty when the game is over.

    Where only the number of answers is public (`Wait.told`), masks, words and pictures must also
    keep secret who answered. It is never asked of a masked state. `waits.one_seat` is that of games
    in which one seat at a time decides."""
    standing: Callable[[S], Outcome]
    """Return the scores so far, of a state or a mask of one; of a finished state the final ones.

    A rival without a seat (an automa) has a score and can win."""
    setup_refusal: Callable[[Mapping[str, str], int], Reason | None] = lambda options, seats: None
    """Return why a table of these options, complete and valid, and seats cannot be made."""
    opening: Callable[[S], list[Event]] = lambda state: []
    """Return what happened while `new` made a state, as the first lines of the log."""
    waiting: Callable[[S], tuple[int, ...]] | None = None
    """Return the seats of `waits` that have not answered, faster than by counting them."""
    open_frames: Callable[[S, int], Sequence[Frame]] | None = None
    """Return the frames in which a seat decides; empty where nothing is asked of it.

    Else it is the top of the stack for a seat that has to decide. Write it where each seat
    has a lane, or can act without being waited for; a window comes first."""
    choices: Callable[[S, int], Choices[Any]] | None = None
    """Return what a seat can do, faster than from its open frames."""
    after_action: Callable[[AnyDecision, Applied], None] = lambda at, log: None
    """Carry out what needs no decision after one that was taken there."""
    boundaries: Callable[[S, int], Sequence[str]] = lambda state, seat: ()
    """Return the boundaries still ahead at which a seat can ask the game to wait, by key."""
    reason_without_step: Callable[[S, int, Any], Reason | None] = lambda state, seat, action: None
    """Return why an action is not possible for which nothing asks the seat now.

    `None`: because it is not time for it, or the seat is asked nothing."""


@dataclass(frozen=True, kw_only=True)
class Components:
    """What lies in the box: component sets by their hash; the first is the built-in one."""

    sets: Sets[Any, Any]
    """The sets, with what the steps look up in them."""
    cards: Callable[[str, Language], list[dict[str, Any]]]
    """Return every card of a set: id, name, kind, text and the game's own fields."""
    load: Callable[[str, str], str] | None = None
    """Make an owner's set known, from its TOML text and its name, and return its hash.

    Raises `ContentError` with path, value and reason. Games without packs have none."""
