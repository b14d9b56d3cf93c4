"""The manifests have the form of their kinds, fit together, and name existing things."""

from __future__ import annotations

import copy
import inspect
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from bot import __version__
from bot.process import settings, status
from tests.deploy.extract import KINDS, KUBERNETES

ROOT = Path(__file__).parents[2]
DEFINITIONS = json.loads(KUBERNETES.read_text("utf-8"))
FOLDER = ROOT / "deploy" / "kubernetes"
FILES = {path.name: yaml.safe_load(path.read_text("utf-8")) for path in sorted(FOLDER.iterdir())}
QUANTITY = re.compile(r"\d+(\.\d+)?(m|[kMGT]|[KMGT]i)?")

Manifest = dict[str, Any]
DEPLOYMENT: Manifest = FILES["deployment.yaml"]
POD: Manifest = DEPLOYMENT["spec"]["template"]["spec"]
(BOT,) = POD["containers"]
ENV: dict[str, str] = {each["name"]: each["value"] for each in BOT["env"]}


def errors(manifest: Manifest) -> list[str]:
    """Return everything in which a manifest is not of its kind; no other field is allowed."""
    kind = KINDS[manifest["apiVersion"], manifest["kind"]]
    form = jsonschema.Draft202012Validator({**DEFINITIONS, "$ref": f"#/$defs/{kind}"})
    return [f"{error.json_path}: {error.message}" for error in form.iter_errors(manifest)]


@pytest.mark.parametrize("name", FILES)
def test_a_manifest_is_of_its_kind(name: str) -> None:
    assert errors(FILES[name]) == []


def misspelt(_: Manifest, pod: Manifest) -> None:
    pod["containers"][0]["livenessprobe"] = pod["containers"][0].pop("livenessProbe")


def in_the_wrong_place(deployment: Manifest, pod: Manifest) -> None:
    deployment["spec"]["terminationGracePeriodSeconds"] = pod.pop("terminationGracePeriodSeconds")


def a_number_as_value(_: Manifest, pod: Manifest) -> None:
    pod["containers"][0]["env"][0]["value"] = 8


def a_text_as_number(deployment: Manifest, _: Manifest) -> None:
    deployment["spec"]["replicas"] = "3"


def without_a_selector(deployment: Manifest, _: Manifest) -> None:
    del deployment["spec"]["selector"]


@pytest.mark.parametrize(
    "change",
    [misspelt, in_the_wrong_place, a_number_as_value, a_text_as_number, without_a_selector],
)
def test_a_wrong_manifest_is_refused(change: Callable[[Manifest, Manifest], None]) -> None:
    manifest = copy.deepcopy(DEPLOYMENT)
    change(manifest, manifest["spec"]["template"]["spec"])
    assert errors(manifest) != []


def test_all_are_there_and_only_real_ones_are_applied() -> None:
    """A secret that is applied with the others would replace the real one."""
    applied = {each["kind"] for name, each in FILES.items() if name.endswith(".yaml")}
    assert applied == {"Deployment", "PodDisruptionBudget"}
    assert {each["kind"] for each in FILES.values()} - applied == {"Secret"}


def test_selectors_find_the_processes() -> None:
    labels = DEPLOYMENT["spec"]["template"]["metadata"]["labels"]
    spread = POD["topologySpreadConstraints"][0]["labelSelector"]
    budget = FILES["pod-disruption-budget.yaml"]["spec"]["selector"]
    for selector in (DEPLOYMENT["spec"]["selector"], spread, budget):
        assert selector == {"matchLabels": labels}


def test_the_bot_gets_settings_that_exist() -> None:
    secret = FILES["secret.yaml.example"]
    assert BOT["envFrom"] == [{"secretRef": {"name": secret["metadata"]["name"]}}]
    given = ENV | secret["stringData"]
    assert given.keys() <= set(settings.NAMES)
    read = settings.read(given)
    assert read.discord_token is not None
    assert read.database_url.startswith("postgresql://")


def test_there_are_shards_for_all_processes_of_an_upgrade() -> None:
    spec = DEPLOYMENT["spec"]
    rolling = spec["strategy"]["rollingUpdate"]
    assert rolling["maxUnavailable"] == 0
    assert int(ENV["SHARDS"]) >= 2 * (spec["replicas"] + rolling["maxSurge"])


def test_probes_and_scrapes_ask_pages_that_exist() -> None:
    pages = set(re.findall(r'add_get\("(/\w+)"', inspect.getsource(status)))
    ports = {each["name"]: each["containerPort"] for each in BOT["ports"]}
    for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
        asked = BOT[probe]["httpGet"]
        assert asked["path"] in pages
        assert ENV["STATUS_PORT"] == f"0.0.0.0:{ports[asked['port']]}"
    notes = DEPLOYMENT["spec"]["template"]["metadata"]["annotations"]
    assert "/metrics" in pages
    assert ENV["STATUS_PORT"].endswith(f":{notes['prometheus.io/port']}")


def test_the_image_is_of_this_version_and_its_user_is_the_one_named() -> None:
    assert BOT["image"].rpartition(":")[2] == __version__
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    assert f"--uid {POD['securityContext']['runAsUser']} " in dockerfile


def test_the_pod_runs_without_rights() -> None:
    """It fits into a namespace with the Pod Security Standard `restricted`."""
    assert POD["securityContext"]["runAsNonRoot"] is True
    assert POD["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert POD["automountServiceAccountToken"] is False
    assert BOT["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert {each["name"] for each in POD["volumes"]} == {
        each["name"] for each in BOT["volumeMounts"]
    }


def test_resources_are_quantities() -> None:
    amounts = [each for kind in BOT["resources"].values() for each in kind.values()]
    assert all(QUANTITY.fullmatch(each) for each in amounts), amounts
