"""`spellspeed deck`: what is printed, and with which exit status."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from spellspeed.cli import command
from spellspeed.errors import SpellspeedError


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


def test_a_problem_ends_with_status_1_and_names_the_rule() -> None:
    """SIDE-1."""
    ended = run("check", "goat_control")
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
        (("show", "no/such.ydk"), "expected a .ydk file"),
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
