"""Taking a person out of what a table has stored, and of what it has still to say."""

from sqlalchemy import select, update

from db import Database, models, outbox
from db.forgetting import Gone, scrub, tables_with
from tests.db.samples import ADA, BEN, NOON, message, playing, read_table


async def test_messages_and_invitations_for_one_person_go_with_them(database: Database) -> None:
    table_id, gone = await playing(database), Gone(ADA, {"Ada"}, called="Player 1")
    settings = {"invited": f"<@{ADA}>", "pings": "all"}
    waiting = [
        message(2, "own", kind="dm", payload={"text": f"<@{ADA}>: your turn"}),
        message(2, "hers", kind="dm", payload={"text": f"<@{BEN}>: your turn"}),
        message(2, "all", payload={"text": "Ada has moved", "who": ADA}),
    ]
    async with database.writing() as conn:
        await conn.execute(update(models.tables).values(settings=settings))
        await outbox.add_messages(conn, table_id, waiting, NOON)
        assert await tables_with(conn, ADA) == [table_id]
        await scrub(conn, table_id, gone)
        rows = (await conn.execute(select(models.outbox.c.nonce, models.outbox.c.payload))).all()
    assert {row.nonce: row.payload for row in rows if row.nonce != "own"} == {
        "hers": {"text": f"<@{BEN}>: your turn"},
        "all": {"text": "Player 1 has moved", "who": 0},
    }
    assert "own" not in {row.nonce for row in rows}
    assert (await read_table(database, table_id)).settings == {"pings": "all"}
