"""What Projet Cérès says: its data as messages, which the catalogs of a language say."""

from __future__ import annotations

from games.core.telling import ToldWords


class ProjetWords(ToldWords):
    """What Projet Cérès says in one language, with the names of one component set."""
