"""Whether a game against the box, solo or co-operative, is won or lost, and by what."""

from __future__ import annotations

from games.ares.content import OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS, degrees
from games.ares.flow import COOP_ROUNDS, SOLO_ROUNDS
from games.ares.scoring import COOP_GOAL, standing
from games.ares.words.desk import Desk
from games.core.text import NARROW_SPACE

LAST_ROUNDS = {"coop": COOP_ROUNDS, "solo": SOLO_ROUNDS}


def verdict(desk: Desk) -> str:
    """Return how the game ended, or what is still to be done; empty for a game of rivals."""
    state = desk.state
    outcome = standing(state)
    if outcome.won is None:
        return ""
    together = sum(score.total for score in outcome.scores) if state.mode == "coop" else None
    if not state.over:
        return _so_far(desk, together)
    return _won(desk, together) if outcome.won else _lost(desk, together)


def _won(desk: Desk, together: int | None) -> str:
    number, last = desk.state.round, LAST_ROUNDS[desk.state.mode]
    if together is None:
        return desk.say(
            f"Won in round {number} of {last}: Mars is complete.",
            f"Gagné à la manche {number} sur {last} : Mars est terraformée.",
        )
    return desk.say(
        f"Won: Mars is complete, with {together} points together; {COOP_GOAL} were needed.",
        f"Gagné : Mars est terraformée, avec {together} points à deux pour {COOP_GOAL} requis.",
    )


def _lost(desk: Desk, together: int | None) -> str:
    number, lacking = desk.state.round, ", ".join(_lacking(desk))
    if lacking:
        mars = desk.say(
            f"Mars is not complete ({lacking})", f"Mars n’est pas terraformée ({lacking})"
        )
        but = ", "
    else:
        mars = desk.say("Mars is complete", "Mars est terraformée")
        but = desk.say(", but only ", ", mais seulement ")
    points = ""
    if together is not None:
        points = but + desk.say(
            f"{together} of {COOP_GOAL} points together",
            f"{together} points sur {COOP_GOAL} à deux",
        )
    return desk.say(
        f"Lost after {number} rounds: {mars}{points}.",
        f"Perdu après {number} manches : {mars}{points}.",
    )


def _so_far(desk: Desk, together: int | None) -> str:
    number, last = desk.state.round, LAST_ROUNDS[desk.state.mode]
    lacking = ", ".join(_lacking(desk))
    mars = desk.say("Mars complete", "Mars terraformée") + (f" ({lacking})" if lacking else " ✓")
    points = ""
    if together is not None:
        points = desk.say(
            f" and {COOP_GOAL} points together ({together} so far)",
            f" et {COOP_GOAL} points à deux ({together} pour l’instant)",
        )
    return desk.say(
        f"Round {number} of {last}. To win: {mars}{points}.",
        f"Manche {number} sur {last}. Pour gagner : {mars}{points}.",
    )


def _lacking(desk: Desk) -> list[str]:
    """Return the parameters that are not complete, each with where it is and has to be."""
    state, of = desk.state, desk.say("of", "sur")
    oceans = state.flipped
    found: list[str] = []
    if state.temperature < TEMPERATURE_STEPS:
        now, most = degrees(state.temperature), degrees(TEMPERATURE_STEPS)
        word = desk.say("temperature", "température")
        found.append(f"{word} {now} {of} {most}{NARROW_SPACE}°C".replace("-", "−"))
    if state.oxygen < OXYGEN_STEPS:
        word, gap = desk.say("oxygen", "oxygène"), desk.say("", NARROW_SPACE)
        found.append(f"{word} {state.oxygen} {of} {OXYGEN_STEPS}{gap}%")
    if oceans < OCEANS:
        found.append(f"{desk.say('oceans', 'océans')} {oceans} {of} {OCEANS}")
    return found
