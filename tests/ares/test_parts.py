"""The board in words: parts that are true in every position, without others' secrets."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

import pytest

from games.ares.actions import Play
from games.ares.content import CARDS, OXYGEN_STEPS, TEMPERATURE_STEPS, zone
from games.ares.effects.kinds import Scale
from games.ares.effects.requirements import InZone
from games.ares.game import GAME
from games.ares.rules import derive, requirements
from games.ares.rules.payment import list_price
from games.ares.scoring import standing, total
from games.ares.state import Phase, Planning, Research, State
from games.ares.words.parts import hand as hands
from games.ares.words.position import Position
from games.ares.words.speakers import SPEAKERS
from games.core.labels import ALT, Part
from games.core.random_play import random_action
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from tests.ares.builder import Table, card, use
from tests.rendering.ares.positions import TABLES, states

NAMES = ("Ada", "Brian", "Chloé", "Dmitri")
OTHER_SYMBOLS = {"So", "Sk", "Co"}
"""Unicode's categories of pictograms and private characters."""


def told(state: State, seat: int | None, lang: Language = "en") -> dict[str, Part]:
    """Return the board in words as a seat sees it, by the keys of its parts."""
    found = GAME.words(lang).parts(GAME.mask(state, seat), NAMES)
    parts = {part.key: part for part in found}
    assert len(parts) == len(found)
    return parts


def position(state: State, seat: int, lang: Language = "en") -> Position:
    return Position(GAME.mask(state, seat), SPEAKERS(lang, state.content), seat=seat)


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


# All parts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_position_is_told_in_parts_without_pictograms(table: str, lang: Language) -> None:
    for state in states(table):
        for seat in (None, 0):
            parts = told(state, seat, lang)
            mats = [f"player:{number}" for number in range(len(state.players))]
            keys = ["round", "own", "mars", "phases", "shown", "choice", "hand", "standard", *mats]
            assert [key for key in keys if key in parts] == list(parts), "the order is stable"
            assert {"round", "mars", "phases", *mats} <= set(parts)
            secret = {key for key, part in parts.items() if part.private}
            assert secret == set(parts) & {"own", "choice", "hand", "standard"}
            assert seat is not None or not secret
            for part in parts.values():
                assert part.title.strip()
                assert all(line.strip() for line in part.text.split("\n"))
                said = {unicodedata.category(char) for char in part.text if char != "°"}
                assert not said & OTHER_SYMBOLS, part.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_everybody_may_know_reads_the_same_to_everybody(lang: Language) -> None:
    """Except behind the curtain, where one's own mat is as it is now."""
    for state in played(3, curtain="off"):
        public = told(state, None, lang)
        for seat in range(3):
            own = told(state, seat, lang)
            assert {key: part for key, part in own.items() if not part.private} == public


def test_a_hand_and_cards_dealt_are_told_to_their_owner_with_every_card() -> None:
    dealt = 0
    for lang in LANGUAGES:
        names = {entry["id"]: entry["name"] for entry in GAME.cards(lang)}
        for state in played(4):
            for seat, player in enumerate(state.players):
                parts = told(state, seat, lang)
                lines = parts["hand"].text.split("\n")[1:] if "hand" in parts else []
                if not state.over:
                    assert len(lines) == len(player.hand)
                for key, line in zip(player.hand, lines, strict=False):
                    assert line.startswith(f"{names[key]}")
                frame = state.stack[-1] if state.stack else None
                if isinstance(frame, Research) and frame.dealt[seat]:
                    dealt += 1
                    lines = parts["choice"].text.split("\n")
                    for key, line in zip(frame.dealt[seat], lines, strict=True):
                        assert line.startswith(f"{names[key]}")
    assert dealt > 10


def test_the_corporations_dealt_are_told_with_what_they_do() -> None:
    state = GAME.start({"setup": "mulligan"}, 2, 1)
    (line, other) = told(state, 0)["choice"].text.split("\n")
    assert re.fullmatch(r".+: (no tag|.+ tags?)\. Start: \d+ MC\..+", line)
    assert line not in told(state, 1)["choice"].text
    assert other != line


# Prices and missing amounts


@pytest.mark.parametrize("curtain", ["on", "off"])
def test_prices_and_what_can_be_played_are_those_of_the_rules(curtain: str) -> None:
    now = 0
    for seed in (1, 2):
        for state in played(seed, every=5, curtain=curtain):
            for seat, player in enumerate(state.players):
                part = told(state, seat).get("hand")
                if part is None:
                    continue
                legal = GAME.legal(state, seat)
                playable = {action.card for action in legal if isinstance(action, Play)}
                frame = state.stack[-1]
                at = frame.lanes[seat] if isinstance(frame, Phase) else None
                free = at is None or (not at.stack and not at.done)
                for key, line in zip(player.hand, part.text.split("\n")[1:], strict=True):
                    assert ("You can play it now." in line) == (key in playable)
                    now += key in playable
                    if free:
                        said = re.search(r"Price (\d+) MC", line)
                        assert said is not None
                        assert int(said[1]) == list_price(state, seat, key)
    assert now > 30


def test_what_is_missing_of_a_price_is_told_with_what_would_pay_it() -> None:
    table = Table().seat(0, "Ecoline", hand=["Comet", "Moss", "Fish", "Mine"], mc=19).open(2)
    line = next(t for t in told(table.state, 0)["hand"].text.split("\n") if "Comet" in t)
    assert "Price 25 MC; 6 MC missing, which you can pay with the sale of 2 cards." in line
    assert "You can play it now." in line
    table.seat(0, mc=1)
    line = next(t for t in told(table.state, 0)["hand"].text.split("\n") if "Comet" in t)
    assert "Price 25 MC; 24 MC missing." in line
    table.seat(0, mc=25)
    line = next(t for t in told(table.state, 0)["hand"].text.split("\n") if "Comet" in t)
    assert "Price 25 MC." in line


def test_a_discount_is_told_beside_the_printed_price() -> None:
    table = Table().seat(0, "Ecoline", hand=["Mine"], played=["Titanium Mine"], mc=30)
    table.seat(0, hand=["Comet"]).open(2)
    line = next(t for t in told(table.state, 0)["hand"].text.split("\n") if "Comet" in t)
    assert "Price 22 MC instead of 25 MC." in line


def test_every_requirement_says_whether_it_is_met_and_how_far_off_it_is() -> None:
    """Raising a scale by the steps that are missing is enough, by one less is not."""
    met, missing, late = 0, 0, 0
    for key, found in CARDS.items():
        needs = [part for part in found.requires if isinstance(part, InZone)]
        for step in range(0, 20, 3):
            table = Table().seat(0, "Ecoline", mc=99)
            table.state.players[0].hand.append(key)
            table.state.deck.remove(key)
            table.state.temperature = min(step, TEMPERATURE_STEPS)
            table.state.oxygen = min(step, OXYGEN_STEPS)
            p = position(table.state, 0)
            text = p.speaker.say(hands.project(p, key))
            plan = hands.planned(p, key)
            unmet = [
                part
                for part in found.requires
                if requirements.unmet(p.player, plan.phase, part, 0) is not None
            ]
            assert text.count("Requirement met") + text.count("Requirement not met") == len(
                [part for part in found.requires if type(part).__name__ != "Pay"]
            )
            assert text.count("Requirement not met") == len(
                [part for part in unmet if type(part).__name__ != "Pay"]
            )
            for part in needs:
                last = TEMPERATURE_STEPS if part.scale == "temperature" else OXYGEN_STEPS
                now = min(step, last)
                if requirements.allowed(part, now, 0):
                    met += 1
                    continue
                said = re.search(r"(\d+) steps? missing", text)
                if said is None:
                    assert "too late" in text
                    assert not any(requirements.allowed(part, n, 0) for n in range(now, last + 1))
                    late += 1
                    continue
                n = int(said[1])
                assert requirements.allowed(part, now + n, 0)
                assert not requirements.allowed(part, now + n - 1, 0)
                missing += 1
    assert min(met, missing, late) > 10


# Mars and players


@pytest.mark.parametrize("scale", ["temperature", "oxygen"])
def test_the_next_zone_and_the_end_are_as_far_as_is_said(scale: Scale) -> None:
    last = TEMPERATURE_STEPS if scale == "temperature" else OXYGEN_STEPS
    for step in range(last + 1):
        table = Table().seat(0, mc=99).open(3)
        setattr(table.state, scale, step)
        line = told(table.state, None)["mars"].text.split("\n")[scale == "oxygen"]
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_in_play_is_told_those_that_work_with_their_texts(lang: Language) -> None:
    entries = {entry["id"]: entry for entry in GAME.cards(lang)}
    for state in played(2, every=40, curtain="off"):
        parts = told(state, None, lang)
        for seat, player in enumerate(state.players):
            text = parts[f"player:{seat}"].text
            for key in player.played:
                assert entries[key]["name"] in text
                if CARDS[key].colour == "blue":
                    (line,) = [t for t in text.split("\n") if t.startswith(entries[key]["name"])]
                    assert entries[key]["text"].split(" ")[-1] in line
            made = derive.production(player)["mc"] + player.tr
            assert re.search(rf"\b{made} (MC|M€)", plain(text))


def test_an_action_that_was_used_is_told_so() -> None:
    table = Table().seat(0, "Ecoline", played=["AI Central"], mc=9).seat(1, "Helion").open(3)
    assert "used in this phase" not in told(table.state, 0)["player:0"].text
    table.do(use("AI Central"))
    assert "AI Central, blue, its action is used this phase." in (
        told(table.state, 0)["player:0"].text
    )
    assert "used in this phase" not in told(table.state, 1)["player:0"].text, "the curtain"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_blue_card_whose_points_follow_a_count_says_what_it_scores_now(lang: Language) -> None:
    scored, now = 0, {"en": "VP now", "fr": "PV pour l’instant"}[lang]
    names = {entry["id"]: entry["name"] for entry in GAME.cards(lang)}
    for seed in (2, 5):
        for state in played(seed, every=25, curtain="off"):
            for seat, player in enumerate(state.players):
                lines = plain(told(state, None, lang)[f"player:{seat}"].text).split("\n")
                for key in player.played:
                    line = next((t for t in lines if t.startswith(f"{plain(names[key])}, ")), "")
                    n = derive.card_points(player, key)
                    counted = bool(n) and not isinstance(CARDS[key].vp, int) and bool(line)
                    assert (f", {n} {now}" in line) == counted, line
                    scored += counted
    assert scored > 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_of_a_round_names_who_chose_it(lang: Language) -> None:
    """Of a solo game the dummy, too."""
    dummies, dummy = 0, {"en": "dummy", "fr": "automate"}[lang]
    for table in TABLES:
        for state in states(table, every=7):
            if state.over or not state.phases or isinstance(state.stack[-1], Planning):
                continue
            lines = plain(told(state, None, lang)["round"].text).split("\n")
            (line,) = [t for t in lines if t.startswith(("Phases of this", "Phases de la"))]
            assert line.count("(") == len(state.phases), line
            assert (dummy in line) == (state.mode == "solo")
            dummies += dummy in line
    assert dummies > 5


# The end


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_the_end_the_winners_are_named_first_then_everybodys_place(lang: Language) -> None:
    won = {"en": "Won by ", "fr": "Victoire : "}[lang]
    for seed in (1, 2, 3):
        *_, state = played(seed)
        assert state.over
        ended = standing(state)
        lines = plain(told(state, None, lang)["round"].text).split("\n")
        (leader,) = ended.winners
        assert lines[1] == f"{won}{NAMES[leader]}."
        assert not any("Deck" in line or "Pioche" in line for line in lines)
        places = lines[2].partition(": ")[2].removesuffix(".").split(";")
        assert len(places) == 3
        for number, place in enumerate(places, start=1):
            (score,) = [each for each in ended.scores if each.rank == number]
            unit = {"en": "VP", "fr": "PV"}[lang]
            assert place.strip() == f"{number}. {NAMES[score.seat]}, {score.total} {unit}"
        words = GAME.words(lang)
        view = GAME.mask(state, None)
        assert plain(words.alt(view, "score", NAMES)).startswith(lines[1])
        assert lines[1] in plain(words.alt(view, "board", NAMES))


def test_equal_points_say_what_ranks_them() -> None:
    *_, state = played(1)
    best = max(state.players, key=total)
    for player in state.players:
        player.tr += total(best) - total(player)
    lines = told(state, None)["round"].text.split("\n")
    assert lines[-1] == "Tie-break: MC, heat, plants and hand."
    for player in state.players:
        player.mc = player.heat = player.plant = 0
        player.hand.clear()
    lines = told(state, None)["round"].text.split("\n")
    assert lines[1] == "Won by Ada, Brian and Chloé."
    assert lines[2].count("1. ") == 3


@pytest.mark.parametrize("table", ["coop", "solo"])
def test_against_the_box_the_end_is_won_or_lost_and_nobody_has_a_place(table: str) -> None:
    state = states(table)[-1]
    text = told(state, None)["round"].text
    assert ("\nWon" in text) == bool(standing(state).won)
    assert ("\nLost" in text) == (not standing(state).won)
    assert "Ranking" not in text


# Alternative texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_alternative_texts_end_with_a_sentence_and_name_everybody(
    table: str, lang: Language
) -> None:
    before: State | None = None
    people = ("Maximilian Alexander", "Brian the Builder", "Chloé-Marguerite", "Dmitri Ivanov")
    for state in states(table):
        for seat in (None, 0):
            view, old = GAME.mask(state, seat), before and GAME.mask(before, None)
            for picture in GAME.presentation.pictures:
                if picture.kind == "private" and seat is None:
                    continue
                key = f"{picture.key}:0" if picture.per_seat else picture.key
                text = GAME.words(lang).alt(view, key, people, old)
                assert len(text) <= ALT
                assert text.endswith((".", "!")), text
                if key in ("board", "players", "score"):
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
