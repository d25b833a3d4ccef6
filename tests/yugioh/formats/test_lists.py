"""The Forbidden and Limited lists: the fourteen of the package, and files of anybody."""

from pathlib import Path

import pytest

from spellspeed.yugioh.cards.facts import by_name, by_passcode
from spellspeed.yugioh.formats.lists import (
    ForbiddenList,
    ListFileUnreadable,
    ListSyntaxError,
    SeveralListErrors,
    UnknownForbiddenList,
    dates,
    forbidden_list,
    parse_lists,
)

HARPIES_FEATHER_DUSTER = 18144506
POT_OF_GREED = 55144522
DARK_MAGICIAN = 46986414
DARK_MAGICIAN_IN_OTHER_ART = 36996508

COUNTS = {
    "2004-04": (0, 50, 8),
    "2004-10": (13, 42, 7),
    "2005-04": (17, 41, 15),
    "2005-10": (23, 46, 10),
    "2006-04": (26, 47, 12),
    "2006-09": (29, 48, 11),
    "2006-12": (30, 48, 11),
    "2007-03": (34, 47, 11),
    "2007-06": (34, 49, 11),
    "2007-09": (36, 56, 14),
    "2008-03": (38, 55, 12),
    "2008-05": (39, 55, 13),
    "2008-09": (41, 56, 13),
    "2009-03": (40, 59, 17),
}
"""Forbidden, Limited and Semi-Limited cards of each list."""


def test_the_fourteen_lists_are_there_in_their_order() -> None:
    assert dates() == tuple(COUNTS)


@pytest.mark.parametrize("date", COUNTS)
def test_a_list_has_as_many_cards_as_were_published(date: str) -> None:
    """LIMIT-2, LIMIT-3, LIMIT-4: and each of them is a card that is known, by its own passcode."""
    listed = forbidden_list(date)
    values = list(listed.limits.values())
    assert (values.count(0), values.count(1), values.count(2)) == COUNTS[date]
    assert [code for code in listed.limits if by_passcode(code).passcode != code] == []
    assert (listed.name, listed.is_whitelist) == (date, False)


def limit(name: str, date: str) -> int:
    return forbidden_list(date).limit_of(by_name(name).passcode)


def test_what_the_lists_say_of_famous_cards() -> None:
    """A sample that was looked up apart from the files."""
    assert [limit("Pot of Greed", date) for date in ("2004-04", "2005-04", "2005-10")] == [1, 1, 0]
    assert [limit("Cyber-Stein", date) for date in ("2006-09", "2006-12")] == [3, 0]
    assert [limit("Chaos Emperor Dragon - Envoy of the End", date) for date in ("2004-04", "2004-10")] == [1, 0]
    assert limit("Kuriboh", "2005-04") == 3


def test_the_last_two_changes_between_two_lists() -> None:
    """June 2007 changed two cards only."""
    before, after = forbidden_list("2007-03"), forbidden_list("2007-06")
    changed = {by_passcode(code).name for code in after.limits if after.limit_of(code) != before.limit_of(code)}
    assert changed == {"Green Baboon, Defender of the Forest", "Magical Stone Excavation"}
    assert set(before.limits) <= set(after.limits)


@pytest.mark.parametrize("name", ["goat", "GOAT", "2005-04", " 2005.4 tcg advanced"])
def test_a_list_by_format_date_and_title(name: str) -> None:
    assert forbidden_list(name) is forbidden_list("2005-04")
    assert forbidden_list(name).title == "2005.4 TCG Advanced"


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("gaot", 'Did you mean "goat"?'),
        ("2005-07", 'The list in force then is "2005-04".'),
        ("2007-12-24", 'The list in force then is "2007-09".'),
        ("2002-01", 'The first list is "2004-04".'),
        ("2005.4 TCG Advancd", 'Did you mean "2005.4 TCG Advanced"'),
        ("xyzzy", "The lists are 2004-04, 2004-10, 2005-04,"),
    ],
)
def test_an_unknown_list_is_refused_with_a_hint(name: str, hint: str) -> None:
    with pytest.raises(UnknownForbiddenList) as error:
        forbidden_list(name)
    assert str(error.value).startswith(f'there is no Forbidden list "{name}". ')
    assert hint in str(error.value)


def test_a_file_may_hold_several_lists() -> None:
    text = "\ufeff#[a]\r\n!First\r\n18144506 0 --Harpie's Feather Duster\r\n\r\n!Second one\r\n18144506 2\r\n55144522 -1 --no limit\r\n"
    first, second = parse_lists(text, "my.conf")
    assert first == ForbiddenList("First", "First", {HARPIES_FEATHER_DUSTER: 0})
    assert (second.title, second.limit_of(HARPIES_FEATHER_DUSTER), second.limit_of(POT_OF_GREED)) == (
        "Second one",
        2,
        3,
    )


def test_on_a_whitelist_what_is_not_named_is_forbidden() -> None:
    (listed,) = parse_lists("!Only two\n$whitelist\n18144506 1\n55144522 3\n", "my.conf")
    assert [listed.limit_of(code) for code in (HARPIES_FEATHER_DUSTER, POT_OF_GREED, DARK_MAGICIAN)] == [1, 3, 0]
    (control,) = parse_lists("!Only two\n18144506 1\n55144522 3\n", "my.conf")
    assert control.limit_of(DARK_MAGICIAN) == 3


def test_a_limit_by_the_passcode_of_another_artwork_is_one_of_the_card() -> None:
    """CARD-1."""
    (listed,) = parse_lists(f"!Art\n{DARK_MAGICIAN_IN_OTHER_ART} 1\n", "my.conf")
    assert listed.limit_of(DARK_MAGICIAN) == 1


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("18144506 0\n", 1, "this stands above the first list; a list begins with !Title"),
        ("!A\n18144506\n", 2, "'18144506' is no line of a list; expected a passcode and the copies allowed"),
        ("!A\n#x\n$whitelst\n", 3, 'Did you mean "$whitelist"?'),
        ("!A\n18144506 4\n", 2, "4 copies are allowed of 18144506; expected 0 to 3"),
        ("!A\n18144506 1\n18144506 2\n", 3, "18144506 is allowed 2 times here and 1 times above"),
        ("!\n", 1, "a list has no title; write it after the !"),
        ("!A\n!B\n!a\n", 3, 'a list with the title "a" stands above already'),
    ],
)
def test_a_line_that_is_wrong_is_named(text: str, line: int, message: str) -> None:
    with pytest.raises(ListSyntaxError) as error:
        parse_lists(text, "my.conf")
    assert str(error.value).startswith(f"my.conf, line {line}: ")
    assert message in str(error.value)
    assert (error.value.where, error.value.line) == ("my.conf", line)


def test_every_wrong_line_is_told() -> None:
    with pytest.raises(SeveralListErrors) as error:
        parse_lists("1 1\r!A\r18144506 1\r18144506 2\rx\r", "my.conf")
    assert [each.line for each in error.value.errors] == [1, 4, 5]


def test_the_list_of_a_file(tmp_path: Path) -> None:
    """By its path alone where it holds one list, else with a title."""
    path = tmp_path / "my.lflist.conf"
    path.write_bytes(b"\xef\xbb\xbf!Mine\r\n18144506 1 --Harpie's Feather Duster\r\n")
    assert forbidden_list(str(path)) == ForbiddenList("Mine", "Mine", {HARPIES_FEATHER_DUSTER: 1})
    assert forbidden_list(f"{path}!mine") == forbidden_list(str(path))
    several = tmp_path / "several.conf"
    several.write_text("!One\n18144506 0\n!Two\n$whitelist\n55144522 1\n", encoding="utf-8")
    assert forbidden_list(f"{several}!two").is_whitelist
    for name, hint in (
        (str(several), f'The file holds 2 lists: write {several}!TITLE, of "One", "Two".'),
        (f"{several}!Three", 'The lists of the file are "One", "Two".'),
    ):
        with pytest.raises(UnknownForbiddenList) as error:
            forbidden_list(name)
        assert error.value.hint == hint


def test_files_that_are_no_lists(tmp_path: Path) -> None:
    with pytest.raises(ListFileUnreadable, match=r"none.conf: .*expected a file of Forbidden lists"):
        forbidden_list("none.conf")
    latin, empty = tmp_path / "latin.conf", tmp_path / "empty.conf"
    latin.write_bytes(b"!Jos\xe9\n")
    empty.write_text("# nothing\n", encoding="utf-8")
    with pytest.raises(ListFileUnreadable, match=r"latin.conf: byte 4 is not UTF-8"):
        forbidden_list(str(latin))
    with pytest.raises(UnknownForbiddenList, match=r"The file holds no list; one begins with !Title"):
        forbidden_list(str(empty))
