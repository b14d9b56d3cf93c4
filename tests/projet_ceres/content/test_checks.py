"""The content checks: the built-in set passes, and every check catches its fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.core.content import faults
from games.projet_ceres.content import BUILT_IN_COMPONENTS as HOUSE
from games.projet_ceres.content import NAMES, checks
from games.projet_ceres.content.types import (
    CLANS,
    Ability,
    Bonus,
    Card,
    Components,
    Mission,
    Price,
    Project,
    Resolution,
    Tally,
    ToEach,
)
from games.projet_ceres.effects import Branch, Cost, Devote, Gain, Modify, Move, Power, Shared

replace = msgspec.structs.replace


def first(family: str, fits: Callable[[Any], bool] = lambda item: True) -> Any:
    """Return the first of a family that is as wanted."""
    return next(item for item in getattr(HOUSE, family) if fits(item))


def put(family: str, *items: Any) -> Components:
    """Return the house set with these components replacing the ones with their ids, or added."""
    new = {item.id: item for item in items}
    old = [new.pop(item.id, item) for item in getattr(HOUSE, family)]
    return replace(HOUSE, **{family: (*old, *new.values())})


def changed(family: str, key: str, **fields: Any) -> Components:
    """Return the house set with some fields of one component changed, its id maybe."""
    items = getattr(HOUSE, family)
    assert any(item.id == key for item in items)
    new = tuple(replace(item, **fields) if item.id == key else item for item in items)
    return replace(HOUSE, **{family: new})


def kept(family: str, fits: Callable[[Any], bool]) -> Components:
    """Return the house set with those of a family only that are as wanted."""
    return replace(HOUSE, **{family: tuple(filter(fits, getattr(HOUSE, family)))})


def called(key: str, en: str, fr: str) -> Components:
    """Return the house set with something called otherwise."""
    return replace(HOUSE, names={key: {"en": en, "fr": fr}})


def found(components: Components) -> list[str]:
    """Return the findings of the checks about a set."""
    return [f"{each.path}: {each.why}" for each in faults(checks.findings(components, NAMES))]


GAIN = Branch(do=(Gain(of="rock"),))
WORKS = Ability(when="paid", effect=(GAIN,))
BOUGHT: Card = first(
    "cards",
    lambda card: card.cost and card.rock and not card.copy and card.building
    and card.building.when not in checks.WINDOWS,
)  # fmt: skip
BASE: Card = first("cards", lambda card: card.family == "base" and not card.copy)
SITE = HOUSE.explorations[0]
STORY = HOUSE.stories[0]
PILE = sorted(
    (each for each in HOUSE.missions if each.story == STORY.id), key=lambda each: each.number
)
FIRST, LAST = PILE[0], PILE[-1]
HALL: Project = first("projects", lambda each: each.box.guild)
LIBRARY: Project = first("projects", lambda each: each.box.does == "library")
CLAN = HOUSE.clans[0]


def building(**fields: Any) -> Components:
    """Return the house set with another building on a card that is bought."""
    return put("cards", replace(BOUGHT, building=Ability(**fields)))


def choices(*branches: Branch) -> Components:
    """Return the house set with other choices on an exploration card."""
    return put("explorations", replace(SITE, choices=branches))


def mission(card: Mission = FIRST, **fields: Any) -> Components:
    """Return the house set with a mission changed."""
    return put("missions", replace(card, **fields))


def resolved(card: Mission = FIRST, **fields: Any) -> Components:
    """Return the house set with a mission that is resolved in one way only."""
    way = Resolution(id="a", cost=Price(flat=Shared(any=3)), pile=("discard",))
    return mission(card, resolutions=(replace(way, **fields),))


def tally(*factions: str, each: tuple[ToEach, ...] = ()) -> Components:
    """Return the house set with a mission that compares badges."""
    return resolved(tally=Tally(factions=factions, each=each))


def test_there_are_the_clans_and_projects_that_no_pack_adds_or_removes() -> None:
    assert [board.id for board in HOUSE.clans] == list(CLANS)
    assert len(HOUSE.projects) == 12


def test_copies_and_canvassing_share_a_name() -> None:
    copy = replace(BOUGHT, id="one_more", copy=BOUGHT.id)
    assert found(put("cards", copy)) == []


def test_missions_without_counter_never_fail() -> None:
    never = mission(counter=0, failure=replace(FIRST.failure, pile=()))
    assert found(never) == []


MUSTS: dict[str, tuple[Components, str]] = {
    # Ids and names
    "long text": (
        called("text-water", "x" * 601, "x"),
        "texts.water.en: a name has at most 600 characters",
    ),
    # Clans
    "short deck": (
        kept("cards", lambda card: card.family != "hilda"),
        "cards with which hilda begins: there must be exactly 10",
    ),
    "cells out of order": (
        put("clans", replace(CLAN, bonuses=CLAN.bonuses[::-1])),
        f"clans.{CLAN.id}.bonuses: cells rise, one bonus on each",
    ),
    "a cell twice": (
        put("clans", replace(CLAN, bonuses=(CLAN.bonuses[0], *CLAN.bonuses))),
        f"clans.{CLAN.id}.bonuses: cells rise, one bonus on each",
    ),
    # Cards
    "few cards to buy": (
        kept("cards", lambda card: not card.cost or card.family == "neutral"),
        "cards: there must be at least 30 to buy",
    ),
    "building of a base card": (
        put("cards", replace(BASE, building=WORKS)),
        f"cards.{BASE.id}.building: such a card only earns its point (9.3)",
    ),
    "building of canvassing": (
        put("cards", replace(first("cards", lambda c: "canvassing" in c.id), building=WORKS)),
        "building: such a card only earns its point (9.3)",
    ),
    "repeats and does": (
        building(when="turn", repeat=True, effect=(GAIN,)),
        f"cards.{BOUGHT.id}.building.effect: it repeats the card's effect or has its own",
    ),
    "always does": (
        building(effect=(GAIN,)),
        f"cards.{BOUGHT.id}.building.when: an effect needs a time",
    ),
    "paid for nothing": (
        building(when="paid", modify=(Modify(what="attack", by=1),)),
        f"cards.{BOUGHT.id}.building.effect: must do something",
    ),
    "power on its own": (
        building(when="turn", effect=(Branch(do=(Power(),)),)),
        f"cards.{BOUGHT.id}.building.when: power is added when its owner wants it: paid",
    ),
    "a rival's choice": (
        building(when="rival_explored", effect=(GAIN, GAIN)),
        f"cards.{BOUGHT.id}.building.effect: what a rival does leaves no choice",
    ),
    "a rival's price": (
        building(when="rival_explored", effect=(replace(GAIN, cost=Cost(rock=1)),)),
        f"cards.{BOUGHT.id}.building.effect: what a rival does leaves no choice",
    ),
    "a rival's move": (
        building(when="rival_explored", effect=(Branch(do=(Move(),)),)),
        f"cards.{BOUGHT.id}.building.effect: what a rival does leaves no choice",
    ),
    "five windows": (
        put(
            "cards",
            *(
                replace(BOUGHT, id=f"window_{n}", building=replace(WORKS, when="fight_near"))
                for n in range(5)
            ),
        ),
        "cards: at most 4 react to others (22.7)",
    ),
    "five reactions": (
        put("cards", *(replace(BOUGHT, id=f"window_{n}", reacts="support_near") for n in range(5))),
        "cards: at most 4 react to others (22.7)",
    ),
    "copy that differs": (
        put("cards", replace(BOUGHT, id="one_more", copy=BOUGHT.id, rock=BOUGHT.rock + 1)),
        f"cards.one_more.rock: must be as on {BOUGHT.id}",
    ),
    # The belt
    "small belt": (
        kept("tiles", lambda tile: tile.home or sum(tile.yields.values()) == 2),
        "tiles: the belt needs at least 34 asteroids",
    ),
    "asteroid that reacts": (
        changed("tiles", "hebe", ability=Ability(when="support_near", effect=(GAIN,))),
        "tiles.hebe.ability.when: only a building reacts to others (22.7)",
    ),
    "no free choice": (
        choices(*(replace(branch, cost=Cost(any=1)) for branch in SITE.choices)),
        f"explorations.{SITE.id}.choices: one choice at least is free (OP-29)",
    ),
    "no choice for all": (
        choices(*(replace(branch, need="ships", least=3) for branch in SITE.choices)),
        f"explorations.{SITE.id}.choices: one choice at least is free (OP-29)",
    ),
    "free devotion": (
        choices(GAIN, GAIN, Branch(do=(Devote(),))),
        f"explorations.{SITE.id}.choices[2]: devotion is never free",
    ),
    "empty choice": (
        choices(GAIN, Branch(), GAIN),
        f"explorations.{SITE.id}.choices[1]: must do something",
    ),
    "power when exploring": (
        choices(GAIN, Branch(do=(Power(),)), GAIN),
        f"explorations.{SITE.id}.choices[1]: nobody explores in a combat",
    ),
    # Ceres
    "no hall of a guild": (
        put("projects", replace(HALL, box=replace(LIBRARY.box, id=HALL.id))),
        f"projects.box.guild: {HALL.box.guild} must be there exactly once",
    ),
    # Missions
    "story without cards": (
        kept("missions", lambda each: each.story != STORY.id),
        f"stories.{STORY.id}: cards are numbered from 1 without gaps",
    ),
    "mission that reacts": (
        mission(ability=replace(WORKS, when="fight_near")),
        f"missions.{FIRST.id}.ability.when: only a building reacts to others (22.7)",
    ),
    "mission that offers something at a time of its own": (
        mission(ability=replace(WORKS, when="explored")),
        f"missions.{FIRST.id}.ability.when: what a mission offers is used once a round,"
        " when somebody wants it: paid",
    ),
    "asteroid that brings ships": (
        changed("tiles", "hebe", ability=replace(WORKS, modify=(Modify(what="reserve", by=1),))),
        "tiles.hebe.ability.modify: only a bonus or a building brings ships",
    ),
    "asteroid that works twice a round": (
        changed("tiles", "hebe", ability=Ability(when="explored", effect=(GAIN,), cap=2)),
        "tiles.hebe.ability.cap: an asteroid's effect works once a round, or every time",
    ),
    "bonus that another one leaves nothing to do": (
        changed(
            "clans",
            "coronis",
            bonuses=(
                Bonus(cell=9, modify=(Modify(what="free_move", by=1),)),
                Bonus(cell=12, modify=(Modify(what="free_move", by=1),)),
            ),
        ),
        "clans.coronis.bonuses.12.modify: with its other bonuses coronis has enough of that"
        " already",
    ),
    "building that its clan's bonuses leave nothing to do": (
        changed(
            "cards", "orbital_resonance", building=Ability(modify=(Modify(what="free_move", by=1),))
        ),
        "cards.orbital_resonance.building.modify: with its other bonuses hilda has enough of that"
        " already",
    ),
    "more of a change than there is": (
        changed(
            "clans",
            "nysa",
            bonuses=(
                Bonus(cell=1, modify=(Modify(what="surcharge", by=-3),)),
                Bonus(cell=3, modify=(Modify(what="surcharge", by=-1),)),
            ),
        ),
        "clans.nysa.bonuses.3.modify: with its other bonuses nysa has enough of that already",
    ),
    "resolution twice": (
        mission(resolutions=FIRST.resolutions[:1] * 2),
        f"missions.{FIRST.id}.resolutions: two have the same id",
    ),
    "resolution for nothing": (
        resolved(cost=Price()),
        f"missions.{FIRST.id}.resolutions.a.cost: must cost something",
    ),
    "cards for a resolution without a call": (
        resolved(cost=Price(flat=Shared(cards=1)), solo=True),
        f"missions.{FIRST.id}.resolutions.a.cost: who pays alone gives no cards",
    ),
    "resolution that does nothing": (
        resolved(pile=()),
        f"missions.{FIRST.id}.resolutions.a.pile: must win or discard a card, or repeat",
    ),
    "more than the pile": (
        resolved(LAST, pile=("win", "discard")),
        f"missions.{LAST.id}.resolutions.a.pile: only 1 cards of the story are left",
    ),
    "after repeat": (
        resolved(pile=("repeat", "discard")),
        f"missions.{FIRST.id}.resolutions.a.pile: nothing comes after repeat",
    ),
    "for ever": (
        put(
            "missions",
            replace(
                FIRST,
                counter=0,
                resolutions=(replace(FIRST.resolutions[0], pile=("repeat",)),),
            ),
        ),
        f"missions.{FIRST.id}: nothing ever takes it from the pile",
    ),
    "one faction compared": (
        tally(STORY.factions[0]),
        f"missions.{FIRST.id}.resolutions.a.tally.factions: there must be exactly 2",
    ),
    "foreign faction compared": (
        tally(STORY.factions[0], "nobody"),
        f"missions.{FIRST.id}.resolutions.a.tally.factions: no faction of the story",
    ),
    "one faction rewarded": (
        tally(*STORY.factions[:2], each=(ToEach(do=(Gain(of="rock"),)),)),
        f"missions.{FIRST.id}.resolutions.a.tally.each: one for each of the two factions, or none",
    ),
}


@pytest.mark.parametrize("case", MUSTS)
def test_every_check_finds_its_fault(case: str) -> None:
    components, fault = MUSTS[case]
    assert any(each == fault or each.endswith(f".{fault}") for each in found(components))
