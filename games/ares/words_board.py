"""Where the game stands, what a seat has to decide, and the board as text."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.content import ALL_STEPS, CARDS, OCEANS, degrees, zone
from games.ares.desk import Desk
from games.ares.effects.kinds import TAGS, TRACKS, ZONES, Scale
from games.ares.nouns import CUBES, FOREST, OCEAN, STEP, TAG_NAMES, ZONE_NAMES
from games.ares.scoring import COOP_GOAL
from games.ares.state import (
    RESEARCH,
    Bump,
    Cubes,
    Founding,
    Limit,
    Mulligan,
    Phase,
    Pick,
    Planning,
    Research,
    Swap,
)
from games.ares.view import PlayerView, standing
from games.ares.words_labels import CATEGORY
from games.ares.words_result import LAST_ROUNDS, verdict
from games.core.text import NARROW_SPACE, both, capital, clip

ALT = 1024
LATEST = 4
"""How many of a player's last cards the picture of them shows."""


def status(desk: Desk) -> str:
    """Return where the game stands in a few words."""
    view = desk.view
    if view.over:
        won = standing(view).won
        if won is None:
            return desk.say("Game over", "Partie finie")
        return desk.say(
            f"Game {'won' if won else 'lost'}", f"Partie {'gagnée' if won else 'perdue'}"
        )
    step = step_name(desk)
    if not view.round:
        return step
    last = LAST_ROUNDS.get(view.mode)
    of = f"/{last}" if last else ""
    return desk.say(f"Round {view.round}{of}, {step}", f"Manche {view.round}{of}, {step}")


def step_name(desk: Desk) -> str:
    """Return the step in progress."""
    match desk.frame():
        case Mulligan():
            return desk.say("exchange of first cards", "échange des premières cartes")
        case Founding():
            return desk.say("choice of corporations", "choix des corporations")
        case Planning():
            return desk.say("planning", "planification")
        case Cubes() | Swap():
            return desk.say("co-operative cubes", "cubes coopératifs")
        case Phase(number):
            return f"phase {desk.phase(number)}"
        case Research():
            return f"phase {desk.phase(RESEARCH)}"
        case Limit():
            return desk.say("hand limit", "limite de main")
        case Bump():
            return desk.say("Mars helps", "Mars vous aide")
        case _:
            return ""


# The board as text


def board(desk: Desk, names: Sequence[str]) -> str:
    """Return the whole board as text in a stable order."""
    return "\n".join([*_mars(desk, names), *_players(desk, names)])


def _mars(desk: Desk, names: Sequence[str]) -> list[str]:
    """Return Mars, the deck, the round and whom the table awaits, line by line."""
    view, say, colon = desk.view, desk.say, desk.colon
    found = [
        capital(status(desk)) + ".",
        *_parameters(desk),
        say(
            f"Deck: {desk.cards(view.deck)}; discard pile: {desk.cards(view.discard)}.",
            f"Pioche{colon} {desk.cards(view.deck)} ; défausse{colon} {desk.cards(view.discard)}.",
        ),
        *_phases(desk, names),
    ]
    if view.started is not None:
        found.append(_started(desk, view.started))
    if view.mode == "coop":
        found += _together(desk)
    if view.mode == "solo":
        found += _alone(desk)
    return [*found, _answers(desk, names)]


def _parameters(desk: Desk) -> list[str]:
    view, say, colon = desk.view, desk.say, desk.colon
    temperature = _zone(desk, "temperature", view.temperature)
    oxygen, oceans = _zone(desk, "oxygen", view.oxygen), len(view.oceans)
    return [
        say(
            f"Temperature: {desk.temperature()} ({temperature} zone).",
            f"Température{colon} {desk.temperature()} (zone {temperature}).",
        ),
        say(
            f"Oxygen: {desk.oxygen()} ({oxygen} zone).",
            f"Oxygène{colon} {desk.oxygen()} (zone {oxygen}).",
        ),
        say(f"Oceans: {oceans} of {OCEANS}.", f"Océans{colon} {oceans} sur {OCEANS}."),
    ]


def _zone(desk: Desk, scale: Scale, step: int) -> str:
    return desk.pick(ZONE_NAMES[ZONES[zone(scale, step)]])


def _together(desk: Desk) -> list[str]:
    """Return the cubes and the common score of a co-operative game."""
    view, say, colon = desk.view, desk.say, desk.colon
    copper, trade = view.pile["copper"], view.pile["trade"]
    total = sum(_total(player) for player in view.players)
    return [
        say(
            f"Cubes left: {copper} copper, {trade} trade.",
            f"Cubes restants{colon} {copper} de cuivre, {trade} d’échange.",
        ),
        say(
            f"Together: {total} of {COOP_GOAL} VP.", f"Ensemble{colon} {total} PV sur {COOP_GOAL}."
        ),
    ]


def _alone(desk: Desk) -> list[str]:
    """Return the dummy's cards and how far Mars is in a solo game."""
    view, say, colon = desk.view, desk.say, desk.colon
    phases = [desk.phase(number) for number in view.dummy_played]
    played = both(phases, desk.lang) or say("none", "aucune")
    done = view.temperature + view.oxygen + len(view.oceans)
    return [
        say(
            f"Dummy’s cards played: {played}. Marker: {view.marker}.",
            f"Cartes jouées par l’automate{colon} {played}. Marqueur{colon} {view.marker}.",
        ),
        say(
            f"Terraforming: {done} of {ALL_STEPS} steps.",
            f"Terraformation{colon} {STEP.counted('fr', done)} sur {ALL_STEPS}.",
        ),
    ]


def _phases(desk: Desk, names: Sequence[str]) -> list[str]:
    """Return the phases of the round with those who chose them, or while planning the last ones."""
    view, say, colon = desk.view, desk.say, desk.colon
    if isinstance(desk.frame(), Planning):
        last = [
            f"{names[player.seat]} {desk.phase(player.previous)}"
            for player in view.players
            if player.previous
        ]
        closed = ", ".join(last)
        en = f"Phase cards of the last round, closed to those who played them: {closed}."
        fr = "Cartes de phase de la manche précédente, fermées à ceux qui les ont jouées"
        return [say(en, f"{fr}{colon} {closed}.")] if last else []
    if not view.phases or view.over:
        return []
    told: list[str] = []
    for number in view.phases:
        by = both([names[p.seat] for p in view.players if p.phase == number], desk.lang)
        told.append(desk.phase(number) + (f" ({by})" if by else ""))
    phases = both(told, desk.lang)
    return [say(f"Phases of this round: {phases}.", f"Phases de la manche{colon} {phases}.")]


def _started(desk: Desk, started: tuple[int, int, int]) -> str:
    temperature, oxygen, oceans = started
    warmth = str(degrees(temperature)).replace("-", "−")
    return desk.say(
        f"When the phase began: {warmth} °C, {oxygen}%, {OCEAN.counted('en', oceans)}.",
        f"Au début de la phase : {warmth} °C, {oxygen} %, {OCEAN.counted('fr', oceans)}.",
    )


def _answers(desk: Desk, names: Sequence[str]) -> str:
    view, say = desk.view, desk.say
    if view.over:
        return verdict(desk) or say("The game is over.", "La partie est finie.")
    if any(player.done is None for player in view.players):
        total = view.answered + view.waiting
        return say(
            f"{view.answered} of {total} are done.", f"{view.answered} sur {total} ont fini."
        )
    awaited = [names[player.seat] for player in view.players if not player.done]
    return say(f"Awaited: {both(awaited, 'en')}.", f"On attend{desk.colon} {both(awaited, 'fr')}.")


def _players(desk: Desk, names: Sequence[str]) -> list[str]:
    said = [_player(desk, player, names[player.seat]) for player in desk.view.players]
    return [_behind(desk), *said] if _behind(desk) else said


def _behind(desk: Desk) -> str:
    """Return that the others are shown as the phase began, where they are."""
    frame = desk.frame()
    if not (isinstance(frame, Phase) and frame.curtain):
        return ""
    return desk.say("Players as the phase began.", "Joueurs au début de la phase.")


def _total(player: PlayerView) -> int:
    return player.tr + player.forests + player.points


def _income(desk: Desk, player: PlayerView) -> str:
    """Return what the production phase brings, with the MC of the terraform rating."""
    made = [
        desk.stock(track, player.production[track] + (player.tr if track == "mc" else 0))
        for track in TRACKS
    ]
    return both(made, desk.lang)


def _player(desk: Desk, player: PlayerView, name: str) -> str:
    say = desk.say
    corporation = desk.name(player.corporation) if player.corporation else "–"
    tr = desk.stock("tr", player.tr)
    forests = say(f"{player.forests} forest VP", f"{player.forests} PV de forêt")
    goods = [
        desk.stock("mc", player.mc),
        desk.stock("heat", player.heat),
        desk.stock("plant", player.plant),
    ]
    made = _income(desk, player)
    total = _points(desk, _total(player))
    tags = [
        f"{player.tags[tag]} {desk.pick(TAG_NAMES[tag])}" for tag in TAGS if player.tags.get(tag)
    ]
    cards = [_played(desk, player, card) for card in player.played]
    none = say("none", "aucune")
    return say(
        f"{name} ({corporation}): {total}, {tr}, {forests}; {both(goods, 'en')}; "
        f"the production phase brings {made}; {player.steel} steel, {player.titanium} titanium; "
        f"tags: {', '.join(tags) or 'none'}; hand: {desk.cards(player.hand_size)}; "
        f"played: {', '.join(cards) or none}.",
        f"{name} ({corporation}) : {total}, {tr}, {forests} ; {both(goods, 'fr')} ; "
        f"la phase de production rapporte {made} ; {player.steel} acier, "
        f"{player.titanium} titane ; badges : {', '.join(tags) or 'aucun'} ; "
        f"main : {desk.cards(player.hand_size)} ; jouées : {', '.join(cards) or none}.",
    )


def _played(desk: Desk, player: PlayerView, card: str) -> str:
    holds = CARDS[card].holds
    if holds is None:
        return desk.name(card)
    n = player.cubes.get(card, 0)
    return f"{desk.name(card)} ({CUBES[holds].counted(desk.lang, n)})"


def alt(desk: Desk, picture: str, names: Sequence[str]) -> str:
    """Return the alternative text of a picture."""
    key, _, seat = picture.partition(":")
    match key:
        case "players":
            said = " ".join(_summary(desk, player, names) for player in desk.view.players)
        case "tableau":
            player = desk.view.players[int(seat or desk.seat)]
            said = _player(desk, player, names[player.seat])
        case "hand":
            said = f"{_choice(desk)} {_hand(desk)}".lstrip()
        case "revealed":
            said = f"{_choice(desk)} {_latest(desk, names)}".lstrip()
        case "score":
            said = _scores(desk, names)
        case _:
            said = " ".join([*_mars(desk, names), *_ratings(desk, names)])
    return clip(said, ALT)


def _points(desk: Desk, n: int) -> str:
    """Return points with their unit and a proper minus."""
    return desk.say(f"{n} VP", f"{n}{NARROW_SPACE}PV").replace("-", "−")


def _ratings(desk: Desk, names: Sequence[str]) -> list[str]:
    """Return everybody's points and terraform rating."""
    return [
        f"{names[p.seat]}{desk.colon} {_points(desk, _total(p))}, {desk.stock('tr', p.tr)}."
        for p in desk.view.players
    ]


def _scores(desk: Desk, names: Sequence[str]) -> str:
    """Return the score sheet: everybody's points by category, best first, and who won.

    Against the box it begins with won or lost, and by what.
    """
    shown = standing(desk.view)
    said = [verdict(desk)] if shown.won is not None else []
    for score in sorted(shown.scores, key=lambda score: (score.rank, score.seat)):
        by = ", ".join(
            f"{category(desk.lang, key)} {n}".replace("-", "−")
            for key, n in score.categories.items()
        )
        said.append(f"{names[score.seat]}{desk.colon} {_points(desk, score.total)} ({by}).")
    if desk.view.over and shown.won is None:
        winners = both([names[seat] for seat in shown.winners], desk.lang)
        said.append(desk.say(f"Won by {winners}.", f"Victoire{desk.colon} {winners}."))
    return " ".join(said)


def _hand(desk: Desk) -> str:
    hand = [f"{desk.name(h.card)} ({desk.mc(h.price)})" for h in desk.player.hand or ()]
    listed = ", ".join(hand) or desk.say("empty", "vide")
    return desk.say(f"Your hand: {listed}.", f"Votre main : {listed}.")


def _choice(desk: Desk) -> str:
    """Return what lies open to choose from, as far as the viewer sees it; often nothing."""
    found: list[str] = []
    match desk.frame():
        case Mulligan() | Founding():
            found = [desk.name(corporation) for corporation in desk.dealt()]
        case Research(dealt) if desk.view.seat is not None:
            found = [desk.name(card) for card in dealt[desk.view.seat]]
        case Phase(lanes=lanes):
            parts = [lane.stack[-1] for lane in lanes if lane.stack]
            picks = [card for part in parts if isinstance(part, Pick) for card in part.cards]
            found = [desk.name(card) for card in picks if card in CARDS]
        case _:
            pass
    listed = both(found, desk.lang)
    return desk.say(f"To choose from: {listed}.", f"À choisir : {listed}.") if found else ""


def _latest(desk: Desk, names: Sequence[str]) -> str:
    """Return the cards that everybody played last."""
    none, said = desk.say("none", "aucune"), list[str]()
    for player in desk.view.players:
        played = ", ".join(desk.name(card) for card in player.played[-LATEST:])
        said.append(f"{names[player.seat]}{desk.colon} {played or none}.")
    return " ".join([desk.say("Latest cards played.", "Dernières cartes jouées."), *said])


def _summary(desk: Desk, player: PlayerView, names: Sequence[str]) -> str:
    goods = ", ".join(
        [
            _points(desk, _total(player)),
            desk.stock("tr", player.tr),
            FOREST.counted(desk.lang, player.forests),
            desk.stock("mc", player.mc),
            desk.stock("heat", player.heat),
            desk.stock("plant", player.plant),
            desk.say(f"{player.steel} steel", f"{player.steel} acier"),
            desk.say(f"{player.titanium} titanium", f"{player.titanium} titane"),
        ]
    )
    made = _income(desk, player)
    income = desk.say(f"production {made}", f"production{desk.colon} {made}")
    hand = desk.say(f"hand {player.hand_size}", f"main{desk.colon} {player.hand_size}")
    count = len(player.played)
    played = desk.say(f"cards in play {count}", f"cartes en jeu{desk.colon} {count}")
    parts = "; ".join([goods, income, hand, played])
    if desk.lang == "fr":
        parts = parts.replace("; ", f"{NARROW_SPACE}; ")
    return f"{names[player.seat]}{desk.colon} {parts}."


def category(desk_lang: str, key: str) -> str:
    """Return the name of a score category or tie-break."""
    return CATEGORY[key][desk_lang == "fr"]
