"""docs/rulings_ledger.tsv: which statements of the era's rulings were read, and what shows them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import is_implemented
from tests.scenario.files import FOLDER, scenarios_in
from tools.rulings import counting, ledger
from tools.rulings.__main__ import Statement, enrolled, main
from tools.rulings.ledger import Line, problems
from tools.rulings.verdicts import Misjudged, judged

SANGAN = Line("Sangan", "rulings", 26202165, 1, "0123abcd", "unread", "")
SECOND = SANGAN._replace(place=2)
TITLE = "cards/monsters/s/sangan.yaml: without him both search"


def test_nothing_is_wrong_with_the_ledger() -> None:
    """Sorted, nothing twice; cards, scenarios and rules that it names are there."""
    assert problems(ledger.read()) == []


def test_the_counts_in_the_page_are_those_of_the_ledger() -> None:
    page = counting.PAGE.read_text(encoding="utf-8")
    assert counting.with_counts(page, ledger.read()) == page, "write it anew: python -m tools.rulings count"


def test_the_titles_are_those_that_the_reader_of_scenarios_finds() -> None:
    for place in ("cards/monsters/s/sangan.yaml", "cards/monsters/d/d_tribe.yaml", "cards/traps/m/magical_hats.yaml"):
        file = FOLDER / place
        if file.exists():
            assert list(ledger.titles()[place]) == [each.label.title for each in scenarios_in(file)]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (SANGAN, ""),
        (SANGAN._replace(verdict="scenario", by=TITLE), ""),
        (SANGAN._replace(verdict="scenario"), "there is no scenario"),
        (SANGAN._replace(verdict="scenario", by=f"{TITLE} | {TITLE}."), "there is no scenario"),
        (SANGAN._replace(verdict="no play"), ""),
        (SANGAN._replace(verdict="no play", by="how a card is shown"), ""),
        (SANGAN._replace(by="later"), "what is unread shows nothing"),
        (SANGAN._replace(verdict="covered"), "there is no verdict"),
        (SANGAN._replace(verdict="set aside", by="rulings 2: found anew"), ""),
        (SANGAN._replace(verdict="set aside", by="rulings 2 of Sangan"), ""),
        (SANGAN._replace(verdict="set aside", by="rulings 3"), "there is no statement"),
        (SANGAN._replace(verdict="set aside", by="T-7.4: not the last event"), ""),
        (SANGAN._replace(verdict="set aside", by=f"T-{77}.4"), "there is no rule"),
        (SANGAN._replace(verdict="set aside", by="by feeling"), "it needs the statement or the rule"),
        (SANGAN._replace(verdict="other cards", by="Kuriboh"), "is declared"),
        (SANGAN._replace(verdict="other cards", by="No Such Card"), "there is no card"),
        (SANGAN._replace(card="Kuriboh"), "is Sangan"),
        (SANGAN._replace(passcode=1), "no card has the passcode"),
        (SANGAN._replace(passcode=0), "has a heading"),
        (SANGAN._replace(passcode=0, card="SPIRIT MONSTERS"), ""),
        (SANGAN._replace(table="faq"), "there is no table"),
        (SANGAN._replace(mark="0123"), "is no mark"),
    ],
)
def test_a_wrong_line_is_told(line: Line, wrong: str) -> None:
    found = problems([line, SECOND])
    assert wrong in "".join(found) if wrong else not found, found


def test_order_and_doubles_are_told() -> None:
    assert "not sorted" in problems([SECOND, SANGAN])[0]
    assert "stands there twice" in problems([SANGAN, SANGAN])[0]


def test_a_ledger_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "ledger.tsv"
    ledger.write([SECOND, SANGAN], path)
    assert ledger.read(path) == [SANGAN, SECOND]
    path.write_text(path.read_text(encoding="utf-8").replace("\tunread", ""), encoding="utf-8")
    with pytest.raises(ValueError, match="columns"):
        ledger.read(path)


def test_verdicts_are_entered_by_the_numbers_of_scenarios() -> None:
    text = "= Sangan\nr1 scenario 1 | Kuriboh 1\n# a remark\nr2 set aside rulings 1: another\n"
    first, second = judged([SANGAN, SECOND], text)
    kuriboh = ledger.titles()["cards/monsters/k/kuriboh.yaml"][0]
    assert (first.verdict, first.by) == ("scenario", f"{TITLE} | cards/monsters/k/kuriboh.yaml: {kuriboh}")
    assert (second.verdict, second.by) == ("set aside", "rulings 1: another")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("r1 no play", "below the name of its card"),
        ("= Sangan\nr3 no play", "there is no such statement"),
        ("= Sangan\nr1 fine", "a statement, its verdict"),
        ("= Sangan\nr1 scenario", "is no number"),
        ("= Sangan\nr1 scenario 99", "scenarios, not 99"),
        ("= Sangan\nr1 set aside", "it needs the statement or the rule"),
    ],
)
def test_wrong_verdicts_are_refused(text: str, wrong: str) -> None:
    with pytest.raises(Misjudged, match=wrong):
        judged([SANGAN, SECOND], text)


def test_a_statement_that_was_changed_is_unread_again() -> None:
    read = SANGAN._replace(mark=Statement(26202165, "one").mark, verdict="no play")
    there = {read.key: Statement(26202165, "one")}
    assert enrolled([read], there) == [read]
    there[SECOND.key] = Statement(26202165, "two")
    assert [line.verdict for line in enrolled([read], there)] == ["no play", "unread"]
    there[read.key] = Statement(26202165, "one, otherwise")
    assert [line.verdict for line in enrolled([read], there)] == ["unread", "unread"]


def test_only_statements_about_declared_cards_are_counted() -> None:
    undeclared = next(code for code in facts.all_passcodes() if not is_implemented(code))
    lines = [SANGAN, SECOND._replace(verdict="no play"), SANGAN._replace(card="?", passcode=undeclared)]
    assert counting.about_declared(lines) == lines[:2]
    assert counting.unread_of(lines, "Sangan") == (1, 2)
    assert "2 statements about 1 cards; of 0 cards all are read." in counting.as_markdown(lines)


def test_the_next_statements_of_a_card_are_told_before_it_is_declared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever declares it reads them first; unasked, only cards that are declared come."""
    lines = [line for line in ledger.read() if line.passcode]
    name = next(line.card for line in lines if not is_implemented(line.passcode))
    own = [line for line in lines if line.card == name]
    path = tmp_path / "rulings.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        for table in ledger.TABLES:
            connection.execute(f"create table {table}(passcode integer, heading text, place integer, statement text)")
        for line in own:
            row = (line.passcode, line.card, line.place, f"statement {line.place}")
            connection.execute(f"insert into {line.table} values (?, ?, ?, ?)", row)
        connection.commit()
    assert main(["next", str(path), name, "--whole"]) == 0
    told, not_yet, *statements, _, last = capsys.readouterr().out.splitlines()
    assert (told, not_yet) == (f"= {name}", "  not declared yet")
    assert [each.split("] ")[1] for each in statements] == [f"statement {line.place}" for line in own]
    assert last == f"{len(own)} statements; {len(own)} of {len(own)} are unread"
