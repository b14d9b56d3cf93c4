"""A masked state with what the components say: what labels and prompts are read from."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from games.core.actions import Action
from games.core.messages import Said, names
from games.core.speech import Argument, Items, Message, Name
from games.core.wording import WordsView
from games.projet_ceres.content import SETS, Index
from games.projet_ceres.effects import Branch, Changed, Cost
from games.projet_ceres.rules import asking, derive, fights, goods, triggers
from games.projet_ceres.rules.resolve import MISSION, guild_of
from games.projet_ceres.state import Fight, Player, State
from games.projet_ceres.steps import STEPS
from games.projet_ceres.steps.base import Priced
from games.projet_ceres.words import terms
from games.projet_ceres.words.effects import Now


class Position(WordsView[State, Player, Index]):
    """A masked state with its cards, who looks at it, and how things are called there."""

    sets, steps = SETS, STEPS

    def public_seat(self, state: State) -> int:
        return state.first

    # Who is asked what

    def frame(self, seat: int) -> Any:
        """Return the frame that asks a seat first; `None` for who waits."""
        return next(iter(asking.open_frames(self.state, seat)), None)

    def asks(self, kind: type[Action]) -> Any:
        """Return the frame in which an action of a kind answers; `None` at any time."""
        frames = asking.open_frames(self.state, self.seat)
        return next((each for each in frames if kind in STEPS[type(each)].by_action), None)

    # What things cost and come to

    def price(self, action: Action) -> Cost:
        """Return what an action costs now; nothing where it has no price."""
        frame = self.asks(type(action))
        step = STEPS[type(frame)].by_action.get(type(action))
        return step.price(self.at(frame), action) if isinstance(step, Priced) else Cost()

    def ways(self, source: str) -> tuple[Branch, ...]:
        """Return in which ways a building, an asteroid or the mission works; none if unknown."""
        known = source in self.state.belt or source in self.t.cards or source == MISSION
        return triggers.ways(self.t, self.state, source) if known else ()

    def now(self, source: str) -> Now:
        """Return what amounts of an effect come to for the viewer, by what it is of."""
        guild = guild_of(self.t, source)
        return lambda n: derive.amount(self.t, self.state, self.seat, n, guild)

    def total(self, what: Changed) -> int:
        """Return what changes of something come to for the viewer."""
        return derive.total(self.t, self.state, self.seat, what)

    def purse(self) -> dict[str, int]:
        """Return the resources that the viewer can pay with, by type."""
        return goods.totals(goods.purse(self.t, self.state, self.seat))

    def powers(self, fight: Fight) -> dict[str, Argument]:
        """Return the power of both sides of a combat."""
        attack, defence = fights.totals(self.t, self.state, fight)
        return {"attack": attack, "defence": defence}

    # What things are called

    @property
    def said(self) -> Said:
        """What fields of actions and frames are as arguments."""
        named = partial(terms.named, self.t)
        return {
            **dict.fromkeys(("cell", "place", "origin", "target"), self.cell),
            **dict.fromkeys(("card", "building", "box", "project", "mission"), named),
            "where": self.source,
            "cards": partial(terms.cards, self.t),
            "guild": lambda key: names([key]),
            "barred": lambda keys: Items(map(terms.resource, keys)),
            **dict.fromkeys(("seat", "attacker", "defender", "side", "winner"), self.called),
            "resource": lambda key: terms.goods({key: 1}),
            "item": terms.resource,
        }

    def called(self, seat: int) -> Argument:
        """Return what a seat is called, by its clan where names are not known."""
        if not 0 <= seat < len(self.state.players):
            return Message("seat")
        return self.players[seat] if self.players else Name(self.state.players[seat].clan)

    def asteroid(self, cell: str) -> str | None:
        """Return the asteroid that lies face up in a cell."""
        there = self.state.belt.get(cell)
        return there.id if there is not None and there.up and there.id in self.t.tiles else None

    def cell(self, cell: str) -> Message:
        """Return a cell, with the name of the asteroid that lies there face up; or a board."""
        return terms.cell(cell, self.asteroid(cell))

    def cells(self, cells: Iterable[str]) -> Items:
        """Return cells as a list."""
        return Items(map(self.cell, cells))

    def source(self, key: str) -> Argument:
        """Return what an effect is of: a card, an asteroid by its cell, the mission in force."""
        if key in self.state.belt:
            return self.cell(key)
        if key == MISSION:
            return Name(self.state.missions[0]) if self.state.missions else Message("the-mission")
        return terms.named(self.t, key)
