"""A duel in which persons play: it lets bots answer, passes where a person asked to be passed over, takes back, and starts again from answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spellspeed.bots.playing import Bot, views_of
from spellspeed.decks import DeckList
from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import answer
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.lab.players import bot_named
from spellspeed.lab.playing import deck_cards
from spellspeed.table.recording import (
    NO_SEAT,
    SURRENDER,
    TIME,
    Answer,
    RecordedDeck,
    Recording,
    Start,
    answer_of,
    end_of,
    play_answer,
    used_cards,
)
from spellspeed.table.stops import Stops
from spellspeed.words.catalog import ENGLISH, catalog
from spellspeed.words.duel_log import LogWriter
from spellspeed.yugioh.book.end_of_match import call_time
from spellspeed.yugioh.book.preparing import TOSS
from spellspeed.yugioh.book.priority import PASS_OPTION
from spellspeed.yugioh.book.victory import surrender
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel

PERSON: Final = ""
"""As the bot of a seat: a person sits there."""


class NothingToTakeBack(SpellspeedError):
    """There is no own decision to go back to, or several persons play."""


class WrongSeats(SpellspeedError):
    """There is no person at the table, or not one name or bot for each seat."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a duel begins, what sits at each seat (a bot's name or PERSON), and what the decks are called."""

    start: Start
    bots: tuple[str, ...]
    deck_names: tuple[str, ...]

    def __post_init__(self) -> None:
        seats = len(self.start.decks)
        if not len(self.bots) == len(self.deck_names) == len(self.start.names) == seats:
            raise WrongSeats(f"{seats} decks need as many names and players")
        if PERSON not in self.bots:
            raise WrongSeats("nobody plays here; spellspeed watch shows duels between bots")

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self.start.names

    @property
    def persons(self) -> list[int]:
        """The seats at which persons sit."""
        return [seat for seat, bot in enumerate(self.bots) if bot == PERSON]

    @property
    def viewer(self) -> int:
        """Whose log it is: that of the one person who plays; of several, none is told what only one of them may know."""
        return self.persons[0] if len(self.persons) == 1 else SPECTATOR


def new_setup(
    decks: Sequence[DeckList], bots: tuple[str, ...], names: tuple[str, ...], seed: str, profile: str, first: int = TOSS
) -> Setup:
    """A duel between decks; a toss decides who chooses to begin, or the seat `first` begins. Raises NotImplementedCard, WrongSeats."""
    for deck in decks:
        deck_cards(deck)
    recorded = tuple(RecordedDeck(deck.main, deck.fusion) for deck in decks)
    return Setup(Start(seed, recorded, first, profile, names=names), bots, tuple(deck.name for deck in decks))


class Session:
    """A running duel and everything that was answered in it. `own` are the places in `answers` of the persons' own decisions."""

    def __init__(self, setup: Setup, language: str = ENGLISH) -> None:
        """A new duel at its first ask. Raises UnknownBot, UnknownProfile, NotImplementedCard, UnknownLanguage."""
        self.words: Final = catalog(language)
        self.setup: Final = setup
        self.stops = Stops()
        self.taken_back = 0
        self.deal()

    def deal(self) -> None:
        """Put the duel back to its first ask; the bots are new."""
        setup = self.setup
        self.duel: Duel = setup.start.duel(log=True)
        self.players: list[Bot | None] = [
            None if name == PERSON else bot_named(name, f"{setup.start.seed}/seat {seat}")
            for seat, name in enumerate(setup.bots)
        ]
        self.views = views_of(self.duel)
        self.log = LogWriter(self.duel, setup.names, setup.viewer, self.words.language)
        self.lines: list[str] = []
        self.answers: list[Answer] = []
        self.own: list[int] = []
        self.held: dict[int, list[int]] = {seat: [] for seat in setup.persons}
        self.unseen: dict[int, list[int]] = {seat: [] for seat in setup.persons}
        self.look()

    def run(self) -> Ask | None:
        """Let bots answer and pass what is passed by itself, until a person has to decide (that ask) or the duel is over (None)."""
        ask = self.next_of_a_person()
        self.lines += self.log.rest()
        return ask

    def next_of_a_person(self) -> Ask | None:
        """As `run`, with the last passes not told yet."""
        while not self.duel.over:
            ask = self.duel.ask
            assert ask is not None, "a duel that is not over asks somebody"
            player = self.players[ask.seat]
            if player is not None:
                self.give(player.picks(ask, self.views[ask.seat]))
            elif self.stops.pass_over(self.duel, ask):
                if ask.seat == self.setup.viewer:
                    self.tell_once(self.log.passed_over())
                self.give((PASS_OPTION,))
            else:
                return ask
        return None

    def tell_once(self, line: str) -> None:
        """A line of the log, unless it has just been told."""
        self.lines += self.log.rest()
        if self.lines[-1:] != [line]:
            self.lines.append(line)

    def take(self, picks: tuple[int, ...]) -> None:
        """A person's decision. Raises IllegalAnswer, and then nothing has changed."""
        place = len(self.answers)
        self.give(picks)
        self.own.append(place)

    def give(self, picks: tuple[int, ...]) -> None:
        """Answer the open question and write down what follows."""
        given = answer_of(self.duel, picks)
        answer(self.duel, self.duel.serial, picks)
        self.answers.append(given)
        self.look()

    def give_up(self, seat: int) -> None:
        """ERA-SURRENDER-1. A person gives up."""
        surrender(self.duel, seat)
        self.own.append(len(self.answers))
        self.answers.append(Answer(seat, (SURRENDER,)))
        self.look()

    def call_time(self) -> None:
        """MATCH-6. Time is called in this duel. Raises TimeCannotBeCalled, and then nothing has changed."""
        call_time(self.duel)
        self.answers.append(Answer(NO_SEAT, (TIME,)))
        self.look()

    def look(self) -> None:
        """Write the log on, and note which cards have come to the hands of persons."""
        self.lines += self.log.news(going_on=True)
        for seat, before in self.held.items():
            now = [self.duel.binding(number) for number in self.duel.zone(seat, t.HAND)]
            self.unseen[seat] += [binding for binding in now if binding not in before]
            self.held[seat] = now

    def new_in_hand(self, seat: int) -> list[str]:
        """Names of the cards that came to a person's hand since this was last asked, those that have left again too."""
        names = [self.duel.printed(binding % STAYS).name for binding in self.unseen[seat]]
        self.unseen[seat] = []
        return names

    def take_back(self) -> None:
        """Go back to the last own decision, against a bot. Raises NothingToTakeBack."""
        if len(self.setup.persons) > 1:
            raise NothingToTakeBack(self.words.say("refused", "several persons"))
        if not self.own:
            raise NothingToTakeBack(self.words.say("refused", "nothing to take back"))
        own = self.own[:-1]
        self.replay(self.answers[: self.own[-1]], own)
        self.taken_back += 1

    def replay(self, answers: Sequence[Answer], own: Sequence[int]) -> None:
        """Start anew and give these answers, the bots thinking along so that they go on as they would have. Raises NoLongerFits."""
        answers = list(answers)
        self.deal()
        for step, given in enumerate(answers, start=1):
            ask = self.duel.ask
            player = self.players[ask.seat] if ask is not None else None
            if ask is not None and player is not None and given.picks != (TIME,):
                player.picks(ask, self.views[ask.seat])
            play_answer(self.duel, given, step)
            self.answers.append(given)
            self.look()
        self.own = list(own)
        self.unseen = {seat: [] for seat in self.unseen}

    def recording(self) -> Recording:
        """The duel so far."""
        return Recording(self.setup.start, used_cards(self.duel), tuple(self.answers), end_of(self.duel))
