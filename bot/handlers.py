"""Who carries out a press: every name that a control's id may have, with its handler."""

from __future__ import annotations

from collections.abc import Mapping

from bot import lobby, overtime, table_pace, table_settings, threads, votes
from bot.controls import Handler
from bot.narration import history, listening, looking
from bot.panel import closer, late, why
from bot.panel import handlers as deciding
from bot.panel import orders as ordering
from bot.panel import plan as planning

HANDLERS: Mapping[str, Handler] = {
    "join": Handler(lobby.join, edits=True),
    "leave": Handler(lobby.leave, edits=True),
    "computer": Handler(lobby.computer),
    "seat-computer": Handler(lobby.seat_computer),
    "unseat-computer": Handler(lobby.unseat_computer),
    "start": Handler(lobby.start, edits=True),
    "cancel": Handler(lobby.cancel, edits=True),
    "options": Handler(lobby.options),
    "set-option": Handler(lobby.set_option),
    "to-thread": Handler(threads.to_thread, edits=True),
    "set": Handler(table_settings.change),
    "time": Handler(overtime.answer),
    "overtime": Handler(late.late),
    "take": Handler(overtime.take),
    "pace": Handler(table_pace.show),
    "set-pace": Handler(table_pace.change),
    "move": Handler(table_settings.move),
    "vote": Handler(votes.vote, edits=True),
    "board": Handler(looking.board),
    "hand": Handler(looking.hand),
    "words": Handler(listening.choose),
    "words-page": Handler(listening.turn),
    "rules": Handler(looking.rules_page),
    "catch-up": Handler(history.catch_up),
    "log": Handler(history.log_page),
    "log-turn": Handler(history.log_page),
    "act": Handler(deciding.act),
    "page": Handler(deciding.page),
    "choose": Handler(deciding.choose),
    "mark": Handler(deciding.mark),
    "pick": Handler(deciding.pick),
    "agree": Handler(deciding.agree),
    "end": Handler(deciding.end),
    "confirm": Handler(deciding.confirm),
    "undo": Handler(deciding.undo),
    "restart": Handler(deciding.restart),
    "ask-undo": Handler(deciding.ask_undo),
    "plan": Handler(planning.plan),
    "plan-page": Handler(planning.page),
    "plan-choose": Handler(planning.choose),
    "plan-mark": Handler(planning.mark),
    "plan-pick": Handler(planning.pick),
    "plan-agree": Handler(planning.agree),
    "plan-undo": Handler(planning.undo),
    "plan-clear": Handler(planning.clear),
    "plan-arm": Handler(planning.arm),
    "plan-drop": Handler(planning.drop),
    "orders": Handler(ordering.orders),
    "order-list": Handler(ordering.choose_values),
    "order-page": Handler(ordering.turn_page),
    "order-add": Handler(ordering.add),
    "order-set": Handler(ordering.set_values),
    "order-give": Handler(ordering.give),
    "order-drop": Handler(ordering.drop),
    "holds": Handler(ordering.hold),
    "later": Handler(ordering.put_off),
    "later-drop": Handler(ordering.drop_later),
    "why": Handler(why.why),
    "why-more": Handler(why.why_more),
    "why-page": Handler(why.why_page),
    "look": Handler(closer.look),
    "look-at": Handler(closer.look_at),
    "look-rules": Handler(closer.look_rules),
    "look-words": Handler(closer.look_words),
    "look-page": Handler(closer.look_words),
}
