"""Every way through the house's mission stories: how they end, how many rounds they take.

A card that is not yet in force waits for the next round, so an attempt takes one round and a
failure as many as the counter says.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from games.projet_ceres.content import BUILT_IN, components
from games.projet_ceres.content.types import Mission, Resolution, Story
from games.projet_ceres.effects import RESOURCES, Colonise
from tests.projet_ceres.second import best_maintenance

INDEX = components(BUILT_IN)
STORIES = INDEX.components.stories
PLAYERS = range(2, 7)

each_story = pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)
each_mission = pytest.mark.parametrize("card", INDEX.missions.values(), ids=INDEX.missions)


class Step(NamedTuple):
    """One end of a card, and the place in the pile of the card on top by then."""

    card: Mission
    failed: bool
    to: int
    won: tuple[Mission, ...]

    @property
    def repeated(self) -> bool:
        """Whether the card stays."""
        return self.to == self.card.number - 1


Path = tuple[Step, ...]


def ends(story: Story, at: int) -> Iterator[Step]:
    """Yield how the card at a place of the pile may end."""
    pile = INDEX.piles[story.id]
    ways = [(False, each.pile) for each in pile[at].resolutions]
    ways += [(True, pile[at].failure.pile)] if pile[at].counter else []
    for failed, operations in ways:
        gone = [each for each in operations if each != "repeat"]
        won = (pile[at + n] for n, each in enumerate(gone) if each == "win")
        yield Step(pile[at], failed, at + len(gone), tuple(won))


def walk(story: Story, at: int, before: Path) -> Iterator[Path]:
    """Yield every path from a place of the pile to the end, each repetition once at most."""
    if at == len(INDEX.piles[story.id]):
        yield before
        return
    for step in ends(story, at):
        if not step.repeated or step not in before:
            yield from walk(story, step.to, (*before, step))


@cache
def walked(key: str) -> tuple[Path, ...]:
    """Return every path of a story."""
    return tuple(walk(INDEX.stories[key], 0, ()))


def rounds(path: Path) -> int:
    """Return how many rounds a path takes."""
    return sum(step.card.counter if step.failed else 1 for step in path)


def seen(path: Path) -> int:
    """Return how many cards come up on a path."""
    return len({step.card.number for step in path})


@each_story
def test_every_card_comes_up_and_every_end_leads_on(story: Story) -> None:
    pile = INDEX.piles[story.id]
    cards = {step.card.number for path in walked(story.id) for step in path}
    assert cards == {card.number for card in pile}
    for at in range(len(pile)):
        found = list(ends(story, at))
        for step in found:
            assert at < step.to <= len(pile) or (step.repeated and step.failed), step
        if any(step.repeated for step in found):
            assert any(not step.repeated and not step.failed for step in found), "paying leaves it"


@each_story
def test_how_long_a_story_is(story: Story) -> None:
    paths = walked(story.id)
    (passive,) = [path for path in paths if all(step.failed for step in path)]
    assert 7 <= rounds(passive) <= 11
    active = {rounds(path) for path in paths if not any(step.failed for step in path)}
    assert 4 <= min(active) <= 5
    assert max(active) <= 6
    assert min(map(seen, paths)) >= 4
    assert max(map(seen, paths)) < len(INDEX.piles[story.id])


def cost(found: Resolution, players: int) -> dict[str, int]:
    """Return the price of a resolution with this number of players."""
    each, flat = found.cost.each, found.cost.flat
    fields = (*RESOURCES, "any", "influence")
    amounts = {key: getattr(each, key) * players + getattr(flat, key) for key in fields}
    return {key: n for key, n in amounts.items() if n}


@each_mission
def test_paying_alone_brings_more_than_maintaining_colonies(card: Mission) -> None:
    """The same resources bring points in Phase 4 without an action or an agent (7.2).

    With more players, of whom one may always be rich enough, it brings as much or a point less.
    """
    solo = card.resolutions[-1]
    [(to, (word,))] = [(each.who, each.do) for each in solo.reward]
    assert (solo.solo, to) == (True, "initiator")
    assert isinstance(word, Colonise)
    more = [word.n - best_maintenance(sum(cost(solo, players).values())) for players in PLAYERS]
    assert more == [1, 1, 0, 0, -1]
