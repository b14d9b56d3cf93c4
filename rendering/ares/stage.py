"""The phases of the round: the played ones, the players who chose them, the bonuses."""

from __future__ import annotations

from games.ares.rules.derive import CHOOSER_LESS, CHOOSER_MC
from games.ares.state import PHASES
from games.core.hidden.declare import SEALED
from rendering.ares.symbols import PHASE_ICONS
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, Layer
from rendering.colour import mix, veil
from rendering.scene import Shadow

HEIGHT = 166
TOKEN, SMALL = 21, 15
"""The radius of the token of who chose a phase, and of whom it is closed to."""
BONUS = 36
_LESS, _MORE = f"\N{MINUS SIGN}{CHOOSER_LESS}", f"+{CHOOSER_MC}"
BONUSES: dict[int, tuple[tuple[str, str], ...]] = {
    1: ((_LESS, "megacredit"),),
    2: (("+1", "cards"), ("/", "card_blue")),
    3: (("2×", "card_blue"),),
    4: ((_MORE, "megacredit"),),
    5: (("5", "eye"), ("2", "cards")),
}
"""What only those get who chose a phase, as texts before icons."""


def draw(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the five phases into a box."""
    for number, cell in zip(PHASES, box.columns(len(PHASES), 10), strict=True):
        _phase(canvas.main, cell, table, number)


def _phase(layer: Layer, box: Box, table: Table, number: int) -> None:
    """Draw a phase: bright while it is played, faint if no player chose it."""
    theme, state = table.theme, table.state
    tint = theme.icon(PHASE_ICONS[number])
    now = number == table.phase()
    played = number in state.phases and table.planning() is None and not state.over
    gone = played and not now and number not in table.to_come()
    open_ = (played or table.planning() is not None) and not gone
    bright = now or open_
    ink = theme.text if bright else theme.muted
    layer.panel(
        box,
        fill=mix(theme.panel, tint, 0.34 if now else 0.12) if bright else theme.panel_low,
        border=tint if bright else theme.line,
        width=6 if now else 2,
        shadow=Shadow(6, 0, veil(tint, 0.85)) if now and not table.lit() else None,
    )
    y = box.y + 36
    wide = layer.text(box.x + 16, y, table.numeral(number), face="bold", size=38, colour=ink) + 26
    pale = None if bright else mix(tint, theme.panel_low, 0.3)
    wide += layer.icon(box.x + wide, y, PHASE_ICONS[number], 46, anchor="lm", colour=pale) + 10
    name = Box(box.x + wide, box.y + 12, box.w - wide - 12, 48)
    if gone:
        layer.icon(box.right - 14, y, "done", 36, anchor="rm")
        name = name._replace(w=name.w - 42)
    layer.title(name, table.phase_name(number), face="narrow_bold", size=36, colour=ink)
    choosers(layer, Box(box.x + 16, box.y + 62, box.w - 32, 52), table, number)
    _bonus(layer, Box(box.x + 16, box.y + 118, box.w - 32, 40), number, ink=ink, pale=bool(pale))


def _bonus(layer: Layer, box: Box, number: int, *, ink: str, pale: bool) -> None:
    """Write the bonus for choosing a phase, at the right."""
    theme = layer.theme
    y, x = box.y + box.h // 2, box.right
    for text, icon in reversed(BONUSES[number]):
        colour = mix(theme.icon(icon), theme.panel_low, 0.3) if pale else None
        layer.icon(x, y, icon, BONUS, anchor="rm", colour=colour)
        x -= BONUS + 4
        x -= layer.text(x, y, text, face="bold", size=34, colour=ink, anchor="rm") + 10


def choosers(layer: Layer, box: Box, table: Table, number: int) -> None:
    """Draw the tokens of players who chose a phase, or in planning those who cannot choose it."""
    state, theme = table.state, table.theme
    if state.over:
        return
    y, x = box.y + box.h // 2, box.x + TOKEN
    each = 2 * TOKEN + 12
    planning = table.planning()
    picks = [player.phase for player in state.players] if planning is None else planning.picks
    for seat, pick in enumerate(picks):
        if pick == number:
            lock = None if planning is None else "lock"
            layer.token(x, y, table.style(seat), TOKEN, icon=lock)
            x += each
    dummy = state.dummy_played[-1:] if planning is None else [planning.dummy]
    if state.mode == "solo" and number in dummy and SEALED not in dummy:
        layer.icon(x, y, "mars_droid", 2 * TOKEN, colour=theme.text)
        x += each
    if planning is None:
        return
    closed = [seat for seat, player in enumerate(state.players) if player.previous == number]
    if closed:
        x = box.right - SMALL - (len(closed) - 1) * (2 * SMALL + 8)
        layer.icon(x - SMALL - 10, y, "no", 30, anchor="rm", colour=theme.bad)
    for seat in closed:
        layer.token(x, y, table.style(seat), SMALL, hollow=True)
        x += 2 * SMALL + 8
