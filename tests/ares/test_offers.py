"""Actions one can ask about: every hand card in every step, and those out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.ares.actions import Play, Use
from games.ares.game import GAME
from games.ares.state import Planning, State, live_phase
from games.ares.steps.ending import idle
from games.core.actions import kind
from games.core.errors import Reason
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES
from tests.ares.builder import END, Table, card, play, use

HAND = ["Soletta", "Fish", "Comet"]
COLOURS = {"Soletta": "green", "Fish": "blue", "Comet": "red"}
PHASES = {
    "en": ("phase I (Development)", "phase II (Construction)"),
    "fr": ("la phase I (Développement)", "la phase II (Construction)"),
}
WORD = {
    "en": {"green": "Green", "blue": "Blue", "red": "red"},
    "fr": {"green": "vertes", "blue": "bleues", "red": "rouges"},
}


def reason(state: State, action: Any, lang: Any = "en") -> str:
    why = GAME.refusal(state, 0, action)
    assert why is not None
    return GAME.words(lang).reason(why)


def asked(state: State, seat: int = 0) -> list[str]:
    return [action.card for action in GAME.offers(state, seat) if isinstance(action, Play)]


def planning() -> Table:
    table = Table().seat(0, hand=HAND, mc=99)
    table.state.stack.append(Planning([0, 0]))
    return table


def positions() -> Iterator[tuple[str, State]]:
    yield "planning", planning().state
    for number in (1, 2, 3):
        table = Table().seat(0, hand=HAND, mc=99).open(number)
        yield f"phase {number}", table.state
        yield f"done in phase {number}", table.do(END).state
    yield "phase 5", Table().seat(0, hand=HAND, mc=99).open(5).state
    yield "corporations", GAME.start({}, 2, 1)
    yield "mulligan", GAME.start({"setup": "mulligan"}, 2, 1)


@pytest.mark.parametrize(("name", "state"), list(positions()), ids=lambda x: str(x)[:20])
def test_every_hand_card_may_be_asked_about_in_every_step(name: str, state: State) -> None:
    assert set(asked(state)) == set(state.players[0].hand), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_of_the_wrong_colour_is_told_its_phase_and_the_phase_in_progress(lang: Any) -> None:
    rows = [(planning(), HAND), (Table().seat(0, hand=HAND).open(3), HAND)]
    for number, wrong in ((1, ["Fish", "Comet"]), (2, ["Soletta"])):
        opened, done = (Table().seat(0, hand=HAND, mc=99).open(number) for _ in range(2))
        rows += [(opened, wrong), (done.do(END), wrong)]
        assert {done.why(play(name)) for name in HAND if name not in wrong} == {"already_done"}
    for table, wrong in rows:
        for name in wrong:
            said = reason(table.state, play(name), lang).casefold()
            assert WORD[lang][COLOURS[name]].casefold() in said
            assert all(phase.casefold() in said for phase in PHASES[lang])


def test_the_label_of_a_card_of_another_phase_is_its_price() -> None:
    """Not what selling for it would take, and not nothing."""
    poor = Table().seat(0, hand=HAND, mc=1)
    for table in (planning(), poor.open(3), Table().seat(0, hand=HAND, mc=1).open(2).do(END)):
        view = GAME.mask(table.state, 0)
        assert GAME.words("en").action(view, play("Soletta")) == "Soletta: 30 MC"


def test_cards_of_others_are_not_told_apart_from_cards_of_the_deck() -> None:
    for table in (planning(), Table().seat(0, hand=HAND).seat(1, hand=["Moss"]).open(2)):
        for name in ("Moss", "Birds"):
            why = GAME.refusal(table.state, 0, play(name))
            assert why == Reason("not_in_hand", (("card", card(name)),))
            assert card(name) not in asked(table.state)


def test_actions_out_of_reach_may_be_asked_about() -> None:
    table = Table().seat(0, played=["Development Center", "Power Infrastructure"], heat=3).open(3)
    table.do(use("Development Center"))
    assert use("Development Center") in GAME.offers(table.state, 0)
    assert table.why(use("Development Center")) == "used"
    table.player().heat = 0
    assert Use(card("Power Infrastructure"), 0, 1) in GAME.offers(table.state, 0)
    assert "nothing to spend" in reason(table.state, Use(card("Power Infrastructure"), 0, 1))


def test_who_is_left_out_as_having_nothing_to_do_could_only_sell() -> None:
    """Public facts never rule out more than the steps refuse (17.2)."""
    idle_seats = 0
    for seed in range(6):
        state = GAME.start({}, 3, seed)
        for _ in steps(GAME, state, rng(seed, 9), 4000):
            if live_phase(state) is None:
                continue
            for seat in range(3):
                if idle(state, seat):
                    idle_seats += 1
                    opened = GAME.copy(state)
                    opened.stack[-1].lanes[seat].done = False
                    assert {kind(a) for a in GAME.legal(opened, seat)} <= {"sell", "end"}
    assert idle_seats > 100
