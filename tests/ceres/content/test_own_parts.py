"""The viewer's options and means, in words: fees, committed projects, Launches."""

from __future__ import annotations

import re

import pytest

from games.ceres import actions as act
from games.ceres.game import GAME
from games.ceres.rules.derived import token
from games.ceres.rules.tables import tables
from games.ceres.state import NOBODY, Bureau, Launching, Settling, State, Trading, Turn
from games.ceres.words.speakers import SPEAKERS
from games.ceres.words.terms import goods
from games.core.grammar import NARROW_SPACE
from games.core.speech import Message
from games.core.text import LANGUAGES, Language
from tests.ceres.builder import Table, facility, line, project
from tests.ceres.content.test_parts import EDITIONS, told
from tests.ceres.content.test_words import positions

COUNCIL = {
    "en": ("you can pay.", "you can pay, but not with the fee of the A.M.A.C. Council."),
    "fr": (
        "vous pouvez payer.",
        "vous pouvez payer, mais pas avec les frais (Conseil de l’A.M.A.C.).",
    ),
}


def own(state: State, seat: int, lang: Language = "en") -> list[str]:
    """Return the lines of both parts that are a seat's own."""
    found = told(state, seat, lang)
    return "\n".join(found[key].text for key in ("own", "means") if key in found).split("\n")


def said_of(lines: list[str], name: str) -> str:
    """Return the end of the only line about something."""
    (found,) = [said for said in lines if said.startswith(f"{name}:")]
    return found.rpartition("; ")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_favor_is_payable_only_where_it_could_be_taken_with_the_fee(
    edition: str, lang: Language
) -> None:
    plain, dear = COUNCIL[lang]
    seen = {plain: 0, dear: 0}
    for number, (state, seat, _) in enumerate(positions(edition, 3, 21)):
        if number % 5 or seat < 0 or not isinstance(state.stack[-1], Turn):
            continue
        here = GAME.copy(state)
        t, speaker = tables(here.content, here.edition), SPEAKERS(lang, here.content)
        for influence in range(5):
            here.players[seat].goods["influence"] = influence
            lines = told(here, seat, lang)["means"].text.replace(NARROW_SPACE, "").split("\n")
            for key, cost in t.favors.items():
                if token(here, key).holder != NOBODY:
                    continue
                end = said_of(lines, speaker.name(key))
                assert (end == plain) == (influence > cost), end
                assert (end == dear) == (influence == cost), end
                for each in seen:
                    seen[each] += end == each
    assert min(seen.values()) > 5


def test_fees_stand_at_their_headings_and_where_they_make_the_difference() -> None:
    cards = (facility("hut", cost={"alloy": 1, "credit": 1}),)
    table = Table(facilities=cards, lines=(line({"influence": 1}, {"ore": 1}),))
    table.seat(0, alloy=1, credit=2, influence=1, probe=1, ice=9)
    lines = own(table.state, 0)
    assert "Prices don’t include Location fees: see the headings." in lines
    assert "Research (A.M.A.C. Council, fee 1 Influence):" in lines
    assert said_of(lines, "Hut") == said_of(lines, "Line 1") == "you can pay."
    assert "You can’t pay this fee." not in lines
    slots = tables(table.state.content, "final").slots - table.state.blocked
    for key in ("construction_yard", "trade_bureau"):
        table.state.slots[key] = [1] * slots
    lines = own(table.state, 0)
    fee = "you can pay, but not with the fee of the {}."
    assert said_of(lines, "Hut") == fee.format("Contractors Association")
    assert said_of(lines, "Line 1") == fee.format("A.M.A.C. Council")
    table.seat(0, influence=0)
    lines = own(table.state, 0)
    launch = lines.index("Launch (A.M.A.C. Council, fee 1 Influence):")
    assert lines[launch + 1] == "You can’t pay this fee."


def test_products_are_counted_with_and_without_the_fee() -> None:
    lines = own(Table().seat(0, ore=6, credit=1).state, 0)
    assert "1 Alloy costs 2 Ore; you can pay for 3, with the fee for 1." in lines


def test_a_second_activation_tells_its_fee_and_the_projects_in_reserve() -> None:
    plans = (project("dome", {"ore": 1}), project("port", {"ore": 2}))
    table = Table(projects=plans, lines=(line({"ore": 1}, {"ice": 1}),)).round(3)
    table.seat(0, ore=2, influence=1, committed=("port",))
    for step in (Bureau(["trade", "settlement"], 2, again=True), Settling()):
        table.state.stack = [Turn(acted=True), step]
        lines = own(table.state, 0)
        assert act.Complete("port") in GAME.legal(table.state, 0)
        assert said_of(lines[lines.index("Your committed projects:") :], "Port") == "you can pay."
        assert "Settlement Projects on offer (costs 1 Influence this round):" in lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_projects_that_can_be_completed_are_told_at_every_step(lang: Language) -> None:
    offered = 0
    for state, seat, _ in positions("final", 4, 13):
        for action in GAME.legal(state, seat) if seat >= 0 else ():
            if isinstance(action, act.Complete):
                offered += 1
                speaker = SPEAKERS(lang, state.content)
                assert any(
                    speaker.name(action.project) in said for said in own(state, seat, lang)
                ), state.stack
    assert offered >= 10


def test_an_asteroid_to_choose_is_told_with_what_it_produces() -> None:
    table = Table().seat(0, probe=1, ice=9)
    table.state.stack = [Turn(acted=True), Launching()]
    text = "\n".join(own(table.state, 0))
    t, speaker = tables(table.state.content, "final"), SPEAKERS("en", table.state.content)
    for key, rock in t.asteroids.items():
        produced = speaker.say(Message("few", goods=goods(rock.production)))
        assert f"{speaker.name(key)} {rock.vp} VP, {produced}" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_draft_lines_and_projects_are_told_with_how_often_and_what_committing_costs(
    lang: Language,
) -> None:
    twice, commit, once = (
        (", up to twice", "commit for", "Trade (one line)")
        if lang == "en"
        else (", jusqu’à 2 fois", "réservation", "Commerce (une ligne)")
    )
    seen = dict.fromkeys((twice, commit, once), 0)
    for number, (state, seat, _) in enumerate(positions("draft", 3, 21)):
        if number % 9 or seat < 0:
            continue
        here, speaker = GAME.copy(state), SPEAKERS(lang, state.content)
        t = tables(here.content, "draft")
        ship = t.ships[here.ships[here.round - 1]]
        rows = [t.projects[key] for key in here.project_row if key]
        assert all(line.multiplier == 2 for line in ship.lines)
        texts: list[str] = []
        for step in (Trading(1), Settling()):
            here.stack = [Turn(acted=True), step]
            view = GAME.mask(here, seat)
            said = told(here, seat, lang)["own"].text
            alt = GAME.words(lang).alt(view, "turn", ("Ana", "Bo", "Cy"))
            for text in (said, alt):
                if isinstance(step, Trading):
                    assert text.count(twice) == len(ship.lines), text
                else:
                    assert text.count(commit) == sum(bool(x.commitment) for x in rows), text
            texts += said, alt
        for picture in ("offer", "cards"):
            alt = GAME.words(lang).alt(GAME.mask(here, None), picture, ("Ana", "Bo", "Cy"))
            for card in rows:
                name = re.escape(speaker.name(card.id))
                found = re.search(rf"{name} \(([^()]*)\)", alt)
                if found and card.commitment and ":" in found[1]:
                    price = speaker.text("few-influence", n=card.commitment)
                    assert found[1].endswith(f"{commit} {price}"), alt
            assert not re.search(rf"{once.partition(' (')[0]} ×", alt)
            texts.append(alt)
        for each in seen:
            seen[each] += sum(each in text for text in texts)
    assert min(seen.values()) > 5, seen
