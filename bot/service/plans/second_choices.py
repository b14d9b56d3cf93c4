"""Second choices: up to three moves prepared for one turn, of which one is played.

That is the first that is possible as it was prepared. A choice that is not armed is not played,
nor any after it. Nobody but their player learns how many there were.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.service.plans import notes
from bot.service.plans.notes import Outcome
from bot.service.tables.drafts import ahead, is_choice
from bot.service.tables.pending import RANKS, Key, SeatDraft, choice
from bot.service.tables.session import VERSIONS, TableSession
from bot.service.tables.transaction import Transaction, merged
from bot.shared.text import say
from games.core.drafts import answered
from games.core.text import Language

NAMES = {1: "first", 2: "second", 3: "third"}
"""The names of the ranks in the catalogs."""


def name(rank: int, lang: Language) -> str:
    """Return the name of a choice."""
    return say(lang, "choice-name", rank=NAMES.get(rank, ""))


def number(rank: int, version: int) -> int:
    """Return the number that the controls of a choice carry; that of the first is its version."""
    return version + (rank - 1) * VERSIONS


def rank_of(decision: int) -> int:
    """Return the choice that a control is for, from the number that it carries."""
    return min(decision // VERSIONS + 1, RANKS[-1])


def held(drafts: Mapping[Key, SeatDraft], seat: int) -> dict[int, SeatDraft]:
    """Return the choices of a seat for its next turn by their rank, without empty ones."""
    found = {rank: drafts.get(choice(seat, rank)) for rank in RANKS}
    return {rank: each for rank, each in found.items() if each is not None and each.presses}


def reachable(live: TableSession, seat: int, rank: int) -> bool:
    """Return whether a choice can be prepared: it has begun, or the one before it is armed."""
    there = held(live.drafts, seat)
    before = there.get(rank - 1)
    return rank == 1 or rank in there or (before is not None and before.armed)


def nearest(live: TableSession, seat: int, rank: int) -> int:
    """Return a choice, or the last before it that can be prepared."""
    return max(each for each in RANKS if each <= max(rank, 1) and reachable(live, seat, each))


def blocked(live: TableSession, seat: int) -> int:
    """Return the first choice that is not armed, but comes before armed ones; 0 if none does."""
    there = held(live.drafts, seat)
    ready = [rank for rank, each in there.items() if each.armed]
    first = next((each for each in RANKS if each not in ready), 0)
    return first if ready and first and ready[-1] > first else 0


def unfinished(live: TableSession, seat: int, rank: int) -> bool:
    """Return whether a choice leaves something to decide, so that it isn't played as it is."""
    found = ahead(live, seat, rank)
    return found is not None and found.cut is None and not found.stopped


def in_turn(live: TableSession, key: Key) -> list[tuple[int, SeatDraft]]:
    """Return the drafts to be played for a question, the best first: all choices up to the last.

    A move that its player has sent is the only one.
    """
    draft, there = live.drafts[key], held(live.drafts, key[0])
    found = [(1, draft)]
    if key[1] or not draft.armed:
        return found
    for rank in RANKS[1:]:
        if rank not in there or not there[rank].armed:
            break
        found.append((rank, there[rank]))
    return found


def later(drafts: Mapping[Key, SeatDraft], seat: int) -> dict[Key, SeatDraft | None]:
    """Return the changes that drop a seat's second and third choices."""
    return {key: None for key in drafts if key[0] == seat and is_choice(key)}


def settled(live: TableSession, writing: Transaction) -> Transaction:
    """Return a transaction without choices that no longer have a first one that is played.

    It has gone, or is in hand, as it was not armed when its turn came: then its player reads that
    the others were dropped.
    """
    drafts = merged(live.drafts, writing.drafts)
    over: dict[Key, SeatDraft | None] = {}
    told = dict(writing.notes)
    for seat in {key[0] for key in drafts if is_choice(key)}:
        first, in_hand = drafts.get((seat, "")), _in_hand(live, writing, drafts, seat)
        if first is not None and not in_hand:
            continue
        over |= later(drafts, seat)
        if first is not None and held(drafts, seat).keys() - {1}:
            told |= notes.with_outcome(live, told, first.user_id, Outcome())
    if not over:
        return writing
    return msgspec.structs.replace(writing, drafts={**writing.drafts, **over}, notes=told)


def _in_hand(
    live: TableSession, writing: Transaction, drafts: Mapping[Key, SeatDraft], seat: int
) -> bool:
    """Return whether the first choice of a seat is its turn in hand after a transaction."""
    if writing.state is None or drafts.get((seat, ""), SeatDraft(0)).armed:
        return False
    wait = answered(live.game, writing.state, seat)
    return wait is not None and wait.kind == "turn" and (seat, wait.key) not in drafts
