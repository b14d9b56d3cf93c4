"""A loaded table: its rows, its state and all answers that need no database."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.service.clocks.clocks import Clock
from bot.service.clocks.quiet_hours import Quiet
from bot.service.tables.caches import SeatCache
from bot.service.tables.pending import POSTPONED, WHILE_WAITING, Instruction, Key, Open, SeatDraft
from bot.service.tables.preferences import Marks
from bot.shared.names import bare, distinct, safe
from bot.shared.problems import Problem
from bot.shared.text import known
from db.notes import NoteRow
from db.papers import Key as InstructionKey
from db.tables import SeatRow, TableRow
from games.core import drafts
from games.core.actions import Action, EndTurn, Habits, habits
from games.core.drafts import DraftWalk
from games.core.finality import Finality
from games.core.game import AnyGame
from games.core.hints import Hint
from games.core.text import COMPUTER, Language, spelled
from games.core.waits import Wait, counted
from games.core.words import Words

PERSON = "person"
VACANT = "vacant"

VERSIONS = 1_000_000
"""The number that controls carry counts the versions of a draft above that of the decision."""


def nobody_counts() -> int:
    """Return the served time if nothing counts it."""
    return 0


@dataclass(slots=True)
class TableSession:
    """A table in memory. Only `bot.service` changes it, while holding its lock.

    `state` has all final decisions, `None` in the lobby; at a `boundary` there has been no decision
    since a turn or phase ended. `last` is the seat that published last a decision its person can
    simply withdraw, `recent` are the seats that decided something in the turn or phase before, and
    in this one. `drafts` are the presses of seats on top of the state. `written` is the last entry
    that a post in the outbox reports, `public` the state of `public_seq`, which all players were
    shown; `computed` holds values that follow from all this for seats, `habits` the last published
    actions of seats that can be their usual answers. `instructions` are their orders and holds,
    `lost` the keys of those and of drafts that cannot be read, until their person acts, `notes` the
    private notes of people, by their ids, `clocks` the table's clocks by their names, in the time
    that `served` returns, `quiet` the quiet hours of people, `marks` the emoji of icons, `windows`
    the open ones that have a message in the channel, by topic. `pressed` are the users whose
    presses are followed by turns of computer players up to now. `acted` are the seats that have
    published a decision. At a practice table `learnt` are the kinds of action that a seat had taken
    when the table was loaded, `taught` the lessons given since: by seat and lesson, the decisions
    at which each was given with the presses in hand then.
    """

    row: TableRow
    seats: list[SeatRow]
    game: AnyGame
    state: Any = None
    boundary: bool = False
    last: int | None = None
    recent: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    written: int = 0
    drafts: dict[Key, SeatDraft] = field(default_factory=dict[Key, "SeatDraft"])
    instructions: dict[InstructionKey, Instruction] = field(
        default_factory=dict[InstructionKey, Instruction]
    )
    lost: set[Key | InstructionKey] = field(default_factory=set[Key | InstructionKey])
    notes: dict[int, NoteRow] = field(default_factory=dict[int, NoteRow])
    clocks: dict[str, Clock] = field(default_factory=dict[str, Clock])
    served: Callable[[], int] = nobody_counts
    quiet: Mapping[int, Quiet] = field(default_factory=dict[int, Quiet])
    marks: Marks = field(default_factory=Marks, compare=False)
    windows: dict[str, Open] = field(default_factory=dict[str, "Open"])
    pressed: set[int] = field(default_factory=set[int])
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    public: tuple[int, Any] | None = None
    computed: SeatCache = field(default_factory=SeatCache, compare=False)
    acted: set[int] = field(default_factory=set[int])
    learnt: dict[int, Counter[str]] = field(default_factory=dict[int, "Counter[str]"])
    taught: dict[tuple[int, str], dict[int, int]] = field(
        default_factory=dict[tuple[int, str], "dict[int, int]"], compare=False
    )
    habits: dict[int, Habits] = field(default_factory=dict[int, Habits], compare=False)
    _words: dict[tuple[Language, bool], tuple[Any, Words]] = field(
        default_factory=dict[tuple[Language, bool], tuple[Any, Words]], compare=False
    )

    @property
    def id(self) -> str:
        """The table's public id."""
        return self.row.id

    @property
    def title(self) -> str:
        """The table's name, for messages."""
        return safe(self.row.name)

    @property
    def lang(self) -> Language:
        """The language of the table's public messages."""
        return known(self.row.language)

    def words(self, lang: Language, *, icons: bool = False) -> Words:
        """Return the game's texts in a language, with the names known at this table.

        With `icons` amounts are emoji, as far as they are known: for texts, never for labels.
        """
        marks = self.marks.of(lang) if icons else None
        given = self.names, self.row.content_hash, marks
        known, words = self._words.get((lang, icons), (None, None))
        if words is None or known != given:
            words = self.game.words(lang, self.row.content_hash)
            words = words.iconic(marks) if marks else words
            names: list[str] = []
            for name in self.names:
                names.append(distinct(bare(spelled(name, lang)), names))
            words = words.among(names)
            self._words[lang, icons] = given, words
        return words

    @property
    def names(self) -> list[str]:
        """The names of the seats in their order; a seat that a program plays has its mark.

        Pictures draw the mark; for texts it is spelled out.
        """
        return [
            f"{seat.name} {COMPUTER}" if self.computer(seat.seat) else seat.name
            for seat in self.seats
        ]

    @property
    def playing(self) -> bool:
        """Whether decisions are being taken."""
        return self.row.status == "playing"

    @property
    def running(self) -> bool:
        """Whether the table is not over: it occupies its channel."""
        return self.row.status in ("lobby", "playing", "paused")

    @property
    def opening(self) -> bool:
        """Whether nobody has been shown anything but how the game begins."""
        return self.playing and self.row.public_seq <= 1

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of a person, if they have one."""
        return next((s.seat for s in self.seats if s.user_id == user_id), None)

    def require_seat(self, user_id: int) -> int:
        """Return the seat of a person. Raise Problem if they have none."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Problem("problem-not-seated", table=self.id)
        return seat

    def require_lobby(self) -> None:
        """Raise Problem if a table has begun or was given up: it can no longer be changed."""
        if self.row.status != "lobby":
            over = self.state is None or not self.running
            key = f"problem-table-{self.row.status}" if over else "problem-not-lobby"
            raise Problem(key, table=self.id)

    def require_begun(self) -> None:
        """Raise Problem if there is no game to look at yet, or never was one."""
        if self.state is None:
            raise Problem(f"problem-table-{self.row.status}", table=self.id)

    def require_playing(self) -> None:
        """Raise Problem if nothing can be decided at this table now."""
        if not self.playing or self.state is None:
            raise Problem(f"problem-table-{self.row.status}", table=self.id)

    def computer(self, seat: int) -> bool:
        """Return whether a program plays this seat."""
        return self.seats[seat].kind not in (PERSON, VACANT)

    def people(self) -> list[SeatRow]:
        """Return the seats of people."""
        return [seat for seat in self.seats if seat.kind == PERSON and seat.user_id is not None]

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that must decide now."""
        return self.game.waiting(self.state) if self.playing and self.state is not None else ()

    def keys(self, seat: int) -> list[Key]:
        """Return the keys of the drafts a seat can have in hand, that of a window first.

        A draft under a window has none of these: it rests until the window is closed.
        """
        if self.state is not None and self._aside(seat, None, self.state):
            return [(seat, WHILE_WAITING)]
        waits = drafts.open_questions(self.game, self.state, seat) if self.state is not None else []
        return [self._key(seat, wait) for wait in waits] or [(seat, "")]

    def key(self, seat: int, action: Action | None = None, state: Any = None) -> Key:
        """Return the key of the draft that an action of a seat goes into, or that its panel shows.

        `state` is another one than the table's.
        """
        at = self.state if state is None else state
        if at is not None and self._aside(seat, action, at):
            return seat, WHILE_WAITING
        wait = None if at is None else drafts.answered(self.game, at, seat, action)
        return self._key(seat, wait)

    def _aside(self, seat: int, action: Action | None, state: Any) -> bool:
        """Return whether an action, or a seat's draft, is a play while others are asked."""
        if seat in self.game.waiting(state):
            return False
        draft = self.drafts.get((seat, WHILE_WAITING))
        if draft is not None and (draft.presses or draft.note is not None):
            return True
        return action is not None and self.game.choices(state, seat).anytime_actions(action)

    def _key(self, seat: int, wait: Wait | None) -> Key:
        """Return the key for a question; a prepared move is in hand once a turn is asked for."""
        key, ahead = (seat, "" if wait is None else wait.key), (seat, "")
        prepared = key not in self.drafts and ahead in self.drafts
        return ahead if prepared and wait is not None and wait.kind == "turn" else key

    def draft(self, seat: int) -> SeatDraft | None:
        """Return the draft that a seat's panel shows: for its question, or for its next turn."""
        return self.drafts.get(self.key(seat))

    def armed(self, seat: int, state: Any = None) -> bool:
        """Return whether a seat's prepared or sent move is played next; not if it is covered."""
        draft = self.drafts.get(self.key(seat, state=state))
        return draft is not None and (draft.armed or draft.sent)

    def sent(self, seat: int) -> Key | None:
        """Return the key of the move a seat has sent that waits for another player's wait."""
        for key, draft in self.drafts.items():
            if key[0] == seat and draft.sent and not key[1].startswith(POSTPONED):
                return key
        return None

    def version(self, seat: int) -> int:
        """Return the latest version of a seat's drafts, 0 if it has none."""
        return max((d.version for (who, _), d in self.drafts.items() if who == seat), default=0)

    def next_version(self, seat: int) -> int:
        """Return the number of a seat's next change to a draft.

        No older draft ever had it: the number distinguishes panels that show an older draft from
        this one.
        """
        return max(self.version(seat), self.row.head) + 1

    def walked(self, seat: int, key: Key | None = None) -> DraftWalk:
        """Return the position after a seat's steps in hand; not the ones it prepares or has armed.

        Without a key it is the draft that its panel shows.
        """
        wanted = self.key(seat) if key is None else key
        return self.computed.of(
            seat, ("walk", wanted), lambda: self._walk(wanted, self.drafts.get(wanted))
        )

    def whole(self, seat: int) -> bool:
        """Return whether a seat has a complete play aside in hand."""
        aside = (seat, WHILE_WAITING)
        if aside not in self.drafts:
            return False
        found = self.walked(seat, aside)
        return bool(found.taken) and drafts.whole(self.game, self.state, found.state, seat)

    def habits_of(self, key: Key) -> Habits:
        """Return the habits of a seat, with the steps it has in hand."""
        in_hand = [each.action for press in self.walked(key[0], key).presses for each in press]
        return {**self.habits.get(key[0], {}), **habits(in_hand)}

    def applicable(self, seat: int) -> Key | None:
        """Return the key of the part that a control can publish now, though it ends nothing.

        If only the end is left, that publishes it too.
        """
        key = self.part(seat)
        if key in (None, (seat, WHILE_WAITING)) or not self.game.only_ends(
            self.position(seat), seat
        ):
            return key
        return None

    def part(self, seat: int) -> Key | None:
        """Return the key of a part that a seat can publish now, though it ends nothing.

        That is a play aside, or the finished steps of an answer that counts in parts.
        """
        key = self.key(seat)
        if key[1] == WHILE_WAITING:
            return key if self.whole(seat) else None
        if not any(w.parts and not w.answered and (w.seat, w.key) == key for w in self.waits()):
            return None
        # A player in the middle of something cannot be done.
        return key if self.walked(seat).taken and EndTurn() in self.legal(seat) else None

    def know_walk(self, key: Key, walk: DraftWalk) -> None:
        """Note where a draft leads that was applied already."""
        self.computed.put(key[0], ("walk", key), walk)

    def _walk(self, key: Key, draft: SeatDraft | None) -> DraftWalk:
        seat, aside = key[0], key[1] == WHILE_WAITING
        if draft is None or draft.armed or draft.sent or not draft.presses:
            return DraftWalk(self.state)
        if not aside and seat not in self.game.waiting(self.state):
            return DraftWalk(self.state)
        return drafts.in_hand(self.game, self.state, seat, draft.presses, aside=aside)

    def position(self, seat: int | None) -> Any:
        """Return the state with a seat's turn in hand; other hidden information is not yet masked.

        The turn in hand of another player has no part in it.
        """
        return self.state if seat is None or self.state is None else self.walked(seat).state

    def legal(self, seat: int) -> list[Any]:
        """Return the legal actions of a seat in its position, computed once."""
        if not self.playing or self.state is None:
            return []
        return self.computed.of(seat, "legal", lambda: self.game.legal(self.position(seat), seat))

    def asked(self, seat: int) -> int:
        """Return the number of the seat's present decision, 0 if it has none."""
        return self.seats[seat].decision or 0

    def decision(self, seat: int) -> int:
        """Return the number that the controls of a seat's present step carry, 0 if it has none.

        Another step of the turn in hand has another, though it is the same decision (`asked`).
        """
        asked = self.asked(seat)
        in_hand = seat in self.waiting() or self.key(seat) == (seat, WHILE_WAITING)
        if not asked or self.armed(seat) or not in_hand:
            return asked
        return asked + self.version(seat) * VERSIONS

    def stand(self, seat: int) -> int:
        """Return the number that the controls of a present panel carry: another one is outdated.

        That is the number of the seat's decision or, if it has none, of the last public entry.
        """
        return self.decision(seat) or self.row.public_seq

    def seen(self, seat: int | None) -> Any:
        """Return what a seat can see in its position, computed once."""
        return self.computed.of(seat, "seen", lambda: self.game.mask(self.position(seat), seat))

    def finality(self, seat: int) -> Finality:
        """Return which actions are final for a seat in its position, each looked at once."""
        return self.computed.of(
            seat, "finality", lambda: Finality(self.game, self.seen(seat), seat)
        )

    def hints(self, seat: int) -> Mapping[Any, Hint] | None:
        """Return a computer player's view of a seat's legal actions, None if not known yet."""
        return self.computed.get(seat, "hints")

    def keep_hints(self, seat: int, found: Mapping[Any, Hint]) -> None:
        """Keep a computer player's view of a seat's legal actions."""
        self.computed.put(seat, "hints", found)

    def waits(self) -> tuple[Wait, ...]:
        """Return the questions that the game has put to seats, also the answered ones."""
        return () if self.state is None else self.game.rules.waits(self.state)

    @property
    def undisclosed(self) -> tuple[int, ...]:
        """The seats of which nobody else may learn now whether they are done."""
        return counted(self.waits()) if self.playing else ()

    @property
    def together(self) -> bool:
        """Whether several seats are asked at once, in a phase that the public sees as it closes."""
        return len({wait.seat for wait in self.waits()}) > 1

    @property
    def done(self) -> int:
        """How many seats have nothing more to decide in this phase."""
        return len(self.seats) - len(self.waiting())

    @property
    def queued(self) -> set[int]:
        """The seats whose prepared turn is played as soon as they are awaited."""
        return {seat for seat, _ in self.drafts if self.armed(seat)}
