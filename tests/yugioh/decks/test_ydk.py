"""Reading and writing .ydk files: both dialects, every named error with its place, the bundled decks, and arbitrary input."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spellspeed.errors import SpellspeedError
from spellspeed.files.reading import LONGEST_NAME
from spellspeed.yugioh.cards.facts import UnknownCard, all_passcodes, by_name, by_passcode, pool
from spellspeed.yugioh.decks import (
    DeckError,
    DeckList,
    Note,
    UnknownDeck,
    bundled,
    find_deck,
    parse_deck,
    parse_ydk,
    parse_ydke,
    print_ydk,
    read_ydk,
)
from spellspeed.yugioh.decks.deck import (
    DeckEncodingError,
    DeckFileUnreadable,
    DeckNameError,
    DeckSyntaxError,
    DeckTooLarge,
    EmptyDeckFile,
    SeveralDeckErrors,
    UnknownCardInDeck,
    WrongCountInDeck,
)

MIRROR_FORCE = 44095762
JINZO = 77585513
DARK_PALADIN = by_name("Dark Paladin").passcode

SMALL = (
    f"#created by somebody\n#main\n{JINZO}\n{MIRROR_FORCE}\n{JINZO}\n#extra\n{DARK_PALADIN}\n!side\n{MIRROR_FORCE}\n"
)
SMALL_DECK = DeckList("small", (JINZO, MIRROR_FORCE, JINZO), (DARK_PALADIN,), (MIRROR_FORCE,))


def test_a_deck_keeps_the_order_of_its_cards() -> None:
    assert parse_ydk(SMALL, "decks/small.ydk") == SMALL_DECK


@pytest.mark.parametrize(
    "text",
    [
        SMALL.replace("\n", "\r\n"),
        SMALL.replace("\n", "\r"),
        "\ufeff" + SMALL,
        SMALL.replace("!side", "#side"),
        SMALL.replace("#main", "!main").replace("#extra", "!extra"),
        SMALL.replace("#main", "#Main").replace("\n", "  \n\n"),
        SMALL.replace("!side", "# what follows is for the second duel\n!side"),
        SMALL.removeprefix("#created by somebody\n"),
        SMALL.rstrip("\n"),
    ],
    ids=[
        "CR LF",
        "CR",
        "byte order mark",
        "#side",
        "!main",
        "spaces and empty lines",
        "comment",
        "no comment",
        "no last line end",
    ],
)
def test_dialects_are_read_alike(text: str) -> None:
    assert parse_ydk(text, "small.ydk") == SMALL_DECK


def test_a_name_line_names_the_deck() -> None:
    assert parse_ydk("#name  Chaos, with Jinzo \n#main\n", "small.ydk").name == "Chaos, with Jinzo"
    assert parse_ydk("#named so\n#main\n", "small.ydk").name == "small"


def test_cards_stay_where_they_were_written() -> None:
    """A Fusion Monster in #main and a Trap in #extra: construction is checked elsewhere."""
    deck = parse_ydk(f"#main\n{DARK_PALADIN}\n#extra\n{MIRROR_FORCE}\n#main\n{JINZO}\n", "odd.ydk")
    assert deck == DeckList("odd", (DARK_PALADIN, JINZO), (MIRROR_FORCE,), ())


def test_without_extra_fusion_monsters_are_told_by_their_kind() -> None:
    """The dialect of YGOPro; the Side Deck is left as it is. Each line is noted."""
    deck = parse_ydk(f"#main\n{DARK_PALADIN}\n{JINZO}\n!side\n{DARK_PALADIN}\n", "odd.ydk")
    assert deck == DeckList("odd", (JINZO,), (DARK_PALADIN,), (DARK_PALADIN,))
    assert deck.notes == (Note("odd.ydk", 2, "moved by kind", {"card": "Dark Paladin"}),)


def test_where_the_dialects_differ_a_note_names_the_line() -> None:
    deck = parse_ydk(f"#main\n{DARK_PALADIN}\n#extra\n{JINZO}\n", "odd.ydk")
    assert [(note.line, note.kind, note.parts["card"]) for note in deck.notes] == [
        (2, "kept in main", "Dark Paladin"),
        (4, "kept in extra", "Jinzo"),
    ]
    assert parse_ydk(SMALL, "small.ydk").notes == ()


def test_every_wrong_line_is_named() -> None:
    with pytest.raises(SeveralDeckErrors) as error:
        parse_ydk(f"{JINZO}\n#main\n{JINZO}\nJinzo\n12345678\n", "my.ydk")
    assert [each.line for each in error.value.errors] == [1, 4, 5]
    assert str(error.value) == "; ".join(str(each) for each in error.value.errors)


def test_artworks_of_a_card_become_one_card() -> None:
    """Four Dark Magicians with two artworks are four copies of one card."""
    deck = parse_ydk("#main\n46986414\n46986414\n36996508\n36996508\n", "arts.ydk")
    assert deck.main == (46986414,) * 4


def test_leading_zeros_as_printed_on_the_card() -> None:
    assert parse_ydk("#main\n00102380\n", "lava.ydk").main == (by_name("Lava Golem").passcode,)


def test_a_line_that_is_nothing_is_named_with_its_place() -> None:
    with pytest.raises(DeckSyntaxError) as error:
        parse_ydk(f"#main\n{JINZO}\nMirror Force\n", "my.ydk")
    assert str(error.value).startswith("my.ydk, line 3: 'Mirror Force' is neither a passcode")
    assert "#main, #extra or !side" in str(error.value)
    assert (error.value.where, error.value.line) == ("my.ydk", 3)


@pytest.mark.parametrize("line", ["3x 44095762", "-44095762", "4409576 2", "+1", "1.5", "0x10", "٤٤", "!sied"])
def test_what_is_no_number(line: str) -> None:
    with pytest.raises(DeckSyntaxError, match="line 2"):
        parse_ydk(f"#main\n{line}\n", "my.ydk")


def test_a_section_written_wrong_is_corrected() -> None:
    with pytest.raises(DeckSyntaxError, match='Did you mean "!side"'):
        parse_ydk("#main\n!sied\n", "my.ydk")


def test_a_card_above_the_first_section() -> None:
    with pytest.raises(
        DeckSyntaxError, match=r"my.ydk, line 1: the card 77585513 stands above the first section; write #main"
    ):
        parse_ydk(f"{JINZO}\n#main\n", "my.ydk")


def test_an_unknown_card_is_named_with_its_line() -> None:
    with pytest.raises(UnknownCardInDeck, match=r"^my.ydk, line 4: no card has the passcode 12345678;") as error:
        parse_ydk(f"#main\r\n{JINZO}\r\n\r\n12345678\r\n", "my.ydk")
    assert error.value.line == 4


@pytest.mark.parametrize("number", ["0", "9" * 11, "1" * 300])
def test_numbers_that_are_no_passcodes(number: str) -> None:
    with pytest.raises(UnknownCardInDeck, match="line 2"):
        parse_ydk(f"#main\n{number}\n", "my.ydk")


def test_a_token_is_no_card_of_a_deck() -> None:
    with pytest.raises(UnknownCardInDeck, match="Sheep Token"):
        parse_ydk("#main\n73915052\n", "my.ydk")


@pytest.mark.parametrize("text", ["", "\ufeff", "\n\n", "# only words\n"])
def test_an_empty_file_is_no_deck(text: str) -> None:
    with pytest.raises(EmptyDeckFile, match=r"my.ydk: no section and no card; expected #main"):
        parse_ydk(text, "my.ydk")


def test_bytes_that_are_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "latin.ydk"
    path.write_bytes(b"\xef\xbb\xbf#created by Jos\xe9\n#main\n")
    with pytest.raises(
        DeckEncodingError, match=r"latin.ydk: byte 18 \(0xe9, in line 1\) is not UTF-8; save the file as UTF-8"
    ) as error:
        read_ydk(path)
    assert error.value.position == 18


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DeckFileUnreadable, match=r"none.ydk: .*expected a .ydk file"):
        read_ydk(tmp_path / "none.ydk")
    with pytest.raises(DeckFileUnreadable):
        read_ydk(tmp_path)
    with pytest.raises(DeckFileUnreadable):
        read_ydk("a\0b.ydk")


@pytest.mark.parametrize("name", ["", " a", "a ", "a\nb", "a\u2028b", "\x07"])
def test_names_that_cannot_be_written(name: str) -> None:
    with pytest.raises(DeckNameError):
        DeckList(name, (), (), ())


def test_a_deck_of_unknown_cards_cannot_be_made() -> None:
    with pytest.raises(UnknownCard):
        DeckList("x", (12345678,), (), ())


def test_what_is_printed() -> None:
    assert print_ydk(SMALL_DECK) == (
        f"#name small\n#main\n{JINZO}\n{MIRROR_FORCE}\n{JINZO}\n#extra\n{DARK_PALADIN}\n!side\n{MIRROR_FORCE}\n"
    )


unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""A slow machine fails no test."""

cards = st.lists(st.sampled_from(all_passcodes()), max_size=60).map(tuple)
names = st.text(min_size=1, max_size=LONGEST_NAME).filter(lambda name: name.isprintable() and name == name.strip())


@unhurried
@given(deck=st.builds(DeckList, names, cards, cards, cards))
def test_reading_what_was_printed_gives_the_deck(deck: DeckList) -> None:
    assert parse_ydk(print_ydk(deck), "elsewhere.ydk") == deck
    assert parse_ydk("\ufeff" + print_ydk(deck).replace("\n", "\r\n"), "elsewhere.ydk") == deck


LINES = st.one_of(
    st.sampled_from(
        [
            "#main",
            "#extra",
            "!side",
            "#side",
            "!main",
            "#name x",
            "#name \x07",
            "",
            "\ufeff",
            str(JINZO),
            "00102380",
            "99999999",
        ]
    ),
    st.text(),
    st.integers().map(str),
)
NAMED = (DeckEncodingError, DeckSyntaxError, UnknownCardInDeck, EmptyDeckFile, SeveralDeckErrors, WrongCountInDeck)


def outcome(read: Callable[[], DeckList]) -> DeckList | str:
    """The deck, or the message of one of the errors that a file can have; any other error comes through."""
    try:
        return read()
    except NAMED as error:
        return str(error)


BYTES = st.binary() | st.lists(LINES, max_size=12).map(lambda lines: "\n".join(lines).encode("utf-8", "surrogatepass"))


@unhurried
@given(content=BYTES)
def test_any_bytes_are_a_deck_or_a_named_error(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.ydk"
    path.write_bytes(content)
    found = outcome(lambda: read_ydk(path))
    if isinstance(found, DeckList):
        assert parse_ydk(print_ydk(found), "again.ydk") == found
    else:
        assert found.startswith(str(path))


@unhurried
@given(text=st.lists(LINES, max_size=12).map("\r\n".join))
def test_any_text_is_a_deck_or_a_named_error(text: str) -> None:
    found = outcome(lambda: parse_ydk(text, "any.ydk"))
    if isinstance(found, DeckList):
        assert all(by_passcode(card).passcode == card for card in (*found.main, *found.fusion, *found.side))
    else:
        assert found.startswith("any.ydk")


def test_the_bundled_decks_can_be_read() -> None:
    decks = bundled()
    assert len(decks) == 66
    assert list(decks) == sorted(decks)
    for name in decks:
        deck = find_deck(name)
        assert deck.name == name
        assert 40 <= len(deck.main) <= 44
        assert all(by_passcode(card).is_fusion for card in deck.fusion)
        assert not any(by_passcode(card).is_fusion for card in deck.main)
        assert {*deck.main, *deck.fusion, *deck.side} <= set(pool("rulebook6"))


@pytest.mark.parametrize(
    "name", ["bench_goat_a", "bench_goat_b", "goat_control", "chaos_control", "worlds_2020", "beastdown"]
)
def test_goat_decks_hold_goat_cards(name: str) -> None:
    deck = find_deck(name)
    assert {*deck.main, *deck.fusion, *deck.side} <= set(pool("goat"))


def test_a_later_deck_does_not() -> None:
    assert not set(find_deck("2007_glass").main) <= set(pool("goat"))


def test_decks_are_found_by_name_and_by_path(tmp_path: Path) -> None:
    assert find_deck("Bench_Goat_A") == find_deck(bundled()["bench_goat_a"]) == read_ydk(str(bundled()["bench_goat_a"]))
    assert len(find_deck("bench_goat_a").fusion) == 10
    path = tmp_path / "small.ydk"
    path.write_text(SMALL, encoding="utf-8")
    assert find_deck(str(path)) == find_deck(path) == SMALL_DECK


def test_an_unknown_deck_brings_suggestions() -> None:
    with pytest.raises(UnknownDeck, match=r'there is no deck named "goat_controll"; .*Did you mean "goat_control"'):
        find_deck("goat_controll")
    with pytest.raises(UnknownDeck, match=r"The decks are: .*bench_goat_a, "):
        find_deck("%%%")
    with pytest.raises(DeckFileUnreadable):
        find_deck("none.ydk")


def test_the_errors_have_one_root() -> None:
    assert all(issubclass(error, DeckError) for error in (*NAMED, UnknownDeck, DeckFileUnreadable, DeckNameError))
    assert issubclass(DeckError, SpellspeedError)


def test_a_file_of_wrong_lines_is_told_on_one_line() -> None:
    """The first three, and how many more; after twenty nothing more is read."""
    with pytest.raises(SeveralDeckErrors) as error:
        parse_ydk("#main\n" + "?\n" * 100_000, "my.ydk")
    assert len(error.value.errors) == 20
    first = "; ".join(str(each) for each in error.value.errors[:3])
    assert str(error.value) == f"{first}; and 17 more lines are wrong"
    assert error.value.said("tr").endswith("; ayrıca 17 satır daha yanlış")


@pytest.mark.parametrize("text", ["#main\n" + "x" * 301, "x " * 200, "1" * 5000])
def test_a_line_longer_than_any_card_is_refused(text: str) -> None:
    with pytest.raises(DeckSyntaxError, match=r"the line has (301|399|5000) characters; at most 300 are read"):
        parse_deck(text, "my.deck")


def test_a_deck_of_more_cards_than_a_duel_can_have_is_refused() -> None:
    with pytest.raises(DeckTooLarge, match='the deck "my" has 4995 cards or more; at most 4000 are read'):
        parse_deck("999 Jinzo\n" * 100_000, "my.txt")
    assert len(parse_deck("800 Jinzo\n" * 5, "my.txt").main) == 4000
    with pytest.raises(DeckTooLarge, match="has 4001 cards"):
        parse_ydk(f"#main\n{JINZO}\n" + f"{JINZO}\n" * 4000, "my.ydk")
    with pytest.raises(DeckTooLarge, match="has 5001 cards or more"):
        parse_ydke("ydke://" + "AAAA" * 6_666 + "AAA!!!")


def test_a_name_longer_than_any_is_refused() -> None:
    with pytest.raises(DeckNameError, match="too long; at most 100 characters are read"):
        DeckList("n" * 101, (JINZO,), (), ())
