"""The program and a second model of the rulebook say the same, wherever random games lead."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.actions import EndTurn
from games.core.rng import Rng, rng
from games.luna_maris import actions as act
from games.luna_maris.content import components
from games.luna_maris.content.types import MODULES
from games.luna_maris.game import GAME
from games.luna_maris.state import CAPPED, Activation, Ore, Player, State, Turn
from tests.long import LONG
from tests.luna_maris import second

SEEDS = range(40, 46)
POSITIONS = 320
"""Of each game at most; five rounds would be about three times as many."""
PARTS = [(seats, extras) for seats in (1, 2, 3, 4) for extras in ("specialty", "anyone")]
FRAMES = {
    "equipping": 20,
    "starting": 100,
    "turn": 1000,
    "activation": 2000,
    "harvesting": 20,
    "feeding": 60,
    "recovering": 60,
    "retrieving": 5,
    "studying": 5,
    "claiming": 10,
    "salvaging": 2,
    "turn_bonus": 20,
}
"""How many positions of each frame there are at least."""


class Tally:
    """The comparisons so far."""

    def __init__(self) -> None:
        self.positions = 0
        self.frames: Counter[str] = Counter()
        self.modules: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()

    def note(self, state: State, found: set[act.AnyAction]) -> None:
        """Count a position."""
        self.positions += 1
        frame = state.stack[-1]
        self.frames[str(frame.__struct_config__.tag)] += 1
        if isinstance(frame, Activation) and frame.steps and not frame.active:
            self.modules[frame.steps[-1]] += bool(found & set(mains(found)))
        for action in found:
            self.actions[type(action).__name__] += 1
            if isinstance(action, act.Extract | act.Generate | act.Recycle | act.Harvest):
                self.actions[action.procedure] += 1


def mains(found: set[act.AnyAction]) -> list[act.AnyAction]:
    """Return the main actions: neither extra actions nor ones that can come anywhere."""
    others = act.Go | act.Scrub | act.Build | act.Depot | EndTurn
    return [action for action in found if not isinstance(action, others)]


def compare(state: State, source: Rng, tally: Tally) -> set[act.AnyAction]:
    """Compare the legal actions for every seat; return those of the seat to decide."""
    awaited: set[act.AnyAction] = set()
    for seat in range(len(state.players)):
        said = GAME.legal(state, seat)
        found = set(said)
        model = second.legal(state, seat)
        assert found == model, why(state, seat, found, model)
        assert len(found) == len(said) <= 200
        if seat == state.turn:
            awaited = found
        others = list(second.everything(second.Position(state, seat)))
        for forged in {source.pick(others) for _ in range(4)} - model:
            assert GAME.refusal(state, seat, forged) is not None, (seat, forged)
    tally.note(state, awaited)
    return awaited


def why(state: State, seat: int, found: set[act.AnyAction], model: set[act.AnyAction]) -> str:
    """Return a position and where the two lists differ in it."""
    lines = [f"program only: {sorted(map(repr, found - model))[:6]}"]
    lines.append(f"model only: {sorted(map(repr, model - found))[:6]}")
    return "\n".join([*lines, f"seat {seat} of {state.turn}", str(state.stack), str(state)])


WEIGHTS: dict[type, int] = {
    act.EndWork: 1,
    act.Depot: 1,
    act.Play: 24,
    act.Done: 3,
    EndTurn: 6,
    act.Go: 6,
    act.Rest: 6,
}


def choose(found: set[act.AnyAction], source: Rng) -> act.AnyAction:
    """Pick a kind of action, then one of it."""
    kinds = sorted({type(action) for action in found}, key=lambda kind: kind.__name__)
    chances = [kind for kind in kinds for _ in range(WEIGHTS.get(kind, 16))]
    kind = source.pick(chances)
    return source.pick(sorted((a for a in found if type(a) is kind), key=repr))


def shake(state: State, source: Rng) -> None:
    """Deal goods, levels, places and cards again, in a position a game might reach."""
    board = components(state.content).board
    rare = [b for b in components(state.content).bonuses if state.bonuses.get(b) != "ai"]
    state.bonuses = {key: who for key, who in state.bonuses.items() if who == "ai"}
    source.shuffle(rare)
    for player in state.players:
        goods(player, source)
        player.water = source.below(board.water + 1)
        player.helium = source.below(board.helium + 1)
        player.waste = source.below(board.waste + 1)
        player.co2 = source.below(len(board.co2))
        for track in player.research:
            player.research[track] = 1 + source.below(CAPPED)
            if player.research[track] == CAPPED and rare:
                state.bonuses[rare.pop()] = player.seat
        cards(state, player, source)
        place(state, player, source)
    improve(state, source)
    for stack in state.stacks:
        if stack.top and stack.pile:
            stack.pile.insert(0, stack.top)
            stack.top = stack.pile.pop()
    while state.seedbeds and not source.below(3):
        state.food_discard.append(state.seedbeds.pop())


def goods(player: Player, source: Rng) -> None:
    """Give a player energy, ore, points and room at random."""
    player.energy = source.below(7)
    player.first = Ore(source.below(3), source.below(3))
    player.last = Ore(source.below(2), source.below(3))
    player.stress = 4 + source.below(5)
    player.oxygen = source.below(player.stress // 2 + 1) + source.below(player.stress // 2 + 1)
    player.depot = [each for each in ("energy", "water", "iron") if source.below(2)]
    player.equipped = bool(source.below(4))
    key = next(iter(player.vp))
    player.vp[key] += source.below(9) - player.score


def cards(state: State, player: Player, source: Rng) -> None:
    """Shuffle a player's scientists, hire one, deal food."""
    team = player.hand + player.rest
    if state.scientists and source.below(6) == 0:
        team.append(state.scientists.pop())
        state.hired.append(team[-1])
    source.shuffle(team)
    split = source.below(len(team) + 1) if source.below(3) else len(team)
    player.hand, player.rest = team[:split], team[split:]
    if source.below(4) == 0:
        state.food_discard += player.food + player.drawn
        player.food, player.drawn = [], []
    elif state.food and source.below(2):
        player.food.append(state.food.pop())


def place(state: State, player: Player, source: Rng) -> None:
    """Put an astronaut and perhaps a probe somewhere."""
    player.module = source.pick(MODULES)
    others = [other.module for other in state.players if other.active and other is not player]
    if state.rival:
        others.append(state.rival.module)
    free = player.module != "power" and player.module not in others
    player.active = free and source.below(2) == 0
    zones = [zone for each in state.players for zone in each.probes] + state.covered
    if state.rival:
        zones += state.rival.probes
    left = [zone for zone in components(state.content).zones if zone not in zones]
    if source.below(4) == 0:
        player.probes = player.probes[: 1 + source.below(3)]
    elif len(player.probes) < 4 and left and source.below(12) == 0:
        player.probes.append(source.pick(left))


def improve(state: State, source: Rng) -> None:
    """Let seats have built some of the projects."""
    sides = [*state.players, *([state.rival] if state.rival else [])]
    for side in sides:
        side.built = []
    state.constructed = [module for module in state.projects if source.below(2)][:4]
    for module in state.constructed:
        source.pick(sides).built.append(module)


def play(seats: int, extras: str, equipment: str, seed: int, tally: Tally) -> None:
    """Play a game at random, comparing at every position."""
    options = {"extras": extras, "equipment": equipment}
    state = GAME.start(options, seats, seed)
    source = rng(seed, seats, len(extras))
    for _ in range(POSITIONS):
        if not state.stack:
            break
        frame = state.stack[-1]
        if isinstance(frame, Turn) and not frame.acted and source.below(3):
            shake(state, source)
        action = choose(compare(state, source, tally), source)
        GAME.apply(state, state.turn, action)


@pytest.mark.parametrize("seeds", [SEEDS[:1], pytest.param(SEEDS, marks=LONG)], ids=len)
def test_the_program_and_the_second_model_agree(seeds: range) -> None:
    tally = Tally()
    for seats, extras in PARTS:
        for seed in seeds:
            play(seats, extras, "off" if seed % 4 == 3 else "on", seed, tally)
    assert tally.positions >= 2000
    if len(seeds) == 1:
        return
    assert {key: n for key, n in FRAMES.items() if tally.frames[key] < n} == {}
    assert [module for module in MODULES if tally.modules[module] < 40] == []
    kinds = [kind.__name__ for kind in second.RULES]
    procedures = [key for key in second.PROCESSES if key != "enrich"]
    assert [key for key in (*kinds, *procedures) if tally.actions[key] < 10] == []
