"""Cards and clan boards of the house: counts, prices, places, values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from games.core.content import names
from games.projet_ceres.content import BUILT_IN, components
from games.projet_ceres.content.types import CLANS, Card, ClanBoard, Window
from games.projet_ceres.effects import (
    GUILDS,
    Amount,
    Branch,
    Buy,
    Colonise,
    Die,
    Draw,
    Enlist,
    Explore,
    Gain,
    Influence,
    Move,
    Muster,
    Per,
    Place,
    Power,
    Produce,
    Reveal,
    Salvage,
    Scout,
    Trade,
    Word,
)
from tests.projet_ceres.content import worth as w

INDEX = components(BUILT_IN)
CARDS = tuple(INDEX.cards.values())
INVESTMENT = tuple(card for card in CARDS if card.cost)
CLAN_CARDS = tuple(card for card in CARDS if card.family in CLANS)
UNIQUE = tuple(card for card in CLAN_CARDS if not card.id.startswith("canvassing_"))
CELLS = (1, 2, 3, 5, 7, 9, 12)
AGENT_CELLS = (2, 7)
BUDGET = {1: 5, 3: 7, 5: 7, 9: 5, 12: 8}
KINDS = {
    "production": """ice_prospectors drill_crews smelter_barges deep_mine caravan_post horizon_fair
        scrap_sorters drift_nets green_furnace claims_office standard_parts ore_trains
        automated_pits ore_monopoly""",
    "movement": """reaction_mass mass_driver orbital_shipyard convoy_charter route_beacons
        far_pilots outrider_squadron raiding_sleds""",
    "combat": """boarding_drill point_defence makeshift_armour interceptor_wing fleet_doctrine
        vanguard_wing double_agents brokered_truce prize_crews wrecker_crews scavenger_fleet
        company_guards""",
    "deck": """night_shift ship_logs whisper_network dead_drop ledger_of_debts night_council
        second_use dismantling_line""",
    "influence": """letter_of_credit venture_capital open_tender inside_information fixers
        official_tariff""",
    "exploration": """pathfinder_probe wide_field_camera long_expedition old_charts survey_line
        deep_telescope""",
    "missions": "mediation_panel relief_fund go_betweens",
    "projects": "grand_assembly works_permit priority_works",
}
SHOWN: dict[str, tuple[type[Word], ...]] = {
    "production": (Gain, Produce, Trade),
    "movement": (Move, Muster, Gain),
    "combat": (Power,),
    "deck": (Draw, Salvage, Scout),
    "influence": (Influence, Buy),
    "exploration": (Reveal, Place, Explore, Gain),
    "missions": (Die, Gain),
    "projects": (Gain,),
}
"""Words of which a card of each kind has one when it is played."""


def _branches(card: Card) -> Iterator[Branch]:
    yield from card.effect
    if card.building is not None:
        yield from card.building.effect


def _words(card: Card) -> Iterator[Word]:
    for branch in _branches(card):
        yield from branch.do
    yield from card.bought


def _amounts(card: Card) -> Iterator[Amount]:
    for word in _words(card):
        if isinstance(word, Gain | Colonise | Draw | Influence | Power):
            yield word.n


# Counts and prices


def test_families() -> None:
    wanted = {"base": 6, "neutral": 24}
    wanted |= dict.fromkeys(CLANS, 4) | dict.fromkeys(GUILDS, 9)
    assert Counter(card.family for card in CARDS) == wanted


def test_only_investment_cards_have_a_price() -> None:
    assert {card.family for card in INVESTMENT} == {"neutral", *GUILDS}
    assert len(INVESTMENT) == 60


def test_starting_decks_have_ten_cards() -> None:
    assert {clan: len(deck) for clan, deck in INDEX.decks.items()} == dict.fromkeys(CLANS, 10)


def test_cost_curve() -> None:
    curve = {2: 8, 3: 12, 4: 14, 5: 12, 6: 8, 7: 4, 8: 2}
    assert Counter(card.cost for card in INVESTMENT) == curve


def test_influence_values() -> None:
    def by_cost(cost: int) -> int:
        return 1 if cost <= 3 else 2 if cost <= 6 else 3

    without = [card for card in INVESTMENT if not card.influence]
    assert len(without) == 6
    assert all(card.influence in (0, by_cost(card.cost)) for card in INVESTMENT)
    assert all(w.worth(card.effect) > 0.75 * card.cost for card in without)


def test_construction_costs() -> None:
    def group(rock: int) -> str:
        return "few" if rock in (1, 2) else str(rock)

    wanted = {"few": 35, "3": 15, "4": 5, "0": 5}
    assert Counter(group(card.rock) for card in INVESTMENT) == wanted


def test_what_is_built_does_something() -> None:
    assert all((card.building is None) == (not card.rock) for card in INVESTMENT)
    for card in INVESTMENT:
        found = card.building
        assert found is None or found.effect or found.modify or found.repeat, card.id
        assert found is None or not (found.repeat and found.effect), card.id


def test_kinds() -> None:
    kinds = {kind: found.split() for kind, found in KINDS.items()}
    assert sorted(key for found in kinds.values() for key in found) == sorted(INDEX.investment)
    assert [len(found) for found in kinds.values()] == [14, 8, 12, 8, 6, 6, 3, 3]
    for kind, found in kinds.items():
        for key in found:
            played = [word for branch in INDEX.cards[key].effect for word in branch.do]
            assert any(isinstance(word, SHOWN[kind]) for word in played), key


@pytest.mark.parametrize("card", INVESTMENT, ids=lambda card: card.id)
def test_investment_cards_are_worth_their_price(card: Card) -> None:
    if not card.influence:
        assert w.worth(card.effect) <= 6.2
    else:
        assert w.worth(card.effect) == pytest.approx(0.75 * card.cost, abs=0.55)
    if card.rock:
        assert w.per_round(card) == pytest.approx(0.3 * card.cost, abs=0.4)


def test_prices_are_right_on_average() -> None:
    played = sum(w.worth(card.effect) for card in INVESTMENT if card.influence)
    assert played / sum(card.cost for card in INVESTMENT if card.influence) == pytest.approx(
        0.75, abs=0.04
    )
    built = sum(w.per_round(card) for card in INVESTMENT if card.rock)
    assert built / sum(card.cost for card in INVESTMENT if card.rock) == pytest.approx(
        0.3, abs=0.02
    )


def test_some_cards_do_something_when_bought() -> None:
    found = [card for card in CARDS if card.bought]
    assert len(found) == 8
    assert set(found) <= set(INVESTMENT)
    for card in found:
        assert all(
            isinstance(word, Gain | Colonise | Draw | Influence | Salvage) for word in card.bought
        ), card.id


# Names


def test_every_card_and_clan_has_a_name() -> None:
    for key in (*INDEX.cards, *CLANS, *GUILDS, "base", "neutral"):
        name = INDEX.names[key]
        assert set(name) == {"en", "fr"}, key
        assert not list(names(key, name))


def test_only_copies_and_canvassing_share_a_name() -> None:
    originals = [card for card in CARDS if not card.copy and card.family not in CLANS]
    originals += UNIQUE
    for lang in ("en", "fr"):
        called = Counter(INDEX.names[card.id][lang] for card in originals)
        assert set(called.values()) == {1}
        canvassing = {INDEX.names[f"canvassing_{clan}"][lang] for clan in CLANS}
        assert len(canvassing) == 1
        assert not canvassing & set(called)


def test_copies_are_like_their_card() -> None:
    copies = {card.id: card for card in CARDS if card.copy}
    assert set(copies) == {"silicates_2", "investment_base_2"}
    for card in copies.values():
        of = INDEX.cards[card.copy]
        assert INDEX.names[card.id] == INDEX.names[of.id]
        assert (card.family, card.influence, card.rock) == (of.family, of.influence, of.rock)
        assert card.effect == of.effect


# Starting decks and boards


def test_base_cards_and_canvassing_do_nothing_once_built() -> None:
    plain = [card for card in CARDS if card.family == "base"]
    plain += [INDEX.cards[f"canvassing_{clan}"] for clan in CLANS]
    for card in plain:
        assert card.building is None, card.id
        assert card.rock in (1, 2), card.id
    assert {card.rock for card in CLAN_CARDS if card not in UNIQUE} == {2}
    assert {card.influence for card in CLAN_CARDS if card not in UNIQUE} == {2}


@pytest.mark.parametrize("card", CLAN_CARDS, ids=lambda card: card.id)
def test_clan_cards_keep_to_their_worth(card: Card) -> None:
    if card not in UNIQUE:
        assert w.worth(card.effect) == pytest.approx(2, abs=0.15)
        return
    assert 1.95 <= w.worth(card.effect) <= 2.55
    assert 0.85 <= w.per_round(card) <= 1.55
    assert (card.influence, card.rock) in ((1, 2), (1, 3))


def test_known_buildings_have_a_condition_or_a_cost() -> None:
    for key in ("great_works", "subsidy", "factories"):
        found = INDEX.cards[key].building
        assert found is not None
        assert found.when not in ("paid", "turn", "always") or all(
            w.price(branch.cost) for branch in found.effect
        )


def test_prayer_looks_at_two_cards() -> None:
    assert Scout(2) in INDEX.cards["prayer"].effect[0].do


@pytest.mark.parametrize("board", INDEX.components.clans, ids=lambda board: board.id)
def test_bonuses_stand_on_the_same_cells(board: ClanBoard) -> None:
    assert tuple(bonus.cell for bonus in board.bonuses) == CELLS
    for bonus in board.bonuses:
        if bonus.cell in AGENT_CELLS:
            assert bonus.do == (Enlist(),)
            assert not bonus.modify
        else:
            assert not bonus.do, "every other bonus is a standing one"
            assert w.bonus(bonus) == pytest.approx(BUDGET[bonus.cell], abs=0.65)


def test_boards_differ() -> None:
    assert {board.id for board in INDEX.components.clans} == set(CLANS)
    for cell in BUDGET:
        there = [
            b.modify for board in INDEX.components.clans for b in board.bonuses if b.cell == cell
        ]
        assert len(set(there)) >= 5, cell


def test_clans_are_worth_about_the_same() -> None:
    """Home asteroids have equal production; they are not counted."""
    totals = {
        board.id: sum(map(w.bonus, board.bonuses))
        + sum(w.starting(card) for card in CLAN_CARDS if card.family == board.id)
        for board in INDEX.components.clans
    }
    mean = sum(totals.values()) / len(totals)
    assert all(abs(total - mean) <= 0.05 * mean for total in totals.values()), totals


# Guilds


def test_fervor_stands_on_guild_cards_only() -> None:
    for card in CARDS:
        counted = [n for n in _amounts(card) if isinstance(n, Per) and n.of == "fervor"]
        needed = [branch for branch in _branches(card) if branch.need == "fervor"]
        if card.guild is None:
            assert not counted, card.id
            assert not needed, card.id
        assert all(n.most <= 6 or n.most == n.base + 4 for n in counted), card.id
        assert all(branch.least == 3 for branch in needed), card.id


@pytest.mark.parametrize("guild", GUILDS)
def test_cards_of_a_guild(guild: str) -> None:
    cards = [card for card in CARDS if card.family == guild]
    rocks = Counter(card.rock for card in cards)
    assert (rocks[3], rocks[4], rocks[0]) == (2, 1, 1)
    assert sum(card.rock in (1, 2) for card in cards) == 5
    fervent = [
        card
        for card in cards
        if any(isinstance(n, Per) and n.of == "fervor" for n in _amounts(card))
        or any(branch.need == "fervor" for branch in _branches(card))
    ]
    assert len(fervent) >= 5


@pytest.mark.parametrize("card", [card for card in CARDS if card.guild], ids=lambda card: card.id)
def test_no_single_use_is_worth_more_than_six(card: Card) -> None:
    assert all(w.branch(branch, fervor=11) <= 6 for branch in _branches(card))


# What others have to answer


def test_windows_are_few_and_stand_on_buildings() -> None:
    whens = Counter(card.building.when for card in CARDS if card.building is not None)
    assert 1 <= sum(whens[when] for when in get_args(Window)) <= 4
    for card in CARDS:
        if card.building is not None and card.building.when in get_args(Window):
            assert card.building.cap == 1, card.id
            assert all(branch.quiet for branch in card.building.effect), card.id


def test_what_rivals_set_off_asks_nothing() -> None:
    found = [c for c in CARDS if c.building is not None and c.building.when.startswith("rival_")]
    assert len(found) >= 5
    for card in found:
        assert card.building is not None
        (branch,) = card.building.effect
        assert not w.price(branch.cost), card.id
        for word in branch.do:
            assert isinstance(word, Gain | Draw | Influence | Colonise), card.id
            assert not isinstance(word, Gain) or word.of != "any", card.id


def test_what_fights_can_be_used_while_a_combat_is_open() -> None:
    for card in CARDS:
        assert all(branch.quiet for branch in _branches(card) if branch.fights), card.id


CHOSEN = (Move, Explore, Reveal, Place, Scout, Buy, Salvage, Produce, Trade)


def test_what_asks_a_choice_comes_last() -> None:
    for card in CARDS:
        for branch in _branches(card):
            for word in branch.do[:-1]:
                whole = isinstance(word, Produce) and word.scope == "all"
                first = isinstance(word, Produce) and isinstance(branch.do[-1], Move)
                assert whole or first or not isinstance(word, CHOSEN), card.id


def test_no_power_is_triggered() -> None:
    for card in CARDS:
        if card.building is not None and any(branch.fights for branch in card.building.effect):
            assert card.building.when == "paid", card.id


def test_what_every_movement_sets_off_has_a_cap() -> None:
    """Any effect may move ships, so that it could work many times a round (OP-61)."""
    for card in CARDS:
        if card.building is not None and card.building.when == "moved":
            assert card.building.cap == 1, card.id
