"""What a deck must be: every problem with its rule and cards, and the decks that people played against the list of their day."""

import pytest

from spellspeed.yugioh.cards.facts import UnknownCard, UnknownPool, by_name, by_passcode, tokens
from spellspeed.yugioh.decks import bundled, read_ydk
from spellspeed.yugioh.duel.profile import Profile, profile
from spellspeed.yugioh.formats.construction import DeckParts, Problem, problems
from spellspeed.yugioh.formats.lists import FOLDER, dates, forbidden_list
from spellspeed.yugioh.formats.pools import problems_of_pool

FILLER = 0
TCG = profile("tcg")
AUGUST_2008 = profile("tcg", {"deck_rules": "august_2008"})
KURIBOH = by_name("Kuriboh").passcode
JINZO = by_name("Jinzo").passcode
DARK_PALADIN = by_name("Dark Paladin").passcode
DARK_MAGICIAN = 46986414
DARK_MAGICIAN_IN_OTHER_ART = 36996508
SHEEP_TOKEN = next(token.passcode for token in tokens() if token.name == "Sheep Token")


def rules_broken(deck: DeckParts, date: str = "", rules: Profile = TCG) -> list[str]:
    return [each.rule for each in problems(deck, forbidden_list(date) if date else None, rules)]


def deck_of(*cards: int, size: int = 40, fusion: tuple[int, ...] = (), side: tuple[int, ...] = ()) -> DeckParts:
    return DeckParts((*cards, *[FILLER] * (size - len(cards))), fusion, side)


def too_many_by_the_files(name: str, date: str) -> set[str]:
    """The cards of which a deck has more copies than a list allows, counted in the two files as they stand."""
    codes = [line for line in bundled()[name].read_text(encoding="utf-8").splitlines() if line.isdigit()]
    listed = (FOLDER / f"{date}_TCG.lflist.conf").read_text(encoding="utf-8").splitlines()
    limits = [line.split()[:2] for line in listed if line[:1].isdigit()]
    assert len(limits) > 50
    return {by_passcode(int(code)).name for code, limit in limits if codes.count(code) > int(limit)}


@pytest.mark.parametrize("name", sorted(bundled()))
def test_every_deck_under_every_list_has_the_problems_that_the_list_says(name: str) -> None:
    """LIMIT-1 to LIMIT-4, SIDE-4: for each card that is too often there one problem, and no other."""
    deck = read_ydk(bundled()[name])
    for date in dates():
        found = problems(deck, forbidden_list(date), TCG)
        assert {card for each in found for card in each.cards} == too_many_by_the_files(name, date)
        assert all(each.rule in ("LIMIT-2", "LIMIT-3", "LIMIT-4", "SIDE-4") and len(each.cards) == 1 for each in found)
        assert len(found) == len(too_many_by_the_files(name, date))


def test_the_counting_in_the_files_finds_something() -> None:
    """A control."""
    assert too_many_by_the_files("2007_glass", "2007-06") == {"Magical Stone Excavation"}
    assert too_many_by_the_files("2007_glass", "2007-03") == set()


def test_a_deck_breaks_the_lists_that_came_later() -> None:
    """A control: the champion's deck of 2004 under the list of 2005. LIMIT-2, LIMIT-4"""
    deck = read_ydk(bundled()["2004_leung"])
    found = problems(deck, forbidden_list("2005-04"), TCG)
    forbidden = [each.cards[0] for each in found if each.rule == "LIMIT-4"]
    assert forbidden == [
        "Change of Heart",
        "Dark Hole",
        "Harpie's Feather Duster",
        "Imperial Order",
        "Magical Scientist",
        "Mirage of Nightmare",
        "Monster Reborn",
        "Painful Choice",
        "Raigeki",
        "The Forceful Sentry",
        "Witch of the Black Forest",
        "Yata-Garasu",
    ]
    assert [each.cards for each in found if each.rule != "LIMIT-4"] == [("Mystical Space Typhoon",)]


def test_a_problem_says_what_is_wrong_with_which_cards() -> None:
    """DECK-3, as data; yugioh/text/deck_words.py has the sentence."""
    assert problems(deck_of(*[KURIBOH] * 4), None, TCG) == [
        Problem(
            "DECK-3",
            "too many",
            (
                ("card", "Kuriboh"),
                ("number", 4),
                ("main", 4),
                ("fusion", 0),
                ("side", 0),
                ("bound", 3),
                ("together", None),
            ),
            ("Kuriboh",),
            ("SIDE-3",),
        )
    ]


def test_copies_in_different_artworks_are_one_card() -> None:
    """CARD-1, and the control: four copies of one artwork are DECK-3 alone."""
    two_and_two = (DARK_MAGICIAN, DARK_MAGICIAN, DARK_MAGICIAN_IN_OTHER_ART, DARK_MAGICIAN_IN_OTHER_ART)
    (found,) = problems(deck_of(*two_and_two), None, TCG)
    assert (found.rule, found.cards, found.repeats) == ("CARD-1", ("Dark Magician",), ("DECK-3", "SIDE-3"))
    assert rules_broken(deck_of(*two_and_two[:3])) == []
    assert rules_broken(deck_of(*[DARK_MAGICIAN] * 4)) == ["DECK-3"]


def test_a_name_that_is_treated_as_another_counts_as_that() -> None:
    """CARD-1: A Legendary Ocean is an Umi."""
    ocean, umi = by_name("A Legendary Ocean").passcode, by_name("Umi").passcode
    (found,) = problems(deck_of(ocean, ocean, umi, umi), None, TCG)
    assert (found.rule, found.cards) == ("CARD-1", ("A Legendary Ocean", "Umi"))
    assert rules_broken(deck_of(ocean, ocean, umi)) == []


@pytest.mark.parametrize(
    ("main", "fusion", "side", "expected"),
    [
        (39, 0, 0, ["DECK-1"]),
        (40, 0, 0, []),
        (120, 40, 15, []),
        (40, 0, 1, ["SIDE-1"]),
        (40, 0, 14, ["SIDE-1"]),
        (40, 0, 16, ["SIDE-1"]),
        (0, 0, 0, ["DECK-1"]),
    ],
)
def test_sizes(main: int, fusion: int, side: int, expected: list[str]) -> None:
    """DECK-1, DECK-2, FDECK-3, SIDE-1."""
    assert rules_broken(DeckParts((FILLER,) * main, (FILLER,) * fusion, (FILLER,) * side)) == expected


@pytest.mark.parametrize(
    ("main", "fusion", "side", "expected"),
    [
        (39, 0, 0, ["DECK-1"]),
        (60, 15, 1, []),
        (61, 0, 0, ["DECK-2"]),
        (40, 16, 0, ["FDECK-3"]),
        (40, 0, 16, ["SIDE-1"]),
    ],
)
def test_sizes_under_the_rules_of_august_2008(main: int, fusion: int, side: int, expected: list[str]) -> None:
    """DECK-2, FDECK-3 and SIDE-1 as the switch deck_rules changes them."""
    deck = DeckParts((FILLER,) * main, (FILLER,) * fusion, (FILLER,) * side)
    assert rules_broken(deck, rules=AUGUST_2008) == expected


def test_each_kind_of_card_in_its_deck() -> None:
    """FDECK-1, FDECK-2, TOKEN-1."""
    assert rules_broken(deck_of(DARK_PALADIN)) == ["FDECK-1"]
    assert rules_broken(deck_of(fusion=(KURIBOH,))) == ["FDECK-1"]
    assert rules_broken(deck_of(fusion=(DARK_PALADIN,) * 3)) == []
    assert rules_broken(deck_of(fusion=(DARK_PALADIN,) * 4)) == ["FDECK-2"]
    assert rules_broken(deck_of(SHEEP_TOKEN, SHEEP_TOKEN, SHEEP_TOKEN, SHEEP_TOKEN)) == ["TOKEN-1"]
    assert rules_broken(deck_of(side=(SHEEP_TOKEN, *[FILLER] * 14))) == ["TOKEN-1"]


def test_a_limit_over_main_deck_and_side_deck() -> None:
    """SIDE-4: each Deck alone would keep the limit; where one does not, that is LIMIT-2. The other id may be added."""
    together = problems(deck_of(JINZO, side=(JINZO, *[FILLER] * 14)), forbidden_list("goat"), TCG)
    assert [(each.rule, each.repeats) for each in together] == [("SIDE-4", ("LIMIT-2", "LIMIT-1"))]
    alone = problems(deck_of(JINZO, JINZO, side=(JINZO, *[FILLER] * 14)), forbidden_list("goat"), TCG)
    assert [(each.rule, each.repeats) for each in alone] == [("LIMIT-2", ("SIDE-4", "LIMIT-1"))]
    assert rules_broken(deck_of(JINZO), "goat") == []


def test_a_forbidden_card_anywhere() -> None:
    """LIMIT-4: in the Main, Side or Fusion Deck."""
    yata = by_name("Yata-Garasu").passcode
    assert rules_broken(deck_of(yata), "goat") == ["LIMIT-4"]
    assert rules_broken(deck_of(side=(yata, *[FILLER] * 14)), "goat") == ["LIMIT-4"]
    assert rules_broken(deck_of(fusion=(yata,)), "goat") == ["FDECK-1", "LIMIT-4"]
    assert rules_broken(deck_of(yata)) == []


def test_what_is_no_card_is_refused() -> None:
    with pytest.raises(UnknownCard):
        problems(deck_of(1234), None, TCG)


def test_a_card_that_was_not_out() -> None:
    """Gladiator Beast Gyzarus is of 2008; by the whole month of its day it is out."""
    gyzarus = by_name("Gladiator Beast Gyzarus")
    deck = deck_of(fusion=(gyzarus.passcode,))
    (found,) = problems_of_pool(deck, "2007-12")
    assert found.cards == ("Gladiator Beast Gyzarus",)
    assert dict(found.parts) == {"pool": "2007-12", "dates": (gyzarus.tcg_first_date,)}
    assert problems_of_pool(deck, gyzarus.tcg_first_date) == problems_of_pool(deck, gyzarus.tcg_first_date[:7]) == []
    assert [each.cards for each in problems_of_pool(deck, "goat")] == [("Gladiator Beast Gyzarus",)]
    assert problems_of_pool(deck, "rulebook6") == []


def test_an_unknown_pool_is_refused() -> None:
    with pytest.raises(UnknownPool, match="2005-08-17"):
        problems_of_pool(deck_of(KURIBOH), "2005-13")
