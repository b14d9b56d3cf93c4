"""The head of the board: round and step, players with who is awaited, the phases of the round."""

from __future__ import annotations

from games.ares.content import ALL_STEPS
from games.ares.rules.derive import CHOOSER_LESS, CHOOSER_MC
from games.ares.scoring import standing
from games.ares.state import PHASES
from games.ares.words.status import step_name
from games.core.secrets import SEALED
from games.core.text import capital
from rendering import fonts
from rendering.ares.symbols import PHASE_ICONS
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, Layer
from rendering.colour import ink_on, mix, veil
from rendering.header import frame, points, split
from rendering.scene import Shadow

ROUND_WIDTH = 292
HEAD, STRIP = 96, 128


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
    """Draw how much of Mars is done, which decides a solo game."""
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
        size=32,
        floor=20,
        cut=True,
        colour=theme.muted,
    )


def _result(layer: Layer, box: Box, table: Table) -> None:
    """Write that the game is over, and where it can be lost whether it was."""
    theme = layer.theme
    won = standing(table.state).won
    area = box.inset(16, 8)
    if won is None:
        layer.fit(area, table.word("over"), face="bold", size=40, floor=24, align="m")
        return
    top, low = area.rows(2, 0)
    layer.fit(top, table.word("over"), face="narrow_bold", size=40, floor=24, cut=True)
    icon, ink = ("done", theme.good) if won else ("no", theme.bad)
    layer.icon(low.x + 16, low.y + low.h // 2, icon, 32, colour=ink)
    word = table.word("won" if won else "lost")
    room = Box(low.x + 44, low.y, low.w - 44, low.h)
    layer.fit(room, word, face="narrow_bold", size=36, floor=24, colour=ink)


def person(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw a player's chip: name, terraform rating, points, phase card, whether awaited."""
    player = table.player(seat)
    theme, state, layer = table.theme, table.state, canvas.main
    style = table.style(seat)
    wins = seat in table.winners()
    strong = wins or table.awaited(seat)
    ground = theme.lit(style.colour, 0.24) if strong else theme.panel
    frame(canvas.main, box, style, ground, strong=strong)
    x, top, low = box.x + 14, box.y + 29, box.bottom - 26
    layer.token(x + 19, top, style, 18)
    right = box.right - 14
    used = _rating(canvas, table, seat, right, top)
    name = Box(x + 48, top - 21, right - used - 10 - x - 48, 42)
    layer.name(name, table.names[seat], size=32, floor=24)
    if state.over:
        points(layer, right, low, table.score(seat), 34)
        if wins:
            layer.icon(x + 19, low, "trophy", 36, colour=theme.icon("vp"))
        return
    used = points(layer, right, low, table.score(seat), 30)
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
        if room.w >= fonts.width(table.word("done"), "narrow", 22):
            muted = theme.muted
            layer.fit(room, table.word("done"), face="narrow", size=32, floor=20, colour=muted)
        return
    _awaited(layer, box, table.style(seat).colour, table.word("awaited"))


def _awaited(layer: Layer, box: Box, colour: str, word: str) -> None:
    """Write on a pill that a player is awaited, behind an arrow where there is room for both."""
    y = box.y + box.h // 2
    for size, arrow in ((30, 44), (28, 44), (26, 44), (24, 44), (24, 0), (22, 0), (20, 0)):
        if _pill(word, size) <= box.w - arrow:
            break
    else:
        size, arrow = 0, 44
    if arrow:
        layer.icon(box.x + 19, y, "turn", 34, colour=colour)
    if size:
        pill = Box(box.x + arrow, y - 18, _pill(word, size), 36)
        layer.panel(pill, fill=colour, radius=18)
        middle, ink = pill.x + pill.w // 2, ink_on(colour)
        layer.text(middle, y, word, face="narrow_bold", size=size, colour=ink, anchor="mm")


def _pill(word: str, size: int) -> int:
    return fonts.width(word, "narrow_bold", size) + 24


def _rating(canvas: Canvas, table: Table, seat: int, right: int, y: int) -> int:
    player = table.player(seat)
    layer = canvas.main
    layer.icon(right, y, "terraform_rating", 36, anchor="rm")
    wide = layer.text(right - 40, y, str(player.tr), face="bold", size=36, anchor="rm") + 40
    old = table.earlier(seat)
    if old is not None and old.tr != player.tr:
        canvas.over.mark(Box(right - wide - 6, y - 20, wide + 12, 40), radius=8)
    return wide


# Phases


def phases(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the five phases: which are played, who chose them, their bonus."""
    for number, cell in zip(PHASES, box.columns(5, 10), strict=True):
        _phase(canvas, cell, table, number)


def _phase(canvas: Canvas, box: Box, table: Table, number: int) -> None:
    theme, state, layer = table.theme, table.state, canvas.main
    tint = theme.icon(PHASE_ICONS[number])
    now = number == table.phase()
    played = number in state.phases and table.planning() is None and not state.over
    gone = played and not now and number not in table.to_come()
    open_ = played or table.planning() is not None
    ink = theme.text if played else theme.muted if open_ else theme.faint
    layer.panel(
        box,
        fill=mix(theme.panel, tint, 0.3 if now else 0.14) if played else theme.panel_low,
        border=tint if played else theme.line,
        width=5 if now else 2,
        shadow=Shadow(5, 0, veil(tint, 0.85)) if now else None,
    )
    y = box.y + 34
    wide = layer.text(box.x + 14, y, table.numeral(number), face="bold", size=36, colour=ink) + 24
    layer.icon(
        box.x + wide,
        y,
        PHASE_ICONS[number],
        38,
        anchor="lm",
        colour=tint if open_ else mix(tint, theme.panel_low, 0.55),
    )
    name = Box(box.x + wide + 46, box.y + 10, box.w - wide - 58, 48)
    if gone:
        layer.icon(box.right - 12, y, "done", 34, anchor="rm")
        name = name._replace(w=name.w - 40)
    title = table.phase_name(number)
    layer.fit(name, title, face="narrow_bold", size=32, floor=20, colour=ink)
    low = Box(box.x + 12, box.bottom - 58, box.w - 24, 46)
    used = _bonus(layer, low, number, dim=not open_)
    _choosers(canvas, low._replace(w=low.w - used - 8), table, number)


def _bonus(layer: Layer, box: Box, number: int, *, dim: bool) -> int:
    """Draw the chooser's bonus at the right and return the width."""
    theme = layer.theme
    ink = theme.faint if dim else theme.text
    y, x = box.y + box.h // 2, box.right
    less = f"−{CHOOSER_LESS}"
    signs: dict[int, tuple[tuple[str, str], ...]] = {
        1: ((less, "megacredit"),),
        2: (("+1", "cards"), ("/", "card_blue")),
        3: (("2×", "card_blue"),),
        4: ((f"+{CHOOSER_MC}", "megacredit"),),
        5: (("5", "eye"), ("2", "cards")),
    }
    start = x
    for text, icon in reversed(signs[number]):
        colour = mix(theme.icon(icon), theme.panel_low, 0.55) if dim else None
        layer.icon(x, y, icon, 28, anchor="rm", colour=colour)
        x -= 31
        x -= layer.text(x, y, text, face="bold", size=26, colour=ink, anchor="rm") + 8
    return start - x


def _choosers(canvas: Canvas, box: Box, table: Table, number: int) -> None:
    """Draw the tokens of those who chose a phase, or in planning those it is closed to."""
    state, theme, layer = table.state, table.theme, canvas.main
    y, x = box.y + box.h // 2, box.x + 18
    planning = table.planning()
    if state.over:
        return
    if planning is None:
        for seat, player in enumerate(state.players):
            if player.phase == number:
                layer.token(x, y, table.style(seat), 17)
                x += 44
        if state.mode == "solo" and state.dummy_played and state.dummy_played[-1] == number:
            layer.icon(x, y, "mars_droid", 38, colour=theme.text)
        return
    for seat, pick in enumerate(planning.picks):
        if pick == number:
            layer.token(x, y, table.style(seat), 17, icon="lock")
            x += 44
    closed = [seat for seat, player in enumerate(state.players) if player.previous == number]
    if planning.dummy == number and planning.dummy != SEALED:
        layer.icon(x, y, "mars_droid", 38, colour=theme.text)
        x += 44
    if closed:
        layer.icon(x, y, "no", 24, colour=theme.bad)
        x += 34
    for seat in closed:
        layer.token(x, y, table.style(seat), 13, hollow=True)
        x += 34
