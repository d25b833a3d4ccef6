"""The names that a player can declare: those of all cards, which the pool of cards tells when they are first asked for (T-9.1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import option
from spellspeed.yugioh.duel.terms import NAME_OF


@mypyc_attr(allow_interpreted_subclasses=True)
class KnownNames:
    """Who knows the names of all cards."""

    def codes(self, kind: int) -> tuple[int, ...]:
        """The passcode of one card for each name, in the order of the names: of all cards (0), or of one kind."""
        raise NotImplementedError

    def name(self, code: int) -> str:
        """The name that a card of that passcode counts as. CARD-1"""
        raise NotImplementedError


KNOWN: Final[list[KnownNames]] = []
"""The one who knows them; the pool of cards puts itself here."""
_offered: Final[dict[int, tuple[int, ...]]] = {}


def names_offered(kind: int) -> tuple[int, ...]:
    """T-9.1. Every name that can be declared, as options of an ask: made once for a kind (0: all), and shared by all asks and duels."""
    found = _offered.get(kind)
    if found is None:
        found = tuple([option(NAME_OF, -1, code) for code in KNOWN[0].codes(kind)])
        _offered[kind] = found
    return found


def name_declared(code: int) -> str:
    """CARD-1. The name that was declared."""
    return KNOWN[0].name(code)
