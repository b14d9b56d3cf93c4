"""Pourquoi quelque chose est refusé, en français : le jumeau de `reasons_en.py`."""

from __future__ import annotations

from collections.abc import Callable

from games.ceres.content import named
from games.ceres.terms import FIELD, GOOD, KIND, LOCATION_FR, WORKER
from games.ceres.text_fr import COLON, NS
from games.ceres.words_labels import FRAME, OPTION
from games.core.errors import Reason
from games.core.text import Noun, elide

_GOOD: dict[str, Noun] = dict(GOOD.items())
_KIND: dict[str, Noun] = dict(KIND.items())
_WORKER: dict[str, Noun] = dict(WORKER.items())


def sentence(reason: Reason) -> str:
    """Return why something is refused."""
    return _SENTENCES[reason.key](reason)


def _quoted(text: object) -> str:
    return f"«{NS}{text}{NS}»"


def _name(reason: Reason, fact: str) -> str:
    return _quoted(named(str(reason.fact(fact)))["fr"])


def _what(reason: Reason) -> str:
    return f"Il n’y a pas de {_quoted(reason.fact('what'))} ici."


def _too_often(reason: Reason) -> str:
    most, asked = int(reason.fact("most")), reason.fact("asked")
    often = "une" if most == 1 else str(most)
    return f"C’est possible {often} fois au plus, pas {asked} fois."


def _not_open(reason: Reason) -> str:
    location, option = str(reason.fact("location")), str(reason.fact("option"))
    label = next((o.fr for key, o in OPTION.items() if key == (location, option)), option)
    return f"Cette activation ne comprend pas {_quoted(label)}."


def _no_slot(reason: Reason) -> str:
    place = next(p.of for key, p in LOCATION_FR.items() if key == reason.fact("location"))
    return f"Les {reason.fact('slots')} emplacements {place} sont pris pour cette manche."


def _no_worker(reason: Reason) -> str:
    kind = str(reason.fact("kind"))
    return f"Il ne reste aucun {_WORKER[kind].fr}, ni dans les Quartiers, ni sur le cargo à quai."


def _cannot_pay(reason: Reason) -> str:
    good = str(reason.fact("good"))
    need, have = int(reason.fact("need")), int(reason.fact("have"))
    owned = f"vous en avez {have}" if have > 0 else "vous n’en avez pas"
    return f"Il faut {_GOOD[good].counted('fr', need)}{NS}; {owned}."


def _round_influence(reason: Reason) -> str:
    return (
        "Dans la manche 3, une action Projet de colonie demande "
        f"{reason.fact('need')} jeton d’influence de plus{NS}; vous n’en avez pas."
    )


def _good_of(reason: Reason) -> str:
    good = str(reason.fact("good"))
    return elide("de", _GOOD[good].fr) if good in _GOOD else "cela"


def _granted(reason: Reason) -> str:
    outstation = _name(reason, "outstation")
    return f"Cette Subvention spéciale a déjà servi pour cette production{COLON} {outstation}."


def _not_printed(reason: Reason) -> str:
    return f"{_name(reason, 'outstation')} ne produit pas {_good_of(reason)}."


def _other_type(reason: Reason) -> str:
    kind = str(reason.fact("kind"))
    article = "une" if _KIND[kind].feminine else "un"
    return (
        "Un employé ne peut aller que vers un avant-poste du même type"
        f"{NS}; {_name(reason, 'outstation')} est {article} {_KIND[kind].fr}."
    )


def _finish(reason: Reason) -> str:
    return f"Terminez d’abord ce qui est en cours{COLON} {FRAME[str(reason.fact('frame'))].fr}."


def _top_level(reason: Reason) -> str:
    field = next(name.fr for key, name in FIELD.items() if key == reason.fact("field"))
    return f"Vous avez déjà atteint le niveau 3 ({field})."


def _plain(text: str) -> Callable[[Reason], str]:
    return lambda reason: text


def _of(fact: str, text: str) -> Callable[[Reason], str]:
    return lambda reason: text.format(_name(reason, fact))


def _facts(text: str) -> Callable[[Reason], str]:
    return lambda reason: text.format(**dict(reason.facts))


_SENTENCES: dict[str, Callable[[Reason], str]] = {
    "not_your_decision": _plain("C’est au tour de quelqu’un d’autre."),
    "not_now": _plain("Ce n’est pas possible en ce moment."),
    "game_over": _plain("La partie est finie."),
    "seat_count": _facts("Ceres se joue de {least} à {most}, pas à {seats}."),
    "unknown_option": _facts(f"Ceres n’a pas d’option «{NS}{{option}}{NS}»."),
    "unknown_value": _facts(
        f"L’option «{NS}{{option}}{NS}» ne peut pas valoir «{NS}{{value}}{NS}»."
    ),
    "unknown": _what,
    "edition": _plain("L’édition que vous jouez ne connaît pas cela."),
    "act_first": _plain(f"Faites d’abord votre action{COLON} un dirigeant, un employé, ou passer."),
    "already_acted": _plain("Vous avez déjà fait votre action de ce tour."),
    "finish_first": _finish,
    "not_open": _not_open,
    "no_leader": _plain("Vous n’avez plus de dirigeant pour cette manche."),
    "no_slot": _no_slot,
    "headquarters_used": _facts(
        "Vous avez déjà utilisé le Siège social {uses} fois dans cette manche."
    ),
    "not_own": _of("outstation", "{} n’est pas un de vos avant-postes."),
    "occupied": _of("outstation", "{} a déjà un employé."),
    "no_worker": _no_worker,
    "no_token": _of("favor", "Vous n’avez pas la faveur {}."),
    "token_used": _of("favor", "Vous avez déjà utilisé {} dans cette manche."),
    "cannot_pay": _cannot_pay,
    "round_influence": _round_influence,
    "no_trade": _plain("Vous ne pouvez payer aucune ligne d’échange du cargo à quai."),
    "no_project": _plain("Il n’y a aucun projet que vous pourriez achever ou réserver."),
    "no_facility": _plain("Il n’y a aucune installation que vous pourriez payer."),
    "no_facility_left": _plain(
        "Vous ne pouvez payer aucune installation en offre, ni aucune de celles qui restent à "
        "piocher."
    ),
    "no_single": _plain("Vous n’avez aucun avant-poste simple à améliorer."),
    "no_cards": _plain("Il ne reste aucune carte Installation à piocher."),
    "no_probe": _plain(
        f"Vous n’avez aucune sonde dans le Complexe de lancement{NS}; fabriquez-en une d’abord."
    ),
    "no_asteroid": _plain("Vous avez trop peu de glace pour tous les astéroïdes encore libres."),
    "no_program": _plain("Vous ne pouvez payer le programme suivant d’aucun domaine de recherche."),
    "no_favor": _plain("Il ne reste aucune faveur que vous pourriez payer."),
    "no_reassign": _plain(
        "Aucun de vos employés ne peut aller vers un avant-poste vide de son type."
    ),
    "no_materials": _plain(
        f"Il vous manque des matériaux{COLON} un alliage demande du minerai, une sonde du minerai, "
        "une céramique avancée et de l’énergie."
    ),
    "no_claim": _plain("Vous n’avez encore revendiqué aucun astéroïde."),
    "no_part": _plain("Vous ne pourriez utiliser aucune partie de cet avant-poste."),
    "no_option": _plain("Vous ne pourriez y réaliser aucune option."),
    "too_often": _too_often,
    "not_in_row": _of("card", "{} n’est pas en offre."),
    "spots_full": _facts("Vos {spots} places de projets réservés sont prises."),
    "not_committed": _of("project", "Vous n’avez pas réservé {}."),
    "drawn_already": _plain("Vous avez déjà pioché pendant cette activation."),
    "must_build": _plain("Après avoir pioché, vous devez construire, puisque vous le pouvez."),
    "not_single": _of(
        "outstation",
        "{} n’est pas simple\N{NARROW NO-BREAK SPACE}: rien ne peut être construit dessous.",
    ),
    "only_new": _plain("Cette action ne construit que de nouveaux avant-postes."),
    "only_upgrade": _plain("Cette action ne construit que sous un avant-poste simple."),
    "claimed": _of("asteroid", "{} porte déjà une sonde."),
    "not_claimed": _of("asteroid", "Vous n’avez pas de sonde sur {}."),
    "top_level": _top_level,
    "favor_taken": _of("favor", "La faveur {} est prise jusqu’à la fin de la manche."),
    "granted": _granted,
    "not_printed": _not_printed,
    "same_outstation": _plain("L’employé doit aller vers un autre avant-poste."),
    "no_worker_there": _of("outstation", "Il n’y a pas d’employé sur {}."),
    "other_type": _other_type,
    "activated": _of("outstation", "{} a déjà été activé pendant ce tour."),
    "nothing_made": _plain("Fabriquez au moins un alliage ou une sonde."),
    "part_passed": _plain(
        "Cette partie a déjà été utilisée ou laissée de côté, sans retour possible."
    ),
    "must_use": _plain("Utilisez au moins une partie de l’avant-poste."),
    "must_do": _plain("Cette étape ne peut pas être laissée de côté."),
    "would_block": _of(
        "project", "Achever {} maintenant vous empêcherait de terminer l’étape en cours."
    ),
}
KEYS = frozenset(_SENTENCES)
"""Every reason that has words."""
