"""A word serves two cards, or says why it does not; how many do not is written in docs/decisions/0019, and rises with a line there alone."""

import ast
import re
from itertools import pairwise
from typing import Final

from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.places import module_of
from spellspeed.yugioh.cards.pool import load_declarations
from spellspeed.yugioh.text.codes import name_of
from spellspeed.yugioh.text.vocabulary import WordClass, cards_of_words, words
from spellspeed.yugioh.words.clauses import Says
from spellspeed.yugioh.words.declaring import DECLARED_CARDS
from tests.hygiene.sources import PACKAGE, ROOT

DECISION: Final = ROOT / "docs" / "decisions" / "0019-words-of-one-card.md"
BUDGET: Final = re.compile(
    r"^\| (?P<vocabulary>\d+) \| (?P<own>\d+) \| (?P<silent>\d+) \| (?P<why>.+) \|$", re.MULTILINE
)
"""A line of the budget: the words of one card in the vocabulary and in modules of cards, those that no card says itself, and why."""
OF_ONE_CARD: Final = re.compile(r"\bA \w+ of one [A-Za-z ]+\((?P<card>[^)]+)\)")
OF_ONE_CARD_ALONE: Final = re.compile(r"\bOf one card \((?P<card>[^)]+)\)")
SILENT: Final = re.compile(r"\bNo card says it itself: ")


def of_one_card() -> list[WordClass]:
    """The words that one card uses."""
    return [word for word in words().values() if len(cards_of_words().get(word.name, ())) == 1]


def silent() -> list[WordClass]:
    """The words that no card uses itself: other words make them."""
    return [word for word in words().values() if word.name not in cards_of_words()]


def test_a_word_of_one_card_says_so_or_stands_with_it() -> None:
    """In the vocabulary its docstring names the card; in a module of cards it is the card that stands there."""
    wrong: list[str] = []
    for word in of_one_card():
        (card,) = cards_of_words()[word.name]
        if word.is_of_one_card:
            there = module_of(facts.by_name(card)) or ""
            fits = there.endswith(word.module.replace("/", "."))
        else:
            said = OF_ONE_CARD.search(word.whole)
            fits = said is not None and said["card"] == card
        if not fits:
            wrong.append(f"{word.name} in {word.module}: {card}")
    assert wrong == []


def test_a_word_of_several_cards_stands_in_the_vocabulary_and_names_none() -> None:
    """The other side: when a second card takes a word it moves to the vocabulary, and no longer says that it is of one."""
    wrong: list[str] = []
    for word in words().values():
        cards = cards_of_words().get(word.name, ())
        if (len(cards) != 1 and OF_ONE_CARD.search(word.whole)) or (len(cards) > 1 and word.is_of_one_card):
            wrong.append(f"{word.name} in {word.module}: {', '.join(cards)}")
    assert wrong == []


def test_a_word_that_no_card_says_tells_what_makes_it() -> None:
    """So that nobody keeps a word that nothing needs."""
    assert [word.name for word in silent() if not SILENT.search(word.whole)] == []


def test_a_code_of_one_card_says_so() -> None:
    """As a word does: a clause that is a code names the one card that has it, and one of several cards names none."""
    load_declarations()
    cards: dict[int, set[str]] = {}
    for declared in DECLARED_CARDS.values():
        for clause in declared.clauses:
            if isinstance(clause, Says):
                cards.setdefault(clause.clause, set()).add(declared.name)
    told = meanings_of_codes()
    wrong = []
    for code, having in cards.items():
        said = OF_ONE_CARD_ALONE.search(told[name_of("clause", code)])
        if (having if len(having) == 1 else set()) != ({said["card"]} if said else set()):
            wrong.append(f"{name_of('clause', code)}: {', '.join(sorted(having))}")
    assert wrong == []
    assert len(cards) > 10


def meanings_of_codes() -> dict[str, str]:
    """What stands below each constant of duel/clauses.py."""
    body = ast.parse((PACKAGE / "yugioh" / "duel" / "clauses.py").read_text(encoding="utf-8")).body
    return {
        node.target.id: " ".join(below.value.value.split())
        for node, below in pairwise(body)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(below.value.value, str)
    }


def test_the_budget_is_kept() -> None:
    """The last line of the decision's table has the numbers of now: one who needs more adds a line that says why."""
    *_, last = BUDGET.finditer(DECISION.read_text(encoding="utf-8"))
    own = [word for word in of_one_card() if word.is_of_one_card]
    numbers = (len(of_one_card()) - len(own), len(own), len(silent()))
    assert numbers == (int(last["vocabulary"]), int(last["own"]), int(last["silent"]))


def test_words_are_really_counted() -> None:
    """A control: a word of many cards is among the words, and is neither of one nor of none."""
    few = {word.name for word in (*of_one_card(), *silent())}
    assert {"Destroy", "Cards", "FaceUp", "Fixed"} <= set(words()) - few
    assert {"Wager", "ZonesClosed"} <= few
    assert cards_of_words()["Wager"] == ("Ante",)
