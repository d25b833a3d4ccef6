"""The rules that ship with the package: all of them, readable, and findable by their ids."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from spellspeed.cli import command
from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.rulebook import FLAGS, RULE_FILES, UnknownRule, all_rules, rule, terms
from tests.hygiene.sources import PACKAGE, ROOT
from tools.import_rules import UnreadableRule, read_rulebook, read_timing

# Rules and rules with a check by the beginning of their id, as the book counts them in its last section.
COUNTS_OF_THE_BOOK = """
CORE 2 1, DECK 5 3, FDECK 5 5, SIDE 6 5, LIMIT 5 4, GEAR 7 3, SETUP 8 7, MATCH 12 12, WIN 4 4, LP 1 1, FIELD 14 13, CARD 13 12,
MONSTER 9 6, EFFECT 10 9, SUMMON 22 21, FUSION 4 4, RITUAL 5 5, POS 7 7, SPELL 14 13, TRAP 9 9, TURN 4 4, DRAW 4 4, STANDBY 5 5,
MAIN 9 9, END 4 4, BATTLE 12 12, REPLAY 5 5, DAMAGE 19 19, CHAIN 8 8, SPEED 5 4, PRIORITY 5 5, SEGOC 3 3, SIMUL 1 1, TOKEN 5 4,
COUNTER 1 1, PUBLIC 3 3, TERM 29 29, TEAM-R 37 36, HKK 31 31, V 34 0, EX 25 0, Q 22 0
"""


@pytest.mark.parametrize("line", re.split(r",\s+", COUNTS_OF_THE_BOOK.strip()))
def test_as_many_rules_as_the_book_counts(line: str) -> None:
    """Per group: rules, and rules with a check."""
    group, rules, checks = line.split()
    found = [one for one in all_rules() if re.match(rf"{group}-?(?:[A-Z]{{3,}}-)?\d", one.id)]
    assert (len(found), sum(one.check != "" for one in found)) == (int(rules), int(checks))


def test_as_many_rules_as_the_book_counts_in_all() -> None:
    """392 rules, 368 with a check, 22 with the practice of the era, and all six sections of the team rules."""
    book = [one for one in all_rules() if not one.id.startswith(("T-", "V-", "EX-", "Q-", "ERA-"))]
    assert len(book) == 392
    assert sum(one.check != "" for one in book) == 368
    assert sum(one.era != "" for one in book) == 22
    team = [one for one in book if re.match(r"TEAM-[IV]", one.id)]
    assert (len(team), sum(one.check != "" for one in team)) == (40, 37)


def test_every_row_of_the_timing_table_is_there_without_a_gap() -> None:
    """Rows per section, counted on paper; each section's rows run from 1 on."""
    rows_in_section = [7, 6, 12, 9, 12, 9, 7, 13, 13, 6, 5]
    expected = [f"T-{section}.{row}" for section, rows in enumerate(rows_in_section, 1) for row in range(1, rows + 1)]
    assert [one.id for one in all_rules() if one.id.startswith("T-")] == expected


def test_enforceable_is_what_has_a_check_and_every_row_of_timing() -> None:
    """And nothing else: a rule without a check says by a flag why it has none."""
    for one in all_rules():
        assert one.enforceable == (one.check != "" or one.id.startswith("T-")), one.id
        if not one.enforceable and not one.id.startswith(("V-", "EX-", "Q-")):
            assert {"info", "table", "advice"} & set(one.flags), one.id


def test_every_rule_is_whole() -> None:
    """Statement, chapter and sources are there, flags are known, and marks of the file format are gone."""
    for one in all_rules():
        assert one.statement, one.id
        assert one.chapter, one.id
        assert set(one.flags) <= set(FLAGS), one.id
        assert len(set(one.flags)) == len(one.flags), one.id
        if not one.id.startswith(("V-", "Q-")):
            assert one.sources, one.id
        assert "**" not in one.statement, one.id
        assert "|" not in one.statement, one.id


def test_every_rule_that_another_names_is_there() -> None:
    """References inside statements, era lines and checks lead somewhere."""
    known = {one.id for one in all_rules()}
    for one in all_rules():
        text = " ".join((one.statement, one.era, one.check))
        named = re.findall(
            r"\b(?:SUMMON|DAMAGE|TERM-[A-Z]+|SPELL|FIELD|BATTLE|TRAP|TEAM-[IVX]+|POS)-\d+\b(?:-OCG|-BG)?", text
        )
        assert set(named + re.findall(r"\bT-\d+\.\d+\b", text)) <= known, one.id


def test_a_rule_has_all_its_parts() -> None:
    """One rule with everything, compared with the book word for word."""
    one = rule("TEAM-II-4")
    assert one.chapter == "T.II Turn procedure"
    assert (
        one.statement
        == "The first player who may attack is the one who takes the fourth turn (2B). (replaces BATTLE-2)"
    )
    assert one.sources == ("it §II",)
    assert one.era == (
        "open whether turns 1 to 3 may have a Battle Phase without attacks; chosen: no Battle Phase before turn 4. "
        "(timing table, section 12; Q-21)"
    )
    assert one.check == (
        "Given turn 1, 2 or 3, when the turn player asks for the Battle Phase, then it is refused; in turn 4 2B may enter it and "
        "attack."
    )
    assert one.flags == ()
    assert one.enforceable


def test_flags_come_from_the_words_in_front() -> None:
    """Marks of class and variant leave the statement; marks of doubt stay where they stand."""
    assert rule("MONSTER-1").flags == ("info",)
    assert rule("MONSTER-1").statement.startswith("Monster Cards are")
    assert rule("EFFECT-6").flags == ("tcg",)
    assert rule("EFFECT-6-OCG").flags == ("ocg",)
    assert rule("EFFECT-6-OCG").statement.startswith("An Ignition Effect is activated in your own turn")
    assert rule("TURN-4-BG").flags == ("bg",)
    assert "garbled" in rule("DECK-1").flags
    assert "inferred" in rule("FIELD-9").flags
    assert rule("WIN-1").flags == ()


def test_a_row_of_the_timing_table_is_put_into_words() -> None:
    """Cells with their headings; a row without a source takes that of its section."""
    assert rule("T-11.2").statement == (
        "A monster taken over keeps its position, may attack, may be turned (T-11.1) and used for Tributes"
    )
    assert rule("T-10.1").statement == "ordinary. how to recognise: no summoning text. by other effects: from anywhere"
    assert rule("T-5.12").sources == ("tr, E",)
    assert rule("T-2.6").sources == rule("T-2.1").sources
    assert rule("T-8.2").statement.endswith(". These leave for the Graveyard at T-1.5.")
    assert "T-1.5" not in rule("T-8.3").statement


def test_a_worked_example_keeps_its_steps() -> None:
    """Each step is a line."""
    assert len(rule("EX-1").statement.splitlines()) == 6


def test_a_rule_is_found_in_any_letter_case() -> None:
    """People type small letters."""
    assert rule("summon-20-ocg") is rule(" SUMMON-20-OCG ")


def test_an_unknown_rule_is_an_error_that_names_the_nearest() -> None:
    """With the word as it was given."""
    with pytest.raises(UnknownRule, match=r'there is no rule "SUMON-20"\. Did you mean "SUMMON-20"') as caught:
        rule("SUMON-20")
    assert isinstance(caught.value, SpellspeedError)
    with pytest.raises(UnknownRule) as far:
        rule("???")
    assert str(far.value) == 'there is no rule "???".'


def test_a_rule_cannot_be_changed() -> None:
    """Everybody shares it."""
    with pytest.raises(AttributeError):
        rule("WIN-1").statement = "You always win."  # type: ignore[misc]  # what must not work


def test_the_files_hold_every_id_once() -> None:
    """Two files, one space of ids."""
    ids = [
        fields["id"]
        for name in RULE_FILES
        for fields in json.loads((PACKAGE / "rulebook" / name).read_text(encoding="utf-8"))
    ]
    assert len(ids) == len(set(ids)) == len(all_rules())


def test_the_rulings_that_ship_are_those_of_the_document() -> None:
    """docs/rulings.md was carried into the package after its last change."""
    document = read_rulebook((ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"))
    shipped = json.loads((PACKAGE / "rulebook" / "rulings.json").read_text(encoding="utf-8"))
    assert shipped == document, "run: python tools/import_rules.py --rulings docs/rulings.md"
    assert all(re.fullmatch(r"ERA-[A-Z]+-\d+", fields["id"]) for fields in shipped)


def test_a_line_that_looks_like_a_rule_and_is_none_is_an_error() -> None:
    """Nothing is dropped in silence."""
    with pytest.raises(UnreadableRule, match="line 2"):
        read_rulebook("## Chapter\n- **field 1** no id [es]\n")
    with pytest.raises(UnreadableRule, match="below WIN-1"):
        read_rulebook("- **WIN-1** You win. [es]\n  chek: Given, when, then.\n")
    with pytest.raises(UnreadableRule, match="2 cells under 3 headings"):
        read_timing("## 1. X\n| row | rule | source |\n|---|---|---|\n| T-1.1 | text |\n")


def test_every_tag_of_a_source_is_explained() -> None:
    """The book's sources by their first word."""
    tags = {source.split()[0] for one in all_rules() if not one.id.startswith(("T-", "ERA-")) for source in one.sources}
    assert tags == {"tr", "es", "bg", "hu", "it", "P05"}
    assert tags <= set(terms().sources)


@pytest.mark.parametrize(
    ("word", "choices", "hint"),
    [
        ("simulte", ["simulate", "watch"], ' Did you mean "simulate"?'),
        ("GOAT", ["goat", "tcg"], ' Did you mean "goat"?'),
        ("abcd", ["abce", "abcf"], ' Did you mean "abcf" or "abce"?'),
        ("xyz", ["goat"], ""),
        ("goat", [], ""),
    ],
)
def test_did_you_mean(word: str, choices: list[str], hint: str) -> None:
    """Nearest first, nothing when nothing is near."""
    assert did_you_mean(word, choices) == hint


def test_the_command_shows_a_rule() -> None:
    """Statement, sources and check, each on the screen; the era only where there is one."""
    shown = CliRunner().invoke(command, ["rule", "summon-12"])
    assert shown.exit_code == 0
    lines = shown.output.splitlines()
    assert lines[0] == "SUMMON-12  4.1 Summoning (SUMMON)"
    assert lines[1] == "A monster cannot be Flip Summoned in the turn it was Set."
    assert "sources" in lines
    assert "  tr p.14; es; bg" in lines
    assert "check" in lines
    assert "era" not in lines
    assert "era" in CliRunner().invoke(command, ["rule", "SUMMON-20"]).output.splitlines()


def test_the_command_needs_an_id() -> None:
    """A usage error has status 2."""
    assert CliRunner().invoke(command, ["rule"]).exit_code == 2


def test_the_examples_of_the_tool_are_files_of_the_project() -> None:
    """The tool writes where the package reads."""
    assert all(Path(PACKAGE / "rulebook" / name).is_file() for name in RULE_FILES)
