"""Watching a duel: the log in words, and the board."""

import re
import subprocess
from io import StringIO

from rich.console import Console

from spellspeed.cli.board import board
from spellspeed.cli.watch import begin, names_of, play
from spellspeed.simulation import checked_setting, play_one_of
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import HAND, MONSTERS
from spellspeed.yugioh.text.duel_log import LogWriter
from spellspeed.yugioh.views.picture import picture_of
from tests.commands import spellspeed

DECKS = [find_deck("bench_goat_a"), find_deck("bench_goat_b")]
SETTING = checked_setting(DECKS, "w", ["random"], "tcg", False)


def watch(*arguments: str) -> subprocess.CompletedProcess[str]:
    return spellspeed("watch", *arguments)


def test_piped_it_prints_the_log_and_the_seed() -> None:
    """The same log each time; it begins with the shuffle and ends with the winner and how to see the duel again."""
    ended = watch("--seed", "3")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == watch("bench_goat_a", "bench_goat_b", "--seed", "3", "--duel", "0").stdout
    lines = ended.stdout.splitlines()
    assert lines[:4] == [
        "bench_goat_a shuffles the Deck.",
        "bench_goat_b shuffles the Deck.",
        "bench_goat_a draws 5 cards.",
        "bench_goat_b draws 5 cards.",
    ]
    assert " wins the duel (WIN-" in lines[-2] or lines[-2].startswith("The duel is a draw (")
    assert lines[-1].startswith("seed 3, duel 0;")
    assert "\x1b" not in ended.stdout


def test_without_a_seed_it_names_the_one_it_took() -> None:
    """And with that one the same duel is played."""
    found = watch().stdout
    seed = found.splitlines()[-1].split(",")[0].removeprefix("seed ")
    assert watch("--seed", seed).stdout == found


def test_the_duel_watched_is_the_one_simulated() -> None:
    recorder = begin(SETTING, 5)
    for _ in play(recorder, SETTING, 5):
        pass
    assert recorder.state.digest() == play_one_of(SETTING, 5).digest


def test_equal_decks_get_numbers() -> None:
    assert names_of(DECKS) == ["bench_goat_a", "bench_goat_b"]
    assert names_of([DECKS[0], DECKS[0]]) == ["bench_goat_a 1", "bench_goat_a 2"]


def test_every_event_of_many_duels_has_words_and_the_life_points_told_are_right() -> None:
    """The writer follows the Life Points by the events alone; at every ask they are those of the duel."""
    for number in range(12):
        recorder = begin(SETTING, number)
        duel = recorder.state
        told = LogWriter(duel, ["A", "B"])
        for _ in play(recorder, SETTING, number):
            for line in told.news():
                assert "{" not in line
            assert told.points == duel.life


def test_nothing_hidden_is_told() -> None:
    """A line about a Set names no card; the board shows no name of a card in a hand or face-down."""
    for number in range(4):
        recorder = begin(SETTING, number)
        duel = recorder.state
        told = LogWriter(duel, ["A", "B"])
        for _ in play(recorder, SETTING, number):
            for line in told.news():
                if " Sets " in line:
                    assert re.fullmatch(r"[AB] Sets (a Field Spell|a (card|monster) \(zone [1-5]\))\.", line)
            shown = picture(duel)
            public = {duel.printed(card.number).name for card in duel.cards if card.face_up and card.zone != HAND}
            public |= {link.face.name for link in duel.chain}
            for card in duel.cards:
                name = duel.printed(card.number).name
                if name not in public and card.zone in (HAND, MONSTERS):
                    assert name not in shown


def picture(duel: Duel) -> str:
    console = Console(width=160, file=StringIO())
    with console.capture() as captured:
        console.print(board(picture_of(duel, ["A", "B"]), []))
    return captured.get()
