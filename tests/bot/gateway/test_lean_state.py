"""The state keeps nothing of the servers, and discord.py is as the state expects it."""

from __future__ import annotations

import gc
import inspect
import math
from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.state import ConnectionState

from bot.gateway import lean_state
from bot.gateway.lean_state import LeanClient, LeanConnectionState, LeanState
from bot.platform.permissions import manages
from bot.shared.clock import now
from tests.bot.gateway import payloads
from tests.bot.gateway.payloads import ME

SERVER = 1 << 22
KEPT_CLASSES = (
    discord.Guild, discord.Role, discord.abc.GuildChannel, discord.Thread, discord.Emoji,
    discord.Member, discord.Message,
)  # fmt: skip


class Client(LeanClient):
    """A client that notes the events."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.heard: list[tuple[object, ...]] = []

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.heard.append((event, *args))

    def hear(self, name: str, data: dict[str, Any]) -> None:
        """Take an event from the gateway."""
        self._connection.parsers[name](data)


@pytest.fixture
async def client() -> Client:
    made = Client()
    await made._async_setup_hook()
    made.hear("READY", payloads.ready(SERVER, 2 * SERVER))
    task = made._connection._ready_task
    assert task is not None
    await task  # there is nothing to wait for
    assert made.heard == [("shard_connected", 0, False), ("connect",), ("ready",)]
    made.heard.clear()
    return made


def alive() -> Counter[str]:
    """Count the objects of discord.py that describe servers."""
    gc.collect()
    found = (each for each in gc.get_objects() if isinstance(each, KEPT_CLASSES))
    return Counter(type(each).__name__ for each in found)


async def test_nothing_of_servers_is_kept(client: Client) -> None:
    before = alive()
    servers = [SERVER * number for number in range(1, 201)]
    client.hear("READY", payloads.ready(*servers))
    for server in servers:
        made = payloads.server(server, channels=60, roles=30, emojis=25)
        client.hear("GUILD_CREATE", {**made, "unavailable": False})
        client.hear("THREAD_UPDATE", payloads.channel(server + 1, 11, guild_id=str(server)))
    assert alive() == before
    assert client.servers == set(servers)
    assert not client.guilds
    assert not client.emojis
    assert set(client._connection._users) == {ME}


async def test_ready_waits_for_no_server(client: Client) -> None:
    """Even if their descriptions come all the time."""
    assert client._connection.guild_ready_timeout == 0
    client.hear("READY", payloads.ready(SERVER))
    task = client._connection._ready_task
    assert task is not None
    client.hear("GUILD_CREATE", payloads.server(SERVER))
    assert client._connection._ready_state.empty()
    await task
    assert client.heard == [("shard_connected", 0, False), ("connect",), ("ready",)]


async def test_an_invitation_is_told_from_a_server_that_is_back(client: Client) -> None:
    client.hear("GUILD_DELETE", {"id": str(SERVER), "unavailable": True})
    client.hear("GUILD_CREATE", {**payloads.server(SERVER), "unavailable": False})
    assert client.heard == []
    client.hear("GUILD_DELETE", {"id": str(SERVER)})
    assert client.servers == {2 * SERVER}
    client.hear("GUILD_CREATE", {**payloads.server(SERVER), "unavailable": True})
    assert client.servers == {2 * SERVER}
    client.hear("GUILD_CREATE", payloads.server(SERVER))
    assert client.heard == [("server_changed", SERVER, None, None)]
    assert client.servers == {SERVER, 2 * SERVER}


async def test_a_connection_that_begins_again_names_only_its_own_servers(client: Client) -> None:
    client.hear("READY", payloads.ready(SERVER, 3 * SERVER, shard=(1, 2)))
    assert client.servers == {SERVER, 2 * SERVER, 3 * SERVER}
    client.hear("READY", payloads.ready(3 * SERVER, shard=(1, 2)))
    assert client.servers == {2 * SERVER, 3 * SERVER}
    client.hear("READY", payloads.ready(SERVER))
    assert client.servers == {SERVER}


async def test_a_connection_is_reported_with_its_number(client: Client) -> None:
    client.hear("READY", payloads.ready(SERVER, shard=(1, 2)))
    client.hear("RESUMED", {"__shard_id__": 1})
    client.hear("RESUMED", {"__shard_id__": None})  # of the only connection
    found = [event for event in client.heard if event[0] == "shard_connected"]
    assert found == [
        ("shard_connected", 1, False), ("shard_connected", 1, True), ("shard_connected", 0, True)
    ]  # fmt: skip


def changes(event: str, /, **data: Any) -> Callable[[Client], tuple[object, ...]]:
    """Return a function that has an event heard, and returns the one that follows from it."""

    def heard(client: Client) -> tuple[object, ...]:
        client.heard.clear()
        client.hear(event, {"guild_id": str(SERVER), **data})
        (found,) = client.heard
        return found

    return heard


DENIED = [{"id": "6", "type": 0, "allow": "0", "deny": "2048"}]
TIMED_OUT = payloads.member(communication_disabled_until=payloads.WHEN)
VALUES = {
    "a role": (
        changes("GUILD_ROLE_UPDATE", role=payloads.role(6)),
        changes("GUILD_ROLE_UPDATE", role=payloads.role(6) | {"name": "x", "position": 9}),
        changes("GUILD_ROLE_UPDATE", role=payloads.role(6, 2048)),
    ),
    "a deleted role": (
        changes("GUILD_ROLE_UPDATE", role=payloads.role(6)),
        changes("GUILD_ROLE_UPDATE", role=payloads.role(6)),
        changes("GUILD_ROLE_DELETE", role_id="6"),
    ),
    "a channel": (
        changes("CHANNEL_UPDATE", **payloads.channel(7, permission_overwrites=DENIED)),
        changes("CHANNEL_UPDATE", **payloads.channel(7, permission_overwrites=DENIED, topic="x")),
        changes("CHANNEL_UPDATE", **payloads.channel(7, permission_overwrites=[])),
    ),
    "own roles": (
        changes("GUILD_MEMBER_UPDATE", **payloads.member(roles=("1", "2"))),
        changes("GUILD_MEMBER_UPDATE", **payloads.member(roles=("2", "1"), nick="x")),
        changes("GUILD_MEMBER_UPDATE", **payloads.member(roles=("1", "2", "3"))),
    ),
    "own timeout": (
        changes("GUILD_MEMBER_UPDATE", **TIMED_OUT),
        changes("GUILD_MEMBER_UPDATE", **TIMED_OUT),
        changes("GUILD_MEMBER_UPDATE", **payloads.member(communication_disabled_until=None)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("source", VALUES)
async def test_what_decides_permissions_is_reported(client: Client, source: str) -> None:
    """Other changes give the same report as before."""
    first, same, other = (change(client) for change in VALUES[source])
    assert first[:2] == ("server_changed", SERVER)
    assert first == same
    assert first[:3] == other[:3]
    assert first != other


async def test_members_other_than_the_bot_are_of_no_interest(client: Client) -> None:
    client.hear("GUILD_MEMBER_UPDATE", {"guild_id": str(SERVER), **payloads.member(9)})
    assert client.heard == []


async def test_threads_and_deletions_are_reported(client: Client) -> None:
    within = {"guild_id": str(SERVER)}
    closed = payloads.channel(11, 11, **within)
    closed["thread_metadata"] = closed["thread_metadata"] | {"locked": True}
    client.hear("THREAD_UPDATE", closed)
    assert client.heard == []
    client.hear("THREAD_UPDATE", payloads.channel(11, 11, **within))
    client.hear("CHANNEL_DELETE", payloads.channel(7, **within))
    client.hear("CHANNEL_DELETE", payloads.channel(8, 1))  # a conversation with a person
    client.hear("THREAD_DELETE", {"id": "11", "parent_id": "7", "type": 11, **within})
    assert client.heard == [
        ("thread_changed", SERVER, 11), ("channel_deleted", SERVER, 7), ("thread_deleted", 11)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (0, discord.TextChannel), (5, discord.TextChannel), (2, discord.VoiceChannel),
        (10, discord.Thread), (11, discord.Thread), (12, discord.Thread),
    ],
)  # fmt: skip
async def test_an_interaction_brings_its_place_and_permissions(
    client: Client, kind: int, expected: type
) -> None:
    where = payloads.channel(7, kind)
    client.hear("INTERACTION_CREATE", payloads.interaction(SERVER, where))
    ((_, interaction),) = client.heard
    assert isinstance(interaction, discord.Interaction)
    assert type(interaction.channel) is expected
    assert interaction.channel_id == 7
    if kind in (0, 5):
        assert interaction.channel.is_news() is (kind == 5)
    assert interaction.app_permissions.send_messages
    assert not interaction.app_permissions.attach_files
    assert interaction.guild is not None
    assert interaction.guild.id == SERVER
    assert manages(interaction.user, SERVER)
    assert not manages(interaction.user, SERVER + 1)


@pytest.mark.parametrize("kind", [0, 2, 5, 10, 11, 12, 13])
async def test_a_channel_described_in_part_is_enough(client: Client, kind: int) -> None:
    """Discord promises no more of it, and an error here would end the connection."""
    where: dict[str, Any] = {"id": "7", "type": kind, "name": "x", "parent_id": "5"}
    client.hear("INTERACTION_CREATE", payloads.interaction(SERVER, where))
    ((_, interaction),) = client.heard
    assert isinstance(interaction, discord.Interaction)
    assert interaction.channel_id == 7


async def test_an_interaction_brings_the_people_and_roles_it_names(client: Client) -> None:
    data = {
        "id": "1", "name": "new", "type": 1,
        "options": [{"name": "invite", "type": 9, "value": "6"}],
        "resolved": {
            "roles": {"6": payloads.role(6), str(SERVER): payloads.role(SERVER)},
            "users": {"8": payloads.user(8, "brian")},
            "members": {"8": {**payloads.member(8, nick="Bri"), "permissions": "0"}},
        },
    }  # fmt: skip
    client._connection._command_tree = discord.app_commands.CommandTree(client)
    found = discord.Interaction(
        data=payloads.interaction(SERVER, payloads.channel(7), data=data),  # type: ignore[arg-type]
        state=client._connection,
    )
    names = discord.app_commands.namespace.Namespace._get_resolved_items(
        found,
        data["resolved"],  # type: ignore[arg-type]
    )
    shown = {each.id: each for each in names.values()}
    assert shown[8].display_name == "Bri"
    assert shown[6].mentionable
    assert not shown[6].is_default()
    assert shown[SERVER].is_default()


# What this leans on in discord.py


@pytest.mark.parametrize(
    ("age", "resuming", "heard"), [(2.9, True, 1), (3.1, True, 0), (60, False, 1)]
)
def test_a_press_that_discord_repeats_too_late_is_left_out(
    client: Client, age: float, resuming: bool, heard: int
) -> None:
    """Its person has read that it failed, or has their answer."""
    pressed = str(discord.utils.time_snowflake(now() - timedelta(seconds=age)))
    press = {**payloads.interaction(SERVER, payloads.channel(7)), "id": pressed}
    if resuming:
        client.resuming[0] = math.inf
    client.hear("INTERACTION_CREATE", press)
    assert len(client.heard) == heard


async def test_it_is_also_left_out_after_the_end_of_an_earlier_repetition(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which is repeated too where the place in the session is known from before it."""
    passed = [100.0]
    monkeypatch.setattr(lean_state, "elapsed", lambda: passed[0])
    pressed = str(discord.utils.time_snowflake(now() - timedelta(seconds=10)))
    press = {**payloads.interaction(SERVER, payloads.channel(7)), "id": pressed}
    client.resuming[0] = math.inf
    client.hear("RESUMED", {"__shard_id__": 0})
    for later, heard in ((0.0, 0), (2.9, 0), (0.2, 1)):
        passed[0] += later
        client.heard.clear()
        client.hear("INTERACTION_CREATE", press)
        assert len(client.heard) == heard
    client.resuming[0] = math.inf
    client.hear("READY", payloads.ready())
    assert client.resuming == {}, "a new session repeats nothing"


def test_every_event_has_its_parser_in_discord_py() -> None:
    for name in LeanState.EVENTS:
        assert callable(getattr(ConnectionState, f"parse_{name.lower()}")), name
    ours = {name for name in vars(LeanState) if name.startswith("parse_")}
    assert ours <= {f"parse_{name.lower()}" for name in LeanState.EVENTS}


async def test_the_gateway_takes_the_parsers_of_the_state(client: Client) -> None:
    assert set(client._connection.parsers) == set(LeanState.EVENTS)
    assert "ws._discord_parsers = client._connection.parsers" in inspect.getsource(
        DiscordWebSocket.from_client
    )
    assert "self._discord_parsers[event]" in inspect.getsource(DiscordWebSocket.received_message)


async def test_the_client_makes_its_state_as_discord_py_does(client: Client) -> None:
    """The same arguments, so that none is forgotten when discord.py has a new one."""
    assert type(client._connection) is LeanConnectionState
    made = inspect.getsource(discord.Client._get_state)
    given = "dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http"
    assert f"return ConnectionState({given}, **options)" in made
    assert "self._get_state(" in inspect.getsource(discord.Client.__init__)


async def test_the_state_serves_many_connections(client: Client) -> None:
    """Each names its own servers; the first keeps what it has."""
    client.hear("READY", payloads.ready(2 * SERVER, shard=(0, 2)))
    client.hear("READY", payloads.ready(3 * SERVER, shard=(1, 2)))
    assert client.servers == {2 * SERVER, 3 * SERVER}
    assert client.user is not None
    client.heard.clear()
    client.hear("GUILD_CREATE", payloads.server(2 * SERVER))
    assert client.heard == []


def test_a_resumed_connection_has_its_number_in_its_event() -> None:
    assert "data['__shard_id__'] = self.shard_id" in inspect.getsource(
        DiscordWebSocket.received_message
    )
