"""What a room keeps: rows, which are only ever added."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """Something that happened in a room. `n` counts from 0 without a gap, `at` are milliseconds since 1970, `seat` is -1 for nobody's, `kind` one
    of those that `Record` applies (room/record.py), `body` JSON."""

    n: int
    at: int
    seat: int
    kind: str
    body: str
