"""Speech: texts that catalogs may have, and errors that prevent wrong sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core import speech
from games.core.catalogs import CatalogError, SpeechError, load
from games.core.grammar import NARROW_SPACE, languages
from games.core.speech import Items, Message, Name, Speaker, Speakers
from tests.core.catalogs import articles, problems, references, unjoined

ENGLISH = """
ice = { $n } Ice
    .short = { $n } I.
ore = { $n } Ore
    .short = { $n } O.
place = the Yard
paying = { COUNT($paid) ->
    [0] { " " }for free
   *[other] { " " }for { $paid }
}
built = { $who } builds { $card }{ paying }.
name-drill =
    .short = Drill
chosen = { CAP($what) } or { LOW($what) }: { OR($goods) }; { JOIN($goods, by: " + ") }.
"""
FRENCH = """
ice = { $n ->
    [one] { $n } bloc de glace
   *[other] { $n } blocs de glace
}
    .gender = masculine
    .short = { $n } gl.
ore = { $n ->
    [one] { $n } minerai
   *[other] { $n } minerais
}
probe = sonde
    .gender = feminine
site = le Chantier
met = { FORM($what, of: "gender") ->
    [feminine] une
   *[masculine] un
} { $what } { AU($where) } { DE($who) }, loin { DU($where) } : « { $card } » ; { $vp } PV
"""


def folder(root: Path, **sources: str) -> Path:
    for lang, source in sources.items():
        (root / lang).mkdir(exist_ok=True)
        (root / lang / "said.ftl").write_text(source, encoding="utf-8")
    return root


@pytest.fixture
def english(tmp_path: Path) -> Speaker:
    return Speaker(load(folder(tmp_path, en=ENGLISH), "en"), {"drill": "Ice Drill"})


def test_a_sentence_takes_of_many_facts_those_it_has_a_place_for(english: Speaker) -> None:
    facts = {"who": "Ada", "card": Name("drill"), "paid": Items([]), "rock": 7}
    message = english.about("built", facts)
    assert set(message.arguments) == {"who", "card", "paid"}
    assert english.say(message) == "Ada builds Ice Drill for free."
    assert english.about("place", facts) == Message("place")


@pytest.fixture
def french(tmp_path: Path) -> Speaker:
    return Speaker(load(folder(tmp_path, fr=FRENCH), "fr"), {"drill": "Foreuse à glace"})


def goods(**amounts: int) -> Items:
    return Items(Message(good, n=n) for good, n in amounts.items())


def built(**amounts: int) -> Message:
    return Message("built", who="Ada", card=Name("drill"), paid=goods(**amounts))


def test_arguments_lists_and_names_are_said_without_marks(english: Speaker) -> None:
    assert english.say(built(ice=2, ore=1)) == "Ada builds Ice Drill for 2 Ice and 1 Ore."
    assert english.say(built()) == "Ada builds Ice Drill for free."
    said = english.text("chosen", what="Any", goods=goods(ice=1, ore=2))
    assert said == "Any or any: 1 Ice or 2 Ore; 1 Ice + 2 Ore."


def test_numbers_have_a_minus_and_no_grouping(english: Speaker, french: Speaker) -> None:
    assert english.text("ice", n=-12345) == "−12345 Ice"
    assert french.text("ice", n=12345) == "12345 blocs de glace"


def test_french_counts_elides_contracts_and_agrees(french: Speaker) -> None:
    assert [french.text("ice", n=n) for n in (0, 1, 2)] == [
        "0 bloc de glace",
        "1 bloc de glace",
        "2 blocs de glace",
    ]
    given = {"where": Message("site"), "card": Name("drill"), "vp": 3}
    said = french.text("met", what=Message("probe"), who="Ada", **given)
    assert (
        said
        == "une sonde au Chantier d’Ada, loin du Chantier~: «~Foreuse à glace~»~; 3~PV".replace(
            "~", NARROW_SPACE
        )
    )
    said = french.text("met", what=Message("ice", n=1), who="Bo", **given)
    assert said.startswith("un 1 bloc de glace au Chantier de Bo")


def test_labels_are_shortened_in_the_order_of_the_catalog(english: Speaker) -> None:
    message = built(ore=1, ice=2)
    whole = english.say(message)
    assert english.fit(message, len(whole)) == whole
    assert english.fit(message, len(whole) - 1) == "Ada builds Ice Drill for 1 Ore and 2 I.."
    assert english.fit(message, 10) == "Ada builds Drill for 1 O. and 2 I.."


def test_what_is_short_already_may_be_shorter_and_forms_may_be_short(tmp_path: Path) -> None:
    source = """
add = add { $cubes } to this card
    .short = add { $cubes } here
    .shorter = +{ $cubes }
    .infinitive = to add { $cubes } to this card
    .infinitive-short = to add { $cubes } here
cubes = { $n } cubes
    .short = { $n } c.
may = You may pay { FORM($do, of: "infinitive") } or { $do }.
"""
    said = Speaker(load(folder(tmp_path, en=source), "en"), {})
    may = Message("may", do=Message("add", cubes=Message("cubes", n=2)))
    assert [said.fit(may, room) for room in (90, 65, 55, 50)] == [
        "You may pay to add 2 cubes to this card or add 2 cubes to this card.",
        "You may pay to add 2 cubes here or add 2 cubes here.",
        "You may pay to add 2 cubes here or add 2 cubes here.",
        "You may pay to add 2 c. here or add 2 c. here.",
    ]
    assert said.fit(may, 0) == "You may pay to add 2 c. here or +2 c.."


def test_a_catalog_may_say_some_messages_otherwise_and_keeps_their_forms(english: Speaker) -> None:
    icons = Speaker(english.catalog.saying({"ice": "{ $n } [ice]"}), english.names)
    assert icons.say(built(ice=2, ore=1)) == "Ada builds Ice Drill for 2 [ice] and 1 Ore."
    assert icons.say(Message("ice", n=2), "short") == "2 I."
    assert english.text("ice", n=2) == "2 Ice"


@pytest.mark.parametrize("wrong", [None, True, 1.5, {"ice": 2}, ["ice"], b"ice"])
def test_a_wrong_argument_is_an_error_before_a_word_is_said(
    english: Speaker, wrong: object
) -> None:
    with pytest.raises(TypeError):
        english.text("ice", n=wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        english.text("built", who="Ada", card="x", paid=Items([wrong]))  # type: ignore[list-item]


@pytest.mark.parametrize(
    "message",
    [
        Message("nothing"),
        Message("ice"),
        Message("built", who="Ada", card=Name("nowhere"), paid=Items(())),
        Message("built", who="Ada", card="x", paid="not a list"),
    ],
)
def test_what_cannot_be_said_is_an_error(english: Speaker, message: Message) -> None:
    with pytest.raises(SpeechError):
        english.say(message)


@pytest.mark.parametrize(
    "source",
    [
        "said = { $n",
        "said = one\nsaid = two",
        "said = { COUNT($n, least: $m) }",
        "said = { -term(case: $x) }\n-term = term",
        "said = { other.form ->\n    [a] a\n   *[b] b\n}\nother = other\n    .form = a",
        "said =",
    ],
)
def test_a_catalog_that_fluent_drops_parts_of_is_an_error(tmp_path: Path, source: str) -> None:
    with pytest.raises(CatalogError, match=r"said\.ftl"):
        load(folder(tmp_path, en=f"{source}\n"), "en")


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("said = { NOTHING($n) }", "no function NOTHING"),
        ("said = { other }", "nothing is called other"),
        ("said = { other.form }\nother = other", "other has no form form"),
        ("said = { -other }", "nothing is called other"),
        ("said = { -other($n) }\n-other = other", "takes its arguments by name"),
        ("said = { -other }\n-other = { $n }", "a term does not see"),
    ],
)
def test_unknown_functions_and_references_are_found(tmp_path: Path, source: str, told: str) -> None:
    found = list(references(load(folder(tmp_path, en=f"{source}\n"), "en")))
    assert len(found) == 1
    assert told in found[0]


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("said = has a { $tag } tag", True),
        ("said = has an { $tag } tag", True),
        ('said = has a { FORM($tag, of: "one") }', True),
        ("said = has a { $tag ->\n    [earth] Mars\n   *[other] Earth\n} tag", True),
        ("said = has a { tag } tag\ntag = Earth", True),
        ("said = has a { tag.long } tag\ntag = Mars\n    .long = Earth", True),
        ("said = has { A($tag) } tag", False),
        ("said = has a { $tag ->\n    [earth] planet\n   *[other] moon\n}", False),
        ("said = has an { tag } tag\ntag = Earth", False),
    ],
)
def test_articles_before_what_may_begin_with_any_letter_are_found(
    tmp_path: Path, source: str, wrong: bool
) -> None:
    found = list(articles(load(folder(tmp_path, en=f"{source}\n"), "en")))
    assert [each.startswith("en: said: a") for each in found] == [True] * wrong


@pytest.mark.parametrize(
    ("lang", "text", "wrong"),
    [
        ("en", "takes a Earth tag", True),
        ("en", "An Mine is built", True),
        ("fr", "le tour de Ana", True),
        ("fr", "parce que elle", True),
        ("fr", "la île", True),
        ("fr", "vient de le Chantier", True),
        ("en", "An Earth tag, a Mine, a unit, a 3", False),
        ("fr", "le onze, de I à V, prenez-la aussi, le but de les payer, d’Ana", False),
    ],
)
def test_words_that_are_not_joined_are_found_in_any_text(lang: str, text: str, wrong: bool) -> None:
    assert bool(unjoined(text, lang)) is wrong


def test_what_a_language_lacks_or_nobody_says_is_found(tmp_path: Path) -> None:
    (tmp_path / "locales").mkdir()
    locales = folder(tmp_path / "locales", en="ice = Ice\nore = Ore\n", fr="ice = glace\n")
    code = tmp_path / "words.py"
    code.write_text('Message("ice")\nMessage("dust")\n', encoding="utf-8")
    assert problems(locales, code) == [
        "fr: ore is missing",
        "no message dust",
        "ore is said nowhere",
    ]


def test_names_are_data_and_not_messages(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    source = "# Installations\n\nice_drill = Foreuse : { glace }\ntrade = Échange = tout\n"
    (tmp_path / "fr" / "names.ftl").write_text(source, encoding="utf-8")
    assert load(tmp_path, "fr").entries == ()


def test_a_game_speaks_with_the_names_of_a_component_set_each_speaker_being_made_once(
    tmp_path: Path,
) -> None:
    names = {"box": {"salt": {"en": "Salt", "fr": "Sel"}, "tea": {"en": "Tea"}}, "odd": {"a": {}}}
    speakers = Speakers(folder(tmp_path, en="sold = { $card } goes.\n", fr=""), names.__getitem__)
    english, french = speakers("en", "box"), speakers("fr", "box")
    assert english.text("sold", card=Name("salt")) == "Salt goes."
    assert [french.name(key) for key in ("salt", "tea")] == ["Sel", "Tea"]
    assert speakers("fr", "box") is french
    assert french.catalog is speakers.catalog("fr")
    with pytest.raises(SpeechError, match="fr: a has a name neither"):
        speakers("fr", "odd")


def test_a_speaker_forgets_what_is_too_much(
    english: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "REMEMBERED", 3)
    said = [english.text("ice", n=n) for n in range(9)]
    assert said == [f"{n} Ice" for n in range(9)]
    assert len(english._said) <= 3


def test_english_comes_first_among_the_languages() -> None:
    assert languages()[0] == "en"
