"""README.md and docs/: what a page shows of a command is what comes out, in both builds; its text names what is run, and its numbers are right."""

from difflib import unified_diff
from pathlib import Path

import pytest

from tests.thorough import THOROUGH
from tools.make_examples import Outcome, outcomes
from tools.page_examples import PROGRAMS, blocks, pages, text_of
from tools.page_numbers import SENTENCES, with_numbers


def is_shown(page: str) -> bool:
    """Whether a page has an example that is run."""
    found = list(blocks(page, text_of(page)))
    return page in PROGRAMS or any(block.is_session or block.mark.command for block in found)


def told(page: str, old: Outcome) -> str:
    """Which block is old, and what differs."""
    differs = unified_diff(old.shown, old.fresh, "the page", "what comes out", lineterm="")
    return "\n".join([f"{page}:{old.begin + 1}: {old.command}", *differs])


@pytest.mark.parametrize("page", [page for page in pages() if is_shown(page)])
def test_what_a_page_shows_is_what_comes_out(page: str, tmp_path: Path) -> None:
    """`python tools/make_examples.py` writes it anew; slow examples are for thorough runs."""
    old = [told(page, each) for each in outcomes(page, tmp_path, slow_too=THOROUGH) if each.shown != each.fresh]
    assert not old, "\n".join([*old, f"written anew by: python tools/make_examples.py {page}"])


@pytest.mark.parametrize("page", pages())
def test_the_text_above_an_example_names_what_is_run(page: str) -> None:
    """Where it stands in a comment: the command and each line that is typed, so that a reader can do the same."""
    lines = text_of(page).splitlines()
    for block in blocks(page, text_of(page)):
        above = " ".join(line for line in lines[: block.begin] if not line.startswith(("    ", "<!--", "typed:")))
        for name in filter(None, (block.mark.command, *block.mark.typed)):
            assert f"`{name}`" in above, f"{page}:{block.begin + 1}: {name}"


@pytest.mark.parametrize("page", sorted({sentence.page for sentence in SENTENCES}))
def test_the_numbers_of_the_prose_are_those_of_the_program(page: str) -> None:
    """`python tools/make_examples.py --numbers` writes them anew."""
    assert with_numbers(page, text_of(page)) == text_of(page), "python tools/make_examples.py --numbers"
