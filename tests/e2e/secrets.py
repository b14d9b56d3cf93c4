"""What left the bot's process, held against what nobody but its owner may know."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from games import registry
from games.core import codec
from games.core.game import AnyGame, visible
from games.core.text import LANGUAGES
from tests.e2e.harness import Standin


def position(folder: Path, game: AnyGame) -> Any:
    """Return the last saved position of the one table in a bot's database."""
    with sqlite3.connect(folder / "bot.db") as store:
        (blob,) = store.execute("SELECT blob FROM snapshots ORDER BY seq DESC LIMIT 1").fetchone()
    return codec.restore(game, blob)


def told(folder: Path, game: AnyGame) -> str:
    """Return all that public events say, as text."""
    with sqlite3.connect(folder / "bot.db") as store:
        rows = store.execute("SELECT events FROM entries WHERE events IS NOT NULL").fetchall()
    events = [event for (raw,) in rows for event in codec.decode_events(game, raw)]
    return codec.encode_events(visible(events, None)).decode()


def names_of(game: AnyGame, cards: set[str]) -> dict[str, list[str]]:
    """Return the ids and names of cards, without names that say something else as well."""
    every = [{card["id"]: card["name"] for card in game.cards(lang)} for lang in LANGUAGES]
    found: dict[str, list[str]] = {card: [card] for card in cards}
    for names in every:
        for card in cards:
            alike = sum(names[card] in other for other in names.values())
            if alike == 1 and " " in names[card]:
                found[card].append(names[card])
    return found


async def leaks(discord: Standin, game_key: str, folder: Path, people: list[str]) -> list[str]:
    """Return where a card of a hand or of the deck was named to somebody else.

    `people` are in the order of their seats. Pictures are not read here; they are drawn from views.
    Owners must find cards that they held in what they were sent, or the search proves nothing.
    """
    game = registry.get(game_key)
    state = position(folder, game)
    public = told(folder, game)
    hands = [set(player.hand) - _within(player.hand, public) for player in state.players]
    nobodys = set(state.deck) - _within(state.deck, public)
    users = {user["id"]: user for user in (await discord.call("GET", "state"))["users"]}
    found: list[str] = []
    own: list[str] = []

    def look(where: str, sent: Any, hidden: set[str]) -> None:
        text = json.dumps(sent, ensure_ascii=False)
        for card, names in names_of(game, hidden).items():
            found.extend(f"{where}: {card}" for name in names if name in text)

    for request in await discord.requests():
        if request["template"].startswith("/channels/"):
            look(f"{request['method']} {request['path']}", request["body"], nobodys.union(*hands))
    for record in (await discord.call("GET", "interactions", after=0))["interactions"]:
        name = users[record["user_id"]]["global_name"]
        others = [hand for seat, hand in enumerate(hands) if people[seat] != name]
        look(f"{name}'s {record['name']}", record["steps"], nobodys.union(*others))
        own.append(json.dumps(record["steps"], ensure_ascii=False))
    held = {card for player in state.players for card in (*player.hand, *player.played)}
    owned = names_of(game, held).values()
    assert any(name in text for text in own for names in owned for name in names)
    return found


def _within(cards: list[str], text: str) -> set[str]:
    return {card for card in cards if f'"{card}"' in text}
