"""Secrets: who can know which field of a state, and the functions derived from that.

A hidden field says so in its type, `hand: Annotated[list[str], Owner(pool="cards")]`; the others
are listed as public in the game's `secrets.py`, and a field that is neither is an error. From that
`games.core.hidden.compile` makes `mask`, the state as a viewer can know it, and `determinize`, a
newly dealt state that looks the same.

In a mask a hidden id is "?", a hidden number -1; empty values stay empty. The mask is of the
state's type and shares everything that is not hidden with it, so neither may be changed while the
other is used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from games.core.rng import Rng

S = TypeVar("S")

HIDDEN = "?"
"""The mark for an id that the viewer cannot know."""
SEALED = -1
"""The mark for a number that the viewer cannot know."""


class View(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """A game as a seat, or the public (`None`), can know it.

    `asked` are the seats that still have to decide, as far as the viewer can know. Where others see
    only how many have answered, not who, `answered` is that number; elsewhere it is 0.
    """

    viewer: int | None
    state: S
    asked: tuple[int, ...] = ()
    answered: int = 0

    def awaited(self, seats: int) -> int:
        """Return how many still have to decide in a game with this number of seats."""
        return seats - self.answered if self.answered else len(self.asked)


AnyView = View[Any]


# What can be said of a field


@dataclass(frozen=True)
class Open:
    """Public; its ids are not among the unseen ones of the pool."""

    pool: str


@dataclass(frozen=True)
class Hidden:
    """Hidden from some. `determinize` deals it from the unseen ids of the `pool`, or `among`.

    `among` names a list of the same struct, or one of the owner's as `players.hand`. `nothing` is
    the number that means that there is none, and stays (so do `None` and ""); others can be 0.
    While the field `unless` of the struct is true, the value is public.
    """

    pool: str = ""
    among: str = ""
    nothing: int | None = None
    unless: str = ""


@dataclass(frozen=True)
class Nobody(Hidden):
    """Known to nobody, like the random source."""


@dataclass(frozen=True)
class Pile(Hidden):
    """A list with a public length and items that nobody knows; dealt before all others."""


@dataclass(frozen=True)
class Prefix(Hidden):
    """A list whose first items are public: as many as the field `known` says."""

    known: str = ""


@dataclass(frozen=True)
class Owner(Hidden):
    """Known to one seat: the one in the field `by` of the struct or of the root.

    Without `by` it is the seat whose entry of a `BY_SEAT` list this is, or lies in.
    """

    by: str = ""


@dataclass(frozen=True)
class Audience(Hidden):
    """Known to the seats in these fields of the struct or of the root; without, to every seat.

    `by` names fields with a seat or a list of seats, with blanks between them. A card that carries
    who has looked at it is a struct with `seen: list[int]` next to its `id: Annotated[str,
    Audience(by="seen", pool=...)]`; a shuffle empties `seen`.
    """

    by: str = ""


@dataclass(frozen=True)
class Bag:
    """A list with public items in an order that nobody knows."""


@dataclass(frozen=True)
class Hooked:
    """Hidden by the `hide` hook of the struct, and dealt again by its `fill` hook."""


@dataclass(frozen=True)
class BySeat:
    """A list with an entry for every seat."""


BAG, HOOKED, BY_SEAT = Bag(), Hooked(), BySeat()


# What cannot be said of a field


class Look(msgspec.Struct, frozen=True, gc=False):
    """The arguments of a `hide` hook: the whole state, the viewer, and the struct's seat."""

    state: Any
    viewer: int | None
    seat: int | None

    @property
    def own(self) -> bool:
        """Whether the struct is the viewer's own."""
        return self.seat is not None and self.seat == self.viewer


Id = str | int
"""The id of a card, a tile or a token: what a pool consists of."""
PoolKey = tuple[str, int | None]
"""A pool by name, and its seat where every seat has its own."""


class Deal:
    """A state being dealt again: it is changed in place until it looks like `seen`."""

    def __init__(self, state: Any, seen: AnyView, rng: Rng) -> None:
        self.state = state
        self.seen = seen
        self.rng = rng
        self.unseen: dict[PoolKey, list[Id]] = {}

    def take(self, pool: str, n: int, seat: int | None = None) -> list[Id]:
        """Return n unseen ids of a pool in random order, or all if there are fewer."""
        unseen = self.unseen[pool, seat]
        cut = max(len(unseen) - n, 0)
        found = unseen[cut:]
        del unseen[cut:]
        return found


HideHook = Callable[[Any, Look], object]
FillHook = Callable[[Any, Deal, "int | None"], None]


class Hooks(msgspec.Struct, frozen=True):
    """A game's own functions for a struct.

    `hide(masked, look)` replaces fields of a shallow copy after the declared ones were hidden, or
    returns the part to show instead. `determinize(struct, deal, seat)` changes a struct in place,
    after all pools and the structs within it.
    """

    hide: HideHook | None = None
    determinize: FillHook | None = None


class Pool(msgspec.Struct, frozen=True):
    """Ids that are known together, each there once: `ids(state, seat)` lists all of them.

    `by_seat`: every seat has its own, which lies in its entries of `BY_SEAT` lists.
    """

    ids: Callable[[Any, int | None], Sequence[Id]]
    by_seat: bool = False


def whole(*kinds: type[msgspec.Struct]) -> dict[type[msgspec.Struct], str]:
    """Return structs with all their fields as public; none can declare anything else."""
    return {kind: " ".join(kind.__struct_fields__) for kind in kinds}
