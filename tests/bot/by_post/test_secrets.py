"""What is hidden: others see the same for any hands, plans, orders and turns in hand."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest
from sqlalchemy import select

import db.deals as deals_db
import db.entries as entries_db
from bot.commands.game import offers, why_not
from bot.panel import selections, why
from bot.panel.decision import planned
from bot.panel.panel import panel
from bot.panel.plans.plan_ahead import plan_panel
from bot.posts.grouping import told_later
from bot.screens import boards
from bot.screens.history import game_files
from bot.service.history.log_lines import flat, listed
from bot.service.history.log_text import stories, tell
from bot.service.seats import lobby
from bot.service.tables import drafts
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.turns import edit_plans
from db import Database, models
from games import registry
from games.ares.actions import Reopen
from games.core import codec
from games.core.actions import EndTurn, fields, kind
from games.core.drafts import take
from games.core.events import visible
from games.core.length import lengths
from games.core.random_play import random_action
from games.core.rng import Rng, rng
from games.core.text import LANGUAGES
from tests.ares.builder import Table as Position
from tests.ares.builder import sell, std
from tests.bot.acts import standing, stands
from tests.bot.market import ADA, BRIAN, CHLOE, ByPost, begin_at
from tests.bot.seated import INTERACTIONS, PEOPLE, Seated
from tests.bot.wall import START, Wall
from tests.core.test_by_post import turns
from tests.e2e.quick import Dealt
from tests.toy.game import TOY
from tests.toy.market.state import Attack, Call, Mural, Pledge, Salvage, Shift, Target
from tests.toy.permuted import permuted
from tests.toy.state import Build, Building, Paint, Survey

PUBLIC: list[tuple[int, tuple[Any, ...]]] = [
    (ADA, (Attack("site02", 3),)),
    (BRIAN, (EndTurn(),)),
    (CHLOE, (Salvage(),)),
    (ADA, (Call(2),)),
    (BRIAN, (Pledge(1),)),
    (CHLOE, (EndTurn(),)),
    (ADA, (EndTurn(),)),
    (BRIAN, (Build("site09", 1), Paint("red"), EndTurn())),
    (CHLOE, (Survey(), EndTurn())),
]
"""Public acts; none of them depends on hidden things."""


async def seen(table: ByPost) -> dict[str, Any]:
    """Return the public facts of a table, and the messages its channel will get."""
    live = await table.live()
    log = entries_db.standing(await table.log(), live.row.state_seq)
    events = [(e.seq, e.kind, e.seat, e.events and codec.decode_events(TOY, e.events)) for e in log]
    told = await told_later(table.tables, live, 1, live.row.head)
    found: dict[str, Any] = {
        "messages": [
            (row.kind, row.nonce.replace(live.id, ""), row.payload, row.first_seq, row.last_seq)
            for row in await table.pending()
            if row.kind not in ("dm", "note")
        ],
        "mask": codec.encode(TOY.mask(live.state, None).state),
        "waits": [live.waits(), [seat.decision for seat in live.seats]],
        "events": [(*which, list(visible(found or [], None))) for *which, found in events],
        "log": flat(tell(live, told, "en")),
        "posts": listed(stories(live, told, "en")),
        "clocks": live.clocks,
    }
    async with table.tables.database.reading() as conn:
        deal = await deals_db.deal_of(conn, table.id)
    assert deal is not None
    assert not [secret for secret in (deal.salt, deal.seed) if secret in repr(found)]
    return found


Hiding = Callable[[ByPost], Awaitable[object]]


async def order(table: ByPost) -> None:
    """Give orders for questions that are not asked here."""
    for user_id in PEOPLE:
        await table.give(user_id, "ranked", "calm")
    await table.give(CHLOE, "cheapest", "3")


def act(action: Any) -> Hiding:
    return lambda table: table.act(CHLOE, action)


def choices(*sites: str) -> Hiding:
    """Return the preparing of a turn for each of some sites, or without any the end of one."""

    async def hide(table: ByPost) -> None:
        if not sites:
            await table.plan(CHLOE, "drop")
        for rank, site in enumerate(sites, 1):
            await table.arm(CHLOE, Build(site, 1), Paint("red"), rank=rank)

    return hide


undo: Hiding = lambda table: table.undo(CHLOE, interaction_id=next(INTERACTIONS))  # noqa: E731
HIDDEN: dict[str, dict[int, list[Hiding]]] = {
    "holds that are not reached": {0: [lambda table: table.hold(BRIAN, "round")]},
    "orders that have not spoken": {0: [order]},
    "what is composed": {3: [act(Mural(3)), act(Target("site03")), undo, undo]},
    "what is prepared": {
        0: [lambda table: table.plan(CHLOE, "add", Build("site20", 1))],
        3: [lambda table: table.plan(CHLOE, "drop")],
    },
    "several choices": {
        0: [choices("site20", "site21", "site22")],
        3: [lambda table: table.plan(CHLOE, "up", rank=3)],
        6: [choices(), choices(), choices()],
    },
    "plays that are put off": {
        1: [
            lambda table: table.put_off(CHLOE, Shift("site03")),
            lambda table: edit_plans.drop_postponed(table.tables, table.id, CHLOE, 1),
        ]
    },
    "hands": {},
}
"""Hidden acts, before which of the public steps."""


async def played(tables: Tables, channel: int, hidden: dict[int, list[Hiding]]) -> list[Any]:
    """Play a game with something hidden; returns the public facts at every step."""
    table = await ByPost.begin(tables, 3, channel, pace="slow")
    found: list[Any] = [await seen(table)]
    for step, (user_id, actions) in enumerate(PUBLIC):
        for hide in hidden.get(step, []):
            await hide(table)
            assert await seen(table) == found[-1], f"others can tell who does this before {step}"
        await table.act(user_id, *actions)
        live = await table.live()
        if live.whole(live.require_seat(user_id)):
            await table.confirm(user_id)
        await table.rest()
        found.append(await seen(table))
    return found


@pytest.mark.parametrize("what", HIDDEN)
async def test_what_everybody_sees_is_the_same_whatever_is_hidden(
    sqlite: Database, toy_game: None, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    tables, position = Tables(sqlite), turns(3)
    tables.served = lambda: 10**12
    begin_at(monkeypatch, position)
    plain = await played(tables, 7, {})
    if what == "hands":
        begin_at(monkeypatch, permuted(position, None, rng(3)))
    other = await played(tables, 8, HIDDEN[what])
    for step, (here, there) in enumerate(zip(plain, other, strict=True)):
        for name, value in here.items():
            assert there[name] == value, f"{name} after step {step}"


PREPARED = {
    "only the one that is possible": ("site21",),
    "the second is possible": ("site20", "site21"),
    "the third is possible": ("site20", "site22", "site21"),
    "the first of three is possible": ("site21", "site20", "site22"),
}
HOPELESS = {"one": ("site20",), "three": ("site20", "site22", "site23")}


async def after_choices(tables: Tables, channel: int, sites: Sequence[str], *taken: str) -> Any:
    """Let a player's prepared turns be due, with some sites taken; return what others learn."""
    table = await ByPost.begin(tables, 3, channel, pace="slow")
    for rank, site in enumerate(sites, 1):
        await table.arm(BRIAN, Build(site, 1), Paint("red"), rank=rank)
    live = await table.live()
    state = live.game.copy(live.state)
    for site in taken:
        state.sites[site] = Building(0, 1, "blue")
    await stands(table, state)
    await table.act(ADA, EndTurn())
    found = [await seen(table)]
    driven = await table.rest()
    live = await table.live()
    found += [await seen(table), {"driven": driven}]
    found += [{"head": live.row.head, "public": live.row.public_seq, "seats": live.seats}]
    found += [shown(live, seat) for seat in (0, 2)]
    for user_id in (ADA, CHLOE):
        export = (await game_files.export(tables, live, user_id)).decode()
        found.append({"export": re.sub(r'"commitment": "[0-9a-f]+"', "", export)})
    async with tables.database.reading() as conn:
        mine = models.entries.c.table_id == table.id
        rows = await conn.execute(select(models.entries).where(mine))
        log = [dict(each._mapping) for each in rows]
    return repr([*found, log]).replace(live.id, "TABLE"), await table.texts("note")


async def test_nobody_else_learns_which_choice_was_played(
    sqlite: Database, toy_game: None, monkeypatch: pytest.MonkeyPatch, wall: Wall
) -> None:
    """The log, posts, panels and exports of others are the same for any number of choices."""
    tables = Tables(sqlite)
    tables.served = lambda: 10**12
    begin_at(monkeypatch, turns(3))
    wall.at = START
    taken, own = ("site20", "site22"), []
    found: dict[str, str] = {}
    for channel, (name, sites) in enumerate(PREPARED.items(), 7):
        found[name], notes = await after_choices(tables, channel, sites, *taken)
        own.append(len(notes))
    assert own == [0, 1, 1, 0], "only its player is notified"
    first, *others = found.values()
    assert "site21" in first
    assert all(each == first for each in others)


async def test_nobody_else_learns_how_many_choices_could_not_be_played(
    sqlite: Database, toy_game: None, monkeypatch: pytest.MonkeyPatch, wall: Wall
) -> None:
    tables = Tables(sqlite)
    tables.served = lambda: 10**12
    begin_at(monkeypatch, turns(3))
    wall.at = START
    taken = ("site20", "site22", "site23")
    (one, told), (three, more) = [
        await after_choices(tables, channel, sites, *taken)
        for channel, sites in enumerate(HOPELESS.values(), 7)
    ]
    assert one == three
    assert len(told) == len(more) == 1
    assert "Second choice" not in told[0]
    assert "Third choice stopped" in more[0]


# A turn in hand is private: waiting players see the same for any content of it


GAMES = ["dust", *registry.game_keys()]
DEPTH = 2
"""Steps into the menus of a planned turn that are looked at."""


async def twins(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> list[Seated]:
    """Begin the same game of three at two tables."""
    monkeypatch.setattr(lobby, "secrets", Dealt(seed))
    made: list[Seated] = []
    for channel in (7, 8):
        table = await Seated.open(tables, 3, channel, game=game)
        if game in ("ares", "dust"):  # who is done is no secret else
            await lobby.set_option(tables, table.id, "answers", "count")
        await lobby.start(tables, table.id, 101)
        made.append(table)
    return made


def shown(live: TableSession, seat: int) -> dict[str, Any]:
    """Return all pages a waiting player can open, by name; without ids of tables."""
    view = live.seen(seat)
    found: dict[str, Any] = {"pictures": codec.encode(view)}
    for lang in LANGUAGES:
        words = live.words(lang)
        made = panel(live, seat, lang)
        found[f"panel {lang}"] = (made.text, made.layout().to_components())
        found[f"board {lang}"] = words.board(view, live.names)
        found[f"look {lang}"] = boards.views(live, lang, seat)
        found[f"why {lang}"] = why.answer(live, seat, lang)
        for action in {kind(each): each for each in live.game.offers(live.state, seat)}.values():
            tag = kind(action)
            refused = why_not(live, seat, tag, {}, {})
            found[f"refused {lang} {tag}"] = refused.text(lang)
            for field in fields(type(action)):
                found[f"typed {lang} {tag} {field}"] = offers(live, seat, tag, field, {}, "", lang)
        position = planned(live, seat)
        if position is not None:
            for path in _paths(position.legal):
                ahead = plan_panel(position, lang, path)
                found[f"plan {lang} {path}"] = (ahead.text, ahead.layout().to_components())
            found[f"planned {lang}"] = codec.encode(position.seen)
    return {
        key: json.dumps(value, default=str).replace(live.id, "TABLE")
        for key, value in found.items()
    }


def _paths(legal: Any) -> list[str]:
    """Return the ways into the menus of a decision."""
    found, level = [""], [""]
    for _ in range(DEPTH):
        level = [
            selections.extend(path, token)
            for path in level
            if (selection := selections.follow(legal, path)).action is None
            for token in selections.offered(selection)
        ]
        found += level[:40]
    return found


def quietly(live: TableSession, seat: int) -> list[Any]:
    """Return the actions of a seat that publish nothing."""
    game, found = live.game, list[Any]()
    for action in live.legal(seat):
        if not take(game, game.copy(live.position(seat)), seat, action).publishes:
            found.append(action)
    return found


async def unfinished(table: Seated, seat: int, source: Rng, most: int = 4) -> None:
    """Let a seat decide at random, as long as no one else sees it.

    Marks set and removed in turn can leave it as it was: then once more.
    """
    before = codec.encode((await table.live()).position(seat))
    for number in range(most + 1):
        live = await table.live()
        if number == most and codec.encode(live.position(seat)) != before:
            break
        possible = quietly(live, seat)
        if possible:
            await table.act((await table.users())[seat], source.pick(possible))


async def reach(table: Seated, decisions: int) -> tuple[int, int] | None:
    """Play at random until a player waits at the start of another's turn, or in a phase.

    Returns who waits, and whose turn it is.
    """
    source, game = rng(decisions), (await table.live()).game
    for number in range(decisions + 60):
        live = await table.live()
        waiting = live.waiting()
        idle = [seat for seat in range(3) if seat not in waiting]
        fresh = live.together or live.row.state_seq == live.row.public_seq
        if not waiting:
            return None
        if number >= decisions and idle and fresh and quietly(live, waiting[0]):
            return source.pick(idle), waiting[0]
        await table.act(
            (await table.users())[waiting[0]],
            random_action(game, live.position(waiting[0]), waiting[0], source),
        )
    return None


@pytest.mark.parametrize("decisions", [3, 9, 40])
@pytest.mark.parametrize("game", GAMES)
async def test_who_waits_sees_the_same_whatever_another_is_in_the_midst_of(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, game: str, decisions: int
) -> None:
    one, other = await twins(tables, monkeypatch, game, 40 + decisions)
    length = lengths(registry.get(game)).get(3)
    early = min(decisions, length.decisions * 3 - 6) if length else decisions
    reached = await reach(one, early)
    assert reached == await reach(other, early)
    assert reached is not None
    seat, mover = reached
    before = shown(await one.live(), seat)
    assert before == shown(await other.live(), seat)
    await unfinished(other, mover, rng(77 + decisions))
    here, there = await one.live(), await other.live()
    assert codec.encode(here.position(mover)) != codec.encode(there.position(mover))
    assert codec.encode(here.state) == codec.encode(there.state)
    after = shown(there, seat)
    assert {key for key in before if before[key] != after[key]} == set()
    other.tables.drop(other.id)
    assert shown(await other.live(), seat) == after


@pytest.mark.parametrize(
    "options", [{"curtain": "on"}, {"curtain": "off"}, {"coop": "on"}], ids=["on", "off", "coop"]
)
async def test_who_waits_sees_their_own_sales_and_nothing_of_the_turn_in_hand(
    tables: Tables, options: dict[str, str]
) -> None:
    """At two tables the other seat is in the midst of different turns; they look the same."""
    made: list[Seated] = []
    for channel in (7, 8):
        position = Position(2, **options).seat(0, hand=["Fish", "Moss"], mc=6)
        position = position.seat(1, mc=60, hand=["Birds"]).open(3)
        made.append(await standing(tables, position, channel))
    one, other = made
    for cards in (2, 1, 0):
        if cards < 2:
            for table in made:
                await _sell(table, ("Fish", "Moss")[cards])
        else:
            await one.act((await one.users())[1], std("forest_mc"))
            await other.act((await other.users())[1], std("mc_temperature"))
        here, there = await one.live(), await other.live()
        assert there.waiting() == (1,)
        state, view = there.state, there.seen(0)
        assert state.temperature == here.state.temperature
        if not cards:
            assert here.position(1).temperature != there.position(1).temperature
        own = view.state.players[0]
        assert (own.mc, len(own.hand)) == (state.players[0].mc, cards)
        assert own.hand == state.players[0].hand
        assert {a.card for a in there.legal(0) if kind(a) == "sell"} == set(state.players[0].hand)
        ahead = drafts.position(there, 0)
        assert ahead is not None
        assert set(ahead.players[0].hand) <= set(state.players[0].hand)
        assert ahead.players[0].mc >= state.players[0].mc
        apart = shown(here, 0), shown(there, 0)
        assert {key for key in apart[0] if apart[0][key] != apart[1][key]} == set()
        other.tables.drop(other.id)
        assert shown(await other.live(), 0) == apart[1]


async def _sell(table: Seated, card: str) -> None:
    """Let the first seat, which the game does not wait for, sell a card and confirm it."""
    user_id, *_ = await table.users()
    before = (await table.live()).state
    await table.act(user_id, sell(card))
    live = await table.live()
    assert codec.encode(live.state) == codec.encode(before), "nothing is published yet"
    own, stored = live.seen(0).state.players[0], before.players[0]
    assert own.mc > stored.mc
    assert set(own.hand) == set(stored.hand) - {sell(card).card}
    await table.confirm(user_id)


async def test_who_was_done_decided_more_and_is_done_again_sees_all_of_it(tables: Tables) -> None:
    position = Position(2, curtain="on").seat(0, hand=["Fish"], mc=20).seat(1, mc=60, hand=["Moss"])
    table = await standing(tables, position.open(3).do(EndTurn()))
    first, second = await table.users()
    await table.act(second, std("forest_mc"))
    await table.act(first, Reopen(), std("mc_temperature"), EndTurn())
    live = await table.live()
    assert live.waiting() == (1,)
    view = live.seen(0)
    assert (view.state.players[0].mc, view.state.players[0].tr, view.state.temperature) == (6, 6, 1)
    assert view.state.players[1].forests == 0, "behind the curtain"


async def test_who_was_done_and_goes_on_is_asked_again_at_once(tables: Tables) -> None:
    """There is nothing to confirm: later moves are composed in the turn that continues."""
    position = Position(2).seat(0, hand=["Fish"], mc=20).seat(1, mc=60, hand=["Moss"])
    table = await standing(tables, position.open(3).do(EndTurn()))
    first, _ = await table.users()
    assert (await table.live()).waiting() == (1,)
    await table.act(first, Reopen())
    assert (await table.live()).waiting() == (0, 1)
    await table.act(first, std("mc_temperature"))
    await table.act(first, EndTurn())
    live = await table.live()
    assert (live.waiting(), live.state.temperature) == ((1,), 1)
