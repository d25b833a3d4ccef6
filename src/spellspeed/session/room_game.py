"""What a room needs of a game beside the interface of the kernel: the table in parts, what is asked, what happened, who is waited for, and the
course of what is played. A game derives `Hosting`; what it does not derive is taken from the interface, so that any game can be played in a room.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import DIFFERENT, IN_ORDER, NUMBER, ONE_OF_EACH, SUM_AT_LEAST, SUM_EXACTLY, SUM_REACHED, Ask
from spellspeed.kernel.game import CardGame, Log, Plain, S, Speaker, Start
from spellspeed.languages.worded import Worded
from spellspeed.recording.files import Games, recording_in, recording_text
from spellspeed.recording.recorder import Recording
from spellspeed.session.picks import read_picks
from spellspeed.session.session import books_of
from spellspeed.session.tags import Tags
from spellspeed.session.typed import command_meant

RULES: Final = {
    NUMBER: "number", SUM_AT_LEAST: "sum_at_least", SUM_EXACTLY: "sum_exactly", DIFFERENT: "different", ONE_OF_EACH: "one_of_each",
    IN_ORDER: "in_order", SUM_REACHED: "sum_reached",
}  # fmt: skip
"""Names of the rules of asks (kernel/asks.py)."""
NOT_PARTS: Final = ("version", "seat", "ask", "log")
"""What of a view is no part: it is told otherwise."""
OPEN: Final = "open"
"""What is asked about when nobody answers anything: the turn player is free to act."""
TOSS: Final = "toss"
CHOICE: Final = "choice"
SIDING: Final = "siding"
GAME: Final = "game"
OVER: Final = "over"
"""What can come next in the course of what is played."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Who is waited for, and what about, from what everybody knows. `answers`: something has happened that may be answered, by a seat that did not
    do it: the window of which a pause would tell something."""

    seats: tuple[int, ...]
    about: str
    answers: bool = False


@dataclass(frozen=True, slots=True)
class BroughtDeck:
    """A deck as a player brought it: its name, it as JSON, and what its format has against it, in words."""

    name: str
    plain: Plain
    problems: tuple[str, ...]


class UnfitSettings(Worded):
    """What a room is to be cannot be: a value that there is not, or two that do not go together."""

    section = "room settings"


class NotAsked(SpellspeedError):
    """A move was typed by somebody who is not asked anything."""


class Follower(Protocol):
    """What happens, as one viewer sees it, event by event with its sentence in one language. It is made when nothing is going on, and read after
    every answer."""

    def news(self) -> list[Plain]:
        """The events since the last call, as plain JSON: `e` is the kind, `line` the sentence where it has one."""
        ...

    def skip(self) -> None:
        """Everything so far is known already."""
        ...

    def forget(self, count: int) -> None:
        """So many events at the beginning of the journal are gone."""
        ...


class LinesFollowed:
    """The log of any game as events that are lines and nothing else."""

    def __init__(self, log: Log) -> None:
        self.log: Final = log

    def news(self) -> list[Plain]:
        """The lines of the log."""
        return [{"e": "told", "line": line} for line in self.log.news(going_on=True)]

    def skip(self) -> None:
        """Read the log without telling it."""
        self.log.news()

    def forget(self, count: int) -> None:
        """The log of such a game keeps its own place: its journal is never shortened."""
        raise NotImplementedError


class Course(Protocol[S]):
    """What is played in a room: one game, or several with what stands between them. Places are those of the players; a game may seat them otherwise.

    `now` is "toss" (chance decides who chooses), "choice" (a place says whether its side goes first), "siding" (decks are changed), "game", "over".
    """

    @property
    def now(self) -> str:
        """What comes next."""
        ...

    def toss(self) -> int:
        """What chance decides, to be written down and given to `do`."""
        ...

    def chooser(self) -> int:
        """The place that chooses who begins."""
        ...

    def left_to_side(self) -> tuple[int, ...]:
        """The places that have not done with their exchange."""
        ...

    def do(self, step: Plain) -> None:
        """Carry out what was decided: {"do": "toss", "side"}, {"do": "choice", "place", "first"}, {"do": "time"} or {"do": "exchange", "place",
        "out", "into", "done"}. Raises SpellspeedError, and then nothing has changed."""
        ...

    def start(self, seed: str | None = None) -> Any:
        """How the game that comes now begins: with that seed, or with the one that follows from that of the course."""
        ...

    def deck(self, place: int) -> Plain:
        """The parts of a place's deck as they are after exchanges; {} where nothing is exchanged."""
        ...

    def seating(self) -> tuple[int, ...]:
        """Which place sits at each seat of the game that comes now, or is under way."""
        ...

    def end_game(self, state: S, recording: Recording[S]) -> None:
        """A game is over."""
        ...

    def shown(self, place: int) -> Plain:
        """How it stands, as a place sees it (SPECTATOR: as everybody does)."""
        ...

    def winner(self) -> int | None:
        """The side that has won all, by the places of the players; None for a draw or nobody."""
        ...

    def recording_text(self, recordings: Sequence[Recording[S]], extra: Plain) -> str:
        """All that was played as one file: the recordings of its games (the last may not have ended), and fields of the room's own."""
        ...


class OneGame(Generic[S]):
    """The course of a single game: nothing stands before or after it."""

    def __init__(self, start: Start[S]) -> None:
        self.begins: Final = start
        self.state: S | None = None

    @property
    def now(self) -> str:
        """The game, until it is over."""
        return GAME if self.state is None else OVER

    def toss(self) -> int:
        """Raises UnfitSettings: a single game tosses by itself."""
        raise UnfitSettings("single game")

    def chooser(self) -> int:
        """Raises UnfitSettings, as `toss`."""
        raise UnfitSettings("single game")

    def left_to_side(self) -> tuple[int, ...]:
        """Nobody."""
        return ()

    def do(self, step: Plain) -> None:
        """Raises UnfitSettings: there is nothing to decide."""
        raise UnfitSettings("single game")

    def start(self, seed: str | None = None) -> Start[S]:
        """How it begins; there is no game after it that could have another seed."""
        return self.begins

    def deck(self, place: int) -> Plain:
        """Nothing is exchanged."""
        return {}

    def seating(self) -> tuple[int, ...]:
        """Each place has its seat."""
        return tuple(range(self.begins.seats))

    def end_game(self, state: S, recording: Recording[S]) -> None:
        """The game is over, and with it all."""
        self.state = state

    def shown(self, place: int) -> Plain:
        """There is nothing to show between games."""
        return {}

    def winner(self) -> int | None:
        """The side that has won it."""
        return None if self.state is None or self.state.winner < 0 else self.state.winner

    def recording_text(self, recordings: Sequence[Recording[S]], extra: Plain) -> str:
        """The recording of the game."""
        return recording_text(recordings[0], extra)


class Hosting(Generic[S]):
    """A game as a room meets it."""

    def __init__(self, game: CardGame[S]) -> None:
        self.game: Final = game

    # Before it begins

    def checked(self, settings: Plain) -> Plain:
        """What the game's own settings are, with what was left out. Raises UnfitSettings."""
        raise NotImplementedError

    def read_deck(self, text: str, settings: Plain) -> BroughtDeck:
        """A deck that somebody brings, by name or as the text of a file. Raises SpellspeedError where it is none."""
        raise NotImplementedError

    def in_order(self, deck: Plain) -> Plain:
        """A deck with its cards in the one order that every copy of it has, so that the order in which somebody wrote it says nothing."""
        return {key: sorted(part) if isinstance(part, list) else part for key, part in deck.items()}

    def deck_problems(self, text: str, settings: Plain, language: str) -> tuple[str, list[Plain]]:
        """The name of a deck and what its format has against it in a language: `say`, and `rule` and `cards` (by name) where there are.

        Raises SpellspeedError where it is no deck.
        """
        found = self.read_deck(text, settings)
        return found.name, [{"say": problem, "rule": "", "cards": []} for problem in found.problems]

    def course(self, settings: Plain, names: Sequence[str], decks: Sequence[Plain], seed: str) -> Course[S]:
        """What is played with these decks. Raises SpellspeedError."""
        raise NotImplementedError

    def choices(self) -> Plain:
        """What its settings and decks can be chosen from, by name."""
        return {
            "profiles": [],
            "lists": [],
            "pools": [],
            "bots": [*self.game.bots, *self.game.thinkers],
            "decks": [],
            "about": {},
        }

    def all_cards(self) -> list[Plain]:
        """The face of every card of the game, and whether it is `playable`; [] in a game whose cards nobody looks for."""
        return []

    def games_in(self, text: str, where: str, games: Games) -> tuple[Recording[Any], ...]:
        """What was played in the text of a recording of one of some games; `where` names it in messages. Raises WrongRecording."""
        return (recording_in(text, where, games),)

    def begun_anew(self, start: Start[S], names: Sequence[str]) -> tuple[Start[S], Plain, list[Plain]]:
        """A recorded beginning with other players, the game's own settings of it, and the deck of each seat.

        Raises UnfitSettings where no room can go on from it.
        """
        raise UnfitSettings("not gone on")

    # While it is played

    def parts(self, state: S, viewer: int, tags: Tags) -> Plain:
        """What a viewer sees of the table, in parts by name; equal parts are not sent again. Raises NoSuchViewer."""
        seen = self.game.view(state, viewer)
        return {name: part for name, part in seen.items() if name not in NOT_PARTS}

    def codes(self, parts: Plain) -> set[int]:
        """The codes of the cards whose faces these parts show."""
        return set()

    def face(self, code: int, language: str) -> Plain:
        """Facts and text of a printed card."""
        return {}

    def deck_told(self, name: str, language: str) -> Plain:
        """What a deck that comes along is, in a language, with three of its cards; {} where there is none of the name."""
        return {}

    def ask(self, state: S, ask: Ask, tags: Tags, number: int, speaker: Speaker[S]) -> tuple[Plain, list[str]]:
        """An ask as its seat is shown it, and the meaning of each option in the order shown; `number` is the room's."""
        words = {code: choice for choice in speaker.choices(state, ask) for code in choice.codes}
        meanings = self.game.meanings(state, ask)
        places = {code: place for place, code in reversed(list(enumerate(ask.options)))}
        options = [
            {"verb": "choose", "label": words[code].words, "same": same_as(places, words[code].codes, place)}
            for place, code in enumerate(ask.options)
        ]
        shown = {
            "n": number,
            "kind": str(ask.kind),
            "question": speaker.question(state, ask),
            "options": options,
            "least": ask.least,
            "most": ask.most,
            "rule": RULES[ask.rule],
            "goal": ask.goal,
        }
        return shown, meanings

    def waiting(self, state: S) -> Waiting:
        """Who is waited for."""
        return Waiting((state.ask.seat,) if state.ask is not None else (), OPEN)

    def follow(self, state: S, viewer: int, tags: Tags, speaker: Speaker[S]) -> Follower:
        """What happens from now on. Raises NoSuchViewer."""
        return LinesFollowed(speaker.log(state, viewer))

    def read_words(self, state: S, seat: int, text: str, speaker: Speaker[S]) -> tuple[int, ...] | list[str]:
        """What a seat means by what it types: an answer to its open ask, or, to a question, the lines that are said.

        Raises NotAChoice where nothing is meant by it, NotAsked for a move while others are asked.
        """
        ask = state.ask if state.ask is not None and state.ask.seat == seat else None
        choices = speaker.choices(state, ask) if ask is not None else []
        books = books_of(self.game, speaker.language)
        first, _, rest = text.strip().partition(" ")
        command = command_meant(first, books)
        if command == "why":
            return speaker.why(state, seat, rest, choices)
        if command == "card":
            return speaker.card(state, seat, rest, choices)
        if command == "hand":
            held = ", ".join(name for _, name in speaker.hand(state, seat))
            return [books[0].words.say("table", "hand", cards=held or None)]
        if command == "board":
            return speaker.situation(state, seat)
        if command in self.zone_commands():
            return speaker.zone(state, seat, command)
        if ask is None:
            raise NotAsked("nothing is asked of you now")
        return read_picks(text, ask, choices, books)

    def zone_commands(self) -> tuple[str, ...]:
        """The typed commands that look through a zone."""
        return ()

    def why(self, state: S, seat: int, wish: Plain, tags: Tags, speaker: Speaker[S]) -> list[Plain]:
        """Why something cannot be done: `wish` names it by `text`, or by `card` (a tag) and `verb`. Raises SpellspeedError."""
        ask = state.ask
        choices = speaker.choices(state, ask) if ask is not None and ask.seat == seat else []
        return [{"say": line} for line in speaker.why(state, seat, str(wish.get("text", "")), choices)]

    def forced(self, state: S, ask: Ask) -> tuple[int, ...] | None:
        """The answer that is given for a person where there is nothing to decide; None where it is asked."""
        return ask.single_answer()

    def passing_pick(self, state: S, ask: Ask) -> int | None:
        """The option that lets others go on where nothing has to be done; None where something has to be decided."""
        return None

    def journal_can_be_shortened(self) -> bool:
        """Whether followers take it that events which all have read are gone."""
        return False


def same_as(places: dict[int, int], codes: Sequence[int], place: int) -> int:
    """The place of the first of several options that are one choice; -1 where it is this one."""
    first = min(places[code] for code in codes)
    return -1 if first == place else first
