"""`spellspeed scenario` with files that cannot be read, and with scenarios that look at nothing."""

import json
from pathlib import Path
from typing import Final

from spellspeed.cli.scenario import MOST_TOLD
from tests.commands import spellspeed

HOLDS: Final = "scenario: holds\nA: {lp: 100}\nexpect: {A: {lp: 100}}\n"
FAILS: Final = "scenario: fails\nA: {lp: 100}\nexpect: {A: {lp: 200}}\n"


def written(folder: Path, **texts: str) -> str:
    """A folder with these files, by their names without the ending."""
    for name, text in texts.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return str(folder)


def test_a_folder_goes_on_past_files_that_cannot_be_read(tmp_path: Path) -> None:
    """The others are run, the count of those not read is said, and the status is that of a wrong file."""
    folder = written(tmp_path, a="scenario: [", b=HOLDS, c="? [", d=HOLDS)
    done = spellspeed("scenario", folder)
    assert (done.returncode, done.stdout) == (2, "2 passed, 0 failed, 2 files not read\n")
    first, second = done.stderr.splitlines()
    assert first.startswith(f"{folder}/a.yaml:1: ")
    assert second.startswith(f"{folder}/c.yaml:1: ")
    assert (
        spellspeed("scenario", f"{folder}/b.yaml", f"{folder}/none.yaml").stdout
        == "1 passed, 0 failed, 1 file not read\n"
    )


def test_a_wrong_scenario_fails_with_all_that_is_wrong_and_the_others_run(tmp_path: Path) -> None:
    """Each fault has its line; the status is that of a wrong file, with and without a failure beside it."""
    wrong = "scenario: wrong\nA: {hnd: [], monsters: [Gemini Elv]}\nsteps:\n  - A: sumon Kuriboh\n"
    folder = written(tmp_path, a=f"{HOLDS}---\n{wrong}---\n{HOLDS}")
    done = spellspeed("scenario", folder)
    assert (done.returncode, done.stdout) == (2, "2 passed, 1 failed\n")
    head, keys, card, verb = done.stderr.splitlines()
    assert head == f'FAIL  {folder}/a.yaml:5  "wrong"'
    assert keys.startswith(f'      {folder}/a.yaml:6: the side of A has no key "hnd". Did you mean "hand"')
    assert card.startswith(f'      {folder}/a.yaml:6: no card is named "Gemini Elv". Did you mean "Gemini Elf"')
    assert verb.startswith(f'      {folder}/a.yaml:8: "sumon Kuriboh" begins with no verb of this game')
    (tmp_path / "b.yaml").write_text(FAILS, encoding="utf-8")
    done = spellspeed("scenario", folder)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (2, "2 passed, 2 failed")


def test_a_scenario_that_is_no_yaml_leaves_the_others_of_its_file(tmp_path: Path) -> None:
    folder = written(tmp_path, a=f"{HOLDS}---\nscenario: cut\nA: {{hand: [Kuriboh\n---\n{FAILS}")
    done = spellspeed("scenario", folder)
    head, fault = done.stderr.splitlines()
    assert done.returncode == 2
    assert head == f'FAIL  {folder}/a.yaml:5  "cut"'
    assert fault.startswith(f"      {folder}/a.yaml:7: this is no YAML: while parsing a flow sequence")
    assert done.stdout.splitlines() == [
        f'FAIL  {folder}/a.yaml:10  "fails"',
        "      A: lp is 100, expected 200",
        "1 passed, 2 failed",
    ]


def test_of_many_faults_the_first_are_told_and_how_many_more_there_are(tmp_path: Path) -> None:
    folder = written(tmp_path, a="scenario: wrong\n" + "".join(f"k{number}: a\n" for number in range(MOST_TOLD + 5)))
    done = spellspeed("scenario", folder)
    lines = done.stderr.splitlines()
    assert (done.returncode, len(lines), lines[-1].strip()) == (2, 1 + MOST_TOLD + 1, "and 5 more")
    assert len(json.loads(spellspeed("scenario", "--json", folder).stdout)["message"].split("\n")) == MOST_TOLD + 5


def test_json_has_a_line_for_a_wrong_scenario(tmp_path: Path) -> None:
    folder = written(tmp_path, a=f"scenario: wrong\nid: W-1\ntrun: 5\nA: {{hnd: []}}\n---\n{HOLDS}")
    done = spellspeed("scenario", "--json", folder)
    wrong, holds = (json.loads(line) for line in done.stdout.splitlines())
    assert (done.returncode, holds["passed"]) == (2, True)
    assert {key: wrong[key] for key in ("title", "id", "file", "line", "passed", "step")} == {
        "title": "wrong", "id": "W-1", "file": f"{folder}/a.yaml", "line": 1, "passed": False, "step": None,
    }  # fmt: skip
    first, second = wrong["message"].split("\n")
    assert first.startswith(f'{folder}/a.yaml:3: a scenario has no key "trun"')
    assert second.startswith(f'{folder}/a.yaml:4: the side of A has no key "hnd"')


def test_without_such_files_nothing_is_said_of_them(tmp_path: Path) -> None:
    done = spellspeed("scenario", written(tmp_path, a=HOLDS, b=FAILS))
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.endswith("\n1 passed, 1 failed\n")


def test_json_says_what_was_read(tmp_path: Path) -> None:
    done = spellspeed("scenario", "--json", written(tmp_path, a="scenario: [", b=HOLDS))
    assert done.returncode == 2
    assert [json.loads(line)["title"] for line in done.stdout.splitlines()] == ["holds"]


def test_a_scenario_that_looks_at_nothing_is_warned_about(tmp_path: Path) -> None:
    """Not where a step looks, or where anything is expected; it passes all the same."""
    nothing = "scenario: blind\nA: {monsters: [Gemini Elf]}\nsteps:\n  - A: enter battle\n"
    looks = "scenario: looks\nA: {hand: [Raigeki]}\nsteps:\n  - may not: {A: activate Raigeki}\n"
    done = spellspeed("scenario", written(tmp_path, a=nothing, b=looks, c=HOLDS))
    assert (done.returncode, done.stdout) == (0, "3 passed, 0 failed\n")
    assert done.stderr == (
        f'{tmp_path}/a.yaml:1: "blind" expects nothing: it shows no more than that its steps can be done\n'
    )
