"""What a person's orders did or why they stopped, told to nobody else."""

from __future__ import annotations

import discord

from bot.service.tables.drafts import in_language
from bot.service.tables.instructions import Said, key_of, said
from bot.service.tables.session import Live
from bot.shared.text import say, speaker
from games.core.errors import Reason
from games.core.orders import NONE_POSSIBLE
from games.core.speech import Items, Message
from games.core.text import Language


def order_name(live: Live, key: str, lang: Language) -> str:
    """Return what a kind of order is called."""
    return live.words(lang).order(key).name


def orders_told(live: Live, seat: int, lang: Language) -> list[str]:
    """Return a line for each order of a seat that did something, or stopped, since it acted."""
    papers = ((kind.key, live.papers.get(key_of(seat, kind))) for kind in live.game.orders)
    told = ((key, said(paper)) for key, paper in papers if paper is not None)
    return [_line(live, key, each, lang) for key, each in told if each and not each.begun]


def lost(live: Live, seat: int, lang: Language) -> str:
    """Return that some of a seat's plans could not be read, if that is so."""
    return say(lang, "plans-lost") if any(key[0] == seat for key in live.lost) else ""


def _line(live: Live, key: str, told: Said, lang: Language) -> str:
    name, when = order_name(live, key, lang), discord.utils.format_dt(told.at, "f")
    if told.why is not None:
        why = _why(live, told.why, lang)
        return say(lang, "order-stopped", name=name, why=why, when=when)
    key = "order-left" if told.left else "order-did"
    did = Items([in_language(each, lang) for each in told.did])
    return speaker(lang).say(Message(key, name=name, did=did, when=when))


def _why(live: Live, why: Reason, lang: Language) -> str:
    """Return why an order stopped, as one sentence."""
    if why == NONE_POSSIBLE:
        return say(lang, "order-none-possible")
    return live.words(lang).reason(why)
