"""Visibility rules of a game of Dust, in addition to the declarations of its fields."""

from __future__ import annotations

from games.core.boundaries import Boundary
from games.core.hidden.compile import Secrets
from games.core.hidden.declare import Deal, Hooks, Look, Pool
from games.core.windows import dealt
from tests.toy.market import phases
from tests.toy.market.state import (
    CallFrame,
    ClaimsFrame,
    DropFrame,
    FightFrame,
    Market,
    MuralFrame,
    RepairsFrame,
)
from tests.toy.state import (
    CARDS,
    BidsFrame,
    Building,
    DealFrame,
    PaintFrame,
    Player,
    State,
    TurnFrame,
)


def hide_bids(bids: BidsFrame, look: Look) -> None:
    """Hide the bids, and whether a seat has bid until it is done.

    Where the answers are only counted, that remains hidden too.
    """
    told = [
        seat == look.viewer or (done and not look.state.counted)
        for seat, done in enumerate(bids.done)
    ]
    bids.chosen = [card if known else None for card, known in zip(bids.chosen, told, strict=True)]
    bids.done = [done and known for done, known in zip(bids.done, told, strict=True)]


def count_bids(bids: BidsFrame, deal: Deal, _: int | None) -> None:
    """Let as many be done as are known to be."""
    for seat, player in enumerate(deal.state.players):
        if sum(bids.done) < deal.seen.answered and seat != deal.seen.viewer:
            bids.chosen[seat], bids.done[seat] = next(iter(player.hand), None), True


def sort_hand(player: Player, _deal: Deal, _seat: int | None) -> None:
    """Keep a hand in the order in which the game keeps it."""
    player.hand.sort()


SECRETS = Secrets(
    State,
    public={
        State: "counted deals content rounds round sites stack rival market",
        Player: "ore",
        Building: "seat size colour",
        BidsFrame: "",
        TurnFrame: "seat acted begun",
        PaintFrame: "seat site",
        DealFrame: "seat giver",
        Boundary: "key asked",
        Market: "points used price opened asides",
        ClaimsFrame: "winner asked gifts given begun",
        FightFrame: "number attacker defender site crew added side handed",
        CallFrame: "number seat need pledged declined",
        RepairsFrame: "done",
        MuralFrame: "number seat site",
        DropFrame: "number seat",
    },
    pools={"cards": Pool(lambda state, seat: CARDS)},
    hooks={
        BidsFrame: Hooks(hide=hide_bids, determinize=count_bids),
        Player: Hooks(determinize=sort_hand),
        ClaimsFrame: dealt(phases.CLAIM),
    },
)
