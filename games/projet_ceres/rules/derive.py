"""Numbers that follow from the position: standing changes, fervor, what an amount counts."""

from __future__ import annotations

from games.projet_ceres.content import Index
from games.projet_ceres.content.types import Ability, Mission
from games.projet_ceres.effects import Amount, Branch, Changed, Counted, Guild, Per
from games.projet_ceres.rules.belt import touches_ceres
from games.projet_ceres.state import State

HAND = 3
CARRY = 2
HALL = 2
"""Fervor of an agent in a guild's box (17.2)."""


def mission(t: Index, state: State) -> Mission | None:
    """Return the mission card in force; a dormant one has no effect (14.3)."""
    return t.missions[state.missions[0]] if state.active and state.missions else None


def abilities(t: Index, state: State, seat: int, when: str) -> list[tuple[str, Ability]]:
    """Return what a seat controls that works then: buildings by card, asteroids by cell."""
    by = t.abilities.get(when)
    if not by:
        return []
    found = [(card, by[card]) for card in state.players[seat].buildings if card in by]
    if when in t.tiles_with:
        found += [(c, by[a.id]) for c, a in state.belt.items() if a.seat == seat and a.id in by]
    return found


def total(t: Index, state: State, seat: int, what: Changed) -> int:
    """Return by how much something is changed for a seat."""
    player, found = state.players[seat], t.changing.get(what)
    if not found:
        return 0
    n = t.unlocked[what][player.clan][player.unlocked]
    for card in player.buildings:
        n += found.get(card, 0)
    if what in t.of_tiles:
        n += sum(found.get(each.id, 0) for each in state.belt.values() if each.seat == seat)
    return n + (found.get(state.missions[0], 0) if state.active and state.missions else 0)


def stands(t: Index, state: State, seat: int, does: str) -> bool:
    """Return whether a seat has an agent on a box of a kind."""
    return any(t.boxes[box].does == does for box in state.players[seat].boxes)


def fervor(t: Index, state: State, seat: int, guild: str) -> int:
    """Return a seat's fervor with a guild (17.2)."""
    player = state.players[seat]
    built = sum(t.cards[card].family == guild for card in player.buildings)
    return built + HALL * any(t.boxes[box].guild == guild for box in player.boxes)


def badges(t: Index, state: State, seat: int) -> list[str]:
    """Return the factions whose badges a seat counts, collective ones too (14.7)."""
    won = [*state.players[seat].badges, *state.collective]
    return [badge for card in won if (badge := t.missions[card].badge)]


def count(t: Index, state: State, seat: int, of: Counted, guild: str) -> int:
    """Return how many of something a seat has."""
    match of:
        case "fervor":
            return fervor(t, state, seat, guild)
        case "ships":
            return sum(each.ships for each in state.belt.values() if each.seat == seat)
        case "buildings":
            return len(state.players[seat].buildings)
        case "badges":
            return len(badges(t, state, seat))
        case "projects":
            return len(state.finished)
        case "players":
            return len(state.players)
        case "tokens":
            return state.tokens or 0
        case "asteroid_tokens":
            return sum(each.tokens or 0 for each in state.belt.values() if each.seat == seat)
        case _:
            pass
    mine = [(cell, each) for cell, each in state.belt.items() if each.seat == seat]
    if of == "asteroids":
        return len(mine)
    if of == "ceres_asteroids":
        return sum(touches_ceres(cell) for cell, _ in mine)
    printed = of.removesuffix("_asteroids")
    return sum(printed in t.tiles[each.id].yields for _, each in mine)


def has(t: Index, state: State, seat: int, branch: Branch, guild: str) -> bool:
    """Return whether a seat has what an effect asks for without paying it."""
    return not branch.need or count(t, state, seat, branch.need, guild) >= branch.least


def amount(t: Index, state: State, seat: int, n: Amount, guild: Guild | str = "") -> int:
    """Return an amount in a position."""
    if not isinstance(n, Per):
        return n
    return min(n.base + n.times * count(t, state, seat, n.of, guild), n.most)
