"""What the stored tables have in common: the types of their columns, and names of constraints.

Times are whole microseconds since 1970 (UTC) and JSON is text, so that both databases keep and
order them alike.
"""

from datetime import UTC, datetime, timedelta
from typing import Any, cast

import msgspec
from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, Text, TextClause
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)


class Unreadable:
    """A mark for a cell whose value does not fit its column; see `rows.wrong`.

    An error there would keep all the other rows of the same query from being read.
    """


UNREADABLE = Unreadable()


class UtcTime(TypeDecorator[datetime]):
    """An aware time, stored as microseconds since 1970."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("times must carry their time zone")
        return (value - EPOCH) // MICROSECOND

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        try:
            return None if value is None else EPOCH + timedelta(microseconds=value)
        except (TypeError, OverflowError):
            return cast(datetime, UNREADABLE)


class Json(TypeDecorator[Any]):
    """Plain data as JSON text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: object, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> object:
        try:
            return None if value is None else cast(object, msgspec.json.decode(value))
        except (msgspec.DecodeError, TypeError, RecursionError, UnicodeError):
            return UNREADABLE


# Explicit names let migrations drop and change constraints on both databases.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite gives automatic numbers to INTEGER keys only; there they hold 64 bits anyway.
SERIAL = BigInteger().with_variant(Integer, "sqlite")


def table_id(*, primary_key: bool = False) -> Column[str]:
    """Return the column of the table that a row belongs to and is deleted with."""
    belongs = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, belongs, primary_key=primary_key, nullable=False)


def index_where(
    condition: TextClause, name: str, *columns: Column[Any], unique: bool = False
) -> Index:
    """Add an index of the rows that fulfil a condition."""
    return Index(name, *columns, unique=unique, sqlite_where=condition, postgresql_where=condition)
