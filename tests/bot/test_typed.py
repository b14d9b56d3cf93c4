"""Impossible actions that are typed are refused in the reader's words."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.commands.game import why_not
from bot.panel import handlers
from bot.panel.why import answer
from bot.platform.context import Press
from bot.service.tables.store import Tables
from bot.service.turns import publish
from bot.shared.problems import NoSuchValueProblem, NotNowProblem
from games.ceres.actions import Leader
from games.core.actions import EndTurn, kind
from games.core.errors import NOT_NOW
from tests.bot.seated import Seated
from tests.bot.test_at_once import Pressing, Shown
from tests.toy.game import TOY
from tests.toy.state import Build, Paint


def test_a_field_is_named_in_the_readers_language() -> None:
    problem = NoSuchValueProblem(TOY, "build", "site", "Mars")
    for lang in ("en", "fr"):
        told = problem.text(lang)
        assert "Mars" in told
        assert TOY.words(lang).field("build", "site").name in told
    assert problem.text("en") != problem.text("fr")


async def building(tables: Tables) -> tuple[Any, int]:
    """Return a table of Ceres where a player can build but has no Alloys, and their seat."""
    table = await Seated.start(tables, 2, game="ceres")
    live = await table.live()
    seat = live.waiting()[0]
    user_id = live.seats[seat].user_id
    assert user_id is not None
    await table.act(user_id, Leader("construction_yard", "build"))
    live = await table.live()
    live.position(seat).players[seat].goods["alloy"] = 0
    assert not [action for action in live.legal(seat) if kind(action) == "build"]
    return live, seat


async def test_what_cannot_be_paid_says_its_price(tables: Tables) -> None:
    """Also where it is refused at a glance, by id and by name, in the list too."""
    live, seat = await building(tables)
    words, view = live.words("fr"), live.seen(seat)
    asked = next(a for a in live.game.offers(live.position(seat), seat) if kind(a) == "build")
    name = words.choice(view, "build", "card", asked.card, {}).label
    why = live.game.refusal(live.position(seat), seat, asked)
    assert why is not None
    for text in (asked.card, name):
        given = {"card": text}
        problem = why_not(live, seat, "build", given, given)
        assert problem.text("fr").startswith(words.reason(why))
    assert words.reason(why) in answer(live, seat, "fr", words.action(view, asked))
    odd = {"card": "Nowhere"}
    assert "Nowhere" in why_not(live, seat, "build", odd, odd).text("en")


async def test_what_is_not_the_question_says_what_is(tables: Tables) -> None:
    live, seat = await building(tables)
    words = live.words("en")
    told = why_not(live, seat, "launch", {}, {}).text("en")
    assert f"Your decision now: {words.prompt(live.seen(seat), seat)}" in told
    name = live.names[seat]
    problem = why_not(live, 1 - seat, "launch", {}, {})
    assert f"Waiting for {name}." in problem.text("en")
    assert f"On attend {name}." in problem.text("fr")


async def ends(table: Seated, seat: int) -> NotNowProblem:
    """Return the refusal of a turn that ends too early; nothing of it is done."""
    live, before = await table.live(), await table.hash()
    user_id = live.seats[seat].user_id
    assert user_id is not None
    context: Any = SimpleNamespace(tables=table.tables)
    interaction: Any = Pressing(user_id, Shown())
    interaction.id = 4711
    press = Press(interaction, context, "en", table.id, live.decision(seat), "")
    with pytest.raises(NotNowProblem) as refused:
        await handlers.end(press)
    assert await table.hash() == before
    return refused.value


async def test_a_turn_that_cannot_be_ended_yet_says_what_is_missing(two: Seated) -> None:
    first, _ = await two.bids()
    await two.act(first, Build("site01", 1))
    for lang in ("en", "fr"):
        live, told = await two.live(), (await ends(two, 0)).text(lang)
        words = live.words(lang)
        assert words.reason(NOT_NOW) in told
        assert words.prompt(live.seen(0), 0) in told
    waits = (await ends(two, 1)).text("en")
    assert waits == f"You have nothing to decide now. Waiting for {(await two.live()).names[0]}."
    await two.act(first, Paint("red"), EndTurn())


async def test_so_it_does_in_the_middle_of_a_phase(tables: Tables) -> None:
    table = await Seated.start(tables, 2, game="ares")
    while EndTurn() in (live := await table.live()).legal(seat := live.waiting()[0]):
        async with tables.locked(table.id) as held:
            await publish.submit_for(tables, held, seat, [EndTurn()])
    told = (await ends(table, seat)).text("en")
    prompt = live.words("en").prompt(live.seen(seat), seat)
    assert told.endswith(f"Your decision now: {prompt}")
