"""The duels of an environment: which decks meet, and how the duel of a number begins. Standard library alone.

Duel `number` of seed `S` is that of `spellspeed simulate --seed S`: it has the seed `S/number`, the sides begin in turn, and nothing else
decides it, wherever and beside how many others it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.atoms import keep_journal
from spellspeed.kernel.door import advance
from spellspeed.kernel.draws import Stream, seed_within
from spellspeed.learning.card_codes import codes_by_passcode
from spellspeed.learning.encoding.card_rows import CardRows
from spellspeed.learning.encoding.episode import Episode
from spellspeed.simulation.duels import Setting
from spellspeed.yugioh.book.preparing import SEAT_COUNTS, new_duel
from spellspeed.yugioh.decks import DeckList, bundled, find_deck
from spellspeed.yugioh.decks.playable import DeckCards, deck_cards
from spellspeed.yugioh.duel.atoms import let_choose_zones
from spellspeed.yugioh.duel.profile import profile as profile_named

Deck = str | Path | DeckList
"""A bundled deck by name, a file, or a deck."""
Drawing = Callable[[str], Sequence[Deck]]
"""Decks that are drawn for each duel from its seed."""
DEFAULT_DECKS: Final = ("goat_control",)
"""A mirror, so that equal players win half: of goat_control against chaos_control the first wins nine of ten duels played by chance."""
MOST_DECISIONS: Final = 3000
"""Actions after which a duel is cut short: three times what the longest ones of the bundled decks take."""


class WrongSetup(SpellspeedError):
    """No environment can be made so: the message says what is wrong."""


class Duels:
    """The duels of an environment. `decks` are one for all seats, one for each side or one for each seat, or a function that draws them.

    Raises WrongSetup, UnknownDeck, UnknownProfile, NotImplementedCard.
    """

    def __init__(
        self,
        decks: Sequence[Deck] | Drawing = DEFAULT_DECKS,
        seats: int = 2,
        profile: str = "goat",
        choose_zones: bool = False,
    ) -> None:
        if seats not in SEAT_COUNTS:
            raise WrongSetup(f"{seats} seats; a duel has two, or four in teams of two")
        self.seats: Final = seats
        self.profile: Final = profile
        self.choose_zones: Final = choose_zones
        self.rules: Final = profile_named(profile)
        self.drawn: Final = decks if callable(decks) else None
        self.decks: Final = () if callable(decks) else self.for_seats(decks)
        self.rows: Final = CardRows(codes_by_passcode())

    def for_seats(self, decks: Sequence[Deck]) -> tuple[DeckList, ...]:
        """A deck for every seat; two for four seats are those of the sides. Raises WrongSetup, UnknownDeck, NotImplementedCard."""
        if isinstance(decks, str) or not decks or self.seats % len(decks):
            raise WrongSetup(
                f"decks are {decks!r}; give one for all, one for each side or one for each of the {self.seats} seats"
            )
        found = tuple([deck if isinstance(deck, DeckList) else found_once(deck) for deck in decks])
        for deck in found:
            playable(deck)
        return found * (self.seats // len(found))

    def setting(self, seed: str, number: int) -> Setting:
        """What decides the duel of a number. Raises what `for_seats` does where decks are drawn."""
        decks = self.for_seats(self.drawn(f"{seed}/{number}")) if self.drawn is not None else self.decks
        return Setting(decks, seed, ("random",), self.profile, self.choose_zones)

    def episode(self, setting: Setting, number: int) -> Episode:
        """The duel of a number at its first ask."""
        seating = setting.seating(number)
        decks = [playable(setting.decks[place]) for place in seating]
        duel = new_duel(decks, setting.seed_of(number), self.rules, setting.first_seat(number))
        let_choose_zones(duel, self.choose_zones)
        keep_journal(duel, [])
        advance(duel)
        return Episode(duel, self.rows)


@lru_cache(maxsize=1000)
def found_once(deck: str | Path) -> DeckList:
    """A deck by name or file, read once. Raises UnknownDeck."""
    return find_deck(deck)


@lru_cache(maxsize=1000)
def playable(deck: DeckList) -> DeckCards:
    """A deck as duels use it, worked out once. Raises NotImplementedCard."""
    return deck_cards(deck)


def any_bundled(seed: str) -> tuple[str, str]:
    """Two of the bundled decks by chance: for `decks`, so that an agent meets all of them."""
    names = list(bundled())
    stream = Stream(seed_within(seed, "decks"))
    return names[stream.below(len(names))], names[stream.below(len(names))]
