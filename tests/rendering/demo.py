"""A made-up board of about 600 operations: for measuring, and for looking at the toolbox."""

from __future__ import annotations

from rendering.box import Box
from rendering.canvas import Canvas
from rendering.colour import mix, veil
from rendering.scene import Scene, Shadow
from rendering.theme import DARK, Theme

GOODS = ("ore", "ice", "ceramics", "energy", "alloy", "probe", "credit", "influence")
KINDS = ("mine", "factory", "lab", "office")


def demo(theme: Theme = DARK, turn: int = 0) -> Scene:
    """Return the board; `turn` changes a few things, as a turn would."""
    canvas = Canvas(1600, 1200, theme)
    drop = Shadow(7, 4, theme.shadow)
    for x, y, w, h in ((16, 16, 760, 760), (792, 16, 792, 372), (792, 404, 792, 372)):
        canvas.static.panel(Box(x, y, w, h), fill=theme.panel, fill2=theme.panel_low, shadow=drop)
    _belt(canvas, turn)
    _cards(canvas, turn)
    _players(canvas, turn)
    return canvas.scene()


def _belt(canvas: Canvas, turn: int) -> None:
    theme = canvas.theme
    for ring, (inner, outer) in enumerate(((110, 190), (194, 274), (278, 358))):
        for zone in range(5):
            start = zone * 72 + 12 * ring
            fill = mix(theme.card, theme.raised, 0.3 * ring + 0.08 * (zone % 2))
            canvas.static.sector(
                396, 396, (inner, outer), (start + 0.8, start + 71.2), fill=fill, border=theme.line
            )
    canvas.static.disc(396, 396, 92, fill="#6a4a3a", fill2="#33241f", border="#8a6a58", width=3)
    canvas.static.text(396, 396, "CERES", face="narrow_bold", size=40, anchor="mm")
    for i in range(27):
        ring, column = divmod(i, 9)
        x, y = 120 + column * 68, 140 + ring * 230 + 30 * (column % 2)
        canvas.main.disc(x, y, 30, fill="#41506f", fill2="#29344f", border=theme.line_strong)
        canvas.main.text(x, y - 8, str(i % 15 + 1), face="bold", size=24, anchor="mm")
        canvas.main.icon(x, y + 15, GOODS[i % 4], 22)
        if i % 4 == turn % 4:
            canvas.main.token(x + 22, y - 22, theme.player(i % 6), 13)


def _cards(canvas: Canvas, turn: int) -> None:
    theme = canvas.theme
    for i in range(12):
        box = Box(808 + (i % 6) * 128, 32 + (i // 6) * 172, 120, 160)
        kind = KINDS[i % 4]
        canvas.main.panel(
            box,
            fill=theme.card,
            fill2=theme.card_low,
            border=theme.icon(kind),
            width=2,
            shadow=Shadow(5, 3, theme.shadow),
        )
        canvas.main.icon(box.x + 20, box.y + 22, kind, 28)
        canvas.main.fit(
            Box(box.x + 38, box.y + 6, 76, 34),
            f"Deep Core Works {i}",
            face="narrow",
            size=18,
            lines=2,
            floor=12,
        )
        canvas.main.amounts(box.x + 10, box.y + 64, {"alloy": i % 3 + 1, "credit": 2}, 26)
        canvas.main.rich(
            box.inset(10, 0)._replace(y=box.y + 86, h=40),
            "[ice] 1: gain 2 [ore] and 1 [energy].",
            size=13,
            floor=10,
        )
        canvas.main.badge(box.x + 92, box.y + 138, str(i + 2), fill=theme.icon("vp"), size=20)
        if i == turn % 12:
            canvas.over.mark(box)
    for i in range(6):
        box = Box(808 + (i % 6) * 128, 420, 120, 160)
        canvas.main.panel(box, fill=veil(theme.raised, 0.6), border=theme.line_strong)
        for k, name in enumerate((*GOODS, "vp")):
            canvas.main.icon(box.x + 22 + (k % 3) * 38, box.y + 30 + (k // 3) * 46, name, 32)
    for i, name in enumerate(
        (
            "launch",
            "research",
            "favor",
            "trade",
            "settlement",
            "expanse",
            "upgrade",
            "reassign",
            "manufacture",
            "draw_see",
            "headquarters",
            "council",
            "contractors",
            "construction_yard",
            "trade_bureau",
            "aerospace",
            "logistics",
            "mars_droid",
            "leader",
            "cargo_ship",
        )
    ):
        x, y = 838 + (i % 10) * 74, 640 + (i // 10) * 74
        canvas.main.disc(x, y, 30, fill=theme.card, border=theme.line_strong, width=2)
        canvas.main.icon(x, y, name, 36)


def _players(canvas: Canvas, turn: int) -> None:
    theme = canvas.theme
    for seat, box in enumerate(Box(16, 792, 1568, 392).columns(4, 16)):
        style = theme.player(seat)
        active = seat == turn % 4
        canvas.static.panel(box, fill=theme.panel, fill2=theme.panel_low)
        if active:
            canvas.main.panel(
                box, border=style.colour, width=4, shadow=Shadow(9, 0, veil(style.colour, 0.8))
            )
        canvas.main.token(box.x + 32, box.y + 34, style, 18, glow=active)
        canvas.main.fit(
            Box(box.x + 62, box.y + 10, 220, 48),
            f"Joueuse {seat + 1} à l’œuvre",
            size=26,
            floor=16,
        )
        canvas.main.badge(
            box.right - 16,
            box.y + 34,
            f"{40 + seat * 7 + turn}",
            anchor="rm",
            fill=theme.icon("vp"),
            size=24,
        )
        for i, name in enumerate(GOODS):
            x, y = box.x + 20 + (i % 4) * 90, box.y + 96 + (i // 4) * 50
            canvas.main.amount(x, y, (i * 5 + seat + turn) % 13, name, 34)
        for i, kind in enumerate((*KINDS, *KINDS)):
            card = Box(box.x + 16 + (i % 4) * 88, box.y + 180 + (i // 4) * 100, 80, 92)
            canvas.main.panel(card, fill=theme.card, border=theme.icon(kind), radius=8)
            canvas.main.icon(card.x + 20, card.y + 22, kind, 26)
            canvas.main.icon(card.right - 18, card.y + 22, f"worker_{kind}", 28)
            canvas.main.amounts(card.x + 8, card.bottom - 22, {GOODS[i % 4]: 2}, 26)
