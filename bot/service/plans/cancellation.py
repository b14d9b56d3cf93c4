"""The plans of a player, and their cancellation.

Plans are orders, waits, the prepared move and delayed plays. Each player ticks the causes that
cancel each of their plans. Causes are looked for after every publication, only in the information
that the player has.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import cast

import msgspec

from bot.service.plans import notes, postponed, second_choices
from bot.service.plans.notes import Cancelled
from bot.service.plans.orders import standing
from bot.service.tables import direct_messages, instructions
from bot.service.tables.drafts import in_language
from bot.service.tables.pending import POSTPONED, Instruction, Key, SeatDraft, choice
from bot.service.tables.session import TableSession
from bot.service.tables.transaction import AutomaticMoves, Situation
from bot.shared.clock import now as present_time
from bot.shared.text import say
from db.notes import NoteRow
from db.outbox import NewMessage
from db.papers import Key as InstructionKey
from games.core.gains import Gain, agreed
from games.core.rng import rng
from games.core.text import Language

MOVE = "move"
"""The plan that is the prepared move; others are `order:`, `hold:` or `later:` with a name."""
ORDER, HOLD, LATER_PLAY = "order:", "hold:", "later:"


def _round(now: Situation, seat: int) -> bool:
    """Return whether a round has begun."""
    return any(event.opens() is not None for step in now.steps for event in step.applied.events)


def _asked(now: Situation, seat: int) -> bool:
    """Return whether a seat is newly asked something in the turn of others."""
    before = {(wait.seat, wait.key) for wait in now.live.waits()}
    return any(
        wait.seat == seat
        and wait.kind == "window"
        and not wait.answered
        and (wait.seat, wait.key) not in before
        for wait in now.live.game.rules.waits(now.state)
    )


def _changed(now: Situation, seat: int) -> bool:
    """Return whether others have changed a seat's points, goods or cards."""
    game = now.live.game
    if any(step.seat == seat for step in now.steps):
        return False  # it was the seat itself
    views = [game.mask(state, seat) for state in (now.live.state, now.state)]

    def gains(seed: int) -> Sequence[Gain]:
        before, after = (game.determinize(view, rng(seed)) for view in views)
        return game.differences(before, after, seat)

    return bool(agreed(gains(seed) for seed in range(DEALS)))


DEALS = 3
"""The number of deals of hidden information that must agree on a change for a person."""

CAUSES: Mapping[str, Callable[[Situation, int], bool]] = {
    "round": _round,
    "asked": _asked,
    "changed": _changed,
}
"""The causes that can cancel a plan, by key; each returns whether it has happened to a seat."""


def plans(
    live: TableSession,
    seat: int,
    drafts: Mapping[Key, SeatDraft] | None = None,
    papers: Mapping[InstructionKey, Instruction] | None = None,
) -> dict[str, Key | InstructionKey]:
    """Return the plans of a seat by their keys: the move first."""
    drafts = live.drafts if drafts is None else drafts
    papers = live.instructions if papers is None else papers
    found: dict[str, Key | InstructionKey] = {}
    move = drafts.get((seat, ""))
    if move is not None and move.presses:
        found[MOVE] = (seat, "")
    for key, paper in papers.items():
        if key[0] == seat and (key[1] == "hold" or paper.body):
            found[f"{key[1]}:{key[2]}"] = key
    for key, draft in drafts.items():
        if key[0] == seat and key[1].startswith(POSTPONED) and draft.presses:
            found[f"{LATER_PLAY}{key[1].removeprefix(POSTPONED)}"] = key
    return found


def follow(now: Situation) -> AutomaticMoves | None:
    """Cancel the plans of a person for whom a ticked event has happened, and notify them."""
    for row in now.live.people():
        note = now.notes.get(row.user_id or 0)
        ticked = {} if note is None else notes.cancels(note).ticked
        if note is None or not ticked:
            continue
        happened: dict[str, bool] = {}
        ended: dict[str, str] = {}
        for plan in plans(now.live, row.seat, now.drafts, now.instructions):
            for cause in ticked.get(plan, ()):
                if cause in CAUSES and cause not in happened:
                    happened[cause] = CAUSES[cause](now, row.seat)
                if happened.get(cause) and _stands(now, row.seat, plan):
                    ended.setdefault(plan, cause)
        if ended:
            return _cancelled(now, row.seat, note, ended)
    return None


def _stands(now: Situation, seat: int, plan: str) -> bool:
    """Return whether a plan would be carried out: a prepared move need not be armed."""
    return plan != MOVE or now.drafts[seat, ""].armed


def _cancelled(
    now: Situation, seat: int, note: NoteRow, ended: Mapping[str, str]
) -> AutomaticMoves:
    """Return the move that drops plans; a prepared move stays in its person's hand.

    So do its other choices, none of which is armed any more.
    """
    at = present_time()
    there = plans(now.live, seat, now.drafts, now.instructions)
    drafts: dict[Key, SeatDraft | None] = {}
    papers: dict[InstructionKey, Instruction | None] = {}
    for plan in ended:
        if plan == MOVE:
            for rank, each in second_choices.held(now.drafts, seat).items():
                drafts[choice(seat, rank)] = msgspec.structs.replace(each, armed=False)
        elif plan.startswith(LATER_PLAY):
            drafts[cast(Key, there[plan])] = None
        else:
            papers[cast(InstructionKey, there[plan])] = None
    before = notes.cancels(note)
    done = (*before.done, *(Cancelled(plan, cause, at) for plan, cause in ended.items()))
    kept = notes.with_cancels(note, msgspec.structs.replace(before, done=done))
    return AutomaticMoves(
        seat, "act", drafts=drafts, instructions=papers, notes={note.user_id: kept},
        messages=(_told(now, seat, note.user_id, ended),),
    )  # fmt: skip


def _told(now: Situation, seat: int, user_id: int, ended: Mapping[str, str]) -> NewMessage:
    """Return the private message that names a person's cancelled plans."""
    live = now.live
    lines = [name_of(live, seat, plan, live.lang, cause) for plan, cause in ended.items()]
    text = say(live.lang, "cancelled-direct", name=live.title, table=live.id)
    number = zlib.crc32(" ".join(ended).encode()) % 10_000
    nonce = f"{live.id}-x-{live.row.head}-{seat}-{number}"
    return direct_messages.note(live, nonce, seat, user_id, "\n".join([text, *lines]))


def name_of(
    live: TableSession, seat: int, plan: str, lang: Language, cause: str | None = None
) -> str:
    """Return the name of a plan, with the cause that has cancelled it."""
    kind, _, name = plan.partition(":")
    match kind:
        case "order" if name in live.game.orders.kinds:
            called = live.words(lang).order(name).name
        case "hold":
            called = say(lang, "plan-hold", where=live.words(lang).boundary(name))
        case "later" if (seat, f"{POSTPONED}{name}") in live.drafts:
            draft = live.drafts[seat, f"{POSTPONED}{name}"]
            called = say(lang, "plan-later", what=in_language(draft.presses[0][0].label, lang))
        case _:
            called = say(lang, "plan-move")
    if cause is None:
        return called
    return say(lang, "plan-cancelled", plan=called, why=say(lang, f"cause-{cause}"))


def can_plan(live: TableSession, seat: int) -> bool:
    """Return whether a seat can prepare something, or keep a note."""
    return live.state is not None and live.running


def plan_count(live: TableSession, seat: int) -> int:
    """Return the number of a seat's plans that have not been carried out."""
    orders = sum(standing(live, seat, kind) is not None for kind in live.game.orders)
    later = [live.drafts[key].sent for key in postponed.waiting(live.drafts, seat)]
    move = live.drafts.get((seat, ""))
    armed = move is not None and move.armed
    return orders + len(instructions.held(live.instructions, seat)) + sum(later) + armed
