"""When a person in a room is passed over: on the server, so that nothing of it can be seen in what a client sends."""

from __future__ import annotations

from typing import Final, Generic

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.game import Passing, Plain, S
from spellspeed.room.refused import Refused
from spellspeed.session.room_game import Hosting

AUTO: Final = "auto"
ON: Final = "on"
OFF: Final = "off"
MODES: Final = (AUTO, ON, OFF)
"""AUTO: asked where something can be done that answers what has happened, and at stops. ON: asked in every window, so that no pause tells
anything. OFF: asked only where something has to be decided."""
LONGEST_STOPS: Final = 20


class SeatPassing(Generic[S]):
    """The passing of one place, through all games of a room."""

    def __init__(self, passing: Passing[S]) -> None:
        self.mode = AUTO
        self.passing: Final = passing
        self.holds = False

    def picks(self, hosting: Hosting[S], state: S, ask: Ask) -> tuple[int, ...] | None:
        """What answers an ask by itself; None where the person is asked."""
        passing = hosting.passing_pick(state, ask)
        if self.holds and passing is not None:
            return None
        if self.mode == ON and passing is not None:
            return None
        if passing is not None and (self.mode == OFF or len(ask.options) == 1):
            return (passing,)
        return self.passing.picks(state, ask)

    def take(self, change: Plain, where: str) -> None:
        """Change it: `mode`, `stops`, `hold`. Raises Refused, and what stops refuse; then nothing has changed."""
        mode = change.get("mode") or self.mode
        if mode not in MODES:
            raise Refused("bad_message", "no mode of passing", mode=str(mode)[:40])
        stops = change.get("stops")
        if stops is not None:
            if not isinstance(stops, list) or len(stops) > LONGEST_STOPS:
                raise Refused("bad_message", "too many stops", most=LONGEST_STOPS)
            try:
                self.passing.take_plain(stops, where)
            except SpellspeedError as wrong:
                raise Refused("bad_message", "wrong setting", name="stops", problem=wrong) from wrong
        self.mode = mode
        self.holds = bool(change.get("hold"))

    def as_plain(self) -> Plain:
        """It as JSON."""
        return {"mode": self.mode, "stops": self.passing.as_plain(), "hold": self.holds}
