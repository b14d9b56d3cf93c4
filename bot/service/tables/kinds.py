"""Kinds of entries in the log of a table: what somebody decided, and what leads back."""

from __future__ import annotations

DEFAULT, UNNAMED = "default", "unnamed"
"""Kinds of entries that hold what was done for somebody who did not answer; who that was is not
told where nobody may learn who is done."""
FORCED = "forced"
"""The kind of entries that hold what was done where nothing else was possible."""
DECIDED = ("act", DEFAULT, UNNAMED, FORCED)
"""Kinds of entries in which a seat decided something, or had it decided by default or
for want of a choice."""
EXPIRED, WAITED = "expired", "waited"
NOTES = (EXPIRED, WAITED)
"""Kinds of entries that note that somebody's time is over, and that the table waits on: whoever is
asked goes on being asked the same."""
REWIND, WITHDRAWN, UNDO = "rewind", "withdrawn", "undo"
"""Kinds of entries with which a table goes back to an earlier state: as all agreed, or as whoever
had ended a turn, or published something in it, liked: nobody had decided anything since."""
