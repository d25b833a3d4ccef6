"""What was read of the scenario files is kept, and read again as soon as anything changed that reading depends on."""

from pathlib import Path

from spellspeed.scenario import read_scenarios
from tests.scenario.files import FOLDER, all_scenarios, fingerprint, scenarios_in, scenarios_of

FEW = "scenario: one\nexpect: {turn: 5}\n---\nscenario: two\nexpect: {turn: 6}\n"


def test_what_is_kept_is_what_would_be_read(tmp_path: Path) -> None:
    """The second time from the file, without a look at the folder; equal, places included."""
    folder, kept = tmp_path / "scenarios", tmp_path / "kept" / "a.pickle"
    folder.mkdir()
    (folder / "few.yaml").write_text(FEW, encoding="utf-8")
    read = scenarios_of(folder, kept)
    assert read == tuple(read_scenarios(folder))
    assert [scenario.label.where.line for scenario in read] == [1, 4]
    (folder / "few.yaml").unlink()
    assert scenarios_of(folder, kept) == read


def test_what_is_outdated_goes(tmp_path: Path) -> None:
    """One reading is kept at a time."""
    folder, kept = tmp_path / "scenarios", tmp_path / "kept"
    folder.mkdir()
    (folder / "few.yaml").write_text(FEW, encoding="utf-8")
    for name in ("old.pickle", "new.pickle"):
        scenarios_of(folder, kept / name)
    assert sorted(path.name for path in kept.glob("*.pickle")) == ["new.pickle"]


def test_the_name_changes_with_every_file_and_every_name(tmp_path: Path) -> None:
    """A scenario, a source file, a file's name; not the order or a file of another kind."""
    (tmp_path / "a.yaml").write_text("a", encoding="utf-8")
    names = [fingerprint(tmp_path)]
    (tmp_path / "a.yaml").write_text("b", encoding="utf-8")
    names.append(fingerprint(tmp_path))
    (tmp_path / "a.yaml").rename(tmp_path / "b.yaml")
    names.append(fingerprint(tmp_path))
    (tmp_path / "reader.py").touch()
    names.append(fingerprint(tmp_path))
    assert len(set(names)) == 4
    (tmp_path / "reader.pyc").touch()
    assert fingerprint(tmp_path) == names[-1]


def test_one_file_of_all(tmp_path: Path) -> None:
    """The same objects, by their file, in their order."""
    file = FOLDER / "chains.yaml"
    assert [scenario.label.title for scenario in scenarios_in(file)] == [
        scenario.label.title for scenario in all_scenarios() if scenario.label.where.file == str(file)
    ]
    assert scenarios_in(file) == tuple(read_scenarios(file))
