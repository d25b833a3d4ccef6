"""The words that name a format: a list's date, `goat`, and what they set."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from spellspeed.languages.catalog import catalog
from spellspeed.yugioh.cards.facts import UnknownCard, all_passcodes, by_name, by_passcode, pool
from spellspeed.yugioh.cards.later_kinds import LATER_KINDS, SYNCHRO, later_kind
from spellspeed.yugioh.decks import KnownCards, read_cdb
from spellspeed.yugioh.duel.profile import OF_DATES, profile
from spellspeed.yugioh.formats import pools
from spellspeed.yugioh.formats.construction import DeckParts, Problem
from spellspeed.yugioh.formats.lists import dates, forbidden_list
from spellspeed.yugioh.formats.of_profile import chosen_format, format_of
from spellspeed.yugioh.formats.pools import cards_of
from spellspeed.yugioh.text.deck_words import problem_words

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
        told = [(each.cards, dict(each.parts)["dates"]) for each in absent]
        assert told == ([(tuple(name for name, _ in later), tuple(date for _, date in later))] if later else [])


def test_the_pool_of_a_date_grows_up_to_that_of_the_rulebook() -> None:
    sizes = [len(cards_of(month)) for month in LAST_MONTHS.values()]
    assert sizes == sorted(sizes)
    assert len(set(sizes)) == 12
    assert cards_of("2008-08") == cards_of("2009-02") == pool("rulebook6")


def codes(*names: str) -> tuple[int, ...]:
    return tuple(by_name(name).passcode for name in names)


def all_of(word: str, deck: DeckParts) -> list[Problem]:
    chosen = chosen_format(word)
    return [*chosen.problems(deck), *chosen.unplayable(deck)]


def test_cards_of_no_pool_are_told_as_such_with_their_dates() -> None:
    """ERA-SYNCHRO-1. A card that the format's pool lacks already is not told twice."""
    deck = DeckParts((*codes("Speed Warrior", "Victory Dragon", "Sangan"), *[0] * 37), codes("Stardust Dragon"))
    told = {
        word: [(each.rule, each.kind, each.cards) for each in all_of(word, deck)]
        for word in ("tcg", "2008-09", "2007-09")
    }
    synchro = ("ERA-SYNCHRO-1", "synchro", ("Stardust Dragon",))
    dragon = ("pool", "not for duels", ("Victory Dragon",))
    assert told["tcg"] == [synchro, ("pool", "beyond", ("Speed Warrior",)), dragon]
    assert [each for each in told["2008-09"] if each[0] != "LIMIT-4"] == told["tcg"]
    assert [each for each in told["2007-09"] if each[0] != "LIMIT-4"] == [
        synchro,
        ("pool", "not out", ("Speed Warrior", "Stardust Dragon")),
        dragon,
    ]


def test_the_words_for_them() -> None:
    deck = DeckParts((*codes("Speed Warrior"), *[0] * 39), codes("Stardust Dragon"))
    said = [problem_words(each, catalog()) for each in all_of("tcg", deck)]
    assert said == [
        "in the deck: Stardust Dragon; these rules know no Synchro Monsters, which came in 2008-08",
        "later than all pools, which end with July 2008: Speed Warrior (first printed 2008-08-05)",
    ]


def test_cards_that_are_not_declared_are_named_all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the pools alone; which they are today may change any day."""
    monkeypatch.setattr(pools, "is_implemented", lambda code: code not in codes("Kuriboh", "Jinzo"))
    deck = DeckParts(codes("Kuriboh", "Sangan", "Speed Warrior"), (), codes("Jinzo", "Kuriboh"))
    (found,) = pools.problems_of_declaring(deck)
    assert (found.rule, found.kind, found.cards) == ("declared", "not declared", ("Jinzo", "Kuriboh"))
    assert problem_words(found, catalog()) == "known and not declared yet, so that it cannot be played: Jinzo, Kuriboh"
    assert pools.problems_of_declaring(DeckParts(codes("Sangan"))) == []


def test_the_later_kinds() -> None:
    assert (
        SYNCHRO.since
        == min(by_passcode(code).tcg_first_date for code in all_passcodes() if by_passcode(code).is_synchro)[:7]
    )
    assert [later_kind(bits) for bits in (0x21, 0x2021)] == [None, SYNCHRO]
    assert [later_kind(0x2000 | kind.bit) for kind in LATER_KINDS] == list(LATER_KINDS)
    with pytest.raises(
        UnknownCard, match=r"none of a later kind .Xyz Monsters since 2011-07, Pendulum Monsters since 2014-07, Link"
    ):
        by_passcode(84013237)


def test_a_database_of_ones_own_tells_the_kind(tmp_path: Path) -> None:
    path = tmp_path / "cards.cdb"
    with closing(sqlite3.connect(path)) as base:
        base.execute("create table datas (id integer primary key, alias integer, type integer)")
        base.execute("create table texts (id integer primary key, name text)")
        base.execute("insert into datas values (84013237, 0, 8388641)")
        base.execute("insert into texts values (84013237, 'Number 39: Utopia')")
        base.commit()
    with pytest.raises(
        UnknownCard, match='calls it "Number 39: Utopia": it is of the kind Xyz Monster, which came in 2011-07'
    ):
        KnownCards(read_cdb(path)).passcode_of(84013237)
