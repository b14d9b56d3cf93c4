"""Positions of Projet Cérès for tests of rules, set up in a few words.

With two players seat 0 lives at C1 with its notches B1, C2 and C18, seat 1 at C10 with B7, C9 and
C11; the cells A1 to A6 touch Ceres, and A1 is next to B1, A4 next to B7.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.core.actions import EndTurn
from games.core.boundaries import Boundary
from games.core.codec import encode
from games.core.errors import Reason, RefusedError
from games.core.events import Applied, Event
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres import flow
from games.projet_ceres import state as s
from games.projet_ceres.content import Index
from games.projet_ceres.content.types import Clan
from games.projet_ceres.game import GAME
from games.projet_ceres.rules.belt import chart_of
from games.projet_ceres.state import BOARD, NOBODY, Asteroid, Player, State
from tests.projet_ceres.box import BOX, STORY
from tests.projet_ceres.invariants import check

LETTERS = {"R": "rock", "H": "hydrocarbon", "M": "metal"}
END = EndTurn()


def goods(text: str) -> s.Goods:
    """Return resources by letters: `goods("RRM")`."""
    found = {key: text.count(letter) for letter, key in LETTERS.items()}
    assert len(text) == sum(found.values()), text
    return {key: n for key, n in found.items() if n}  # pyright: ignore[reportReturnType]


def letters(found: s.Goods) -> str:
    """Return resources as letters: `RRM`."""
    return "".join(letter * found.get(key, 0) for letter, key in LETTERS.items())  # pyright: ignore


class Table:
    """A game in round 1 in Phase 2, at the turn of seat 0, which is also first.

    Each player has two ships on the board, one on the home asteroid and three in reserve, two
    agents in reception, ten cards in the deck, no hand and no goods. The top mission card is in
    force, no project is finished. Each act goes through the game, and is checked against the
    invariants.
    """

    def __init__(self, seats: int = 2, box: Index = BOX, **options: str) -> None:
        self.box = box
        self.state: State = GAME.start({"story": STORY, **options}, seats, 1, box.hash)
        self.state.first = 0
        for p in self.state.players:
            p.hand, p.deck, p.goods = [], sorted(p.owned), {}
            p.dev = p.col = p.unlocked = p.influence = 0
            p.agents, p.docked, p.reserve, p.lane, p.busy = 2, 2, 3, [], False
        self._without_house_setup()
        self.turn(0)

    def _without_house_setup(self) -> None:
        """Undo the house's changes by number of players: examples are those of 3.3 and 3.8."""
        st = self.state
        st.pile, st.finished = [*st.pile, *st.finished], []
        for each in st.belt.values():
            if each.up and not each.home:
                each.up, each.seat, each.ships = False, NOBODY, 0

    # Whose decision it is

    def turn(self, seat: int, *acted: str) -> Table:
        """Give a seat its turn of Phase 2, perhaps after some actions (by kind)."""
        return self._at(2, s.Turn(seat, list(acted), begun=True))

    def agents(self, seat: int) -> Table:
        """Let a seat place an agent in Phase 3."""
        return self._at(3, s.Agents(seat))

    def colonies(self) -> Table:
        """Go to Phase 4; nobody is done."""
        return self._at(4, s.Colonies([False] * len(self.state.players)))

    def _at(self, phase: int, frame: s.AnyFrame) -> Table:
        self.state.phase, self.state.stack = phase, [frame]
        return self

    # Who has what

    def seat(self, seat: int = 0, **fields: Any) -> Table:
        """Give a seat what it has; `goods` on its board by letters, cards by id.

        A hand, deck or discard takes cards out of where they lie; `deck=3` keeps three others.
        """
        p = self.player(seat)
        if isinstance(fields.get("goods"), str):
            fields["goods"] = goods(fields["goods"])
        piles = {key: fields.pop(key) for key in ("hand", "discard", "buildings") if key in fields}
        deck = fields.pop("deck", None)
        for name, value in fields.items():
            assert hasattr(p, name), name
            setattr(p, name, list(value) if isinstance(value, tuple) else value)
        moved = [key for pile in piles.values() for key in pile]
        if not isinstance(deck, int):
            moved += deck or ()
        for name in ("hand", "deck", "discard", "buildings"):
            setattr(p, name, [key for key in getattr(p, name) if key not in moved])
        for name, pile in piles.items():
            setattr(p, name, list(pile) if name == "buildings" else sorted(pile))
        if deck is not None:
            p.deck = p.deck[:deck] if isinstance(deck, int) else list(deck)
        p.owned = sorted([*p.hand, *p.deck, *p.discard, *p.buildings])
        p.unlocked = max(p.unlocked, p.dev, p.col // 3)
        self._market()
        return self

    def clans(self, *clans: Clan) -> Table:
        """Give seats their clans, with their home asteroids and decks."""
        for p, clan in zip(self.state.players, clans, strict=True):
            home = next(e for e in self.state.belt.values() if e.home and e.seat == p.seat)
            home.id, p.clan = self.box.homes[clan], clan
            p.owned = sorted(self.box.decks[clan])
            p.hand, p.deck = [], list(p.owned)
        return self

    def _market(self) -> None:
        """Keep every investment card in one place: cards that a seat owns are not for sale."""
        t, st = self.box, self.state
        owned = {key for p in st.players for key in p.owned}
        st.queue = ["" if key in owned else key for key in st.queue]
        st.common = [key for key in st.common if key not in owned]
        lying = {*owned, *st.queue, *st.common}
        st.investment = [key for key in t.investment if key not in lying]

    def market(
        self,
        *queue: str,
        common: Iterable[str] = (),
        pile: int | None = None,
    ) -> Table:
        """Lay out the investment queue ("": a gap), the common discard and a pile of `pile` cards.

        The cards that a short pile leaves over go to the last seat, under its deck.
        """
        st, slots = self.state, len(self.state.queue)
        st.queue = [*queue, *[""] * (slots - len(queue))]
        st.common = sorted(common)
        self._market()
        if pile is not None:
            rest, st.investment = st.investment[pile:], st.investment[:pile]
            last = st.players[-1]
            last.deck = [*rest, *last.deck]
            last.owned = sorted([*last.owned, *rest])
        return self

    def ships(self, seat: int = 0, *, board: int = 0, **cells: int) -> Table:
        """Put a seat's ships: on the board, and on asteroids by cell; the rest is in reserve.

        Cells without an asteroid get one, face up, that yields nothing.
        """
        p, belt = self.player(seat), self.state.belt
        out = board + sum(cells.values())
        total = 6
        assert out <= total
        for each in belt.values():
            if each.seat == seat:
                each.seat, each.ships = NOBODY, 0
        for cell, n in cells.items():
            if cell not in belt or not belt[cell].up:
                self.asteroid(cell, "bare")
            assert belt[cell].seat in (NOBODY, seat) or not n
            belt[cell].seat, belt[cell].ships = (seat, n) if n else (NOBODY, 0)
        p.docked, p.reserve = board, total - out
        return self

    def asteroid(
        self, cell: str, kind: str = "bare", lying: str = "", *, up: bool = True, used: bool = False
    ) -> Table:
        """Put an asteroid of a kind (`rock`, `mixed`, or a whole id) in a cell, with goods."""
        st = self.state
        there = st.belt.get(cell)
        free = [*st.tiles, *st.gone]
        free += [each.id for each in st.belt.values() if not each.up and not each.home]
        tile = there.id if there is not None and there.id.startswith(kind) else ""
        tile = tile or next(key for key in free if key.startswith(kind))
        if there is None:
            there = Asteroid("")
        elif there.home:
            raise AssertionError(f"{cell} is a home asteroid")
        if tile != there.id:
            self._swap(tile, there)
        there.up, there.goods, there.used = up, goods(lying), used
        belt = {**st.belt, cell: there}
        st.belt.clear()
        st.belt.update({key: belt[key] for key in chart_of(st).places if key in belt})
        return self

    def _swap(self, tile: str, there: Asteroid) -> None:
        """Give an asteroid an id that lies elsewhere, which gets that of the asteroid."""
        st, old = self.state, there.id
        holder = next((each for each in st.belt.values() if each.id == tile), None)
        if holder is not None:
            if not old:
                old = st.tiles.pop()
            holder.id = old
        else:
            pile = st.tiles if tile in st.tiles else st.gone
            pile.remove(tile)
            if old:
                st.tiles.insert(0, old)
        there.id = tile

    def empty(self, *cells: str) -> Table:
        """Take asteroids off the map, under the pile; ships on them go to their boards."""
        for cell in cells:
            there = self.state.belt.pop(cell, None)
            if there is None:
                continue
            if there.seat != NOBODY:
                self.player(there.seat).docked += there.ships
            if not there.home:
                self.state.tiles.insert(0, there.id)
        return self

    def put(self, cell: str, lying: str) -> Table:
        """Lay goods on an asteroid, replacing the goods there."""
        self.state.belt[cell].goods = goods(lying)
        return self

    # Ceres, missions, piles

    def projects(
        self, *queue: str, pile: Iterable[str] = (), finished: Iterable[str] = ()
    ) -> Table:
        """Lay out the project queue from slot 1 ("": a gap), the pile and the finished projects.

        The others are finished if a pile is given, else they are the pile.
        """
        st = self.state
        named = {*queue, *pile, *finished}
        rest = [key for key in self.box.projects if key not in named]
        st.projects = [*queue, *[""] * (4 - len(queue))]
        st.pile, st.finished = list(pile), list(finished)
        if st.pile:
            st.finished += rest
        else:
            st.pile = rest
        return self

    def open(self, *projects: str) -> Table:
        """Finish projects, so that their boxes are there; others keep their places."""
        st = self.state
        st.projects = ["" if key in projects else key for key in st.projects]
        st.pile = [key for key in st.pile if key not in projects]
        st.finished += [key for key in projects if key not in st.finished]
        return self

    def top(self, mission: str, die: int = 0, *, active: bool = True) -> Table:
        """Let a mission card lie on top, in force, by default with its own die, or dormant."""
        pile = [card.id for card in self.box.piles[STORY]]
        self.state.missions = pile[pile.index(mission) :]
        die = die or (self.box.missions[mission].counter if active else 0)
        self.state.active, self.state.die, self.state.repeated = active, die, False
        return self

    def fields(self, **fields: Any) -> Table:
        """Set fields of the state."""
        for name, value in fields.items():
            assert hasattr(self.state, name), name
            setattr(self.state, name, value)
        return self

    # Playing

    def do(self, seat: int, *actions: act.AnyAction) -> list[Event]:
        """Have a seat carry out actions; returns what happened."""
        check(self.state)
        events: list[Event] = []
        for action in actions:
            events += self.apply(seat, action).events
        return events

    def apply(self, seat: int, action: act.AnyAction) -> Applied:
        """Have a seat carry out one action."""
        applied = GAME.apply(self.state, seat, action)
        assert encode(GAME.copy(self.state)) == encode(self.state)
        check(self.state)
        return applied

    def end(self, *seats: int) -> list[Event]:
        """Have seats end their turns, pass or be done, one after another."""
        return [event for seat in seats for event in self.do(seat, END)]

    def phase1(self) -> list[Event]:
        """Play Phase 1, up to the first decision."""
        self.state.phase, self.state.stack = 1, [s.Upkeep()]
        return self.proceed()

    def proceed(self) -> list[Event]:
        """Proceed automatically, past boundaries, to the next decision; returns the events."""
        log = Applied()
        check(self.state)
        while True:
            flow.proceed(self.box, self.state, log)
            if not self.state.stack or not isinstance(self.state.stack[-1], Boundary):
                break
            self.state.stack.pop()
        check(self.state)
        return log.events

    def finish_phase(self) -> list[Event]:
        """Have all players forgo the rest of this phase, answering only by default."""
        phase, number, events = self.state.phase, self.state.round, list[Event]()
        while self.state.stack and (self.state.phase, self.state.round) == (phase, number):
            events += self.default()
        return events

    def finish_round(self) -> list[Event]:
        """Play by defaults up to Phase 2 of the next round, or the end of the game."""
        number, events = self.state.round, list[Event]()
        while self.state.stack and (self.state.round == number or self.state.phase == 1):
            events += self.finish_phase()
        return events

    def default(self) -> list[Event]:
        """Have the first who is waited for end, or answer by default what cannot be ended."""
        seat = self.waiting()[0]
        action = END if self.refusal(seat, END) is None else GAME.default(self.state, seat)
        return self.do(seat, action)

    # Refusals

    def refusal(self, seat: int, action: act.AnyAction) -> Reason | None:
        """Return why an action is refused, which leaves no trace, or nothing."""
        check(self.state)
        before = encode(self.state)
        trial = GAME.copy(self.state)
        try:
            GAME.apply(trial, seat, action)
        except RefusedError as error:
            assert encode(trial) == before
            assert action not in GAME.legal(self.state, seat)
            return error.why
        assert encode(self.state) == before
        return None

    def why(self, seat: int, action: act.AnyAction) -> str:
        """Return the key of the reason for which an action is refused; "" where it is legal."""
        found = self.refusal(seat, action)
        return "" if found is None else found.key

    def legal(self, seat: int, *kinds: type) -> list[Any]:
        """Return the legal actions of a seat, of these kinds."""
        every = GAME.legal(self.state, seat)
        return [action for action in every if not kinds or isinstance(action, kinds)]

    # Looking

    def player(self, seat: int = 0) -> Player:
        """Return a player."""
        return self.state.players[seat]

    def waiting(self) -> tuple[int, ...]:
        """Return who is waited for."""
        return GAME.waiting(self.state)

    def at(self, place: str, seat: int = 0) -> str:
        """Return the goods in a place, by letters; `board` is the seat's."""
        found = self.player(seat).goods if place == BOARD else self.state.belt[place].goods
        return letters(found)

    def fleet(self, seat: int = 0) -> dict[str, int]:
        """Return where a seat's ships are: board and cells, without the reserve."""
        found = {cell: e.ships for cell, e in self.state.belt.items() if e.seat == seat}
        docked = self.player(seat).docked
        return {BOARD: docked, **found} if docked else found

    def piles(self, seat: int = 0) -> tuple[int, int, int]:
        """Return how many cards a seat has in hand, deck and discard."""
        p = self.player(seat)
        return len(p.hand), len(p.deck), len(p.discard)

    def points(self, seat: int = 0) -> tuple[int, int]:
        """Return the devotion and the colonisation of a seat."""
        return self.player(seat).dev, self.player(seat).col

    def frame(self, kind: type) -> Any:
        """Return the frame of a kind that lies on the stack or in a lane."""
        lanes = [frame for p in self.state.players for frame in p.lane]
        return next(frame for frame in (*self.state.stack, *lanes) if isinstance(frame, kind))


def kinds(events: Iterable[Event], *wanted: type[Event]) -> list[Any]:
    """Return the events of these kinds."""
    return [event for event in events if isinstance(event, wanted)]


def asked_agents(events: Iterable[Event]) -> list[int]:
    """Return who placed agents, in order."""
    return [event.seat for event in kinds(events, ev.AgentPlaced)]
