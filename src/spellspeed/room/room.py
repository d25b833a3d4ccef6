"""A room as those who sit in it meet it: their deeds, and what they are told of it.

After every deed `new_rows` are to be kept before `new_frames` are sent. Times are milliseconds since 1970 of a clock that the caller reads.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Generator, Sequence
from typing import Any, Final

from spellspeed import __version__
from spellspeed.kernel.game import AGREE_TO_DRAW, AWAY, SURRENDER, Plain
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.room.clocks import RESTING
from spellspeed.room.flow import Flow
from spellspeed.room.game_under_way import finished
from spellspeed.room.known import seats_shown
from spellspeed.room.record import LONGEST_PLAYER, SEALING
from spellspeed.room.refused import Refused
from spellspeed.room.rows import Row
from spellspeed.room.settings import LONGEST_DECK, MATCH, Settings
from spellspeed.room.thoughts import Moment
from spellspeed.session.room_game import CHOICE, GAME, OVER, SIDING

PROTOCOL: Final = 1
MINOR: Final = 5
"""Of the messages (docs/protocol.md)."""
LINES_AT_ONCE: Final = 50


def checked_name(name: str) -> str:
    """A name as it is shown: 1 to 24 characters, composed, none that steers a screen or turns a line. Raises Refused."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    hidden = any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn") for letter in plain)
    if not 1 <= len(plain) <= LONGEST_PLAYER or hidden:
        raise Refused("bad_message", "no name", most=LONGEST_PLAYER)
    return plain


class Room(Flow):
    """One room. Every method that changes it raises Refused (or another SpellspeedError), and then nothing has changed."""

    @classmethod
    def rebuilt(cls, room_id: str, settings: Settings, secret: bytes, rows: Sequence[Row], now: int) -> Room:
        """The room that these rows made. Clocks stand until those are back who are asked. Raises SpellspeedError where a row does not fit."""
        return finished(cls.rebuilding(room_id, settings, secret, rows, now))

    @classmethod
    def rebuilding(
        cls, room_id: str, settings: Settings, secret: bytes, rows: Sequence[Row], now: int
    ) -> Generator[None, None, Room]:
        """As `rebuilt`, in pieces: at most an answer each."""
        room = cls(room_id, settings, secret)
        for row in rows:
            yield from room.record.applying(row, again=True)
            yield
        room.record.ends_told = len(room.record.recordings)
        if room.record.game is not None:
            room.showing.begin()
        room.go_on(now)
        if room.record.clocks.place >= 0:
            room.record.clocks.since = now + RESTING
        return room

    # What is asked of it

    @property
    def settings(self) -> Settings:
        """What the room is to be."""
        return self.record.settings

    @property
    def seats(self) -> int:
        """How many places there are."""
        return self.record.places

    @property
    def commitment(self) -> str:
        """What is shown of the secret."""
        return self.record.commitment

    def seat_of_token(self, token: str) -> int | None:
        """The place of the player with that token."""
        return self.record.place_of_token(token)

    # Deeds before it begins

    def sit(self, place: int, name: str, token_hash: str, deck_text: str, now: int) -> None:
        """Somebody takes a place, or changes name or deck at its own, before the first hash of a salt is there."""
        record = self.record
        if not 0 <= place < record.places or place not in record.settings.persons:
            raise Refused("not_your_seat", "no seat for a person")
        sitting = record.players[place]
        if sitting is not None and sitting.token_hash != token_hash:
            raise Refused("not_your_seat", "seat taken")
        if record.course is not None or record.seal.hashes:
            raise Refused("not_now", "begun")
        name = checked_name(name)
        if record.was_sealed and sitting is not None and sitting.name != name:
            raise Refused("not_now", "begun")
        if any(
            other != place and player is not None and player.name == name for other, player in enumerate(record.players)
        ):
            raise Refused("bad_message", "name taken", name=name)
        if len(deck_text) > LONGEST_DECK:
            raise Refused("too_large", "long deck", most=LONGEST_DECK)
        deck = record.hosting.read_deck(deck_text, record.settings.own)
        if deck.problems:
            raise Refused("bad_deck", "deck problems", problems="; ".join(deck.problems))
        self.write(place, "sit", {"name": name, "token": token_hash, "deck": record.hosting.in_order(deck.plain)}, now)
        self.tell_seats()
        self.go_on(now)

    def resuming(self, place: int, name: str, token_hash: str, recording: str, now: int) -> Generator[None, None, None]:
        """Somebody takes a place and goes on where a recording ends, against the bots of the room; in pieces, an answer each. Raises what the
        recording refuses."""
        body = {"name": checked_name(name), "token": token_hash, "recording": recording}
        yield from self.writing(place, "resume", body, now)
        self.showing.begin()
        self.absence.new_duel()
        self.tell_seats()
        self.go_on(now)

    def salt_hash(self, place: int, shown: str, now: int) -> None:
        """The hash of a seat's salt; when all are there, they are shown to everybody."""
        self.needs(SEALING)
        self.record.seal.check_hash(place, shown)
        if self.record.seal.hashes.get(place) != shown:
            self.write(place, "salt_hash", {"hash": shown}, now)
            self.tell_sealing()
            self.go_on(now)

    def salt(self, place: int, salt: str, now: int) -> None:
        """A seat's salt, once all hashes are there; with the last one it begins."""
        self.needs(SEALING)
        self.record.seal.check_salt(place, salt)
        if place not in self.record.seal.salts:
            self.write(place, "salt", {"salt": salt}, now)
            self.tell_sealing()
            is_first = not self.record.recordings and self.record.course is not None
            if is_first and self.settings.match_minutes is not None and self.settings.kind == MATCH:
                self.time_at = now + self.settings.match_minutes * 60_000
            self.go_on(now)

    # Deeds in a game

    def answer(self, place: int, number: int, picks: Sequence[int], now: int) -> bool:
        """An answer by places of the options as they were shown. False: it was the last one that was given, and nothing happens."""
        record = self.record
        picks = list(picks)
        if number >= 0 and record.answered[place] == number and record.given[place] == tuple(picks):
            return False
        board = self.showing.boards[place]
        if record.asked() != place or number != board.number or self.untold:
            raise Refused("stale_ask", "ask over")
        ask = self.asked_now()
        if not all(type(pick) is int and 0 <= pick < len(board.meanings) for pick in picks):
            raise Refused("illegal_picks", "no such options")
        codes = dict(zip(self.meanings_now(), ask.options, strict=True))
        chosen = [board.meanings[pick] for pick in picks]
        if not ask.is_answer(tuple(codes[meaning] for meaning in chosen)):
            raise Refused("illegal_picks", "no answer")
        clocks = record.clocks
        body: Plain = {"picks": chosen, "ask": number, "places": picks}
        if clocks.place == place:
            clocks.stop(now)
            body["left"] = clocks.left[place]
        self.write(place, "answer", body, now)
        self.untold = now < self.beat_until
        self.tell_end(now)
        self.go_on(now)
        return True

    def typed(self, place: int, number: int, text: str, language: str, now: int) -> list[str]:
        """A move or a question in words, in the language or in English. [] where it was a move, which is made; else what is said to it."""
        record, board = self.record, self.showing.boards[place]
        if record.game is None:
            raise Refused("not_now", "no game")
        language = self.showing.words_of(language)
        speaker = record.game.speaker(language)
        told = record.hosting.read_words(record.game.state, record.seat_of(place), text, speaker)
        if isinstance(told, list):
            return told
        if record.asked() != place or board.number < 0 or (number >= 0 and number != board.number):
            raise Refused("stale_ask", "ask over")
        by_code = dict(zip(self.asked_now().options, self.meanings_now(), strict=True))
        self.answer(place, board.number, [board.meanings.index(by_code[code]) for code in told], now)
        return []

    def surrender(self, place: int, now: int) -> None:
        """A seat gives up."""
        self.needs(GAME)
        self.call(place, SURRENDER, now)

    def bot_gives_up(self, moment: Moment, now: int) -> None:
        """The bot that has to think gives up its duel, unless the room is past that moment: it takes too long again and again."""
        wanted = self.thought_wanted()
        if wanted is not None and wanted.moment == moment:
            self.call(self.record.asked(), SURRENDER, now)

    def claim(self, place: int, what: str, now: int) -> None:
        """ERA-ABANDON-1. The duel, or a draw, against somebody who has been away for too long."""
        self.needs(GAME)
        at = self.absence.claimable_at()
        if at is None or now < at or self.absence.place % 2 == place % 2:
            raise Refused("not_now", "nothing to claim")
        self.call(*((self.absence.place, AWAY) if what == "win" else (place, AGREE_TO_DRAW)), now)

    def call(self, place: int, call: str, now: int) -> None:
        """Something is said without being asked, and stands in the recording."""
        self.write(place, "call", {"call": call}, now)
        self.beat_until, self.untold = 0, False
        self.tell_end(now)
        self.go_on(now)

    def offer(self, place: int, what: str, now: int) -> None:
        """A draw, taking back one's last decision, or another game: carried out when those have agreed who have to."""
        self.needs(OVER if what == "rematch" else GAME)
        if what == "back":
            self.step_before(place)
        self.record.offers.setdefault(what, {place}).add(place)
        self.tell({"t": "offered", "what": what, "by": place, "state": "open"})
        self.look_at_offer(what, now)

    def accept(self, place: int, what: str, now: int) -> None:
        """Yes to an offer."""
        if what not in self.record.offers:
            raise Refused("not_now", "no offer")
        self.record.offers[what].add(place)
        self.look_at_offer(what, now)

    def decline(self, place: int, what: str, now: int) -> None:
        """No to an offer; it is gone."""
        if self.record.offers.pop(what, None) is None:
            raise Refused("not_now", "no offer")
        self.tell({"t": "offered", "what": what, "by": place, "state": "declined"})

    def look_at_offer(self, what: str, now: int) -> None:
        """Carry an offer out once those have agreed who have to: of a draw one of each side, of all else every person. Bots refuse draws."""
        agreed, persons = self.record.offers[what], self.settings.persons
        if what == "draw":
            if len({place % 2 for place in agreed}) < 2:
                return
        elif any(place not in agreed for place in persons):
            return
        by = min(agreed)
        first = next(iter(agreed))
        del self.record.offers[what]
        self.tell({"t": "offered", "what": what, "by": by, "state": "taken"})
        if what == "draw":
            self.call(first, AGREE_TO_DRAW, now)
        elif what == "back":
            self.write(first, "back", {"to": self.step_before(first)}, now)
            self.went_back, self.bot_at, self.beat_of = True, None, (-1, -1)
            self.go_on(now)
        else:
            self.write(-1, "again", {"secret": self.new_secret().hex()}, now)
            self.showing.game = None
            self.tell_sealing()
            self.tell_seats()

    def step_before(self, place: int) -> int:
        """The step of the game before a person's last own decision. Raises Refused where there is none, or taking back is not allowed."""
        game = self.record.game
        if game is None or not (self.settings.takeback or len(self.settings.persons) == 1):
            raise Refused("not_now", "no taking back")
        seat = self.record.seat_of(place)
        own = [step for step, one in enumerate(game.recorder.answers) if one.seat == seat and game.own[step]]
        if not own:
            raise Refused("not_now", "nothing to take back")
        return own[-1]

    def exchange(self, place: int, out: Sequence[int], into: Sequence[int], done: bool, now: int) -> None:
        """SIDE-2. Cards out of the deck and into it between two duels; `done` ends the own exchange."""
        self.needs(SIDING)
        body = {"do": "exchange", "out": list(out), "into": list(into), "done": done}
        self.write(place, "step", body, now)
        self.tell_match()
        self.go_on(now)

    def begin(self, place: int, first: bool, now: int) -> None:
        """SETUP-4, SETUP-5. Who may choose says whether its side goes first."""
        self.needs(CHOICE)
        course = self.record.course
        if course is None or course.chooser() != place:
            raise Refused("not_now", "other chooses")
        self.write(place, "step", {"do": "choice", "first": first}, now)
        self.go_on(now)

    def set_passing(self, place: int, mode: str, stops: list[Any] | None, hold: bool, now: int) -> None:
        """When a place is passed over."""
        self.write(place, "passing", {"mode": mode, "stops": stops, "hold": hold}, now)
        self.go_on(now)

    def arrived(self, viewer: int, now: int, language: str = "en") -> None:
        """Somebody is connected for a place, or looks on."""
        self.showing.look(viewer, language)
        if viewer == SPECTATOR:
            self.onlookers += 1
        else:
            self.absence.connections[viewer] += 1
            clocks = self.record.clocks
            if clocks.place == viewer and clocks.since > now:
                clocks.since = now
            self.absence.wait_for(self.waited_for(), now)
        self.presence_changed(now)

    def looking(self, viewer: int, language: str) -> Generator[None, None, None]:
        """What `arrived` needs that takes long, in pieces: what has happened so far is read for somebody who looks in another language than those
        before. Nothing may happen in between."""
        return self.showing.looking(viewer, language)

    def departed(self, viewer: int, now: int) -> None:
        """A connection is gone."""
        if viewer == SPECTATOR:
            self.onlookers -= 1
        else:
            self.absence.connections[viewer] -= 1
            self.absence.wait_for(self.waited_for(), now)
        self.presence_changed(now)

    def meanings_now(self) -> list[str]:
        """The meanings of the open ask, in the order of its options."""
        game = self.record.game
        assert game is not None, "somebody is asked in a game"
        return game.hosting.game.meanings(game.state, self.asked_now())

    # What they are told

    def welcome(self, viewer: int, language: str) -> Plain:
        """What somebody is told first."""
        record = self.record
        return {
            "t": "welcome",
            "protocol": PROTOCOL,
            "minor": MINOR,
            "build": __version__,
            "room": record.id,
            "game": self.settings.game,
            "seat": None if viewer == SPECTATOR else viewer,
            "epoch": self.epoch,
            "settings": self.settings.shown(),
            "seats": seats_shown(self.record),
            "state": self.state,
            "commit": record.commitment,
            "passing": {} if viewer == SPECTATOR else record.passing[viewer].as_plain(),
        }

    def face(self, code: int, language: str) -> Plain:
        """Facts and text of a card."""
        return self.record.hosting.face(code, self.showing.words_of(language))

    def why(self, place: int, card: str, verb: str, text: str, language: str) -> list[Plain]:
        """Why something cannot be done, the best reason first."""
        game = self.record.game
        if game is None:
            raise Refused("not_now", "no game")
        speaker = game.speaker(self.showing.words_of(language))
        seat = self.record.seat_of(place)
        wish = {"card": card, "verb": verb, "text": text}
        return self.record.hosting.why(game.state, seat, wish, game.tags_of(seat), speaker)

    def possible(self, place: int, number: int, picks: Sequence[int]) -> tuple[list[int], bool]:
        """The places that can be picked beside these, and whether these are an answer already."""
        board = self.showing.boards[place]
        if self.record.asked() != place or number != board.number:
            raise Refused("stale_ask", "ask over")
        if not all(type(pick) is int and 0 <= pick < len(board.meanings) for pick in picks):
            raise Refused("illegal_picks", "no such options")
        ask = self.asked_now()
        codes = dict(zip(self.meanings_now(), ask.options, strict=True))
        at = {codes[meaning]: place for place, meaning in enumerate(board.meanings)}
        chosen = tuple(codes[board.meanings[pick]] for pick in picks)
        return sorted(at[code] for code in ask.still_possible(chosen)), ask.is_answer(chosen)

    def log_before(self, viewer: int, before: int, language: str) -> Plain:
        """Lines of the log before a place of it: the place of the first, they, and which event each tells."""
        board, language = self.showing.shown_board(viewer), self.showing.words_of(language)
        lines, kinds = board.log.get(language, []), board.log_kinds.get(language, [])
        end = max(0, min(before, len(lines)))
        first = max(0, end - LINES_AT_ONCE)
        return {"first": first, "lines": lines[first:end], "kinds": kinds[first:end]}

    def recording_text(self) -> str:
        """All that was played, as a file. Raises Refused before the end: it tells what others hold."""
        record = self.record
        if record.course is None or record.phase != OVER:
            raise Refused("not_now", "not over")
        return record.course.recording_text(record.recordings, {**record.sealing_told(), "times": record.times})
