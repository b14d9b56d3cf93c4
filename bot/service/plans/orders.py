"""Orders given in advance: their answers when a question appears.

Each order is asked after every publication for the person who gave it, and when it is given. Its
answer is written like any answer of that person. A draft or a prepared move goes first: a seat that
has pressed something for a question is left alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from bot.service.tables.instructions import Said, key_of, order_of, said, with_note
from bot.service.tables.pending import Instruction, Key, SeatDraft
from bot.service.tables.session import PERSON, TableSession
from bot.shared.clock import now
from db.papers import Key as InstructionKey
from games.core.actions import EndTurn
from games.core.drafts import Drafted, DraftStep, open_questions, take
from games.core.errors import Reason, RefusedError
from games.core.orders import Order, OrderKind
from games.core.text import Language
from games.core.waits import Wait

Papers = Mapping[InstructionKey, Instruction]


class Answer(msgspec.Struct, frozen=True):
    """The answer of an order for its seat, with the seat's instructions and drafts after it."""

    seat: int
    user_id: int
    actions: tuple[Any, ...] = ()
    drafts: Mapping[Key, SeatDraft | None] = {}
    instructions: Mapping[InstructionKey, Instruction | None] = {}


def standing(live: TableSession, seat: int, kind: OrderKind) -> Order | None:
    """Return a seat's order of a kind."""
    paper = live.instructions.get(key_of(seat, kind))
    return None if paper is None else order_of(live.game, paper)


def read(
    live: TableSession, state: Any, seats: Collection[int]
) -> dict[InstructionKey, Instruction | None]:
    """Return the changed orders of seats that have acted, without the notes they have read.

    Orders that are used up are dropped. A question that is still open counts as one that they have
    begun to answer.
    """
    before = {(wait.seat, wait.key) for wait in live.waits()}
    begun = {
        wait.seat: wait.key
        for wait in live.game.rules.waits(state)
        if not wait.answered and (wait.seat, wait.key) in before
    }
    changed = {
        key: _read(live.game.orders.kinds.get(key[2]), paper, begun.get(key[0], ""))
        for key, paper in live.instructions.items()
        if key[0] in seats and key[1] == "order"
    }
    return {key: paper for key, paper in changed.items() if paper != live.instructions[key]}


def _read(kind: OrderKind | None, paper: Instruction, begun: str) -> Instruction | None:
    """Return an order after its author has acted, and perhaps begun to answer a question."""
    if not paper.body:
        return None
    told = msgspec.json.encode(Said(now(), question=begun, begun=True)) if begun else None
    note = told if kind is not None and kind.begins else None
    return msgspec.structs.replace(paper, note=note)


class Question(msgspec.Struct, frozen=True):
    """A question that is put to a person, in a state that is not the table's yet."""

    live: TableSession
    state: Any
    wait: Wait

    @property
    def seen(self) -> Any:
        """The state as the person can see it."""
        return self.live.game.mask(self.state, self.wait.seat)


def answer(
    live: TableSession,
    state: Any,
    drafts: Mapping[Key, SeatDraft],
    papers: Papers,
    only: InstructionKey | None = None,
) -> Answer | None:
    """Return the next answer of an order in a state; with `only`, of that order."""
    kinds = live.game.orders
    for wait in live.game.rules.waits(state) if kinds else ():
        if wait.answered or live.seats[wait.seat].kind != PERSON or _in_hand(drafts, wait):
            continue
        if wait != open_questions(live.game, state, wait.seat)[0]:
            continue  # it is covered by a window, or by a wait
        for kind in kinds:
            key = key_of(wait.seat, kind)
            paper = papers.get(key)
            if paper is None or paper.user_id != live.seats[wait.seat].user_id:
                continue
            found = _one(Question(live, state, wait), key, paper) if only in (None, key) else None
            if found is not None:
                return found
    return None


def _in_hand(drafts: Mapping[Key, SeatDraft], wait: Wait) -> bool:
    """Return whether a player has pressed or prepared something for a question."""
    keys = [(wait.seat, wait.key), *([(wait.seat, "")] if wait.kind == "turn" else [])]
    return any(key in drafts and bool(drafts[key].presses) for key in keys)


def _one(asked: Question, key: InstructionKey, paper: Instruction) -> Answer | None:
    """Return an order's answer to a question, or its note, if it has one."""
    game, seen = asked.live.game, asked.seen
    kind, order = game.orders.kinds[key[2]], order_of(game, paper)
    before = said(paper)
    if order is None or (before and before.begun and before.question == asked.wait.key):
        return None
    if kind.over(game, seen, order):
        return Answer(key[0], paper.user_id, instructions={key: None})
    found = kind.answer(game, seen, asked.wait, order)
    if isinstance(found, Reason):
        return _stopped(key, paper, found)
    if found is None:
        return None
    try:
        taken = _taken(asked, found)
    except RefusedError as error:
        return _stopped(key, paper, error.why)
    return _carried_out(asked, key, paper, taken, used=kind.once and len(taken) >= len(found))


def _stopped(key: InstructionKey, paper: Instruction, why: Reason) -> Answer | None:
    """Return the note why an order does nothing, unless its author has it already."""
    before = said(paper)
    if before is not None and before.why == why:
        return None
    return Answer(key[0], paper.user_id, instructions={key: with_note(paper, Said(now(), why=why))})


def _taken(asked: Question, actions: Sequence[Any]) -> list[DraftStep]:
    """Return answers carried out, up to the first that is published; raises `RefusedError`.

    Where none is, the turn is ended if that costs nothing.
    """
    game, seat, taken = asked.live.game, asked.wait.seat, list[DraftStep]()
    state = game.copy(asked.state)
    for action in actions:
        taken.append(take(game, state, seat, action))
        if taken[-1].publishes:
            return taken
    if EndTurn() in game.legal(state, seat) and game.costs_nothing(state, seat, EndTurn()):
        taken.append(take(game, state, seat, EndTurn()))
    return taken


def _reads(asked: Question, drafted: Drafted) -> Mapping[Language, str]:
    """Return the text for what an order did: the default that was played, or its button."""
    words = {lang: asked.live.words(lang) for lang in drafted.label}
    return {
        lang: words[lang].default_taken(drafted.action) or label
        for lang, label in drafted.label.items()
    }


def _carried_out(
    asked: Question,
    key: InstructionKey,
    paper: Instruction,
    taken: Sequence[DraftStep],
    *,
    used: bool,
) -> Answer:
    """Return the answers of an order; an unpublished answer is in its author's hand."""
    seat, question, before = asked.wait.seat, asked.wait.key, said(paper)
    published = taken[-1].publishes
    earlier = before.did if before is not None and before.question == question else ()
    did = (*earlier, *(_reads(asked, each.drafted) for each in taken))
    told = Said(now(), did, question=question, left=not published)
    papers = {key: with_note(paper, told, used=used)}
    if published:
        actions = tuple(each.drafted.action for each in taken)
        over = dict.fromkeys({(seat, question)} & asked.live.drafts.keys())
        return Answer(seat, paper.user_id, actions, over, papers)
    press, live = tuple(each.drafted for each in taken), asked.live
    draft = SeatDraft(paper.user_id, (press,), live.next_version(seat), base=live.row.head)
    return Answer(seat, paper.user_id, drafts={(seat, question): draft}, instructions=papers)
