"""*Three moments*: found once for all who wait, in a thread, private to the player of the seat."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import update

from bot.platform import replies
from bot.screens.history import film
from bot.screens.history import moments as screen
from bot.service.history import reviews as service
from bot.service.history.reviews import ReviewProgress
from bot.service.seats import seating
from bot.shared.problems import Problem
from bot.shared.text import say
from db import models
from games import registry
from games.core.ladder import offered
from games.core.moments import Moment, can_judge
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from rendering.frames import Note
from tests.bot.history.test_play_on import over
from tests.bot.noticeboard import Told
from tests.bot.pages.test_past_boards import ADA, BRIAN, CHLOE, WATCHING, Drawn, drawn, long
from tests.bot.panel.test_aside import ids
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person

__all__ = ["drawn"]

REVIEWED = [key for key in registry.game_keys() if can_judge(registry.get(key))]
games = pytest.mark.parametrize("game", REVIEWED)
langs = pytest.mark.parametrize("lang", LANGUAGES)


class Judge:
    """Instead of the planner: finds a moment in some turns, by their number, and counts."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int]] = []
        self.wanted = [0, 1, 2]
        self.begun, self.goes = threading.Event(), threading.Event()
        self.goes.set()

    def judged(self, game: Any, given: Any, seat: int, *_: Any) -> Iterator[Moment | None]:
        for number, turn in enumerate(given):
            self.begun.set()
            assert self.goes.wait(20)
            self.seen.append((seat, turn.at))
            if number not in self.wanted:
                yield None
                continue
            legal = game.legal(game.determinize(game.mask(turn.state, seat), rng(1)), seat)
            yield Moment(turn.at, seat, number, turn.actions[:1], (legal[-1],), 7.4)


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    made = Judge()
    monkeypatch.setattr(service, "judged", made.judged)
    return made


async def ask(stage: Stage, table: Seated, who: Person = ADA, at: str = "", **more: Any) -> Answers:
    return await stage.wire.press(who, 7, f"b:moments:{table.id}:0:{at}", (), **more)


def test_the_games_whose_turns_are_judged_are_known() -> None:
    assert REVIEWED == ["ceres", "luna_maris"]
    assert all("strong" in offered(registry.get(key)) for key in REVIEWED)


# What a player sees


@langs
@games
async def test_a_player_goes_through_the_moments_and_plays_on_from_one(
    stage: Stage, drawn: Drawn, judge: Judge, game: str, lang: Language
) -> None:
    table = await over(stage, game)
    locale = "fr" if lang == "fr" else "en-US"
    first = await ask(stage, table, locale=locale)
    assert (first.private, first.new) == ([True], 1)
    live = await table.live()
    assert {seat for seat, _ in judge.seen} == {live.seat_of(ADA.id)}
    one = stage.app.reviews.kept(live, ADA.id)
    assert one is not None
    assert [each.moment.round for each in one] == [0, 1, 2]
    for number in (1, 2):
        after = say(lang, "moments-after", number=number + 1, count=3)
        before = number - 1
        shown = await stage.wire.press(ADA, 7, ids(first)[after], (), private=True, locale=locale)
        assert shown.new == 0
        assert say(lang, "moments-before", number=before + 1, count=3) in ids(shown)
        first = shown
    assert f" {one[2].turn}**" in first.text
    board = ids(first)[say(lang, "button-board-then")]
    assert board == f"b:history:{table.id}:0:{one[2].turn - 1}"
    onward = await stage.wire.press(
        ADA, 7, ids(first)[say(lang, "button-play-on")], (), private=True
    )
    assert "play-on-start" in onward.handlers
    assert len({at for _, at in judge.seen}) == len(judge.seen), "each turn is judged once"


@langs
@games
async def test_both_turns_are_told_in_words(
    stage: Stage, drawn: Drawn, judge: Judge, game: str, lang: Language
) -> None:
    table = await over(stage, game)
    answer = await ask(stage, table, locale="fr" if lang == "fr" else "en-US")
    live = await table.live()
    found = stage.app.reviews.kept(live, ADA.id)
    assert found is not None
    words = live.words(lang)
    state = service.codec.restore(live.game, found[0].before)
    view = live.game.mask(state, found[0].moment.seat)
    assert words.action(view, found[0].moment.played[0]) in answer.text
    assert words.action(view, found[0].moment.better[0]) in answer.text
    assert say(lang, "moments-turn", turn=found[0].turn, round=0, points=7) in answer.text
    assert drawn.view.viewer is None


@games
async def test_where_nothing_is_found_it_says_so(
    stage: Stage, drawn: Drawn, judge: Judge, game: str
) -> None:
    judge.wanted = []
    table = await over(stage, game)
    answer = await ask(stage, table)
    assert "I found no turn" in answer.text
    assert answer.handlers == ["history"]


async def test_the_planner_itself_judges(
    stage: Stage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged = service.judged
    monkeypatch.setattr(
        service, "judged", lambda game, given, seat: judged(game, [*given][:8], seat, 200)
    )
    table = await over(stage, "luna_maris", 2)
    answer = await ask(stage, table)
    assert (
        "moments-next" in answer.handlers
        or "I found no turn" in answer.text
        or "**You:**" in answer.text
    )


# Who may see them, and when


@games
async def test_only_a_player_of_a_game_that_is_over_sees_moments(
    stage: Stage, judge: Judge, game: str
) -> None:
    table = await long(stage, game, 40)
    answer = await ask(stage, table)
    assert answer.text == say("en", "problem-moments-running", table=table.id)
    await seating.cancel(stage.app.tables, table.id)
    answer = await ask(stage, table)
    assert answer.text == say("en", "problem-moments-running", table=table.id)
    table = await over(stage, game)
    answer = await ask(stage, table, WATCHING)
    assert answer.text == say("en", "problem-moments-seat", table=table.id)
    assert not judge.seen


async def test_a_game_without_a_judge_has_no_moments(stage: Stage, judge: Judge) -> None:
    table = await over(stage)
    answer = await ask(stage, table)
    assert answer.text == say("en", "problem-moments-game")
    assert not judge.seen


@pytest.mark.parametrize("game", ["ceres", "projet_ceres"])
async def test_the_result_has_the_button_where_turns_are_judged(stage: Stage, game: str) -> None:
    table = await over(stage, game)
    channel = Told(table)
    await channel.announce()
    assert ("Three moments" in channel.board.posts[-1].buttons) == (game in REVIEWED)


@pytest.mark.parametrize("at", ["", "x", "-1", "9", "1/2"])
async def test_forged_numbers_show_a_moment(
    stage: Stage, drawn: Drawn, judge: Judge, at: str
) -> None:
    answer = await ask(stage, await over(stage, "ceres"), at=at)
    assert "**You:**" in answer.text


# The work


async def test_all_who_wait_share_the_work_and_see_how_far_it_is(
    stage: Stage, drawn: Drawn, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replies, "EVERY", 0.01)
    table = await over(stage, "ceres")
    live = await table.live()
    judge.goes.clear()
    job = stage.app.reviews.making(live, ADA.id)
    assert stage.app.reviews.making(live, ADA.id) is job
    asyncio.get_running_loop().call_later(0.2, judge.goes.set)
    answer = await ask(stage, table)
    assert "Looking at your turns" in answer.text
    assert job.task is not None
    assert job.task.done()
    assert len({at for _, at in judge.seen}) == len(judge.seen)


async def test_after_an_end_in_the_middle_nothing_is_kept(stage: Stage, judge: Judge) -> None:
    table = await over(stage, "ceres")
    live = await table.live()
    judge.goes.clear()
    job = stage.app.reviews.making(live, ADA.id)
    assert job.task is not None
    assert await asyncio.to_thread(judge.begun.wait, 20)
    stage.app.reviews.close()
    judge.goes.set()
    with pytest.raises(asyncio.CancelledError):
        await job.task
    await asyncio.to_thread(stage.app.reviews._thread.shutdown)
    assert len(judge.seen) == 1, "no further turn is looked at"
    assert stage.app.reviews.kept(live, ADA.id) is None


async def test_a_log_that_leads_elsewhere_is_said(
    stage: Stage, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(stage, "ceres")
    log = await table.log()
    entry = next(each for each in log if each.kind == "act")
    await _stored(table, entry.seq, state_hash="0" * 16)
    answer = await ask(stage, table)
    assert answer.text == say("en", "problem-moments-lost", table=table.id)


async def _stored(table: Seated, seq: int, **cells: Any) -> None:
    entries = models.entries
    async with table.tables.database.writing() as conn:
        where = (entries.c.table_id == table.id) & (entries.c.seq == seq)
        await conn.execute(update(entries).where(where).values(**cells))


async def test_only_the_reviews_asked_for_last_are_kept(
    stage: Stage, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "KEPT", 2)
    table = await over(stage, "ceres")
    live, reviews = await table.live(), stage.app.reviews
    for who in (ADA, BRIAN, CHLOE):
        job = reviews.making(live, who.id)
        assert job.task is not None
        await job.task
        reviews.kept(live, ADA.id)
    kept = [reviews.kept(live, who.id) is not None for who in (ADA, BRIAN, CHLOE)]
    assert kept == [True, False, True]


async def test_only_turns_that_the_person_played_are_judged(stage: Stage, judge: Judge) -> None:
    """Not those of a former player of the seat, nor those that were played for them."""
    table = await over(stage, "ceres")
    live = await table.live()
    seat, log = live.require_seat(ADA.id), await table.log()
    mine = [entry.seq for entry in log if entry.kind == "act" and entry.seat == seat]
    await _stored(table, mine[0], kind="default", user_id=None)
    await _stored(table, mine[len(mine) // 2], user_id=BRIAN.id)
    await ask(stage, await _again(table))
    fewer = len(judge.seen)
    judge.seen.clear()
    await _stored(table, mine[0], kind="act", user_id=ADA.id)
    await _stored(table, mine[len(mine) // 2], user_id=ADA.id)
    stage.app.reviews._kept.clear()
    await ask(stage, await _again(table))
    assert len(judge.seen) - fewer in (1, 2)


async def _again(table: Seated) -> Seated:
    await table.reload()
    return table


async def test_one_review_of_a_person_runs_at_a_time(stage: Stage, judge: Judge) -> None:
    first, second = await over(stage, "ceres"), await over(stage, "luna_maris")
    judge.goes.clear()
    job = stage.app.reviews.making(await first.live(), ADA.id)
    answer = await ask(stage, second)
    assert answer.text == say("en", "problem-moments-busy")
    judge.goes.set()
    assert job.task is not None
    await job.task


async def test_the_history_leads_back_to_the_moments(
    stage: Stage, drawn: Drawn, judge: Judge
) -> None:
    await over(stage, "ceres")
    board = await stage.wire.use(ADA, 7, ["look", "history"], {"turn": "3"})
    assert "Three moments" in ids(board)
    watching = await stage.wire.use(WATCHING, 7, ["look", "history"], {"turn": "3"})
    assert "Three moments" not in ids(watching)


async def test_the_film_of_a_player_marks_their_greatest_moment(
    stage: Stage, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not before they asked for moments, not in the film of others, and not in a shared one."""
    table = await over(stage, "ceres")
    notes: list[Any] = []

    async def making(press: Any, live: Any, lang: Any, note: Any) -> Any:
        notes.append(note)
        raise Problem("problem-film-late", table=live.id)

    monkeypatch.setattr(film, "_made", making)

    async def look(who: Person, **more: Any) -> None:
        await stage.wire.use(who, 7, ["look", "film"], more)

    await look(ADA)
    await ask(stage, table)
    await look(ADA)
    await look(BRIAN)
    await look(WATCHING)
    await look(ADA, share=True)
    found = stage.app.reviews.kept(await table.live(), ADA.id)
    assert found is not None
    assert notes == [None, Note(found[0].turn, "7 points more possible"), None, None, None]


def test_progress_is_told_in_both_languages() -> None:
    for lang in LANGUAGES:
        assert "3" in screen.progress(ReviewProgress(3, 40), lang)
        assert "…" in screen.progress(ReviewProgress(), lang)
