"""The labels of scenarios, read alone, are those that are read with everything else."""

import pytest

from spellspeed.checkout.scenarios import label_in
from spellspeed.scenario import ScenarioError
from spellspeed.simulation.mutation.own_scenarios import documents
from tests.scenario.files import FOLDER, scenarios_in

SAMPLE = ("cards/traps/b", "matches", "hkk", "rules/chains", "rules/variants")


@pytest.mark.parametrize("folder", SAMPLE)
def test_labels_are_those_of_the_scenarios(folder: str) -> None:
    files = sorted((FOLDER / folder).rglob("*.yaml"))
    assert files
    for file in files:
        alone = [label_in(text, lines, file) for lines, text in documents(file)]
        assert alone == [scenario.label for scenario in scenarios_in(file)]


@pytest.mark.parametrize(
    ("text", "title", "cites"),
    [
        ("scenario: one", "one", ()),
        ("scenario: one\n  goes on\ncites: [T-3.1]\nA: {hand: [two]}", "one goes on", ("T-3.1",)),
        (
            'A: {hand: [three]}\nsteps:\n  - A: pass\nscenario: "a: b"\ncites:\n- T-3.1\n- T-3.2',
            "a: b",
            ("T-3.1", "T-3.2"),
        ),
        ("{scenario: in one line, cites: T-3.1, A: {}}", "in one line", ("T-3.1",)),
    ],
)
def test_a_label_stands_anywhere_in_its_scenario(text: str, title: str, cites: tuple[str, ...]) -> None:
    label = label_in(text, 4, "there.yaml")
    assert (label.title, label.cites, label.where.file) == (title, cites, "there.yaml")
    assert label.where.line == 5 + text[: text.index("scenario")].count("\n")


def test_a_scenario_without_a_title_is_refused_at_its_line() -> None:
    with pytest.raises(ScenarioError, match=r"there\.yaml:3"):
        label_in("A: {hand: []}", 2, "there.yaml")
