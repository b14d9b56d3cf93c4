"""The files for Docker Compose have its form, name real settings, and are equally closed."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from bot.process import settings

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((Path(__file__).parent / "schemas" / "compose.json").read_text("utf-8"))
FORM = jsonschema.Draft202012Validator(SCHEMA)
FILES = {path.name: yaml.safe_load(path.read_text("utf-8")) for path in ROOT.glob("compose*.yaml")}

File = dict[str, Any]


def errors(file: File) -> list[str]:
    """Return everything that Compose would refuse."""
    return [f"{error.json_path}: {error.message}" for error in FORM.iter_errors(file)]


def test_the_schema_is_valid() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("name", FILES)
def test_compose_accepts_the_file(name: str) -> None:
    assert errors(FILES[name]) == []


def misspelt(service: File) -> None:
    service["stop_grace_priod"] = service.pop("stop_grace_period")


def of_another_type(service: File) -> None:
    service["read_only"] = {"yes": True}


def the_same_twice(service: File) -> None:
    service["cap_drop"] = ["ALL", "ALL"]


def a_list_for_a_mapping(service: File) -> None:
    service["logging"] = []


@pytest.mark.parametrize(
    "change", [misspelt, of_another_type, the_same_twice, a_list_for_a_mapping]
)
def test_a_wrong_file_is_refused(change: Callable[[File], None]) -> None:
    file = copy.deepcopy(FILES["compose.yaml"])
    change(file["services"]["bot"])
    assert errors(file) != []


@pytest.mark.parametrize("name", FILES)
def test_named_volumes_and_services_are_defined(name: str) -> None:
    """Volumes and other services of each service are in the same file."""
    file = FILES[name]
    for service in file["services"].values():
        mounted = [each.split(":")[0] for each in service.get("volumes", ())]
        assert {each for each in mounted if "/" not in each} <= set(file.get("volumes", ()))
        assert set(service.get("depends_on", ())) <= set(file["services"])


@pytest.mark.parametrize("name", FILES)
def test_the_bot_gets_settings_that_exist(name: str) -> None:
    given = set(FILES[name]["services"]["bot"]["environment"])
    assert given - {"PGPASSWORD"} <= set(settings.NAMES)  # that one is read by the driver


@pytest.mark.parametrize("name", FILES)
def test_the_bot_runs_without_rights(name: str) -> None:
    bot = FILES[name]["services"]["bot"]
    closed = ("read_only", "security_opt", "cap_drop", "init", "restart", "logging")
    given = {key: bot[key] for key in closed}
    assert given == {key: FILES["compose.yaml"]["services"]["bot"][key] for key in closed}
    assert given["read_only"] is True
    assert given["cap_drop"] == ["ALL"]
    assert "/tmp" in bot["tmpfs"]  # apart from its volume, it writes only there
    assert "ports" not in bot
