"""The table in docs/computer-players.md, made from the ladders of the games.

Run it with `python -m games.ladder_page`. The table is between the comments `<!-- ladder -->` and
`<!-- end -->`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from games import registry
from games.core.game import AnyGame
from games.core.ladder import Rung, below, ladder

PAGE = Path(__file__).parents[1] / "docs" / "computer-players.md"
BLOCK = re.compile(r"(<!-- ladder -->\n).*?(<!-- end -->)", re.DOTALL)
NAMES = {"random": "Beginner", "greedy": "Normal", "strong": "Hard"}
"""The levels as Discord shows them."""
COLUMNS = (
    "game", "level", "plays against", "games", "won", "fair", "95 % interval", "points", "theirs",
    "ms, p95",
)  # fmt: skip


def rows() -> Iterator[str]:
    """Yield the rows of the table: a measurement each."""
    for key in registry.game_keys():
        game = registry.get(key)
        for rung in ladder(game).rungs:
            yield _row(game, rung)


def _row(game: AnyGame, rung: Rung) -> str:
    least, most = rung.interval
    lower = below(rung.level)
    if rung.fair is None or lower is None:
        others = "the box, alone"
    else:
        others = f"{rung.players - 1} × {NAMES[lower]}"
    cells = (
        game.words("en").game().name,
        NAMES[rung.level],
        others,
        str(rung.games),
        f"{rung.won:.0%}",
        "" if rung.fair is None else f"{rung.fair:.0%}",
        f"{least:.0%} to {most:.0%}",
        f"{rung.points:.1f}",
        "" if rung.others is None else f"{rung.others:.1f}",
        f"{rung.p95:.0f}",
    )
    return f"| {' | '.join(cells)} |"


def page(text: str) -> str:
    """Return a page with its table made again."""
    head = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}"
    table = "\n".join([head, *rows()])
    return BLOCK.sub(lambda found: f"{found[1]}{table}\n{found[2]}", text)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
