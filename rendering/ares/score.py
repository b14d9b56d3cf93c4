"""The score sheet of Ares Expedition: its categories, the goal, the tie-break."""

from __future__ import annotations

from games.ares.content import OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS, degrees
from games.ares.scoring import CATEGORIES, COOP_GOAL, RESOURCES, resources, standing
from games.core.outcome import Outcome
from rendering import sheet
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, digits
from rendering.scene import Scene
from rendering.sheet import EDGE, Row, Sheet, Sizes

SIZES = Sizes(
    label=344, indent=72, row=84, gap=8, total=104, title=56, state=36, icon=48, category=37,
    sum=44, name=34, value=42, points=58,
)  # fmt: skip
TIE, NOTE = 76, 76
ICONS = {"tr": "terraform_rating", "forests": "forest", "cards": "cards"}


def score_picture(table: Table) -> Scene:
    """Return the score sheet, final or so far."""
    outcome = standing(table.state)
    note = _note(table, outcome)
    low = NOTE if note else 0
    canvas, columns = sheet.draw(
        table,
        Sheet(
            rows=[Row(key, table.said(f"category-{key}"), ICONS[key]) for key in CATEGORIES],
            scores=outcome.scores,
            winners=table.winners(),
            state=_state(table),
            ranked=table.state.mode == "versus",
            sizes=SIZES,
            low=TIE if outcome.tie_breaks else 0,
            foot=low,
        ),
    )
    if outcome.tie_breaks:
        for seat in outcome.ranked_seats:
            _tie(canvas, columns[seat], table, seat)
        words = f"{table.word('tie_break')} – {table.said(f'category-{RESOURCES}')}"
        top = canvas.height - EDGE - low - TIE - 4
        box = Box(EDGE + SIZES.indent, top, SIZES.label - SIZES.indent - 14, TIE)
        muted = table.theme.muted
        canvas.main.fit(box, words, face="narrow", size=32, lines=2, colour=muted)
    if note:
        box = Box(EDGE, canvas.height - EDGE - NOTE + 12, canvas.width - 2 * EDGE, NOTE - 12)
        ink = table.theme.text if outcome.won is not None else table.theme.muted
        canvas.main.rich(box, note, face="strong", size=34, colour=ink, align="m", valign="m")
    return canvas.scene()


def _state(table: Table) -> str:
    """Return the progress of the game."""
    if table.state.over:
        return table.word("over")
    return f"{table.word('round')} {table.state.round}, {table.word('so_far')}"


def _note(table: Table, outcome: Outcome) -> str:
    """Return the line at the foot: won or lost, and each measure with its goal."""
    state = table.state
    if outcome.won is None:
        return ""
    warmest = table.speaker.text("degrees", n=degrees(TEMPERATURE_STEPS))
    parts = [
        f"[temperature] {digits(degrees(state.temperature))}/{warmest}",
        f"[oxygen] {state.oxygen}/{table.percent(OXYGEN_STEPS)}",
        f"[ocean] {state.flipped}/{OCEANS}",
    ]
    if state.mode == "coop":
        total = sum(found.total for found in outcome.scores)
        parts.append(f"[vp] {digits(total)}/{COOP_GOAL}")
    if state.over:
        mark = "[done]" if outcome.won else "[no]"
        parts.insert(0, f"{mark} {table.word('won' if outcome.won else 'lost')}")
    return "   ".join(parts)


def _tie(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Write at the foot of a column the values that break a tie (14.5)."""
    theme = table.theme
    player = table.player(seat)
    y = box.bottom - TIE + 22
    worth = digits(resources(player, len(player.hand)))
    canvas.main.text(
        box.x + box.w // 2, y, worth, face="bold", size=32, colour=theme.muted, anchor="mm"
    )
