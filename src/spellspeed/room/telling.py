"""What viewers of a room are told: frames in order, later to spectators where the room says so, and what stands for somebody who comes (back)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.game import Plain
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.room.boards import Frame
from spellspeed.room.clocks import Absence
from spellspeed.room.known import over_shown, sealing_shown, seats_shown
from spellspeed.room.record import SEALING, Record
from spellspeed.room.shown import Showing, everywhere
from spellspeed.session.room_game import GAME, OVER

PRESENCE_EVERY: Final = 1000
"""Milliseconds between two times at which everybody is told who is there: many may come at once."""


class Telling:
    """A room that says what has happened in it, and lets nothing happen."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.boards: Final = Showing(record)
        self.absence: Final = Absence(record.places)
        self.epoch = ""
        self.onlookers = 0
        self.untold = False
        """An answer within a beat: it is kept, and told when the beat is over."""
        self.siding_until: int | None = None
        self.presence_told: int | None = None
        self.presence_at: int | None = None
        """When everybody is told next who is there; None: nobody has come or gone since."""
        self.clock_shown: Plain = {}
        self.went_back = False
        self.to_send: list[tuple[int, Frame]] = []
        self.delayed: list[tuple[int, Frame]] = []
        self.to_tell: int | None = None
        """When that happened which viewers are not told of yet."""

    @property
    def showing(self) -> Showing:
        """What viewers are shown, after all that has happened."""
        self.tell_due()
        return self.boards

    @property
    def state(self) -> str:
        """What it does now: waiting, sealing, toss, choice, siding, duel, over."""
        return "duel" if self.record.phase == GAME else self.record.phase

    def new_frames(self) -> list[tuple[int, Frame]]:
        """What viewers are to be told since the last call, in order. It is worked out here: that takes longer than the deed, which is kept by now."""
        self.tell_due()
        frames, self.to_send = self.to_send, []
        return frames

    def release(self, now: int) -> None:
        """Spectators see what is old enough."""
        later = 0 if self.record.phase == OVER else self.record.settings.delay * 1000
        while self.delayed and self.delayed[0][1].at + later <= now:
            viewer, frame = self.delayed.pop(0)
            self.boards.release(frame)
            self.to_send.append((viewer, frame))

    def tell_due(self) -> None:
        """What has happened since viewers were told last."""
        now, self.to_tell = self.to_tell, None
        if now is None:
            return
        if not self.untold:
            self.tell_steps(now)
        self.release(now)

    def tell_steps(self, now: int) -> None:
        """What is new to each viewer."""
        if self.boards.game is None:
            return
        for viewer, frame in self.boards.steps(now, self.clock_shown, self.went_back):
            if viewer == SPECTATOR and self.record.settings.delay:
                self.delayed.append((viewer, frame))
            else:
                self.to_send.append((viewer, frame))
        self.went_back = False

    def tell(self, message: Plain) -> None:
        """The same to everybody."""
        frame = everywhere(message)
        self.to_send += [(viewer, frame) for viewer in self.showing.boards]

    def tell_seats(self) -> None:
        """Who sits where, and what the room does."""
        self.tell({"t": "seats", "seats": seats_shown(self.record), "state": self.state})
        if self.record.phase == SEALING:
            self.tell_sealing()

    def tell_sealing(self) -> None:
        """How the sealing stands, to everybody."""
        self.tell(sealing_shown(self.record))

    def tell_match(self) -> None:
        """How a match stands, to each as it may know it."""
        for viewer in self.showing.boards:
            shown = self.match_shown(viewer)
            if shown is not None:
                self.to_send.append((viewer, everywhere(shown)))

    def match_shown(self, viewer: int) -> Plain | None:
        """How a match stands, as a viewer may know it; None where no match is played."""
        course = self.record.course
        found = {} if course is None else course.shown(viewer)
        if not found:
            return None
        left = {} if self.siding_until is None else {"until": self.siding_until}
        return {"t": "match", **found, **left}

    def presence_changed(self, now: int) -> None:
        """Somebody came or went: everybody is told at once, or a second after the last time; nobody, where nobody is left."""
        last = self.presence_told
        if not self.onlookers and not any(self.absence.connections):
            self.presence_at = None
        elif last is None or not 0 <= now - last < PRESENCE_EVERY:
            self.tell_presence(now)
        else:
            self.presence_at = last + PRESENCE_EVERY

    def tell_presence(self, now: int) -> None:
        """Who is there, to everybody."""
        self.presence_told, self.presence_at = now, None
        self.tell(self.presence(now))

    def presence(self, now: int) -> Plain:
        """Who is there."""
        return {
            "t": "presence",
            "seats": self.absence.shown(now, self.record.settings.persons),
            "watching": self.onlookers,
        }

    # For somebody who comes (back)

    def snapshot(self, viewer: int, language: str) -> Plain:
        """Everything that a viewer was shown, as it stands."""
        shown = self.showing.snapshot(viewer, language, self.clock_shown)
        if self.siding_until is not None and "match" in shown:
            shown["match"]["until"] = self.siding_until
        return shown

    def standing(self, viewer: int) -> list[Plain]:
        """What was told once and still holds, for somebody who comes (back) now: the sealing, how a match stands, open offers, the end."""
        told = [sealing_shown(self.record)] if self.record.phase == SEALING else []
        match = self.match_shown(viewer)
        told += [match] if match is not None else []
        told += [
            {"t": "offered", "what": what, "by": place, "state": "open"}
            for what, places in self.record.offers.items()
            for place in sorted(places)
        ]
        if self.record.phase == OVER and self.record.game is not None:
            told.append(over_shown(self.record))
        return told

    def codes_shown(self, viewer: int) -> frozenset[int]:
        """The cards whose faces a snapshot shows."""
        return self.showing.codes_shown(viewer)

    def missed(self, viewer: int, epoch: str, since: int, language: str) -> list[Frame] | None:
        """The steps after one that was seen; None where a snapshot is needed."""
        if epoch != self.epoch:
            return None
        return self.showing.shown_board(viewer).missed(since, self.showing.words_of(language))
