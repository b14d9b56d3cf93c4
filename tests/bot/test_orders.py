"""Orders given in advance: answered when the question appears, and nobody is asked for it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import defstruct

import db.papers as papers_db
from bot.panel.panel import panel
from bot.panel.plans.orders import Composing, list_panel, orders_panel
from bot.platform import limits
from bot.service.plans import orders
from bot.service.seats import lobby, seating
from bot.service.tables.instructions import said
from bot.service.tables.pending import Instruction
from bot.service.tables.store import Tables
from bot.service.turns import edit_plans, prepared_turn, undoing
from bot.service.turns.edit_plans import offers
from bot.shared.problems import Problem
from db.papers import PaperRow
from games import registry
from games.core.actions import EndTurn
from games.core.labels import Label
from games.core.orders import NONE_POSSIBLE, Finishing, Order, Orders, Passing
from games.core.text import LANGUAGES, Language
from tests.bot.panel.test_aside import PEOPLE, begun, ids, press
from tests.bot.seated import INTERACTIONS, STRANGER, Seated, asked
from tests.bot.stage import Stage
from tests.bot.test_forced import kinds
from tests.bot.test_vote_crash import Killed, dying
from tests.bot.wire import Person
from tests.core.test_orders import Sites
from tests.e2e.harness import components
from tests.toy.game import TOY
from tests.toy.state import Build, Paint, Survey


class Places(Sites):
    """Where to build, as a list."""

    def offers(self, game: Any, seen: Any) -> list[str]:
        return ["site01", "site02", "site03"]


@pytest.fixture(autouse=True)
def some_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy game take an order of some kinds."""
    monkeypatch.setitem(vars(TOY), "orders", Orders(Passing(), Finishing(), Places()))


async def give(table: Seated, user_id: int, key: str, *values: str, **more: Any) -> None:
    given = {"interaction_id": next(INTERACTIONS), **more}
    await edit_plans.give(table.tables, table.id, user_id, key, values, **given)


async def stored(table: Seated) -> list[PaperRow]:
    async with table.tables.database.reading() as conn:
        return await papers_db.papers_of(conn, table.id)


async def paper(table: Seated, seat: int, key: str) -> Instruction | None:
    """Return an order as it is after a restart."""
    table.tables.drop(table.id)
    return (await table.live()).instructions.get((seat, "order", key))


async def did(table: Seated, seat: int, key: str) -> list[str]:
    """Return what an order is said to have done."""
    found = await paper(table, seat, key)
    assert found is not None
    told = said(found)
    return [] if told is None else [label["en"] for label in told.did]


async def test_it_answers_when_the_question_appears(three: Seated) -> None:
    users = await three.bids()
    await give(three, users[1], "pass")
    await three.act(users[0], EndTurn())
    assert (await three.live()).waiting() == (2,)
    assert (await kinds(three))[-2:] == [("act", 0, users[0]), ("act", 1, users[1])]


async def test_nobody_is_asked_for_it(three: Seated) -> None:
    users = await three.bids()
    await give(three, users[1], "pass")
    await three.sent()
    await three.act(users[0], EndTurn())
    (ping,) = await three.pending("ping")
    assert asked([ping]) == [(users[2], True)]
    assert len(await three.pending("post")) == 1


async def test_it_is_used_up_and_tells_its_author(three: Seated) -> None:
    users = await three.bids()
    await give(three, users[1], "pass")
    assert await did(three, 1, "pass") == []
    await three.act(users[0], EndTurn())
    assert await did(three, 1, "pass") == ["the turn was ended"]
    found = await paper(three, 1, "pass")
    assert found is not None
    assert found.body == b""
    await three.act(users[2], EndTurn())
    for user_id in users:
        await three.bid(user_id, 1)
    assert await paper(three, 1, "pass") is None, "who has acted since has read it"
    await three.act(users[0], EndTurn())
    assert (await three.live()).waiting() == (1,)


async def test_it_is_answered_at_once_where_the_question_is_open(two: Seated) -> None:
    users = await two.bids()
    await two.sent()
    await give(two, users[0], "pass")
    assert (await two.live()).waiting() == (1,)
    assert (await kinds(two))[-1] == ("act", 0, users[0])
    assert await did(two, 0, "pass") == ["the turn was ended"]
    assert asked(await two.pending("ping")) == [(users[1], True)]


async def test_one_that_stands_answers_again_and_again(two: Seated) -> None:
    users = await two.bids()
    await give(two, users[0], "done")
    assert (await two.live()).waiting() == (0,), "something else is possible"
    await two.act(users[0], Survey())
    assert (await two.live()).waiting() == (1,), "nothing is left but to end the turn"
    await two.act(users[1], EndTurn())
    for user_id in users:
        await two.bid(user_id)
    await two.act(users[0], Survey())
    assert (await two.live()).waiting() == (1,)
    found = await paper(two, 0, "done")
    assert found is not None
    assert found.body


async def test_what_is_not_published_is_in_hand_and_asked_for(two: Seated) -> None:
    users = await two.bids()
    await give(two, users[1], "ranked", "site02", "site01")
    await two.act(users[0], Build("site02", 1))
    await two.act(users[0], Paint("red"))
    await two.sent()
    await two.act(users[0], EndTurn())
    live = await two.live()
    assert live.waiting() == (1,)
    assert "site01" not in live.state.sites
    assert live.position(1).sites["site01"].seat == 1
    assert asked(await two.pending("ping")) == [(users[1], True)]
    assert await did(two, 1, "ranked") == ["Build 1 on site01"]
    await two.act(users[1], Paint("blue"))
    await two.act(users[1], EndTurn())
    assert (await two.live()).state.sites["site01"].colour == "blue"


async def test_one_that_cannot_be_carried_out_stays_and_says_why(two: Seated) -> None:
    users = await two.bids()
    await give(two, users[1], "ranked", "site02")
    await two.act(users[0], Build("site02", 1))
    await two.act(users[0], Paint("red"))
    await two.sent()
    await two.act(users[0], EndTurn())
    assert (await two.live()).waiting() == (1,)
    assert asked(await two.pending("ping")) == [(users[1], True)]
    found = await paper(two, 1, "ranked")
    assert found is not None
    told = said(found)
    assert told is not None
    assert told.why == NONE_POSSIBLE
    assert found.body
    panels = panel(await two.live(), 1, "en").text
    assert panels.count("stopped: None of your choices is possible.") == 1


async def test_a_seat_with_something_in_hand_is_left_alone(two: Seated) -> None:
    users = await two.bids()
    await prepared_turn.change(two.tables, two.id, users[1], "add", [Build("site03", 1)])
    await give(two, users[1], "pass")
    await two.act(users[0], EndTurn())
    live = await two.live()
    assert live.waiting() == (1,)
    assert live.position(1).sites["site03"].seat == 1
    found = await paper(two, 1, "pass")
    assert found is not None
    assert found.note is None


async def test_a_turn_that_is_armed_goes_before_an_order(two: Seated) -> None:
    users = await two.bids()
    for action in (Build("site03", 1), Paint("red")):
        await prepared_turn.change(two.tables, two.id, users[1], "add", [action])
    await prepared_turn.change(two.tables, two.id, users[1], "arm")
    await give(two, users[1], "pass")
    await two.act(users[0], EndTurn())
    live = await two.live()
    assert live.waiting() == (1,)
    assert 1 in live.queued


async def test_whoever_takes_a_seat_starts_with_none(three: Seated) -> None:
    users = await three.bids()
    for user_id in users:
        await give(three, user_id, "done")
    assert [row.seat for row in await stored(three)] == [0, 1, 2]
    await seating.take_over(three.tables, three.id, 1, STRANGER, "Eve", by=users[0])
    await seating.resign(three.tables, three.id, users[2])
    assert [row.seat for row in await stored(three)] == [0]
    assert {key[0] for key in (await three.live()).instructions} == {0}


async def test_going_back_does_not_bring_an_order_back(two: Seated) -> None:
    users = await two.bids()
    await give(two, users[1], "pass")
    await two.act(users[0], EndTurn())
    assert (await two.live()).state.round == 2
    entry = next(e for e in reversed(await two.log()) if e.seat == 1)
    async with two.tables.locked(two.id) as live:
        await undoing.undo_to(two.tables, live, entry.seq, users[0])
    live = await two.live()
    assert live.waiting() == (1,), "it is not asked again where the table goes back"
    found = await paper(two, 1, "pass")
    assert found is not None
    assert found.body == b""


async def test_one_that_stands_waits_after_going_back_until_somebody_has_acted(
    two: Seated,
) -> None:
    users = await two.bids()
    await give(two, users[0], "done")
    await two.act(users[0], Survey())
    entry = (await two.log())[-1]
    assert entry.seat == 0
    async with two.tables.locked(two.id) as live:
        await undoing.undo_to(two.tables, live, entry.seq, users[1])
    assert (await two.live()).waiting() == (0,)
    assert (await two.live()).state.stack[-1].acted


async def test_one_given_in_a_pause_answers_when_the_game_goes_on(two: Seated) -> None:
    users = await two.bids()
    async with two.tables.locked(two.id) as live:
        await seating.set_paused(two.tables, live, users[0], paused=True)
    await give(two, users[0], "pass")
    assert (await two.live()).row.status == "paused"
    found = await paper(two, 0, "pass")
    assert found is not None
    assert found.body
    async with two.tables.locked(two.id) as live:
        await seating.set_paused(two.tables, live, users[0], paused=False)
    assert (await two.live()).waiting() == (1,), "the question was put anew"
    assert await did(two, 0, "pass") == ["the turn was ended"]
    assert asked(await two.pending("ping")) == [(users[1], True)]


async def test_a_program_has_none(two: Seated) -> None:
    users = await two.bids()
    await give(two, users[1], "pass")
    async with two.tables.locked(two.id) as live:
        await seating.put_computer(two.tables, live, 1, users[0], "replace")
    await two.act(users[0], EndTurn())
    assert (await two.live()).waiting() == (1,)


async def test_nothing_is_left_of_them_when_the_game_is_over(two: Seated) -> None:
    users = await two.bids()
    for user_id in users:
        await give(two, user_id, "done")
    async with two.tables.locked(two.id) as live:
        await seating.close(two.tables, live)
    assert await stored(two) == []


@pytest.mark.parametrize(
    ("key", "values", "problem"),
    [
        ("no-such", (), "problem-no-such-order"),
        ("ranked", (), "problem-order-empty"),
        ("ranked", ("site30",), "problem-order-changed"),
        ("ranked", ("site01", "site01"), "problem-order-changed"),
        ("pass", ("site01",), "problem-order-changed"),
    ],
)
async def test_what_cannot_be_ordered_is_refused_and_changes_nothing(
    two: Seated, key: str, values: tuple[str, ...], problem: str
) -> None:
    users = await two.bids()
    with pytest.raises(Problem) as refused:
        await give(two, users[1], key, *values)
    assert refused.value.key == problem
    with pytest.raises(Problem):
        await give(two, STRANGER, "pass")
    assert await stored(two) == []


async def test_a_table_that_is_over_takes_none(two: Seated) -> None:
    users = await two.bids()
    async with two.tables.locked(two.id) as live:
        await seating.close(two.tables, live)
    with pytest.raises(Problem) as refused:
        await give(two, users[1], "pass")
    assert refused.value.key == "problem-table-cancelled"


@pytest.mark.parametrize("at_once", [False, True])
async def test_what_could_not_be_stored_is_not_so(
    two: Seated, monkeypatch: pytest.MonkeyPatch, *, at_once: bool
) -> None:
    users = await two.bids()
    if not at_once:
        await give(two, users[1], "pass")
    before, papers = await two.hash(), await stored(two)

    async def speak() -> None:
        if at_once:
            await give(two, users[0], "pass", interaction_id=5)
        else:
            await two.act(users[0], EndTurn(), interaction_id=5)

    with monkeypatch.context() as patched:
        dying(two.tables, patched, 0)
        with pytest.raises(Killed):
            await speak()
    assert (await two.hash(), await stored(two)) == (before, papers)
    for _ in range(2):  # the second time it is delivered again
        await speak()
        assert (await two.live()).waiting() == ((1,) if at_once else (0, 1))
    assert [entry.seat for entry in await two.log() if entry.kind == "act"][4:] == (
        [0] if at_once else [0, 1]
    )


async def test_why_it_stops_is_said_once(three: Seated) -> None:
    users = await three.bids()
    await give(three, users[1], "ranked", "site02")
    await three.act(users[0], Build("site02", 1))
    await three.act(users[0], Paint("red"), EndTurn())
    before = await stored(three)
    await give(three, users[2], "done")
    live = await three.live()
    assert orders.answer(live, live.state, live.drafts, live.instructions) is None
    assert [row for row in await stored(three) if row.seat == 1] == before


async def test_who_has_begun_to_answer_by_hand_goes_on_by_hand(two: Seated) -> None:
    users = await two.bids()
    await prepared_turn.change(two.tables, two.id, users[1], "add", [Build("site03", 1)])
    await give(two, users[1], "pass")
    await two.act(users[0], EndTurn())
    await two.act(users[1], Paint("red"))
    await undoing.undo(two.tables, two.id, users[1], whole_turn=True)
    await two.act(users[1], Survey())
    for _ in range(2):
        live = await two.live()
        assert live.waiting() == (1,), "the rest of the turn is theirs too"
        assert "order" not in panel(live, 1, "en").text
        two.tables.drop(two.id)
    await two.act(users[1], EndTurn())
    for user_id in users:
        await two.bid(user_id)
    await two.act(users[0], EndTurn())
    assert (await two.live()).state.stack == [], "the next turn is passed"


async def test_who_is_asked_again_after_an_order_has_answered_is_pinged(
    two: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(TOY), "orders", Orders(Passing(Survey())))
    users = await two.bids()
    await give(two, users[1], "pass")
    await two.sent()
    await two.act(users[0], EndTurn())
    live = await two.live()
    assert live.waiting() == (1,)
    assert live.state.stack[-1].acted
    assert asked(await two.pending("ping")) == [(users[1], True)]


# The panel


async def ares(stage: Stage) -> tuple[Seated, Person]:
    """Begin a game of Ares; returns the table and a player at it."""
    table, _ = await begun(stage, "ares")
    return table, PEOPLE[1]


async def test_an_order_is_given_and_dropped_in_the_panel(stage: Stage) -> None:
    table, who = await ares(stage)
    shown = await stage.wire.use(who, 7, ["table", "act"])
    shown = await press(stage, who, ids(shown)["More…"])
    shown = await press(stage, who, ids(shown)["My plans"])
    assert "▫️ **Skip empty phases**" in shown.text
    shown = await press(stage, who, ids(shown)["Skip empty phases"])
    assert "✅ **Skip empty phases**" in shown.text
    assert (1, "order", "done") in (await table.live()).instructions
    back = await press(stage, who, ids(shown)["Back"])
    assert "My plans (1)" in ids(await press(stage, who, ids(back)["More…"]))
    shown = await press(stage, who, ids(shown)["✓ Skip empty phases"])
    assert "✅" not in shown.text
    assert await stored(table) == []


async def test_a_list_is_chosen_in_a_form_and_dropped_with_nothing_chosen(stage: Stage) -> None:
    table, who = await ares(stage)
    opened = await stage.wire.press(who, 7, f"b:order-list:{table.id}:0:ranked", private=True)
    assert opened.form is not None
    chosen = {"rank1": "4", "rank2": "4", "rank4": "0"}  # twice, and one left out
    shown = await stage.wire.submit(who, 7, opened.form, chosen)
    assert shown.new == 0  # in place of the panel
    assert "In this order: V Research › I Development" in shown.text
    found = (await table.live()).instructions[1, "order", "ranked"]
    assert (await table.live()).game.orders.decode(found.body).values == ("5", "1")
    form = (await press(stage, who, ids(shown)["✓ Next phase card"])).form
    assert form is not None
    again = await stage.wire.submit(who, 7, form, {"rank2": "-", "rank3": "2"})
    assert "In this order: V Research › III Action" in again.text
    form = (await press(stage, who, ids(again)["✓ Next phase card"])).form
    assert form is not None
    gone = await stage.wire.submit(who, 7, form, dict.fromkeys(("rank1", "rank2"), "-"))
    assert "✅" not in gone.text
    assert await stored(table) == []
    empty = await stage.wire.submit(who, 7, form, {"rank1": "-", "rank2": "-"})
    assert "Choose what the order is about first" in empty.text


async def test_where_values_are_alike_any_are_ticked(stage: Stage) -> None:
    table, who = await ares(stage)
    form = (await press(stage, who, f"b:order-list:{table.id}:0:pass")).form
    assert form is not None
    shown = await stage.wire.submit(who, 7, form, {"values": ["2", "0"]})
    assert "Chosen: I Development and III Action" in shown.text
    old = {**form, "custom_id": f"m:order-form:{table.id}:0:pass/0ff1ce"}
    shown = await stage.wire.submit(who, 7, old, {"values": ["1"]})
    assert "That order is no longer possible" in shown.text
    assert "Chosen: I Development and III Action" in shown.text


async def test_a_list_is_put_together_in_its_persons_order(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where more can be ranked than a form has room for."""
    monkeypatch.setattr(limits, "PARTS", 4)
    table, who = await ares(stage)
    shown = await stage.wire.use(who, 7, ["table", "orders"])
    shown = await press(stage, who, ids(shown)["Next phase card"])
    assert "Nothing chosen yet" in shown.text
    for value in ("4", "0"):
        shown = await press(stage, who, ids(shown)["Choose the next one…"], value)
    assert "In this order: V Research › I Development" in shown.text
    menu = next(c for c in components({"components": shown.components}) if "options" in c)
    assert [each["value"] for each in menu["options"]] == ["1", "2", "3"]
    assert await stored(table) == [], "nothing is given yet"
    shown = await press(stage, who, ids(shown)["Turn this order on"])
    assert "✅ **Next phase card**" in shown.text
    assert "In this order: V Research › I Development" in shown.text
    found = (await table.live()).instructions[1, "order", "ranked"]
    assert (await table.live()).game.orders.decode(found.body).values == ("5", "1")
    shown = await press(stage, who, ids(shown)["✓ Next phase card"])
    shown = await press(stage, who, ids(shown)["Turn this order off"])
    assert "✅" not in shown.text


async def test_what_is_not_offered_any_more_is_chosen_anew(stage: Stage) -> None:
    table, who = await ares(stage)
    for name, values in (("order-add", ["0"]), ("order-set", []), ("order-page", [])):
        control = "s" if values else "b"
        old = f"{control}:{name}:{table.id}:0:ranked/0ff1ce/1/0"
        shown = await press(stage, who, old, *values)
        assert "That order is no longer possible" in shown.text
        assert "Nothing chosen yet" in shown.text
    assert await stored(table) == []


async def test_the_same_press_delivered_again_changes_nothing(stage: Stage) -> None:
    table, who = await ares(stage)
    for handler in ("order-give", "order-drop", "order-give"):
        number = 77 if handler == "order-give" else 0
        given = f"b:{handler}:{table.id}:0:done"
        await stage.wire.press(who, 7, given, private=True, number=number)
    assert await stored(table) == [], "it was dropped since"


async def test_what_an_order_did_is_read_in_the_panel(stage: Stage) -> None:
    table, who = await ares(stage)
    users = await table.users()
    seat = users.index(who.id)
    await give(table, who.id, "ranked", "4", "5")
    for user_id in users:
        await table.act(user_id, (await table.live()).legal(users.index(user_id))[0])
    live = await table.live()
    assert live.state.stack[-1].picks[seat] == 4
    shown = await stage.wire.use(who, 7, ["table", "act"])
    assert "📋 Your order “Next phase card”: " in shown.text
    assert "📋 Votre ordre" in panel(live, seat, "fr").text
    other = next(number for number in range(3) if number != seat)
    assert "order" not in panel(live, other, "en").text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", registry.game_keys())
async def test_panels_of_orders_are_said_in_every_language(
    tables: Tables, key: str, lang: Language
) -> None:
    table = await Seated.open(tables, 2, game=key)
    live = await lobby.start(tables, table.id, 101)
    shown = orders_panel(live, 0, lang)
    for kind in live.game.orders:
        label = live.words(lang).order(kind.key)
        assert f"**{label.name}**" in shown.text
        assert label.help
        offered = offers(live, 0, kind)
        # Of a kind that holds cards there may be none in hand.
        assert kind.lists or not offered
        if offered:
            composing = Composing(kind.key, "", tuple(range(len(offered))))
            told = list_panel(live, 0, lang, composing).text
            assert live.words(lang).order_value(live.seen(0), kind.key, offered[0]) in told


async def test_many_kinds_of_orders_are_in_a_menu(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, who = await ares(stage)
    game = (await table.live()).game
    tags = [f"pass{number}" for number in range(4)]
    made: list[Any] = [defstruct(tag, [], bases=(Order,), frozen=True, tag=tag) for tag in tags]
    plain = [Passing(order=each) for each in made]
    monkeypatch.setitem(vars(game), "orders", Orders(*game.orders, *plain))
    label = type(game.words("en")).order

    def named(words: Any, key: str) -> Label:
        return Label(key, "Passes") if key[-1].isdigit() else label(words, key)

    monkeypatch.setattr(type(game.words("en")), "order", named)
    shown = await stage.wire.use(who, 7, ["table", "orders"])
    shown = await press(stage, who, ids(shown)["Choose an order…"], "pass2")
    shown = await press(stage, who, ids(shown)["Turn this order on"])
    assert "✅ **pass2**" in shown.text
    shown = await press(stage, who, ids(shown)["Choose an order…"], "pass2")
    shown = await press(stage, who, ids(shown)["Turn this order off"])
    assert "✅" not in shown.text
    assert (await press(stage, who, ids(shown)["Choose an order…"], "ranked")).form is not None
