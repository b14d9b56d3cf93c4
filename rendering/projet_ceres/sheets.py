"""Zooms of the middle of the board: projects and boxes, investment cards, the mission."""

from __future__ import annotations

from games.projet_ceres.content.types import Mission, Resolution
from games.projet_ceres.rules import missions
from games.projet_ceres.steps.agents import supports
from games.projet_ceres.words import cards as texts
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.card import surface
from rendering.parts import Card, Part
from rendering.projet_ceres import boxes, mission, projects, tiles, words, zoom
from rendering.projet_ceres.symbols import of_each, of_goods
from rendering.projet_ceres.table import Table
from rendering.projet_ceres.zoom import PAD, Told
from rendering.scene import Scene
from rendering.segments import Segment, Symbol


def projects_picture(table: Table) -> Scene:
    """Return the projects in the queue and all boxes, with their words."""
    found = list(projects.places(table))
    queue = [project(table, place) for place in found if place.project]
    most = f"{table.state.supports}/{supports(len(table.seats))}"
    keys = [*table.t.printed, *table.state.finished]
    return zoom.picture(
        table,
        [
            Part("construction_yard", table.word("projects"), queue, 2, said=most),
            Part("ceres_body", table.word("boxes"), [_box(table, key) for key in keys], 2),
        ],
    )


def project(table: Table, place: projects.Place) -> Card:
    """Return a project: its cost at its place, and the box that it opens."""
    price = Segment(projects.cost(table, place).get, ())
    blocks = [Told([price], ""), words.box_told(table, place.project)]
    return words.block_card(table, place.project, blocks, 2, place)


def _box(table: Table, key: str) -> Card:
    """Return a box with its words and its agents."""
    inner = words.block_card(table, key, [words.box_told(table, key)], 2)
    there = boxes.agents(table.state, key)
    tall = inner.height + (46 if there else 0)

    def draw(canvas: Canvas, box: Box) -> None:
        inner.draw(canvas, box)
        if there:
            low = Box(box.x + PAD, box.bottom - 52, box.w - 2 * PAD, 44)
            tiles.crowd(canvas, low, table, there, {}, 18)

    return Card(tall, draw)


def market_picture(table: Table) -> Scene:
    """Return the investment queue and the common discard."""
    state = table.state
    queue = [words.deck_card(table, key, 2) for key in state.queue if key in table.t.cards]
    gone = [_discarded(table, key) for key in state.common]
    return zoom.picture(
        table,
        [
            Part("buy", table.word("queue"), queue, 2, said=str(len(state.investment))),
            Part("discard", table.word("common"), gone, 2, said=str(len(gone))),
        ],
    )


def _discarded(table: Table, key: str) -> Card:
    """Return a card of the common discard by its name and cost."""
    card = table.t.cards[key]
    return words.block_card(table, key, (), 2, words.Worth(card, price=True), card.guild)


# The mission


def mission_picture(table: Table) -> Scene:
    """Return the mission card in full."""
    state = table.state
    key = state.missions[0] if state.missions else ""
    if key not in table.t.missions:
        none = words.block_card(table, "", (), title=table.word("no_mission"))
        return zoom.picture(table, [Part("mission", table.title(state.story), [none])])
    card = table.t.missions[key]
    shown = story(table, key)
    ways = [
        _resolution(table, card, found, number) for number, found in enumerate(card.resolutions, 1)
    ]
    parts = [Part("mission", table.title(state.story), [_front(table, card, shown)])]
    parts.append(Part("trade_bureau", table.word("resolutions"), ways))
    if card.counter:
        parts.append(Part("no", table.word("failure"), [_failure(table, card)]))
    return zoom.picture(table, parts)


def story(table: Table, key: str) -> str:
    """Return the story of a mission, if a pack or the catalogs have one."""
    return " ".join(map(table.speaker.say, texts.situation(table.speaker, key)))


def _front(table: Table, card: Mission, story: str) -> Card:
    force = [table.text(each) for each in texts.in_force(card)]
    lines = [row for row in mission.lines(table, card) if row.sign in ("eye", "round")]
    blocks = [Told((), story)]
    segments = [each for row in lines for each in row.segments]
    blocks.append(Told(segments, " ".join(f"{each}." for each in force)))
    if not table.state.active:
        blocks.append(Told((), table.word("dormant")))
    wide = zoom.width(1)
    shown = [each for each in blocks if each.segments or each.words]
    tall = mission.HEAD + 14 + sum(zoom.told_height(each, wide) + 6 for each in shown)

    def draw(canvas: Canvas, box: Box) -> None:
        surface(canvas.main, box)
        head = Box(box.x + PAD, box.y + 10, box.w - 2 * PAD, mission.HEAD - 10)
        mission.head(canvas, head, table, card)
        y = box.y + mission.HEAD + 6
        for each in shown:
            y += zoom.draw_told(canvas.main, Box(box.x + PAD, y, wide, 0), each) + 6

    return Card(tall, draw)


def _resolution(table: Table, card: Mission, found: Resolution, number: int) -> Card:
    """Return a resolution: its price for the number of players, and its reward."""
    own = f"{card.id}_{found.id}"
    solo = (Symbol("trade_bureau", struck=True),) if found.solo else ()
    price = (*solo, *of_goods(missions.cost(found.cost, len(table.seats))))
    text = table.text(texts.resolution(found, number, len(table.seats))) + "."
    block = Told([Segment(price, mission.reward(found))], text)
    if own not in table.speaker.names:
        return _untitled(table, block)
    title = f"{number} \N{EN DASH} {table.title(own)}"
    return words.block_card(table, "", [block], title=title)


def _failure(table: Table, card: Mission) -> Card:
    happens = [symbol for each in card.failure.do for symbol in of_each(each)]
    segment = Segment((), (*happens, *mission.of_pile(card.failure.pile)))
    text = " ".join(table.text(each) + "." for each in texts.ends(card))
    return _untitled(table, Told([segment], text), table.theme.bad)


def _untitled(table: Table, block: Told, tint: str | None = None) -> Card:
    """Return a card of one block whose words begin with its subject."""
    wide = zoom.width(1)

    def draw(canvas: Canvas, box: Box) -> None:
        surface(canvas.main, box, tint)
        zoom.draw_told(canvas.main, Box(box.x + PAD, box.y + 12, wide, 0), block)

    return Card(zoom.told_height(block, wide) + 20, draw)
