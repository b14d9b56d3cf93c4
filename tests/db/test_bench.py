"""The measurement measures what it says; `make bench` shows how fast it is."""

from pathlib import Path

from sqlalchemy import func, select

from db import bench, models
from db.database import connect


async def test_both_sides_write_the_same(tmp_path: Path) -> None:
    times = await bench.measure_commits(5, keep=tmp_path)
    assert times.commits == 5
    assert times.statements == 7
    assert times.ratio > 0
    for name in ("ours.db", "bare.db"):
        database = await connect(f"sqlite:///{tmp_path / name}")
        async with database.reading() as conn:
            for table in (models.entries, models.snapshots, models.outbox, models.pings):
                count = await conn.scalar(select(func.count()).select_from(table))
                assert (name, table.name, count) == (name, table.name, bench.WARM_UP + 5)
        await database.close()
