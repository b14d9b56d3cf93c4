"""Forums: their tags, and the posts in them."""

from __future__ import annotations

from sandbox import places, wire
from sandbox.checks import fields
from sandbox.errors import ApiError, Form
from sandbox.rest.call import Call, reply
from sandbox.world import REQUIRE_TAG, Json, World

MOST_TAGS, MOST_APPLIED = 20, 5


def check_forum(form: Form, body: Json) -> None:
    """Note what is wrong with the tags in an edit of a forum."""
    tags = fields.several(form, (), body, "available_tags", low=0, high=MOST_TAGS)
    for index, tag in fields.objects(form, ("available_tags",), tags):
        path = ("available_tags", index)
        fields.text(form, path, tag, "name", high=50, need=True)
        fields.flag(form, path, tag, "moderated")
    fields.whole(form, (), body, "flags", low=0, high=2**31 - 1)


def edit_forum(world: World, forum: Json, body: Json) -> None:
    """Change a forum's tags, and whether its posts need one."""
    if body.get("available_tags") is not None:
        names = [tag["name"].casefold() for tag in body["available_tags"]]
        if len(set(names)) < len(names):
            raise ApiError(40061)
        known = {tag["id"] for tag in forum.get("tags", [])}
        given = [
            {
                "id": str(tag["id"]) if str(tag.get("id")) in known else world.ids.next(),
                "name": tag["name"],
                "moderated": tag.get("moderated") is True,
                "emoji_id": tag.get("emoji_id"),
                "emoji_name": tag.get("emoji_name"),
            }
            for tag in body["available_tags"]
        ]
        forum["tags"] = given
    if body.get("flags") is not None:
        forum["flags"] = body["flags"] & REQUIRE_TAG


def check_applied(form: Form, body: Json) -> None:
    """Note what is wrong with the tags of a post."""
    tags = fields.several(form, (), body, "applied_tags", low=0, high=MOST_APPLIED)
    for index, tag in enumerate(tags):
        fields.snowflake(form, ("applied_tags", index), tag)


def applied(world: World, forum: Json, given: list[str], before: list[str]) -> list[str]:
    """Return the tags that the bot may give a post; refuse others."""
    known = {tag["id"]: tag for tag in forum.get("tags", [])}
    tags = list(dict.fromkeys(map(str, given)))
    if any(tag not in known for tag in tags):
        raise ApiError(10087)
    changed = set(tags) ^ (set(before) & set(known))
    if any(known[tag]["moderated"] for tag in changed):
        world.need(forum, "manage_threads")
    if not tags and forum.get("flags", 0) & REQUIRE_TAG:
        raise ApiError(40067)
    return tags


async def start_post(call: Call, forum: Json, body: Json, minutes: int) -> object:
    """Open a post: a thread with its first message, which has the same id."""
    world, form = call.world, Form()
    message = body.get("message")
    if not isinstance(message, dict):
        fields.missing(form, ("message",))
    check_applied(form, body)
    form.close()
    assert isinstance(message, dict)
    world.need(forum, "send_messages")
    if call.uploads:
        world.need(forum, "attach_files")
    tags = applied(world, forum, body.get("applied_tags") or [], [])
    call.messages.require(message, call.uploads)
    post = places.add_thread(
        world, forum, world.application_id, body["name"], minutes=minutes, more={"tags": tags}
    )
    first = call.messages.create(
        post, world.application_id, message, call.uploads, message_id=post["id"]
    )
    return reply(201, wire.channel(world, post) | {"message": call.messages.shown(first)})
