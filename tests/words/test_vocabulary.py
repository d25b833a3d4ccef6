"""docs/vocabulary.md is what tools/make_vocabulary.py writes."""

from tools.make_vocabulary import PAGE, vocabulary


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == vocabulary(), "write it anew: python tools/make_vocabulary.py"


def test_the_page_tells_meaning_arguments_example_and_cards() -> None:
    page = vocabulary()
    entry = page.split("### PayHalf\n")[1].split("###")[0]
    assert "`PayHalf()` in `costs.py`" in entry
    assert "Pay half of the Life Points." in entry
    assert "(Solemn Judgment)" in entry
    assert "Solemn Judgment" in entry.split("Used by ")[1]
    assert "`Target(group: Group, least: int=1, most: int=1, name: int=TARGETS)` in `choices.py`" in page
