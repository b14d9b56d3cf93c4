"""Controls that take back are on exactly where they take something back or start a vote."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.panel.decision import present
from bot.panel.panel import more, panel
from bot.service.seats import seating
from bot.service.tables.store import Tables
from bot.service.turns import undoing
from bot.service.turns.undoing import Barrier
from bot.shared.problems import Problem
from db import Database
from games import registry
from games.core.actions import EndTurn
from games.core.rng import Rng, rng
from games.core.text import LANGUAGES, Language
from tests.bot.seated import Seated
from tests.toy.game import TOY

STEPS = 120
NOTHING = "problem-undo-nothing"
NAMES: dict[Language, tuple[str, str, str, str]] = {
    "en": ("Undo", "Withdraw", "Undo…", "Start over"),
    "fr": ("Annuler", "Reprendre mon coup", "Annuler…", "Recommencer"),
}


class Walk:
    """A table whose players press at random; each press on a control is one that is shown."""

    def __init__(self, table: Seated, random: Rng) -> None:
        self.table = table
        self.random = random
        self.done: Counter[str] = Counter()

    async def shown(self, seat: int, lang: Language) -> dict[str, bool]:
        """Return which controls that take back a seat's panel has, and whether they are on."""
        live = await self.table.live()
        pages = panel(live, seat, lang), more(present(live, seat), lang, [])
        items: list[Any] = [each for page in pages for each in page.controls]
        found = {getattr(each.item, "label", ""): not each.item.disabled for each in items}
        return {label: on for label, on in found.items() if label in NAMES[lang]}

    async def press(self, seat: int, *, whole_turn: bool) -> str:
        """Press one of them; returns its outcome: nothing changes unless it is free."""
        live = await self.table.live()
        before = (live.row.head, live.row.state_seq, live.version(seat))
        try:
            await undoing.undo(
                self.table.tables, live.id, live.seats[seat].user_id or 0,
                whole_turn=whole_turn, decision=live.stand(seat),
            )  # fmt: skip
            return "free"
        except Barrier:
            came = "vote"
        except Problem as problem:
            came = problem.key
        assert (live.row.head, live.row.state_seq, live.version(seat)) == before
        return came

    async def check(self) -> None:
        """Press the disabled ones at every panel, and at one, now and then, the enabled ones."""
        people = (await self.table.live()).people()
        chosen = self.random.below(3 * len(people))
        for seat in [each.seat for each in people]:
            lang = LANGUAGES[self.random.below(len(LANGUAGES))]
            *_, ask, restart = NAMES[lang]
            for whole_turn in (False, True):
                shown = await self.shown(seat, lang)
                label = restart if whole_turn else next(iter(shown.keys() - {restart}))
                if label not in shown:  # a resting panel has only the one
                    continue
                way = "vote" if label == ask else "free"
                if not shown[label]:
                    came = await self.press(seat, whole_turn=whole_turn)
                    assert came == NOTHING or (whole_turn and came == "vote")
                    self.done["off"] += 1
                elif way == "vote" or seat == chosen:
                    assert await self.press(seat, whole_turn=whole_turn) == way
                    self.done[label] += 1

    async def step(self) -> None:
        """Have a player who is asked decide something, or confirm."""
        live = await self.table.live()
        seat = live.waiting()[self.random.below(len(live.waiting()))]
        user, legal = live.seats[seat].user_id or 0, live.legal(seat)
        ends = EndTurn() in legal and self.random.below(3) == 0
        await self.table.act(user, EndTurn() if ends else self.random.pick(legal), follow=True)
        if self.random.below(4) == 0:
            self.table.tables.drop(self.table.id)
        if self.random.below(25) == 0:
            for paused in (True, False):
                async with self.table.tables.locked(self.table.id) as held:
                    if held.row.status == ("playing" if paused else "paused"):
                        await seating.set_paused(self.table.tables, held, user, paused=paused)


@pytest.mark.parametrize("key", [TOY.key, *registry.game_keys()])
async def test_what_takes_back_is_on_exactly_where_it_takes_something_back_or_asks(
    sqlite: Database, toy_game: None, key: str
) -> None:
    """*Start over* offers no vote: *Undo…* next to it asks the same."""
    table = await Seated.start(Tables(sqlite), 3, game=key)
    walk = Walk(table, rng(1))
    for _ in range(STEPS):
        if not (await table.live()).playing:
            break
        await walk.check()
        await walk.step()
    tried = [sum(map(walk.done.__getitem__, names)) for names in zip(*NAMES.values(), strict=True)]
    assert walk.done["off"]
    assert all(tried), tried
