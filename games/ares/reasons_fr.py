"""Pourquoi quelque chose est refusé, en français : le jumeau de `reasons_en.py`."""

from __future__ import annotations

from collections.abc import Callable

from games.ares.content import BUILT_IN, OCEANS
from games.ares.events_fr import quoted
from games.ares.nouns import CARD, CUBES, OCEAN, STOCKS, TAG_NAMES, ZONE_NAMES
from games.ares.state import CONSTRUCTION, DEVELOPMENT
from games.ares.words.labels import PHASE, ROMAN
from games.ares.words.speaker import speaker
from games.core.errors import Reason
from games.core.text import NARROW_SPACE as NS
from games.core.text import Noun, either

GOODS: dict[str, Noun] = {**STOCKS, **CUBES, "card": CARD}
ZONES: dict[str, str] = {zone: pair[1] for zone, pair in ZONE_NAMES.items()}
TAGS: dict[str, str] = {tag: pair[1] for tag, pair in TAG_NAMES.items()}
SEMI = f"{NS};"
NO_CARD = "Cette carte n’existe pas."


def sentence(reason: Reason) -> str:
    """Return why something is refused."""
    return _SENTENCES[reason.key](reason)


def _number(reason: Reason, fact: str) -> int:
    return int(reason.fact(fact))


def _named(reason: Reason) -> str:
    return quoted(str(reason.fact("card")))


def _label(key: str) -> str:
    return speaker("fr", BUILT_IN).text(key)


def _option(key: str) -> str:
    return _label(f"option-{key}")


def _value(option: str, value: str) -> str:
    return _label(f"option-{option}-{value}")


def _not_in_hand(reason: Reason) -> str:
    return f"{_named(reason)} n’est pas dans votre main." if reason.fact("card") else NO_CARD


def _not_in_play(reason: Reason) -> str:
    return f"Vous n’avez pas joué {_named(reason)}." if reason.fact("card") else NO_CARD


def _phase(number: int) -> str:
    return f"la phase {ROMAN[number]} ({PHASE[number][1]})"


def _wrong_colour(reason: Reason) -> str:
    phase = _number(reason, "phase")
    green = f"cartes vertes se jouent pendant {_phase(DEVELOPMENT)}"
    others = f"cartes bleues et rouges se jouent pendant {_phase(CONSTRUCTION)}"
    if phase in (DEVELOPMENT, CONSTRUCTION):
        wanted = green if phase == CONSTRUCTION else others
        return f"Les {wanted}{SEMI} {_phase(phase)} est en cours."
    return f"Les {green}, les {others}."


def _zone(reason: Reason) -> str:
    zones = either([ZONES[zone] for zone in str(reason.fact("zones")).split()], "fr")
    if reason.fact("scale") == "temperature":
        now = f"{reason.fact('value')}{NS}°C".replace("-", "−")
        was = f"elle était de {now} au début de la phase"
        return f"Il faut une température en zone {zones}{SEMI} {was}."
    return (
        f"Il faut un oxygène en zone {zones}{SEMI} "
        f"il était de {reason.fact('value')}{NS}% au début de la phase."
    )


def _oceans(word: str) -> Callable[[Reason], str]:
    def said(reason: Reason) -> str:
        n = _number(reason, "n")
        agreed = "retourné" if n < 2 else "retournés"
        return (
            f"Il faut {word} {OCEAN.counted('fr', n)} {agreed}{SEMI} "
            f"il y en avait {reason.fact('have')} sur {OCEANS} au début de la phase."
        )

    return said


def _have(n: int) -> str:
    return f"vous en avez {n}" if n else "vous n’en avez pas"


def _tags(reason: Reason) -> str:
    n, have = _number(reason, "n"), _number(reason, "have")
    badge = "badge" if n < 2 else "badges"
    return f"Il faut {n} {badge} {TAGS[str(reason.fact('tag'))]}{SEMI} {_have(have)}."


def _cannot_pay(reason: Reason) -> str:
    good = GOODS[str(reason.fact("good"))]
    need, have = _number(reason, "need"), _number(reason, "have")
    said = f"Il faut {good.counted('fr', need)}{SEMI} {_have(have)}."
    cards = int(dict(reason.facts).get("sell", 0))
    return f"{said} Vendre {CARD.counted('fr', cards)} suffirait." if cards else said


def _short(reason: Reason) -> str:
    return (
        f"Il faut {reason.fact('price')} M€{SEMI} "
        f"il vous manque {reason.fact('missing')} M€, même en vendant toutes vos autres cartes."
    )


def _amount(reason: Reason) -> str:
    least, most = _number(reason, "least"), _number(reason, "most")
    if most == 0:
        return "Vous n’avez rien à dépenser pour cela." if least else "Il n’y a rien à choisir ici."
    return f"Choisissez une quantité de {least} à {most}."


def _closed(reason: Reason) -> str:
    return {
        "temperature": "La température était au maximum au début de la phase.",
        "ocean": "Tous les océans étaient retournés au début de la phase.",
        "oxygen": "L’oxygène était au maximum au début de la phase.",
    }[str(reason.fact("parameter"))]


def _already_done(reason: Reason) -> str:
    facts = dict(reason.facts)
    if "phase" not in facts:
        return "Vous l’avez déjà décidé."
    phase = _phase(int(facts["phase"]))
    if facts["left"]:
        return f"Vous avez fini {phase}{SEMI} choisissez d’abord de continuer."
    return f"Il ne vous reste rien à faire pendant {phase}."


_SENTENCES: dict[str, Callable[[Reason], str]] = {
    "not_your_decision": lambda _: "Ce n’est pas à vous de décider.",
    "not_now": lambda _: "Ce n’est pas possible maintenant.",
    "game_over": lambda _: "La partie est finie.",
    "seat_count": lambda r: (
        f"{_label('game')} se joue de {r.fact('least')} à {r.fact('most')} joueurs, "
        f"pas à {r.fact('seats')}."
    ),
    "unknown_option": lambda r: f"Il n’y a pas d’option «{NS}{r.fact('option')}{NS}».",
    "unknown_value": lambda r: (
        f"L’option «{NS}{r.fact('option')}{NS}» n’a pas de valeur «{NS}{r.fact('value')}{NS}»."
    ),
    "no_packs": lambda _: "Ce jeu a ses propres cartes ; on ne peut pas en ajouter.",
    "coop_seats": lambda r: (
        f"Le jeu coopératif se joue à exactement {r.fact('coop')} joueurs, "
        f"pas à {r.fact('seats')}{SEMI} sans lui, on joue de {r.fact('least')} à {r.fact('most')}."
    ),
    "coop_or_level": lambda r: (
        f"Le jeu coopératif se joue à exactement {r.fact('coop')} joueurs, un niveau se choisit "
        f"pour 1 joueur seul{NS}: gardez l’un des deux."
    ),
    "only_solo": lambda r: (
        f"Un niveau se choisit en solo, à 1 joueur, pas à {r.fact('seats')}{SEMI} "
        f"de 2 à {r.fact('most')} joueurs, laissez «{NS}{_value('level', 'novice')}{NS}»."
    ),
    "not_solo": lambda r: (
        f"En solo, à 1 joueur, il n’y a personne à qui cacher quoi que ce soit{NS}: "
        f"«{NS}{_option('curtain')}{NS}» et «{NS}{_option('answers')}{NS}» se règlent "
        f"de 2 à {r.fact('most')} joueurs."
    ),
    "not_in_hand": _not_in_hand,
    "not_dealt": lambda _: "Cette carte n’est pas parmi celles que vous regardez.",
    "not_offered": lambda _: "Cette carte ne peut pas être choisie ici.",
    "not_in_play": _not_in_play,
    "same_phase": lambda r: (
        f"Vous avez choisi {_phase(_number(r, 'phase'))} à la manche précédente ; changez de phase."
    ),
    "not_a_phase": lambda _: "Choisissez une phase de 1 à 5.",
    "dummy_used": lambda _: "L’automate a déjà utilisé cette carte phase.",
    "no_cube": lambda _: "Il n’y a plus de cube de cette sorte.",
    "scale_full": lambda _: "Ce paramètre est au maximum ; choisissez l’autre.",
    "wrong_colour": _wrong_colour,
    "no_slot": lambda _: "Vous avez joué toutes les cartes permises pendant cette phase.",
    "free_limit": lambda r: (
        f"Le prix imprimé de {_named(r)} dépasse {r.fact('most')} : "
        "impossible de la jouer gratuitement."
    ),
    "zone": _zone,
    "oceans_least": _oceans("au moins"),
    "oceans_most": _oceans("au plus"),
    "tags": _tags,
    "tr_least": lambda r: f"Il faut un NT de {r.fact('n')} ; le vôtre est de {r.fact('have')}.",
    "cannot_pay": _cannot_pay,
    "short": _short,
    "no_reduction": lambda _: "Aucune de vos cartes en jeu ne permet cette réduction.",
    "free_already": lambda _: "Le prix est déjà de 0.",
    "no_heat_as_mc": lambda _: "Vous ne pouvez pas payer cela avec de la chaleur.",
    "same_payment": lambda _: "Le paiement automatique revient au même.",
    "no_action": lambda r: f"{_named(r)} n’a pas d’action.",
    "no_option": lambda _: "Cette partie de l’effet n’est pas possible.",
    "used": lambda r: f"L’action de {_named(r)} a déjà été utilisée pendant cette phase.",
    "amount": _amount,
    "closed": _closed,
    "no_offer": lambda _: (
        "Votre corporation le propose une fois par phase, après une hausse de votre NT."
    ),
    "no_bonus": lambda _: (
        "Votre bonus de cette phase est déjà utilisé, ou vous ne l’avez pas choisie."
    ),
    "already_done": _already_done,
    "not_done": lambda _: "Vous n’avez pas encore fini.",
    "nothing_left": lambda _: "Il ne vous reste rien à faire pendant cette phase.",
    "part_first": lambda _: "Finissez d’abord l’effet en cours.",
}
