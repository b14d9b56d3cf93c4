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
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.content import SETS
from games.projet_ceres.game import GAME
from games.projet_ceres.state import State
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.speakers import SPEAKERS
from games.projet_ceres.words.targets import ringed
from tests.games.checked import NAMES, clean
from tests.projet_ceres.builder import Table
from tests.projet_ceres.lying import LYING

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
        ev.ExplorationChosen(seat=0, card="site_silent_beacon", choice=0),
        ev.Used(seat=0, source="factories", choice=1),
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


def fight() -> Table:
    """Return a movement of seat 0 onto ships of seats 1 and 2, who have cards to play."""
    table = Table(3, LYING).ships(0, B1=2).ships(1, A1=1).ships(2, C18=1).seat(0, goods="H")
    for seat in range(3):
        table.seat(seat, hand=("flag",))
    table.do(0, act.Move(), act.Sail("B1", "A1"), act.Sail("B1", "C18"), act.Arrive())
    return table


def board(table: Table) -> str:
    """Return the board in words, as everyone can read it."""
    seen = GAME.mask(table.state, None)
    return GAME.words("en", table.box.hash).board(seen, NAMES[: len(table.state.players)])


def test_the_board_names_combats_that_are_open_or_to_come() -> None:
    table = fight()
    lying = {cell: f"{cell} (X {table.state.belt[cell].id})" for cell in ("A1", "C18")}
    assert f"Combats of Ana still to come: {lying['A1']}, {lying['C18']}." in board(table)
    table.do(0, act.FightFirst("A1"))
    text = board(table)
    assert f"Combat at {lying['A1']}: Ana attacks (2), Benoît defends (2); Ana can" in text
    assert f"Combats of Ana still to come: {lying['C18']}." in text


def test_the_board_names_the_last_round_and_collective_badges() -> None:
    table = Table(2, LYING)
    assert "this is the last round" not in board(table)
    table.fields(ending=True, collective=["m1"])
    text = board(table)
    assert "All projects are finished: this is the last round." in text
    assert "Collective badges: X faction_1." in text


@pytest.mark.parametrize(
    ("number", "ring"),
    [(1, "①"), (20, "⑳"), (21, "㉑"), (35, "㉟"), (36, "㊱"), (50, "㊿"), (51, "(51)")],
)
def test_numbers_of_cells_are_ringed_as_far_as_there_are_characters(number: int, ring: str) -> None:
    assert ringed(number) == ring


def test_a_clan_with_many_buildings_is_described_by_their_names() -> None:
    state = GAME.start({}, 2, 1)
    words, p = GAME.words("en"), state.players[0]
    built = [card.id for card in SETS.get(state.content).cards.values() if card.building][:12]
    few, more = built[:1], built
    for p.buildings in (few, more):
        text = words.alt(GAME.mask(state, None), "clan:0", NAMES[:2])
        line = f"Buildings: {', '.join(map(words.speaker.name, p.buildings))}."
        assert (line in text) == (p.buildings is more)


def test_a_turn_with_many_choices_lists_its_targets_by_their_numbers() -> None:
    table = Table(2, LYING).ships(0, board=1, A1=1, A2=1, A3=1, A4=1, A5=1).seat(0, goods="H")
    table.do(0, act.Move())
    words, listed = GAME.words("en", table.box.hash), list[bool]()
    for _ in range(2):
        text = words.alt(GAME.mask(table.state, 0), "turn", NAMES[:2])
        listed.append("To choose from: ① " in text)
        for cell in ("B2", "B3", "B4", "B5", "B6", "B8"):
            table.asteroid(cell, "mixed")
        for cell in ("A6", "B9", "B10", "B12", "C2", "C18"):
            table.asteroid(cell, "rich")
    assert listed == [False, True]
