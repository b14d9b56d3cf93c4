"""Delayed plays: private, carried out in order of arrival before the game continues.

A play is delayed if only a window, or something half done, prevents it (`Reason.later`). It is
checked again when that is over; a play that is refused by then is kept, and its author is notified.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.service.tables import direct_messages
from bot.service.tables.drafts import in_language
from bot.service.tables.instructions import holders
from bot.service.tables.pending import POSTPONED, Instruction, Key, Note, SeatDraft
from bot.service.tables.session import TableSession
from bot.service.tables.transaction import AutomaticMoves, Situation
from bot.shared.text import say
from db.papers import Key as InstructionKey
from games.core.boundaries import Held
from games.core.errors import NOT_NOW, Reason
from games.core.game import AnyGame


def order(key: Key) -> int:
    """Return the order of a delayed play: a number that counts up at its table."""
    return int(key[1].removeprefix(POSTPONED))


def waiting(drafts: Mapping[Key, SeatDraft], seat: int | None = None) -> list[Key]:
    """Return the keys of the delayed plays, of a seat or all, in order of arrival.

    Refused plays are among them: they are shown until their author drops them.
    """
    keys = [
        key
        for key, draft in drafts.items()
        if key[1].startswith(POSTPONED) and draft.presses and seat in (None, key[0])
    ]
    return sorted(keys, key=order)


def possible(live: TableSession, seat: int) -> list[Any]:
    """Return the plays a seat can delay now, because something has to end before them.

    A play that the seat has delayed already is not possible a second time.
    """
    if not live.playing or live.state is None or not live.game.steps.anytime_actions:
        return []
    choices = live.game.choices(live.position(seat), seat)
    kept = [live.drafts[key] for key in waiting(live.drafts, seat)]
    sent = [draft.presses[0][0].action for draft in kept if draft.sent]
    return [
        action
        for action in choices.offers()
        if choices.anytime_actions(action)
        and action not in sent
        and _waits(choices.refusal(action))
        and _waits(live.game.refusal(live.state, seat, action))
    ]


def _waits(why: Reason | None) -> bool:
    """Return whether a play waits for something to be over.

    Something that only its author has in hand does not count, because the author has to end it:
    there would be no time to carry out the play.
    """
    return why is not None and why.later


def ready(game: AnyGame, state: Any, drafts: Mapping[Key, SeatDraft]) -> bool:
    """Return whether a delayed play is possible by now."""
    sent = [(key[0], drafts[key]) for key in waiting(drafts) if drafts[key].sent]
    return any(_why(game, state, seat, draft) is None for seat, draft in sent)


def held(
    game: AnyGame, drafts: Mapping[Key, SeatDraft], papers: Mapping[InstructionKey, Instruction]
) -> Held:
    """Return the function for who holds a boundary; a delayed play that is ready comes first."""

    def at(state: Any, boundary: str) -> list[int] | None:
        return None if ready(game, state, drafts) else holders(papers, boundary)

    return at


def _why(game: AnyGame, state: Any, seat: int, draft: SeatDraft) -> Reason | None:
    """Return why a delayed play is not possible in a state."""
    (drafted,) = draft.presses[0]
    why = game.refusal(state, seat, drafted.action)
    if why is None and drafted.action not in game.candidates(state, seat):
        return NOT_NOW
    return why


def follow(now: Situation) -> AutomaticMoves | None:
    """Carry out the first delayed play that nothing prevents, or notify that it is refused."""
    game = now.live.game
    for key in waiting(now.drafts):
        draft = now.drafts[key]
        if not draft.sent:
            continue
        why = _why(game, now.state, key[0], draft)
        if why is None:
            done = (draft.presses[0][0].action,)
            return AutomaticMoves(
                key[0], "act", done, draft.user_id, drafts={key: None}, aside=True
            )
        if not why.later:
            return _told(now.live, key, draft, why)
    return None


def _told(live: TableSession, key: Key, draft: SeatDraft, why: Reason) -> AutomaticMoves:
    """Return the move that keeps a play refused by now, and notifies its author."""
    seat, number = key[0], order(key)
    (drafted,) = draft.presses[0]
    text = say(
        live.lang,
        "later-refused-direct",
        name=live.title,
        table=live.id,
        action=in_language(drafted.label, live.lang),
        why=live.words(live.lang).reason(why),
    )
    nonce = f"{live.id}-off-{live.row.head}-{number}"
    message = direct_messages.note(live, nonce, seat, draft.user_id, text)
    note = Note(drafted.label, why, armed=False)
    kept = msgspec.structs.replace(draft, sent=False, note=note)
    return AutomaticMoves(seat, "act", drafts={key: kept}, messages=(message,))
