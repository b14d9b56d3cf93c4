"""Labels of a building: exactly the gains from it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.ceres import actions as act
from games.ceres.content.types import Goods
from games.ceres.events import FacilityBuilt, ProgramApplied
from games.ceres.game import GAME
from games.ceres.state import State, Turn, Yard
from games.ceres.words.terms import in_few
from games.core.grammar import NARROW_SPACE
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from tests.ceres.builder import Table, facility
from tests.ceres.labels import forms

WAYS: list[list[str]] = [["expanse"], ["upgrade"], ["expanse", "upgrade"]]


def yards(edition: str, seed: int) -> Iterator[State]:
    """Yield positions of a game in which something may be built, in every frame of the Yard."""
    state, source = GAME.start({"edition": edition}, 2 + seed % 3, seed), rng(seed, 2)
    ways = WAYS if edition == "final" else WAYS[2:]
    for number, _ in enumerate(steps(GAME, state, rng(seed, 1), 1000)):
        if not state.stack or number % 12:
            continue
        here = GAME.copy(state)
        player = here.players[here.turn]
        player.goods.update(dict.fromkeys(player.goods, 4 + source.below(9)))
        player.research["construction"] = source.below(4)
        frame = Yard(source.pick(ways), again=not source.below(4))
        here.stack = [Turn(acted=True), frame]
        if not source.below(3):
            frame.drawn = [here.facility_pile.pop() for _ in range(min(2, len(here.facility_pile)))]
        yield here


def received(state: State, action: act.Build) -> Goods:
    """Return the gains of a building except points, if there were room for all of it."""
    found: Goods = {}
    for event in GAME.apply(GAME.copy(state), state.turn, action).events:
        if isinstance(event, FacilityBuilt | ProgramApplied):
            for goods in (event.gained, event.lost):
                for good, n in goods.items():
                    found[good] = found.get(good, 0) + n
    return found


def told(label: str, gains: Goods, lang: Language) -> bool:
    """Return whether a label names just these gains: before the price, behind the points."""
    free, price = (" (gratuit)", " pour ") if lang == "fr" else (" (free)", " for ")
    gained = label.partition(" · ")[0].partition(price)[0].removesuffix(free)
    points, *goods = gained.split(", ")
    wanted = [forms(in_few({good: n}), lang) for good, n in gains.items()]
    assert points.endswith(f"{NARROW_SPACE}PV" if lang == "fr" else " VP"), label
    assert free in label or price in label, label
    return len(goods) == len(wanted) and all(any(good in each for each in wanted) for good in goods)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["final", "draft"])
def test_the_labels_of_a_building_name_what_is_gained(edition: str, lang: Language) -> None:
    """Of whole actions and of the cards alone, whether the place is chosen or not."""
    words, met = GAME.words(lang), set[tuple[bool, bool]]()
    for seed in range(12):
        for state in yards(edition, seed):
            view, frame = GAME.mask(state, state.turn), state.stack[-1]
            assert isinstance(frame, Yard)
            for action in GAME.legal(state, state.turn):
                if not isinstance(action, act.Build):
                    continue
                new, gains = action.onto == act.NEW, received(state, action)
                met.add((new, bool(gains)))
                label = words.label_overflow(view, action) or words.action(view, action)
                assert told(label, gains, lang), label
                choice = words.choice(view, "build", "card", action.card, {"onto": action.onto})
                assert told(choice.label, gains, lang), choice
                if new or "expanse" not in frame.ways:
                    choice = words.choice(view, "build", "card", action.card, {})
                    assert told(choice.label, gains, lang), choice
    assert {(True, True), (False, True)} <= met
    assert edition == "draft" or (False, False) in met


def test_an_upgrade_promises_no_production() -> None:
    cards = tuple(facility(f"hut{n}", cost={"alloy": 1}, production={"ore": 3}) for n in range(2))
    under = facility("mill")
    table = Table(facilities=cards, hidden=(under,)).seat(0, alloy=2, singles=("mill",))
    for ways, gains in ((["upgrade"], "nothing"), (["expanse"], "3 Ore")):
        table.state.stack = [Turn(acted=True), Yard(ways)]
        choice = GAME.words("en").choice(GAME.mask(table.state, 0), "build", "card", "hut0", {})
        assert choice.label == f"{gains} for 1 Alloy · hut0"


def test_in_the_draft_the_influence_for_alloys_is_named() -> None:
    table = Table("draft", facilities=(facility("hut", cost={"alloy": 2}, production={"ore": 3}),))
    table.seat(0, alloy=2).do(act.Leader("construction_yard", "build"))
    view, words = GAME.mask(table.state, 0), GAME.words("en")
    assert words.choice(view, "build", "card", "hut", {}).label == "2 Influence for 2 Alloys · hut"
    assert words.action(view, act.Build("hut", "new")) == "2 Influence for 2 Alloys · hut"
