"""Results of a decision of Luna Maris, reckoned a second time from the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from games.core.actions import Action, EndTurn
from games.luna_maris import actions as act
from games.luna_maris import state as s
from games.luna_maris.state import Player, State
from tests.luna_maris import second
from tests.luna_maris.second import PROCESSES, walk
from tests.luna_maris.second_reckoning import NEW, PRODUCTS, Reckoning, adjacency, unearth
from tests.luna_maris.second_rounds import end

# The setup


def equip(r: Reckoning, a: act.Equip) -> None:
    r.frame.chosen = True
    r.frame.tiles.remove(a.equipment)
    r.me.equipment = a.equipment


def start(r: Reckoning, a: act.Start) -> None:
    r.frame.chosen = True
    r.frame.modules.remove(a.module)
    r.me.module = a.module


# Options A, B and C


def play(r: Reckoning, a: act.Play) -> None:
    r.frame.acted = True
    r.me.hand.remove(a.scientist)
    r.me.rest.append(a.scientist)
    r.s.stack.append(s.Activation(a.scientist, r.me.module))


def go(r: Reckoning, a: act.Go) -> None:
    r.leave()
    r.me.oxygen += max(1, walk(r.box.board.passages, r.me.module, a.module))
    r.me.active &= a.module == r.me.module
    r.me.module = a.module
    r.frame.extra = a.module in r.frame.extras and not r.frame.steps
    r.frame.steps.append(a.module)
    r.frame.active, r.frame.dismissed, r.frame.procedures = False, False, []


def feed(r: Reckoning, a: act.Feed) -> None:
    if isinstance(r.frame, s.Turn):
        r.frame.acted = True
        r.s.stack.append(s.Feeding())
    (r.me.food if a.food in r.me.food else r.me.drawn).remove(a.food)
    r.s.spent.append(a.food)
    if not r.me.food and not r.me.drawn:
        done(r, act.Done())


def done(r: Reckoning, a: act.Done) -> None:
    """Bring back as many scientists as the food's value; the surplus is waste (5.1)."""
    r.s.stack.pop()
    value = sum(r.box.food[card].value for card in r.s.spent)
    resting = len(r.me.rest)
    come_back(r, min(value, resting), max(0, value - resting))


def come_back(r: Reckoning, scientists: int, surplus: int) -> None:
    if scientists and scientists < len(r.me.rest):
        r.s.stack.append(s.Recovering(scientists, surplus))
        return
    if scientists:
        r.me.hand += r.me.rest
        r.me.rest = []
    r.waste(surplus)
    for card in r.s.spent:
        bonus = r.box.food[card].bonus
        if bonus == "energy":
            r.store("energy")
        elif bonus == "oxygen":
            r.me.oxygen = max(0, r.me.oxygen - 1)
        elif bonus == "stress":
            r.me.stress = min(8, r.me.stress + 1)
    r.s.food_discard += r.s.spent
    r.s.spent = []
    r.me.active = False


def imports(r: Reckoning, a: act.Import) -> None:
    r.frame.acted = True
    r.add(r.me, "costs", -2 * a.scientists)
    come_back(r, a.scientists, 0)


def recover(r: Reckoning, a: act.Recover) -> None:
    r.s.stack.pop()
    r.me.rest.remove(a.scientist)
    r.me.hand.append(a.scientist)
    if isinstance(r.frame, s.Recovering):
        come_back(r, r.frame.left - 1, r.frame.surplus)


def end_work(r: Reckoning, a: act.EndWork) -> None:
    """Into the next row: food by day for two, energy by night for two (6.2)."""
    r.frame.acted = True
    r.me.active = False
    r.s.ended.append(r.seat)
    place, row = len(r.s.ended), r.s.round + 1
    if row in (3, 5) and place <= 2 and r.s.seedbeds:
        r.s.stack.append(s.TurnBonus())
    if row in (2, 4):
        for _ in range(max(0, 3 - place)):
            r.store("energy")


def depot(r: Reckoning, a: act.Depot) -> None:
    r.me.depot.remove(a.resource)
    r.add(r.me, "costs", -{**r.box.board.depot}[a.resource])  # type: ignore[misc]
    r.store(a.resource)


# The modules


def install(r: Reckoning, a: act.Install) -> None:
    r.activate("airlock")
    r.me.stress -= 1
    r.me.probes.append(a.zone)
    r.reward(r.box.components.probes[len(r.me.probes) - 2])


def hire(r: Reckoning, a: act.Hire) -> None:
    r.activate("comms")
    r.pay(a.paid)
    r.me.equipped &= not a.antenna
    r.me.hand.append(a.scientist)
    r.s.hired.append(a.scientist)
    r.s.hiring.remove(a.scientist)
    r.s.hiring.insert(0, NEW if r.s.scientists else "")
    r.revealed |= bool(r.s.scientists)
    del r.s.scientists[-1:]


def dismiss(r: Reckoning, a: act.Dismiss) -> None:
    r.frame.dismissed = True
    (r.me.hand if a.scientist in r.me.hand else r.me.rest).remove(a.scientist)
    r.add(r.me, "work", 2)


def fulfil(r: Reckoning, a: act.Fulfil) -> None:
    r.activate("dock")
    order = r.box.orders[a.order]
    _, titanium = r.pay(a.paid)
    r.me.water -= order.needs.get("water", 0)
    r.me.helium -= order.needs.get("helium", 0)
    r.add(r.me, "orders", order.vp)
    if r.improved("dock"):
        r.add(r.me, "orders", titanium - order.needs.get("titanium", 0))
    r.me.orders.append(a.order)
    r.s.stacks[order.kind - 1].top = ""
    r.reward(order.bonus, order.kind)


def research(r: Reckoning, a: act.Research) -> None:
    if isinstance(r.frame, s.Studying):
        r.s.stack.pop()
    else:
        r.activate("laboratory")
    r.study(a.track)


def claim(r: Reckoning, a: act.Claim) -> None:
    r.s.stack.pop()
    r.s.bonuses[a.bonus] = r.seat
    r.reward(r.box.bonuses[a.bonus].effects)


def repeat(r: Reckoning, a: act.Repeat) -> None:
    r.activate("laboratory")
    r.pay(a.paid)
    r.reward(r.box.bonuses[a.bonus].effects)


def build(r: Reckoning, a: act.Build) -> None:
    r.extra("laboratory")
    r.pay(a.paid)
    r.me.energy -= 1
    r.add(r.me, "construction", r.box.board.construction[len(r.s.constructed)])
    r.s.constructed.append(a.module)
    r.me.built.append(a.module)


def scrub(r: Reckoning, a: act.Scrub) -> None:
    r.extra("industrial")
    r.me.energy -= a.energy
    r.down(a.energy)


def mine(r: Reckoning, a: act.Mine) -> None:
    """Improved, it scores the probes as the Cleanup does (R27)."""
    r.activate("mining")
    unearth(r)
    if r.improved("mining"):
        r.add(r.me, "probes", adjacency(r, r.me.probes))


def run(r: Reckoning, key: str, paid: str = "0000") -> None:
    """Run a procedure (chapters 8 and 10; R24, R27)."""
    need, out = PROCESSES[key], PRODUCTS[key]
    r.activate(need.module)
    r.frame.procedures.append(key)
    iron, titanium = r.pay(paid)
    r.me.water -= need.water
    r.me.waste -= need.waste
    for good in out.goods.split():
        r.store(good)
    if r.improved(need.module) and key in ("recycle_energy", "thermoelectric", "hydrogen"):
        r.store("energy")
    r.add(r.me, "work", out.vp)
    waste = (iron + titanium if out.burns else 0) + out.slag
    if r.improved("industrial") and need.module == "industrial":
        waste = (iron if out.burns else 0) + (out.slag if iron else 0)
    if r.improved("mining") and key == "enrich":
        waste = 0
    r.waste(waste)
    r.me.oxygen = max(0, r.me.oxygen - out.oxygen)
    r.me.equipped &= not need.tile
    if out.food:
        r.reap(out.food)


def takes(r: Reckoning, a: act.Take) -> None:
    if isinstance(r.frame, s.Activation):
        r.activate("greenhouse")
    r.take(a.food)
    if isinstance(r.frame, s.TurnBonus):
        r.s.stack.pop()
    elif isinstance(r.frame, s.Harvesting):
        r.frame.left -= 1
        if r.frame.left == 0:
            r.s.stack.pop()


def salvage(r: Reckoning, a: act.Salvage) -> None:
    r.s.stack.pop()
    r.s.food_discard.remove(a.food)
    r.me.food.append(a.food)


def sleep(r: Reckoning, a: act.Sleep) -> None:
    r.activate("sleeping")
    r.frame.asleep = True
    if r.frame.scientist not in r.me.hand:
        r.me.stress = min(8, r.me.stress + unspent(r))


def unspent(r: Reckoning) -> int:
    """Return the value that the scientist in use still has (R13, R57)."""
    fresh = len(r.frame.steps) == 1
    return 2 if fresh and r.box.scientists[r.frame.scientist].level == 2 else 1


def rest(r: Reckoning, a: act.Rest) -> None:
    in_use = a.scientist == r.frame.scientist
    worth = unspent(r) if in_use else r.box.scientists[a.scientist].level
    r.me.hand.remove(a.scientist)
    r.me.rest.append(a.scientist)
    r.me.stress = min(8, r.me.stress + worth)


def use(r: Reckoning, a: act.Use) -> None:
    r.me.equipped = False
    if r.me.equipment == "sonar":
        r.store("titanium")
    elif r.me.equipment == "contract":
        r.add(r.me, "work", len(r.me.orders) - 1)
    else:
        assert r.me.equipment == "fertilizer"
        if r.draw():
            r.me.drawn.append(NEW)
        r.me.oxygen = max(0, r.me.oxygen - 1)


DO: dict[type[Action], Callable[[Reckoning, Any], None]] = {
    act.Equip: equip,
    act.Start: start,
    act.Play: play,
    act.Go: go,
    act.Install: install,
    act.Hire: hire,
    act.Dismiss: dismiss,
    act.Fulfil: fulfil,
    act.Research: research,
    act.Claim: claim,
    act.Repeat: repeat,
    act.Build: build,
    act.Extract: lambda r, a: run(r, a.procedure, a.paid),
    act.Scrub: scrub,
    act.Mine: mine,
    act.Enrich: lambda r, a: run(r, "enrich", a.paid),
    act.Generate: lambda r, a: run(r, a.procedure, a.paid),
    act.Recycle: lambda r, a: run(r, a.procedure),
    act.Take: takes,
    act.Harvest: lambda r, a: run(r, a.procedure, a.paid),
    act.Sleep: sleep,
    act.Rest: rest,
    act.Use: use,
    act.Feed: feed,
    act.Import: imports,
    act.Recover: recover,
    act.Salvage: salvage,
    act.EndWork: end_work,
    act.Depot: depot,
    act.Done: done,
    EndTurn: end,
}
assert set(DO) == set(second.RULES)


def reckon(state: State, seat: int, action: Action) -> Reckoning:
    """Return what an action of a seat makes of a position."""
    r = Reckoning(state, seat)
    DO[type(action)](r, action)
    if not isinstance(action, EndTurn | act.Depot):
        r.resume()
    return r


# Comparing


def picture(state: Any, before: State) -> dict[str, Any]:
    """Return a position as plain data; of piles the length, cards drawn since are `NEW`."""
    tops = [stack.top for stack in before.stacks]
    return {
        "round": (state.round, state.turn, state.order, state.ended),
        "frames": [(frame.__class__.__name__, msgspec.to_builtins(frame)) for frame in state.stack],
        "orders": [(since(stack.top, tops), len(stack.pile)) for stack in state.stacks],
        "hiring": [since(card, before.hiring) for card in state.hiring],
        "food": [since(card, before.seedbeds) for card in state.seedbeds],
        "piles": (len(state.scientists), len(state.food), sorted(state.food_discard), state.spent),
        "tiles": (state.hired, state.constructed, state.bonuses, state.revealed),
        "seats": [seen(p, old) for p, old in zip(state.players, before.players, strict=True)],
    }


def since(card: str, known: list[str]) -> str:
    return card if card in known or not card else NEW


def seen(p: Any, before: Player) -> dict[str, Any]:
    """Return a seat as plain data."""
    found = msgspec.to_builtins(p)
    found["vp"] = {source: vp for source, vp in p.vp.items() if vp}
    found["drawn"] = [since(card, before.drawn) for card in p.drawn]
    for cards in ("hand", "rest", "food"):
        found[cards] = sorted(found[cards])
    return found
