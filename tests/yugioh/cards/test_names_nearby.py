"""What is offered to who misspells the name of a card: names with a slip, names of which a part was typed, and nothing that helps nobody."""

import pytest

from spellspeed.errors import LONGEST_WORD, Nearby
from spellspeed.yugioh.cards.facts import names_nearby


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Fisure", "Fissure"),
        ("Fissrue", "Fissure"),
        ("Drak Magician", "Dark Magician"),
        ("Kuribooh", "Kuriboh"),
        ("Umj", "Umi"),
        ("Heavystorm", "Heavy Storm"),
        ("man eater bug", "Man-Eater Bug"),
        ("Agent of Creation - Venus", "The Agent of Creation - Venus"),
        ("Creator", "The Creator"),
        ("Mystical Typhoon", "Mystical Space Typhoon"),
        ("Celtic", "Celtic Guardian"),
        ("Kycoo", "Kycoo the Ghost Destroyer"),
        ("Blue Eyes White", "Blue-Eyes White Dragon"),
        ("Envoy of the Beginning", "Black Luster Soldier - Envoy of the Beginning"),
        ("Envoy of the Beginnign", "Black Luster Soldier - Envoy of the Beginning"),
        ("goat", "Scapegoat"),
    ],
)
def test_a_slip_and_a_part_are_known(typed: str, meant: str) -> None:
    assert meant in names_nearby().nearest(typed)


@pytest.mark.parametrize("typed", ["Nonsense", "Hello World", "My favourite card", "asdf", "of", "MST", "", "?"])
def test_what_is_like_no_name_is_offered_none(typed: str) -> None:
    assert names_nearby().nearest(typed) == []


def test_a_name_beside_a_better_one_is_not_offered_for_a_few_letters() -> None:
    """The floor holds for the second and third name as well: "Fine" shares letters with what was typed, and is not meant."""
    assert names_nearby().nearest("Fisure") == ["Fissure", "Dimensional Fissure"]


def test_a_slip_goes_before_a_part_and_a_beginning_before_another_part() -> None:
    names = Nearby(
        ["Breaker", "Armor Breaker", "Breaker the Magical Warrior", "Tea Breaking", "Breakers Ahead", "Baker"]
    )
    assert names.nearest("braeker") == ["Breaker", "Armor Breaker", "Breaker the Magical Warrior"]
    assert names.nearest("Breaker the Magic") == ["Breaker the Magical Warrior"]


def test_the_case_of_letters_counts_for_nothing() -> None:
    assert names_nearby().nearest("cELTIC gUARDIAM") == names_nearby().nearest("Celtic Guardiam")


def test_a_text_is_no_name() -> None:
    """It is not even compared, as that would take long."""
    assert names_nearby().nearest("Kuriboh" * LONGEST_WORD) == []
