"""The words that name a format: a list's date, `goat`, and what they set."""

import pytest

from spellspeed.yugioh.cards.facts import by_name, pool
from spellspeed.yugioh.duel.profile import OF_DATES, profile
from spellspeed.yugioh.formats.construction import DeckParts
from spellspeed.yugioh.formats.lists import dates, forbidden_list
from spellspeed.yugioh.formats.of_profile import chosen_format, format_of
from spellspeed.yugioh.formats.pools import cards_of

LAST_MONTHS = {
    "2004-04": "2004-09",
    "2004-10": "2005-03",
    "2005-04": "2005-09",
    "2005-10": "2006-03",
    "2006-04": "2006-08",
    "2006-09": "2006-11",
    "2006-12": "2007-02",
    "2007-03": "2007-05",
    "2007-06": "2007-08",
    "2007-09": "2008-02",
    "2008-03": "2008-04",
    "2008-05": "2008-08",
    "2008-09": "2009-02",
}
"""The month before the next list."""


def test_every_list_up_to_2008_names_a_format() -> None:
    assert list(OF_DATES) == [date for date in dates() if date < "2009"] == list(LAST_MONTHS)


@pytest.mark.parametrize("word", sorted(LAST_MONTHS))
def test_a_date_sets_rules_list_and_pool(word: str) -> None:
    chosen = chosen_format(word)
    assert (chosen.rules.name, chosen.listed, chosen.pool) == (word, forbidden_list(word), LAST_MONTHS[word])


def test_goat_and_the_plain_profiles_are_what_they_were() -> None:
    goat = chosen_format("goat")
    assert (goat.listed, goat.pool) == (forbidden_list("2005-04"), "goat")
    for name in ("tcg", "ocg"):
        assert (chosen_format(name).listed, chosen_format(name).pool) == (None, None)


def test_a_date_as_a_list_is_that_list_alone() -> None:
    chosen = chosen_format(None, "2006-09")
    assert (chosen.rules.name, chosen.listed, chosen.pool) == ("tcg", forbidden_list("2006-09"), None)


def test_list_and_pool_of_a_date_can_be_replaced() -> None:
    chosen = format_of(profile("2006-09"), "none", "2006-08")
    assert (chosen.listed, chosen.pool) == (None, "2006-08")


def test_a_later_card_is_named_with_its_first_date_and_so_is_every_other() -> None:
    """Beside what the list has against the deck."""
    names = ("Dark Armed Dragon", "Snipe Hunter", "Cyber-Stein", "Pot of Greed")
    deck = DeckParts((*(by_name(name).passcode for name in names), *[0] * 36))
    for word, forbidden, later in (
        ("2006-09", ["Pot of Greed"], [("Dark Armed Dragon", "2008-02-13")]),
        ("2006-12", ["Cyber-Stein", "Pot of Greed"], [("Dark Armed Dragon", "2008-02-13")]),
        ("2006-04", ["Pot of Greed"], [("Dark Armed Dragon", "2008-02-13"), ("Snipe Hunter", "2006-11-15")]),
        ("2007-09", ["Cyber-Stein", "Pot of Greed"], []),
    ):
        found = chosen_format(word).problems(deck)
        assert [each.cards[0] for each in found if each.rule == "LIMIT-4"] == forbidden
        absent = [each for each in found if each.rule == "pool"]
        assert [pair for each in absent for pair in zip(each.cards, dict(each.parts)["dates"], strict=True)] == later


def test_the_pool_of_a_date_grows_up_to_that_of_the_rulebook() -> None:
    sizes = [len(cards_of(month)) for month in LAST_MONTHS.values()]
    assert sizes == sorted(sizes)
    assert len(set(sizes)) == 12
    assert cards_of("2008-08") == cards_of("2009-02") == pool("rulebook6")
