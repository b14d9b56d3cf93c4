"""Shorter words for labels that are too long: actions first, then goods, then names."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.text import NARROW_SPACE, Language, Steps

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
RULES: Mapping[Language, Steps] = {
    "en": (
        (r", and whenever you manufacture you may do so", "; whenever you manufacture,"),
        (r"Once this round, as your turn,", "Once, as your turn:"),
        (r"the production of one of your Outstations", "one Outstation’s production"),
        (r" of the board; no slot is needed", ", no slot"),
    ),
    "fr": (
        (
            r"Une fois pendant cette manche, comme action de tour,",
            f"Une fois, comme tour{NARROW_SPACE}:",
        ),
        (r"Pendant cette manche", "Cette manche"),
        (r"Après une activation du", "Après le"),
        (r"Entrer dans l’anneau (.+), dans", r"L’anneau \1,"),
        (r"blocs de glace", "glaces"),
        (
            r", et la glace des coûts d’activation est offerte",
            f"{NARROW_SPACE}; activations sans glace",
        ),
        (
            r", et chaque fois que vous fabriquez, vous pouvez fabriquer une fois de plus",
            f"{NARROW_SPACE}; à chaque fabrication, une de plus",
        ),
        (r"chaque produit demande", "un produit demande"),
        (r"recevez la production de l’un de vos avant-postes", "production d’un avant-poste"),
        (r"prenez un gain", "un gain"),
        (r"puis vous pouvez activer n’importe quel lieu du plateau", "puis un lieu si vous voulez"),
    ),
}
"""Shorter words for what Favors and programs do."""
