"""The aims of the house's stories: their ends, their prices and gains, their texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path as File
from typing import Any

import pytest

from games.core.catalogs import load
from games.core.speech import Speaker
from games.core.text import LANGUAGES, Language
from games.projet_ceres import content
from games.projet_ceres.content import BUILT_IN, BUILT_IN_COMPONENTS, NAMES, components
from games.projet_ceres.content.types import Mission, Resolution, Story, ToEach
from games.projet_ceres.effects import (
    RESOURCES,
    Colonise,
    Cost,
    Devote,
    Gain,
    Lose,
    Produce,
    Recall,
    Word,
)
from tests.projet_ceres.content import paths, worth
from tests.projet_ceres.content.paths import Path, Pile
from tests.projet_ceres.second import best_maintenance

INDEX = components(BUILT_IN)
STORIES = BUILT_IN_COMPONENTS.stories
MISSIONS = BUILT_IN_COMPONENTS.missions
PLAYERS = range(2, 7)
USUAL = 0.55
"""The share of cards that are accomplished, as is aimed at."""
LOCALES = File(content.__file__).parents[1] / "locales"
NO_CHOICE = {"gain", "lose", "col", "dev", "draw", "inf", "muster", "recall", "produce"}
"""Automatic effects of results; of a resource that is free, the type is chosen."""
MAY_CLOSE = {"invest_1", "invest_2", "supply_1", "telescope", "support"}

each_story = pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)
each_mission = pytest.mark.parametrize("card", MISSIONS, ids=lambda card: card.id)


@cache
def walked(story: str) -> tuple[Path, ...]:
    """Return every path of a story."""
    return tuple(paths.walk(INDEX.piles[story]))


def pile(story: Story) -> Pile:
    """Return the cards of a story."""
    return INDEX.piles[story.id]


def ways(card: Mission) -> list[Resolution]:
    """Return the resolutions that all players may help to pay."""
    return [each for each in card.resolutions if not each.solo]


def cost(found: Resolution, players: int) -> dict[str, int]:
    """Return the price of a resolution with this number of players."""
    fields = (*RESOURCES, "any", "influence")
    each, flat = found.cost.each, found.cost.flat
    amounts = {key: getattr(each, key) * players + getattr(flat, key) for key in fields}
    return {key: n for key, n in amounts.items() if n}


def results(card: Mission) -> Iterator[ToEach]:
    """Yield all effects of a card, revealed, failed or accomplished, except for badge counts."""
    yield from card.reveal
    yield from card.failure.do
    for each in card.resolutions:
        yield from each.reward


def counted(card: Mission) -> Iterator[Word]:
    """Yield the gains from the comparisons of badges on a card."""
    for each in card.resolutions:
        if each.tally is not None:
            yield from each.tally.most
            yield from each.tally.even
            for one in each.tally.each:
                yield from one.do


def value(effects: tuple[ToEach, ...], *who: str) -> float:
    """Return a player's gain from effects, in resource equivalents; recalling ships is a loss."""
    found = [word for each in effects if each.who in who for word in each.do]
    return sum(-0.5 if isinstance(word, Recall) else worth.word(word) for word in found)


# The stories


def test_three_stories_and_one_to_begin_with() -> None:
    assert len(STORIES) == 3
    assert [story.easy for story in STORIES].count(True) == 1
    factions = [key for story in STORIES for key in story.factions]
    assert len(set(factions)) == len(factions)


@each_story
def test_size_of_a_story(story: Story) -> None:
    cards = pile(story)
    assert 9 <= len(cards) <= 11
    assert [card.number for card in cards] == list(range(1, len(cards) + 1))
    assert [card.id for card in cards] == [f"{story.id}_{n + 1:02}" for n in range(len(cards))]
    assert {card.badge for card in cards} - {""} == set(story.factions)


@each_story
def test_counters(story: Story) -> None:
    counters = [card.counter for card in pile(story)]
    assert counters[0] >= 2
    assert counters.count(1) == 1
    assert counters.count(0) <= 2
    assert max(counters) <= 3


# Ways through them


@each_story
def test_every_card_comes_up(story: Story) -> None:
    assert {number for path in walked(story.id) for number in paths.seen(path)} == {
        card.number for card in pile(story)
    }


@each_story
def test_every_end_leads_to_a_card_or_to_the_end(story: Story) -> None:
    cards = pile(story)
    for at in range(len(cards)):
        for step in paths.ends(cards, at):
            assert at < step.to <= len(cards) or (step.repeated and step.failed), step
    assert all(step.to == len(cards) for step in paths.ends(cards, len(cards) - 1))


@each_story
def test_passive_length(story: Story) -> None:
    (passive,) = paths.passive(pile(story))
    assert 7 <= paths.rounds(passive) <= 11


@each_story
def test_active_length(story: Story) -> None:
    lengths = {paths.rounds(path) for path in paths.active(pile(story))}
    assert min(lengths) in (4, 5)
    assert max(lengths) <= 6


@each_story
def test_a_path_shows_about_half_of_the_cards(story: Story) -> None:
    found = [len(paths.seen(path)) for path in walked(story.id)]
    assert min(found) >= 4
    assert max(found) < len(pile(story))
    often = paths.mean(walked(story.id), lambda path: len(paths.seen(path)), USUAL)
    assert 4.5 <= often <= 6.5


@each_story
def test_a_story_ends_within_a_game(story: Story) -> None:
    """With half of the cards accomplished; games take 8 to 10 rounds."""
    assert 6.5 <= paths.mean(walked(story.id), paths.rounds, USUAL) <= 9


@each_story
def test_what_is_repeated_can_be_left_by_paying(story: Story) -> None:
    cards = pile(story)
    for at in range(len(cards)):
        found = list(paths.ends(cards, at))
        if any(step.repeated for step in found):
            assert any(not step.repeated and not step.failed for step in found)


def test_something_is_repeated_and_something_never_fails() -> None:
    assert sum("repeat" in card.failure.pile for card in MISSIONS) == 1
    assert sum(not card.counter for card in MISSIONS) == 1


def test_water_is_a_corridor_whose_successes_skip_the_next_trouble() -> None:
    cards = INDEX.piles["water"]
    for at in range(len(cards) - 1):
        for step in paths.ends(cards, at):
            assert (step.to % 2 == 0) == (not step.failed) or step.to == len(cards), step


def test_driver_forks_and_joins() -> None:
    one, other = {2, 3, 4}, {5, 6, 7}
    for path in walked("driver"):
        numbers = set(paths.seen(path))
        assert bool(numbers & one) != bool(numbers & other)
        assert 8 in numbers


def test_probe_is_a_race_with_two_ends() -> None:
    for path in walked("probe"):
        assert len({10, 11} & set(paths.seen(path))) == 1
    rivals = [card.badge for card in INDEX.piles["probe"] if card.badge]
    assert Counter(rivals) == {"watchers": 4, "brokers": 4}


# Badges


@each_story
def test_compared_badges_are_found_on_several_ways(story: Story) -> None:
    for card in pile(story):
        for each in card.resolutions:
            for faction in each.tally.factions if each.tally else ():
                found = {
                    (step.card.id, step.way)
                    for path in walked(story.id) for step in path
                    if any(won.badge == faction for won in step.won)
                }  # fmt: skip
                assert len(found) >= 4, faction


@pytest.mark.parametrize("story", ["water", "probe"])
def test_either_faction_may_come_out_ahead(story: str) -> None:
    one, other = INDEX.stories[story].factions
    ahead: Counter[int] = Counter()
    for path in walked(story):
        found = paths.badges(path)
        ahead[(found[one] > found[other]) - (found[one] < found[other])] += 1
    assert min(ahead.values()) > 0.15 * sum(ahead.values())
    assert set(ahead) == {-1, 0, 1}
    assert 0.6 < ahead[1] / ahead[-1] < 1.7


@each_story
def test_badges_matter_at_every_end(story: Story) -> None:
    """A last card compares them or counts each player's own."""
    cards = pile(story)
    for at, card in enumerate(cards):
        counts = any(
            each.tally or "badges" in [getattr(getattr(word, "n", 0), "of", "")
                                       for one in each.reward for word in one.do]
            for each in card.resolutions
        )  # fmt: skip
        last = all(step.to == len(cards) for step in paths.ends(cards, at))
        assert counts == last, card.id


# Costs


@each_mission
@pytest.mark.parametrize("players", PLAYERS)
def test_prices(card: Mission, players: int) -> None:
    for each in card.resolutions:
        found = cost(each, players)
        total = sum(found.values())
        if each.solo:
            assert total in (players + 6, players + 8)
        else:
            assert players + 1 <= total <= 2 * players + 2
            assert len(found) > 1 or found.keys() == {"any"}
            assert max(found.values()) <= players + 1


@each_mission
def test_one_solo_way_that_wins_no_card(card: Mission) -> None:
    (solo,) = (each for each in card.resolutions if each.solo)
    assert ways(card)
    assert "win" not in solo.pile
    assert solo == card.resolutions[-1]


@each_mission
def test_ways_are_of_different_kinds(card: Mission) -> None:
    assert len({(each.cost, each.pile) for each in card.resolutions}) == len(card.resolutions)
    assert [each.id for each in card.resolutions] == list("abc")[: len(card.resolutions)]


def test_costs_are_even() -> None:
    found: Counter[str] = Counter()
    for card in MISSIONS:
        for each in ways(card):
            found.update({key: n for key, n in cost(each, 3).items() if key in RESOURCES})
    assert max(found.values()) <= 1.5 * min(found.values())


# What they bring


@each_mission
def test_results_leave_no_choice(card: Mission) -> None:
    for word in (*(word for each in results(card) for word in each.do), *counted(card)):
        kind: Any = word.__struct_config__.tag
        assert kind in NO_CHOICE
        assert not isinstance(word, Produce) or word.scope == "all"
        assert not isinstance(word, Gain | Lose) or word.of in (*RESOURCES, "any")


@each_mission
def test_rewards(card: Mission) -> None:
    for each in card.resolutions:
        mine = value(each.reward, "initiator", "contributors", "all")
        if each.tally is None and not each.solo:
            assert 2 <= mine <= 7.5, each.id
        theirs = value(each.reward, "others", "contributors", "all")
        assert theirs == 0 if each.solo else each.tally or theirs >= worth.COL


@each_mission
def test_paying_alone_brings_more_than_maintaining_colonies(card: Mission) -> None:
    """The same resources bring points in Phase 4 without an action or an agent (7.2).

    With more players, of whom one may always be rich enough, it brings as much or a point less.
    """
    solo = card.resolutions[-1]
    [(to, (word,))] = [(each.who, each.do) for each in solo.reward]
    assert to == "initiator"
    assert isinstance(word, Colonise)
    more = [word.n - best_maintenance(sum(cost(solo, players).values())) for players in PLAYERS]
    assert more == [1, 1, 0, 0, -1]


@each_mission
def test_failures(card: Mission) -> None:
    assert {each.who for each in (*card.reveal, *card.failure.do)} <= {"all"}
    assert -3.5 <= value(card.failure.do, "all") <= 0


@each_story
def test_devotion_is_rare(story: Story) -> None:
    found = [
        word.n for card in pile(story)
        for word in (*(word for each in results(card) for word in each.do), *counted(card))
        if isinstance(word, Devote)
    ]  # fmt: skip
    assert found in ([1], [1, 1])


@each_story
def test_a_crisis_closes_a_box_and_its_badge_is_for_all(story: Story) -> None:
    (crisis,) = (card for card in pile(story) if card.counter == 1)
    assert crisis.collective
    assert len(crisis.closed) == 1
    assert [card.id for card in pile(story) if card.collective] == [crisis.id]


def test_closed_boxes() -> None:
    assert {box for card in MISSIONS for box in card.closed} <= MAY_CLOSE


@each_mission
def test_abilities_are_paid_for(card: Mission) -> None:
    if card.ability is not None:
        assert card.ability.when == "paid"
        assert all(branch.cost != Cost() for branch in card.ability.effect)
        assert 0 <= worth.ability(card.ability, card.ability.effect) <= 1.5


def test_cards_do_something_while_they_are_there() -> None:
    for story in STORIES:
        busy = [
            card for card in pile(story)
            if card.reveal or card.modify or card.closed or card.beg or card.ability
        ]  # fmt: skip
        assert len(busy) >= len(pile(story)) - 4, story.id
    changed = {each.what for card in MISSIONS for each in card.modify}
    assert len(changed) >= 6


# Names and texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_named(lang: Language) -> None:
    for story in STORIES:
        for key in (story.id, *story.factions, *(card.id for card in pile(story))):
            assert 0 < len(NAMES[key][lang]) <= 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_fit(lang: Language) -> None:
    speaker = Speaker(load(LOCALES, lang), {})
    most = {f"text-{card.id}": 350 for card in MISSIONS}
    most |= {f"text-{story.id}": 500 for story in STORIES}
    most |= {f"text-{story.id}-end": 350 for story in STORIES}
    found = {key: speaker.text(key) for key in most}
    assert len(set(found.values())) == len(found)
    for key, text in found.items():
        assert 150 <= len(text) <= most[key], key


def test_french_typography() -> None:
    speaker = Speaker(load(LOCALES, "fr"), {})
    keys = [f"text-{card.id}" for card in MISSIONS]
    keys += [f"text-{story.id}{end}" for story in STORIES for end in ("", "-end")]
    for text in (*map(speaker.text, keys), *(NAMES[card.id]["fr"] for card in MISSIONS)):
        assert not set("'\"") & set(text), text
        for before, mark in pairwise(text):
            if mark in ":;!?»" or before == "«":
                assert {before, mark} & {"\u00a0", "\u202f"}, text
