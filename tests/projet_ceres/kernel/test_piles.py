"""Piles that are drawn from, and decks that players own."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.core.rng import Rng, rng
from games.projet_ceres.kernel.piles import bury, draw, drop, gather, take


@dataclass
class Owner:
    """A player with a deck."""

    deck: list[str]
    hand: list[str] = field(default_factory=list[str])
    discard: list[str] = field(default_factory=list[str])
    rng: Rng = field(default_factory=lambda: rng(1))


def test_a_pile_that_runs_out_goes_on_with_its_discard() -> None:
    pile, discard = ["a", "b"], ["c", "d"]
    assert take(pile, discard, rng(1), 3)[:2] == ["b", "a"]
    assert len(pile) == 1
    assert not discard
    assert len(take(pile, discard, rng(1), 3)) == 1, "as many as are there"


def test_cards_are_drawn_from_the_end_of_a_deck_as_many_as_are_there() -> None:
    owner = Owner(["a", "c", "b"], hand=["d"])
    assert draw(owner, 2) == ("b", "c")
    assert (owner.deck, owner.hand) == (["a"], ["b", "c", "d"])
    assert draw(owner, 5) == ("a",)
    assert draw(owner, 5) == draw(owner, -1) == ()


def test_a_hand_and_a_discard_tell_no_order() -> None:
    owner = Owner([], hand=["a", "b", "b"], discard=["c"])
    drop(owner, "b")
    assert (owner.hand, owner.discard) == (["a", "b"], ["b", "c"])


def test_what_is_buried_lies_below_and_what_stays_is_sorted() -> None:
    owner = Owner(["top"], discard=["a", "b", "c"])
    assert bury(owner, 2) == 2
    assert owner.deck[-1] == "top"
    assert sorted([*owner.deck[:-1], *owner.discard]) == ["a", "b", "c"]
    assert bury(owner, 2) == 1
    assert not owner.discard
    before = owner.rng.s
    assert bury(owner, 2) == 0
    assert owner.rng.s == before, "nothing is drawn for nothing"


def test_everything_but_what_lies_elsewhere_becomes_a_new_deck() -> None:
    owner = Owner(["a"], hand=["b"], discard=["c"])
    gather(owner)
    assert sorted(owner.deck) == ["a", "b", "c"]
    assert (owner.hand, owner.discard) == ([], [])
