"""A rival without a seat at a table: named, in the scores, a winner, and never asked."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bot.posts import game_over, layout
from bot.posts.game_over import score_sheet
from bot.posts.grouping import Begun
from bot.screens import game_log
from bot.screens.boards import score
from bot.screens.game_files import export
from bot.service.history.log_lines import SeatLines, by_player, flat
from bot.service.history.log_text import between, chapters, tell
from bot.service.seats import lobby
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from games.core.actions import EndTurn
from games.core.outcome import Outcome
from games.core.text import LANGUAGES, Language
from tests.bot.seated import Seated, asked
from tests.bot.test_at_once import Shown, press
from tests.bot.test_replies import Answering
from tests.bot.test_verdict import Undrawn, said, shown
from tests.toy.state import RIVAL

NAMED: dict[Language, str] = {"en": "Dust Devil", "fr": "Esprit des sables"}
BUILDS: dict[Language, str] = {"en": "builds 3 on site01", "fr": "construit 3 sur site01"}


async def begun(tables: Tables, length: str = "1") -> Seated:
    """Return a table of two people and the rival."""
    seated = await Seated.start(tables, 2, options={"rival": "yes", "length": length})
    await seated.sent()
    return seated


async def passed(seated: Seated) -> None:
    """Play a round in which both people pass, so that the rival is ahead at the end."""
    for user in await seated.bids():
        await seated.act(user, EndTurn())


async def ended(tables: Tables, lang: Language) -> tuple[Seated, TableSession]:
    """Return a table at which the rival has won; the two people can be equal."""
    seated = await begun(tables, "2")
    async with tables.locked(seated.id) as live:
        await lobby.change(tables, live, language=lang)
    await passed(seated)
    await passed(seated)
    return seated, await seated.live()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_end_names_it_among_the_scores_and_as_the_winner(
    tables: Tables, lang: Language
) -> None:
    seated, live = await ended(tables, lang)
    assert live.row.status == "finished"
    row = (await seated.pending("post"))[-1]
    pictures: Any = Undrawn()
    made = await layout.post(tables, pictures, live, row, Begun(row.first_seq))
    found = live.game.result(live.state)
    assert found is not None
    told = game_over.message_of(live, found, None, [])
    components = [*made.layout.to_components(), *told.to_components()]
    sheet = "\n".join(part["content"] for part in shown(components))
    assert NAMED[lang] in sheet
    text = f"{game_over.notice(live, found, [101])}\n{sheet}"
    lines = text.replace("\N{NARROW NO-BREAK SPACE}", " ").split("\n")
    head = {"en": f"🏆 **{NAMED[lang]}** wins", "fr": f"🏆 **{NAMED[lang]}** gagne"}
    assert any(line.startswith(head[lang]) for line in lines)
    won = {
        "en": "The game is over: Dust Devil won.",
        "fr": "Partie finie : Esprit des sables gagne.",
    }
    assert won[lang] in lines
    places = [line for line in lines if line[:1] in "🥇🥈🥉" and line]
    assert places[0].startswith(f"🥇 {NAMED[lang]}")
    assert [line[:1] for line in places] == [
        "🥇🥈🥉"[n - 1] for n in sorted(s.rank for s in found.scores)
    ]
    answer = Answering()
    await score(press(seated, Shown(), answer), share=True)
    assert f"1. **{NAMED[lang]}**" in said(answer).replace("\N{NARROW NO-BREAK SPACE}", " ")
    file = json.loads(await export(tables, live, 101))
    assert file["result"]["winners"] == [RIVAL]
    assert [found["seat"] for found in file["result"]["scores"]] == [0, 1, RIVAL]


async def test_the_scores_so_far_have_it_too(tables: Tables) -> None:
    seated = await begun(tables, "2")
    answer = Answering()
    await score(press(seated, Shown(), answer), share=True)
    assert "3. **Dust Devil**: **0**" in said(answer)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_it_did_is_told_under_its_own_name(tables: Tables, lang: Language) -> None:
    seated = await begun(tables)
    await passed(seated)
    live = await seated.live()
    entries = await between(tables, live, 1, live.row.public_seq)
    line = f"{NAMED[lang]} {BUILDS[lang]}."
    found = tell(live, entries, lang)
    assert SeatLines(RIVAL, [line]) in found
    assert f"• {line}" in flat(found)
    assert line in chapters(live, entries, lang)[0].lines
    text = game_log.grouped(live, by_player(found), lang)
    assert f"**{NAMED[lang]}**\n• {line}" in text


async def test_it_is_never_pinged(tables: Tables) -> None:
    seated = await begun(tables, "2")
    await passed(seated)
    users = await seated.users()
    pings = [row for row in await seated.pending() if "asked" in (row.payload or {})]
    assert pings
    assert {user for row in pings for user, _ in asked([row])} <= set(users)


async def test_against_it_alone_there_is_a_verdict_and_still_ranks(tables: Tables) -> None:
    _, live = await ended(tables, "en")
    outcome = msgspec.structs.replace(msgspec.convert(live.row.result, Outcome), won=False)
    lines = score_sheet(live, outcome, "en", ("Ada", "Brian"), "Lost.").split("\n")
    assert lines[0] == "**Lost.**"
    assert lines[1].startswith("1. **Dust Devil**: **12**")
