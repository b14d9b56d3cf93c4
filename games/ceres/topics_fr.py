"""Les règles de Ceres en pages d’aide, en français : le jumeau de `topics_en.py`."""

from __future__ import annotations

from collections.abc import Iterator

from games.ceres.content import Index
from games.ceres.content.types import FIELDS, RINGS, Favor, StartingOutstation
from games.ceres.tables import (
    DRAWS,
    FEES,
    HEADQUARTERS_GOODS,
    HEADQUARTERS_USES,
    INWARD,
    MANUFACTURES,
    ROUNDS,
    SEAT_GOODS,
    SEPARATORS,
    SPOTS,
    TOKEN,
    TRADES,
)
from games.ceres.terms import FIELD, LOCATION, RING
from games.ceres.text_fr import COLON, NS, favor_effect, goods, part, program_effect
from games.core.text import capital
from games.core.words import Topic

SEMI = f"{NS};"


def topics(index: Index) -> tuple[Topic, ...]:
    """Return the help pages for a component set."""
    return tuple(_topics(index))


def _topics(index: Index) -> Iterator[Topic]:
    yield Topic("overview", "De quoi s’agit-il", _overview(index))
    yield Topic("round", "La manche", _round())
    yield Topic("turn", "Votre tour", _turn())
    yield Topic("trade_bureau", LOCATION["trade_bureau"].fr, _trade_bureau())
    yield Topic("construction_yard", LOCATION["construction_yard"].fr, _yard())
    yield Topic("council", LOCATION["council"].fr, _council())
    yield Topic("contractors", LOCATION["contractors"].fr, _contractors())
    yield Topic("belt", "Ceinture d’astéroïdes et lancement", _belt(index))
    yield Topic("headquarters", "Siège social", _headquarters())
    yield Topic("outstations", "Avant-postes et employés", _outstations(index))
    yield Topic("research", "Programmes de recherche", _research(index))
    yield Topic("favors", "Faveurs", _favors(index))
    yield Topic("scoring", "Fin et décompte", _scoring())
    yield Topic("draft", "L’édition préliminaire", _draft(index))


def _overview(index: Index) -> str:
    return f"""Vous dirigez une corporation minière sur Cérès. En {ROUNDS} manches, vous placez \
des dirigeants et des employés pour réunir des biens, construire des installations, lancer des \
sondes vers les astéroïdes, achever des projets de colonie et progresser en recherche. Qui a le \
plus de points de victoire (PV) l’emporte.

**Biens.** Minerai, glace, céramiques avancées et énergie sont des ressources{COLON} vous en \
gardez 12 de chaque au plus, le surplus est perdu. Crédits, influence, alliages et sondes sont \
sans limite.

**Au départ,** chacun a 1 alliage, 1 sonde et, dans l’ordre de jeu{COLON} \
{f"{SEMI} ".join(goods(seat) for seat in SEAT_GOODS["final"])}.

Le jeu compte {len(index.facilities)} installations, {len(index.projects)} projets de colonie, \
{len(index.ships)} cargos et {len(index.asteroids)} astéroïdes.

_Œuvre de fans, non officielle. Les règles suivent le jeu d’Artipia Games (2023){SEMI} les cartes \
imprimées n’étant pas publiques, presque tout leur contenu est ici de notre fait._"""


def _round() -> str:
    return f"""Il y a {ROUNDS} manches, qui se déroulent de la même façon{COLON}

1. **Ceinture d’astéroïdes.** L’anneau extérieur tourne de 1 zone, l’intermédiaire de 2, \
l’intérieur de 3, dans le sens inverse des aiguilles d’une montre. Les sondes suivent.
2. **Production.** Chacun reçoit ce qu’indiquent la carte du haut de chacun de ses avant-postes et \
ses astéroïdes.
3. **Activation.** Dans l’ordre du jeu, un tour chacun, jusqu’à ce que tous aient passé.
4. **Fin de la manche** (pas dans la manche {ROUNDS}). Le cargo à quai repart avec les employés \
qui y restent, et le suivant arrive. Dirigeants, faveurs et droïde reviennent. Les employés \
placés sur les avant-postes vont dans les Quartiers, ceux du cargo aussi. Les installations et \
les projets en offre sont remplacés. La rangée du bas de la piste d’ordre devient le nouvel \
ordre."""


def _turn() -> str:
    return f"""Faites l’une de ces choses{COLON}

* **A{COLON} un dirigeant.** Placez un de vos dirigeants sur un emplacement libre d’un lieu et \
utilisez une de ses options, ou placez-le sur votre Siège social.
* **B{COLON} un employé.** Placez un employé sur un de vos avant-postes vides et utilisez sa \
fonction.
* **C{COLON} passer.** Vous ne jouez plus de la manche et prenez la première place libre dans \
l’ordre de la manche suivante.

Deux faveurs remplacent une pièce{COLON} l’Adjoint de direction sert pour A, le Droïde martien \
pour B.

**Action gratuite{COLON}** à tout moment de votre tour, vous pouvez achever un projet que vous \
avez réservé.

Tout se paie avant de recevoir. Vous ne pouvez choisir que ce que vous pouvez réaliser. Votre tour \
est fini quand vous le finissez{SEMI} d’ici là, vous pouvez revenir en arrière, sauf si quelque \
chose de caché a été révélé."""


def _trade_bureau() -> str:
    return f"""Au choix{COLON}

* **Commerce interplanétaire{COLON}** jusqu’à {TRADES} fois, payez le côté gauche d’une ligne du \
cargo à quai et recevez le côté droit. La même ligne peut servir deux fois.
* **Projet de colonie{COLON}** prenez un projet en offre. Achevez-le aussitôt en payant son coût, \
pour ses PV{SEMI} ou réservez-le, pour l’achever plus tard par une action gratuite. Vous pouvez \
avoir {SPOTS} projets réservés. Dans la manche 1, cette action donne aussi 1 jeton \
d’influence{SEMI} dans la manche 3, elle en coûte 1 de plus. Achever plus tard par une action \
gratuite n’est pas concerné.

La rangée n’est pas complétée pendant la manche. À la fin, chaque projet réservé et inachevé coûte \
la moitié de ses PV, arrondie à l’inférieur."""


def _yard() -> str:
    draws = " ou ".join(f"{cost} pour piocher {cards} cartes" for cost, cards in DRAWS.items())
    return f"""Choisissez une des installations en offre, payez son coût et recevez ses PV{COLON}

* **Expansion{COLON}** elle devient un nouvel avant-poste simple, et vous recevez aussitôt sa \
production.
* **Amélioration{COLON}** elle va sous un de vos avant-postes simples, de n’importe quel type. \
Seule sa fonction compte dès lors{SEMI} aucune production n’est reçue.

Un avant-poste a deux cartes au plus{SEMI} les quatre avant-postes de départ ne peuvent pas être \
améliorés.

**Une fois par activation, avant de choisir,** vous pouvez payer de l’influence{COLON} {draws} que \
vous êtes seul à voir. Vous pouvez construire l’une d’elles{SEMI} les autres sont défaussées. Si \
vous pouvez construire après avoir pioché, vous le devez.

**Vous pouvez activer le Chantier** si vous pouvez construire une installation en offre, ou payer \
une pioche qui pourrait en apporter une à construire. Chacun peut savoir quelles installations \
restent dans la pioche, mais pas leur ordre{COLON} si vous ne pouviez en construire aucune, par \
exemple faute d’alliage, l’activation est refusée.

La rangée est complétée aussitôt."""


def _council() -> str:
    fee = goods(FEES["council", "launch"])
    return f"""Payez {fee} pour l’une de ces options{COLON}

* activer le **Bureau du commerce**,
* **Lancement** d’une sonde (voir Ceinture d’astéroïdes),
* **Recherche{COLON}** payez le programme suivant d’un domaine et avancez-y votre marqueur,
* **Faveur{COLON}** prenez une faveur pour son prix en influence."""


def _contractors() -> str:
    return f"""Au choix{COLON}

* **Réaffectation** pour {goods(FEES["contractors", "reassign"])}{COLON} déplacez un de vos \
employés d’un avant-poste vers un autre de vos avant-postes, vide et du même type, et activez \
celui-ci. Aucun avant-poste n’est activé deux fois dans un tour.
* activer le **Chantier** pour {goods(FEES["contractors", "construction_yard"])},
* **Fabrication**, jusqu’à {MANUFACTURES} fois, pour 1 crédit chacune{COLON} un **alliage** avec \
2 minerais, ou une **sonde** avec 1 minerai, 1 céramique avancée et 1 unité d’énergie."""


def _belt(index: Index) -> str:
    rows = [("position", range(len(SEPARATORS)))]
    rows += [
        (RING[ring].fr, [inward + s for s in SEPARATORS])
        for ring, inward in zip(RINGS, INWARD[0], strict=True)
    ]
    table = "\n".join(f"{head:21}" + "".join(f"{n:>3}" for n in row) for head, row in rows)
    count = f"{SEMI} ".join(f"{RING[ring].fr}{COLON} {len(index.rings[ring])}" for ring in RINGS)
    return f"""Un **lancement** demande une sonde de votre Complexe de lancement et de la glace \
pour le trajet. Vous entrez gratuitement dans l’anneau extérieur à la position 0 ou 1. Passer \
dans une zone voisine coûte 1 bloc de glace{SEMI} aller vers l’intérieur en coûte {INWARD[0][1]} \
jusqu’à l’anneau intermédiaire, et {INWARD[0][2] - INWARD[0][1]} de plus jusqu’à l’anneau \
intérieur. Le trajet le moins cher est trouvé pour vous. En blocs de glace{COLON}

```
{table}
```

Vous recevez aussitôt les PV de l’astéroïde et sa production, et de nouveau sa production à chaque \
phase de production. Un astéroïde ne porte qu’une sonde, pour toute la partie.

Astéroïdes{COLON} {count}."""


def _headquarters() -> str:
    return f"""Vous pouvez utiliser votre Siège social {HEADQUARTERS_USES} fois par manche, chaque \
fois avec un dirigeant. Vous recevez toute la production d’un de vos avant-postes.

Le **premier** dirigeant va sur la première place libre de la rangée du bas de la piste d’ordre\
{COLON} cette place de la manche suivante est à vous, quel que soit le moment où vous passez. Le \
**second** reste au Siège social."""


def _outstations(index: Index) -> str:
    starting = index.starting["final"].values()
    lines = "\n".join(
        f"* **{_named(index, s)}**{COLON} produit {goods(s.production)}. Haut{COLON} "
        f"{' '.join(part(p) for p in s.top)} Bas{COLON} {' '.join(part(p) for p in s.bottom)}"
        for s in starting
    )
    return f"""Pour activer un avant-poste vide, prenez un employé de sa couleur{COLON} \
contremaître (gris) pour les mines, ingénieur en chef (bleu) pour les usines, coordinateur \
scientifique (rouge) pour les laboratoires, directeur général (vert) pour les bureaux. Prenez-le \
dans les Quartiers{SEMI} s’il n’y en a plus, sur le cargo à quai. Le type d’un avant-poste est \
celui de sa carte du haut.

Utilisez les parties de la fonction dans l’ordre, d’abord celles de la carte du haut, puis celles \
de la carte du bas. Utilisez-en au moins une{SEMI} les autres peuvent être laissées, sans retour. \
Une partie avec un prix se paie d’abord. Une partie qui est une action ne demande ni emplacement \
ni frais du lieu{SEMI} une partie qui est un lieu entier en demande les frais. Les programmes de \
recherche s’appliquent comme d’habitude.

{lines}"""


def _research(index: Index) -> str:
    blocks: list[str] = []
    for field in FIELDS:
        lines = [f"**{FIELD[field].fr}**"]
        lines += [
            f"{p.level}. {capital(goods(p.cost))}, {p.vp}{NS}PV. "
            f"{program_effect(field, p.level, 'final')}"
            for p in index.programs["final"][field]
        ]
        blocks.append("\n".join(lines))
    return (
        "\n\n".join(blocks)
        + f"""

Les niveaux se prennent dans l’ordre et restent actifs. Qui atteint en premier le niveau 3 d’un \
domaine reçoit {TOKEN}{NS}PV de plus. Le lancement, la \
construction ou l’activation supplémentaire d’un niveau 3 ne demande ni dirigeant, ni emplacement, \
ni frais, mais les coûts de l’action elle-même, et n’en donne pas de troisième."""
    )


def _named(index: Index, thing: Favor | StartingOutstation) -> str:
    return index.names[thing.id]["fr"]


def _favors(index: Index) -> str:
    lines = "\n".join(
        f"* **{_named(index, f)}**, {goods({'influence': f.cost})}. {favor_effect(f.id, 'final')}"
        for f in index.favors["final"].values()
    )
    return f"""Elles se prennent au Conseil ou par une fonction, pour le prix indiqué{SEMI} au \
Conseil, ses frais s’y ajoutent.

{lines}

Une faveur prise, utilisée ou non, ne peut pas être reprise avant la manche suivante{SEMI} la \
Subvention spéciale peut être choisie autant de fois que l’on veut. Le Droïde et l’Adjoint \
servent à partir de votre tour suivant."""


def _scoring() -> str:
    return f"""Après la manche {ROUNDS}{COLON}

* 1{NS}PV pour 2 jetons d’influence,
* 1{NS}PV pour 5 crédits,
* moins la moitié des PV (arrondie à l’inférieur) de chaque projet réservé et inachevé.

Ressources, alliages et sondes ne valent rien. Qui a le plus de PV l’emporte{SEMI} à égalité, qui \
a le plus de ressources{SEMI} puis qui a passé en premier dans la manche {ROUNDS}."""


def _draft(index: Index) -> str:
    choices = ", ".join(goods({good: n}) for good, n in HEADQUARTERS_GOODS.items())
    costs = " / ".join(goods(p.cost) for p in index.programs["draft"]["aerospace"])
    favors = ", ".join(f"{_named(index, f)} {f.cost}" for f in index.favors["draft"].values())
    seats = f"{SEMI} ".join(goods(seat) for seat in SEAT_GOODS["draft"])
    return f"""L’option de table *Édition{COLON} Préliminaire* suit les règles de novembre \
2022{COLON}

* Au départ, dans l’ordre de jeu{COLON} {seats}.
* Les avant-postes de départ produisent moins, et une partie de leur fonction du haut demande \
1 bloc de glace ou des crédits.
* Échanges{COLON} une seule ligne, dans la limite de son multiplicateur.
* Réserver coûte l’influence imprimée sur la carte{SEMI} ni limite, ni pénalité, ni influence \
selon la manche.
* Construire donne 1 jeton d’influence par alliage payé, mais aucune production{SEMI} les deux \
façons de construire sont une seule action{SEMI} on ne peut pas piocher contre de l’influence.
* Le Siège social sert autant de fois que l’on veut, chaque fois pour un gain parmi{COLON} \
{choices}. Il ne réserve aucune place.
* La recherche coûte {costs} dans tous les domaines{SEMI} pas de {TOKEN}{NS}PV pour le premier. \
Construction, niveau 1, donne la production une fois{SEMI} niveau 2, 1 alliage avant de construire.
* L’Approvisionnement en glace économise 1 bloc de glace par lancement et par coût d’activation. \
L’Adjoint de direction donne d’abord un gain du Siège social. La Subvention spéciale donne toute \
la production de 4 avant-postes. Prix en influence{COLON} {favors}.
* À la fin, 1{NS}PV pour 4 crédits."""
