"""Rows of the laboratory: the same from every executor, kept while they are played, read back from every format."""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from spellspeed.deck_lab.cards import card_rows, may_have_mattered
from spellspeed.deck_lab.cells import PairedSetting, Plan, key_of, paired_setting
from spellspeed.deck_lab.executors import EXECUTORS, Parts, UnknownExecutor, executor_named
from spellspeed.deck_lab.kept_runs import Keeping, read_part
from spellspeed.deck_lab.requirements import LAB, NotInstalled, needing
from spellspeed.deck_lab.rows import CARD_COLUMNS, DUEL_COLUMNS, PlayedDuel
from spellspeed.deck_lab.runs import Run
from spellspeed.deck_lab.tables import WrongTable, cards_path, read_duels, write_duels
from spellspeed.deck_lab.worker import OtherRules, PartDone, play_duel, play_numbers
from spellspeed.simulation.series import WrongCount
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.duel.tally import HELD, HELD_IN, LEFT_DECK, USED_IN, WAS_SHUFFLED, WAS_USED
from tests.deck_lab.mortal import MARK
from tests.deck_lab.needed import needs

DECKS: Final = (find_deck("bench_goat_a"), find_deck("bench_goat_b"))
DUELS: Final = 8


def cell(bot: str = "random", seed: str = "s") -> PairedSetting:
    return paired_setting(DECKS, seed, (bot,), "goat")


def played(executor: str = "serial", jobs: int = 1, cards: bool = False, keeping: Keeping | None = None) -> Run:
    run = Run(EXECUTORS[executor], jobs, cards, keeping)
    run.add(cell())
    run.play(run.missing(0, range(DUELS)))
    return run


def test_both_beginners_of_a_seed_are_neighbours() -> None:
    rows = [each.row for each in played().duels]
    assert [(row.number, row.beginner) for row in rows] == [(n, "ab"[n % 2]) for n in range(DUELS)]
    assert [cell().seed_of(n) for n in range(4)] == ["s/0", "s/0", "s/1", "s/1"]
    assert len({row.digest for row in rows}) == DUELS


def test_a_row_names_all_that_decides_its_duel() -> None:
    """The columns that the page of the laboratory documents, and what stands in them for this cell."""
    row = played().duels[1].row
    assert DUEL_COLUMNS == (
        "cell", "seed", "number", "deck_a", "deck_b", "bot_a", "bot_b", "profile", "beginner", "winner", "reason", "turns", "decisions", "digest",
    )  # fmt: skip
    assert (row.cell, row.seed, row.number, row.deck_a, row.deck_b) == (
        key_of(cell()),
        "s",
        1,
        *(d.name for d in DECKS),
    )
    assert (row.bot_a, row.bot_b, row.profile, row.beginner) == ("random", "random", "goat", "b")
    assert row.score == {"a": 1.0, "b": 0.0, "draw": 0.5, "unfinished": 0.5}[row.winner]


@pytest.mark.parametrize("jobs", [1, 2])
def test_two_workers_give_the_rows_of_one(jobs: int) -> None:
    assert played("processes", jobs, cards=True).duels == played(cards=True).duels


def test_cells_differ_by_what_decides_their_duels() -> None:
    one_less = (replace(DECKS[0], main=DECKS[0].main[1:] + DECKS[0].main[:1]), DECKS[1])
    cells = [cell(), cell("sensible"), cell(seed="t"), paired_setting(one_less, "s", ("random",), "goat")]
    assert len({key_of(each) for each in cells}) == 4
    assert key_of(cell()) == key_of(cell())


@pytest.mark.served
def test_a_killed_worker_loses_no_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is killed in the middle of its duels; the rows are those of an undisturbed run."""
    mark = tmp_path / "mark"
    monkeypatch.setenv(MARK, str(mark))
    bot = "tests.deck_lab.mortal:MortalBot"
    run = Run(EXECUTORS["processes"], 2)
    run.add(cell(bot))
    run.play(run.missing(0, range(4)))
    assert mark.exists()
    calm = Run()
    calm.add(cell("sensible"))
    calm.play(calm.missing(0, range(4)))
    assert [each.row.digest for each in run.duels] == [each.row.digest for each in calm.duels]


def test_a_worker_with_other_rules_is_refused() -> None:
    """Its canary is compared before its rows are taken."""

    def foreign(plan: Plan, parts: Parts, jobs: int) -> Generator[PartDone]:
        for part in parts:
            yield from [replace(each, canary="mine") for each in play_numbers(plan, part)]

    run = Run(foreign)
    run.add(cell())
    with pytest.raises(
        OtherRules, match=r"process \d+ \(.*\) plays other duels than this process.*install the same version"
    ):
        run.play(run.missing(0, range(2)))
    assert run.duels == []


@pytest.mark.parametrize("suffix", [".csv", ".json", pytest.param(".parquet", marks=needs("lab"))])
def test_every_format_gives_the_rows_back(tmp_path: Path, suffix: str) -> None:
    duels = played(cards=True).duels
    path = tmp_path / f"rows{suffix}"
    write_duels(path, duels, with_cards=True)
    assert cards_path(path).name == f"rows-cards{suffix}"
    found = read_duels(path, with_cards=True)
    assert [(each.row, each.cards) for each in found] == [(each.row, each.cards) for each in duels]
    assert read_duels(path, with_cards=False) == [PlayedDuel(each.row) for each in duels]


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("rows.txt", "", "the ending says the format"),
        ("rows.csv", "a,b\n1,2\n", "row 1 is no row of the laboratory"),
        ("rows.json", "{", "cannot be read"),
    ],
)
def test_a_file_that_is_no_table_is_named(tmp_path: Path, name: str, text: str, told: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(WrongTable, match=told):
        read_duels(path, with_cards=False)


def test_what_was_played_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    """A run that was ended in the middle left its rows, the last of them cut off; the next run plays the others."""
    path = tmp_path / "rows.csv"
    first = Run(keeping=Keeping(path, with_cards=True), counts_cards=True)
    first.add(cell())
    first.play(first.missing(0, range(5)))
    part = tmp_path / "rows.csv.part"
    text = part.read_text(encoding="utf-8")
    part.write_text(text[:-20], encoding="utf-8")
    assert len(read_part(part)) == 4
    counted: list[int] = []
    second = Run(counts_cards=True, keeping=Keeping(path, with_cards=True), progress=counted.append)
    second.add(cell())
    second.play(second.missing(0, range(DUELS)))
    second.finish()
    assert (sum(counted), part.exists()) == (4, False)
    whole = played(cards=True).duels
    assert [(each.row, each.cards) for each in second.duels] == [(each.row, each.cards) for each in whole]
    assert [each.row for each in read_duels(path, with_cards=False)] == [each.row for each in whole]


@pytest.mark.parametrize("name", ["rows.csv", "rows.csv.part"])
def test_a_run_does_not_go_on_with_a_pipe(tmp_path: Path, name: str) -> None:
    """It is refused before anything waits for somebody who writes into it; so is one whose rows are only read."""
    os.mkfifo(tmp_path / name)
    with pytest.raises(WrongTable, match=rf"{name} cannot be read: it is a pipe"):
        Keeping(tmp_path / "rows.csv", with_cards=False)
    os.mkfifo(tmp_path / "read.csv")
    with pytest.raises(WrongTable, match=r"read.csv cannot be read: it is a pipe"):
        read_duels(tmp_path / "read.csv", with_cards=False)


def test_a_file_of_other_rules_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "rows.json"
    duels = played().duels
    write_duels(path, [replace(duels[0], row=replace(duels[0].row, digest="0" * 32)), *duels[1:]], with_cards=False)
    run = Run(keeping=Keeping(path, with_cards=False))
    with pytest.raises(OtherRules, match=r"duel 0 .* ends otherwise now"):
        run.add(cell())


def test_a_package_that_is_not_there_is_named_with_its_extra() -> None:
    with (
        pytest.raises(
            NotInstalled, match=r'needs more: pip install "spellspeed\[lab\]" \(spellspeed_nowhere is missing'
        ),
        needing(LAB),
    ):
        import_module("spellspeed_nowhere")


def test_an_executor_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownExecutor, match=r'no executor "proceses"; there are: .*Did you mean "processes"'):
        executor_named("proceses")
    with pytest.raises(WrongCount, match="0 jobs"):
        Run(jobs=0)


# ---- cards


def test_the_slots_of_a_duel_are_those_of_the_deck() -> None:
    """The marks stand in the order of the list: their number, and every card of the opening hand is one that left the Deck."""
    for number in range(2):
        _, marks = play_duel(cell(), number, counts_cards=True)
        assert [len(each) for each in marks] == [len(deck.main) + len(deck.fusion) for deck in DECKS]
        for each in marks:
            opening = [mark for mark in each if mark & HELD and not mark >> HELD_IN]
            assert len(opening) == 5
            assert all(mark & LEFT_DECK for mark in opening)


def test_counting_changes_no_duel() -> None:
    counted, _ = play_duel(cell(), 3, counts_cards=True)
    plain, _ = play_duel(cell(), 3, counts_cards=False)
    assert counted == plain


def test_card_rows_say_what_became_of_the_copies() -> None:
    """Three copies: one in the opening hand and played in turn 4, one drawn in turn 2 and never played, one left in the Deck."""
    sangan = by_name("Sangan").passcode
    deck = replace(DECKS[0], main=(sangan,) * 3, fusion=())
    marks = (
        HELD | LEFT_DECK | WAS_USED | 4 << USED_IN,
        HELD | LEFT_DECK | 2 << HELD_IN,
        WAS_SHUFFLED,
    )
    (row,) = card_rows("c", 7, "a", deck, marks)
    assert CARD_COLUMNS == (
        "cell", "number", "side", "deck", "card", "passcode", "copies", "opening", "drawn", "seen", "played", "first_played",
    )  # fmt: skip
    assert (row.copies, row.opening, row.drawn, row.seen, row.played, row.first_played) == (3, 1, 1, 2, 1, 4)
    (unplayed,) = card_rows("c", 7, "a", deck, (0, 0, 0))
    assert (unplayed.seen, unplayed.played, unplayed.first_played) == (0, 0, None)


@pytest.mark.parametrize(
    ("mark", "may"), [(0, False), (LEFT_DECK, True), (WAS_SHUFFLED, True), (HELD | LEFT_DECK, True), (WAS_USED, False)]
)
def test_a_slot_matters_that_left_the_deck_or_was_searched(mark: int, may: bool) -> None:
    assert may_have_mattered(mark) == may


@pytest.mark.parametrize("bot", ["random", "sensible"])
def test_a_slot_that_did_not_matter_can_hold_any_card(bot: str) -> None:
    """With a blank in it the duel is the same, turn for turn, and elsewhere it need not be."""
    blank = by_name("Mystical Elf").passcode
    same, other = 0, 0
    for number in range(12):
        result, marks = play_duel(cell(bot), number, counts_cards=True)
        slot = (5 * number) % len(DECKS[0].main)
        changed = replace(DECKS[0], main=(*DECKS[0].main[:slot], blank, *DECKS[0].main[slot + 1 :]))
        again, _ = play_duel(paired_setting((changed, DECKS[1]), "s", (bot,), "goat"), number, counts_cards=False)
        is_same = (again.winner, again.turns, again.decisions) == (result.winner, result.turns, result.decisions)
        assert is_same or may_have_mattered(marks[0][slot])
        same, other = same + is_same, other + (not is_same)
    assert same
    assert other


def test_json_rows_are_one_list(tmp_path: Path) -> None:
    """So that a table of another program is made of it in one call."""
    path = tmp_path / "rows.json"
    write_duels(path, played().duels, with_cards=False)
    assert [tuple(each) for each in json.loads(path.read_text(encoding="utf-8"))] == [DUEL_COLUMNS] * DUELS
