"""`python -m bot.permissions_page`: docs/permissions.md, made from the tables the program uses."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.limits import THREAD_MINUTES
from bot.permissions import INVITE, RULES, SCOPES, Who
from bot.service.tallies import HOURS, SILENT
from bot.texts import say

_WHO = {
    Who.ANYONE: "anyone",
    Who.SEATED: "who sits at the table",
    Who.CREATOR: "who opened the table",
    Who.MANAGER: "who manages the server (Discord's *Manage Server*)",
    Who.VOTE: "the table, by vote",
}
OPERATIONS = {
    "look": "look at board, history, log, scores, rules (`/look`), once it is over at every hand",
    "join": "sit down at a table that has not begun",
    "leave": "leave a table that has not begun",
    "decline": "decline an invitation to such a table: the person who was invited",
    "act": "decide for a seat: the person in it",
    "undo": "take back what one decided last, while nobody else has decided since",
    "undo-barrier": "go back further: past a reveal, a phase of all or another's decision",
    "hand": "see a hand and everything else private: the person in the seat",
    "nudge": "remind those who are awaited (`/table nudge`)",
    "away": "be away: no reminders (`/table away`)",
    "resign": "give up one's own seat (`/table resign`)",
    "reclaim": "take one's own seat back (`/table reclaim`)",
    "options": "choose the options of a table that has not begun",
    "settings": "change language, reminders and the like (`/table settings`)",
    "computer": "add or remove computer players before the start",
    "move": "take a table to another channel (`/table settings table:`), a new one into a thread",
    "start": "start the game",
    "start-left": "start the game while the table's creator has no seat there or is away",
    "pause": "pause a game and go on (`/table pause`)",
    "pace": "change the clocks of a game under way (`/table settings`)",
    "time-over": "decide about a player who is out of time: give more time, play the default, let a"
    " computer player stand in, free the seat. The other players vote",
    "take": "take a seat that the table has set free",
    "replace": "give a seat to a computer player or, without a vote, a person (`/table replace`)",
    "cancel-lobby": "close a table that has not begun",
    "cancel": "end a game without a result (`/table cancel`)",
    "cancel-deserted": "end a game that all its people have left (`/table cancel`)",
    "cancel-damaged": "end a table that the bot cannot read any more (`/table cancel`)",
    "export": "get a running game as a file, as one's seat knows it; a finished one, all of it:"
    " anyone; a cancelled one too, with what was still hidden: anyone (of one that began before"
    " deals were fixed only what all were told)",
    "invite": "invite people to a table on a server that has not begun (*Invite*)",
    "send-away": "send somebody away from a table that has not begun, or close it to all but those"
    " invited (*Invite*)",
    "rematch": "open a table for the same people once a game is over (*Rematch* below the result)",
    "ratings": "turn ratings on a server on or off (`/look stats`)",
}
WHY = {
    "view_channel": "to be in the channel at all",
    "send_messages": "posts after turns, pings, the message of a new table",
    "send_messages_in_threads": "the same in threads",
    "create_public_threads": "*Into a thread* at a new table, `/table new thread:True`; only then",
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
        "Made by `python -m bot.permissions_page` from the table that the program itself uses.",
        "",
        "| what | who |",
        "|---|---|",
        *(_row(operation, whose) for operation, whose in RULES.items()),
        "",
        f"A vote lasts {HOURS} hours; one about somebody whose time is over no longer than the",
        "bank with which the table's clocks begin. More than half of the people at the table must",
        "agree; computer players do not count. To go back, everybody must. Who asks agrees. A vote",
        "on going back lapses when somebody has done what all have seen; pauses, moves, changes of",
        "seats and choices that are still secret leave it open. Any vote lapses when what it asks",
        "for has come about otherwise, when the game has ended and when only computer players are",
        "left. The question then says so.",
        "",
        "A player who is out of time has no vote on what happens to their seat: more than half of",
        "the other players decide, and with one other player it is done at once. Their vote counts",
        "in all other questions. In a phase in which nobody may learn who is done, all players",
        "vote at a table of three or more, because leaving one out would tell who it is.",
        "",
        "Nobody absent holds up a pause, the replacement of a player or a question about time:",
        f"whoever is away, has been awaited for more than {SILENT.days * 24} hours, or has let",
        "time run out twice in a row and not played since, need not agree; who answers all the",
        "same counts again. Where all the others are absent, it is done at once. In a phase in",
        "which nobody may learn who is done this goes for those who are away, and at a table of",
        "two. To end a game and to go back, the absent are counted as everybody is.",
        "",
        "A change of seats never ends a game: when all who are left had agreed to that, the",
        "question lapses, and they can ask it again.",
        "",
        "Whoever gave up a seat, or was replaced, can take it back until the game ends.",
    ]


def _needs() -> list[str]:
    """Return the lines about the bot itself."""
    return [
        "## What the bot needs",
        "",
        "The invitation link asks for exactly this; `/table new` says what a channel lacks.",
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
        "To play in a private thread, mention the bot there first: that adds it. A thread that the",
        f"bot made stays open for {THREAD_MINUTES // 1440} days without a message, then Discord",
        "archives it; opening it again, or the next post, brings its buttons back. Where a",
        "permission is taken away or a channel deleted, the one who opened the table is told in a",
        "direct message, and the game goes on as soon as the bot can write.",
        "",
        "The bot mentions only the people it asks for a decision and, at `/table new invite:`,",
        "once the person or role that is invited; never everyone. It needs no *Manage* permission.",
    ]


if __name__ == "__main__":
    print(document(), end="")
