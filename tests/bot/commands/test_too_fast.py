"""A person who presses too fast is asked to wait, and holds up neither the others nor the bot."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.panel.previews import Previews
from bot.process.routes import HANDLERS
from bot.process.settings import Settings
from bot.service.seats import renaming
from bot.shared.problems import Problem
from bot.shared.rate_limit import SPAN, PersonLimits, RateLimit
from bot.shared.tasks import Background
from db.errors import Superseded
from rendering.pictures import Picture
from tests.bot.panel.test_aside import begun
from tests.bot.seated import Seated
from tests.bot.stage import Stage, path
from tests.bot.wire import Answers, Person

ADA, BRIAN = Person(101, "Ada"), Person(102, "Brian")
STRANGER = Person(900, "Dmitri")
MOST = Settings().press_limit


class Hand:
    """A clock that tests move by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


# The window


def test_as_many_acts_as_allowed_are_accepted_in_any_ten_seconds() -> None:
    clock = Hand()
    limit, accepted = RateLimit(5, clock), list[float]()
    for _ in range(400):
        clock.time += 0.25
        if not limit.wait(1):
            limit.accept(1)
            accepted.append(clock.time)
    for first in accepted:
        assert len([at for at in accepted if first <= at < first + SPAN]) <= 5
    assert len(accepted) == 50


def test_who_continues_to_press_is_not_held_up_longer() -> None:
    clock = Hand()
    limits = PersonLimits(2, clock)
    limits.require_press(1)
    clock.time += 4
    limits.require_press(1)
    for seconds in (6, 5, 4, 3, 2, 1):
        with pytest.raises(Problem) as refused:
            limits.require_press(1)
        assert refused.value.variables == {"seconds": seconds}
        clock.time += 1
    limits.require_press(1)


def test_the_time_to_wait_is_never_said_to_be_nothing() -> None:
    clock = Hand()
    limits = PersonLimits(1, clock)
    limits.require_press(1)
    clock.time += SPAN - 0.01
    with pytest.raises(Problem) as refused:
        limits.require_press(1)
    assert refused.value.text("en").endswith("Try again in 1 second.")
    assert refused.value.text("fr").endswith("Réessayez dans 1 seconde.")


def test_each_person_has_a_limit_of_their_own() -> None:
    limits = PersonLimits(1, Hand())
    limits.require_press(1)
    limits.require_press(2)
    with pytest.raises(Problem):
        limits.require_press(1)


def test_presses_suggestions_and_pictures_are_counted_separately() -> None:
    limits = PersonLimits(8, Hand())
    for require, most in (
        (limits.require_press, 8),
        (limits.require_suggestions, 16),
        (limits.require_picture, 2),
    ):
        for _ in range(most):
            require(1)
        with pytest.raises(Problem):
            require(1)


def test_only_people_who_pressed_just_now_are_remembered() -> None:
    clock = Hand()
    limit = RateLimit(3, clock)
    for user in range(1000):
        clock.time += 0.5
        limit.accept(user)
        limit.accept(0)  # one of them presses all the time
        assert len(limit) <= SPAN / 0.5 + 1
    clock.time += SPAN
    limit.accept(5)
    assert len(limit) == 1


@pytest.mark.parametrize(("value", "most"), [("1", 1), ("3", 1), ("20", 5)])
def test_a_person_can_always_open_a_picture(value: str, most: int) -> None:
    assert PersonLimits(int(value)).pictures.most == most


def test_without_a_limit_nothing_is_counted() -> None:
    limits = PersonLimits(0)
    for _ in range(100):
        limits.require_press(1)
        limits.require_suggestions(1)
        limits.require_picture(1)
    assert len(limits.presses) == len(limits.pictures) == len(limits.suggestions) == 0


# In the bot


@pytest.fixture
def clock(stage: Stage) -> Hand:
    """Give the bot its default limits, with a clock that only tests move."""
    hand, client = Hand(), stage.app.client
    client.context = replace(client.context, rate_limits=PersonLimits(MOST, hand))
    return hand


@pytest.fixture
def drawn(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the pictures drawn for people, without those that follow panels."""
    seen: list[str] = []

    async def draw(_: Any, __: Any, key: str, **___: Any) -> Picture:
        seen.append(key)
        return Picture(b"not drawn here", 1, 1, "A picture")

    async def none(*_: Any) -> None:
        pass

    monkeypatch.setattr(stage.app.pictures.renderer, "draw", draw)
    monkeypatch.setattr(Previews, "_picture", none)
    return seen


def refused(answers: Answers) -> bool:
    """Return whether a person was asked to wait, in private and with nothing else."""
    if "faster than I can" not in answers.text:
        return False
    assert (len(answers.texts), answers.private, answers.acknowledged) == (1, [True], 0)
    return True


async def test_presses_commands_and_forms_are_refused_beyond_the_limit_and_cost_nothing(
    stage: Stage, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await begun(stage, "dust")
    opened = await stage.wire.use(ADA, 7, ["table", "me"])
    form = (await stage.wire.press(ADA, 7, opened.ids[0], private=True)).form
    assert form is not None
    follow = f"b:follow:{table.id}:0:"
    answers = [await stage.wire.press(ADA, 7, follow) for _ in range(MOST - 2)]
    assert not any(map(refused, answers))

    def broken(*_: Any, **__: Any) -> Any:
        raise AssertionError("not for a refused press")

    with monkeypatch.context() as patched, capture_logs() as logged:
        patched.setattr(stage.app.database, "require", broken)
        patched.setattr(stage.app.background, "answering", broken)
        patched.setattr(renaming, "rename", broken)
        patched.setattr(stage.app.tables, "get", broken)
        patched.setattr(stage.app.tables, "in_channel", broken)
        for _ in range(3):
            assert refused(await stage.wire.press(ADA, 7, follow))
            assert refused(await stage.wire.press(ADA, 7, follow, private=True))
            assert refused(await stage.wire.use(ADA, 7, ["look", "score"]))
            assert refused(await stage.wire.submit(ADA, 7, form, {}))
    assert [entry for entry in logged if entry["log_level"] != "debug"] == []
    assert not refused(await stage.wire.press(BRIAN, 7, follow))
    clock.time += SPAN
    assert not refused(await stage.wire.press(ADA, 7, follow))
    assert not refused(await stage.wire.use(ADA, 7, ["look", "score"]))


async def test_the_sentence_is_in_the_language_of_the_reader(stage: Stage, clock: Hand) -> None:
    for _ in range(MOST):
        await stage.wire.press(ADA, 7, "b:help:0:0:")
    answers = await stage.wire.press(ADA, 7, "b:help:0:0:", locale="fr")
    assert answers.text == (
        "Vous appuyez plus vite que je ne peux suivre. Réessayez dans 10 secondes."
    )


async def test_typing_costs_no_presses_and_ends_in_an_empty_list(stage: Stage, clock: Hand) -> None:
    typed = [
        await stage.wire.use(ADA, 7, ["table", "new"], {"game": "c"}, focused="game")
        for _ in range(MOST * 2 + 2)
    ]
    assert [bool(each.suggested) for each in typed] == [True] * MOST * 2 + [False] * 2
    assert typed[-1].suggested == []
    assert not refused(await stage.wire.press(ADA, 7, "b:help:0:0:"))


async def test_a_bot_that_lost_its_database_leaves_the_answer_to_the_other(
    stage: Stage, clock: Hand
) -> None:
    for _ in range(MOST):
        await stage.wire.press(ADA, 7, "b:help:0:0:")
    stage.app.database.superseded.set()
    assert isinstance(stage.app.database.loss, Superseded)
    answers = await stage.wire.press(ADA, 7, "b:help:0:0:")
    assert (answers.texts, answers.acknowledged) == ([], 0)
    assert (await stage.wire.use(ADA, 7, ["table", "me"])).texts == []


VALUES = {"history-jump": "0", "history-look": "auto", "look-at": "board"}
"""The entry to choose in each menu that leads to a picture."""
LEFT_OUT = ("leave", "cancel-sure", "me-forgotten", "film")
"""Controls that end the game or one's part in it, and the film, which is made once for all."""


async def drawing(stage: Stage, table: Seated, who: Person, drawn: list[str]) -> set[str]:
    """Try every control and command; return those that drew something for the person."""
    found: set[str] = set()
    for name in HANDLERS:
        if name in LEFT_OUT:
            continue
        drawn.clear()
        kind, values = ("s", [VALUES[name]]) if name in VALUES else ("b", [])
        await stage.wire.press(who, 7, f"{kind}:{name}:{table.id}:1:", values, private=True)
        found |= {name} if drawn else set()
    for command in stage.commands():
        drawn.clear()
        options = {"picture": "board"} if command.name == "zoom" else {}
        await stage.wire.use(who, 7, path(command), options)
        found |= {command.qualified_name} if drawn else set()
    return found


async def test_nothing_is_drawn_for_a_person_whose_pictures_are_used_up(
    stage: Stage, clock: Hand, drawn: list[str]
) -> None:
    client, limits = stage.app.client, PersonLimits(10**4, clock)
    client.context = replace(client.context, rate_limits=limits)
    table, who = await begun(stage, "dust")
    limits.pictures.most = 1
    limits.require_picture(who.id)
    assert await drawing(stage, table, who, drawn) == set()
    client.context = replace(client.context, rate_limits=PersonLimits(0))
    found = await drawing(stage, table, who, drawn)
    assert found >= {*VALUES, "board", "hand", "look", "history", "history-end", "catch-up"}
    assert found >= {"look board", "look zoom", "look catch-up", "look history", "table hand"}


async def test_a_refused_picture_leaves_the_panel_as_it_is(
    stage: Stage, clock: Hand, drawn: list[str]
) -> None:
    table, who = await begun(stage, "dust")
    await stage.wire.use(who, 7, ["table", "act"])
    look = f"b:look:{table.id}:1:act/0/"
    for _ in range(MOST // 4):
        assert not refused(await stage.wire.press(who, 7, look, private=True))
    previews = stage.app.client.context.previews
    shown: Any = SimpleNamespace(table=table.id, interaction=SimpleNamespace(user=who))
    number = previews.leave(shown)
    drawn.clear()
    for _ in range(3):
        assert refused(await stage.wire.press(who, 7, look, private=True))
    assert drawn == []
    assert previews.stands(shown, number)
    assert not refused(await stage.wire.press(who, 7, f"b:act:{table.id}:0:", private=True))
    clock.time += SPAN
    assert not refused(await stage.wire.press(who, 7, look, private=True))


# Pictures that follow a panel


class Slow:
    """Pictures that are drawn when the test lets them, in the order in which they are asked for."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.go = asyncio.Semaphore(0)

    async def files(self, _: Any, view: int, *__: Any, **___: Any) -> list[Any]:
        self.begun.append(view)
        await self.go.acquire()
        return []


async def test_a_person_with_many_panels_waits_behind_the_panels_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow, background, client = Slow(), Background(), None
    driver = SimpleNamespace(tables=SimpleNamespace(database=None))
    previews = Previews(client, background, slow, driver)  # type: ignore[arg-type]

    async def theme(*_: Any) -> str:
        return "dark"

    monkeypatch.setattr("bot.panel.previews.theme_of_person", theme)

    def follow(user: int, table: str) -> None:
        panel: Any = SimpleNamespace(whose=(table, user), lang="en")
        position: Any = SimpleNamespace(
            game=None, seen=user, live=SimpleNamespace(names=[]), walked=None
        )
        page: Any = SimpleNamespace(subject="board")
        number = previews.step(panel.whose)
        background.spawn(previews._picture(panel, position, page, number))

    for table in "ABCDEFGH":
        follow(1, table)
    follow(1, "H")  # a newer step: the one before is left out
    follow(2, "A")
    follow(3, "A")
    for _ in range(20):
        for _ in range(20):
            await asyncio.sleep(0)
        slow.go.release()
    assert slow.begun[:3] == [1, 2, 3]
    assert slow.begun[3:] == [1] * 7
    assert not previews._own
