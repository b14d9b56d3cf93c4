"""Which tables are this process's, among several over one PostgreSQL database, as a condition.

The database knows it itself (`db.members`): a connection of a member says which one it is of. With
one process all tables are its, and the condition costs nothing.
"""

from typing import Any

from sqlalchemy import Boolean, ColumnElement
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

MEMBER = "slow_orbit.member"
"""The setting of a connection that holds the id of its member."""
_ME = f"NULLIF(current_setting('{MEMBER}', true), '')"
_OWNED = f"""({_ME} IS NULL OR EXISTS (
SELECT 1 FROM tables AS owned_table JOIN shards AS owned_shard ON owned_shard.shard
 = mod(coalesce(owned_table.guild_id, 0) >> 22, (SELECT count(*) FROM shards))
WHERE owned_table.id = {{}} AND owned_shard.member_id = {_ME}::bigint))"""


class Owned(FunctionElement[bool]):
    """Whether the table of an id is this process's; a server's tables are in its shard."""

    type = Boolean()
    name = "owned"
    inherit_cache = True


def owned(table_id: ColumnElement[str]) -> Owned:
    """Return the condition that a table is this process's."""
    return Owned(table_id)


@compiles(Owned, "sqlite")
def _always(_element: Owned, _compiler: SQLCompiler, **_more: Any) -> str:
    return "1"


@compiles(Owned, "postgresql")
def _by_shard(element: Owned, compiler: SQLCompiler, **more: Any) -> str:
    return _OWNED.format(compiler.process(element.clauses, **more))
