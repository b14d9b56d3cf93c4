"""Checking a game's file: its deal, every decision and its score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from games.core import codec
from games.core.commitment import Deal, commitment, hash_of_components, seed_of
from games.core.errors import SetupError
from games.core.game import AnyGame
from games.core.outcome import Outcome
from games.core.replay import DivergedError, carry_out
from games.exports import IMPOSSIBLE, File, FileEntry, FileError, decision, first_state, game_of

UNKNOWN = "If the first post of the game has a commitment, the file was changed."


class Finding(msgspec.Struct, frozen=True):
    """The result of checking one part; `good` is `None` if there was nothing to check."""

    about: str
    good: bool | None
    text: str


class Position(msgspec.Struct, frozen=True):
    """The game after a turn, and after the one before it."""

    game: AnyGame
    state: Any
    before: Any


def verify(file: File) -> list[Finding]:
    """Return what agrees and what does not. Raises `FileError` where nothing can be checked."""
    game = game_of(file)
    found = [*_commitment(game, file)]
    state, dealt = _beginning(game, file)
    found += dealt
    if state is None:
        return found
    run = _Run(game, file, state)
    try:
        for _ in run.turns():
            pass
    except DivergedError as error:
        return [*found, *run.findings, Finding("decisions", False, run.where(error))]
    told = f"All {run.count} decisions are possible and lead where the file says."
    decided = [] if run.findings else [Finding("decisions", True, told)]
    return [*found, *run.findings, *decided, _score(game, file, state)]


def turns(file: File) -> int:
    """Return how many turns a file has. Raise `FileError` if it does not say where they end."""
    ended = [entry.closed for entry in file.entries[1:]]
    if not any(ended) and len(ended) > 1:
        raise FileError("this file does not say where turns end: export the table again")
    return sum(ended) + (not ended[-1] if ended else 0)


def position(file: File, turn: int) -> Position:
    """Return the game after a turn; 0 is its beginning. Raises `FileError`."""
    game, count = game_of(file), turns(file)
    if not 0 <= turn <= count:
        raise FileError(f"turn {turn} is not in this file: it has turns 1 to {count}, 0 the start")
    state, findings = _beginning(game, file)
    if state is None:
        raise FileError(findings[-1].text)
    before, run = None, _Run(game, file, state)
    try:
        for number in run.turns():
            if number == turn:
                break
            if number == turn - 1:
                before = game.copy(state)
    except DivergedError as error:
        raise FileError(run.where(error)) from None
    return Position(game, state, before)


# The commitment


def _commitment(game: AnyGame, file: File) -> Iterator[Finding]:
    about, told = "commitment", file.deal
    if told is None:
        why = "This file has none: the game began before there were any."
        yield Finding(about, None, f"{why} {UNKNOWN}")
        return
    if told.damaged:
        why = "What was kept of the deal was damaged where the game was played."
        yield Finding(about, None, f"{why} {UNKNOWN}")
        return
    deal = told.deal
    if deal is None:
        yield Finding(about, False, "Salt, seed or what else it is made of is missing.")
        return
    try:
        made = commitment(deal)
    except ValueError as error:
        yield Finding(about, False, f"It cannot be made again: {error}.")
        return
    if made != told.commitment:
        yield Finding(about, False, f"Salt, seed and the rest make {made}, not {told.commitment}.")
    else:
        compare = "Compare it with the first post of the game."
        yield Finding(about, True, f"Salt, seed and the rest make {made}. {compare}")
    yield from _bound(game, file, deal)


def _bound(game: AnyGame, file: File, deal: Deal) -> Iterator[Finding]:
    """Yield where what the commitment binds is not what the file says elsewhere."""
    bound = deal.bound
    blob = game.components.sets.blob(
        game.components.sets.built_in if file.content is None else file.content
    )
    pairs = {
        "game": (bound.game, file.game),
        "version of the rules": (str(bound.rules), file.entries[0].rules),
        "name of the component data": (bound.content, file.content),
        "component data": (bound.components, hash_of_components(blob)),
        "options": (dict(bound.options), file.options),
        "number of seats": (len(bound.seats), len(file.players)),
    }
    for what, (committed, said) in pairs.items():
        if committed != said:
            text = f"The {what} of the commitment is not that of the file: it was changed."
            yield Finding("commitment", False, text)
    for number, seat in enumerate(bound.seats, 1):
        if not seat.true:
            text = f"The name of seat {number} is not the one that the commitment binds."
            yield Finding("commitment", False, text)
        elif seat.name is None:
            text = f"The name of seat {number} was removed: only its hash is left."
            yield Finding("commitment", None, text)


# The deal


def _beginning(game: AnyGame, file: File) -> tuple[Any, list[Finding]]:
    """Return the first position, dealt from the seed if there is one, and the findings on it.

    None if it is not the position that the game was played from.
    """
    deal = None if file.deal is None else file.deal.deal
    if deal is None:
        return _given(game, file)
    wanted = file.entries[0].state_hash
    try:
        state = game.start(
            deal.bound.options, len(deal.bound.seats), seed_of(deal), deal.bound.content
        )
        opening = codec.encode_events(game.rules.opening(state))
    except SetupError as error:
        why = game.words("en").reason(error.why)
        return None, [Finding("deal", False, f"Such a game cannot be dealt: {why}")]
    except IMPOSSIBLE as error:
        return None, [Finding("deal", False, f"Such a game cannot be dealt: {error}")]
    if codec.state_hash(state) != wanted:
        why = _versions(game, str(deal.bound.rules))
        text = f"The seed does not deal the first position of the file. {why}"
        first, given = _given(game, file)
        return first, [Finding("deal", False, text), *given]
    found = [Finding("deal", True, "The seed deals the first position of the file.")]
    if not _same_start(game, file, wanted):
        found.append(Finding("deal", False, "The first position in the file was changed."))
    if opening != _encoded(game, file.entries[0]):
        found.append(Finding("deal", False, "What the file tells of the beginning was changed."))
    return state, found


def _given(game: AnyGame, file: File) -> tuple[Any, list[Finding]]:
    """Return the first position as the file has it."""
    try:
        state = first_state(game, file)
        same = codec.state_hash(state) == file.entries[0].state_hash
    except FileError as error:
        return None, [Finding("deal", False, f"The file is damaged: {error}.")]
    if not same:
        return None, [Finding("deal", False, "The first position in the file was changed.")]
    text = "The decisions are checked from the first position in the file."
    return state, [Finding("deal", None, text)]


def _same_start(game: AnyGame, file: File, wanted: str) -> bool:
    try:
        return codec.state_hash(first_state(game, file)) == wanted
    except FileError:
        return False


def _versions(game: AnyGame, rules: str) -> str:
    if rules not in ("", str(game.rules_version)):
        return (
            f"It was played by version {rules} of the rules, this program has {game.rules_version}."
        )
    return "The file was changed, or a ruling was."


def _encoded(game: AnyGame, entry: FileEntry) -> bytes | None:
    try:
        return codec.encode_events(codec.decode_events(game, bytes(entry.events) or b"[]"))
    except IMPOSSIBLE:
        return None


# The decisions


class _Run:
    """The decisions of a file, carried out one after another on a state."""

    def __init__(self, game: AnyGame, file: File, state: Any) -> None:
        self.game = game
        self.file = file
        self.state = state
        self.count = 0
        self.turn = 0
        self.entry = file.entries[0]
        self.findings: list[Finding] = []
        self.ends = any(entry.closed for entry in file.entries[1:])

    def turns(self) -> Iterator[int]:
        """Yield the number of each turn that has ended, 0 first, with the state as it was then.

        Raises `DivergedError` where a decision is not possible, or leads elsewhere.
        """
        yield 0
        standing, ended = self.entry.state_hash, True
        for entry in self.file.entries[1:]:
            self.entry = entry
            if not bytes(entry.action):
                if entry.state_hash != standing:
                    raise DivergedError(self.count)
                continue
            ended = self._carry_out(entry)
            standing = entry.state_hash
            if ended:
                self.turn += 1
                yield self.turn
        if not ended:
            yield self.turn + 1

    def _carry_out(self, entry: FileEntry) -> bool:
        """Take a decision; whether a turn ended with it."""
        try:
            decided = decision(self.game, entry)
            applied = carry_out(self.game, self.state, decided, self.count)
            told = codec.encode_events(applied.events) == codec.encode_events([*decided.events])
        except (FileError, *IMPOSSIBLE):
            raise DivergedError(self.count, possible=False) from None
        self.count += 1
        if not told:
            self._changed(f"Turn {self.turn + 1}: what the file tells of entry {entry.seq}")
        if self.ends and applied.closed != entry.closed:
            self._changed(f"Turn {self.turn + 1}: whether it ends with entry {entry.seq}")
        return entry.closed

    def _changed(self, what: str) -> None:
        """Note a change; the first one is enough."""
        if not self.findings:
            self.findings.append(Finding("decisions", False, f"{what} was changed."))

    def where(self, error: DivergedError) -> str:
        """Return from where on a game cannot be followed, and perhaps why."""
        turn, how = (
            self.turn + 1,
            "leads to another position" if error.possible else "is impossible",
        )
        why = _versions(self.game, self.entry.rules)
        return (
            f"From turn {turn} on the game cannot be followed: entry {self.entry.seq},"
            f" decision {error.place + 1}, {how}. {why}"
        )


def _score(game: AnyGame, file: File, state: Any) -> Finding:
    try:
        outcome = game.result(state)
    except IMPOSSIBLE:
        return Finding("score", False, "The last position has no score: the file was changed.")
    over = file.status in ("finished", "") and file.result is not None
    if outcome is None:
        if over or file.status == "finished":
            return Finding("score", False, "After the last decision the game is not over.")
        return Finding("score", None, "The game was ended without a result, and it has none.")
    try:
        said = msgspec.convert(file.result, Outcome)
    except msgspec.ValidationError:
        said = None
    if said != outcome or (file.status not in ("finished", "")):
        return Finding("score", False, "The decisions lead to another result than the file says.")
    return Finding("score", True, "The score is what the decisions lead to.")
