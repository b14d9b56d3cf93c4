"""Extract the definitions that our manifests need: `python -m tests.deploy.extract FOLDER`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

KINDS = {
    ("apps/v1", "Deployment"): "io.k8s.api.apps.v1.Deployment",
    ("policy/v1", "PodDisruptionBudget"): "io.k8s.api.policy.v1.PodDisruptionBudget",
    ("v1", "Secret"): "io.k8s.api.core.v1.Secret",
}
"""The definition of each kind that is used."""
KUBERNETES = Path(__file__).parent / "schemas" / "kubernetes.json"


def extract(found: dict[str, Any]) -> dict[str, Any]:
    """Return what the kinds need of all definitions."""
    definitions, wanted, kept = found["$defs"], [*KINDS.values()], dict[str, Any]()
    while wanted:
        name = wanted.pop()
        if name not in kept:
            kept[name] = undescribed(definitions[name])
            wanted += references(kept[name])
    return {"$schema": found["$schema"], "$defs": dict(sorted(kept.items()))}


def undescribed(part: Any) -> Any:
    """Return a part of a schema without texts for readers."""
    if isinstance(part, dict):
        return {
            key: undescribed(value)
            for key, value in part.items()
            if key != "description" or not isinstance(value, str)
        }
    return [undescribed(each) for each in part] if isinstance(part, list) else part


def references(part: Any) -> Iterator[str]:
    """Yield the names of the definitions that a part of a schema needs."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "$ref":
                yield value.rpartition("/")[2]
            else:
                yield from references(value)
    elif isinstance(part, list):
        for each in part:
            yield from references(each)


def main() -> None:
    """Write the extract of the definitions in the folder that is named."""
    whole = json.loads((Path(sys.argv[1]) / "_definitions.json").read_text("utf-8"))
    text = json.dumps(extract(whole), separators=(",", ":"))
    KUBERNETES.write_text(text.replace('"io.k8s.', '\n"io.k8s.') + "\n", "utf-8")


if __name__ == "__main__":
    main()
