"""A game in which persons play: it lets bots answer, passes where a person asked to be passed over, takes back, and starts again from answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.draws import seed_of_seat
from spellspeed.kernel.game import CardGame, S, Speaker, Start
from spellspeed.kernel.players import Bot, begin, think_along
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import ENGLISH, Catalog
from spellspeed.recording.recorder import Answer, Recorder, Recording, is_call
from spellspeed.session.typed import Books, Vocabulary

PERSON: Final = ""
"""As the bot of a seat: a person sits there."""


SENSIBLE: Final = "sensible"
"""The bot of every game that plays as a person would, and gives hints."""
LOOKING_AHEAD: Final = "search"
"""The bot that weighs answers, of a game that has one."""


class NothingToTakeBack(SpellspeedError):
    """There is no own decision to go back to, or several persons play."""


class Weighed(Protocol):
    """An answer with what came of it in each imagined world, from 0 (lost) to 1."""

    @property
    def picks(self) -> tuple[int, ...]:
        """The answer."""

    @property
    def values(self) -> list[float]:
        """World by world."""

    def mean(self) -> float:
        """The share of worlds won."""


class WrongSeats(SpellspeedError):
    """There is no person at the table, or not one name or bot for each seat."""


@dataclass(frozen=True, slots=True)
class Setup(Generic[S]):
    """How a game begins, what sits at each seat (a bot's name or PERSON), and what the decks are called."""

    start: Start[S]
    bots: tuple[str, ...]
    deck_names: tuple[str, ...]

    def __post_init__(self) -> None:
        seats = self.start.seats
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


class Session(Generic[S]):
    """A running game and everything that was answered in it. `own` are the places in `answers` of the persons' own decisions."""

    def __init__(self, setup: Setup[S], language: str = ENGLISH) -> None:
        """A new game at its first ask. Raises UnknownBot, UnknownLanguage, and what the start raises."""
        self.setup: Final = setup
        self.game: Final[CardGame[S]] = setup.start.game
        self.speaker: Final[Speaker[S]] = self.game.speaker(language, setup.names)
        self.words: Final = words_of(self.speaker)
        self.books: Final = books_of(self.game, language)
        self.passing = self.game.passing()
        self.taken_back = 0
        self.deal()

    def deal(self) -> None:
        """Put the game back to its first ask; the bots are new."""
        setup = self.setup
        self.recorder: Recorder[S] = Recorder(setup.start, log=True)
        self.players: list[Bot | None] = [
            None if name == PERSON else self.game.bot(name, seed_of_seat(setup.start.seed, seat))
            for seat, name in enumerate(setup.bots)
        ]
        begin(self.players, self.game.decks_of(setup.start), openly=False)
        self.views = [self.game.seat_view(self.state, seat) for seat in range(self.state.seats)]
        self.log = self.speaker.log(self.state, setup.viewer)
        self.lines: list[str] = []
        self.brief_log = self.speaker.brief(self.state, setup.viewer)
        self.brief: list[str] = []
        """What happened in as few lines as tell what matters; `lines` tell all of it."""
        self.own: list[int] = []
        self.told_before: list[int] = []
        """For every answer how long the journal was before it."""
        self.held: dict[int, list[tuple[int, str]]] = {seat: [] for seat in setup.persons}
        self.unseen: dict[int, list[str]] = {seat: [] for seat in setup.persons}
        self.look()

    @property
    def state(self) -> S:
        """The running game."""
        return self.recorder.state

    @property
    def answers(self) -> list[Answer]:
        """What was answered so far."""
        return self.recorder.answers

    def run(self) -> Ask | None:
        """Let bots answer and pass what is passed by itself, until a person has to decide (that ask) or the game is over (None)."""
        ask = self.next_of_a_person()
        self.lines += self.log.rest()
        self.brief += self.brief_log.rest()
        return ask

    def next_of_a_person(self) -> Ask | None:
        """As `run`, with the last passes not told yet."""
        while not self.state.over:
            ask = self.state.ask
            assert ask is not None, "a game that is not over asks somebody"
            player = self.players[ask.seat]
            picks = self.passing.picks(self.state, ask) if player is None else player.picks(ask, self.views[ask.seat])
            if picks is None:
                return ask
            if player is None and ask.seat == self.setup.viewer:
                self.tell_once(self.passing.line(self.state, self.setup.names[ask.seat], self.words.language))
            self.give(picks)
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
        self.told_before.append(len(self.state.journal or []))
        self.recorder.answer(picks)
        self.look()

    def call(self, seat: int, call: str) -> None:
        """A person says something without being asked, such as to give up. Raises CallRefused, and then nothing has changed."""
        place = len(self.answers)
        self.recorder.call(seat, call)
        self.told_before.append(len(self.state.journal or []))
        if call in self.game.calls:
            self.own.append(place)
        self.look()

    def look(self) -> None:
        """Write the log on, and note which cards have come to the hands of persons."""
        self.lines += self.log.news(going_on=True)
        self.brief += self.brief_log.news(going_on=True)
        for seat, before in self.held.items():
            now = self.speaker.hand(self.state, seat)
            self.unseen[seat] += [name for binding, name in now if (binding, name) not in before]
            self.held[seat] = now

    def new_in_hand(self, seat: int) -> list[str]:
        """Names of the cards that came to a person's hand since this was last asked, those that have left again too."""
        names, self.unseen[seat] = self.unseen[seat], []
        return names

    def take_back(self, count: int = 1) -> None:
        """Go back by a number of own decisions (at least one), against a bot. Raises NothingToTakeBack, and then nothing has changed."""
        if len(self.setup.persons) > 1:
            raise NothingToTakeBack(self.words.say("refused", "several persons"))
        if not 1 <= count <= len(self.own):
            raise NothingToTakeBack(self.words.say("refused", "nothing to take back"))
        self.replay(self.answers[: self.own[-count]], self.own[:-count])
        self.taken_back += count

    def may_step_back(self) -> bool:
        """Whether the open question belongs to what the last answer began, which nobody has seen yet and which told nothing new."""
        ask, last = self.state.ask, len(self.answers) - 1
        if ask is None or not self.own or self.own[-1] != last or self.answers[last].seat != ask.seat:
            return False
        return self.game.may_step_back(self.state, ask, self.told_before[last])

    def step_back(self) -> None:
        """Go back from a choice to the decision that led to it; nothing was done, and nothing counts as taken back. Raises NothingToTakeBack."""
        if not self.may_step_back():
            raise NothingToTakeBack(self.words.say("refused", "no step back"))
        self.replay(self.answers[:-1], self.own[:-1])

    def replay(self, answers: Sequence[Answer], own: Sequence[int]) -> None:
        """Start anew and give these answers, the bots thinking along so that they go on as they would have. Raises NoLongerFits."""
        answers = list(answers)
        self.deal()
        for given in answers:
            ask = self.state.ask
            player = self.players[ask.seat] if ask is not None else None
            if ask is not None and player is not None and not is_call(self.game, given):
                think_along(player, ask, self.views[ask.seat])
            self.told_before.append(len(self.state.journal or []))
            self.recorder.give(given)
            self.look()
        self.own = list(own)
        self.unseen = {seat: [] for seat in self.unseen}

    def hint(self, ask: Ask) -> tuple[int, ...]:
        """What the bot SENSIBLE would answer to an ask, knowing what its seat knows; nothing changes."""
        return self.game.bot(SENSIBLE, f"{len(self.answers)}").picks(ask, self.views[ask.seat])

    def weighed(self, ask: Ask, worlds: str) -> Sequence[Weighed]:
        """What looking ahead in a number of imagined worlds says of the answers to an ask, the best first; nothing changes. The bot knows what its
        seat knows, and the own Deck. Raises WrongBudget, and UnknownBot in a game whose bots do not look ahead."""
        bot: Any = self.game.bot(f"{LOOKING_AHEAD}:{worlds}", f"{len(self.answers)}")
        begin(
            [bot if seat == ask.seat else None for seat in range(self.state.seats)],
            self.game.decks_of(self.setup.start),
            openly=False,
        )
        bot.picks(ask, self.views[ask.seat])
        found: Sequence[Weighed] = bot.weighed
        return found

    def recording(self) -> Recording[S]:
        """The game so far."""
        return self.recorder.recording()


def books_of(game: CardGame[S], language: str) -> Books:
    """What is understood at a table in a language, and after it what is in English. Raises UnknownLanguage."""
    each = [game.speaker(one, ()) for one in dict.fromkeys((language, ENGLISH))]
    return tuple(Vocabulary(words_of(speaker)) for speaker in each)


def words_of(speaker: Speaker[S]) -> Catalog:
    """What a table says in the language of a speaker."""
    return Catalog(speaker.language, {name: dict(section) for name, section in speaker.sections().items()})
