"""What a viewer may know: the state with all hidden things replaced by counts and marks.

Behind the curtain the other players' mats are those of the phase's opening, while the board is
live (17.3). Every viewer gets the same shape.
"""

from __future__ import annotations

import msgspec

from games.ares.content import OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS
from games.ares.effects.kinds import Tag, Track
from games.ares.flow import complete, curtain, fresh_lane, waiting
from games.ares.rules import derive
from games.ares.rules.payment import list_price
from games.ares.scoring import outcome
from games.ares.state import (
    HIDDEN,
    SEALED,
    AnyFrame,
    AnyPart,
    Bump,
    Cubes,
    Founding,
    Lane,
    Limit,
    Mat,
    Mulligan,
    Paying,
    Phase,
    Pick,
    Planning,
    Research,
    Round,
    State,
    Swap,
    live_phase,
)
from games.ares.steps.limit import excess
from games.ares.steps.research import settled
from games.core.game import Outcome


class Held(msgspec.Struct, frozen=True):
    """A hand card with its price as things stand."""

    card: str
    price: int


class PlayerView(Mat):
    """A player as the viewer may see it; `hand` is `None` where only its size is known.

    `phase` is the revealed phase card of this round, `done` whether the seat has answered (`None`
    where the table shows only how many have).
    """

    seat: int = 0
    hand_size: int = 0
    hand: list[Held] | None = None
    phase: int = 0
    previous: int = 0
    done: bool | None = None
    tags: dict[Tag, int] = msgspec.field(default_factory=dict[Tag, int])
    production: dict[Track, int] = msgspec.field(default_factory=dict[Track, int])
    steel: int = 0
    titanium: int = 0
    points: int = 0


class View(msgspec.Struct):
    """A game as a seat, or the public (`None`), may see it.

    `oceans` are the flipped tiles in order, `deck` and `discard` counts, `answered` is how many
    seats are done, `stack` the steps in progress with hidden parts blanked.
    """

    seat: int | None
    content: str
    options: dict[str, str]
    mode: str
    over: bool
    round: int
    temperature: int
    oxygen: int
    oceans: list[int]
    deck: int
    discard: int
    answered: int
    waiting: int
    players: list[PlayerView]
    stack: list[AnyFrame]
    phases: list[int]
    pile: dict[str, int]
    dummy: int
    dummy_played: list[int]
    marker: int
    started: tuple[int, int, int] | None = None
    """Temperature, oxygen and oceans when the phase began, during phases I to III."""

    @property
    def complete(self) -> bool:
        """Tell whether all three parameters are at their ends."""
        return (
            self.temperature == TEMPERATURE_STEPS
            and self.oxygen == OXYGEN_STEPS
            and len(self.oceans) == OCEANS
        )


def view(state: State, seat: int | None) -> View:
    """Return what a seat, or the public, may know."""
    awaited = waiting(state)
    counted = state.options["answers"] == "count"
    phase = live_phase(state)
    return View(
        seat=seat,
        content=state.content,
        options=state.options,
        mode=state.mode,
        over=not state.stack,
        round=state.round,
        temperature=state.temperature,
        oxygen=state.oxygen,
        oceans=state.oceans[: state.flipped],
        deck=len(state.deck),
        discard=len(state.discard),
        answered=len(state.players) - len(awaited) if state.stack else 0,
        waiting=len(awaited),
        players=[
            _player(state, phase, other, seat, _done(other, seat, awaited, counted))
            for other in range(len(state.players))
        ],
        stack=[_frame(state, frame, seat, counted) for frame in state.stack],
        phases=state.phases,
        pile=state.pile,
        dummy=len(state.dummy),
        dummy_played=state.dummy_played,
        marker=state.marker,
        started=None if phase is None else (phase.temperature, phase.oxygen, phase.oceans),
    )


def _done(other: int, viewer: int | None, awaited: tuple[int, ...], counted: bool) -> bool | None:
    if counted and other != viewer:
        return None
    return other not in awaited


def _player(
    state: State, phase: Phase | None, other: int, viewer: int | None, done: bool | None
) -> PlayerView:
    player = state.players[other]
    own = other == viewer
    shown = curtain(player, len(player.hand))
    if phase is not None and phase.curtain and not own:
        shown = phase.curtain[other]
    hand = None
    if own:
        hand = [Held(card, list_price(state, other, card)) for card in player.hand]
    return PlayerView(
        corporation=shown.corporation,
        played=shown.played,
        cubes=shown.cubes,
        mc=shown.mc,
        heat=shown.heat,
        plant=shown.plant,
        tr=shown.tr,
        forests=shown.forests,
        seat=other,
        hand_size=shown.hand,
        hand=hand,
        phase=player.phase,
        previous=player.previous,
        done=done if state.stack else None,
        tags=derive.tag_counts(shown),
        production=derive.production(shown),
        steel=derive.metal(shown, "steel"),
        titanium=derive.metal(shown, "titanium"),
        points=sum(derive.card_points(shown, card) for card in shown.played),
    )


def _frame(state: State, frame: AnyFrame, seat: int | None, counted: bool) -> AnyFrame:
    match frame:
        case Mulligan(thrown, done):
            return Mulligan(
                [cards if s == seat else [] for s, cards in enumerate(thrown)],
                [flag and (s == seat or not counted) for s, flag in enumerate(done)],
            )
        case Founding(dealt, picks):
            return Founding(
                [c if s == seat else [HIDDEN] * len(c) for s, c in enumerate(dealt)],
                [_sealed(pick, s == seat, counted) for s, pick in enumerate(picks)],
            )
        case Planning(picks, dummy):
            return Planning(
                [_sealed_phase(pick, s == seat, counted) for s, pick in enumerate(picks)],
                dummy if seat == 0 or not dummy else SEALED,
            )
        case Swap(taker, offered):
            return Swap(taker, offered if seat is not None or not offered else HIDDEN)
        case Phase():
            return _phase(state, frame, seat, counted)
        case Research() as step:
            return _research(step, seat, counted)
        case Limit(marked):
            return Limit([_marks(state, seat, s, cards, counted) for s, cards in enumerate(marked)])
        case Round() | Cubes() | Bump():
            return frame


def _sealed(pick: str, own: bool, counted: bool) -> str:
    if own or not pick:
        return pick
    return "" if counted else HIDDEN


def _sealed_phase(pick: int, own: bool, counted: bool) -> int:
    if own or not pick:
        return pick
    return 0 if counted else SEALED


def _phase(state: State, phase: Phase, seat: int | None, counted: bool) -> Phase:
    lanes: list[Lane] = []
    for other, lane in enumerate(phase.lanes):
        if other == seat:
            lanes.append(lane)
            continue
        if phase.curtain:
            shown = fresh_lane(state.players[other], phase.number)
        else:
            shown = msgspec.structs.replace(lane, stack=_parts(lane.stack), log=[])
        shown.done = lane.done and not counted
        lanes.append(shown)
    return msgspec.structs.replace(phase, lanes=lanes)


def _parts(stack: list[AnyPart]) -> list[AnyPart]:
    """Return another seat's parts: cards looked at are blank, a payment is not told at all."""
    found: list[AnyPart] = []
    for part in stack:
        if isinstance(part, Pick) and not part.shown:
            cards, choice = [HIDDEN] * len(part.cards), [HIDDEN] * len(part.choice)
            found.append(Pick(part.card, cards, choice, part.keep, shown=False))
        elif not isinstance(part, Paying):
            found.append(part)
    return found


def _marks(
    state: State, viewer: int | None, seat: int, cards: list[str], counted: bool
) -> list[str]:
    if seat == viewer:
        return cards
    finished = len(cards) >= excess(state, seat)
    return [HIDDEN] * len(cards) if finished and not counted else []


def _research(step: Research, seat: int | None, counted: bool) -> Research:
    kept: list[list[str]] = []
    for other, cards in enumerate(step.kept):
        if other == seat:
            kept.append(cards)
        else:
            kept.append([HIDDEN] * len(cards) if settled(step, other) and not counted else [])
    return Research(
        [c if s == seat else [HIDDEN] * len(c) for s, c in enumerate(step.dealt)], step.keep, kept
    )


def standing(shown: View) -> Outcome:
    """Return the scores so far, as far as the viewer may know them."""
    hands = [player.hand_size for player in shown.players]
    return outcome(shown.mode, shown.complete, shown.players, hands)


def result(state: State) -> Outcome | None:
    """Return the final scores, or `None` while the game goes on."""
    if state.stack:
        return None
    hands = [len(player.hand) for player in state.players]
    return outcome(state.mode, complete(state), state.players, hands)
