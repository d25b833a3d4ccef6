"""Who looks at a game: one of its seats, or a spectator, who is shown what lies open to everybody and nothing else."""

from __future__ import annotations

from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.argument_checks import checked_number
from spellspeed.kernel.state import State

SPECTATOR: Final = -1
"""As a viewer: somebody who has no seat."""


class NoSuchViewer(SpellspeedError):
    """A viewer is one of the seats of the game, or SPECTATOR where one may look on."""


def checked_viewer(state: State, viewer: int) -> int:
    """A viewer that there is: a seat, or SPECTATOR. Raises NoSuchViewer."""
    checked_number(viewer, "viewer")
    if not SPECTATOR <= viewer < state.seats:
        raise NoSuchViewer(
            f"there is no viewer {viewer}: the seats are 0 to {state.seats - 1}, and a spectator is {SPECTATOR}"
        )
    return viewer


def checked_seat(state: State, seat: int) -> int:
    """A seat that there is; a spectator has none. Raises NoSuchViewer."""
    checked_number(seat, "seat")
    if not 0 <= seat < state.seats:
        raise NoSuchViewer(f"there is no seat {seat}: the seats are 0 to {state.seats - 1}")
    return seat


def is_of_side_of(state: State, viewer: int, seat: int) -> bool:
    """Whether a viewer plays on the side of a seat; a spectator plays on none. Raises NoSuchViewer."""
    if 0 <= viewer < state.seats:
        return state.side_of[viewer] == state.side_of[seat]
    checked_viewer(state, viewer)
    return False
