"""What the house's cards, asteroids and projects aim at.

That no card changes by accident: `tests.games.test_contents`.
"""

from __future__ import annotations

from games.projet_ceres.content import BUILT_IN_COMPONENTS as BOX
from games.projet_ceres.content.types import Card
from games.projet_ceres.effects import (
    Branch,
    Buy,
    Colonise,
    Destroy,
    Draw,
    Enlist,
    Explore,
    Gain,
    Influence,
    Move,
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


def test_bonuses_of_clans_are_on_the_same_cells_and_only_agents_come_once() -> None:
    for board in BOX.clans:
        assert [each.cell for each in board.bonuses] == [1, 2, 3, 5, 7, 9, 12], board.id
        for each in board.bonuses:
            assert each.do == ((Enlist(),) if each.cell in (2, 7) else ())
            assert bool(each.modify) != bool(each.do)


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
