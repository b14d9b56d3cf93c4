"""Past events: catching up by player, changes marked; the log goes round by round."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.platform.controls import PressButton
from bot.posts.changes import differing
from bot.screens import game_log
from bot.service.history.log_lines import SeatLines, by_player
from bot.service.history.log_text import Chapter, between, chapters, tell
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from games.ares.events import RoundStarted as AresRound
from games.ceres import actions as act
from games.ceres.events import RoundStarted as CeresRound
from games.ceres.game import GAME
from games.core.actions import EndTurn
from games.core.text import LANGUAGES
from tests.bot.seated import Seated
from tests.bot.test_at_once import press
from tests.bot.test_replies import Answering
from tests.toy.game import TOY
from tests.toy.state import Building


async def passed(tables: Tables, rounds: int) -> tuple[Seated, TableSession]:
    """Return a table of Ceres at which two people have passed through these rounds."""
    seated = await Seated.start(tables, 2, game="ceres")
    users = await seated.users()
    for _ in range(2 * rounds):
        turn = (await seated.live()).waiting()[0]
        await seated.act(users[turn], act.Pass(), EndTurn())
    return seated, await seated.live()


def test_both_games_tell_where_a_round_begins() -> None:
    assert AresRound(round=3).opens() == 3
    assert CeresRound(round=2, offsets=(0, 0, 0)).opens() == 2


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


def buttons(view: Any) -> dict[str, str]:
    """Return the arguments of the buttons that can be pressed, by label."""
    return {
        part.item.label: part.item.custom_id.rpartition(":")[2]
        for part in view.children
        if not part.item.disabled
    }


async def test_buttons_lead_to_the_rounds_before_and_after(tables: Tables) -> None:
    seated, live = await passed(tables, 2)
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


async def test_a_single_page_has_no_buttons_to_turn_it(tables: Tables) -> None:
    seated, live = await passed(tables, 0)
    _, view = await game_log._page(seated.tables, live, "en", None)
    labels = [each.item.label for each in view.children if isinstance(each, PressButton)]
    assert labels == ["History"]


async def test_a_shared_log_has_no_buttons(tables: Tables) -> None:
    """They would turn everyone's page."""
    seated, _ = await passed(tables, 1)
    sent: list[dict[str, Any]] = []

    class Noting(Answering):
        async def send_message(self, **more: Any) -> None:
            sent.append(more)

    for share in (False, True):
        await game_log.log(press(seated, Any, Noting(command=True)), share=share)
    assert ["view" in more for more in sent] == [True, False]


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


async def test_catching_up_shows_what_changed_and_names_everybody_once(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated, live = await passed(tables, 2)
    drawn: list[list[str]] = []
    said: list[str] = []

    def changed(*_: Any) -> list[str]:
        return ["players"]

    async def shown(press: Any, live: Any, view: Any, keys: list[str], *_: Any) -> Any:
        drawn.append(list(keys))
        return [], ""

    async def reply(interaction: Any, text: str, files: Any) -> None:
        said.append(text)

    async def since(*_: Any) -> int:
        return 1

    async def before_view(*_: Any) -> Any:
        return object()

    for name, put in (
        ("shown", shown),
        ("reply", reply),
        ("since", since),
        ("before_view", before_view),
        ("changed", changed),
    ):
        monkeypatch.setattr(game_log, name, put)
    interaction: Any = Answering(command=True)
    interaction.user = SimpleNamespace(id=live.seats[0].user_id)
    pressed = press(seated, Any, interaction)
    await game_log.catch_up(pressed)
    assert drawn == [["players"]]
    heads = [line for line in said[0].split("\n")[1:] if line.startswith("**")]
    assert sorted(heads) == sorted(["**Everyone**", *(f"**{name}**" for name in live.names)])
    assert heads[-1] == "**Everyone**"


async def test_somebody_without_a_seat_is_told_of_the_last_turn(tables: Tables) -> None:
    seated, live = await passed(tables, 1)
    first = await game_log.last_turn(seated.tables, live)
    entries = await between(seated.tables, live, first, live.row.public_seq)
    assert {entry.seat for entry in entries} == {entries[-1].seat}
    assert len([entry for entry in entries if entry.closed]) == 1


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


def test_a_part_that_is_gone_has_changed() -> None:
    """No remaining line says that the last building of the table was taken away."""
    state = TOY.start({}, 2, 5)
    after = TOY.mask(TOY.copy(state), None)
    state.sites["site01"] = Building(0, 1)
    before = TOY.mask(state, None)
    assert differing(TOY, TOY.words("en"), ["Ada", "Brian"], after, before) == ["board"]
    assert differing(TOY, TOY.words("en"), ["Ada", "Brian"], after, after) == []
