"""Declared secrets: masks, worlds dealt from them, and declarations that are refused."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from games.core.actions import EndTurn
from games.core.codec import encode
from games.core.hidden.compile import Secrets
from games.core.hidden.declare import (
    BAG,
    BY_SEAT,
    HIDDEN,
    HOOKED,
    SEALED,
    Audience,
    Deal,
    Hooks,
    Look,
    Nobody,
    Open,
    Owner,
    Pile,
    Pool,
    Prefix,
)
from games.core.rng import Rng, rng
from tests.toy.game import TOY
from tests.toy.state import Bid, BidsFrame, Offer

VIEWERS = (None, 0, 1)


class Tile(msgspec.Struct):
    id: Annotated[str, Audience(by="seen", pool="tiles")]
    seen: list[int]


class Trade(msgspec.Struct, tag="trade"):
    """A trade between all seats, hidden from others."""

    offered: Annotated[str, Audience(pool="cards")] = ""


class Looking(msgspec.Struct, tag="looking"):
    """The one whose turn it is looks at cards and chooses some of them."""

    cards: Annotated[list[str], Owner(by="turn", pool="cards")]
    kept: Annotated[list[str], Owner(by="turn", among="cards")]


class Fleet(msgspec.Struct):
    ships: Annotated[list[int], Owner(pool="ships")]
    lost: Annotated[list[int], Open("ships")]


class Seat(msgspec.Struct):
    hand: Annotated[list[str], Owner(pool="cards")]
    fleets: list[Fleet]
    pick: Annotated[int, Owner(nothing=0)] = 0
    money: Annotated[int, HOOKED] = 0


class Board(msgspec.Struct):
    rng: Annotated[Rng, Nobody()]
    turn: int
    open: int
    bag: Annotated[list[str], BAG]
    deck: Annotated[list[str], Pile(pool="cards")]
    row: Annotated[list[str | None], Open("cards")]
    weather: Annotated[list[int], Prefix(pool="weather", known="open")]
    tiles: dict[str, Tile]
    seats: Annotated[list[Seat], BY_SEAT]
    dealt: Annotated[list[list[str]], BY_SEAT, Owner(pool="cards")]
    bids: Annotated[list[str | None], BY_SEAT, Owner(among="seats.hand")]
    keeps: Annotated[list[list[str]], BY_SEAT, Owner(among="dealt")]
    stack: list[Trade | Looking]


PUBLIC: dict[type[msgspec.Struct], str] = {
    Board: "turn open tiles stack",
    Tile: "seen",
    Seat: "fleets",
}
CARDS = tuple(f"c{n}" for n in range(30))
POOLS = {
    "cards": Pool(lambda board, seat: CARDS),
    "tiles": Pool(lambda board, seat: ("t0", "t1", "t2", "t3")),
    "weather": Pool(lambda board, seat: range(5)),
    "ships": Pool(lambda board, seat: range((seat or 0) * 10, (seat or 0) * 10 + 4), by_seat=True),
}


def hide_money(seat: Seat, look: Look) -> None:
    if not look.own:
        seat.money = 0


def fill_seat(seat: Seat, deal: Deal, number: int | None) -> None:
    if seat.pick == SEALED:
        seat.pick = 1 + deal.rng.below(5)
    assert seat is deal.state.seats[number]
    assert all(HIDDEN not in hand for hand in (seat.hand, deal.state.deck))


SECRETS = Secrets(Board, PUBLIC, POOLS, {Seat: Hooks(hide_money, fill_seat)})


def board() -> Board:
    return Board(
        rng=Rng(77),
        turn=1,
        open=2,
        bag=["z", "a", "m"],
        deck=["c0", "c1", "c2"],
        row=["c3", None],
        weather=[2, 0, 1, 4, 3],
        tiles={"west": Tile("t1", [0]), "east": Tile("t2", []), "none": Tile("", [])},
        seats=[
            Seat(["c4", "c5"], [Fleet([0, 1], [2])], pick=3, money=5),
            Seat(["c6"], [Fleet([], []), Fleet([13], [])], money=6),
        ],
        dealt=[["c7", "c8"], ["c9", "c10", "c11"]],
        bids=["c5", None],
        keeps=[["c8"], []],
        stack=[Trade(), Trade("c12"), Looking(["c13", "c14"], ["c14"])],
    )


def test_the_public_knows_what_is_open():
    state = board()
    assert SECRETS.mask(state, None).state == Board(
        rng=Rng(-1),
        turn=1,
        open=2,
        bag=["a", "m", "z"],
        deck=["?", "?", "?"],
        row=["c3", None],
        weather=[2, 0, -1, -1, -1],
        tiles={"west": Tile("?", [0]), "east": Tile("?", []), "none": Tile("", [])},
        seats=[
            Seat(["?", "?"], [Fleet([-1, -1], [2])], pick=-1),
            Seat(["?"], [Fleet([], []), Fleet([-1], [])]),
        ],
        dealt=[["?", "?"], ["?", "?", "?"]],
        bids=["?", None],
        keeps=[["?"], []],
        stack=[Trade(), Trade("?"), Looking(["?", "?"], ["?"])],
    )
    assert state == board()


def test_a_seat_knows_its_own_besides():
    first, second = (SECRETS.mask(board(), seat).state for seat in (0, 1))
    assert first.seats == [board().seats[0], SECRETS.mask(board(), None).state.seats[1]]
    assert second.seats[1] == board().seats[1]
    assert (first.dealt, first.bids) == ([["c7", "c8"], ["?", "?", "?"]], ["c5", None])
    assert (second.dealt[1], second.bids) == (["c9", "c10", "c11"], ["?", None])
    assert (first.keeps, second.keeps) == ([["c8"], []], [["?"], []])
    assert [first.tiles["west"].id, second.tiles["west"].id] == ["t1", "?"]
    assert [first.stack[1], second.stack[1]] == [Trade("c12"), Trade("c12")]
    assert [first.stack[2], second.stack[2]] == [
        Looking(["?", "?"], ["?"]),
        Looking(["c13", "c14"], ["c14"]),
    ]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_dealt_world_looks_the_same(viewer: int | None):
    seen = SECRETS.mask(board(), viewer)
    worlds = [SECRETS.determinize(seen, rng(seed)) for seed in range(6)]
    for world in worlds:
        assert SECRETS.mask(world, viewer) == seen
        assert "?" not in encode(world).decode()
        assert sorted(world.weather) == [0, 1, 2, 3, 4]
        trade, looked = world.stack[1:]
        assert isinstance(trade, Trade)
        assert isinstance(looked, Looking)
        hands = [world.deck, *(seat.hand for seat in world.seats), *world.dealt, looked.cards]
        cards = ["c3", trade.offered, *(card for hand in hands for card in hand)]
        assert len(set(cards)) == len(cards) == 15
        assert world.bids[0] in world.seats[0].hand
        assert set(world.keeps[0]) < set(world.dealt[0])
        assert set(looked.kept) < set(looked.cards)
        assert 1 <= world.seats[0].pick <= 5
        assert {*world.seats[0].fleets[0].ships} < {0, 1, 3}
        assert world.seats[1].fleets[1].ships[0] in range(10, 14)
        assert world.tiles["west"].id != world.tiles["east"].id
    assert len({tuple(world.deck) for world in worlds}) > 1
    assert len({world.rng.s for world in worlds}) == 6
    assert seen == SECRETS.mask(board(), viewer)


def test_cards_that_are_not_there_are_not_dealt():
    """A list gets shorter where fewer cards are unseen than it had; piles are dealt first."""
    state = board()
    state.row = list(CARDS[:24])
    state.deck, state.seats[0].hand, state.seats[1].hand = ["c28", "c29"], ["c24"], ["c25"]
    state.dealt, state.keeps, state.bids = [["c26"], ["c27"]], [[], []], [None, None]
    state.stack = []
    seen = SECRETS.mask(state, 0)
    seen.state.seats[1].hand = ["?"] * 9
    world = SECRETS.determinize(seen, rng(1))
    assert len(world.deck) == 2
    assert {*world.deck, *world.seats[1].hand} == {"c25", "c27", "c28", "c29"}


# Declarations


def kind(name: str, frozen: bool = False, /, **fields: Any) -> Any:
    """Return a class of structs with these fields."""
    return msgspec.defstruct(name, list(fields.items()), frozen=frozen, module=__name__)


def holding(*declared: Any) -> Any:
    return Annotated[(list[str], *declared)]


OWN = Owner(by="seat", pool="cards")
Forgotten = kind("Forgotten", open=int, added=int)
Flag = kind("Flag", done=Annotated[bool, Nobody()])
Value = kind("Value", True, card=Annotated[str, Nobody(pool="cards")])
Holder = kind("Holder", value=Value)
Undealt = kind("Undealt", card=Annotated[str, Owner(by="seat")], seat=int)
Kept = kind("Kept", hand=holding(Owner(pool="cards")))
Unlisted = kind(
    "Unlisted", hand=holding(OWN), seat=int, kept=Annotated[str, Owner(by="seat", among="hands")]
)
Elsewhere = kind(
    "Elsewhere",
    seats=Annotated[list[Kept], BY_SEAT],
    bids=holding(BY_SEAT, Owner(among="seats.hands")),
)
Nowhere = kind("Nowhere", bids=holding(BY_SEAT, Owner(among="players.hand")))
Unordered = kind("Unordered", built=set[str])
HiddenSet = kind("HiddenSet", hand=Annotated[set[str], Nobody(pool="cards")])
Within = kind("Within", hands=list[holding(Nobody(pool="cards"))])  # type: ignore[misc]
Unhooked = kind("Unhooked", flag=Annotated[bool, HOOKED])
Lost = kind("Lost", card=Annotated[str, OWN])
Unpooled = kind("Unpooled", cards=holding(Nobody(pool="card")))


@pytest.mark.parametrize(
    ("kind", "public", "told"),
    [
        (Forgotten, {Forgotten: "open"}, "Forgotten.added is to be either public or hidden"),
        (Forgotten, {}, "Forgotten.open is to be"),
        (Forgotten, {Forgotten: "open added gone"}, "Forgotten has no field gone"),
        (Forgotten, {Forgotten: "open added", Flag: ""}, "Flag is no part of Forgotten"),
        (Undealt, {Undealt: "card seat"}, "Undealt.card is to be"),
        (Undealt, {Undealt: "seat"}, "Undealt.card: nothing says how"),
        (Unhooked, {}, "Unhooked.flag: nothing says how"),
        (Flag, {}, "bool'> cannot be hidden"),
        (Holder, {Holder: "value"}, "Value is frozen"),
        (Lost, {}, "neither Lost nor the state has a field seat"),
        (Within, {Within: "hands"}, "stands within a type"),
        (Unpooled, {}, "Unpooled.cards: there is no pool 'card'"),
        (Unlisted, {Unlisted: "seat"}, "Unlisted: there is no 'hands' to choose among"),
        (Elsewhere, {}, "Elsewhere: there is no 'seats.hands' to choose among"),
        (Nowhere, {}, "Nowhere: there is no 'players.hand' to choose among"),
        (Unordered, {Unordered: "built"}, "has no order that stays; make it a list"),
        (HiddenSet, {}, "cannot be hidden"),
    ],
)
def test_declarations_that_are_refused(kind: Any, public: dict[Any, str], told: str):
    with pytest.raises(TypeError, match=told):
        Secrets(kind, public, POOLS)


# The toy game


def test_where_only_the_number_is_told_a_mask_has_no_more():
    state = TOY.start({"answers": "count"}, 3, 1)
    bids = state.stack[0]
    assert isinstance(bids, BidsFrame)
    bids.chosen, bids.done = [state.players[0].hand[0], None, None], [True, False, False]
    masks = [TOY.mask(state, viewer) for viewer in (None, 0, 1)]
    assert [(seen.asked, seen.answered) for seen in masks] == [
        ((0, 1, 2), 1),
        ((1, 2), 1),
        ((0, 1, 2), 1),
    ]
    bids.chosen, bids.done = [None, None, state.players[2].hand[0]], [False, False, True]
    assert TOY.mask(state, None) == masks[0]
    assert TOY.mask(state, 1) == masks[2]
    assert TOY.mask(state, 0) != masks[1]
    assert sum(TOY.determinize(masks[2], rng(1)).stack[0].done) == 1  # type: ignore[union-attr]


def test_a_window_beside_a_round_does_not_tell_who_has_answered_it():
    masks: list[Any] = []
    for bidder in (1, 2):
        state = TOY.start({"answers": "count", "deals": "yes"}, 3, 1)
        card = state.players[bidder].hand[0]
        TOY.apply(state, bidder, Bid(card))
        TOY.apply(state, bidder, EndTurn())
        TOY.apply(state, 0, Offer(1, state.players[0].hand[0]))
        seen = TOY.mask(state, None)
        assert (seen.asked, seen.answered, seen.awaited(3)) == ((0, 1, 2), 1, 2)
        filled = TOY.determinize(TOY.mask(state, 0), rng(bidder))
        assert encode(TOY.mask(filled, 0)) == encode(TOY.mask(state, 0))
        masks.append(seen)
    assert encode(masks[0]) == encode(masks[1])
