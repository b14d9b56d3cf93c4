"""What is typed and not possible is refused in the reader's words."""

from __future__ import annotations

from typing import Any

from bot.commands.game import why_not
from bot.errors import NoSuchValueProblem
from bot.panel.why import answer
from bot.service import lobby
from bot.service.tables import Tables
from games.ceres.actions import Leader
from games.core.actions import kind
from tests.bot.seated import Seated
from tests.toy.game import TOY


def test_a_field_is_named_in_the_readers_language() -> None:
    problem = NoSuchValueProblem(TOY, "build", "site", "Mars")
    for lang in ("en", "fr"):
        told = problem.text(lang)
        assert "Mars" in told
        assert TOY.words(lang).field("build", "site").name in told
    assert problem.text("en") != problem.text("fr")


async def building(tables: Tables) -> tuple[Any, int]:
    """A table of Ceres at which somebody may build but has no Alloys, and his seat."""
    table = await Seated.open(tables, 2, game="ceres")
    await lobby.start(tables, table.id, 101)
    live = await table.live()
    seat = live.waiting()[0]
    user_id = live.seats[seat].user_id
    assert user_id is not None
    await table.act(user_id, Leader("construction_yard", "build"))
    live = await table.live()
    live.state.players[seat].goods["alloy"] = 0
    assert not [action for action in live.legal(seat) if kind(action) == "build"]
    return live, seat


async def test_what_cannot_be_paid_says_its_price(tables: Tables) -> None:
    """Also where the game leaves it out of its candidates, by id and by name, in the list too."""
    live, seat = await building(tables)
    words, view = live.game.words("fr"), live.view(seat)
    asked = next(a for a in live.game.thinkable(live.state, seat) if kind(a) == "build")
    name = words.choice(view, "build", "card", asked.card, {}).label
    why = live.game.refusal(live.state, seat, asked)
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
    words = live.game.words("en")
    told = why_not(live, seat, "launch", {}, {}).text("en")
    assert f"To be decided now: {words.prompt(live.view(seat), seat)}" in told
    name = live.names[seat]
    problem = why_not(live, 1 - seat, "launch", {}, {})
    assert f"Waiting for {name}." in problem.text("en")
    assert f"On attend {name}." in problem.text("fr")
