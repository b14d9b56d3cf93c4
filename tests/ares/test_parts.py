"""The board as text: true in every position, changes first, no secrets of others."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from games.ares.actions import Burn, Give, PickPhase, Play, Standard, TakeCube
from games.ares.content import CARDS, OXYGEN_STEPS, TEMPERATURE_STEPS, zone
from games.ares.effects import InZone, Scale
from games.ares.game import GAME
from games.ares.rules import requirements
from games.ares.rules.payment import list_price
from games.ares.scoring import standing, total
from games.ares.state import ACTION, Cubes, Phase, Planning, State, Swap
from games.ares.words.parts import own
from games.ares.words.position import Position
from games.ares.words.speakers import SPEAKERS
from games.core.labels import ALT
from games.core.random_play import random_action
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from tests.ares.builder import Table, card, play, toss, use
from tests.rendering.ares.positions import TABLES, states

NAMES = ("Ada", "Brian", "Chloé", "Dmitri")


def told(state: State, seat: int | None, lang: Language = "en") -> dict[str, str]:
    """Return the texts of the parts of a board as a seat reads them, by their keys."""
    found = GAME.words(lang).parts(GAME.mask(state, seat), NAMES)
    return {part.key: plain(part.text) for part in found}


def plain(text: str) -> str:
    """Return a text with usual spaces and minus signs."""
    return text.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("−", "-")


def played(seed: int, *, every: int = 7, **options: str) -> Iterator[State]:
    """Yield positions of random play of three."""
    state, source = GAME.start(options, 3, seed), rng(seed, 5)
    number = 0
    while waiting := GAME.waiting(state):
        number += 1
        if number % every == 0:
            yield state
        seat = source.pick(waiting)
        GAME.apply_unchecked(state, seat, random_action(GAME, state, seat, source))
    yield state


@pytest.mark.parametrize("curtain", ["on", "off"])
def test_prices_and_what_can_be_played_are_those_of_the_rules(curtain: str) -> None:
    now = 0
    for state in (each for seed in (1, 2) for each in played(seed, every=5, curtain=curtain)):
        for seat, player in enumerate(state.players):
            lines = told(state, seat).get("hand", "").split("\n")[1:]
            if not lines:
                continue
            playable = {each.card for each in GAME.legal(state, seat) if isinstance(each, Play)}
            frame = state.stack[-1]
            at = frame.lanes[seat] if isinstance(frame, Phase) else None
            for key, line in zip(player.hand, lines, strict=True):
                assert ("You can play it now." in line) == (key in playable)
                now += key in playable
                if at is None or not (at.stack or at.done):
                    assert f"Price {list_price(state, seat, key)} MC" in line
    assert now > 30


@pytest.mark.parametrize(
    ("mc", "said"),
    [
        (19, "Price 25 MC; 6 MC missing, which you can pay with the sale of 2 cards."),
        (1, "Price 25 MC; 24 MC missing."),
        (25, "Price 25 MC."),
    ],
)
def test_what_is_missing_of_a_price_is_told_with_what_would_pay_it(mc: int, said: str) -> None:
    table = Table().seat(0, "Ecoline", hand=["Comet", "Moss", "Fish", "Mine"], mc=mc).open(2)
    assert said in told(table.state, 0)["hand"]
    table = Table().seat(0, "Ecoline", hand=["Comet"], played=["Titanium Mine"], mc=30).open(2)
    assert "Price 22 MC instead of 25 MC." in told(table.state, 0)["hand"], "a discount"


def test_every_requirement_says_whether_it_is_met_and_how_far_off_it_is() -> None:
    """Raising a scale by the steps that are missing is enough, by one less is not."""
    seen = Counter[str]()
    for key, found in CARDS.items():
        for step in range(0, 20, 3):
            table = Table().seat(0, "Ecoline", mc=99)
            table.state.players[0].hand.append(key)
            table.state.deck.remove(key)
            table.state.temperature = min(step, TEMPERATURE_STEPS)
            table.state.oxygen = min(step, OXYGEN_STEPS)
            p = Position(GAME.mask(table.state, 0), SPEAKERS("en", table.state.content), seat=0)
            text, phase = p.speaker.say(own.project(p, key)), own.planned(p, key).phase
            needs = [part for part in found.requires if type(part).__name__ != "Pay"]
            unmet = [
                p for p in needs if requirements.unmet(table.player(), phase, p, 0) is not None
            ]
            assert text.count("Requirement met") == len(needs) - len(unmet)
            assert text.count("Requirement not met") == len(unmet)
            for part in (each for each in needs if isinstance(each, InZone)):
                last = TEMPERATURE_STEPS if part.scale == "temperature" else OXYGEN_STEPS
                now = min(step, last)
                said = re.search(r"(\d+) steps? missing", text)
                if requirements.allowed(part, now, 0):
                    seen["met"] += 1
                elif said is None:
                    assert "too late" in text
                    assert not any(requirements.allowed(part, n, 0) for n in range(now, last + 1))
                    seen["late"] += 1
                else:
                    n = int(said[1])
                    assert requirements.allowed(part, now + n, 0)
                    assert not requirements.allowed(part, now + n - 1, 0)
                    seen["missing"] += 1
    assert min(seen[each] for each in ("met", "late", "missing")) > 10


def test_the_phase_that_one_planned_is_told_to_oneself_alone() -> None:
    table = Table().seat(0, "Ecoline").seat(1, "Helion")
    state = table.state
    state.stack.append(Planning([0, 0]))
    state.players[0].previous = ACTION
    assert "You can’t choose III Action" in told(state, 0)["own"]
    assert "You can’t choose" not in told(state, 1)["own"]
    GAME.apply(state, 0, PickPhase(2))
    (line,) = told(state, 0)["own"].split("\n")
    assert line.startswith("You chose II Construction")
    assert told(state, 1)["own"] == "Choose your phase card."


def test_a_price_in_the_making_is_told_with_what_is_sold_and_missing() -> None:
    hand = ["Comet", "Moss", "Fish", "Mine"]
    table = Table().seat(0, "Helion", hand=hand, mc=19, heat=4).seat(1, "Ecoline").open(2)
    table.do(play("Comet", payment="cards"))
    assert "Comet (25 MC)" in told(table.state, 0)["own"]
    assert "6 MC missing." in told(table.state, 0)["own"]
    table.do(toss("Moss")).do(Burn(2))
    text = told(table.state, 0)["own"]
    assert "1 MC missing. To sell: Moss." in text
    assert "Paid with heat: 2 heat." in text
    assert "You have 19 MC, 4 heat" in text
    assert "Comet" not in told(table.state, 1)["own"], "nobody else's"


def test_standard_actions_say_what_the_rules_let_one_do() -> None:
    seen = Counter[bool]()
    for state in played(6, every=3):
        frame = state.stack[-1] if state.stack else None
        if not (isinstance(frame, Phase) and frame.number == ACTION):
            continue
        for seat, lane in enumerate(frame.lanes):
            if not (lane.stack or lane.done):
                legal = GAME.legal(state, seat)
                lines = told(state, seat)["standard"].split("\n")[1:]
                for project, line in zip(own.STANDARDS, lines, strict=True):
                    possible = Standard(project, "mc") in legal
                    assert (";" not in line) == possible, line
                    seen[possible] += 1
    assert min(seen[True], seen[False]) > 10


def test_standard_actions_wait_for_a_decision_in_progress() -> None:
    table = Table().seat(0, "Ecoline", played=["Farming Co-ops"], hand=["Comet", "Moss"]).open(3)
    assert told(table.state, 0)["standard"].startswith("Open now.")
    table.do(use("Farming Co-ops"))
    assert told(table.state, 0)["standard"].startswith("Open after your current decision")
    table.do(toss("Moss"))
    assert told(table.state, 0)["standard"].startswith("Open now.")


@pytest.mark.parametrize("scale", ["temperature", "oxygen"])
def test_the_next_zone_and_the_end_are_as_far_as_is_said(scale: Scale) -> None:
    last = TEMPERATURE_STEPS if scale == "temperature" else OXYGEN_STEPS
    for step in range(last + 1):
        table = Table().seat(0, mc=99).open(3)
        setattr(table.state, scale, step)
        line = told(table.state, None)["mars"].split("\n")[scale == "oxygen"]
        if step == last:
            assert line.endswith("complete.")
            continue
        ahead = re.search(r"(\d+) steps? to the \w+ zone", line)
        if ahead is None:
            assert zone(scale, step) == 3
        else:
            n = int(ahead[1])
            assert zone(scale, step + n) == zone(scale, step + n - 1) + 1 == zone(scale, step) + 1
        end = re.search(r"(\d+) steps? to the end", line)
        assert end is not None
        assert int(end[1]) == last - step


def test_an_action_that_was_used_is_told_so() -> None:
    table = Table().seat(0, "Ecoline", played=["AI Central"], mc=9).seat(1, "Helion").open(3)
    assert "used in this phase" not in told(table.state, 0)["player:0"]
    table.do(use("AI Central"))
    own, other = (told(table.state, seat)["player:0"] for seat in (0, 1))
    assert "AI Central, blue, its action is used this phase." in own
    assert "used in this phase" not in other, "the curtain"


@pytest.mark.parametrize(
    ("lang", "won", "unit"), [("en", "Won by ", "VP"), ("fr", "Victoire : ", "PV")]
)
def test_after_the_end_the_winners_are_named_first_then_everybodys_place(
    lang: Language, won: str, unit: str
) -> None:
    *_, state = played(1)
    ended = standing(state)
    lines = told(state, None, lang)["round"].split("\n")
    assert lines[1] == f"{won}{NAMES[ended.winners[0]]}."
    ranked = sorted(ended.scores, key=lambda score: score.rank)
    places = [f"{each.rank}. {NAMES[each.seat]}, {each.total} {unit}" for each in ranked]
    assert re.split(" ?; ", lines[2].partition(": ")[2].removesuffix(".")) == places
    for picture in ("score", "board"):
        assert lines[1] in plain(GAME.words(lang).alt(GAME.mask(state, None), picture, NAMES))


def test_equal_points_say_what_ranks_them() -> None:
    *_, state = played(1)
    best = max(map(total, state.players))
    for player in state.players:
        player.tr += best - total(player)
    assert told(state, None)["round"].endswith("\nTie-break: MC, heat, plants and hand.")
    for player in state.players:
        player.mc = player.heat = player.plant = 0
        player.hand.clear()
    lines = told(state, None)["round"].split("\n")
    assert lines[1] == "Won by Ada, Brian and Chloé."
    assert lines[2].count("1. ") == 3


@pytest.mark.parametrize("table", TABLES)
def test_alternative_texts_name_everybody_however_long_their_names(table: str) -> None:
    before: State | None = None
    people = ("Ada Lovelace-Byron", "Katherine Johnson", "Émilie du Châtelet", "Valentina T.")
    for state in states(table):
        old = before and GAME.mask(before, None)
        for lang in LANGUAGES:
            for picture in ("board", "players", "score"):
                text = GAME.words(lang).alt(GAME.mask(state, None), picture, people, old)
                assert len(text) <= ALT
                assert all(name in text for name in people[: len(state.players)]), text
        before = state


def test_what_has_changed_is_told_first() -> None:
    table = Table(curtain="off").seat(0, "Ecoline", hand=["Comet"], mc=30).seat(1, "Helion", mc=5)
    table.open(2)
    before = GAME.mask(table.state, None)
    state = GAME.copy(table.state)
    state.temperature += 2
    state.flipped += 1
    state.players[0].played.append(card("Comet"))
    state.players[0].hand.remove(card("Comet"))
    state.players[0].mc -= 25
    state.players[0].tr += 3
    view = GAME.mask(state, None)
    words = GAME.words("en")
    told = plain(words.alt(view, "board", NAMES, before))
    assert told.startswith(
        "Changed: temperature now -26 °C, was -30 °C; oceans now 1, was 0; "
        "Ada played Comet, +3 TR, -25 MC. "
    )
    assert "Changed" not in words.alt(view, "board", NAMES)
    assert "Changed" not in words.alt(view, "board", NAMES, view)
    assert words.alt(view, "tableau:0", NAMES, before).startswith("Changed: Ada played Comet")
    assert "Changed" not in words.alt(view, "tableau:1", NAMES, before)
    state.round += 1
    later = plain(words.alt(GAME.mask(state, None), "board", NAMES, before))
    assert "Ada played Comet, +3 TR. " in later, "goods of a new round are no news"


def test_a_hand_is_described_with_prices_effects_and_what_is_missing() -> None:
    table = Table().seat(0, "Ecoline", hand=["Comet", "Fish"], mc=10).seat(1, "Helion").open(2)
    told = plain(GAME.words("en").alt(GAME.mask(table.state, 0), "hand", NAMES))
    assert told.startswith("Your hand: 2 cards. You have 10 MC")
    assert "Comet: red, 25 MC; 15 MC missing. Raise" in told
    assert "Tags: space, event. " in told
    assert "Flip an ocean." in told
    assert "Requirement not met: temperature in the red zone or warmer; now -30 °C" in told


def test_a_card_offered_in_an_exchange_is_described_to_who_answers_alone() -> None:
    table = Table(coop="on").seat(0, "Ecoline", hand=["Moss", "Mine"]).seat(1, "Helion")
    table.seat(1, hand=["Fish"], mc=8)
    table.state.phases = [1]
    table.state.stack.append(Cubes(["", ""]))
    table.do(TakeCube("trade"), 0).do(TakeCube("copper"), 1)
    assert isinstance(table.state.stack[-1], Swap)
    assert "choice" not in told(table.state, 1), "nothing is offered yet"
    table.do(Give(card("Mine")), 0)
    assert told(table.state, 1)["choice"].startswith("Mine: green, number ")
    for viewer in (None, 0, 1):
        parts = told(table.state, viewer)
        assert ("choice" in parts) == (viewer == 1)
        # Whose it is, too, holds it in their hand, and is asked nothing.
        secret = " ".join(text for key, text in parts.items() if key not in ("own", "hand"))
        revealed = GAME.words("en").alt(GAME.mask(table.state, viewer), "revealed", NAMES[:2])
        assert ("Mine" in secret) == ("Mine" in revealed) == (viewer == 1)
    hand = GAME.words("en").alt(GAME.mask(table.state, 1), "hand", NAMES[:2])
    assert "Mine: green, 10 MC; 1 MC missing." in hand
    assert hand.index("Mine") < hand.index("Your hand")
