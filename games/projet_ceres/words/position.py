"""A masked state with what the components say: what labels and prompts are read from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from games.core.actions import Action
from games.core.secrets import Seen
from games.core.speech import Argument, Items, Message, Name, Speaker
from games.projet_ceres.content import components
from games.projet_ceres.effects import Cost
from games.projet_ceres.rules import asking, goods
from games.projet_ceres.rules.derive import amount
from games.projet_ceres.rules.resolve import guild_of
from games.projet_ceres.state import BOARD, AnyAt, AnyFrame, At, Call, Fight, Player, State
from games.projet_ceres.steps import STEPS
from games.projet_ceres.steps.base import Priced
from games.projet_ceres.words.effects import Now
from games.projet_ceres.words.terms import named, somebody


class Position:
    """What is seen of a game, by whom, with who says it and what the seats are called."""

    def __init__(self, seen: Seen[State], speaker: Speaker, players: Sequence[str] = ()) -> None:
        self.seen = seen
        self.state = seen.state
        self.speaker = speaker
        self.players = players
        self.t = components(seen.state.content)
        self.seat: int = seen.state.first if seen.viewer is None else seen.viewer
        self.player: Player = self.state.players[self.seat]

    def frames(self, seat: int) -> list[Any]:
        """Return the frames in which a seat decides, the one that asks first."""
        return asking.focus(self.state, seat)

    @property
    def frame(self) -> Any:
        """The frame that asks the viewer first; `None` for who waits."""
        return next(iter(self.frames(self.seat)), None)

    def at(self, frame: AnyFrame | None = None) -> AnyAt:
        """Return what the steps of a frame are asked with."""
        return At[Any](self.state, self.seat, self.player, frame, self.t, STEPS)

    def asks(self, kind: type[Action]) -> Any:
        """Return the frame in which an action of a kind answers; `None` at any time."""
        frames = (each for each in self.frames(self.seat) if kind in STEPS[type(each)].by_action)
        return next(frames, None)

    def price(self, action: Action) -> Cost:
        """Return what an action costs now; nothing where it has no price."""
        frame = self.asks(type(action))
        step = STEPS[type(frame)].by_action.get(type(action))
        return step.price(self.at(frame), action) if isinstance(step, Priced) else Cost()

    def now(self, source: str) -> Now:
        """Return what amounts of an effect come to for the viewer, by what it is of."""
        guild = guild_of(self.t, source)
        return lambda n: amount(self.t, self.state, self.seat, n, guild)

    @property
    def fight(self) -> Fight | None:
        """The combat that is open, a window in it aside."""
        return next((f for f in reversed(self.state.stack) if isinstance(f, Fight)), None)

    @property
    def call(self) -> Call | None:
        """The mission call that is open."""
        return next((f for f in self.state.stack if isinstance(f, Call)), None)

    def called(self, seat: int) -> Argument:
        """Return what a seat is called, by its clan where names are not known."""
        if not self.players and 0 <= seat < len(self.state.players):
            return Name(self.state.players[seat].clan)
        return somebody(seat, self.players)

    def asteroid(self, cell: str) -> str | None:
        """Return the asteroid that lies face up in a cell."""
        there = self.state.belt.get(cell)
        return there.id if there is not None and there.up and there.id in self.t.tiles else None

    def cell(self, cell: str) -> Message:
        """Return a cell, with the name of the asteroid that lies there face up."""
        return named(cell, self.asteroid(cell))

    def place(self, where: str) -> Message:
        """Return where goods or ships are: a cell, or a player's own board."""
        return Message("own-board") if where == BOARD else self.cell(where)

    def source(self, key: str) -> Argument:
        """Return what an effect is of: a card, an asteroid by its cell, the mission in force."""
        if key in self.state.belt:
            return self.cell(key)
        if key == "mission":
            return Name(self.state.missions[0]) if self.state.missions else Message("the-mission")
        return Name(key) if key in self.speaker.names else Message("unseen")

    def resolution(self, mission: str, key: str) -> Argument:
        """Return a resolution of a mission card: by its name, or by its number."""
        keys = [each.id for each in self.t.missions[mission].resolutions]
        own = f"{mission}_{key}"
        for name in (own, key):
            if name in self.speaker.names:
                return Name(name)
        return Message("resolution", n=keys.index(key) + 1 if key in keys else 0)

    def purse(self) -> dict[str, int]:
        """Return what the viewer can pay with, by type, influence of the round too."""
        held = goods.totals(goods.purse(self.t, self.state, self.seat))
        return {**held, "influence": self.player.influence}

    def cells(self, cells: Iterable[str]) -> Items:
        """Return cells as a list."""
        return Items(map(self.cell, cells))
