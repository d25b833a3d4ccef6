"""From a match to its next duel and back: the decks, who begins, and what the end of the duel means for the match."""

from __future__ import annotations

from spellspeed.kernel.draws import below, key_of
from spellspeed.kernel.state import DRAWN
from spellspeed.match.match import TIMED_DUEL, Match, RefusedInMatch
from spellspeed.match.results import DuelResult
from spellspeed.yugioh.cards.pool import printed
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.end_of_match import make_timed
from spellspeed.yugioh.rules.preparing import new_duel
from spellspeed.yugioh.rules.terms import CALLED, CALLED_AT_ONCE


def tossed(match: Match, seed: object) -> Match:
    """The match after the toss for its next duel, if one is due (SETUP-4, SETUP-6)."""
    if match.chooser is not None:
        return match
    return match.after_toss(below(key_of(seed), "toss of the match", match.duels, 2))


def prepared(match: Match, seed: object) -> Duel:
    """The next duel, with the whole lists of all players (TERM-RFP-2); who was chosen begins, else who may choose does.

    A timed duel has its
    own end (MATCH-9). Nothing has been shuffled yet: advance it. RefusedInMatch where the match is over or the toss was not made; NotImplementedCard.
    """
    match.require_open()
    if match.chooser is None:
        raise RefusedInMatch("SETUP-4" if match.duels == 0 else "SETUP-6", "a toss decides first who chooses")
    decks = [([printed(code) for code in deck.main], [printed(code) for code in deck.fusion]) for deck in match.decks]
    first = match.chooser if match.first is None else match.first
    duel = new_duel(decks, f"{seed}/{match.duels}", match.profile, first)
    if match.next_duel == TIMED_DUEL:
        make_timed(duel)
    return duel


def result_of(duel: Duel) -> DuelResult:
    """How a duel that is over ended, and whether time had been called in it (MATCH-1, MATCH-8). RefusedInMatch for one that is not over."""
    if not duel.over:
        raise RefusedInMatch("MATCH-1", "this duel is not over")
    return DuelResult(
        None if duel.winner == DRAWN else duel.winner, duel.reason, duel.limited_by in (CALLED, CALLED_AT_ONCE)
    )
