"""Checks of a channel's messages against the log: posts of phases, windows, asides, pings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import unified_diff
from itertools import groupby, takewhile
from typing import Any

from games.core.stories import named
from games.core.waits import outstanding
from tests.e2e.chronicle import Chronicle, Row
from tests.e2e.harness import Standin, components, text_of

PLANNING = ("ceres", "luna_maris")
"""The games with a computer player that plans its rounds, which can judge turns."""

SEVERAL = re.compile(r" \(×(\d+)\)$")
"""Ends a line that stands for several like it."""
PRIVATE = 1 << 6
"""The flag of a reply that only one person sees."""
OVER = "✔ "
"""Begins what a window was about, once it is over."""
BACK = ("withdrawn", "rewind")
"""Kinds of entries with which a table goes back."""
NAME = re.compile(r"\*\*[^*]+\*\* ")
"""Begins the line of a player."""
SMALL = "-# "
"""The start of the lines below the events."""


async def written(discord: Standin, table: str, kind: str) -> dict[str, int]:
    """Return all messages of a kind that the channel ever had, each with its first entry."""
    found: dict[str, int] = {}
    requests = await discord.requests(method="POST", template="/channels/{channel_id}/messages")
    for request in requests:
        nonce = str((request["body"] or {}).get("nonce", ""))
        made = re.match(rf"{table}-{kind}-(\d+)", nonce)
        if request["status"] == 200 and made is not None:
            found[request["response"]["id"]] = int(made[1])
    return found


def together(chronicle: Chronicle) -> list[list[Row]]:
    """Return the log in parts that were written together, and so are posted together.

    Forced moves and moves by a player's orders belong to the move that led to them.
    """
    return [list(rows) for _, rows in groupby(chronicle.log.values(), key=lambda row: row.at)]


def openings(chronicle: Chronicle) -> list[int]:
    """Return the entries at which a phase closed, so the next one opened or the game ended.

    In the middle of a phase, also those at which a window or a hold asks a player something new.
    """
    return [
        rows[-1].seq
        for rows in together(chronicle)
        if any(row.closed for row in rows) or windows(chronicle, rows)
    ]


def anew(chronicle: Chronicle, rows: list[Row]) -> set[tuple[int, str]]:
    """Return who is asked what after some entries that they were not asked before."""
    first, last = rows[0], rows[-1]
    now = outstanding(chronicle.waits(last.seq))
    return now - outstanding(chronicle.waits(first.base)) if first.base in chronicle.states else now


def windows(chronicle: Chronicle, rows: list[Row]) -> set[int]:
    """Return the seats that a window or a hold asks something new after some entries.

    In a phase that all play together a window has its own message, but the game is shown at its
    end.
    """
    before = rows[0].base
    together = before in chronicle.states and len({w.seat for w in chronicle.waits(before)}) > 1
    if together or rows[-1].action is None:
        return set()
    kinds = {(wait.seat, wait.key): wait.kind for wait in chronicle.waits(rows[-1].seq)}
    return {seat for seat, key in anew(chronicle, rows) if kinds[seat, key] != "turn"}


def headings(line: list[Row], names: list[str]) -> list[list[str]]:
    """Return for each entry the lines shown in front of its events."""
    found: list[list[str]] = []
    forced: int | None = None
    for row in line:
        if row.kind == "start":
            found.append(["The game starts."])
        elif row.kind == "default" and row.seat is not None:
            told = f"⏳ {names[row.seat]} did not answer in time; the default was played for them."
            found.append([told])
        elif row.kind == "forced" and row.seat is not None and row.seat != forced:
            told = f"⏩ {names[row.seat]} had only one legal move; it was played for them."
            found.append([told])
        else:
            found.append([])
        forced = row.seat if row.kind == "forced" else None
    return found


def lines_of(message: dict[str, Any]) -> list[str]:
    """Return the lines of a post; a line with a count is repeated as often.

    The lines are below the heading; small lines at the end say something else.
    """
    texts = [each["content"] for each in components(message) if each["type"] == 10]
    found: list[str] = []
    for line in "\n".join(texts[1:]).split("\n"):
        if line and not line.startswith(SMALL):
            often = SEVERAL.search(line)
            found += [SEVERAL.sub("", line)] * (int(often[1]) if often else 1)
    return found


def retold(chronicle: Chronicle, rows: list[Row], posted: Sequence[int] = ()) -> list[str]:
    """Return the posted lines of some entries: a line a turn, each heading before its line.

    A line also ends where a post does: after the entries `posted`.
    """
    words, names = chronicle.game.words("en"), chronicle.names
    found: list[str] = []
    run: list[Any] = []
    before = 0

    def end() -> None:
        lines = [named(words, line, names) for line in words.story(run, names)]
        found.extend("\n".join(lines).split("\n") if lines else [])
        run.clear()

    for row, heading in zip(rows, headings(rows, names), strict=True):
        events = chronicle.events(row, None)
        if heading or posts_before(posted, row) > before:
            end()
        before = posts_before(posted, row)
        found.extend(heading)
        if row.kind in ("default", "forced") and not words.story(events, names):
            end()
            found.extend(filter(None, (words.event(event, names) for event in events)))
        else:
            run += events
        if row.closed:
            end()
    end()
    return found


def posts_before(posted: Sequence[int], row: Row) -> int:
    """Return how many posts end before an entry."""
    return sum(seq < row.seq for seq in posted)


async def check_posts(discord: Standin, chronicle: Chronicle) -> None:
    """Check that each closed phase had one post, and that together they hold the log, once.

    A post has one picture or all. Several phases that one person plays without others share one
    post, which is edited as long as it has room for all of them. An action taken at any time while
    others are asked has its own message, and so has a move in a window: posts leave both out. A
    post of which all is withdrawn is deleted, and an empty one is not sent.
    """
    made = await written(discord, chronicle.id, "post")
    edits = await discord.requests(
        method="PATCH", template="/channels/{channel_id}/messages/{message_id}"
    )
    again = [each for each in edits if each["status"] == 200 and each["response"]["id"] in made]
    closed = openings(chronicle)
    assert set(made.values()) <= set(closed), "a post per phase"
    withdrawn = [row for row in chronicle.log.values() if row.kind == "withdrawn" and row.closed]
    deleted = len(closed) - len(made) - len(again)
    assert 0 <= deleted <= len(withdrawn) + len(chronicle.windows), "a post or an edit per phase"
    standing = [message for message in await everything(discord) if message["id"] in made]
    boards = sum(picture.kind == "board" for picture in chronicle.game.presentation.pictures)
    counts = {len(message["attachments"]) for message in standing}
    assert counts <= {0, 1, boards}, "one picture a turn, or all of them"
    assert boards in counts
    told = [line for message in standing for line in lines_of(message)]
    aside = await written(discord, chronicle.id, "aside")
    at_once = {message: beside(chronicle, seq) for message, seq in aside.items()}
    apart = {row.seq for rows in at_once.values() for row in rows}
    apart |= await check_windows(discord, chronicle)
    # A post begins after the end of a phase before it was made.
    begun = {max((s for s in closed if s < made[m["id"]]), default=0) for m in standing}
    rows = [row for row in chronicle.standing() if row.seq not in apart]
    happened = retold(chronicle, rows, sorted(begun))
    # Where a line of a player ends is up to the post: what it says is not.
    wanted, read = clauses(happened), clauses(told)
    differ = "\n".join(unified_diff(wanted, read, "the log", "the channel", lineterm="", n=2))
    assert read == wanted, f"clauses are missing, or told twice:\n{differ}"
    check_asides(await everything(discord), chronicle, at_once)


def clauses(lines: Iterable[str]) -> list[str]:
    """Return the clauses of lines, each with the name of its player in front."""
    found: list[str] = []
    for line in lines:
        named_as = NAME.match(line)
        who = named_as[0] if named_as else ""
        found += [who + clause for clause in line.removeprefix(who).split(" · ")]
    return found


async def check_windows(discord: Standin, chronicle: Chronicle) -> set[int]:
    """Check that each message of a window ends with the moves in it; return these entries.

    They are shown as in a post, below the subject of the window. A deleted message has shown
    nothing. A message that is open again also shows the moves of the deleted one.
    """

    async def over() -> Any:
        found = [each for each in await everything(discord) if each["id"] in chronicle.windows]
        return (found,) if all(ended(each) for each in found) else None

    (messages,) = await discord.until(over)
    apart = set[int]()
    for message in messages:
        played = played_in(chronicle, message["id"])
        told = counted(retold(chronicle, [r for r in chronicle.standing() if r.seq in played]))
        _, what, *lines = message["content"].split("\n")
        assert lines == told or (told and not lines and what == f"{OVER}{' '.join(told)}"), (
            f"a window tells something else than {told}: {message['content']}"
        )
        apart |= played
    return apart


def played_in(chronicle: Chronicle, message: str) -> set[int]:
    """Return the entries played in a window, those from before it was opened again too."""
    played, about = set[int](), chronicle.windows[message]
    for each in sorted(map(int, chronicle.windows), reverse=True):
        earlier = chronicle.windows[str(each)]
        if each <= int(message) and earlier["topic"] == about["topic"]:
            played.update(earlier.get("played", ()))
            if not earlier.get("back"):
                break
    return played


def ended(message: dict[str, Any]) -> bool:
    """Return whether the message of a window says that it is over."""
    return message["content"].split("\n")[1].startswith(OVER)


def counted(lines: list[str]) -> list[str]:
    """Return lines, with the same ones in a row as one that says how many."""
    runs = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if times == 1 else f"{line} (×{times})" for line, times in runs]


def beside(chronicle: Chronicle, seq: int) -> list[Row]:
    """Return the entries of one act while others were asked, from an entry on."""
    (part,) = [rows for rows in together(chronicle) if seq in [row.seq for row in rows]]
    first = chronicle.log[seq]
    later = [row for row in part if row.seq >= seq]
    return list(takewhile(lambda row: (row.seat, row.kind) == (first.seat, first.kind), later))


def check_asides(
    channel: list[dict[str, Any]], chronicle: Chronicle, asides: dict[str, list[Row]]
) -> None:
    """Check that asides show their actions, and that withdrawn ones are deleted."""
    words, names = chronicle.game.words("en"), chronicle.names
    content = {message["id"]: message["content"] for message in channel}
    standing = {row.seq for row in chronicle.standing()}
    for message, rows in asides.items():
        if rows[0].seq not in standing:
            assert message not in content
            continue
        events = [event for row in rows for event in chronicle.events(row, None)]
        told = counted([named(words, line, names) for line in words.story(events, names)])
        assert content[message].endswith(" · " + "\n".join(told))


async def everything(discord: Standin, channel: str = "#lounge") -> list[dict[str, Any]]:
    """Return all public messages in a channel, oldest first."""
    found: list[dict[str, Any]] = []
    before: dict[str, Any] = {}
    while True:
        page = await discord.call(
            "GET", "messages", channel=channel, user="Dmitri", limit=100, **before
        )
        if not page["messages"]:
            return found
        before = {"before": page["messages"][0]["id"]}
        found = [*(m for m in page["messages"] if not m.get("flags", 0) & PRIVATE), *found]


def asked(chronicle: Chronicle) -> dict[int, tuple[set[int], set[int]]]:
    """Return, by entry, the seats to ask after it, and the seats to notify.

    All seats the game waits for are asked when a phase opens; within a phase, the seats it waits
    for again because of another player's action. A player who has just acted is at their panel, and
    is not notified, also if only computer players have played since. Forced moves were written
    together with the move that led to them: the seats are asked after them.
    """
    found: dict[int, tuple[set[int], set[int]]] = {}
    pressed = set[int | None]()
    for rows in together(chronicle):
        last = rows[-1]
        own = {row.seat for row in rows[:1] if row.user_id is not None} | pressed
        waiting = chronicle.waiting(last.seq)
        pressed = own if waiting and not waiting & chronicle.people.keys() else set()
        now = chronicle.waiting(last.seq)
        if not any(row.closed for row in rows):
            now = {seat for seat, _ in anew(chronicle, rows)}
            now = now if windows(chronicle, rows) else now - own
        if now:
            found[last.seq] = now, now - own
    return found


async def check_pings(discord: Standin, chronicle: Chronicle) -> None:
    """Check that one message asks when a phase opens, and that each decision is notified once.

    That is a ping, or the message of a window; there is none that would notify nobody. No ping is
    left when the game is over.
    """
    expected = asked(chronicle)
    pings = await written(discord, chronicle.id, "ping")
    about = await written(discord, chronicle.id, "window")
    made = {**pings, **about}
    ended = await written(discord, chronicle.id, "result")
    heard = {seq for message, seq in about.items() if chronicle.windows[message]["loud"]}
    loud = {seq for seq, (_, people) in expected.items() if people & chronicle.people.keys()}
    if len(chronicle.people) > 1:  # as a post is gone, the others read who is next
        loud |= {seq for seq in expected if chronicle.log[seq].kind in BACK}
    assert heard | set(pings.values()) == loud, "one round of pings per opening"
    for seat in chronicle.people:
        name = chronicle.names[seat]
        history = (await discord.call("GET", "pings", user=name))["history"]
        # Also, players hear in private about the fate of their drafts, without a notification.
        history = [ping for ping in history if ping["message_id"] in made or not ping["silent"]]
        results = [ping for ping in history if ping["message_id"] in ended]
        assert len(results) == len(ended), "the result mentions everybody, once"
        history = [ping for ping in history if ping["message_id"] not in ended]
        mine = sorted(made[ping["message_id"]] for ping in history)
        assert mine == sorted(seq for seq, (_, loud) in expected.items() if seat in loud), name
        assert not any(ping["silent"] for ping in history)

    async def none_left() -> bool:
        return not [message for message in await everything(discord) if message["id"] in pings]

    # They are cleaned up once all is posted, the result too.
    assert await discord.until(none_left)


async def check_scores(discord: Standin, chronicle: Chronicle) -> None:
    """Two messages after the last post: who won, which mentions everyone, and the scores."""
    (first,) = made = await written(discord, chronicle.id, "result")
    (last,) = await written(discord, chronicle.id, "sheet")
    assert int(last) > int(first) > max(map(int, await written(discord, chronicle.id, "post")))
    (notice,) = [m for m in await everything(discord) if m["id"] in made]
    (message,) = [m for m in await everything(discord) if m["id"] == last]
    outcome = chronicle.game.result(chronicle.end)
    assert outcome is not None
    assert chronicle.status == "finished"
    assert [s["total"] for s in chronicle.result["scores"]] == [s.total for s in outcome.scores]
    assert chronicle.result["winners"] == list(outcome.winners)
    words = chronicle.game.words("en")
    won = text_of(notice).replace("\N{MINUS SIGN}", "-").strip()
    told = text_of(message).replace("\N{MINUS SIGN}", "-").strip()
    together = outcome.won is not None and not outcome.rivals
    verdict = words.co_op_result(chronicle.game.mask(chronicle.end, None)).replace(
        "\N{MINUS SIGN}", "-"
    )
    assert (verdict or words.called(outcome.winners[0], chronicle.names)) in won.split("\n")[0]
    assert all(f"<@{user}>" in won for user in chronicle.people.values())
    assert "<@" not in told
    for score in outcome.scores:
        parts = [f"{words.category(k)} {n}" for k, n in score.categories.items() if n]
        place = "•" if together else {1: "🥇", 2: "🥈", 3: "🥉"}.get(score.rank, f"{score.rank}.")
        line = f"{place} {words.called(score.seat, chronicle.names)}: **{score.total}**"
        assert line + (f" ({' · '.join(parts)})" if parts else "") in told
        assert score.total == sum(score.categories.values())
    pictures = [each.key for each in chronicle.game.presentation.pictures if each.kind == "end"]
    files = [each["filename"].rpartition("-")[2] for each in message["attachments"]]
    events = (each for row in chronicle.standing() for each in chronicle.events(row, None))
    rounds = any(each.opens() is not None for each in events)
    assert files == [f"{key}.png" for key in [*pictures, *["course"] * rounds]]
    buttons = [each["label"] for each in components(message) if each["type"] == 2]
    moments = ["Three moments"] * (chronicle.game.key in PLANNING)
    assert buttons == ["Rematch", "Look back", "Film", "Check the deal", *moments]
