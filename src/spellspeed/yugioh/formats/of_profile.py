"""What a profile means beside its rules: the Forbidden list and the pool that its decks are built with (LIMIT-5, DECK)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from spellspeed.yugioh.duel.profile import DIFFERENCES, OF_DATES, Profile, profile
from spellspeed.yugioh.formats.construction import Deck, Problem, problems
from spellspeed.yugioh.formats.lists import ForbiddenList, forbidden_list
from spellspeed.yugioh.formats.pools import problems_beyond_pools, problems_of_declaring, problems_of_pool

NONE: Final = "none"
"""As a list: no list at all. As a pool: every card that is known."""

LIST_AFTER: Final = "2009-03"
"""The list that came into force after those that name formats."""


def month_before(month: str) -> str:
    """The month before one that is written as "2006-04"."""
    year, number = int(month[:4]), int(month[5:])
    return f"{year - 1}-12" if number == 1 else f"{year}-{number - 1:02}"


def lists_and_pools() -> Mapping[str, tuple[str, str]]:
    """Of `goat` its own pool; of each date its list, and what was out before the next list came into force."""
    found = {date: (date, month_before(after)) for date, after in pairwise([*OF_DATES, LIST_AFTER])}
    return MappingProxyType({"goat": ("2005-04", "goat"), **found})


LIST_AND_POOL: Final = lists_and_pools()
"""The list and the pool that a profile names; a profile that is not here names none."""


@dataclass(frozen=True, slots=True)
class Format:
    """Everything that a deck is judged by: the rules, the Forbidden list and the pool (None: any card)."""

    rules: Profile
    listed: ForbiddenList | None = None
    pool: str | None = None

    def problems(self, deck: Deck) -> list[Problem]:
        """Every reason for which a deck may not be played in this format; [] if it may. Raises UnknownCard, UnknownPool."""
        return [*problems(deck, self.listed, self.rules), *self.absent(deck)]

    def absent(self, deck: Deck) -> list[Problem]:
        """The cards that are not in the pool. Raises UnknownCard, UnknownPool."""
        return [] if self.pool is None else problems_of_pool(deck, self.pool)

    def unplayable(self, deck: Deck) -> list[Problem]:
        """What else keeps a deck from being played: cards of no pool at all, and cards that are not declared yet."""
        told = frozenset([card for each in self.absent(deck) for card in each.cards])
        return [*problems_beyond_pools(deck, told), *problems_of_declaring(deck)]


def format_of(rules: Profile, list_name: str | None = None, pool: str | None = None) -> Format:
    """A profile with its list and pool, each replaced by the one named ("none": without). Raises UnknownForbiddenList."""
    own_list, own_pool = LIST_AND_POOL.get(rules.name, (None, None))
    chosen = list_name if list_name is not None else own_list
    cards = pool if pool is not None else own_pool
    return Format(
        rules,
        None if chosen is None or is_none(chosen) else forbidden_list(chosen),
        None if cards is None or is_none(cards) else cards,
    )


def chosen_format(profile_name: str | None, list_name: str | None = None, pool: str | None = None) -> Format:
    """The format that words name: a profile, else the profile that the list's word is (`goat`), else tcg; then as in `format_of`.

    A date as a list is that list alone.

    Raises UnknownProfile, UnknownForbiddenList.
    """
    word = "" if list_name is None else list_name.strip().casefold()
    named = profile_name if profile_name is not None else word if word in DIFFERENCES else "tcg"
    if profile_name is None and word in DIFFERENCES:
        return format_of(profile(named), None, pool)
    return format_of(profile(named), list_name, pool)


def is_none(word: str) -> bool:
    """Whether a word says that there is no list or pool."""
    return word.strip().casefold() == NONE
