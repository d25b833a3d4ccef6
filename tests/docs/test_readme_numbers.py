"""What the README says near its top of how many cards can be played is what the code counts."""

from pathlib import Path
from typing import Final

from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import is_implemented

ROOT: Final = Path(__file__).parents[2]
TOP: Final = 40
"""Lines that are read without scrolling far."""


def test_the_numbers_of_cards_are_those_of_the_pools() -> None:
    """872 of 2,839 and the like, near the top, with the pages that a reader looks for next."""
    top = " ".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:TOP])
    counts = {}
    for pool in ("rulebook6", "goat"):
        codes = facts.pool(pool)
        counts[pool] = (sum(map(is_implemented, codes)), len(codes))
    playable, cards = counts["rulebook6"]
    assert f"{playable} of the {cards:,} cards of the rulebook's pool ({100 * playable / cards:.1f} %)" in top
    playable, cards = counts["goat"]
    assert f"{playable} of the {cards:,} of the Goat format" in top
    for page in ("docs/scenarios.md", "docs/api.md"):
        assert f"]({page})" in top
        assert (ROOT / page).is_file()
