"""The pictures of a turn's questions, made from the parts of other pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.core.actions import Action
from games.core.messages import fitted
from games.projet_ceres import actions as act
from games.projet_ceres import state as s
from games.projet_ceres.content.types import Resolution
from games.projet_ceres.effects import Power
from games.projet_ceres.game import GAME
from games.projet_ceres.orders import FightCheaply
from games.projet_ceres.rules import fights, missions, offers
from games.projet_ceres.rules.belt import own
from games.projet_ceres.rules.goods import totals
from games.projet_ceres.steps.colonies import PACKAGES
from games.projet_ceres.words import cards as texts
from games.projet_ceres.words.actions import used
from games.projet_ceres.words.terms import priced
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.card import surface
from rendering.parts import GAP, Card, Part
from rendering.projet_ceres import (
    boxes,
    lines,
    market,
    mission,
    projects,
    sheets,
    strip,
    tiles,
    words,
    zoom,
)
from rendering.projet_ceres import fight as combat
from rendering.projet_ceres import map as lists
from rendering.projet_ceres.symbols import ANY, in_order, of_branch, of_each, of_goods
from rendering.projet_ceres.table import Table
from rendering.projet_ceres.zoom import FULL, PAD
from rendering.segments import Segment, Symbol
from rendering.sizes import NARROW

ACROSS, QUEUE = 4, 3
"""Boxes, and cards for sale, beside each other."""
MANY = 9
"""The largest number of cards for sale that are shown whole; of more there are names and prices."""

CHEAPLY = FightCheaply()
MOST = 6
"""Cards and buildings among which the cheapest set that wins is looked for."""

Parts = Iterator[Card | Part]


def chosen(table: Table, kind: type[Action], field: str) -> set[object]:
    """Return the possible values of a field in a kind of action now."""
    return {getattr(each, field) for each in table.open if isinstance(each, kind)}


# Exploration


def found(table: Table, frame: s.Exploring) -> Parts:
    """Yield the found card with its choices, or two found cards, one of which is kept."""
    several = len(frame.cards) > 1
    numbers, kept = chosen(table, act.Choose, "choice"), chosen(table, act.Keep, "card")
    for key in frame.cards:
        rows = [
            lines.choice(
                table,
                str(number),
                [of_branch(way)],
                words.ways(table, [way]),
                on=key in kept if several else number in numbers,
            )
            for number, way in enumerate(table.t.explorations[key].choices, 1)
        ]
        head = [] if several else [_told(table, sheets.story(table, key))]
        yield Part("explore", table.title(key), [*head, *rows], said="" if several else frame.cell)


def _told(table: Table, story: str) -> Card:
    """Return the card's story, if it has one."""
    tall = zoom.height(story, FULL - 2 * PAD)

    def draw(canvas: Canvas, box: Box) -> None:
        zoom.write(canvas.main, box.inset(PAD, 2), story, colour=table.theme.muted)

    return Card(tall + 8, draw)


# Boxes, cards for sale, projects


def places(table: Table, seat: int) -> Parts:
    """Yield the boxes, lit where an agent can go; below them the offer."""
    keys, opened = offers.open_boxes(table.t, table.state), chosen(table, act.PlaceAgent, "box")
    full = {key: boxes.radius(table, key) for key in keys}
    grid = [zoom.lit(_box(table, key), key in opened, full[key]) for key in keys]
    yield Part("agent", table.word("boxes"), grid, ACROSS)
    raised = table.player(seat).influence + sum(
        table.t.cards[key].influence for key in table.player(seat).hand if key in table.t.cards
    )
    most = max(table.t.boxes[key].n for key in keys if table.t.boxes[key].does == "invest")
    sold = [
        lines.named(table, key, _price(table, key), on=table.t.cards[key].cost <= raised + most)
        for key in table.state.queue
        if key in table.t.cards
    ]
    paid = offers.payable(table.t, table.state, seat)
    built = [
        lines.named(table, each.project, projects.cost(table, each).get, on=each.project in paid)
        for each in projects.places(table)
        if each.project
    ]
    yield Part("buy", table.word("queue"), sold, 2)
    yield Part("construction_yard", table.word("projects"), built, 2)


def _box(table: Table, key: str) -> Card:
    """Return a box with its agents."""

    def draw(canvas: Canvas, box: Box) -> None:
        boxes.draw(canvas, box, table, key)

    return Card(boxes.HEIGHT, draw)


def sale(table: Table, frame: s.Investing | s.Buying, seat: int) -> Parts:
    """Yield the cards for sale, affordable ones lit; below them the hand to reveal."""
    guild = frame.guild if isinstance(frame, s.Investing) else ""
    pile = guild or (isinstance(frame, s.Buying) and frame.source == "discard")
    keys = [key for key in (table.state.common if pile else table.state.queue) if key]
    if guild:
        keys = [key for key in keys if table.t.cards[key].family == guild]
    wide = (FULL - (QUEUE - 1) * GAP) // QUEUE
    tall = market.height(table, keys, wide, NARROW)
    opened, across = chosen(table, act.BuyCard, "card"), QUEUE
    shown = [zoom.lit(_sold(table, key, tall), key in opened) for key in keys]
    if len(keys) > MANY:
        across = 2
        shown = [lines.named(table, key, _price(table, key), on=key in opened) for key in keys]
    raised = frame.influence if isinstance(frame, s.Investing) else 0
    have = f"{raised + table.player(seat).influence}"
    yield Part("buy", table.word("common" if pile else "queue"), shown, across, said=have)
    yield strip.hand(table, seat, as_="worth")


def _price(table: Table, key: str) -> list[Symbol]:
    return [Symbol("influence", str(table.t.cards[key].cost))]


def _sold(table: Table, key: str, tall: int) -> Card:
    def draw(canvas: Canvas, box: Box) -> None:
        market.draw(canvas, box, table, key)

    return Card(tall, draw)


def supported(table: Table) -> Parts:
    """Yield the projects that can be supported, affordable ones lit."""
    opened = chosen(table, act.Support, "project")
    shown = [
        zoom.lit(sheets.project(table, each), each.project in opened)
        for each in projects.places(table)
        if each.project
    ]
    yield Part("construction_yard", table.word("projects"), shown, 2)


# Combats and missions


def fight(table: Table, frame: s.Fight, seat: int) -> Parts:
    """Yield a combat, and the plays that would add power to the side of a seat.

    The cheapest set that wins, by the seat's knowledge, is lit and comes first.
    """
    yield combat.card(table, frame)
    attack, defence = fights.totals(table.t, table.state, frame)
    need = defence - attack + 1 if seat == frame.attacker else attack - defence
    times = _cheapest(table)
    helps = list(_helps(table, frame, seat))
    helps.sort(key=lambda each: (not times[each.play], -each.power))
    shown = [_help(table, each, times[each.play]) for each in helps]
    if shown:
        yield Part("might", table.word("needed", n=need), shown, 1)


class Help(NamedTuple):
    """A play for power, and its power now."""

    key: str
    play: tuple[str, int]
    power: int
    name: str
    does: Segment


def _cheapest(table: Table) -> Counter[tuple[str, int]]:
    """Return the cheapest plays that win the combat, by their printed card and choice."""
    plays = CHEAPLY.plays(GAME, table.seen)
    best = CHEAPLY.cheapest(GAME, table.seen, list(plays)[:MOST])
    ways = {key: getattr(plays[key], "choice", 1) for key in best}
    return Counter((table.t.copies.get(key, key), n) for key, n in ways.items())


def _helps(table: Table, frame: s.Fight, seat: int) -> Iterator[Help]:
    """Yield the possible plays for power."""
    met = set[tuple[str, int]]()
    for action in table.open:
        source = used(table.position, action)
        if source is None or (source.key, source.number) in met:
            continue
        met.add((source.key, source.number))
        way, now = source.way, table.position.now(source.key)
        power = sum(now(each.n) for each in way.do if isinstance(each, Power))
        if power and fights.serves(frame, seat, way):
            play = table.t.copies.get(source.key, source.key), source.number
            name = fitted(table.speaker, source.name)
            yield Help(source.key, play, power, name, of_branch(way))


def _help(table: Table, of: Help, times: int) -> Card:
    """Return a play that adds power: its name, its effect, its power now.

    `times`: how many copies of it belong to the cheapest set that wins.
    """

    def draw(canvas: Canvas, box: Box) -> None:
        layer, y = canvas.main, box.y + box.h // 2
        card = table.t.cards.get(of.key)
        surface(layer, box, None if card is None else market.tint(table, card))
        right = box.right - PAD
        if times:
            right -= layer.icon(right, y, "trophy", 46, anchor="rm") + 14
        right -= layer.icon(right, y, "might", 46, anchor="rm") + 6
        layer.text(right, y, f"+{of.power}", face="bold", size=42, anchor="rm")
        half = box.w // 2 - 60
        title = Box(box.x + PAD, box.y + 6, half - PAD - 10, box.h - 12)
        name = f"{times}\u00d7 {of.name}" if times > 1 else of.name
        layer.title(title, name, face="narrow_bold", size=34)
        room = Box(box.x + half, box.y + 6, box.w // 2 - 130, box.h - 12)
        tiles.line(layer, room, [of.does], 38)

    return zoom.lit(Card(72, draw), bool(times))


def attempts(table: Table) -> Parts:
    """Yield the mission with the ways to accomplish it; possible ways are lit."""
    key = table.state.missions[0]
    card, opened = table.t.missions[key], chosen(table, act.Attempt, "resolution")
    yield _head(table, key)
    seats = len(table.seats)
    rows = [
        lines.choice(
            table,
            str(number),
            [_deal(table, found)],
            table.text(texts.resolution(found, number, seats)) + ".",
            on=found.id in opened,
        )
        for number, found in enumerate(card.resolutions, 1)
    ]
    yield Part("trade_bureau", table.word("resolutions"), rows)


def _deal(table: Table, found: Resolution) -> Segment:
    """Return the cost and the gain of a resolution."""
    solo = (Symbol("trade_bureau", struck=True),) if found.solo else ()
    price = of_goods(missions.cost(found.cost, len(table.seats)))
    return Segment((*solo, *price), mission.reward(found))


def _head(table: Table, key: str) -> Card:
    """Return a mission by its title, number and die."""

    def draw(canvas: Canvas, box: Box) -> None:
        surface(canvas.main, box)
        mission.head(canvas, box.inset(PAD, 6), table, table.t.missions[key])

    return Card(mission.HEAD + 4, draw)


def call(table: Table, frame: s.Call, seat: int) -> Parts:
    """Yield a mission call: its missing part, the contributions, the result for each player."""
    yield _head(table, frame.mission)
    resolution = table.t.resolutions[frame.mission, frame.resolution]
    price = priced(missions.cost(resolution.cost, len(table.seats)))
    told = table.word("whole", what=", ".join(map(table.text, price.items)))
    left = Segment((), of_goods(missions.missing(table.t, table.state, frame)))
    if left.get:
        rows = [lines.choice(table, "trade_bureau", [left], told, on=True)]
        yield Part("trade_bureau", table.word("missing"), rows)
    else:
        yield Part("done", table.word("covered"), [_told(table, told)])
    given = [
        lines.person(table, each, _pledged(frame.pledges[each]), "done" * frame.pledges[each].done)
        for each in table.order
    ]
    yield Part("hand", table.word("pledges"), given, 1)
    gains = [
        lines.choice(
            table,
            "vp" if _mine(frame, seat, each.who) else "leader_assistant",
            [Segment((), of_each(each))],
            words.sentence(table, texts.effects.each(each)),
            on=_mine(frame, seat, each.who),
        )
        for each in resolution.reward
    ]
    yield Part("vp", table.word("gains"), gains)


def _mine(frame: s.Call, seat: int, who: str) -> bool:
    """Return whether a reward is for a seat, also if it is for all who contribute."""
    mine = {
        "initiator": frame.seat == seat,
        "winner": frame.winner == seat,
        "others": frame.seat != seat,
    }
    return mine.get(who, True)


def _pledged(given: s.Pledged) -> Sequence[Symbol]:
    """Return the goods, influence and cards that a player set aside."""
    found = {**totals(given.goods), "influence": given.influence, "cards": len(given.cards or ())}
    return [Symbol(key, str(n)) for key, n in in_order(found).items()]


# Colonies, stores, cards


def colonies(table: Table, seat: int) -> Parts:
    """Yield the hand's cards as buildings, the cost of maintenance, and the seat's goods."""
    yield strip.hand(table, seat, as_="building")
    opened = chosen(table, act.Maintain, "n")
    packages = [zoom.lit(_package(table, n, points), n in opened) for n, points in PACKAGES.items()]
    yield Part("maintain", table.word("maintain"), packages, len(PACKAGES))
    yield from stores(table, seat)


def _package(table: Table, n: int, points: int) -> Card:
    segment = Segment((Symbol(ANY, str(n)),), (Symbol("colonisation", str(points)),))

    def draw(canvas: Canvas, box: Box) -> None:
        surface(canvas.main, box)
        tiles.line(canvas.main, box.inset(PAD, 4), [segment], 44)

    return Card(72, draw)


def stores(table: Table, seat: int) -> Parts:
    """Yield the board and the asteroids of a seat, with their goods."""
    cells = [lists.asteroid(table, cell) for cell in own(table.state, seat)]
    yield Part("rock", table.word("stores"), [lists.home(table, seat), *cells], 2)


def offered(table: Table, keys: Sequence[str]) -> Part:
    """Return cards in symbols and words, usable ones lit."""
    opened = strip.opened(table)
    shown = [zoom.lit(words.deck_card(table, key, 2), key in opened) for key in keys]
    return Part("cards", table.word("choose"), shown, 2)


def ways(table: Table, frame: s.Offered) -> Part:
    """Return an effect that has occurred with the ways to use it, possible ones lit."""
    opened = chosen(table, act.Accept, "choice")
    rows = [
        lines.choice(
            table, str(number), [of_branch(way)], words.ways(table, [way]), on=number in opened
        )
        for number, way in enumerate(table.position.ways(frame.source), 1)
    ]
    return Part("turn", fitted(table.speaker, table.position.source(frame.source)), rows)


def reaction(table: Table, frame: s.Reacting) -> Parts:
    """Yield the action of another player, and the cards and buildings to react with."""
    if table.fight is not None:
        yield combat.card(table, table.fight)
    elif frame.where in table.t.projects:
        known = next((each for each in projects.places(table) if each.project == frame.where), None)
        place = known or projects.Place("", frame.where, 0)
        yield Part("construction_yard", table.word("projects"), [sheets.project(table, place)], 2)
    keys = [key for key in strip.opened(table) if key in table.t.cards]
    answers = strip.cards(table, sorted(keys), keys, "building")
    yield Part("hand", table.word("choose"), answers, strip.ACROSS)
