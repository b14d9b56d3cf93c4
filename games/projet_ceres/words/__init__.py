"""What Projet Cérès says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.core.errors import Reason
from games.core.events import Event
from games.core.secrets import Seen
from games.core.telling import Tells, ToldWords
from games.core.words import Topic
from games.projet_ceres.content import BUILT_IN, components
from games.projet_ceres.words import actions, alts, cards, choices, events, parts, prompts, topics
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.speakers import SPEAKERS


class ProjetWords(ToldWords):
    """What Projet Cérès says in one language, with the names of one component set."""

    speakers = SPEAKERS
    position = Position
    tells = Tells(
        status=prompts.status,
        prompt=prompts.prompt,
        awaited=prompts.awaited,
        means=prompts.means,
        detail=prompts.detail,
        action=actions.label,
        unsaid=actions.unsaid,
        forfeits=actions.forfeits,
        choice=choices.choice,
        alt=alts.alt,
        parts=parts.parts,
    )

    def order_value(self, view: Seen[Any], key: str, value: str) -> str:
        return self.speaker.say(prompts.order_value(self.at(view), key, value))

    def event(self, event: Event, names: Sequence[str]) -> str | None:
        found = events.message(components(self.content), event, names)
        if found is None:
            return None
        texts = cards.situation(self.speaker, events.reads(event))
        return " ".join(map(self.speaker.say, (found, *texts)))

    def reason(self, reason: Reason) -> str:
        return self.speaker.say(events.reason(components(self.content), reason))

    def topics(self, content: Any) -> Sequence[Topic]:
        """Return the rules help; `content` is the hash of a component set, `None` the built-in."""
        known = content or BUILT_IN
        return topics.topics(components(known), SPEAKERS(self.lang, known))
