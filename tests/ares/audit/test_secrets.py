"""Hidden and public facts: openings, players who are done, every word of a full game."""

from __future__ import annotations

from typing import Any

import pytest

from games.ares.actions import Toss
from games.ares.content import NAMES
from games.ares.events import EndTriggered, Shown
from games.ares.game import GAME
from games.ares.seats import onward
from games.ares.state import Founding, Phase, Pick, Research, State, Swap
from games.core.codec import encode
from games.core.events import visible
from games.core.random_play import random_action
from games.core.rng import rng
from games.core.text import LANGUAGES
from tests.ares.builder import END, Table, std
from tests.long import LONG


def test_the_opening_of_a_first_game_is_told():
    state = GAME.start({"setup": "first"}, 3, 1)
    told = [GAME.words("en").event(event, ["A", "B", "C"]) for event in GAME.rules.opening(state)]
    for player in state.players:
        assert any(line and NAMES[player.corporation]["en"] in line for line in told)
    assert told[-1] == "Round 1 starts."
    assert GAME.rules.opening(GAME.start({}, 3, 1)) == []


@pytest.mark.parametrize(("answers", "named"), [("names", True), ("count", False)])
def test_the_end_trigger_names_nobody_where_only_a_number_is_told(answers, named):
    table = Table(3, answers=answers).mars(8, 14, 8).seat(0, mc=40).seat(1, mc=40).seat(2, mc=40)
    table.open(3).do(END, 1).do(std("mc_ocean"))
    told = [e for e in visible(table.last.events, None) if isinstance(e, EndTriggered)]
    assert len(told) == 1
    assert (told[0].reopened == (1,)) is named
    assert 1 in GAME.waiting(table.state)
    line = GAME.words("en").event(told[0], ["Ann", "Bob", "Cid"]) or ""
    assert ("Bob" in line) is named


@pytest.mark.parametrize(
    "frame", [Research([["Moss"], []], [1, 1], [[], []]), Founding([["Moss"], []], ["", ""])]
)
def test_a_defect_of_the_rules_is_told_without_what_is_hidden(frame: Any):
    """Its text goes to the host's log."""
    table = Table()
    table.state.stack.append(frame)
    with pytest.raises(AssertionError) as caught:
        GAME.apply_unchecked(table.state, 0, Toss("Moss"))
    assert "Toss passed as legal" in str(caught.value)
    assert "Moss" not in str(caught.value)


def hidden_cards(state: State, viewer: int | None) -> set[str]:
    """Return the cards that a viewer may not know."""
    found = set(state.deck) | set(state.discard)
    for seat, player in enumerate(state.players):
        if seat != viewer:
            found |= set(player.hand)
    for frame in state.stack:
        match frame:
            case Research(dealt):
                found |= {c for s, cards in enumerate(dealt) if s != viewer for c in cards}
            case Phase(lanes=lanes):
                for seat, lane in enumerate(lanes):
                    for part in lane.stack:
                        if isinstance(part, Pick) and not part.shown and seat != viewer:
                            found |= set(part.cards)
            case Founding(dealt):
                found |= {c for s, cards in enumerate(dealt) if s != viewer for c in cards}
            case Swap(_, offered) if viewer is not None:
                found.discard(offered)
            case _:
                pass
    return found


def said_to(state: State, viewer: int | None, events: list[Any]) -> str:
    """Return all that a viewer can read in one moment, in both languages and as data."""
    names = [f"Player{seat}" for seat in range(len(state.players))]
    view = GAME.mask(state, viewer)
    parts = [encode(view).decode(), *(encode(event).decode() for event in events)]
    for lang in LANGUAGES:
        words = GAME.words(lang)
        parts += [words.status(view), words.board(view, names)]
        parts += [words.event(event, names) or "" for event in events]
        for picture in GAME.presentation.pictures:
            if picture.kind != "private" or viewer is not None:
                for seat in range(len(names)):
                    key = f"{picture.key}:{seat}" if picture.per_seat else picture.key
                    parts.append(words.alt(view, key, names))
        if viewer is not None:
            parts.append(words.prompt(view, viewer))
            parts += [words.action(view, action) for action in GAME.legal(state, viewer)]
    return "\n".join(parts)


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        pytest.param({"answers": "count"}, 3, marks=LONG),
        ({"curtain": "off", "setup": "mulligan"}, 2),
        ({"coop": "on"}, 2),
        ({}, 1),
    ],
    ids=str,
)
def test_nothing_that_is_said_names_a_hidden_card(options, seats):
    """Every view, label, prompt, board, alt text and line, for each seat and the public."""
    state, source = GAME.start(options, seats, 7), rng(7, 1)
    looked = number = 0
    while GAME.waiting(state):
        seat = source.pick(GAME.waiting(state))
        # An action can reveal hidden cards: only those that stay hidden count.
        before = {v: hidden_cards(state, v) for v in (None, *range(seats))}
        applied = GAME.apply_unchecked(state, seat, random_action(GAME, state, seat, source))
        number += 1
        if number % 11 and not (applied.closed and number % 2):
            continue
        for viewer in (None, *range(seats)):
            said = said_to(state, viewer, visible(applied.events, viewer))
            for card in before[viewer] & hidden_cards(state, viewer):
                if f'"{card}"' in said:
                    shown = [e for e in visible(applied.events, viewer) if card in str(e)]
                    assert shown, f"{card} is shown to {viewer}"
                    assert all(isinstance(e, Shown) for e in shown)
        looked += 1
    assert looked > 30


def test_sealed_choices_leave_no_trace_for_others():
    """For any picks of the others, a seat that has not seen them gets the same bytes."""
    for options in ({}, {"answers": "count"}, {"setup": "mulligan"}):
        state, source = GAME.start(options, 3, 11), rng(11, 1)
        compared = 0
        for _ in range(600):
            waiting = GAME.waiting(state)
            if not waiting:
                break
            seat = source.pick(waiting)
            frame = state.stack[-1]
            if type(frame).__name__ in {"Planning", "Founding", "Research", "Mulligan"}:
                worlds = [GAME.copy(state) for _ in range(2)]
                # It can be visible that a seat has chosen enough: nothing is taken back here.
                picks = onward(state, seat, GAME.legal(state, seat))
                applied = [
                    GAME.apply_unchecked(w, seat, action)
                    for w, action in zip(worlds, picks, strict=False)
                ]
                if len(applied) == 2 and not any(a.closed for a in applied):
                    for viewer in (None, *range(3)):
                        if viewer != seat:
                            views = [encode(GAME.mask(w, viewer)) for w in worlds]
                            told = [visible(a.events, viewer) for a in applied]
                            assert views[0] == views[1]
                            assert told[0] == told[1]
                            compared += 1
            GAME.apply_unchecked(state, seat, random_action(GAME, state, seat, source))
        assert compared > 20
