"""Shorter words for labels that are too long: actions first, then goods, then names."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.text import Language, Steps

STEPS: Mapping[Language, Steps] = {
    "en": (
        (r"Interplanetary Trade", "Trade"),
        (r"Settlement Project", "Project"),
        (r"Contractors Association(?= \+| ·)", "Contractors"),
        (r"Corporation (?=Expanse|Upgrade)", ""),
        (r"an asteroid’s production", "an asteroid"),
        (r"Reassign Worker", "Reassign"),
        (r"Manufacture(?= ×| \(| \+| ·)", "Manuf."),
        (r"(?<=\d )Ceramics", "Cer."),
        (r"(?<=\d )Influence", "Infl."),
        (r"(?<=\d )Credits?", "Cr."),
        (r"(?<=\d )Energy", "En."),
        (r"(?<=\d )Alloys?", "All."),
        (r"\(Mars Droid\)", "(Droid)"),
    ),
    "fr": (
        (r"Commerce interplanétaire", "Commerce"),
        (r"Projet de colonie", "Projet"),
        (r"Association des entrepreneurs(?= \+| ·)", "Association"),
        (r"production d’un astéroïde", "prod. d’astéroïde"),
        (r"Réaffectation", "Réaff."),
        (r"Fabrication(?= ×| \(| \+| ·)", "Fabr."),
        (r"(?<=\d )céramiques?", "cér."),
        (r"(?<=\d )influences?", "infl."),
        (r"(?<=\d )énergies?", "én."),
        (r"(?<=\d )minerais?", "min."),
        (r"(?<=\d )alliages?", "all."),
        (r"(?<=\d )crédits?", "cr."),
        (r"(?<=\d )glaces?", "gl."),
        (r"\(Droïde martien\)", "(Droïde)"),
        (r"\bLaboratoire (?=d)", "Labo "),
    ),
}
