"""The board as text: true in every position, changes first, no secrets of others."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from games.ares.actions import Give, PickPhase, Play, Standard, TakeCube
from games.ares.content import CARDS, OXYGEN_STEPS, TEMPERATURE_STEPS, zone
from games.ares.effects import InZone, Scale
from games.ares.game import GAME
from games.ares.rules import requirements
from games.ares.rules.payment import list_price
from games.ares.scoring import total
from games.ares.state import ACTION, Cubes, Phase, Planning, State, Swap
from games.ares.words.parts import own
from games.ares.words.position import Position
from games.ares.words.speakers import SPEAKERS
from games.core.labels import ALT
from games.core.random_play import random_action
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from tests.ares.builder import Table, card, use
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


def test_names_without_end_leave_room_for_mars() -> None:
    state = GAME.start({}, 4, 1)
    for lang in LANGUAGES:
        words, names = GAME.words(lang), [letter * 200 for letter in "ABCD"]
        text = words.alt(GAME.mask(state, None), "board", names)
        assert len(text) <= ALT
        assert "−30" in text
        assert text.endswith(".")
        assert all(name in text or name[:9] not in text for name in names), "whole or not at all"


def test_cards_turned_up_to_choose_from_are_read_by_all() -> None:
    """E116: the player who chooses reads their prices as well."""
    name = "Advanced Screening Technology"
    table = Table(curtain="off").top("Moss", "Mine", "Research").seat(0, played=[name])
    table.open(3).do(use(name))
    for viewer in (None, 0, 1):
        lines = told(table.state, viewer)["shown"].split("\n")
        assert [line.split(".")[0] for line in lines] == [
            f"Ada revealed {each}" for each in ("Moss", "Mine", "Research")
        ]
        text = GAME.words("en").alt(GAME.mask(table.state, viewer), "revealed", NAMES[:2])
        assert ("Moss: green, 3 MC" in text) == (viewer == 0)
        assert ("Ada revealed Moss" in text) == (viewer != 0)
        assert "at least 3 oceans" in text


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
