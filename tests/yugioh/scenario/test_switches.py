"""Each value of each switch acts: a scenario that sets it explicitly passes, and fails with the switch at another value."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from spellspeed.games.scenarios import run_scenario
from spellspeed.kernel.records import digest_of
from spellspeed.scenario import Scenario
from spellspeed.scenario.model import Profile as WrittenProfile
from spellspeed.scenario.model_scenarios import MatchScenario
from spellspeed.yugioh.duel.profile import DIFFERENCES, OF_DATES, PROFILES, SWITCHES, UnknownProfile, profile
from tests.scenario.files import name_of, scenario_files, scenarios_in

DESIGN: Final = {
    "zero_atk": ("destroyed", "destroyed", "survive"),
    "match_draws": ("play_on", "play_on", "score"),
    "replay_switch": ("spent", "free", "spent"),
    "replay_cause": ("target_set", "target_set", "situation"),
    "damage_step_chains": ("one_per_substep", "one_per_substep", "one_per_substep"),
    "counter_traps_after_calculation": ("yes", "yes", "no"),
    "segoc": ("mandatory_first", "mandatory_first", "mandatory_first"),
    "continuous_trap_same_chain": ("no", "no", "allowed"),
    "phase_effects": ("priority", "priority", "turn_player_orders_all"),
    "reposition_after_effect": ("allowed", "allowed", "allowed"),
    "reposition_summoned_by_other": ("allowed", "allowed", "no"),
    "ignition_timing": ("own_main_phases", "own_main_phases", "as_the_card_says"),
    "attacked_means": ("declared", "declared", "declared"),
    "flip_may_choose_itself": ("yes", "yes", "yes"),
    "ignition_priority": ("after_summon_and_chain", "after_summon_and_chain", "after_summon_and_chain"),
    "failed_search": ("allowed", "allowed", "refused"),
    "set_is_summon": ("no", "no", "yes"),
    "deck_rules": ("rulebook6", "rulebook6", "rulebook6"),
    "end_of_match": ("three_turns", "three_turns", "three_turns"),
    "trigger_after_leaving": ("yes", "yes", "yes"),
    "rulings": ("2008", "2005", "2008"),
}
"""Each switch under tcg, goat and ocg (RULEBOOK 9 and what the era adds)."""

ALL_VALUES: Final = [(switch, value) for switch, values in SWITCHES.items() for value in values]


def explicit(switch: str, value: str) -> list[tuple[Path, int]]:
    """The scenarios that set a switch to a value, each by its file and its place there; only files in which the switch stands are read."""
    return [
        (file, place)
        for file in scenario_files()
        if f"{switch}:" in file.read_text(encoding="utf-8")
        for place, each in enumerate(scenarios_in(file))
        if (switch, value) in each.profile.switches
    ]


def with_value(scenario: Scenario, switch: str, value: str) -> Scenario:
    """The same scenario with the switch at another value."""
    kept = tuple(pair for pair in scenario.profile.switches if pair[0] != switch)
    written = WrittenProfile(scenario.profile.base, (*kept, (switch, value)))
    if isinstance(scenario, MatchScenario):
        return replace(scenario, profile=written, match=replace(scenario.match, profile=written))
    return replace(scenario, profile=written)


@cache
def passes(file: Path, place: int, switch: str, value: str) -> bool:
    """Whether a scenario of a file passes with the switch at that value."""
    return run_scenario(with_value(scenarios_in(file)[place], switch, value)).passed


@pytest.mark.parametrize(("switch", "value"), ALL_VALUES, ids=lambda part: part)
def test_each_value_has_a_scenario_that_fails_under_every_other(switch: str, value: str) -> None:
    """One that passes as it is written, and fails wherever the switch stands otherwise."""
    found = [each for each in explicit(switch, value) if passes(*each, switch, value)]
    assert found, f"no scenario that passes sets {switch} to {value}"
    for other in SWITCHES[switch]:
        if other != value:
            telling = [each for each in found if not passes(*each, switch, other)]
            names = [name_of(scenarios_in(file)[place]) for file, place in found]
            assert telling, f"{switch} {value}: {names} pass under {other} too"


def test_the_profiles_are_those_of_the_table() -> None:
    """Every switch, its value in each profile, and no other profile."""
    assert list(DIFFERENCES) == ["tcg", "goat", "ocg"]
    made = [dict(profile(name).choices) for name in DIFFERENCES]
    assert {switch: tuple(choices[switch] for choices in made) for switch in made[0]} == DESIGN
    assert sorted(SWITCHES) == sorted(DESIGN)


OF_2005: Final = {"rulings": "2005", "replay_switch": "free"}
BEFORE: Final = {"rulings": "2005", "end_of_match": "current_turn", "reposition_after_effect": "no"}
BY_DATE: Final = {
    "2004-04": BEFORE,
    "2004-10": BEFORE,
    "2005-04": OF_2005,
    "2005-10": OF_2005,
    **{date: {} for date in ("2006-04", "2006-09", "2006-12", "2007-03", "2007-06", "2007-09", "2008-03", "2008-05")},
    "2008-09": {"deck_rules": "august_2008"},
}
"""MATCH-12, POS-3, REPLAY-3, ERA-LASTWILL-1: where the rules of a list's date are not those of tcg."""


def test_the_profile_of_a_date_differs_from_tcg_where_a_source_dates_it() -> None:
    usual = dict(profile("tcg").choices)
    found = {name: set(profile(name).choices) - set(usual.items()) for name in OF_DATES}
    assert found == {name: set(changed.items()) for name, changed in BY_DATE.items()}
    assert profile("2005-04").choices == profile("goat").choices
    assert len({digest_of(profile(name)) for name in PROFILES}) == len(PROFILES) == 16


def test_a_month_without_a_list_of_its_own_is_told_the_format_of_then() -> None:
    with pytest.raises(UnknownProfile, match='The format of then is "2006-09"'):
        profile("2006-11")
    with pytest.raises(UnknownProfile, match=r"the profiles are: tcg, goat, ocg, 2004-04, 2004-10, .*, 2008-09\. "):
        profile("2003-07")


def test_a_new_switch_leaves_the_digests_of_duels_that_do_not_set_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of recordings are compared with them; a duel that sets it has another one."""
    before = [digest_of(profile(name)) for name in DIFFERENCES]
    monkeypatch.setitem(SWITCHES, "a_new_one", ("as_ever", "otherwise"))
    assert dict(profile("tcg").choices)["a_new_one"] == "as_ever"
    assert [digest_of(profile(name)) for name in DIFFERENCES] == before
    assert digest_of(profile("tcg", {"a_new_one": "otherwise"})) not in before


def test_each_switch_can_be_set_alone_and_a_wrong_value_is_refused() -> None:
    for switch, value in ALL_VALUES:
        apart = dict(profile("tcg", {switch: value}).choices)
        assert apart == {**dict(profile("tcg").choices), switch: value}
        with pytest.raises(UnknownProfile, match=f"switch {switch} is 'perhaps'"):
            profile("tcg", {switch: "perhaps"})


def test_a_team_duel_plays_by_the_letter_of_its_own_rules_unless_the_switch_is_set_by_hand() -> None:
    """TEAM-V-4. In a duel of two nothing changes; a value set by hand stays; a profile that was made for four seats stays what it is."""
    for name in DIFFERENCES:
        usual = profile(name)
        assert usual.for_seats(2).parts() == usual.parts()
        of_team = usual.for_seats(4)
        assert dict(of_team.choices) == {**dict(usual.choices), "segoc": "rulebook"}
        assert of_team.for_seats(4).parts() == of_team.parts()
        assert not of_team.mandatory_first
        by_hand = profile(name, {"segoc": "mandatory_first"})
        assert by_hand.for_seats(4).choices == usual.choices
        assert by_hand.for_seats(2).parts() == usual.parts()
