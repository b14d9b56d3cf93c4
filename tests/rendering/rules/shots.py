"""Positions of every game, and every picture of them in a language and a theme."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from games import registry
from games.__main__ import chooser
from games.core.game import AnyGame
from games.core.random_play import steps, walk
from games.core.rng import rng
from games.core.setup import PictureName
from games.core.text import LANGUAGES, Language
from rendering.pictures import scene_of
from rendering.scene import Scene
from rendering.theme import THEMES

NAMES = ("Ada Lovelace-Byron", "Grace", "Émilie du Châtelet", "W" * 32, "Valentina", "Sally")
SEED = 7
SINCE = 6
"""Decisions since the older view whose differences are marked."""
PARTS = {"early": 0.1, "middle": 0.5, "late": 0.9}
LIMIT = 20_000
NEW_ROUND = "new round"


class Position(NamedTuple):
    """A state of a game with an older one, and its name."""

    game: str
    label: str
    state: Any
    before: Any


class Shot(NamedTuple):
    """A picture of a position as a viewer sees it."""

    position: Position
    picture: PictureName
    name: str
    """The picture's key, with the seat it shows."""
    viewer: int | None

    @property
    def first(self) -> bool:
        """Return whether it is the picture that a post shows first."""
        return self.picture == registry.get(self.position.game).presentation.pictures[0]

    @property
    def seats(self) -> int:
        """Return how many play."""
        return len(self.position.state.players)

    @property
    def id(self) -> str:
        """Return the picture's name in a message."""
        return f"{self.position.game} {self.name}, {self.position.label}"


@cache
def greedy(key: str) -> tuple[Any, ...]:
    """Return all states of a game of as many as can play, by computer seats."""
    game = registry.get(key)
    state = game.start({}, game.seats.stop - 1, SEED)
    found = [game.copy(state)]
    for _ in steps(game, state, rng(SEED, 1), LIMIT, chooser("greedy")):
        found.append(game.copy(state))
    assert not game.waiting(state), f"{game.key} does not end"
    return tuple(found)


def _at(part: float, length: int) -> tuple[int, int]:
    """Return after how many decisions a part of a game is played, and the older view of that."""
    number = min(length, round(part * (length + 1)))
    return number, max(0, number - SINCE)


def _random(key: str, label: str, options: dict[str, str], seats: int, part: float) -> Position:
    """Return the position after a part of a random game, played again rather than kept."""
    game = registry.get(key)
    _, length = walk(game, options, seats, SEED)
    state, before = (walk(game, options, seats, SEED, n)[0] for n in _at(part, length))
    return Position(key, label, state, before)


def _others(game: AnyGame) -> Iterator[tuple[str, dict[str, str], int]]:
    """Yield set-ups in which each value of each option and each number of seats comes once."""
    for seats in list(game.seats)[:-1]:
        yield f"{seats} players", {}, seats
    for option in game.rules.options:
        for value in option.values:
            given = {option.key: value}
            fitting = [n for n in game.seats if game.setup_refusal(game.complete(given), n) is None]
            if value != option.default and fitting:
                yield f"{option.key} {value}", given, fitting[-1]


def _renewed(key: str, states: Any) -> Position:
    """Return the first position of a late round, compared with one of the round before."""
    rounds = [state.round for state in states]
    later = range(len(states) // 2, len(states))
    number = next((n for n in later if rounds[n] != rounds[n - 1]), None)
    if number is None:
        number = next(n for n in reversed(range(1, len(states))) if rounds[n] != rounds[n - 1])
    return Position(key, NEW_ROUND, states[number], states[number - SINCE])


@cache
def positions(key: str) -> tuple[Position, ...]:
    """Return positions of all stages of a game, and one of each other way to set it up."""
    game = registry.get(key)
    states = greedy(key)
    at = {label: _at(part, len(states) - 1) for label, part in PARTS.items()}
    found = [Position(key, label, states[now], states[then]) for label, (now, then) in at.items()]
    found.append(_renewed(key, states))
    found.append(Position(key, "end", states[-1], states[-SINCE]))
    for number, (label, options, seats) in enumerate(_others(game)):
        found.append(_random(key, label, options, seats, (0.3, 0.6, 0.85)[number % 3]))
    return tuple(found)


def _fullest(state: Any) -> int:
    """Return the seat that owns most, by the length of its written form."""
    return max(range(len(state.players)), key=lambda seat: len(repr(state.players[seat])))


@cache
def shots(key: str) -> tuple[Shot, ...]:
    """Return every picture of every position of a game."""
    game = registry.get(key)
    found: list[Shot] = []
    for position in positions(key):
        waiting = game.waiting(position.state)
        for picture in game.presentation.pictures:
            if picture.kind == "private" and not waiting:
                continue
            if picture.kind == "end" and position.label != "end":
                continue
            viewer = waiting[0] if picture.kind == "private" else None
            seat = _fullest(position.state) if viewer is None else viewer
            name = f"{picture.key}:{seat}" if picture.per_seat else picture.key
            found.append(Shot(position, picture, name, viewer))
    return tuple(found)


def _drawn(shot: Shot, lang: Language, theme: str, state: Any, before: Any | None) -> Scene:
    game = registry.get(shot.position.game)
    return scene_of(
        game.key,
        game.mask(state, shot.viewer),
        shot.name,
        lang=lang,
        names=NAMES[: shot.seats],
        theme=THEMES[theme],
        before=None if before is None else game.mask(before, shot.viewer),
    )


@lru_cache(512)
def _scene(shot: int, key: str, lang: Language, theme: str) -> Scene:
    taken = shots(key)[shot]
    position = taken.position
    told = taken.picture.kind == "board" and position.before is not position.state
    return _drawn(taken, lang, theme, position.state, position.before if told else None)


def older(shot: Shot, lang: Language, theme: str) -> Scene:
    """Return the same picture of the older state, whose differences a board marks."""
    return _drawn(shot, lang, theme, shot.position.before, None)


def marked(shot: Shot, lang: Language, theme: str, scene: Scene) -> Scene:
    """Return a picture with what changed marked: the scene itself if it is one of a board."""
    if shot.picture.kind == "board":
        return scene
    return _drawn(shot, lang, theme, shot.position.state, shot.position.before)


MAIN = (*PARTS, NEW_ROUND, "end")
"""Positions of which every picture is drawn in each language and theme."""


def drawn(key: str, lang: Language, theme: str) -> Iterator[tuple[Shot, Scene]]:
    """Yield the pictures of a game with their display lists.

    Positions of other set-ups take turns, so that each is in one language and theme.
    """
    turns = [(each, known) for each in LANGUAGES for known in THEMES]
    turn = turns.index((lang, theme))
    labels = [position.label for position in positions(key)]
    for number, shot in enumerate(shots(key)):
        label = shot.position.label
        if label in MAIN or labels.index(label) % len(turns) == turn:
            yield shot, _scene(number, key, lang, theme)


EACH, DECISIONS = 3, 900
"""Positions of each kind of question, and how far games are played to meet them."""


def questions(key: str) -> list[tuple[Any, int, str]]:
    """Return positions with a seat that is asked, and the kind of what asks it; they can change."""
    game = registry.get(key)
    return [(game.copy(state), seat, kind) for state, seat, kind in _met(key)]


@cache
def _met(key: str) -> tuple[tuple[Any, int, str], ...]:
    return tuple(_questions(registry.get(key)))


def _questions(game: AnyGame) -> Iterator[tuple[Any, int, str]]:
    met = Counter[str]()
    few, most = game.seats[0], game.seats[-1]
    for seats, how in ((few, "random"), ((few + most) // 2, "greedy"), (most, "greedy")):
        state = game.start({}, seats, SEED)
        for _ in steps(game, state, rng(SEED, 1), DECISIONS, chooser(how)):
            for seat in game.waiting(state):
                kind = type(game.choices(state, seat).questions[0].frame).__name__
                met[kind] += 1
                if met[kind] <= EACH:
                    yield game.copy(state), seat, kind


def asked(key: str, lang: Language) -> Iterator[tuple[Shot, Scene]]:
    """Yield the pictures that a seat looks at in each kind of question."""
    for state, seat, kind in questions(key):
        for picture in registry.get(key).presentation.pictures:
            if picture.kind in ("private", "zoom"):
                name = f"{picture.key}:{seat}" if picture.per_seat else picture.key
                shot = Shot(Position(key, kind, state, state), picture, name, seat)
                yield shot, _drawn(shot, lang, next(iter(THEMES)), state, None)
