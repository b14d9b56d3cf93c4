"""Every way through a mission story: its cards, how they end, how many rounds it takes.

A card that is not yet in force waits for the next round, so an attempt takes one round and a
failure as many as the counter says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from games.projet_ceres.content.types import Mission, Operation

FAILURE = "failure"
Pile = Sequence[Mission]
"""The cards of a story in ascending order."""


@dataclass(frozen=True)
class Step:
    """One end of a card: an accomplished resolution, or its failure."""

    card: Mission
    way: str
    to: int
    """The place in the pile of the card that is on top by then; its own when it is repeated."""
    won: tuple[Mission, ...]

    @property
    def failed(self) -> bool:
        """Whether nobody accomplished the card."""
        return self.way == FAILURE

    @property
    def repeated(self) -> bool:
        """Whether the card stays."""
        return self.to == self.card.number - 1

    @property
    def rounds(self) -> int:
        """How many rounds the card was there."""
        return self.card.counter if self.failed else 1


Path = tuple[Step, ...]


def ends(pile: Pile, at: int) -> Iterator[Step]:
    """Yield how the card at a place of the pile may end."""
    card = pile[at]
    for each in card.resolutions:
        yield _step(pile, at, each.id, each.pile)
    if card.counter:
        yield _step(pile, at, FAILURE, card.failure.pile)


def _step(pile: Pile, at: int, way: str, operations: Sequence[Operation]) -> Step:
    to, won = at, list[Mission]()
    for each in operations:
        if each == "repeat":
            break
        if each == "win":
            won.append(pile[to])
        to += 1
    return Step(pile[at], way, to, tuple(won))


def walk(pile: Pile, at: int = 0, before: Path = ()) -> Iterator[Path]:
    """Yield every path from a place of the pile to the end, each repetition once at most."""
    if at == len(pile):
        yield before
        return
    for step in ends(pile, at):
        if not step.repeated or step not in before:
            yield from walk(pile, step.to, (*before, step))


def rounds(path: Path) -> int:
    """Return how many rounds a path takes."""
    return sum(step.rounds for step in path)


def seen(path: Path) -> list[int]:
    """Return the numbers of the cards that come up on a path."""
    return list(dict.fromkeys(step.card.number for step in path))


def badges(path: Path) -> Counter[str]:
    """Return the badges that were won on a path, over all players."""
    return Counter(card.badge for step in path for card in step.won if card.badge)


def passive(pile: Pile) -> list[Path]:
    """Return the paths on which nothing is ever accomplished."""
    return [path for path in walk(pile) if all(step.failed for step in path)]


def active(pile: Pile) -> list[Path]:
    """Return the paths on which nothing ever fails."""
    return [path for path in walk(pile) if not any(step.failed for step in path)]


def mean(found: Iterable[Path], measure: Callable[[Path], int], share: float) -> float:
    """Return a mean over paths, with such a share of cards accomplished, each way as often."""
    total = weights = 0.0
    for path in found:
        weight = 1.0
        for step in path:
            accomplished = share if step.card.counter else 1.0
            ways = len(step.card.resolutions)
            weight *= 1 - accomplished if step.failed else accomplished / ways
        total += weight * measure(path)
        weights += weight
    return total / weights
