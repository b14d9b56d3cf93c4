"""`/look film`: a finished game's film, made once for all who ask, without secrets."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from typing import Any

import discord
import msgspec
import pytest
from PIL import Image
from sqlalchemy import update

from bot.platform import limits, replies
from bot.posts.layout import drawn_as
from bot.screens.history import film as films
from bot.service.history.past_turns import scenes_of
from bot.service.seats import lobby
from bot.service.tables.session import TableSession
from db import models
from games.core import codec
from games.core.hidden.declare import View
from games.core.outcome import Outcome
from games.core.text import LANGUAGES, Language
from rendering import frames
from rendering.film import Film, Step
from tests.bot import seated
from tests.bot.panel.test_aside import ids
from tests.bot.results.test_results import ADA, BRIAN, DMITRI, over, played
from tests.bot.results.test_verdicts import begun as with_rival
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers

SIZE = 10 * 2**20


async def look(stage: Stage, person: Any = ADA, locale: str = "en-US", **more: Any) -> Answers:
    """Use the command."""
    return await stage.wire.use(person, 7, ["look", "film"], more, locale=locale)


async def ended(table: Seated) -> tuple[TableSession, Outcome]:
    """Return a table with the result of its game."""
    live = await table.live()
    return live, msgspec.convert(live.row.result, Outcome)


async def made(stage: Stage, live: TableSession, lang: Language = "en", size: int = SIZE) -> Film:
    """Return the film of a table."""
    making = stage.app.films.making(stage.app.tables, live, lang, size)
    assert making.task is not None
    return await making.task


@pytest.fixture
def drawn(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Everything that was drawn for films, by its view."""
    found: list[Any] = []
    scene_of = frames.scene_of

    def noted(key: str, view: Any, picture: str, **more: Any) -> Any:
        found.append(view)
        return scene_of(key, view, picture, **more)

    monkeypatch.setattr(frames, "scene_of", noted)
    return found


async def test_it_shows_how_a_game_went_and_leads_to_the_history(
    stage: Stage, drawn: list[Any]
) -> None:
    """Nothing is drawn but what all could see then; the button of the result shows it, too."""
    seated = await over(stage, 2)
    answer = await look(stage)
    assert (answer.files, answer.private) == (1, [True])
    assert "The film of the game" in answer.text
    assert ids(answer) == {"Step through": f"b:history:{seated.id}:0:0"}
    live = await seated.live()
    film = stage.app.films.kept(live, "en", SIZE)
    assert film is not None
    scenes = await scenes_of(stage.app.tables, live)
    assert film.turns[0] == 0
    assert film.turns[-1] == len(scenes) - 1
    with Image.open(io.BytesIO(film.webp)) as opened:
        many: Any = opened
        assert many.n_frames == len(film.turns) + 1
        assert opened.width <= limits.FILM_WIDTH
    assert len(film.webp) <= limits.FILM_BYTES
    public = {codec.state_hash(scene.view.state) for scene in scenes}
    for view in drawn:
        assert isinstance(view, View)
        assert view.viewer is None
        assert codec.state_hash(view.state) in public
    hidden = [card for player in scenes[0].view.state.players for card in player.hand]
    assert set(hidden) == {-1}
    # It is kept by table and language, as long as no player has another name.
    count = len(drawn)
    shared = await look(stage, BRIAN, "fr", share=True)
    assert (shared.files, shared.private) == (1, [False])
    assert "The film of the game" in shared.text, "the table's language"
    assert len(drawn) == count
    button = await stage.wire.press(DMITRI, 7, f"b:film:{seated.id}:0:", locale="fr")
    assert (button.files, button.private) == (1, [True])
    assert "Le film de la partie" in button.text
    assert len(drawn) == 2 * count
    live.seats[0] = msgspec.structs.replace(live.seats[0], name="Nobody")
    await look(stage)
    assert len(drawn) == 3 * count


async def test_it_says_whom_the_film_calls_by_a_number(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seated, "PEOPLE", {101: "Ada", 102: "\N{ROCKET}"})
    table = await over(stage, 2)
    for locale, lang in (("en-US", "en"), ("fr", "fr")):
        line = drawn_as(await table.live(), lang)
        assert line
        assert line in (await look(stage, locale=locale)).text.splitlines()


WON: dict[Language, str] = {"en": "wins", "fr": "gagne"}


async def test_the_text_beside_it_tells_the_result(stage: Stage) -> None:
    """Also a rival without a seat."""
    live, outcome = await ended(await over(stage, 2))
    for lang in LANGUAGES:
        alt = films.alt(live, outcome, lang)
        winner = live.seats[outcome.ranked_seats[0]].name
        assert f"{winner} {WON[lang]}" in alt
        assert all(str(score.total) in alt for score in outcome.scores)
        assert "**" not in alt
        assert len(alt) <= limits.ALT_TEXT
    table = await with_rival(stage.app.tables)
    await played(table)
    assert "Dust Devil" in films.alt(*await ended(table), "en")
    assert (await look(stage)).files == 1


async def test_games_without_an_end_have_none_and_say_so(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 2)
    assert "has not started" in (await look(stage)).text
    await lobby.start(stage.app.tables, table.id, 101)
    answer = await look(stage)
    assert "isn’t over yet" in answer.text
    assert "partie" in (await look(stage, locale="fr")).text
    assert answer.files == 0
    await table.store(status="cancelled")
    answer = await look(stage)
    assert "was cancelled, so its game has no film" in answer.text
    assert answer.files == 0


async def test_where_the_log_leads_elsewhere_by_now_it_is_said_from_which_turn_on(
    stage: Stage,
) -> None:
    seated = await over(stage, 2)
    scenes = await scenes_of(stage.app.tables, await seated.live())
    ends = [entry.seq for entry in await seated.log() if entry.closed]
    async with stage.app.database.writing() as conn:
        changed = update(models.entries).where(models.entries.c.seq == ends[2])
        await conn.execute(changed.values(state_hash="0" * 16))
    stage.app.tables.drop(seated.id)
    assert len(scenes) > 3
    answer = await look(stage)
    assert "from turn 2 on the boards would not be the ones you saw" in answer.text
    assert answer.files == 0
    assert "à partir du tour 2" in (await look(stage, locale="fr")).text


async def test_who_asks_while_it_is_being_made_gets_the_same(
    stage: Stage, drawn: list[Any]
) -> None:
    """It is never larger than can be sent."""
    live = await (await over(stage, 2)).live()
    one, other = await asyncio.gather(made(stage, live), made(stage, live))
    assert one is other
    count = len(drawn)
    await made(stage, live)
    assert len(drawn) == 2 * count, "the same as for one"
    less = len(one.webp) - 1
    assert stage.app.films.kept(live, "en", less) is None
    assert len((await made(stage, live, size=less)).webp) <= less


async def test_other_pictures_are_drawn_between_its_frames(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The drawing thread is never held for the whole film."""
    live = await (await over(stage, 2)).live()
    works: list[str] = []
    work = stage.app.pictures.renderer.work

    async def noted(do: Callable[[], Any]) -> Any:
        works.append("film")
        if len(works) == 1:
            asyncio.get_running_loop().create_task(other())
        return await work(do)

    async def other() -> None:
        await work(lambda: works.append("other"))

    monkeypatch.setattr(stage.app.pictures.renderer, "work", noted)
    await made(stage, live)
    assert 0 < works.index("other") < 5
    assert len(works) > 10


async def test_whoever_waits_is_told_how_far_it_is(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await over(stage, 2)
    told, seen = asyncio.Event(), list[str]()
    meanwhile = replies.meanwhile
    shoot = films.shoot

    async def noted(interaction: discord.Interaction[Any], content: str) -> None:
        seen.append(content)
        await meanwhile(interaction, content)
        if content == films.progress(Step(30, 100), "en"):
            told.set()

    async def slow(renderer: Any, made: Any, tell: Callable[[Step], None]) -> Film:
        tell(Step(30, 100))
        await told.wait()
        return await shoot(renderer, made, tell)

    monkeypatch.setattr(replies, "meanwhile", noted)
    monkeypatch.setattr(films, "shoot", slow)
    monkeypatch.setattr(replies, "EVERY", 0.01)
    answer = await look(stage)
    line = "🎬 Making the film, frame 30 of 100…"
    assert line in seen
    assert line in answer.texts
    assert answer.files == 1
    assert "The film of the game" in answer.texts[-1]
    assert films.progress(Step(0, 0), "fr") == "🎬 Le film se prépare…"


async def test_nobody_waits_for_ever(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await over(stage, 2)
    ended = asyncio.Event()

    async def stuck(*_: Any) -> Film:
        await ended.wait()
        raise AssertionError

    monkeypatch.setattr(films, "shoot", stuck)
    monkeypatch.setattr(replies, "EVERY", 0.01)
    monkeypatch.setattr(replies, "PATIENCE", 0.03)
    # Begun before: the wire waits for the tasks that an interaction starts.
    making = stage.app.films.making(stage.app.tables, await table.live(), "en", SIZE)
    answer = await look(stage)
    assert making.task is not None
    assert not making.task.done()
    assert "isn’t ready yet" in answer.text
    stage.app.films.close()


async def test_a_press_is_answered_before_the_film_is_made(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else what lets presses go first, such as pictures of panels, would wait for it."""
    seated = await over(stage, 2)
    shoot, background = films.shoot, stage.app.background

    async def noted(*given: Any) -> Film:
        assert not background._presses
        return await shoot(*given)

    monkeypatch.setattr(films, "shoot", noted)
    answer = await stage.wire.press(ADA, 7, f"b:film:{seated.id}:0:")
    assert answer.files == 1
    table = await Seated.open(stage.app.tables, 2, channel_id=8)
    answer = await stage.wire.press(ADA, 8, f"b:film:{table.id}:0:")
    assert "has not started" in answer.text


async def test_a_film_that_cannot_be_drawn_is_told_like_any_picture(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await over(stage, 2)

    def broken(*_: Any, **__: Any) -> Any:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(frames, "scene_of", broken)
        answer = await look(stage)
    assert "couldn’t draw the picture" in answer.text
    assert (await look(stage)).files == 1, "the next who asks has it made anew"
