"""docs/reference.md has what the docstrings of a game's records say."""

import pytest

from games.core import reference_page


def test_the_page_is_that_of_the_records() -> None:
    assert reference_page.PAGE.read_text("utf-8") == reference_page.page()


@pytest.mark.parametrize("number", range(len(reference_page.RECORDS)))
def test_every_field_says_what_it_is(number: int) -> None:
    _, _, parts = reference_page.RECORDS[number]
    silent = [row[0] for part in parts for row in reference_page.fields(part) if not row[3]]
    assert silent == []
