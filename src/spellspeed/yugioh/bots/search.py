"""The bot `search`: looks ahead in imagined duels, where everybody goes on as `sensible` would.

For each ask it imagines worlds that agree with what its seat knows, tries each candidate answer in each of them, plays on to the start of the
turn after the next, and values what is there. All candidates meet the same worlds, so that luck is the same for each; one that is clearly
worse is dropped early. It is flat Monte Carlo search over determinizations (Ginsberg, "GIB: Imperfect information in a computationally
challenging game", JAIR 14, 2001), with the common random numbers of simulation.

The Decks that the table told it are known to it; those of others it supposes from what it saw of them (supposed_decks.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.argument_checks import checked_text
from spellspeed.kernel.asks import Ask, subject_of, verb_of
from spellspeed.kernel.atoms import ask_always
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.random_answers import random_picks
from spellspeed.yugioh.bots.evaluation import value_of
from spellspeed.yugioh.bots.imagination import CannotImagine, Imagining
from spellspeed.yugioh.bots.rollout import POLICY, roll_out
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.bots.sensible import names_known
from spellspeed.yugioh.bots.supposed_decks import Supposing
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import NAME_OF, QUICK_PLAY, SET_SPELL, SPELL

WORLDS: Final = 100
"""As many worlds for each decision, where no budget is named."""
AHEAD: Final = 2
"""Turns that are played on."""
MOST_CANDIDATES: Final = 14
"""Of an ask for several cards: what the policy would answer, and others by chance."""
MANY: Final = 100
"""From so many names on only those are tried that the seat has reason to declare."""
LEAST: Final = 12
"""Worlds before a candidate may be dropped."""
CLEARLY: Final = 3.0
"""Standard errors of the difference, in the same worlds, by which a candidate is worse that is dropped."""
SURELY: Final = 1.0
"""Standard errors of the difference by which a candidate must be better than what the policy would answer: what looks better by chance alone
gives way to what it would do anyway, so that nothing is Set or held back for no reason."""
MOST_WORLDS: Final = 1_000_000
MOST_SECONDS: Final = 3600


class WrongBudget(SpellspeedError):
    """What stands behind `search:` is no budget."""


class Weighed:
    """A candidate answer with what it came to, world by world."""

    def __init__(self, picks: tuple[int, ...]) -> None:
        self.picks: Final = picks
        self.values: Final[list[float]] = []

    def mean(self) -> float:
        """The share of worlds won, as far as they were tried."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def worlds_and_mean(self) -> tuple[int, float]:
        """How many worlds it was tried in, and the mean: a mean over more worlds says more."""
        return len(self.values), self.mean()


class SearchBot:
    """Looks ahead with a budget of worlds for each decision, or of seconds."""

    def __init__(
        self,
        seed: str,
        worlds: int = WORLDS,
        lists: Sequence[Sequence[PrintedCard]] = (),
        seconds: float = 0.0,
        watch: Callable[[], float] | None = None,
    ) -> None:
        """`seed` names the stream of its worlds: equal seeds decide alike, on every machine and in every build. `lists` are the Decks that it has
        heard of; without any it takes those that are played as known. With a `watch`, a clock in seconds that its owner gives it, it stops in time
        for `seconds`: then how far it comes, and what it answers, depends on the machine."""
        checked_text(seed, "seed")
        self.seconds: Final = seconds
        self.watch: Final = watch
        self.late = 0.0
        """When the present decision is to be taken, by the watch."""
        self.seed: Final = seed
        self.worlds: Final = worlds
        self.supposing: Final = Supposing(lists) if lists else None
        self.known: list[int] = []
        """The seats whose Decks it was told."""
        self.blind = 0
        """Decisions left to the policy, because no list that was heard of fits what lies on the table."""
        self.remembers: Final = True
        self.decided = 0
        self.weighed: list[Weighed] = []
        """The candidates of the last decision: the answer, then those that met the most worlds, and of these the best."""

    def begin(self, seat: int, decks: Sequence[Sequence[int]]) -> None:
        """The Decks that the table tells, by seat; () where it does not."""
        self.known = [other for other, cards in enumerate(decks) if len(cards)]

    def pass_over(self) -> None:
        """An answer of its own is known already. Each decision has a stream of its own, so nothing has to be thought again."""
        self.decided += 1

    def picks(self, ask: Ask, view: SeatView) -> tuple[int, ...]:
        """The answer that came out best; of equal ones the one that the policy would give."""
        if self.watch is not None:
            self.late = self.watch() + self.seconds
        stream = Stream(f"{self.seed}/{self.decided}")
        self.decided += 1
        found = [Weighed(picks) for picks in candidates(ask, view, stream)]
        self.weighed = found
        if len(found) == 1:
            return found[0].picks
        try:
            return self.best_of(found, Imagining(view, (), self.supposing, self.known), stream)
        except CannotImagine:
            self.blind += 1
            return found[0].picks

    def best_of(self, found: list[Weighed], imagining: Imagining, stream: Stream) -> tuple[int, ...]:
        """The candidate that came out best in the worlds of the budget; the policy's where no other is surely better."""
        side = imagining.duel.side_of[imagining.seat]
        alive = found.copy()
        for tried in range(self.worlds):
            if len(alive) == 1:
                break
            if not self.tries(imagining.world(stream), alive, side):
                break
            if tried + 1 >= LEAST and (tried + 1) % 4 == 0:
                alive = not_clearly_worse(alive)
        if not found[0].values:
            return found[0].picks
        best = best_among(alive, found[0])
        others = [each for each in found if each is not best]
        self.weighed = [best, *sorted(others, key=Weighed.worlds_and_mean, reverse=True)]
        return best.picks

    def tries(self, world: Duel, alive: list[Weighed], side: int) -> bool:
        """Try the candidates in one world; False where time is up before all of them were tried, and then it counts for none."""
        for place, each in enumerate(alive):
            if self.watch is not None and self.watch() >= self.late:
                for tried in alive[:place]:
                    tried.values.pop()
                return False
            each.values.append(tried_in(world, each.picks, side))
        return True


def candidates(ask: Ask, view: SeatView, stream: Stream) -> list[tuple[int, ...]]:
    """The answers that are tried, what the policy would answer first; of an ask for one card
    all that could be of use, of one for several some by chance."""
    found = [POLICY.picks(ask, view)]
    if ask.most == 1:
        among = list(ask.options)
        if len(among) > MANY and verb_of(among[0]) == NAME_OF:
            among = names_known(ask, view)
        for code in among:
            if (code,) not in found and not is_idle(view, code) and ask.is_answer((code,)):
                found.append((code,))
        if not ask.least and () not in found and ask.is_answer(()):
            found.append(())
        return found
    for _ in range(3 * MOST_CANDIDATES):
        picks = random_picks(ask, stream)
        if picks not in found:
            found.append(picks)
        if len(found) == MOST_CANDIDATES:
            break
    return found


def is_idle(view: SeatView, code: int) -> bool:
    """Whether an option only lays a Spell Card down that could as well be used from the hand later: it is worth something as a bluff alone, and
    against the policy, which is what everybody plays by in the worlds, a bluff looks better than it is."""
    if verb_of(code) != SET_SPELL:
        return False
    face = view.face(subject_of(code))
    return face.kind == SPELL and face.icon != QUICK_PLAY


def tried_in(world: Duel, picks: tuple[int, ...], side: int) -> float:
    """What an answer is worth for a side in one imagined duel, which stays as it is."""
    duel = world.fork()
    assert duel.ask is not None, "a world is imagined at an ask"
    turn = duel.turn
    # What has one answer only need not be asked of the policy.
    ask_always(duel, False)
    answer(duel, duel.serial, picks, duel.ask.seat)
    roll_out(duel, turn + AHEAD)
    return value_of(duel, side)


def not_clearly_worse(alive: list[Weighed]) -> list[Weighed]:
    """The candidates but for those that the best one beats by CLEARLY standard errors of the paired difference."""
    best = alive[0]
    for each in alive:
        if each.mean() > best.mean():
            best = each
    return [each for each in alive if each is best or not is_worse(each.values, best.values, CLEARLY)]


def best_among(alive: list[Weighed], policy: Weighed) -> Weighed:
    """The candidate that came to the most; the policy's where it is left and none is surely better."""
    best = max(alive, key=Weighed.mean)
    return best if policy not in alive or is_worse(policy.values, best.values, SURELY) else policy


def is_worse(values: list[float], best: list[float], errors: float) -> bool:
    """Whether the mean lies so many standard errors of the paired difference below that of the best; both met the same worlds."""
    count = len(values)
    mean = 0.0
    for one, other in zip(values, best, strict=True):
        mean += other - one
    mean /= count
    if count == 1:
        return mean > 0  # one world tells nothing of chance
    spread = 0.0
    for one, other in zip(values, best, strict=True):
        spread += (other - one - mean) ** 2
    variance = spread / (count - 1) / count
    return mean > 0 and mean * mean > errors * errors * variance


def seconds_named(budget: str) -> float:
    """The budget of `search:BUDGET`, such as search:2s or search:0.5s: seconds for each decision; 0.0 for one in worlds. Raises WrongBudget."""
    if not budget.endswith("s"):
        return 0.0
    whole, point, part = budget[:-1].partition(".")
    digits = whole + part
    if digits.isascii() and digits.isdecimal() and whole and (part or not point) and len(digits) <= 6:
        seconds: float = int(digits) / float(10 ** len(part))
        if 0 < seconds <= MOST_SECONDS:
            return seconds
    raise WrongBudget(
        f'"{budget[:20]}" is no budget of the bot search; write search:2s, seconds for each decision up to {MOST_SECONDS}'
    )


def worlds_named(budget: str) -> int:
    """The budget of `search:BUDGET`, such as search:250: so many worlds for each decision. Raises WrongBudget."""
    if budget.isascii() and budget.isdecimal() and 0 < int(budget[:8]) <= MOST_WORLDS and len(budget) <= 7:
        return int(budget)
    raise WrongBudget(
        f'"{budget[:20]}" is no budget of the bot search; write search:250, a number of worlds for each decision up to {MOST_WORLDS}'
    )
