"""What the house's cards, asteroids and projects aim at.

That no card changes by accident: `tests.games.test_contents`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.projet_ceres.content import BUILT_IN_COMPONENTS as BOX
from games.projet_ceres.content.types import Card
from games.projet_ceres.effects import (
    RESOURCES,
    Branch,
    Buy,
    Colonise,
    Cost,
    Destroy,
    Devote,
    Draw,
    Enlist,
    Explore,
    Gain,
    Influence,
    Move,
    Per,
    Place,
    Produce,
    Reveal,
    Salvage,
    Scout,
    Trade,
)

CHOSEN = (Move, Explore, Reveal, Place, Destroy, Scout, Buy, Salvage, Produce, Trade)


def branches(card: Card) -> list[Branch]:
    """Return every way to use a card and its building."""
    return [*card.effect, *(card.building.effect if card.building is not None else ())]


def price(cost: Cost) -> int:
    """Return how many resources a cost is."""
    return cost.rock + cost.hydrocarbon + cost.metal + cost.any


def total(costs: Iterable[Cost]) -> Counter[str]:
    """Return how much of each resource some costs are, together."""
    found: Counter[str] = Counter()
    for cost in costs:
        found.update({key: getattr(cost, key) for key in RESOURCES})
    return found


def test_bonuses_of_clans_are_on_the_same_cells_and_only_agents_come_once() -> None:
    for board in BOX.clans:
        assert [each.cell for each in board.bonuses] == [1, 2, 3, 5, 7, 9, 12], board.id
        for each in board.bonuses:
            assert each.do == ((Enlist(),) if each.cell in (2, 7) else ())
            assert bool(each.modify) != bool(each.do)


def test_fervor_counts_on_cards_of_guilds_alone() -> None:
    for card in BOX.cards:
        words = [word for branch in branches(card) for word in branch.do]
        amounts = [getattr(word, "n", 0) for word in (*words, *card.bought)]
        counted = [n for n in amounts if isinstance(n, Per) and n.of == "fervor"]
        needed = [branch.least for branch in branches(card) if branch.need == "fervor"]
        assert card.guild or not (counted or needed), card.id
        assert all(n.most <= 6 or n.most == n.base + 4 for n in counted), card.id
        assert {*needed} <= {3}, card.id


def test_what_rivals_set_off_asks_nothing() -> None:
    found = [c for c in BOX.cards if c.building and c.building.when.startswith("rival_")]
    assert len(found) >= 5
    for card in found:
        for word in (word for branch in branches(card)[len(card.effect) :] for word in branch.do):
            assert isinstance(word, Gain | Draw | Influence | Colonise), card.id
            assert not isinstance(word, Gain) or word.of != "any", card.id


def test_what_asks_a_choice_comes_last() -> None:
    sites = [branch for site in BOX.explorations for branch in site.choices]
    for branch in (*sites, *(each for card in BOX.cards for each in branches(card))):
        for word in branch.do[:-1]:
            whole = isinstance(word, Produce) and word.scope == "all"
            first = isinstance(word, Produce) and isinstance(branch.do[-1], Move)
            assert whole or first or not isinstance(word, CHOSEN), branch


def test_what_every_movement_sets_off_has_a_cap() -> None:
    """Any effect may move ships, so that it could work many times a round (OP-61)."""
    moved = [card for card in BOX.cards if card.building and card.building.when == "moved"]
    assert {card.building.cap for card in moved if card.building} == {1}


def test_prices_of_projects() -> None:
    assert Counter(price(each.cost) for each in BOX.projects) == {5: 3, 6: 3, 7: 3, 8: 3}
    assert total(each.cost for each in BOX.projects) == dict.fromkeys(RESOURCES, 26)
    rich = [each for each in BOX.projects if each.box.does == "gain"]
    assert all(getattr(each.cost, each.box.of) == 0 for each in rich), "it is not what it brings"


def test_prices_of_exploration_cards() -> None:
    for site in BOX.explorations:
        free, little, more = (price(branch.cost) for branch in site.choices)
        assert free == 0 < little <= 2 < more, site.id
        assert more <= 5 or site.choices[2].do == (Devote(n=2),), site.id
    found = total(branch.cost for site in BOX.explorations for branch in site.choices)
    assert max(found.values()) - min(found.values()) <= 2
