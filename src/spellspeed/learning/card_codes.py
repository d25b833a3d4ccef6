"""The code of each card in observations: its row in the table of facts, counted from 1; Monster Tokens follow, then the blank card.

The codes move when the table gains a card. A trained network keeps `all_codes()` beside its weights to find its embeddings again.
"""

from __future__ import annotations

from functools import cache

from spellspeed.yugioh.cards.facts import all_passcodes, tokens
from spellspeed.yugioh.cards.pool import FILLER_CODE


@cache
def all_codes() -> tuple[int, ...]:
    """The passcode of each code from 1 on (the first entry belongs to code 1); the blank card has passcode 0."""
    return (*all_passcodes(), *[token.passcode for token in tokens()], FILLER_CODE)


@cache
def codes_by_passcode() -> dict[int, int]:
    """The code of each card, by its passcode."""
    return {passcode: code for code, passcode in enumerate(all_codes(), start=1)}
