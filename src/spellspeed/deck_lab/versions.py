"""Versions of a deck against the same opponents with the same seeds. A version plays again only what its changed slots may have mattered in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from spellspeed.deck_lab.cards import may_have_mattered
from spellspeed.deck_lab.cells import paired_setting
from spellspeed.deck_lab.matrix import checked_duels
from spellspeed.deck_lab.rows import PlayedDuel
from spellspeed.deck_lab.runs import Run
from spellspeed.errors import SpellspeedError
from spellspeed.yugioh.decks import DeckList
from spellspeed.yugioh.players import BOTS


class NoOpponents(SpellspeedError):
    """A deck is compared against nobody."""


def aligned(deck: DeckList, other: DeckList) -> DeckList:
    """The same deck with every card that it shares with another one in the place where that has it: a shuffle permutes places, so both draw the same
    cards as far as they can. What it has alone fills the places that are left, in its order."""
    left = Counter(deck.main)
    places: list[int | None] = []
    for code in other.main:
        is_shared = left[code] > 0
        left[code] -= is_shared
        places.append(code if is_shared else None)
    own: list[int] = []
    for code in deck.main:
        if left[code] > 0:
            left[code] -= 1
            own.append(code)
    filled = [own.pop(0) if code is None and own else code for code in places]
    return replace(deck, main=tuple([code for code in filled if code is not None] + own))


def with_slots(deck: DeckList, changes: dict[int, int], name: str) -> DeckList:
    """The deck with other cards in some places of its Main Deck, under a name of its own."""
    main = tuple([changes.get(place, code) for place, code in enumerate(deck.main)])
    return replace(deck, main=main, name=name)


class Bench:
    """One deck and its versions against the same opponents, a cell for each pair; the cards are counted."""

    def __init__(
        self,
        run: Run,
        opponents: Sequence[DeckList],
        seed: str,
        bots: Sequence[str],
        profile_name: str,
        duels: int,
        every_seed: bool = False,
    ) -> None:
        """`duels` against each opponent. With `every_seed`, or with bots that look at the whole Deck, everything is played again. Raises NoOpponents,
        WrongCount."""
        if not opponents:
            raise NoOpponents("no opponents are given: name decks with --against")
        self.run: Final = run
        self.opponents: Final = tuple(opponents)
        self.numbers: Final = range(checked_duels(duels))
        self.replays_all: Final = every_seed or any(name not in BOTS for name in bots)
        self._shared: Final = (seed, tuple(bots), profile_name)
        self._cells: Final[dict[tuple[str, tuple[int, ...]], list[int]]] = {}

    def cells(self, deck: DeckList) -> list[int]:
        """The cells of a version, one for each opponent; they are added when they are first asked for."""
        key = (deck.name, deck.main)
        if key not in self._cells:
            seed, bots, profile_name = self._shared
            self._cells[key] = [
                self.run.add(paired_setting((deck, other), seed, bots, profile_name)) for other in self.opponents
            ]
        return self._cells[key]

    def missing(self, deck: DeckList) -> list[int]:
        """What is to be played of the deck itself, as numbers of the plan."""
        return [number for cell in self.cells(deck) for number in self.run.missing(cell, self.numbers)]

    def missing_of(self, version: DeckList, base: DeckList) -> list[int]:
        """What is to be played of a version, once the deck that it changes was played."""
        found: list[int] = []
        for cell, base_cell in zip(self.cells(version), self.cells(base), strict=True):
            base_duels = self.of_numbers(base_cell)
            again = [each.row.number for each in base_duels if self.may_differ(version, base, each)]
            found += self.run.missing(cell, again)
        return found

    def may_differ(self, version: DeckList, base: DeckList, duel: PlayedDuel) -> bool:
        """Whether a duel of the base may end otherwise with the version: one of the slots that differ may have mattered in it."""
        if self.replays_all or not duel.marks or len(version.main) != len(base.main):
            return True
        slots = zip(version.main, base.main, duel.marks, strict=False)
        return any(new != old and may_have_mattered(mark) for new, old, mark in slots)

    def of_numbers(self, cell: int) -> list[PlayedDuel]:
        """The duels of a cell that belong to this comparison."""
        return [each for each in self.run.duels_of(cell) if each.row.number in self.numbers]

    def duels_of(self, version: DeckList, base: DeckList) -> list[list[PlayedDuel]]:
        """The duels of a version by opponent: those that it played, and where its slots did not matter those of the base."""
        found: list[list[PlayedDuel]] = []
        for cell, base_cell in zip(self.cells(version), self.cells(base), strict=True):
            own = {each.row.number: each for each in self.of_numbers(cell)}
            same = [each for each in self.of_numbers(base_cell) if not self.may_differ(version, base, each)]
            by_number = {**{each.row.number: each for each in same}, **own}
            found.append([each for _, each in sorted(by_number.items())])
        return found
