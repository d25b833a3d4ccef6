"""The rules in another language: what is asked for is shown, what is not there is an error with its name."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from spellspeed.cli import command
from spellspeed.cli.language import VARIABLE
from spellspeed.cli.rule import rule_command
from spellspeed.errors import SpellspeedError, UnknownLanguage
from spellspeed.languages import catalog
from spellspeed.rulebook import MissingTranslation, all_rules, languages, rule, statement, terms, translated
from tools.import_rules import lacking_in, read_rulebook, untranslated

FLIP_SUMMON_EN = "A monster cannot be Flip Summoned in the turn it was Set."
FLIP_SUMMON_TR = "Bir canavar kapalı konulduğu tur çevirerek çağırılamaz."


def test_a_statement_in_each_language() -> None:
    """English where none is named; letter case of the id is ignored in each."""
    assert languages() == ("en", "tr")
    assert statement("SUMMON-12") == statement("SUMMON-12", "en") == FLIP_SUMMON_EN
    assert statement("summon-12", language="tr") == FLIP_SUMMON_TR


def test_the_rules_exist_in_the_languages_of_the_catalogs() -> None:
    """One list for the program; `rule` reads the same variable of the environment and does not wait for the catalogs."""
    assert set(languages()) == set(catalog.languages())
    option = next(one for one in rule_command.params if one.name == "language")
    assert option.envvar == VARIABLE


def test_a_rule_in_turkish_is_the_same_rule() -> None:
    """Only its sentences change: sources, flags and what is enforced are those of the English one."""
    english, turkish = rule("TEAM-II-4"), rule("TEAM-II-4", "tr")
    assert turkish.chapter == "T.II Turların işleyişi"
    assert turkish.statement == (
        "Saldırabilecek ilk oyuncu, dördüncü turu oynayan oyuncudur (2B). (BATTLE-2'nin yerine geçer)"
    )
    assert (turkish.id, turkish.sources, turkish.flags, turkish.enforceable) == (
        english.id, english.sources, english.flags, english.enforceable,
    )  # fmt: skip
    assert [one.id for one in all_rules("tr")] == [one.id for one in all_rules()]


def test_rulings_and_rows_of_timing_are_translated_too() -> None:
    """Both files of rules, and the steps of an example line by line."""
    assert statement("ERA-DRAW-1", "tr").startswith("Bir oyuncu istediği zaman beraberlik önerebilir")
    assert statement("T-3.10", "tr").startswith("Kapalı koyma: girişim penceresi yok")
    assert len(statement("EX-1", "tr").splitlines()) == 6


@pytest.mark.parametrize("ask", [lambda: rule("SUMMON-12", "xx"), lambda: all_rules("xx"), lambda: terms("xx")])
def test_an_unknown_language_is_an_error_that_names_those_there_are(ask: Callable[[], object]) -> None:
    """However the rules are asked for."""
    with pytest.raises(UnknownLanguage, match=r'language "xx"; there are: en, tr$') as caught:
        ask()
    assert isinstance(caught.value, SpellspeedError)


@pytest.mark.parametrize(
    ("chapter", "texts", "part"),
    [
        ("", {"statement": "x", "check": "x"}, "chapter"),
        ("x", {"check": "x"}, "statement"),
        ("x", {"statement": "x"}, "check"),
        ("x", {"statement": "x", "check": "x", "era": "x"}, "era"),
    ],
)
def test_a_part_that_does_not_fit_is_an_error(chapter: str, texts: dict[str, str], part: str) -> None:
    """SUMMON-12 has a statement and a check and no era; nothing is shown in English instead."""
    with pytest.raises(MissingTranslation, match=rf"^SUMMON-12: its {part} "):
        translated(rule("SUMMON-12"), chapter, texts)
    whole = translated(rule("SUMMON-12"), "c", {"statement": "s", "check": "k"})
    assert (whole.chapter, whole.statement, whole.era, whole.check) == ("c", "s", "", "k")


def test_an_import_says_what_lacks_a_translation(tmp_path: Path) -> None:
    """A new rule, a part that was added, a part that was taken away, a rule that is gone, a new chapter."""
    rules = read_rulebook(
        "## Old\n- **WIN-1** You win. [es]\n  check: Given, when, then.\n- **WIN-2** You lose. [es]\n"
        "## New\n- **WIN-3** You draw. [es]\n"
    )
    texts = {"WIN-1": {"statement": "s"}, "WIN-2": {"statement": "s", "era": "e"}, "WIN-9": {"statement": "s"}}
    expected = ["WIN-1 (check)", "WIN-2 (era of no rule)", "WIN-3", "WIN-9 (of no rule)", 'chapter "New"']
    assert untranslated(rules, texts, {"Old": "Eski"}) == expected
    written = {"rules": rules, "rulings": [], "rules.tr": texts, "terms.tr": {"chapters": {"Old": "Eski"}}}
    for name, content in written.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(content), encoding="utf-8")
    assert lacking_in(tmp_path, "tr") == expected


def test_the_command_shows_a_rule_in_turkish() -> None:
    """Chapter, statement, labels and check; the same with the environment, and the option wins."""
    shown = CliRunner().invoke(command, ["rule", "summon-12", "--language", "tr"])
    assert shown.exit_code == 0
    lines = shown.output.splitlines()
    assert lines[:2] == ["SUMMON-12  4.1 Canavar çağırma (SUMMON)", FLIP_SUMMON_TR]
    assert {"kaynaklar", "denetim", "kısaltmalar"} <= set(lines)
    assert not {"sources", "check", "short forms"} & set(lines)
    turkish = {"SPELLSPEED_LANGUAGE": "tr"}
    assert CliRunner().invoke(command, ["rule", "summon-12"], env=turkish).output == shown.output
    english = CliRunner().invoke(command, ["rule", "summon-12", "--language", "en"], env=turkish).output
    assert english.splitlines()[1] == FLIP_SUMMON_EN


def test_the_command_shows_flags_and_short_forms_in_turkish() -> None:
    """TO, DO and HY stand for what TP, NTP and Fast stand for in English."""
    shown = CliRunner().invoke(command, ["rule", "T-1.3", "DECK-1", "--language", "tr"]).output
    assert "  TO  tur oyuncusu" in shown.splitlines()
    assert "  DO  diğer oyuncu (takım düellolarında karşı taraf)" in shown.splitlines()
    assert "(bozuk metin)" in shown


def test_the_command_refuses_an_unknown_language() -> None:
    """By its name."""
    ended = CliRunner().invoke(command, ["rule", "SUMMON-12", "--language", "xx"])
    assert isinstance(ended.exception, UnknownLanguage)
