"""The score sheet: every category for every player, total, winner, goal, tie-breaks."""

from __future__ import annotations

from games.ares.content import OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS, degrees
from games.ares.scoring import CATEGORIES, COOP_GOAL, RESOURCES, resources
from games.ares.view import standing
from games.ares.words_labels import CATEGORY
from games.core.game import Outcome, Score
from games.core.text import NARROW_SPACE
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, digits
from rendering.colour import mix, veil
from rendering.scene import Scene, Shadow

WIDTH, EDGE = 1400, 16
LABEL, HEAD, ROW, TOTAL, TIE, NOTE = 440, 150, 84, 104, 64, 76
ICONS = {"tr": "terraform_rating", "forests": "forest", "cards": "cards"}


def score_picture(table: Table) -> Scene:
    """Return the score sheet, of the end or as things stand."""
    outcome = standing(table.view)
    ranked = sorted(outcome.scores, key=lambda found: (found.rank, found.seat))
    note = _note(table, outcome)
    low = NOTE if note else 0
    tie = TIE if outcome.tie_breaks else 0
    height = EDGE + HEAD + len(CATEGORIES) * ROW + TOTAL + tie + low + EDGE
    canvas = table.canvas(WIDTH, height)
    area = Box(EDGE + LABEL, EDGE, WIDTH - 2 * EDGE - LABEL, height - 2 * EDGE - low)
    _labels(canvas, table)
    for found, column in zip(ranked, area.columns(len(ranked), 12), strict=True):
        _column(canvas, column, table, found)
        if tie:
            _tie(canvas, column, table, found.seat)
    if tie:
        words = f"{table.word('tie_break')} – {CATEGORY[RESOURCES][table.lang == 'fr']}"
        box = Box(EDGE + 78, area.bottom - TIE - 4, LABEL - 92, TIE)
        muted = table.theme.muted
        canvas.main.fit(box, words, size=26, floor=16, lines=2, colour=muted)
    if note:
        box = Box(EDGE, height - EDGE - NOTE + 12, WIDTH - 2 * EDGE, NOTE - 12)
        ink = table.theme.text if outcome.won is not None else table.theme.muted
        canvas.main.rich(
            box, note, face="strong", size=34, floor=18, colour=ink, align="m", valign="m"
        )
    return canvas.scene()


def _note(table: Table, outcome: Outcome) -> str:
    """Return the line at the foot: won or lost, and each measure with its goal."""
    view = table.view
    if outcome.won is None:
        return ""
    warm, unit = table.desk.temperature().split(NARROW_SPACE)
    parts = [
        f"[temperature] {warm}/{degrees(TEMPERATURE_STEPS)}{NARROW_SPACE}{unit}",
        f"[oxygen] {view.oxygen}/{OXYGEN_STEPS}{table.desk.say('', NARROW_SPACE)}%",
        f"[ocean] {len(view.oceans)}/{OCEANS}",
    ]
    if view.mode == "coop":
        total = sum(found.total for found in outcome.scores)
        parts.append(f"[vp] {digits(total)}/{COOP_GOAL}")
    if view.over:
        mark = "[done]" if outcome.won else "[no]"
        parts.insert(0, f"{mark} {table.word('won' if outcome.won else 'lost')}")
    return "   ".join(parts)


def _tie(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Write at the foot of a column what breaks a tie (14.5)."""
    theme = table.theme
    player = table.player(seat)
    y = box.bottom - TIE + 22
    worth = digits(resources(player, player.hand_size))
    canvas.main.text(
        box.x + box.w // 2, y, worth, face="bold", size=32, colour=theme.muted, anchor="mm"
    )


def _labels(canvas: Canvas, table: Table) -> None:
    theme, view, layer = table.theme, table.view, canvas.static
    layer.text(EDGE + 10, EDGE + 40, table.word("score"), face="narrow_bold", size=56)
    state = table.word("over") if view.over else f"{table.word('round')} {view.round}"
    said = state if view.over else f"{state}, {table.word('so_far')}"
    canvas.main.text(EDGE + 10, EDGE + 100, said, face="narrow", size=36, colour=theme.muted)
    for i, key in enumerate(CATEGORIES):
        box = Box(EDGE, EDGE + HEAD + i * ROW, WIDTH - 2 * EDGE, ROW - 8)
        layer.panel(box, fill=theme.panel if i % 2 else theme.panel_low, radius=10)
        layer.icon(box.x + 14, box.y + box.h // 2, ICONS[key], 48, anchor="lm")
        room = Box(box.x + 78, box.y, LABEL - 92, box.h)
        layer.fit(room, CATEGORY[key][table.lang == "fr"], size=32, floor=18, lines=2)
    y = EDGE + HEAD + len(CATEGORIES) * ROW + TOTAL // 2
    layer.text(EDGE + 78, y, table.word("total"), face="bold", size=44)


def _column(canvas: Canvas, box: Box, table: Table, found: Score) -> None:
    theme, style, layer = table.theme, table.style(found.seat), canvas.main
    wins = found.seat in table.winners()
    layer.panel(
        box,
        fill=theme.lit(style.colour, 0.22) if wins else veil(style.colour, 0.06),
        border=style.colour,
        width=5 if wins else 2,
        shadow=Shadow(6, 0, veil(style.colour, 0.8)) if wins else None,
    )
    middle = box.x + box.w // 2
    versus = table.view.mode == "versus"
    layer.token(middle - 26 if versus else middle, box.y + 46, style, 24)
    if versus:
        layer.text(middle + 14, box.y + 46, f"{found.rank}.", face="bold", size=40)
    if wins:
        layer.icon(middle + 78, box.y + 46, "trophy", 44, colour=theme.icon("vp"))
    name = Box(box.x + 10, box.y + 84, box.w - 20, 48)
    layer.name(name, table.names[found.seat], size=34, floor=20, align="m")
    for i, key in enumerate(CATEGORIES):
        value = found.categories[key]
        ink = theme.bad if value < 0 else theme.text if value else theme.faint
        y = box.y + HEAD + i * ROW + (ROW - 8) // 2
        layer.text(middle, y, digits(value), face="bold", size=42, colour=ink, anchor="mm")
    y = box.y + HEAD + len(CATEGORIES) * ROW + TOTAL // 2
    rule = [(box.x + 16, y - TOTAL // 2 + 4), (box.right - 17, y - TOTAL // 2 + 4)]
    layer.line(rule, mix(style.colour, theme.background, 0.4), 2)
    ink = theme.icon("vp")
    layer.text(middle + 26, y, digits(found.total), face="bold", size=58, colour=ink, anchor="rm")
    layer.icon(middle + 34, y, "vp", 48, anchor="lm")
