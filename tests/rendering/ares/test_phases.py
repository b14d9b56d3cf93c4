"""The picture for the choice of a phase card: the effect and present gain of each phase."""

from __future__ import annotations

import pytest

from games.ares.content import CARDS
from games.ares.rules import derive
from games.ares.state import PHASES, Planning, State
from games.core.labels import ALT
from games.core.text import LANGUAGES, Language
from tests.rendering.ares.positions import GAME, scene, states, texts

LAST = {"en": "You chose it last round", "fr": "Choisie à la dernière manche"}


def plannings(table: str = "four") -> list[State]:
    """Return positions in which phase cards are chosen."""
    return [s for s in states(table, every=3) if s.stack and isinstance(s.stack[-1], Planning)]


def words(state: State, seat: int, lang: Language = "en") -> str:
    return " ".join(" ".join(texts(scene(GAME.mask(state, seat), "phases", lang))).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_phase_of_last_round_is_closed_and_every_phase_is_explained(lang: Language) -> None:
    closed = 0
    for state in plannings():
        for seat, player in enumerate(state.players):
            said = words(state, seat, lang)
            assert said.count(LAST[lang]) == (player.previous > 0)
            closed += player.previous > 0
            everybody, yours = {"en": ("All: ", "You: "), "fr": ("Tous : ", "Vous : ")}[lang]
            assert said.count(everybody) == len(PHASES)
            assert said.count(yours) == len(PHASES)
    assert closed


def test_it_counts_the_cards_that_can_be_paid_for_with_and_without_the_bonus() -> None:
    state = GAME.copy(plannings()[0])
    player = state.players[0]
    green = [c.id for c in CARDS.values() if c.colour == "green" and not c.requires]
    cheap, dear = sorted(green, key=lambda card: CARDS[card].cost)[:3], green[-1]
    player.hand, player.played, player.corporation = [*cheap, dear], [], ""
    player.previous, player.heat = 0, 0
    player.mc = max(derive.price(player, CARDS[card]) for card in cheap)
    n = sum(derive.price(player, CARDS[card]) <= player.mc for card in player.hand)
    assert f"Your hand: {n} of 4 playable" in words(state, 0)
    least = min(prices := [derive.price(player, CARDS[card]) for card in player.hand])
    player.mc = least - derive.CHOOSER_LESS
    more = prices.count(least)
    assert f"Your hand: 0 of 4 playable, {more} with the bonus" in words(state, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_alternative_text_tells_every_phase(lang: Language) -> None:
    for state in plannings():
        alt = GAME.words(lang).alt(GAME.mask(state, 0), "phases", ("A", "B", "C", "D"))
        assert len(alt) <= ALT
        for number in PHASES:
            assert GAME.words(lang).order_value(GAME.mask(state, 0), "", str(number)) in alt
