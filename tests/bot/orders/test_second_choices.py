"""Second choices: the first possible one is played, and only its player learns of the others."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from bot.panel.panel import panel
from bot.panel.plans.orders import orders_panel
from bot.service.plans import notes, second_choices
from bot.service.plans.notes import Outcome, Refused
from bot.service.tables.pending import RANKS, choice
from bot.shared.problems import Problem, StaleProblem
from db import models
from games.core.actions import EndTurn
from tests.bot.acts import stands
from tests.bot.seated import Seated
from tests.bot.wire import Person
from tests.toy.state import Build, Building, Paint, Survey

PEOPLE = {101: Person(101, "Ada"), 102: Person(102, "Brian"), 103: Person(103, "Chloé")}


def turn(site: str, colour: str = "red") -> tuple[Any, ...]:
    """Return a turn that builds on a site."""
    return Build(site, 1), Paint(colour)


SITES = ("site05", "site06", "site07")


async def chosen(table: Seated, user_id: int, *sites: str) -> None:
    """Prepare a turn for each site, in the order of preference."""
    for rank, site in enumerate(sites or SITES, 1):
        await table.arm(user_id, *turn(site), rank=rank)


def held(live: Any, seat: int = 1) -> dict[int, list[Any]]:
    """Return the actions of a seat's choices by their rank."""
    there = second_choices.held(live.drafts, seat)
    return {r: [e.action for press in d.presses for e in press] for r, d in there.items()}


async def direct(table: Seated) -> list[tuple[Any, str]]:
    """Return the private messages: for whom, and what they say."""
    rows = await table.pending("note")
    return [(row.payload["user_id"], str(row.payload["text"])) for row in rows if row.payload]


async def taking(table: Seated, *sites: str) -> None:
    """Have somebody build on sites, outside of all turns."""
    live = await table.live()
    state = live.game.copy(live.state)
    for site in sites:
        state.sites[site] = Building(0, 1, "blue")
    await stands(table, state)


async def played(table: Seated, *sites: str) -> Any:
    """Let the first player end their turn with these sites taken, then play what is prepared."""
    await taking(table, *sites)
    await table.act((await table.users())[0], Survey(), EndTurn())
    await table.play_prepared(1)
    return await table.live()


async def altered(table: Seated, rank: int, **changes: Any) -> None:
    """Change the second step of a choice as it is kept."""
    live = await table.live()
    draft = live.drafts[choice(1, rank)]
    build, (paint,), *rest = draft.presses
    presses = (build, (msgspec.structs.replace(paint, **changes),), *rest)
    live.drafts[choice(1, rank)] = msgspec.structs.replace(draft, presses=presses)


# What is played


@pytest.mark.parametrize("taken", [0, 1, 2])
async def test_the_first_possible_choice_is_played_and_the_others_are_dropped(
    three: Seated, taken: int
) -> None:
    _, second, _ = await three.bids()
    await chosen(three, second)
    assert list(held(await three.live())) == [1, 2, 3]
    live = await played(three, *SITES[:taken])
    assert [site for site in SITES if live.state.sites.get(site) == Building(1, 1, "red")] == [
        SITES[taken]
    ]
    assert live.waiting() == (2,)
    assert not live.drafts
    assert await drafts_stored(three) == []
    if not taken:
        assert await direct(three) == []
        assert "choice" not in panel(live, 1, "en").text
        return
    ((user_id, text),) = await direct(three)
    assert user_id == second
    names = ["First choice", "Second choice", "Third choice"]
    said = [f"✅ {names[taken]} was played for you."]
    for name, site in zip(names[:taken], SITES, strict=False):
        said.append(f"⚠ {name} stopped at “Build 1 on {site}”: {site} is taken.")
    assert text.endswith("\n".join(said))
    for now in (live, await three.reload()):  # also after a restart
        assert all(line in panel(now, 1, "en").text for line in said)
        assert all(line in orders_panel(now, 1, "en").text for line in said)
        assert "choice" not in panel(now, 0, "en").text + panel(now, 2, "en").text


async def drafts_stored(table: Seated) -> list[Any]:
    """Return the stored drafts of a table."""
    async with table.tables.database.reading() as conn:
        query = select(models.drafts.c.question).where(models.drafts.c.table_id == table.id)
        return list(await conn.scalars(query))


async def test_what_was_not_played_is_read_until_its_player_acts(two: Seated) -> None:
    _, second = await two.bids()
    await chosen(two, second)
    live = await played(two, "site05")
    assert "Second choice was played" in panel(live, 1, "en").text
    await two.bid(second)
    live = await two.reload()
    assert "choice" not in panel(live, 1, "en").text
    assert notes.outcome(live, notes.of(live, second)) is None


async def test_the_end_of_an_earlier_turn_is_not_read_as_that_of_a_later_one(
    two: Seated,
) -> None:
    """Its player prepared again, and has not acted since."""
    first, second = await two.bids()
    await chosen(two, second)
    kept = notes.with_outcome(await two.live(), {}, second, Outcome(2, [Refused(1)]))
    await notes.keep(two.tables, two.id, second, cancels=kept[second].cancels)
    assert "was played for you" not in panel(await two.live(), 1, "en").text
    await two.act(first, Survey(), EndTurn())
    await two.play_prepared(1)
    live = await two.reload()
    assert "site05" in live.state.sites
    assert notes.outcome(live, notes.of(live, second)) is None
    assert "choice" not in panel(live, 1, "en").text
    assert await direct(two) == []


async def test_the_post_and_the_question_do_not_wait_for_the_private_message(
    three: Seated,
) -> None:
    _, second, _ = await three.bids()
    await chosen(three, second)
    await three.sent()
    await played(three, "site05")
    kinds = [row.kind for row in await three.pending()]
    assert kinds.count("note") == 1
    assert kinds[-1] == "note"


async def test_after_going_back_new_choices_are_not_read_as_those_that_failed(
    three: Seated,
) -> None:
    first, second, _ = await three.bids()
    await chosen(three, second)
    await played(three, *SITES)
    await three.undo(first)
    assert "None of your choices" in panel(await three.live(), 1, "en").text
    await three.plan(second, "clear")
    await chosen(three, second, "site08", "site09")
    text = panel(await three.reload(), 1, "en").text
    assert "First choice: Build 1 on site08" in text
    assert "None of your choices" not in text


async def test_without_a_possible_choice_the_first_is_in_hand(three: Seated) -> None:
    _, second, _ = await three.bids()
    await chosen(three, second)
    live = await played(three, *SITES)
    assert live.waiting() == (1,)
    assert live.queued == set()
    assert list(live.drafts) == [(1, "")]
    assert live.draft(1).note is None, "it is said with the others"
    ((user_id, text),) = await direct(three)
    assert user_id == second
    assert "None of your choices could be played" in text
    shown = panel(await three.reload(), 1, "en").text
    for number, site in zip(("First", "Second", "Third"), SITES, strict=True):
        assert f"{number} choice stopped at “Build 1 on {site}”: {site} is taken." in text
        assert f"{number} choice stopped at" in shown
    (entry,) = [each for each in await three.log() if each.kind == "aside"]
    assert (entry.seat, entry.user_id, entry.events) == (None, None, None)
    await three.act(second, Survey(), EndTurn())
    assert (await three.live()).waiting() == (2,)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"action": Paint("pink")}, "stopped at “Red”"),
        ({"meaning": "paint/0123"}, "stopped: “Red” would now be"),
    ],
    ids=["refused", "another thing"],
)
async def test_a_choice_that_stops_at_a_later_step_is_not_played_at_all(
    three: Seated, changes: dict[str, Any], why: str
) -> None:
    """Also one of which a step would be another thing now."""
    _, second, _ = await three.bids()
    await chosen(three, second)
    await altered(three, 1, **changes)
    live = await played(three)
    assert "site05" not in live.state.sites
    assert live.state.sites["site06"] == Building(1, 1, "red")
    ((_, text),) = await direct(three)
    assert f"First choice {why}" in text


async def test_a_choice_that_leaves_something_to_decide_is_not_played(three: Seated) -> None:
    _, second, _ = await three.bids()
    await three.plan(second, "add", Build("site05", 1))
    await three.plan(second, "arm")
    await three.arm(second, *turn("site06"), rank=2)
    live = await played(three)
    assert list(live.state.sites) == ["site06"]
    ((_, text),) = await direct(three)
    assert "First choice was not played: part of it is still undecided." in text


@pytest.mark.parametrize("off", RANKS)
async def test_a_choice_that_is_not_armed_is_not_played_nor_any_after_it(
    three: Seated, off: int
) -> None:
    _, second, _ = await three.bids()
    await chosen(three, second)
    await three.plan(second, "disarm", rank=off)
    live = await three.live()
    assert second_choices.blocked(live, 1) == (off if off < 3 else 0)
    text = panel(live, 1, "en").text
    assert ("is not played automatically, and no choice after it is" in text) == (off < 3)
    await taking(three, *SITES[: off - 1])
    await three.act((await three.users())[0], Survey(), EndTurn())
    live = await three.live()
    if off == 1:
        assert live.queued == set()
        assert list(held(live)) == [1], "it is in hand as ever"
        assert "so your other choices were removed" in panel(live, 1, "en").text
        return
    await three.play_prepared(1)
    live = await three.live()
    assert live.waiting() == (1,)
    assert "site07" not in live.state.sites
    ((_, text),) = await direct(three)
    assert text.count("stopped at") == off - 1
    assert "The other choices were removed" in text, "also if only the first was tried"


# Changing them


async def test_a_later_choice_needs_the_one_before_it(three: Seated) -> None:
    _, second, _ = await three.bids()
    for rank in (2, 3):
        with pytest.raises(Problem) as refused:
            await three.plan(second, "add", Survey(), rank=rank)
        assert refused.value.key == "problem-choice-first"
    await three.plan(second, "add", Survey())
    with pytest.raises(Problem):
        await three.plan(second, "add", Survey(), rank=2)
    await three.plan(second, "arm")
    await three.arm(second, *turn("site06"), rank=2)
    await three.plan(second, "disarm")
    await three.plan(second, "pop", rank=2)  # one that has begun can be changed
    assert held(await three.live())[2] == list(turn("site06"))


@pytest.mark.parametrize("rank", RANKS)
async def test_a_dropped_choice_makes_room_for_the_later_ones(three: Seated, rank: int) -> None:
    _, second, _ = await three.bids()
    await chosen(three, second)
    before = held(await three.live())
    await three.plan(second, "drop", rank=rank)
    left = [each for number, each in before.items() if number != rank]
    for live in (await three.live(), await three.reload()):
        assert list(held(live).values()) == left
        assert list(held(live)) == [1, 2]
        assert all(each.armed for each in second_choices.held(live.drafts, 1).values())
        assert live.queued == {1}


@pytest.mark.parametrize("rank", [2, 3])
async def test_a_choice_is_swapped_with_the_one_before_it(three: Seated, rank: int) -> None:
    _, second, _ = await three.bids()
    await chosen(three, second)
    await three.plan(second, "disarm", rank=rank)
    before = held(await three.live())
    await three.plan(second, "up", rank=rank)
    for live in (await three.live(), await three.reload()):
        after = held(live)
        assert (after[rank - 1], after[rank]) == (before[rank], before[rank - 1])
        there = second_choices.held(live.drafts, 1)
        assert [there[each].armed for each in (rank - 1, rank)] == [False, True]
    with pytest.raises(StaleProblem):
        await three.plan(second, "up", rank=1)


async def test_every_change_gives_new_numbers(three: Seated) -> None:
    """A control of an earlier panel fits nothing, for any choice."""
    _, second, _ = await three.bids()
    await chosen(three, second)
    met: set[tuple[int, int]] = set()

    async def numbers() -> set[tuple[int, int]]:
        drafts = (await three.live()).drafts
        return {(r, drafts[choice(1, r)].version) for r in RANKS if choice(1, r) in drafts}

    for what, rank in [("up", 2), ("up", 3), ("drop", 2), ("drop", 2), ("drop", 1)]:
        there = await numbers()
        met |= there
        await three.plan(second, what, rank=rank)
        changed = await numbers() - there
        assert changed
        assert not changed & met
    await chosen(three, second)
    assert not await numbers() & met


async def test_of_two_presses_at_once_one_changes_something(three: Seated) -> None:
    _, second, _ = await three.bids()
    await chosen(three, second)
    version = (await three.live()).drafts[choice(1, 2)].version
    given = {"rank": 2, "version": version}
    await three.plan(second, "drop", **given, interaction_id=77)
    left = [[*turn("site05"), EndTurn()], [*turn("site07"), EndTurn()]]
    for what in ("drop", "up", "pop"):
        with pytest.raises(StaleProblem):
            await three.plan(second, what, **given, interaction_id=78)
    await three.plan(second, "drop", **given, interaction_id=77)  # delivered again
    assert list(held(await three.live()).values()) == left
