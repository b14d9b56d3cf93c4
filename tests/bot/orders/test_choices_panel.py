"""The panels of second choices: they fit, say what is played, and show nothing of others."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.panel.decision import planned
from bot.panel.panel import panel
from bot.panel.plans.orders import orders_panel
from bot.panel.plans.plan_ahead import choices_page, plan_panel
from bot.platform import limits
from bot.platform.page import Picture
from bot.service.plans import notes, second_choices
from bot.service.plans.notes import Cancels, Outcome
from bot.service.tables.pending import RANKS, choice
from bot.service.tables.session import VERSIONS
from bot.service.tables.store import Tables
from bot.shared.problems import StaleProblem
from games import registry
from games.core.random_play import random_action
from games.core.rng import rng
from games.core.text import LANGUAGES
from tests.bot.orders.test_second_choices import chosen, held
from tests.bot.panel.test_aside import ids
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person
from tests.toy.state import Build, Paint

PEOPLE = {101: Person(101, "Ada"), 102: Person(102, "Brian"), 103: Person(103, "Chloé")}


async def press(stage: Stage, user: int, custom_id: str, *values: str) -> Answers:
    return await stage.wire.press(PEOPLE[user], 7, custom_id, values, private=True)


def named(shown: Answers) -> dict[str, str]:
    """Return the ids of the buttons of a message by their labels."""
    return {each["label"]: each["custom_id"] for each in shown.controls}


async def test_by_the_panel(stage: Stage) -> None:
    table = await Seated.start(stage.app.tables, 3)
    _, second, _ = await table.bids()
    await table.plan(second, "add", Build("site05", 1))
    await table.plan(second, "add", Paint("red"))
    shown = await press(stage, second, f"b:plan:{table.id}:0:")
    assert "Second choice…" not in ids(shown), "the first is not armed"
    shown = await press(stage, second, ids(shown)["Play when it’s my turn"])
    shown = await press(stage, second, ids(shown)["Second choice…"])
    assert "### Second choice · " in shown.text
    assert "⏩ First choice: Build 1 on site05 › Red › Confirm and end turn" in shown.text
    assert "Nothing is played yet" in shown.text
    stale = ids(shown)["Draw a card"]
    shown = await press(stage, second, stale)
    again = await press(stage, second, stale)
    assert "Your prepared move has changed" in again.text
    assert "### Second choice · " in again.text
    shown = await press(stage, second, ids(shown)["Keep as second choice"])
    assert "the bot will play the first choice that is possible:" in shown.text
    assert "⏩ Second choice: Draw a card" in shown.text
    shown = await press(stage, second, ids(shown)["All choices"])
    every = named(shown)
    assert {"Change 1st", "Change 2nd", "Third choice…"} <= every.keys()
    shown = await press(stage, second, every["Move second choice up"])
    assert "⏩ First choice: Draw a card" in shown.text
    assert "⏩ Second choice: Build 1 on site05" in shown.text
    shown = await press(stage, second, every["Move second choice up"])  # of an earlier panel
    assert "Your prepared move has changed" in shown.text
    assert "⏩ First choice: Draw a card" in shown.text
    shown = await press(stage, second, ids(shown)["Third choice…"])
    assert "### Third choice · " in shown.text
    zoomed = await press(stage, second, ids(shown)["Zoom in"])
    assert "### Third choice · " in (await press(stage, second, ids(zoomed)["Back"])).text
    shown = await press(stage, second, ids(shown)["All choices"])
    shown = await press(stage, second, named(shown)["Change 1st"])
    assert "### First choice · " in shown.text
    shown = await press(stage, second, ids(shown)["Drop this choice"])
    assert "When your turn comes, the bot will play:" in shown.text
    assert "1. Build 1 on site05" in shown.text
    assert "Drop the prepared move" in ids(shown)


async def test_an_unfinished_choice_says_that_it_is_not_played(stage: Stage) -> None:
    table = await Seated.start(stage.app.tables, 3)
    _, second, _ = await table.bids()
    await table.plan(second, "add", Build("site05", 1))
    shown = await press(stage, second, f"b:plan:{table.id}:0:")
    shown = await press(stage, second, ids(shown)["Play when it’s my turn"])
    assert "⚠ This leaves something to decide. When your turn comes" in shown.text
    shown = await press(stage, second, ids(shown)["Second choice…"])
    shown = await press(stage, second, ids(shown)["Draw a card"])
    shown = await press(stage, second, ids(shown)["Keep as second choice"])
    assert "⚠ First choice leaves something to decide" in shown.text
    assert "Second choice leaves" not in shown.text


@pytest.mark.parametrize("argument", ["0", "2", "3", "4", "99999999999", "x", "-1", "1/2"])
async def test_a_forged_rank_opens_a_choice_that_can_be_prepared(
    stage: Stage, argument: str
) -> None:
    table = await Seated.start(stage.app.tables, 3)
    _, second, _ = await table.bids()
    shown = await press(stage, second, f"b:plan:{table.id}:0:{argument}")
    if not argument.isdecimal():
        assert "Preparing a move" not in shown.text
        return
    assert "Preparing a move" in shown.text
    assert "choice" not in shown.text
    shown = await press(stage, second, f"b:plan-drop:{table.id}:{9 * VERSIONS + 5}:")
    assert "Your prepared move has changed" in shown.text
    assert not held(await table.live())


async def test_one_seat_reads_nothing_of_another_s(stage: Stage) -> None:
    table = await Seated.start(stage.app.tables, 3)
    first, second, third = await table.bids()
    await chosen(table, second)
    for other in (first, third):
        shown = await press(stage, other, f"b:plan-choices:{table.id}:0:")
        assert "site0" not in shown.text
    number = (await table.live()).drafts[choice(1, 2)].version + VERSIONS
    await press(stage, third, f"b:plan-drop:{table.id}:{number}:")
    assert len(held(await table.live())) == 3


@pytest.mark.parametrize("key", registry.game_keys())
async def test_choices_of_every_game_have_room(tables: Tables, key: str) -> None:
    """Three long choices leave their panels within Discord's limits, in both languages."""
    table = await Seated.open(tables, 2, game=key)
    users = await table.users()
    await table.start_with()
    source, looked = rng(7), 0
    for _ in range(400):
        live = await table.live()
        idle = [seat for seat in range(2) if planned(live, seat) is not None]
        if idle and looked < 6:
            await prepare_all(table, idle[0], source)
            check(await table.live(), idle[0])
            looked += 1
        if not live.waiting() or looked >= 6:
            break
        live = await table.live()
        seat = live.waiting()[0]
        if seat in live.queued:
            await table.play_prepared(seat)
        else:
            await table.act_at_random(source, seat)
    assert looked
    assert users


async def prepare_all(table: Seated, seat: int, source: Any) -> None:
    """Prepare up to three turns at random."""
    user_id = (await table.users())[seat]
    for rank in RANKS:
        for _ in range(12):
            position = planned(await table.live(), seat, second_choices.number(rank, 0))
            assert position is not None
            if second_choices.rank_of(position.decision) != rank or not position.legal:
                break
            action = random_action(position.game, position.state, seat, source)
            await table.plan(user_id, "add", action, rank=rank)
        if second_choices.held((await table.live()).drafts, seat).get(rank) is None:
            return
        try:
            await table.plan(user_id, "arm", rank=rank)
        except StaleProblem:
            return


def check(live: Any, seat: int) -> None:
    """Hold the panels of all choices to the limits of Discord."""
    picture = [Picture("attachment://board.png", "The board")]
    for lang in LANGUAGES:
        pages = [panel(live, seat, lang), choices_page(live, seat, lang)]
        pages += [orders_panel(live, seat, lang)]
        for rank in RANKS:
            position = planned(live, seat, second_choices.number(rank, 0))
            assert position is not None
            pages.append(plan_panel(position, lang))
        for page in pages:
            made = page.layout(picture)
            assert made.total_children_count <= limits.COMPONENTS
            assert made.content_length() <= limits.LAYOUT_TEXT
            named: list[Any] = [getattr(each, "item", each) for each in page.controls]
            assert len({each.custom_id for each in named}) == len(named)
            labels = [getattr(each, "label", None) or each.placeholder for each in named]
            assert len(set(labels)) == len(labels), labels


def test_an_outcome_survives_its_coding() -> None:
    found = Outcome(2, [notes.Refused(1)])
    again = msgspec.json.decode(msgspec.json.encode(Cancels(outcome=found)), type=Cancels)
    assert again.outcome == Outcome(2, [notes.Refused(1)])
