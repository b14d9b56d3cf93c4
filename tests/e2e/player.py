"""A person who plays by pressing what the panel shows, or by typing commands."""

from __future__ import annotations

from typing import Any

from games.core.rng import Rng, rng
from tests.e2e.harness import Refused, Standin, components, text_of

END = {"Confirm and end turn", "Valider et finir le tour", "I’m done", "J’ai fini"}
ASIDE = ("undo", "restart", "hand", "page", "board", "catch-up", "act", "why", "look")
PLANS = ("plan", "plan-page", "plan-undo", "plan-clear", "plan-drop", "plan-arm")


AHEAD = ("Nobody waits for you", "Personne ne vous attend")


def awaited(message: dict[str, Any]) -> bool:
    """Whether a panel asks for a decision that others wait for."""
    if any(text in text_of(message) for text in AHEAD):
        return False
    return any(":end:" in c.get("custom_id", "") for c in components(message))


def moves(message: dict[str, Any]) -> list[tuple[str, dict[str, Any], str]]:
    """Return what a panel offers: presses and choices that decide something."""
    found: list[tuple[str, dict[str, Any], str]] = []
    for component in components(message):
        if component.get("disabled"):
            continue
        if component["type"] == 3:
            found += [("choose", component, option["value"]) for option in component["options"]]
        elif component["type"] == 2:
            deed = component["custom_id"].split(":")[1]
            if deed not in ASIDE and deed not in PLANS:
                found.append(("press", component, ""))
    return found


class Player:
    """One of the people."""

    def __init__(
        self, discord: Standin, name: str, seed: int, channel: str = "#lounge", act: str = "Act"
    ) -> None:
        self.discord = discord
        self.name = name
        self.channel = channel
        self.label = act
        self.random: Rng = rng(seed)
        self.decisions = 0

    async def open(self) -> dict[str, Any]:
        """Open the panel by its command."""
        record = await self.discord.command(self.name, "table act", self.channel)
        return record["message"]

    async def turn(self, most: int = 200) -> bool:
        """Decide until nothing is to be decided; tells whether anything was."""
        panel = await self.open()
        if not awaited(panel):
            return False
        for _ in range(most):
            panel = await self.step(panel)
            if not awaited(panel):
                return True
        raise Refused(f"{self.name} was still deciding after {most} presses: {text_of(panel)}")

    async def step(self, panel: dict[str, Any]) -> dict[str, Any]:
        """Press one thing."""
        offered = moves(panel)
        if not offered:
            raise Refused(f"nothing to press: {text_of(panel)}")
        ends = [move for move in offered if ":end:" in move[1]["custom_id"]]
        others = [move for move in offered if move not in ends]
        # Turns would be endless, or over at once, if all presses were equally likely.
        how, component, value = self.random.pick(others if others and self.wants() else offered)
        body = {
            "user": self.name,
            "message": panel["id"],
            "custom_id": component["custom_id"],
        }
        if how == "choose":
            record = await self.send("select", {**body, "values": [value]})
        else:
            record = await self.send("press", body)
        if record["state"] == "failed" or record["refusals"]:
            raise Refused(f"{component} -> {record['refusals']} {record['steps']}")
        self.decisions += 1
        return record["message"]

    async def send(self, kind: str, body: dict[str, Any]) -> dict[str, Any]:
        """Send a press or a choice and return its record."""
        return await self.discord.call("POST", kind, body)

    def wants(self) -> bool:
        """Whether to go on deciding where the turn could be ended."""
        return self.random.below(4) > 0


async def play_out(players: list[Player], rounds: int = 500) -> int:
    """Let everybody decide in turn until nobody has anything to decide; returns the turns taken."""
    taken = 0
    for _ in range(rounds):
        acted = [await player.turn() for player in players]
        taken += sum(acted)
        if not any(acted):
            return taken
    raise Refused(f"not over after {rounds} rounds")
