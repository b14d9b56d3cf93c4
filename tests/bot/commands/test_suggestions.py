"""Suggestions for an option, asked for as Discord asks: by the names that it shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby, product
from operator import attrgetter
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot.commands.game import understood
from bot.platform import limits
from bot.screens import personal_settings
from bot.service.clocks import quiet_hours
from bot.service.seats import lobby
from bot.service.tables.session import TableSession
from games import registry
from games.core.actions import EndTurn, Value, fields, kind
from games.core.choose_fields import of_kind, values
from games.core.game import AnyGame
from games.core.random_play import choose_seat, random_action
from games.core.rng import Rng, rng
from games.core.text import COMPUTER
from tests.bot.commands.test_finding import keyed
from tests.bot.commands.test_replies import not_found
from tests.bot.seated import PEOPLE, Seated
from tests.bot.stage import Stage, path
from tests.bot.thinned import thinned
from tests.bot.wire import Person, command_path
from tests.projet_ceres.late import built, crowd

KEYS = ["dust", *registry.game_keys()]
ADA = Person(101, PEOPLE[101])
OFTEN = 3
"""Positions at which every kind of action is tried."""
SETUPS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "dust": [(3, {"deals": "yes"}), (3, {"market": "yes"})],
    "ceres": [(4, {}), (2, {"edition": "draft"}), (3, {})],
    "ares": [
        (3, {}), (1, {}), (2, {"coop": "on"}), (4, {"setup": "mulligan"}),
        (3, {"setup": "first", "curtain": "on"}), (2, {"coop": "on", "setup": "mulligan"}),
    ],
    "luna_maris": [(3, {}), (1, {}), (4, {"extras": "anyone"}), (2, {"equipment": "off"})],
    "projet_ceres": [(4, {}), (3, {"missions": "free"}), (6, {}), (4, {"agents": "batch"})],
}  # fmt: skip
NEVER = {"projet_ceres": ("accept", "drop", "ready")}
"""What only component sets of owners ask for."""
TRIES = 3
GAMES = 300
"""Games that are searched at most for positions in which every kind can be decided."""


class Position(NamedTuple):
    """A state in which a seat can take an action of a kind."""

    state: Any
    seat: int
    tag: str


@cache
def positions(key: str, often: int = 1) -> list[Position]:
    """Return positions of random games in which each kind of action with options is possible.

    Each kind so often, if that many are found in all games that are searched.
    """
    game = registry.get(key)
    wanted = dict.fromkeys(tags(game), often)
    found: list[Position] = []
    for number in range(GAMES):
        if not any(wanted.values()):
            break
        setups = SETUPS.get(game.key, [(max(game.seats), {})])
        seats, options = setups[number % len(setups)]
        source, state = rng(number), started(game, options, seats, number)
        here = set(wanted)
        while waiting := game.waiting(state):
            seat = choose_seat(waiting, source)
            action = curious(game, state, seat, source)
            tag = kind(action)
            if tag in here and wanted[tag]:
                found.append(Position(game.copy(state), seat, tag))
                here.discard(tag)
                wanted[tag] -= 1
            game.apply_unchecked(state, seat, action)
    missing = [tag for tag, left in wanted.items() if left == often]
    assert missing == [], missing
    return found


def of_each_kind(key: str, nth: int) -> list[Position]:
    """Return one position of every kind of action: the one of this index, where there is one."""
    by_kind = groupby(
        sorted(positions(key, OFTEN if nth else 1), key=attrgetter("tag")), attrgetter("tag")
    )
    return [each for _, group in by_kind for each in [*group][nth : nth + 1]]


def started(game: AnyGame, options: dict[str, str], seats: int, seed: int) -> Any:
    """Return a first state; where some things only come late, players have got far already."""
    state = game.start(options, seats, seed)
    for player in state.players if game.key == "luna_maris" else ():
        player.research = dict.fromkeys(player.research, 4)
        player.first.titanium = 6
    if game.key == "projet_ceres":  # rare actions, and combats, come sooner
        crowd(state)
        built(state, 4)
    return state


def curious(game: AnyGame, state: Any, seat: int, source: Rng) -> Any:
    """Return an action, sensible or not, as a rule none that only ends a turn or a round."""
    if source.below(2):
        return random_action(game, state, seat, source)
    for _ in range(TRIES):
        action = source.pick(game.search(state, seat).sensible(state, game.legal(state, seat)))
        if fields(action):
            break
    return action


def tags(game: AnyGame) -> list[str]:
    """Return the kinds of action that have options and can be taken with the box's components."""
    kinds = [action for action in game.action_type.__args__ if action is not EndTurn]
    left = NEVER.get(game.key, ())
    return [tag for action in kinds if fields(action) and (tag := kind(action)) not in left]


async def table(stage: Stage, game: str) -> TableSession:
    """Return a table that has begun, into which positions can be put."""
    made = await Seated.open(stage.app.tables, 2, game=game)
    return await lobby.start(stage.app.tables, made.id, ADA.id)


def put(live: TableSession, position: Position) -> None:
    """Let Ada sit at a position."""
    live.state = position.state
    live.seats = [
        replace(
            live.seats[0],
            seat=seat,
            user_id=ADA.id if seat == position.seat else 500 + seat,
            name=f"Ada {seat}",
        )
        for seat in range(len(position.state.players))
    ]
    live.computed.clear()


class Asked:
    """Asks for suggestions of one kind of action at one position."""

    def __init__(self, stage: Stage, live: TableSession, position: Position, locale: str) -> None:
        words = live.words("en")
        self.stage, self.live, self.position, self.locale = stage, live, position, locale
        self.path = command_path(live.game, type(of_kind(self.legal, position.tag)[0]), "en")
        self.names = {
            name: words.field(position.tag, name).name
            for name in fields(of_kind(self.legal, position.tag)[0])
        }

    @property
    def legal(self) -> list[Any]:
        return self.live.legal(self.position.seat)

    @property
    def actions(self) -> list[Any]:
        return of_kind(self.legal, self.position.tag)

    async def __call__(
        self, field: str, given: Mapping[str, Value], typed: str = ""
    ) -> dict[str, str]:
        """Return the suggestions for a field, by value."""
        shown = {self.names[name]: str(value) for name, value in given.items()}
        shown[self.names[field]] = typed
        with capture_logs() as logged:
            answers = await self.stage.wire.use(
                ADA, 7, self.path, shown, focused=self.names[field], locale=self.locale
            )
        assert logged == []
        assert answers.suggested is not None
        assert len(answers.suggested) <= limits.CHOICES
        assert all(0 < len(each["name"]) <= limits.CHOICE_NAME for each in answers.suggested)
        return {each["value"]: each["name"] for each in answers.suggested}


def orders(names: Sequence[str], field: str) -> list[list[str]]:
    """Return which other fields can be filled in before one: none, later ones, all, each."""
    others = [name for name in names if name != field]
    later = list(names[names.index(field) + 1 :])
    found = [[], later, others, *([name] for name in others)]
    return [each for number, each in enumerate(found) if each not in found[:number]]


@pytest.mark.parametrize(
    ("key", "nth"), thinned([*product(KEYS, range(OFTEN))], lambda n: n % OFTEN == 0)
)
async def test_every_option_is_suggested_whatever_is_filled_in(
    stage: Stage, key: str, nth: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Suggestions are legal with the given options; each legal value can be found."""
    live = await table(stage, key)
    for number, position in enumerate(of_each_kind(key, nth)):
        put(live, position)
        ask = Asked(stage, live, position, ("en-US", "fr")[number % 2])
        action = ask.actions[-(number // 2 % 2)]  # the first, or the last
        for field in ask.names:
            for given in orders(list(ask.names), field):
                await _suggested(ask, action, field, {n: getattr(action, n) for n in given})
    assert [record.getMessage() for record in caplog.records] == []


async def _suggested(ask: Asked, action: Any, field: str, given: dict[str, Value]) -> None:
    matching = [a for a in ask.actions if all(getattr(a, n) == v for n, v in given.items())]
    possible = [str(value) for value in values(matching, field)]
    found = await ask(field, given)
    assert list(found) == possible[: limits.CHOICES], (ask.path, field, given)
    wanted = str(getattr(action, field))
    narrower = await ask(field, given, wanted)
    assert wanted in narrower or len(possible) > limits.CHOICES
    if wanted in narrower:
        live, seat, tag = ask.live, ask.position.seat, ask.position.tag
        texts = {**{n: str(v) for n, v in given.items()}, field: narrower[wanted]}
        meant = understood(live, seat, tag, texts, ask.actions)
        names = {str(value): narrower.get(str(value)) for value in possible}
        alike = [value for value, name in names.items() if name == narrower[wanted]]
        assert str(meant[field]) in alike
        if (typed := keyed(narrower[wanted])) != narrower[wanted]:
            meant = understood(live, seat, tag, {**texts, field: typed}, ask.actions)
            alike = [value for value, name in names.items() if keyed(name or "") == typed]
            assert str(meant[field]) in alike, typed
            assert wanted in await ask(field, given, typed.rstrip("…")) or len(alike) > 1


@pytest.mark.parametrize("key", KEYS)
async def test_what_is_typed_at_random_is_no_error(
    stage: Stage, key: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Half a word, a value from a turn ago, or no value at all in the other options."""
    live = await table(stage, key)
    for position in {each.tag: each for each in positions(key)}.values():
        put(live, position)
        ask = Asked(stage, live, position, "fr")
        for field in ask.names:
            for odd in ("99", "-1", "x" * 90, "«"):
                given = {name: odd for name in ask.names if name != field}
                assert await ask(field, given) == await ask(field, {})
                assert await ask(field, given, "no such thing") == {}
    assert [record.getMessage() for record in caplog.records] == []


def broken(*_: Any) -> Any:
    raise KeyError("a defect")


async def test_a_defect_is_logged_once_with_an_id_and_answered(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Every option that has suggestions, of every command."""
    await table(stage, "dust")
    monkeypatch.setattr(stage.app.tables, "in_channel", broken)
    monkeypatch.setattr(stage.app.client.context.packs, "of", broken)
    monkeypatch.setattr(stage.app.database, "reading", broken)
    tried = 0
    for command in stage.commands():
        for option in (each for each in command.parameters if each.autocomplete):
            options = {"game": "dust"} if option.name == "pack" else {}
            options[option.display_name] = ""
            with capture_logs() as logged, monkeypatch.context() as here:
                if option.name == "game":
                    here.setattr(registry, "get", broken)
                here.setattr(quiet_hours, "zones", broken)  # what needs no table
                here.setattr(personal_settings, "spoken", broken)
                answers = await stage.wire.use(
                    ADA, 7, path(command), options, focused=option.display_name
                )
            assert answers.suggested == []
            assert [each["event"] for each in logged] == ["suggestions failed"], command
            assert len(logged[0]["id"]) == 6
            tried += 1
    assert tried > 30
    assert caplog.records == []


async def test_whoever_typed_on_meanwhile_is_no_error(stage: Stage) -> None:
    """Nor is an option of an older version."""
    await table(stage, "dust")
    with capture_logs() as logged:
        gone = await stage.wire.use(ADA, 7, ["dust", "gone"], {"card": ""}, focused="card")
        assert gone.suggested == []
        await stage.wire.use(ADA, 7, ["dust", "bid"], {"what": ""}, focused="what")
    assert [each for each in logged if each["log_level"] == "error"] == []
    stage.wire.refusal = not_found(10062)
    with capture_logs() as logged:
        await stage.wire.use(ADA, 7, ["dust", "bid"], {"card": ""}, focused="card")
    assert [each["log_level"] for each in logged] == ["info"]


@pytest.mark.parametrize(
    ("locale", "named"), [("en-US", "Brian (computer)"), ("fr", "Brian (ordinateur)")]
)
async def test_a_computers_seat_is_suggested_and_understood_as_every_text_shows_it(
    stage: Stage, locale: str, named: str
) -> None:
    seated = await Seated.start(stage.app.tables, 2)
    await seated.resign(102)
    seat = (await seated.live()).names.index(f"Brian {COMPUTER}")
    replace, option = ["table", "replace"], {"seat": "bri"}
    answers = await stage.wire.use(ADA, 7, replace, option, focused="seat", locale=locale)
    assert answers.suggested == [{"name": named, "value": str(seat)}]
    for typed in (named, named.upper(), "Brian", str(seat)):
        answers = await stage.wire.use(ADA, 7, replace, {"seat": typed}, locale=locale)
        assert "Brian" in answers.text
        assert "“" not in answers.text
        assert "«" not in answers.text  # nobody is looked for in vain
