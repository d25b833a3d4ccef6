"""Teams as they are registered for a tournament: two players with the roles A and B (TEAM-I-1, TEAM-I-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spellspeed.yugioh.match.match import RefusedInMatch

ROLES: Final = ("1A", "2A", "1B", "2B")
"""TEAM-II-3. What the seats of a team duel are called, in turn order; team 1 is the one that begins (TEAM-II-2)."""


@dataclass(frozen=True, slots=True)
class Team:
    """A team with its roles; `rounds` is how many rounds of the tournament it has begun."""

    player_a: str
    player_b: str
    rounds: int = 0

    def __post_init__(self) -> None:
        if not self.player_a or not self.player_b or self.player_a == self.player_b:
            raise RefusedInMatch("TEAM-I-1", "a team has two players, one as Player A and one as Player B")

    def after_round_begins(self) -> Team:
        """TEAM-I-3. A round of the tournament begins; from the first one on the roles are fixed."""
        return Team(self.player_a, self.player_b, self.rounds + 1)

    def swapped(self) -> Team:
        """The other way round. RefusedInMatch once the tournament has begun (TEAM-I-3)."""
        if self.rounds:
            raise RefusedInMatch("TEAM-I-3", f"{self.player_a} is Player A for the whole tournament")
        return Team(self.player_b, self.player_a)


def seated(team_1: Team, team_2: Team) -> tuple[str, str, str, str]:
    """TEAM-II-2, TEAM-II-3. The players of a match in turn order: 1A, 2A, 1B, 2B; team 1 is the one that begins.

    Raises RefusedInMatch (TEAM-I-1) if somebody sits in both teams.
    """
    players = (team_1.player_a, team_2.player_a, team_1.player_b, team_2.player_b)
    if len(set(players)) < len(players):
        raise RefusedInMatch("TEAM-I-1", "four players make two teams; nobody plays in both")
    return players
