"""The whole board as text in a stable order, for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from games.ceres.can_step import launch_price
from games.ceres.content.types import FIELDS, GOODS, KINDS, LOCATIONS, RINGS, Field, Goods
from games.ceres.rules.derived import Rock, belt, token
from games.ceres.state import NOBODY, Player
from games.ceres.tables import HEADQUARTERS_USES, ROUNDS, SEPARATORS
from games.ceres.terms import (
    FIELD,
    GOOD,
    KIND,
    LEADER,
    LOCATION,
    RING,
    WORKER,
    goods,
    name,
)
from games.ceres.words import cards as texts
from games.ceres.words_desk import Desk
from games.ceres.words_prompts import status
from games.core.text import both, capital, elide

Names = Sequence[str]


def board(desk: Desk, names: Names) -> str:
    """Return everything on the table as headed lists."""
    sections = (
        _round(desk, names),
        _locations(desk, names),
        _ships(desk),
        _belt(desk, names),
        _facilities(desk),
        _projects(desk),
        _research(desk, names),
        _favors(desk, names),
        *(corporation(desk, player, names) for player in desk.state.players),
    )
    return "\n\n".join("\n".join(lines) for lines in sections)


def _pair(desk: Desk, head: str, text: str) -> str:
    return f"{head}{desk.colon} {text}"


def _round(desk: Desk, names: Names) -> list[str]:
    state = desk.state
    lines = [f"{status(desk)}."]
    if not state.over:
        turn = desk.say(
            f"It is {names[state.turn]}’s turn.", f"C’est le tour {elide('de', names[state.turn])}."
        )
        lines.append(turn)
    order = ", ".join(names[seat] for seat in state.order)
    lines.append(_pair(desk, desk.say("Player order", "Ordre de jeu"), order))
    taken = [
        f"{number}. {names[seat]}{'' if seat in state.passed else _reserved(desk)}"
        for number, seat in enumerate(state.bottom, 1)
        if seat != NOBODY
    ]
    if taken:
        head = desk.say("Order of the next round", "Ordre de la manche suivante")
        lines.append(_pair(desk, head, ", ".join(taken)))
    return lines


def _reserved(desk: Desk) -> str:
    return desk.say(" (reserved)", " (réservée)")


def _locations(desk: Desk, names: Names) -> list[str]:
    state = desk.state
    lines = [_pair(desk, desk.say("Locations", "Lieux"), "").rstrip()]
    slots = desk.t.slots - state.blocked
    for location in LOCATIONS:
        seats = state.slots[location]
        free = slots - len(seats)
        used = ", ".join(names[seat] for seat in seats)
        text = desk.say(f"{free} of {slots} slots free", f"{free} sur {slots} emplacements libres")
        if used:
            text += desk.say(
                f"; Leaders of {used}", f"\N{NARROW NO-BREAK SPACE}; dirigeants{desk.colon} {used}"
            )
        if location == "trade_bureau":
            text += _modifier(desk)
        lines.append(_pair(desk, name(LOCATION[location], desk.lang), text))
    workers = [WORKER[kind].counted(desk.lang, state.quarters[kind]) for kind in KINDS]
    lines.append(_pair(desk, desk.say("Living Quarters", "Quartiers"), ", ".join(workers)))
    return lines


def _modifier(desk: Desk) -> str:
    """Return what a Settlement Project brings or costs besides in this round (5.3)."""
    if not desk.t.final or desk.state.round not in (1, ROUNDS):
        return ""
    one = GOOD["influence"].counted(desk.lang, 1)
    if desk.state.round == 1:
        return desk.say(
            f"; a Settlement Project brings {one}",
            f"\N{NARROW NO-BREAK SPACE}; un projet de colonie rapporte {one}",
        )
    return desk.say(
        f"; a Settlement Project costs {one}",
        f"\N{NARROW NO-BREAK SPACE}; un projet de colonie coûte {one}",
    )


def _ships(desk: Desk) -> list[str]:
    lines: list[str] = []
    state = desk.state
    for number in range(state.round, ROUNDS + 1):
        ship, aboard = state.ships[number - 1], state.ship_workers[number - 1]
        crew = [WORKER[kind].counted(desk.lang, aboard[kind]) for kind in KINDS if aboard.get(kind)]
        workers = both(crew, desk.lang) or desk.say("no Workers", "aucun employé")
        docked = desk.say("Docked ship", "Cargo à quai")
        later = desk.say(f"Ship of round {number}", f"Cargo de la manche {number}")
        head = docked if number == state.round else later
        lines.append(_pair(desk, head, f"{desk.named(ship)}, {workers}."))
        for place, line in enumerate(desk.index.ships[ship].lines, 1):
            often = "" if desk.t.final or line.multiplier == 1 else f", ×{line.multiplier}"
            lines.append(f"{place}. {capital(desk.voice.say(texts.line(line)))}{often}.")
    return lines


def _belt(desk: Desk, names: Names) -> list[str]:
    lines = [_pair(desk, desk.say("Asteroid Belt", "Ceinture d’astéroïdes"), "").rstrip()]
    rocks = belt(desk.t, desk.state)
    for ring in RINGS:
        lines.append(f"{capital(name(RING[ring], desk.lang))}.")
        lines += [asteroid(desk, rock, names) for rock in rocks if rock.ring == ring]
    turns = ", ".join(
        f"{name(RING[ring], desk.lang)} {zones}" for zones, ring in enumerate(RINGS, 1)
    )
    lines.append(
        desk.say(
            f"Zones that the rings turn each round, counter-clockwise: {turns}.",
            f"Zones dont tournent les anneaux à chaque manche, dans le sens antihoraire"
            f"{desk.colon} {turns}.",
        )
    )
    return lines


def asteroid(desk: Desk, rock: Rock, names: Names) -> str:
    """Return an asteroid with what it brings, and its owner or its price."""
    printed = desk.t.asteroids[rock.id]
    brings = f"{desk.points(printed.vp)}, {goods(printed.production, desk.lang)}"
    if rock.owner != NOBODY:
        state = desk.say(f"Probe of {names[rock.owner]}", f"sonde {elide('de', names[rock.owner])}")
    else:
        state = _price(desk, rock, names)
    entry = desk.say(" (entry)", " (entrée)") if SEPARATORS[rock.position] == 0 else ""
    place = f"position {rock.position}{entry}"
    return f"{_pair(desk, desk.named(rock.id), brings)}; {place}; {state}.".replace(
        ";", desk.say(";", "\N{NARROW NO-BREAK SPACE};")
    )


def _price(desk: Desk, rock: Rock, names: Names) -> str:
    prices = [launch_price(desk.t, desk.state, p, rock.id) for p in desk.state.players]
    if len(set(prices)) == 1:
        ice = GOOD["ice"].counted(desk.lang, prices[0])
        return desk.say(f"a Launch costs {ice}", f"un lancement coûte {ice}")
    each = ", ".join(f"{who} {price}" for who, price in zip(names, prices, strict=False))
    return desk.say(f"Ice for a Launch: {each}", f"glace pour un lancement{desk.colon} {each}")


def _facilities(desk: Desk) -> list[str]:
    head = desk.say("Facilities on offer", "Installations en offre")
    left = len(desk.state.facility_pile)
    pile = desk.say(f"{left} in the pile", f"{left} en pioche")
    lines = [f"{head} ({pile}){desk.colon}"]
    for card in desk.state.facility_row:
        if card:
            printed = desk.t.facilities[card]
            lines.append(
                _pair(
                    desk,
                    desk.named(card),
                    desk.voice.say(texts.facility(printed, desk.state.edition)),
                )
            )
    return lines


def _projects(desk: Desk) -> list[str]:
    head = desk.say("Settlement Projects on offer", "Projets de colonie en offre")
    left = len(desk.state.project_pile)
    pile = desk.say(f"{left} in the pile", f"{left} en pioche")
    lines = [f"{head} ({pile}){desk.colon}"]
    lines += [_project(desk, card) for card in desk.state.project_row if card]
    return lines


def _project(desk: Desk, key: str) -> str:
    card = desk.index.projects[key]
    text = f"{goods(card.cost, desk.lang)}, {desk.points(card.vp)}"
    if not desk.t.final and card.commitment:
        price = GOOD["influence"].counted(desk.lang, card.commitment)
        text += desk.say(f", {price} to commit", f", {price} pour réserver")
    return f"{_pair(desk, desk.named(key), text)}."


def _research(desk: Desk, names: Names) -> list[str]:
    lines = [_pair(desk, desk.say("Research", "Recherche"), "").rstrip()]
    for field, programs in desk.t.programs.items():
        levels = ", ".join(f"{names[p.seat]} {p.research[field]}" for p in desk.state.players)
        text = f"{_pair(desk, name(FIELD[field], desk.lang), levels)}"
        costs = ", ".join(
            f"{p.level}{desk.colon} {goods(p.cost, desk.lang)} ({desk.points(p.vp)})"
            for p in programs
        )
        first = _first(desk, field, names)
        lines.append(f"{text}. {desk.say('Levels', 'Niveaux')} {costs}.{first}")
    return lines


def _first(desk: Desk, field: Field, names: Names) -> str:
    """Return who has the token of a field, or that it is still there; the draft has none."""
    first = desk.state.first.get(field)
    if first is None:
        return ""
    three = desk.points(3)
    if first == NOBODY:
        return desk.say(
            f" {three} more for the first at level 3.",
            f" {three} de plus pour le premier au niveau 3.",
        )
    return desk.say(
        f" {names[first]} was first at level 3.",
        f" {names[first]} a atteint le niveau 3 en premier.",
    )


def _favors(desk: Desk, names: Names) -> list[str]:
    lines = [_pair(desk, desk.say("Favors", "Faveurs"), "").rstrip()]
    for favor, cost in desk.t.favors.items():
        text = GOOD["influence"].counted(desk.lang, cost)
        held = token(desk.state, favor)
        if held.holder != NOBODY:
            text += desk.say(f", held by {names[held.holder]}", f", prise par {names[held.holder]}")
            if held.at:
                text += desk.say(", used", ", utilisée")
        lines.append(f"{_pair(desk, desk.named(favor), text)}.")
    return lines


def held(desk: Desk, player: Player) -> str:
    """Return all goods of a player."""
    found: Goods = {good: player.goods[good] for good in GOODS}
    return goods(found, desk.lang)


def corporation(desk: Desk, player: Player, names: Names) -> list[str]:
    """Return everything a player owns."""
    passed = desk.say(", has passed", ", a passé") if player.seat in desk.state.passed else ""
    lines = [f"{names[player.seat]}{desk.colon} {desk.points(player.score)}{passed}."]
    lines.append(f"{capital(_pair(desk, desk.say('goods', 'biens'), held(desk, player)))}.")
    left = desk.say("left", "restants" if player.leaders > 1 else "restant")
    lines.append(f"{LEADER.counted(desk.lang, player.leaders)} {left}.")
    lines.append(_headquarters(desk, player))
    lines += [_outstation(desk, player, number) for number in range(len(player.outstations))]
    for head, found in (
        (desk.say("Asteroids", "Astéroïdes"), [_claimed(desk, key) for key in player.asteroids]),
        (desk.say("Completed", "Projets achevés"), [_done(desk, key) for key in player.completed]),
    ):
        if found:
            lines.append(f"{_pair(desk, head, ', '.join(found))}.")
    if player.committed:
        lines.append(_pair(desk, desk.say("Committed", "Projets réservés"), "").rstrip())
        lines += [_project(desk, key) for key in player.committed]
    levels = ", ".join(f"{name(FIELD[f], desk.lang)} {player.research[f]}" for f in FIELDS)
    lines.append(f"{_pair(desk, desk.say('Research', 'Recherche'), levels)}.")
    return lines


def _headquarters(desk: Desk, player: Player) -> str:
    """Return how often the Headquarters were used in this round, and may be."""
    used = str(player.headquarters)
    if desk.t.final:
        used = desk.say(f"{used} of {HEADQUARTERS_USES}", f"{used} fois sur {HEADQUARTERS_USES}")
    head = desk.say("Headquarters used this round", "Siège social utilisé cette manche")
    return f"{_pair(desk, head, used)}."


def _claimed(desk: Desk, key: str) -> str:
    return f"{desk.named(key)} ({goods(desk.t.asteroids[key].production, desk.lang)})"


def _done(desk: Desk, key: str) -> str:
    return f"{desk.named(key)} ({desk.points(desk.index.projects[key].vp)})"


def _outstation(desk: Desk, player: Player, number: int) -> str:
    outstation = player.outstations[number]
    kind = desk.t.kind[outstation.top]
    title = desk.named(outstation.top)
    if outstation.bottom:
        title += f" / {desk.named(outstation.bottom)}"
    produced = goods(desk.t.production[outstation.top], desk.lang)
    text = f"{title} ({capital(KIND[kind].form(desk.lang))})"
    there = [desk.say("a Worker", "un employé")] if outstation.worker else []
    if outstation.droid:
        there.append(desk.say("the Mars Droid", "le Droïde martien"))
    on = both(there, desk.lang) or desk.say("empty", "vide")
    made = _pair(desk, desk.say("produces", "produit"), produced)
    function = desk.function(outstation.top, outstation.bottom)
    return f"{text}{desk.colon} {on}. {capital(made)}. {function}"
