"""Two players of Ares use orders where they can, sell out of turn, and withdraw that."""

from __future__ import annotations

from typing import Any

from games.ares.content import CARDS, NAMES
from tests.e2e.by_post import WITHDRAW, give_order, obeyed, press_control, timed, told
from tests.e2e.harness import BotProcess, Standin, components, plain, text_of
from tests.e2e.player import Player, awaited, moves
from tests.e2e.test_toy import posts

RANK, DONE, SIT_OUT = "Prochaine carte phase", "Passer les phases vides", "Skip a phase"
ELSEWHERE = {
    RANK: "Next phase card",
    DONE: "Skip empty phases",
    SIT_OUT: "Passer une phase",
}
"""How others would read of an order."""
ONE, NONE = "1 of 2 is done: {}.", "0 of 2 are done."

TO_CONFIRM = "Validez pour jouer cela maintenant"


class FirstRound:
    """The first round of a game of two: Ada reads English, Chloé French."""

    def __init__(self, discord: Standin, bot: BotProcess, ada: Player, chloe: Player) -> None:
        self.discord = discord
        self.bot = bot
        self.ada = ada
        self.chloe = chloe

    async def play(self) -> None:
        """Play to the second phase, in which only Chloé has to act."""
        await give_order(self.discord, "Chloé", RANK, "I Développement", "V Recherche")
        await give_order(self.discord, "Chloé", DONE)
        await give_order(self.discord, "Ada", SIT_OUT, "II Construction")
        await self.choose(self.ada)
        pinged = await self.pings("Chloé")
        await self.choose(self.chloe)
        await self.answered("Chloé", RANK, pinged)
        await self.takes_back()
        await give_order(self.discord, "Chloé", RANK, "I Développement")  # answers at once
        await self.answered("Chloé", RANK, pinged)
        await self.sale()
        await self.choose(self.ada, "II Construction")
        await self.choose(self.ada, "Copper")
        pinged = await self.pings("Chloé")
        await self.choose(self.chloe, "Cube de cuivre")
        await self.answered("Chloé", DONE, pinged)
        await self.takes_back()
        pinged = await self.pings("Ada")
        await self.discord.command("Ada", "table end")  # Chloé’s order stands, and answers again
        await self.answered("Ada", SIT_OUT, pinged)

    async def choose(self, player: Player, label: str = "") -> None:
        """Let a player choose an entry that begins with a label, or any entry."""
        panel = await player.open()
        move = next(move for move in moves(panel) if plain(move.label).startswith(label))
        await player.take(panel, move)

    async def pings(self, name: str) -> int:
        """Return how often a person was notified."""
        await self.bot.said(self.discord)
        return len((await self.discord.call("GET", "pings", user=name))["history"])

    async def counted(self, done: str) -> None:
        """Wait until the one message that asks shows who is done, and still shows the deadline."""

        async def tells() -> bool:
            texts = [text_of(message) for message in await posts(self.discord, "➜")]
            return [done in text for text in texts] == [True]

        await self.bot.said(self.discord)  # that of the phase before may still be there
        await self.discord.until(tells)
        await timed(self.discord)

    async def answered(self, name: str, order: str, pinged: int) -> None:
        """Check that an order answered for a player without a ping; another reads who is done."""
        await self.counted(ONE.format(name))
        assert await obeyed(self.discord, name, order)
        assert await self.pings(name) == pinged
        (other,) = {self.ada, self.chloe} - {p for p in (self.ada, self.chloe) if p.name == name}
        read = [*await told(self.discord), text_of(await other.open())]
        assert not [text for text in read if order in text or ELSEWHERE[order] in text]

    async def takes_back(self) -> None:
        """Let Chloé withdraw her order's answer: she has to act, without a ping."""
        before, pinged = await told(self.discord), await self.pings("Chloé")
        panel = await self.withdraws(await self.chloe.open())
        assert awaited(panel)
        await self.counted(NONE)
        assert (await told(self.discord), await self.pings("Chloé")) == (before, pinged)

    async def withdraws(self, panel: dict[str, Any]) -> dict[str, Any]:
        """Let Chloé withdraw her last publication, by its name."""
        labels = [c.get("label") for c in components(panel)]
        assert WITHDRAW[1] in labels, labels
        return await press_control(self.discord, "Chloé", panel, "undo")

    async def sale(self) -> None:
        """Let Chloé, out of turn, sell her green cards, withdraw that and confirm it again.

        So she has none to play in the first phase.
        """
        before = await told(self.discord)
        panel = await self.chloe.open()
        assert not awaited(panel)
        panel = await self.sell(panel)
        assert await told(self.discord) == before, "nobody else sees it before it is confirmed"
        panel = await press_control(self.discord, "Chloé", panel, "confirm")
        await self.sold(1)
        panel = await self.withdraws(panel)
        await self.sold(0)
        assert await told(self.discord) == before
        assert TO_CONFIRM in text_of(panel), "all of it is in her hand again"
        await press_control(self.discord, "Chloé", panel, "confirm")
        await self.sold(1)
        await self.counted(ONE.format("Chloé"))

    async def sell(self, panel: dict[str, Any]) -> dict[str, Any]:
        """Choose all green cards that are still in Chloé’s hand; she is to confirm it."""
        names = tuple(NAMES[card.id]["fr"] for card in CARDS.values() if card.colour == "green")
        if not any(c["type"] == 3 for c in components(panel)):
            panel = await self.discord.more("Chloé", panel)
        menu = [c for c in components(panel) if c["type"] == 3][-1]
        green = [each["value"] for each in menu["options"] if each["label"].startswith(names)]
        assert green
        body = {"user": "Chloé", "message": panel["id"], "custom_id": menu["custom_id"]}
        panel = (await self.discord.call("POST", "select", {**body, "values": green}))["message"]
        assert TO_CONFIRM in text_of(panel)
        return panel

    async def sold(self, lines: int) -> None:
        """Wait until the channel reads of the sale in this number of lines."""
        await self.bot.said(self.discord)

        async def reads() -> bool:
            return len(await posts(self.discord, "**Chloé** sells ")) == lines

        await self.discord.until(reads)
