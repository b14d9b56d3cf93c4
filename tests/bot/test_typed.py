"""What is typed and not possible is refused in the reader's words."""

from __future__ import annotations

from bot.errors import NoSuchValueProblem
from tests.toy.game import TOY


def test_a_field_is_named_in_the_readers_language() -> None:
    problem = NoSuchValueProblem(TOY, "build", "site", "Mars")
    for lang in ("en", "fr"):
        told = problem.text(lang)
        assert "Mars" in told
        assert TOY.words(lang).field("build", "site").name in told
    assert problem.text("en") != problem.text("fr")
