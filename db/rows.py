"""From result rows to typed structs whose fields are named like the columns."""

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar, cast

import msgspec
from sqlalchemy import ColumnElement, Executable, Select, Table, bindparam, literal_column
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection

from db.batch import Prepared, driver_of, wrapped
from db.noticed import notice

Row = TypeVar("Row", bound=msgspec.Struct)


def wrong(row: msgspec.Struct) -> str | None:
    """Return the fault of a row whose cells do not fit its struct, if there is one.

    A damaged cell does not keep the other rows from being read: code that uses a row asks here.
    """
    try:
        msgspec.convert(msgspec.structs.asdict(row), type(row))
    except msgspec.ValidationError as error:
        return str(error)
    return None


def sound(row: msgspec.Struct) -> bool:
    """Return whether all cells of a row fit its struct; log any that do not."""
    damaged = _damaged(row)
    for name in damaged:
        notice(where(row), f"{type(row).__name__}.{name}")
    return not damaged


def mended(row: Row) -> Row | None:
    """Return a row with defaults for its damaged cells; None if one of them has no default."""
    damaged = _damaged(row)
    if not damaged:
        return row
    defaults: dict[str, object] = {}
    for field in msgspec.structs.fields(type(row)):
        if field.name in damaged:
            notice(where(row), f"{type(row).__name__}.{field.name}")
            if field.required:
                return None
            made = field.default_factory
            defaults[field.name] = field.default if made is msgspec.NODEFAULT else made()
    return msgspec.structs.replace(row, **defaults)


def where(row: msgspec.Struct) -> str:
    """Return the table or user that a row is about, for the log."""
    for name in ("table_id", "id", "user_id"):
        found = getattr(row, name, None)
        if isinstance(found, str | int):
            return f"user {found}" if name == "user_id" else str(found)
    return "?"


def _damaged(row: msgspec.Struct) -> list[str]:
    """Return the names of the cells that are not of the kind that the row's struct says."""
    if wrong(row) is None:
        return []
    found: list[str] = []
    for field in msgspec.structs.fields(type(row)):
        try:
            msgspec.convert(getattr(row, field.name), field.type)
        except msgspec.ValidationError:
            found.append(field.name)
    return found


def columns(table: Table, row: type[msgspec.Struct]) -> list[ColumnElement[Any]]:
    """Return the columns of a table that the struct has fields for."""
    return [table.c[name] for name in row.__struct_fields__]


def param(name: str, column: ColumnElement[Any]) -> ColumnElement[Any]:
    """Return a parameter for a value given later, of the column's type."""
    return cast(ColumnElement[Any], bindparam(name, type_=column.type))


def constant(text: str) -> ColumnElement[str]:
    """Return a fixed text for a condition, so that SQLite can use a partial index with it."""
    return literal_column(f"'{text}'")


async def fetch_all(conn: AsyncConnection, query: Executable, row: type[Row]) -> list[Row]:
    result = await conn.execute(query)
    return [row(**cast(Mapping[str, Any], mapping)) for mapping in result.mappings()]


async def fetch_one(conn: AsyncConnection, query: Executable, row: type[Row]) -> Row | None:
    """Return the only row, or None; more than one is an error of the program."""
    mapping = (await conn.execute(query)).mappings().one_or_none()
    return None if mapping is None else row(**cast(Mapping[str, Any], mapping))


async def execute(conn: AsyncConnection, statement: Executable) -> int:
    """Execute a statement and return how many rows it changed."""
    return (await conn.execute(statement)).rowcount


class Query(Generic[Row]):
    """A constant query with values given later, answered in structs.

    For queries at every press: it is compiled once, and on SQLite it crosses to the driver's thread
    once, where SQLAlchemy's cursors cross three times.
    """

    def __init__(self, statement: Select[*tuple[Any, ...]], row: type[Row]) -> None:
        self.statement = statement
        self.row = row

    async def all(self, conn: AsyncConnection, **params: object) -> list[Row]:
        if conn.dialect.name != "sqlite":
            result = await conn.execute(self.statement, params)
            return [self.row(**cast(Mapping[str, Any], found)) for found in result.mappings()]
        prepared, build = _reading(self, conn.dialect)
        driver = await driver_of(conn)
        try:
            found = await driver.execute_fetchall(prepared.sql, prepared.row(params))
        except sqlite3.Error as error:
            raise wrapped(prepared.sql, error) from error
        return [build(values) for values in found]

    async def one(self, conn: AsyncConnection, **params: object) -> Row | None:
        """Return the only row, or None; more than one is an error of the program."""
        found = await self.all(conn, **params)
        if len(found) > 1:
            raise RuntimeError(f"{len(found)} rows where at most one was expected")
        return found[0] if found else None


Build = Callable[[Sequence[Any]], Any]


@lru_cache(maxsize=256)
def _reading(query: Query[Any], dialect: Dialect) -> tuple[Prepared, Build]:
    """Return the statement for SQLite's driver, and a function that makes a struct of a row."""
    selected = list(query.statement.selected_columns)
    names = [cast(str, column.name) for column in selected]
    processors = [
        column.type.dialect_impl(dialect).result_processor(dialect, None) for column in selected
    ]

    def build(values: Iterable[Any]) -> Any:
        return query.row(
            **{
                name: process(value) if process else value
                for name, process, value in zip(names, processors, values, strict=True)
            }
        )

    return Prepared(query.statement, dialect, None), build
