"""The head of the board: round and step, players and who is awaited, the phases of the round."""

from __future__ import annotations

from games.ares.content import ALL_STEPS
from games.ares.scoring import standing
from games.ares.words.prompts import step_name
from games.core.text import capital
from rendering import fonts
from rendering.ares.symbols import PHASE_ICONS
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, Layer, changed_width
from rendering.colour import ink_on
from rendering.header import frame, points, split
from rendering.sizes import WIDE

ROUND_WIDTH = 292
HEAD = 100
RATING = 36
"""Size of the terraform rating."""


def draw(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw round and players into a box."""
    seats = len(table.state.players)
    first, chips = split(box, ROUND_WIDTH, max(seats, 2))
    _round(canvas, first, table)
    for seat, chip in zip(range(seats), chips, strict=False):
        person(canvas, chip, table, seat)
    if seats == 1:
        _progress(canvas, chips[1], table)


def _progress(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw how much of Mars is done: that decides a solo game."""
    theme, state, layer = table.theme, table.state, canvas.main
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
    canvas.static.icon(box.x + 14, box.y + 34, "planet", 46, anchor="lm")
    done = state.temperature + state.oxygen + state.flipped
    text = f"{done}/{ALL_STEPS}"
    layer.text(box.x + 74, box.y + 34, text, face="bold", size=38)
    bar = Box(box.x + 16, box.bottom - 32, box.w - 32, 20)
    layer.panel(bar, fill=theme.panel_low, border=theme.line, radius=10)
    part = bar.w * done // ALL_STEPS
    if part > bar.h:
        layer.panel(bar._replace(w=part), fill=theme.good, radius=10)
    if done == ALL_STEPS:
        layer.icon(box.right - 16, box.y + 34, "done", 40, anchor="rm")


def _round(canvas: Canvas, box: Box, table: Table) -> None:
    theme, state, layer = table.theme, table.state, canvas.main
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
    top, low = Box(box.x + 16, box.y + 8, box.w - 32, 42), Box(box.x + 16, box.y + 52, 0, 36)
    if state.over:
        _result(layer, box, table)
        return
    wide = 0
    total, waiting = len(state.players), table.position.awaited()
    if waiting and total > 1:
        wide = layer.text(
            box.right - 16,
            top.y + 21,
            f"{total - waiting}/{total}",
            face="bold",
            size=34,
            anchor="rm",
        )
        wide += layer.icon(box.right - 20 - wide, top.y + 21, "done", 30, anchor="rm") + 16
    last = table.last_round()
    of = f"/{last}" if last else ""
    said = f"{table.word('round')} {state.round}{of}" if state.round else table.word("setup")
    layer.fit(top._replace(w=top.w - wide), said, face="narrow_bold", size=44, floor=30, cut=True)
    step = capital(table.speaker.say(step_name(table.state.stack[-1])))
    phase = table.phase()
    if phase:
        layer.icon(low.x, low.y + 18, PHASE_ICONS[phase], 32, anchor="lm")
        low = low._replace(x=low.x + 40)
        step = table.said(f"phase-{phase}")
    layer.fit(
        low._replace(w=box.right - 14 - low.x),
        step,
        face="narrow",
        size=34,
        cut=True,
        colour=theme.muted,
    )


def _result(layer: Layer, box: Box, table: Table) -> None:
    """Write that the game is over and, where it can be lost, the result."""
    theme = layer.theme
    won = standing(table.state).won
    area = box.inset(16, 8)
    if won is None:
        layer.fit(area, table.word("over"), face="bold", size=40, align="m")
        return
    top, low = area.rows(2, 0)
    layer.fit(top, table.word("over"), face="narrow_bold", size=40, cut=True)
    icon, ink = ("done", theme.good) if won else ("no", theme.bad)
    layer.icon(low.x + 16, low.y + low.h // 2, icon, 32, colour=ink)
    word = table.word("won" if won else "lost")
    room = Box(low.x + 44, low.y, low.w - 44, low.h)
    layer.fit(room, word, face="narrow_bold", size=36, colour=ink)


def person(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw a player's chip: name, terraform rating, points, phase card, awaited or not."""
    player = table.player(seat)
    theme, state, layer = table.theme, table.state, canvas.main
    style = table.style(seat)
    wins = seat in table.winners()
    strong = seat in table.lit()
    ground = theme.lit(style.colour, 0.24) if strong else theme.panel
    frame(canvas.main, box, style, ground, strong=strong)
    x, top, low = box.x + 14, box.y + 29, box.bottom - 26
    layer.token(x + 19, top, style, 18)
    right = box.right - 14
    used = points(layer, right, low, table.score(seat), 40 if state.over else 36)
    used += canvas.changed(right - used, low, table.scored(seat), anchor="rm")
    name = Box(x + 48, top - 21, right - x - 48, 42)
    if state.over:
        if wins:
            layer.icon(right, top, "trophy", 36, colour=theme.icon("vp"), anchor="rm")
            name = name._replace(w=name.w - 46)
        room = right - used - 10 - x
        _rating(canvas, table, seat, x + _rating_width(table, seat, room), low, room)
    else:
        name = name._replace(w=name.w - 10 - _rating(canvas, table, seat, right, top))
    layer.name(name, table.names[seat], size=34)
    if state.over:
        return
    if player.phase:
        text = table.numeral(player.phase)
        used += layer.icon(right - used - 12, low, PHASE_ICONS[player.phase], 30, anchor="rm") + 16
        ink = theme.text
        used += layer.text(right - used, low, text, face="bold", size=30, anchor="rm", colour=ink)
    status = Box(x, low - 18, right - used - 10 - x, 36)
    status_of(layer, status, table, seat)


def status_of(layer: Layer, box: Box, table: Table, seat: int) -> None:
    """Draw whether a player is awaited or done; nothing where that is not shown."""
    theme, y = table.theme, box.y + box.h // 2
    if table.done(seat) is None:
        return
    if table.done(seat):
        layer.icon(box.x + 19, y, "done", 28)
        room = Box(box.x + 44, box.y, box.w - 44, box.h)
        if room.w >= fonts.width(table.word("done"), "narrow", layer.least("narrow")):
            muted = theme.muted
            layer.fit(room, table.word("done"), face="narrow", size=32, colour=muted)
        return
    word, colour = table.word("awaited"), table.style(seat).colour
    _awaited(layer, box, word, colour, filled=seat in table.lit())


def _awaited(layer: Layer, box: Box, word: str, colour: str, *, filled: bool) -> None:
    """Write on a pill that a player is awaited; where there is no room, draw an arrow.

    It is an outline where most players are awaited: the reader should look elsewhere first.
    """
    y = box.y + box.h // 2
    for size in range(30, layer.least("narrow_bold") - 1, -2):
        if _pill(word, size) <= box.w:
            pill = Box(box.x, y - 18, _pill(word, size), 36)
            layer.panel(pill, fill=colour if filled else None, border=colour, width=2, radius=18)
            middle, ink = pill.x + pill.w // 2, ink_on(colour) if filled else colour
            layer.text(middle, y, word, face="narrow_bold", size=size, colour=ink, anchor="mm")
            return
    layer.icon(box.x + 19, y, "turn", 34, colour=colour)


def _pill(word: str, size: int) -> int:
    return fonts.width(word, "narrow_bold", size) + 24


def _rating(canvas: Canvas, table: Table, seat: int, right: int, y: int, room: int = 1000) -> int:
    """Draw the terraform rating ending at `right`, behind its rise, and return the width.

    The rise is left out where there is no room for it next to the points.
    """
    layer = canvas.main
    layer.icon(right, y, "terraform_rating", RATING, anchor="rm")
    tr = str(table.player(seat).tr)
    wide = layer.text(right - RATING - 4, y, tr, face="bold", size=RATING, anchor="rm")
    wide += RATING + 4
    came = _raised(table, seat)
    if wide + changed_width(came, canvas.width) > room:
        return wide
    return wide + canvas.changed(right - wide, y, came, anchor="rm")


def _rating_width(table: Table, seat: int, room: int) -> int:
    """Return the width of the terraform rating with its rise, if there is room for that."""
    wide = fonts.width(str(table.player(seat).tr), "bold", RATING) + RATING + 4
    came = changed_width(_raised(table, seat), WIDE)
    return wide if wide + came > room else wide + came


def _raised(table: Table, seat: int) -> int:
    old = table.earlier(seat)
    return 0 if old is None else table.player(seat).tr - old.tr
