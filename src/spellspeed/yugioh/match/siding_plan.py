"""What a bot does between the duels of a match: which cards it exchanges with its Side Deck, and whether it begins when it may choose.

A plan speaks of the registered deck: whatever was exchanged before, the next duel is played with the registered deck after the one
exchange that fits, or with the registered deck itself where none does (SIDE-2 allows both).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spellspeed.yugioh.match import Match
from spellspeed.yugioh.match.match import TIMED_DUEL
from spellspeed.yugioh.match.siding import exchange

WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"
RESULTS: Final = (WON, LOST, DRAWN)
"""How the duel before ended for the player whose plan it is."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Cards of the registered deck `out`, and cards of its Side Deck `into` it, by passcode.

    It fits before every later duel, or only before that with a number (`duel`, from 2) or `after` a result. `line` is where it was written.
    """

    out: tuple[int, ...]
    into: tuple[int, ...]
    duel: int | None = None
    after: str | None = None
    line: int = 0

    def fits(self, duel: int, after: str) -> bool:
        """Whether it is made before the duel with this number, when the one before ended so."""
        return self.duel in (None, duel) and self.after in (None, after)


@dataclass(frozen=True, slots=True)
class PlayerPlan:
    """The plan of one player. Of the exchanges the first one that fits is made."""

    exchanges: tuple[Exchange, ...] = ()
    goes_first: bool = True

    def exchange_before(self, duel: int, after: str) -> Exchange | None:
        """The exchange before the duel with this number (from 2); None where none fits."""
        return next((each for each in self.exchanges if each.fits(duel, after)), None)


SidingPlan = tuple[PlayerPlan, ...]
"""The plans of the players, in their order (TEAM-I-8); of a team the plan of its Player A says whether it begins (TEAM-II-2)."""
NO_PLAN: Final[SidingPlan] = (PlayerPlan(), PlayerPlan())


def result_for(match: Match, side: int) -> str:
    """How the last duel of a match ended for a side."""
    if match.loser is None:
        return DRAWN
    return LOST if match.loser == side else WON


def sided(match: Match, seat: int, plan: PlayerPlan) -> Match:
    """The match after a player has carried out a plan before the next duel. RefusedInMatch where the plan does not fit the deck.

    Before the first duel and before a timed duel nothing is exchanged (SIDE-2, MATCH-9, TEAM-VI-7).
    """
    if match.duels == 0 or match.next_duel == TIMED_DUEL:
        return match
    player = match.players[seat]
    chosen = plan.exchange_before(match.duels + 1, result_for(match, match.side_of(player)))
    out, into = ((), ()) if chosen is None else (chosen.out, chosen.into)
    registered, now = match.registered[seat], match.decks[seat]
    wanted = Counter(registered.side) + Counter(out) - Counter(into)
    laid, taken = wanted - Counter(now.side), Counter(now.side) - wanted
    if not laid and not taken:
        return match
    return exchange(match, player, sorted(laid.elements()), sorted(taken.elements()))


def cards_taken(plan: SidingPlan) -> list[Sequence[int]]:
    """The cards that come from the Side Decks under a plan, by player."""
    return [[code for each in player.exchanges for code in each.into] for player in plan]
