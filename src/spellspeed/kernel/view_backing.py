"""What is behind a view of one seat: the game, and which seat looks. It is written down here and not in the view.

A bot is handed a view and nothing else, and a view has no attribute, slot or closure that leads to the game (tests/yugioh/bots/test_behind.py
walks through all that can be reached). Its methods find the game here by the view's identity. Who imports this module is no longer a bot
that plays by its view: Python has no wall against that (docs/decisions/0010-views-without-games.md).
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.state import State
from spellspeed.kernel.viewers import checked_seat


class Behind:
    """A game, the seat from which a view of it is taken, and the identity of the view."""

    def __init__(self, of: int, state: State, seat: int) -> None:
        self.of: Final = of
        self.state: Final = state
        self.seat: Final = seat


class Latest:
    """What was looked behind last: a bot looks through one view many times in a row."""

    def __init__(self) -> None:
        self.looked: Behind | None = None


_BEHIND: Final[dict[int, Behind]] = {}
"""By the identity of each view that there is; a view takes itself out when nobody holds it any more."""
_LATEST: Final = Latest()


def put_behind(view: object, state: State, seat: int) -> None:
    """Write down what a new view is of. Raises NoSuchViewer for a number that is no seat."""
    _BEHIND[id(view)] = Behind(id(view), state, checked_seat(state, seat))


def behind(view: object) -> Behind:
    """What a view is of."""
    looked = _LATEST.looked
    if looked is not None and looked.of == id(view):
        return looked
    found = _BEHIND[id(view)]
    _LATEST.looked = found
    return found


def forget_behind(view: object) -> None:
    """A view is given up."""
    _LATEST.looked = None
    _BEHIND.pop(id(view), None)
