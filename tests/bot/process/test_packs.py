"""Content packs from a folder, and what docs/hosting.md says about backups."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import db.contents as contents_db
from bot.screens.lobby import content
from bot.screens.table_options import options_panel, parts
from bot.service.seats import content_packs, lobby
from bot.service.seats.content_packs import Packs
from bot.service.tables.store import Tables
from bot.shared.problems import HostError
from db import Database
from games import registry
from games.ceres.content import SETS
from tests.bot.acts import everything
from tests.bot.seated import Seated


@pytest.fixture
def folder(tmp_path: Path, example_pack: Path) -> Path:
    """Return a folder with the example as the one pack for Ceres."""
    place = tmp_path / "packs" / "ceres"
    place.mkdir(parents=True)
    (place / "mine.toml").write_text(example_pack.read_text(encoding="utf-8"), encoding="utf-8")
    return place.parent


async def test_a_pack_is_kept_by_hash(folder: Path, database: Database) -> None:
    """And found by its name in either language; without a folder there are no packs."""
    found = await content_packs.load(folder, database)
    (pack,) = found.of("ceres")
    async with database.reading() as conn:
        row = await contents_db.get_content(conn, pack.hash)
    assert row is not None
    assert row.blob == registry.get("ceres").components.sets.blob(pack.hash)
    assert (await content_packs.load(folder, database)).of("ceres") == [pack]
    for typed in (pack.hash, pack.names["en"].upper(), f" {pack.names['fr']} "):
        assert found.find("ceres", typed) is pack
    assert found.find("ceres", "nothing") is None
    assert found.find("ares", pack.hash) is None
    assert (await content_packs.load(None, database)).of("ceres") == []


@pytest.mark.parametrize("marks", [1, 2, 3])
async def test_editors_on_windows_begin_a_file_with_a_mark(
    folder: Path, database: Database, marks: int
) -> None:
    plain = (await content_packs.load(folder, database)).of("ceres")
    path = folder / "ceres" / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" * marks + path.read_bytes())
    assert (await content_packs.load(folder, database)).of("ceres") == plain


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"format = 1\nslots = 99\n", ["mine.toml", "slots", "99"]),
        (b"format = 1\nx = " + b"[" * 100_000, ["nested more than"]),
        (b"\xff\xfe", ["cannot be read"]),
        (None, ["not a folder"]),
    ],
    ids=["value", "nested", "encoding", "no folder"],
)
async def test_what_is_wrong_is_told_with_file_place_value_and_reason(
    folder: Path, database: Database, content: bytes | None, words: list[str]
) -> None:
    if content is None:
        folder /= "nowhere"
    else:
        (folder / "ceres" / "mine.toml").write_bytes(content)
    with pytest.raises(HostError) as wrong:
        await content_packs.load(folder, database)
    assert all(word in str(wrong.value) for word in words), wrong.value


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("mine.toml", ["into a folder named after its game", "ceres"]),
        ("chess/mine.toml", ["no game of this key", "ceres"]),
        ("ceres/other.toml", ["another pack is also called"]),
    ],
)
async def test_a_wrong_place_is_told(
    folder: Path, database: Database, place: str, words: list[str]
) -> None:
    path = folder / place
    path.parent.mkdir(exist_ok=True)
    path.write_text((folder / "ceres" / "mine.toml").read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(HostError) as wrong:
        await content_packs.load(folder, database)
    assert all(word in str(wrong.value) for word in words), wrong.value


async def test_a_pack_can_be_chosen_in_the_lobby_and_stays_when_the_host_has_lost_it(
    folder: Path, tables: Tables
) -> None:
    offered = await content_packs.load(folder, tables.database)
    (pack,) = offered.of("ceres")
    table = await Seated.open(tables, 2, game="ceres", pack=pack)
    live = await table.live()
    assert live.row.content_hash == pack.hash
    assert pack.names["en"] in content(live)
    shown, _ = options_panel(live, "fr", offered.of("ceres"))
    assert pack.names["fr"] in shown
    # It stays on offer even where the host has taken it away.
    *_, part = parts(live, "en", "table", Packs().of("ceres"))
    assert (part.key, part.value) == ("pack", pack.hash)
    assert pack.hash in [value for value, _, _ in part.options]
    live = await lobby.set_pack(tables, table.id, None)
    assert live.row.content_hash is None
    assert pack.names["en"] not in content(live)
    await lobby.set_pack(tables, table.id, pack)
    await lobby.start(tables, table.id, 101)
    before = await table.hash()
    # Another start of the program, without the folder.
    SETS.forget(pack.hash)
    assert await table.hash() == before
    live = await table.live()
    assert (live.state.content, live.row.content_hash) == (pack.hash, pack.hash)


DOCUMENT = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")


def statements(marker: str) -> list[str]:
    """Return the SQL statements of the block that holds a word."""
    blocks = re.findall(r"```sql\n(.*?)```", DOCUMENT, re.DOTALL)
    (block,) = (block for block in blocks if marker in block)
    return [line.rstrip(";") for line in block.splitlines() if not line.startswith("PRAGMA")]


def test_a_backup_made_as_it_says_is_restored_as_it_says(tmp_path: Path) -> None:
    backing_up, restoring = re.findall(r'^docker compose .* -c "(.*)"$', DOCUMENT, re.MULTILINE)

    def run(program: str) -> None:
        program = program.replace("/data/", f"{tmp_path}/")
        subprocess.run([sys.executable, "-c", program], check=True)

    with closing(sqlite3.connect(tmp_path / "slow-orbit.db", isolation_level=None)) as bot:
        bot.execute("PRAGMA journal_mode = WAL")
        bot.execute("CREATE TABLE turns (number INTEGER)")
        bot.execute("INSERT INTO turns VALUES (1)")
        run(backing_up)
        bot.execute("INSERT INTO turns VALUES (2)")
    (tmp_path / "backup.db").rename(tmp_path / "restore.db")
    run(restoring)
    with closing(sqlite3.connect(tmp_path / "slow-orbit.db")) as bot:
        assert bot.execute("SELECT number FROM turns").fetchall() == [(1,)]


async def test_a_game_can_be_deleted_with_all_that_belongs_to_it(two: Seated) -> None:
    await two.bids()
    assert two.id in str(await everything(two.tables.database))
    async with two.tables.database.writing() as conn:
        for statement in statements("DELETE FROM tables"):
            await conn.exec_driver_sql(statement.replace("ABC12", two.id))
    assert two.id not in str(await everything(two.tables.database))
