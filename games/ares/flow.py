"""What happens by itself between decisions: steps and phases open, close and follow each other.

    Founding (below it Mulligan first, where played)
    Round > Planning > [Cubes > Swap ...] > Phase | Research ... > [Limit] > [Bump] > next Round

`settle` runs until somebody has to choose or the game is over.
"""

from __future__ import annotations

from games.ares import derive, legal, legal_phase
from games.ares.content import OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS, degrees
from games.ares.effects import Scale
from games.ares.events import (
    Bumped,
    CardsSeen,
    CubeTaken,
    Dealt,
    EndTriggered,
    GameEnded,
    HandReduced,
    Kept,
    MarkerMoved,
    Mulliganed,
    PhaseClosed,
    PhaseOpened,
    PhasesRevealed,
    Produced,
    RoundStarted,
)
from games.ares.setup import begin_round, curtained, found
from games.ares.state import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    PHASES,
    PRODUCTION,
    RESEARCH,
    Bump,
    Cubes,
    Curtained,
    Founding,
    Lane,
    Limit,
    Mulligan,
    Phase,
    Planning,
    Player,
    Research,
    Round,
    State,
    Swap,
)
from games.ares.step import Step, announce, draw, take, throw, whisper

COOP_ROUNDS = 15
SOLO_ROUNDS = 25
CHOOSER_LESS = 3
CHOOSER_MC = 4
BUMPS = {"novice": 2, "advanced": 1, "expert": 0}


def settle(step: Step) -> None:
    """Carry the game on until somebody has to choose or it is over."""
    state = step.state
    while state.stack and not legal.waiting(state):
        match state.stack[-1]:
            case Mulligan() as frame:
                _exchange(step, frame)
            case Founding() as frame:
                _found_all(step, frame)
            case Planning() as frame:
                _reveal(step, frame)
            case Cubes() as frame:
                _next_swap(step, frame)
            case Phase() as frame:
                _close(step, frame)
            case Research() as frame:
                _close_research(step, frame)
            case Limit() as frame:
                _reduce_hands(step, frame)
            case Round() as frame:
                _go_on(step, frame)
            case Swap() | Bump():
                raise AssertionError("somebody is always waited for here")


def _milestone(step: Step) -> None:
    """Note that everybody sees the game from here, and that undo stops here."""
    step.out.closed = True
    step.out.revealed = True


# Set-up


def _exchange(step: Step, frame: Mulligan) -> None:
    """Throw all cards, then redraw in seat order (2.5, R34)."""
    state = step.state
    state.stack.pop()
    for seat, thrown in enumerate(frame.thrown):
        hand = step.player(seat).hand
        hand[:] = [card for card in hand if card not in thrown]
        throw(state, thrown)
    for seat, thrown in enumerate(frame.thrown):
        cards = take(step, len(thrown))
        step.player(seat).hand.extend(cards)
        announce(step, Mulliganed(seat=seat, n=len(thrown)))
        if cards:
            whisper(step, seat, CardsSeen(seat=seat, cards=tuple(cards)))
    _milestone(step)


def _found_all(step: Step, frame: Founding) -> None:
    step.state.stack.pop()
    for seat, corporation in enumerate(frame.picks):
        found(step, seat, corporation)
    _milestone(step)
    _start(step)


def _start(step: Step) -> None:
    begin_round(step)
    announce(step, RoundStarted(round=step.state.round))


# Planning


def _reveal(step: Step, frame: Planning) -> None:
    """Turn up all phase cards, and the dummy's (3.3, 16.2)."""
    state = step.state
    state.stack.pop()
    for player, pick in zip(state.players, frame.picks, strict=True):
        player.phase = pick
    dummy = 0
    if state.mode == "solo":
        dummy = frame.dummy or state.dummy.pop()
        if dummy in state.dummy:
            state.dummy.remove(dummy)
        state.dummy_played.append(dummy)
    chosen = {*frame.picks, dummy}
    state.phases = [phase for phase in PHASES if phase in chosen]
    bottom = state.stack[-1]
    assert isinstance(bottom, Round)
    bottom.left = list(state.phases)
    announce(step, PhasesRevealed(picks=tuple(frame.picks), dummy=dummy))
    if state.mode == "coop":
        _offer_cubes(step)
    _milestone(step)


def _offer_cubes(step: Step) -> None:
    """Let both players take a cube, or deal them where they come at random (15.2, R37)."""
    state = step.state
    frame = Cubes(["" for _ in state.players])
    state.stack.append(frame)
    if state.options["coop"] == "random":
        for seat in range(len(state.players)):
            cubes = [cube for cube, n in state.pile.items() for _ in range(n)]
            take_cube(step, frame, seat, state.rng.pick(cubes))


def take_cube(step: Step, frame: Cubes, seat: int, cube: str) -> None:
    """Give a seat a cube of the pile."""
    state = step.state
    state.pile[cube] -= 1
    frame.taken[seat] = cube
    if cube == "copper":
        step.player(seat).mc += 1
    else:
        frame.swaps.append(seat)
    announce(step, CubeTaken(seat=seat, cube=cube))


def _next_swap(step: Step, frame: Cubes) -> None:
    """Ask the next taker of a trade cube, if both players have a card (R38).

    The cubes that were taken, and the exchange before, are done with: everybody sees them.
    """
    _milestone(step)
    if not frame.swaps:
        step.state.stack.pop()
        return
    taker = frame.swaps.pop(0)
    if all(player.hand for player in step.state.players):
        step.state.stack.append(Swap(taker))


# Phases


def _go_on(step: Step, frame: Round) -> None:
    """Open the next phase of the round, or go through the end step (chapter 13)."""
    state = step.state
    if frame.left:
        open_phase(step, frame.left.pop(0))
    elif frame.ended == 0:
        frame.ended = 1
        last = {"coop": COOP_ROUNDS, "solo": SOLO_ROUNDS}.get(state.mode)
        if state.round == last:
            finish(step)
        elif any(legal.excess(state, seat) for seat in range(len(state.players))):
            state.stack.append(Limit([[] for _ in state.players]))
    elif frame.ended == 1:
        frame.ended = 2
        if state.mode == "solo":
            _advance_marker(step)
    else:
        _start(step)


def fresh_lane(player: Player, number: int) -> Lane:
    """Return what a seat may do in a phase that opens."""
    chooser = player.phase == number
    lane = Lane()
    if number in (DEVELOPMENT, CONSTRUCTION):
        lane.slots = 1
    if number == DEVELOPMENT:
        lane.less = CHOOSER_LESS if chooser else 0
    else:
        lane.bonus = chooser
    return lane


def open_phase(step: Step, number: int) -> None:
    """Open a phase: save the board, give slots and bonuses, make the deals (3.6)."""
    state = step.state
    announce(step, PhaseOpened(number=number))
    if number == PRODUCTION:
        _produce(step)
        announce(step, PhaseClosed(number=number))
        _milestone(step)
        return
    if number == RESEARCH:
        _deal(step)
        return
    phase = Phase(
        number=number,
        temperature=state.temperature,
        oxygen=state.oxygen,
        oceans=state.flipped,
        lanes=[fresh_lane(player, number) for player in state.players],
    )
    if curtained(state):
        phase.curtain = [curtain(player) for player in state.players]
    state.stack.append(phase)
    for seat, lane in enumerate(phase.lanes):
        lane.done = legal_phase.idle(state, phase, seat)


def curtain(player: Player) -> Curtained:
    """Return what the others see of a player while a phase runs."""
    return Curtained(
        corporation=player.corporation,
        played=list(player.played),
        cubes=dict(player.cubes),
        mc=player.mc,
        heat=player.heat,
        plant=player.plant,
        tr=player.tr,
        forests=player.forests,
        hand=len(player.hand),
    )


def after_action(step: Step) -> None:
    """Close lanes in which nothing is left, and ask done seats again at the end trigger (R4)."""
    state = step.state
    phase = state.stack[-1] if state.stack else None
    if not isinstance(phase, Phase):
        return
    if phase.number != ACTION:
        for seat, lane in enumerate(phase.lanes):
            if not lane.done and not lane.stack and legal_phase.idle(state, phase, seat):
                lane.done = True
    if state.mode == "versus" and complete(state) and not phase.asked:
        phase.asked = True
        reopened: list[int] = []
        for seat, lane in enumerate(phase.lanes):
            if lane.done and not legal_phase.idle(state, phase, seat):
                lane.done = False
                reopened.append(seat)
        # Who was done is no secret only where the table tells it.
        named = state.options["answers"] == "names"
        announce(step, EndTriggered(reopened=tuple(reopened) if named else ()))


def _close(step: Step, phase: Phase) -> None:
    """Lift the curtain and go on, or end the game (3.7, 14.2)."""
    state = step.state
    state.stack.pop()
    for lane in phase.lanes:
        for event in lane.log:
            announce(step, event)
    announce(step, PhaseClosed(number=phase.number))
    _milestone(step)
    if state.mode == "versus" and complete(state):
        finish(step)


def complete(state: State) -> bool:
    """Tell whether all three parameters are at their ends (14.1)."""
    return (
        state.temperature == TEMPERATURE_STEPS
        and state.oxygen == OXYGEN_STEPS
        and state.flipped == OCEANS
    )


def _produce(step: Step) -> None:
    """Pay production for everybody: cards last, in seat order (10.1, R8, R29)."""
    cards: list[int] = []
    for player in step.state.players:
        made = derive.production(player)
        chooser = CHOOSER_MC if player.phase == PRODUCTION else 0
        mc = made["mc"] + player.tr + chooser
        player.mc += mc
        player.heat += made["heat"]
        player.plant += made["plant"]
        cards.append(made["card"])
        seat = len(cards) - 1
        announce(
            step,
            Produced(seat=seat, mc=mc, heat=made["heat"], plant=made["plant"], cards=made["card"]),
        )
    for seat, n in enumerate(cards):
        draw(step, seat, n)


def _deal(step: Step) -> None:
    """Deal the cards of research in seat order (11.5, R8)."""
    dealt: list[list[str]] = []
    keep: list[int] = []
    for seat, player in enumerate(step.state.players):
        look, kept = derive.research(player, player.phase == RESEARCH)
        cards = take(step, look)
        dealt.append(cards)
        keep.append(min(kept, len(cards)))
        if cards:
            announce(step, Dealt(seat=seat, n=len(cards), keep=keep[-1]))
            whisper(step, seat, CardsSeen(seat=seat, cards=tuple(cards), dealt=True))
    kept_now = [list(c) if len(c) <= n else [] for c, n in zip(dealt, keep, strict=True)]
    step.state.stack.append(Research(dealt, keep, kept_now))


def _close_research(step: Step, frame: Research) -> None:
    """Take the kept cards, discard the others without MC (11.4, R27)."""
    state = step.state
    state.stack.pop()
    for seat, cards in enumerate(frame.dealt):
        kept = frame.kept[seat]
        step.player(seat).hand.extend(card for card in cards if card in kept)
        throw(state, [card for card in cards if card not in kept])
        if cards:
            announce(step, Kept(seat=seat, n=len(kept)))
    announce(step, PhaseClosed(number=RESEARCH))
    _milestone(step)


# End step


def _reduce_hands(step: Step, frame: Limit) -> None:
    """Sell what is above the hand limit (13.1)."""
    state = step.state
    state.stack.pop()
    for seat, marked in enumerate(frame.marked):
        if marked:
            player = step.player(seat)
            player.hand[:] = [card for card in player.hand if card not in marked]
            throw(state, marked)
            mc = len(marked) * derive.sale_worth(player)
            player.mc += mc
            announce(step, HandReduced(seat=seat, n=len(marked), mc=mc))
    _milestone(step)


def _advance_marker(step: Step) -> None:
    """Solo: after the dummy's fifth card reshuffle them; a parameter rises (16.3, 16.4)."""
    state = step.state
    if len(state.dummy_played) < len(PHASES):
        return
    state.marker += 1
    state.dummy_played = []
    state.dummy = list(PHASES)
    state.rng.shuffle(state.dummy)
    step.out.revealed = True
    announce(step, MarkerMoved(marker=state.marker))
    steps = BUMPS[state.options["level"]]
    if not steps:
        return
    movable: list[Scale] = []
    if state.temperature < TEMPERATURE_STEPS:
        movable.append("temperature")
    if state.oxygen < OXYGEN_STEPS:
        movable.append("oxygen")
    if len(movable) == 1:
        bump(step, movable[0], steps)
    elif movable:
        state.stack.append(Bump(steps))


def bump(step: Step, scale: Scale, steps: int) -> None:
    """Raise a parameter for nobody; what does not fit is lost (R41)."""
    state = step.state
    if scale == "temperature":
        moved = min(steps, TEMPERATURE_STEPS - state.temperature)
        state.temperature += moved
        value = degrees(state.temperature)
    else:
        moved = min(steps, OXYGEN_STEPS - state.oxygen)
        state.oxygen += moved
        value = state.oxygen
    announce(step, Bumped(scale=scale, steps=moved, value=value))
    _milestone(step)


def finish(step: Step) -> None:
    """End the game."""
    state = step.state
    state.stack = []
    announce(step, GameEnded(round=state.round, complete=complete(state)))
    _milestone(step)
