"""Effects that wait for an event, uses in a round, windows for others (9.2, 22.7)."""

from __future__ import annotations

from games.core.events import Applied
from games.projet_ceres import events as ev
from games.projet_ceres import state as s
from games.projet_ceres.actions import React
from games.projet_ceres.content import Index
from games.projet_ceres.content.types import Ability, Window
from games.projet_ceres.effects import FREE, Branch
from games.projet_ceres.rules import derive, fights, goods
from games.projet_ceres.rules.asking import clockwise
from games.projet_ceres.rules.resolve import MISSION, bestow, guild_of, later
from games.projet_ceres.state import State


def uses(state: State, seat: int, source: str) -> int:
    """Return how often an effect was used in this round (9.2, 12.6)."""
    if source in state.belt:
        return int(state.belt[source].used)
    return state.players[seat].used.count(source)


def use(state: State, seat: int, source: str) -> None:
    """Note that an effect was used in this round."""
    if source in state.belt:
        state.belt[source].used = True
    else:
        p = state.players[seat]
        p.used = sorted([*p.used, source])


def branches(t: Index, source: str, ability: Ability) -> tuple[Branch, ...]:
    """Return what an effect does: its own, or the card's normal effect (9.2)."""
    return t.cards[source].effect if ability.repeat else ability.effect


def occurs(t: Index, state: State, seat: int, event: str, log: Applied) -> None:
    """Let a seat's effects that wait for an event work, those without a choice automatically."""
    for source, ability in derive.abilities(t, state, seat, event):
        if spent(state, seat, source, ability):
            continue
        found = branches(t, source, ability)
        if len(found) == 1 and found[0].cost == FREE and not found[0].need:
            note(state, seat, source, ability)
            log.events.append(ev.Used(seat=seat, source=named(state, source)))
            if event.startswith("rival_"):
                bestow(t, state, seat, found[0].do, source, log)
            else:
                later(t, state, seat, found[0].do, source)
        else:
            state.players[seat].lane.insert(0, s.Offered(source))


def named(state: State, source: str) -> str:
    """Return the id of what does something: of an asteroid that of the tile, not its cell."""
    return state.belt[source].id if source in state.belt else source


def limit(state: State, source: str, ability: Ability) -> int:
    """Return how often an effect may work in a round, 0 for every time (9.2, 12.6, OP-61)."""
    once = (
        ability.when in ("paid", "turn")
        or ability.repeat
        or state.options["conditional"] == "once"
        or any(branch.cost != FREE for branch in ability.effect)
    )
    # An asteroid only notes whether it was used.
    return 1 if once or (ability.cap and source in state.belt) else ability.cap


def spent(state: State, seat: int, source: str, ability: Ability) -> bool:
    """Return whether an effect has worked as often as it may in this round."""
    most = limit(state, source, ability)
    return bool(most) and uses(state, seat, source) >= most


def note(state: State, seat: int, source: str, ability: Ability) -> None:
    """Note a use, where that counts."""
    if limit(state, source, ability):
        use(state, seat, source)


def rivals(t: Index, state: State, seat: int, event: str, log: Applied) -> None:
    """Let the effects of other players that wait for a seat's event work, clockwise."""
    for other in clockwise(state, seat)[1:]:
        occurs(t, state, other, event, log)


def ability_of(t: Index, state: State, source: str) -> Ability | None:
    """Return what a building, an asteroid face up in a cell, or the mission in force offers."""
    if source == MISSION:
        card = derive.mission(t, state)
        return None if card is None else card.ability
    if source in state.belt:
        there = state.belt[source]
        return t.tiles[there.id].ability if there.up else None
    return t.cards[source].building


def ways(t: Index, state: State, source: str) -> tuple[Branch, ...]:
    """Return in which ways something in play, or the mission, works."""
    ability = ability_of(t, state, source)
    return () if ability is None else branches(t, source, ability)


def ways_of_card(t: Index, card: str, *, held: bool) -> tuple[Branch, ...]:
    """Return in which ways a card of a hand works, or one that is built."""
    found = t.cards[card]
    return found.effect if held or not found.building else branches(t, card, found.building)


def usable(t: Index, state: State, seat: int) -> list[tuple[str, Ability]]:
    """Return the abilities a seat can use by paying: buildings, asteroids, the mission's."""
    found, card = derive.abilities(t, state, seat, "paid"), derive.mission(t, state)
    if card is not None and card.ability is not None and card.ability.when == "paid":
        found.append((MISSION, card.ability))
    return found


def ready(t: Index, state: State, fight: s.Fight, seat: int) -> bool:
    """Return whether a side publicly has something to use now, apart from cards (22.5)."""
    return any(
        branch.quiet
        and fights.serves(fight, seat, branch)
        and derive.has(t, state, seat, branch, guild_of(t, source))
        and (branch.cost == FREE or goods.affords(t, state, seat, branch.cost))
        for source, ability in usable(t, state, seat)
        if not spent(state, seat, source, ability)
        for branch in branches(t, source, ability)
    )


# Windows in which others may react


def reactions(t: Index, state: State, seat: int, event: str) -> list[str]:
    """Return the buildings with which a seat can react to an event; they are public."""
    built = derive.abilities(t, state, seat, event)
    return [card for card, ability in built if not spent(state, seat, card, ability)]


def open_window(
    t: Index, state: State, event: Window, seat: int, where: str, others: list[int], log: Applied
) -> None:
    """Ask the players who can react to an event, by the card set and public facts (22.7)."""
    asked = [
        other
        for other in others
        if reactions(t, state, other, event) or (event in t.reacting and state.players[other].hand)
    ]
    if asked:
        state.opened += 1
        answers: list[React | None] = [None] * len(state.players)
        state.stack.append(s.Reacting(state.opened, event, seat, where, sorted(asked), answers))
        log.events.append(ev.ReactionAsked(seat=seat, event=event, where=where))
