"""A user's own cards.cdb: names in its language, artworks by alias, and files that are none."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from spellspeed.yugioh.cards.facts import UnknownCard, by_name
from spellspeed.yugioh.decks import (
    KnownCards,
    WrongCardDatabase,
    cdb,
    find_deck,
    parse_list,
    parse_ydk,
    parse_ydke,
    print_list,
    read_cdb,
)
from spellspeed.yugioh.decks.deck import UnknownCardInDeck

JINZO = 77585513
SANGAN = 26202165
MIRROR_FORCE = 44095762
POT = 55144522
OWN_ARTWORK = 501234567
"""A passcode that only the database knows."""
LATER_CARD = 12345678

ROWS = [
    (JINZO, 0, "Psycho-Schocker"),
    (OWN_ARTWORK, JINZO, "Psycho-Schocker (anderes Bild)"),
    (SANGAN, 0, "Sangan"),
    (MIRROR_FORCE, 0, "Pot of Greed"),
    (POT, 0, "Topf  der Gier"),
    (LATER_CARD, 0, "Sternenstaubdrache"),
    (36996508, 46986414, "Dunkler Magier"),
]


def written(path: Path, rows: list[tuple[object, object, object]]) -> Path:
    """A cards.cdb with these rows."""
    with closing(sqlite3.connect(path)) as base:
        base.execute("create table datas (id integer primary key, ot integer, alias, setcode integer)")
        base.execute("create table texts (id integer primary key, name, desc text, str1 text)")
        base.executemany("insert into datas (id, alias) values (?, ?)", [(code, alias) for code, alias, _ in rows])
        base.executemany("insert into texts (id, name) values (?, ?)", [(code, name) for code, _, name in rows if name])
        base.commit()
    return path


@pytest.fixture
def known(tmp_path: Path) -> KnownCards:
    return KnownCards(read_cdb(written(tmp_path / "cards.cdb", list(ROWS))))


def test_names_of_its_language_are_read_and_the_english_ones_too(known: KnownCards) -> None:
    deck = parse_list("2 psycho-schocker\n1 Topf der Gier\n1 Sangan\n1 Jinzo\n1 Kuriboh", "a", known)
    assert deck.main == (JINZO, JINZO, POT, SANGAN, JINZO, by_name("Kuriboh").passcode)


def test_an_artwork_is_found_by_its_alias_in_every_format(known: KnownCards) -> None:
    """CARD-1. Without the database nobody knows it."""
    link = "ydke://hzvgHQ==!!!"
    assert parse_ydke(link, known=known).main == (JINZO,)
    assert parse_ydk(f"#main\n{OWN_ARTWORK}", "a", known).main == (JINZO,)
    assert parse_list(f"1 {OWN_ARTWORK}", "a", known).main == (JINZO,)
    assert find_deck(link, known).main == (JINZO,)
    with pytest.raises(UnknownCardInDeck):
        parse_ydk(f"#main\n{OWN_ARTWORK}", "a")


def test_the_database_may_know_a_card_by_another_artwork_only(known: KnownCards) -> None:
    assert known.name_of(46986414) == "Dunkler Magier"
    assert known.passcode_named("Dunkler Magier") == 46986414


def test_a_card_of_a_later_time_is_named(known: KnownCards) -> None:
    with pytest.raises(
        UnknownCardInDeck, match=r'line 2: no card has the passcode 12345678.*calls it "Sternenstaubdrache"'
    ):
        parse_ydk(f"#main\n{LATER_CARD}", "a", known)
    with pytest.raises(UnknownCardInDeck, match=r'no card is named "Sternenstaubdrache"'):
        parse_list("1 Sternenstaubdrache", "a", known)


def test_a_name_that_means_two_cards_is_refused(known: KnownCards) -> None:
    """In the database it is Mirror Force, in English another card."""
    with pytest.raises(
        UnknownCard,
        match=r'"Pot of Greed" can be Mirror Force \(44095762\) or Pot of Greed \(55144522\); write the passcode',
    ):
        known.passcode_named("Pot of Greed")


def test_a_list_is_printed_in_its_language_and_read_back(known: KnownCards) -> None:
    """Where a name would mean two cards the number stands."""
    deck = parse_list("2 Jinzo\n1 44095762\n1 Kuriboh", "mine.txt", known)
    assert print_list(deck, known) == "Deck: mine\n\nMain Deck (4)\n2 Psycho-Schocker\n1 44095762\n1 Kuriboh\n"
    assert parse_list(print_list(deck, known), "x", known) == deck


def test_files_that_are_none(tmp_path: Path) -> None:
    no_base = tmp_path / "text.cdb"
    no_base.write_text("not a database, but a text that is longer than a header of sqlite would be " * 3)
    empty = tmp_path / "empty.cdb"
    with closing(sqlite3.connect(empty)) as base:
        base.execute("create table cards (id)")
        base.commit()
    for path, why in (
        (tmp_path / "none.cdb", "there is no such file"),
        (tmp_path, "it is a folder"),
        (no_base, "file is not a database"),
        (empty, "there is no plain table datas"),
        (written(tmp_path / "odd.cdb", [(JINZO, "none", "x")]), "id 77585513, alias 'none': both must be numbers"),
    ):
        with pytest.raises(WrongCardDatabase, match=why) as error:
            read_cdb(path)
        assert str(path) in str(error.value)
        assert "expected a cards.cdb with the tables datas" in str(error.value)
    assert not (tmp_path / "none.cdb").exists()


ENDLESS = (
    "with recursive n(i) as (select 1 union all select i + 1 from n) select i as id, 0 as alias, 'a' as name from n"
)


@pytest.mark.parametrize(
    ("made", "reason"),
    [
        ((f"create view datas as {ENDLESS}", "create table texts (id, name)"), "there is no plain table datas"),
        (("create table datas (id, alias)", f"create view texts as {ENDLESS}"), "there is no plain table texts"),
        (
            ("create table datas (id, alias)", "create virtual table texts using fts5(id, name)"),
            "there is no plain table texts",
        ),
        (("create table datas (id, alias)",), "there is no plain table texts"),
        (
            (
                "create table datas (id, alias)",
                "create table texts (id, name)",
                "insert into datas values (1, 0)",
                "insert into texts values (1, zeroblob(1000000))",
            ),
            "string or blob too big",
        ),
        (
            (
                "create table datas (id, alias)",
                "create table texts (id, name)",
                f"insert into datas select id, 0 from ({ENDLESS} limit 120000)",
            ),
            "there are more than 50000 cards",
        ),
        (
            (
                "create table datas (id, alias)",
                "create table texts (id, name)",
                f"insert into datas select 7, 0 from ({ENDLESS} limit 9000)",
                f"insert into texts select 7, 'a' from ({ENDLESS} limit 9000)",
            ),
            "interrupted",
        ),
        (
            (
                "create table datas (id, alias)",
                "create table texts (id, name as (printf('%.*c', 200000, 'x') || printf('%.*c', 200000, 'y')))",
                "insert into datas values (1, 0)",
                "insert into texts values (1)",
            ),
            "string or blob too big",
        ),
    ],
)
def test_a_database_that_does_not_end_is_cut_off(tmp_path: Path, made: tuple[str, ...], reason: str) -> None:
    """Views, tables of programs, huge values, and joins of everything with everything."""
    path = tmp_path / "cards.cdb"
    with closing(sqlite3.connect(path)) as base:
        for line in made:
            base.execute(line)
        base.commit()
    with pytest.raises(WrongCardDatabase, match=reason):
        read_cdb(path)


def test_work_without_an_end_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the number of sqlite's steps, the same everywhere; a database that is read whole takes fewer."""
    path = written(tmp_path / "cards.cdb", [(code, 0, f"card {code}") for code in range(1, 3001)])
    assert len(read_cdb(path).names) == 3000
    monkeypatch.setattr(cdb, "MOST_STEPS", 20_000)
    with pytest.raises(WrongCardDatabase, match="interrupted"):
        read_cdb(path)


def test_only_a_file_is_a_database(tmp_path: Path) -> None:
    with pytest.raises(WrongCardDatabase, match="it is a device"):
        read_cdb("/dev/zero")
    with pytest.raises(WrongCardDatabase, match="it is a folder"):
        read_cdb(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(WrongCardDatabase, match="it is a pipe"):
        read_cdb(tmp_path / "pipe")
    (tmp_path / "large").touch()
    os.truncate(tmp_path / "large", 2**40)
    with pytest.raises(WrongCardDatabase, match="it is too large: more than 65536 KiB"):
        read_cdb(tmp_path / "large")


def test_names_of_a_database_steer_no_terminal(tmp_path: Path) -> None:
    path = written(tmp_path / "cards.cdb", [(JINZO, 0, "\x1b[2J" + "a" * 200)])
    assert read_cdb(path).names == {JINZO: "\ufffd[2J" + "a" * 96}


def test_a_damaged_schema_is_refused(tmp_path: Path) -> None:
    """What sqlite says of it quotes the file, and not in UTF-8."""
    path = written(tmp_path / "cards.cdb", list(ROWS))
    content = path.read_bytes()
    assert content.count(b"CREATE TABLE texts") == 1
    path.write_bytes(content.replace(b"CREATE TABLE texts", b"CREATE TAB\x92E texts"))
    with pytest.raises(WrongCardDatabase, match=r"cards\.cdb.*malformed database schema"):
        read_cdb(path)


def test_many_cards_of_one_name_are_looked_up_in_one_go(tmp_path: Path) -> None:
    """As many as are read at most: not each with a new list of all before it."""
    rows: list[tuple[object, object, object]] = [(code, 0, "Sangan") for code in range(1, cdb.MOST_ROWS + 1)]
    found = read_cdb(written(tmp_path / "cards.cdb", rows))
    assert found.passcodes_named("SANGAN") == tuple(range(1, cdb.MOST_ROWS + 1))
