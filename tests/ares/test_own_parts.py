"""The player's question and open standard actions, in the private parts."""

from __future__ import annotations

import pytest

from games.ares.actions import Burn, PickPhase, Standard
from games.ares.game import GAME
from games.ares.state import ACTION, Phase, Planning
from games.ares.words.parts import hand as hands
from games.core.text import LANGUAGES, Language
from tests.ares.builder import Table, play, toss, use
from tests.ares.test_parts import plain, played, position, told
from tests.rendering.ares.positions import TABLES, states

# What one is asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ones_own_decision_begins_with_what_one_is_asked_and_names_the_phase_chosen(
    lang: Language,
) -> None:
    asked, decided = 0, 0
    for table in TABLES:
        for state in states(table, every=11):
            for seat, player in enumerate(state.players):
                part = told(state, seat, lang).get("own")
                assert (part is None) == state.over
                if part is None:
                    continue
                view = GAME.mask(state, seat)
                prompt, *lines = part.text.split("\n")
                assert prompt == GAME.words(lang).prompt(view, seat)
                if player.phase:
                    chosen = position(state, seat, lang).speaker.text(f"phase-{player.phase}")
                    assert [chosen in line for line in lines].count(True) == 1
                waits = seat in GAME.waiting(state)
                paying = waits and isinstance(state.stack[-1], Phase)
                assert any(f"{player.mc} M" in plain(line) for line in lines) == paying
                asked += waits
                decided += not waits
    assert min(asked, decided) > 20


def test_the_phase_that_one_planned_is_told_to_oneself_alone() -> None:
    table = Table().seat(0, "Ecoline").seat(1, "Helion")
    state = table.state
    state.stack.append(Planning([0, 0]))
    state.players[0].previous = ACTION
    assert "You can’t choose III Action" in told(state, 0)["own"].text
    assert "You can’t choose" not in told(state, 1)["own"].text
    GAME.apply(state, 0, PickPhase(2))
    (line,) = told(state, 0)["own"].text.split("\n")
    assert line.startswith("You chose II Construction")
    assert told(state, 1)["own"].text == "Choose your phase card."


def test_a_price_in_the_making_is_told_with_what_is_sold_and_missing() -> None:
    hand = ["Comet", "Moss", "Fish", "Mine"]
    table = Table().seat(0, "Helion", hand=hand, mc=19, heat=4).seat(1, "Ecoline").open(2)
    table.do(play("Comet", payment="cards"))
    assert "Comet (25 MC)" in told(table.state, 0)["own"].text
    assert "6 MC missing." in told(table.state, 0)["own"].text
    table.do(toss("Moss")).do(Burn(2))
    text = told(table.state, 0)["own"].text
    assert "1 MC missing. To sell: Moss." in text
    assert "Paid with heat: 2 heat." in text
    assert "You have 19 MC, 4 heat" in text
    assert "Comet" not in told(table.state, 1)["own"].text, "nobody else's"


# Standard actions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_standard_actions_say_what_the_rules_let_one_do(lang: Language) -> None:
    free, short = 0, 0
    for state in played(6, every=3):
        frame = state.stack[-1] if state.stack else None
        if not (isinstance(frame, Phase) and frame.number == ACTION):
            continue
        for seat, lane in enumerate(frame.lanes):
            if lane.stack or lane.done:
                continue
            legal = GAME.legal(state, seat)
            _, *lines = told(state, seat, lang)["standard"].text.split("\n")
            for project, line in zip(hands.STANDARDS, lines, strict=True):
                possible = Standard(project, "mc") in legal
                assert (";" not in plain(line)) == possible, line
                free += possible
                short += not possible
    assert free > 10
    assert short > 10


def test_standard_actions_say_when_they_are_open() -> None:
    """In random play, compared with the legal actions now and later in the round."""
    said: dict[str, int] = {}
    for seed in (6, 7):
        later: list[tuple[int, int, str]] = []
        opened = set[int]()
        for state in played(seed, every=1):
            frame = state.stack[-1] if state.stack else None
            running = isinstance(frame, Phase) and frame.number == ACTION
            if running:
                opened.add(state.round)
            for seat in range(len(state.players)):
                part = told(state, seat).get("standard")
                if part is None:
                    continue
                line = part.text.split("\n")[0]
                said[line] = said.get(line, 0) + 1
                free = line == "Open now."
                if free:
                    assert running
                legal = GAME.legal(state, seat)
                assert free or not any(isinstance(action, Standard) for action in legal), line
                if not free and state.round:
                    later.append((state.round, state.round in opened, line))
        for number, before, line in later:
            if "still to come" in line:
                assert not before
                assert number in opened
            elif "this round has none" in line:
                assert number not in opened
            elif "over in this round" in line or "you are done" in line:
                assert before
    assert len(said) == 6, said
    assert min(said.values()) > 3, said


def test_standard_actions_wait_for_a_decision_in_progress() -> None:
    table = Table().seat(0, "Ecoline", played=["Farming Co-ops"], hand=["Comet", "Moss"]).open(3)
    assert told(table.state, 0)["standard"].text.startswith("Open now.")
    table.do(use("Farming Co-ops"))
    assert told(table.state, 0)["standard"].text.startswith("Open after your current decision")
    table.do(toss("Moss"))
    assert told(table.state, 0)["standard"].text.startswith("Open now.")
