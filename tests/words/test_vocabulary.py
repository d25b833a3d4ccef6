"""docs/vocabulary.md is what tools/make_vocabulary.py writes; odd cards with a word of their own are few."""

import ast

from spellspeed.yugioh.words.declaring import DECLARED_CARDS
from tests.hygiene.sources import PACKAGE
from tools.make_vocabulary import PAGE, vocabulary


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == vocabulary(), "write it anew: python tools/make_vocabulary.py"


def test_the_page_tells_meaning_arguments_example_and_cards() -> None:
    page = vocabulary()
    entry = page.split("### PayHalf\n")[1].split("###")[0]
    assert "`PayHalf()` in `costs/life_points.py`" in entry
    assert "Pay half of the Life Points." in entry
    assert "(Solemn Judgment)" in entry
    assert "Solemn Judgment" in entry.split("Used by ")[1]
    assert "`Target(group: Group, least: int=1, most: int=1, name: int=TARGETS)` in `choices/targeting.py`" in page


def test_few_cards_bring_a_word_of_their_own() -> None:
    """A card module that defines a class holds an odd card: at most 3 of 100 declared cards."""
    vocabulary()
    modules = sorted((PACKAGE / "yugioh" / "cards" / "declared").rglob("*.py"))
    assert len(modules) > 30
    own = [
        f"{path.stem}.{node.name}"
        for path in modules
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    assert len(own) <= len(DECLARED_CARDS) * 3 // 100, own
