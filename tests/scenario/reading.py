"""What the tests of the scenario reader share: a few known cards, and scenarios written in short."""

from textwrap import dedent, indent

from spellspeed.games.scenarios import parse_scenarios
from spellspeed.scenario import DuelScenario, ScenarioError
from spellspeed.scenario.model import Where
from spellspeed.scenario.model_steps import Step
from spellspeed.scenario.names import names_of_file

FILE = "example.yaml"
CARDS = (
    *(
        "Dark Hole",
        "Kuriboh",
        "Gemini Elf",
        "Mystic Tomato",
        "Relinquished",
        "Sheep Token",
        "Mirror Force",
        "Axe of Despair",
    ),
    *(
        "Call of the Haunted",
        "Wave-Motion Cannon",
        "Umi",
        "Sangan",
        "Jinzo",
        "Jinzo #7",
        "Sinister Serpent",
        "Pot of Greed",
        "Raigeki",
    ),
    *("Dark Paladin", "Magic Jammer", "Seven Tools of the Bandit", "Trap Hole", "Green Baboon, Defender of the Forest"),
    *("A-Team: Trap Disposal Unit", '"A" Cell Breeding Device', "Snatch Steal", "7"),
)
known_card = names_of_file(CARDS)
"""The official name of one of CARDS."""


def at(line: int) -> Where:
    """A line of the file that `parsed` reads."""
    return Where(FILE, line)


def duel(text: str) -> DuelScenario:
    """The one duel scenario that the text holds."""
    (scenario,) = parse_scenarios(dedent(text), FILE, known_card)
    assert isinstance(scenario, DuelScenario)
    return scenario


def step(text: str, head: str = "scenario: one step\n") -> Step:
    """The one step of this text, which begins in line 3 (one more for each further line of `head`)."""
    (only,) = duel(f"{head}steps:\n{indent(dedent(text).strip(), '  ')}\n").steps
    return only


def refusal(text: str) -> ScenarioError:
    """The error that reading this text ends with."""
    try:
        scenarios = parse_scenarios(dedent(text), FILE, known_card)
    except ScenarioError as refused:
        return refused
    raise AssertionError(f"this was read without an error: {scenarios}")
