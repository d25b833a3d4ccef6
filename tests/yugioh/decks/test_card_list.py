"""Plain lists: headings, numbers and names, and every way in which a line can be wrong."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellspeed.errors import Nearby
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.decks import DeckList, find_deck, parse_list, print_list, read_deck
from spellspeed.yugioh.decks.deck import (
    DeckSyntaxError,
    EmptyDeckFile,
    SeveralDeckErrors,
    UnknownCardInDeck,
    WrongCountInDeck,
)
from tests.yugioh.decks.test_ydk import DARK_PALADIN, JINZO, MIRROR_FORCE, SMALL_DECK, cards, names, outcome, unhurried

SMALL = """\
Deck: small
// as played
Main Deck (3)
Monsters: 1
1 Jinzo
Trap Cards [1]
1 mirror force
Monsters
1x Jinzo

Fusion Deck: 1
Dark Paladin x1
Side Deck
1 44095762
"""


def test_a_list_is_read() -> None:
    assert parse_list(SMALL, "elsewhere.txt") == SMALL_DECK
    assert parse_list("\ufeff" + SMALL.replace("\n", "\r\n"), "x") == SMALL_DECK
    assert parse_list(SMALL.replace("\n", "\r"), "x") == SMALL_DECK


def test_the_number_comes_before_or_after_the_name() -> None:
    for line in (
        "3 Sangan",
        "3x Sangan",
        "3 x Sangan",
        "3X  Sangan",
        "Sangan x3",
        "Sangan x 3",
        "3 26202165",
        "  3\tSangan ",
    ):
        assert parse_list(line, "a").main == (by_name("Sangan").passcode,) * 3


def test_names_that_begin_with_a_number_or_an_x() -> None:
    """The number of copies is always written, so "7 Colored Fish" cannot be seven of something."""
    assert parse_list("1 7 Colored Fish\n2 X-Head Cannon", "a").main == (
        by_name("7 Colored Fish").passcode,
        *[by_name("X-Head Cannon").passcode] * 2,
    )
    with pytest.raises(UnknownCardInDeck, match=r'line 1: no card is named "Colored Fish".*write 1 7 Colored Fish'):
        parse_list("7 Colored Fish", "a")


def test_above_the_first_heading_fusion_monsters_go_into_the_fusion_deck() -> None:
    deck = parse_list("1 Dark Paladin\n1 Jinzo", "a")
    assert deck.parts == ((JINZO,), (DARK_PALADIN,), ())


def test_under_a_heading_cards_stay() -> None:
    deck = parse_list("Main\n1 Dark Paladin\nExtra Deck\n1 Jinzo\nSide\n1 Mirror Force", "a")
    assert deck.parts == ((DARK_PALADIN,), (JINZO,), (MIRROR_FORCE,))


def test_without_a_name_it_is_the_files() -> None:
    assert parse_list("1 Jinzo", "decks/my deck.txt").name == "my deck"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("Sangan", "'Sangan' has no number of copies; write for example 1 Sangan"),
        ("0 Sangan", "0 copies of Sangan; leave the line out"),
        (
            "Side Dekc",
            "is no line of a list; expected a number and a name such as 3 Sangan, a heading such as Side Deck",
        ),
        ("44095762", "is no line of a list"),
        ("1000 Sangan", "is no line of a list"),
        ("Deck:", "'' is no name for a deck"),
    ],
)
def test_a_wrong_line_is_named(line: str, message: str) -> None:
    with pytest.raises(DeckSyntaxError) as error:
        parse_list(f"Main Deck\n1 Jinzo\n{line}\n", "my.txt")
    assert str(error.value).startswith("my.txt, line 3: ")
    assert message in str(error.value)


def test_a_heading_written_wrong_is_corrected() -> None:
    with pytest.raises(DeckSyntaxError, match='Did you mean "Side Deck"'):
        parse_list("Side Dekc", "a")


def test_an_unknown_card_brings_suggestions() -> None:
    with pytest.raises(UnknownCardInDeck, match=r'line 2: no card is named "Sangann".*Did you mean "Sangan"'):
        parse_list("\n2 Sangann", "a")
    with pytest.raises(UnknownCardInDeck, match="line 1: no card has the passcode 12345678"):
        parse_list("2 12345678", "a")


def test_a_heading_with_another_number() -> None:
    """Of the part and of the kind."""
    with pytest.raises(WrongCountInDeck, match="a, line 1: the heading says 40 cards, but 3 stand below it"):
        parse_list("Main Deck (40)\n3 Sangan\nSide Deck\n1 Jinzo", "a")
    with pytest.raises(WrongCountInDeck, match="a, line 2: the heading says 2 cards, but 3 stand below it"):
        parse_list("Main Deck\nMonsters: 2\n3 Sangan\nTraps\n1 Mirror Force", "a")


def test_every_wrong_line_is_told() -> None:
    with pytest.raises(SeveralDeckErrors) as error:
        parse_list("Sangan\n1 Jinzo\n1 Jinzzo\n0 Jinzo\n", "a")
    assert [each.line for each in error.value.errors] == [1, 3, 4]


@pytest.mark.parametrize("text", ["", "\n# nothing\n", "Deck: mine\n"])
def test_an_empty_list_is_no_deck(text: str) -> None:
    with pytest.raises(EmptyDeckFile, match="expected lines such as 3 Sangan"):
        parse_list(text, "a")


def test_what_is_printed() -> None:
    deck = DeckList("Mine", (JINZO, JINZO, MIRROR_FORCE, JINZO), (), (DARK_PALADIN,))
    assert print_list(deck) == (
        "Deck: Mine\n\nMain Deck (4)\n2 Jinzo\n1 Mirror Force\n1 Jinzo\n\nSide Deck (1)\n1 Dark Paladin\n"
    )


@unhurried
@given(deck=st.builds(DeckList, names, cards, cards, cards))
def test_reading_what_was_printed_gives_the_deck(deck: DeckList) -> None:
    assert parse_list(print_list(deck), "elsewhere.txt") == deck
    assert parse_list("\ufeff" + print_list(deck).replace("\n", "\r\n"), "elsewhere.txt") == deck


def test_more_copies_than_a_line_takes() -> None:
    deck = DeckList("many", (JINZO,) * 2000, (), ())
    assert print_list(deck).splitlines()[3:] == ["999 Jinzo", "999 Jinzo", "2 Jinzo"]
    assert parse_list(print_list(deck), "x") == deck


@unhurried
@given(
    text=st.lists(
        st.sampled_from(
            ["Main Deck", "Side (1)", "3 Sangan", "Sangan", "x x 3", "Deck: a", "Deck: \x07", "\u0663 Sangan"]
        )
        | st.text(),
        max_size=8,
    ).map("\n".join)
)
def test_any_text_is_a_deck_or_a_named_error(text: str) -> None:
    found = outcome(lambda: parse_list(text, "any.txt"))
    if isinstance(found, DeckList):
        assert parse_list(print_list(found), "any.txt") == found
    else:
        assert found.startswith("any.txt")


def test_files_of_any_format_are_found(tmp_path: Path) -> None:
    """By what stands in them; a .ydk file is always read as one."""
    written = {
        "small.txt": SMALL,
        "small.deck": f"#main\n{JINZO}\n{MIRROR_FORCE}\n{JINZO}\n#extra\n{DARK_PALADIN}\n!side\n{MIRROR_FORCE}\n",
        "small.list": "ydke://adyfBBLZoAJp3J8E!4QXfBQ==!EtmgAg==!\n",
        "small": SMALL,
    }
    for name, text in written.items():
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        assert find_deck(str(path)).parts == SMALL_DECK.parts, name
        assert read_deck(path) == find_deck(path) == SMALL_DECK
    wrong = tmp_path / "list.ydk"
    wrong.write_text(SMALL, encoding="utf-8")
    with pytest.raises(SeveralDeckErrors, match="is neither a passcode"):
        find_deck(wrong)


def test_each_wrong_line_is_compared_with_the_names_of_cards_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Comparing takes long; a line that is no card and a card that there is not."""
    compared: list[str] = []

    def nearest(self: Nearby, word: str) -> list[str]:
        compared.append(word)
        return []

    monkeypatch.setattr(Nearby, "nearest", nearest)
    with pytest.raises(SeveralDeckErrors):
        parse_list("1 Dark Palladin\nDark Palladin\n2 Jinzou\n", "x")
    assert compared == ["Dark Palladin", "Jinzou"]
