"""docs/wanted.tsv: which cards the tournament decks of the era play, and in how many of the 76."""

from pathlib import Path

from spellspeed.yugioh.cards import facts

ROWS = [line.split("\t") for line in Path("docs/wanted.tsv").read_text(encoding="utf-8").splitlines()]


def test_every_row_is_a_card_by_its_name_the_most_wanted_first() -> None:
    assert ROWS[0] == ["passcode", "name", "decks"]
    assert len(ROWS) == 431
    assert [facts.by_passcode(int(code)).name for code, _, _ in ROWS[1:]] == [name for _, name, _ in ROWS[1:]]
    counts = [int(decks) for _, _, decks in ROWS[1:]]
    assert counts == sorted(counts, reverse=True)
    assert max(counts) <= 76


def test_no_card_stands_there_twice() -> None:
    codes = [code for code, _, _ in ROWS[1:]]
    assert len(set(codes)) == len(codes)
