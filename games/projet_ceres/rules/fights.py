"""Combats: totals, the side that is asked, how they end (section 10, 22.5)."""

from __future__ import annotations

from functools import partial

from games.core.events import Applied
from games.projet_ceres import events as ev
from games.projet_ceres.content import Index
from games.projet_ceres.effects import Branch, Power
from games.projet_ceres.rules import derive
from games.projet_ceres.rules.belt import chart_of
from games.projet_ceres.state import Arrivals, Fight, State

SHIP = 2
"""Power of a ship (10.6)."""


def per_ship(t: Index, state: State, seat: int, *, attack: bool) -> int:
    """Return the power of each ship of a side (6.7, 10.6, OP-40)."""
    hired = derive.stands(t, state, seat, "mercenaries")
    return SHIP + hired + derive.total(t, state, seat, "attack" if attack else "defence")


def totals(t: Index, state: State, fight: Fight) -> tuple[int, int]:
    """Return how strong the attacker and the defender are."""
    there = state.belt[fight.cell]
    attack = fight.ships * per_ship(t, state, fight.attacker, attack=True) + fight.added[0]
    for cell in chart_of(state).neighbours[fight.cell]:
        each = state.belt.get(cell)
        if each is not None and each.seat == fight.attacker:
            attack += t.tiles[each.id].battery
    defence = there.ships * per_ship(t, state, fight.defender, attack=False) + fight.added[1]
    return attack, defence + t.tiles[there.id].guard


def trailing(t: Index, state: State, fight: Fight) -> int:
    """Return the side that has to speak: the attacker where both are equal."""
    attack, defence = totals(t, state, fight)
    return fight.attacker if attack <= defence else fight.defender


def strengthen(state: State, seat: int, n: int, log: Applied) -> None:
    """Add power to one's side of the combat that is open (10.13)."""
    fight = state.stack[-1] if state.stack else None
    if isinstance(fight, Fight) and seat in (fight.attacker, fight.defender) and n:
        fight.added[int(seat == fight.defender)] += n
        log.events.append(ev.PowerAdded(seat=seat, n=n))


def serves(fight: Fight, seat: int, branch: Branch) -> bool:
    """Return whether an effect of power is one for a seat's side of a combat (10.13)."""
    side = "attack" if seat == fight.attacker else "defence"
    return all(word.side in ("both", side) for word in branch.do if isinstance(word, Power))


def open_next(t: Index, state: State, frame: Arrivals, cell: str, log: Applied) -> Fight:
    """Open one of the combats of a movement (10.5)."""
    arrival = next(each for each in frame.left if each.cell == cell)
    frame.left = [each for each in frame.left if each.cell != cell]
    defender = state.belt[cell].seat
    state.opened += 1
    fight = Fight(state.opened, cell, frame.seat, defender, arrival.ships, [0, 0], frame.seat)
    fight.side = trailing(t, state, fight)
    state.stack.append(fight)
    attack, defence = totals(t, state, fight)
    told = partial(ev.FightOpened, cell=cell, attacker=frame.seat, defender=defender)
    log.events.append(told(attack=attack, defence=defence))
    return fight


def resolve(t: Index, state: State, fight: Fight, log: Applied) -> tuple[int, int]:
    """End a combat with its totals as they are; return who won and who lost (10.7, 10.8)."""
    attack, defence = totals(t, state, fight)
    state.stack.remove(fight)
    there = state.belt[fight.cell]
    if attack > defence:
        winner, loser = fight.attacker, fight.defender
        state.players[loser].docked += there.ships
        there.seat, there.ships = winner, fight.ships
    else:
        winner, loser = fight.defender, fight.attacker
        state.players[loser].docked += fight.ships
    told = partial(ev.FightEnded, cell=fight.cell, winner=winner, loser=loser)
    log.events.append(told(attack=attack, defence=defence))
    return winner, loser
