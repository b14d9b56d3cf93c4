"""What is typed into options: found as a keyboard types it, refused with a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.panel.why import answer, refused, suggestions
from bot.service.seats import lobby
from bot.service.seats.content_packs import Pack, Packs
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.shared.game_titles import game_key, matching, names
from bot.shared.names import called, normalized, part_of
from bot.shared.problems import Problem
from bot.shared.text import LOCALES
from games import registry
from games.core.actions import fields
from games.core.choose_fields import kinds, of_kind
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.statuses import SEATED, Scene
from tests.bot.wire import Person, command_path
from tests.toy.state import Build

ADA = Person(101, "Ada")
_KEYS = str.maketrans("’“”«»–—−\u00a0\u202f", '\'""""---  ')
_LETTERS = str.maketrans("àâäçéèêëîïôöùûüÀÂÇÉÈÊËÎÏÔÙÛ", "aaaceeeeiioouuuAACEEEEIIOUU")


def keyed(text: str) -> str:
    """Return how a person types a text who has no keys for its typesetting."""
    plain = text.translate(_KEYS).translate(_LETTERS)
    return " ".join(plain.replace("œ", "oe").replace("Œ", "OE").split())


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        ("Ceinture d’astéroïdes", "ceinture d'asteroides"),
        ("ÉNERGIE\u00a0: 3", "energie : 3"),
        ("« Cœur »\u202f!", '" coeur " !'),
        ("−2 – 4", "-2 - 4"),
        ("e\u0301tape", "étape"),
        ("Straße", "STRASSE"),
        ("日本語", "日本語"),
    ],
)
def test_texts_that_are_typed_alike_are_folded_alike(written: str, typed: str) -> None:
    assert normalized(written) == normalized(typed) == normalized(keyed(written))
    assert part_of(typed[1:-1], "else", written)
    assert not part_of(typed, "else")


def test_what_is_written_so_wins() -> None:
    named = [(1, ("Côté",)), (2, ("Cote",)), (3, ("Cotê", "x"))]
    assert called("cote", named) == [2]
    assert called("côté ", named) == [1]
    assert called("COTÈ", named) == [1, 2, 3]
    assert called("cot", named) == []


def every_reason_is_found(live: TableSession, seat: int) -> None:
    for lang in LANGUAGES:
        labels = [each.label for each in refused(live, seat, lang)]
        for label in labels:
            told = answer(live, seat, lang, label)
            assert told.startswith("**"), "one action is what was asked for"
            if sum(keyed(other).casefold() == keyed(label).casefold() for other in labels) == 1:
                assert answer(live, seat, lang, keyed(label)) == told, label
        for label in [label for label in labels if keyed(label) != label][:10]:
            alike = [other for other in labels if keyed(label) in keyed(other)]
            assert label in suggestions(live, seat, keyed(label), lang) or len(alike) > 25


@pytest.mark.parametrize("game", registry.game_keys())
async def test_every_refused_action_is_found(tables: Tables, game: str) -> None:
    table = await Seated.start(tables, 3, game=game)
    source = rng(2)
    for number in range(60):
        live = await table.live()
        if not live.waiting():
            break
        seat = source.pick(live.waiting())
        if number % 8 == 0:
            every_reason_is_found(live, seat)
        await table.act_at_random(source, seat)


@pytest.mark.parametrize("game", registry.game_keys())
async def test_every_name_that_is_suggested_is_found_again(stage: Stage, game: str) -> None:
    """Commands that are no decisions: those have tests of their own with the suggestions."""
    await Seated.start(stage.app.tables, 2, game=game)
    for path, option in ((["look", "zoom"], "picture"), (["look", "rules"], "topic")):
        for locale in ("en-US", "fr"):

            async def ask(typed: str, *, given: Any = (path, option, locale)) -> list[Any]:
                path, option, locale = given
                shown = await stage.wire.use(
                    ADA, 7, path, {option: typed}, focused=option, locale=locale
                )
                return shown.suggested or []

            offered = await ask("")
            assert offered
            for each in offered:
                assert each in await ask(keyed(each["name"]))


async def test_people_tables_and_packs_are_found(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 2, name="L’été")
    await lobby.join(stage.app.tables, table.id, 103, "Chloé")
    await lobby.start(stage.app.tables, table.id, 101)
    for path, option, typed, name in (
        (["table", "replace"], "seat", "chloe", "Chloé"),
        (["table", "settings"], "table", "l'ete", f"#{table.id} · L’été"),
    ):
        shown = await stage.wire.use(ADA, 7, path, {option: typed}, focused=option)
        assert [each["name"] for each in shown.suggested or []] == [name]
    settings = await stage.wire.use(ADA, 7, ["table", "settings"], {"table": "l'ete"})
    assert table.id in settings.text
    replaced = await stage.wire.use(ADA, 7, ["table", "replace"], {"seat": "chloe"})
    assert "has changed hands" in replaced.text
    pack = Pack("ceres", "0" * 64, {"en": "Summer", "fr": "L’été"})
    assert Packs([pack]).find("ceres", "l'ete") is pack


README = Path(__file__).parents[3] / "README.md"


def ways(name: str) -> list[str]:
    """Return how a name may be typed: also without its accents, capitals or punctuation."""
    bare = re.sub(r"[^\w ]|_", " ", keyed(name))
    return [name, name.upper(), keyed(name), bare.lower(), f"  {bare}"]


@pytest.mark.parametrize("key", registry.game_keys())
def test_a_game_is_found_by_every_name_that_it_has(key: str) -> None:
    game = registry.get(key)
    titles = [game.words(lang).game().name for lang in LANGUAGES]
    assert {key, *titles, *game.other_names} <= {*names(key)}
    assert not game.command or game.command in names(key)
    for typed in (way for name in names(key) for way in ways(name)):
        assert game_key(typed) == key, typed
        assert key in matching(typed), typed


def test_a_game_is_found_by_what_the_readme_calls_it() -> None:
    text = README.read_text(encoding="utf-8")
    titles = re.findall(r"^\| \*\*(.+?)\*\* \|", text, re.MULTILINE)
    assert sorted(map(game_key, titles)) == sorted(registry.game_keys())


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("luna", "luna_maris"),
        ("projet", "projet_ceres"),
        ("Projet Ceres", "projet_ceres"),
        ("terraforming mars", "ares"),
        ("EXPEDITION ares", "ares"),
        ("ceres", "ceres"),
        ("Cérès", "ceres"),
    ],
)
def test_a_game_is_found_by_a_part_of_its_name(typed: str, key: str) -> None:
    assert game_key(typed) == key


@pytest.mark.parametrize("typed", ["", "-", "ce", "mar", "chess", "*"])
def test_what_names_no_game_or_several_is_refused(typed: str) -> None:
    with pytest.raises(Problem, match="unknown-game"):
        game_key(typed)


@pytest.mark.parametrize("command", [["table", "new"], ["look", "stats"]])
@pytest.mark.parametrize("typed", ["luna", "Terraforming", "projet ceres"])
async def test_commands_suggest_and_take_every_name(
    stage: Stage, command: list[str], typed: str
) -> None:
    shown = await stage.wire.use(ADA, 7, command, {"game": typed}, focused="game")
    assert [each["value"] for each in shown.suggested or []] == [game_key(typed)]
    answer = await stage.wire.use(ADA, 7, command, {"game": typed})
    assert "No game found" not in answer.text
    name = registry.get(game_key(typed)).words("en").game().name
    assert name in answer.text or "is open" in answer.text


@pytest.fixture
async def playing(stage: Stage, tmp_path: Path) -> Scene:
    """Return a table at which it is Brian's turn."""
    return await Scene.set(stage, "playing", "dust", tmp_path / "test.db")


async def told(scene: Scene, person: Person, command: str, **options: Any) -> str:
    """Return the answer to a command."""
    answers = await scene.stage.wire.use(person, scene.channel, command.split(), options)
    assert not scene.changed
    return answers.text


@pytest.mark.parametrize(
    ("command", "options", "odd"),
    [
        ("table new", {}, "game"),
        ("table new", {"game": "dust"}, "pack"),
        ("table replace", {}, "seat"),
        ("table settings", {}, "table"),
        ("table why", {}, "action"),
        ("look zoom", {}, "picture"),
        ("look rules", {}, "topic"),
    ],
)
async def test_what_is_nothing_here_is_quoted_and_nothing_else(
    playing: Scene, command: str, options: dict[str, Any], odd: str
) -> None:
    text = "no *such* thing\n" + "x" * 200
    said = await told(playing, SEATED, command, **options, **{odd: text})
    assert r"“no \*such\* thing x" in said
    assert len(said) < 300
    assert "\n" not in said.partition("”")[0]


async def test_why_says_whether_something_is_possible_refused_or_nothing(playing: Scene) -> None:
    live = await playing.tables.get(playing.table)
    live.state.players[1].ore = 1
    live.computed.clear()
    words, view = live.words("en"), live.seen(1)
    possible = words.action(view, Build("site01", 1))
    asked = {
        possible: f"You can do “{possible}” now",
        words.action(view, Build("site01", 3)): "That costs 3 ore, you have 1.",
        "castle": "Nothing here is called “castle”.",
    }
    for action, start in asked.items():
        assert start in await told(playing, SEATED, "table why", action=action)


@pytest.mark.parametrize("key", ["dust", *registry.game_keys()])
async def test_a_command_that_leaves_a_choice_shows_the_picture_too(
    stage: Stage, tmp_path: Path, key: str
) -> None:
    scene = await Scene.set(stage, "playing", key, tmp_path / "test.db")
    live = await scene.tables.get(scene.table)
    seat = live.waiting()[0]
    who = Person(live.seats[seat].user_id or 0, live.seats[seat].name)
    tried = 0
    for tag in kinds(live.legal(seat)):
        actions = of_kind(live.legal(seat), tag)
        if len(actions) > 1 and fields(actions[0]):
            path = command_path(live.game, type(actions[0]), "en")
            answers = await stage.wire.use(who, scene.channel, path)
            assert (answers.files, answers.private[0]) == (1, True)
            assert answers.components
            tried += 1
    assert tried
    assert not scene.changed


# What texts say about commands


def texts(lang: Language) -> str:
    """Return all catalogs of a language."""
    return "\n".join(path.read_text(encoding="utf-8") for path in (LOCALES / lang).glob("*.ftl"))


async def test_commands_and_options_that_texts_name_are_there(stage: Stage) -> None:
    for lang in ("en", "fr"):
        names: dict[tuple[str, ...], set[str]] = {}
        for command in stage.commands():
            assert isinstance(command.parent, app_commands.Group)
            nodes = command.parent, command
            shown = tuple(_told(node._locale_name, lang) for node in nodes)
            names[shown] = {_told(each.locale_name, lang) for each in command.parameters}
        groups = "|".join({group for group, _ in names})
        named = re.findall(rf"/({groups}) ([\w-]+)(?: ([\w-]+):)?", texts(lang))
        assert len(named) > 10
        for group, command, option in named:
            assert (group, command) in names, f"/{group} {command}"
            assert not option or option in names[group, command], f"/{group} {command} {option}:"


def _told(shown: Any, lang: str) -> str:
    return shown.extras["fr"] if lang == "fr" else shown.message
