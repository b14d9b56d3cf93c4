"""Every card played to completion, and the books of whole games."""

from __future__ import annotations

import pytest

from games.ares.actions import Play, Use
from games.ares.content import CARDS, NAMES
from games.ares.game import GAME
from games.ares.state import Phase
from games.core.codec import encode, restore, save
from games.core.random_play import random_action
from games.core.rng import rng
from tests.ares import invariants
from tests.ares.builder import Table

SUPPLY = {
    "science": ["Research", "Interns", "Gene Repair", "Mass Converter", "Natural Preserve"],
    "power": ["Power Plant", "Power Grid"],
    "jovian": ["Ganymede Shipyard", "Vesta Shipyard"],
    "plant": ["Lichen", "Grass", "Trees"],
    "microbe": ["Tardigrades", "Adapted Lichen"],
    "animal": ["Birds", "Livestock"],
    "event": ["Comet", "Deimos Down", "Lava Flows", "Plantation"],
}
"""Cards in play that meet requirements on tags."""
HOLDERS = {"Tardigrades": 3, "Birds": 2, "Livestock": 1, "Regolith Eaters": 1, "Fish": 0}


def ready(card, seed):
    """Return a table on which a rich seat holds a card that it may play."""
    name = NAMES[card.id]["en"].replace("’", "'")
    table = Table().seat(0, hand=[name], mc=200, heat=30, plant=30, tr=30)
    fillers = [n for n in ("Mine", "Heather", "Zeppelins", "Worms") if n != name]
    supply = [n for names in SUPPLY.values() for n in names if n != name]
    holders = {n: k for n, k in HOLDERS.items() if n != name}
    table.seat(0, hand=fillers, played=[n for n in supply if n not in holders], cubes=holders)
    table.meet(card)
    return shuffle(table, seed)


def shuffle(table, seed):
    table.state.rng = rng(seed)
    table.state.rng.shuffle(table.state.deck)
    return table


def settle_parts(table, source):
    """Answer at random until no effect is in progress."""
    for _ in range(60):
        frame = table.state.stack[-1]
        if not isinstance(frame, Phase) or not frame.lanes[0].stack:
            return
        action = random_action(GAME, table.state, 0, source)
        table.do(action)
        check_table(table.state)
        assert encode(restore(GAME, save(GAME, table.state))) == encode(table.state)
    raise AssertionError("an effect does not come to its end")


def check_table(state):
    """Check what holds on tables without corporations as well."""
    invariants.cards(state)
    invariants.mars(state)
    invariants.lanes(state)
    for player in state.players:
        assert min(player.mc, player.heat, player.plant, player.tr) >= 0


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_every_card_is_played_to_completion(card):
    for seed in range(4):
        source = rng(seed, card.number)
        table = ready(card, seed).open(1 if card.colour == "green" else 2)
        table.do(Play(card.id))
        assert card.id in table.player().played
        settle_parts(table, source)
        for option in range(len(card.action)):
            use_action(card, option, seed, source)


def use_action(card, option, seed, source):
    table = Table().seat(0, mc=200, heat=30, plant=30, tr=30, hand=["Mine", "Moss", "Grass"])
    name = NAMES[card.id]["en"].replace("’", "'")
    table.seat(0, played=[name], cubes={n: k for n, k in HOLDERS.items() if n != name})
    if card.holds:
        table.player().cubes[card.id] = 3
    shuffle(table, seed).chooses(3).open(3)
    legal = [a for a in GAME.legal(table.state, 0) if isinstance(a, Use)]
    mine = [a for a in legal if a.card == card.id and a.option == option]
    assert mine, f"{NAMES[card.id]['en']} cannot be used"
    for action in (source.pick(mine), None):
        again = [a for a in GAME.legal(table.state, 0) if isinstance(a, Use) and a.card == card.id]
        if action is None and not again:
            break
        table.do(action or source.pick(again))
        settle_parts(table, source)
