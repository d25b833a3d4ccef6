"""Numbers in the prose of README and docs that follow from the cards, decks and tests: what each is, and a page with them as they are."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from spellspeed.room.boards import KEPT_STEPS
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import is_implemented
from spellspeed.yugioh.decks import bundled
from tools.page_examples import WrongPage

PLACE: Final = "{}"
NUMBER: Final = r"(\d[\d,.]*\d|\d)"


class Sentence(NamedTuple):
    """A piece of the prose of a page with PLACE for each number, and what the numbers are."""

    page: str
    words: str
    numbers: Callable[[], tuple[str, ...]]


@cache
def playable(pool: str) -> tuple[str, str, str]:
    """How many cards of a pool are implemented, how many there are, and how many of a hundred that is."""
    codes = facts.pool(pool)
    there = sum(map(is_implemented, codes))
    return f"{there:,}", f"{len(codes):,}", f"{100 * there / len(codes):.1f}"


SENTENCES: Final = (
    Sentence("README.md", "{} of the {} cards of the rulebook's pool ({} %)", lambda: playable("rulebook6")),
    Sentence("README.md", "{} of the {} cards of the Goat format", lambda: playable("goat")[:2]),
    Sentence("README.md", "one of the {} decks of 2004 to 2008", lambda: (str(len(bundled())),)),
    Sentence("docs/protocol.md", "the last {} are kept for each viewer", lambda: (str(KEPT_STEPS),)),
)


def with_numbers(page: str, text: str) -> str:
    """The text of a page with its numbers as they are. Raises WrongPage for a sentence that is not there once."""
    for sentence in SENTENCES:
        if sentence.page != page:
            continue
        pattern = NUMBER.join(r"\s+".join(map(re.escape, part.split(" "))) for part in sentence.words.split(PLACE))
        found = list(re.finditer(pattern, text))
        if len(found) != 1:
            raise WrongPage(f'{page} does not say once "{sentence.words}" (tools/page_numbers.py)')
        for place, number in reversed(list(enumerate(sentence.numbers(), 1))):
            begin, end = found[0].span(place)
            text = text[:begin] + number + text[end:]
    return text
