"""What left the bot's process, held against what its reader could know at that moment."""

from __future__ import annotations

import json
import re
from datetime import datetime
from typing import Any

from games.core.game import AnyGame
from games.core.text import LANGUAGES
from sandbox.ids import moment
from tests.e2e.chronicle import Chronicle, Viewer
from tests.e2e.harness import Standin

Sent = tuple[str, Viewer, int, str]
"""Where, who could read it, when (microseconds since 1970), and the text."""
ROUNDED = 5_000
"""Microseconds that times of the stand-in may be early by: it counts whole milliseconds."""


def names_of(game: AnyGame) -> dict[str, str]:
    """Return the card of each id and name, without names that can mean something else."""
    found: dict[str, str] = {}
    for lang in LANGUAGES:
        names = {card["id"]: card["name"] for card in game.cards(lang)}
        for card, name in names.items():
            found[card] = card
            if " " in name and sum(name in other for other in names.values()) == 1:
                found[name] = card
    return found


async def sent(discord: Standin, people: dict[str, int]) -> list[Sent]:
    """Return all that left the process."""
    users = {user["id"]: user for user in (await discord.call("GET", "state"))["users"]}
    found: list[Sent] = []
    direct: dict[str, Viewer] = {}
    for request in await discord.requests():
        if request["template"] == "/users/@me/channels" and request["status"] == 200:
            name = users[str(request["body"]["recipient_id"])]["global_name"]
            direct[request["response"]["id"]] = people.get(name)
        if request["template"].startswith("/channels/"):
            at = int(datetime.fromisoformat(request["at"]).timestamp() * 1_000_000)
            where = f"{request['method']} {request['path']}"
            reader = direct.get(request["path"].split("/")[2])
            found.append((where, reader, at, _text(request["body"])))
    for record in (await discord.call("GET", "interactions", after=0))["interactions"]:
        name = users[record["user_id"]]["global_name"]
        began = int(moment(record["id"]).timestamp() * 1_000_000)
        for step in record["steps"]:
            at = began + int(step["ms"] * 1000)
            reader = people.get(name) if _private(record) else None
            found.append((f"{name}'s {record['name']}", reader, at, _text(step["body"])))
    return found


def _private(record: dict[str, Any]) -> bool:
    """Return whether only the person sees the answers of an interaction."""
    return record["private"] or record["choices"] is not None


def _text(body: Any) -> str:
    return json.dumps(body, ensure_ascii=False)


async def leaks(
    discord: Standin, chronicle: Chronicle, *, of: set[str] | None = None, hands: bool = True
) -> list[str]:
    """Return the places where a card was named to a player who could not know of it yet.

    Also the places that had salt or seed of the deal before the end. Pictures are not read here;
    they are drawn from views. Owners must find cards that others did not know of in the messages
    they got, or the search proves nothing; but nobody has a secret hand without `hands`. Only cards
    `of` these are sought: all others are known to everyone.
    """
    names = names_of(chronicle.game)
    names = {name: card for name, card in names.items() if of is None or card in of}
    longest = sorted(names, key=len, reverse=True)
    sought = re.compile(r"\b(?:" + "|".join(map(re.escape, longest)) + r")\b")
    people = {chronicle.names[seat]: seat for seat in chronicle.people}
    known = {viewer: chronicle.known(viewer) for viewer in (None, *people.values())}
    found: list[str] = []
    private: set[Viewer] = set()
    never = float("inf")
    over = never if chronicle.ended is None else chronicle.ended
    for where, reader, at, text in await sent(discord, people):
        if at + ROUNDED < over:
            found += [f"{where}: {secret}" for secret in chronicle.deal if secret in text]
        for card in {names[name] for name in sought.findall(text)}:
            if known[reader].get(card, never) > at + ROUNDED:
                found.append(f"{where}: {card}")
            elif known[None].get(card, never) > at + ROUNDED:
                private.add(reader)
    assert private == set(people.values()) or not hands, "nobody was told of their own cards"
    return found
