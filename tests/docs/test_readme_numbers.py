"""What the README says near its top of how many cards can be played, with the pages that a reader looks for next."""

from pathlib import Path
from typing import Final

from tools.page_numbers import SENTENCES

ROOT: Final = Path(__file__).parents[2]
TOP: Final = 40
"""Lines that are read without scrolling far."""


def test_how_many_cards_can_be_played_stands_near_the_top() -> None:
    """Of both pools; tests/docs/test_examples.py looks at the numbers themselves."""
    top = " ".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:TOP])
    of_cards = [sentence.words for sentence in SENTENCES if sentence.page == "README.md" and "cards" in sentence.words]
    assert len(of_cards) == 2
    assert [words for words in of_cards if words.split("{}")[1] not in top] == []
    for page in ("docs/scenarios.md", "docs/api.md"):
        assert f"]({page})" in top
        assert (ROOT / page).is_file()
