"""Every check of the book that ends in "refused", "not offered" or "may not" has a scenario in which the reasons are asked for."""

import re
from typing import Final

from spellspeed.rulebook import all_rules
from spellspeed.scenario.model_scenarios import DuelScenario
from spellspeed.scenario.model_steps import MayNotStep
from tests.scenario.files import all_scenarios

OF_THE_BOOK: Final = re.compile(r"[1-8]\.|T\.")
"""The chapters of the rulebook and of team duels."""
REFUSAL: Final = re.compile(r"refused|not offered|may not|not legal|is illegal")

NAMED_BY: Final = {
    "CHAIN-7": "CORE-1",
}
"""Rules that only apply another one to their case: a player is told the other one, in a scenario that cites the rule of the book."""
NO_WISH: Final = {
    "FDECK-4": "Without a Fusion Deck Polymerization lacks what FUSION-1 asks for; its scenarios stand in summoning/fusion.yaml.",
    "MATCH-3": "A third duel is no action in a duel.",
    "SUMMON-18": "A position is chosen in a question: its whole list of options is compared.",
    "TEAM-I-3": "Roles in a team are given before a match.",
    "TEAM-I-8": "Side Decks are exchanged between duels.",
    "TEAM-VI-7": "Side Decks are exchanged between duels.",
    "TEAM-R21": "The whole list of attacks is compared.",
}
"""What is refused without being an action that a player could take in a duel, or is compared as a whole list."""


def refusing() -> set[str]:
    """The rules whose check ends in a refusal."""
    return {rule.id for rule in all_rules() if OF_THE_BOOK.match(rule.chapter) and REFUSAL.search(rule.check)}


def asked_for() -> dict[str, set[str]]:
    """Each id after a `because`, and what the scenarios cite in which it stands."""
    found: dict[str, set[str]] = {}
    for scenario in all_scenarios():
        if isinstance(scenario, DuelScenario):
            for step in scenario.steps:
                if isinstance(step, MayNotStep):
                    for rule in step.because:
                        found.setdefault(rule, set()).update(scenario.label.cites)
    return found


def test_every_refusal_of_the_book_is_asked_for_its_reason() -> None:
    """By its own id; and nothing stands in the two tables that no longer has to."""
    told = asked_for()
    assert refusing() - told.keys() == NAMED_BY.keys() | NO_WISH.keys()
    assert not NAMED_BY.keys() & NO_WISH.keys()


def test_what_another_rule_says_is_asked_for_in_a_scenario_of_its_own() -> None:
    told = asked_for()
    assert {rule for rule, other in NAMED_BY.items() if rule not in told.get(other, set())} == set()


def test_there_are_refusals() -> None:
    """A control: the checks were really read."""
    assert len(refusing()) == 72
