"""What can be wrong with the catalogs of a game, found without knowing the game."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from games.core import legend, messages, words
from games.core.catalogs import FUNCTIONS, Catalog, load
from games.core.grammar.en import a
from games.core.speech import Argument, Items, Message, Speaker

LISTS = {"AND", "OR", "JOIN", "COMMAS", "COUNT"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SAMPLE = FluentParser().parse_entry("sample-noun = noun\n    .gender = feminine")


def within(node: Any) -> Iterator[Any]:
    """Yield a node of a catalog and everything in it."""
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from within(each)


def references(catalog: Catalog) -> Iterator[str]:
    """Yield the faults of messages' references and of the functions they call."""
    known = {(type(entry).__name__, entry.id.name): entry for entry in catalog.entries}
    functions = {*FUNCTIONS, *catalog.grammar.FUNCTIONS}
    for entry in catalog.entries:
        for node in within(entry):
            where = f"{catalog.lang}: {entry.id.name}"
            if isinstance(node, ast.FunctionReference) and node.id.name not in functions:
                yield f"{where}: no function {node.id.name}"
            if isinstance(node, ast.MessageReference | ast.TermReference):
                found = known.get((type(node).__name__.removesuffix("Reference"), node.id.name))
                if found is None:
                    yield f"{where}: nothing is called {node.id.name}"
                elif node.attribute and node.attribute.name not in {
                    each.id.name for each in found.attributes
                }:
                    yield f"{where}: {node.id.name} has no form {node.attribute.name}"
            if isinstance(node, ast.TermReference) and node.arguments and node.arguments.positional:
                yield f"{where}: the term {node.id.name} takes its arguments by name"
            if isinstance(entry, ast.Term) and isinstance(node, ast.VariableReference):
                yield f"{where}: a term does not see ${node.id.name}"


def sample_arguments(catalog: Catalog, key: str) -> dict[str, list[Argument]]:
    """Return values to try for every variable of a message, the usual one first."""
    entries = {entry.id.name: entry for entry in catalog.entries}
    found: dict[str, list[Argument]] = {}
    waiting, seen = [key], {key}
    noun = Message("sample-noun")
    while waiting:
        for node in within(entries[waiting.pop()]):
            if isinstance(node, ast.MessageReference) and node.id.name not in seen:
                seen.add(node.id.name)
                waiting.append(node.id.name)
            if isinstance(node, ast.VariableReference):
                found.setdefault(node.id.name, [])
            if isinstance(node, ast.FunctionReference) and node.arguments.positional:
                first = node.arguments.positional[0]
                if isinstance(first, ast.VariableReference):
                    tried = found.setdefault(first.id.name, [])
                    if node.id.name in LISTS:
                        tried += [Items([noun] * n) for n in (1, 0, 2, 3)]
                    elif node.id.name == "FORM":
                        tried.append(noun)
            if isinstance(node, ast.SelectExpression) and isinstance(
                node.selector, ast.VariableReference
            ):
                tried = found.setdefault(node.selector.id.name, [])
                keys = {getattr(v.key, "name", None) or v.key.value for v in node.variants}
                if keys & PLURALS or any(k.lstrip("-").isdigit() for k in keys):
                    tried += [1, 0, 2, 5, -3]
                else:
                    tried += sorted(keys)
    return {name: tried or ["sample"] for name, tried in found.items()}


UNJOINED = {
    "en": re.compile(r"\ban? (?=\w)", re.I),
    "fr": re.compile(
        r"(?<!-)\b(?:(?:[DdJjLlMmNnSsTt]e|[LlMmSsTt]a|(?:[Jj]us|[Ll]ors|[Pp]uis)?[Qq]ue)"
        r" (?!onz|oui|un\b)[AEIOUYÂÀÉÈÊÎÔaeiouyâàéèêîôœ]\w|[Ss]i ils?\b|(?:de|à) les? [A-Z])"
    ),
}
"""What may stand in no text: in French as it is, in English an article of the other form."""


def unjoined(text: str, lang: str) -> list[str]:
    """Return words that stand in a wrong form before the next one: "a Earth", "de Ada"."""
    found = UNJOINED[lang].finditer(text) if lang in UNJOINED else ()
    if lang == "en":
        return [each[0] for each in found if not a(text[each.end() :]).startswith(each[0].lower())]
    return [each[0] for each in found]


def beginnings(node: Any, catalog: Catalog) -> Iterator[str | None]:
    """Yield how a part of a message can begin; None where only a game knows."""
    match node:
        case ast.Pattern(elements=[first, *_]):
            yield from beginnings(first, catalog)
        case ast.Placeable(expression=within):
            yield from beginnings(within, catalog)
        case ast.SelectExpression(variants=variants):
            for variant in variants:
                yield from beginnings(variant.value, catalog)
        case ast.TextElement(value=value) | ast.StringLiteral(value=value):
            yield value
        case ast.NumberLiteral(value=value):
            yield value
        case ast.MessageReference(id=key, attribute=form):
            entry = next(each for each in catalog.entries if each.id.name == key.name)
            forms = {each.id.name: each.value for each in entry.attributes}
            yield from beginnings(forms[form.name] if form else entry.value, catalog)
        case _:
            yield None


def articles(catalog: Catalog) -> Iterator[str]:
    """Yield the messages in which an article stands before what may begin with any letter."""
    if catalog.lang != "en":
        return
    for entry in catalog.entries:
        for pattern in within(entry):
            elements = pattern.elements if isinstance(pattern, ast.Pattern) else []
            for before, after in pairwise(elements):
                if isinstance(before, ast.TextElement) and re.search(r"\b[Aa]n? $", before.value):
                    article = before.value.split()[-1]
                    for text in beginnings(after, catalog):
                        if text is None or unjoined(f"{article} {text}", "en"):
                            yield f"en: {entry.id.name}: {article} before {text or 'anything'}"


def unsayable(catalog: Catalog) -> Iterator[str]:
    """Yield the errors of messages with sample arguments, each form and variant tried."""
    assert isinstance(SAMPLE, ast.Message)
    speaker = Speaker(Catalog(catalog.lang, [*catalog.entries, SAMPLE]), {})
    for entry in catalog.entries:
        if isinstance(entry, ast.Message):
            tried = sample_arguments(catalog, entry.id.name)
            usual = {name: values[0] for name, values in tried.items()}
            forms = [each.id.name for each in entry.attributes]
            for name, values in {**tried, "": [""]}.items():
                for value in values:
                    given = {**usual, name: value} if name else usual
                    for form in [*([None] if entry.value else []), *forms]:
                        said = speaker.say(Message(entry.id.name, **given), form)
                        junk = r"\?\?\?|\{|\}" if value == Items(()) else r"\?\?\?|\{|\}|  "
                        wrong = re.search(junk, said) and "```" not in said
                        if wrong or unjoined(said, catalog.lang):
                            yield f"{catalog.lang}: {entry.id.name}: {said!r}"


def asked_for(folder: Path) -> tuple[set[str], set[str]]:
    """Return ids that the code in a folder says by name, and patterns of all that it may say."""
    said, possible = set[str](), set[str]()
    for path in folder.rglob("*.py") if folder.is_dir() else [folder]:
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and node.args:
                called = getattr(node.func, "id", getattr(node.func, "attr", ""))
                first = node.args[0]
                if called in ("Message", "text", "about") and isinstance(first, python.Constant):
                    said |= {first.value} if isinstance(first.value, str) else set()
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                possible.add(re.escape(node.value))
            if isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, python.Constant) else ".+"
                    for part in node.values
                ]
                possible.add("".join(parts))
    return said, possible


def problems(locales: Path, *code: Path) -> list[str]:
    """Return everything that is wrong with a game's catalogs and with what its code says."""
    languages = sorted(path.name for path in locales.iterdir())
    catalogs = [load(locales, lang) for lang in languages]
    ids = [
        {e.id.name for e in catalog.entries if isinstance(e, ast.Message) and e.value}
        for catalog in catalogs
    ]
    everything = set[str]().union(*ids)
    found = [
        f"{catalog.lang}: {key} is missing"
        for catalog, own in zip(catalogs, ids, strict=True)
        for key in sorted(everything - own)
    ]
    for catalog in catalogs:
        wrong = list(references(catalog))
        found += wrong or [*unsayable(catalog), *articles(catalog)]
    asked = [asked_for(folder) for folder in (Path(words.__file__), *code)]
    # Not every game asks the kernel for the end of a game; legends have its own catalog too.
    asked += [(set(), asked_for(Path(module.__file__))[1]) for module in (legend, messages)]
    found += [f"no message {key}" for said, _ in asked for key in sorted(said - everything)]
    possible = re.compile("|".join(pattern for _, patterns in asked for pattern in patterns))
    referred = {
        node.id.name
        for catalog in catalogs
        for entry in catalog.entries
        for node in within(entry)
        if isinstance(node, ast.MessageReference)
    }
    unused = {key for key in everything - referred if not possible.fullmatch(key)}
    return found + [f"{key} is said nowhere" for key in sorted(unused)]
