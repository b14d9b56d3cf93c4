"""A player who closes a phase reads their moves in it once, not in private and in public."""

from __future__ import annotations

from bot.panel.wording import event_lines
from bot.service.history.log_lines import flat
from bot.service.history.log_text import between, tell
from bot.service.tables.store import Tables
from games.core.actions import EndTurn
from tests.ares.builder import Table, std
from tests.bot.acts import standing


async def test_who_closes_a_phase_reads_their_own_play_once(tables: Tables) -> None:
    table = Table().seat(0, mc=14).seat(1, heat=8).open(3)
    seated = await standing(tables, table)
    first, second = await seated.users()
    await seated.act(first, std("mc_temperature"), EndTurn())
    done = await seated.act(second, EndTurn())
    assert done.closed
    names = (live := await seated.live()).names
    read = event_lines(done, "en")
    assert [line for line in read if names[0] in line]
    mine = [line.removeprefix("✓ ") for line in read if names[1] in line]
    assert len(mine) == len(set(mine)) == 2
    caught = flat(tell(live, await between(tables, live, 1, live.row.public_seq), "en", 1))
    assert [caught.count(f"• {line}") for line in mine] == [1, 1]


async def test_what_is_not_told_to_all_yet_is_read_at_once(tables: Tables) -> None:
    seated = await standing(tables, Table().seat(0, mc=14).seat(1, heat=8).open(3))
    first, _ = await seated.users()
    done = await seated.act(first, std("mc_temperature"))
    assert not done.closed
    assert len(event_lines(done, "en")) == 2
