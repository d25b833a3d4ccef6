"""docs/adding-a-switch.md: its lines stand in the files that it names, and its scenarios are those of the switch that it shows."""

import re
from typing import Final

from spellspeed.games.scenarios import parse_scenarios, run_scenario
from tests.hygiene.sources import ROOT
from tests.scenario.files import FOLDER
from tools.page_examples import blocks, text_of

PAGE: Final = "docs/adding-a-switch.md"
TEXT: Final = text_of(PAGE)
BLOCKS: Final = [block.lines for block in blocks(PAGE, TEXT)]
SOURCES: Final = (
    "src/spellspeed/yugioh/duel/profile.py",
    "src/spellspeed/yugioh/duel/profile.py",
    "src/spellspeed/yugioh/duel/profile.py",
    "src/spellspeed/yugioh/judge/switch_rules.py",
    "tests/yugioh/scenario/test_switches.py",
    "src/spellspeed/yugioh/words/choices/resolution.py",
)
"""Where the lines of code stand, in the order of the page."""


def test_each_line_of_code_stands_in_its_file() -> None:
    of_code = [block for block in BLOCKS if not block[0].startswith(("spellspeed ", "python ", "scenario:"))]
    lines = [line for block in of_code for line in block if line]
    assert len(lines) == len(SOURCES)
    for line, source in zip(lines, SOURCES, strict=True):
        assert line in [each.strip() for each in (ROOT / source).read_text(encoding="utf-8").splitlines()], line
    assert all(name in TEXT for name in SOURCES[:5])


def test_the_scenarios_are_those_of_the_switch_and_pass() -> None:
    (shown,) = [block for block in BLOCKS if block[0].startswith("scenario:")]
    text = "\n".join(shown) + "\n"
    for each in text.split("---\n"):
        assert each in (FOLDER / "rules/timing/9_activation.yaml").read_text(encoding="utf-8")
    found = parse_scenarios(text, PAGE)
    assert [scenario.profile.switches for scenario in found] == [
        (("failed_search", "allowed"),),
        (("failed_search", "refused"),),
    ]
    assert all(run_scenario(scenario).passed for scenario in found)


def test_the_files_and_folders_that_the_page_names_are_there() -> None:
    named = set(re.findall(r"(?:src|tests|docs)/[\w./-]*\w", TEXT))
    assert len(named) > 8
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []
