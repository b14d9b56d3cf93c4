"""Long games at once: random decisions written to a table's log in one transaction."""

from __future__ import annotations

import msgspec

from bot.service.tables.session import TableSession
from bot.service.tables.transaction import Step, Transaction
from bot.service.turns.commit import write
from games.core import codec
from games.core.random_play import choose_seat, random_action
from games.core.rng import rng
from tests.bot.seated import Seated


async def play_on(table: Seated, decisions: int = 10_000, seed: int = 1) -> TableSession:
    """Continue a game at random, to the end of the last turn within a number of decisions.

    Only the last of its states is stored.
    """
    source = rng(seed)
    async with table.tables.locked(table.id) as live:
        game, state, steps = live.game, live.game.copy(live.state), list[Step]()
        ends, ended = 0, state
        while len(steps) < decisions and (waiting := game.waiting(state)):
            seat = choose_seat(waiting, source)
            action = random_action(game, state, seat, source)
            applied, user = game.apply(state, seat, action), live.seats[seat].user_id
            hashed = codec.state_hash(state)
            steps.append(Step("act", seat, user, action, applied, state_hash=hashed))
            if applied.closed or not game.waiting(state):
                ends, ended = len(steps), game.copy(state)
        last = msgspec.structs.replace(steps[ends - 1], blob=codec.save(game, ended))
        await write(table.tables, live, Transaction([*steps[: ends - 1], last], ended))
        return live
