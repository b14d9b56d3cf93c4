"""Taking back from the panel: what it shows, where it is on, and where the table is asked."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from bot.panel.decision import present
from bot.panel.panel import more, panel
from bot.service.seats import seating
from bot.service.tables.store import Tables
from bot.service.turns import undoing
from bot.service.turns.undoing import Barrier
from bot.shared.problems import Problem
from db import Database
from games import registry
from games.core.actions import EndTurn
from games.core.events import Applied
from games.core.rng import Rng, rng
from games.core.text import LANGUAGES, Language
from tests.bot.panel.test_aside import PEOPLE, begun, ids, press
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.toy.game import TOY
from tests.toy.state import Build, Paint, State, Survey


@pytest.mark.parametrize("command", ["undo", "restart"])
@pytest.mark.parametrize("late", [False, True])
async def test_where_the_table_must_be_asked_the_panel_has_its_picture(
    stage: Stage, command: str, *, late: bool
) -> None:
    """The question replaces the panel, and can be asked once, as long as it can be undone."""
    table, _ = await begun(stage, "dust")
    users = await table.bids()
    await table.act(users[0], Survey())
    who = next(person for person in PEOPLE if person.id == users[0])
    barred = await stage.wire.use(who, 7, ["table", command])
    assert barred.files == 1
    way = ids(barred)["Ask for a vote"]
    if late:
        for user in users:
            await table.act(user, EndTurn())
        await table.bids()
    asked = await press(stage, who, way)
    told = "You have nothing to undo" if late else "The vote has started."
    assert told in asked.text
    assert late or (await table.live()).title in asked.text
    again = await press(stage, who, way)
    for each in (asked, again):
        assert (each.new, "Ask for a vote" in ids(each)) == (0, False)


@pytest.mark.parametrize("typed", [False, True])
async def test_the_undo_of_an_old_panel_leaves_a_later_turn_alone(
    stage: Stage, *, typed: bool
) -> None:
    """A player with nothing to decide has an Undo for the turn shown; typed it is the last."""
    table, who = await begun(stage, "dust")
    users = await table.bids()
    await table.act(who.id, Build("site01", 1), Paint("red"), EndTurn())
    old = ids(panel(await table.live(), 0, "en"))["Withdraw"]
    for user in users[1:]:
        await table.act(user, EndTurn())
    await table.bids()
    await table.act(who.id, Survey())
    await table.act(who.id, EndTurn())
    ended = (await table.live()).row
    if typed:
        told = await stage.wire.use(who, 7, ["table", "undo"])
    else:
        told = await press(stage, who, old)
    row = (await table.live()).row
    assert (row.state_seq < ended.state_seq) is typed
    assert ("The game has moved on" in told.text) is not typed
    assert ("Your last decision was undone" in told.text) is typed


async def test_a_prepared_turn_that_was_played_goes_back_if_the_table_agrees(
    tables: Tables,
) -> None:
    table = await Seated.start(tables, 3)
    first, second, _ = await table.bids()
    await table.arm(second, Build("site02", 1), Paint("red"))
    await table.act(first, EndTurn())
    await table.play_prepared(1)
    played = (await table.live()).row
    with pytest.raises(undoing.Barrier, match="closed") as barred:
        await table.undo(second)
    assert barred.value.target == played.state_seq
    assert barred.value.text("en").startswith("That turn has ended"), "it was not they who ended it"
    assert (await table.live()).row == played


async def test_the_end_of_a_turn_that_revealed_something_is_told_as_that(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    def revealing(state: State, seat: int, action: Any) -> Applied:
        applied = perform(state, seat, action)
        return msgspec.structs.replace(applied, revealed=action == EndTurn())

    perform = TOY.apply_unchecked
    monkeypatch.setitem(vars(TOY), "apply_unchecked", revealing)
    table = await Seated.start(tables, 2)
    first, _ = await table.bids()
    await table.act(first, EndTurn())
    with pytest.raises(undoing.Barrier, match="revealed"):
        await table.undo(first)


async def can_take_back(table: Seated, seat: int) -> bool:
    """Return whether the panel lets a seat undo without a vote, and begin its turn again."""
    live = await table.live()
    pages = [panel(live, seat, "en"), more(present(live, seat), "en", [])]
    items: list[Any] = [each for page in pages for each in page.controls]
    off = {getattr(each.item, "label", ""): each.item.disabled for each in items}
    free = not off.get("Undo", True)
    assert free is not off["Start over"]
    return free


@pytest.mark.parametrize("vote", [False, True])
async def test_who_took_a_whole_turn_back_has_nothing_more_to_take_back(
    tables: Tables, *, vote: bool
) -> None:
    """The same after a restart; later moves can be undone."""
    table = await Seated.start(tables, 3)
    first, *_ = await table.bids()
    await table.act(first, Build("site01", 1), Paint("red"), EndTurn())
    if vote:
        await table.go_back((await table.live()).row.state_seq, first)
        assert await can_take_back(table, 0)
    await table.undo(first, whole_turn=True)
    for _ in range(2):
        assert not await can_take_back(table, 0)
        tables.drop(table.id)
    await table.act(first, Build("site01", 1))
    assert await can_take_back(table, 0)
    await table.undo(first)
    assert not await can_take_back(table, 0)
    await table.act(first, Survey())
    for _ in range(2):
        assert not await can_take_back(table, 0)
        assert ids(panel(await table.live(), 0, "fr"))["Annuler…"], "if the table agrees"
        tables.drop(table.id)


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en-US", "You have already ended your turn."), ("fr", "Vous avez déjà fini votre tour.")],
)
async def test_ending_a_turn_twice_is_told_as_that(stage: Stage, locale: str, told: str) -> None:
    """And as nothing else: the table has not moved on, and later on it has."""
    table, who = await begun(stage, "ceres")
    live = await table.live()
    seat, source = live.require_seat(who.id), rng(3)
    while EndTurn() not in live.legal(seat):
        live = await table.act_at_random(source, seat)
    offered = panel(live, seat, "en")
    end = ids(offered)["Confirm and end turn"]
    first = await stage.wire.press(who, 7, end, private=True, locale=locale)
    assert told not in first.text
    second = await stage.wire.press(who, 7, end, private=True, locale=locale)
    assert told in second.text
    assert second.new == 0
    (undo,) = [found for label, found in ids(offered).items() if label in ("Undo", "Undo…")]
    undo = await stage.wire.press(who, 7, undo, private=True)
    assert "The game has moved on" in undo.text
    while seat not in live.waiting() or live.decision(seat) == int(end.split(":")[3]):
        live = await table.act_at_random(source)
    late = await stage.wire.press(who, 7, end, private=True, locale=locale)
    assert told not in late.text


STEPS = 120
NOTHING = "problem-undo-nothing"
NAMES: dict[Language, tuple[str, str, str, str]] = {
    "en": ("Undo", "Withdraw", "Undo…", "Start over"),
    "fr": ("Annuler", "Reprendre mon coup", "Annuler…", "Recommencer"),
}


class Walk:
    """A table whose players press at random; each press on a control is one that is shown."""

    def __init__(self, table: Seated, random: Rng) -> None:
        self.table = table
        self.random = random
        self.done: Counter[str] = Counter()

    async def shown(self, seat: int, lang: Language) -> dict[str, bool]:
        """Return which controls that take back a seat's panel has, and whether they are on."""
        live = await self.table.live()
        pages = panel(live, seat, lang), more(present(live, seat), lang, [])
        items: list[Any] = [each for page in pages for each in page.controls]
        found = {getattr(each.item, "label", ""): not each.item.disabled for each in items}
        return {label: on for label, on in found.items() if label in NAMES[lang]}

    async def press(self, seat: int, *, whole_turn: bool) -> str:
        """Press one of them; returns its outcome: nothing changes unless it is free."""
        live = await self.table.live()
        before = (live.row.head, live.row.state_seq, live.version(seat))
        try:
            await undoing.undo(
                self.table.tables, live.id, live.seats[seat].user_id or 0,
                whole_turn=whole_turn, decision=live.stand(seat),
            )  # fmt: skip
            return "free"
        except Barrier:
            came = "vote"
        except Problem as problem:
            came = problem.key
        assert (live.row.head, live.row.state_seq, live.version(seat)) == before
        return came

    async def check(self) -> None:
        """Press the disabled ones at every panel, and at one, now and then, the enabled ones."""
        people = (await self.table.live()).people()
        chosen = self.random.below(3 * len(people))
        for seat in [each.seat for each in people]:
            lang = LANGUAGES[self.random.below(len(LANGUAGES))]
            *_, ask, restart = NAMES[lang]
            for whole_turn in (False, True):
                shown = await self.shown(seat, lang)
                label = restart if whole_turn else next(iter(shown.keys() - {restart}))
                if label not in shown:  # a resting panel has only the one
                    continue
                way = "vote" if label == ask else "free"
                if not shown[label]:
                    came = await self.press(seat, whole_turn=whole_turn)
                    assert came == NOTHING or (whole_turn and came == "vote")
                    self.done["off"] += 1
                elif way == "vote" or seat == chosen:
                    assert await self.press(seat, whole_turn=whole_turn) == way
                    self.done[label] += 1

    async def step(self) -> None:
        """Have a player who is asked decide something, or confirm."""
        live = await self.table.live()
        seat = live.waiting()[self.random.below(len(live.waiting()))]
        user, legal = live.seats[seat].user_id or 0, live.legal(seat)
        ends = EndTurn() in legal and self.random.below(3) == 0
        await self.table.act(user, EndTurn() if ends else self.random.pick(legal), follow=True)
        if self.random.below(4) == 0:
            self.table.tables.drop(self.table.id)
        if self.random.below(25) == 0:
            for paused in (True, False):
                async with self.table.tables.locked(self.table.id) as held:
                    if held.row.status == ("playing" if paused else "paused"):
                        await seating.set_paused(self.table.tables, held, user, paused=paused)


@pytest.mark.parametrize("key", [TOY.key, *registry.game_keys()])
async def test_what_takes_back_is_on_exactly_where_it_takes_something_back_or_asks(
    sqlite: Database, toy_game: None, key: str
) -> None:
    """*Start over* offers no vote: *Undo…* next to it asks the same."""
    table = await Seated.start(Tables(sqlite), 3, game=key)
    walk = Walk(table, rng(1))
    for _ in range(STEPS):
        if not (await table.live()).playing:
            break
        await walk.check()
        await walk.step()
    tried = [sum(map(walk.done.__getitem__, names)) for names in zip(*NAMES.values(), strict=True)]
    assert walk.done["off"]
    assert all(tried), tried
