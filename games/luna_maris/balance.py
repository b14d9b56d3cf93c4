"""Balance measured by self-play: `python -m games.luna_maris.balance --games 400`.

Greedy seats play at every number of players, and against the AI at every level. Printed are scores
and where they come from, wins by place, and how often everything that can be used was used.
"""

from __future__ import annotations

from statistics import fmean, pstdev

from games.core import balance
from games.core.balance import Tally
from games.core.computer import Level
from games.core.events import Event
from games.luna_maris import events as ev
from games.luna_maris.content import BUILT_IN, components
from games.luna_maris.content.types import MODULES, TRACKS
from games.luna_maris.game import GAME
from games.luna_maris.scoring import SOURCES
from games.luna_maris.state import AI

TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "2 players": (2, {}),
    "3 players": (3, {}),
    "4 players": (4, {}),
    "solo, basic": (1, {"level": "basic"}),
    "solo, intermediate": (1, {"level": "intermediate"}),
    "solo, advanced": (1, {"level": "advanced"}),
}


def play(table: str, level: Level, seed: int) -> Tally:
    """Play one game and return what happened, by places in the first turn order.

    The counts are the cards and parts `used` by players, how often a card was `offered`, and the
    actions of the AI.
    """
    seats, options = TABLES[table]
    state = GAME.start(options, seats, seed)
    tally = Tally()
    offered = tally.counts["offered"]
    offered.update((*state.hiring, *state.seedbeds, *(stack.top for stack in state.stacks)))
    offered.update(state.projects)
    for event in balance.events(GAME, state, tally, seed, level, list(state.order)):
        _note(tally, event)
    tally.numbers["orders"] = [len(p.orders) for p in state.players]
    tally.numbers["waste"] = [p.waste for p in state.players]
    tally.counts["offered"].update(p.equipment for p in state.players if p.equipment)
    return tally


def _note(tally: Tally, event: Event) -> None:
    used, offered = tally.counts["used"], tally.counts["offered"]
    if getattr(event, "seat", None) == AI:
        return
    match event:
        case ev.Activated(module=key) | ev.Built(module=key):
            used[key if isinstance(event, ev.Built) else f"in {key}"] += 1
        case ev.Ran(procedure=key) | ev.BonusTaken(bonus=key) | ev.EquipmentUsed(equipment=key):
            used[key] += 1
        case ev.OrderFulfilled(order=key) | ev.Hired(scientist=key):
            used[key] += 1
        case ev.FoodTaken(food=cards, discarded=False):
            used.update(cards)
        case ev.Revealed(what="hiring" | "order" | "seedbeds", cards=cards):
            offered.update(cards)
        case ev.Researched(track=key, level=level, vp=vp):
            used[f"{key} cap" if vp else f"{key} {level}"] += 1
        case _:
            pass


def summary(table: str, tally: Tally) -> list[str]:
    """Return scores, wins and categories as lines."""
    ai = tally.numbers[AI]
    orders, waste = fmean(tally.numbers["orders"]), fmean(tally.numbers["waste"])
    more = [f"orders {orders:.1f}, waste {waste:.1f}"]
    if ai:
        more.insert(0, f"AI {fmean(ai):.1f} (spread {pstdev(ai):.1f})")
    return balance.scores(table, tally, SOURCES, *more)


def usage(tally: Tally) -> list[str]:
    """Return how often everything was used: per seat, or when it was offered."""
    t = components(BUILT_IN)
    per_seat = {
        "modules": [f"in {each}" for each in MODULES if each != "power"],
        "procedures": list(t.procedures),
        "research": [f"{track} {n}" for track in TRACKS for n in (2, 3, 4, "cap")],
        "bonuses": list(t.bonuses),
        "equipment": list(t.equipment),
    }
    kinds = {f"kind {n}": [o.id for o in t.orders.values() if o.kind == n] for n in (1, 2, 3, 4)}
    crops = sorted({card.crop for card in t.food.values()})
    food = {crop: [card.id for card in t.food.values() if card.crop == crop] for crop in crops}
    cards = {"orders": kinds, "food": food}
    cards["scientists"] = {key: [key] for key, each in t.scientists.items() if each.level == 2}
    cards["advanced modules"] = {str(key): [str(key)] for key in t.improvements}
    return balance.usage(tally, "seat", len(tally.scores), per_seat, cards, least=10)


def main() -> None:
    """Measure all tables, or some, and print what happened."""
    parser = balance.parser(GAME, __doc__, 100)
    parser.add_argument("--table", nargs="*", choices=list(TABLES), default=list(TABLES))
    args = parser.parse_args()
    balance.run(args, args.table, play, summary, usage)


if __name__ == "__main__":
    main()
