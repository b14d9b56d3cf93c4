"""The alternative texts of Ceres: effects, prices and changes, in whole sentences."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.ceres import actions as act
from games.ceres.content import components
from games.ceres.content.types import LOCATIONS
from games.ceres.game import GAME
from games.ceres.rules.derived import belt
from games.ceres.rules.prices import launch_price
from games.ceres.rules.tables import OPTIONS, tables
from games.ceres.state import NOBODY, State, Turn
from games.ceres.words.speakers import SPEAKERS
from games.ceres.words.terms import in_few, option, place
from games.core.actions import EndTurn
from games.core.grammar import NARROW_SPACE
from games.core.labels import ALT
from games.core.speech import Message
from games.core.text import LANGUAGES, Language, capital
from tests.ceres.builder import Table, facility, gain, line, perform, project
from tests.ceres.content.test_words import NAMES, clean, positions

EDITIONS = ("final", "draft")
DOCKED = {"en": r"Docked\b.*?: ", "fr": r"À quai\b.*?: "}
ABBREVIATED = re.compile(r"\d (Cer|Infl|Cr|En|All|cér|infl|én|min|all|cr|gl)\b\.?(?! de)|prod\.")
"""Goods and actions as only buttons call them."""
LONG = tuple(f"{name} von Hohenstein-Wittgenstein"[:32] for name in NAMES)
PICTURES = [f"{each.key}:1" if each.per_seat else each.key for each in GAME.presentation.pictures]


def alt(
    state: State,
    picture: str,
    lang: Language = "en",
    *,
    names: tuple[str, ...] = NAMES,
    before: State | None = None,
    seat: int | None = None,
) -> str:
    """Return the alternative text of a picture, public or as a seat sees it."""
    old = None if before is None else GAME.mask(before, seat)
    named = names[: len(state.players)]
    return GAME.words(lang).alt(GAME.mask(state, seat), picture, named, old)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_texts_end_with_a_sentence_whatever_the_names_and_changes(
    edition: str, lang: Language
) -> None:
    older: State | None = None
    longest = 0
    for number, (state, _, _) in enumerate(positions(edition, 4, 41)):
        if number % 17:
            continue
        for picture in PICTURES:
            for seat in (None, 0):
                for before in (None, older):
                    text = alt(state, picture, lang, names=LONG, before=before, seat=seat)
                    assert clean(text, lang)[-1] in ".!", text
                    assert "…" not in text
                    assert not ABBREVIATED.search(text), text
                    longest = max(longest, len(text))
        older = GAME.copy(state)
    assert 900 < longest <= ALT


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("picture", ["offer", "cards"])
def test_cards_on_offer_are_told_with_price_points_and_effect(
    picture: str, edition: str, lang: Language
) -> None:
    speaker, priced = SPEAKERS(lang, GAME.start({}, 2, 1).content), Counter[bool]()
    for number, (state, _, _) in enumerate(positions(edition, 4, 23)):
        if number % 20:
            continue
        text, t = alt(state, picture, lang), tables(state.content, state.edition)

        for card in filter(None, state.facility_row):
            printed = t.facilities[card]
            found = re.search(rf"{re.escape(speaker.name(card))} \((.*?)\)\s?: (.*?)\.", text)
            assert found, card
            assert found[1].startswith(speaker.say(in_few(printed.cost)))
            assert speaker.text("vp", n=printed.vp) in found[1]
            assert found[2].strip()
        for card in filter(None, state.project_row):
            printed = t.projects[card]
            name, vp = re.escape(speaker.name(card)), speaker.text("vp", n=printed.vp)
            found = re.search(rf"{name} \((.*?)\)", text)
            priced[bool(found)] += 1
            if not found:
                assert re.search(rf"(: |; ){name} {printed.vp}\b", text), card
                continue
            assert found[1].startswith(speaker.say(in_few(printed.cost)))
            assert re.search(rf"\s?: {vp}(\s?;|$)", found[1]), found[1]
        if picture == "offer":
            assert re.search(DOCKED[lang], text)
            assert "Favors: " in text or f"Faveurs{NARROW_SPACE}: " in text
    if picture == "cards":
        assert not priced[False], priced
    elif lang == "en":
        assert priced[True] > priced[False] or edition == "draft", priced


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("picture", ["board", "belt"])
def test_every_launch_is_told_with_the_price_that_most_pay(picture: str, lang: Language) -> None:
    no_ice = r"(Launch for no|No) Ice" if lang == "en" else r"(Lancement sans|Sans) glace"
    heads = re.compile(r"Launch |Lancement |(\d+ (Ice|glaces?)|No Ice|Sans glace)\b[^;]*?:")
    for names in (NAMES, LONG):
        for number, (state, _, _) in enumerate(positions("final", 4, 6)):
            if number % 30:
                continue
            t, titles = tables(state.content, state.edition), components(state.content).names
            sentences = alt(state, picture, lang, names=names).split(". ")
            offers = [said for said in sentences if heads.match(said)]
            for rock in belt(t, state):
                named = re.compile(rf"(: |; ){re.escape(titles[rock.id][lang])}\b")
                found = [said for said in offers if named.search(said.replace("\u202f", ""))]
                assert len(found) == (rock.owner == NOBODY), offers
                if found:
                    paid = Counter(launch_price(t, state, p, rock.id) for p in state.players)
                    price = max(paid, key=lambda n: (paid[n], n))
                    (said,) = found
                    assert re.match(rf"(\D+ )?{price} \w+" if price else no_ice, said), said
                    worth = f"{titles[rock.id][lang]} {t.asteroids[rock.id].vp}"
                    assert picture == "belt" or worth in said.replace("\u202f", ""), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_locations_are_told_with_free_slots_options_and_fees(lang: Language) -> None:
    for number, (state, _, _) in enumerate(positions("final", 3, 14)):
        if number % 30:
            continue
        speaker, slots = SPEAKERS(lang, state.content), tables(state.content, "final").slots
        text, board = alt(state, "locations", lang), alt(state, "board", lang)
        for where in LOCATIONS:
            free = slots - state.blocked - len(state.slots[where])
            named = speaker.say(place(where))
            found = re.search(rf"{re.escape(named)}\s?: {free} ", text)
            assert found, where
            assert found[0] in board
            for key in OPTIONS[where]:
                assert capital(speaker.say(option(where, key))) in text


def changed(text: str) -> list[str]:
    """Return the changes in a text."""
    found = re.match(r"Changed: (.*?)\. (?:The|What|Your) ", text)
    return found[1].split("; ") if found else []


def test_what_has_changed_comes_first_and_by_picture() -> None:
    table = Table(lines=(line({"ore": 1}, {"ice": 1}),))
    table.seat(0, probe=1, ice=9, influence=2)
    before = GAME.copy(table.state)
    assert all(not changed(alt(before, picture, before=before)) for picture in PICTURES)
    table.do(act.Leader("council", "launch"), act.Launch("vesta"))
    told = {p: changed(alt(table.state, p, before=before, seat=0)) for p in PICTURES}
    name, vp = NAMES[0], 7
    assert told["board"] == [
        f"{name} placed a Leader: A.M.A.C. Council",
        f"{name} claimed vesta",
        f"{name} +{vp} VP",
    ]
    assert told["belt"] == [f"{name} claimed vesta"]
    assert told["locations"] == [f"{name} placed a Leader: A.M.A.C. Council"]
    gained = f"{name}: +{vp} VP, +2 Ore, −3 Ice, −1 Influence, −1 Probe"
    assert told["players"] == told["turn"] == [gained, f"{name} claimed vesta"]
    assert told["score"] == [f"{name} +{vp} VP"]
    assert told["offer"] == told["cards"] == told["corporation:1"] == told["legend"] == []


def test_a_built_card_and_one_that_took_its_place_are_told() -> None:
    cards = tuple(facility(f"hut{n}", "lab", gain(ore=1), cost={"alloy": 1}) for n in range(7))
    row = [card.id for card in cards[:6]]
    table = Table(facilities=cards).facilities(*row).pile("hut6").seat(0, alloy=1)
    before = GAME.copy(table.state)
    table.do(act.Leader("construction_yard", "build"), act.Build("hut0", act.NEW))
    names = {key: each["en"] for key, each in components(table.state.content).names.items()}
    told = changed(alt(table.state, "cards", before=before))
    assert told == [f"new on offer: {names['hut6']}", f"no longer on offer: {names['hut0']}"]
    assert f"{NAMES[0]} built {names['hut0']}" in changed(
        alt(table.state, "players", before=before)
    )


def test_after_a_new_round_only_what_people_did_is_told() -> None:
    """Neither production nor the cards and Leaders that come automatically."""
    cards = tuple(facility(f"hut{n}", "lab", perform("launch")) for n in range(14))
    table = Table(facilities=cards, projects=(project("dome", {"ore": 1}),)).seat(0, ore=3)
    before = GAME.copy(table.state)
    for _ in table.state.players:
        table.do(act.Pass(), EndTurn())
    assert table.state.round == before.round + 1
    assert before.facility_row != table.state.facility_row
    for picture in ("offer", "cards", "players", "belt", "locations", "board"):
        assert changed(alt(table.state, picture, before=before)) == ["round 2 started"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_own_turn_tells_what_is_open_and_what_can_be_paid(lang: Language) -> None:
    opened = "A Leader can use: " if lang == "en" else "Un dirigeant peut utiliser\u202f: "
    afford = "You can pay for: " if lang == "en" else "À votre portée\u202f: "
    table = Table(
        facilities=(facility("hut", cost={"alloy": 1}), facility("dear", cost={"ore": 9}))
    )
    table.seat(0, alloy=1)
    text = alt(table.state, "turn", lang, seat=0)
    names = components(table.state.content).names
    paid = text.partition(afford)[2]
    assert names["hut"][lang] in paid
    assert names["dear"][lang] not in paid
    speaker = SPEAKERS(lang, table.state.content)
    build = capital(speaker.say(Message("option-construction_yard-build")))
    assert build in text.partition(opened)[2].partition(". ")[0]


def bought(state: State, seat: int, lang: Language) -> set[str]:
    """Return the names of all that a Leader leads to at once."""
    found, speaker = set[str](), SPEAKERS(lang, state.content)
    for first in GAME.legal(state, seat):
        if not isinstance(first, act.Leader):
            continue
        here = GAME.copy(state)
        GAME.apply_unchecked(here, seat, first)
        for then in GAME.legal(here, seat):
            match then:
                case act.Build(key, _) | act.Settle(key, "complete"):
                    found.add(speaker.name(key))
                case act.Launch(key) | act.Favor(key):
                    found.add(speaker.name(key))
                case act.Trade(number, _):
                    found.add(speaker.text("reach-line", number=number + 1))
                case act.Research(key):
                    level = next(n for f, n in here.players[seat].research.items() if f == key) + 1
                    found.add(f"{speaker.text(f'research-{key}')} {level}")
                case _:
                    pass
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_begins_with_all_that_a_leader_leads_to_and_nothing_out_of_reach(
    edition: str, lang: Language
) -> None:
    heads = (
        ("You can pay for: ", "n reach") if lang == "en" else ("À votre portée", "à votre portée")
    )
    seen = Counter[bool]()
    for number, (state, seat, _) in enumerate(positions(edition, 4, 13)):
        if seat < 0 or not isinstance(state.stack[-1], Turn) or state.stack[-1].acted:
            continue
        text, legal = alt(state, "turn", lang, seat=seat), GAME.legal(state, seat)
        placing = (act.Leader, act.Worker, act.Droid, act.Assistant)
        if not any(isinstance(action, placing) for action in legal):
            assert not any(head in text for head in heads), text
            seen[False] += 1
        elif number % 3 == 0:
            names = bought(state, seat, lang)
            missing = [name for name in names if name not in text]
            missing = [x for x in missing if x.replace("Laboratoire", "Labo") not in text]
            assert not missing, (text, missing)
            seen[True] += bool(names)
    assert min(seen[True], seen[False]) > 3, seen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_corporation_is_told_with_what_it_has_points_for(edition: str, lang: Language) -> None:
    seen = Counter[str]()
    for number, (state, _, _) in enumerate(positions(edition, 4, 13)):
        if number % 15:
            continue
        speaker, t = SPEAKERS(lang, state.content), tables(state.content, state.edition)
        player, text = state.players[1], alt(state, "corporation:1", lang)
        done = {key: t.projects[key].vp for key in player.completed}
        rocks = {key: t.asteroids[key].vp for key in player.asteroids}
        for key, vp in (*done.items(), *rocks.items()):
            assert f"{speaker.name(key)} ({speaker.text('vp', n=vp)})" in text, text
            seen["points"] += 1
        if not state.over:
            used = speaker.text("board-headquarters", used=player.headquarters, uses=0)
            assert used.rstrip(".") in text
        for outstation in player.outstations:
            made = speaker.say(in_few(t.production[outstation.top]))
            seen["made"] += bool(re.search(rf"(produces|produit) {re.escape(made)}\)", text))
    assert min(seen["points"], seen["made"]) > 10, seen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_long_names_leave_room_for_ship_favors_points_and_players(
    edition: str, lang: Language
) -> None:
    """The most text that an offer or a board may need, with the changes before it."""
    older, worth = None, Counter[bool]()
    for number, (state, _, _) in enumerate(positions(edition, 4, 23)):
        if number % 6 or state.over:
            continue
        offer = alt(state, "offer", lang, names=LONG, before=older)
        assert re.search(DOCKED[lang], offer), offer
        if any(each.holder == NOBODY for each in state.favors.values()):
            assert re.search(r"(Favors|Faveurs)\s?: ", offer), offer
        board = alt(state, "board", lang, names=LONG, before=older)
        t, speaker = tables(state.content, state.edition), SPEAKERS(lang, state.content)
        for rock in belt(t, state):
            if rock.owner == NOBODY:
                told = f"{speaker.name(rock.id)} {t.asteroids[rock.id].vp}"
                worth[told in board] += 1
                assert speaker.name(rock.id) in board
        order = "Player order" if lang == "en" else "Ordre de jeu"
        assert all(name in board.partition(order)[2] for name in LONG), board
        older = GAME.copy(state)
    assert worth[True] > 10 * worth[False], worth
