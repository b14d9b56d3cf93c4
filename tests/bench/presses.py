"""Presses that a turn takes: turns of greedy seats, found in the panel control by control.

A press is a button or a menu, for any number of choices in it at once, the page before it, and the
confirmation of an action that gives something up or can't be undone. Automatic steps take none, nor
does the end of a turn with nothing else left.

A turn ends where a turn closes. In a phase that asks several seats at once each of them has a turn:
it ends where the seat is no longer asked, or where the phase closes. Answers of a seat in another's
turn are no turn, but their presses count.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.panel import selections
from bot.panel.action_forms import batches
from bot.panel.choice_labels import Choosable
from bot.panel.choices import asides, choices
from bot.panel.decision import Position, unread
from bot.platform.page import Line
from games import registry
from games.core import computer
from games.core.actions import EndTurn, Habits, habits
from games.core.batches import Batch
from games.core.drafts import follower
from games.core.events import Applied
from games.core.finality import is_final
from games.core.game import AnyGame
from games.core.random_play import choose_seat
from games.core.rng import rng
from games.core.waits import Wait
from tests.bench.measure import Row
from tests.bot.positions import position_at

TURNS, SEATS, SEED = 90, 3, 5
PAGES = 6
FORM = 2
"""Presses of a form: one to open it, and one to send it."""
ASKED = 2
"""Presses of an end that is asked once more, as something is left to do."""
AIM = 4


class Turns:
    """Counts the presses of a game, seat by seat."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.presses = 0
        self.decisions = 0
        self._habits: dict[int, Habits] = {}
        self._open: dict[int, tuple[list[Any], int]] = {}
        """What can be chosen in the menu that a seat has open, and how much more it takes."""
        self._form: dict[int, tuple[list[Any], int]] = {}
        """What a seat can take in a form, and the presses for that without it so far."""
        self._ends: set[int] = set()
        """The seats whose turn ends automatically."""

    def take(self, state: Any, seat: int, action: Any) -> None:
        """Count the presses that an action takes."""
        game = self.game
        self.decisions += 1
        together, more = self._open.pop(seat, ([], 0))
        if action in together and more:
            self._open[seat] = together, more - 1  # chosen at once with the one before
            return
        follows, _ = follower(game, state, seat, self._habits.get(seat, {}))
        self._habits[seat] = {**self._habits.get(seat, {}), **habits([action])}
        if action == follows:
            return
        if action == EndTurn():
            ends = seat in self._ends
            self.presses += 0 if ends else 1 if game.nothing_left(state, seat) else ASKED
            return
        kept = game.copy(state)
        position = position_at(game, kept, seat)
        count = self._to(position, action)
        self.presses += count - self._saved(position, action, count)

    def taken(self, state: Any, seat: int, applied: Applied) -> None:
        """Take down where an action has led."""
        self._ends.discard(seat)
        final = is_final(applied) and not applied.closed
        if final and seat in self.game.waiting(state) and self.game.only_ends(state, seat):
            self._ends.add(seat)

    def _saved(self, position: Position, action: Any, count: int) -> int:
        """Return how many presses of an action, and of earlier ones, a form makes needless."""
        inside, before = self._form.pop(position.seat, (list[Any](), 0))
        if action not in inside:
            inside, before = [each for batch in batches(position) for each in _actions(batch)], 0
        if action not in inside:
            return 0
        inside.remove(action)
        self._form[position.seat] = inside, before + count
        return max(before + count - FORM, 0) - max(before - FORM, 0)

    def _to(self, position: Position, action: Any) -> int:
        path, count = "", 0
        while True:
            way, page, told, together = self._nearest(position, path, action)
            selection = selections.follow(position.legal, way)
            count += 1 + page
            if selection.action is not None:
                self._open[position.seat] = together
                final = position.final([selection.action])
                return count + (not told and (final or unread(position, [selection], "en")))
            path = way

    def _nearest(
        self, position: Position, path: str, action: Any
    ) -> tuple[str, int, bool, tuple[list[Any], int]]:
        """Return the way of the control that leaves the least to choose, and its page.

        A control that opens a form counts as a page. Then whether all that it gives up is shown
        next to it, and the other choices possible in it at once, and the number of presses for
        them.
        """
        selection = selections.follow(position.legal, path)
        pages = [(n, choices(position, selection, path, n, "en")) for n in range(PAGES)]
        for page, items in [*pages, (1, asides(position, "en"))]:  # these are behind a button
            found: list[tuple[int, str, bool, tuple[list[Any], int]]] = []
            for ways, most, told in _controls(items):
                led = {way: selections.follow(position.legal, way).actions for way in ways}
                together = [each[0] for each in led.values() if len(each) == 1] if most > 1 else []
                found += [
                    (len(actions), way, told, (together, most - 1))
                    for way, actions in led.items()
                    if action in actions and (way != path or len(actions) == 1)
                ]
            if found:
                _, way, told, together = min(found, key=lambda each: each[0])
                return way, page, told, together
        if selection.paying:
            token = next(t for t, way in selections.offered(selection).items() if way == action)
            return selections.extend(path, token), 1, True, ([], 0)
        raise ValueError(f"{action} is not in the panel")


def _controls(items: Iterable[Choosable]) -> Iterator[tuple[list[str], int, bool]]:
    """Yield where the controls of a step lead: a button to one place, a menu to several.

    Also how many entries can be chosen at once, and whether all that is given up is shown next to
    it.
    """
    for item in items:
        if isinstance(item, str):
            continue  # examples of a menu's entries
        shown = (item.button if isinstance(item, Line) else item).to_component_dict()
        _, name, _, _, argument = shown["custom_id"].split(":", 4)
        if name in ("pick", "agree"):
            yield [argument.rstrip(selections.STEP)], 1, name == "agree"
        elif name in ("choose", "mark"):
            base = argument.partition("/")[2] if name == "mark" else argument
            ways = [selections.extend(base, option["value"]) for option in shown["options"]]
            yield ways, shown.get("max_values") or 1, False


def _actions(batch: Batch) -> list[Any]:
    """Return every action that a batch holds."""
    first = [*batch.first] * max(batch.times, 1)
    return first + [each for more in batch.more for each in more]


def measure(**_: int) -> list[Row]:
    """Measure the presses of every game's turns."""
    rows: list[Row] = []
    for key in registry.game_keys():
        turns, count = _turns(registry.get(key))
        note = f"{turns.decisions / count:.1f} decisions"
        rows.append(Row(key, "presses a turn", turns.presses / count, "", f"≤ {AIM}", note))
    return rows


def _turns(game: AnyGame) -> tuple[Turns, int]:
    """Return the presses of a game's turns, and the number of turns."""
    state, source = game.start(game.complete({}), SEATS, SEED), rng(SEED, 1)
    turns, count = Turns(game), 0
    while count < TURNS and (waiting := game.waiting(state)):
        seat = choose_seat(waiting, source)
        action = computer.choose(game, game.mask(state, seat), seat, source, "greedy")
        turns.take(state, seat, action)
        before = game.rules.waits(state)
        applied = game.apply_unchecked(state, seat, action)
        turns.taken(state, seat, applied)
        count += _ended(before, game.rules.waits(state), seat, closed=applied.closed)
    return turns, count


def _ended(before: Sequence[Wait], after: Sequence[Wait], seat: int, *, closed: bool) -> bool:
    """Return whether an action of a seat has ended a turn."""
    asked = {wait.key for wait in before if wait.seat == seat and wait.kind == "turn"}
    together = len({wait.seat for wait in before if wait.kind == "turn"}) > 1
    if not together:
        return closed
    return not asked <= {wait.key for wait in after if wait.seat == seat and not wait.answered}
