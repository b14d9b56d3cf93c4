"""`python -m games`: the fields of its output, its refusals and its end."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from games import __main__ as program
from games import registry
from games.core import ladder, length
from games.core.game import AnyGame
from games.core.random_play import StuckError
from games.core.text import LANGUAGES


def lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    program.main(list(arguments))
    return capsys.readouterr().out.splitlines()


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    (line,) = lines(capsys, *arguments)
    return json.loads(line)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the last error line; nothing was printed that a program would read."""
    with pytest.raises(SystemExit) as end:
        program.main(list(arguments))
    assert end.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err.splitlines()[-1]


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    found = {game["key"]: game for game in printed(capsys, "list", "--json")}
    assert set(found) == set(registry.game_keys())
    assert all(set(game) == {"key", "names", "players", "options"} for game in found.values())
    assert found["ceres"]["players"] == [2, 4]
    assert found["ares"]["players"] == [1, 4]
    assert set(found["ares"]["names"]) == {"en", "fr"}
    level = {"values": ["novice", "advanced", "expert"], "default": "novice"}
    assert found["ares"]["options"]["level"] == level
    said = "\n".join(lines(capsys, "list"))
    assert "level = novice | advanced | expert (novice)" in said


FIELDS = ["game", "players", "seed", "options", "actions", "seconds", "scores", "winners", "won"]


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("game", registry.game_keys())
def test_simulate(capsys: pytest.CaptureFixture[str], game: str, players: int) -> None:
    if players not in registry.get(game).seats:
        refused(capsys, "simulate", game, "--players", str(players))
        return
    asked = ["simulate", game, "--players", str(players), "--seed", "7", "--count", "3", "--json"]
    played = [json.loads(line) for line in lines(capsys, *asked)]
    rivals = [line.pop("rivals", {}) for line in played]
    assert [list(line) for line in played] == [[*FIELDS, "state_hash"]] * 3
    assert len({line["seed"] for line in played}) == 3, "every game has its own seed"
    for line, others in zip(played, rivals, strict=True):
        assert (line["game"], line["players"]) == (game, players)
        assert len(line["scores"]) == players
        assert line["options"] == registry.get(game).complete({})
        assert set(line["winners"]) <= {*range(players), *others}
        assert line["actions"] > 0
    again = [json.loads(line) for line in lines(capsys, *asked)]
    for line in (*played, *again):
        line.pop("seconds")
        line.pop("rivals", {})
    assert again == played
    single = lines(capsys, *asked[:-2], "1", "--json")
    assert json.loads(single[0])["state_hash"] == played[0]["state_hash"]


def test_options_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "ares", "--players", "2", "--option", "coop=random", "--json"]
    line = printed(capsys, *asked, "--option", "setup=first")
    assert (line["options"]["coop"], line["options"]["setup"]) == ("random", "first")
    assert line["options"]["curtain"] == "auto"
    assert line["won"] in (True, False)
    alone = printed(capsys, "simulate", "ares", "--players", "1", "--bot", "greedy", "--json")
    assert alone["won"] in (True, False)
    assert alone["winners"] == ([0] if alone["won"] else [])


def test_simulate_says_what_a_rival_without_a_seat_has(capsys: pytest.CaptureFixture[str]) -> None:
    line = printed(capsys, "simulate", "luna_maris", "--players", "1", "--json")
    assert [*line["rivals"]] == ["ai"]
    assert line["winners"] == ([0] if line["won"] else ["ai"])


def test_simulate_says_it_to_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = lines(capsys, "simulate", "ceres", "--players", "2")
    assert "actions in" in line
    assert "won by" in line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.game_keys())
def test_cards(capsys: pytest.CaptureFixture[str], game: str, lang: str) -> None:
    found = printed(capsys, "cards", game, "--lang", lang, "--json")
    assert len({card["id"] for card in found}) == len(found)
    for card in found:
        assert {"id", "name", "kind", "text"} <= set(card)
        assert card["name"]
        assert card["kind"]
    assert len(lines(capsys, "cards", game, "--lang", lang)) >= len(found)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["simulate", "nope", "--players", "2"], f"known: {', '.join(registry.game_keys())}"),
        (["cards", "nope"], "known: ceres"),
        (["simulate", "ares", "--players", "5"], "1 to 4 players"),
        (["simulate", "ares", "--players", "0"], "1 to 4 players"),
        (["simulate", "ceres", "--players", "1"], "2 to 4 players"),
        (["simulate", "ares", "--players", "two"], "--players"),
        (["simulate", "ares"], "--players"),
        (["simulate", "ares", "--players", "2", "--count", "0"], "--count"),
        (["simulate", "ares", "--players", "2", "--count", "-3"], "--count"),
        (["simulate", "ares", "--players", "2", "--count", "many"], "a number from 1 on"),
        (["simulate", "ares", "--players", "2", "--seed", "x"], "--seed"),
        (["simulate", "ares", "--players", "2", "--bot", "clever"], "greedy"),
        (["simulate", "ares", "--players", "2", "--option", "coop"], "key=value"),
        (["simulate", "ares", "--players", "2", "--option", "coop=maybe"], "coop=off|on|random"),
        (["simulate", "ares", "--players", "2", "--option", "tempo=1"], "coop=off|on|random"),
        (["simulate", "ares", "--players", "3", "--option", "coop=on"], "exactly 2 players"),
        (["simulate", "ares", "--players", "2", "--option", "level=expert"], "solo"),
        (["simulate", "ceres", "--players", "2", "--option", "edition=old"], "final|draft"),
        (["cards", "ares", "--lang", "de"], "fr"),
        ([], "command"),
        (["play"], "simulate"),
    ],
    ids=" ".join,
)
def test_bad_input_is_refused_with_a_sentence(
    capsys: pytest.CaptureFixture[str], asked: list[str], said: str
) -> None:
    assert said in refused(capsys, *asked)


def test_a_game_that_does_not_end_is_said_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stuck(game: AnyGame, *_: Any) -> dict[str, Any]:
        raise StuckError(f"{game.key}: not over")

    monkeypatch.setattr(program, "simulate", stuck)
    with pytest.raises(SystemExit) as end:
        program.main(["simulate", "ares", "--players", "2"])
    assert end.value.code == 1
    assert "ares: not over" in capsys.readouterr().err


def test_a_simulation_that_does_not_end_names_its_last_actions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(program, "LIMIT", 5)
    with pytest.raises(StuckError, match=r"5 actions; the last ones: .* of seat"):
        program.simulate(registry.get("ceres"), {}, 2, 1, "random")


def test_measured_lengths_are_kept_and_read_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept, game = tmp_path / "length.toml", registry.get("ceres")
    monkeypatch.setattr(length, "_file", lambda _: kept)
    monkeypatch.setattr(length, "measured", lambda _, players, __: length.Length(players, 20))
    *said, last = lines(capsys, "length", "ceres", "--count", "1")
    assert said == [f"{n} players: {n} turns, 20 decisions" for n in (2, 3, 4)]
    assert last == str(kept)
    assert length.lengths(game) == {n: length.Length(n, 20) for n in (2, 3, 4)}
    length.lengths.cache_clear()


def test_a_game_too_long_to_be_measured_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(length, "LIMIT", 5)
    with pytest.raises(StuckError, match="not over after 5 actions"):
        length.played(registry.get("ceres"), 2, 1)


@pytest.mark.parametrize(("data", "said"), [(None, "cannot be read"), (b"\xff", "is not UTF-8")])
def test_a_pack_that_is_no_text_is_refused(tmp_path: Path, data: bytes | None, said: str) -> None:
    file = tmp_path / "mine.toml"
    if data is not None:
        file.write_bytes(data)
    with pytest.raises(SystemExit, match=said):
        program.main(["pack", "ceres", str(file)])


def test_what_is_printed_is_utf_8_whatever_the_console() -> None:
    """A console of a single-byte code has no narrow space, no euro sign and no minus."""
    done = subprocess.run(
        [sys.executable, "-m", "games", "cards", "ares", "--lang", "fr"],
        env={"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Énergie" in done.stdout.decode("utf-8")


def test_a_reader_that_has_enough_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "games", "cards", "ares", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_a_ladder_is_measured_by_several_processes_and_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = registry.get("ares")
    monkeypatch.setattr(ladder, "data_file", lambda _, name: tmp_path / name)
    ladder.ladder.cache_clear()
    try:
        *said, last = lines(
            capsys, "ladder", "ares", "--count", "3", "--level", "greedy", "--jobs", "2"
        )
        (rung,) = ladder.ladder(game).rungs
        results = (ladder.played(game, "greedy", 3, 1, time.process_time, n) for n in range(3))
        alone = ladder.measured("greedy", 3, results)
        assert (rung.won, rung.points, rung.others) == (alone.won, alone.points, alone.others)
    finally:
        ladder.ladder.cache_clear()
    assert len(said) == 1
    assert said[0].startswith("greedy, 3 players: ")
    assert last == str(tmp_path / "ladder.toml")
