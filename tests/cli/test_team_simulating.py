"""Team duels under each profile and list, watched and simulated."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from spellspeed.cli import command
from spellspeed.games.recordings import read_recording
from spellspeed.simulation import checked_setting, play_one_of
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.game import own_start

POT = by_name("Pot of Greed").passcode


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(command, list(arguments), input=typed)


def deck_file(folder: Path, name: str, pots: int) -> str:
    """A deck of forty cards with this many Pot of Greed, which the list of April 2005 limits to one."""
    others = [code for code in find_deck("bench_goat_a").main if code != POT][: 40 - pots]
    path = folder / f"{name}.ydk"
    path.write_text(
        "#main\n" + "".join(f"{code}\n" for code in [*others, *[POT] * pots]) + "#extra\n!side\n", encoding="utf-8"
    )
    return str(path)


@pytest.mark.parametrize("rules", ["tcg", "goat", "ocg"])
def test_a_team_duel_and_a_team_match_under_each_profile(rules: str, tmp_path: Path) -> None:
    """The duels are those of the profile, at the table, between bots and recorded."""
    path = tmp_path / "duel.json"
    played = run("play", "--team", "--begin", "own", "--seed", "4", "--profile", rules, typed=f"save {path}\nquit\n")
    assert (played.exit_code, own_start(read_recording(path).start).profile) == (0, rules)
    four = ["bench_goat_a", "bench_goat_b", "beastdown", "goat_control"]
    for more in (("--duels", "2"), ("--matches", "1")):
        found = json.loads(
            run("simulate", "--team", *four, *more, "--bots", "sensible", "--profile", rules, "--json").stdout
        )
        assert (found["profile"], found["decks"]) == (rules, four)
        assert sum(found["wins"]) + found["draws"] == found["duels" if "--duels" in more else "matches"]


def test_lists_count_for_each_player(tmp_path: Path) -> None:
    """TEAM-I-10, LIMIT-2. One copy each is no problem, two in one deck are, although the partner has none; and the duel is played all the same."""
    none, one, two = (deck_file(tmp_path, name, pots) for pots, name in enumerate(("none", "one", "two")))
    legal = run("simulate", "--team", one, none, one, none, "--duels", "1", "--profile", "goat", "--json")
    assert "Pot of Greed" not in legal.stderr
    other = run("simulate", "--team", two, one, none, one, "--duels", "1", "--profile", "goat", "--json")
    told = [line for line in other.stderr.splitlines() if "Pot of Greed" in line]
    assert [line.split(": ")[:2] for line in told] == [["two", "LIMIT-2"]]
    assert json.loads(other.stdout)["duels"] == 1
    table = run("play", "--team", "--deck", one, "--partner", two, "--profile", "goat", typed="quit\n")
    assert [line.split(": ")[:2] for line in table.stderr.splitlines() if "Pot" in line] == [["two", "LIMIT-2"]]


# Between bots


def test_the_team_duel_watched_is_the_one_simulated() -> None:
    """Also where the second team begins (an odd number): the results count for the teams as they were named."""
    names = ["bench_goat_a", "bench_goat_b", "beastdown", "goat_control"]
    setting = checked_setting([find_deck(name) for name in names], "t", ["sensible", "random"], "tcg", False)
    assert setting.seating(0) == (0, 1, 2, 3)
    assert setting.seating(1) == (1, 0, 3, 2)
    assert setting.bots_of(1) == ["random", "sensible", "random", "sensible"]
    for number in (0, 1):
        result = play_one_of(setting, number)
        log = run("watch", "--team", *names, "--seed", "t", "--duel", str(number), "--bots", "sensible,random").output
        assert result.first == number
        winners = [
            f"{role} {name}"
            for role, name in zip(("1A", "2A", "1B", "2B"), [names[at] for at in setting.seating(number)], strict=True)
        ]
        mine = winners[(result.winner + number) % 2 :: 2]
        assert log.splitlines()[-2] == f"{', '.join(mine)} win the duel ({result.reason})."


def test_the_json_of_a_simulation_of_teams() -> None:
    """Results by team; the teams begin in turn."""
    names = ["bench_goat_a", "bench_goat_b", "bench_goat_a", "bench_goat_b"]
    found = json.loads(run("simulate", "--team", *names, "--duels", "6", "--bots", "sensible,random", "--json").output)
    assert found["decks"] == names
    assert (len(found["wins"]), found["went_first"]) == (2, [3, 3])
    assert sum(found["wins"]) + found["draws"] == 6
    assert len(found["win_rate_intervals"]) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ("simulate", "--team", "bench_goat_a", "bench_goat_b"),
            "2 DECK given; a team duel needs one for each of 1A 2A 1B 2B",
        ),
        (("simulate", *["bench_goat_a"] * 4), "4 DECK given; a duel is between two (four with --team)"),
        (("watch", "--team", "bench_goat_a"), "1 deck given; a team duel has four"),
        (("play", "--partner", "bench_goat_a"), "write --team too"),
        (("play", "--team", "--match", "--begin", "own"), "leave out --begin"),
    ],
)
def test_what_is_no_team_duel_is_refused(arguments: tuple[str, ...], message: str) -> None:
    ended = run(*arguments)
    assert ended.exit_code == 2
    assert message in ended.output
