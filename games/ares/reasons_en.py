"""Why something is refused, in English: one sentence that says what is missing."""

from __future__ import annotations

from collections.abc import Callable

from games.ares.content import BUILT_IN, OCEANS
from games.ares.events_en import name
from games.ares.nouns import CARD, CUBES, OCEAN, STOCKS, TAG, TAG_NAMES, ZONE_NAMES
from games.ares.state import CONSTRUCTION, DEVELOPMENT
from games.ares.words.labels import PARAMETER, PHASE, ROMAN
from games.ares.words.speaker import speaker
from games.core.errors import Reason
from games.core.text import Noun, capital, either

GOODS: dict[str, Noun] = {**STOCKS, **CUBES, "card": CARD}
ZONES: dict[str, str] = {zone: pair[0] for zone, pair in ZONE_NAMES.items()}
TAGS: dict[str, str] = {tag: pair[0] for tag, pair in TAG_NAMES.items()}


def sentence(reason: Reason) -> str:
    """Return why something is refused."""
    return _SENTENCES[reason.key](reason)


def _number(reason: Reason, fact: str) -> int:
    return int(reason.fact(fact))


def _named(reason: Reason) -> str:
    return name(str(reason.fact("card")))


def _label(key: str) -> str:
    return speaker("en", BUILT_IN).text(key)


def _option(key: str) -> str:
    return _label(f"option-{key}")


def _value(option: str, value: str) -> str:
    return _label(f"option-{option}-{value}")


def _not_in_hand(reason: Reason) -> str:
    return f"{_named(reason)} is not in your hand." if reason.fact("card") else "No such card."


def _not_in_play(reason: Reason) -> str:
    if not reason.fact("card"):
        return "No such card."
    return f"You have not played {_named(reason)}."


def _phase(number: int) -> str:
    return f"phase {ROMAN[number]} ({PHASE[number][0]})"


def _wrong_colour(reason: Reason) -> str:
    phase = _number(reason, "phase")
    green = f"green cards are played in {_phase(DEVELOPMENT)}"
    others = f"blue and red cards are played in {_phase(CONSTRUCTION)}"
    if phase in (DEVELOPMENT, CONSTRUCTION):
        wanted = green if phase == CONSTRUCTION else others
        return f"{capital(wanted)}; this is {_phase(phase)}."
    return f"{capital(green)}, {others}."


def _zone(reason: Reason) -> str:
    zones = either([ZONES[zone] for zone in str(reason.fact("zones")).split()], "en")
    if reason.fact("scale") == "temperature":
        now = f"{reason.fact('value')} °C".replace("-", "−")
        return f"Needs temperature in the {zones} zone; it was {now} when the phase began."
    return f"Needs oxygen in the {zones} zone; it was {reason.fact('value')}% when the phase began."


def _oceans(word: str) -> Callable[[Reason], str]:
    def said(reason: Reason) -> str:
        n = _number(reason, "n")
        return (
            f"Needs {word} {OCEAN.counted('en', n)} flipped; "
            f"there were {reason.fact('have')} of {OCEANS} when the phase began."
        )

    return said


def _tags(reason: Reason) -> str:
    n = _number(reason, "n")
    tags = f"{TAGS[str(reason.fact('tag'))]} {TAG.form('en', n)}"
    return f"Needs {n} {tags}; you have {reason.fact('have')}."


def _cannot_pay(reason: Reason) -> str:
    good = GOODS[str(reason.fact("good"))]
    said = f"Needs {good.counted('en', _number(reason, 'need'))}; you have {reason.fact('have')}."
    cards = int(dict(reason.facts).get("sell", 0))
    return f"{said} Selling {CARD.counted('en', cards)} would do." if cards else said


def _short(reason: Reason) -> str:
    return (
        f"Costs {reason.fact('price')} MC; "
        f"you are {reason.fact('missing')} MC short, even by selling all other cards."
    )


def _amount(reason: Reason) -> str:
    least, most = _number(reason, "least"), _number(reason, "most")
    if most == 0:
        return "You have nothing to spend on it." if least else "No amount is chosen here."
    return f"Choose an amount from {least} to {most}."


def _closed(reason: Reason) -> str:
    what = PARAMETER[str(reason.fact("parameter"))][0]
    verb = "were" if what == "oceans" else "was"
    return f"The {what} {verb} complete when the phase began."


def _already_done(reason: Reason) -> str:
    facts = dict(reason.facts)
    if "phase" not in facts:
        return "You have already decided that."
    phase = _phase(int(facts["phase"]))
    if facts["left"]:
        return f"You are done with {phase}; first take “done” back."
    return f"There is nothing left for you to do in {phase}."


_SENTENCES: dict[str, Callable[[Reason], str]] = {
    "not_your_decision": lambda _: "It is not your decision.",
    "not_now": lambda _: "That cannot be done now.",
    "game_over": lambda _: "The game is over.",
    "seat_count": lambda r: (
        f"{_label('game')} is for {r.fact('least')} to {r.fact('most')} players, "
        f"not {r.fact('seats')}."
    ),
    "unknown_option": lambda r: f"There is no option “{r.fact('option')}”.",
    "unknown_value": lambda r: f"The option “{r.fact('option')}” has no value “{r.fact('value')}”.",
    "no_packs": lambda _: "Ares Expedition has its own cards; packs cannot be added.",
    "coop_seats": lambda r: (
        f"The co-operative game is for exactly {r.fact('coop')} players, not {r.fact('seats')}; "
        f"without it, {r.fact('least')} to {r.fact('most')} can play."
    ),
    "coop_or_level": lambda r: (
        f"The co-operative game is for exactly {r.fact('coop')} players and a level for "
        "1 player alone: choose one of the two."
    ),
    "only_solo": lambda r: (
        f"A level is for a solo game of 1 player, not {r.fact('seats')}; "
        f"2 to {r.fact('most')} players leave it at “{_value('level', 'novice')}”."
    ),
    "not_solo": lambda r: (
        f"A solo game of 1 player has nobody to hide anything from: “{_option('curtain')}” and "
        f"“{_option('answers')}” can be changed for 2 to {r.fact('most')} players."
    ),
    "not_in_hand": _not_in_hand,
    "not_dealt": lambda _: "That card is not among those you look at.",
    "not_offered": lambda _: "That card cannot be chosen here.",
    "not_in_play": _not_in_play,
    "same_phase": lambda r: (
        f"You chose {_phase(_number(r, 'phase'))} last round; choose another phase."
    ),
    "not_a_phase": lambda _: "Choose a phase from 1 to 5.",
    "dummy_used": lambda _: "The dummy has already used that phase card.",
    "no_cube": lambda _: "There are no more cubes of that kind.",
    "scale_full": lambda _: "That parameter is complete; choose the other.",
    "wrong_colour": _wrong_colour,
    "no_slot": lambda _: "You have played all the cards you may in this phase.",
    "free_limit": lambda r: (
        f"{_named(r)} has a printed cost above {r.fact('most')}; it cannot be played for free."
    ),
    "zone": _zone,
    "oceans_least": _oceans("at least"),
    "oceans_most": _oceans("at most"),
    "tags": _tags,
    "tr_least": lambda r: f"Needs a TR of {r.fact('n')}; yours is {r.fact('have')}.",
    "cannot_pay": _cannot_pay,
    "short": _short,
    "no_reduction": lambda _: "You have no card in play for this reduction.",
    "free_already": lambda _: "The price is already 0.",
    "no_heat_as_mc": lambda _: "You cannot pay this with heat.",
    "same_payment": lambda _: "The automatic payment comes to the same.",
    "no_action": lambda r: f"{_named(r)} has no action.",
    "no_option": lambda _: "That part of the effect is not possible.",
    "used": lambda r: f"The action of {_named(r)} was already used in this phase.",
    "amount": _amount,
    "closed": _closed,
    "no_offer": lambda _: "Your corporation offers this once a phase, after your TR has risen.",
    "no_bonus": lambda _: "Your bonus for this phase is already used, or you did not choose it.",
    "already_done": _already_done,
    "not_done": lambda _: "You are not done yet.",
    "nothing_left": lambda _: "There is nothing left for you to do in this phase.",
    "part_first": lambda _: "Finish the effect in progress first.",
}
