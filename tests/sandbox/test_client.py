"""The real discord.py at work, over real sockets."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import io
from collections.abc import Callable

import aiohttp
import discord
import discord.http
import pytest

from sandbox.server import Sandbox
from tests.sandbox.conftest import Hands, logged_in
from tests.sandbox.probe import Controls, Probe, picture


async def until(true: Callable[[], bool]) -> None:
    """Wait until something has come over the socket."""
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come")


async def lounge(probe: Probe, hands: Hands) -> discord.TextChannel:
    channel = probe.get_channel(int(await hands.channel_id()))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_login_finds_guild_channels_and_itself(probe: Probe, sandbox: Sandbox) -> None:
    assert probe.user is not None
    assert str(probe.user.id) == sandbox.world.application_id
    (guild,) = probe.guilds
    assert guild.name == "Slow Orbit"
    assert [c.name for c in guild.text_channels] == [
        "welcome", "ceres-table", "mars-table", "moon-table", "lounge",
    ]  # fmt: skip
    assert guild.me.guild_permissions.send_messages
    assert (await guild.fetch_member(probe.user.id)).bot
    assert (await probe.application_info()).name == "Slow Orbit"


async def test_wrong_token_is_refused(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", sandbox.where.api)
    with pytest.raises(discord.LoginFailure):
        await Probe().login("wrong")


async def test_sync_is_kept_with_its_translations(probe: Probe) -> None:
    fetched = {c.name: c for c in await probe.tree.fetch_commands()}
    assert set(fetched) == {"echo", "play"}
    one = await probe.tree.fetch_command(fetched["play"].id)
    assert one.name_localizations == {discord.Locale.french: "jouer"}
    before = {c.id for c in fetched.values()}
    assert {c.id for c in await probe.tree.sync()} == before


async def test_guild_commands_are_separate(probe: Probe) -> None:
    guild = probe.guilds[0]

    @probe.tree.command(name="here", description="only here", guild=guild)
    async def here(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    assert [c.name for c in await probe.tree.sync(guild=guild)] == ["here"]
    assert {c.name for c in await probe.tree.fetch_commands()} == {"echo", "play"}


async def test_command_with_resolved_person(probe: Probe, hands: Hands) -> None:
    record = await hands.command("echo", options={"said": "hi", "count": 3, "friend": "Brian"})
    assert record["state"] == "answered"
    assert record["message"]["content"] == "hi 3 Brian en-US"
    assert record["message"]["interaction_metadata"]["user"]["global_name"] == "Ada"
    assert not probe.errors


async def test_command_by_its_french_name(probe: Probe, hands: Hands) -> None:
    record = await hands.command("echo", user="Chloé", options={"dit": "salut", "nombre": 2})
    assert record["message"]["content"] == "salut 2 nobody fr"


async def test_autocomplete_sees_the_other_options(probe: Probe, hands: Hands) -> None:
    body = {
        "user": "Ada", "channel": "lounge", "command": "echo", "focused": "said", "value": "ap",
        "options": {"count": 4},
    }  # fmt: skip
    record = await hands.control("POST", "autocomplete", body)
    assert [c["name"] for c in record["choices"]] == ["apple 4", "apricot 4"]
    assert [c["value"] for c in record["choices"]] == ["apple", "apricot"]


async def test_deferred_answer_with_file_and_follow_up(probe: Probe, hands: Hands) -> None:
    record = await hands.command("play late")
    assert [record["ack_type"], record["ephemeral"], record["state"]] == [5, True, "answered"]
    assert record["ack_ms"] < record["final_ms"]
    (attachment,) = record["message"]["attachments"]
    assert [attachment["description"], attachment["width"]] == ["the board", 4]
    async with hands.session.get(attachment["url"]) as response:
        assert response.content_type == "image/png"
        assert (await response.read())[:4] == b"\x89PNG"
    await until(lambda: len(hands.sandbox.interactions.by_id[record["id"]].followups) == 1)
    assert [m["content"] for m in await hands.messages()] == ["thought", "and more"]
    assert await hands.messages("Brian") == []


async def test_buttons_edit_whisper_and_defer(probe: Probe, hands: Hands) -> None:
    await hands.command("play controls")
    edited = await hands.press("Edit", "Brian")
    assert [edited["ack_type"], edited["message"]["content"]] == [7, "pressed by brian"]
    assert edited["message"]["edited_timestamp"]
    whispered = await hands.press("Whisper", "Brian")
    assert whispered["ephemeral"]
    assert [m["content"] for m in await hands.messages("Brian")] == ["pressed by brian", "psst"]
    assert [m["content"] for m in await hands.messages("Ada")] == ["pressed by brian"]
    later = await hands.press("Later")
    assert [later["ack_type"], later["message"]["content"]] == [6, "later"]
    assert not probe.errors


async def test_disabled_and_missing_buttons_cannot_be_pressed(probe: Probe, hands: Hands) -> None:
    shown = (await hands.command("play controls"))["message"]
    press = {"user": "Ada", "message": shown["id"]}
    assert (await hands.refused("POST", "press", press | {"custom_id": "off"}))[0] == 409
    assert (await hands.refused("POST", "press", press | {"custom_id": "gone"}))[0] == 404


async def test_menus_take_one_or_several_values(probe: Probe, hands: Hands) -> None:
    shown = (await hands.command("play controls"))["message"]
    choose = {"user": "Ada", "message": shown["id"]}
    body = choose | {"custom_id": "fruit", "values": ["cherry", "apple"]}
    record = await hands.control("POST", "select", body)
    assert record["message"]["content"] == "cherry + apple"
    record = await hands.control(
        "POST", "select", choose | {"custom_id": "person", "values": ["Dmitri"]}
    )
    assert record["message"]["content"] == "['Dmitri']"
    many = choose | {"custom_id": "person", "values": ["Dmitri", "Ada"]}
    assert (await hands.refused("POST", "select", many))[0] == 400


async def test_modal_with_all_fields(probe: Probe, hands: Hands) -> None:
    await hands.command("play controls")
    opened = await hands.press("Form", "Chloé")
    assert [opened["state"], opened["modal"]["title"]] == ["modal", "A form"]
    values = {"words": "bonjour", "pick": ["b", "c"], "level": "high", "friend": ["Ada"]}
    sent = await hands.control("POST", "modal", {"user": "Chloé", "values": values})
    assert sent["message"]["content"] == "['bonjour', 'high'] [['b', 'c'], []] ['Ada']"
    missing = {"user": "Chloé", "interaction": opened["id"], "values": {"words": "x"}}
    status, answer = await hands.refused("POST", "modal", missing)
    assert status == 400
    assert "Pick" in answer["error"]


async def test_a_file_is_handed_in_with_a_form_and_read_by_the_bot(
    probe: Probe, hands: Hands
) -> None:
    opened = await hands.command("play hand")
    assert opened["state"] == "modal"
    data = base64.b64encode(b"hello").decode()
    values = {"file": [{"filename": "a.txt", "data": data}], "sure": True}
    sent = await hands.control("POST", "modal", {"user": "Ada", "values": values})
    assert sent["message"]["content"] == "[('a.txt', 'hello')] True"
    await hands.command("play hand")
    many = {"file": [{"filename": "a.txt", "data": data}] * 3}
    for wrong in ({}, many):
        status, _ = await hands.refused("POST", "modal", {"user": "Ada", "values": wrong})
        assert status == 400


async def test_layout_with_gallery_and_section(probe: Probe, hands: Hands) -> None:
    record = await hands.command("play board")
    box = record["message"]["components"][0]
    media = box["components"][1]["items"][0]
    assert media["description"] == "the whole board"
    assert media["media"]["attachment_id"] == record["message"]["attachments"][0]["id"]
    assert box["components"][3]["accessory"]["label"] == "Act"
    assert record["message"]["flags"] & 32768


async def test_silence_fails_after_three_seconds(probe: Probe, hands: Hands) -> None:
    await hands.control("PATCH", "settings", {"ack_seconds": 0.2})
    record = await hands.command("play silence")
    assert [record["state"], record["ack_type"]] == ["failed", None]
    await until(lambda: bool(probe.errors))
    error = probe.errors[0]
    assert isinstance(error, discord.NotFound)
    assert error.code == 10062


async def test_second_answer_is_refused(probe: Probe, hands: Hands) -> None:
    await hands.command("play twice")
    await until(lambda: bool(probe.errors))
    assert getattr(probe.errors[0], "code", None) == 40060


async def test_token_expires(probe: Probe, hands: Hands) -> None:
    record = await hands.command("play controls")
    webhook = discord.Webhook.partial(
        int(hands.sandbox.world.application_id),
        hands.sandbox.interactions.by_id[record["id"]].token,
        client=probe,
    )
    await webhook.send("in time")
    await hands.control("POST", f"interactions/{record['id']}/expire")
    with pytest.raises(discord.HTTPException) as caught:
        await webhook.send("too late")
    assert caught.value.code == 50027


async def test_nonce_is_written_once(probe: Probe, hands: Hands) -> None:
    channel = await lounge(probe, hands)
    first = await channel.send("once", nonce="table-1-7")
    again = await channel.send("once", nonce="table-1-7")
    assert first.id == again.id
    assert len(await hands.messages()) == 1


async def test_send_edit_pin_reply_delete(probe: Probe, hands: Hands) -> None:
    await hands.allow("manage_messages", "pin_messages")
    channel = await lounge(probe, hands)
    sent = await channel.send("one", file=picture(alt="alt"), view=Controls())
    assert sent.attachments[0].description == "alt"
    assert await sent.attachments[0].read() == picture().fp.read()
    await sent.edit(content="two", attachments=[], view=None)
    kept = await channel.fetch_message(sent.id)
    assert [kept.content, kept.attachments, kept.components] == ["two", [], []]
    await sent.pin()
    assert [m.id async for m in channel.pins()] == [sent.id]
    answer = await sent.reply("three")
    assert answer.reference is not None
    assert answer.reference.message_id == sent.id
    history = [m.content async for m in channel.history()]
    assert history == ["three", "", "two"]
    await sent.delete()
    with pytest.raises(discord.NotFound) as caught:
        await channel.fetch_message(sent.id)
    assert caught.value.code == 10008
    others = [await channel.send(str(n)) for n in range(3)]
    await channel.delete_messages(others)
    assert await hands.messages() == [m for m in await hands.messages() if m["type"] in (6, 19)]


async def test_mentions_ping_only_those_allowed(probe: Probe, hands: Hands) -> None:
    channel = await lounge(probe, hands)
    ada, brian = await hands.user_id("Ada"), await hands.user_id("Brian")
    text = f"<@{ada}> <@{brian}> @everyone"
    silent = await channel.send(text)
    assert not silent.mentions
    allowed = discord.AllowedMentions(users=[discord.Object(int(ada))], everyone=False)
    sent = await channel.send(text, allowed_mentions=allowed)
    assert [u.id for u in sent.mentions] == [int(ada)]
    pings = await hands.control("GET", "pings?user=Ada")
    assert pings["badges"] == {str(channel.id): 1}
    assert [p["message_id"] for p in pings["history"]] == [str(sent.id)]
    assert (await hands.control("GET", "pings?user=Brian"))["history"] == []
    await hands.control("POST", "read", {"user": "Ada", "channel": "lounge"})
    assert (await hands.control("GET", "pings?user=Ada"))["badges"] == {}


async def test_threads(probe: Probe, hands: Hands) -> None:
    await hands.allow("manage_threads")
    channel = await lounge(probe, hands)
    root = await channel.send("root")
    thread = await root.create_thread(name="Belt", auto_archive_duration=60)
    assert thread.id == root.id
    await thread.add_user(discord.Object(int(await hands.user_id("Brian"))))
    assert len(await thread.fetch_members()) == 2
    written = await thread.send("inside")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await written.edit(content="changed")
    assert caught.value.code == 50083
    await thread.send("wakes it")
    assert not (await probe.fetch_channel(thread.id)).archived  # type: ignore[union-attr] — a thread
    await thread.edit(locked=True)
    private = await channel.create_thread(name="Secret")
    assert private.type is discord.ChannelType.private_thread
    status, _ = await hands.refused(
        "POST", "messages", {"user": "Brian", "channel": "Secret", "content": "hi"}
    )
    assert status == 409


async def test_people_start_threads_and_write(probe: Probe, hands: Hands) -> None:
    body = {"user": "Brian", "channel": "lounge", "name": "Ours"}
    await hands.control("POST", "threads", body)
    await hands.control("POST", "messages", {"user": "Ada", "channel": "Ours", "content": "hi"})
    await until(lambda: "thread Ours" in probe.told and "message Ada: " in probe.told)


async def test_direct_messages_and_closed_ones(probe: Probe, hands: Hands) -> None:
    person = await probe.fetch_user(int(await hands.user_id("Dmitri")))
    await person.send("hello")
    assert [m["content"] for m in await hands.messages("Dmitri", "dm:Dmitri")] == ["hello"]
    record = await hands.command("echo", "Dmitri", channel="dm:Dmitri", options={"said": "x"})
    assert record["message"]["content"].startswith("x 1")
    await hands.control("PATCH", "users/Dmitri", {"dm_open": False})
    with pytest.raises(discord.Forbidden) as caught:
        await person.send("again")
    assert caught.value.code == 50007


async def test_dropped_connection_is_resumed_without_loss(probe: Probe, hands: Hands) -> None:
    assert (await hands.control("POST", "gateway/drop", {"how": "reset"}))["dropped"] == 1
    await hands.control(
        "POST", "messages", {"user": "Ada", "channel": "lounge", "content": "missed?"}
    )
    await until(lambda: "resumed" in probe.told and "message Ada: " in probe.told)


async def test_deleted_channel_is_told_and_gone(probe: Probe, hands: Hands) -> None:
    channel = await lounge(probe, hands)
    await hands.control("DELETE", "channels/lounge")
    await until(lambda: "deleted lounge" in probe.told)
    with pytest.raises(discord.NotFound) as caught:
        await channel.send("hello?")
    assert caught.value.code == 10003


async def test_rate_limits_are_waited_for(probe: Probe, hands: Hands) -> None:
    await hands.control("PATCH", "settings", {"rate_limit": 2, "rate_window": 0.3})
    channel = await lounge(probe, hands)
    await asyncio.gather(*(channel.send(str(n)) for n in range(5)))
    assert len(await hands.messages()) == 5
    entries = (await hands.control("GET", "requests?method=POST"))["requests"]
    sends = [e for e in entries if e["template"] == "/channels/{channel_id}/messages"]
    assert sum(e["status"] == 200 for e in sends) == 5


async def test_ordered_faults_are_retried_or_raised(probe: Probe, hands: Hands) -> None:
    channel = await lounge(probe, hands)
    path = "/channels/{channel_id}/messages"
    await hands.control("POST", "faults", {"count": 1, "status": 403, "path": path})
    with pytest.raises(discord.Forbidden):
        await channel.send("no")
    await channel.send("yes")
    assert [m["content"] for m in await hands.messages()] == ["yes"]


async def test_an_answer_can_be_lost_after_the_request_was_carried_out(
    probe: Probe, hands: Hands
) -> None:
    channel = await lounge(probe, hands)
    path = "/channels/{channel_id}/messages"
    await hands.control("POST", "faults", {"count": 1, "status": 403, "path": path, "after": True})
    with pytest.raises(discord.Forbidden):
        await channel.send("said all the same", nonce="table-1-7")
    assert [m["content"] for m in await hands.messages()] == ["said all the same"]
    await channel.send("said all the same", nonce="table-1-7")
    assert len(await hands.messages()) == 1


async def test_restart_keeps_what_is_not_private(data, monkeypatch: pytest.MonkeyPatch) -> None:

    first = Sandbox(data)
    await first.start("127.0.0.1", 0)
    async with aiohttp.ClientSession() as session, logged_in(first, monkeypatch):
        hands = Hands(first, session)
        shown = (await hands.command("play board"))["message"]
        await hands.command("play controls")
        await hands.press("Whisper")
        token = first.world.meta["token"]
    await first.stop()
    second = Sandbox(data)
    await second.start("127.0.0.1", 0)
    async with aiohttp.ClientSession() as session:
        hands = Hands(second, session)
        assert second.world.meta["token"] == token
        assert len(second.world.commands) == 2
        found = await hands.messages()
        assert found[0]["id"] == shown["id"]
        assert [m["content"] for m in found] == ["", "press"]
        async with session.get(found[0]["attachments"][0]["url"]) as response:
            assert response.status == 200
        async with logged_in(second, monkeypatch):
            assert (await hands.press("Edit"))["message"]["content"] == "pressed by ada"
    await second.stop()


async def test_files_over_the_limit_are_refused(probe: Probe, hands: Hands) -> None:
    channel = await lounge(probe, hands)
    large = discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "large.bin")
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send(file=large)
    assert [caught.value.status, caught.value.code] == [413, 40005]
    with contextlib.suppress(discord.HTTPException):
        await channel.send("small")
    assert [m["content"] for m in await hands.messages()] == ["small"]
