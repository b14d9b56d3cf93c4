"""Past events as text: the log by rounds, catching up by player, stories of turns."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.platform.pictures import boards
from bot.posts.changes import differing
from bot.posts.game_over import score_sheet
from bot.screens.history import game_log
from bot.service.history.log_lines import SeatLines, by_player, flat, listed
from bot.service.history.log_text import Chapter, between, chapters, stories, tell
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import DEFAULT
from bot.service.turns import publish
from games.ceres import actions as act
from games.ceres.game import GAME
from games.core.actions import EndTurn
from games.core.outcome import Outcome, Score
from games.core.text import LANGUAGES
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Person
from tests.toy.game import TOY
from tests.toy.state import Bid, Build, Building, Built, Paint


async def passed(tables: Tables, rounds: int) -> tuple[Seated, TableSession]:
    """Return a table of Ceres at which two people have passed through these rounds."""
    seated = await Seated.start(tables, 2, game="ceres")
    users = await seated.users()
    for _ in range(2 * rounds):
        turn = (await seated.live()).waiting()[0]
        await seated.act(users[turn], act.Pass(), EndTurn())
    return seated, await seated.live()


async def test_the_log_has_a_page_for_each_round(tables: Tables) -> None:
    """Each holds the events of its round; those before the first round are on its page."""
    seated, live = await passed(tables, 2)
    entries = await between(seated.tables, live, 1, live.row.public_seq)
    for lang in LANGUAGES:
        told = chapters(live, entries, lang)
        assert [chapter.number for chapter in told] == [1, 2, 3]
        lines = [line for part in tell(live, entries, lang) for line in part.lines]
        assert [line for chapter in told for line in chapter.lines] == lines
        word = "manche" if lang == "fr" else "Round"
        for chapter in told[1:]:
            assert f"{word} {chapter.number}" in chapter.lines[0]
    await check_buttons(seated)
    alone = await (await Seated.start(tables, 2, 8, game="ceres")).live()
    _, view = await game_log._page(tables, alone, "en", None)
    assert list(buttons(view)) == ["History"], "a single page is not turned"


def buttons(view: Any) -> dict[str, str]:
    """Return the arguments of the buttons that can be pressed, by label."""
    return {
        part.item.label: part.item.custom_id.rpartition(":")[2]
        for part in view.children
        if not part.item.disabled
    }


async def check_buttons(seated: Seated) -> None:
    """Check that they lead to the rounds before and after."""
    live = await seated.live()
    shown: list[tuple[str, dict[str, str]]] = []
    for number in (None, 1, 0, 99):
        text, view = await game_log._page(seated.tables, live, "en", number)
        shown.append((text.split("\n")[0].rpartition(" · ")[2], buttons(view)))
    last, middle, first, beyond = shown
    assert last[0] == "Round 3"
    assert last[1]["⏮ Round 2"] == "1"
    assert middle[0] == "Round 2"
    assert (middle[1]["⏮ Round 1"], middle[1]["Round 3 ⏭"]) == ("0", "2")
    assert first[0] == "Round 1"
    assert [label for label in first[1] if "⏮" in label] == []
    assert beyond == last


async def test_a_score_has_a_proper_minus_and_no_empty_brackets(two: Seated) -> None:
    live = await two.live()
    outcome = Outcome((Score(0, -3, {"buildings": -5, "ore": 2}, 1),), (0,))
    told = score_sheet(live, outcome, "en", ("Ada", "Brian"))
    assert "**−3**" in told
    assert "-" not in told
    outcome = Outcome((Score(0, 0, {"buildings": 0}, 1),), (0,))
    assert score_sheet(live, outcome, "en", ("Ada", "Brian")) == "1. **Ada**: **0**"
    assert score_sheet(live, outcome, "fr", ("Ada", "Brian")).endswith(": **0**")


async def test_a_shared_log_has_no_buttons_and_catching_up_draws_what_changed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They would turn everyone's page."""
    await passed(stage.app.tables, 2)
    who = Person(101, "Ada")
    for share in (False, True):
        shown = await stage.wire.use(who, 7, ["look", "log"], {"share": share})
        assert bool(shown.controls) is not share
    for found, drawn in ((["players"], 1), ([], 1), (boards(GAME), len(boards(GAME)))):
        monkeypatch.setattr(game_log, "changed", lambda *_, found=found: found)
        assert (await stage.wire.use(who, 7, ["look", "catch-up"])).files == drawn


def test_a_long_round_takes_several_pages_and_no_page_two_rounds() -> None:
    told = [Chapter(1, ["x" * 500] * 7), Chapter(2, ["y"])]
    made = game_log.pages(told)
    assert [page.number for page in made] == [1, 1, 1, 2]
    assert sum(len(page.lines) for page in made) == 8
    assert all(sum(map(len, page.lines)) <= game_log.TEXT for page in made)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_catching_up_is_grouped_by_player(tables: Tables, lang: Any) -> None:
    """A player who acted several times appears once, under their name; nothing is lost."""
    seated, live = await passed(tables, 1)
    entries = await between(seated.tables, live, 1, live.row.public_seq)
    plain = tell(live, entries, lang)
    told = by_player(plain)
    seats = [part.seat for part in told]
    assert len(plain) > len(told) == len(set(seats))
    assert {0, 1} <= set(seats)
    text = game_log.grouped(live, told, lang)
    for part in told:
        if part.seat is not None:
            assert text.count(f"**{live.names[part.seat]}**") == 1
        assert all(line in text for line in part.lines)
    log = "/voir journal" if lang == "fr" else "/look log"
    assert log not in text
    many = [SeatLines(part.seat, part.lines * 99) for part in told]
    text = game_log.grouped(live, many, lang)
    assert len(text) <= game_log.TEXT
    assert log in text.split("\n")[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_is_nobodys_doing_stands_under_no_name_and_last(
    tables: Tables, lang: Any
) -> None:
    _, live = await passed(tables, 0)
    told = [
        SeatLines(1, ["b1"]),
        SeatLines(None, ["r1"]),
        SeatLines(0, ["a1"]),
        SeatLines(None, ["r2"]),
        SeatLines(1, ["b2"]),
    ]
    text = game_log.grouped(live, by_player(told), lang)
    ada, brian = (live.names[seat] for seat in (0, 1))
    everybody = "Tout le monde" if lang == "fr" else "Everyone"
    assert text.split("\n") == [
        f"**{brian}**", "• b1", "• b2", f"**{ada}**", "• a1", f"**{everybody}**", "• r1", "• r2",
    ]  # fmt: skip
    # Alone it needs no heading.
    assert game_log.grouped(live, [SeatLines(None, ["r1"])], lang) == "• r1"


def test_boards_have_changed_whose_parts_have() -> None:
    """Goods alone: the players; nothing, or only whose turn it is: no board."""
    state = GAME.start({}, 2, 5)
    before = GAME.mask(GAME.copy(state), None)

    def changed() -> list[str]:
        view = GAME.mask(state, None)
        return differing(GAME, GAME.words("en"), ["Ada", "Brian"], view, before)

    assert changed() == []
    state.turn = 1 - state.turn
    assert changed() == []
    state.players[0].goods["ore"] += 3
    state.players[1].goods["credit"] += 2
    assert changed() == ["players"]
    state.facility_row[0] = state.facility_pile[0]
    assert changed() == ["offer", "players"]
    location = next(iter(state.slots))
    state.slots[location].append(0)
    assert changed() == ["board", "offer", "players"]
    # No remaining line says that the last building of the table was taken away.
    toy = TOY.start({}, 2, 5)
    after = TOY.mask(TOY.copy(toy), None)
    toy.sites["site01"] = Building(0, 1)
    gone = differing(TOY, TOY.words("en"), ["Ada", "Brian"], after, TOY.mask(toy, None))
    assert gone == ["board"]


async def test_what_somebody_did_before_a_program_took_over_has_not_its_mark(two: Seated) -> None:
    first, second = await two.bids()
    await two.act(first, Build("site01", 1), Paint("red"), EndTurn())
    await two.resign(first)
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


async def test_what_was_done_for_somebody_is_told_though_a_story_is_silent_of_it(
    two: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An entry that cannot be read ends a line."""
    first, _ = await two.bids()
    begun = (await two.live()).row.public_seq + 1
    await two.act(first, Build("site01", 1), Paint("red"), EndTurn())
    live = await two.live()
    name = live.names[live.seat_of(first) or 0]
    built, painted, *rest = await between(two.tables, live, begun, live.row.public_seq)
    damaged = msgspec.structs.replace(painted, events=b"?")
    told = listed(stories(live, [built, damaged, *rest], "en"))
    assert told[0].endswith("builds 1 on site01")
    assert told[1] == f"(Log entry {painted.seq} can’t be read.)"
    monkeypatch.setattr(Built, "role", "silent")
    assert stories(live, [built], "en") == []
    done = msgspec.structs.replace(built, kind=DEFAULT)
    told = listed(stories(live, [done], "en"))
    assert told[0].startswith(f"⏳ {name} did not answer")
    assert told[1:] == [f"{name} builds 1 on site01."]
