"""A team duel at the table: who sits where, and which team begins (TEAM-I, TEAM-II)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.draws import below, key_of
from spellspeed.languages.catalog import Catalog
from spellspeed.session.session import PERSON, Setup
from spellspeed.yugioh.decks import DeckList
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.match.teams import ROLES
from spellspeed.yugioh.session.duel_setup import new_setup

TOSSED: Final = "toss"
OWN: Final = "own"
OPPONENTS: Final = "opponents"
BEGIN: Final = (TOSSED, OWN, OPPONENTS)
"""Which team begins: the one that wins the toss, that of the person who sits down, the other one."""
OPPONENTS_FIRST: Final = (1, 0, 3, 2)
"""The seat at which each player sits (you, an opponent, your partner, the other opponent) where the opponents begin."""


class WrongTeam(SpellspeedError):
    """A team duel has two teams of two (TEAM-I-1)."""


@dataclass(frozen=True, slots=True)
class Players:
    """Decks and players in the order in which they are named: you, an opponent, your partner, the other opponent."""

    decks: Sequence[DeckList]
    bots: Sequence[str]

    def __post_init__(self) -> None:
        if not len(self.decks) == len(self.bots) == len(ROLES):
            raise WrongTeam(f"{len(self.decks)} decks and {len(self.bots)} players; a team duel has two teams of two")


def team_setup(players: Players, begin: str, seed: str, profile: str, words: Catalog) -> Setup[Duel]:
    """TEAM-I-3, TEAM-II-2, TEAM-II-3. A team duel; the players of the team that begins become 1A and 1B, the first named of a team is its A.

    Raises NotImplementedCard, WrongSeats where no person plays.
    """
    opponents_begin = begin == OPPONENTS or (begin == TOSSED and below(key_of(seed), TOSSED, 0, 2) == 1)
    order = OPPONENTS_FIRST if opponents_begin else tuple(range(len(ROLES)))
    decks = [players.decks[place] for place in order]
    bots = tuple(players.bots[place] for place in order)
    return new_setup(decks, bots, names_of_seats(bots, words), seed, profile, first=0)


def names_of_seats(bots: Sequence[str], words: Catalog) -> tuple[str, ...]:
    """What the seats are called: "1A Duelist", "2A Bot sensible"; several persons are told apart by their places alone."""
    names = [
        words.say("table", "person", number=None) if bot == PERSON else words.say("table", "bot", bot=bot, number=None)
        for bot in bots
    ]
    return tuple(f"{role} {name}" for role, name in zip(ROLES, names, strict=True))
