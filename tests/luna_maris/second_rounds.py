"""The end of a turn, of a round and of a game of Luna Maris, reckoned a second time.

The AI's phase has its own second reckoning (`second_rival`); here are only the steps after it.
"""

from __future__ import annotations

from typing import Any

from games.core.actions import EndTurn
from games.luna_maris import state as s
from games.luna_maris.state import Player
from tests.luna_maris.second_reckoning import NEW, Reckoning, adjacency, unearth

SEEDBEDS = 3


def end(r: Reckoning, a: EndTurn) -> None:
    if isinstance(r.frame, s.Activation):
        r.leave()
    state = r.s
    state.stack.clear()
    place = state.order.index(state.turn)
    if isinstance(r.frame, s.Equipping):
        if place:
            ask(r, state.order[place - 1], s.Equipping(r.frame.tiles))
            return
        icons: list[Any] = [m for card in state.revealed for m in r.box.scientists[card].modules]
        ask(r, state.order[0], s.Starting(icons))
    elif isinstance(r.frame, s.Starting):
        if place + 1 < len(state.order):
            ask(r, state.order[place + 1], s.Starting(r.frame.modules))
            return
        if state.rival:
            state.rival.module = r.frame.modules[0]
        ask(r, state.order[0], s.Turn())
    else:
        while len(state.seedbeds) < SEEDBEDS and r.draw():
            state.seedbeds.append(NEW)
        working = [
            seat for seat in state.order[place + 1 :] + state.order if seat not in state.ended
        ]
        if working:
            ask(r, working[0], s.Turn())
        elif state.rival:
            r.ai_phase = True
        else:
            close(r)


def ask(r: Reckoning, seat: int, frame: Any) -> None:
    r.s.turn = seat
    r.s.stack.append(frame)


def close(r: Reckoning) -> None:
    """Do the Cleanup, then begin the next round or end the game."""
    clean_up(r)
    if r.s.round == 5:
        finish(r)
        return
    r.s.round += 1
    r.s.order, r.s.ended = r.s.ended, []
    for player in r.s.players:
        r.me = player
        old = player.last.iron + player.last.titanium
        player.last, player.first = player.first, s.Ore()
        r.waste(old)
        unearth(r)
        for _ in range(3 if r.s.round in (3, 5) else 0):
            r.store("energy")
    ask(r, r.s.order[0], s.Turn())


def clean_up(r: Reckoning) -> None:
    """Probes, then carbon credits, then improvements (3.6)."""
    everybody = [*r.s.players, *([r.s.rival] if r.s.rival else [])]
    for side in everybody:
        r.add(side, "probes", adjacency(r, side.probes))
    for side, points in zip(everybody, credits([side.co2 for side in everybody]), strict=True):
        r.add(side, "carbon", points)
    for side in everybody:
        r.add(side, "construction", len(side.built))
    for player in r.s.players:
        player.equipped, player.oxygen = True, 0


def credits(spaces: list[int]) -> list[int]:
    """Return the carbon credits: with nobody ahead first, with nobody behind last (3.8, R5)."""
    points: list[int] = []
    four = len(spaces) == 4
    for mine in spaces:
        ahead = {space for space in spaces if space > mine}
        behind = {space for space in spaces if space < mine}
        if not ahead and not behind:
            points.append(0)
        elif not behind:
            points.append(-1)
        elif not ahead:
            points.append(2 if four else 1)
        else:
            points.append(1 if four and len(ahead) == 1 else 0)
    return points


def finish(r: Reckoning) -> None:
    """Do the final scoring without an AI (11.1, 11.2)."""
    r.revealed = True  # food that was drawn in secret counts
    players: list[Player] = r.s.players
    hands = [[r.box.food[card] for card in (*p.food, *p.drawn)] for p in players]
    variety = shares(r, [len({card.crop for card in hand}) for hand in hands])
    nutrition = shares(r, [sum(card.value for card in hand) for hand in hands])
    for p, various, nutritious in zip(players, variety, nutrition, strict=True):
        cubes = p.energy + p.water + p.helium
        cubes += p.first.iron + p.first.titanium + p.last.iron + p.last.titanium
        table = r.box.board.orders
        p.vp |= {
            "stress": 5 if p.stress == 8 else 2 if p.stress == 7 else 0,
            "hired": 2 * sum(r.box.scientists[card].level == 2 for card in p.hand + p.rest),
            "variety": various,
            "nutrition": nutritious,
            "co2": r.box.board.co2[p.co2],
            "fulfilled": [*table, *[table[-1]] * 30][len(p.orders)],
            "stock": cubes // 2,
            "waste": -sum(2 if cube else 1 for cube in range(p.waste)),
        }


def shares(r: Reckoning, counts: list[int]) -> list[int]:
    """Return the awards for most food: ties share the places that they take, rounded down."""
    points, prizes = [0] * len(counts), [*r.box.board.awards, 0]
    left = sorted({n for n in counts if n}, reverse=True)
    for count in left:
        level = [seat for seat, n in enumerate(counts) if n == count]
        pot = sum(prizes[: len(level)])
        prizes = prizes[len(level) :]
        for seat in level:
            points[seat] = pot // len(level)
    return points
