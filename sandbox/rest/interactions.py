"""Answers to interactions, and later requests with their tokens."""

from __future__ import annotations

from sandbox import wire
from sandbox.errors import ApiError
from sandbox.interaction import Interaction
from sandbox.interactions import MESSAGE, UPDATE
from sandbox.rest.call import Call, Route
from sandbox.world import Json

_CALLBACK = "/interactions/{interaction_id}/{token}/callback"
_WEBHOOK = "/webhooks/{webhook_id}/{token}"


async def _respond(call: Call) -> Json | None:
    interactions, messages = call.interactions, call.messages
    interaction, message = interactions.respond(
        call.params["interaction_id"], call.params["token"], call.fields(), call.uploads
    )
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return None
    answer: Json = {"interaction": {"id": interaction.id, "type": interaction.type}}
    if message is not None:
        answer["interaction"] |= {
            "response_message_id": message["id"],
            "response_message_loading": bool(message["flags"] & wire.LOADING),
            "response_message_ephemeral": bool(message["flags"] & wire.EPHEMERAL),
        }
        if interaction.ack_type in (MESSAGE, UPDATE):  # one that is still to come has no body yet
            shown = messages.shown(message)
            answer["resource"] = {"type": interaction.ack_type, "message": shown}
    return answer


def _of(call: Call) -> Interaction:
    if call.params["webhook_id"] != call.world.application_id:
        raise ApiError(10015)
    return call.interactions.by_token(call.params["token"])


async def _follow_up(call: Call) -> Json:
    interaction = _of(call)
    made = call.interactions.follow_up(interaction, call.fields(), call.uploads)
    return call.messages.shown(made)


async def _get(call: Call) -> Json:
    interaction = _of(call)
    found = call.interactions.find(interaction, call.params["message_id"])
    return call.messages.shown(found)


async def _edit(call: Call) -> Json:
    interaction = _of(call)
    interactions = call.interactions
    found = interactions.find(interaction, call.params["message_id"])
    return call.messages.shown(interactions.edit(interaction, found, call.fields(), call.uploads))


async def _delete(call: Call) -> None:
    interaction = _of(call)
    interactions = call.interactions
    interactions.delete(interaction, interactions.find(interaction, call.params["message_id"]))


ROUTES = [
    Route("POST", _CALLBACK, _respond, open=True),
    Route("POST", _WEBHOOK, _follow_up, open=True),
    Route("GET", f"{_WEBHOOK}/messages/{{message_id}}", _get, open=True),
    Route("PATCH", f"{_WEBHOOK}/messages/{{message_id}}", _edit, open=True),
    Route("DELETE", f"{_WEBHOOK}/messages/{{message_id}}", _delete, open=True),
]
