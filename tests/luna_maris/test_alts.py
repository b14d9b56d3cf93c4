"""The alternative texts: changes, prices, players' places, in whole sentences."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.core.labels import ALT
from games.core.text import Language
from games.luna_maris import actions as act
from games.luna_maris.content import components
from games.luna_maris.content.types import MODULES
from games.luna_maris.game import GAME
from games.luna_maris.rules.board import keeper
from games.luna_maris.state import State
from games.luna_maris.words.speakers import SPEAKERS
from tests.games.checked import clean
from tests.luna_maris.test_parts import BOTH
from tests.luna_maris.told import NAMES, begins, positions

LONG = tuple(f"{name} von Hohenstein-Wittgenstein"[:32] for name in NAMES)
PICTURES = [f"{each.key}:0" if each.per_seat else each.key for each in GAME.presentation.pictures]


def alt(
    state: State,
    picture: str,
    lang: Language = "en",
    *,
    names: tuple[str, ...] = NAMES,
    before: State | None = None,
    seat: int | None = None,
) -> str:
    """Return the alternative text of a picture, public or as a seat sees it."""
    old = None if before is None else GAME.mask(before, seat)
    named = names[: len(state.players)]
    return GAME.words(lang).alt(GAME.mask(state, seat), picture, named, old)


@BOTH
@pytest.mark.parametrize("players", [1, 4])
def test_texts_end_with_a_sentence_whatever_the_names_and_changes(
    players: int, lang: Language
) -> None:
    older, longest = None, 0
    for state in positions(players, 41, 23):
        for picture in PICTURES:
            for seat in (None, 0):
                for before in (None, older):
                    text = alt(state, picture, lang, names=LONG, before=before, seat=seat)
                    assert clean(text, lang)[-1] in ".!?", text
                    assert not re.search("[→·…]", text), text
                    longest = max(longest, len(text))
        older = state
    assert 900 < longest <= ALT


SAID = ("good", "few")
"""Goods as they are called, and in few words."""


@BOTH
@pytest.mark.parametrize("picture", ["offer", "cards"])
def test_orders_and_scientists_are_told_with_what_they_cost_and_bring(
    picture: str, lang: Language
) -> None:
    for state in positions(4, 23, 40):
        t, speaker = components(state.content), SPEAKERS(lang, state.content)
        text = alt(state, picture, lang, names=LONG)
        for stack in state.stacks:
            if stack.top:
                tile = t.orders[stack.top]
                needs = [
                    [speaker.text(f"{k}-{g}", n=n) for g, n in tile.needs.items()] for k in SAID
                ]
                told = text.partition(f"{speaker.name(tile.id)}, ")[2]
                deal = re.split(" (?:for|pour) ", told)
                assert sorted(deal[0].split(", ")) in map(sorted, needs)
                assert deal[1].startswith(speaker.text("vp", n=tile.vp))
        for fee, key in zip(t.board.fees, state.hiring, strict=True):
            if key:
                costs = "|".join(speaker.text(f"{k}-iron", n=fee) for k in SAID)
                assert re.search(rf"{speaker.name(key)} (for|pour) ({costs})", text), text


@BOTH
@pytest.mark.parametrize("picture", ["board", "colony"])
def test_it_is_told_who_is_where_and_what_is_active(picture: str, lang: Language) -> None:
    active, seen = ("kept active by" if lang == "en" else "gardé actif par"), Counter[bool]()
    for state in positions(4, 31, 19):
        if state.over:
            continue
        speaker = SPEAKERS(lang, state.content)
        text = alt(state, picture, lang).replace("\N{NARROW NO-BREAK SPACE}", "")
        for module in MODULES:
            there = [NAMES[p.seat] for p in state.players if p.module == module]
            owner = None if module == "power" else keeper(state, module)
            said = re.search(rf"\. {re.escape(speaker.name(module))}: (.*?)\.", text)
            if there:
                assert said
                assert all(name in said[1] for name in there)
            seen[owner is not None] += 1
            assert bool(said and active in said[1]) == (owner is not None)
    assert min(seen.values()) > 5


def changed(text: str) -> list[str]:
    """Return the changes in a text."""
    found = re.match(r"Changed: (.*?)\. (?:The|What|Your) ", text)
    return found[1].split("; ") if found else []


def test_what_has_changed_comes_first_and_by_picture() -> None:
    """Let a player walk to the Mining Station, mine and end the turn."""
    state = next(
        state
        for state in positions(3, 8)
        if begins(state)
        and (me := state.players[state.turn]).energy
        and me.module not in (None, "mining")
        and me.stress - me.oxygen > 3
        and "geologist" in me.hand
        and keeper(state, "mining") is None
    )
    assert all(not changed(alt(state, picture, before=state)) for picture in PICTURES)
    then, seat, who = GAME.copy(state), state.turn, NAMES[state.turn]
    for action in (act.Play("geologist"), act.Go("mining"), act.Mine()):
        GAME.apply_unchecked(then, seat, action)
    told = {p: changed(alt(then, p, before=state, seat=seat)) for p in PICTURES}
    here = f"{who} is in the Mining Station, which is active"
    mined = then.players[seat].first.iron - state.players[seat].first.iron
    gained = f"{who}: −1 energy, +{mined} iron"
    assert told["board"] == told["colony"] == [here]
    assert told["players"] == [gained]
    assert told["turn"] == [gained, here]
    assert all(not told[p] for p in ("mining", "offer", "cards", "score", "legend"))
    assert told["player:0"] == ([gained, here] if seat == 0 else [])
