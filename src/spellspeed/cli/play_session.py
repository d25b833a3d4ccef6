"""A duel in which persons play: it lets bots answer, passes where a person asked to be passed over, takes back, and starts again from answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spellspeed.bots.playing import Bot, views_of
from spellspeed.cli.play_stops import Stops
from spellspeed.decks import DeckList
from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import advance, answer
from spellspeed.lab.players import bot_named
from spellspeed.lab.playing import deck_cards
from spellspeed.table.naming import meanings
from spellspeed.words.duel_log import LogWriter
from spellspeed.yugioh.rules import terms as t
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.preparing import TOSS, new_duel
from spellspeed.yugioh.rules.priority import PASS_OPTION
from spellspeed.yugioh.rules.profile import profile

PERSON: Final = ""
"""As the bot of a seat: a person sits there."""


class NothingToTakeBack(SpellspeedError):
    """There is no own decision to go back to, or two persons play."""


class AnswersDoNotFit(SpellspeedError):
    """Recorded answers do not fit the duel that they are said to belong to."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a duel starts from: the decks, what sits at each seat (a bot's name or PERSON), the seed, the rules, the seats' names."""

    decks: tuple[DeckList, ...]
    bots: tuple[str, ...]
    names: tuple[str, ...]
    seed: str
    profile_name: str

    @property
    def persons(self) -> list[int]:
        """The seats at which persons sit."""
        return [seat for seat, bot in enumerate(self.bots) if bot == PERSON]


class Session:
    """A running duel and everything that was answered in it. `own` are the places in `answers` of the persons' own decisions."""

    def __init__(self, setup: Setup) -> None:
        """A new duel, before its toss. Raises NotImplementedCard, UnknownBot or UnknownProfile."""
        self.setup: Final = setup
        self.cards: Final = [deck_cards(deck) for deck in setup.decks]
        self.stops = Stops()
        self.taken_back = 0
        self.deal()

    def deal(self) -> None:
        """Put the duel back to its beginning: nothing is shuffled, nothing answered; the bots are new."""
        setup = self.setup
        self.duel: Duel = new_duel(list(self.cards), setup.seed, profile(setup.profile_name), TOSS)
        self.duel.journal = []
        self.players: list[Bot | None] = [
            None if name == PERSON else bot_named(name, f"{setup.seed}/seat {seat}")
            for seat, name in enumerate(setup.bots)
        ]
        self.views = views_of(self.duel)
        self.log = LogWriter(self.duel, setup.names)
        self.lines: list[str] = []
        self.answers: list[tuple[str, ...]] = []
        self.own: list[int] = []
        self.held: dict[int, list[int]] = {seat: [] for seat in setup.persons}
        self.unseen: dict[int, list[int]] = {seat: [] for seat in setup.persons}
        advance(self.duel)
        self.look()

    @property
    def ask(self) -> Ask | None:
        """The open question, None when the duel is over."""
        return self.duel.ask

    def run(self) -> Ask | None:
        """Let bots answer and pass what is passed by itself, until a person has to decide (that ask) or the duel is over (None)."""
        while not self.duel.over:
            ask = self.duel.ask
            assert ask is not None, "a duel that is not over asks somebody"
            player = self.players[ask.seat]
            if player is not None:
                self.give(player.picks(ask, self.views[ask.seat]))
            elif self.stops.pass_over(self.duel, ask):
                self.give((PASS_OPTION,))
            else:
                return ask
        return None

    def take(self, picks: tuple[int, ...]) -> None:
        """A person's decision. Raises IllegalAnswer, and then nothing has changed."""
        place = len(self.answers)
        self.give(picks)
        self.own.append(place)

    def give(self, picks: tuple[int, ...]) -> None:
        """Answer the open question and write down what follows."""
        ask = self.duel.ask
        assert ask is not None, "only an open question is answered"
        meant = in_words(self.duel, ask, picks)
        answer(self.duel, self.duel.serial, picks)
        self.answers.append(meant)
        self.look()

    def look(self) -> None:
        """Write the log on, and note which cards have come to the hands of persons."""
        self.lines += self.log.news()
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
            raise NothingToTakeBack("nothing is taken back when two persons play: each has seen what the other did")
        if not self.own:
            raise NothingToTakeBack("there is no decision of yours to go back to yet")
        own = self.own[:-1]
        self.replay(self.answers[: self.own[-1]], own)
        self.taken_back += 1

    def replay(self, answers: Sequence[tuple[str, ...]], own: Sequence[int]) -> None:
        """Start anew and give these answers, the bots thinking along so that they go on as they would have. Raises AnswersDoNotFit."""
        answers = list(answers)
        self.deal()
        for number, meant in enumerate(answers, start=1):
            ask = self.duel.ask
            if ask is None:
                raise AnswersDoNotFit(f"the duel is over before its answer {number} of {len(answers)}")
            known = dict(zip(meanings(self.duel, ask), ask.options, strict=True))
            missing = [text for text in meant if text not in known]
            if missing:
                raise AnswersDoNotFit(
                    f'answer {number} is "{missing[0]}", which is not possible there; possible are {", ".join(known)}'
                )
            player = self.players[ask.seat]
            if player is not None:
                player.picks(ask, self.views[ask.seat])
            self.give(tuple(known[text] for text in meant))
        self.own = list(own)
        self.unseen = {seat: [] for seat in self.unseen}


def in_words(duel: Duel, ask: Ask, picks: tuple[int, ...]) -> tuple[str, ...]:
    """Picks by their meaning; picks that are no options are left for the door to refuse."""
    known = dict(zip(ask.options, meanings(duel, ask), strict=True))
    return tuple(known[pick] for pick in picks if pick in known)
