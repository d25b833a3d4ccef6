"""What a run has played, kept while it runs: each part is appended to `FILE.part` as it comes, and FILE is written whole at the end.

Whatever ends a run (Ctrl-C, a kill, the power), the next one with the same file goes on with the duels that are in either.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from spellspeed.deck_lab.cards import CardRow
from spellspeed.deck_lab.rows import DuelRow, PlayedDuel, values_of
from spellspeed.deck_lab.tables import WrongTable, checked_suffix, needs_table, read_duels, write_duels

PART: Final = ".part"


class Keeping:
    """One file of rows that a run goes on with and adds to. Raises WrongTable for what is no file: a pipe gives its rows once."""

    def __init__(self, path: Path, with_cards: bool) -> None:
        checked_suffix(path)
        self.path: Final = path
        self.part: Final = path.with_name(path.name + PART)
        self.with_cards: Final = with_cards
        for each in (self.path, self.part):
            needs_table(each)
        self._is_whole = False

    def kept(self) -> list[PlayedDuel]:
        """The duels that are kept. Raises WrongTable, NotInstalled."""
        whole = read_duels(self.path, self.with_cards) if self.path.exists() else []
        return whole + (read_part(self.part) if self.part.exists() else [])

    def add(self, duels: Sequence[PlayedDuel]) -> None:
        """Append duels; the file is closed when this returns. Raises WrongTable."""
        lines = [json.dumps([values_of(each.row), [values_of(card) for card in each.cards]]) + "\n" for each in duels]
        try:
            if not self._is_whole:
                cut_last_line(self.part)
                self._is_whole = True
            with self.part.open("a", encoding="utf-8") as file:
                file.writelines(lines)
        except OSError as refused:
            raise WrongTable(f"{self.part} cannot be written: {refused}") from refused

    def finish(self, duels: Sequence[PlayedDuel]) -> None:
        """Write the file whole; what was appended is in it. Raises FileNotWritten, NotInstalled."""
        write_duels(self.path, duels, self.with_cards)
        self.part.unlink(missing_ok=True)


def read_part(path: Path) -> list[PlayedDuel]:
    """The duels of a file that was appended to; a last line that is not whole was cut off by a kill and is left out. Raises WrongTable."""
    found: list[PlayedDuel] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(keepends=True), 1):
        if not line.endswith("\n"):
            break
        try:
            row, cards = json.loads(line)
            found.append(PlayedDuel(DuelRow(*row), tuple([CardRow(*card) for card in cards])))
        except (ValueError, TypeError) as wrong:
            raise WrongTable(f"{path}, line {number} is no duel: {wrong}") from wrong
    return found


def cut_last_line(path: Path) -> None:
    """Take away a last line that is not whole."""
    if not path.exists():
        return
    content = path.read_bytes()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        os.truncate(path, whole)
