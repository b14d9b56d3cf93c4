"""Checks that every component set must pass in addition to the checks of its types.

`findings` names each fault with its path and value. Further demands on the built-in set (prices,
spread, balance) are in the tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, get_args

from games.core.content import Check, Finding, Name, by_id, counted, exactly, ids, named, names
from games.projet_ceres.content import types as ty
from games.projet_ceres.effects import GUILDS, Branch, Changed, Cost, Devote, Enlist, Modify

FREE = ("cards", "tiles", "explorations", "stories", "missions")
"""Families that a pack may add to, remove from or bring completely; other ids stay."""
FAMILIES = ("clans", "cards", "tiles", "boxes", "projects", "explorations", "stories", "missions")
TOLD = ("explorations", "stories", "missions")
"""Families that can have a text about their situation."""
TEXT = "text-"
"""The beginning of such a text's id, among the messages and the names of a pack."""
LONGEST_TEXT = 600
RECEPTION = "reception"
"""The box where agents wait (6.13): it is on every board and does nothing."""
CANVASSING = "canvassing"
"""A part of the ids of the card that every clan has (9.3)."""
DECK = 10
"""Cards with which a clan begins, of all and its own (3.5)."""
BELT = 34
"""Asteroids that six players need: 24 at the start and some to place (3.3)."""
INVESTMENT = 30
"""Investment cards below which queues run dry within half a game (OP-70)."""
Checks = Iterator[Check | Finding]
ENOUGH: Mapping[Changed, int] = {
    "free_move": 1, "free_explore": 1, "second_look": 1, "move_cost": -1, "explore_cost": -1,
    "surcharge": -3, "build_rock": -4, "maintenance": -6,
}  # fmt: skip
"""How much of a standing change can do anything: more of it is printed for nothing."""
WINDOWS: tuple[str, ...] = get_args(ty.Window)
MOST_WINDOWS = 4
"""Cards that let others react: all players wait for each of them (22.7)."""
MOST_RESOLUTIONS = 3


def findings(components: ty.Components, known: Mapping[str, Name]) -> Checks:
    """Yield all checks of a component set; `known` names ids that it does not name itself."""
    yield from _named(components, {**known, **components.names})
    yield from _clans(components)
    yield from _cards(components.cards)
    yield from _belt(components.tiles)
    yield from _boxes(components)
    yield from _projects(components.projects)
    for family in ("explorations", "stories"):
        yield not getattr(components, family), family, 0, "there must be at least one"
    for card in components.explorations:
        yield from _exploration(card)
    stories = by_id(components.stories)
    for story in components.stories:
        yield from _story(story, components)
    for mission in components.missions:
        path, key = f"missions.{mission.id}.story", mission.story
        yield key not in stories, path, key, "there is no such story"
        if key in stories:
            yield from _mission(mission, stories[key], components)


def _named(components: ty.Components, known: Mapping[str, Name]) -> Checks:
    """Check ids and names: ids share one space, names are unique in a family."""
    families: dict[str, Sequence[Any]] = {key: getattr(components, key) for key in FAMILIES}
    yield from ids(families)
    called = {path: [item.id for item in items] for path, items in families.items()}
    taken = {key for keys in called.values() for key in keys}
    factions = list(dict.fromkeys(key for each in components.stories for key in each.factions))
    for path, others in (("factions", factions), ("boxes", [RECEPTION])):
        for key in others:
            yield key in taken, path, key, "this id is already used by something else"
    called["boxes"] += [RECEPTION, *called.pop("projects")]
    called["factions"] = factions
    alike = {card.id for card in components.cards if card.copy or CANVASSING in card.id}
    copies = {each.id: each.copy for each in components.cards if each.copy and each.copy in known}
    yield from named(called, {**{key: known[of] for key, of in copies.items()}, **known}, alike)
    for key, text in components.names.items():
        if key.startswith(TEXT):
            yield from names(f"texts.{key.removeprefix(TEXT)}", text, LONGEST_TEXT)


def _clans(components: ty.Components) -> Checks:
    """Every clan has a home and a deck, and bonuses by rising cells."""
    yield from exactly("tiles.home", [tile.home for tile in components.tiles], ty.CLANS)
    for clan in ty.CLANS:
        deck = [card for card in components.cards if card.family in ("base", clan)]
        yield from counted(f"cards with which {clan} begins", deck, DECK)
    for board in components.clans:
        cells, path = [bonus.cell for bonus in board.bonuses], f"clans.{board.id}.bonuses"
        yield cells != sorted(set(cells)), path, cells, "cells rise, one bonus on each"
        for each in board.bonuses:
            gains = any(not isinstance(word, Enlist) for word in each.do)
            yield gains, f"{path}.{each.cell}.do", each.do, "the only gain at once is an agent"
        yield from _idle(board, [card for card in components.cards if card.family == board.id])


def _idle(board: ty.ClanBoard, cards: Sequence[ty.Card]) -> Checks:
    """Check that all lasting bonuses of a clan change something, taken together."""
    bearers = [(f"clans.{board.id}.bonuses.{each.cell}", each) for each in board.bonuses]
    bearers += [(f"cards.{card.id}.building", card.building) for card in cards if card.building]
    so_far = Counter[str]()
    for path, bearer in bearers:
        for each in bearer.modify:
            so_far[each.what] += each.by
            most = ENOUGH.get(each.what)
            useless = most is not None and most * each.by > 0 and so_far[each.what] / most > 1
            why = f"with its other bonuses {board.id} has enough of that already"
            yield useless, f"{path}.modify", each.what, why


# Cards and buildings


def _cards(cards: Sequence[ty.Card]) -> Checks:
    bought = len([card for card in cards if card.cost])
    yield bought < INVESTMENT, "cards", bought, f"there must be at least {INVESTMENT} to buy"
    built = [card.building.when if card.building else "" for card in cards]
    reacts = [c.id for c, when in zip(cards, built, strict=True) if c.reacts or when in WINDOWS]
    many = len(reacts) > MOST_WINDOWS
    yield many, "cards", reacts, f"at most {MOST_WINDOWS} react to others (22.7)"
    own = by_id(cards)
    for card in cards:
        yield from _card(card)
        if card.copy:
            yield from _copy(card, own.get(card.copy))


def _card(card: ty.Card) -> Checks:
    path, built = f"cards.{card.id}", card.building
    bought = card.family == "neutral" or card.guild is not None
    yield bought and not card.cost, f"{path}.cost", 0, "an investment card costs influence"
    yield card.cost and not bought, f"{path}.cost", card.cost, "only investment cards are bought"
    yield card.bought and not bought, f"{path}.bought", card.id, "only investment cards are bought"
    plain = card.family == "base" or CANVASSING in card.id
    yield plain and built, f"{path}.building", card.id, "such a card only earns its point (9.3)"
    why = "such a card can be built, to leave the deck (9.3)"
    yield plain and not card.rock, f"{path}.rock", 0, why
    if built is not None:
        yield not card.rock, f"{path}.rock", 0, "a building costs rock"
        why = "it repeats the card's effect or has its own"
        yield built.repeat and built.effect, f"{path}.building.effect", True, why
        effect = card.effect if built.repeat else built.effect
        yield from _ability(f"{path}.building", built, effect)


def _copy(card: ty.Card, original: ty.Card | None) -> Checks:
    """Check that the original of a copy exists, is no copy, and is the same but for the id."""
    path = f"cards.{card.id}"
    if original is None or original.copy:
        yield True, f"{path}.copy", card.copy, "there is no such card to be a copy of"
        return
    own = ("id", "copy", "family") if CANVASSING in card.id else ("id", "copy")
    for field in set(ty.Card.__struct_fields__).difference(own):
        value, there = getattr(card, field), getattr(original, field)
        yield value != there, f"{path}.{field}", value, f"must be as on {original.id}"


def _ability(path: str, ability: ty.Ability, effect: Sequence[Branch]) -> Checks:
    """Check an ability: a constant one only changes things, any other has an effect."""
    when = ability.when
    if when == "always":
        yield effect, f"{path}.when", when, "an effect needs a time"
        yield not ability.modify, f"{path}.modify", (), "must change something"
    else:
        yield not effect, f"{path}.effect", (), "must do something"
    fights = when != "paid" and any(branch.fights for branch in effect)
    yield fights, f"{path}.when", when, "power is added when its owner wants it: paid"
    forced = len(effect) == 1 and _unpaid(effect[0]) and effect[0].quiet
    chosen = when.startswith("rival_") and not forced
    yield chosen, f"{path}.effect", when, "what a rival does leaves no choice"


def _borne(path: str, ability: ty.Ability | None) -> Checks:
    """Check an ability off buildings: it repeats nothing, has no reaction and no ships."""
    if ability is not None:
        yield from _shipless(path, ability.modify)
        yield ability.repeat, f"{path}.repeat", True, "only a building repeats its card's effect"
        reacts = ability.when in WINDOWS
        yield reacts, f"{path}.when", ability.when, "only a building reacts to others (22.7)"
        yield from _ability(path, ability, ability.effect)


def _shipless(path: str, modify: Sequence[Modify]) -> Checks:
    ships = any(each.what == "reserve" for each in modify)
    yield ships, f"{path}.modify", "reserve", "only a bonus or a building brings ships"


def _unpaid(branch: Branch) -> bool:
    return branch.cost == Cost()


# The belt


def _belt(tiles: Sequence[ty.Tile]) -> Checks:
    belt = len([tile for tile in tiles if not tile.home])
    yield belt < BELT, "tiles", belt, f"the belt needs at least {BELT} asteroids"
    for tile in tiles:
        yield from _borne(f"tiles.{tile.id}.ability", tile.ability)
        cap = tile.ability.cap if tile.ability else 0
        why = "an asteroid's effect works once a round, or every time"
        yield cap > 1, f"tiles.{tile.id}.ability.cap", cap, why


def _exploration(card: ty.Exploration) -> Checks:
    path = f"explorations.{card.id}.choices"
    yield from counted(path, card.choices, 3)
    free = any(_unpaid(choice) and not choice.need for choice in card.choices)
    yield not free, path, card.id, "one choice at least is free (OP-29)"
    for number, choice in enumerate(card.choices):
        here = f"{path}[{number}]"
        yield not choice.do, here, (), "must do something"
        yield choice.fights, here, "power", "nobody explores in a combat"
        devotes = any(isinstance(word, Devote) for word in choice.do)
        yield _unpaid(choice) and devotes, here, "dev", "devotion is never free"


# Ceres


def _boxes(components: ty.Components) -> Checks:
    why = "a supply box for any number of agents must be there, for whoever is away (22.9)"
    yield not _open(components.boxes), "boxes", 0, why
    printed = [(f"boxes.{box.id}", box) for box in components.boxes]
    opened = [(f"projects.{each.id}.box", each.box) for each in components.projects]
    for path, box in printed + opened:
        other = (box.does == "guild") != bool(box.guild)
        yield other, f"{path}.guild", box.guild, "a guild hall, and nothing else, has a guild"
        gains = box.does in ("supply", "gain")
        yield gains and not box.n, f"{path}.n", 0, "must bring something"
        any_of = box.does == "gain" and box.of == "any"
        yield any_of, f"{path}.of", box.of, "must be a resource; what is chosen is a supply"


def _open(boxes: Iterable[ty.Box], closed: Sequence[str] = ()) -> bool:
    """Return whether an agent always finds room to supply."""
    supplies = (box for box in boxes if box.does == "supply" and not box.spaces and box.n)
    return any(box.id not in closed for box in supplies)


def _projects(projects: Sequence[ty.Project]) -> Checks:
    yield from exactly("projects.box.guild", [each.box.guild for each in projects], GUILDS)
    for each in projects:
        path, cost = f"projects.{each.id}", each.cost
        yield each.box.id != each.id, f"{path}.box.id", each.box.id, f"must be {each.id}"
        yield cost == Cost() or cost.influence, f"{path}.cost", cost, "a project costs resources"


# Missions


def _story(story: ty.Story, components: ty.Components) -> Checks:
    path, factions = f"stories.{story.id}", story.factions
    numbers = sorted(each.number for each in components.missions if each.story == story.id)
    gaps = not numbers or numbers != list(range(1, len(numbers) + 1))
    yield gaps, path, numbers, "cards are numbered from 1 without gaps"
    yield len(set(factions)) < len(factions), f"{path}.factions", factions, "a faction stands twice"


def _mission(mission: ty.Mission, story: ty.Story, components: ty.Components) -> Checks:
    path, badge, closed = f"missions.{mission.id}", mission.badge, mission.closed
    yield badge and badge not in story.factions, f"{path}.badge", badge, "no faction of the story"
    yield mission.collective and not badge, f"{path}.collective", True, "only a badge is collective"
    boxes = {box.id for box in (*components.boxes, *components.projects)}
    for key in closed:
        yield key not in boxes, f"{path}.closed", key, "there is no such box"
    shut = _open(components.boxes) and not _open(components.boxes, closed)
    yield shut, f"{path}.closed", closed, "a supply box must stay open (22.9)"
    yield from _borne(f"{path}.ability", mission.ability)
    yield from _shipless(path, mission.modify)
    when = mission.ability.when if mission.ability else "paid"
    why = "what a mission offers is used once a round, when somebody wants it: paid"
    yield when != "paid", f"{path}.ability.when", when, why
    cards = sum(each.story == story.id for each in components.missions)
    yield from _results(path, mission, story, cards - mission.number + 1)


def _results(path: str, mission: ty.Mission, story: ty.Story, left: int) -> Checks:
    """Check the results of a mission card, `left` cards of its story remaining with it."""
    ways, here = mission.resolutions, f"{path}.resolutions"
    found, different = len(ways), len({each.id for each in ways})
    yield not 1 <= found <= MOST_RESOLUTIONS, here, found, f"must be 1 to {MOST_RESOLUTIONS}"
    yield different < found, here, found, "two have the same id"
    piles = {f"{here}.{each.id}.pile": each.pile for each in ways}
    if mission.counter:
        piles[f"{path}.failure.pile"] = mission.failure.pile
    stays = all(pile == ("repeat",) for pile in piles.values())
    yield stays, path, mission.id, "nothing ever takes it from the pile"
    for place, pile in piles.items():
        yield from _pile(place, pile, left)
    for each in ways:
        path = f"{here}.{each.id}.cost"
        yield each.cost == ty.Price(), path, 0, "must cost something"
        alone = each.solo and (each.cost.each.cards or each.cost.flat.cards)
        yield alone, path, alone, "who pays alone gives no cards"
        if each.tally is not None:
            yield from _tally(f"{here}.{each.id}.tally", each.tally, story)


def _pile(path: str, pile: Sequence[ty.Operation], left: int) -> Checks:
    """Check the operations on the cards on top, with `left` cards remaining."""
    taken = sum(operation != "repeat" for operation in pile)
    yield not pile, path, pile, "must win or discard a card, or repeat"
    yield "repeat" in pile[:-1], path, pile, "nothing comes after repeat"
    yield taken > left, path, pile, f"only {left} cards of the story are left"
    yield "repeat" in pile and left == 1, path, pile, "the last card ends the story"


def _tally(path: str, tally: ty.Tally, story: ty.Story) -> Checks:
    yield from counted(f"{path}.factions", tally.factions, 2)
    for key in tally.factions:
        yield key not in story.factions, f"{path}.factions", key, "no faction of the story"
    found = len(tally.each)
    yield found not in (0, 2), f"{path}.each", found, "one for each of the two factions, or none"
