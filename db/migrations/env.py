"""Run by Alembic: works on the connection it is given, or on DATABASE_URL from the command line."""

import asyncio
import os
from typing import cast

from alembic import context
from sqlalchemy.engine import Connection

from db.engine import make_engine, schema_change
from db.models import metadata


def run(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=metadata,
        # SQLite can alter little in place: tables are copied.
        render_as_batch=True,
        compare_type=True,
    )
    with context.begin_transaction():
        context.run_migrations()


async def run_from_command_line() -> None:
    engine = make_engine(os.environ.get("DATABASE_URL", "sqlite:///data/slow-orbit.db"))
    async with schema_change(engine) as conn:
        await conn.run_sync(run)
    await engine.dispose()


given = cast(Connection | None, context.config.attributes.get("connection"))
if given is not None:
    run(given)
else:
    asyncio.run(run_from_command_line())
