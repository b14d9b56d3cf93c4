"""Every way through the house's mission stories leads on to an end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from games.projet_ceres.content import BUILT_IN, components
from games.projet_ceres.content.types import Mission, Story

INDEX = components(BUILT_IN)
STORIES = INDEX.components.stories

each_story = pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)


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
