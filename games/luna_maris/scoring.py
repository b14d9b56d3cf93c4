"""Points by source during the game, final scoring, ranks, tie-breaks (11, 12.6, 12.7)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.events import Applied
from games.core.outcome import Outcome, ranked, score_table
from games.luna_maris.content import Index
from games.luna_maris.events import FinalScored, GameEnded
from games.luna_maris.rules.board import sides
from games.luna_maris.rules.tracks import actor
from games.luna_maris.state import AI, Player, Rival, Side, State

FINAL = ("stress", "hired", "variety", "nutrition", "co2", "fulfilled", "stock", "waste")
"""Score categories that come at the end."""
PLAYED = ("orders", "work", "visits", "construction", "probes", "carbon", "research")
SOURCES = ("start", *PLAYED, "costs", *FINAL)
"""Score categories in the order of the score sheet."""
TIE_BREAKS = ("orders", "co2")
START_VP = 5
STRESS = {8: 5, 7: 2}
HIRED = 2
FIRST_WASTE, MORE_WASTE = 1, 2


def hired(t: Index, side: Side) -> int:
    """Return how many level 2 scientists a side has (R18)."""
    if isinstance(side, Rival):
        return len(side.hired)
    return sum(t.scientists[each].level == 2 for each in (*side.hand, *side.rest))


def stock(side: Side) -> int:
    """Return the resources that count at the end; the AI's iron does not (12.2)."""
    held = side.energy + side.water + side.helium
    if isinstance(side, Rival):
        return held + side.titanium
    return held + sum(ore.iron + ore.titanium for ore in (side.first, side.last))


def awards(t: Index, counts: Sequence[int]) -> list[int]:
    """Return the points of a food category; without food there are none (11.2, R15, R16)."""
    places = (*t.board.awards, *[0] * len(counts))

    def share(count: int) -> int:
        ahead, level = sum(other > count for other in counts), counts.count(count)
        return sum(places[ahead : ahead + level]) // level if count > 0 else 0

    return [share(count) for count in counts]


def waste_points(waste: int) -> int:
    """Return the points for waste: -1, then -2 each (11.1)."""
    return -(FIRST_WASTE + MORE_WASTE * (waste - 1)) if waste else 0


def food_counts(t: Index, side: Side) -> tuple[int, int]:
    """Return the variety and the nutritional value of the known food in a hand."""
    held = (*side.food, *side.drawn) if isinstance(side, Player) else side.food
    food = [t.food[card] for card in held if card in t.food]
    return len({card.crop for card in food}), sum(card.value for card in food)


def final_points(t: Index, state: State) -> list[dict[str, int]]:
    """Return what the final scoring brings, for the players in order and then the AI."""
    everybody = list(sides(state))
    found = [_alone(t, side) for side in everybody]
    if state.rival is not None:
        _against(t, everybody[0], state.rival, found)
        return found
    food = zip(*[food_counts(t, side) for side in everybody], strict=True)
    for key, counts in zip(("variety", "nutrition"), food, strict=True):
        for points, vp in zip(found, awards(t, counts), strict=True):
            points[key] = vp
    return found


def _alone(t: Index, side: Side) -> dict[str, int]:
    """Return the points of the end that do not depend on others."""
    table = t.board.orders
    return {
        "stress": STRESS.get(side.stress, 0) if isinstance(side, Player) else 0,
        "hired": HIRED * hired(t, side),
        "variety": 0,
        "nutrition": 0,
        "co2": t.board.co2[side.co2],
        "fulfilled": table[min(len(side.orders), len(table) - 1)],
        "stock": stock(side) // 2,
        "waste": waste_points(side.waste),
    }


def _against(t: Index, player: Side, ai: Rival, found: list[dict[str, int]]) -> None:
    """Add what a player and the AI have against one another (12.6, R77, R78)."""
    more = food_counts(t, player)[1] > food_counts(t, ai)[1]
    found[0 if more else 1]["nutrition"] = t.components.ai.food
    for key, extra, by in (
        ("hired", t.components.ai.extra_scientists, len(ai.hired) - hired(t, player)),
        ("fulfilled", t.components.ai.extra_orders, len(ai.orders) - len(player.orders)),
    ):
        if by > 0:
            found[1][key] += extra[min(by, len(extra)) - 1]


def score_finally(t: Index, state: State, log: Applied) -> None:
    """Do the final scoring and name the winners."""
    for side, points in zip(sides(state), final_points(t, state), strict=True):
        # The final scoring can lead below 0 (R45).
        side.vp |= points
        log.events.append(FinalScored(seat=actor(side), points=points, total=side.score))
    log.revealed = True  # secretly drawn cards count
    outcome = standing(state)
    log.events.append(GameEnded(winners=outcome.winners, tie_breaks=outcome.tie_breaks))


def standing(state: State) -> Outcome:
    """Return ranks by points, then orders, then the CO2 track (11.3, 12.7).

    During the game, sides with the same points share a rank.
    """
    zero = dict.fromkeys(SOURCES, 0)
    points = [
        (
            actor(side),
            (side.score, len(side.orders), side.co2),
            score_table(zero | side.vp, SOURCES),
        )
        for side in sides(state)
    ]
    found = ranked(points, TIE_BREAKS, final=state.over)
    if not state.over or state.rival is None:
        return found
    # Level in everything, the AI wins (12.7).
    won = found.winners == (0,)
    winner = 0 if won else AI
    scores = tuple(replace(each, rank=1 if each.seat == winner else 2) for each in found.scores)
    return replace(found, scores=scores, winners=(winner,), won=won)
