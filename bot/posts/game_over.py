"""The end of a game: the winner and margin, the score sheet, the game's course, the next steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec

import db.outbox as outbox_db
from bot.platform import controls, limits
from bot.platform.pictures import Pictures, boards, theme_of_table
from bot.posts.layout import drawn_as, fitted, layout
from bot.posts.trouble import DeliveryTrouble
from bot.posts.turn_posts import Sent
from bot.service.history.course import course_of
from bot.service.history.log_text import safe_names
from bot.service.tables.session import TableSession
from bot.service.tables.settings import Origin, settings_of
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.shared.clock import now
from bot.shared.text import say
from db.outbox import MessageRow
from games.core.course import Course
from games.core.moments import can_judge
from games.core.outcome import Outcome, Score
from games.core.text import Language, both

MEDALS: Mapping[int, str] = {1: "🥇", 2: "🥈", 3: "🥉"}


class Results:
    """The posts about results of games."""

    def __init__(self, tables: Tables, pictures: Pictures, trouble: DeliveryTrouble) -> None:
        self.tables = tables
        self.pictures = pictures
        self.trouble = trouble

    async def send(
        self, channel: discord.PartialMessageable, live: TableSession, row: MessageRow
    ) -> Sent:
        """Post the result, then the score sheet.

        All players are notified once, unless they are away. It takes two messages: a message of
        components with a separate text notifies no one.
        """
        outcome = msgspec.convert(live.row.result, Outcome)
        async with self.tables.database.reading() as conn:
            gone = await absence.until(conn, live.id, now())
        people = [seat.user_id for seat in live.people() if seat.user_id not in gone]
        course = await course_of(self.tables, live, outcome)
        files, undrawn = await self._pictures(live, course)  # first: it may fail
        await self._notify(channel, live, row, outcome, [user for user in people if user])
        view = message_of(live, outcome, course, files)
        nonce = f"{live.id}-sheet-{live.row.head}"
        message = await channel.send(view=view, files=files, nonce=nonce, silent=True)
        await self.trouble.pictures(live, undrawn)
        return message

    async def _notify(
        self,
        channel: discord.PartialMessageable,
        live: TableSession,
        row: MessageRow,
        outcome: Outcome,
        people: Sequence[int],
    ) -> None:
        """Send the plain message with the winner, unless an earlier attempt has sent it."""
        if (row.payload or {}).get("told"):
            return
        message = await channel.send(
            notice(live, outcome, people),
            nonce=row.nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(user) for user in people]
            ),
        )
        held = outbox_db.held(row.nonce, {**(row.payload or {}), "told": str(message.id)})
        await self.tables.database.apply([held])

    async def _pictures(
        self, live: TableSession, course: Course | None
    ) -> tuple[list[discord.File], str | None]:
        """Return the score sheet and the course, or the id in the log of a failure."""
        game, lang, theme = live.game, live.lang, theme_of_table(live)
        view = game.mask(live.state, None)
        keys = boards(game, "end")
        files, undrawn = await self.pictures.drawn(game, view, keys, lang, live.names, theme=theme)
        if course is not None:
            found, other = await self.pictures.course(game, course, lang, live.names, theme=theme)
            files, undrawn = [*files, *found], undrawn or other
        return files, undrawn


def notice(live: TableSession, outcome: Outcome, people: Sequence[int]) -> str:
    """Return the text that names the winner and mentions people, for their phones to show."""
    lang = live.lang
    verdict = live.words(lang).co_op_result(live.game.mask(live.state, None))
    won = won_by(live, outcome, lang, safe_names(live, lang), verdict)
    who = say(lang, "result-who", who=both([f"<@{user}>" for user in people], lang))
    over = say(lang, "result-over", name=live.title, table=live.id)
    below = f"{over} {who}" if people else over
    return limits.clip(f"{won}\n{below}", limits.CONTENT)


def message_of(
    live: TableSession, outcome: Outcome, course: Course | None, files: Sequence[discord.File]
) -> discord.ui.LayoutView:
    """Return the message with the scores of a game that is over, and its buttons."""
    lang, table = live.lang, live.id
    podium = score_lines(live, outcome, lang, safe_names(live, lang), medals=True)
    drawn = drawn_as(live, lang) if files else ""
    origin = settings_of(live).origin
    onward = say(lang, "result-next") if origin is None else _then(origin, outcome, lang)
    below = [_facts(live, course), drawn, onward]
    head = say(lang, "score-final", name=live.title, table=table)
    again, *others = (
        say(lang, f"button-{key}") for key in ("rematch", "look-back", "film", "check-deal")
    )
    buttons = discord.ui.ActionRow[Any]()
    style = discord.ButtonStyle.primary
    if origin is None:
        buttons.add_item(controls.button(again, "rematch", table, style=style))
    else:  # once more from there, not from a new beginning
        label = say(lang, "button-play-on-again", turn=origin.turn)
        argument = f"{origin.turn}/{origin.seat}"
        buttons.add_item(
            controls.button(label, "play-on", origin.table, argument=argument, style=style)
        )
    for label, handler in zip(others, ("history", "film", "deal"), strict=True):
        argument = "0" if handler == "history" else ""
        buttons.add_item(controls.button(label, handler, table, argument=argument))
    if can_judge(live.game):
        buttons.add_item(controls.button(say(lang, "button-moments"), "moments", table))
    texts = fitted(head, podium, "\n".join(filter(None, below)))
    return layout(texts, files, buttons)


def won_by(
    live: TableSession, outcome: Outcome, lang: Language, names: Sequence[str], verdict: str
) -> str:
    """Return the winner and the margin, in a sentence or two.

    Against the box that is the game's `co_op_result`.
    """
    if verdict:
        return say(lang, f"result-box-{'won' if outcome.won else 'lost'}", verdict=verdict)
    words = live.words(lang)
    scores = {score.seat: score for score in outcome.scores}
    first = scores[outcome.winners[0]]
    if len(outcome.winners) > 1:
        shared = both([words.called(winner, names) for winner in outcome.winners], lang)
        return say(lang, "result-shared", names=shared, total=number(first.total))
    others = [score for score in outcome.scores if score.seat != first.seat]
    name, total = words.called(first.seat, names), first.total
    if not others:
        return say(lang, "result-won-alone", name=name, total=number(total))
    best = max(score.total for score in others)
    second = both([words.called(s.seat, names) for s in others if s.total == best], lang)
    if best == total:
        keys = words.category(outcome.tie_breaks[-1]) if outcome.tie_breaks else ""
        return say(lang, "result-won-tie", name=name, total=number(total), second=second, keys=keys)
    told = say(
        lang, "result-won", name=name, total=number(total), ahead=total - best, second=second
    )
    return f"{told}{_most(live, first, lang)}"


def _most(live: TableSession, score: Score, lang: Language) -> str:
    """Return the main source of a player's points, if there are several sources."""
    sources = {key: points for key, points in score.categories.items() if points > 0}
    if len(sources) < 2:
        return ""
    key = max(sources, key=lambda each: sources[each])
    category = live.words(lang).category(key)
    return "\n" + say(lang, "result-most", category=category, points=sources[key])


def number(points: int) -> int | str:
    """Return points for a message, with a proper minus."""
    return points if points >= 0 else str(points).replace("-", "\N{MINUS SIGN}")


def score_lines(
    live: TableSession,
    outcome: Outcome,
    lang: Language,
    names: Sequence[str],
    *,
    medals: bool = False,
) -> list[str]:
    """Return the scores, best first, each with its categories.

    Against the box there is no first and second, unless a rival has points too. With `medals`,
    names are mentions or unchanged.
    """
    words = live.words(lang)
    ranked = outcome.won is None or bool(outcome.rivals)
    lines: list[str] = []
    for score in sorted(outcome.scores, key=lambda score: score.rank):
        parts = " · ".join(
            f"{words.category(key)} {number(points)}"
            for key, points in score.categories.items()
            if points
        )
        key = "score-line" if ranked else "score-line-together"
        given: dict[str, Any] = {
            "rank": score.rank,
            "name": words.called(score.seat, names),
            "total": str(number(score.total)),
            "parts": f" ({parts})" if parts else "",
        }
        if medals:
            medal = MEDALS.get(score.rank, f"{score.rank}.") if ranked else "•"
            key, given = "result-line", {**given, "medal": medal}
        lines.append(say(lang, key, **given))
    if outcome.tie_breaks:
        keys = ", ".join(words.category(key) for key in outcome.tie_breaks)
        lines.append(say(lang, "score-ties", keys=keys))
    return lines


def score_sheet(
    live: TableSession, outcome: Outcome, lang: Language, names: Sequence[str], verdict: str = ""
) -> str:
    """Return the game's `co_op_result`, if it has one, and the scores as a text."""
    lines = [f"**{verdict}**"] if verdict else []
    return "\n".join([*lines, *score_lines(live, outcome, lang, names)])


def _then(origin: Origin, outcome: Outcome, lang: Language) -> str:
    """Return the points of a seat in the game it plays on from, and now."""
    now = next(score.total for score in outcome.scores if score.seat == origin.seat)
    points = {"then": str(number(origin.points)), "now": str(number(now))}
    return say(lang, "play-on-result", table=origin.table, turn=origin.turn, **points)


def _facts(live: TableSession, course: Course | None) -> str:
    """Return how long the game was: in rounds, if they are known, and in days."""
    begun, ended = live.row.started_at, live.row.ended_at
    days = 0 if begun is None or ended is None else (ended - begun).days
    rounds = 0 if course is None else course.rounds[-1]
    return say(live.lang, "result-facts", rounds=rounds, days=days)
