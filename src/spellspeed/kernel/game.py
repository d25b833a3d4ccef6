"""The interface that every game shows. Recording, simulation, the table, a room of persons and learning are written against it, and take any game.

A game derives `CardGame` (and `Speaker`, its words in one language) and has a `Start` of its own, which is all that a game begins with.
What is the same in every game needs no interface: the state forks, compares and digests itself (`State`), and the door takes answers (`answer`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from spellspeed.errors import SpellspeedError
from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.argument_checks import checked_number, checked_text
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.players import Bot
from spellspeed.kernel.state import State
from spellspeed.kernel.viewers import checked_seat

S = TypeVar("S", bound=State)
S_seen = TypeVar("S_seen", bound=State, contravariant=True)
Plain = dict[str, Any]
"""Plain JSON: an object."""
ENGLISH: Final = "en"
NO_SEAT: Final = -1
SURRENDER: Final = "surrender"
AGREE_TO_DRAW: Final = "agree to draw"
"""The calls of every game. A call is said without being asked: it is written among the answers and is none."""
OUT_OF_TIME: Final = "is out of time"
AWAY: Final = "is away"
FORFEITS: Final = (OUT_OF_TIME, AWAY)
"""Calls of every game that a seat does not say itself: its clock has run out, or it has left. Its side loses."""


class Passing(Protocol[S_seen]):
    """How a person is passed over at a table: which asks are answered for it, with what. A value of a person's own; a game has its kind."""

    def picks(self, state: S_seen, ask: Ask) -> tuple[int, ...] | None:
        """What answers an ask by itself; None where the person is asked."""
        ...

    def hold(self, seat: int) -> None:
        """The next ask of a seat that would be answered by itself is asked."""
        ...

    def line(self, state: S_seen, name: str, language: str) -> str:
        """What the person is told of it, who is called `name`. Nobody else is told. Raises UnknownLanguage."""
        ...

    def change(self, typed: list[str], language: str) -> None:
        """Change it by typed words. Raises SpellspeedError, and then nothing has changed."""
        ...

    def described(self, language: str) -> str:
        """What it is now. Raises UnknownLanguage."""
        ...

    def as_plain(self) -> list[Any]:
        """It as JSON, for saved games."""
        ...

    def take_plain(self, found: object, where: str) -> None:
        """Make it what a file holds. Raises SpellspeedError that names the file, and then nothing has changed."""
        ...


class AlwaysAsked:
    """The passing of a game that asks only where something is to be decided: nobody is passed over."""

    def picks(self, state: State, ask: Ask) -> tuple[int, ...] | None:
        """Never."""
        return None

    def hold(self, seat: int) -> None:
        """Nothing: every ask is asked."""

    def line(self, state: State, name: str, language: str) -> str:
        """Nothing is told."""
        return ""

    def change(self, typed: list[str], language: str) -> None:
        """Raises NothingToChange."""
        raise NothingToChange("nobody is passed over in this game")

    def described(self, language: str) -> str:
        """Nothing."""
        return ""

    def as_plain(self) -> list[Any]:
        """Nothing."""
        return []

    def take_plain(self, found: object, where: str) -> None:
        """Raises NothingToChange where a file holds anything."""
        if found != []:
            raise NothingToChange(f"{where}: nobody is passed over in this game, but the file says when: {found!r}")


class NothingToChange(SpellspeedError):
    """A game that passes nobody over has nothing to set."""


class CallRefused(SpellspeedError):
    """A call is not possible now; nothing has changed. `rule` is the id of the rule against it, or what ended the game."""

    def __init__(self, call: str, rule: str, message: str = "") -> None:
        super().__init__(message or f'"{call}" is not possible now ({rule})')
        self.call: Final = call
        self.rule: Final = rule


class UnknownCall(SpellspeedError):
    """No seat says such a thing in this game, or it is not a seat that says it."""


class UnknownBot(SpellspeedError):
    """No bot of the game has that name."""


class Start(Protocol[S]):
    """Everything that a game begins with, checked: with the answers it is the game. An immutable value of the game's own."""

    @property
    def game(self) -> CardGame[S]:
        """The game that it is of."""
        ...

    @property
    def seed(self) -> str:
        """What the random draws follow from."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, for people only; () where they have no names."""
        ...

    @property
    def seats(self) -> int:
        """How many seats there are."""
        ...

    @property
    def first(self) -> int:
        """The seat that begins; NO_SEAT where chance or a player decides it."""
        ...

    def new(self, *, log: bool = False) -> S:
        """The game at its first ask; with `log` it keeps a journal. Raises SpellspeedError for a card, deck or option that there is not."""
        ...


class Log(Protocol):
    """What has happened in words, as one viewer may know it. It follows the game: it is made at the first ask and read after every answer."""

    def news(self, going_on: bool = False) -> list[str]:
        """The lines since the last call. `going_on`: what joins with what is still to come may wait (`rest` gives it)."""
        ...

    def rest(self) -> list[str]:
        """The lines that have waited."""
        ...


class Choice:
    """One line of a list of choices: its number, its words, and the options that it stands for (copies between which nobody chooses are one).

    `english` are its words in English, which are always understood; "" where they are the same.
    """

    def __init__(self, number: int, words: str, codes: tuple[int, ...], english: str = "") -> None:
        self.number: Final = number
        self.words: Final = words
        self.codes: Final = codes
        self.english: Final = english

    def said(self, language: str) -> str:
        """Its words, or those in English."""
        return self.english if language == ENGLISH and self.english else self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker(Generic[S]):
    """A game in the words of one language; `names` are what its seats are called. Nothing here tells a viewer what it may not know."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self.language: Final = language
        self.names: Final = tuple(names)

    def sections(self) -> Mapping[str, Mapping[str, object]]:
        """The words of a table in this language: templates by section and key, and what may be typed."""
        raise NotImplementedError

    def question(self, state: S, ask: Ask) -> str:
        """What the seat asked has to decide, in a sentence or two."""
        raise NotImplementedError

    def choices(self, state: S, ask: Ask) -> list[Choice]:
        """What can be chosen, in words and numbered in the order of the options."""
        raise NotImplementedError

    def situation(self, state: S, viewer: int) -> list[str]:
        """What lies where, line by line, as a viewer sees it. Raises NoSuchViewer."""
        raise NotImplementedError

    def shows_situation(self, state: S, ask: Ask) -> bool:
        """Whether the situation, where it has changed, is told before this question."""
        return True

    def hand(self, state: S, seat: int) -> list[tuple[int, str]]:
        """The cards in a seat's hand, for the seat itself: binding and name."""
        raise NotImplementedError

    def zone(self, state: S, viewer: int, command: str) -> list[str]:
        """What lies in the zones that a command of the game's own names (a key of the section "commands"), as a viewer sees it."""
        raise NotImplementedError

    def reason_of_hint(self, state: S, ask: Ask, picks: tuple[int, ...]) -> str:
        """Why the bot that gives hints would answer so, from what its seat knows; "" in a game that has no words for it."""
        return ""

    def moment(self, state: S) -> str:
        """The phase, as short as a prompt wants it."""
        raise NotImplementedError

    def log(self, state: S, viewer: int) -> Log:
        """What happens from now on, as a viewer may know it; the state keeps a journal. Raises NoSuchViewer."""
        raise NotImplementedError

    def brief(self, state: S, viewer: int) -> Log:
        """The same in as few lines as tell what matters. A game that has no shorter words tells all."""
        return self.log(state, viewer)

    def card(self, state: S, seat: int, wanted: str, choices: Sequence[Choice]) -> list[str]:
        """Name, facts and text of the card that a seat means: by its name or the number of a choice. Raises SpellspeedError."""
        raise NotImplementedError

    def why(self, state: S, seat: int, wanted: str, choices: Sequence[Choice]) -> list[str]:
        """What can be done with what was typed, and which rules are against the rest; `choices` are those of the open ask."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Generic[S]):
    """A game as all that takes any game meets it. One object for the whole program: it holds nothing of a running game.

    `name` stands in files. `rules` names the rules and the number of their reading, which rises when a mended rule changes what games come to.
    `bots` answer at once, `thinkers` are those that take time. `calls` are what seats may say without being asked, SURRENDER and AGREE_TO_DRAW
    among them; `calls_of_nobody` what is said of no seat (a judge calls time). A game of bots that takes more than `most_turns` turns counts as
    unfinished (0: each has to end). `code_key` is what the code of a card is called in recordings. Recordings say of which
    game they are, but for those of the one game that is not `named_in_files`: its first ones are from when there was no other.
    """

    def __init__(
        self,
        name: str,
        rules: str,
        bots: Sequence[str],
        languages: Sequence[str],
        calls: Sequence[str] = (SURRENDER, AGREE_TO_DRAW),
        calls_of_nobody: Sequence[str] = (),
        most_turns: int = 0,
        code_key: str = "code",
        thinkers: Sequence[str] = (),
        named_in_files: bool = True,
    ) -> None:
        self.name: Final = name
        self.rules: Final = rules
        self.bots: Final = tuple(bots)
        self.thinkers: Final = tuple(thinkers)
        self.languages: Final = tuple(languages)
        self.calls: Final = tuple(calls)
        self.calls_of_nobody: Final = tuple(calls_of_nobody)
        self.most_turns: Final = most_turns
        self.code_key: Final = code_key
        self.named_in_files: Final = named_in_files

    # What a viewer sees

    def view(self, state: S, viewer: int) -> Plain:
        """What a seat (or SPECTATOR) knows of the moment, by allow-list. Raises NoSuchViewer."""
        raise NotImplementedError

    def open_view(self, state: S) -> Plain:
        """Everything, as nobody at a table may see it: for looking at recordings."""
        raise NotImplementedError

    def events_seen(self, state: S, viewer: int, since: int = 0) -> list[Plain]:
        """What a viewer saw happen from a place of the journal on, by allow-list; each with its `number` in the journal and its `batch`.

        What it saw nothing of is left out. The state keeps a journal. Raises NoSuchViewer.
        """
        raise NotImplementedError

    # Answers

    def meanings(self, state: S, ask: Ask) -> list[str]:
        """The meaning of each option of an ask, in its order, each once: by places, as its seat sees them, in no language.

        Recordings hold meanings and clients answer with them; they outlive the numbers of options.
        """
        raise NotImplementedError

    def former_meanings(self, state: S, ask: Ask) -> list[str]:
        """What the options were called in earlier recordings, where that was something else, in their order; [] where it was not."""
        return []

    def call(self, state: S, seat: int, call: str) -> None:
        """Carry out a call of a seat, or of nobody (NO_SEAT). Raises UnknownCall, CallRefused, NoSuchViewer; then nothing has changed."""
        checked_number(seat, "seat")
        checked_text(call, "call")
        if call in self.calls_of_nobody and seat == NO_SEAT:
            pass
        elif call in self.calls or call in FORFEITS:
            checked_seat(state, seat)
        else:
            known = self.calls_of_nobody if seat == NO_SEAT else self.calls
            raise UnknownCall(f'seat {seat} cannot say "{call}"; there is: {", ".join(known)}')
        if state.over:
            raise CallRefused(call, state.reason)
        self.carry_out(state, seat, call)

    def is_call(self, said: str) -> bool:
        """Whether it is something that is said without being asked."""
        return said in self.calls or said in FORFEITS or said in self.calls_of_nobody

    def carry_out(self, state: S, seat: int, call: str) -> None:
        """Carry out a call that there is, in a game that goes on (`call` has looked). Raises CallRefused."""
        raise NotImplementedError

    def may_step_back(self, state: S, ask: Ask, since: int) -> bool:
        """Whether an ask belongs to what its seat began to do with the last answer, and nothing since that place of the journal has told the seat
        anything new, so that it may still let it be. In a game that does not know this: never."""
        return False

    # Bots

    def decks_of(self, start: Start[S]) -> list[tuple[int, ...]]:
        """The codes of the cards that each seat brings, for bots that are told them; [] in a game whose bots want to know nothing."""
        return []

    def bot(self, name: str, seed: str) -> Bot:
        """A new bot with a random stream of its own. Raises UnknownBot."""
        raise NotImplementedError

    def takes_time(self, bot: str) -> bool:
        """Whether a bot is not to be waited for: one of `thinkers`, or one's own (`module:Class`), of which nobody knows."""
        return bot in self.thinkers or ":" in bot

    def seat_view(self, state: S, seat: int) -> Any:
        """What the bots of a seat look at; it follows the state. Raises NoSuchViewer."""
        raise NotImplementedError

    # Tables

    def passing(self) -> Passing[S]:
        """When a person at a table is passed over, as it is at first."""
        return AlwaysAsked()

    def speaker(self, language: str, names: Sequence[str]) -> Speaker[S]:
        """The game in the words of a language. Raises UnknownLanguage."""
        raise NotImplementedError

    # Recordings

    def cards_used(self, state: S) -> list[tuple[int, str, str]]:
        """Every printed card of a game by its code: code, name and hash. A hash changes when the card does."""
        raise NotImplementedError

    def card_hash(self, code: int, start: Start[S]) -> str:
        """What the hash of a card is now, in a game that begins so; "" where there is no such card any more."""
        raise NotImplementedError

    def start_as_plain(self, start: Start[S]) -> Plain:
        """How a game begins, for its recording; the keys stand in the file in this order."""
        raise NotImplementedError

    def start_from_plain(self, plain: Plain, where: str) -> Start[S]:
        """How the game of a recording began; other keys are passed over. Raises SpellspeedError that names the file `where` and the key."""
        raise NotImplementedError

    def converted(self, found: Plain, where: str) -> Plain | None:
        """A document of an earlier kind of file of this game as a recording of today; None for what is none. Raises SpellspeedError."""
        return None


def each_once(texts: Sequence[str]) -> list[str]:
    """Meanings that are the same, told apart: the second of a text carries " #2", and so on."""
    seen: dict[str, int] = {}
    told: list[str] = []
    for text in texts:
        count = seen[text] = seen.get(text, 0) + 1
        told.append(text if count == 1 else f"{text} #{count}")
    return told
