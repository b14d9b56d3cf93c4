"""Files of played games are checked: findings of order, and of every change."""

from __future__ import annotations

import copy
import hashlib
import json
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.screens.history.game_files import export
from bot.service.seats import content_packs
from bot.service.tables.store import Tables
from db import Database, models
from games import __main__ as program
from games import exports, registry
from games.core import codec
from games.core.rng import rng
from games.verifying import Finding, position, turns, verify
from tests.bot.results.test_results import played
from tests.bot.seated import Seated
from tests.bot.whole import ADA, Playing, begun, file_of
from tests.patched import patch

GAMES: dict[str, dict[str, str]] = {
    "ceres": {"edition": "draft"},
    "ares": {"curtain": "on", "setup": "mulligan"},
    "luna_maris": {"first": "host"},
    "projet_ceres": {"chain": "yes"},
}
ABOUT = ["commitment", "deal", "decisions", "score"]

File = dict[str, Any]


def checked(file: File) -> list[Finding]:
    """Return the findings about a file; a useless file is one finding."""
    try:
        return verify(exports.read(json.dumps(file).encode()))
    except exports.FileError as error:
        return [Finding("file", False, str(error))]


def wrong(file: File) -> list[str]:
    """Return what of a file does not agree."""
    return [each.about for each in checked(file) if each.good is False]


@pytest.mark.parametrize("key", registry.game_keys())
async def test_a_whole_game_agrees_whatever_people_did_to_the_table(
    sqlite: Database, tmp_path: Path, key: str
) -> None:
    tables = Tables(sqlite)
    table = await begun(tables, key, GAMES.get(key, {}), computer=key != "projet_ceres")
    playing = Playing(table)
    live = await playing.play()
    assert live.row.status == "finished"
    assert {"leave", "back"} <= set(playing.done), playing.done
    assert playing.done["undo"] or key not in GAMES  # turns may have but one step
    file = await file_of(table)
    assert [(each.about, each.good) for each in checked(file)] == [(each, True) for each in ABOUT]
    # Every turn comes out as the table had it, as far as its states are kept.
    read = exports.read(json.dumps(file).encode())
    last = position(read, turns(read))
    assert codec.state_hash(last.state) == codec.state_hash(live.state)
    assert last.before is not None
    middle = turns(read) // 2
    before, after = position(read, middle), position(read, middle + 1)
    assert codec.state_hash(after.before) == codec.state_hash(before.state)
    assert codec.state_hash(position(read, 0).state) == file["entries"][0]["state_hash"]


# A file of the toy game, and all that can be changed in it


@pytest.fixture
async def game(sqlite: Database, toy_game: None) -> Seated:
    """Return a table of the toy game that is over."""
    table = await Seated.start(Tables(sqlite), 2)
    await played(table)
    return table


@pytest.fixture
async def file(game: Seated) -> File:
    return await file_of(game)


def put(file: File, path: str, value: Any) -> None:
    """Put a value at a place such as `deal.seed`; of a list a number, from the end below 0."""
    *inner, last = path.split(".")
    place: Any = file
    for key in inner:
        place = place[int(key)] if isinstance(place, list) else place[key]
    place[int(last) if isinstance(place, list) else last] = value


CHANGES: dict[str, tuple[str, Any, str]] = {
    "the salt": ("deal.salt", "00" * 32, "commitment"),
    "the seed": ("deal.seed", "7", "commitment"),
    "no seed": ("deal.seed", None, "commitment"),
    "a seed that is none": ("deal.seed", "many", "commitment"),
    "the commitment": ("deal.commitment", "00" * 32, "commitment"),
    "another version of the layout": ("deal.version", 2, "commitment"),
    "the version of the rules": ("deal.bound.rules", 9, "commitment"),
    "the rules of the log": ("entries.0.rules", "9", "commitment"),
    "an option that is bound": ("deal.bound.options.market", "yes", "commitment"),
    "an option": ("options.market", "yes", "commitment"),
    "the game that is bound": ("deal.bound.game", "ceres", "commitment"),
    "the content that is bound": ("deal.bound.content", "00" * 8, "commitment"),
    "the components that are bound": ("deal.bound.components", "00" * 32, "commitment"),
    "a name": ("deal.bound.seats.0.name", "Eve", "commitment"),
    "the hash of a name": ("deal.bound.seats.0.name_hash", "00" * 32, "commitment"),
    "the kind of a seat": ("deal.bound.seats.0.kind", "greedy", "commitment"),
    "a seat less": ("players", [], "commitment"),
    "the game": ("game", "ceres", "file"),
    "a game that there is not": ("game", "chess", "file"),
    "the content": ("content", "00" * 8, "file"),
    "the components": ("components", "{}", "file"),
    "the first position": ("start.rng", {}, "deal"),
    "the first hash": ("entries.0.state_hash", "00" * 8, "deal"),
    "what is told of the beginning": ("entries.0.events", [{"e": "game_ended"}], "deal"),
    "a decision": ("entries.3.action", {"do": "end"}, "decisions"),
    "an action that there is not": ("entries.3.action", {"do": "fly"}, "decisions"),
    "who decided": ("entries.3.seat", 5, "decisions"),
    "a hash": ("entries.3.state_hash", "00" * 8, "decisions"),
    "where a turn ends": ("entries.2.closed", True, "decisions"),
    "what a decision brought about": ("entries.-1.events", [], "decisions"),
    "points": ("result.scores.0.total", 99, "score"),
    "who won": ("result.winners", [], "score"),
    "no result": ("result", None, "score"),
    "a result that is none": ("result", 5, "score"),
    "how it ended": ("status", "cancelled", "score"),
    "that it goes on": ("status", "playing", "file"),
    "what is complete": ("complete", False, "file"),
    "no beginning": ("entries", [], "file"),
}


@pytest.mark.parametrize("what", CHANGES)
async def test_each_part_that_was_changed_is_found(file: File, what: str) -> None:
    path, value, about = CHANGES[what]
    assert wrong(file) == []
    put(file, path, value)
    assert about in wrong(file)


async def test_entries_that_are_missing_or_in_another_order_are_found(file: File) -> None:
    """So is another seed with a new commitment, which isn't that of the first post."""
    for change in (
        lambda entries: entries.pop(),
        lambda entries: entries.pop(4),
        lambda entries: entries.insert(3, entries[2]),
        lambda entries: entries.reverse(),
    ):
        changed = copy.deepcopy(file)
        change(changed["entries"])
        assert wrong(changed)
    file["deal"]["seed"] = str(int(file["deal"]["seed"]) ^ 1)
    file["deal"]["commitment"] = hashlib.sha256(text_of(file).encode()).hexdigest()
    assert wrong(file) == ["deal"]


def text_of(file: File) -> str:
    deal, bound = file["deal"], file["deal"]["bound"]
    lines = [
        f"slow-orbit deal {deal['version']}",
        f"salt {deal['salt']}",
        f"seed {deal['seed']}",
        f"game {bound['game']}",
        f"rules {bound['rules']}",
        f"content {bound['content']}",
        f"components {bound['components']}",
        *(f"option {key} {value}" for key, value in sorted(bound["options"].items())),
        f"seats {len(bound['seats'])}",
        *(f"seat {n} {s['kind']} {s['name_hash']}" for n, s in enumerate(bound["seats"])),
    ]
    return "".join(f"{line}\n" for line in lines)


async def test_a_name_that_was_removed_is_told_and_all_else_agrees(file: File) -> None:
    """So does a game whose deal is damaged, as far as it can be checked."""
    seat = file["deal"]["bound"]["seats"][1]
    seat["name"] = seat["nonce"] = None
    assert wrong(file) == []
    (told,) = [each for each in checked(file) if each.good is None]
    assert told.text.startswith("The name of seat 2 was removed")
    file["deal"] = {"damaged": True}
    assert wrong(file) == []
    assert "damaged" in checked(file)[0].text


async def test_where_a_ruling_changed_it_is_told_from_which_turn_on(file: File) -> None:
    place = next(n for n, entry in enumerate(file["entries"][5:], 5) if entry["action"])
    turn = sum(entry["closed"] for entry in file["entries"][1:place]) + 1
    file["entries"][place]["state_hash"] = "0" * 16
    file["entries"][place]["rules"] = "0"
    told = checked(file)[-1]
    assert (told.about, told.good) == ("decisions", False)
    assert told.text.startswith(f"From turn {turn} on")
    assert f"entry {file['entries'][place]['seq']}" in told.text
    assert "version 0 of the rules, this program has" in told.text
    read = exports.read(json.dumps(file).encode())
    assert position(read, turn - 1)
    with pytest.raises(exports.FileError, match=f"From turn {turn} on"):
        position(read, turns(read))


async def test_a_deal_of_other_rules_leaves_the_decisions_to_be_checked(
    file: File, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy = registry.get("dust")
    begin = toy.rules.new

    def otherwise(options: Any, seats: int, seed: int, content: str) -> Any:
        return begin(options, seats, seed + 1, content)

    patch(monkeypatch, toy, "rules", new=otherwise)
    monkeypatch.setitem(vars(toy), "rules_version", toy.rules_version + 1)
    found = checked(file)
    assert [(each.about, each.good) for each in found] == [
        ("commitment", True),
        ("deal", False),
        ("deal", None),
        ("decisions", True),
        ("score", True),
    ]
    versions = toy.rules_version - 1, toy.rules_version
    assert "version {} of the rules, this program has {}".format(*versions) in found[1].text


# Games of other kinds


@pytest.mark.parametrize("presses", [0, 7])
async def test_a_cancelled_game_agrees_up_to_where_it_was(tables: Tables, presses: int) -> None:
    table = await begun(tables, "dust")
    await Playing(table).play(presses)
    await table.cancel()
    file = await file_of(table)
    assert wrong(file) == []
    assert [each.about for each in checked(file) if each.good is None] == ["score"]
    assert file["result"] is None


async def test_a_table_begun_before_agrees_from_its_first_position(game: Seated) -> None:
    async with game.tables.database.writing() as conn:
        await conn.execute(models.deals.delete())
    file = await file_of(game)
    found = checked(file)
    assert [(each.about, each.good) for each in found] == [
        ("commitment", None),
        ("deal", None),
        ("decisions", True),
        ("score", True),
    ]
    assert "the file was changed" in found[0].text
    # Files made before there were deals have less in them.
    for entry in file["entries"]:
        del entry["closed"], entry["rules"]
    for name in ("deal", "schema", "components", "status"):
        del file[name]
    assert wrong(file) == []
    with pytest.raises(exports.FileError, match="export the table again"):
        position(exports.read(json.dumps(file).encode()), 1)
    put(file, "entries.0.state_hash", "00" * 8)
    assert "deal" in wrong(file)


async def test_a_game_of_an_owners_components_needs_no_more_than_its_file(
    sqlite: Database, tmp_path: Path, example_pack: Path
) -> None:
    tables, place = Tables(sqlite), tmp_path / "packs" / "ceres"
    place.mkdir(parents=True)
    shutil.copy(example_pack, place / "mine.toml")
    (pack,) = (await content_packs.load(tmp_path / "packs", sqlite)).of("ceres")
    table = await begun(tables, "ceres", pack=pack)
    await Playing(table).play(60)
    await table.cancel()
    file = await file_of(table)
    assert file["content"] == pack.hash
    registry.get("ceres").components.sets.forget(pack.hash)  # as in another program
    assert wrong(file) == []
    file["components"] = file["components"].replace("1", "2", 1)
    assert wrong(file) == ["file"]


# Damage of any kind to a file


GARBAGE: list[Any] = [
    None, True, -1, 0, 3, 10**30, 1.5, "", "x", "start", [], {}, [1], {"a": 1}, "\n", "\ud800",
]  # fmt: skip


def places(found: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the way to everything in a file."""
    if not isinstance(found, dict | list):
        return [path]
    pairs = found.items() if isinstance(found, dict) else enumerate(found)
    return [path] * bool(path) + [way for key, each in pairs for way in places(each, (*path, key))]


@pytest.mark.parametrize("seed", range(3))
async def test_no_change_of_a_file_breaks_the_check(file: File, seed: int) -> None:
    source, ways = rng(seed), places(file)
    plain = json.dumps(file).encode()
    for _ in range(150):
        changed = copy.deepcopy(file)
        if source.below(3) == 0:
            changed["deal"] = None
        way = min((source.pick(ways) for _ in range(4)), key=len)
        place: Any = changed
        for key in way[:-1]:
            place = place[key] if place is not None else {}
        if isinstance(place, dict | list):
            place[way[-1]] = source.pick(GARBAGE)
        assert checked(changed)
        data = bytearray(plain)
        data[source.below(len(data))] = source.below(256)
        with suppress(exports.FileError):
            verify(exports.read(bytes(data)))


# The commands


@pytest.fixture
async def path(game: Seated, tmp_path: Path) -> Path:
    made = tmp_path / "game.json"
    made.write_bytes(await export(game.tables, await game.live(), ADA))
    return made


def test_the_command_says_what_agrees(
    path: Path, file: File, capsys: pytest.CaptureFixture[str]
) -> None:
    """Or fails, and prints what anybody can hash."""
    program.main(["verify", str(path)])
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.startswith("game.json: ")
    assert [line.split(":")[0] for line in lines] == [f"ok  {about}" for about in ABOUT]
    program.main(["verify", str(path), "--json"])
    report = json.loads(capsys.readouterr().out)
    assert report["commitment"] == file["deal"]["commitment"]
    assert [each["about"] for each in report["findings"]] == list(ABOUT)
    program.main(["verify", str(path), "--text"])
    shown = capsys.readouterr().out
    assert shown == text_of(file)
    assert hashlib.sha256(shown.encode()).hexdigest() == file["deal"]["commitment"]
    for salt, more, code, said in (
        ("00" * 32, (), program.FAILED, "NO  commitment: "),
        ("x", ("--text",), program.BAD_INPUT, ""),
    ):
        put(file, "deal.salt", salt)
        path.write_text(json.dumps(file), "utf-8")
        with pytest.raises(SystemExit) as end:
            program.main(["verify", str(path), *more])
        assert end.value.code == code
        assert said in capsys.readouterr().out


@pytest.mark.parametrize("data", [b"", b"{}", b"[" * 100_000, b"\xff\xfe", b"{", b"5", None])
def test_what_is_no_game_is_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes | None
) -> None:
    path = tmp_path / "other.json"
    if data is not None:
        path.write_bytes(data)
        with pytest.raises(exports.FileError, match="this is not a game"):
            exports.read(data)
    for command in (["verify", str(path)], ["replay", str(path), "--turn", "1", "-o", "x.png"]):
        with pytest.raises(SystemExit) as end:
            program.main(command)
        assert end.value.code == program.BAD_INPUT
        found = capsys.readouterr()
        assert found.out == ""
        assert "other.json: " in found.err


def test_what_is_too_large_or_has_no_deal_is_refused(
    path: Path, file: File, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    del file["deal"]
    path.write_text(json.dumps(file), "utf-8")
    for largest, said in (
        (program.LARGEST, "does not tell how the game was dealt"),
        (10, "larger than any game"),
    ):
        monkeypatch.setattr(program, "LARGEST", largest)
        with pytest.raises(SystemExit) as end:
            program.main(["verify", str(path), "--text"])
        assert end.value.code == program.BAD_INPUT
        assert said in capsys.readouterr().err


async def test_a_turn_of_a_file_is_drawn(
    sqlite: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await begun(Tables(sqlite), "ceres")
    await Playing(table).play(12)
    await table.cancel()
    path, picture = tmp_path / "game.json", tmp_path / "turn.png"
    path.write_bytes(await export(table.tables, await table.live(), ADA))
    count = turns(exports.read(path.read_bytes()))
    assert count > 1
    for turn, lang in ((0, "en"), (count, "fr")):
        arguments = ["replay", str(path), "--turn", str(turn), "--lang", lang, "-o", str(picture)]
        program.main(arguments)
        assert picture.read_bytes().startswith(b"\x89PNG")
        assert f"turn {turn} of {count}" in capsys.readouterr().out
    for turn in (-1, count + 1):
        with pytest.raises(SystemExit) as end:
            program.main(["replay", str(path), "--turn", str(turn), "-o", str(picture)])
        assert end.value.code == program.BAD_INPUT
        assert f"it has turns 1 to {count}" in capsys.readouterr().err
    with pytest.raises(SystemExit) as end:
        program.main(["replay", str(path), "--turn", "1", "-o", str(tmp_path)])
    assert end.value.code == program.BAD_INPUT
