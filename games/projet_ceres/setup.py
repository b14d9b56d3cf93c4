"""Setting up a table: the house setup (section 3, OP-03, OP-04)."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.boundaries import Boundary
from games.core.events import Applied, Event
from games.core.grid import by_ring
from games.core.rng import Rng, rng
from games.core.setup import Option, PictureName
from games.projet_ceres import events as ev
from games.projet_ceres import flow
from games.projet_ceres.content import SETS, Index
from games.projet_ceres.content.types import CLANS, Clan
from games.projet_ceres.rules.belt import chart
from games.projet_ceres.rules.offers import slots
from games.projet_ceres.state import Asteroid, Player, State, Upkeep

OPTIONS = (
    Option("story", ("random", "water", "driver", "probe"), "random"),
    Option("missions", ("phase2_and_box", "box_only", "free"), "phase2_and_box"),
    Option("chain", ("no", "yes"), "no"),
    Option("influence", ("two_buckets", "round_pool"), "two_buckets"),
    Option("placing", ("anywhere", "controlled"), "anywhere"),
    Option("conditional", ("every_time", "once"), "every_time"),
    Option("agents", ("alternate", "batch"), "alternate"),
    Option("offturn", ("free", "windows"), "free"),
    Option("opening", ("any", "gentle"), "any"),
)
"""Section 24: `missions` is mission.access, `chain` mission.chain_same_round, `agents` phase3.mode,
`conditional` buildings.conditional_limit, `placing` placing.next_to_controlled. `opening` gentle:
neither military project lies in the first queue (brief 7)."""
FIRST = {"opening": "gentle"}
"""The options of a first game."""
PICTURES = (
    PictureName("board", "board", shows="belt"),
    PictureName(
        "ceres", "board", about="agent agents take counting", shows="ceres cards projects mission"
    ),
    PictureName("clans", "board", shows="player:"),
    PictureName("map", "zoom", about="*"),
    PictureName("projects", "zoom", about="support supporting"),
    PictureName("market", "zoom", about="buy add investing buying scouting"),
    PictureName(
        "mission",
        "zoom",
        about="attempt pledge winner cancel_call use_mission reopen call attempting",
    ),
    PictureName(
        "clan",
        "zoom",
        per_seat=True,
        about="""use use_asteroid accept ready get put lose pay maintain beg recycle salvage trade
            gaining losing paying salvaging readying offered trading""",
    ),
    PictureName("fight", "zoom", about="fight"),
    PictureName("legend", "zoom"),
    PictureName("turn", "private"),
    PictureName(
        "hand", "private", about="play discard reveal build drop react colonies discarding reacting"
    ),
    PictureName("score", "end"),
)
QUEUE = 4
MILITARY = ("mercenaries", "embassy")
FINISHED = {2: 2, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3}
"""Projects finished at the start by setup, with two players: they play too long (brief 16)."""
NEAR = (3, 4)
"""With these numbers of players rivals meet.

Others, who grow in peace, begin with less since setup 3; three have fewer goods since setup 4.
"""
OUTPOSTS = 3
"""With this number of players, who live furthest apart, a ship starts next to Ceres, all face up.
"""
METAL = 2
EVEN = {
    2: {"themis": -1, "flora": -1, "cybele": 2}, 4: {"themis": -1, "hilda": 1, "nysa": -1},
    5: {"coronis": -1}, 6: {"cybele": 2},
}  # fmt: skip
"""Metal by which clans differ, by players, where the map suits them more or less."""
EVEN_BEFORE = {
    2: {"themis": -1, "flora": -1, "nysa": 1, "cybele": 2}, 5: {"coronis": -1}, 6: {"cybele": 2}
}  # fmt: skip
"""The same in setups 5 and 6; before them there was none."""
LEADING = (2, 4, 5, 6)
"""With these numbers of players the first player has one more metal; before setup 7 with three too.
"""


def new(options: Mapping[str, str], seats: int, seed: int, content: str) -> State:
    """Return the state in which round 1 begins."""
    t, source = SETS.get(content), rng(seed)
    stories = sorted(t.stories)
    story = options["story"] if options["story"] in stories else source.pick(stories)
    house = t.components.setup > 1
    finished = FINISHED.get(t.components.setup, 0) if seats == 2 else 0
    state = State(
        content=content,
        options=dict(options),
        first=source.below(seats),
        belt={},
        tiles=source.shuffled(t.belt),
        investment=source.shuffled(t.investment),
        investment_rng=rng(seed, 1),
        queue=[],
        explorations=source.shuffled(t.explorations),
        exploration_rng=rng(seed, 2),
        pile=_projects(t, options, source, finished),
        projects=[],
        story=story,
        missions=[card.id for card in t.piles[story]],
    )
    state.queue = [state.investment.pop() for _ in range(slots(seats))]
    state.finished = [state.pile.pop(0) for _ in range(finished)]
    # Slot 4 is the exit: the first project out of the pile has come furthest.
    state.projects = [state.pile.pop(0) for _ in range(QUEUE)][::-1]
    clans = source.shuffled(CLANS)[:seats]
    state.players = [_player(t, seed, seat, clan, seats) for seat, clan in enumerate(clans)]
    leads = house and (seats in LEADING or t.components.setup < 7)
    state.players[state.first].goods["metal"] += leads
    _belt(t, state, outposts=house and seats == OUTPOSTS)
    state.stack = [Upkeep()]
    flow.proceed(t, state, Applied())
    # Nobody can hold boundaries before the first turn.
    while isinstance(state.stack[-1], Boundary):
        state.stack.pop()
    flow.proceed(t, state, Applied())
    return state


def _projects(t: Index, options: Mapping[str, str], source: Rng, finished: int) -> list[str]:
    """Return the project pile, the first ones of which are finished or queue up at once."""
    pile = source.shuffled(t.projects)
    if options["opening"] == "gentle":
        # Before setup 6 what moved up from behind, or over finished projects, was overlooked.
        seen = QUEUE + finished if t.components.setup > 5 else QUEUE
        early = [each for each in pile[:seen] if each in MILITARY]
        rest = [each for each in pile if each not in early]
        if t.components.setup > 5:
            peaceful = [each for each in rest if each not in MILITARY][:seen]
            rest = peaceful + [each for each in rest if each not in peaceful]
        pile = rest + early
    return pile


def _even(t: Index, seats: int) -> Mapping[str, int]:
    """Return the metal by which clans differ."""
    if t.components.setup < 5:
        return {}
    return (EVEN if t.components.setup > 6 else EVEN_BEFORE).get(seats, {})


def _player(t: Index, seed: int, seat: int, clan: Clan, seats: int) -> Player:
    home, own = chart(seats).homes[seat], rng(seed, 3, seat)
    deck = own.shuffled(t.decks[clan])
    lean = t.components.setup > 2 and seats not in NEAR
    few = lean or (t.components.setup > 3 and seats == OUTPOSTS)
    even = _even(t, seats).get(clan, 0)
    goods = {"metal": METAL + even} if few else {"rock": 1, "hydrocarbon": 1, "metal": METAL + even}
    return Player(
        seat, clan, home, own, sorted(deck), deck=deck, goods=goods,
        docked=2 - lean, reserve=3 + lean,
    )  # fmt: skip


def _belt(t: Index, state: State, *, outposts: bool) -> None:
    """Lay out the asteroids (3.3): home asteroids face up, the others face down."""
    seats = len(state.players)
    found = chart(seats)
    dealt = [f"A{number}" for number in range(1, 7)]
    if found.radius == 4:
        dealt += [found.axis(home, 2) for home in found.homes]
    for p in state.players:
        home = found.towards(p.home)
        tile = t.homes[p.clan]
        state.belt[home] = Asteroid(tile, up=True, seat=p.seat, ships=1, home=True)
        dealt += [cell for cell in found.notches[p.home] if cell != home]
    for cell in dealt:
        if cell not in state.belt:
            state.belt[cell] = Asteroid(state.tiles.pop())
    if outposts:
        for number in range(1, 7):
            state.belt[f"A{number}"].up = True
        for p in state.players:
            outpost = state.belt[found.axis(p.home, 1)]
            outpost.seat, outpost.ships = p.seat, 1
            p.reserve -= 1
    state.belt = by_ring(state.belt)


def opening(state: State) -> list[Event]:
    """Return the events that players see at the start: round 1 and its Phase 1."""
    found: list[Event] = [
        *(ev.ProjectFinished(project=each) for each in state.finished),
        ev.RoundStarted(round=1, first=state.first),
        ev.StoryBegun(story=state.story),
        ev.MissionActive(mission=state.missions[0], die=state.die),
    ]
    for p in state.players:
        if p.hand:
            found.append(ev.Drew(seat=p.seat, n=len(p.hand)))
            found.append(ev.Found(seats=(p.seat,), seat=p.seat, cards=tuple(p.hand)))
    if state.phase == 2:
        found.append(ev.PhaseStarted(phase=2))
    return found
