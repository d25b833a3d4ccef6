"""Every enforceable rule is cited by the code that keeps it and by a test that shows it; nobody cites a rule that is not there.

What is not there yet stands in open_citations.txt, which may only shrink: `python tools/close_citations.py` takes out what has
come to be cited.
"""

import pytest

from spellspeed.checkout.sources import comments_and_docstrings
from spellspeed.rulebook import all_rules
from tests.hygiene import citations
from tests.hygiene.citations import OPEN_FILE, ids_in, known_ids, open_ids


def open_list() -> list[str]:
    return open_ids(OPEN_FILE.read_text(encoding="utf-8"))


def test_every_enforceable_rule_is_cited_by_code_and_test_or_still_open() -> None:
    """The main promise."""
    enforceable = {rule.id for rule in all_rules() if rule.enforceable}
    assert sorted(enforceable - citations.fully_cited() - set(open_list())) == []


def test_an_open_rule_is_really_open() -> None:
    """The list may only shrink: an id that code and test both cite must leave it."""
    assert sorted(set(open_list()) & citations.fully_cited()) == [], "run: python tools/close_citations.py"


def test_the_open_list_holds_enforceable_rules_once_each_in_the_order_of_the_book() -> None:
    """No typing error in the list, nothing twice."""
    listed = set(open_list())
    assert open_list() == [rule.id for rule in all_rules() if rule.enforceable and rule.id in listed]
    assert len(open_list()) == len(listed)


def test_no_citation_of_an_unknown_rule() -> None:
    """In comments, docstrings and strings of code and tests, and in the `cites` of scenarios."""
    everywhere = (
        citations.citations_of_code() + citations.citations_in_strings_of_code() + citations.citations_of_tests()
    )
    unknown = [f"{one.file}:{one.line} {one.id}" for one in everywhere if one.id not in known_ids()]
    assert unknown == []


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("SUMMON-12: not in the turn it was Set", ["SUMMON-12"]),
        ("see TERM-COST-1, T-9.3 and TEAM-R7.", ["TERM-COST-1", "T-9.3", "TEAM-R7"]),
        ("HKK-91.2.10 and DAMAGE-7-BG; EX-25, V-14, Q-9", ["HKK-91.2.10", "DAMAGE-7-BG", "EX-25", "V-14", "Q-9"]),
        ("SUMMON-99 is found although it is unknown", ["SUMMON-99"]),
        ("SUMON-3 is nearly known", ["SUMON-3"]),
        ("ERA-UNION-1 too", ["ERA-UNION-1"]),
        ("UTF-8, SHA-256, Amphibious Bugroth MK-3, Jinzo #7, X-Head Cannon", []),
        ("PRESUMMON-12x", []),
    ],
)
def test_ids_are_found_in_text(text: str, ids: list[str]) -> None:
    """What counts as a citation."""
    assert ids_in(text) == ids


def test_citations_are_found_in_comments_and_docstrings_only() -> None:
    """An id in a string or a name of the code does not say that the code keeps the rule."""
    source = '"""FIELD-1"""\nreason = "FIELD-2"  # FIELD-3\n\n\ndef f() -> None:\n    """FIELD-4"""\n'
    texts = comments_and_docstrings(source)
    assert [rule_id for _, text in texts for rule_id in ids_in(text)] == ["FIELD-1", "FIELD-3", "FIELD-4"]
    assert [rule_id for _, text in citations.strings(source) for rule_id in ids_in(text)] == ["FIELD-2"]


def test_cites_of_a_scenario_file_are_found() -> None:
    """In each way to write a list in YAML, and nowhere else in the file."""
    text = "scenario: FIELD-9\ncites: [FIELD-1, FIELD-2]\nsource: FIELD-8\n---\ncites: FIELD-3\n---\ncites:\n  - FIELD-4\nA: {}\n"
    found = [rule_id for _, line in citations.cites_of_yaml(text) for rule_id in ids_in(line)]
    assert found == ["FIELD-1", "FIELD-2", "FIELD-3", "FIELD-4"]
