"""Why something is refused, in English. `reasons_fr.py` is the twin.

The keys and facts are listed in `legal.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from games.ceres.content import named
from games.ceres.terms import FIELD, GOOD, KIND, LOCATION, WORKER
from games.ceres.words_labels import FRAME, OPTION
from games.core.errors import Reason
from games.core.text import Noun

_GOOD: dict[str, Noun] = dict(GOOD.items())
_KIND: dict[str, Noun] = dict(KIND.items())
_WORKER: dict[str, Noun] = dict(WORKER.items())


def sentence(reason: Reason) -> str:
    """Return why something is refused."""
    return _SENTENCES[reason.key](reason)


def _name(reason: Reason, fact: str) -> str:
    return named(str(reason.fact(fact)))["en"]


def _what(reason: Reason) -> str:
    return f"There is no “{reason.fact('what')}” here."


def _too_often(reason: Reason) -> str:
    most, asked = int(reason.fact("most")), reason.fact("asked")
    often = "once" if most == 1 else f"{most} times"
    return f"That is possible {often} at most, not {asked} times."


def _not_open(reason: Reason) -> str:
    location, option = str(reason.fact("location")), str(reason.fact("option"))
    label = next((o.en for key, o in OPTION.items() if key == (location, option)), option)
    return f"This activation does not include “{label}”."


def _no_slot(reason: Reason) -> str:
    place = next(n.en for key, n in LOCATION.items() if key == reason.fact("location"))
    return f"The {reason.fact('slots')} slots of the {place} are all taken in this round."


def _no_worker(reason: Reason) -> str:
    kind = str(reason.fact("kind"))
    worker = _WORKER[kind].en
    return f"There is no {worker} left, neither in the Living Quarters nor on the docked ship."


def _cannot_pay(reason: Reason) -> str:
    good = str(reason.fact("good"))
    need, have = int(reason.fact("need")), int(reason.fact("have"))
    return f"That takes {_GOOD[good].counted('en', need)}; you have {max(have, 0)}."


def _round_influence(reason: Reason) -> str:
    return (
        f"In round 3 a Settlement Project action takes {reason.fact('need')} Influence more; you "
        f"have {reason.fact('have')}."
    )


def _good(reason: Reason, otherwise: str) -> str:
    good = str(reason.fact("good"))
    return _GOOD[good].en if good in _GOOD else otherwise


def _granted(reason: Reason) -> str:
    good = _good(reason, "this")
    return f"{_name(reason, 'outstation')} has already given {good} by this Special Grant."


def _not_printed(reason: Reason) -> str:
    good = _good(reason, "that")
    return f"{_name(reason, 'outstation')} does not produce {good}."


def _other_type(reason: Reason) -> str:
    kind = str(reason.fact("kind"))
    return (
        f"A Worker can only move to an Outstation of the same Type; {_name(reason, 'outstation')} "
        f"is a {_KIND[kind].en}."
    )


def _finish(reason: Reason) -> str:
    return f"First finish what is in progress: {FRAME[str(reason.fact('frame'))].en}."


def _top_level(reason: Reason) -> str:
    field = next(name.en for key, name in FIELD.items() if key == reason.fact("field"))
    return f"You have already reached level 3 in {field}."


def _plain(text: str) -> Callable[[Reason], str]:
    return lambda reason: text


def _of(fact: str, text: str) -> Callable[[Reason], str]:
    return lambda reason: text.format(_name(reason, fact))


def _facts(text: str) -> Callable[[Reason], str]:
    return lambda reason: text.format(**dict(reason.facts))


_SENTENCES: dict[str, Callable[[Reason], str]] = {
    "not_your_decision": _plain("It is somebody else’s turn."),
    "not_now": _plain("That is not possible at this moment."),
    "game_over": _plain("The game is over."),
    "seat_count": _facts("Ceres is for {least} to {most} players, not {seats}."),
    "unknown_option": _facts("Ceres has no option “{option}”."),
    "unknown_value": _facts("The option “{option}” cannot be “{value}”."),
    "unknown": _what,
    "edition": _plain("The edition you are playing does not have that."),
    "act_first": _plain("First take your action: a Leader, a Worker, or pass."),
    "already_acted": _plain("You have already taken your action in this turn."),
    "finish_first": _finish,
    "not_open": _not_open,
    "no_leader": _plain("You have no Leader left in this round."),
    "no_slot": _no_slot,
    "headquarters_used": _facts("You have already used the Headquarters {uses} times this round."),
    "not_own": _of("outstation", "{} is not one of your Outstations."),
    "occupied": _of("outstation", "{} already has a Worker."),
    "no_worker": _no_worker,
    "no_token": _of("favor", "You do not hold the Favor {}."),
    "token_used": _of("favor", "You have already used {} in this round."),
    "cannot_pay": _cannot_pay,
    "round_influence": _round_influence,
    "no_trade": _plain("You cannot pay for any trade line of the docked ship."),
    "no_project": _plain("There is no Settlement Project that you could complete or commit to."),
    "no_facility": _plain("There is no Facility that you could pay for."),
    "no_facility_left": _plain(
        "You cannot pay for any Facility on offer, nor for any that is left to draw."
    ),
    "no_single": _plain("You have no single Outstation that could be upgraded."),
    "no_cards": _plain("There is no Facility card left to draw."),
    "no_probe": _plain("You have no Probe in the Launch Complex; manufacture one first."),
    "no_asteroid": _plain("You have too little Ice for any unclaimed asteroid."),
    "no_program": _plain("You cannot pay for the next program of any research field."),
    "no_favor": _plain("There is no Favor left that you have the Influence for."),
    "no_reassign": _plain("You have no Worker that could move to an empty Outstation of its Type."),
    "no_materials": _plain(
        "You lack materials: an Alloy takes Ore, a Probe Ore, Advanced Ceramics and Energy."
    ),
    "no_claim": _plain("You have not claimed an asteroid yet."),
    "no_part": _plain("You could not use any part of this Outstation now."),
    "no_option": _plain("You could not carry out any option there now."),
    "too_often": _too_often,
    "not_in_row": _of("card", "{} is not on offer."),
    "spots_full": _facts("Your {spots} spots for committed projects are taken."),
    "not_committed": _of("project", "You are not committed to {}."),
    "drawn_already": _plain("You have already drawn cards in this activation."),
    "must_build": _plain("After drawing you must build, since you can."),
    "not_single": _of("outstation", "{} is not single, so nothing can be built below it."),
    "only_new": _plain("This action only builds new Outstations."),
    "only_upgrade": _plain("This action only builds below a single Outstation."),
    "claimed": _of("asteroid", "{} already carries a Probe."),
    "not_claimed": _of("asteroid", "You have no Probe on {}."),
    "top_level": _top_level,
    "favor_taken": _of("favor", "{} is taken until the end of the round."),
    "granted": _granted,
    "not_printed": _not_printed,
    "same_outstation": _plain("The Worker has to move to another Outstation."),
    "no_worker_there": _of("outstation", "There is no Worker on {}."),
    "other_type": _other_type,
    "activated": _of("outstation", "{} was already activated in this turn."),
    "nothing_made": _plain("Make at least one Alloy or Probe."),
    "part_passed": _plain("That part was already used or skipped; there is no going back."),
    "must_use": _plain("Use at least one part of the Outstation."),
    "must_do": _plain("This step cannot be skipped."),
    "would_block": _of(
        "project", "Completing {} now would leave you unable to finish the step in progress."
    ),
}
KEYS = frozenset(_SENTENCES)
"""Every reason that has words."""
