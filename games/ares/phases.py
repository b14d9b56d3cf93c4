"""Phases open and close: slots and bonuses, the curtain, production, the deals of research."""

from __future__ import annotations

from typing import cast

from games.ares import legal_phase
from games.ares.content import OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS, degrees
from games.ares.events import (
    AnyEvent,
    CardsSeen,
    Dealt,
    EndTriggered,
    Kept,
    MarsMoved,
    PhaseClosed,
    PhaseOpened,
    Produced,
)
from games.ares.rules import derive
from games.ares.setup import curtained
from games.ares.state import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    PRODUCTION,
    RESEARCH,
    Curtained,
    Lane,
    Mat,
    Phase,
    Player,
    Research,
    State,
)
from games.ares.step import Step, announce, draw, milestone, take, throw, whisper


def open_phase(step: Step, number: int) -> None:
    """Open a phase: save the board, give slots and bonuses, make the deals (3.6)."""
    state = step.state
    announce(step, PhaseOpened(number=number))
    if number == PRODUCTION:
        _produce(step)
        announce(step, PhaseClosed(number=number))
        milestone(step)
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
        phase.curtain = [curtain(player, len(player.hand)) for player in state.players]
    state.stack.append(phase)
    for seat, lane in enumerate(phase.lanes):
        lane.done = legal_phase.idle(state, phase, seat)


def fresh_lane(player: Player, number: int) -> Lane:
    """Return what a seat may do in a phase that opens."""
    chooser = player.phase == number
    lane = Lane()
    if number in (DEVELOPMENT, CONSTRUCTION):
        lane.slots = 1
    if number == DEVELOPMENT:
        lane.less = derive.CHOOSER_LESS if chooser else 0
    else:
        lane.bonus = chooser
    return lane


def curtain(mat: Mat, hand: int) -> Curtained:
    """Return what the others see of a player with so many cards while a phase runs."""
    return Curtained(
        corporation=mat.corporation,
        played=list(mat.played),
        cubes=dict(mat.cubes),
        mc=mat.mc,
        heat=mat.heat,
        plant=mat.plant,
        tr=mat.tr,
        forests=mat.forests,
        hand=hand,
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


def complete(state: State) -> bool:
    """Tell whether all three parameters are at their ends (14.1)."""
    return (
        state.temperature == TEMPERATURE_STEPS
        and state.oxygen == OXYGEN_STEPS
        and state.flipped == OCEANS
    )


def close_phase(step: Step, phase: Phase) -> None:
    """Lift the curtain (3.7)."""
    state = step.state
    state.stack.pop()
    for lane in phase.lanes:
        for event in lane.log:
            announce(step, cast(AnyEvent, event.at_closing()))
    moved = MarsMoved(
        temperature=(degrees(phase.temperature), degrees(state.temperature)),
        oxygen=(phase.oxygen, state.oxygen),
        oceans=(phase.oceans, state.flipped),
    )
    if phase.curtain and any(a != b for a, b in (moved.temperature, moved.oxygen, moved.oceans)):
        announce(step, moved)
    announce(step, PhaseClosed(number=phase.number))
    milestone(step)


# Production and research


def _produce(step: Step) -> None:
    """Pay production for everybody: cards last, in seat order (10.1, R8, R29)."""
    cards: list[int] = []
    for player in step.state.players:
        made = derive.production(player)
        chooser = derive.CHOOSER_MC if player.phase == PRODUCTION else 0
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


def close_research(step: Step, frame: Research) -> None:
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
    milestone(step)
