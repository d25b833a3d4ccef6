"""Card names: who knows them, and what to say of a name that YAML has cut, split or turned into something else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Final

from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.scenario.model import FILLER

MISTYPED: Final = 0.8
"""From this similarity on (difflib's ratio) a word is a card's name with a slip in it."""


class CardNames:
    """The cards that can be named. `known_card` gives a card's official name, or raises UnknownCard (a SpellspeedError)."""

    def __init__(self, known_card: Callable[[str], str]) -> None:
        self._known_card = known_card
        self._found: dict[str, str | None] = {}
        self._hints: dict[str, str] = {}

    def official(self, name: str) -> str | None:
        """The official name of the card named so, in any letter case, or None."""
        folded = name.casefold()
        if folded not in self._found:
            self._found[folded] = self._asked(name)
        return self._found[folded]

    def _asked(self, name: str) -> str | None:
        if name.casefold() == FILLER:
            return FILLER
        try:
            return self._known_card(name)
        except SpellspeedError as unknown:
            _, found, near = str(unknown).partition("Did you mean ")
            self._hints[name.casefold()] = found + near
            return None

    def is_near_a_card(self, word: str) -> bool:
        """Whether a word that is no card looks like one that was mistyped."""
        near = [name.casefold() for name in re.findall('"(.*?)"', self.hint(word))]
        return bool(get_close_matches(word.casefold(), near, cutoff=MISTYPED))

    def hint(self, name: str) -> str:
        """ "Did you mean ...?" for a name that is not known, where one is near."""
        return self._hints.get(name.casefold(), "")


def names_of_file(names: Iterable[str]) -> Callable[[str], str]:
    """A `known_card` for cards that a file defines itself."""
    by_folded = {name.casefold(): name for name in names}

    def known_card(name: str) -> str:
        """The name as the file writes it."""
        if name.casefold() not in by_folded:
            raise SpellspeedError(f'the file defines no card "{name}".{did_you_mean(name, by_folded.values())}')
        return by_folded[name.casefold()]

    return known_card
