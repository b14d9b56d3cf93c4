"""`/look history`: the board after any turn, with the events its reader may know."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from bot.platform import context, controls, limits
from bot.screens.history import past_board
from bot.screens.history.past_board import AUTO, HistoryViewer, Place, place
from bot.service.history.log_lines import flat
from bot.service.history.log_text import EVERYTHING, tell
from bot.service.history.past_turns import around, entries_of, past_of
from bot.service.tables.caches import Turn, TurnIndex
from bot.service.tables.session import TableSession
from db import models
from games import registry
from games.core import codec
from games.core.length import lengths
from games.core.text import LANGUAGES, Language
from rendering.pictures import Picture
from tests.bot.logged import play_on
from tests.bot.panel.test_aside import ids
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person
from tests.e2e.harness import components

ADA, BRIAN, CHLOE = Person(101, "Ada"), Person(102, "Brian"), Person(103, "Chloé")
WATCHING, DORA = Person(999, "Nobody"), Person(201, "Dora")
GAMES = registry.game_keys()


class Drawn:
    """What was drawn: each view, which picture of it, compared with which."""

    def __init__(self, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.all: list[tuple[Any, str, Any]] = []

        async def draw(game: str, view: Any, key: str, *, before: Any = None, **_: Any) -> Picture:
            self.all.append((view, key, before))
            return Picture(b"not drawn here", 1, 1, "A picture")

        monkeypatch.setattr(stage.app.pictures.renderer, "draw", draw)

    view = property(lambda self: self.all[-1][0])
    key = property(lambda self: self.all[-1][1])
    before = property(lambda self: self.all[-1][2])

    async def check(self, table: Seated, number: int, seat: int | None) -> None:
        """Check that the last drawing is of a turn as a seat, or the public, saw it."""
        live = await table.live()
        found = await around(table.tables, live, await past_of(table.tables, live), number)
        for view, state in ((self.view, found.after), (self.before, found.before)):
            masked = None if state is None else codec.encode(live.game.mask(state, seat).state)
            assert (view and codec.encode(view.state)) == masked
            assert view is None or view.viewer == seat


@pytest.fixture
def drawn(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Drawn:
    return Drawn(stage, monkeypatch)


async def long(stage: Stage, game: str, decisions: int = 0, people: int = 3) -> Seated:
    """Return a table after a number of decisions: by default 80, or most of a short game."""
    if not decisions:
        decisions = min(80, lengths(registry.get(game))[people].decisions * people - 6)
    table = await Seated.start(stage.app.tables, people, game=game)
    await play_on(table, decisions)
    return table


async def open_history(stage: Stage, who: Person, **options: Any) -> Answers:
    return await stage.wire.use(who, 7, ["look", "history"], options)


async def press(stage: Stage, who: Person, custom_id: str, *values: str) -> Answers:
    return await stage.wire.press(who, 7, custom_id, values, private=True)


def looked(table: Seated, turn: int, look: str, name: str = "look") -> tuple[str, str]:
    """Return the id of the menu of pictures of a turn, and the value chosen in it."""
    return f"s:history-{name}:{table.id}:0:{turn}/{AUTO}//", look


def options_of(answer: Answers, name: str) -> dict[str, str]:
    """Return the options of a menu, by its handler's name."""
    return {
        option["value"]: option["label"]
        for control in answer.controls
        if control["custom_id"].split(":")[1] == name
        for option in control.get("options", ())
    }


async def told(table: Seated, number: int, viewer: int | None, lang: Language = "en") -> list[str]:
    live = await table.live()
    past = await past_of(table.tables, live)
    entries = await entries_of(table.tables, live, past, past.turns[number])
    return [line.removeprefix("• ") for line in flat(tell(live, entries, lang, viewer))]


async def short(table: Seated, first: int) -> int:
    """Return a turn, from one on or before it, whose lines all fit below its board."""
    last = (await past_of(table.tables, await table.live())).last
    for number in (*range(first, last + 1), *range(first, 0, -1)):
        lines = [line for seat in (None, 0, 1, 2) for line in await told(table, number, seat)]
        if len("\n".join(dict.fromkeys(lines))) < limits.CONTENT // 2:
            return number
    raise AssertionError("every turn is long")


# Turn by turn


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_anyone_goes_from_turn_to_turn(
    stage: Stage, drawn: Drawn, game: str, lang: Language
) -> None:
    table = await long(stage, game)
    last = (await past_of(table.tables, await table.live())).last
    locale = "fr" if lang == "fr" else "en-US"
    answer = await stage.wire.use(WATCHING, 7, ["look", "history"], locale=locale)
    assert answer.private == [True]
    for number, name in (
        (last, "history"), (last - 1, "history"), (last - 2, "history-end"), (0, "history"),
        (1, "history-end"), (last, ""),
    ):  # fmt: skip
        assert answer.files == 1
        turn = "turn {} of {}" if lang == "en" else "tour {} sur {}"
        assert turn.format(number, last) in answer.text or not number
        await drawn.check(table, number, None)
        lines = await told(table, number, None, lang)
        missing = [line for line in lines if line not in answer.text]
        assert not missing or "\n…\n" in answer.text, "a turn with more lines than have room"
        other = {last: last - 1, last - 1: last - 2, last - 2: 0, 0: 1, 1: last}[number]
        button = f"b:{name}:{table.id}:0:{other}/{AUTO}//"
        if name:
            assert button in ids(answer).values()
            answer = await stage.wire.press(WATCHING, 7, button, private=True, locale=locale)
            assert answer.new == 0, "it changes the message that was pressed on"


async def test_at_either_end_there_is_nowhere_to_go_on(stage: Stage) -> None:
    """A message about a turn that is no more shows the last."""
    table = await long(stage, "ceres")
    last = (await past_of(table.tables, await table.live())).last

    def off(answer: Answers) -> list[list[bool]]:
        parts = components({"components": answer.components})
        rows = [part["components"] for part in parts if part["type"] == 1]
        return [[each.get("disabled", False) for each in row] for row in (rows[0], rows[-1])]

    assert off(await open_history(stage, ADA)) == [[False, True]] * 2
    assert off(await open_history(stage, ADA, turn="0")) == [[True, False]] * 2
    assert off(await open_history(stage, ADA, turn=str(last - 1))) == [[False, False]] * 2
    for argument in ("9999/auto//", "", "x/y/z", "///", "123456789012345678901"):
        answer = await press(stage, ADA, f"b:history:{table.id}:0:{argument}")
        assert f"turn {last} of {last}" in answer.text


async def test_who_has_gone_on_is_not_taken_back(stage: Stage, drawn: Drawn) -> None:
    """Of two presses in a row the second is shown, however long the first takes."""
    table = await long(stage, "ceres")
    previews = stage.app.client.context.previews
    answer = await press(stage, ADA, f"b:history:{table.id}:0:3/{AUTO}//")
    assert "turn 3" in answer.text
    stands = previews.stands
    previews.stands = lambda *_: False  # type: ignore[method-assign]  # the game has moved on
    answer = await press(stage, ADA, f"b:history:{table.id}:0:4/{AUTO}//")
    previews.stands = stands  # type: ignore[method-assign]  # as it was
    assert answer.text == ""


# Jumping to a round


async def test_a_round_is_jumped_to(stage: Stage) -> None:
    table = await long(stage, "luna_maris", 300)
    past = await past_of(table.tables, await table.live())
    await Seated.open(stage.app.tables, 2, 8)
    none = await stage.wire.use(ADA, 8, ["look", "history"])
    assert (none.private, "has not started" in none.text) == ([True], True)
    answer = await open_history(stage, WATCHING)
    offered = options_of(answer, "history-jump")
    assert offered == {
        str(turn.number): f"Round {turn.round} · from turn {turn.number} on"
        for turn in past.rounds()
    }
    third = str(past.rounds()[2].number)
    answer = await press(stage, WATCHING, ids(answer)["Jump to…"], third)
    assert f"turn {third} of {past.last} · round 3" in answer.text


def made(rounds: int, each: int = 2) -> TurnIndex:
    """Return a past of these rounds with `each` turns in each, or without rounds."""
    turns = [Turn(0, 1, 1, 1, (), 0)]
    for number in range(rounds * each):
        turns.append(Turn(number + 1, number // each + 1, number + 2, number + 2, (0,), 1))
    return TurnIndex(tuple(turns), tuple(range(1, len(turns) + 1)), ())


def offered(
    live: TableSession, past: TurnIndex, at: Place
) -> list[controls.PressMenu | controls.PressButton]:
    """Return the controls to jump with."""
    looker = HistoryViewer(live, past, WATCHING.id, "en", at)
    asked: Any = context.Press(None, None, "en", live.id, 0, "")  # type: ignore[arg-type]  # not asked
    found: Any = past_board._jump_menu(asked, looker)
    return found


async def test_more_rounds_than_a_menu_holds_have_pages(stage: Stage) -> None:
    """A game without rounds is jumped through by tens."""
    live, past = await (await Seated.start(stage.app.tables, 2)).live(), made(60)
    seen: list[str] = []
    for page in range(3):
        menu, before, after = offered(live, past, Place(5, AUTO, page=page))
        options = [option.value for option in menu.item.options]  # type: ignore[union-attr]  # a menu
        assert len(options) <= limits.SELECT_OPTIONS
        seen += options
        arguments = [each.item.custom_id.rpartition(":")[2] for each in (before, after)]  # type: ignore[union-attr]  # they have
        assert [place(each).page for each in arguments] == [page - 1 if page else None, page + 1]
        assert before.item.disabled == (page == 0)
        assert after.item.disabled == (page == 2)
    assert seen == [str(2 * number + 1) for number in range(60)]
    # Without a page it is that of the turn that is shown.
    for turn, first in ((1, "1"), (50, "1"), (51, "51"), (120, "101")):
        menu, *_ = offered(live, past, Place(turn))
        assert menu.item.options[0].value == first  # type: ignore[union-attr]  # a menu
    menu, *more = offered(live, made(1, 35), Place(3))
    labels = [option.label for option in menu.item.options]  # type: ignore[union-attr]  # a menu
    assert labels == ["Turns 1 to 10", "Turns 11 to 20", "Turns 21 to 30", "Turns 31 to 35"]
    assert not more
    assert offered(live, made(1, 8), Place(3)) == []


async def test_pages_of_rounds_leave_the_board_alone(
    stage: Stage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SELECT_OPTIONS", 3)
    table = await long(stage, "ares", 200)
    past = await past_of(table.tables, await table.live())
    assert past.turns[-1].round > 6
    answer = await open_history(stage, WATCHING, turn="1")
    count = len(drawn.all)
    (other,) = [each for label, each in ids(answer).items() if label.startswith("Page 1 of")]
    answer = await press(stage, WATCHING, other)
    assert list(options_of(answer, "history-jump")) == [str(t.number) for t in past.rounds()[3:6]]
    assert f"turn 1 of {past.last}" in answer.text
    assert len(drawn.all) == count
    assert answer.files == 0


# Secrets


@pytest.mark.parametrize("game", GAMES)
async def test_while_a_game_runs_each_sees_their_own_secrets_and_others_none(
    stage: Stage, drawn: Drawn, game: str
) -> None:
    """A spectator reads the lines for the public and no others."""
    table = await long(stage, game)
    live = await table.live()
    past = await past_of(table.tables, live)
    people = {WATCHING: None} | {who: live.seat_of(who.id) for who in (ADA, BRIAN)}
    for first in (1, past.last // 2, past.last):
        number = await short(table, first)
        for who, own in people.items():
            answer = await open_history(stage, who, turn=str(number))
            assert secrets_in(answer) == ([] if own is None else [f"@{own}"])
            lines = [line.removeprefix("• ") for line in answer.text.split("\n")[1:]]
            wanted = await told(table, number, own)
            if own is None:
                assert sorted(x for x in lines if not x.startswith("**")) == sorted(wanted)
            assert all(line in answer.text for line in wanted)
            for seat in range(3):
                await press(stage, who, *looked(table, number, f"@{seat}"))
                viewer = own if seat == own else None
                await drawn.check(table, number, viewer)


def secrets_in(answer: Answers) -> list[str]:
    """Return the views of players that are offered."""
    return [key for key in options_of(answer, "history-look") if key.startswith("@")]


async def test_who_takes_a_seat_sees_nothing_of_before_and_who_left_it_looks_on(
    stage: Stage, drawn: Drawn
) -> None:
    """Nor do they read what the player before them was."""
    table = await long(stage, "ares", 40)
    seat = (await table.live()).require_seat(BRIAN.id)
    await table.take_over(seat, DORA.id, "Dora", by=ADA.id)
    first = (await past_of(table.tables, await table.live())).last
    await play_on(table, 60, seed=2)
    last = (await past_of(table.tables, await table.live())).last
    assert first + 1 < last
    for who, mine in ((DORA, (first + 1, last)), (BRIAN, ())):
        for number in (1, first, first + 1, last):
            answer = await press(stage, who, *looked(table, number, f"@{seat}"))
            own, offered = number in mine, secrets_in(answer)
            await drawn.check(table, number, seat if own else None)
            assert offered == ([f"@{seat}"] if own else [])
            hidden = set(await told(table, number, seat)) - set(await told(table, number, None))
            assert own or not any(line in answer.text for line in hidden)


async def test_who_takes_a_seat_within_a_phase_is_not_told_what_changed_in_it(
    stage: Stage, drawn: Drawn
) -> None:
    """A change in a hand reveals its former cards; the events there are not shown either."""
    table = await long(stage, "ares", 40)
    seat = (await table.live()).require_seat(BRIAN.id)
    number = (await past_of(table.tables, await table.live())).last + 1
    live = await table.live()
    assert seat in live.waiting()
    await table.act(BRIAN.id, live.game.legal(live.state, seat)[0])
    await table.take_over(seat, DORA.id, "Dora", by=ADA.id)
    await play_on(table, 60, seed=2)
    past = await past_of(table.tables, await table.live())
    taken = next(entry.seq for entry in await table.log() if entry.kind == "replace")
    assert past.turns[number].first < taken < past.turns[number].last
    answer = await press(stage, DORA, *looked(table, number, f"@{seat}"))
    assert (drawn.view.viewer, drawn.before) == (seat, None)
    hidden = set(await told(table, number, seat)) - set(await told(table, number, None))
    assert not any(line in answer.text for line in hidden)
    await press(stage, DORA, *looked(table, number + 1, f"@{seat}"))
    assert (drawn.view.viewer, drawn.before.viewer) == (seat, seat)


async def test_an_open_phase_is_not_there_and_nobody_is_known_to_be_done(stage: Stage) -> None:
    """In Ares all choose their phases at once; what some have sent is public when all have."""
    table = await long(stage, "ares", 40)
    before = {who: (await open_history(stage, who)).text for who in (ADA, WATCHING)}
    live = await table.live()
    head = live.row.head
    for seat in live.waiting()[:-1]:
        options = live.game.legal(live.state, seat)
        while live.waiting().count(seat) and live.row.head == head:
            await table.act(live.seats[seat].user_id or 0, options[0])
            live = await table.live()
        break
    assert live.row.head > head
    assert live.row.public_seq <= head
    assert {who: (await open_history(stage, who)).text for who in before} == before


async def test_once_a_game_is_over_everything_is_open(stage: Stage, drawn: Drawn) -> None:
    table = await long(stage, "ares", 10_000, people=2)
    live = await table.live()
    assert live.row.status == "finished"
    past = await past_of(table.tables, live)
    number = past.last // 2
    answer = await open_history(stage, WATCHING, turn=str(number))
    names = options_of(answer, "history-look")
    assert [names[f"@{seat}"] for seat in (0, 1)] == [
        f"As {live.seats[seat].name} saw it" for seat in (0, 1)
    ]
    mine = options_of(await open_history(stage, ADA, turn=str(number)), "history-look")
    assert mine[f"@{live.seat_of(ADA.id)}"] == "As you saw it"
    for seat in (0, 1):
        await press(stage, WATCHING, *looked(table, number, f"@{seat}"))
        await drawn.check(table, number, seat)
    hidden = set[str]()
    for turn in range(1, past.last + 1):
        every = await told(table, turn, EVERYTHING)
        hidden |= set(every) - set(await told(table, turn, None))
        if hidden:
            text = (await open_history(stage, WATCHING, turn=str(turn))).text
            assert any(line in text for line in hidden)
            assert any(f"To {name} only: " in line for line in hidden for name in live.names)
            break
    assert hidden, "what only some knew is told to all now"


async def test_a_cancelled_game_shows_what_everybody_knew(stage: Stage, drawn: Drawn) -> None:
    table = await long(stage, "ares", 40)
    await table.cancel()
    live = await table.live()
    number = (await past_of(table.tables, live)).last
    for who in (ADA, WATCHING):
        answer = await press(stage, who, *looked(table, number, f"@{live.seat_of(ADA.id)}"))
        assert drawn.view.viewer is None
        assert secrets_in(answer) == []


# Pages that are looked at


async def test_what_is_looked_at_stays_from_turn_to_turn(stage: Stage, drawn: Drawn) -> None:
    table = await long(stage, "luna_maris")
    live = await table.live()
    answer = await press(stage, ADA, *looked(table, 5, "player:1"))
    assert drawn.key == "player:1"
    answer = await press(stage, ADA, ids(answer)["Turn 6 ▶"])
    assert drawn.key == "player:1"
    own = f"@{live.seat_of(ADA.id)}"
    (menu,) = [each for label, each in ids(answer).items() if label.startswith("Shown: ")]
    answer = await press(stage, ADA, menu, own)
    assert drawn.view.viewer == live.seat_of(ADA.id)
    answer = await press(stage, ADA, ids(answer)["◀ Turn 5"])
    assert drawn.view.viewer == live.seat_of(ADA.id)
    answer = await press(stage, ADA, *looked(table, 5, "no such picture"))
    assert drawn.view.viewer is None
    assert drawn.key in ("board", "offer", "players")


async def test_where_no_picture_can_be_drawn_the_board_is_told_in_words(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await long(stage, "ceres")

    async def broken(*_: Any, **__: Any) -> Picture:
        raise OSError("no fonts")

    monkeypatch.setattr(stage.app.pictures.renderer, "draw", broken)
    for number in (0, 5):
        answer = await open_history(stage, WATCHING, turn=str(number))
        assert answer.files == 0
        assert "couldn’t draw the picture" in answer.text
        assert len(answer.text) > 500
        assert all(len(text) <= limits.CONTENT for text in answer.texts)
        assert (await told(table, number, None))[0] in answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_where_the_log_leads_elsewhere_the_lines_are_there_without_a_board(
    stage: Stage, drawn: Drawn, lang: Language
) -> None:
    table = await long(stage, "ceres")
    past = await past_of(table.tables, await table.live())
    async with table.tables.database.writing() as conn:
        changed = update(models.entries).where(
            models.entries.c.table_id == table.id, models.entries.c.seq == past.turns[4].last
        )
        await conn.execute(changed.values(state_hash="0" * 16))
    path, locale = ["look", "history"], "fr" if lang == "fr" else "en-US"
    answer = await stage.wire.use(WATCHING, 7, path, {"turn": "6"}, locale=locale)
    assert (answer.files, drawn.all) == (0, [])
    assert (await told(table, 6, None, lang))[0] in answer.text
    assert f"{'From turn' if lang == 'en' else 'À partir du tour'} 4" in answer.text
    assert f"{'after turn' if lang == 'en' else 'après le tour'} {past.last}" in answer.text
    answer = await stage.wire.use(WATCHING, 7, path, {"turn": "3"}, locale=locale)
    assert answer.files == 1


# Where it is found


async def test_turns_are_suggested_and_found_by_number_round_or_name(stage: Stage) -> None:
    table = await long(stage, "luna_maris", 300)
    past = await past_of(table.tables, await table.live())

    async def suggested(typed: str) -> list[dict[str, Any]]:
        given = {"turn": typed}
        return (
            await stage.wire.use(ADA, 7, ["look", "history"], given, focused="turn")
        ).suggested or []

    every = await suggested("")
    assert len(every) == limits.CHOICES
    assert every[0]["value"] == str(past.last)
    assert (await suggested("7"))[0]["value"] == "7"
    third = {turn.number for turn in past.turns if turn.round == 3}
    assert {int(each["value"]) for each in await suggested("round 3")} <= third
    name = (await table.live()).names[past.turns[7].seats[0]]
    assert (await suggested("7"))[0]["name"].endswith(name)
    label = (await suggested("7"))[0]["name"]
    for typed in ("7", label, label.upper()):
        assert f"turn 7 of {past.last}" in (await open_history(stage, ADA, turn=typed)).text
    for typed in ("x", str(past.last + 1), "-1"):
        answer = await open_history(stage, ADA, turn=typed)
        assert f"has turns 1 to {past.last} so far" in answer.text


async def test_from_the_panel_there_is_a_way_back_to_it(stage: Stage) -> None:
    table = await long(stage, "ceres")
    live = await table.live()
    seat = live.waiting()[0]
    who = next(each for each in (ADA, BRIAN, CHLOE) if each.id == live.seats[seat].user_id)
    panel = ids(await stage.wire.use(who, 7, ["table", "act"]))
    closer = ids(await press(stage, who, panel["Zoom in"]))
    answer = await press(stage, who, closer["History"])
    for label in ("◀ Turn", "Turn"):
        (button,) = [v for k, v in ids(answer).items() if k.startswith(label) and "▶▶" not in k]
        answer = await press(stage, who, button)
        assert answer.new == 0
    assert ids(await press(stage, who, ids(answer)["Back"])) == panel
    assert "Back" not in ids(await open_history(stage, who))


async def test_look_back_begins_at_the_beginning_and_old_messages_open_the_log(
    stage: Stage,
) -> None:
    table = await long(stage, "ceres", 10_000, people=2)
    answer = await stage.wire.press(WATCHING, 7, f"b:history:{table.id}:0:0")
    assert "the beginning" in answer.text
    assert (answer.private, answer.files) == ([True], 1)
    answer = await stage.wire.press(WATCHING, 7, f"b:log:{table.id}:0:0")
    assert answer.text.startswith("Log · ")
    assert (await table.log())[0].kind == "start"
