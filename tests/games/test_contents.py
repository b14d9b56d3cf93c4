"""Component sets stored by earlier versions keep their hash and their names, and play."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import registry
from games.core.random_play import random_action, steps
from games.core.rng import rng
from games.core.text import LANGUAGES
from tests.games.checked import RELEASED

BUILT_IN = {
    "ceres": "09262b9b0bd58b63",
    "ares": "92dea659a164d2f9",
    "luna_maris": "1a3be06649604d2d",
    "projet_ceres": "40b2974129c107c0",
}
STORED = sorted(Path(__file__).with_name("contents").glob("*.json"))


@pytest.mark.parametrize("key", RELEASED)
def test_no_card_changes_by_accident(key: str) -> None:
    """A wanted change of a card gets its hash here, and games recorded with it (`record`)."""
    assert registry.get(key).components.sets.built_in == BUILT_IN[key]


@pytest.mark.parametrize("path", STORED, ids=[path.stem for path in STORED])
def test_a_stored_set_keeps_its_hash_and_plays(path: Path) -> None:
    key, content = path.stem.split("-")
    game, data = registry.get(key), path.read_bytes()
    assert game.components.sets.adopt(data) == content
    assert game.components.sets.blob(content) == data
    state = game.start({}, 2, 5, content)
    assert state.content == content
    assert sum(1 for _ in steps(game, state, rng(5), 50_000, random_action)) > 50
    assert game.result(state) is not None


def test_the_house_set_of_an_earlier_version_lists_as_today() -> None:
    game = registry.get("ceres")
    house = game.components.sets.adopt(STORED[1].read_bytes())
    for lang in LANGUAGES:
        assert game.cards(lang, house) == game.cards(lang)


def test_the_names_in_a_stored_set_count() -> None:
    game = registry.get("ceres")
    renamed = game.components.sets.adopt(STORED[1].read_bytes().replace(b"Ice Drill", b"Old Drill"))
    for content, name in ((renamed, "Old Drill"), (game.components.sets.built_in, "Ice Drill")):
        cards = {card["id"]: card["name"] for card in game.cards("en", content)}
        assert cards["ice_drill"] == name
