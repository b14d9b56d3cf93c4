"""Public questions of votes: they tell at once what a vote has come to, and lose their buttons.

Votes are closed where something happens, with it in one transaction. Their messages follow here,
after a restart too, and as long as Discord does not take the change.
"""

from __future__ import annotations

import asyncio

import db.votes as votes_db
from bot.posts import vote_messages
from bot.posts.upkeep import Upkeep
from bot.service.tables.session import Live
from bot.service.votes import voting
from bot.service.votes.tallies import Tally
from bot.shared.clock import now
from bot.shared.problems import DamagedProblem
from db.votes import VoteRow


class Questions(Upkeep[int, object]):
    """Keeps the questions of tables up to date."""

    name = "questions"

    async def work(self, table_id: str) -> None:
        """See to the votes of a table that are open, or not shown to be over."""
        async with self.tables.database.reading() as conn:
            rows = await votes_db.unshown_votes(conn, table_id)
        # Each, whatever goes wrong with another.
        looks = await asyncio.gather(*map(self._look, rows), return_exceptions=True)
        errors = [error for error in looks if isinstance(error, BaseException)]
        if any(isinstance(error, DamagedProblem) for error in errors):
            async with self.tables.database.writing() as conn:  # nothing can be said of it any more
                for vote in rows:
                    await votes_db.mark_shown(conn, vote.id, now())
        elif errors:
            raise errors[0]

    async def posted(self, live: Live, tally: Tally) -> None:
        """Note that a question was posted as it stands: there is nothing to bring up to date.

        Where it was asked elsewhere before, that place is yet to be told.
        """
        async with self.tables.database.reading() as conn:
            rows = await voting.messages(conn, tally.vote)
        if len(rows) == 1:
            self.shown[tally.vote.id] = _asks(live, tally)

    async def _look(self, vote: VoteRow) -> None:
        """Show what a closed vote came to; of an open one whom it asks now, and where."""
        tables = self.tables
        tally = await voting.settle(tables, vote.table_id, vote.id)
        live = await tables.get(vote.table_id)
        if tally.outcome is not None:
            self.shown.pop(vote.id, None)
            await vote_messages.refresh(self.client, self.trouble.closed, tables, live, tally)
            return
        asks = _asks(live, tally)
        # What a question told before a restart is not known: it is brought up to date once.
        if self.shown.get(vote.id) != asks:
            self.shown[vote.id] = asks
            await vote_messages.refresh(self.client, self.trouble.closed, tables, live, tally)


def _asks(live: Live, tally: Tally) -> object:
    """Return where a question asks whom; their answers are shown when they come."""
    return (live.row.channel_id, [seat.user_id for seat in live.people()], tally.excused)
