"""Computer players' seats are marked wherever they are named, and announced at the start."""

from __future__ import annotations

from bot.posts.game_over import score_sheet
from bot.service.history.log_text import safe_names
from bot.service.seats import lobby, seating
from bot.service.tables.store import Tables
from bot.shared.names import cleaned
from games.core.outcome import Outcome, Score
from games.core.text import COMPUTER
from tests.bot.seated import PEOPLE, STRANGER, Seated


async def texts(table: Seated) -> list[str]:
    return [str((row.payload or {})["text"]) for row in await table.pending("text")]


async def test_a_computer_in_somebodys_place_is_marked_in_every_language(two: Seated) -> None:
    first, _ = await two.bids()
    await seating.resign(two.tables, two.id, first)
    live = await two.live()
    assert safe_names(live, "en") == ["Ada (computer)", "Brian"]
    assert safe_names(live, "fr") == ["Ada (ordinateur)", "Brian"]
    assert live.names == [f"Ada {COMPUTER}", "Brian"]  # pictures draw it
    outcome = Outcome((Score(0, 3, {}, 1), Score(1, 2, {}, 2)), (0,))
    assert "Ada (ordinateur)" in score_sheet(live, outcome, "fr", safe_names(live, "fr"))
    board = live.words("en").board(live.seen(None), safe_names(live, "en"))
    assert "Ada (computer)" in board
    await seating.reclaim(two.tables, two.id, first, PEOPLE[first])
    assert safe_names(live, "en") == ["Ada", "Brian"]


async def test_who_plays_whose_seat_is_told(two: Seated) -> None:
    first, second = await two.bids()
    async with two.tables.locked(two.id) as live:
        await seating.put_computer(two.tables, live, 0, second, "replace")
    assert (await texts(two))[-1].startswith("A computer player now plays Ada’s seat")
    await seating.take_over(two.tables, two.id, 0, STRANGER, "Eve", by=second)
    assert (await texts(two))[-1] == "Eve now plays Ada (computer)’s seat."
    await seating.take_over(two.tables, two.id, 0, first, "Ada", by=second)
    assert (await texts(two))[-1] == "Ada is back."


async def test_the_log_line_is_french_at_a_french_table(two: Seated) -> None:
    _, second = await two.bids()
    async with two.tables.locked(two.id) as live:
        await lobby.change(two.tables, live, language="fr")
        await seating.put_computer(two.tables, live, 0, second, "replace")
    assert (await texts(two))[-1].startswith("Un ordinateur joue désormais la place d’Ada")


def test_nobody_can_pass_for_a_computer_by_name() -> None:
    assert cleaned(f"bob {COMPUTER}", 32) == "bob"


async def test_names_stay_apart_though_marked(tables: Tables) -> None:
    table = await Seated.open(tables, 1)
    await lobby.add_computer(tables, table.id, "greedy")
    kepler = (await table.live()).seats[1].name
    await lobby.join(tables, table.id, STRANGER, kepler)
    names = [seat.name for seat in (await table.live()).seats]
    assert len({name.casefold() for name in names}) == 3
