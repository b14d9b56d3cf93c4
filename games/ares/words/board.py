"""Where the game stands, what a seat has to decide, and the board as text."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.content import ALL_STEPS, CARDS, OCEANS, degrees, zone
from games.ares.effects.kinds import TAGS, ZONES, Scale
from games.ares.nouns import CUBES, FOREST, OCEAN, STEP, TAG_NAMES, ZONE_NAMES
from games.ares.rules import derive
from games.ares.scoring import COOP_GOAL, standing, total
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
    Player,
    Research,
    Swap,
    live_phase,
)
from games.ares.words.desk import Desk
from games.ares.words.result import LAST_ROUNDS, verdict
from games.core.text import NARROW_SPACE, both, capital, clip

ALT = 1024
LATEST = 4
"""How many of a player's last cards the picture of them shows."""


def status(desk: Desk) -> str:
    """Return where the game stands in a few words."""
    state = desk.state
    if state.over:
        won = standing(state).won
        if won is None:
            return desk.say("Game over", "Partie finie")
        return desk.say(
            f"Game {'won' if won else 'lost'}", f"Partie {'gagnée' if won else 'perdue'}"
        )
    step = step_name(desk)
    if not state.round:
        return step
    last = LAST_ROUNDS.get(state.mode)
    of = f"/{last}" if last else ""
    return desk.say(f"Round {state.round}{of}, {step}", f"Manche {state.round}{of}, {step}")


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
    state, say, colon = desk.state, desk.say, desk.colon
    deck, discard = desk.cards(len(state.deck)), desk.cards(len(state.discard))
    found = [
        capital(status(desk)) + ".",
        *_parameters(desk),
        say(
            f"Deck: {deck}; discard pile: {discard}.",
            f"Pioche{colon} {deck} ; défausse{colon} {discard}.",
        ),
        *_phases(desk, names),
    ]
    phase = live_phase(state)
    if phase is not None:
        found.append(_started(desk, phase))
    if state.mode == "coop":
        found += _together(desk)
    if state.mode == "solo":
        found += _alone(desk)
    return [*found, _answers(desk, names)]


def _parameters(desk: Desk) -> list[str]:
    state, say, colon = desk.state, desk.say, desk.colon
    temperature = _zone(desk, "temperature", state.temperature)
    oxygen, oceans = _zone(desk, "oxygen", state.oxygen), state.flipped
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
    state, say, colon = desk.state, desk.say, desk.colon
    copper, trade = state.pile["copper"], state.pile["trade"]
    together = sum(total(player) for player in state.players)
    return [
        say(
            f"Cubes left: {copper} copper, {trade} trade.",
            f"Cubes restants{colon} {copper} de cuivre, {trade} d’échange.",
        ),
        say(
            f"Together: {together} of {COOP_GOAL} VP.",
            f"Ensemble{colon} {together} PV sur {COOP_GOAL}.",
        ),
    ]


def _alone(desk: Desk) -> list[str]:
    """Return the dummy's cards and how far Mars is in a solo game."""
    state, say, colon = desk.state, desk.say, desk.colon
    phases = [desk.phase(number) for number in state.dummy_played]
    played = both(phases, desk.lang) or say("none", "aucune")
    done = state.temperature + state.oxygen + state.flipped
    return [
        say(
            f"Dummy’s cards played: {played}. Marker: {state.marker}.",
            f"Cartes jouées par l’automate{colon} {played}. Marqueur{colon} {state.marker}.",
        ),
        say(
            f"Terraforming: {done} of {ALL_STEPS} steps.",
            f"Terraformation{colon} {STEP.counted('fr', done)} sur {ALL_STEPS}.",
        ),
    ]


def _phases(desk: Desk, names: Sequence[str]) -> list[str]:
    """Return the phases of the round with those who chose them, or while planning the last ones."""
    state, say, colon = desk.state, desk.say, desk.colon
    if isinstance(desk.frame(), Planning):
        last = [
            f"{name} {desk.phase(player.previous)}"
            for name, player in zip(names, state.players, strict=False)
            if player.previous
        ]
        closed = ", ".join(last)
        en = f"Phase cards of the last round, closed to those who played them: {closed}."
        fr = "Cartes de phase de la manche précédente, fermées à ceux qui les ont jouées"
        return [say(en, f"{fr}{colon} {closed}.")] if last else []
    if not state.phases or state.over:
        return []
    told: list[str] = []
    for number in state.phases:
        chose = [s for s, player in enumerate(state.players) if player.phase == number]
        by = both([names[seat] for seat in chose], desk.lang)
        told.append(desk.phase(number) + (f" ({by})" if by else ""))
    phases = both(told, desk.lang)
    return [say(f"Phases of this round: {phases}.", f"Phases de la manche{colon} {phases}.")]


def _started(desk: Desk, phase: Phase) -> str:
    warmth = str(degrees(phase.temperature)).replace("-", "−")
    return desk.say(
        f"When the phase began: {warmth} °C, {phase.oxygen}%, {OCEAN.counted('en', phase.oceans)}.",
        f"Au début de la phase : {warmth} °C, {phase.oxygen} %, "
        f"{OCEAN.counted('fr', phase.oceans)}.",
    )


def _answers(desk: Desk, names: Sequence[str]) -> str:
    state, say = desk.state, desk.say
    if state.over:
        return verdict(desk) or say("The game is over.", "La partie est finie.")
    seats = range(len(state.players))
    if any(desk.done(seat) is None for seat in seats):
        total = len(seats)
        done = total - desk.awaited()
        return say(f"{done} of {total} are done.", f"{done} sur {total} ont fini.")
    awaited = [names[seat] for seat in seats if not desk.done(seat)]
    return say(f"Awaited: {both(awaited, 'en')}.", f"On attend{desk.colon} {both(awaited, 'fr')}.")


def _players(desk: Desk, names: Sequence[str]) -> list[str]:
    said = [
        _player(desk, player, name) for player, name in zip(desk.state.players, names, strict=False)
    ]
    return [_behind(desk), *said] if _behind(desk) else said


def _behind(desk: Desk) -> str:
    """Return that the others are shown as the phase began, where they are."""
    frame = desk.frame()
    if not (isinstance(frame, Phase) and frame.curtain):
        return ""
    return desk.say("Players as the phase began.", "Joueurs au début de la phase.")


def _income(desk: Desk, player: Player) -> str:
    """Return what the production phase brings, with the MC of the terraform rating."""
    made = [
        desk.stock(track, n + (player.tr if track == "mc" else 0))
        for track, n in derive.production(player).items()
    ]
    return both(made, desk.lang)


def _player(desk: Desk, player: Player, name: str) -> str:
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
    points = _points(desk, total(player))
    steel, titanium = derive.metal(player, "steel"), derive.metal(player, "titanium")
    found = derive.tag_counts(player)
    tags = [f"{found[tag]} {desk.pick(TAG_NAMES[tag])}" for tag in TAGS if found.get(tag)]
    cards = [_played(desk, player, card) for card in player.played]
    none = say("none", "aucune")
    return say(
        f"{name} ({corporation}): {points}, {tr}, {forests}; {both(goods, 'en')}; "
        f"the production phase brings {made}; {steel} steel, {titanium} titanium; "
        f"tags: {', '.join(tags) or 'none'}; hand: {desk.cards(len(player.hand))}; "
        f"played: {', '.join(cards) or none}.",
        f"{name} ({corporation}) : {points}, {tr}, {forests} ; {both(goods, 'fr')} ; "
        f"la phase de production rapporte {made} ; {steel} acier, "
        f"{titanium} titane ; badges : {', '.join(tags) or 'aucun'} ; "
        f"main : {desk.cards(len(player.hand))} ; jouées : {', '.join(cards) or none}.",
    )


def _played(desk: Desk, player: Player, card: str) -> str:
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
            said = " ".join(_summary(desk, seat, name) for seat, name in enumerate(names))
        case "tableau":
            number = int(seat or desk.seat)
            said = _player(desk, desk.state.players[number], names[number])
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
        f"{name}{desk.colon} {_points(desk, total(p))}, {desk.stock('tr', p.tr)}."
        for name, p in zip(names, desk.state.players, strict=False)
    ]


def _scores(desk: Desk, names: Sequence[str]) -> str:
    """Return the score sheet: everybody's points by category, best first, and who won.

    Against the box it begins with won or lost, and by what.
    """
    shown = standing(desk.state)
    said = [verdict(desk)] if shown.won is not None else []
    for score in sorted(shown.scores, key=lambda score: (score.rank, score.seat)):
        by = ", ".join(
            f"{desk.voice.text(f'category-{key}')} {n}".replace("-", "−")
            for key, n in score.categories.items()
        )
        said.append(f"{names[score.seat]}{desk.colon} {_points(desk, score.total)} ({by}).")
    if desk.state.over and shown.won is None:
        winners = both([names[seat] for seat in shown.winners], desk.lang)
        said.append(desk.say(f"Won by {winners}.", f"Victoire{desk.colon} {winners}."))
    return " ".join(said)


def _hand(desk: Desk) -> str:
    hand = [f"{desk.name(card)} ({desk.mc(desk.price(card))})" for card in desk.hand()]
    listed = ", ".join(hand) or desk.say("empty", "vide")
    return desk.say(f"Your hand: {listed}.", f"Votre main : {listed}.")


def _choice(desk: Desk) -> str:
    """Return what lies open to choose from, as far as the viewer sees it; often nothing."""
    found: list[str] = []
    match desk.frame():
        case Mulligan() | Founding():
            found = [desk.name(corporation) for corporation in desk.dealt()]
        case Research(dealt) if desk.seen.viewer is not None:
            found = [desk.name(card) for card in dealt[desk.seen.viewer]]
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
    for name, player in zip(names, desk.state.players, strict=False):
        played = ", ".join(desk.name(card) for card in player.played[-LATEST:])
        said.append(f"{name}{desk.colon} {played or none}.")
    return " ".join([desk.say("Latest cards played.", "Dernières cartes jouées."), *said])


def _summary(desk: Desk, seat: int, name: str) -> str:
    player = desk.state.players[seat]
    steel, titanium = derive.metal(player, "steel"), derive.metal(player, "titanium")
    goods = ", ".join(
        [
            _points(desk, total(player)),
            desk.stock("tr", player.tr),
            FOREST.counted(desk.lang, player.forests),
            desk.stock("mc", player.mc),
            desk.stock("heat", player.heat),
            desk.stock("plant", player.plant),
            desk.say(f"{steel} steel", f"{steel} acier"),
            desk.say(f"{titanium} titanium", f"{titanium} titane"),
        ]
    )
    made = _income(desk, player)
    income = desk.say(f"production {made}", f"production{desk.colon} {made}")
    hand = desk.say(f"hand {len(player.hand)}", f"main{desk.colon} {len(player.hand)}")
    count = len(player.played)
    played = desk.say(f"cards in play {count}", f"cartes en jeu{desk.colon} {count}")
    parts = "; ".join([goods, income, hand, played])
    if desk.lang == "fr":
        parts = parts.replace("; ", f"{NARROW_SPACE}; ")
    return f"{name}{desk.colon} {parts}."
