"""Run by Alembic, on the connection that db.migrate gives it."""

from typing import Any, Literal

from alembic import context
from alembic.autogenerate.api import AutogenContext
from sqlalchemy import types

from db.models import metadata


def render_plain(kind: str, item: Any, _autogen: AutogenContext) -> str | Literal[False]:
    """Return the stored type of a column of ours: our types can change, an old file cannot."""
    if kind == "type" and isinstance(item, types.TypeDecorator):
        return f"sa.{type(item.impl_instance).__name__}()"
    return False


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite can alter little in place: tables are copied.
    render_as_batch=True,
    compare_type=True,
    render_item=render_plain,
)
with context.begin_transaction():
    context.run_migrations()
