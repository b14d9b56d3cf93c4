"""How what happened is told."""

from __future__ import annotations

from bot.narration.results import score_sheet
from bot.service import play, seating
from bot.service.story import between, chapters, counted, flat, tell
from games.core.actions import EndTurn
from games.core.outcome import Outcome, Score
from tests.bot.seated import Seated
from tests.toy.state import Bid, Build, Paint


def test_what_happens_several_times_in_a_row_is_told_once() -> None:
    assert counted(["a", "b", "b", "b", "a"]) == ["a", "b (×3)", "a"]
    assert counted([]) == []


async def test_points_below_zero_have_a_proper_minus(two: Seated) -> None:
    outcome = Outcome((Score(0, -3, {"buildings": -5, "ore": 2}, 1),), (0,))
    told = score_sheet(await two.live(), outcome, "en", ("Ada", "Brian"))
    assert "**−3**" in told
    assert "-" not in told


async def test_a_score_without_parts_has_no_empty_brackets(two: Seated) -> None:
    outcome = Outcome((Score(0, 0, {"buildings": 0}, 1),), (0,))
    assert score_sheet(await two.live(), outcome, "en", ("Ada", "Brian")) == "1. **Ada**: **0**"
    assert score_sheet(await two.live(), outcome, "fr", ("Ada", "Brian")).endswith(": **0**")


async def test_what_somebody_did_before_a_program_took_over_has_not_its_mark(two: Seated) -> None:
    first, second = await two.bids()
    await two.act(first, Build("site01", 1), Paint("red"), EndTurn())
    await seating.resign(two.tables, two.id, first)
    live = await two.live()
    entries = await between(two.tables, live, 1, live.row.public_seq)
    for lines in (flat(tell(live, entries, "en")), chapters(live, entries, "en")[0].lines):
        text = "\n".join(lines)
        assert "Bids: Ada " in text
        assert "computer" not in text
    await two.act(second, Build("site02", 1), Paint("red"), EndTurn())
    async with two.tables.locked(two.id) as held:
        card = held.state.players[0].hand[0]
        await play.submit_for(two.tables, held, 0, [Bid(card), EndTurn()])
    await two.bid(second)
    live = await two.live()
    entries = await between(two.tables, live, 1, live.row.public_seq)
    lines = flat(tell(live, entries, "fr"))
    before, after = [line for line in lines if "Mises : Ada" in line.replace("\u202f", " ")]
    assert "(ordinateur)" not in before
    assert "Ada (ordinateur)" in after
    latest = [entry for entry in entries if entry.seat == 1][-1:]  # nothing tells of Ada's seat
    assert "Ada (ordinateur)" in flat(tell(live, latest, "fr"))[0]
