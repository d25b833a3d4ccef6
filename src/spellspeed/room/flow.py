"""What follows by itself in a room: bots answer, windows are passed, clocks run, the steps of a match that nobody decides.

Nothing here reads a clock: times are arguments, and how long a bot seems to think comes from the secret of the room. `new_secret` alone draws at
random, for a rematch: everybody knows the secret before, so that nothing may follow from it. Whoever keeps the room may say how it is drawn.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Generator, Sequence
from hashlib import sha256
from typing import Final

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.game import AWAY, OUT_OF_TIME, Plain
from spellspeed.recording.recorder import answer_of
from spellspeed.room.game_under_way import finished
from spellspeed.room.known import over_shown
from spellspeed.room.record import SEALING, WAITING, Record
from spellspeed.room.refused import Refused
from spellspeed.room.rows import Row
from spellspeed.room.settings import Settings
from spellspeed.room.telling import Telling
from spellspeed.room.thoughts import Moment, Thought, Thoughts
from spellspeed.session.room_game import CHOICE, GAME, OVER, SIDING, TOSS

BEAT: Final = 700
"""Milliseconds that a window about something lasts at least, for everybody."""
THINKS: Final = (400, 900)
"""Between these a bot seems to think; the time tells nothing of what it can do."""
SIDING_TIME: Final = 180_000
SEALING_TIME: Final = 60_000
"""Milliseconds after which who has not shown its part of a later game's sealing loses that game."""


def drawn_secret() -> bytes:
    """A secret that nobody knows."""
    return secrets.token_bytes(32)


class Flow(Telling):
    """A room without the deeds of those who sit in it."""

    def __init__(self, room_id: str, settings: Settings, secret: bytes) -> None:
        """Raises SpellspeedError where a bot's deck is none."""
        super().__init__(Record(room_id, settings, secret))
        self.stream: Final = Stream(sha256(b"thinking" + secret).hexdigest())
        self.new_secret: Callable[[], bytes] = drawn_secret
        self.bot_at: int | None = None
        """When the bot that is asked answers, at the earliest."""
        self.thoughts: Final = Thoughts()
        self.beat_of = (-1, -1)
        """The window (duel and number of its ask) that has its beat."""
        self.beat_until = 0
        self.sealing_until: int | None = None
        self.time_at: int | None = None
        self.claim_told = False
        self.to_keep: list[Row] = []

    # Rows

    def write(self, place: int, kind: str, body: Plain, now: int) -> None:
        """Something happens: it is carried out, and is to be kept. Raises SpellspeedError, and then nothing has changed."""
        finished(self.writing(place, kind, body, now))

    def writing(self, place: int, kind: str, body: Plain, now: int) -> Generator[None, None, None]:
        """As `write`, in pieces."""
        self.tell_due()
        row = Row(self.record.n, now, place, kind, json.dumps(body, ensure_ascii=False, separators=(",", ":")))
        yield from self.record.applying(row)
        self.to_keep.append(row)

    def new_rows(self) -> list[Row]:
        """What has to be kept since the last call, before anybody is told."""
        rows, self.to_keep = self.to_keep, []
        return rows

    def needs(self, *states: str) -> None:
        """Raises Refused where the room does something else now."""
        if self.record.phase not in states:
            raise Refused("not_now", "not now", state=self.record.phase)

    def asked_now(self) -> Ask:
        """The open ask."""
        game = self.record.game
        assert game is not None, "somebody is asked"
        assert game.ask is not None, "somebody is asked"
        return game.ask

    # Going on

    def go_on(self, now: int) -> None:
        """All that nobody has to decide, and then everybody is to be told."""
        while not self.untold and self.goes_on(now):
            pass
        if self.record.phase != SEALING:
            self.sealing_until = None
        if self.record.phase != SIDING:
            self.siding_until = None
        self.set_clocks(now)
        self.to_tell = now

    def goes_on(self, now: int) -> bool:
        """One thing that nobody has to decide; whether there was one."""
        record, phase = self.record, self.record.phase
        course = record.course
        if course is None or phase in (WAITING, OVER):
            return False
        if phase == SEALING:
            return self.seals_again(now)
        if phase == TOSS:
            self.write(-1, "step", {"do": "toss", "side": course.toss()}, now)
            self.tell_match()
            return True
        if phase == CHOICE:
            return self.bot_chooses(course.chooser(), now)
        if phase == SIDING:
            return self.bots_side(now)
        if record.game is None or record.game.state.over:
            self.begin_game(now)
            return True
        return self.answers_itself(now)

    def begin_game(self, now: int) -> None:
        """The next game."""
        self.write(-1, "game", {}, now)
        self.showing.begin()
        self.absence.new_duel()
        self.tell_seats()
        self.tell_match()

    def seals_again(self, now: int) -> bool:
        """A later game of a match is sealed like the first. Who has not shown its part so long after the first who did loses that game as one who is
        away; as long as nobody has, nobody is late."""
        seal = self.record.seal
        if seal.is_whole:
            self.write(-1, "reseal", {"secret": self.new_secret().hex()}, now)
            self.sealing_until = None
            self.tell_seats()
            return True
        shown = seal.salts if seal.are_hashes_there else seal.hashes
        if not shown:
            self.sealing_until = None
        elif self.sealing_until is None:
            self.sealing_until = now + SEALING_TIME
        elif now >= self.sealing_until:
            place = min(place for place in seal.persons if place not in shown)
            self.sealing_until = None
            self.write(place, "unsealed", {}, now)
            self.begin_game(now)
            self.write(place, "call", {"call": AWAY}, now)
            self.tell_end(now)
            return True
        return False

    def bot_chooses(self, place: int, now: int) -> bool:
        """SETUP-4. A bot that may choose goes first."""
        if not self.record.is_bot(place):
            return False
        self.write(place, "step", {"do": "choice", "first": True}, now)
        self.tell_match()
        return True

    def bots_side(self, now: int) -> bool:
        """SIDE-2. A bot exchanges nothing; persons have three minutes."""
        course = self.record.course
        assert course is not None, "decks are changed in a course"
        if self.siding_until is None:
            self.siding_until = now + SIDING_TIME
            self.tell_match()
        for place in course.left_to_side():
            if self.record.is_bot(place) or now >= self.siding_until:
                self.write(place, "step", {"do": "exchange", "out": [], "into": [], "done": True}, now)
                if not course.left_to_side():
                    self.siding_until = None
                self.tell_match()
                return True
        return False

    def answers_itself(self, now: int) -> bool:
        """An answer of a bot, one that is the only one, or a pass; False where somebody is to be waited for."""
        record = self.record
        game = record.game
        assert game is not None, "a game is under way"
        ask, place = self.asked_now(), record.asked()
        bot = game.bots[ask.seat]
        self.showing.asks = True
        forced = record.hosting.forced(game.state, ask)
        if bot is not None:
            thinks = forced is None and game.hosting.game.takes_time(game.bot_names[ask.seat])
            if (thinks and not self.is_thought(now)) or not self.bot_has_thought(now):
                return False
            self.bot_at = None
            if thinks:
                self.write(place, "answer", {"picks": list(self.thoughts.picks)}, now)
                self.tell_end(now)
            else:
                self.take(place, bot.picks(ask, game.views[ask.seat]), now)
            return True
        if forced is not None:
            self.take(place, forced, now)
            return True
        self.open_beat(now)
        picks = record.passing[place].picks(record.hosting, game.state, ask)
        self.showing.asks = picks is None
        if picks is None or now < self.beat_until:
            return False
        self.take(place, picks, now)
        return True

    def take(self, place: int, picks: tuple[int, ...], now: int) -> None:
        """An answer that no person gave."""
        game = self.record.game
        assert game is not None, "a game is under way"
        given = answer_of(game.hosting.game, game.state, picks)
        self.write(place, "answer", {"picks": list(given.picks)}, now)
        self.tell_end(now)

    def is_thought(self, now: int) -> bool:
        """Whether the answer of the bot that is asked is there; if not, it is wanted from now on."""
        game = self.record.game
        assert game is not None, "a game is under way"
        seat = self.asked_now().seat
        return self.thoughts.is_there(
            Thought(self.record.moment(), game.start, tuple(game.recorder.answers), seat, game.bot_names[seat]), now
        )

    def thought_wanted(self) -> Thought | None:
        """What a bot has to think about before the room goes on; the answer is told by `think`."""
        game = self.record.game
        wanted = self.thoughts.wanted
        return wanted if game is not None and wanted is not None and wanted.moment == self.record.moment() else None

    def think(self, moment: Moment, picks: Sequence[str], now: int) -> None:
        """A bot has thought: it answers so, unless the room is past that moment."""
        if self.thought_wanted() is not None and self.thoughts.take(moment, picks):
            self.bot_at = max(now, self.thoughts.since + THINKS[0])
            self.go_on(now)

    def bot_has_thought(self, now: int) -> bool:
        """Whether the bot that is asked has seemed to think for long enough."""
        if self.record.settings.fast_bots:
            return True
        if self.bot_at is None:
            self.bot_at = now + THINKS[0] + self.stream.below(THINKS[1] - THINKS[0])
        return now >= self.bot_at

    def open_beat(self, now: int) -> None:
        """A window about something that is new has its beat, where persons oppose each other."""
        record = self.record
        game = record.game
        assert game is not None, "a game is under way"
        window = (len(record.recordings), game.state.serial)
        if window == self.beat_of:
            return
        self.beat_of = window
        opposed = len({place % 2 for place in record.settings.persons}) == 2
        self.beat_until = now + BEAT if opposed and record.hosting.waiting(game.state).answers else 0

    def set_clocks(self, now: int) -> None:
        """The clock of the person who is asked runs, from the end of a beat on; whoever is waited for may be away."""
        record = self.record
        place = self.waited_for()
        in_game = record.phase == GAME and not self.untold
        clocks = record.clocks
        if (place if in_game else -1) != clocks.place:
            clocks.stop(now)
            if in_game and place >= 0:
                clocks.run(place, max(now, self.beat_until))
        self.absence.wait_for(place, now)
        self.clock_shown = clocks.shown(now)

    def waited_for(self) -> int:
        """The person that is asked; -1: nobody, or a bot."""
        place = self.record.asked()
        return -1 if place < 0 or self.record.is_bot(place) else place

    # Time

    def next_due(self) -> int | None:
        """When `tick` has something to do, if nothing happens before."""
        times = [
            self.bot_at,
            self.siding_until,
            self.sealing_until,
            self.time_at,
            self.presence_at,
            self.record.clocks.over_at(),
        ]
        if self.beat_until:
            times.append(self.beat_until)
        if not self.claim_told:
            times.append(self.absence.claimable_at())
        if self.delayed:
            times.append(self.delayed[0][1].at + self.record.settings.delay * 1000)
        known = [time for time in times if time is not None]
        return min(known) if known else None

    def tick(self, now: int) -> None:
        """Time has passed: what is due happens."""
        if self.beat_until and now >= self.beat_until:
            self.beat_until = 0
            self.untold = False
        over = self.record.clocks.over_at()
        if over is not None and now >= over:
            place = self.record.clocks.place
            self.record.clocks.stop(now)
            self.write(place, "call", {"call": OUT_OF_TIME}, now)
            self.tell_end(now)
        if self.time_at is not None and now >= self.time_at:
            self.time_at = None
            self.call_time(now)
        claim = self.absence.claimable_at()
        if claim is None:
            self.claim_told = False
        elif now >= claim and not self.claim_told:
            self.claim_told = True
            self.presence_at = now
        if self.presence_at is not None and now >= self.presence_at:
            self.tell_presence(now)
        self.go_on(now)

    def call_time(self, now: int) -> None:
        """MATCH-6, MATCH-11. The time of the match is over."""
        record = self.record
        if record.phase == GAME:
            self.write(-1, "call", {"call": record.hosting.game.calls_of_nobody[0]}, now)
            self.tell_end(now)
        elif record.course is not None and record.phase in (TOSS, CHOICE, SIDING, SEALING):
            self.siding_until = None
            shown = record.phase == SEALING
            self.write(-1, "step", {"do": "time"}, now)
            if shown and record.phase != OVER:
                # What was exchanged is taken back: other lists are sealed than those that were shown.
                self.write(-1, "reseal", {"secret": self.new_secret().hex()}, now)
                self.tell_seats()
            self.tell_match()

    def tell_end(self, now: int) -> None:
        """A game is over, or all of it; with the last one the secret is shown."""
        record = self.record
        if record.game is None or not record.game.state.over or record.ends_told == len(record.recordings):
            return
        record.ends_told = len(record.recordings)
        self.beat_until, self.untold, self.bot_at = 0, False, None
        self.set_clocks(now)
        self.tell_steps(now)
        self.release(now + record.settings.delay * 1000)
        self.tell(over_shown(self.record))
        self.tell_match()
