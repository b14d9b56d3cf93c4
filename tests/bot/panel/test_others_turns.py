"""Panels in the turns of others: windows of the toy game, and Projet Cérès (examples O)."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from bot.panel.panel import panel
from bot.platform.page import Page
from bot.posts import layout
from bot.service.notices.ping_messages import PingTarget
from bot.service.tables.store import Tables
from bot.shared.text import say
from games.core import codec
from games.core.actions import EndTurn, fields, kind
from games.core.text import spelled
from games.projet_ceres import actions as act
from games.projet_ceres.events import FightOpened
from games.projet_ceres.game import GAME
from games.projet_ceres.state import BOARD, NOBODY, Fight, State
from tests.bot.market import ADA, CHLOE, in_turn
from tests.bot.panel.test_aside import ids
from tests.bot.seated import PEOPLE, Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person, command_path
from tests.patched import patch
from tests.projet_ceres.builder import Table
from tests.projet_ceres.rules.test_by_post import BOX, CARDS, drafted
from tests.toy.market.state import Call, Raise, Salvage
from tests.toy.state import Build, Paint


async def shown(table: Seated, seat: int) -> Page:
    return panel(await table.live(), seat, "en")


def buttons(made: Page) -> dict[str, bool]:
    """Return which buttons can be pressed, by their labels."""
    children: list[Any] = list(made.controls)
    items = [getattr(child, "item", child) for child in children]
    return {
        str(item.label): not item.disabled for item in items if isinstance(item, discord.ui.Button)
    }


async def test_a_play_that_was_undone_leaves_the_panel_as_it_was(tables: Tables) -> None:
    """It says whom the game waits for; a confirmed play can be withdrawn."""
    table = await in_turn(tables)
    before, withdraw = await shown(table, 2), say("en", "button-withdraw")
    name = spelled((await table.live()).names[0], "en")
    assert say("en", "panel-others", names=name) in before.text
    await table.act(CHLOE, Salvage())
    assert say("en", "button-confirm") in buttons(await shown(table, 2))
    await table.undo(CHLOE)
    after = await shown(table, 2)
    assert (after.text, buttons(after)) == (before.text, buttons(before))
    assert withdraw not in buttons(after)
    await table.act(CHLOE, Salvage())
    await table.confirm(CHLOE)
    assert buttons(await shown(table, 2))[withdraw]


async def test_what_is_sent_behind_a_hold_is_shown_to_its_author_alone(tables: Tables) -> None:
    table = await in_turn(tables)
    await table.hold(CHLOE, "between:0")
    for action in (Build("site05", 1), Paint("red"), Build("site06", 1), Paint("blue")):
        await table.act(ADA, action)
    assert (await table.act(ADA, EndTurn())).became == "held"
    sent = say("en", "panel-sent", what="").strip()
    told = (await shown(table, 0)).text
    assert sent in told
    assert "site06" in told
    for seat in (1, 2):
        assert sent not in (await shown(table, seat)).text


async def test_the_ping_of_a_window_counts_nobody_who_is_not_asked(tables: Tables) -> None:
    table = await in_turn(tables)
    await table.act(ADA, Call(2))
    live = await table.live()
    assert live.waiting() == (1, 2)
    asked = [PingTarget(seat, 101 + seat, loud=True) for seat in live.waiting()]
    text: str = layout.ping(live, live.seen(None), asked)["content"]
    assert "done" not in text


async def test_what_would_be_wasted_is_read_before_a_turn_is_ended(tables: Tables) -> None:
    table = await in_turn(tables)

    async def warned(seat: int, lang: str = "en") -> str:
        text = panel(await table.live(), seat, lang).text
        told = ("If you end your turn now", "Si vous finissez maintenant")
        return next((line for line in text.splitlines() if line.startswith(told)), "")

    assert await warned(0) == "If you end your turn now you give up both actions."
    assert await warned(0, "fr") == "Si vous finissez maintenant, vous renoncez à vos deux actions."
    assert await warned(1) == ""
    await table.act(ADA, Build("site05", 1))
    assert await warned(0) == "", "there is something to be decided first"
    await table.act(ADA, Paint("red"))
    assert await warned(0) == "If you end your turn now you give up an action."
    await table.act(ADA, Build("site06", 1), Paint("red"))
    assert await warned(0) == ""


async def test_a_control_whose_price_has_changed_says_that_and_no_more(stage: Stage) -> None:
    """Nothing was decided; the moves in hand have another price, which can be read."""
    table = await in_turn(stage.app.tables)
    await table.act(ADA, Build("site05", 1))
    old = (await table.live()).decision(0)
    await table.act(CHLOE, Raise())
    await table.confirm(CHLOE)
    pressed = await stage.wire.press(Person(ADA, "Ada"), 7, f"b:pick:{table.id}:{old}:paint")
    assert "already been decided" not in pressed.text
    assert pressed.texts[0].count("Something has changed since you chose") == 1
    assert "for 1 ore more" in pressed.text
    await table.act(ADA, Paint("red"))
    again = await stage.wire.press(Person(ADA, "Ada"), 7, f"b:pick:{table.id}:{old}:paint")
    assert "already been decided" in again.text


CHANNEL = 7


class Played:
    """A table of three in the whole bot, that begins in a position; its seats are people."""

    def __init__(self, stage: Stage, table: Seated, users: list[int]) -> None:
        self.stage = stage
        self.table = table
        self.people = [Person(user, PEOPLE[user]) for user in users]

    async def command(self, seat: int, action: Any) -> Answers:
        """Type a player's action as a command."""
        words = GAME.words("en")
        named = {name: words.field(kind(action), name).name for name in fields(action)}
        given = {called: str(getattr(action, name)) for name, called in named.items()}
        path = command_path(GAME, type(action), "en")
        return await self.stage.wire.use(self.people[seat], CHANNEL, path, given)

    async def plays(self, seat: int, *actions: Any) -> None:
        """Type a play in another player's turn, without its automatic steps, and publish it."""
        told = Answers()
        for action in actions:
            if action in (await self.table.live()).legal(seat):
                told = await self.command(seat, action)
        (confirm,) = [each for each in ids(told).values() if each.split(":")[1] == "confirm"]
        await self.press(seat, confirm)

    async def opens(self, seat: int) -> dict[str, str]:
        """Open a player's panel; returns its controls by their texts."""
        return ids(await self.shown(seat))

    async def shown(self, seat: int) -> Answers:
        """Open a player's panel."""
        return await self.press(seat, f"b:act:{self.table.id}:0:")

    async def press(self, seat: int, control: str) -> Answers:
        return await self.stage.wire.press(self.people[seat], CHANNEL, control, private=True)

    async def channel(self) -> str:
        """Return the text that waits to be sent to the channel at once."""
        rows = await self.table.pending("text")
        return " ".join(str((row.payload or {})["text"]) for row in rows)

    async def in_hand(self, seat: int) -> list[str]:
        """Return the kinds of the actions that a player has in hand."""
        presses = (await self.table.live()).walked(seat).presses
        return [kind(each.action) for press in presses for each in press]


@pytest.fixture
def begin(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that begins a table in a position."""

    async def begun(state: State) -> Played:
        patch(monkeypatch, GAME, "rules", new=lambda *_: GAME.copy(state))
        table = await Seated.start(stage.app.tables, len(state.players), game="projet_ceres")
        await table.sent()
        return Played(stage, table, await table.users())

    return begun


def enabled(shown: Answers) -> set[str]:
    """Return the labels of a message's enabled buttons."""
    found = shown.controls
    return {each["label"] for each in found if each["type"] == 2 and not each.get("disabled")}


def control(panel: dict[str, str], says: str) -> str:
    """Return the control of a panel that says this."""
    (found,) = [each for label, each in panel.items() if says in label]
    return found


async def test_ex_180_a_play_in_somebodys_turn_is_done_at_once_and_the_turn_goes_on(
    begin: Any,
) -> None:
    position = Table(3, BOX).ships(2, board=1).seat(2, hand=("gain_metal",))
    played: Played = await begin(position.state)
    await played.table.act(played.people[0].id, act.Produce())
    panel = await played.opens(0)
    await played.plays(2, act.PlayCard("gain_metal"))
    live = await played.table.live()
    assert live.state.players[2].goods == {"metal": 2}
    assert "gain_metal" in await played.channel()
    assert live.waiting() == (0,)
    assert await played.table.pending("ping", "post", "note") == []
    assert live.seen(0).state.players[2].goods == {"metal": 2}, "the panel shows how it stands"
    assert await played.in_hand(0) == ["produce"]
    await played.press(0, control(panel, "Beg"))
    assert await played.in_hand(0) == ["produce", "beg"]


async def test_ex_181_a_button_of_before_somebodys_play_is_outdated_where_it_means_another_thing(
    begin: Any,
) -> None:
    """An empty asteroid that Ada is about to reach has become one that she would attack."""
    position, _ = drafted("sail")
    played: Played = await begin(position.state)
    await played.table.act(played.people[0].id, act.Move(), act.Sail("B1", "A1"))
    old = control(await played.opens(0), "Finish moving")
    await played.plays(2, act.PlayCard("sail"), act.Sail("A2", "A1"), act.Arrive())
    live = await played.table.live()
    assert live.state.belt["A1"].seat == 2
    stood = await played.table.hash(), len(await played.table.log())
    refused = await played.press(0, old)
    assert (await played.table.hash(), len(await played.table.log())) == stood
    assert "Something has changed since you chose" in refused.text
    assert "combat with Hilda" in refused.text
    assert old not in ids(refused).values()
    (told,) = await played.table.pending("note")
    assert (told.payload or {})["user_id"] == played.people[0].id
    await played.press(0, control(ids(refused), "Finish moving"))
    live = await played.table.live()
    assert any(isinstance(frame, Fight) for frame in live.state.stack)
    (entry,) = [e for e in await played.table.log() if e.events and b"fight_opened" in e.events]
    assert any(isinstance(e, FightOpened) for e in codec.decode_events(GAME, entry.events or b""))


async def test_a_button_is_outdated_by_somebody_who_is_asked_at_the_same_time(
    begin: Any,
) -> None:
    """In Phase 4, in which all are asked, Ada is about to reach an asteroid that Cleo takes."""
    position, _ = drafted("sail")
    position.seat(0, hand=("sail",)).seat(1, hand=("gain_metal",)).colonies()
    played: Played = await begin(position.state)
    assert (await played.table.live()).waiting() == (0, 1, 2)
    await played.table.act(played.people[0].id, act.PlayCard("sail"), act.Sail("B1", "A1"))
    old = control(await played.opens(0), "Finish moving")
    other = await played.opens(1)
    await played.table.act(
        played.people[2].id, act.PlayCard("sail"), act.Sail("A2", "A1"), act.Arrive()
    )
    live = await played.table.live()
    assert live.state.belt["A1"].seat == NOBODY, "it is in hand"
    await played.press(2, control(await played.opens(2), "Apply"))
    live = await played.table.live()
    assert live.state.belt["A1"].seat == 2
    refused = await played.press(0, old)
    assert "Something has changed since you chose" in refused.text
    assert "combat with Hilda" in refused.text
    assert await played.in_hand(0) == ["play", "sail"]
    assert await played.opens(1) == other, "for Ben nothing has"


async def test_what_was_done_in_phase_4_counts_before_one_is_done_with_it(begin: Any) -> None:
    position, _ = drafted("gain_metal")
    position.seat(0, hand=("sail", "draw"), goods="").seat(1, hand=("draw",)).colonies()
    played: Played = await begin(position.state)
    assert "Apply" not in enabled(await played.shown(0)), "nothing is in hand"
    await played.table.act(played.people[0].id, act.PlayCard("sail"), act.Sail("B1", "A1"))
    assert "Apply" not in enabled(await played.shown(0)), "the movement is not over"
    await played.table.act(played.people[0].id, act.Arrive())
    assert {"Apply", "Finish Phase 4"} <= enabled(await played.shown(0))
    assert (await played.table.live()).state.belt["A1"].seat == NOBODY
    await played.press(0, control(await played.opens(0), "Apply"))
    live = await played.table.live()
    assert live.state.belt["A1"].seat == 0
    assert live.waiting() == (0, 1, 2)
    assert await played.in_hand(0) == []
    assert "Apply" not in enabled(await played.shown(0))
    await played.press(0, control(await played.opens(0), "Finish Phase 4"))
    assert (await played.table.live()).waiting() == (1, 2)
    await played.press(0, control(await played.opens(0), "Go back to Phase 4"))
    assert (await played.table.live()).waiting() == (0, 1, 2)


async def test_ex_190_nobody_can_have_a_hand_shown_in_the_channel(begin: Any) -> None:
    held = ("sail", "blast")
    position = Table(3, BOX).seat(1, hand=held)
    assert set(held) <= {card.id for card in CARDS}
    played: Played = await begin(position.state)
    (hand,) = [c for c in played.stage.commands() if c.qualified_name == "table hand"]
    assert [each.name for each in hand.parameters] in ([], ["text"])
    for path in (["table", "hand"], ["look", "zoom"], ["look", "board"]):
        for person in played.people:
            told = await shared(played, person, path)
            public = [text for text, own in zip(told.texts, told.private, strict=True) if not own]
            assert not any(re.search(rf"\b{card}\b", text) for card in held for text in public)
            if path[-1] != "board":
                assert not public, "it is refused, or shown to its owner alone"


async def shared(played: Played, person: Person, path: list[str]) -> Answers:
    """Ask for one's hand in each way there is, for all to see where that can be said."""
    options: dict[str, Any] = {
        "hand": {},
        "zoom": {"picture": "hand", "share": True},
        "board": {"text": True, "share": True},
    }
    return await played.stage.wire.use(person, CHANNEL, path, options[path[-1]])


async def test_what_is_typed_and_cannot_be_undone_is_asked_once(begin: Any) -> None:
    """As it is where a button or a menu is used."""
    played: Played = await begin(Table(2, BOX).seat(0, hand=("gain_metal",)).state)
    before = await played.table.hash()
    asked = await played.command(0, act.Recycle())
    assert await played.table.hash() == before
    assert not await played.in_hand(0)
    assert "you can’t undo this" in str(asked)
    await played.press(0, control(ids(asked), "Recycle"))
    assert (await played.table.live()).state.stack[0].acted == ["recycle"]


async def test_what_is_gained_goes_to_the_usual_place_and_can_go_elsewhere(begin: Any) -> None:
    """The line names the place; the button asks again, and the played card stays in hand."""
    hand = Table(2, BOX).ships(0, board=1, B1=1).seat(0, hand=("gain_metal",))
    played: Played = await begin(hand.state)
    shown = await played.press(0, control(await played.opens(0), "gain_metal: 2 metal"))
    assert await played.in_hand(0) == ["play", "put"]
    assert "gains 2 metal (board)" in shown.text
    asked = await played.press(0, control(ids(shown), "Elsewhere"))
    assert await played.in_hand(0) == ["play"]
    assert "Elsewhere…" not in ids(asked)
    await played.press(0, control(ids(asked), "1 metal → B1"))
    assert await played.in_hand(0) == ["play", "put"], "the rest is asked"
    await played.press(0, control(await played.opens(0), "1 metal → your board"))
    live = await played.table.live()
    state = live.position(0)
    assert (state.players[0].goods, state.belt["B1"].goods) == ({"metal": 1}, {"metal": 1})
    put = act.Put("metal", BOARD, 1)
    assert live.habits_of(live.key(0))["put", "metal"] == put
    await played.table.act(played.people[0].id, act.Produce(), EndTurn())
    played.table.tables.drop(played.table.id)
    assert (await played.table.live()).habits[0] == {("put", "metal"): put}, "after a restart"
