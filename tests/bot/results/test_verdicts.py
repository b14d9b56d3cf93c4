"""Results against the box and of rivals without a seat, in every text."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from bot.posts.game_over import score_sheet
from bot.screens.history import game_files, game_log
from bot.service.history.log_lines import SeatLines, by_player, flat
from bot.service.history.log_text import between, chapters, tell
from bot.service.seats import lobby
from bot.service.tables.store import Tables
from bot.service.tables.transaction import Step, Transaction
from bot.service.turns.commit import write
from games.ares.game import GAME
from games.core import codec
from games.core.actions import EndTurn
from games.core.events import Applied
from games.core.outcome import Outcome
from games.core.text import LANGUAGES, Language
from tests.ares.builder import Table
from tests.bot.noticeboard import Told
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Person
from tests.toy.state import RIVAL

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


def plain(text: str, *, lines: bool = False) -> str:
    """Return a text with ordinary spaces, in one line unless its lines are kept."""
    return re.sub(r"[^\S\n]" if lines else r"\s", " ", text)


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


async def end_of(stage: Stage, seated: Seated) -> tuple[str, str, str, dict[str, Any]]:
    """Return the texts of an end: in the channel, its notice, the score, the file."""
    assert (await seated.live()).row.status == "finished"
    told = Told(seated)
    await told.announce()
    *_, post, notice, sheet = told.board.standing.values()
    file = json.loads(await game_files.export(seated.tables, await seated.live(), 101))
    return f"{post.text}\n{sheet.text}", notice.text, await score_of(stage), file


async def score_of(stage: Stage) -> str:
    """Return the score as it is shared."""
    shown = await stage.wire.use(Person(101, "Ada"), 7, ["look", "score"], {"share": True})
    return plain(shown.text, lines=True)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("mode", "won"), list(TOLD))
async def test_every_text_says_won_or_lost_and_by_what(
    stage: Stage, mode: str, won: bool, lang: Language
) -> None:
    tables = stage.app.tables
    wanted = TOLD[mode, won][lang == "fr"]
    seated = await table_of(tables, mode, ended(mode, won=won))
    async with tables.locked(seated.id) as live:
        await lobby.change(tables, live, language=lang)
    texts, notice, scores, file = await end_of(stage, seated)
    texts, notice = plain(texts), plain(notice)
    assert wanted not in texts, "said once"
    assert notice.startswith(f"{'🏆' if won else '🌑'} **{wanted}**")
    live = await seated.live()
    words, view = live.words(lang), live.game.mask(live.state, None)
    alt, board = words.alt(view, "score", live.names), words.board(view, live.names)
    for text in (notice, plain(scores), plain(alt), plain(board)):
        assert wanted in text
        assert not re.search(r"\b[12]\. \*\*", text)
    lost = {"en": "Game lost", "fr": "Partie perdue"}[lang]
    assert (lost in texts) is not won
    assert file["result"]["won"] is won
    assert {found["rank"] for found in file["result"]["scores"]} == {1}


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


async def won_by_rival(tables: Tables, lang: Language, seated: Seated) -> Seated:
    """Let the rival win; the two people can be equal."""
    async with tables.locked(seated.id) as live:
        await lobby.change(tables, live, language=lang)
    await passed(seated)
    await passed(seated)
    return seated


WINS: dict[Language, tuple[str, str]] = {
    "en": ("🏆 **Dust Devil** wins", "The game is over: Dust Devil won."),
    "fr": ("🏆 **Esprit des sables** gagne", "Partie finie : Esprit des sables gagne."),
}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_end_names_it_among_the_scores_and_as_the_winner(
    stage: Stage, lang: Language
) -> None:
    tables = stage.app.tables
    seated = await begun(tables, "2")
    assert "3. **Dust Devil**: **0**" in await score_of(stage)
    seated = await won_by_rival(tables, lang, seated)
    sheet, notice, scores, file = await end_of(stage, seated)
    lines = plain(f"{notice}\n{sheet}", lines=True).split("\n")
    head, over = WINS[lang]
    assert any(line.startswith(head) for line in lines)
    assert over in lines
    places = [line for line in lines if line[:1] in "🥇🥈🥉" and line]
    assert places[0].startswith(f"🥇 {NAMED[lang]}")
    ranks = sorted(each["rank"] for each in file["result"]["scores"])
    assert [line[:1] for line in places] == ["🥇🥈🥉"[n - 1] for n in ranks]
    assert f"1. **{NAMED[lang]}**" in scores
    assert file["result"]["winners"] == [RIVAL]
    assert [found["seat"] for found in file["result"]["scores"]] == [0, 1, RIVAL]


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


async def test_against_it_alone_there_is_a_verdict_and_still_ranks(tables: Tables) -> None:
    live = await (await won_by_rival(tables, "en", await begun(tables, "2"))).live()
    outcome = msgspec.structs.replace(msgspec.convert(live.row.result, Outcome), won=False)
    lines = score_sheet(live, outcome, "en", ("Ada", "Brian"), "Lost.").split("\n")
    assert lines[0] == "**Lost.**"
    assert lines[1].startswith("1. **Dust Devil**: **12**")
