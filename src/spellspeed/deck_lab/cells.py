"""Cells: two decks (four for teams), their bots, a profile and a seed; and the plan of a run, which is many cells.

Duel `number` of a cell has the seed `S/(number // 2)`. Even numbers are begun by the first deck, odd ones by the second, so both
beginners of each seed are there: they are one unit of all statistics, and the luck of the toss is in no comparison.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from spellspeed.simulation.duels import Setting, checked_setting
from spellspeed.yugioh.decks import DeckList

CELLS_APART: Final = 1 << 24
"""More duels than a cell has: duel n of cell c is number c * CELLS_APART + n of a plan."""
BEGINNERS: Final = 2
"""Duels of a unit."""


@dataclass(frozen=True, slots=True)
class PairedSetting(Setting):
    """A setting whose duels come in pairs of one seed, begun by the first deck and by the second."""

    def seed_of(self, number: int) -> str:
        """The seed of one of the duels: two neighbours share it."""
        return f"{self.seed}/{number // BEGINNERS}"


def paired_setting(decks: tuple[DeckList, ...], seed: str, bots: Sequence[str], profile_name: str) -> PairedSetting:
    """The setting of a cell: two decks, or four for teams. Raises what `checked_setting` does."""
    known = checked_setting(decks, seed, bots, profile_name, choose_zones=False)
    return PairedSetting(known.decks, known.seed, known.bots, known.profile_name, known.choose_zones)


def key_of(setting: Setting) -> str:
    """64 bits over all that decides the duels of a cell: the cards of both decks in their order, bots, profile, seed."""
    decks = [(deck.name, deck.main, deck.fusion) for deck in setting.decks]
    parts = (decks, setting.seed, setting.bots, setting.profile_name, setting.choose_zones)
    return blake2b(repr(parts).encode(), digest_size=8).hexdigest()


@dataclass(frozen=True, slots=True)
class Plan:
    """The cells of a run, and whether the cards are counted. Small: it goes to every worker."""

    settings: tuple[PairedSetting, ...]
    counts_cards: bool = False

    def name_of(self, number: int) -> str:
        """What a duel is called in an error, by its number in the plan."""
        cell, duel = divmod(number, CELLS_APART)
        setting = self.settings[cell]
        decks = " against ".join(deck.name for deck in setting.decks)
        return f'duel {duel} of {decks} (seed "{setting.seed_of(duel)}")'


def numbers_of(cell: int, duels: Iterable[int]) -> list[int]:
    """The numbers in the plan of some duels of a cell."""
    return [cell * CELLS_APART + number for number in duels]
