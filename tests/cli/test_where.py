"""`spellspeed cards NAME --where` and `spellspeed rule ID --where`: exactly which places they name, and what they say of what is not at hand."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from spellspeed.build import PACKAGE_FOLDER
from spellspeed.checkout import sources
from spellspeed.checkout.sources import shown
from spellspeed.cli.cards import cards_command
from spellspeed.cli.rule import rule_command
from spellspeed.rulebook import UnknownRule
from spellspeed.scenario import ScenarioError
from spellspeed.yugioh.cards.facts import UnknownCard
from tests.hygiene.sources import ROOT

FISSURE = """\
scenario: "Fissure destroys the weakest: of two"
cites: [SUMMON-12, T-3.10]
A: {hand: [Fissure]}
---
# a comment
scenario: of two with the same ATK
  its player chooses
A: {hand: [fissure]}
"""
TALES = """\
scenario: Fissures are no Fissure
cites:
- T-3.1
A: {hand: [Fissure]}
---
scenario: without it
source: "SUMMON-12"
A: {hand: [Dark Hole]}
"""
NOT_AT_HAND = (
    "not at hand: they stand in tests/scenarios of the project; go there, or name their folder with --scenarios"
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that has scenarios of its own where those of the project stand, and is the one that commands run in."""
    own = tmp_path / "tests" / "scenarios" / "cards" / "spells" / "f"
    own.mkdir(parents=True)
    (own / "fissure.yaml").write_text(FISSURE, encoding="utf-8")
    (tmp_path / "tests" / "scenarios" / "tales.yaml").write_text(TALES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def nothing_at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a copy that is installed without its sources, outside the project."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sources, "PACKAGE_FOLDER", tmp_path / "spellspeed")


def cards(*arguments: str) -> Result:
    return CliRunner().invoke(cards_command, list(arguments), catch_exceptions=True)


def rules(*arguments: str) -> Result:
    return CliRunner().invoke(rule_command, list(arguments), catch_exceptions=True)


def at(path: str, text: str) -> str:
    """A file of the package, with the line on which a text stands for the first time."""
    lines = (PACKAGE_FOLDER / path).read_text(encoding="utf-8").splitlines()
    return f"{shown(PACKAGE_FOLDER / path)}:{next(n for n, line in enumerate(lines, start=1) if text in line)}"


def test_where_a_spell_card_stands(folder: Path) -> None:
    found = cards("fissure", "--where")
    assert (found.exit_code, found.output) == (
        0,
        f"""\
Fissure
declaration
  {at("yugioh/cards/declared/spells/f.py", 'card("Fissure"')}
words
  {at("yugioh/words/groups/references.py", "class Bound(")}  Bound
  {at("yugioh/words/groups/cards.py", "class Cards(")}  Cards
  {at("yugioh/words/choices/resolution.py", "class Choose(")}  Choose
  {at("yugioh/words/verbs/destruction.py", "class Destroy(")}  Destroy
  {at("yugioh/words/filters/location.py", "class FaceUp(")}  FaceUp
  {at("yugioh/words/declaring.py", "def spell(")}  spell
  {at("yugioh/words/groups/cards.py", "class Strongest(")}  Strongest
its scenarios
  tests/scenarios/cards/spells/f/fissure.yaml:1  Fissure destroys the weakest: of two
  tests/scenarios/cards/spells/f/fissure.yaml:6  of two with the same ATK its player chooses
scenarios elsewhere that name it
  tests/scenarios/tales.yaml:1  Fissures are no Fissure
""",
    )


def test_where_a_card_of_a_family_stands(folder: Path) -> None:
    """What it is written with is told beside the words that this is made of; no scenario names it."""
    found = cards("Mother Grizzly", "--where", "--json")
    assert found.exit_code == 0
    told = json.loads(found.output)
    assert list(told) == ["name", "declaration", "words", "own", "others"]
    assert [told["name"], told["own"], told["others"]] == ["Mother Grizzly", [], []]
    declared = told["declaration"]
    assert f"{declared['file']}:{declared['line']}" == at(
        "yugioh/cards/declared/monsters/m.py", 'card("Mother Grizzly"'
    )
    assert {"file", "line", "what"} == set(declared)
    recruiter = at("yugioh/cards/classes/recruiters.py", "def recruiter(")
    assert recruiter in [f"{each['file']}:{each['line']}" for each in told["words"] if each["what"] == "recruiter"]
    assert "Choose" in [each["what"] for each in told["words"]]


def test_a_card_that_is_complete_with_its_facts_has_no_declaration(folder: Path) -> None:
    assert cards("5053103", "--where").output == (
        "Battle Ox\ndeclaration\n  none: complete with its facts\nits scenarios\n  none\n"
        "scenarios elsewhere that name it\n  none\n"
    )


def test_where_a_rule_stands(folder: Path) -> None:
    """What only looks like its id, or names it elsewhere than in `cites`, is something else."""
    found = rules("T-3.10", "--where")
    assert (found.exit_code, found.output) == (
        0,
        f"""\
T-3.10
code
  {at("yugioh/book/summoning.py", "T-3.10")}  Summoning.attempt
scenarios
  tests/scenarios/cards/spells/f/fissure.yaml:1  Fissure destroys the weakest: of two
""",
    )


def test_where_a_rule_that_no_scenario_shows_stands(folder: Path) -> None:
    assert (
        rules("t-3.7", "--where").output
        == f"""\
T-3.7
code
  {at("yugioh/book/priority.py", "T-3.7")}
scenarios
  none cites it
"""
    )


def test_where_a_rule_of_team_duels_stands(folder: Path) -> None:
    """Cards that cite it are told, too."""
    lines = rules("TEAM-R14", "--where").output.splitlines()
    assert lines[:2] == ["TEAM-R14", "code"]
    cites = next(line for line in lines[lines.index("cards") :] if line.endswith("  Fissure"))
    assert cites == "  " + at("yugioh/cards/declared/spells/f.py", 'card("Fissure"') + "  Fissure"
    assert lines[-2:] == ["scenarios", "  none cites it"]


@pytest.mark.usefixtures("nothing_at_hand")
def test_what_an_installed_copy_has_not_at_hand_is_told() -> None:
    assert (
        cards("Raigeki", "--where").output
        == f"""\
Raigeki
declaration
  spellspeed.yugioh.cards.declared.spells.r (its source is not at hand)
words
  spellspeed.yugioh.words.groups.cards (its source is not at hand)  Cards
  spellspeed.yugioh.words.verbs.destruction (its source is not at hand)  Destroy
its scenarios
  {NOT_AT_HAND}
"""
    )
    assert (
        rules("SUMMON-12", "--where").output
        == f"""\
SUMMON-12
code
  not at hand: this copy is installed without its sources
scenarios
  {NOT_AT_HAND}
"""
    )


def test_wrong_names_are_refused_as_elsewhere(folder: Path) -> None:
    wrong = cards("Fisure", "--where")
    assert isinstance(wrong.exception, UnknownCard)
    assert str(wrong.exception).startswith('no card is named "Fisure". Did you mean "Fissure"')
    missing = rules("SUM" + "ON-12", "--where")
    assert isinstance(missing.exception, UnknownRule)
    assert isinstance(cards("Fissure", "--where", "--scenarios", "nowhere").exception, ScenarioError)
    assert "takes the NAME of one card" in cards("--where").output
    assert "--where takes the IDs of rules" in rules("--where", "--list").output


@pytest.mark.parametrize("name", ["Burst Breath", "Bubble Crash"])
def test_the_places_of_the_project_hold_what_they_are_said_to(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line that is named begins a scenario with this title; those of the card's own file are all that stand there."""
    monkeypatch.chdir(ROOT)
    told = json.loads(cards(name, "--where", "--json").output)
    for place in [*told["own"], *told["others"]]:
        line = Path(place["file"]).read_text(encoding="utf-8").splitlines()[place["line"] - 1]
        assert line.removeprefix("scenario:").strip().strip('"').startswith(place["what"][:40])
    text = Path(told["own"][0]["file"]).read_text(encoding="utf-8")
    assert len(told["own"]) == text.count("\nscenario:") + 1
