"""The aims of the house's cards, boards, asteroids and projects: prices and values.

That no card changes by accident: `tests.games.test_contents`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from games.projet_ceres.content import BUILT_IN, components
from games.projet_ceres.content.types import CLANS, Card, ClanBoard
from games.projet_ceres.effects import (
    RESOURCES,
    Amount,
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
    Power,
    Produce,
    Reveal,
    Salvage,
    Scout,
    Trade,
    Word,
)
from tests.projet_ceres.content import worth as w

INDEX = components(BUILT_IN)
CARDS = tuple(INDEX.cards.values())
INVESTMENT = tuple(card for card in CARDS if card.cost)
CLAN_CARDS = tuple(card for card in CARDS if card.family in CLANS)
UNIQUE = tuple(card for card in CLAN_CARDS if not card.id.startswith("canvassing_"))
CELLS = (1, 2, 3, 5, 7, 9, 12)
AGENT_CELLS = (2, 7)
BUDGET = {1: 5, 3: 7, 5: 7, 9: 5, 12: 8}


def _branches(card: Card) -> Iterator[Branch]:
    yield from card.effect
    if card.building is not None:
        yield from card.building.effect


def _words(card: Card) -> Iterator[Word]:
    for branch in _branches(card):
        yield from branch.do
    yield from card.bought


def _amounts(card: Card) -> Iterator[Amount]:
    for word in _words(card):
        if isinstance(word, Gain | Colonise | Draw | Influence | Power):
            yield word.n


def test_cost_curve() -> None:
    curve = {2: 8, 3: 12, 4: 14, 5: 12, 6: 8, 7: 4, 8: 2}
    assert Counter(card.cost for card in INVESTMENT) == curve


@pytest.mark.parametrize("card", INVESTMENT, ids=lambda card: card.id)
def test_investment_cards_are_worth_their_price(card: Card) -> None:
    if not card.influence:
        assert w.worth(card.effect) <= 6.2
    else:
        assert w.worth(card.effect) == pytest.approx(0.75 * card.cost, abs=0.55)
    if card.rock:
        assert w.per_round(card) == pytest.approx(0.3 * card.cost, abs=0.4)


def test_prices_are_right_on_average() -> None:
    played = sum(w.worth(card.effect) for card in INVESTMENT if card.influence)
    assert played / sum(card.cost for card in INVESTMENT if card.influence) == pytest.approx(
        0.75, abs=0.04
    )
    built = sum(w.per_round(card) for card in INVESTMENT if card.rock)
    assert built / sum(card.cost for card in INVESTMENT if card.rock) == pytest.approx(
        0.3, abs=0.02
    )


# Starting decks and boards


@pytest.mark.parametrize("card", CLAN_CARDS, ids=lambda card: card.id)
def test_clan_cards_keep_to_their_worth(card: Card) -> None:
    if card not in UNIQUE:
        assert w.worth(card.effect) == pytest.approx(2, abs=0.15)
        return
    assert 1.95 <= w.worth(card.effect) <= 2.55
    assert 0.85 <= w.per_round(card) <= 1.55
    assert (card.influence, card.rock) in ((1, 2), (1, 3))


@pytest.mark.parametrize("board", INDEX.components.clans, ids=lambda board: board.id)
def test_bonuses_stand_on_the_same_cells(board: ClanBoard) -> None:
    assert tuple(bonus.cell for bonus in board.bonuses) == CELLS
    for bonus in board.bonuses:
        if bonus.cell in AGENT_CELLS:
            assert bonus.do == (Enlist(),)
            assert not bonus.modify
        else:
            assert not bonus.do, "every other bonus is a standing one"
            assert w.bonus(bonus) == pytest.approx(BUDGET[bonus.cell], abs=0.65)


def test_clans_are_worth_about_the_same() -> None:
    """Home asteroids have equal production; they are not counted."""
    totals = {
        board.id: sum(map(w.bonus, board.bonuses))
        + sum(w.starting(card) for card in CLAN_CARDS if card.family == board.id)
        for board in INDEX.components.clans
    }
    mean = sum(totals.values()) / len(totals)
    assert all(abs(total - mean) <= 0.05 * mean for total in totals.values()), totals


# Guilds


def test_fervor_stands_on_guild_cards_only() -> None:
    for card in CARDS:
        counted = [n for n in _amounts(card) if isinstance(n, Per) and n.of == "fervor"]
        needed = [branch for branch in _branches(card) if branch.need == "fervor"]
        if card.guild is None:
            assert not counted, card.id
            assert not needed, card.id
        assert all(n.most <= 6 or n.most == n.base + 4 for n in counted), card.id
        assert all(branch.least == 3 for branch in needed), card.id


@pytest.mark.parametrize("card", [card for card in CARDS if card.guild], ids=lambda card: card.id)
def test_no_single_use_is_worth_more_than_six(card: Card) -> None:
    assert all(w.branch(branch, fervor=11) <= 6 for branch in _branches(card))


# What others have to answer


def test_what_rivals_set_off_asks_nothing() -> None:
    found = [c for c in CARDS if c.building is not None and c.building.when.startswith("rival_")]
    assert len(found) >= 5
    for card in found:
        assert card.building is not None
        (branch,) = card.building.effect
        assert not w.price(branch.cost), card.id
        for word in branch.do:
            assert isinstance(word, Gain | Draw | Influence | Colonise), card.id
            assert not isinstance(word, Gain) or word.of != "any", card.id


CHOSEN = (Move, Explore, Reveal, Place, Destroy, Scout, Buy, Salvage, Produce, Trade)


def test_what_asks_a_choice_comes_last() -> None:
    sites = [branch for site in INDEX.components.explorations for branch in site.choices]
    for branch in (*sites, *(each for card in CARDS for each in _branches(card))):
        for word in branch.do[:-1]:
            whole = isinstance(word, Produce) and word.scope == "all"
            first = isinstance(word, Produce) and isinstance(branch.do[-1], Move)
            assert whole or first or not isinstance(word, CHOSEN), branch


def test_what_every_movement_sets_off_has_a_cap() -> None:
    """Any effect may move ships, so that it could work many times a round (OP-61)."""
    for card in CARDS:
        if card.building is not None and card.building.when == "moved":
            assert card.building.cap == 1, card.id


# Asteroids, projects, exploration cards

BOX = INDEX.components
RICH = tuple(each for each in BOX.projects if each.box.does == "gain")


def total(costs: Iterable[Cost]) -> Counter[str]:
    """Return how much of each resource some costs are, together."""
    found: Counter[str] = Counter()
    for cost in costs:
        found.update({key: getattr(cost, key) for key in RESOURCES})
    return found


def price(cost: Cost) -> int:
    """Return how many resources a cost is."""
    return cost.rock + cost.hydrocarbon + cost.metal + cost.any


def test_class_of_an_asteroid_is_what_it_yields_most() -> None:
    main = {"c": "hydrocarbon", "s": "rock", "m": "metal"}
    for tile in (tile for tile in BOX.tiles if not tile.home):
        most = {key for key, n in tile.yields.items() if n == max(tile.yields.values())}
        assert main[tile.kind] in most if tile.kind in main else len(most) == 3, tile.id


def test_prices_of_projects() -> None:
    assert Counter(price(each.cost) for each in BOX.projects) == {5: 3, 6: 3, 7: 3, 8: 3}
    assert total(each.cost for each in BOX.projects) == dict.fromkeys(RESOURCES, 26)
    assert all(getattr(each.cost, each.box.of) == 0 for each in RICH), "it is not what it brings"


def test_prices_of_exploration_cards() -> None:
    for site in BOX.explorations:
        free, little, more = (price(branch.cost) for branch in site.choices)
        assert free == 0 < little <= 2 < more, site.id
        assert more <= 5 or site.choices[2].do == (Devote(n=2),), site.id
    found = total(branch.cost for site in BOX.explorations for branch in site.choices)
    assert max(found.values()) - min(found.values()) <= 2
