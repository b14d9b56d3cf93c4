"""Every game has the same folders: a reader who knows one finds things in the next."""

import sys
from pathlib import Path

import games
from games import registry
from tests.toy.game import TOY

FILES = {
    "__init__.py",
    "game.py",
    "state.py",
    "actions.py",
    "events.py",
    "setup.py",
    "flow.py",
    "scoring.py",
    "balance.py",
    "orders.py",
    "secrets.py",
    "migrations.py",
}
FOLDERS = {
    "steps", "rules", "effects", "content", "words", "locales", "seats", "phrases", "pictures",
    "tests",
}  # fmt: skip
"""`phrases`: dictionaries that saved data is compressed with, their bytes never change; `pictures`
and `tests`: of a game that has all in one folder."""
NO_ROOMS = {"main.py", "grammar", "market", "permuted.py"}
"""Extra parts of the toy game: a program that starts a bot with it, a made-up language, one option,
secrets exchanged for a test."""


def folder(game) -> Path:
    return Path(sys.modules[game.package].__file__ or "").parent


def strange(rooms: Path) -> set[str]:
    """Return the odd names in a game's folder; a small room can be a single file."""
    found = {path.name for path in rooms.iterdir()} - {"__pycache__"}
    return found - FILES - FOLDERS - {f"{name}.py" for name in FOLDERS}


def test_every_game_has_these_rooms_and_no_others():
    for key in {*registry.game_keys()} - {TOY.key}:  # other tests may have registered it
        rooms = folder(registry.get(key))
        assert rooms.name == key
        assert strange(rooms) == set()
        assert {"game.py", "state.py"} <= {path.name for path in rooms.iterdir()}
    assert strange(folder(TOY)) == NO_ROOMS


def test_another_room_is_seen(tmp_path):
    for name in ("game.py", "steps.py", "utils.py", "words_en.py"):
        (tmp_path / name).touch()
    assert strange(tmp_path) == {"utils.py", "words_en.py"}


def test_nothing_else_stands_among_the_games():
    found = {path.name for path in Path(games.__path__[0]).iterdir()} - {"__pycache__"}
    read = {"exports.py", "verifying.py"}  # files of games that are over, for any game
    pages = {
        "ladder_page.py",
        "packs_page.py",
    }  # pages of the documentation that are made from all games
    own = {"__init__.py", "__main__.py", "measuring.py", "registry.py", "core", "scaffold"}
    assert found == own | read | pages | {*registry._MODULES}
