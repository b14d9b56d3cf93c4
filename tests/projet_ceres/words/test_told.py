"""Descriptions of the table: the board in words, texts of pictures, the log."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.core.boundaries import StoppedAtBoundary
from games.core.events import Event
from games.core.grammar import NARROW_SPACE
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

STEPS = 12


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
def test_a_hand_is_told_to_whoever_holds_it_and_to_nobody_else(lang: Language) -> None:
    words, key = GAME.words(lang), "hand"
    for state in positions(2, 4):
        for seat in range(2):
            mine = {part.key: part for part in words.parts(GAME.mask(state, seat), NAMES[:2])}
            assert mine[key].private
            held = state.players[seat].hand
            assert all(words.speaker.name(card) in mine[key].text for card in held)
        assert all(part.key != key for part in words.parts(GAME.mask(state, None), NAMES[:2]))


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


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            ev.FightOpened(cell="A1", attacker=0, defender=2, attack=4, defence=5),
            "Combat at A1: Ana (4) attacks Émile (5).",
            "Combat en A1_: Ana (4) attaque Émile (5).",
        ),
        (
            ev.FightEnded(cell="A1", winner=2, loser=0, attack=5, defence=5),
            "Combat at A1: attack 5, defence 5. Émile wins; the ships of Ana go back to the board.",
            "Combat en A1_: attaque 5, défense 5. Émile l’emporte, Ana se replie sur son plateau.",
        ),
        (
            ev.Produced(seat=0, yields={"A1": {"rock": 1}, "B2": {"metal": 2}}),
            "Ana produces 1 rock at A1; 2 metal at B2.",
            "Ana produit 1 roche en A1_; 2 métaux en B2.",
        ),
        (
            ev.Paid(seat=1, goods={"metal": 1}, influence=2),
            "Benoît pays 1 metal and 2 influence.",
            "Benoît paie 1 métal et 2 points d’influence.",
        ),
        (
            ev.Moved(seat=1, origin="board", target="B1", ships=2, goods={"rock": 2}),
            "Benoît moves 2 ships: board → B1, with 2 rock.",
            "Benoît déplace 2 vaisseaux_: plateau → B1, avec 2 roches.",
        ),
        (
            ev.Recalled(seat=1, cell="A1", n=1),
            "Benoît brings 1 ship from A1 back to the board.",
            "Benoît ramène 1 vaisseau d’A1 sur son plateau.",
        ),
        (
            StoppedAtBoundary(boundary="turn:2", holders=(0, 1)),
            "Ana and Benoît asked the game to wait before the turn of Émile.",
            "Ana et Benoît_: arrêt demandé avant le tour d’Émile.",
        ),
        (
            ev.Declined(seat=0, what="attempting"),
            "Ana skips the mission attempt.",
            "Ana renonce à la tentative de mission.",
        ),
        (
            ev.Declined(seat=0, what="library"),
            "Ana draws no card.",
            "Ana ne pioche aucune carte.",
        ),
        (
            ev.Declined(seat=0, what="dump"),
            "Ana puts no card from the discard under the deck.",
            "Ana ne remet aucune carte de sa défausse sous sa pioche.",
        ),
        (
            ev.PledgeMade(seat=0, item="influence", n=0),
            "Ana no longer pledges influence.",
            "Ana ne promet plus d’influence.",
        ),
        (
            ev.Found(seats=(0,), seat=0, cards=("prayer", "pocket")),
            "You draw Prayer, Hydrocarbon Pocket.",
            "Vous piochez_: Prière, Poche d’hydrocarbures.",
        ),
    ],
)
def test_log_lines(event: Event, english: str, french: str) -> None:
    assert GAME.words("en").event(event, NAMES) == english
    assert GAME.words("fr").event(event, NAMES) == french.replace("_", NARROW_SPACE)


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
        ev.ReactionSealed(seats=(0,), seat=0, card="none"),
        ev.Reacted(seat=0, card="prayer"),
        ev.CardBought(seat=0, card="prayer", cost=0),
        ev.MissionShown(mission="", story="water"),
        ev.QueueRenewed(cards=(), left=0),
        ev.ProjectsMoved(entered=""),
        ev.Used(seat=0, source="mission", choice=2),
        ev.Readied(seat=0, building="factories"),
        ev.Dumped(seat=0, n=2),
        ev.Salvaged(seat=0, card="prayer", to="deck"),
        ev.Reopened(seat=0),
        ev.Unlocked(seat=0, cell=5),
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
