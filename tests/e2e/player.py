"""A person who plays by pressing controls of the panel, or by typing commands."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from games.core.rng import Rng, rng
from tests.e2e.harness import BotProcess, Refused, Standin, asks, components, read, text_of

END = {"Confirm and end turn", "Valider et finir le tour", "I’m done", "J’ai fini"}
ASIDE = (
    "orders", "undo", "restart", "hand", "page", "board", "catch-up", "act", "why", "look",
    "symbols", "history", "note", "next", "cancels", "more", "fill", "pay",
)  # fmt: skip
PLANS = ("plan", "plan-page", "plan-undo", "plan-clear", "plan-drop", "plan-arm")


AHEAD = ("Nobody is waiting for you", "Personne ne vous attend")


def awaited(message: dict[str, Any]) -> bool:
    """Return whether a panel asks for a decision that others wait for."""
    if any(text in text_of(message) for text in AHEAD):
        return False
    return any(":end:" in c.get("custom_id", "") for c in components(message))


class Move(NamedTuple):
    """A press of a button, or the choice of an entry of a menu."""

    how: str
    component: dict[str, Any]
    value: str

    @property
    def name(self) -> str:
        """The act of the control."""
        return self.component["custom_id"].split(":")[1]

    @property
    def values(self) -> list[str]:
        """The values sent for the entry: it is chosen or no longer, as many as there must be."""
        options = self.component["options"]
        before = [each["value"] for each in options if each.get("default")]
        chosen = [value for value in before if value != self.value]
        chosen += [self.value] if self.value not in before else []
        others = [each["value"] for each in options if each["value"] not in (*chosen, self.value)]
        others += [self.value] if self.value in before else []
        short = max(self.component.get("min_values", 1) - len(chosen), 0)
        return (chosen + others[:short])[-self.component.get("max_values", 1) :]

    @property
    def label(self) -> str:
        """The text on the button, or in the entry."""
        for option in self.component.get("options", ()):
            if option["value"] == self.value:
                return option["label"]
        return read(self.component)


def moves(message: dict[str, Any]) -> list[Move]:
    """Return a panel's presses and choices that decide something."""
    found: list[Move] = []
    for component in components(message):
        if component.get("disabled"):
            continue
        if component["type"] == 3:
            found += [Move("choose", component, option["value"]) for option in component["options"]]
        elif component["type"] == 2:
            name = component["custom_id"].split(":")[1]
            if name not in ASIDE and name not in PLANS:
                found.append(Move("press", component, ""))
    return found


async def press(
    discord: Standin, name: str, *labels: str, panel: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Press what says this, one after the other, on a new panel or this one; returns it.

    That is a button or an entry whose label begins so, or else has it in it.
    """
    person = Player(discord, name, 0)
    panel = panel or await person.open()
    for label in labels:
        offered = moves(panel)
        found = [move for move in offered if move.label.startswith(label)]
        found += [move for move in offered if label in move.label]
        if not found:
            raise Refused(f"no {label!r} in {[move.label for move in offered]}")
        panel = await person.take(panel, found[0])
    return panel


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
        if record["message"] is None:
            raise Refused(f"no panel: {record}")
        return record["message"]

    async def turn(self, most: int = 200, panel: dict[str, Any] | None = None) -> bool:
        """Decide until there is nothing left to decide; returns whether there was anything.

        With the `panel` that this person has opened just now.
        """
        panel = panel or await self.open()
        if not awaited(panel):
            return False
        for _ in range(most):
            panel = await self.step(panel)
            if not awaited(panel):
                return True
        raise Refused(f"{self.name} was still deciding after {most} presses: {text_of(panel)}")

    async def step(self, panel: dict[str, Any]) -> dict[str, Any]:
        """Decide one thing."""
        return await self.press(panel)

    def choose(self, offered: list[Move]) -> Move:
        """Pick one of the presses."""
        others = [move for move in offered if move.name != "end"]
        # Turns would be endless, or over at once, if all presses were equally likely.
        return self.random.pick(others if others and self.wants() else offered)

    async def press(self, panel: dict[str, Any]) -> dict[str, Any]:
        """Press one thing."""
        offered = moves(panel)
        if not offered:
            raise Refused(f"nothing to press: {text_of(panel)}")
        return await self.take(panel, self.choose(offered))

    async def take(self, panel: dict[str, Any], move: Move, **more: Any) -> dict[str, Any]:
        """Press a control of a panel; returns the panel after it."""
        body = {
            "user": self.name,
            "message": panel["id"],
            "custom_id": move.component["custom_id"],
            **more,
        }
        if move.how == "choose":
            record = await self.send("select", {**body, "values": move.values})
        else:
            record = await self.send("press", body)
        if record["state"] == "failed" or record["refusals"]:
            raise Refused(f"{move.component} -> {record['refusals']} {record['steps']}")
        self.decisions += 1
        shown, pressed = record["message"] or {}, move.component["custom_id"]
        if (sure := asks(shown)) is None or sure == pressed:
            return record["message"]
        # The panel asks whether they are sure; they are.
        again = {"user": self.name, "message": shown["id"], "custom_id": sure}
        return (await self.send("press", again))["message"]

    async def send(self, kind: str, body: dict[str, Any]) -> dict[str, Any]:
        """Send a press or a choice and return its record."""
        return await self.discord.call("POST", kind, body)

    def wants(self) -> bool:
        """Return whether to continue deciding where the turn could be ended."""
        return self.random.below(4) > 0


class Typist(Player):
    """A player who types commands where their options leave one choice, and presses else."""

    def __init__(self, discord: Standin, name: str, seed: int, group: str) -> None:
        super().__init__(discord, name, seed)
        self.group = group

    async def step(self, panel: dict[str, Any]) -> dict[str, Any]:
        """Type every third decision."""
        if self.random.below(3):
            return await self.press(panel)
        return await self.type(panel)

    async def type(self, panel: dict[str, Any]) -> dict[str, Any]:
        """Type a command of the game, its options being chosen from the suggestions."""
        offered = await self.discord.call("GET", "commands", user=self.name, channel=self.channel)
        names = [n for n in command_names(offered) if n.startswith(f"{self.group} ")]
        name = self.random.pick(names)
        options: dict[str, str] = {}
        for option in options_of(offered, name):
            choices = await self.discord.complete(self.name, name, option, **options)
            if choices:
                options[option] = self.random.pick(choices)["value"]
        record = await self.discord.command(self.name, name, self.channel, **options)
        if awaited(record["message"]) and ":end:" in str(record["message"]["components"]):
            return record["message"]
        return await self.open()


class Keen(Typist):
    """A player at a table of a real game, who prefers what leads on or concerns others."""

    def __init__(self, discord: Standin, bot: BotProcess, name: str, seed: int, game: str) -> None:
        super().__init__(discord, name, seed, game.partition("_")[0])
        self.bot = bot
        self.wishes = WISHES[game]

    async def turn(self, most: int = 200, panel: dict[str, Any] | None = None) -> bool:
        """Decide until the round and phase is another, or needs nothing more."""
        panel = panel or await self.open()
        here, asked = stage(panel), awaited(panel)
        while asked and most and awaited(panel) and stage(panel) == here:
            panel, most = await self.step(panel), most - 1
        if not most:
            raise Refused(f"{self.name} was still deciding: {text_of(panel)}")
        return asked

    async def step(self, panel: dict[str, Any]) -> dict[str, Any]:
        """Decide one thing; continue once the others could read the results."""
        typed = self.group != "ares" and not self.random.below(TYPED)
        panel = await (self.type if typed else self.press)(panel)
        await self.bot.said(self.discord)
        return panel

    def choose(self, offered: list[Move]) -> Move:
        """Pick one of the presses: mostly a wish; what ends a turn or a round one time in three."""
        ends = [m for m in offered if m.name == "end" or m.label.startswith(OVER)]
        wished = [m for m in offered if any(wish in m.label for wish in self.wishes)]
        if wished and self.random.below(4):
            return self.random.pick(wished)
        if ends and not self.random.below(3):
            return ends[0]
        return self.random.pick([move for move in offered if move not in ends] or ends)


def stage(panel: dict[str, Any]) -> str:
    """Return the table with its round and phase, which a panel has in small print."""
    lines = text_of(panel).splitlines()
    return next((line for line in lines if re.match(r"-# \*\*.*\*\* · #", line)), "")


TYPED = 6
"""One decision in six is typed."""
OVER = ("End your work", "Finir le travail")
"""What ends a round of Luna Maris, as buttons begin."""
WISHES: dict[str, tuple[str, ...]] = {
    "dust": (),
    "ceres": (),
    "luna_maris": (),
    "projet_ceres": (
        *("Move", "Déplacer", "Finish moving", "Finir le déplacement", "Attempt", "Tenter"),
        *("combat with", "combat contre", "with others", "avec les autres"),
    ),
    "ares": (
        *("III Action", "IV Production", "Temperature for", "Ocean for", "Forest for", "Standard"),
        *("Température contre", "Océan contre", "Forêt contre"),
    ),
}
"""Parts of labels: what others have to answer, or what brings the end nearer."""


def command_names(offered: Any) -> list[str]:
    """Return the full names of subcommands, those of groups too."""
    return list(_subcommands(offered))


def options_of(offered: Any, name: str) -> list[str]:
    """Return the options of a subcommand."""
    return [option["name"] for option in _subcommands(offered)[name].get("options", ())]


def _subcommands(offered: Any) -> dict[str, Any]:
    """Return subcommands by their full names."""
    left = [
        (command["name"], option)
        for command in (offered["commands"] if isinstance(offered, dict) else offered)
        for option in command.get("options", ())
    ]
    found: dict[str, Any] = {}
    for above, option in left:
        name = f"{above} {option['name']}"
        if option["type"] == 1:
            found[name] = option
        elif option["type"] == 2:
            left += [(name, each) for each in option.get("options", ())]
    return found


async def next_turns(players: Sequence[Player]) -> int:
    """Let all players who have to act decide in turn; they look at the same time.

    Returns how many.
    """
    panels = await asyncio.gather(*(player.open() for player in players))
    asked = zip(players, panels, strict=True)
    return sum([await player.turn(panel=panel) for player, panel in asked if awaited(panel)])


async def play_out(players: list[Player], rounds: int = 500) -> int:
    """Let all players decide in turn until nobody has to; returns the turns taken."""
    taken = 0
    for _ in range(rounds):
        acted = await next_turns(players)
        taken += acted
        if not acted:
            return taken
    raise Refused(f"not over after {rounds} rounds")
