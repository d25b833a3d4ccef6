"""Reasons: the id of a rule, which of its sentences is meant, and the facts of the duel that it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spellspeed.kernel.records import Phrase


@dataclass(frozen=True, slots=True)
class Clause:
    """As a fact: when an ability of a card can be used, in the words of its text under the rulings of a year."""

    code: int
    index: int
    rulings: str = ""


@dataclass(frozen=True, slots=True)
class Coded:
    """As a fact: a word of a section of the catalog, with the parts that its template names."""

    section: str
    key: str
    parts: tuple[tuple[str, Coded | int | None], ...] = ()


@dataclass(frozen=True, slots=True)
class Worded:
    """As a fact: a phrase of a card's text, with the options of the printer; a phrase without words says nothing."""

    phrase: Phrase
    options: tuple[str, ...] = ()


Fact = int | str | Clause | Coded | Worded
"""A number, a name, the occasion of an ability, a word of the catalog, or words of a card's text."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done: the rule, the key of the sentence about it, and the facts by their names.

    `also` are the rules that say the same of this case (yugioh/judge/applied_rules.py).
    """

    rule: str
    key: str
    facts: tuple[tuple[str, Fact], ...] = ()
    also: tuple[str, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The rule, and those that say the same of this case."""
        return (self.rule, *self.also)

    @property
    def named_facts(self) -> dict[str, Fact]:
        """The facts by name."""
        return dict(self.facts)


FIRST: Final = 0
USUAL: Final = 5
RANKS: Final = {
    "over": FIRST, "nowhere": FIRST, "place": FIRST, "unseen": FIRST, "TERM-CONTROL-1": FIRST, "TRAP-1": FIRST, "SPELL-2": FIRST,
    "CARD-11": FIRST, "automatic": FIRST, "no_effect": FIRST,
    "partner": FIRST, "zones": 1, "team": 1, "refused": FIRST, "counted": 1, "each": 1,
    "TRAP-2": 1, "SPELL-11": 1, "SPELL-10": 1, "SPELL-13": 1, "SUMMON-12": 1, "SUMMON-13": 1, "SUMMON-2": 1, "MONSTER-3": 1, "MONSTER-4": 1,
    "MONSTER-9": 1, "POS-5": 1, "BATTLE-9": 1, "BATTLE-2": 1, "TEAM-II-4": 1, "SUMMON-20": 1, "limit": 1, "SUMMON-14": 1, "REPLAY-3": 1,
    "window": 2, "event": 2, "DAMAGE-2": 2, "DAMAGE-3": 2, "TRAP-7": 2, "EFFECT-8": 2, "EFFECT-6": 2, "MAIN-1": 2, "SPELL-1": 2,
    "BATTLE-1": 2, "BATTLE-4": 2, "SPEED-1": 3, "SPEED-2": 3,
    "CARD-13": 6, "condition": 6, "result": 6, "TERM-TARGET-1": 6,
    "SUMMON-12 POS-4": 6, "question": 7, "not_open": 7, "PRIORITY-2": 9,
}  # fmt: skip
"""Which reasons say most: by their variant, else by their rule; lower numbers come first."""


def rank(reason: Reason) -> int:
    """The place of a reason in the order of what it tells."""
    variant = reason.key.partition("/")[2]
    return RANKS.get(variant, RANKS.get(reason.rule, USUAL))


def best_first(reasons: Sequence[Reason]) -> list[Reason]:
    """Each reason once, those that say most first, else in the order in which they were found."""
    return sorted(dict.fromkeys(reasons), key=rank)
