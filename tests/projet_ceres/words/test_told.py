"""Descriptions of the table: the board in words, texts of pictures, the log."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.core.boundaries import StoppedAtBoundary
from games.core.errors import reason
from games.core.events import Event
from games.core.labels import ALT
from games.core.random_play import random_action
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.projet_ceres import events as ev
from games.projet_ceres.game import GAME
from games.projet_ceres.state import State
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.speakers import SPEAKERS
from tests.games.checked import NAMES, clean

STEPS = 30


def positions(seats: int, seed: int) -> Iterator[State]:
    """Yield positions of a random game, some decisions apart."""
    state, source, n = GAME.start({}, seats, seed), rng(seed, 3), 0
    while waiting := GAME.waiting(state):
        if n % STEPS == 0:
            yield state
        GAME.apply_unchecked(state, waiting[0], random_action(GAME, state, waiting[0], source))
        n += 1
    yield state


def everything(state: State, seat: int | None, lang: Language) -> str:
    """Return the board in words and the texts of all pictures, as a viewer may read them."""
    words, seen, names = GAME.words(lang), GAME.mask(state, seat), NAMES[: len(state.players)]
    shown = [f"{each.key}:1" if each.per_seat else each.key for each in GAME.presentation.pictures]
    texts = [words.board(seen, names), *(words.alt(seen, each, names) for each in shown)]
    assert all(len(text) <= ALT for text in texts[1:])
    return "\n".join(texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lower_mission_cards_are_never_told(lang: Language) -> None:
    words = GAME.words(lang)
    for state in positions(3, 2):
        below = [words.speaker.name(each) for each in state.missions[1:]]
        text = everything(state, 0, lang)
        assert [name for name in below if name in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_lies_face_down_has_no_name(lang: Language) -> None:
    words, state = GAME.words(lang), GAME.start({}, 4, 6)
    down = [words.speaker.name(each.id) for each in state.belt.values() if not each.up]
    text = everything(state, 1, lang)
    assert [name for name in down if f"({name})" in text] == []


def test_what_has_changed_comes_first() -> None:
    state = GAME.start({}, 2, 1)
    before = GAME.mask(GAME.copy(state), None)
    state.players[0].col += 2
    text = GAME.words("en").alt(GAME.mask(state, None), "board", NAMES[:2], before)
    assert text.startswith("New: Ana +2 points. ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        ev.Levied(seat=0, giver=2, goods={"rock": 1}),
        ev.BadgesCounted(ahead="", counts=(1, 1), factions=("striders", "samca")),
        ev.BadgesCounted(ahead="samca", counts=(0, 1), factions=("striders", "samca")),
        ev.AsteroidDestroyed(seat=0, cell="A1", asteroid=""),
        ev.ReactionAsked(seat=0, event="support_near", where="library"),
        ev.ReactionAsked(seat=0, event="fight_near", where="B1"),
        ev.CardBought(seat=0, card="prayer", cost=0),
        ev.MissionShown(mission="", story="water"),
        ev.QueueRenewed(cards=(), left=0),
        ev.ProjectsMoved(entered=""),
        ev.Readied(seat=0, building="factories"),
        ev.Salvaged(seat=0, card="prayer", to="deck"),
        ev.Recalled(seat=1, cell="A1", n=1),
        ev.PledgeMade(seat=0, item="influence", n=0),
        StoppedAtBoundary(boundary="turn:2", holders=(0, 1)),
    ],
    ids=lambda event: event.__struct_config__.tag if isinstance(event, Event) else str(event),
)
def test_what_seldom_happens_is_told_too(event: Event, lang: Language) -> None:
    line = GAME.words(lang).event(event, NAMES)
    assert line is not None
    clean(line, lang)


def test_whoever_has_no_seat_looks_from_the_one_with_the_marker() -> None:
    state = GAME.start({}, 3, 2)
    for state.first in range(3):
        at = Position(GAME.mask(state, None), SPEAKERS("en", state.content))
        assert at.seat == state.first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_do_not_repeat_ids_that_there_are_not(lang: Language) -> None:
    for why in (reason("no_asteroid", cell="@everyone"), reason("not_in_hand", card="@everyone")):
        assert "everyone" not in GAME.words(lang).reason(why)
