"""Clocks and absence: how long a seat may think, and when the others may claim a duel that somebody has left (ERA-CLOCK-1, ERA-ABANDON-1).

Times are milliseconds; nothing here reads a clock.
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.game import Plain
from spellspeed.room.settings import Clock

LAG: Final = 300
"""Milliseconds of every answer that are the wire's."""
AWAY_FOR: Final = 60_000
AWAY_IN_ALL: Final = 180_000
"""So long may a seat be away while its own answer is due: at one time, and in a whole duel."""
RESTING: Final = 60_000
"""After a restart clocks stand for so long, or until the seat is back."""


class Clocks:
    """One for each place; at most one runs."""

    def __init__(self, clock: Clock | None, places: int) -> None:
        self.clock: Final = clock
        self.left = [clock.bank * 1000 if clock is not None else 0] * places
        self.place = -1
        self.since = 0

    def run(self, place: int, now: int) -> None:
        """The clock of a place runs from now on, no other one; -1: none."""
        if self.clock is not None:
            self.place, self.since = place, now

    def used(self, now: int) -> int:
        """How much the running clock has run."""
        return max(0, now - self.since - LAG) if self.place >= 0 else 0

    def stop(self, now: int) -> None:
        """The place has answered."""
        if self.place >= 0:
            self.left[self.place] = max(0, self.left[self.place] - self.used(now))
            self.place = -1

    def add(self, place: int) -> None:
        """An own turn begins."""
        if self.clock is not None:
            self.left[place] += self.clock.increment * 1000

    def over_at(self) -> int | None:
        """When the running clock will have run out."""
        return self.since + LAG + self.left[self.place] if self.place >= 0 else None

    def shown(self, now: int) -> Plain:
        """What everybody sees of them, by place."""
        if self.clock is None:
            return {}
        return {
            str(place): {
                "left": max(0, left - (self.used(now) if place == self.place else 0)),
                "runs": place == self.place,
            }
            for place, left in enumerate(self.left)
        }


class Absence:
    """Who is there, by place, and how long those that are not have been waited for."""

    def __init__(self, places: int) -> None:
        self.connections = [0] * places
        self.spent = [0] * places
        self.place = -1
        """The place that is waited for and not there."""
        self.since = 0

    def here(self, place: int) -> bool:
        """Whether somebody is connected for a place."""
        return self.connections[place] > 0

    def wait_for(self, place: int, now: int) -> None:
        """An answer of a place is due (-1: of nobody); while it is not there its time runs."""
        absent = place if place >= 0 and not self.here(place) else -1
        if absent == self.place:
            return
        if self.place >= 0:
            self.spent[self.place] += now - self.since
        self.place, self.since = absent, now

    def claimable_at(self) -> int | None:
        """When the others may claim the duel; None while nobody is missing."""
        if self.place < 0:
            return None
        return self.since + max(0, min(AWAY_FOR, AWAY_IN_ALL - self.spent[self.place]))

    def new_duel(self) -> None:
        """Every duel has its own time to be away."""
        self.spent = [0] * len(self.spent)
        self.place = -1

    def shown(self, now: int, persons: tuple[int, ...]) -> list[Plain]:
        """Who is there, and in how many seconds the others may claim the duel. Bots are always there."""
        at = self.claimable_at()
        return [
            {
                "here": place not in persons or self.here(place),
                **({"claim_in": max(0, -(-(at - now) // 1000))} if at is not None and place == self.place else {}),
            }
            for place in range(len(self.connections))
        ]
