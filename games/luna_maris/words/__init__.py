"""What Luna Maris says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.secrets import View
from games.core.telling import SetTells, SetWords
from games.luna_maris.content import SETS
from games.luna_maris.icons import ICONS
from games.luna_maris.state import Activation, State
from games.luna_maris.words import actions, alts, choices, events, parts, prompts, topics
from games.luna_maris.words.position import Position
from games.luna_maris.words.speakers import SPEAKERS


class LunaWords(SetWords):
    """What Luna Maris says in one language, with the names of one component set."""

    speakers = SPEAKERS
    icons = ICONS
    position = Position
    sets = SETS
    tells = SetTells(
        status=prompts.status,
        prompt=prompts.prompt,
        awaited=prompts.awaited,
        payment_hint=prompts.payment_hint,
        detail=prompts.detail,
        co_op_result=prompts.co_op_result,
        action=actions.label,
        label_overflow=actions.label_overflow,
        choice=choices.choice,
        alt=alts.alt,
        parts=parts.parts,
        event=lambda _, t, event, names: events.message(t, event, names),
        reason=events.reason,
        pages=topics.PAGES,
        figures=topics.figures,
    )

    def coach_key(self, view: View[State], seat: int, frame: str) -> str:
        """Return what a step is about: in a module, what that is good for."""
        match view.state.stack[-1:]:
            case [Activation(steps=[*_, module])]:
                return f"at-{module}"
            case _:
                return frame

    def left(self, view: View[State], seat: int, kinds: Sequence[str]) -> str:
        """Return what a seat could still do, unless the label of the end says that."""
        said = actions.undone(self.at(view)) not in ("done", "choice")
        return "" if said else super().left(view, seat, kinds)
