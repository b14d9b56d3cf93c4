"""Rules help, with numbers taken from the rules' own constants."""

from __future__ import annotations

from games.ares.content import OCEAN_TILES, OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS, degrees
from games.ares.flow import COOP_ROUNDS, SOLO_ROUNDS
from games.ares.rules import derive
from games.ares.rules.costs import STANDARD_MC
from games.ares.rules.derive import CHOOSER_LESS, CHOOSER_MC
from games.ares.scoring import COOP_GOAL
from games.ares.text_en import cards as cards_en
from games.ares.text_en import stock as stock_en
from games.ares.text_fr import cards as cards_fr
from games.ares.text_fr import stock as stock_fr
from games.core.text import Language, both
from games.core.words import Topic

HOT = degrees(TEMPERATURE_STEPS)
(LOOK, KEEP), (CHOOSER_LOOK, CHOOSER_KEEP) = derive.RESEARCH, derive.CHOOSER_RESEARCH


def topics(lang: Language) -> list[Topic]:
    """Return the pages of rules help."""
    return _french() if lang == "fr" else _english()


def _tiles(lang: Language) -> str:
    said: list[str] = []
    for tile in OCEAN_TILES:
        stock, cards = (stock_fr, cards_fr) if lang == "fr" else (stock_en, cards_en)
        goods = [cards(tile.cards)] if tile.cards else []
        goods += [stock(what, n) for what, n in tile.gains.items()]
        said.append(both(goods, lang))
    return "; ".join(said) if lang == "en" else " ; ".join(said)


def _english() -> list[Topic]:
    return [
        Topic(
            "goal",
            "What it is about",
            "Everybody leads a corporation that makes Mars habitable. Project cards bring income, "
            "actions and points; raising the temperature and the oxygen and flipping oceans raises "
            "your terraform rating (TR), which is income and points at once. When all three are "
            "complete the game ends, and the most points win.\n"
            "Everybody decides at the same time. Green cards bring production, blue cards effects "
            "and actions for later rounds, red cards happen once.",
        ),
        Topic(
            "round",
            "A round",
            "Everybody secretly picks a phase card, not the one of the last round. Revealed "
            "together, the phases picked are played in the order I to V, each once, by everybody; "
            "whoever picked a phase has its bonus.\n"
            "**I Development**: one green card; with the bonus it costs "
            f"{CHOOSER_LESS} MC less.\n"
            "**II Construction**: one blue or red card; bonus: draw a card, or play one more.\n"
            "**III Action**: each card action once, standard actions at will; bonus: one card "
            "action a second time.\n"
            f"**IV Production**: MC production plus TR, heat, plants, cards; bonus: {CHOOSER_MC} "
            "MC.\n"
            f"**V Research**: look at {LOOK} cards, keep {KEEP}; bonus: look at {CHOOSER_LOOK}, "
            f"keep {CHOOSER_KEEP}.\n"
            f"At the end of the round hands above {derive.HAND_LIMIT} cards are reduced.",
        ),
        Topic(
            "paying",
            "Playing cards",
            f"Each steel lowers the price of a building card by {derive.STEEL_WORTH}, each "
            f"titanium that of a space card by {derive.TITANIUM_WORTH}; they are never spent. "
            f"Any hand card may be sold for {derive.SALE_WORTH} MC at any time. Requirements on "
            "temperature, oxygen and oceans look at Mars as it was when the phase began; tags "
            "count as they are now, the card itself left aside.",
        ),
        Topic(
            "standard",
            "Standard actions",
            f"Forest: {derive.FOREST_PLANTS} plants or {STANDARD_MC['forest_mc']} MC for 1 VP and "
            f"a step of oxygen. Temperature: {derive.HEAT_STEP} heat or "
            f"{STANDARD_MC['mc_temperature']} MC. Ocean: {STANDARD_MC['mc_ocean']} MC.\n"
            f"Before being done in phase III, {derive.HEAT_STEP} heat or "
            f"{derive.FOREST_PLANTS} plants must be converted while the parameter is not "
            "complete; the program does it for you.",
        ),
        Topic(
            "mars",
            "Mars",
            f"Temperature goes to +{HOT} °C ({TEMPERATURE_STEPS} steps), oxygen to "
            f"{OXYGEN_STEPS}%, and {OCEANS} oceans are flipped. Each step gives 1 TR. In the phase "
            "in which a parameter is completed, further steps still give TR; later they do not.\n"
            f"Oceans also give: {_tiles('en')}.",
        ),
        Topic(
            "end",
            "End and score",
            "The game ends after the phase in which Mars is complete. Score: TR, forests and "
            "cards. Ties: heat, MC and plants with the hand sold.\n"
            f"Co-operative: {COOP_ROUNDS} rounds; won if Mars is complete and both scores add up "
            f"to {COOP_GOAL}. Solo: {SOLO_ROUNDS} rounds; won if Mars is complete.",
        ),
    ]


def _french() -> list[Topic]:
    return [
        Topic(
            "goal",
            "De quoi il s’agit",
            "Chacun dirige une corporation qui rend Mars habitable. Les cartes projet apportent "
            "revenus, actions et points ; augmenter la température et l’oxygène et retourner des "
            "océans augmente votre niveau de terraformation (NT), à la fois revenu et points. "
            "Quand les trois paramètres sont au maximum, la partie finit : qui a le plus de points "
            "gagne.\n"
            "Tout le monde décide en même temps. Les cartes vertes apportent de la production, les "
            "bleues des effets et des actions pour la suite, les rouges agissent une fois.",
        ),
        Topic(
            "round",
            "Une manche",
            "Chacun choisit en secret une carte phase, sauf celle de la manche précédente. "
            "Révélées ensemble, les phases choisies se jouent dans l’ordre de I à V, une fois "
            "chacune, par tous ; qui a choisi une phase en a le bonus.\n"
            "**I Développement** : une carte verte ; avec le bonus, "
            f"{CHOOSER_LESS} M€ de moins.\n"
            "**II Construction** : une carte bleue ou rouge ; bonus : piocher une carte, ou en "
            "jouer une de plus.\n"
            "**III Action** : chaque action de carte une fois, les actions standard à volonté ; "
            "bonus : une action de carte une seconde fois.\n"
            "**IV Production** : M€ produits plus NT, chaleur, plantes, cartes ; bonus : "
            f"{CHOOSER_MC} M€.\n"
            f"**V Recherche** : regarder {LOOK} cartes, en garder {KEEP} ; bonus : en regarder "
            f"{CHOOSER_LOOK}, en garder {CHOOSER_KEEP}.\n"
            f"En fin de manche, les mains de plus de {derive.HAND_LIMIT} cartes sont réduites.",
        ),
        Topic(
            "paying",
            "Jouer une carte",
            "Chaque unité d’acier réduit de "
            f"{derive.STEEL_WORTH} le prix d’une carte construction, chaque unité de titane de "
            f"{derive.TITANIUM_WORTH} celui d’une carte espace ; elles ne sont jamais dépensées. "
            f"Toute carte en main peut être vendue {derive.SALE_WORTH} M€ à tout moment. Les "
            "conditions de température, d’oxygène et d’océans regardent Mars au début de la "
            "phase ; les badges comptent au moment présent, sans la carte elle-même.",
        ),
        Topic(
            "standard",
            "Actions standard",
            f"Forêt : {derive.FOREST_PLANTS} plantes ou {STANDARD_MC['forest_mc']} M€ pour 1 PV "
            f"et un cran d’oxygène. Température : {derive.HEAT_STEP} unités de chaleur ou "
            f"{STANDARD_MC['mc_temperature']} M€. Océan : {STANDARD_MC['mc_ocean']} M€.\n"
            f"Avant de finir la phase III, {derive.HEAT_STEP} unités de chaleur ou "
            f"{derive.FOREST_PLANTS} plantes doivent être converties tant que le paramètre n’est "
            "pas au maximum ; le programme le fait pour vous.",
        ),
        Topic(
            "mars",
            "Mars",
            f"La température monte à +{HOT} °C ({TEMPERATURE_STEPS} crans), l’oxygène à "
            f"{OXYGEN_STEPS} %, et {OCEANS} océans sont retournés. Chaque cran donne 1 NT. "
            "Pendant la phase où un paramètre atteint son maximum, les crans suivants donnent "
            "encore 1 NT ; ensuite, plus rien.\n"
            f"Les océans donnent aussi : {_tiles('fr')}.",
        ),
        Topic(
            "end",
            "Fin et score",
            "La partie finit après la phase où Mars est terraformée. Score : NT, forêts et "
            "cartes. Égalité : chaleur, M€ et plantes, la main étant vendue.\n"
            f"Coopératif : {COOP_ROUNDS} manches ; gagné si Mars est terraformée et si les deux "
            f"scores totalisent {COOP_GOAL}. Solo : {SOLO_ROUNDS} manches ; gagné si Mars est "
            "terraformée.",
        ),
    ]
