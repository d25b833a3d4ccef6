"""What was read of a scenario file is kept, and read again as soon as anything changed that reading depends on."""

from pathlib import Path

from spellspeed.games.scenarios import read_scenarios
from spellspeed.rulebook import rule
from tests.scenario.files import (
    FOLDER,
    all_scenarios,
    fingerprint,
    lines_of,
    name_of,
    place_of,
    scenario_files,
    scenarios_in,
    scenarios_of,
)
from tests.scenario.in_teams import DIFFERS, TABLE, team_version

CHAINS = FOLDER / "rules" / "chains" / "chains.yaml"
FEW = "scenario: one\nexpect: {turn: 5}\n---\nscenario: two\nexpect: {turn: 6}\n"


def test_what_is_kept_is_what_would_be_read(tmp_path: Path) -> None:
    """The second time from what was kept; equal, places included. A changed file is read again."""
    file, kept = tmp_path / "few.yaml", tmp_path / "kept"
    file.write_text(FEW, encoding="utf-8")
    read = scenarios_of(file, kept)
    assert read == tuple(read_scenarios(file))
    assert [scenario.label.where.line for scenario in read] == lines_of(FEW) == [1, 4]
    (held,) = kept.iterdir()
    assert scenarios_of(file, kept) == read
    assert list(kept.iterdir()) == [held]
    file.write_text(FEW + "---\nscenario: three\nexpect: {turn: 7}\n", encoding="utf-8")
    assert [scenario.label.title for scenario in scenarios_of(file, kept)] == ["one", "two", "three"]


def test_the_name_changes_with_every_file_and_every_name(tmp_path: Path) -> None:
    """A source file, its text, its name; not a file of another kind."""
    (tmp_path / "a.py").write_text("a", encoding="utf-8")
    names = [fingerprint(tmp_path)]
    (tmp_path / "a.py").write_text("b", encoding="utf-8")
    names.append(fingerprint(tmp_path))
    (tmp_path / "a.py").rename(tmp_path / "b.py")
    names.append(fingerprint(tmp_path))
    (tmp_path / "words.json").touch()
    names.append(fingerprint(tmp_path))
    assert len(set(names)) == 4
    (tmp_path / "b.pyc").touch()
    assert fingerprint(tmp_path) == names[-1]


def test_scenarios_begin_where_they_are_collected() -> None:
    """Every file holds as many scenarios as lines were found on which one begins, and they are those."""
    assert len(scenario_files()) > 1500
    for file in scenario_files():
        assert [scenario.label.where.line for scenario in scenarios_in(file)] == lines_of(file.read_text("utf-8")), file


def test_there_are_scenarios() -> None:
    """A control: the folder was really read."""
    assert len(all_scenarios()) > 8000
    assert len({name_of(scenario) for scenario in all_scenarios()}) == len(all_scenarios())
    assert scenarios_in(CHAINS) == tuple(read_scenarios(CHAINS))
    assert sum(team_version(scenario) is not None for scenario in all_scenarios()) > 7000


def test_no_draft_is_left() -> None:
    """A skeleton (`spellspeed cards --skeleton`) says nothing of the end: somebody has to, from text and rulings."""
    assert [name_of(scenario) for scenario in all_scenarios() if scenario.label.confidence == "draft"] == []


def test_the_table_of_team_duels_names_scenarios_and_rules() -> None:
    """Each line names a scenario that there is, once, and a rule of team duels, and says why."""
    there = [(place_of(Path(one.label.where.file)), one.label.title) for one in all_scenarios() if team_version(one)]
    assert [named for named in DIFFERS if there.count(named) != 1] == []
    assert len(TABLE.read_text("utf-8").splitlines()) == len(DIFFERS) + 1
    assert [rule_id for rule_id, _ in DIFFERS.values() if not rule(rule_id).id.startswith("TEAM-")] == []
    assert all(reason for _, reason in DIFFERS.values())
