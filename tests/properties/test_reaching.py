"""A coverage run over all implemented cards: no exception, no unsound state, nothing reached that is told to be impossible."""

from spellspeed.simulation.reach import Reach
from spellspeed.simulation.reach_report import wrongly_impossible
from spellspeed.simulation.reachable import ACTIVATED
from tests.properties.playing import THOROUGH, how_many


def test_a_coverage_run() -> None:
    """A short one reaches a good part; a long one activates nearly every ability that can be activated."""
    run = Reach("properties")
    whole = len(run.missing)
    activations = sum(goal[1] == ACTIVATED for goal in run.missing)
    for _ in run.run(how_many(60, 10_000)):
        pass
    assert wrongly_impossible(run) == []
    assert len(run.missing) < whole * (0.05 if THOROUGH else 0.9)
    if THOROUGH:
        assert sum(goal[1] == ACTIVATED for goal in run.missing) < activations * 0.03
