"""Public knowledge of a game of Ares Expedition, as far as its fields do not declare it.

While a phase runs behind the curtain the others' mats are those of its opening, though the board is
live (17.3). Where a table shows only how many have answered, nothing shows who they are.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from games.ares import state as s
from games.ares.content import CARDS, CORPS, OCEANS
from games.ares.flow import fresh_lane, waiting
from games.ares.rules.derive import HAND_LIMIT
from games.ares.state import PHASES, State
from games.ares.steps.between import excess, settled
from games.core.hidden.compile import Secrets
from games.core.hidden.declare import HIDDEN, SEALED, Deal, Hooks, Look, Pool


def _counted(state: State) -> bool:
    """Return whether only the number of answers is public."""
    return state.options["answers"] == "count"


# What others see


_mat_of = attrgetter(*s.Mat.__struct_fields__)


def _mat(player: s.Player, look: Look) -> s.Player | None:
    assert look.seat is not None
    phase = None if look.own else s.live_phase(look.state)
    if phase is None or not phase.curtain:
        return None
    mat = phase.curtain[look.seat]
    shown = s.Player(*_mat_of(mat), phase=player.phase, previous=player.previous)
    shown.hand = [HIDDEN] * mat.hand
    return shown


def _lane(lane: s.Lane, look: Look) -> s.Lane | None:
    """Return a lane as others see it: without a payment in progress."""
    if look.own or look.seat is None:
        return None
    done = lane.done and not _counted(look.state)
    phase = s.live_phase(look.state)
    if phase is not None and phase.curtain:
        lane = fresh_lane(look.state.players[look.seat], phase.number)
    else:
        lane.stack = [part for part in lane.stack if not isinstance(part, s.Paying)]
        lane.log = []
    lane.done = done
    return lane


def _answers(
    field: str,
    nothing: Callable[[], object],
    final: Callable[[Any, State, int], bool] = lambda step, state, seat: True,
) -> Callable[[Any, Look], None]:
    """Return what hides the answers of others, by seat in a field, until they are `final`.

    Where only their number is public, they are always hidden.
    """

    def hide(step: Any, look: Look) -> None:
        counted = _counted(look.state)
        answers = enumerate(getattr(step, field))
        shown = [
            each
            if seat == look.viewer or (not counted and final(step, look.state, seat))
            else nothing()
            for seat, each in answers
        ]
        setattr(step, field, shown)

    return hide


def _mulligan(step: s.Mulligan, look: Look) -> None:
    step.thrown = [c if seat == look.viewer else [] for seat, c in enumerate(step.thrown)]
    _answers("done", bool)(step, look)


# Dealing again


def _settle_planning(step: s.Planning, deal: Deal, _: int | None) -> None:
    for seat, pick in enumerate(step.picks):
        if pick == SEALED:
            previous = deal.state.players[seat].previous
            step.picks[seat] = deal.rng.pick([phase for phase in PHASES if phase != previous])
    if step.dummy == SEALED:
        step.dummy = deal.rng.pick(deal.state.dummy)


def _settle_swap(step: s.Swap, deal: Deal, _: int | None) -> None:
    """Deal the offered card to the taker's hand: a partner sees only this card of it."""
    hand = deal.state.players[step.taker].hand
    if step.offered == HIDDEN:
        step.offered = deal.rng.pick(hand)
    elif step.offered and step.offered not in hand:
        for pile in (deal.state.deck, deal.state.discard):
            if step.offered in pile:
                pile[pile.index(step.offered)], hand[0] = hand[0], step.offered


def _settle_rest(state: State, deal: Deal, _: int | None) -> None:
    others = [seat for seat in range(len(state.players)) if seat != deal.seen.viewer]
    # Behind the curtain hands can have grown since they were counted.
    for at, card in enumerate(deal.unseen["cards", None]):
        state.players[others[at % len(others)]].hand.append(str(card))
    state.discard.sort(key=lambda card: CARDS[card].number)
    if deal.seen.answered:
        _let_answer(state, deal, others)


def _let_answer(state: State, deal: Deal, others: list[int]) -> None:
    """Where only the number of done seats is public, let that many be done."""
    frame, awaited = state.stack[-1], waiting(state)
    seats = [seat for seat in awaited if seat in others]
    if isinstance(frame, s.Phase):
        seats = [seat for seat in seats if not frame.lanes[seat].stack]
    deal.rng.shuffle(seats)
    most = deal.seen.awaited(len(state.players))
    for seat in seats[: max(len(awaited) - most, 0)]:
        _be_done(frame, state, seat)


def _be_done(frame: s.AnyFrame, state: State, seat: int) -> None:
    match frame:
        case s.Mulligan(_, done):
            done[seat] = True
        case s.Founding(dealt, picks):
            picks[seat] = dealt[seat][0]
        case s.Planning(picks):
            previous = state.players[seat].previous
            picks[seat] = next(phase for phase in PHASES if phase != previous)
        case s.Phase(lanes=lanes):
            lanes[seat].done = True
        case s.Research(dealt, keep, kept):
            kept[seat] = dealt[seat][: keep[seat]]
        case s.Limit(marked):
            marked[seat] = state.players[seat].hand[HAND_LIMIT:]
        case _:
            pass


MAT = "corporation cubes mc heat plant tr forests"
LANE = "stack slots free bonus less next_less next_tolerant uses offer taken"
SECRETS = Secrets(
    State,
    public={
        State: "content options mode round temperature oxygen flipped stack phases pile marker",
        s.Player: f"{MAT} phase previous",
        s.Curtained: f"{MAT} hand",
        s.Lane: LANE,
        s.Run: "card effects spent",
        s.Branch: "card branches spent",
        s.Target: "card cube n cards",
        s.Drop: "card left",
        s.Swapping: "card tag n",
        s.Pick: "card keep shown",
        s.Paying: "card reduction sold heat",
        s.Offering: "",
        s.Round: "left ended",
        s.Mulligan: "",
        s.Founding: "",
        s.Planning: "",
        s.Cubes: "taken swaps",
        s.Swap: "taker",
        s.Phase: "number temperature oxygen oceans curtain asked",
        s.Research: "keep",
        s.Limit: "",
        s.Bump: "steps",
    },
    pools={
        "cards": Pool(lambda state, seat: list(CARDS)),
        "corporations": Pool(lambda state, seat: list(CORPS)),
        "oceans": Pool(lambda state, seat: range(OCEANS)),
        "dummy": Pool(lambda state, seat: PHASES),
    },
    hooks={
        s.Player: Hooks(hide=_mat),
        s.Lane: Hooks(hide=_lane),
        s.Mulligan: Hooks(hide=_mulligan),
        s.Founding: Hooks(hide=_answers("picks", str)),
        s.Planning: Hooks(hide=_answers("picks", int), determinize=_settle_planning),
        s.Swap: Hooks(determinize=_settle_swap),
        s.Research: Hooks(
            hide=_answers("kept", list, lambda step, state, seat: settled(step, seat))
        ),
        s.Limit: Hooks(
            hide=_answers(
                "marked",
                list,
                lambda step, state, seat: len(step.marked[seat]) >= excess(state, seat),
            )
        ),
        State: Hooks(determinize=_settle_rest),
    },
)
