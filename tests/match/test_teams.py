"""Teams as they are registered, and who may exchange what in a match of teams."""

import pytest

from spellspeed.match.match import RefusedInMatch
from spellspeed.match.teams import Team, seated


def rule_of(caught: pytest.ExceptionInfo[RefusedInMatch]) -> str:
    """The id that a refusal names."""
    return caught.value.rule


def test_the_roles_stand_for_the_whole_tournament() -> None:
    """TEAM-I-3: before the first round roles may be chosen anew, before the second they may not."""
    team = Team("P", "Q")
    assert team.swapped() == Team("Q", "P")
    begun = team.after_round_begins()
    with pytest.raises(RefusedInMatch) as caught:
        begun.swapped()
    assert rule_of(caught) == "TEAM-I-3"
    assert (begun.player_a, begun.player_b) == ("P", "Q")


def test_four_players_in_two_teams() -> None:
    """TEAM-I-1, TEAM-II-3: 1A, 2A, 1B, 2B; nobody twice, no team of one."""
    assert seated(Team("P", "Q"), Team("R", "S")) == ("P", "R", "Q", "S")
    with pytest.raises(RefusedInMatch) as caught:
        seated(Team("P", "Q"), Team("Q", "S"))
    assert rule_of(caught) == "TEAM-I-1"
    with pytest.raises(RefusedInMatch) as caught:
        Team("P", "P")
    assert rule_of(caught) == "TEAM-I-1"
