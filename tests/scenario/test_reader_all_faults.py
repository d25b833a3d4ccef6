"""Everything that is wrong with a file is told at once, and a wrong scenario keeps no other from being read."""

from pathlib import Path

import pytest

from spellspeed.games.scenarios import parse_scenarios, read_file, read_scenarios
from spellspeed.scenario import DuelScenario, ScenarioError, UnreadScenario
from spellspeed.scenario.documents import parts_of
from tests.copies import unpickled
from tests.scenario.reading import FILE, known_card, refusal

GOOD = "scenario: good\nexpect: {turn: 5}\n"

SEVERAL = [
    # a scenario and its label
    ("scenario: s\nid:\ncites: [[]]\ntrun: 5\nphase: main3\n", [2, 3, 4, 5]),
    ("scenario: s\nturn: 0\nturn_player: C\ndice: [7, 1, 8]\ncoins: [x]\nrandom: [Kuribo, Kuriboh, Umj]\n", [2, 3, 4, 4, 5, 6, 6]),
    ("id: 1\nturn: x\n", [1, 2]),
    ("scenario: s\nturn: 1\nturn: 2\nphase: main1\nphase: x\nlp: 3\n", [3, 5, 6]),
    ("scenario: s\nprofile: gaot\nmatch: {score: [1], turns: x}\ntime: now\n", [2, 3, 3, 4]),
    # a position
    ("scenario: s\nA:\n  lp: x\n  hnd: []\n  hand: [Kuribo, Kuriboh, Umj]\nB: Kuriboh\n", [3, 4, 5, 5, 6]),
    ("scenario: s\nA:\n  monsters:\n    - {card: Kuribo, zone: 6, owner: C, postion: set}\n    - {card: Jinzo, zone: 0}\n", [4, 4, 4, 4, 5]),
    # steps
    (
        ("scenario: s\nsteps:\n  - A: sumon Umi\n    tagret: Umi\n    cost: Umj\n  - C: pass\n"
        "  - A: pass\n  - until: {turn: 0, phase: x}\n"),
        [3, 4, 5, 6, 8, 8],
    ),
    ("scenario: s\nsteps:\n  - may: {A: [activate Umj, activate Umi, activate Kuribo], target: Umk}\n    at: x\n", [3, 3, 3, 4]),
    ("scenario: s\nsteps:\n  - options: {A: [activate Umj, pas]}\n    at: x\n  - check: {A: {lp: x}, turn: 0}\n", [3, 3, 4, 5, 5]),
    # what is expected
    (
        ("scenario: s\nexpect:\n  trun: 5\n  turn: x\n  A: {lp: x, hand: [Kuribo, Umj]}\n"
        "  events: [{sent: Umj, by: Umk}, {snt: Umi}]\n"),
        [3, 4, 5, 5, 5, 6, 6, 6],
    ),
    ("scenario: s\nexpect:\n  A: {monsters: [{card: Umj, atk: x, face: y}]}\n  sees: {A: {B: {hand: [Umk]}}, C: {}}\n", [3, 3, 3, 4, 4]),
    # decks and matches
    ("scenario: s\ndeck: {main: {Kuribo: 3, Kuriboh: x}, side: [Umj]}\nlist:\nexpect: {problms: []}\n", [2, 2, 2, 3, 4]),
    (
        ("scenario: s\nmatch: {players: [A, B], score: [x, 0]}\nsteps:\n  - toss: C\n  - A: side\n"
        "    out: [Umj]\n    in: [Umk]\nexpect: {duels: x, next: y}\n"),
        [2, 4, 6, 7, 8, 8],
    ),
    # hkk
    (
        ("scenario: s\ngame: hkk\ncards:\n  - {name: Wolf, type: x, cost: y}\n"
        "  - {name: Bear, typ: creature}\nP: {hand: [Wolf, Bear, Wof]}\n"),
        [4, 4, 5, 5, 6],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "lines"), SEVERAL)
def test_all_faults_of_a_scenario_are_told_by_their_lines(text: str, lines: list[int]) -> None:
    refused = refusal(text)
    assert [fault.line for fault in refused.faults] == lines
    assert (refused.line, refused.problem, refused.hint) == (
        refused.faults[0].line,
        refused.faults[0].problem,
        refused.faults[0].hint,
    )
    assert str(refused) == "\n".join(fault.told for fault in refused.faults)
    assert [fault.told for fault in unpickled(refused).faults] == [fault.told for fault in refused.faults]


def test_nothing_follows_from_a_fault_that_would_not_be_wrong_without_it() -> None:
    """A wrong game or wrong seats are told alone: everything else is read by them. A wrong definition leaves its card its name."""
    assert len(refusal("scenario: s\ngame: yugio\nP: {life: 3}\n").faults) == 1
    assert len(refusal("scenario: s\nseats: [X, X]\nY: {}\nsteps:\n  - Z: pass\n").faults) == 1
    assert len(refusal("scenario: s\ngame: hkk\ncards: [{name: Wolf, type: x}]\nP: {hand: [Wolf]}\n").faults) == 1
    assert len(refusal("scenario: s\nstart: setp\nA: {hand: [Kuriboh]}\n").faults) == 1


def test_the_faults_of_all_scenarios_and_of_all_files_are_raised_together(tmp_path: Path) -> None:
    text = f"scenario: a\ntrun: 5\n---\n{GOOD}---\nscenario: b\nphase: x\n"
    with pytest.raises(ScenarioError) as refused:
        parse_scenarios(text, FILE, known_card)
    assert [fault.line for fault in refused.value.faults] == [2, 8]
    (tmp_path / "a.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "b.yaml").write_text("scenario: [", encoding="utf-8")
    with pytest.raises(ScenarioError) as refused:
        read_scenarios(tmp_path)
    assert [(Path(fault.file).name, fault.line) for fault in refused.value.faults] == [
        ("a.yaml", 2),
        ("a.yaml", 8),
        ("b.yaml", 1),
    ]


@pytest.mark.parametrize(
    ("wrong", "title", "line"),
    [
        ("scenario: wrong\ntrun: 5\n", "wrong", 5),
        ("trun: 5\nscenario: wrong\n", "wrong", 6),
        ("trun: 5\n", "", 5),
        ("scenario: 'no yaml'\nA: [\n", "no yaml", 5),
        ("scenario: s\nA: !x {}\n", "s", 5),
        ("scenario: s\n? [a, b]\n: c\n", "s", 5),
        ("scenario: [s]\n", "[s]", 5),
        ("scenario: '  '\n", "", 5),
        ("scenario:\n", "", 5),
        ("only text\n", "", 5),
        ("A: &a {hand: *a}\nscenario: s\n", "s", 6),
    ],
)
def test_a_wrong_scenario_keeps_none_of_the_others_from_being_read(
    tmp_path: Path, wrong: str, title: str, line: int
) -> None:
    """They keep their lines; of the wrong one its title and line are known as far as they can be told."""
    file = tmp_path / "three.yaml"
    file.write_text(f"# three\n{GOOD}---\n{wrong}---\n{GOOD}", encoding="utf-8")
    first, second, third = read_file(file)
    assert isinstance(first, DuelScenario)
    assert isinstance(third, DuelScenario)
    assert isinstance(second, UnreadScenario)
    assert (second.label.title.strip(), second.label.where.line) == (title, line)
    assert all(line <= fault.line + 1 for fault in second.faults)
    after = 5 + wrong.count("\n") + 1
    assert [first.label.where.line, third.label.where.line] == [2, after]
    assert [part.line for part in parts_of(file.read_text("utf-8"))] == [2, line, after]


def test_a_file_of_which_nothing_is_yaml_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "none.yaml"
    file.write_text("scenario: [\n---\nA: {\n", encoding="utf-8")
    with pytest.raises(ScenarioError, match="this is no YAML"):
        read_file(file)


def test_positions_above_the_scenarios_are_said_for_all() -> None:
    """A scenario may say its own; what the file says for all is no scenario."""
    text = f"positions: defense # for all\n---\n{GOOD}---\n{GOOD}positions: attack\n"
    first, second = parse_scenarios(text, FILE, known_card)
    assert isinstance(first, DuelScenario)
    assert isinstance(second, DuelScenario)
    assert (first.positions, second.positions, first.label.where.line) == ("defense", "attack", 3)
    (alone,) = parse_scenarios(GOOD, FILE, known_card)
    assert isinstance(alone, DuelScenario)
    assert alone.positions == ""
    one, two = parts_of(text)
    assert (one.line, two.line) == (3, 6)
    (again,) = parse_scenarios(two.alone(), FILE, known_card)
    assert again == second
    (again,) = parse_scenarios(one.alone(), FILE, known_card)
    assert again == first


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("positions: up\n---\nscenario: s\n", 1, 'positions is "up"'),
        ("scenario: s\npositions: set\n", 2, 'positions is "set"'),
        ("positions: attack\n", 1, "this file holds no scenario"),
        ("positions: attack\nturn: 5\n---\nscenario: s\n", 1, 'a scenario has no "scenario"'),
        ("scenario: s\n---\npositions: attack\n", 3, 'a scenario has no "scenario"'),
        ("scenario: s\ngame: hkk\npositions: attack\n", 3, "no question of hkk is about positions"),
    ],
)
def test_positions_are_refused_where_they_mean_nothing(text: str, line: int, problem: str) -> None:
    refused = refusal(text)
    assert (refused.line, refused.problem) == (line, problem)


def test_a_seat_may_be_called_positions_as_before() -> None:
    (read,) = parse_scenarios("scenario: s\nseats: [positions, B]\npositions: {lp: 5}\n", FILE, known_card)
    assert isinstance(read, DuelScenario)
    assert ([(side.seat, side.lp) for side in read.sides], read.positions) == ([("positions", 5)], "")


def test_a_scenario_of_hkk_stands_below_positions_for_all() -> None:
    """They are about the questions of the others."""
    text = f"positions: attack\n---\nscenario: s\ngame: hkk\n---\n{GOOD}"
    first, second = parse_scenarios(text, FILE, known_card)
    assert isinstance(first, DuelScenario)
    assert isinstance(second, DuelScenario)
    assert (first.positions, second.positions) == ("", "attack")
