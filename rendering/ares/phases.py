"""The private picture for the choice of a phase card: the phases, and their use for the reader."""

from __future__ import annotations

from games.ares.state import PHASES
from games.ares.words.parts import own
from games.core.speech import Message
from rendering.ares import hand, stage
from rendering.ares.symbols import PHASE_ICONS, iconic
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, Layer
from rendering.colour import mix
from rendering.scene import Scene
from rendering.sizes import NARROW

EDGE, GAP, PAD = 12, 10, 16
FULL = NARROW - 2 * EDGE
ROW, LINE = 156, 44
"""Heights of a phase, and of a line in it."""
LEFT = 344
"""Width of its name."""
ICON, NUMERAL, NAME, TEXT = 52, 42, 36, 33


def phases_picture(table: Table) -> Scene:
    """Return the five phases, with the reader's goods and possible plays in each."""
    seat = table.seen.viewer or 0
    top = EDGE + hand.HEAD
    canvas = table.canvas(NARROW, top + len(PHASES) * (ROW + GAP) - GAP + EDGE)
    hand.head(canvas, Box(EDGE, EDGE, FULL, hand.HEAD - 8), table, seat)
    for place, number in enumerate(PHASES):
        _phase(canvas, Box(EDGE, top + place * (ROW + GAP), FULL, ROW), table, number)
    return canvas.scene()


def _phase(canvas: Canvas, box: Box, table: Table, number: int) -> None:
    """Draw a phase; the chosen one is bright, and one that can't be chosen is faint."""
    theme, layer = table.theme, canvas.main
    tint = theme.icon(PHASE_ICONS[number])
    closed = own.closed(table.position, number)
    mine = table.chosen() == number
    layer.panel(
        box,
        fill=theme.panel_low if closed else mix(theme.panel, tint, 0.26 if mine else 0.12),
        border=theme.line if closed else tint,
        width=6 if mine else 2,
        radius=10,
    )
    ink = theme.muted if closed else theme.text
    _named(layer, Box(box.x + PAD, box.y, LEFT - PAD, ROW), table, number, ink)
    quiet = mix(theme.muted, theme.text, 0.5)  # muted alone hardly stands out from the tint
    says = table.speaker.say
    everybody, yours = (says(Message("capital", what=each)) for each in own.does(number))
    lines = (
        (table.word("all_players", what=everybody), theme.muted if closed else quiet),
        (table.word("chooser", what=yours), theme.muted if closed else theme.good),
        _own(table, number, closed=closed),
    )
    room = Box(box.x + LEFT, box.y + (ROW - 3 * LINE) // 2, FULL - LEFT - PAD, LINE)
    for place, (text, colour) in enumerate(lines):
        line = room._replace(y=room.y + place * LINE)
        layer.rich(line, text, face="narrow", size=TEXT, colour=colour, valign="m", lines=1)


def _named(layer: Layer, box: Box, table: Table, number: int, ink: str) -> None:
    """Draw the number, sign and name of a phase, and below who chose it or can't."""
    y = box.y + 46
    x = box.x + layer.text(box.x, y, table.numeral(number), face="bold", size=NUMERAL, colour=ink)
    colour = None if ink == table.theme.text else ink
    x += 12 + layer.icon(x + 12, y, PHASE_ICONS[number], ICON, anchor="lm", colour=colour) + 10
    name = Box(x, y - 26, box.right - x - PAD, 52)
    layer.title(name, table.phase_name(number), face="narrow_bold", size=NAME, colour=ink)
    stage.choosers(layer, Box(box.x, box.y + 86, box.w - 2 * PAD, 52), table, number)


def _own(table: Table, number: int, *, closed: bool) -> tuple[str, str]:
    """Return the reader's possible plays in a phase, or that it is closed, and its colour."""
    theme = table.theme
    if closed:
        return iconic(Message("own-closed-phase"), table.lang), theme.bad
    return iconic(own.own(table.position, number), table.lang), theme.text
