"""Bringing a database to the schema of this program, at start-up."""

import asyncio
import logging
import tempfile
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import exc, inspect
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from db.causes import remedy, said
from db.copies import back_up, copy_of
from db.engine import make_engine, schema_change
from db.errors import CannotOpen, NewerSchema, NotOurs
from db.members import count_living
from db.transfer_mark import refuse_marked

MISTAKE = (
    "That is a mistake in this version: please report it with these words; the version before still"
    " runs with the database."
)
UNCOPIED = (
    "the schema of this PostgreSQL database changes, and it is not copied first: to go back to the"
    " version before, you need a copy from before this start. Next time, stop the bot and make one"
    " with pg_dump before you start a new version"
)
log = logging.getLogger(__name__)
_SCRIPTS = Path(__file__).with_name("migrations")


def config() -> Config:
    """Return Alembic's settings, without a file."""
    made = Config()
    # A percent sign would be read as a placeholder.
    made.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    return made


async def upgrade(engine: AsyncEngine, revision: str = "head") -> None:
    """Apply the migrations that are missing, all or none. Raises NewerSchema.

    An SQLite file is copied first, to a file next to it that is named after its old schema. Of
    a PostgreSQL database the bot has no place to make a copy: the host is reminded.
    """
    name = engine.url.database
    async with engine.connect() as conn:
        await refuse_marked(conn)
        if revision == "head" and await conn.run_sync(_is_newest):
            return  # a change would look through the references of all rows
        old = await conn.run_sync(_outdated)
    if old is not None and engine.dialect.name != "sqlite":
        await _require_no_others(engine)
        log.warning(UNCOPIED)
    elif old is not None and name and name != ":memory:":
        copy = copy_of(Path(name), old)
        log.info("the schema changes; first the database is copied to %s", copy)
        await asyncio.to_thread(back_up, Path(name), copy)
    try:
        async with schema_change(engine) as conn:
            await conn.run_sync(apply_missing, revision)
            if old is not None:
                log.info("the schema is changed; what rows refer to is looked through")
    except exc.DBAPIError as error:
        raise CannotOpen(
            f"The tables of the database cannot be made or changed ({said(error)})."
            f" {remedy(error) or MISTAKE} Nothing was changed."
        ) from error


async def _require_no_others(engine: AsyncEngine) -> None:
    """Refuse to change a schema that other processes use: they are of an older version."""
    async with engine.connect() as conn:
        living = await conn.run_sync(lambda c: inspect(c).has_table("leases"))
        if living and await count_living(conn):
            raise CannotOpen(
                "This version changes the schema of the database, and processes of an older version"
                " are running with it. Stop all of them, make a copy with pg_dump, then start this"
                " version. Nothing was changed."
            )


def _is_newest(connection: Connection) -> bool:
    found = MigrationContext.configure(connection).get_current_heads()
    return found == tuple(ScriptDirectory.from_config(config()).get_heads())


def _outdated(connection: Connection) -> str | None:
    """Return the schema of a database with rows in it that is about to change."""
    scripts = ScriptDirectory.from_config(config())
    found = MigrationContext.configure(connection).get_current_revision()
    older = {script.revision for script in scripts.walk_revisions()} - {scripts.get_current_head()}
    return found if found in older else None


async def write_revision(message: str) -> Path:
    """Write the migration from the last one to the present schema."""
    with tempfile.TemporaryDirectory() as folder:
        engine = make_engine(f"sqlite:///{folder}/empty.db")
        await upgrade(engine)
        try:
            async with schema_change(engine) as conn:
                return await conn.run_sync(_write_revision, message)
        finally:
            await engine.dispose()


def _write_revision(connection: Connection, message: str) -> Path:
    made = config()
    made.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(made)
    number = f"{len(list(scripts.walk_revisions())) + 1:04}"
    written = command.revision(made, message, autogenerate=True, rev_id=number)
    if not isinstance(written, Script):
        raise TypeError("one file was expected")
    return Path(written.path)


def newest_schema() -> str:
    """Return the name of the schema that this program has."""
    return str(ScriptDirectory.from_config(config()).get_current_head())


def apply_missing(connection: Connection, revision: str = "head") -> None:
    """Apply the migrations that are missing, in the connection's transaction."""
    scripts = ScriptDirectory.from_config(config())
    known = {script.revision for script in scripts.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if not found and inspect(connection).get_table_names():
        raise NotOurs
    if not found <= known:
        raise NewerSchema(
            "The database was written by a newer version of this program"
            f" (schema {', '.join(sorted(found - known))}). Start that version, or put a backup"
            " from before its first start in place."
        )
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, revision)
