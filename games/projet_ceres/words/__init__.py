"""What Projet Cérès says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.actions import EndTurn
from games.core.secrets import View
from games.core.telling import SetTells, SetWords
from games.core.unions import tag
from games.projet_ceres.content import SETS
from games.projet_ceres.icons import ICONS
from games.projet_ceres.state import Colonies, Gaining, State
from games.projet_ceres.words import actions, alts, choices, events, parts, prompts, topics
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.speakers import SPEAKERS


class ProjetWords(SetWords):
    """What Projet Cérès says in one language, with the names of one component set."""

    speakers = SPEAKERS
    icons = ICONS
    position = Position
    sets = SETS
    tells = SetTells(
        status=prompts.status,
        prompt=prompts.prompt,
        window=prompts.window,
        awaited=prompts.awaited,
        payment_hint=prompts.payment_hint,
        detail=prompts.detail,
        order_value=prompts.order_value,
        action=actions.label,
        label_overflow=actions.label_overflow,
        forgone=actions.forgone,
        choice=choices.choice,
        alt=alts.alt,
        parts=parts.parts,
        event=events.message,
        reason=events.reason,
        pages=topics.PAGES,
        figures=topics.figures,
    )

    def coach_key(self, view: View[State], seat: int, frame: str) -> str:
        """Return what a step is about: which resources one gains, or where they go."""
        match view.state.players[seat].lane[-1:]:
            case [Gaining(any=free)] if free and frame == tag(Gaining):
                return "choosing"
            case _:
                return frame

    def left(self, view: View[State], seat: int, kinds: Sequence[str]) -> str:
        """Return what a seat could still do in Phase 4; elsewhere the end's label says it."""
        building = isinstance(self.at(view).asks(EndTurn), Colonies)
        return super().left(view, seat, kinds) if building else ""
