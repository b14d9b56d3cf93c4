"""A table in every possible status, and a way back to it after a change."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

from sqlalchemy import update

from bot.posts.vote_messages import view as vote_view
from bot.screens.lobby import view as lobby_view
from bot.service.seats import lobby, seating
from bot.service.tables.session import TableSession
from bot.service.turns import publish
from bot.service.votes import voting
from db import models
from games import registry
from games.core.actions import EndTurn
from games.core.random_play import choose_seat, random_action
from games.core.rng import rng
from tests.bot.seated import PEOPLE, Seated
from tests.bot.stage import Stage, path
from tests.bot.wire import Answers, Person
from tests.e2e.harness import components
from tests.toy.state import Survey

Options = dict[str, Any]
Status = Literal["none", "lobby", "closed", "playing", "paused", "finished", "cancelled"]
"""`closed` was cancelled before its game began, `cancelled` after that."""
STATUSES: tuple[Status, ...] = get_args(Status)
CHANNEL, EMPTY = 7, 8
NO_TABLE = "ZZZZZ"
CREATOR, SEATED, FORMER = (Person(id, name) for id, name in PEOPLE.items())
STRANGER = Person(999, "Eve")
MANAGER = Person(998, "Max", manages=True)
WHO = {"creator": CREATOR, "seated": SEATED, "former": FORMER, "stranger": STRANGER,
       "manager": MANAGER}  # fmt: skip


class Scene:
    """A stage with a table of a game in a status; it can be set up again as it was."""

    def __init__(self, stage: Stage, status: Status, file: Path) -> None:
        self.stage = stage
        self.tables = stage.app.tables
        self.status = status
        self.table = NO_TABLE
        self.channel = EMPTY if status == "none" else CHANNEL
        self._raw = sqlite3.connect(file)
        self._kept = sqlite3.connect(":memory:")
        self._version = 0

    @classmethod
    async def set(cls, stage: Stage, status: Status, game: str, file: Path) -> Scene:
        """Set a table up, and remember it."""
        scene = cls(stage, status, file)
        scene.table = await _made(stage, status, game)
        if status == "none":
            scene.table = NO_TABLE
        scene._raw.backup(scene._kept)
        scene._version = scene._seen()
        return scene

    def _seen(self) -> int:
        (version,) = self._raw.execute("PRAGMA data_version").fetchone()
        return version

    @property
    def changed(self) -> bool:
        """Whether anything was stored since the table was set up."""
        return self._seen() != self._version

    async def reset(self) -> None:
        """Set the table up as it was."""
        for table in list(self.tables._live):
            self.tables.drop(table)
        self.tables._channels.clear()
        self._kept.backup(self._raw)
        self._version = self._seen()

    async def use(
        self, person: Person, command: Any, options: Options, *, channel: int = 0, **more: Any
    ) -> Answers:
        """Use a command at the table as it was set up; `#` in the options is its number."""
        if self.changed:
            await self.reset()
        given = {name: self.table if value == "#" else value for name, value in options.items()}
        return await self.stage.wire.use(
            person, channel or self.channel, path(command), given, **more
        )

    async def press(
        self, person: Person, control: Control, values: Sequence[str], **more: Any
    ) -> Answers:
        """Press a control as it is shown to a person now, or with the number of another time."""
        if self.changed:
            await self.reset()
        number = more.pop("decision", None)
        if number is None:
            number = await self.decision(person) if control.numbered else 0
        made = control.id(self.table, number)
        return await self.stage.wire.press(person, self.channel, made, values, **more)

    async def decision(self, person: Person) -> int:
        """Return the number that a person's controls carry now."""
        if self.status == "none":
            return 1
        live = await self.tables.get(self.table)
        seat = live.seat_of(person.id)
        return 0 if seat is None else live.decision(seat)


async def _made(stage: Stage, status: Status, game: str) -> str:
    table = await Seated.open(stage.app.tables, 3, CHANNEL, game=game)
    if status in ("lobby", "closed"):
        await lobby.leave(table.tables, table.id, FORMER.id)
        if status == "closed":
            await seating.cancel_lobby(table.tables, table.id)
        return table.id
    if game in ("ceres", "luna_maris"):  # so that nobody who resigns is the first to move
        await lobby.set_option(table.tables, table.id, "first", "host")
    if game == "luna_maris":
        await lobby.set_option(table.tables, table.id, "equipment", "off")
    live = await lobby.start(table.tables, table.id, CREATOR.id)
    await _seat(stage, live)
    if status == "finished":
        await _ended(stage, live)
        return table.id
    if game == "dust":  # one player has ended a turn, one is in a turn, the others wait
        first, *_ = await table.bids()
        assert first == CREATOR.id
        await table.act(first, Survey(), EndTurn())
    await voting.ask(table.tables, table.id, "replace", "1", CREATOR.id)
    await seating.resign(table.tables, table.id, FORMER.id)
    if status == "cancelled":
        await seating.cancel(table.tables, table.id)
    if status == "paused":
        async with table.tables.locked(table.id) as held:
            await seating.set_paused(table.tables, held, CREATOR.id, paused=True)
    return table.id


async def _seat(stage: Stage, live: TableSession) -> None:
    """Give each person the seat of their number, regardless of the deal."""
    async with stage.app.database.writing() as conn:
        for seat, (user_id, name) in enumerate(PEOPLE.items()):
            table = models.seats
            where = (table.c.table_id == live.id) & (table.c.seat == seat)
            changes: dict[str, Any] = {"user_id": user_id, "name": name}
            await conn.execute(update(table).where(where).values(changes))
    stage.app.tables.drop(live.id)


async def _ended(stage: Stage, live: TableSession) -> None:
    """Play a game to its end, with only the last decision stored; a player resigns first."""
    await seating.resign(stage.app.tables, live.id, FORMER.id)
    state, seat, action = last_decision(live.game.key)
    async with stage.app.tables.locked(live.id) as held:
        held.state = held.game.copy(state)
        held.computed.clear()
        await publish.submit_for(stage.app.tables, held, seat, [action])
        assert held.row.status == "finished"


@cache
def last_decision(key: str) -> tuple[Any, int, Any]:
    """Return the position before the last decision of a game of three, whose it is, and what."""
    game, source = registry.get(key), rng(1)
    state = game.start({}, 3, 1)
    while True:
        seat = choose_seat(game.waiting(state), source)
        action, before = random_action(game, state, seat, source), game.copy(state)
        game.apply_unchecked(state, seat, action)
        if not game.waiting(state):
            return before, seat, action


# Controls to press


class Control:
    """A button or a menu that was shown; `values` are some of a menu's."""

    def __init__(self, component: dict[str, Any]) -> None:
        self.kind, self.name, _, decision, self.argument = component["custom_id"].split(":", 4)
        self.numbered = decision != "0"
        options: list[dict[str, Any]] = component.get("options") or []
        self.values = [option["value"] for option in (*options[:1], *options[1:][-1:])]

    def id(self, table: str, decision: int) -> str:
        """Return the id that Discord sends for it, at a table."""
        return f"{self.kind}:{self.name}:{table}:{decision}:{self.argument}"


def shown(rows: list[dict[str, Any]]) -> list[Control]:
    """Return the controls among a message's components."""
    return [Control(part) for part in components({"components": rows}) if "custom_id" in part]


async def public(scene: Scene) -> list[Control]:
    """Return the controls under public messages: of the lobby, and of a vote."""
    live = await scene.tables.get(scene.table)
    view = lobby_view(live)
    found = [] if view is None else shown(view.to_components())
    if live.playing:
        tally = await voting.look(scene.tables, live, 1)
        buttons = vote_view(live, tally)
        assert buttons is not None
        found += shown(buttons.to_components())
    return found
