"""The kinds of Monster Cards that came after rulebook 6.0: no pool of ours holds one."""

from __future__ import annotations

from typing import Final, NamedTuple


class LaterKind(NamedTuple):
    """A kind: its name, the bit that it has in the column `type` of a cards.cdb, and the month of its first English cards."""

    name: str
    bit: int
    since: str


SYNCHRO: Final = LaterKind("Synchro Monster", 0x2000, "2008-08")
LATER_KINDS: Final = (
    LaterKind("Link Monster", 0x4000000, "2017-07"),
    LaterKind("Pendulum Monster", 0x1000000, "2014-07"),
    LaterKind("Xyz Monster", 0x800000, "2011-07"),
    SYNCHRO,
)
"""The latest first: a card of two kinds is told by the later one."""


def later_kind(bits: int) -> LaterKind | None:
    """The kind that a card has by its column `type`; None for a card such as there were before."""
    return next((kind for kind in LATER_KINDS if bits & kind.bit), None)
