"""docs/permissions.md, made from the tables that the program uses.

Run it with `python -m bot.platform.permissions_page`.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.platform.limits import THREAD_MINUTES
from bot.platform.permissions import INVITE, RULES, SCOPES, Who
from bot.service.votes.tallies import HOURS, SILENT
from bot.shared.text import say

_WHO = {
    Who.ANYONE: "anyone",
    Who.SEATED: "players at the table",
    Who.CREATOR: "the table's creator",
    Who.MANAGER: "server managers (Discord's *Manage Server*)",
    Who.VOTE: "the table, by vote",
}
OPERATIONS = {
    "look": "see the board, history, log, scores and rules (`/look`); after the game, every hand",
    "join": "join a table that has not started",
    "leave": "leave a table that has not started",
    "decline": "decline an invitation to such a table: the invited person",
    "act": "play a seat: the person in it",
    "undo": "undo or withdraw your last decision, if nobody else has decided since",
    "undo-barrier": "go back further: past a reveal, a phase or others' decisions",
    "hand": "see a hand and other hidden information: the person in the seat",
    "nudge": "remind the players the table is waiting for (`/table nudge`)",
    "away": "be away, without reminders (`/table away`)",
    "resign": "give up your own seat (`/table resign`)",
    "reclaim": "take your own seat back (`/table reclaim`)",
    "options": "choose the options of a table that has not started",
    "settings": "change language, reminders and other settings (`/table settings`)",
    "computer": "add or remove computer players before the start",
    "move": "move a table to another channel (`/table settings table:`), or a new one to a thread",
    "start": "start the game",
    "start-left": "start the game while the table's creator has no seat there or is away",
    "pause": "pause or resume a game (`/table pause`)",
    "pace": "change the clocks of a running game (`/table settings`)",
    "time-over": "decide about a player who is out of time: give more time, play the default, let a"
    " computer player take over, free the seat. The other players vote",
    "take": "take a free seat",
    "replace": "give a seat to a computer player or, without a vote, a person (`/table replace`)",
    "cancel-lobby": "close a table that has not started",
    "cancel": "end a game without a result (`/table cancel`)",
    "cancel-deserted": "end a game with only computer players left (`/table cancel`)",
    "cancel-damaged": "end a table that the bot can no longer read (`/table cancel`)",
    "export": "save a running game as a file, with what your seat knows. Anyone can save a finished"
    " or cancelled game in full (a cancelled one that started before deals were fixed: only its"
    " public part)",
    "invite": "invite people to a table that has not started, on a server (*Invite*)",
    "look-for-players": "list a table that has not started in `/find tables`, or take it off the"
    " list (*Look for players*)",
    "send-away": "remove a player from a table that has not started, or close it to all but invited"
    " players (*Invite*)",
    "rematch": "open a table for the same people after a game (*Rematch* below the result)",
    "play-on": "play on from any turn of a finished game, as a practice (*Play on from here*)",
    "ratings": "turn ratings on a server on or off (`/look stats`)",
    "season": "open a season on a server, give strikes or end it early"
    " (`/season new`, `strike`, `end`)",
}
WHY = {
    "view_channel": "to see the channel",
    "send_messages": "posts, pings and the message of a new table; in a forum it is *Create Posts*",
    "send_messages_in_threads": "the same in threads and in posts of a forum",
    "create_public_threads": "*Move to a thread*, `/table new thread:True` and *Play on from here*;"
    " only then",
    "attach_files": "the pictures of the board",
    "read_message_history": "to edit and remove its own messages",
}


def _row(operation: str, whose: Sequence[Who]) -> str:
    return f"| {OPERATIONS[operation]} | {'; '.join(_WHO[who] for who in whose)} |"


def document() -> str:
    """Return docs/permissions.md."""
    return "\n".join([*_people(), "", *_needs()]) + "\n"


def _people() -> list[str]:
    """Return the lines about people."""
    return [
        "# Who may do what",
        "",
        "Made by `python -m bot.platform.permissions_page` from the table that the program uses.",
        "",
        "| what | who |",
        "|---|---|",
        *(_row(operation, whose) for operation, whose in RULES.items()),
        "",
        f"A vote lasts {HOURS} hours. A vote about a player who is out of time lasts no longer",
        "than the starting time of the table's clocks. More than half of the people at the",
        "table must agree; computer players don't count. To go back, all of them must agree.",
        "The person who starts the vote agrees.",
        "",
        "A vote on going back closes when a player has done something that all players have",
        "seen. Pauses, moves to another channel, changes of seats and secret choices leave it",
        "open. Every vote closes when its result has already happened, when the game is over,",
        "and when only computer players are left. The vote's message then says so.",
        "",
        "A player who is out of time has no vote on what happens to their seat: more than",
        "half of the other players decide. If there is only one other player, their choice is",
        "carried out at once. In all other votes, a player who is out of time votes as usual.",
        "If the table doesn't show who is still deciding in the phase, all players vote at a",
        "table of three or more, because leaving one out would show who it is.",
        "",
        "Absent players don't hold up a pause, a replacement or a vote about time. A player",
        f"is not needed if they are away, have not answered for more than {SILENT.days * 24}",
        "hours, or have run out of time twice in a row and not played since. They can still",
        "vote, and then they count again. If all the others are absent, the result is carried",
        "out at once. If the table doesn't show who is still deciding in the phase, this is",
        "true only for players who are away, and at a table of two. Votes to end a game or to",
        "go back count absent players as usual.",
        "",
        "A change of seats never ends a game: if all the remaining players had agreed to end",
        "it, the vote closes, and they can start a new one.",
        "",
        "If you gave up your seat or were replaced, you can take it back until the game ends.",
    ]


def _needs() -> list[str]:
    """Return the lines about the bot itself."""
    return [
        "## What the bot needs",
        "",
        "The invite link asks for exactly these permissions. `/table new` says which of them are",
        "missing in a channel.",
        "",
        "| permission | why |",
        "|---|---|",
        *(f"| {say('en', f'permission-{name}')} | {why} |" for name, why in WHY.items()),
        "",
        f"Scopes: {' and '.join(f'`{scope}`' for scope in SCOPES)}. Privileged intents: none.",
        "The link is printed when the bot starts; with the id of your application it is",
        "",
        "```text",
        discord.utils.oauth_url("APPLICATION_ID", permissions=INVITE, scopes=SCOPES),
        "```",
        "",
        "To play in a private thread, mention the bot there first, which adds it. A thread",
        f"that the bot made stays open for {THREAD_MINUTES // 1440} days without a message.",
        "Then Discord archives it. Opening it again, or the next post, makes its buttons work",
        "again. If a permission is removed or a channel deleted, the table's creator gets a",
        "direct message, and the game continues as soon as the bot can post.",
        "",
        "The bot mentions only the people it asks for a decision and, with",
        "`/table new invite:`, the invited person or role once. It never mentions everyone, and",
        "needs no *Manage* permission. With *Manage Channels* in a forum it can add the tags of",
        "[tables in a forum](forums.md).",
    ]


if __name__ == "__main__":
    print(document(), end="")
