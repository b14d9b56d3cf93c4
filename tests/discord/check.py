"""Requests checked against Discord's description, more strictly than it asks for.

Properties that the description does not know are errors here: Discord ignores them, so a typing
error would go unnoticed. Extra properties of stock discord.py are tolerated by name, nothing else.
The local stand-in's answers are checked too: a bot that understands only them would be of no use.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import jsonschema
import jsonschema_rs
from jsonschema.exceptions import ValidationError, best_match

from tests.discord.trim import TRIMMED

# discord.py: numbers where ids are texts (also of attachments, of tags and of whom a conversation
# is opened with), an old flag of commands, and one with every message; with a post of a forum the
# kind of thread, and an old parameter.
MENTIONED = ("users", "roles")
UNKNOWN_FLAGS = ("nsfw", "tts")
UNKNOWN_PARAMETERS = {"create_thread": ("use_nested_fields",)}

Json = dict[str, Any]


@cache
def description(*, closed: bool = True) -> Json:
    """Return the description, its objects closed against unknown properties where we speak."""
    found = json.loads(TRIMMED.read_text(encoding="utf-8"))
    if closed:
        _close(found["components"]["schemas"])
    return found


def _close(node: Any) -> None:
    if isinstance(node, dict):
        if isinstance(node.get("properties"), dict) and "additionalProperties" not in node:
            node["additionalProperties"] = False
        for value in node.values():
            _close(value)
    elif isinstance(node, list):
        for value in node:
            _close(value)


@cache
def _operations() -> list[tuple[str, re.Pattern[str], Json]]:
    """Return method, pattern of the path and operation, those with fewest placeholders first."""
    found: list[tuple[str, re.Pattern[str], Json]] = []
    for path in sorted(description()["paths"], key=lambda path: path.count("{")):
        pattern = re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(path)))
        item = description()["paths"][path]
        for method, operation in item.items():
            if method == "parameters":
                continue
            parameters = [*item["parameters"], *operation.get("parameters", [])]
            found.append((method.upper(), pattern, {**operation, "parameters": parameters}))
    return found


class Validator:
    """A check of values against one schema: quick, with words only for values that do not fit."""

    def __init__(self, schema: Json, *, closed: bool = True) -> None:
        whole = {**schema, "components": description(closed=closed)["components"]}
        # The one is a hundred times as fast, the other knows the most useful of many errors.
        self._quick = jsonschema_rs.Draft202012Validator(whole)
        self._words = jsonschema.Draft202012Validator(whole)

    def error(self, value: Any) -> ValidationError | None:
        """Return the error of a value, if there is one."""
        if self._quick.is_valid(value):
            return None
        error = best_match(self._words.iter_errors(value))
        assert error is not None, "jsonschema finds nothing wrong"
        return error


@cache
def _validator(operation_id: str, content: str) -> Validator | None:
    operation = next(o for _, _, o in _operations() if o["operationId"] == operation_id)
    schema = operation.get("requestBody", {}).get("content", {}).get(content, {}).get("schema")
    return None if schema is None else Validator(schema)


@cache
def _answers(operation_id: str, status: str) -> Validator | None:
    """Return what checks an operation's answers of a status; `None` where it has no body."""
    operation = next(o for _, _, o in _operations() if o["operationId"] == operation_id)
    content = operation["responses"][status]["content"]
    return Validator(content["application/json"]["schema"], closed=False) if content else None


@cache
def _parameter(operation_id: str, name: str) -> Validator:
    """Return the validator of a name's place in an operation's path."""
    operation = next(o for _, _, o in _operations() if o["operationId"] == operation_id)
    parameters = {(p["in"], p["name"]): p["schema"] for p in operation["parameters"]}
    return Validator(parameters["path", name])


def faults(request: Json) -> list[str]:
    """Return what does not fit in one request of the stand-in's journal, and in its answer."""
    for method, pattern, operation in _operations():
        match = pattern.fullmatch(request["path"]) if method == request["method"] else None
        if match is not None:
            return [
                *_parameter_faults(request, operation, match.groupdict()),
                *_body_faults(request, operation),
                *_answer_faults(request, operation),
            ]
    return ["the description has no such operation; add it to tests/discord/trim.py"]


def _parameter_faults(request: Json, operation: Json, path: dict[str, str]) -> list[str]:
    known = {p["name"] for p in operation["parameters"] if p["in"] == "query"}
    known |= {*UNKNOWN_PARAMETERS.get(operation["operationId"], ())}
    found = [f"unknown parameter {name}" for name in request["query"] if name not in known]
    for name, value in path.items():
        error = _parameter(operation["operationId"], name).error(value)
        if error is not None:
            found.append(f"path {name}: {error.message}")
    return found


def _body_faults(request: Json, operation: Json) -> list[str]:
    body, files = tidied(request["body"]), request["files"]
    content = "multipart/form-data" if files else "application/json"
    validator = _validator(operation["operationId"], content)
    if validator is None:
        return [] if not body and not files else [f"no body of type {content} is expected"]
    if files:
        validator = _validator(operation["operationId"], "application/json") or validator
    found = [f"unknown file {f['field']}" for f in files if not _is_file(f["field"])]
    error = validator.error({} if body is None else body)
    if error is not None:
        found.append(f"body {error.json_path}: {error.message[:300]}")
    return found


def _answer_faults(request: Json, operation: Json) -> list[str]:
    status = request.get("status") or 0
    if not 200 <= status < 300:
        return []
    if str(status) not in operation["responses"]:
        return [f"answer: no such status, {status}"]
    validator = _answers(operation["operationId"], str(status))
    if validator is None:
        return [] if request["response"] is None else ["answer: no body is expected"]
    error = validator.error(request["response"])
    return [] if error is None else [f"answer {error.json_path}: {error.message[:300]}"]


def _is_file(field: str) -> bool:
    return re.fullmatch(r"files\[[0-9]\]", field) is not None


def tidied(body: Any) -> Any:
    """Return a body without the known noise of stock discord.py."""
    if isinstance(body, list):
        return [tidied(each) for each in body]
    if not isinstance(body, dict):
        return body
    made = {key: tidied(value) for key, value in body.items() if key not in UNKNOWN_FLAGS}
    mentions = made.get("allowed_mentions")
    if isinstance(mentions, dict):
        for key in MENTIONED:
            if isinstance(mentions.get(key), list):
                mentions[key] = [str(each) for each in mentions[key]]
    if isinstance(made.get("message"), dict) and "applied_tags" in made:
        made.pop("type", None)
    for tag in made.get("available_tags") or ():
        if "id" in tag:
            tag["id"] = str(tag["id"])
    if "recipient_id" in made:
        made["recipient_id"] = str(made["recipient_id"])
    attachments = made.get("attachments")
    if isinstance(attachments, list):
        made["attachments"] = [
            {**each, "id": str(each["id"])} if "id" in each else each for each in attachments
        ]
    return made


def check(requests: list[Json]) -> None:
    """Fail on every request that does not fit, each kind of fault shown once."""
    found: dict[str, str] = {}
    for request in requests:
        for fault in faults(request):
            where = f"{request['method']} {request['template']}: {fault}"
            found.setdefault(where, json.dumps(request["body"], ensure_ascii=False)[:600])
    if found:
        lines = "\n".join(f"{where}\n    {body}" for where, body in found.items())
        raise AssertionError(f"Discord's description does not allow:\n{lines}")
