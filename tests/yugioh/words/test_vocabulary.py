"""docs/vocabulary.md is what tools/make_vocabulary.py writes; odd cards with a word of their own are few."""

import ast

from spellspeed.yugioh.cards.pool import load_declarations
from spellspeed.yugioh.words.declaring import DECLARED_CARDS
from tests.hygiene.sources import PACKAGE
from tools.make_vocabulary import PAGE, examples_of, told, vocabulary


def test_the_page_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == vocabulary(page), "write it anew: python tools/make_vocabulary.py"


def test_the_page_tells_meaning_arguments_and_example() -> None:
    page = vocabulary("")
    entry = page.split("### PayHalf\n")[1].split("###")[0]
    assert "`PayHalf()` in `costs/life_points.py`" in entry
    assert "Pay half of the Life Points." in entry
    assert "(Solemn Judgment)" in entry
    assert "Solemn Judgment" in told(["PayHalf"]).split("Used by ")[1]
    assert (
        "`Target(group: Group, least: int=1, most: int=1, name: int=TARGETS, another: bool=False, by_zones: bool=False, "
        "wherever: bool=False)` in `choices/targets.py`" in page
    )


def test_a_card_without_a_new_word_changes_nothing_on_the_page() -> None:
    """So two authors who each add such a card do not meet in it: the page is the same without all cards that stand in no example."""
    load_declarations()
    page = PAGE.read_text(encoding="utf-8")
    examples = examples_of(page).values()
    others = {
        card for card in DECLARED_CARDS if not any(card == text or text.endswith(f"({card})") for text in examples)
    }
    assert len(others) > 100
    assert vocabulary(page, others) == page


def test_an_example_that_is_no_longer_printed_is_replaced() -> None:
    """A control: a page whose example no card prints gets one that a card prints, and nothing else changes."""
    page = PAGE.read_text(encoding="utf-8")
    example = examples_of(page)["PayHalf"]
    wrong = page.replace(f"> {example}", "> Pay all of your Life Points. (Nobody)")
    assert wrong != page
    assert examples_of(vocabulary(wrong))["PayHalf"].endswith("(Solemn Judgment)")


def test_few_cards_bring_a_word_of_their_own() -> None:
    """A card module that defines a class holds an odd card: at most 3 of 100 declared cards."""
    load_declarations()
    modules = sorted((PACKAGE / "yugioh" / "cards" / "declared").rglob("*.py"))
    assert len(modules) > 30
    own = [
        f"{path.stem}.{node.name}"
        for path in modules
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    assert len(own) <= len(DECLARED_CARDS) * 3 // 100, own
