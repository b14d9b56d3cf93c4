"""A computer player's outlook on the rest of the game: its length, and the worth of goods.

Worths are in points. In a competitive game a point is a point; in solo and co-op games a step of
Mars counts as well, since the game is lost when Mars is not complete in time.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from games.ares.content import ALL_STEPS, ENDS, OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS
from games.ares.flow import COOP_ROUNDS, SOLO_ROUNDS
from games.ares.rules.costs import STANDARD_MC
from games.ares.rules.derive import FOREST_PLANTS, HEAT_STEP
from games.ares.rules.requirements import beginning
from games.ares.state import ACTION, Phase, Round, State

FOREST_MC, TEMPERATURE_MC, OCEAN_MC = (
    STANDARD_MC[project] for project in ("forest_mc", "mc_temperature", "mc_ocean")
)
MEAN_MC = 16
"""The average price of a step."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How games of a kind go: their length, and how many of each phase a round has."""

    length: int
    development: float
    construction: float
    action: float
    production: float
    research: float


HABITS = {
    1: Habits(SOLO_ROUNDS, 0.35, 0.3, 0.4, 0.5, 0.25),
    2: Habits(16, 0.36, 0.17, 0.32, 0.85, 0.25),
    3: Habits(14, 0.5, 0.3, 0.45, 0.8, 0.45),
    4: Habits(13, 0.57, 0.4, 0.57, 0.75, 0.6),
}
"""By number of seats, counted in games of computer players."""
GOALS = {"versus": (1.0, 0.0), "coop": (0.6, 0.7), "solo": (0.15, 1.0)}
"""The worth of a point and, in addition to its point, of a step of Mars."""
DEAR = (TEMPERATURE_MC / MEAN_MC, FOREST_MC / MEAN_MC, OCEAN_MC / MEAN_MC)
"""How much more or less than others a step counts: its price in MC. Mars needs all of them.

With it a team won 8 games of 12, with all steps alike 3.
"""
MC_LAST, MC_GROWTH, MC_SPAN = 0.078, 0.1, 10
"""1 MC in the last round, by standard actions; how much more it makes in each round before.

As the final scores of 210 games go with the MC, income and goods that their seats had before.
"""
SPARE_SHARE = 0.9
"""The worth of MC beyond those wanted for cards, in shares of their worth for standard actions."""
CARD, CARD_GROWTH = 2.9, 0.026
"""An unknown card in MC: what it is sold for, nearly, and more by the square of the rounds left.

Read off the mean profit of all cards.
"""
TIME, HURRY = 0.03, 0.2
"""The price of a missing step in a round, and the extra for each one beyond the usual length.

Unspent goods lose nothing by waiting and others may pick the action phase: without this price all
seats hoarded, up to 900 MC, and games of two took 28 rounds on average.
"""
SAVED = 30
"""MC that a seat keeps for cards; what it has beyond them may become steps at any time."""
LATE = 0.6
"""Below 1 as the last steps are made fastest."""
TILE = 2.5
"""MC that the back of an ocean tile brings, its cards and plants included."""
IDLE, NOTHING = 0.005, 0.001
"""Heat once Mars is warm, and goods when nothing can be made of them: they break ties alone."""
SURE = 0.93
"""The share of heat and plants that find an action phase in time."""


@dataclass(frozen=True, slots=True, eq=False)
class Outlook:
    """The worth of everything with a number of rounds to come; made once per combination."""

    rounds: int
    habits: Habits
    point: float
    steps: tuple[float, float, float]
    paydays: float
    mc: float
    spare: float
    income: float
    heat: float
    plant: float
    card: float
    temperature: float
    oxygen: float
    ocean: float

    @property
    def tr(self) -> float:
        """What a rise of the terraform rating is worth."""
        return self.point + self.income

    @property
    def forest(self) -> float:
        """What a forest is worth, its step included."""
        return self.point + self.oxygen


def _mc(rounds: int, scale: float) -> float:
    return scale * MC_LAST * (1 + MC_GROWTH * min(rounds, MC_SPAN))


def _standard(mode: str, point: float, rises: tuple[float, float, float]) -> float:
    """Return what standard actions make of 1 MC: the best of them, or the dearest needed."""
    temperature, oxygen, ocean = rises
    made = ((point + oxygen) / FOREST_MC, temperature / TEMPERATURE_MC, ocean / OCEAN_MC)
    if mode == "versus":
        return max(made)
    barren = point / FOREST_MC
    # Alone and in a team the dearest step has to be made as well.
    return min((worth for worth in made if worth > barren), default=barren)


@lru_cache(maxsize=4096)
def outlook(
    mode: str, seats: int, rounds: int, still: tuple[bool, bool, bool], last: bool = False
) -> Outlook:
    """Return the outlook for a mode; `still`: temperature, oxygen and oceans are not complete."""
    point, step = GOALS[mode]
    habits = HABITS[seats]
    scale = point + step
    paydays = habits.production * rounds
    income = habits.production * sum(_mc(left, scale) for left in range(rounds))
    steps = (step * DEAR[0], step * DEAR[1], step * DEAR[2])
    temperature, oxygen, ocean = (
        point + step + income if open_ else 0.0 for step, open_ in zip(steps, still, strict=True)
    )
    mc = _mc(rounds, scale)
    spare = SPARE_SHARE * _standard(mode, point, (temperature, oxygen, ocean))
    ocean += TILE * spare if ocean else 0.0
    heat = SURE * (temperature - income / 2) / HEAT_STEP if temperature else IDLE
    plant = SURE * (point + (oxygen - income / 2 if oxygen else 0.0)) / FOREST_PLANTS
    if last:
        mc = heat = plant = NOTHING
    return Outlook(
        rounds=rounds,
        habits=habits,
        point=point,
        steps=steps,
        paydays=paydays,
        mc=mc,
        spare=min(spare, mc),
        income=income,
        heat=heat,
        plant=plant,
        card=(CARD + CARD_GROWTH * rounds * rounds) * mc,
        temperature=temperature,
        oxygen=oxygen,
        ocean=ocean,
    )


def rounds_left(state: State) -> int:
    """Return about how many rounds are still to come after this one."""
    if state.mode == "solo":
        return max(SOLO_ROUNDS - state.round, 0)
    if state.mode == "coop":
        return max(COOP_ROUNDS - state.round, 0)
    length = HABITS[len(state.players)].length
    by_calendar = max(length - state.round, 1)
    by_steps = length * ((steps_left(state) - steps_ready(state)) / ALL_STEPS) ** LATE
    return round((by_calendar + by_steps) / 2)


def steps_left(state: State) -> int:
    """Return how many steps of Mars are missing."""
    return ALL_STEPS - state.temperature - state.oxygen - state.flipped


def steps_ready(state: State) -> int:
    """Return how many steps the seats could make in one action phase with their cards in play."""
    heat = sum(player.heat // HEAT_STEP for player in state.players)
    forests = sum(player.plant // FOREST_PLANTS for player in state.players)
    oceans = sum(max(player.mc - SAVED, 0) // OCEAN_MC for player in state.players)
    return (
        min(heat, TEMPERATURE_STEPS - state.temperature)
        + min(forests, OXYGEN_STEPS - state.oxygen)
        + min(oceans, OCEANS - state.flipped)
    )


def urgency(state: State, o: Outlook) -> float:
    """Return what a missing step costs in a round of a game against each other."""
    if state.mode != "versus":
        return 0.0
    return TIME + HURRY * max(state.round - o.habits.length, 0)


def missing(state: State, o: Outlook) -> float:
    """Return what the missing steps cost: alone, in a team, or in a game that drags on."""
    if state.mode == "versus":
        return urgency(state, o) * steps_left(state)
    temperature, oxygen, ocean = o.steps
    return (
        temperature * (TEMPERATURE_STEPS - state.temperature)
        + oxygen * (OXYGEN_STEPS - state.oxygen)
        + ocean * (OCEANS - state.flipped)
    )


def see(state: State) -> Outlook:
    """Return the outlook of a position in which somebody decides."""
    frame = state.stack[-1]
    # In the phase in which a scale becomes complete further steps still count.
    still = incomplete(frame if isinstance(frame, Phase) else beginning(state))
    return outlook(state.mode, len(state.players), rounds_left(state), still, last_chance(state))


def incomplete(phase: Phase) -> tuple[bool, bool, bool]:
    """Return whether temperature, oxygen and oceans were not complete when a phase began."""
    temperature, oxygen, ocean = (not phase.complete(each) for each in ENDS)
    return temperature, oxygen, ocean


def last_chance(state: State) -> bool:
    """Return whether no action phase follows the present one."""
    if state.mode == "versus":
        return steps_left(state) == 0
    bottom = state.stack[0]
    left = bottom.left if isinstance(bottom, Round) else []
    return rounds_left(state) == 0 and ACTION not in left
