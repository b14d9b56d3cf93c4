"""Games against the box: every text says won or lost and by what, and ranks nobody."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from bot.posts import game_over, layout
from bot.posts.grouping import Begun
from bot.screens import game_files
from bot.screens.boards import score
from bot.service.seats import lobby
from bot.service.tables.store import Tables
from bot.service.tables.transaction import Step, Transaction
from bot.service.turns.commit import write
from games.ares.game import GAME
from games.core import codec
from games.core.events import Applied
from games.core.text import Language
from tests.ares.builder import Table
from tests.bot.seated import Seated
from tests.bot.test_at_once import Shown, press
from tests.bot.test_replies import Answering

TOLD: dict[tuple[str, bool], tuple[str, str]] = {
    ("coop", True): (
        "Won: Mars is complete, with 84 points together; 80 were needed.",
        "Gagné : Mars est terraformée, avec 84 points à deux pour 80 requis.",
    ),
    ("coop", False): (
        "Lost after 15 rounds: Mars is not complete (temperature −10 of 8 °C, oxygen 5 of 14%, "
        "oceans 3 of 9), 23 of 80 points together.",
        "Perdu après 15 manches : Mars n’est pas terraformée (température −10 sur 8 °C, oxygène 5 "
        "sur 14 %, océans 3 sur 9), 23 points sur 80 à deux.",
    ),
    ("solo", True): (
        "Won in round 25 of 25: Mars is complete.",
        "Gagné à la manche 25 sur 25 : Mars est terraformée.",
    ),
    ("solo", False): (
        "Lost after 25 rounds: Mars is not complete (temperature −10 of 8 °C, oxygen 5 of 14%, "
        "oceans 3 of 9).",
        "Perdu après 25 manches : Mars n’est pas terraformée (température −10 sur 8 °C, oxygène 5 "
        "sur 14 %, océans 3 sur 9).",
    ),
}


def ended(mode: str, *, won: bool) -> Any:
    """Return the last state of a game against the box."""
    table = Table(2, coop="on") if mode == "coop" else Table(1)
    table.state.round = 15 if mode == "coop" else 25
    if won:
        table.mars(temperature=8, oxygen=14, oceans=9)
    else:
        table.mars(temperature=-10, oxygen=5, oceans=3)
    for seat, tr in enumerate((42, 42) if won else (12, 11)):
        if seat < len(table.state.players):
            table.seat(seat, tr=tr)
    table.state.stack = []
    return table.state


def plain(text: str) -> str:
    """Return a text with ordinary spaces."""
    return re.sub(r"\s", " ", text)


async def table_of(tables: Tables, mode: str, state: Any) -> Seated:
    """Return a table at which a game has just ended in this state."""
    seated = await Seated.open(tables, len(state.players), game="ares")
    if mode == "coop":
        await lobby.set_option(tables, seated.id, "coop", "on")
    await lobby.start(tables, seated.id, 101)
    await seated.sent()
    step = Step(
        "act",
        applied=Applied(closed=True),
        blob=codec.save(GAME, state),
        state_hash=codec.state_hash(state),
    )
    async with tables.locked(seated.id) as live:
        await write(tables, live, Transaction([step], state))
    return seated


class Undrawn:
    """Pictures that nobody needs here."""

    async def drawn(self, *_: Any, **__: Any) -> Any:
        return [], None


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("mode", "won"), list(TOLD))
async def test_every_text_says_won_or_lost_and_by_what(
    tables: Tables, mode: str, won: bool, lang: Language
) -> None:
    wanted = TOLD[mode, won][lang == "fr"]
    seated = await table_of(tables, mode, ended(mode, won=won))
    async with tables.locked(seated.id) as live:
        await lobby.change(tables, live, language=lang)
    live = await seated.live()
    assert live.row.status == "finished"

    row, _ = await seated.pending("post", "result")
    pictures: Any = Undrawn()
    made = await layout.post(tables, pictures, live, row, Begun(row.first_seq))
    outcome = live.game.result(live.state)
    assert outcome is not None
    told = game_over.message_of(live, outcome, None, [])
    components = [*made.layout.to_components(), *told.to_components()]
    texts = plain(" ".join(part["content"] for part in shown(components)))
    assert wanted not in texts, "said once"
    notice = plain(game_over.notice(live, outcome, [101]))
    assert notice.startswith(f"{'🏆' if won else '🌑'} **{wanted}**")
    answer = Answering()
    await score(press(seated, Shown(), answer), share=True)
    words, view = live.words(lang), live.game.mask(live.state, None)
    alt = plain(words.alt(view, "score", live.names))
    board = plain(words.board(view, live.names))
    for text in (notice, plain(said(answer)), alt, board):
        assert wanted in text
        assert not re.search(r"\b[12]\. \*\*", text)
    lost = {"en": "Game lost", "fr": "Partie perdue"}[lang]
    assert (lost in texts) is not won

    file = json.loads(await game_files.export(tables, live, 101))
    assert file["result"]["won"] is won
    assert {found["rank"] for found in file["result"]["scores"]} == {1}


def shown(components: list[Any]) -> list[Any]:
    """Return the texts in a layout."""
    found: list[Any] = []
    for part in components:
        found += [part] if "content" in part else shown(part.get("components", []))
    return found


def said(answer: Answering) -> str:
    return " ".join(str(each) for each in answer.told)


async def test_while_it_goes_on_the_score_says_what_is_still_to_be_done(tables: Tables) -> None:
    table = Table(2, coop="on").mars(temperature=-10, oxygen=14, oceans=3)
    table.seat(0, tr=12).seat(1, tr=11).open(3)
    table.state.round = 4
    view = GAME.mask(table.state, None)
    assert plain(GAME.words("en").co_op_result(view)) == (
        "Round 4 of 15. To win: Mars complete (temperature −10 of 8 °C, oceans 3 of 9) and "
        "80 points together (23 so far)."
    )
    rivals = Table(2).open(3)
    assert GAME.words("en").co_op_result(GAME.mask(rivals.state, None)) == ""
