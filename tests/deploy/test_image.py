"""The image says what it is, and its user is the one that the manifests name."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from bot import __version__

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
LABELS = dict(re.findall(r'org\.opencontainers\.image\.(\w+)="([^"]*)"', DOCKERFILE))


def test_the_labels_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert LABELS["version"] == __version__
    assert LABELS["description"] == project["description"]
    assert LABELS["title"] == (ROOT / "README.md").read_text("utf-8").split("\n")[0][2:]


def test_the_licences_are_those_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf-8").partition("\n## Licence\n")[2]
    named = {"MIT": "[MIT]", "OFL-1.1": "SIL Open Font License", "CC-BY-3.0": "CC BY 3.0"}
    assert LABELS["licenses"].split(" AND ") == [*named]
    for text in named.values():
        assert text in readme


def test_nothing_is_compiled_while_the_image_is_built() -> None:
    """The slim image has no compiler: without a wheel the build must say so."""
    assert re.search(r"pip install [^&]*--require-hashes [^&]*--only-binary :all:", DOCKERFILE)
