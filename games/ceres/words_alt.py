"""The alternative text of each picture: what it shows, at most 1,024 characters."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.ceres.content.types import GOODS, LOCATIONS, RINGS, Goods
from games.ceres.rules.derived import belt, token
from games.ceres.scoring import SOURCES
from games.ceres.state import NOBODY, Player
from games.ceres.terms import FIELD, LEADER, LOCATION, RING, name, number, short
from games.ceres.words_desk import Desk
from games.ceres.words_labels import CATEGORY
from games.ceres.words_prompts import prompt, status
from games.ceres.words_reach import reach
from games.core.text import capital, clip, elide

ALT = 1024
Names = Sequence[str]


def alt(desk: Desk, picture: str, names: Names) -> str:
    """Return the alternative text of a picture; `corporation:1` shows one seat."""
    key, _, seat = picture.partition(":")
    if key == "corporation":
        player = desk.state.players[int(seat) if seat else desk.seat]
        return clip(_corporation(desk, player, names), ALT)
    return clip(_ALTS[key](desk, names), ALT)


def _head(desk: Desk, en: str, fr: str) -> str:
    return f"{desk.say(en, fr)}. {status(desk)}."


def _scores(desk: Desk, names: Names) -> str:
    ranked = sorted(desk.state.players, key=lambda p: -p.score)
    found = ", ".join(f"{names[p.seat]} {number(p.score)}" for p in ranked)
    return desk.say(f"Points: {found}.", f"Points{desk.colon} {found}.")


def _board(desk: Desk, names: Names) -> str:
    state = desk.state
    parts = [_head(desk, "The board of Ceres", "Le plateau de Ceres")]
    if not state.over:
        turn = names[state.turn]
        parts.append(desk.say(f"It is {turn}’s turn.", f"C’est le tour {elide('de', turn)}."))
        order = ", ".join(names[seat] for seat in state.order)
        parts.append(desk.say(f"Player order: {order}.", f"Ordre de jeu{desk.colon} {order}."))
    parts.append(_scores(desk, names))
    parts.append(_slots(desk))
    ship = desk.named(state.ships[state.round - 1])
    parts.append(desk.say(f"Docked: {ship}.", f"À quai{desk.colon} {ship}."))
    parts += [_offer(desk), _claims(desk, names)]
    return " ".join(part for part in parts if part)


def _slots(desk: Desk) -> str:
    state = desk.state
    slots = desk.t.slots - state.blocked
    free = ", ".join(
        f"{name(LOCATION[place], desk.lang)} {slots - len(state.slots[place])}"
        for place in LOCATIONS
    )
    return desk.say(f"Free slots: {free}.", f"Emplacements libres{desk.colon} {free}.")


def _offer(desk: Desk) -> str:
    facilities = ", ".join(desk.named(card) for card in desk.state.facility_row if card)
    projects = ", ".join(desk.named(card) for card in desk.state.project_row if card)
    return desk.say(
        f"Facilities: {facilities or 'none'}. Settlement Projects: {projects or 'none'}.",
        f"Installations{desk.colon} {facilities or 'aucune'}. "
        f"Projets de colonie{desk.colon} {projects or 'aucun'}.",
    )


def _claims(desk: Desk, names: Names) -> str:
    found = [
        f"{desk.named(rock.id)} ({names[rock.owner]})"
        for rock in belt(desk.t, desk.state)
        if rock.owner != NOBODY
    ]
    if not found:
        return ""
    return desk.say(
        f"Claimed asteroids: {', '.join(found)}.",
        f"Astéroïdes revendiqués{desk.colon} {', '.join(found)}.",
    )


def _players(desk: Desk, names: Names) -> str:
    lines = [_head(desk, "What the players own", "Les biens des joueurs")]
    lines += [f"{names[p.seat]}{desk.colon} {_held(desk, p)}." for p in desk.state.players]
    return " ".join(lines)


def _held(desk: Desk, player: Player) -> str:
    goods = short({good: player.goods[good] for good in GOODS}, desk.lang)
    count = len(player.outstations)
    parts = [
        desk.points(player.score),
        goods,
        LEADER.counted(desk.lang, player.leaders),
        desk.say(f"{count} Outstations", f"{count} avant-postes"),
        desk.say(
            f"asteroids: {len(player.asteroids)}",
            f"astéroïdes{desk.colon} {len(player.asteroids)}",
        ),
    ]
    for amount, en, fr in (
        (len(player.committed), "committed projects", "projets réservés"),
        (len(player.completed), "completed projects", "projets achevés"),
    ):
        if amount:
            parts.append(desk.say(f"{en}: {amount}", f"{fr}{desk.colon} {amount}"))
    if player.seat in desk.state.passed and not desk.state.over:
        parts.append(desk.say("has passed", "a passé"))
    return ", ".join(parts)


def _belt(desk: Desk, names: Names) -> str:
    parts = [_head(desk, "The Asteroid Belt", "La Ceinture d’astéroïdes")]
    for ring in RINGS:
        rocks = [
            f"{desk.named(rock.id)} {desk.t.asteroids[rock.id].vp}"
            + (f" ({names[rock.owner]})" if rock.owner != NOBODY else "")
            for rock in belt(desk.t, desk.state)
            if rock.ring == ring
        ]
        parts.append(f"{capital(name(RING[ring], desk.lang))}{desk.colon} {', '.join(rocks)}.")
    return " ".join(parts)


def _locations(desk: Desk, names: Names) -> str:
    state = desk.state
    parts = [_head(desk, "The Locations", "Les lieux")]
    for place in LOCATIONS:
        who = ", ".join(names[seat] for seat in state.slots[place]) or desk.say(
            "nobody", "personne"
        )
        parts.append(f"{name(LOCATION[place], desk.lang)}{desk.colon} {who}.")
    parts.append(_slots(desk))
    for field in desk.t.programs:
        levels = ", ".join(
            f"{names[p.seat]} {p.research[field]}" for p in state.players if p.research[field]
        )
        if levels:
            parts.append(f"{name(FIELD[field], desk.lang)}{desk.colon} {levels}.")
    holders = {favor: token(state, favor).holder for favor in desk.t.favors}
    favors = ", ".join(
        f"{desk.named(favor)} "
        + (f"({names[holders[favor]]})" if holders[favor] != NOBODY else f"{cost}")
        for favor, cost in desk.t.favors.items()
    )
    parts.append(desk.say(f"Favors: {favors}.", f"Faveurs{desk.colon} {favors}."))
    return " ".join(parts)


def _cards(desk: Desk, names: Names) -> str:
    state = desk.state
    facilities = [
        _priced(desk, card, desk.t.facilities[card].cost, desk.t.facilities[card].vp)
        for card in state.facility_row
        if card
    ]
    projects = [
        _priced(desk, card, desk.index.projects[card].cost, desk.index.projects[card].vp)
        for card in state.project_row
        if card
    ]
    ships = [desk.named(ship) for ship in state.ships[state.round - 1 :]]
    docked = desk.say("Ships, the docked one first", "Cargos, celui à quai en premier")
    parts = [
        _head(desk, "The cards on offer", "Les cartes en offre"),
        _listed(desk, desk.say("Facilities", "Installations"), facilities),
        _listed(desk, desk.say("Settlement Projects", "Projets de colonie"), projects),
        _listed(desk, docked, ships),
    ]
    return " ".join(parts)


def _priced(desk: Desk, card: str, cost: Goods, vp: int) -> str:
    return f"{desk.named(card)} ({short(cost, desk.lang)}{desk.colon} {desk.points(vp)})"


def _listed(desk: Desk, head: str, found: Sequence[str]) -> str:
    """Return a list behind its head, with a dash for an empty one."""
    return f"{head}{desk.colon} {', '.join(found) or '–'}."


def _corporation(desk: Desk, player: Player, names: Names) -> str:
    who = names[player.seat]
    outstations = ", ".join(
        desk.named(o.top) + (f" / {desk.named(o.bottom)}" if o.bottom else "")
        for o in player.outstations
    )
    parts = [
        desk.say(f"The corporation of {who}.", f"Corporation{desk.colon} {who}."),
        f"{capital(_held(desk, player))}.",
        desk.say(f"Outstations: {outstations}.", f"Avant-postes{desk.colon} {outstations}."),
    ]
    rocks = ", ".join(desk.named(key) for key in player.asteroids)
    if rocks:
        parts.append(desk.say(f"Asteroids: {rocks}.", f"Astéroïdes{desk.colon} {rocks}."))
    committed = ", ".join(desk.named(key) for key in player.committed)
    if committed:
        parts.append(
            desk.say(f"Committed: {committed}.", f"Projets réservés{desk.colon} {committed}.")
        )
    return " ".join(parts)


def _turn(desk: Desk, names: Names) -> str:
    parts = (
        _head(desk, "Your turn so far", "Votre tour en cours"),
        prompt(desk, desk.seat),
        f"{_held(desk, desk.player)}.",
        reach(desk),
    )
    return " ".join(part for part in parts if part)


def _score(desk: Desk, names: Names) -> str:
    parts = [_head(desk, "The score sheet", "La feuille de score")]
    for p in sorted(desk.state.players, key=lambda p: -p.score):
        by = ", ".join(
            f"{name(CATEGORY[key], desk.lang)} {number(p.vp[key])}"
            for key in SOURCES
            if p.vp.get(key)
        )
        parts.append(f"{names[p.seat]}{desk.colon} {desk.points(p.score)} ({by}).")
    return " ".join(parts)


_ALTS: dict[str, Callable[[Desk, Names], str]] = {
    "board": _board,
    "players": _players,
    "belt": _belt,
    "locations": _locations,
    "cards": _cards,
    "turn": _turn,
    "score": _score,
}
