"""Effects carried out, one at a time, on the lane of the seat that they belong to."""

from __future__ import annotations

from games.ares.content import CARDS, OCEAN_TILES, OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS, degrees
from games.ares.effects import triggers
from games.ares.effects.costs import Discard, TakeHere
from games.ares.effects.immediate import (
    AddElsewhere,
    AddHere,
    AddMatching,
    AnyEffect,
    Branching,
    Cards,
    Cubes,
    Draw,
    DrawKeep,
    DrawSpent,
    ExtraPlay,
    FlipOcean,
    Forest,
    FreeGreen,
    Gain,
    GainSpent,
    Goods,
    IfTags,
    NextCheaper,
    NextTolerant,
    OneOf,
    Plays,
    Raise,
    RaiseTR,
    RevealSort,
    RevealTake,
    SwapCard,
    Terraforming,
)
from games.ares.effects.kinds import Cube, Scale, Tag
from games.ares.events import (
    CardsGone,
    CardsSeen,
    CubesLost,
    Discarded,
    Drew,
    ForestGained,
    NothingToRaise,
    OceanFlipped,
    ScaleRaised,
    Shown,
)
from games.ares.rules.derive import amount, tag_count
from games.ares.state import Branch, Drop, Lane, Mat, Pick, Run, Swapping, Target
from games.ares.step import (
    Step,
    draw,
    gain,
    lift_tr,
    put,
    raise_tr,
    remove,
    take,
    tell,
    throw,
    whisper,
)


def advance(step: Step, seat: int) -> None:
    """Carry out what needs no decision until the lane is empty or its seat has to choose."""
    stack = step.lane(seat).stack
    while stack:
        run = stack[-1]
        if not isinstance(run, Run):
            return
        if run.effects:
            carry_out(step, seat, run, run.effects.pop(0))
        else:
            # Its followers were pushed above it, so an empty run is finished.
            stack.pop()


def carry_out(step: Step, seat: int, run: Run, effect: AnyEffect) -> None:
    """Carry out one effect; what remains of it goes back to the front of its run."""
    if isinstance(effect, Goods):
        _take_goods(step, seat, run, effect)
    elif isinstance(effect, Cards):
        _take_cards(step, seat, run, effect)
    elif isinstance(effect, Terraforming):
        _terraform(step, seat, run, effect)
    elif isinstance(effect, Cubes):
        _move_cubes(step, seat, run, effect)
    elif isinstance(effect, Branching):
        _branch(step, seat, run, effect)
    else:
        _allow(step.lane(seat), effect)


def _take_goods(step: Step, seat: int, run: Run, effect: Goods) -> None:
    match effect:
        case Gain(what, n):
            gain(step, seat, what, n, run.card)
        case GainSpent(what):
            gain(step, seat, what, run.spent, run.card)


def _branch(step: Step, seat: int, run: Run, effect: Branching) -> None:
    match effect:
        case OneOf(branches):
            _choose(step, seat, run, branches)
        case IfTags(tag, n, then):
            if tag_count(step.player(seat), tag) >= n:
                run.effects[:0] = then


def _allow(lane: Lane, effect: Plays) -> None:
    """Allow more or easier plays in this phase (6.3, 7.3)."""
    match effect:
        case ExtraPlay():
            lane.slots += 1
        case FreeGreen(most):
            lane.free = most
        case NextCheaper(n):
            lane.next_less = n
        case NextTolerant():
            lane.next_tolerant = True


# Parameters


def _terraform(step: Step, seat: int, run: Run, effect: Terraforming) -> None:
    """Raise a parameter by one step, with its triggers before the next, or the rating at once."""
    match effect:
        case Raise(scale, n):
            if n > 1:
                run.effects.insert(0, Raise(scale, n - 1))
            triggers.push(step.lane(seat), raise_scale(step, seat, scale))
        case FlipOcean(n):
            if n > 1:
                run.effects.insert(0, FlipOcean(n - 1))
            flip_ocean(step, seat)
        case Forest(n):
            if n > 1:
                run.effects.insert(0, Forest(n - 1))
            plant_forest(step, seat)
        case RaiseTR(n):
            rise = n if isinstance(n, int) else amount(step.player(seat), n)
            raise_tr(step, seat, rise, run.card)


def raise_scale(step: Step, seat: int, scale: Scale) -> list[Run]:
    """Raise temperature or oxygen a step and return what that sets off (9.1, 9.3, 9.4)."""
    state = step.state
    temperature = scale == "temperature"
    end = TEMPERATURE_STEPS if temperature else OXYGEN_STEPS
    phase = step.phase()
    if (phase.temperature if temperature else phase.oxygen) >= end:
        tell(step, seat, NothingToRaise(seat=seat, parameter=scale))
        return []
    if temperature:
        state.temperature = min(state.temperature + 1, end)
        value = degrees(state.temperature)
    else:
        state.oxygen = value = min(state.oxygen + 1, end)
    lift_tr(step, seat, 1)
    tr = step.player(seat).tr
    tell(step, seat, ScaleRaised(seat=seat, scale=scale, value=value, tr=tr))
    return triggers.by_step(step.player(seat), scale)


def flip_ocean(step: Step, seat: int) -> None:
    """Flip the next ocean tile; beyond the ninth the last one's reward repeats (R9, R10)."""
    state = step.state
    if step.phase().oceans >= OCEANS:
        tell(step, seat, NothingToRaise(seat=seat, parameter="ocean"))
        return
    again = state.flipped == OCEANS
    if not again:
        state.flipped += 1
        step.out.revealed = True
    number = state.oceans[state.flipped - 1]
    lift_tr(step, seat, 1)
    flipped = OceanFlipped(seat=seat, tile=number, number=state.flipped, again=again)
    tell(step, seat, flipped)
    tile = OCEAN_TILES[number]
    for what, n in tile.gains.items():
        gain(step, seat, what, n)
    draw(step, seat, tile.cards)
    triggers.push(step.lane(seat), triggers.by_step(step.player(seat), "ocean"))


def plant_forest(step: Step, seat: int) -> None:
    """Gain a forest: an oxygen step with all that it brings, then the point (5.6)."""
    runs = raise_scale(step, seat, "oxygen")
    player = step.player(seat)
    player.forests += 1
    tell(step, seat, ForestGained(seat=seat, forests=player.forests))
    triggers.push(step.lane(seat), runs + triggers.by_forest(player))


# Cubes and choices


def _move_cubes(step: Step, seat: int, run: Run, effect: Cubes) -> None:
    match effect:
        case AddHere(cube, n):
            put(step, seat, run.card, cube, n)
        case AddElsewhere(cube, n):
            cards = holders(step.player(seat), cube, run.card)
            ask_target(step, seat, Target(run.card, cube, n, cards))
        case AddMatching(n):
            cards = holders(step.player(seat), None, run.card)
            ask_target(step, seat, Target(run.card, None, n, cards))
        case TakeHere(_, n):
            remove(step, seat, run.card, n)


def holders(mat: Mat, cube: Cube | None, but: str) -> list[str]:
    """Return the cards in play that hold a kind of cube, or any, leaving one card out."""
    found: list[str] = []
    for card in mat.played:
        holds = CARDS[card].holds
        if card != but and holds is not None and cube in (None, holds):
            found.append(card)
    return found


def ask_target(step: Step, seat: int, target: Target) -> None:
    """Put or take the cubes where there is one card to choose, else ask; none is a loss (4.6)."""
    if not target.cards:
        tell(step, seat, CubesLost(seat=seat, cube=target.cube, n=target.n))
    elif len(target.cards) == 1:
        aim(step, seat, target, target.cards[0])
    else:
        step.lane(seat).stack.append(target)


def aim(step: Step, seat: int, target: Target, card: str) -> None:
    """Put the cubes of a choice on a card, or take them from it."""
    if target.n < 0:
        remove(step, seat, card, -target.n)
        return
    cube = target.cube or CARDS[card].holds
    assert cube is not None
    put(step, seat, card, cube, target.n)


def branch_payable(mat: Mat, card: str, branch: list[AnyEffect]) -> bool:
    """Tell whether what a branch removes is there (R20); void gains do not matter."""
    needed = sum(effect.n for effect in branch if isinstance(effect, TakeHere))
    return mat.cubes.get(card, 0) >= needed


def _choose(step: Step, seat: int, run: Run, branches: tuple[tuple[AnyEffect, ...], ...]) -> None:
    options = [list(branch) for branch in branches]
    payable = [o for o in options if branch_payable(step.player(seat), run.card, o)]
    if len(payable) == 1:
        run.effects[:0] = payable[0]
    else:
        step.lane(seat).stack.append(Branch(run.card, options, run.spent))


# Cards


def _take_cards(step: Step, seat: int, run: Run, effect: Cards) -> None:
    match effect:
        case Draw(n):
            draw(step, seat, n, run.card)
        case DrawSpent():
            draw(step, seat, run.spent, run.card)
        case DrawKeep(n, keep):
            _look(step, seat, run.card, n, keep)
        case Discard(n):
            discard(step, seat, run.card, n)
        case RevealTake(n, tags):
            _reveal_take(step, seat, run.card, n, tags)
        case RevealSort():
            _reveal_sort(step, seat, run.card, effect)
        case SwapCard(tag, n):
            if step.player(seat).hand:
                step.lane(seat).stack.append(Swapping(run.card, tag, n))


def _look(step: Step, seat: int, card: str, n: int, keep: int) -> None:
    cards = take(step, n)
    if not cards:
        return  # R28: deck and discard pile are empty
    if len(cards) <= keep:
        step.player(seat).hand.extend(cards)
        tell(step, seat, Drew(seat=seat, n=len(cards), card=card))
    else:
        step.lane(seat).stack.append(Pick(card, cards, list(cards), keep, shown=False))
    whisper(step, seat, CardsSeen(seat=seat, cards=tuple(cards), dealt=True))


def discard(step: Step, seat: int, card: str, n: int) -> None:
    """Discard so many hand cards for an effect or a cost, or ask which (12.5)."""
    hand = step.player(seat).hand
    if len(hand) <= n:
        dropped = list(hand)
        hand.clear()
        throw(step.state, dropped)
        if dropped:
            tell(step, seat, Discarded(seat=seat, n=len(dropped), card=card))
            whisper(step, seat, CardsGone(seat=seat, cards=tuple(dropped), sold=False))
    else:
        step.lane(seat).stack.append(Drop(card, n))


def _reveal_take(step: Step, seat: int, card: str, n: int, tags: tuple[Tag, ...]) -> None:
    cards = take(step, n)
    matching = [found for found in cards if set(CARDS[found].tags) & set(tags)]
    if len(matching) > 1:
        step.lane(seat).stack.append(Pick(card, cards, matching, 1, shown=True))
        whisper(step, seat, CardsSeen(seat=seat, cards=tuple(cards), dealt=True))
    else:
        settle_shown(step, seat, cards, matching)


def settle_shown(step: Step, seat: int, cards: list[str], taken: list[str]) -> None:
    """Take some of the revealed cards, discard the others."""
    if not cards:
        return  # R28: deck and discard pile are empty
    step.player(seat).hand.extend(taken)
    throw(step.state, [card for card in cards if card not in taken])
    tell(step, seat, Shown(seat=seat, cards=tuple(cards), taken=tuple(taken)))


def _reveal_sort(step: Step, seat: int, card: str, effect: RevealSort) -> None:
    cards = take(step, 1)
    sorted_out = [found for found in cards if CARDS[found].colour == effect.colour]
    settle_shown(step, seat, cards, [found for found in cards if found not in sorted_out])
    if sorted_out:
        gain(step, seat, "mc", effect.mc, card)
