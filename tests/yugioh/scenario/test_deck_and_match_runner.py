"""Running deck and match scenarios: what fails, and with which message at which step and line; tests/scenarios holds what passes."""

from textwrap import dedent

import pytest

from spellspeed.games.scenarios import parse_scenarios, run_scenario
from spellspeed.scenario import DeckScenario
from spellspeed.scenario.outcomes import Outcome
from spellspeed.yugioh.scenario.pool import pool_card

FILE = "example.yaml"


def outcome(text: str) -> Outcome:
    """How the only scenario of a text ends."""
    (only,) = parse_scenarios(dedent(text).lstrip("\n"), FILE, pool_card)
    return run_scenario(only)


def deck_outcome(deck: str, expect: str, head: str = "") -> Outcome:
    """How a deck scenario ends; what is expected stands in the line behind the deck."""
    return outcome(f"scenario: a deck\n{head}deck: {deck}\nexpect: {expect}\n")


def match_outcome(steps: str, expect: str, match: str = "{players: [A, B]}") -> Outcome:
    """How a match scenario ends: its steps begin in line 4."""
    return outcome(f"scenario: a match\nmatch: {match}\nsteps: [{steps}]\nexpect: {expect}\n")


# --- decks -----------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "expect", "message"),
    [
        (
            "{main: {filler: 39}}",
            "{problems: []}",
            "problems are expected to be [], but they are: DECK-1, the Main Deck has 39 cards; it must have at least 40",
        ),
        ("{main: {filler: 40}}", "{problems: [DECK-1]}", "problems are expected to be [DECK-1], but they are: none"),
        ("{main: {filler: 40}}", "{legal: no}", "legal is yes; the problems are: none"),
        (
            "{main: {filler: 40}, side: {filler: 1}}",
            "{legal: yes}",
            "legal is no; the problems are: SIDE-1, the Side Deck has 1 card; it must have exactly 15, or none",
        ),
    ],
)
def test_a_deck_that_is_otherwise(deck: str, expect: str, message: str) -> None:
    """DECK-1, SIDE-1: the place is that of what was expected."""
    failed = deck_outcome(deck, expect)
    assert (failed.passed, failed.message, failed.where.line) == (False, message, 3)


@pytest.mark.parametrize(
    ("expected", "passes"),
    [
        ("[LIMIT-2]", True),
        ("[LIMIT-2, LIMIT-1]", True),
        ("[LIMIT-1]", False),
        ("[LIMIT-2, LIMIT-3]", False),
        ("[LIMIT-2, DECK-3]", False),
        ("[]", False),
    ],
)
def test_the_most_specific_id_is_wanted_and_one_that_repeats_it_may_be_added(expected: str, passes: bool) -> None:
    """LIMIT-1 says less than LIMIT-2; LIMIT-3 and DECK-3 say something else."""
    deck = "{main: {Jinzo: 2, filler: 38}}"
    assert deck_outcome(deck, f"{{problems: {expected}}}", "list: 2005-04\n").passed is passes


@pytest.mark.parametrize("expected", ["[CARD-1]", "[DECK-3]", "[CARD-1, DECK-3]"])
def test_artworks_may_be_named_by_either_rule(expected: str) -> None:
    """CARD-1, DECK-3."""
    assert deck_outcome(
        "{main: {46986414: 2, 36996508: 2, filler: 36}}",
        f"{{problems: {expected}}}",
    ).passed
    assert not deck_outcome(
        "{main: {46986414: 2, 36996508: 1, filler: 37}}",
        f"{{problems: {expected}}}",
    ).passed


def test_passcodes_of_one_card_are_added_up() -> None:
    """CARD-1: also as a list, and beside the name; the same text twice is still a slip."""
    (read,) = parse_scenarios(
        "scenario: arts\ndeck: {main: {46986414: 2, 36996508: 2}, side: [dark magician, 36996508, 46986414]}\nexpect: {legal: no}\n",
        FILE,
        pool_card,
    )
    assert isinstance(read, DeckScenario)
    ((_, deck),) = read.decks
    assert (deck.main, deck.side) == ((("Dark Magician", 4),), (("Dark Magician", 3),))
    assert deck.artworks == ("Dark Magician", "Dark Magician")


def test_a_list_that_nobody_published_is_an_error_of_the_file() -> None:
    """With the nearest ones."""
    wrong = deck_outcome("{main: {filler: 40}}", "{problems: []}", "list: gaot\n")
    assert (wrong.passed, wrong.wrong_file) == (False, True)
    assert wrong.message == 'there is no Forbidden list "gaot". Did you mean "goat"?'


# --- matches ---------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("steps", "expect", "message"),
    [
        ("{duel: {winner: A}}", "{match: A}", "match is none (it goes on), expected A"),
        ("{duel: {winner: A}}, {duel: {winner: A}}", "{match: B}", "match is A, expected B"),
        ("{duel: {winner: A}}, {duel: {winner: A}}", "{match: undecided}", "match is A, expected undecided"),
        ("{duel: {winner: A}}, {duel: {winner: A}}", "{match: none}", "match is A, expected none"),
        ("{duel: {winner: A}}", "{match: draw}", "match is none (it goes on), expected draw"),
        ("{duel: {winner: A}}", "{chooses_first: A}", "chooses_first is B, expected A"),
        ("{duel: {draw: yes}}", "{chooses_first: A}", "chooses_first is toss, expected A"),
        ("{toss: B}", "{chooses_first: A}", "chooses_first is B, expected A"),
        ("{duel: {winner: A}}", "{duels: 2}", "duels is 1, expected 2"),
        ("{duel: {winner: A}}", "{score: [0, 1]}", "score is (1, 0), expected (0, 1)"),
        ("{duel: {winner: A}}", "{next: timed duel}", "next is duel, expected timed duel"),
        ("{duel: {winner: A}}", "{extra_turns: 4}", "extra_turns is 0, expected 4"),
        ("{duel: {lp: [2, 1]}}", "{reason: MATCH-2}", "reason is MATCH-8 or MATCH-7, expected MATCH-2"),
        ("{duel: {winner: A}}", "{problems: [SIDE-2]}", "problems are [], expected [SIDE-2]"),
        ("{duel: {winner: A}}", "{A: {deck: {Jinzo: 1}}}", "the deck of A is {}"),
    ],
)
def test_a_match_that_stands_otherwise(steps: str, expect: str, message: str) -> None:
    """The place is that of what was expected."""
    failed = match_outcome(steps, expect)
    assert (failed.passed, failed.message, failed.step, failed.where.line) == (False, message, 0, 4)


@pytest.mark.parametrize(
    ("steps", "step", "message"),
    [
        ("{duel: {winner: A}}, {A: choose first}", 2, "SETUP-5: B chooses who begins, not A"),
        ("{duel: {winner: A}}, {toss: A}", 2, "SETUP-5: no toss: B lost the duel before and chooses"),
        ("{toss: B}, {A: choose first}", 2, "SETUP-4: B chooses who begins, not A"),
        ("{B: choose first}", 1, "SETUP-4: A chooses who begins, not B"),
        ("{duel: {lp: [500, 500]}}", 1, "no duel ends at 500 Life Points each (MATCH-7)"),
        ("{duel: {draw: no}}", 1, "a duel ends in one way: write winner, draw, surrender or lp"),
        ("{duel: {winner: A, surrender: A}}", 1, "a duel ends in one way"),
        ("{duel: {lp: [2, 1]}}, {time: called}", 2, "MATCH-2: the match is over; nothing follows"),
    ],
)
def test_a_step_that_cannot_be(steps: str, step: int, message: str) -> None:
    """What happened cannot have happened so."""
    failed = match_outcome(steps, "{match: none}")
    assert (failed.passed, failed.step) == (False, step)
    assert failed.message.startswith(message)


def test_the_first_player_won_the_toss_if_no_step_says_otherwise() -> None:
    """SETUP-4."""
    assert match_outcome("{A: choose second}", "{chooses_first: A}").passed
    assert match_outcome("{duel: {draw: yes}}, {A: choose second}", "{chooses_first: A}").passed


def test_extra_turns_that_are_left() -> None:
    """Those of the match as written; after a duel, those of the next."""
    match = "{players: [A, B], turns: 2}"
    assert match_outcome("", "{extra_turns: 2}", match).passed
    assert match_outcome("{duel: {lp: [2, 1]}}", "{extra_turns: 0, match: A}", match).passed


def test_a_list_of_a_match_names_what_the_decks_may_not_hold() -> None:
    """LIMIT-2, LIMIT-4; without a list nothing is said of the decks."""
    decks = "decks: {A: {main: {Jinzo: 2}}, B: {main: {Raigeki: 1}}}"
    assert match_outcome("", "{problems: [LIMIT-2, LIMIT-4]}", f"{{players: [A, B], list: goat, {decks}}}").passed
    assert match_outcome("", "{problems: []}", f"{{players: [A, B], {decks}}}").passed
    wrong = match_outcome("", "{problems: []}", f"{{players: [A, B], list: gaot, {decks}}}")
    assert (wrong.wrong_file, wrong.where.line) == (True, 2)
