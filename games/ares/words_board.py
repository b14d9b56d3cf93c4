"""Where the game stands, what a seat has to decide, and the board as text."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.content import CARDS, OCEANS, zone
from games.ares.desk import Desk
from games.ares.effects import TAGS, TRACKS, ZONES
from games.ares.flow import COOP_ROUNDS, SOLO_ROUNDS
from games.ares.nouns import CUBES, TAG_NAMES, ZONE_NAMES
from games.ares.state import (
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
from games.ares.view import PlayerView
from games.ares.words_labels import CATEGORY
from games.core.text import both, capital, clip

ALT = 1024
LATEST = 4
"""How many of a player's last cards the picture of them shows."""
LAST_ROUNDS = {"coop": COOP_ROUNDS, "solo": SOLO_ROUNDS}


def status(desk: Desk) -> str:
    """Return where the game stands in a few words."""
    view = desk.view
    if view.over:
        return desk.say("Game over", "Partie finie")
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
            return desk.say("phase ", "phase ") + desk.phase(number)
        case Research():
            return desk.say("phase ", "phase ") + desk.phase(5)
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
    view, say = desk.view, desk.say
    colon = desk.colon
    temperature = ZONE_NAMES[ZONES[zone("temperature", view.temperature)]][desk.lang == "fr"]
    oxygen = ZONE_NAMES[ZONES[zone("oxygen", view.oxygen)]][desk.lang == "fr"]
    found = [
        capital(status(desk)) + ".",
        say(
            f"Temperature: {desk.temperature()} ({temperature} zone)",
            f"Température{colon} {desk.temperature()} (zone {temperature})",
        )
        + ".",
        say(
            f"Oxygen: {desk.oxygen()} ({oxygen} zone)",
            f"Oxygène{colon} {desk.oxygen()} (zone {oxygen})",
        )
        + ".",
        say(
            f"Oceans: {len(view.oceans)} of {OCEANS}",
            f"Océans{colon} {len(view.oceans)} sur {OCEANS}",
        )
        + ".",
        say(
            f"Deck: {desk.cards(view.deck)}; discard pile: {desk.cards(view.discard)}.",
            f"Pioche{colon} {desk.cards(view.deck)} ; défausse{colon} {desk.cards(view.discard)}.",
        ),
    ]
    if view.phases:
        phases = both([desk.phase(number) for number in view.phases], desk.lang)
        found.append(
            say(f"Phases of this round: {phases}.", f"Phases de la manche{colon} {phases}.")
        )
    if view.started is not None:
        found.append(_started(desk, view.started))
    if view.mode == "coop":
        found.append(
            say(
                f"Cubes left: {view.pile['copper']} copper, {view.pile['trade']} trade.",
                f"Cubes restants{colon} {view.pile['copper']} de cuivre, "
                f"{view.pile['trade']} d’échange.",
            )
        )
    if view.mode == "solo":
        played = both([desk.phase(n) for n in view.dummy_played], desk.lang) or say(
            "none", "aucune"
        )
        found.append(
            say(
                f"Dummy’s cards played: {played}. Marker: {view.marker}.",
                f"Cartes jouées par l’automate{colon} {played}. Marqueur{colon} {view.marker}.",
            )
        )
    found.append(_answers(desk, names))
    return found


def _started(desk: Desk, started: tuple[int, int, int]) -> str:
    temperature, oxygen, oceans = started
    degrees = f"{-30 + 2 * temperature}".replace("-", "−")
    return desk.say(
        f"When the phase began: {degrees} °C, {oxygen}%, {oceans} oceans.",
        f"Au début de la phase : {degrees} °C, {oxygen} %, {oceans} océans.",
    )


def _answers(desk: Desk, names: Sequence[str]) -> str:
    view, say = desk.view, desk.say
    if view.over:
        return say("The game is over.", "La partie est finie.")
    if any(player.done is None for player in view.players):
        total = view.answered + view.waiting
        return say(
            f"{view.answered} of {total} are done.", f"{view.answered} sur {total} ont fini."
        )
    awaited = [names[player.seat] for player in view.players if not player.done]
    return say(f"Awaited: {both(awaited, 'en')}.", f"On attend{desk.colon} {both(awaited, 'fr')}.")


def _players(desk: Desk, names: Sequence[str]) -> list[str]:
    return [_player(desk, player, names[player.seat]) for player in desk.view.players]


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
    made = [desk.stock(track, player.production[track]) for track in TRACKS]
    tags = [
        f"{player.tags[tag]} {TAG_NAMES[tag][desk.lang == 'fr']}"
        for tag in TAGS
        if player.tags.get(tag)
    ]
    cards = [_played(desk, player, card) for card in player.played]
    none = say("none", "aucune")
    return say(
        f"{name} ({corporation}): {tr}, {forests}; {both(goods, 'en')}; "
        f"production {both(made, 'en')}; {player.steel} steel, {player.titanium} titanium; "
        f"tags: {', '.join(tags) or 'none'}; hand: {desk.cards(player.hand_size)}; "
        f"played: {', '.join(cards) or none}.",
        f"{name} ({corporation}) : {tr}, {forests} ; {both(goods, 'fr')} ; "
        f"production {both(made, 'fr')} ; {player.steel} acier, {player.titanium} titane ; "
        f"badges : {', '.join(tags) or 'aucun'} ; main : {desk.cards(player.hand_size)} ; "
        f"jouées : {', '.join(cards) or none}.",
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
            said = " ".join(
                f"{names[p.seat]}{desk.colon} {p.tr + p.forests + p.points}."
                for p in desk.view.players
            )
        case _:
            said = " ".join(_mars(desk, names))
    return clip(said, ALT)


def _hand(desk: Desk) -> str:
    hand = [f"{desk.name(h.card)} ({desk.mc(h.price)})" for h in desk.player.hand or ()]
    listed = ", ".join(hand) or desk.say("empty", "vide")
    return desk.say(f"Your hand: {listed}.", f"Votre main : {listed}.")


def _choice(desk: Desk) -> str:
    """Return what lies open to choose from, as far as the viewer sees it; often nothing."""
    found: list[str] = []
    match desk.frame():
        case Founding(dealt) | Research(dealt) if desk.view.seat is not None:
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
            desk.stock("tr", player.tr),
            desk.stock("mc", player.mc),
            desk.stock("heat", player.heat),
            desk.stock("plant", player.plant),
            desk.say(f"{player.forests} forests", f"{player.forests} forêts"),
            desk.say(f"{len(player.played)} cards played", f"{len(player.played)} cartes jouées"),
        ]
    )
    return f"{names[player.seat]}{desk.colon} {goods}."


def category(desk_lang: str, key: str) -> str:
    """Return the name of a score category or tie-break."""
    return CATEGORY[key][desk_lang == "fr"]
