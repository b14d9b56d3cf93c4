"""The aims of the house's stories: their ends, their prices and gains, their texts."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from games.projet_ceres.content import BUILT_IN, BUILT_IN_COMPONENTS, components
from games.projet_ceres.content.types import Mission, Resolution, Story, ToEach
from games.projet_ceres.effects import (
    RESOURCES,
    Colonise,
    Cost,
    Recall,
)
from tests.projet_ceres.content import paths, worth
from tests.projet_ceres.content.paths import Path, Pile

INDEX = components(BUILT_IN)
STORIES = BUILT_IN_COMPONENTS.stories
MISSIONS = BUILT_IN_COMPONENTS.missions
PLAYERS = range(2, 7)
USUAL = 0.55
"""The share of cards that are accomplished, as is aimed at."""

each_story = pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)
each_mission = pytest.mark.parametrize("card", MISSIONS, ids=lambda card: card.id)


@cache
def walked(story: str) -> tuple[Path, ...]:
    """Return every path of a story."""
    return tuple(paths.walk(INDEX.piles[story]))


def pile(story: Story) -> Pile:
    """Return the cards of a story."""
    return INDEX.piles[story.id]


def ways(card: Mission) -> list[Resolution]:
    """Return the resolutions that all players may help to pay."""
    return [each for each in card.resolutions if not each.solo]


def cost(found: Resolution, players: int) -> dict[str, int]:
    """Return the price of a resolution with this number of players."""
    fields = (*RESOURCES, "any", "influence")
    each, flat = found.cost.each, found.cost.flat
    amounts = {key: getattr(each, key) * players + getattr(flat, key) for key in fields}
    return {key: n for key, n in amounts.items() if n}


def value(effects: tuple[ToEach, ...], *who: str) -> float:
    """Return a player's gain from effects, in resource equivalents; recalling ships is a loss."""
    found = [word for each in effects if each.who in who for word in each.do]
    return sum(-0.5 if isinstance(word, Recall) else worth.word(word) for word in found)


# The stories


# Ways through them


@each_story
def test_every_card_comes_up(story: Story) -> None:
    assert {number for path in walked(story.id) for number in paths.seen(path)} == {
        card.number for card in pile(story)
    }


@each_story
def test_every_end_leads_to_a_card_or_to_the_end(story: Story) -> None:
    cards = pile(story)
    for at in range(len(cards)):
        for step in paths.ends(cards, at):
            assert at < step.to <= len(cards) or (step.repeated and step.failed), step
    assert all(step.to == len(cards) for step in paths.ends(cards, len(cards) - 1))


@each_story
def test_passive_length(story: Story) -> None:
    (passive,) = paths.passive(pile(story))
    assert 7 <= paths.rounds(passive) <= 11


@each_story
def test_active_length(story: Story) -> None:
    lengths = {paths.rounds(path) for path in paths.active(pile(story))}
    assert min(lengths) in (4, 5)
    assert max(lengths) <= 6


@each_story
def test_a_path_shows_about_half_of_the_cards(story: Story) -> None:
    found = [len(paths.seen(path)) for path in walked(story.id)]
    assert min(found) >= 4
    assert max(found) < len(pile(story))
    often = paths.mean(walked(story.id), lambda path: len(paths.seen(path)), USUAL)
    assert 4.5 <= often <= 6.5


@each_story
def test_a_story_ends_within_a_game(story: Story) -> None:
    """With half of the cards accomplished; games take 8 to 10 rounds."""
    assert 6.5 <= paths.mean(walked(story.id), paths.rounds, USUAL) <= 9


@each_story
def test_what_is_repeated_can_be_left_by_paying(story: Story) -> None:
    cards = pile(story)
    for at in range(len(cards)):
        found = list(paths.ends(cards, at))
        if any(step.repeated for step in found):
            assert any(not step.repeated and not step.failed for step in found)


# Badges


@pytest.mark.parametrize("story", ["water", "probe"])
def test_either_faction_may_come_out_ahead(story: str) -> None:
    one, other = INDEX.stories[story].factions
    ahead: Counter[int] = Counter()
    for path in walked(story):
        found = paths.badges(path)
        ahead[(found[one] > found[other]) - (found[one] < found[other])] += 1
    assert min(ahead.values()) > 0.15 * sum(ahead.values())
    assert set(ahead) == {-1, 0, 1}
    assert 0.6 < ahead[1] / ahead[-1] < 1.7


# Costs


@each_mission
@pytest.mark.parametrize("players", PLAYERS)
def test_prices(card: Mission, players: int) -> None:
    for each in card.resolutions:
        found = cost(each, players)
        total = sum(found.values())
        if each.solo:
            assert total in (players + 6, players + 8)
        else:
            assert players + 1 <= total <= 2 * players + 2
            assert len(found) > 1 or found.keys() == {"any"}
            assert max(found.values()) <= players + 1


def test_costs_are_even() -> None:
    found: Counter[str] = Counter()
    for card in MISSIONS:
        for each in ways(card):
            found.update({key: n for key, n in cost(each, 3).items() if key in RESOURCES})
    assert max(found.values()) <= 1.5 * min(found.values())


# What they bring


@each_mission
def test_rewards(card: Mission) -> None:
    for each in card.resolutions:
        mine = value(each.reward, "initiator", "contributors", "all")
        if each.tally is None and not each.solo:
            assert 2 <= mine <= 7.5, each.id
        theirs = value(each.reward, "others", "contributors", "all")
        assert theirs == 0 if each.solo else each.tally or theirs >= worth.COL


def best_maintenance(n: int) -> int:
    """Return the most points for `n` resources (7.2), trying packages in all ways."""
    packages = ((3, 1), (5, 2), (7, 3))
    found = [gain + best_maintenance(n - price) for price, gain in packages if price <= n]
    return max(found, default=0)


@each_mission
def test_paying_alone_brings_more_than_maintaining_colonies(card: Mission) -> None:
    """The same resources bring points in Phase 4 without an action or an agent (7.2).

    With more players, of whom one may always be rich enough, it brings as much or a point less.
    """
    solo = card.resolutions[-1]
    [(to, (word,))] = [(each.who, each.do) for each in solo.reward]
    assert to == "initiator"
    assert isinstance(word, Colonise)
    more = [word.n - best_maintenance(sum(cost(solo, players).values())) for players in PLAYERS]
    assert more == [1, 1, 0, 0, -1]


@each_mission
def test_abilities_are_paid_for(card: Mission) -> None:
    if card.ability is not None:
        assert card.ability.when == "paid"
        assert all(branch.cost != Cost() for branch in card.ability.effect)
        assert 0 <= worth.ability(card.ability, card.ability.effect) <= 1.5


# Names and texts
