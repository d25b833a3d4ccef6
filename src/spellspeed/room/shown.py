"""What the viewers of a room are shown: a board for each, and the steps by which it changes."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from spellspeed.kernel.game import Plain
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import ENGLISH, catalog, languages
from spellspeed.room.boards import ANY, Board, Frame
from spellspeed.room.game_under_way import finished
from spellspeed.room.record import Record

CHOICES_BETWEEN: Final = "between"
"""What is waited for between the duels of a match."""


class Showing:
    """Boards of all places and of the spectators. Nothing is worked out for a place at which nobody looks, nor in a language that nobody reads."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.boards: Final = {viewer: Board() for viewer in (SPECTATOR, *range(record.places))}
        self.languages: Final[dict[int, list[str]]] = {viewer: [] for viewer in self.boards}
        self.released = Board()
        """What spectators who see everything later were shown so far."""
        self.released_clock: Plain = {}
        self.opening: Final[dict[tuple[int, str], list[Plain]]] = {}
        """What happened as a game began, for who looked already: the first step tells it."""
        if record.settings.delay:
            self.languages[SPECTATOR].append(self.words_of(ENGLISH))
        self.game: Any = None
        self.asks = True
        """Whether the person whose answer is due is asked; False: it is passed over when the beat ends."""

    def words_of(self, language: str) -> str:
        """The language in which a table speaks to somebody who wants this one."""
        known = self.record.hosting.game.languages
        return language if language in known else known[0]

    def shown_board(self, viewer: int) -> Board:
        """What a viewer has been shown by now: of spectators with a delay only what is old enough."""
        return self.released if viewer == SPECTATOR and self.record.settings.delay else self.boards[viewer]

    def release(self, frame: Frame) -> None:
        """A step is old enough for spectators."""
        board = self.released
        board.seq = frame.seq
        for language, message in frame.messages.items():
            board.tell(language, message["events"])
            board.waits[language] = message.get("waiting", {})
        message = next(iter(frame.messages.values()))
        if "back" in message:
            board.parts = {}
        board.parts.update(message["parts"])
        self.released_clock = message["clock"]
        board.add(frame)

    def look(self, viewer: int, language: str) -> None:
        """Somebody looks on from a place in a language: from now on its board is kept."""
        finished(self.looking(viewer, language))

    def looking(self, viewer: int, language: str) -> Generator[None, None, None]:
        """As `look`, in pieces: the game so far is read for it an answer at a time. Nothing may happen in between."""
        language = self.words_of(language)
        if language in self.languages[viewer]:
            return
        events: list[Plain] = []
        if self.game is not None:
            events = yield from self.game.following(self.record.seat_of(viewer), language)
        self.languages[viewer].append(language)
        if self.game is not None:
            self.boards[viewer].forget(language)
            self.boards[viewer].tell(language, events)
            self.refresh(viewer)

    def begin(self) -> None:
        """A game begins: every board is empty, and all that is told of it is read from its beginning. What has happened by now comes with the
        first step."""
        self.game = self.record.game
        self.released = Board(seq=self.released.seq)
        self.opening.clear()
        for viewer, board in self.boards.items():
            seq = board.seq
            self.boards[viewer] = Board(seq=seq)
            for language in self.languages[viewer]:
                self.opening[viewer, language] = self.game.follow(self.record.seat_of(viewer), language)
                self.boards[viewer].forget(language)

    def refresh(self, viewer: int) -> None:
        """The board as it is now, without telling what changed."""
        self.boards[viewer].changed(self.parts(viewer))
        self.show_ask(viewer)

    def parts(self, viewer: int) -> Plain:
        """The parts of the table as a viewer sees them now; `seating` says which place sits at each seat."""
        seat = self.record.seat_of(viewer)
        parts = self.record.hosting.parts(self.game.state, seat, self.game.tags_of(seat))
        parts["seating"] = list(self.game.seating)
        return parts

    def show_ask(self, viewer: int) -> None:
        """The open ask of a viewer, and who is waited for, in every language that it reads."""
        board, record, game = self.boards[viewer], self.record, self.game
        ask = game.ask
        board.asks, board.waits, board.number, board.meanings = {}, {}, -1, []
        if ask is None:
            return
        mine = self.asks and viewer != SPECTATOR and record.asked() == viewer
        waiting = record.hosting.waiting(game.state)
        for language in self.languages[viewer]:
            speaker = game.speaker(language)
            if mine:
                board.number = record.number_of_ask(viewer)
                shown, board.meanings = record.hosting.ask(
                    game.state, ask, game.tags_of(ask.seat), board.number, speaker
                )
                board.asks[language] = shown
            names = ", ".join(record.name_of(game.seating[seat]) for seat in waiting.seats)
            words = catalog(language if language in languages() else ENGLISH)
            line = words.say("room waiting", waiting.about, seats=names)
            seats = [game.seating[seat] for seat in waiting.seats]
            board.waits[language] = {"seats": seats, "about": waiting.about, "line": line}

    def steps(self, at: int, clock: Plain, back: bool = False) -> list[tuple[int, Frame]]:
        """What is new to each viewer since the last call, as a step; to whom nothing is new nothing is sent."""
        news = self.game.news()
        frames: list[tuple[int, Frame]] = []
        for viewer in self.boards:
            if self.languages[viewer]:
                frame = self.step(viewer, news, at, clock, back)
                if frame is not None:
                    frames.append((viewer, frame))
        return frames

    def step(
        self, viewer: int, news: dict[tuple[int, str], list[Plain]], at: int, clock: Plain, back: bool
    ) -> Frame | None:
        """The step of one viewer, None where nothing is new."""
        board, seat = self.boards[viewer], self.record.seat_of(viewer)
        asked_before, waited_before = board.number, board.waits
        if back:
            board.parts = {}
        parts = board.changed(self.parts(viewer))
        self.show_ask(viewer)
        told = {
            language: [*self.opening.pop((viewer, language), ()), *news[seat, language]]
            for language in self.languages[viewer]
        }
        events = next(iter(told.values()))
        if not (back or events or parts or asked_before != board.number or waited_before != board.waits):
            return None
        board.seq += 1
        codes = self.record.hosting.codes({"parts": parts, "events": events, "asks": list(board.asks.values())[:1]})
        messages: dict[str, Plain] = {}
        for language, lines in told.items():
            board.tell(language, lines)
            message: Plain = {"t": "step", "seq": board.seq, "at": at, "events": lines, "parts": parts, "clock": clock}
            if language in board.asks:
                message["ask"] = board.asks[language]
            if language in board.waits:
                message["waiting"] = board.waits[language]
            if back:
                message["back"] = True
            messages[language] = message
        frame = Frame(messages, frozenset(codes), board.seq, at)
        board.add(frame)
        return frame

    def snapshot(self, viewer: int, language: str, clock: Plain) -> Plain:
        """All that a viewer was shown, as it stands."""
        self.look(viewer, language)
        board = self.shown_board(viewer)
        shown = board.snapshot(self.words_of(language))
        if self.game is not None:
            shown["clock"] = self.released_clock if board is self.released else clock
        if self.record.course is not None and self.record.settings.kind == "match":
            shown["match"] = self.record.course.shown(viewer)
        return shown

    def codes_shown(self, viewer: int) -> frozenset[int]:
        """The cards whose faces a snapshot shows."""
        board = self.shown_board(viewer)
        asks = list(board.asks.values())[:1]
        return frozenset(self.record.hosting.codes({"parts": board.parts, "asks": asks}))


def everywhere(message: Plain) -> Frame:
    """A message that is the same in all languages."""
    return Frame({ANY: message})
