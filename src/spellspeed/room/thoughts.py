"""A bot that looks ahead takes its time, so a room does not wait for it: it says what is to be thought about, and is told what came of it.

What is thought about is a recording up to now: whoever thinks plays it again, in a process of its own, and lets the bot look at no more than its
seat sees.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from spellspeed.games import GAMES
from spellspeed.kernel.draws import seed_of_seat
from spellspeed.kernel.game import Start
from spellspeed.kernel.players import begin, think_along
from spellspeed.recording.recorder import Answer, Recorder, answer_of

MOST_HELD: Final = 64
"""Games that one who thinks keeps as they were at the last thought."""

Moment = tuple[int, int, int]
"""Which decision of a room it is (record.py)."""


class WeighedAnswer(NamedTuple):
    """An answer by its meanings, the share of imagined worlds that its seat wins after it (0 to 1), and how many worlds were tried."""

    picks: tuple[str, ...]
    share: float
    worlds: int


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot is to answer, with all that it takes to find out. It holds every hidden card: it goes to a process of the server alone."""

    moment: Moment
    start: Start[Any]
    answers: tuple[Answer, ...]
    seat: int
    bot: str


class Thoughts:
    """What a room wants to be thought about, and what came of the last one."""

    def __init__(self) -> None:
        self.wanted: Thought | None = None
        self.since = 0
        """When it was wanted first."""
        self.moment: Moment | None = None
        self.picks: tuple[str, ...] = ()
        """What came of which moment."""
        self.told = 0
        """How many came so far."""

    def is_there(self, thought: Thought, now: int) -> bool:
        """Whether the answer to it is there; if not, it is wanted from now on."""
        if self.moment == thought.moment:
            return True
        if self.wanted is None or self.wanted.moment != thought.moment:
            self.wanted, self.since = thought, now
        return False

    def take(self, moment: Moment, picks: Sequence[str]) -> bool:
        """What came of a moment; False where that is not wanted any more."""
        if self.wanted is None or self.wanted.moment != moment:
            return False
        self.wanted, self.moment, self.picks = None, moment, tuple(picks)
        self.told += 1
        return True


class Thinker:
    """Thinks about one decision after the other, and goes on from where it knows a game already."""

    def __init__(self) -> None:
        self.held: Final[OrderedDict[str, Recorder[Any]]] = OrderedDict()

    def answer(self, wanted: Thought) -> tuple[str, ...]:
        """The meanings of what the bot answers, the same as if it had sat there from the beginning. Raises what the recording raises."""
        return self.thought(wanted)[0]

    def weigh(self, wanted: Thought) -> list[WeighedAnswer]:
        """What a bot that looks ahead thinks of each answer, the best first. Raises what the recording raises."""
        return self.thought(wanted)[1]

    def thought(self, wanted: Thought) -> tuple[tuple[str, ...], list[WeighedAnswer]]:
        """What the bot answers, and what it thinks of each answer where it weighs them."""
        game = GAMES[wanted.start.game.name]
        recorder = self.played_to(wanted)
        state, ask = recorder.state, recorder.state.ask
        assert ask is not None, "a bot thinks about what it is asked"
        bot: Any = game.bot(wanted.bot, seed_of_seat(wanted.start.seed, wanted.seat))
        begin(
            [bot if seat == wanted.seat else None for seat in range(state.seats)],
            game.decks_of(wanted.start),
            openly=False,
        )
        view = game.seat_view(state, wanted.seat)
        for given in wanted.answers:
            if given.seat == wanted.seat and not (len(given.picks) == 1 and game.is_call(given.picks[0])):
                think_along(bot, ask, view)
        picks = answer_of(game, state, bot.picks(ask, view)).picks
        weighed = [
            WeighedAnswer(answer_of(game, state, each.picks).picks, each.mean(), len(each.values))
            for each in getattr(bot, "weighed", ())
        ]
        return picks, weighed

    def played_to(self, wanted: Thought) -> Recorder[Any]:
        """The game as it stands, with its log."""
        recorder = self.held.pop(wanted.start.seed, None)
        if recorder is None or tuple(recorder.answers) != wanted.answers[: len(recorder.answers)]:
            recorder = Recorder(wanted.start, log=True)
        for given in wanted.answers[len(recorder.answers) :]:
            recorder.give(given)
        self.held[wanted.start.seed] = recorder
        while len(self.held) > MOST_HELD:
            self.held.popitem(last=False)
        return recorder
