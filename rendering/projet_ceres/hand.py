"""A player's hand, with the words of each card."""

from __future__ import annotations

from rendering.parts import Part
from rendering.projet_ceres import words, zoom
from rendering.projet_ceres.table import Table
from rendering.scene import Scene

FEW = 2
"""The largest number of cards below each other; a picture of more would be so high that it is shown
small.
"""


def hand_picture(table: Table) -> Scene:
    """Return the cards of the viewer's hand."""
    seat = table.seen.viewer
    player = table.player(0 if seat is None else seat)
    across = 1 if len(player.hand) <= FEW else 2
    cards = [
        words.deck_card(table, key, across, price=False)
        if key in table.t.cards
        else words.block_card(table, key, (), across, title="?")
        for key in player.hand
    ]
    if not cards:
        cards = [words.block_card(table, "", (), title=table.word("no_cards"))]
    said = f"{len(player.hand)}"
    return zoom.picture(table, [Part("hand", table.word("hand"), cards, across, said=said)])
