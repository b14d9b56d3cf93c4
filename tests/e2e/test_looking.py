"""Looking, alone or with everyone, and seeing what a computer player would do."""

from __future__ import annotations

from typing import Any

from tests.e2e.dust import first_turn, posts, practise
from tests.e2e.harness import BotProcess, Standin, components, read, text_of
from tests.e2e.player import Player

Running = tuple[Standin, BotProcess]


def offered(message: dict[str, Any]) -> list[str]:
    """Return the texts on the buttons and in the menus of a message."""
    found: list[str] = []
    for component in components(message):
        found += [option["label"] for option in component.get("options", ())]
        found.append(read(component))
    return found


async def test_no_star_stands_where_nothing_is_clearly_the_best_or_nobody_practises(
    toy: Running,
) -> None:
    discord, _ = toy
    await practise(discord, "Ada")
    panel = await Player(discord, "Ada", 5).open()

    async def drawn(message: dict[str, Any]) -> Any:
        found = await discord.message(message["id"], "Ada")
        return found if any(c["type"] == 12 for c in components(found)) else None

    # No card of a secret bid is clearly the best, so nothing is said of hints.
    shown = await discord.until(lambda: drawn(panel))
    assert not any("⭐" in label for label in [*offered(shown), text_of(shown)])

    await discord.command("Brian", "table new", "#welcome", game="dust")
    await discord.press("Ada", "Join", "#welcome")
    await discord.press("Brian", "Start", "#welcome")
    plain = (await discord.command("Ada", "table act", "#welcome"))["message"]

    # Hints would come after the picture, but only where people practise.
    assert "⭐" not in text_of(await discord.until(lambda: drawn(plain)))
    assert not [m for m in await posts(discord, "") if "⭐" in " ".join(offered(m))]


LOOKED_AT: tuple[tuple[str, dict[str, str], str], ...] = (
    ("look score", {}, "Scores so far"),
    ("look rules", {"topic": "turns"}, "Bid, then build"),
    ("look rules", {}, "choose a page"),
)


async def test_what_one_looks_at_is_private_unless_shared(toy: Running) -> None:
    discord, _ = toy
    await first_turn(discord)
    for command, options, told in LOOKED_AT:
        # A person without a seat can look, too.
        for name in ("Brian", "Dmitri"):
            record = await discord.command(name, command, **options)
            assert record["ephemeral"]
            assert told in text_of(record["message"])
        assert not await posts(discord, told)
        record = await discord.command("Brian", command, share=True, **options)
        assert not record["ephemeral"]
        (shared,) = await posts(discord, told)
        assert shared["id"] == record["message"]["id"]
    told = text_of((await discord.command("Dmitri", "look catch-up"))["message"])
    lines = told.strip().split("\n")[1:]
    assert lines
    assert "What happened last" in told
    assert all(line.startswith(("• ", "**")) for line in lines)  # grouped by who did it
    # The rules are at hand where pictures are looked at, too.
    panel = (await discord.command("Ada", "table act"))["message"]
    looking = (await discord.press("Ada", "Zoom in", message=panel))["message"]
    menu = next(c for c in components(looking) if "look-rules" in c.get("custom_id", ""))
    assert [option["label"] for option in menu["options"]] == ["Turns"]
    body = {"user": "Ada", "message": looking["id"], "custom_id": menu["custom_id"]}
    record = await discord.call("POST", "select", {**body, "values": ["turns"]})
    assert "Bid, then build" in text_of(record["message"])
    # All this stood in place of the panel, which is there again at a press.
    assert record["message"]["id"] == looking["id"] == panel["id"]
    back = (await discord.press("Ada", "Back", message=record["message"]))["message"]
    assert [back["id"], text_of(back)] == [panel["id"], text_of(panel)]
