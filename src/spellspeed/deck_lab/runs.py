"""A run: its cells, what was played of them, and playing more of them by an executor. The rows do not depend on the executor."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import Final

from spellspeed.deck_lab.cells import CELLS_APART, PairedSetting, Plan, key_of, numbers_of
from spellspeed.deck_lab.executors import EXECUTORS, Executor
from spellspeed.deck_lab.kept_runs import Keeping
from spellspeed.deck_lab.rows import PlayedDuel, played_duel
from spellspeed.deck_lab.worker import OtherRules, checked_part, play_duel
from spellspeed.simulation.series import WrongCount

FIRST_PART: Final = 4
"""Duels of a part before it is known how long they take."""
SECONDS: Final = 2.0
"""How long a part is to take: what a lost worker costs, and how often progress is seen."""
MOST_IN_PART: Final = 400
PARTS_A_WORKER: Final = 4
"""At least so many parts for each worker, so that all have work to the end."""


class Run:
    """Cells and their duels. `play` adds duels; `duels_of` gives those of a cell in their order."""

    def __init__(
        self,
        executor: Executor = EXECUTORS["serial"],
        jobs: int = 1,
        counts_cards: bool = False,
        keeping: Keeping | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> None:
        if jobs < 1:
            raise WrongCount(f"{jobs} jobs; at least 1 process plays")
        self.settings: Final[list[PairedSetting]] = []
        self.executor: Final = executor
        self.jobs: Final = jobs
        self.counts_cards: Final = counts_cards
        self.keeping: Final = keeping
        self.progress: Callable[[int], None] | None = progress
        self._played: Final[list[dict[int, PlayedDuel]]] = []
        self._kept: Final[dict[str, dict[int, PlayedDuel]]] = {}
        self._seconds_a_duel = 0.0
        for each in keeping.kept() if keeping is not None else ():
            self._kept.setdefault(each.row.cell, {})[each.row.number] = each

    def add(self, setting: PairedSetting) -> int:
        """Add a cell; its number. What the file that is gone on with has of it is played already. Raises OtherRules."""
        self.settings.append(setting)
        kept = self._kept.get(key_of(setting), {})
        if kept:
            number, before = min(kept.items())
            result, _ = play_duel(setting, number, counts_cards=False)
            if played_duel(setting, number, result, ()).row != before.row:
                assert self.keeping is not None
                raise OtherRules(
                    f"{self.keeping.path}: duel {number} of cell {before.row.cell} ends otherwise now than when it was written; "
                    "the rules or the bots have changed since, so begin a new file"
                )
        self._played.append(dict(kept))
        return len(self.settings) - 1

    def duels_of(self, cell: int) -> list[PlayedDuel]:
        """The duels of a cell that were played, by their numbers."""
        return [each for _, each in sorted(self._played[cell].items())]

    @property
    def duels(self) -> list[PlayedDuel]:
        """All duels, cell by cell."""
        return [each for cell in range(len(self.settings)) for each in self.duels_of(cell)]

    def missing(self, cell: int, duels: Sequence[int]) -> list[int]:
        """Which of some duels of a cell are still to be played, as numbers of the plan."""
        return numbers_of(cell, [number for number in duels if number not in self._played[cell]])

    def play(self, wanted: Sequence[int]) -> None:
        """Play duels, by their numbers in the plan (`missing`). Raises LostWorker, OtherRules, and what an executor does."""
        plan = Plan(tuple(self.settings), self.counts_cards)
        with closing(self.executor(plan, self.parts(wanted), self.jobs)) as parts:
            for part in parts:
                duels: list[PlayedDuel] = []
                for number, result, marks in checked_part(part).played:
                    cell, duel = divmod(number, CELLS_APART)
                    played = played_duel(self.settings[cell], duel, result, marks)
                    self._played[cell][duel] = played
                    duels.append(played)
                self._seconds_a_duel = part.seconds / max(1, len(duels))
                if self.keeping is not None:
                    self.keeping.add(duels)
                if self.progress is not None:
                    self.progress(len(duels))

    def parts(self, wanted: Sequence[int]) -> Iterator[Sequence[int]]:
        """The duels in parts of about SECONDS, as measured so far. They are taken one after the other, so later ones know more."""
        most = max(1, min(MOST_IN_PART, len(wanted) // (self.jobs * PARTS_A_WORKER)))
        at = 0
        while at < len(wanted):
            size = FIRST_PART if not self._seconds_a_duel else int(SECONDS / self._seconds_a_duel)
            size = max(1, min(most, size))
            yield wanted[at : at + size]
            at += size

    def finish(self) -> None:
        """Write the file that is gone on with. Raises FileNotWritten, NotInstalled."""
        if self.keeping is not None:
            self.keeping.finish(self.duels)
