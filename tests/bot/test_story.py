"""The text about past events."""

from __future__ import annotations

import msgspec
import pytest

from bot.posts.game_over import score_sheet
from bot.service.history.log_lines import counted, flat, listed
from bot.service.history.log_text import between, chapters, stories, tell
from bot.service.seats import seating
from bot.service.tables.transaction import DEFAULT
from bot.service.turns import publish
from bot.shared.clock import now
from games.core.actions import EndTurn
from games.core.outcome import Outcome, Score
from tests.bot.seated import Seated
from tests.bot.test_absent import LATE
from tests.bot.test_people import change, timers_of
from tests.toy.state import Bid, Build, Built, Paint, Survey


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
        await publish.submit_for(two.tables, held, 0, [Bid(card), EndTurn()])
    await two.bid(second)
    live = await two.live()
    entries = await between(two.tables, live, 1, live.row.public_seq)
    lines = flat(tell(live, entries, "fr"))
    before, after = [line for line in lines if "Mises : Ada" in line.replace("\u202f", " ")]
    assert "(ordinateur)" not in before
    assert "Ada (ordinateur)" in after
    latest = [entry for entry in entries if entry.seat == 1][-1:]  # no entry is about Ada's seat
    assert "Ada (ordinateur)" in flat(tell(live, latest, "fr"))[0]


async def test_a_turn_of_several_presses_is_one_line(two: Seated) -> None:
    first, second = await two.bids()
    live = await two.live()
    begun = live.row.public_seq + 1
    names = {seat.user_id: seat.name for seat in live.seats}
    await two.act(first, Build("site01", 1), Paint("red"), EndTurn())
    await two.act(second, Build("site02", 1), Paint("red"), EndTurn())
    live = await two.live()
    entries = await between(two.tables, live, begun, live.row.public_seq)
    told = listed(stories(live, entries, "en"))
    assert told[:2] == [
        f"**{names[first]}** builds 1 on site01 · paints site01 red",
        f"**{names[second]}** builds 1 on site02 · paints site02 red",
    ]
    (part, *_) = stories(live, entries, "en", named=False)
    assert part.lines == ["builds 1 on site01 · paints site01 red"]
    assert live.seats[part.seat].user_id == first  # type: ignore[index]  a player


async def test_a_story_tells_secrets_to_their_own_reader_alone(two: Seated) -> None:
    first, _ = await two.users()
    live = await two.live()
    seat = live.seat_of(first)
    assert seat is not None
    await two.act(first, Bid(live.state.players[seat].hand[0]), EndTurn())
    live = await two.live()
    entries = await between(two.tables, live, 1, live.row.head)
    for viewer in (None, seat, 1 - seat):
        told = listed(stories(live, entries, "en", viewer))
        assert [line for line in told if line.startswith("You bid")] == (
            [] if viewer != seat else [line for line in told if "bid" in line]
        )
        assert any("You bid" in line for line in told) == (viewer == seat)


async def test_what_was_done_for_somebody_begins_a_line_of_its_own(two: Seated) -> None:
    first, _ = await two.bids()
    live = await two.live()
    seat = live.seat_of(first)
    assert seat is not None
    begun = live.row.public_seq + 1
    await two.act(first, Survey())
    await change(two, absent=24)
    await timers_of(two).sweep(now() + LATE)
    live = await two.live()
    entries = await between(two.tables, live, begun, live.row.public_seq)
    name = live.names[seat]
    told = listed(stories(live, entries, "en"))
    done_for = "did not finish in time; the default was played for them: the turn was ended."
    assert told == [f"**{name}** draws a card", f"⏳ {name} {done_for}"]


async def test_what_was_done_for_somebody_is_told_though_a_story_is_silent_of_it(
    two: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = await two.bids()
    begun = (await two.live()).row.public_seq + 1
    await two.act(first, Build("site01", 1), Paint("red"), EndTurn())
    live = await two.live()
    name = live.names[live.seat_of(first) or 0]
    (built, *_) = await between(two.tables, live, begun, live.row.public_seq)
    monkeypatch.setattr(Built, "role", "silent")
    assert stories(live, [built], "en") == []
    done = msgspec.structs.replace(built, kind=DEFAULT)
    told = listed(stories(live, [done], "en"))
    assert told[0].startswith(f"⏳ {name} did not answer")
    assert told[1:] == [f"{name} builds 1 on site01."]


async def test_an_entry_that_cannot_be_read_ends_a_line(two: Seated) -> None:
    first, _ = await two.bids()
    begun = (await two.live()).row.public_seq + 1
    await two.act(first, Build("site01", 1), Paint("red"), EndTurn())
    live = await two.live()
    entries = await between(two.tables, live, begun, live.row.public_seq)
    entries[1] = msgspec.structs.replace(entries[1], events=b"?")
    told = listed(stories(live, entries, "en"))
    assert told[0].endswith("builds 1 on site01")
    assert told[1] == f"(Log entry {entries[1].seq} can’t be read.)"
