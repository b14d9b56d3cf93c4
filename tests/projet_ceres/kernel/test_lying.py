"""Tokens and cards that lie in a place."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from games.projet_ceres.kernel import calls
from games.projet_ceres.kernel.goods import lay, move_tokens, owners


class Place(msgspec.Struct):
    tokens: int | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET


class Somebody(msgspec.Struct):
    owned: list[str] = []
    hand: list[str] = []
    discard: list[str] = []


def test_tokens_are_without_end_and_none_are_taken_that_are_not_there() -> None:
    place = Place()
    assert move_tokens(place, 10_000) == 10_000
    assert move_tokens(place, 20_000, away=True) == 10_000
    assert msgspec.json.encode(place) == b"{}"


def test_cards_go_back_to_their_owners_and_those_of_nobody_are_told() -> None:
    place, one, other = Place(), Somebody(["a"]), Somebody(["b", "c"], discard=["c"])
    for card in "bax":
        lay(place, card)
    assert place.cards == ["a", "b", "x"]
    assert owners(place, (one, other)) == (["a", "b"], ["x"])
    assert (one.discard, other.discard) == (["a"], ["b", "c"])


def test_a_card_of_a_hand_is_set_aside_and_taken_back() -> None:
    p, aside = Somebody(hand=["a", "b"]), Place()
    assert calls.set_card(p, aside, "b", given=True) == 1
    assert (p.hand, aside.cards) == (["a"], ["b"])
    assert calls.set_card(p, aside, "b", given=False) == 0
    assert (p.hand, aside.cards) == (["a", "b"], UNSET)


def test_cards_set_aside_are_discarded_or_returned() -> None:
    p, aside = Somebody(hand=["a"], discard=["c"]), Place(cards=["b"])
    assert calls.settle_cards(p, aside, paid=True) == ["b"]
    assert (p.hand, p.discard, aside.cards) == (["a"], ["b", "c"], UNSET)
    aside.cards = ["d"]
    calls.settle_cards(p, aside, paid=False)
    assert p.hand == ["a", "d"]
