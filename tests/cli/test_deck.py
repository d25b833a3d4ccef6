"""`spellspeed deck`: what is printed, and with which exit status."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from spellspeed.cli import command
from spellspeed.errors import SpellspeedError
from spellspeed.yugioh.decks import find_deck, print_ydk
from tests.yugioh.decks.test_cdb import written


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, ["deck", *arguments])


def refusal(*arguments: str) -> str:
    ended = run(*arguments)
    assert isinstance(ended.exception, SpellspeedError)
    return str(ended.exception)


def test_a_legal_deck_ends_with_status_0() -> None:
    ended = run("check", "bench_goat_a", "--list", "goat", "--pool", "goat", "--profile", "goat")
    assert (ended.exit_code, ended.output.splitlines()) == (
        0,
        [
            "bench_goat_a: Main Deck 40, Fusion Deck 10, Side Deck 0; list 2005-04, pool goat, profile goat",
            "no problem",
        ],
    )


def test_a_problem_ends_with_status_1_and_names_the_rule(tmp_path: Path) -> None:
    """SIDE-1."""
    small = print_ydk(replace(find_deck("goat_control"), side=find_deck("dragons").main[:13]))
    path = tmp_path / "goat_control.ydk"
    path.write_text(small, encoding="utf-8")
    ended = run("check", str(path))
    assert (ended.exit_code, ended.output.splitlines()) == (
        1,
        [
            "goat_control: Main Deck 40, Fusion Deck 15, Side Deck 13; no list, profile tcg",
            "SIDE-1: the Side Deck has 13 cards; it must have exactly 15, or none",
            "1 problem",
        ],
    )


def test_a_deck_of_a_later_day_against_an_earlier_list() -> None:
    """LIMIT-4, as JSON."""
    ended = run("check", "2008_dubeau_counter_fairy", "--list", "2007-09", "--json")
    found = json.loads(ended.output)
    assert ended.exit_code == 1
    assert (found["deck"], found["main"], found["list"], found["legal"]) == (
        "2008_dubeau_counter_fairy",
        40,
        "2007-09",
        False,
    )
    assert [(each["rule"], each["cards"]) for each in found["problems"]] == [("LIMIT-4", ["Monster Reborn"])]


def test_cards_that_were_not_out() -> None:
    """A pool by date."""
    ended = run("check", "2008_levitin_dark_armed", "--pool", "2007-12", "--json")
    (problem,) = json.loads(ended.output)["problems"]
    assert problem["rule"] == "pool"
    assert "Dark Armed Dragon" in problem["cards"]
    assert run("check", "2008_levitin_dark_armed", "--pool", "2008-02").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("check", "gaot_control"), 'Did you mean "goat_control"'),
        (("check", "goat_control", "--list", "2005-05"), 'The list in force then is "2005-04".'),
        (("check", "goat_control", "--profile", "gaot"), 'Did you mean "goat"?'),
        (("check", "goat_control", "--pool", "gaot"), 'Did you mean "goat"?'),
        (("show", "no/such.ydk"), "expected a deck file (.ydk, a ydke:// link or a plain list)"),
        (("odds", "goat_control", "Pot of Gred"), 'Did you mean "Pot of Greed"'),
    ],
)
def test_what_is_unknown_is_refused_with_a_hint(arguments: tuple[str, ...], message: str) -> None:
    assert message in refusal(*arguments)


def test_a_deck_is_shown_sorted_and_counted(tmp_path: Path) -> None:
    """Monsters by Level, Spells, Traps, then by name; the Fusion and the Side Deck below."""
    file = tmp_path / "small.ydk"
    file.write_text(
        "#main\n44095762\n55144522\n46986414\n97590747\n36996508\n44095762\n#extra\n98502113\n!side\n55144522\n",
        encoding="utf-8",
    )
    ended = run("show", str(file), "--no-texts")
    assert ended.output.splitlines() == [
        "small: Main Deck 6, Fusion Deck 1, Side Deck 1",
        "",
        "Main Deck, Monsters: 3 cards",
        "2 Dark Magician  DARK Spellcaster, Normal Monster, Level 7, 2500/2100",
        "1 La Jinn the Mystical Genie of the Lamp  DARK Fiend, Normal Monster, Level 4, ",
        "1800/1000",
        "",
        "Main Deck, Spells: 1 card",
        "1 Pot of Greed  Normal Spell",
        "",
        "Main Deck, Traps: 2 cards",
        "2 Mirror Force  Normal Trap",
        "",
        "Fusion Deck, Monsters: 1 card",
        "1 Dark Paladin  DARK Spellcaster, Effect Fusion Monster, Level 8, 2900/2400",
        "",
        "Side Deck, Spells: 1 card",
        "1 Pot of Greed  Normal Spell",
    ]


def test_texts_stand_below_the_cards() -> None:
    """And in --json with their numbers."""
    assert "1 Pot of Greed  Normal Spell\n    Draw 2 cards.\n" in run("show", "bench_goat_a").output
    shown = json.loads(run("show", "bench_goat_a", "--json").output)
    by_name = {card["name"]: card for card in shown["cards"]["main"]}
    assert sum(card["number"] for card in by_name.values()) == shown["main"] == 40
    assert (by_name["Pot of Greed"]["number"], by_name["Pot of Greed"]["text"]) == (1, "Draw 2 cards.")


def test_odds_are_exact() -> None:
    """Two copies in 40 cards: 1 - C(38,5)/C(40,5) = 37/156."""
    found = json.loads(run("odds", "bench_goat_a", "metamorphosis", "--json").output)
    assert (found["main"], found["hand"]) == (40, 5)
    (card,) = found["cards"]
    assert (card["name"], card["copies"]) == ("Metamorphosis", 2)
    assert card["at_least_one"] == {"chance": 37 / 156, "fraction": "37/156"}
    assert [each["fraction"] for each in card["exactly"]] == ["119/156", "35/156", "1/78"]


def test_odds_as_a_table() -> None:
    """Six cards: the hand after the draw of the first turn."""
    lines = run("odds", "bench_goat_a", "Pot of Greed", "79571449", "--hand", "6").output.splitlines()
    assert lines[0].strip() == "bench_goat_a: a hand of 6 from 40"
    greed = next(line for line in lines if "Pot of Greed" in line)
    assert "15.00 %" in greed
    assert "85.00 %" in greed
    assert "1.92 %" in next(line for line in lines if "all of them" in line)


def test_one_word_sets_rules_list_and_pool() -> None:
    """`--profile goat` alone, `--list goat` alone and all three words are the same; a word of its own replaces its part."""
    whole = run(
        "check", "2008_levitin_dark_armed", "--list", "goat", "--pool", "goat", "--profile", "goat", "--json"
    ).output
    assert json.loads(whole)["list"] == "2005-04"
    assert run("check", "2008_levitin_dark_armed", "--profile", "goat", "--json").output == whole
    assert run("check", "2008_levitin_dark_armed", "--list", "goat", "--json").output == whole
    free = json.loads(run("check", "2008_levitin_dark_armed", "--profile", "goat", "--pool", "none", "--json").output)
    assert (free["list"], free["pool"], free["legal"]) == ("2005-04", None, True)
    later = json.loads(
        run("check", "2008_levitin_dark_armed", "--profile", "goat", "--list", "2008-03", "--json").output
    )
    assert (later["list"], later["pool"], later["profile"], later["legal"]) == ("2008-03", "goat", "goat", False)
    # A control: tcg names neither.
    plain = json.loads(run("check", "2008_levitin_dark_armed", "--json").output)
    assert (plain["list"], plain["pool"], plain["profile"], plain["legal"]) == (None, None, "tcg", True)


# --- convert ---------------------------------------------------------------------------------------------------------------------------------


def test_a_deck_goes_through_all_formats_and_comes_back(tmp_path: Path) -> None:
    """The cards and their order are the same at the end; only a link has no name."""
    listed, linked, back = tmp_path / "goat_control.txt", tmp_path / "goat_control.ydke", tmp_path / "goat_control.ydk"
    assert run("convert", "goat_control", "--to", "list", "-o", str(listed)).exit_code == 0
    ended = run("convert", str(listed), "--to", "ydke", "-o", str(linked))
    assert (ended.exit_code, ended.stdout) == (0, "")
    assert ended.stderr.splitlines() == [
        'A YDKE link has no place for a name: "goat_control" is left out.',
        f"{linked}: goat_control",
    ]
    assert run("convert", str(linked), "--to", "ydk", "-o", str(back)).exit_code == 0
    assert find_deck(back) == find_deck("goat_control")
    assert find_deck(linked.read_text(encoding="utf-8")).parts == find_deck("goat_control").parts


def test_without_a_file_it_is_printed() -> None:
    assert run("convert", "bench_goat_a", "--to", "ydk").stdout == print_ydk(find_deck("bench_goat_a"))
    link = run("convert", "bench_goat_a", "--to", "ydke").stdout
    assert link.startswith("ydke://")
    assert run("check", link).exit_code == 0


def test_what_cannot_be_converted(tmp_path: Path) -> None:
    assert run("convert", "bench_goat_a").exit_code == 2
    assert run("convert", "bench_goat_a", "--to", "pdf").exit_code == 2
    assert "cannot be written" in refusal(
        "convert", "bench_goat_a", "--to", "ydk", "-o", str(tmp_path / "no" / "such.ydk")
    )


def test_what_the_reader_decided_is_said(tmp_path: Path) -> None:
    """On standard error, in the language that was chosen."""
    path = tmp_path / "old.ydk"
    path.write_text("#main\n98502113\n", encoding="utf-8")
    ended = run("convert", str(path), "--to", "list")
    assert (
        ended.stderr
        == f"{path}, line 2: Dark Paladin is a Fusion Monster and goes into the Fusion Deck: the file has no #extra.\n"
    )
    assert "Fusion Deck (1)\n1 Dark Paladin\n" in ended.stdout
    assert run("convert", str(path), "--to", "list", "--language", "tr").stderr.startswith(
        f"{path}, satır 2: Dark Paladin "
    )


# --- a user's own files ----------------------------------------------------------------------------------------------------------------------


def test_a_list_of_ones_own(tmp_path: Path) -> None:
    """LIMIT-4."""
    path = tmp_path / "house.lflist.conf"
    path.write_text("!House rules\n55144522 0 --Pot of Greed\n!Other\n", encoding="utf-8")
    ended = run("check", "bench_goat_a", "--list", f"{path}!House rules")
    assert ended.exit_code == 1
    assert ended.stdout.splitlines()[1].startswith("LIMIT-4: 1 of Pot of Greed, 1 in the Main Deck; it is Forbidden")
    assert run("check", "bench_goat_a", "--list", f"{path}!other").exit_code == 0
    assert "The file holds 2 lists" in refusal("check", "bench_goat_a", "--list", str(path))


def test_names_of_ones_own_database(tmp_path: Path) -> None:
    base = written(tmp_path / "cards.cdb", [(55144522, 0, "Topf der Gier")])
    shown = run("show", "bench_goat_a", "--no-texts", "--cdb", str(base)).output
    assert "1 Topf der Gier  Normal Spell" in shown
    assert "Pot of Greed" not in shown
    odds = json.loads(run("odds", "bench_goat_a", "topf der gier", "--cdb", str(base), "--json").output)
    assert (odds["cards"][0]["name"], odds["cards"][0]["at_least_one"]["fraction"]) == ("Topf der Gier", "1/8")
    assert "1 Topf der Gier" in run("convert", "bench_goat_a", "--to", "list", "--cdb", str(base)).output.splitlines()
