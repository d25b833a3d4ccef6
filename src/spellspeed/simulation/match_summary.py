"""What the results of many matches come to: per match, and for the first, second, third duel and so on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b

from spellspeed.kernel.state import DRAWN, NOBODY
from spellspeed.simulation.games import ENDLESS
from spellspeed.simulation.matches import DuelOfMatch, MatchResult
from spellspeed.yugioh.book.preparing import sides_of

SIDES = (0, 1)


@dataclass(frozen=True, slots=True)
class DuelNumber:
    """All duels that were the first (second, third ...) of their match. Tuples are by side.

    `won_going_first[side]` of `went_first[side]` duels were won by the side that began them. `chose` counts who chose, and `exchanged` how
    many of the duels a side began with a deck that it (of a team: at least one of its players) had changed since the duel before.
    """

    number: int
    played: int
    draws: int
    unfinished: int
    wins: tuple[int, int]
    went_first: tuple[int, int]
    won_going_first: tuple[int, int]
    won_going_second: tuple[int, int]
    chose: tuple[int, int]
    exchanged: tuple[int, int]
    turns: int


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """The results of matches between two sides. `scores` are the final scores with their numbers; `unfinished` matches did not end, because a
    duel of theirs did not (`unfinished` of DuelNumber) or all of very many were drawn.

    `after_a_loss` duels followed one that somebody had lost; that player began `loser_began` of them and won `loser_won`.
    """

    matches: int
    wins: tuple[int, int]
    draws: int
    undecided: int
    unfinished: int
    scores: tuple[tuple[tuple[int, int], int], ...]
    reasons: tuple[tuple[str, int], ...]
    duels: int
    decisions: int
    after_a_loss: int
    loser_began: int
    loser_won: int
    by_number: tuple[DuelNumber, ...]
    digest: str


def summarize_matches(results: Sequence[MatchResult]) -> MatchSummary:
    """What the results of at least one match come to."""
    most = max(len(each.duels) for each in results)
    after = [
        (before.result.winner, duel.result)
        for each in results
        for before, duel in zip(each.duels, each.duels[1:], strict=False)
        if before.result.winner in SIDES
    ]
    return MatchSummary(
        matches=len(results),
        wins=(sum(each.winner == 0 for each in results), sum(each.winner == 1 for each in results)),
        draws=sum(each.drawn for each in results),
        undecided=sum(each.winner is None and not each.drawn and each.reason != ENDLESS for each in results),
        unfinished=sum(each.reason == ENDLESS for each in results),
        scores=tuple(sorted(Counter(each.score for each in results).items(), reverse=True)),
        reasons=tuple(sorted(Counter(each.reason for each in results).items(), key=lambda pair: (-pair[1], pair[0]))),
        duels=sum(len(each.duels) for each in results),
        decisions=sum(duel.result.decisions for each in results for duel in each.duels),
        after_a_loss=len(after),
        loser_began=sum(duel.first != winner for winner, duel in after),
        loser_won=sum(duel.winner in SIDES and duel.winner != winner for winner, duel in after),
        by_number=tuple(of_number(number, results) for number in range(1, most + 1)),
        digest=digest_of_matches(results),
    )


def of_number(number: int, results: Sequence[MatchResult]) -> DuelNumber:
    """The duels with this number in their match."""
    duels = [each.duels[number - 1] for each in results if len(each.duels) >= number]
    return DuelNumber(
        number=number,
        played=len(duels),
        draws=sum(duel.result.winner == DRAWN for duel in duels),
        unfinished=sum(duel.result.winner == NOBODY for duel in duels),
        wins=by_side(duels, lambda duel, side: duel.result.winner == side),
        went_first=by_side(duels, lambda duel, side: duel.result.first == side),
        won_going_first=by_side(duels, lambda duel, side: duel.result.first == duel.result.winner == side),
        won_going_second=by_side(duels, lambda duel, side: duel.result.first != duel.result.winner == side),
        chose=by_side(duels, lambda duel, side: duel.chooser == side),
        exchanged=by_side(duels, lambda duel, side: any(exchanged_by(duel, side))),
        turns=sum(duel.result.turns for duel in duels),
    )


def exchanged_by(duel: DuelOfMatch, side: int) -> list[int]:
    """How many cards each player of a side had exchanged before a duel."""
    return [number for number, of in zip(duel.exchanged, sides_of(len(duel.exchanged)), strict=True) if of == side]


def digest_of_matches(results: Sequence[MatchResult]) -> str:
    """128 bits of blake2b over all matches with the final states of their duels, in order."""
    whole = blake2b(digest_size=16)
    for each in results:
        duels = [(duel.result.first, duel.result.winner, duel.result.digest, duel.exchanged) for duel in each.duels]
        whole.update(repr((each.seed, each.winner, each.reason, each.score, duels)).encode())
    return whole.hexdigest()


def by_side(duels: Sequence[DuelOfMatch], holds: Callable[[DuelOfMatch, int], bool]) -> tuple[int, int]:
    """In how many duels something holds of each side."""
    return (sum(holds(duel, 0) for duel in duels), sum(holds(duel, 1) for duel in duels))
