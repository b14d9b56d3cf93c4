"""What Luna Maris says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from games.core.telling import SetTells, SetWords
from games.luna_maris.content import SETS
from games.luna_maris.words import actions, alts, choices, events, parts, prompts, topics
from games.luna_maris.words.position import Position
from games.luna_maris.words.speakers import SPEAKERS


class LunaWords(SetWords):
    """What Luna Maris says in one language, with the names of one component set."""

    speakers = SPEAKERS
    position = Position
    sets = SETS
    tells = SetTells(
        status=prompts.status,
        prompt=prompts.prompt,
        awaited=prompts.awaited,
        means=prompts.means,
        detail=prompts.detail,
        verdict=prompts.verdict,
        action=actions.label,
        unsaid=actions.unsaid,
        choice=choices.choice,
        alt=alts.alt,
        parts=parts.parts,
        event=lambda _, t, event, names: events.message(t, event, names),
        reason=events.reason,
        topics=topics.topics,
    )
