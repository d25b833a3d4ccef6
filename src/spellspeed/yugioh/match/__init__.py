"""A match: registered decks, duels until it is decided, and what happens between them (SETUP-4 to SETUP-6, SIDE-2, MATCH)."""

from spellspeed.yugioh.match.match import Match, RefusedInMatch, Verdict, new_match
from spellspeed.yugioh.match.results import DuelResult, drawn, surrendered, won, won_by_life_points

__all__ = [
    "DuelResult",
    "Match",
    "RefusedInMatch",
    "Verdict",
    "drawn",
    "new_match",
    "surrendered",
    "won",
    "won_by_life_points",
]
