"""YDKE links: three base64 parts of passcodes, and every way in which one can be wrong."""

import base64
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellspeed.yugioh.decks import DeckList, find_deck, parse_ydke, print_ydke
from spellspeed.yugioh.decks.ydke import DeckLinkError
from tests.yugioh.decks.test_ydk import DARK_PALADIN, JINZO, MIRROR_FORCE, cards, names, unhurried


def part(*codes: int) -> str:
    """A part of a link, made apart from the code that is tested."""
    return base64.b64encode(b"".join(struct.pack("<I", code) for code in codes)).decode()


SMALL = f"ydke://{part(JINZO, MIRROR_FORCE, JINZO)}!{part(DARK_PALADIN)}!{part(MIRROR_FORCE)}!"
SMALL_DECK = DeckList("small", (JINZO, MIRROR_FORCE, JINZO), (DARK_PALADIN,), (MIRROR_FORCE,))


def test_a_link_is_read() -> None:
    assert parse_ydke(SMALL, "small") == SMALL_DECK
    assert parse_ydke(f"  {SMALL}\n", "small") == SMALL_DECK
    assert parse_ydke(SMALL.replace("ydke", "YDKE"), "small") == SMALL_DECK
    assert parse_ydke(SMALL.replace("=", ""), "small") == SMALL_DECK


def test_the_bytes_of_a_known_link() -> None:
    """Jinzo is 77585513 = 0x049FDC69, the lowest byte first: 69 DC 9F 04."""
    assert parse_ydke("ydke://adyfBA==!!!").main == (JINZO,)
    assert print_ydke(DeckList("x", (JINZO,), (), ())) == "ydke://adyfBA==!!!"


def test_empty_parts() -> None:
    assert parse_ydke("ydke://!!!", "none") == DeckList("none", (), (), ())


def test_another_artwork_is_its_card() -> None:
    assert parse_ydke(f"ydke://{part(36996508)}!!!").main == (46986414,)


@unhurried
@given(deck=st.builds(DeckList, names, cards, cards, cards))
def test_reading_what_was_printed_gives_the_deck(deck: DeckList) -> None:
    assert parse_ydke(print_ydke(deck), deck.name) == deck


@pytest.mark.parametrize(
    ("link", "message"),
    [
        ("http://x", "'http://x' is no ydke link; one begins with ydke://"),
        ("ydke://", "the ydke link has 0 !; expected three parts"),
        ("ydke://adyfBA==!!", "the ydke link has 2 !; expected three parts"),
        ("ydke://adyfBA==!!!!", "the ydke link has 4 !; expected three parts"),
        ("ydke://adyfBA==!!!adyf", "the ydke link has 3 !, and after the last one stands 'adyf'"),
        ("ydke://adyfB%==!!!", "ydke link, Main Deck, character 6: '%' is none of A-Z"),
        ("ydke://!adyfBA==!ady_BA==!", "ydke link, Side Deck, character 4: '_' is none of"),
        ("ydke://adyf!!!", "ydke link, Main Deck: 3 bytes; expected 4 for each card"),
        ("ydke://adyfB!!!", "ydke link, Main Deck: 5 characters are no base64"),
        ("ydke://adyfBA=!!!", "ydke link, Main Deck: 7 characters are no base64"),
        ("ydke://ad=fBA==!!!", "ydke link, Main Deck: 8 characters are no base64"),
        ("ydke://adyfBB==!!!", "ydke link, Main Deck: its last character holds bits"),
        (
            f"ydke://!{part(DARK_PALADIN, 12345678)}!!",
            "ydke link, Fusion Deck, card 2: no card has the passcode 12345678",
        ),
    ],
)
def test_a_wrong_link_is_named(link: str, message: str) -> None:
    with pytest.raises(DeckLinkError) as error:
        parse_ydke(link)
    assert message in str(error.value)


@unhurried
@given(text=st.text(alphabet="ydke:/!=+ABab019%") | st.text())
def test_any_text_is_a_deck_or_a_named_error(text: str) -> None:
    for link in (text, f"ydke://{text}!!!"):
        try:
            deck = parse_ydke(link)
        except DeckLinkError:
            continue
        assert parse_ydke(print_ydke(deck)) == deck


def test_a_link_is_taken_where_a_deck_is_taken() -> None:
    assert find_deck(SMALL) == DeckList("ydke", *SMALL_DECK.parts)
    with pytest.raises(DeckLinkError):
        find_deck("ydke://adyf")
