"""A second reckoning of the AI's phase, only from the rulebook's words and the rulings.

It shares nothing with `games.luna_maris.rules`: it works on plain dicts, moves cubes one by one,
finds neighbours by coordinates and ways by widening rings.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.luna_maris.content import Index
from games.luna_maris.content.types import AiCard
from games.luna_maris.state import State

Board = dict[str, Any]
SPENT = ("titanium", "water", "helium")
"""What orders take from the AI; the iron that they want is always at hand."""


def before(t: Index, state: State) -> Board:
    """Return the parts that a phase can change, as plain dicts and lists."""
    ai = state.rival
    assert ai is not None
    return {
        "points": ai.score,
        "energy": ai.energy,
        "titanium": ai.titanium,
        "water": ai.water,
        "helium": ai.helium,
        "waste": ai.waste,
        "co2": ai.co2,
        "extraction": ai.research["extraction"],
        "sustainability": ai.research["sustainability"],
        "probes": list(ai.probes),
        "hired": list(ai.hired),
        "food": list(ai.food),
        "orders": list(ai.orders),
        "built": list(ai.built),
        "disc": ai.module,
        "card": ai.card,
        "past": list(ai.past),
        "cards left": len(ai.deck),
        "offer": [[stack.top, *reversed(stack.pile)] for stack in state.stacks],
        "hiring": list(state.hiring),
        "scientists": list(reversed(state.scientists)),
        "constructed": list(state.constructed),
        "bonuses": dict(state.bonuses),
        "food discard": list(state.food_discard),
    }


def reckon(t: Index, state: State) -> Board:
    """Return the expected position after the AI's phase."""
    assert state.rival is not None
    b = before(t, state)
    if b["card"]:
        b["past"].append(b["card"])
    b["card"] = state.rival.deck[-1]
    b["cards left"] -= 1
    card = t.ai_cards[b["card"]]
    for action in card.actions:
        if _perform(t, state, b, action, card):
            b["disc"] = action
    return b


def _perform(t: Index, state: State, b: Board, action: str, card: AiCard) -> bool:
    if action == "dock":
        return _dock(t, b, card.research)
    if action == "laboratory":
        researched = _research(t, b, card.research)
        return _build(t, state, b) or researched
    if action == "comms":
        return _hire(t, b)
    if action == "recycling":
        return _recycle(t, b, card)
    if action == "industrial":
        extracted = _extract(t, b)
        start = b["co2"]
        b["co2"] = min(start + card.scrub, len(t.board.co2) - 1)
        return extracted or b["co2"] > start
    if action == "airlock":
        return _airlock(t, state, b, card.research)
    if action == "mining":
        b["titanium"] += t.components.ai.titanium
        if "mining" not in b["constructed"]:
            _waste(t, b)
        return True
    raise AssertionError(action)


def _dock(t: Index, b: Board, favourite: str) -> bool:
    wanted: list[tuple[int, int, int]] = []
    for place, tiles in enumerate(b["offer"]):
        if tiles[0]:
            order = t.orders[tiles[0]]
            needs: dict[str, int] = {**order.needs}
            if all(b[good] >= needs.get(good, 0) for good in SPENT):
                wanted.append((-order.vp, sum(needs.values()), place))
    if not wanted:
        return False
    tiles = b["offer"][sorted(wanted)[0][2]]
    order = t.orders[tiles[0]]
    needs = {**order.needs}
    for good in SPENT:
        b[good] -= needs.get(good, 0)
    b["points"] += order.vp
    b["orders"].append(order.id)
    _bonus(t, b, order.bonus, favourite)
    del tiles[0]
    if not tiles:
        tiles.append("")
    return True


def _build(t: Index, state: State, b: Board) -> bool:
    price = 2
    if "laboratory" in b["constructed"]:
        price = 1
    spaces = list(t.board.construction)[len(b["constructed"]) :]
    waiting = [tile for tile in state.projects if tile not in b["constructed"]]
    if not spaces or not waiting or b["titanium"] < price:
        return False
    b["titanium"] -= price
    b["points"] += spaces[0]
    b["built"].append(waiting[0])
    b["constructed"].append(waiting[0])
    return True


def _hire(t: Index, b: Board) -> bool:
    cheapest, fee = "", 1000
    for scientist, asked in zip(b["hiring"], t.board.fees, strict=True):
        if scientist and asked <= fee:
            cheapest, fee = scientist, asked
    if not cheapest:
        return False
    b["hired"].append(cheapest)
    left = [scientist for scientist in b["hiring"] if scientist != cheapest]
    drawn = b["scientists"].pop(0) if b["scientists"] else ""
    b["hiring"] = [drawn, *left]
    return True


def _recycle(t: Index, b: Board, card: AiCard) -> bool:
    cubes = 0
    shown = card.recycling if card.recycling else t.components.ai.recycling
    for gains in shown[min(b["sustainability"], 4) - 1]:
        if b["waste"] == 0:
            break
        b["waste"] -= 1
        cubes += 1
        for good, n in gains.items():
            for _ in range(n):
                if not _store(t, b, good) and good in ("energy", "water"):
                    b["titanium"] += 1
    return cubes > 0


def _extract(t: Index, b: Board) -> bool:
    column = t.components.ai.makes[min(b["extraction"], 4) - 1]
    if b["water"] < 2:
        product, n, waste = "water", column.water, column.water_waste
    elif b["helium"] < t.board.helium:
        product, n, waste = "helium", column.helium, column.helium_waste
        b["water"] -= 1
    else:
        return False
    for _ in range(n):
        _store(t, b, product)
    for _ in range(waste):
        _waste(t, b)
    b["points"] += column.vp
    return True


def _store(t: Index, b: Board, good: str) -> bool:
    most = {
        "energy": t.components.ai.battery,
        "water": t.board.water,
        "helium": t.board.helium,
        "titanium": 1000,
        "iron": 0,
    }
    if good == "iron" or b[good] >= most[good]:
        return False
    b[good] += 1
    return True


def _waste(t: Index, b: Board) -> None:
    if b["waste"] == t.board.waste:
        return
    b["waste"] += 1
    if b["waste"] > t.board.waste - t.board.penalty and b["co2"] > 0:
        b["co2"] -= 1


def _kind(effect: object) -> str:
    return type(effect).__name__


def _bonus(t: Index, b: Board, effects: tuple[Any, ...], favourite: str) -> None:
    for effect in effects:
        kind = _kind(effect)
        if kind == "Gain":
            b["points"] += effect.vp
            for good, n in effect.goods.items():
                for _ in range(n):
                    _store(t, b, good)
        elif kind == "TakeWaste":
            for _ in range(effect.n):
                _waste(t, b)
        elif kind == "DropWaste":
            b["waste"] = max(0, b["waste"] - effect.n)
        elif kind == "Carbon":
            b["co2"] = min(len(t.board.co2) - 1, b["co2"] + effect.steps)
        elif kind == "Charge":
            b["energy"] = t.components.ai.battery
        elif kind == "Study":
            _research(t, b, favourite)
        elif kind == "Salvage" and b["food discard"]:
            best = sorted(b["food discard"], key=lambda card: -t.food[card].value)[0]
            b["food discard"].remove(best)
            b["food"].append(best)


def _research(t: Index, b: Board, favourite: str) -> bool:
    """Advance the favourite track or else the other; 5 stands for a cap reward that was taken."""
    second = {"extraction": "sustainability", "sustainability": "extraction"}[favourite]
    if b[favourite] == 5 and b[second] == 5:
        return False
    chosen = second if b[favourite] == 5 else favourite
    b[chosen] += 1
    if b[chosen] == 5:
        b["points"] += 5
        for bonus in t.components.ai.bonuses:
            if bonus in b["bonuses"]:
                continue
            # What a bonus would bring is found by trying it: waste that it adds does not count.
            trial = {key: list(x) if isinstance(x, list) else x for key, x in b.items()}
            trial["bonuses"] = {**b["bonuses"], bonus: "ai"}
            wanted = tuple(e for e in t.bonuses[bonus].effects if _kind(e) != "TakeWaste")
            useful = False
            for effect in wanted:
                one = {key: list(x) if isinstance(x, list) else x for key, x in trial.items()}
                one["bonuses"] = dict(trial["bonuses"])
                _bonus(t, one, (effect,), favourite)
                useful = useful or one != trial
            if useful:
                b["bonuses"][bonus] = "ai"
                _bonus(t, b, t.bonuses[bonus].effects, favourite)
                break
    return True


# The mining area


def _adjacent(t: Index, one: str, two: str) -> bool:
    dq = t.zones[one].q - t.zones[two].q
    dr = t.zones[one].r - t.zones[two].r
    return (dq, dr) in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}


def _free(t: Index, state: State, b: Board) -> list[str]:
    theirs = state.players[0].probes
    return [z for z in t.zones if z not in b["probes"] + theirs and z not in state.covered]


def _rings(t: Index, free: list[str], start: str) -> Iterator[set[str]]:
    """Yield the free zones at 0, 1, 2 ... steps from a free zone."""
    seen = ring = {start}
    while ring:
        yield ring
        ring = {z for z in free if z not in seen and any(_adjacent(t, z, y) for y in ring)}
        seen = seen | ring


def _airlock(t: Index, state: State, b: Board, favourite: str) -> bool:
    placed = len(b["probes"]) - 1
    if placed == 3:
        probes = b["probes"]
        groups = [{zone} for zone in probes]
        for one, two in [(x, y) for x in probes for y in probes if _adjacent(t, x, y)]:
            first, second = (next(g for g in groups if z in g) for z in (one, two))
            if first is not second:
                groups.remove(second)
                first |= second
        b["points"] += sum(len(group) - 1 for group in groups)
        return True
    free = _free(t, state, b)
    if not free:
        return False
    numbers = list(t.zones)
    ranks: list[tuple[int, int, int, int, str]] = []
    theirs = state.players[0].probes
    for zone in free:
        beside = any(_adjacent(t, zone, own) for own in b["probes"])
        way = 99
        for steps, ring in enumerate(_rings(t, free, zone)):
            if any(t.zones[z].terrain == "titanium" for z in ring):
                way = steps
                break
        hindered = sum(_adjacent(t, zone, z) for z in theirs)
        open_ = sum(_adjacent(t, zone, z) for z in free)
        if not beside:
            ranks.append((1000, -open_, 0, numbers.index(zone), zone))
        elif way < 99:
            ranks.append((way, 0, 0, numbers.index(zone), zone))
        else:
            ranks.append((100, -hindered, -open_, numbers.index(zone), zone))
    b["probes"].append(min(ranks)[-1])
    _bonus(t, b, t.components.probes[placed], favourite)
    return True
