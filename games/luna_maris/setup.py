"""Setting up a table (section 2; 12.1 for the solo game)."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.errors import Reason, reason
from games.core.events import Event
from games.core.rng import Rng, rng
from games.core.setup import Option, PictureName
from games.luna_maris.content import SETS, Index
from games.luna_maris.content.types import TRACKS
from games.luna_maris.events import Revealed
from games.luna_maris.flow import ask, begin_starting
from games.luna_maris.rules.board import SEEDBEDS
from games.luna_maris.scoring import START_VP
from games.luna_maris.state import Equipping, Player, Rival, Stack, State

OPTIONS = (
    Option("equipment", ("on", "off"), "on"),
    Option("level", ("basic", "intermediate", "advanced"), "basic"),
    Option("extras", ("specialty", "anyone"), "specialty"),
    Option("first", ("random", "host"), "random"),
)
"""`equipment`: off in a first game (2.10). `level`: of the AI, solo (12.1). `extras`: whether an
extra action in the module left behind needs a scientist who shows it (R6). `first`: the first
player is drawn, or is seat 0."""
FIRST = {"equipment": "off"}
"""The options of a first game."""
PICTURES = (
    PictureName("board", "board", about="studying", shows="colony modules mining tracks"),
    PictureName("offer", "board", shows="orders hiring seedbeds projects"),
    PictureName("players", "board", shows="player: ai"),
    PictureName("colony", "zoom"),
    PictureName("mining", "zoom", about="install"),
    PictureName(
        "cards",
        "zoom",
        about="""hire fulfil build take harvest claim salvage equip
            equipping harvesting turn_bonus claiming salvaging""",
    ),
    PictureName(
        "player",
        "zoom",
        per_seat=True,
        about="recover feed rest dismiss depot feeding recovering retrieving",
    ),
    PictureName("legend", "zoom"),
    PictureName("turn", "private", about="*"),
    PictureName("score", "end"),
)
KINDS = (1, 2, 3, 4)
HIRING = 3
PROJECTS = 5
DEALT = 5
"""Cards of the AI's deck: one for each round."""
START = {1: 1, 2: 1, 3: 1, 4: 2}
"""Scientists shown for the start positions, by players (2.11)."""


def refusal(options: Mapping[str, str], seats: int) -> Reason | None:
    """Return why known options do not go with a seat count."""
    if seats != 1 and options["level"] != "basic":
        return reason("only_solo", seats=seats)
    return None


def boards(seats: int) -> int:
    """Return for how many the board is set up; solo as for two (12.1)."""
    return max(2, seats)


def new(options: Mapping[str, str], seats: int, seed: int, content: str) -> State:
    """Return the state at the first choice."""
    t, source = SETS.get(content), rng(seed)
    count = boards(seats)
    state = _board(t, content, dict(options), count, source)
    first = source.below(seats) if options["first"] == "random" else 0
    state.order = [(first + place) % seats for place in range(seats)]
    starts = source.shuffled(zone.id for zone in t.zones.values() if count in zone.start)
    state.players = [
        Player(
            seat=seat,
            vp={"start": START_VP},
            research=dict.fromkeys(TRACKS, 1),
            hand=list(t.starting),
            probes=[starts[seat]],
        )
        for seat in range(seats)
    ]
    if seats == 1:
        state.rival = _rival(t, options["level"], starts[1], source)
    state.revealed = _revealed(t, state, seats, source)
    if options["equipment"] == "on":
        tiles = source.shuffled(t.equipment)
        ask(state, state.order[-1], Equipping(tiles=tiles[: seats + 1]))
    else:
        begin_starting(state)
    return state


def eaten(t: Index, count: int) -> list[str]:
    """Return the food cards for this number of players (2.8)."""
    return [key for key, card in t.food.items() if card.players <= count]


def opening(state: State) -> list[Event]:
    """Return what happened before the first decision."""
    return [Revealed(what="start", cards=tuple(state.revealed))]


def _board(t: Index, content: str, options: dict[str, str], count: int, source: Rng) -> State:
    scientists = source.shuffled(t.hirable)
    projects = source.shuffled(t.improvements)
    food = source.shuffled(eaten(t, count))
    return State(
        content=content,
        options=options,
        rng=source,
        stacks=[_stack(t, kind, count, source) for kind in KINDS],
        hiring=[scientists.pop() for _ in range(HIRING)],
        scientists=scientists,
        projects=projects[:PROJECTS],
        covered=[zone.id for zone in t.zones.values() if zone.covered >= count],
        seedbeds=[food.pop() for _ in range(SEEDBEDS)],
        food=food,
    )


def _stack(t: Index, kind: int, count: int, source: Rng) -> Stack:
    """Return a stack of one tile more than players, the top face up (2.3)."""
    tiles = source.shuffled(key for key, order in t.orders.items() if order.kind == kind)
    tiles = tiles[: count + 1]
    return Stack(kind, tiles.pop(), tiles)


def _rival(t: Index, level: str, zone: str, source: Rng) -> Rival:
    return Rival(
        vp={"start": START_VP},
        deck=source.shuffled(deck(t, level))[:DEALT],
        research=dict.fromkeys(TRACKS, 1),
        probes=[zone],
    )


def deck(t: Index, level: str) -> list[str]:
    """Return the AI cards of a level; intermediate is all of them (12.1)."""
    return [key for key, card in t.ai_cards.items() if level in (card.level, "intermediate")]


def _revealed(t: Index, state: State, seats: int, source: Rng) -> list[str]:
    """Show scientists for the start positions; then those of the deck are shuffled in (2.11)."""
    if seats == 3:
        key = state.scientists[-1]
        source.shuffle(state.scientists)
        return [key]
    return source.shuffled(t.starting)[: START[seats]]
