"""Discord's refusals: its JSON error codes and its nested form errors."""

from __future__ import annotations

from typing import Any

# code -> (HTTP status, message), as in Discord's table of JSON error codes
REFUSALS: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10087: (404, "Unknown tag"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)."),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40094: (400, "This interaction has already received the maximum number of follow-up messages"
            " allowed"),
    40060: (400, "Interaction has already been acknowledged."),
    40061: (400, "Tag names must be unique"),
    40067: (400, "A tag is required to create a forum post in this channel"),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50016: (400, "Provided too few or too many messages to delete. Must provide at least 2 and"
            " fewer than 100 messages to delete."),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50034: (400, "You can only bulk delete messages that are under 14 days old."),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
}  # fmt: skip


class ApiError(Exception):
    """A refusal, sent to the bot in Discord's form."""

    def __init__(
        self,
        code: int,
        message: str | None = None,
        *,
        status: int | None = None,
        errors: dict[str, Any] | None = None,
    ) -> None:
        default_status, default_message = REFUSALS.get(code, (400, "Bad Request"))
        self.code = code
        self.status = status or default_status
        self.message = message or default_message
        self.errors = errors
        super().__init__(f"{self.code}: {self.message}")

    def body(self) -> dict[str, Any]:
        """Return the JSON body of the answer."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.status == 429:
            body |= {"retry_after": 1.0, "global": False}
        if self.errors:
            body["errors"] = self.errors
        return body


class Form:
    """Collects the errors in a body, each at its place, and raises them as one 50035."""

    def __init__(self) -> None:
        self._errors: dict[str, Any] = {}

    def wrong(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Note one mistake at a path in the body."""
        place = self._errors
        for step in path:
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def close(self) -> None:
        """Refuse the body if anything is wrong with it."""
        if self._errors:
            raise self.refusal()

    def refusal(self) -> ApiError:
        """Return the refusal with all noted mistakes."""
        return ApiError(50035, errors=self._errors)

    @property
    def clean(self) -> bool:
        """Whether no mistake was found so far."""
        return not self._errors


def refuse_field(path: tuple[str | int, ...], code: str, message: str) -> ApiError:
    """Return the refusal of a body with a single mistake."""
    form = Form()
    form.wrong(path, code, message)
    return form.refusal()
