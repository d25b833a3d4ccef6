"""The other engine's cards and where they come from; what a tool says where that engine is not here."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TextIO

FILLER_CODE: Final = 999_999_999
"""The peer's number of a blank card."""
BLANK: Final = "blank"
TOKEN: Final = 0x4000

HOW_TO_MAKE_ONE: Final = """\
The second engine is not here: {missing}.
It is no part of this project: build its shared library and lay out its scripts and card databases outside of this checkout, as
tools/second_engine/README.md says under "Making the other engine", and name them in PEER_LIB, PEER_SCRIPTS and PEER_CARDS
(tools/second_engine/env.sh.example)."""
NO_SECOND_ENGINE: Final = 3
"""The exit status of a tool that needs the other engine and finds none."""


class MissingEngine(Exception):
    """The other engine is not here; the message says how to make one."""

    def __init__(self, missing: str) -> None:
        super().__init__(HOW_TO_MAKE_ONE.format(missing=missing))


class Catalogue:
    """The other engine's cards: the columns of each, its name, and which entry stands for the wording of the era."""

    def __init__(self, rows: Mapping[int, tuple[int, ...]], names: Mapping[int, str]) -> None:
        self.rows: Final = dict(rows)
        self.names: Final = dict(names)
        #: the passcode of a card to the entry that stands for its wording of the era, best last
        self.era: Final[dict[int, int]] = {}
        for marker in ("pre-errata)", "(goat)"):
            for code, row in self.rows.items():
                if row[1] and self.names.get(code, "").casefold().endswith(marker):
                    self.era[row[1]] = code
        self.of_era: Final = {entry: code for code, entry in self.era.items()}

    def peer_code(self, code: int, era: bool = True) -> int:
        """The peer's number of a card that spellspeed calls `code`."""
        if code == 0:
            return FILLER_CODE
        return self.era.get(code, code) if era else code

    def own_code(self, code: int) -> int:
        """Spellspeed's number of a card that the peer calls `code`."""
        if code == FILLER_CODE:
            return 0
        row = self.rows.get(code)
        if row is not None and row[1] and row[3] & TOKEN:  # a Token of another picture
            return row[1]
        return self.of_era.get(code, code)

    def name(self, code: int) -> str:
        """The name of a card of either engine, or its number."""
        return BLANK if code in (0, FILLER_CODE) else self.names.get(code, str(code))


def read_catalogue(paths: list[Path]) -> Catalogue:
    """The cards of these databases; later ones overlay earlier ones."""
    rows: dict[int, tuple[int, ...]] = {}
    names: dict[int, str] = {}
    for path in paths:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            for row in connection.execute("select id,alias,setcode,type,level,attribute,race,atk,def from datas"):
                rows[row[0]] = tuple(value or 0 for value in row)
            names.update(connection.execute("select id,name from texts").fetchall())
        except sqlite3.Error as wrong:
            raise MissingEngine(f"{path} is no database of cards ({wrong})") from wrong
        finally:
            connection.close()
    return Catalogue(rows, names)


def named_places(variable: str) -> list[Path]:
    """What an environment variable names; raises MissingEngine where it is not set or one of them is not there."""
    places = [Path(part) for part in os.environ.get(variable, "").split(":") if part]
    if not places:
        raise MissingEngine(f"{variable} is not set")
    for place in places:
        if not place.exists():
            raise MissingEngine(f"{place}, which {variable} names, does not exist")
    return places


def run_tool(tool: Callable[[TextIO | None], int], lines: str | None) -> int:
    """Run a tool with the file it writes its lines to; where there is no other engine, say how to make one and give the status of that."""
    try:
        if lines is None:
            return tool(None)
        with Path(lines).open("w", encoding="utf-8") as out:
            return tool(out)
    except MissingEngine as missing:
        print(missing)
        return NO_SECOND_ENGINE
