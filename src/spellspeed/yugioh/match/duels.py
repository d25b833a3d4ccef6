"""From a match to its next duel and back: the decks, who begins, and what the end of the duel means for the match."""

from __future__ import annotations

from spellspeed.kernel.draws import below, key_of, seed_within
from spellspeed.kernel.state import DRAWN
from spellspeed.yugioh.book.end_of_match import make_timed
from spellspeed.yugioh.book.preparing import new_duel, sides_of
from spellspeed.yugioh.cards.pool import printed
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.turn_limits import CALLED, CALLED_AT_ONCE
from spellspeed.yugioh.match.match import TIMED_DUEL, Match, RefusedInMatch
from spellspeed.yugioh.match.results import DuelResult


def tossed(match: Match, seed: object) -> Match:
    """The match after the toss for its next duel, if one is due (SETUP-4, SETUP-6)."""
    if match.chooser is not None:
        return match
    return match.after_toss(below(key_of(seed), "toss of the match", match.duels, 2))


def seating(match: Match) -> tuple[int, ...]:
    """TEAM-I-3, TEAM-II-2, TEAM-II-3. Which player (by place) sits at each seat of the next duel.

    The team that begins takes the first and the third seat, its A before its B. Of two players each keeps the seat.
    """
    if not match.is_of_teams:
        return (0, 1)
    return (0, 1, 2, 3) if beginner(match) == 0 else (1, 0, 3, 2)


def beginner(match: Match) -> int:
    """The side that begins the next duel: who was chosen, else who may choose. RefusedInMatch where the toss was not made."""
    if match.chooser is None:
        raise RefusedInMatch("SETUP-4" if match.duels == 0 else "SETUP-6", "a toss decides first who chooses")
    return match.chooser if match.first is None else match.first


def seed_of_duel(match: Match, seed: object) -> str:
    """The seed of the next duel of a match with that seed: no recording of a duel tells what the others hold."""
    return seed_within(seed, f"duel {match.duels}")


def prepared(match: Match, seed: object) -> Duel:
    """The next duel, with the whole lists of all players (TERM-RFP-2); who was chosen begins, else who may choose does.

    A timed duel has its
    own end (MATCH-9). Nothing has been shuffled yet: advance it. RefusedInMatch where the match is over or the toss was not made; NotImplementedCard.
    """
    match.require_open()
    places = seating(match)
    decks = [match.decks[place] for place in places]
    cards = [([printed(code) for code in deck.main], [printed(code) for code in deck.fusion]) for deck in decks]
    duel = new_duel(cards, seed_of_duel(match, seed), match.profile, places.index(beginner(match)))
    if match.next_duel == TIMED_DUEL:
        make_timed(duel)
    return duel


def result_of(duel: Duel, match: Match | None = None) -> DuelResult:
    """How a duel that is over ended, and whether time had been called in it (MATCH-1, MATCH-8). RefusedInMatch for one that is not over.

    `match` is the one that it was prepared from: it tells which team sat where. Without it the sides are those of the duel.
    """
    if not duel.over:
        raise RefusedInMatch("MATCH-1", "this duel is not over")
    winner = None if duel.winner == DRAWN else duel.winner
    if winner is not None and match is not None:
        winner = sides_of(duel.seats)[seating(match)[winner]]
    return DuelResult(winner, duel.reason, duel.limited_by in (CALLED, CALLED_AT_ONCE))
