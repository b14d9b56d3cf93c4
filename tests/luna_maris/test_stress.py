"""Stress has one direction in texts: probes and waste raise it, rest and food lower it.

The marker has a number and goes left or right, as on the board: it is never "up" or "down".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.core.text import LANGUAGES, Language
from games.luna_maris import events as ev
from games.luna_maris.game import GAME
from tests.luna_maris.told import NAMES

ROOT = Path(__file__).parents[2]
CATALOGS = ("games/luna_maris/locales", "rendering/luna_maris/locales")
MORE = re.compile(r"\b(more|rais\w+|rises?|adds?|de plus|plus de|mont\w+|ajout\w+)\b", re.I)
LESS = re.compile(
    r"\b(less|fall\w*|low(?:er)?s?|reduc\w+|down|moins|baiss\w+|rédui\w+)\b|[-−]1", re.I
)
STRAINS = re.compile(
    r"\b(probes?|airlock|waste|cubes?|penalty|strain|sondes?|déchets?)\b|\$(airlock|penalty)", re.I
)
RELIEVES = re.compile(
    r"\b(food|spent|rest\w*|slept|day off|sleeping|asleep|nourriture|dépensée|repos\w*|congé)\b",
    re.I,
)
NUMBERED = re.compile(r"(?<!marker at )(?<!marqueur de )\bstress(?: at| of| à|:)? ?(?:\d|\{ \$)")
SHIFTED = re.compile(
    r"(?:stress marker|marqueur de stress)[^.;,()]*?(?:\bup\b|\bdown\b|\brises?\b|\bfalls?\b"
    r"|\bmonte|\bbaisse|[-+−]\d)"
    r"|\b(?:rais\w+|lower\w*|mont\w+|baiss\w+) (?:\w+ )?(?:stress marker|marqueur de stress)",
    re.I,
)
LEFT, RIGHT = re.compile(r"\bleft\b|gauche"), re.compile(r"\bright\b|droite")


def lines(lang: Language) -> Iterator[tuple[str, str]]:
    """Yield every catalog line of the game about stress, with its key."""
    for folder in CATALOGS:
        for path in sorted((ROOT / folder / lang).glob("*.ftl")):
            key = ""
            for line in path.read_text().splitlines():
                if not line.startswith("#") and (begun := re.match(r"([\w-]+) =", line)):
                    key = begun[1]
                if "stress" in line.lower() and not line.startswith("#"):
                    yield f"{path.stem} {key}", line.strip()


def wrong(key: str, line: str) -> Iterator[str]:
    """Yield the words of a line that contradict the one direction of stress."""
    text = re.sub(r"^[\w-]+ = ", "", line)
    about = key if key.split()[1].startswith(("does", "coach", "event", "strain")) else ""
    whole = f"{about} {text}".replace("-", " ").replace("_", " ")
    if NUMBERED.search(text) or "un stress de" in text:
        yield "a number of stress that is not the marker's"
    if SHIFTED.search(text):
        yield "a marker that goes up or down"
    for sentence in re.split(r"[.;] |, (?=which|soit)", text):
        if "stress" not in sentence.lower():
            continue
        more, less = bool(MORE.search(sentence)), bool(LESS.search(sentence))
        if LEFT.search(sentence) and not more and "O2" not in sentence:
            yield "a marker that goes left without more stress"
        if RIGHT.search(sentence) and not less:
            yield "a marker that goes right without less stress"
    for clause in re.split(r"[.;] |, | \(", text):
        if "stress" not in clause.lower():
            continue
        among = whole if text.startswith('{ "*" }') or about else clause
        strains, relieves = STRAINS.search(among), RELIEVES.search(among)
        if strains and not relieves and LESS.search(clause):
            yield "less stress by a probe or waste"
        if relieves and not strains and MORE.search(clause):
            yield "more stress by rest or food"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_about_stress_has_one_direction(lang: Language) -> None:
    found = list(lines(lang))
    assert len(found) > 35
    assert [(key, line, each) for key, line in found for each in wrong(key, line)] == []


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("topics t", '{ "*" } **{ $airlock } :** 1 stress de moins, puis posez votre sonde'),
        ("topics t", "each cube moves your disc 1 step back and your stress marker 1 left."),
        ("labels food", '[stress] { " " }(stress marker +1)'),
        ("teaching coach-at-airlock", "It lowers your stress marker by 1, which is 1 O2 less"),
        ("teaching coach-at-sleeping", "Chaque scientifique mis au repos monte le stress, donc"),
        ("topics t", "avec un stress de 6, vous disposez de 6 O2"),
    ],
)
def test_sentences_of_the_other_direction_are_found(key: str, line: str) -> None:
    assert list(wrong(key, line))


@pytest.mark.parametrize(
    ("event", "end"),
    [
        (ev.ProbeInstalled(seat=0, zone="z20", number=2), "rises by 1 (marker 1 to the left)."),
        (ev.MarkerMoved(seat=0, marker="stress", steps=-1), "rises by 1 (marker 1 to the left)."),
        (ev.MarkerMoved(seat=0, marker="stress", steps=2), "falls by 2 (marker 2 to the right)."),
        (ev.Rested(seat=0, scientist=None, steps=1), "falls by 1 (marker 1 to the right)."),
        (ev.Rested(seat=0, scientist="geologist", steps=2), "falls by 2 (marker 2 to the right)."),
    ],
)
def test_the_log_says_which_way_stress_went(event: ev.Event, end: str) -> None:
    assert (GAME.words("en").event(event, NAMES) or "").endswith(end)
