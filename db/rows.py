"""From result rows to typed structs whose fields are named like the columns."""

from collections.abc import Mapping
from typing import Any, TypeVar, cast

import msgspec
from sqlalchemy import ColumnElement, Executable, Table
from sqlalchemy.ext.asyncio import AsyncConnection

Row = TypeVar("Row", bound=msgspec.Struct)


def columns(table: Table, row: type[msgspec.Struct]) -> list[ColumnElement[Any]]:
    """The columns of a table that the struct has fields for."""
    return [table.c[name] for name in row.__struct_fields__]


async def fetch_all(conn: AsyncConnection, query: Executable, row: type[Row]) -> list[Row]:
    result = await conn.execute(query)
    return [row(**cast(Mapping[str, Any], mapping)) for mapping in result.mappings()]


async def fetch_one(conn: AsyncConnection, query: Executable, row: type[Row]) -> Row | None:
    """The only row, or None; more than one is an error of the program."""
    mapping = (await conn.execute(query)).mappings().one_or_none()
    return None if mapping is None else row(**cast(Mapping[str, Any], mapping))


async def execute(conn: AsyncConnection, statement: Executable) -> int:
    """How many rows the statement changed."""
    return (await conn.execute(statement)).rowcount
