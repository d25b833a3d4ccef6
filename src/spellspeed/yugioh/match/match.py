"""A match as a value: each thing that happens in it gives a new one, and what the rules refuse changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from spellspeed.errors import AgainstRule
from spellspeed.yugioh.book.preparing import sides_of
from spellspeed.yugioh.duel.profile import Profile
from spellspeed.yugioh.formats.construction import Deck, DeckParts, Problem
from spellspeed.yugioh.formats.lists import own_passcode
from spellspeed.yugioh.formats.of_profile import Format, format_of
from spellspeed.yugioh.match.results import DuelResult, other_side

WINS: Final = 2
"""The duels that win a match (MATCH-2)."""
MOST_DUELS: Final = 3
"""The duels of a match in which draws are scored (MATCH-4-OCG)."""

DUEL: Final = "duel"
TIMED_DUEL: Final = "timed duel"
NextDuel = Literal["duel", "timed duel"]

OF_TEAMS: Final = {
    "MATCH-7": "TEAM-VI-2",
    "MATCH-8": "TEAM-VI-5",
    "MATCH-9": "TEAM-VI-6",
    "MATCH-10": "TEAM-VI-8",
    "MATCH-11": "TEAM-VI-9",
}
"""What says of teams what the key says of two players (V-34)."""


class RefusedInMatch(AgainstRule):
    """What a player wanted to do in a match is against a rule: `rule` is its id. Nothing has changed."""


WINS_MATCH: Final = "ERA-VICTORY-1"
"""The reason of a duel whose winner wins the match with it."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a match ended: `winner` is a side (0 or 1) or None, and then `drawn` tells a draw from a match that nobody decided.

    `reasons` are the rules that say so, the first one first.
    """

    winner: int | None
    drawn: bool
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match between two players, or two teams of two: sides 0 and 1, whose players alternate in `players` (MATCH-2, TEAM-I-1, TEAM-VI-5).

    `registered` are the decks as they were brought and never change; `decks` are those that the next duel is played with: always the
    whole lists, whatever became of the cards in the duel before (TERM-RFP-2). Between duels `loser` is the side that lost the one
    before, `toss_winner` the side that won the toss for the next one, `first` the side that was chosen to begin it.
    """

    players: tuple[str, ...]
    profile_name: str
    switches: tuple[tuple[str, str], ...]
    """The value of every switch of the profile."""
    registered: tuple[DeckParts, ...]
    decks: tuple[DeckParts, ...]
    score: tuple[int, int] = (0, 0)
    duels: int = 0
    loser: int | None = None
    toss_winner: int | None = None
    first: int | None = None
    exchanged: tuple[int, ...] = ()
    """How many cards each player has exchanged since the last duel."""
    played_with: tuple[DeckParts, ...] = ()
    """The decks that the last duel was played with; () before the first one."""
    next_is_timed: bool = False
    verdict: Verdict | None = None
    last: DuelResult | None = None
    list_name: str | None = None
    """The Forbidden list of the match; None: that of the profile, "none": none."""
    pool: str | None = None
    """The pool of the match, in the same way."""
    by_hand: tuple[str, ...] = ()
    """The switches that keep their value whatever the number of seats."""

    # --- questions ---------------------------------------------------------------------------------------------------------------------------

    @property
    def profile(self) -> Profile:
        """The rule profile of the match and of its duels."""
        return Profile(self.profile_name, self.switches, self.by_hand)

    @property
    def format(self) -> Format:
        """Rules, list and pool of the match: one word sets all of it. Raises UnknownForbiddenList."""
        return format_of(self.profile, self.list_name, self.pool)

    def problems_of(self, player: str) -> list[Problem]:
        """Why the registered deck of a player may not be played in this match; [] if it may. RefusedInMatch for somebody else."""
        return self.format.problems(self.registered[self.seat_of(player)])

    @property
    def is_over(self) -> bool:
        """Whether no further duel is played."""
        return self.verdict is not None

    @property
    def is_of_teams(self) -> bool:
        """Whether two teams play."""
        return len(self.players) > 2

    @property
    def next_duel(self) -> NextDuel | None:
        """What is played next; a timed duel is that of MATCH-9. None when the match is over."""
        if self.is_over:
            return None
        return "timed duel" if self.next_is_timed else "duel"

    @property
    def turns_of_next_duel(self) -> int | None:
        """The turns after which Life Points decide: four, with teams eight (MATCH-9, TEAM-VI-6); None for a duel without such an end."""
        return 2 * len(self.players) if self.next_duel == TIMED_DUEL else None

    @property
    def chooser(self) -> int | None:
        """The side that decides who begins the next duel; None while the toss for it is still to come.

        SETUP-5: the loser of the duel before. SETUP-4, SETUP-6, V-29: before the first duel, and after a draw, who wins a toss.
        """
        return self.toss_winner if self.loser is None else self.loser

    @property
    def reasons(self) -> tuple[str, ...]:
        """The rules by which the match stands as it does: those of the verdict, or of the timed duel, then that of the last duel."""
        of_match = self.verdict.reasons if self.verdict is not None else ()
        if self.next_duel == TIMED_DUEL:
            of_match = (self.rule("MATCH-9"),)
        return of_match if self.last is None else (*of_match, self.rule(self.last.reason))

    def rule(self, of_two: str) -> str:
        """The id of a rule of matches between two players, or of that which says the same of teams."""
        return OF_TEAMS.get(of_two, of_two) if self.is_of_teams else of_two

    def switch(self, name: str) -> str:
        """The value of a switch of the match's profile."""
        return dict(self.switches)[name]

    def side_of(self, player: str) -> int:
        """The side of a player by name; RefusedInMatch for somebody else."""
        return sides_of(len(self.players))[self.seat_of(player)]

    def places_of(self, side: int) -> tuple[int, ...]:
        """The places in `players` of those who play for a side; of a team its Player A first (TEAM-I-1)."""
        return tuple(place for place, each in enumerate(sides_of(len(self.players))) if each == side)

    def name_of(self, side: int) -> str:
        """What a side is called: its player, or both players of the team."""
        return ", ".join(self.players[place] for place in self.places_of(side))

    def seat_of(self, player: str) -> int:
        """The place of a player in `players`; RefusedInMatch for somebody else."""
        if player not in self.players:
            raise RefusedInMatch("MATCH-2", f"{player} does not play in this match; its players are {self.listed()}")
        return self.players.index(player)

    def listed(self) -> str:
        """The players in words."""
        return ", ".join(self.players)

    # --- what happens ------------------------------------------------------------------------------------------------------------------------

    def after_toss(self, side: int) -> Match:
        """A side has won the toss for the next duel. RefusedInMatch where no toss decides (SETUP-5) or one was made."""
        self.require_open()
        if self.loser is not None:
            raise RefusedInMatch("SETUP-5", f"no toss: {self.name_of(self.loser)} lost the duel before and chooses")
        if self.toss_winner is not None:
            raise RefusedInMatch("SETUP-4", f"the toss was made: {self.name_of(self.toss_winner)} won it")
        return replace(self, toss_winner=side)

    def after_choice(self, side: int, goes_first: bool) -> Match:
        """A side chooses to begin the next duel or to leave that to the other (SETUP-4, SETUP-5). RefusedInMatch if it has no choice."""
        self.require_open()
        if self.chooser is None:
            raise RefusedInMatch("SETUP-4" if self.duels == 0 else "SETUP-6", "a toss decides first who chooses")
        if self.chooser != side:
            rule = "SETUP-4" if self.loser is None else "SETUP-5"
            raise RefusedInMatch(rule, f"{self.name_of(self.chooser)} chooses who begins, not {self.name_of(side)}")
        return replace(self, first=side if goes_first else other_side(side))

    def after_duel(self, result: DuelResult) -> Match:
        """ERA-VICTORY-1. A duel has been played. RefusedInMatch where the match is over and no duel is started (MATCH-2, MATCH-3)."""
        self.require_open()
        score = list(self.score)
        if result.winner is not None:
            score[result.winner] += 1
        played = replace(
            self,
            score=(score[0], score[1]),
            duels=self.duels + 1,
            loser=None if result.winner is None else other_side(result.winner),
            toss_winner=None,
            first=None,
            exchanged=(0,) * len(self.players),
            played_with=self.decks,
            last=result,
        )
        if result.winner is not None and result.reason == WINS_MATCH:
            return replace(played, verdict=Verdict(result.winner, False, (self.rule(WINS_MATCH),)))
        return played.judged(result, self)

    def after_time_called(self) -> Match:
        """Time is called between two duels (MATCH-11, TEAM-VI-9): more duels won win the match; Q-12: with equal numbers a timed duel follows.

        Under end_of_match current_turn no timed duel exists (MATCH-12): with equal numbers nobody has won. What was exchanged since the last
        duel is taken back before a timed duel (MATCH-9, TEAM-VI-7).
        """
        self.require_open()
        if self.next_is_timed:
            raise RefusedInMatch(self.rule("MATCH-9"), "time was called before; the timed duel has its own end")
        leader = self.leader
        if leader is not None:
            return replace(self, verdict=Verdict(leader, False, (self.rule("MATCH-11"),)))
        if self.switch("end_of_match") == "current_turn":
            return replace(self, verdict=Verdict(None, False, ("MATCH-12",)))
        decks = self.played_with or self.registered
        return replace(self, next_is_timed=True, decks=decks, exchanged=(0,) * len(self.players))

    def require_open(self) -> None:
        """RefusedInMatch if the match is over: who has lost two duels cannot come back (MATCH-3), nor is any other duel played (MATCH-2)."""
        if self.verdict is None:
            return
        if WINS in self.score:
            loser = self.name_of(other_side(self.score.index(WINS)))
            raise RefusedInMatch("MATCH-3", f"{loser} has lost {WINS} duels and with them the match; nothing follows")
        raise RefusedInMatch("MATCH-2", "the match is over; nothing follows")

    # --- who has won -------------------------------------------------------------------------------------------------------------------------

    @property
    def leader(self) -> int | None:
        """The side that has won more duels; None where both have won the same number."""
        first, second = self.score
        return None if first == second else 0 if first > second else 1

    def judged(self, result: DuelResult, before: Match) -> Match:
        """This match, decided by the duel that was just played or not."""
        if before.next_is_timed:
            if result.winner is None:
                return self
            return replace(self, verdict=Verdict(result.winner, False, (self.rule("MATCH-10"), self.rule("MATCH-8"))))
        if result.after_time:
            return self.judged_after_time(result, before)
        if WINS in self.score:
            return replace(self, verdict=Verdict(self.leader, False, ("MATCH-2", "MATCH-3")))
        return self.judged_by_draws()

    def judged_after_time(self, result: DuelResult, before: Match) -> Match:
        """Time was called in the duel: MATCH-8 and MATCH-9, or MATCH-12 with Q-22: more duel wins before it come first."""
        won_two = ("MATCH-2", "MATCH-3") if WINS in self.score else ()
        if self.switch("end_of_match") == "current_turn":
            winner = result.winner if before.leader is None else before.leader
            return replace(self, verdict=Verdict(winner, False, ("MATCH-12", *won_two)))
        if self.leader is not None:
            return replace(self, verdict=Verdict(self.leader, False, (self.rule("MATCH-8"), *won_two)))
        return replace(self, next_is_timed=True)

    def judged_by_draws(self) -> Match:
        """No side has won two duels. Switch match_draws: play on (MATCH-2), or an end after three duels (MATCH-4-OCG, MATCH-5-OCG)."""
        draws = self.switch("match_draws")
        if draws == "play_on" or self.duels < MOST_DUELS:
            return self
        if draws == "undecided":
            return replace(self, verdict=Verdict(None, False, ("MATCH-2",)))
        if self.leader is not None:
            return replace(self, verdict=Verdict(self.leader, False, ("MATCH-4-OCG",)))
        return replace(self, verdict=Verdict(None, True, ("MATCH-5-OCG",)))


def new_match(
    players: Sequence[str],
    decks: Sequence[Deck],
    profile: Profile,
    score: tuple[int, int] = (0, 0),
    list_name: str | None = None,
    pool: str | None = None,
) -> Match:
    """A match before its next duel. `decks` are registered in the order of the players (two, or four in two teams).

    `score` are duels won before: with one more on one side, the other lost the last one. RefusedInMatch for another number of players or decks.
    List and pool are those of the profile where none is named; `problems_of` says what they have against a deck, which is not refused.
    """
    if len(players) not in (2, 4) or len(decks) != len(players):
        raise RefusedInMatch(
            "MATCH-2",
            f"{len(players)} players with {len(decks)} decks; a match has two players, or four in teams, with a deck each",
        )
    registered = tuple(
        DeckParts(*(tuple(own_passcode(code) for code in part) for part in (deck.main, deck.fusion, deck.side)))
        for deck in decks
    )
    match = Match(
        players=tuple(players),
        profile_name=profile.name,
        switches=profile.for_seats(len(players)).choices,
        by_hand=profile.for_seats(len(players)).by_hand,
        registered=registered,
        decks=registered,
        score=score,
        duels=sum(score),
        exchanged=(0,) * len(players),
        list_name=list_name,
        pool=pool,
    )
    match = replace(match, loser=None if match.leader is None else other_side(match.leader))
    if max(score) >= WINS:
        return replace(match, verdict=Verdict(match.leader, False, ("MATCH-2", "MATCH-3")))
    return match.judged_by_draws()
