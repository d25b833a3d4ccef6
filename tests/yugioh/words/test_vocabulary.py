"""docs/vocabulary.md is what tools/make_vocabulary.py writes, and `spellspeed cards --word` tells of one word."""

import json

import pytest
from click.testing import CliRunner

from spellspeed.cli.cards import cards_command
from spellspeed.yugioh.cards.pool import load_declarations
from spellspeed.yugioh.text.vocabulary import UnknownWord, word_named
from spellspeed.yugioh.words.declaring import DECLARED_CARDS
from tools.make_vocabulary import PAGE, examples_of, first_sentence, vocabulary


def test_the_page_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == vocabulary(page), "write it anew: python tools/make_vocabulary.py"


def test_the_page_tells_meaning_arguments_and_example() -> None:
    page = vocabulary("")
    entry = page.split("### PayingHalf\n")[1].split("###")[0]
    assert "`PayingHalf()` in `costs/life_points.py`" in entry
    assert "Pay half of the Life Points." in entry
    assert "(Solemn Judgment)" in entry
    assert (
        "`Target(group: Group, least: int=1, most: int=1, name: int=TARGETS, another: bool=False, by_zones: int=0, "
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
    example = examples_of(page)["PayingHalf"]
    wrong = page.replace(f"> {example}", "> Pay all of your Life Points. (Nobody)")
    assert wrong != page
    assert examples_of(vocabulary(wrong))["PayingHalf"].endswith("(Solemn Judgment)")


def test_the_first_page_has_a_line_for_each_word() -> None:
    """With the first sentence of its meaning, under its part of speech; the grammar of the names stands above."""
    first = PAGE.read_text(encoding="utf-8").split("\n## ")[0]
    assert first.count("\n- [") == PAGE.read_text(encoding="utf-8").count("\n### ")
    assert "- A cost is a gerund" in first
    assert "- [PayingHalf](#payinghalf): Pay half of the Life Points\n" in first.split("**Costs**")[1].split("**")[0]


@pytest.mark.parametrize(
    ("meaning", "said"),
    [
        ("TERM-DISCARD-1. Discard cards.", "Discard cards"),
        ("T-5.3, T-5.4. While it attacks: its ATK. More.", "While it attacks: its ATK"),
        ("FIELD-2, TEAM-III-2. Choose zones; they are closed.", "Choose zones"),
        ("What it says.", "What it says"),
    ],
)
def test_a_line_is_the_first_sentence_without_its_rules(meaning: str, said: str) -> None:
    assert first_sentence(meaning) == said


def test_a_word_is_told_with_its_cards() -> None:
    said = CliRunner().invoke(cards_command, ["--word", "payinghalf"])
    assert said.exit_code == 0
    heading, place, *others = said.output.splitlines()
    assert heading == "PayingHalf()  cost"
    assert place.startswith("yugioh/words/costs/life_points.py:")
    assert "Solemn Judgment" in "".join(others)
    told = json.loads(CliRunner().invoke(cards_command, ["--word", "PayingHalf", "--json"]).output)
    assert told["part"] == "cost"
    assert "Solemn Judgment" in told["cards"]


def test_a_word_that_is_none_is_refused_with_those_near_it() -> None:
    with pytest.raises(UnknownWord, match=r'no word is called "Destory"\. Did you mean "Destroy"'):
        word_named("Destory")
    assert CliRunner().invoke(cards_command, ["--word", "Destory"]).exit_code != 0
    assert CliRunner().invoke(cards_command, ["--word", "Destroy", "Fissure"]).exit_code == 2


def test_a_word_that_no_card_says_is_told_too() -> None:
    assert "no card says it itself" in CliRunner().invoke(cards_command, ["--word", "ZonesClosed"]).output
