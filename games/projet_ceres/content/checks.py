"""What every component set must keep, whoever made it, besides what the types say.

`findings` names each fault with its path and value. What the house asks of its own set besides
(prices, spread, balance) stands with the tests.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, get_args

from games.core.content import Finding, Name, counted, exactly, ids, names, same_names
from games.projet_ceres.content import types as ty
from games.projet_ceres.effects import GUILDS, Branch, Cost, Devote, Enlist

FREE = ("cards", "tiles", "explorations", "stories", "missions")
"""Families that a pack may add to, remove from or bring completely; other ids stand."""
FAMILIES = ("clans", "cards", "tiles", "boxes", "projects", "explorations", "stories", "missions")
TOLD = ("explorations", "stories", "missions")
"""Families of which a text may tell the situation."""
TEXT = "text-"
"""What the id of such a text begins with, among the messages and the names of a pack."""
LONGEST_TEXT = 600
RECEPTION = "reception"
"""The box where agents wait (6.13): it is on every board and does nothing."""
CANVASSING = "canvassing"
"""What the ids of the card hold that every clan has (9.3)."""
DECK = 10
"""Cards with which a clan begins, of all and its own (3.5)."""
PROJECTS = 12
BELT = 34
"""Asteroids that six players need: 24 at the start and some to place (3.3)."""
INVESTMENT = 30
"""Investment cards below which queues run dry within half a game (OP-70)."""
WINDOWS: tuple[str, ...] = get_args(ty.Window)
MOST_WINDOWS = 4
"""Cards that let somebody react: everybody waits for each of them (22.7)."""
MOST_RESOLUTIONS = 3


def findings(components: ty.Components, known: Mapping[str, Name]) -> Iterator[Finding]:
    """Yield everything that a component set must keep and does not.

    `known` are the names of ids that the set does not name itself.
    """
    yield from _named(components, {**known, **components.names})
    yield from _clans(components)
    yield from _cards(components.cards)
    yield from _belt(components.tiles)
    yield from _boxes(components)
    yield from _projects(components.projects)
    for family in ("explorations", "stories"):
        if not getattr(components, family):
            yield Finding(family, 0, "there must be at least one")
    for card in components.explorations:
        yield from _exploration(card)
    for story in components.stories:
        yield from _story(story, components)
    stories = {story.id: story for story in components.stories}
    for mission in components.missions:
        story = stories.get(mission.story)
        if story is None:
            yield Finding(f"missions.{mission.id}.story", mission.story, "there is no such story")
        else:
            yield from _mission(mission, story, components)


# Ids and names


def _named(components: ty.Components, named: Mapping[str, Name]) -> Iterator[Finding]:
    """Ids share one space; names are told apart within a family, as menus list them."""
    families: dict[str, Sequence[Any]] = {key: getattr(components, key) for key in FAMILIES}
    yield from ids(families)
    called = {path: [item.id for item in items] for path, items in families.items()}
    taken = {key for keys in called.values() for key in keys}
    factions = tuple(dict.fromkeys(key for each in components.stories for key in each.factions))
    for path, others in (("factions", factions), ("boxes", (RECEPTION,))):
        for key in others:
            if key in taken:
                yield Finding(path, key, "this id is already used by something else")
    called["boxes"] += [RECEPTION, *called.pop("projects")]
    called["factions"] = list(factions)
    alike = {card.id for card in components.cards if card.copy or CANVASSING in card.id}
    copies = {card.id: card.copy for card in components.cards if card.copy}
    for path, keys in called.items():
        names_here = {key: named.get(key) or named.get(copies.get(key, ""), {}) for key in keys}
        for key, name in names_here.items():
            yield from names(f"{path}.{key}", name)
        yield from same_names(
            path, {key: name for key, name in names_here.items() if key not in alike}
        )
    for key, text in components.names.items():
        if key.startswith(TEXT):
            yield from names(f"texts.{key.removeprefix(TEXT)}", text, LONGEST_TEXT)


# Clans


def _clans(components: ty.Components) -> Iterator[Finding]:
    """Every clan has a board, a home and a deck."""
    yield from exactly("clans", [board.id for board in components.clans], ty.CLANS)
    yield from exactly("tiles.home", [tile.home for tile in components.tiles], ty.CLANS)
    for clan in ty.CLANS:
        deck = [card for card in components.cards if card.family in ("base", clan)]
        yield from counted(f"cards with which {clan} begins", deck, DECK)
    for board in components.clans:
        cells = [bonus.cell for bonus in board.bonuses]
        if cells != sorted(set(cells)):
            yield Finding(f"clans.{board.id}.bonuses", cells, "cells rise, one bonus on each")
        for bonus in board.bonuses:
            if any(not isinstance(word, Enlist) for word in bonus.do):
                path = f"clans.{board.id}.bonuses.{bonus.cell}.do"
                yield Finding(path, bonus.do, "the only gain at once is an agent")


# Cards and what is built


def _cards(cards: Sequence[ty.Card]) -> Iterator[Finding]:
    investment = [card for card in cards if card.cost]
    if len(investment) < INVESTMENT:
        yield Finding("cards", len(investment), f"there must be at least {INVESTMENT} to buy")
    windows = [
        card.id
        for card in cards
        if card.reacts or (card.building and card.building.when in WINDOWS)
    ]
    if len(windows) > MOST_WINDOWS:
        yield Finding("cards", windows, f"at most {MOST_WINDOWS} react to others (22.7)")
    own = {card.id: card for card in cards}
    for card in cards:
        yield from _card(card)
        if card.copy:
            yield from _copy(card, own.get(card.copy))


def _card(card: ty.Card) -> Iterator[Finding]:
    path = f"cards.{card.id}"
    bought = card.family == "neutral" or card.guild is not None
    if bought and not card.cost:
        yield Finding(f"{path}.cost", 0, "an investment card costs influence")
    if not bought and card.cost:
        yield Finding(f"{path}.cost", card.cost, "only investment cards are bought")
    if card.bought and not bought:
        yield Finding(f"{path}.bought", card.id, "only investment cards are bought")
    if card.family == "base" or CANVASSING in card.id:
        if card.building is not None:
            yield Finding(f"{path}.building", card.id, "such a card only earns its point (9.3)")
        if not card.rock:
            yield Finding(f"{path}.rock", 0, "such a card can be built, to leave the deck (9.3)")
    if card.building is None:
        return
    if not card.rock:
        yield Finding(f"{path}.rock", 0, "a building costs rock")
    if card.building.repeat and card.building.effect:
        yield Finding(
            f"{path}.building.effect", True, "it repeats the card's effect or has its own"
        )
    effect = card.effect if card.building.repeat else card.building.effect
    yield from _ability(f"{path}.building", card.building, effect)


def _copy(card: ty.Card, original: ty.Card | None) -> Iterator[Finding]:
    """What a copy is of must be there, no copy itself, and the same but for the id."""
    if original is None or original.copy:
        yield Finding(f"cards.{card.id}.copy", card.copy, "there is no such card to be a copy of")
        return
    own = ("id", "copy", "family") if CANVASSING in card.id else ("id", "copy")
    for field in ty.Card.__struct_fields__:
        value = getattr(card, field)
        if field not in own and value != getattr(original, field):
            yield Finding(f"cards.{card.id}.{field}", value, f"must be as on {original.id}")


def _ability(path: str, ability: ty.Ability, effect: Sequence[Branch]) -> Iterator[Finding]:
    """What is always in force only changes something; all else does something at its time."""
    if ability.when == "always":
        if effect:
            yield Finding(f"{path}.when", ability.when, "an effect needs a time")
        if not ability.modify:
            yield Finding(f"{path}.modify", (), "must change something")
    elif not effect:
        yield Finding(f"{path}.effect", (), "must do something")
    if any(branch.fights for branch in effect) and ability.when != "paid":
        yield Finding(f"{path}.when", ability.when, "power is added when its owner wants it: paid")
    if ability.when.startswith("rival_"):
        forced = len(effect) == 1 and _unpaid(effect[0]) and effect[0].quiet
        if not forced:
            yield Finding(f"{path}.effect", ability.when, "what a rival does leaves no choice")


def _unpaid(branch: Branch) -> bool:
    return branch.cost == Cost()


# The belt


def _belt(tiles: Sequence[ty.Tile]) -> Iterator[Finding]:
    belt = [tile for tile in tiles if not tile.home]
    if len(belt) < BELT:
        yield Finding("tiles", len(belt), f"the belt needs at least {BELT} asteroids")
    for tile in tiles:
        if tile.ability is not None:
            path = f"tiles.{tile.id}.ability"
            yield from _borne(path, tile.ability)
            yield from _ability(path, tile.ability, tile.ability.effect)


def _borne(path: str, ability: ty.Ability) -> Iterator[Finding]:
    """What is no building repeats nothing and reacts to nobody."""
    if ability.repeat:
        yield Finding(f"{path}.repeat", True, "only a building repeats its card's effect")
    if ability.when in WINDOWS:
        yield Finding(f"{path}.when", ability.when, "only a building reacts to others (22.7)")


def _exploration(card: ty.Exploration) -> Iterator[Finding]:
    path = f"explorations.{card.id}.choices"
    yield from counted(path, card.choices, 3)
    if not any(_unpaid(choice) and not choice.need for choice in card.choices):
        yield Finding(path, card.id, "one choice at least is free (OP-29)")
    for number, choice in enumerate(card.choices):
        if not choice.do:
            yield Finding(f"{path}[{number}]", (), "must do something")
        if choice.fights:
            yield Finding(f"{path}[{number}]", "power", "nobody explores in a combat")
        if _unpaid(choice) and any(isinstance(word, Devote) for word in choice.do):
            yield Finding(f"{path}[{number}]", "dev", "devotion is never free")


# Ceres


def _boxes(components: ty.Components) -> Iterator[Finding]:
    if not _open(components.boxes):
        why = "a supply box for any number of agents must be there, for whoever is away (22.9)"
        yield Finding("boxes", 0, why)
    printed = [(f"boxes.{box.id}", box) for box in components.boxes]
    opened = [(f"projects.{each.id}.box", each.box) for each in components.projects]
    for path, box in printed + opened:
        if (box.does == "guild") != bool(box.guild):
            yield Finding(f"{path}.guild", box.guild, "a guild hall, and nothing else, has a guild")
        if box.does in ("supply", "gain") and not box.n:
            yield Finding(f"{path}.n", 0, "must bring something")
        if box.does == "gain" and box.of == "any":
            yield Finding(f"{path}.of", box.of, "must be a resource; what is chosen is a supply")


def _open(boxes: Iterable[ty.Box], closed: Sequence[str] = ()) -> bool:
    """Tell whether an agent always finds room to supply."""
    return any(
        box.does == "supply" and not box.spaces and box.n and box.id not in closed for box in boxes
    )


def _projects(projects: Sequence[ty.Project]) -> Iterator[Finding]:
    yield from counted("projects", projects, PROJECTS)
    yield from exactly("projects.box.guild", [each.box.guild for each in projects], GUILDS)
    for each in projects:
        if each.box.id != each.id:
            yield Finding(f"projects.{each.id}.box.id", each.box.id, f"must be {each.id}")
        if each.cost == Cost() or each.cost.influence:
            yield Finding(f"projects.{each.id}.cost", each.cost, "a project costs resources")


# Missions


def _story(story: ty.Story, components: ty.Components) -> Iterator[Finding]:
    numbers = sorted(each.number for each in components.missions if each.story == story.id)
    if not numbers or numbers != list(range(1, len(numbers) + 1)):
        yield Finding(f"stories.{story.id}", numbers, "cards are numbered from 1 without gaps")
    if len(set(story.factions)) < len(story.factions):
        yield Finding(f"stories.{story.id}.factions", story.factions, "a faction stands twice")


def _mission(mission: ty.Mission, story: ty.Story, components: ty.Components) -> Iterator[Finding]:
    path = f"missions.{mission.id}"
    if mission.badge and mission.badge not in story.factions:
        yield Finding(f"{path}.badge", mission.badge, "no faction of the story")
    if mission.collective and not mission.badge:
        yield Finding(f"{path}.collective", True, "only a badge is collective")
    boxes = {box.id for box in (*components.boxes, *components.projects)}
    for key in mission.closed:
        if key not in boxes:
            yield Finding(f"{path}.closed", key, "there is no such box")
    if _open(components.boxes) and not _open(components.boxes, mission.closed):
        yield Finding(f"{path}.closed", mission.closed, "a supply box must stay open (22.9)")
    if mission.ability is not None:
        yield from _borne(f"{path}.ability", mission.ability)
        yield from _ability(f"{path}.ability", mission.ability, mission.ability.effect)
    cards = sum(each.story == story.id for each in components.missions)
    yield from _results(path, mission, story, cards - mission.number + 1)


def _results(path: str, mission: ty.Mission, story: ty.Story, left: int) -> Iterator[Finding]:
    """What becomes of a card, of which so many are left with it."""
    found = len(mission.resolutions)
    if not 1 <= found <= MOST_RESOLUTIONS:
        yield Finding(f"{path}.resolutions", found, f"must be 1 to {MOST_RESOLUTIONS}")
    if len({each.id for each in mission.resolutions}) < found:
        yield Finding(f"{path}.resolutions", found, "two have the same id")
    piles = [each.pile for each in mission.resolutions]
    for each in mission.resolutions:
        here = f"{path}.resolutions.{each.id}"
        if each.cost == ty.Price():
            yield Finding(f"{here}.cost", 0, "must cost something")
        yield from _pile(f"{here}.pile", each.pile, left)
        if each.tally is not None:
            yield from _tally(f"{here}.tally", each.tally, story)
    if mission.counter:
        piles.append(mission.failure.pile)
        yield from _pile(f"{path}.failure.pile", mission.failure.pile, left)
    if all(pile == ("repeat",) for pile in piles):
        yield Finding(path, mission.id, "nothing ever takes it from the pile")


def _pile(path: str, pile: Sequence[ty.Operation], left: int) -> Iterator[Finding]:
    """What becomes of the cards on top, of which so many are left."""
    if not pile:
        yield Finding(path, pile, "must win or discard a card, or repeat")
    if "repeat" in pile[:-1]:
        yield Finding(path, pile, "nothing comes after repeat")
    if sum(operation != "repeat" for operation in pile) > left:
        yield Finding(path, pile, f"only {left} cards of the story are left")
    if "repeat" in pile and left == 1:
        yield Finding(path, pile, "the last card ends the story")


def _tally(path: str, tally: ty.Tally, story: ty.Story) -> Iterator[Finding]:
    yield from counted(f"{path}.factions", tally.factions, 2)
    for key in tally.factions:
        if key not in story.factions:
            yield Finding(f"{path}.factions", key, "no faction of the story")
    if len(tally.each) not in (0, 2):
        yield Finding(f"{path}.each", len(tally.each), "one for each of the two factions, or none")
