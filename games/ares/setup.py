"""From options and a seed to the first state (chapter 2)."""

from __future__ import annotations

from collections.abc import Mapping

from games.ares.content import CARDS, CORPS, OCEANS
from games.ares.effects import Draw
from games.ares.events import Founded, RoundStarted
from games.ares.rules.actor import Actor, throw
from games.ares.state import PHASES, Founding, Mulligan, Planning, Player, Round, State
from games.core.errors import Reason, reason
from games.core.events import Applied, Event
from games.core.rng import Rng, rng
from games.core.setup import Option, PictureName

SEATS = range(1, 5)
COOP_SEATS = 2
HAND = 8
STARTERS = 4
PILE = {"copper": 27, "trade": 3}

OPTIONS: tuple[Option, ...] = (
    Option("setup", ("normal", "mulligan", "first"), "normal"),
    Option("coop", ("off", "on", "random"), "off"),
    Option("level", ("novice", "advanced", "expert"), "novice"),
    Option("curtain", ("auto", "on", "off"), "auto"),
    Option("answers", ("names", "count"), "names"),
)
"""`coop`: with cubes as the players choose (`on`) or drawn at random (R37)."""
FIRST = {"setup": "first"}
"""The options of a first game."""
PICTURES = (
    PictureName("board", "board", shows="mars phases"),
    PictureName("players", "board", shows="player:"),
    PictureName("tableau", "zoom", per_seat=True),
    PictureName("revealed", "zoom", shows="shown"),
    PictureName("legend", "zoom"),
    PictureName("hand", "private"),
    PictureName("phases", "private"),
    PictureName("score", "end"),
)


def refusal(options: Mapping[str, str], seats: int) -> Reason | None:
    """Return why complete and known options do not go with a seat count."""
    coop, levelled = options["coop"] != "off", options["level"] != "novice"
    if coop and levelled:
        return reason("coop_or_level", coop=COOP_SEATS)
    least, most = SEATS.start, SEATS.stop - 1
    if coop and seats != COOP_SEATS:
        return reason("coop_seats", seats=seats, coop=COOP_SEATS, least=least, most=most)
    if levelled and seats != 1:
        return reason("only_solo", seats=seats, most=most)
    if seats == 1 and (options["curtain"] != "auto" or options["answers"] != "names"):
        return reason("not_solo", most=most)
    return None


def mode_of(options: Mapping[str, str], seats: int) -> str:
    """Return `solo`, `coop` or `versus`."""
    if seats == 1:
        return "solo"
    return "versus" if options["coop"] == "off" else "coop"


def curtained(state: State) -> bool:
    """Return whether mats are frozen for the others while a phase runs (R3, R53)."""
    if state.mode == "solo":
        return False
    wish = state.options["curtain"]
    return wish == "on" or (wish == "auto" and state.mode == "versus")


def new(options: Mapping[str, str], seats: int, seed: int, content: str) -> State:
    """Return the first state of a game."""
    source = rng(seed)
    oceans = source.shuffled(range(OCEANS))
    mode = mode_of(options, seats)
    state = State(
        content=content,
        options=dict(options),
        mode=mode,
        rng=source,
        oceans=oceans,
        players=[Player() for _ in range(seats)],
    )
    if mode == "coop":
        state.pile = dict(PILE)
    if mode == "solo":
        state.marker = 1
        state.dummy = source.shuffled(PHASES)
    if options["setup"] == "first":
        _first_game(state, source)
    else:
        _normal(state, source)
    return state


def _normal(state: State, source: Rng) -> None:
    """Deal 8 projects and two corporations to each player (2.3, 2.4)."""
    state.deck = source.shuffled(CARDS)
    corporations = source.shuffled(CORPS)
    for player in state.players:
        player.hand = [state.deck.pop() for _ in range(HAND)]
    seats = range(len(state.players))
    dealt = [[corporations.pop(), corporations.pop()] for _ in seats]
    state.stack = [Founding(dealt, ["" for _ in seats])]
    if state.options["setup"] == "mulligan":
        state.stack.append(Mulligan([[] for _ in seats], [False for _ in seats]))


def _first_game(state: State, source: Rng) -> None:
    """Deal 4 starters, 4 others and a starter corporation to each player (2.9, R35)."""
    starters = [card.id for card in CARDS.values() if card.starter]
    state.deck = [card.id for card in CARDS.values() if not card.starter]
    corporations = [corporation.id for corporation in CORPS.values() if corporation.starter]
    for cards in (starters, state.deck, corporations):
        source.shuffle(cards)
    for player in state.players:
        player.hand = [starters.pop() for _ in range(STARTERS)]
    for player in state.players:
        player.hand += [state.deck.pop() for _ in range(HAND - STARTERS)]
    throw(state, starters)
    for seat in range(len(state.players)):
        found(Actor(state, seat, Applied()), corporations.pop())
    begin_round(state)


def opening(state: State) -> list[Event]:
    """Return what a first game's set-up did: its corporations lie open from the start."""
    if not state.round:
        return []
    seats = enumerate(state.players)
    told = [Founded(seat=seat, corporation=player.corporation) for seat, player in seats]
    return [*told, RoundStarted(round=state.round)]


def found(actor: Actor, corporation: str) -> None:
    """Give a seat its corporation (2.7)."""
    company = CORPS[corporation]
    actor.player.corporation = corporation
    actor.player.mc = company.mc
    actor.log.events.append(Founded(seat=actor.seat, corporation=corporation))
    for effect in company.on_play:
        assert isinstance(effect, Draw), "corporations only draw at set-up"
        actor.draw(effect.n, corporation)


def begin_round(state: State) -> None:
    """Take the phase cards back and ask for the next ones (3.2, 3.3, 13.2)."""
    state.round += 1
    state.phases = []
    for player in state.players:
        player.previous, player.phase = player.phase, 0
    state.stack = [Round(), Planning([0 for _ in state.players])]
