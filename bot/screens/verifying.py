"""`/table verify`: whether a game as a file is what it says, for those without this program.

A file may say anything, so a process of its own reads it, for a limited time.
"""

from __future__ import annotations

import json
import re
from typing import Any

import discord

import db.tables as tables_db
from bot.platform import forms, replies
from bot.platform.context import Press, changed
from bot.platform.controls import NOWHERE
from bot.platform.failures import UNREACHED
from bot.platform.replies import reader
from bot.service.history.verify_file import Finding, Report
from bot.service.seats import deals
from bot.shared.names import echoed
from bot.shared.problems import Problem
from bot.shared.text import say
from games.core.text import Language

LARGEST_FILE = 4_000_000
"""Bytes of a file: the longest games have some hundred thousand."""

_NUMBER = re.compile("[0-9A-Z]{1,8}")


def _part(lang: Language) -> forms.Upload:
    return forms.Upload(key="file", label=say(lang, "verify-file"), help=say(lang, "verify-help"))


async def ask_for_file(interaction: discord.Interaction[Any]) -> None:
    """Open the form in which a file is handed in."""
    lang = reader(interaction)
    made = forms.form(say(lang, "verify-title"), "verify", NOWHERE, [_part(lang)])
    await replies.ask(interaction, made)


async def check_file(press: Press) -> None:
    """Check the file that was handed in."""
    lang = press.lang
    file = _part(lang).read(forms.given(press))
    if file is None:
        raise changed()
    if file.size > LARGEST_FILE:
        raise Problem("problem-verify-large", most=LARGEST_FILE // 1_000_000)
    await replies.defer(press.interaction)
    try:
        data = await press.interaction.client.http.get_from_cdn(file.url)
    except UNREACHED:
        raise Problem("problem-verify-unread") from None
    report = await press.context.verifier.check(data)
    lines = [say(lang, "verify-head", name=echoed(file.name), table=echoed(report.table))]
    worst: dict[str, Finding] = {}
    for each in report.findings:
        before = worst.get(each.about)
        if before is None or (before.good is not False and not each.good):
            worst[each.about] = each
    lines += [
        say(lang, f"verify-{each.about}", good=json.dumps(each.good)) for each in worst.values()
    ]
    lines.append(await _compared(press, report))
    await replies.reply(press.interaction, "\n".join(filter(None, lines)))


async def _compared(press: Press, report: Report) -> str:
    """Return whether the table with the number of the file has announced this very deal."""
    tables, number = press.context.tables, tables_db.read_table_id(report.table)
    if not report.commitment or _NUMBER.fullmatch(number) is None:
        return ""
    try:
        told = await deals.told_of(tables, await tables.get(number))
    except Problem:  # there is no such table here, or nobody can read it
        return ""
    if told is None or told.commitment is None:
        return ""
    same = told.commitment == report.commitment
    return say(press.lang, "verify-same" if same else "verify-other", table=number)
