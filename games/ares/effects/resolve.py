"""What each word of the vocabulary does, on the lane of its seat, and what that sets off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from games.ares import effects
from games.ares import events as ev
from games.ares.content import CARDS, ENDS, OCEAN_TILES, OCEANS, reading
from games.ares.effects import AnyEffect, Parameter
from games.ares.effects.card import Card
from games.ares.effects.ongoing import OnAction, OnCard, OnForest, Ongoing, OnSteel, OnStep, OnTag
from games.ares.rules.actor import Actor, throw
from games.ares.rules.derive import amount, sources, tag_count
from games.ares.state import Branch, Drop, Lane, Mat, Pick, Run, Swapping, Target

P = TypeVar("P")


def push(lane: Lane, runs: list[Run]) -> None:
    """Put effects on a lane so that the first of them comes first."""
    lane.stack.extend(reversed(runs))


def by_step(mat: Mat, parameter: Parameter) -> list[Run]:
    """Return what a step of a parameter sets off."""
    found = _of_kind(mat, OnStep)
    return [Run(card, list(part.do)) for card, part in found if part.parameter == parameter]


def by_forest(mat: Mat) -> list[Run]:
    """Return what a forest point sets off."""
    return [Run(card, list(part.do)) for card, part in _of_kind(mat, OnForest)]


def by_action(mat: Mat) -> list[Run]:
    """Return what the use of a card's action sets off."""
    return [Run(card, list(part.do)) for card, part in _of_kind(mat, OnAction)]


def _of_kind(mat: Mat, kind: type[P]) -> Iterator[tuple[str, P]]:
    for source in sources(mat):
        for part in source.ongoing:
            if isinstance(part, kind):
                yield source.id, part


def by_card(mat: Mat, played: str) -> list[Run]:
    """Return all that a card just put into play sets off: its own effects first (R18).

    Then the triggers of the corporation and of earlier cards in order of play, once per matching
    tag, and last its own triggers for its own tags.
    """
    card = CARDS[played]
    found: list[tuple[str, tuple[AnyEffect, ...]]] = []
    if card.on_play:
        found.append((played, card.on_play))
    for source in sources(mat):
        if source.id != played:
            for part in source.ongoing:
                found += [(source.id, do) for do in _set_off(part, card)]
    for part in card.ongoing:
        if isinstance(part, OnTag) and part.itself:
            found += [(played, do) for do in _set_off(part, card)]
    return [Run(source, list(do)) for source, do in found]


def _set_off(part: Ongoing, card: Card) -> list[tuple[AnyEffect, ...]]:
    """Return what an ongoing effect brings for a card that is played."""
    match part:
        case OnCard(do):
            return [do]
        case OnTag(tags, do):
            return [do] * sum(tag in tags for tag in card.tags)
        case OnSteel(do):
            # R25: per steel, not per card
            return [do] * sum(made.n for made in card.capability if made.metal == "steel")
        case _:
            return []


def advance(actor: Actor) -> None:
    """Carry out what needs no decision until the lane is empty or its seat has to choose."""
    stack = actor.lane.stack
    while stack:
        run = stack[-1]
        if not isinstance(run, Run):
            return
        if run.effects:
            carry_out(actor, run, run.effects.pop(0))
        else:
            # Its followers were pushed above it, so an empty run is finished.
            stack.pop()


def carry_out(actor: Actor, run: Run, effect: effects.AnyEffect) -> None:
    """Carry out one effect; what remains of it goes back to the front of its run."""
    lane = actor.lane
    match effect:
        case effects.Gain(what, n):
            actor.gain(what, n, run.card)
        case effects.GainSpent(what):
            actor.gain(what, run.spent, run.card)
        case effects.Raise(scale, n):
            if n > 1:
                run.effects.insert(0, effects.Raise(scale, n - 1))
            push(lane, raise_scale(actor, scale))
        case effects.FlipOcean(n):
            if n > 1:
                run.effects.insert(0, effects.FlipOcean(n - 1))
            flip_ocean(actor)
        case effects.Forest(n):
            if n > 1:
                run.effects.insert(0, effects.Forest(n - 1))
            plant_forest(actor)
        case effects.RaiseTR(n):
            actor.raise_tr(n if isinstance(n, int) else amount(actor.player, n), run.card)
        case effects.OneOf(branches):
            _choose(actor, run, branches)
        case effects.IfTags(tag, n, then):
            if tag_count(actor.player, tag) >= n:
                run.effects[:0] = then
        # More or easier plays in this phase (6.3, 7.3)
        case effects.ExtraPlay():
            lane.slots += 1
        case effects.FreeGreen(most):
            lane.free = most
        case effects.NextCheaper(n):
            lane.next_less = n
        case effects.NextTolerant():
            lane.next_tolerant = True
        case (
            effects.AddHere() | effects.AddElsewhere() | effects.AddMatching() | effects.TakeHere()
        ):
            _move_cubes(actor, run.card, effect)
        case _:
            _move_cards(actor, run, effect)


# Parameters, one step at a time, so that its triggers come before the next


def raise_scale(actor: Actor, scale: effects.Scale) -> list[Run]:
    """Raise temperature or oxygen a step and return what that sets off (9.1, 9.3, 9.4)."""
    state, seat = actor.state, actor.seat
    if actor.phase.complete(scale):
        actor.tell(ev.NothingToRaise(seat=seat, parameter=scale))
        return []
    step = min(getattr(state, scale) + 1, ENDS[scale])
    setattr(state, scale, step)
    actor.lift_tr(1)
    value = reading(scale, step)
    actor.tell(ev.ScaleRaised(seat=seat, scale=scale, value=value, tr=actor.player.tr))
    return by_step(actor.player, scale)


def flip_ocean(actor: Actor) -> None:
    """Flip the next ocean tile; beyond the ninth the last one's reward repeats (R9, R10)."""
    state, seat = actor.state, actor.seat
    if actor.phase.complete("ocean"):
        actor.tell(ev.NothingToRaise(seat=seat, parameter="ocean"))
        return
    again = state.flipped == OCEANS
    if not again:
        state.flipped += 1
        actor.log.revealed = True
    number = state.oceans[state.flipped - 1]
    actor.lift_tr(1)
    actor.tell(ev.OceanFlipped(seat=seat, tile=number, number=state.flipped, again=again))
    tile = OCEAN_TILES[number]
    for what, n in tile.gains.items():
        actor.gain(what, n)
    actor.draw(tile.cards)
    push(actor.lane, by_step(actor.player, "ocean"))


def plant_forest(actor: Actor) -> None:
    """Gain a forest: an oxygen step with all that it brings, then the point (5.6)."""
    runs = raise_scale(actor, "oxygen")
    actor.player.forests += 1
    actor.tell(ev.ForestGained(seat=actor.seat, forests=actor.player.forests))
    push(actor.lane, runs + by_forest(actor.player))


# Cubes and choices


def _move_cubes(actor: Actor, card: str, effect: effects.Cubes) -> None:
    match effect:
        case effects.AddHere(cube, n):
            actor.put(card, cube, n)
        case effects.AddElsewhere(cube, n):
            ask_target(actor, Target(card, cube, n, holders(actor.player, cube, card)))
        case effects.AddMatching(n):
            ask_target(actor, Target(card, None, n, holders(actor.player, None, card)))
        case effects.TakeHere(_, n):
            actor.remove(card, n)


def holders(mat: Mat, cube: effects.Cube | None, but: str) -> list[str]:
    """Return the cards in play that hold a kind of cube, or any, leaving one card out."""
    found: list[str] = []
    for card in mat.played:
        holds = CARDS[card].holds
        if card != but and holds is not None and cube in (None, holds):
            found.append(card)
    return found


def ask_target(actor: Actor, target: Target) -> None:
    """Put or take the cubes where there is one card to choose, else ask; none is a loss (4.6)."""
    if not target.cards:
        actor.tell(ev.CubesLost(seat=actor.seat, cube=target.cube, n=target.n))
    elif len(target.cards) == 1:
        aim(actor, target, target.cards[0])
    else:
        actor.lane.stack.append(target)


def aim(actor: Actor, target: Target, card: str) -> None:
    """Put the cubes of a choice on a card, or take them from it."""
    if target.n < 0:
        actor.remove(card, -target.n)
        return
    cube = target.cube or CARDS[card].holds
    assert cube is not None
    actor.put(card, cube, target.n)


def payable(mat: Mat, card: str, branches: list[list[effects.AnyEffect]]) -> list[int]:
    """Return the branches for which what they remove is there (R20); void gains do not matter."""
    here = mat.cubes.get(card, 0)
    return [
        number
        for number, branch in enumerate(branches)
        if here >= sum(effect.n for effect in branch if isinstance(effect, effects.TakeHere))
    ]


def _choose(actor: Actor, run: Run, branches: tuple[tuple[effects.AnyEffect, ...], ...]) -> None:
    options = [list(branch) for branch in branches]
    possible = payable(actor.player, run.card, options)
    if len(possible) == 1:
        run.effects[:0] = options[possible[0]]
    else:
        actor.lane.stack.append(Branch(run.card, options, run.spent))


# Cards


def _move_cards(actor: Actor, run: Run, effect: effects.Cards) -> None:
    card = run.card
    match effect:
        case effects.Draw(n):
            actor.draw(n, card)
        case effects.DrawSpent():
            actor.draw(run.spent, card)
        case effects.DrawKeep(n, keep):
            _look(actor, card, n, keep)
        case effects.Discard(n):
            discard(actor, card, n)
        case effects.RevealTake(n, tags):
            _reveal_take(actor, card, n, tags)
        case effects.RevealSort():
            _reveal_sort(actor, card, effect)
        case effects.SwapCard(tag, n):
            if actor.player.hand:
                actor.lane.stack.append(Swapping(card, tag, n))


def _look(actor: Actor, card: str, n: int, keep: int) -> None:
    cards = actor.take(n, card)
    if not cards:
        return  # R28: deck and discard pile are empty
    if len(cards) <= keep:
        actor.player.hand.extend(cards)
        actor.tell(ev.Drew(seat=actor.seat, n=len(cards), card=card))
    else:
        actor.lane.stack.append(Pick(card, cards, list(cards), keep, shown=False))
    actor.whisper(ev.CardsSeen(seat=actor.seat, cards=tuple(cards), dealt=True))


def discard(actor: Actor, card: str, n: int) -> None:
    """Discard n hand cards for an effect or a cost, or ask which (12.5)."""
    if len(actor.player.hand) <= n:
        actor.discard(list(actor.player.hand), card)
    else:
        actor.lane.stack.append(Drop(card, n))


def _reveal_take(actor: Actor, card: str, n: int, tags: tuple[effects.Tag, ...]) -> None:
    cards = actor.take(n, card)
    matching = [found for found in cards if set(CARDS[found].tags) & set(tags)]
    if len(matching) > 1:
        actor.lane.stack.append(Pick(card, cards, matching, 1, shown=True))
        actor.whisper(ev.CardsSeen(seat=actor.seat, cards=tuple(cards), dealt=True))
    else:
        settle_shown(actor, cards, matching)


def settle_shown(actor: Actor, cards: list[str], taken: list[str]) -> None:
    """Take some of the revealed cards, discard the others."""
    if not cards:
        return  # R28: deck and discard pile are empty
    actor.player.hand.extend(taken)
    throw(actor.state, [card for card in cards if card not in taken])
    actor.tell(ev.Shown(seat=actor.seat, cards=tuple(cards), taken=tuple(taken)))


def _reveal_sort(actor: Actor, card: str, effect: effects.RevealSort) -> None:
    cards = actor.take(1, card)
    sorted_out = [found for found in cards if CARDS[found].colour == effect.colour]
    settle_shown(actor, cards, [found for found in cards if found not in sorted_out])
    if sorted_out:
        actor.gain("mc", effect.mc, card)
