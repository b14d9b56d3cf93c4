"""Buttons that can't deceive: one rule for all games, checked by random walks.

The text of a panel is compared with the real change of the state when it is pressed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import discord
import pytest

from bot.panel import selections
from bot.panel.choice_labels import LOCK
from bot.panel.decision import present
from bot.panel.panel import more, panel
from bot.platform import limits
from bot.platform.page import Page, Picture
from bot.service.tables.session import TableSession
from games import registry
from games.core.actions import EndTurn, tag
from games.core.choose_fields import grouped
from games.core.drafts import followed
from games.core.game import AnyGame
from games.core.random_play import choose_seat
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from tests.bot.panel.test_aside import PEOPLE, begun, ids
from tests.bot.positions import live_at
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Person
from tests.games.worlds import EVERY_GAME, openings, pick
from tests.projet_ceres.rules.test_by_post import fighting
from tests.toy.game import TOY
from tests.toy.state import State, Survey

POSITIONS = 400
"""Positions of each game whose panels are looked at, about as many."""
SPACED = 9
"""About one position in nine is looked at."""
WORLDS = 12
"""Deals in which something is final that isn't in the real position."""
LONGEST = 300
FOOT = [("page", "undo"), ("look",), ("why",), ("more",), ("end", "confirm")]
"""The names that each place of the foot may have; the last is empty where nothing ends."""
LINES_ABOVE = 3
GREY = discord.ButtonStyle.secondary
PICKS = ("pick", "agree", "choose", "mark")


class Shown(NamedTuple):
    """A panel on the way into a decision."""

    live: TableSession
    seat: int
    lang: Language
    path: str
    page: Page

    @property
    def items(self) -> list[Any]:
        return [getattr(each, "item", each) for each in self.page.controls]

    @property
    def buttons(self) -> list[Any]:
        return [each for each in self.items if isinstance(each, discord.ui.Button)]

    def named(self, name: str) -> list[Any]:
        return [each for each in self.items if name_of(each) == name]


def name_of(item: Any) -> str:
    return item.custom_id.split(":")[1]


def argument(item: Any) -> str:
    return item.custom_id.split(":", 4)[4]


def show(live: TableSession, seat: int, lang: Language, path: str = "") -> Shown:
    return Shown(live, seat, lang, path, panel(live, seat, lang, path))


def positions(game: AnyGame) -> Iterator[tuple[TableSession, int]]:
    """Yield positions of random games of every set-up, each with a seat that has a question.

    Also with a waiting seat that can do something at any time, where there is one.
    """
    starts = list(openings(game))
    share = max(POSITIONS // len(starts), 1)
    for state, source in starts:
        left = share
        for _ in range(LONGEST):
            if not left or not (waiting := game.waiting(state)):
                break
            seat = choose_seat(waiting, source)
            if source.below(SPACED) == 0:
                yield live_at(game, game.copy(state)), seat
                left -= 1
                idle = (each for each in range(len(state.players)) if each not in waiting)
                aside = next((each for each in idle if game.legal(state, each)), None)
                if aside is not None and left:
                    yield live_at(game, game.copy(state)), aside
                    left -= 1
            game.apply_unchecked(state, seat, pick(game, state, seat, source))


def ways(shown: Shown) -> Iterator[tuple[str, str, Any]]:
    """Yield each choice of a panel: its label, the path to which it leads, its component."""
    for item in shown.items:
        if name_of(item) not in PICKS:
            continue
        if isinstance(item, discord.ui.Button):
            yield item.label or "", argument(item), item
            continue
        path = argument(item)
        if name_of(item) == "mark":
            path = path.partition("/")[2]
        for option in item.options:
            yield option.label, selections.extend(path, option.value), item


def tree(live: TableSession, seat: int, lang: Language) -> Iterator[Shown]:
    """Yield the panel of a decision, and one below each of its controls that has one."""
    left, met = [""], set[str]()
    while left:
        path = left.pop()
        shown = show(live, seat, lang, path)
        yield shown
        for name in {name_of(each) for each in shown.items}:
            further = next(
                (
                    way
                    for _, way, item in ways(shown)
                    if name_of(item) == name
                    and selections.follow(live.legal(seat), way).action is None
                    and way not in met
                ),
                None,
            )
            if further is not None:
                met.add(further)
                left.append(further)
    if EndTurn() in live.legal(seat):
        yield show(live, seat, lang, selections.END)


def final(game: AnyGame, state: Any, seat: int, action: Any) -> bool:
    """Return whether a press can't be undone, as it really happens."""
    after = game.copy(state)
    done = [game.apply_unchecked(after, seat, action)]
    done += [taken.applied for _, taken in followed(game, after, seat)]
    return any(each.revealed or each.closed or each.publish for each in done)


def check_locks(shown: Shown, known: Counter[str]) -> None:
    live, seat = shown.live, shown.seat
    labels = [
        (label, selections.follow(live.legal(seat), way).actions) for label, way, _ in ways(shown)
    ]
    if EndTurn() in live.legal(seat):
        labels += [(each.label, [EndTurn()]) for each in shown.named("end")]
    for label, actions in labels:
        locked = label.count(LOCK)
        if len(grouped(list(actions))) > 1:
            assert not locked, label
        elif final(live.game, live.state, seat, actions[0]):
            assert locked == 1, label
            known["locked"] += 1
        elif locked:
            seen = live.game.mask(live.state, seat)
            worlds = (live.game.determinize(seen, rng(number)) for number in range(WORLDS))
            assert any(final(live.game, world, seat, actions[0]) for world in worlds), label


def check_ends(shown: Shown, known: Counter[str]) -> None:
    live, seat = shown.live, shown.seat
    game, state, legal = live.game, live.state, live.legal(seat)
    greens = [each for each in shown.buttons if each.style is discord.ButtonStyle.success]
    assert {name_of(each) for each in greens} <= {"end", "confirm"}
    choices = game.choices(state, seat)
    more = [a for a in legal if choices.answers(a) and not isinstance(a, EndTurn)]
    for each in greens:
        assert not each.disabled
        assert game.nothing_left(state, seat), each.label
    for each in shown.named("end"):
        if each.disabled:
            assert EndTurn() not in legal
            continue
        after = game.copy(state)
        game.apply_unchecked(after, seat, EndTurn())
        if fights(state) > fights(after):
            assert each not in greens, each.label
            known["fight"] += 1
        if not more:
            known["green"] += each in greens
        if each not in greens:
            assert each.style is discord.ButtonStyle.secondary
            known["asks"] += 1


def fights(state: Any) -> int:
    return sum(tag(frame) == "fight" for frame in state.stack)


def check_layout(shown: Shown, known: Counter[str]) -> None:
    page, items = shown.page, shown.items
    made = page.layout([Picture("attachment://board.png", "The board")])
    assert made.total_children_count <= limits.COMPONENTS
    assert made.content_length() <= limits.LAYOUT_TEXT
    assert sum(bool(line) for line in page.above) <= LINES_ABOVE
    ids = [each.custom_id for each in items]
    assert len(set(ids)) == len(ids), ids
    labels = [
        each.placeholder if isinstance(each, discord.ui.Select) else each.label for each in items
    ]
    assert len(set(labels)) == len(labels), labels
    behind = more(present(shown.live, shown.seat), shown.lang, page.foot[:1])
    beside = behind.layout([Picture("attachment://board.png", "The board")])
    assert beside.total_children_count <= limits.COMPONENTS
    for item in (getattr(each, "item", each) for each in behind.controls):
        if isinstance(item, discord.ui.Button) and name_of(item) in PICKS:
            assert item.style is GREY, item.label
            known["asides"] += 1
    names = [name_of(getattr(each, "item", each)) for each in page.foot]
    assert all(name in place for name, place in zip(names, FOOT, strict=False)), names
    assert len(names) >= len(FOOT) - 1
    choices = shown.live.game.choices(shown.live.state, shown.seat)
    legal = shown.live.legal(shown.seat)
    asked = any(not choices.anytime_actions(each) for each in selections.decisions(legal))
    for _, way, item in ways(shown):
        actions = selections.follow(legal, way).actions
        aside = all(map(choices.anytime_actions, actions))
        if asked and not shown.path:
            assert not aside or all(each.play for each in actions), way
        if isinstance(item, discord.ui.Button):
            assert item.style is (GREY if aside else discord.ButtonStyle.primary), item.label
            known["asides"] += aside


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_no_button_deceives(game: AnyGame) -> None:
    known = Counter[str]()
    for live, seat in positions(game):
        for lang in LANGUAGES:
            for shown in tree(live, seat, lang):
                known["panels"] += 1
                check_locks(shown, known)
                check_ends(shown, known)
                check_layout(shown, known)
    assert known["locked"]
    assert known["green"]
    assert known["asides"] or not game.steps.anytime_actions


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("hand", [("draw",), ()])
def test_a_fight_that_is_being_lost_is_never_closed_in_green(
    lang: Language, hand: tuple[str, ...]
) -> None:
    """Even if there is nothing to add: what passes is lost."""
    state = fighting().state
    state.players[0].hand = list(hand)
    shown = show(live_at(registry.get("projet_ceres"), state), 0, lang)
    (end,) = shown.named("end")
    assert (end.style, end.disabled) == (discord.ButtonStyle.secondary, False)
    known = Counter[str]()
    check_ends(shown, known)
    assert known["asks"] == 1


async def test_ending_with_something_left_is_asked_once(stage: Stage) -> None:
    """With the way back, and what could still be done; with nothing left it is not asked."""
    table, who = await in_turn(stage)
    shown = await stage.wire.use(who, 7, ["table", "act"])
    end = ids(shown)["Confirm and end turn"]
    asked = await stage.wire.press(who, 7, end, private=True)
    assert "End anyway?" in asked.text
    assert "You can still do this: Build, Survey." in asked.text
    assert await at_turn(table) == who
    back = await stage.wire.press(who, 7, ids(asked)["Back"], private=True)
    assert "End anyway?" not in back.text
    assert ids(back) == ids(shown)
    await stage.wire.press(who, 7, ids(asked)["Confirm and end turn"], private=True)
    other = await at_turn(table)
    assert other != who
    await table.act(other.id, Survey())
    shown = await stage.wire.use(other, 7, ["table", "act"])
    await stage.wire.press(other, 7, ids(shown)["Confirm and end turn"], private=True)
    assert await at_turn(table) != other


@pytest.mark.parametrize("alone", [False, True])
async def test_what_cannot_be_undone_is_confirmed_in_a_step_of_its_own(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, *, alone: bool
) -> None:
    """Also the only action: its step is where paths begin; it must not lead to itself."""
    table, who = await in_turn(stage)
    live = await table.live()
    before, seat, legal = live.row.head, live.require_seat(who.id), TOY.legal

    def only(state: State, asked: int) -> list[Any]:
        found = legal(state, asked)
        return [Survey()] if alone and asked == seat and Survey() in found else found

    monkeypatch.setitem(vars(TOY), "legal", only)
    live.computed.clear()
    path = selections.path_of(live.legal(seat), Survey())
    survey = f"b:pick:{table.id}:{live.decision(seat)}:{path}"
    if alone:
        shown = await stage.wire.use(who, 7, ["table", "act"])
        (survey,) = [way for way in ids(shown).values() if way.split(":")[1] == "pick"]
    asked = await stage.wire.press(who, 7, survey, private=True)
    assert "you can’t undo this" in asked.text
    assert (await table.live()).row.head == before
    assert "Back" in ids(asked) or alone
    (sure,) = [way for way in ids(asked).values() if way.split(":")[1] == "agree"]
    assert sure != survey
    await stage.wire.press(who, 7, sure, private=True)
    assert (await table.live()).row.head > before


async def in_turn(stage: Stage) -> tuple[Seated, Person]:
    """Return a table in its first turn, and the person whose turn it is."""
    table, _ = await begun(stage, "dust")
    await table.bids()
    return table, await at_turn(table)


async def at_turn(table: Seated) -> Person:
    live = await table.live()
    return next(who for who in PEOPLE if live.seats[live.waiting()[0]].user_id == who.id)
