"""`lab compare` and `lab impact`: versions of a deck paired by seed, of which only the seeds are played again that may differ."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from tests.deck_lab.needed import missing

if missing("lab"):
    pytest.skip("needs spellspeed[lab]", allow_module_level=True)

from spellspeed.deck_lab.cards import CardRow
from spellspeed.deck_lab.impact import NotInDeck, card_rates, impacts, versions_without
from spellspeed.deck_lab.rows import PlayedDuel
from spellspeed.deck_lab.runs import Run
from spellspeed.deck_lab.statistics import paired
from spellspeed.deck_lab.versions import Bench, NoOpponents, aligned, with_slots
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.decks import find_deck
from tests.commands import spellspeed
from tests.deck_lab.test_statistics import duels
from tests.thorough import THOROUGH

GOAT: Final = find_deck("goat_control")
CHAOS: Final = find_deck("chaos_control")
ELF: Final = by_name("Mystical Elf").passcode
A, B, C, D = (by_name(name).passcode for name in ("Sangan", "Jinzo", "Pot of Greed", "Kuriboh"))


def bench(bots: str = "sensible", every_seed: bool = False, number: int = 20) -> Bench:
    return Bench(Run(counts_cards=True), [CHAOS], "v", [bots], "goat", number, every_seed)


def test_shared_cards_take_the_places_of_the_other_deck() -> None:
    """Cards of its own fill what is left, in their order; more than there are places stand at the end."""
    other = replace(GOAT, main=(A, A, B, C))
    assert aligned(replace(GOAT, main=(C, B, D, A)), other).main == (A, D, B, C)
    assert aligned(replace(GOAT, main=(D, D, C)), other).main == (D, D, C)
    assert aligned(replace(GOAT, main=(B, D, D, D, D)), other).main == (D, D, B, D, D)
    assert aligned(other, other).main == other.main


@pytest.mark.parametrize("bots", ["sensible", "random"])
def test_what_is_not_played_again_is_as_it_was(bots: str) -> None:
    """The same paired difference when every seed is played; and a good part of them was not."""
    versions = versions_without(GOAT, ELF, ["Pot of Greed", "Snatch Steal"])
    results = []
    played = []
    for every_seed in (False, True):
        run = bench(bots, every_seed)
        run.run.play(run.missing(GOAT))
        again = [number for version in versions.values() for number in run.missing_of(version, GOAT)]
        run.run.play(again)
        played.append(len(again))
        results.append([paired(run.duels_of(version, GOAT), run.duels_of(GOAT, GOAT)) for version in versions.values()])
        assert [len(run.duels_of(version, GOAT)[0]) for version in versions.values()] == [20, 20]
    assert results[0] == results[1]
    assert played[1] == 40
    assert played[0] < 40


def test_bots_that_look_at_the_whole_deck_play_every_seed() -> None:
    assert bench("search:1").replays_all
    assert not bench("sensible").replays_all
    assert bench("sensible", every_seed=True).replays_all
    with pytest.raises(NoOpponents, match="name decks with --against"):
        Bench(Run(), [], "v", ["sensible"], "goat", 20)


def test_a_deck_of_another_size_is_played_throughout() -> None:
    run = bench()
    run.run.play(run.missing(GOAT))
    longer = replace(GOAT, main=(*GOAT.main, ELF), name="longer")
    assert len(run.missing_of(longer, GOAT)) == 20


def test_versions_have_a_blank_in_the_place_of_one_copy() -> None:
    versions = versions_without(GOAT, ELF)
    assert set(versions) == {by for by in versions if by != "Mystical Elf"}
    for name, version in versions.items():
        changed = [place for place, code in enumerate(version.main) if code != GOAT.main[place]]
        assert len(changed) == 1
        assert (GOAT.main[changed[0]], version.main[changed[0]]) == (by_name(name).passcode, ELF)
        assert version.name == f"goat_control -{name}"
    with pytest.raises(NotInDeck, match=r'"Kuriboh" is not in the Main Deck of goat_control'):
        versions_without(GOAT, ELF, ["Kuriboh"])


def test_the_rates_behind_a_card() -> None:
    """Four duels: won with it in the opening hand, won with it drawn, lost without it twice."""
    held = ((1, 0), (0, 1), (0, 0), (0, 0))
    rows = [
        PlayedDuel(each.row, (CardRow("c", n, "a", "A", "Jinzo", B, 1, opening, drawn, 0, 0, None),))
        for n, (each, (opening, drawn)) in enumerate(zip(duels("aabb"), held, strict=True))
    ]
    rates = card_rates(rows, "Jinzo")
    assert (rates.opening.middle, rates.opening_duels) == (1.0, 1)
    assert (rates.in_hand.middle, rates.in_hand_duels) == (1.0, 2)
    assert (rates.never.middle, rates.never_duels, rates.improvement) == (0.0, 2, 1.0)
    assert card_rates(rows, "Sangan").improvement == 0.0


PUBLISHED: Final = {
    "Pot of Greed": (5.0, 3.3),
    "Black Luster Soldier - Envoy of the Beginning": (5.5, 3.1),
    "Graceful Charity": (2.7, 3.5),
    "Sangan": (1.8, 2.8),
    "Heavy Storm": (0.7, 3.1),
    "Scapegoat": (-1.3, 3.1),
}
"""What one copy was worth in 600 paired duels of other seeds, in points, with half of the 95 % interval (docs/laboratory.md)."""


def test_known_impacts_come_out_again() -> None:
    """Within the intervals of both: 600 duels each in a thorough run, 60 of two cards otherwise."""
    names = list(PUBLISHED) if THOROUGH else ["Pot of Greed", "Sangan"]
    versions = versions_without(GOAT, ELF, names)
    run = bench(number=600 if THOROUGH else 60)
    run.run.play(run.missing(GOAT))
    run.run.play([number for version in versions.values() for number in run.missing_of(version, GOAT)])
    for each in impacts(run, GOAT, versions):
        before, half = PUBLISHED[each.card]
        found = each.worth.difference
        assert abs(100 * found.middle - before) <= half + 100 * found.half
        assert each.worth.independent > found.half


def test_compare_prints_the_difference(tmp_path: Path) -> None:
    path = tmp_path / "other.ydk"
    other = with_slots(GOAT, {GOAT.main.index(by_name("Pot of Greed").passcode): ELF}, "other")
    path.write_text("#main\n" + "\n".join(map(str, reversed(other.main))) + "\n#extra\n!side\n", encoding="utf-8")
    arguments = ("lab", "compare", "goat_control", str(path), "--against", "chaos_control", "--against", "dragons")
    plot = tmp_path / "difference.svg"
    done = spellspeed(*arguments, "--duels", "6", "--json", "--plot", str(plot))
    found = json.loads(done.stdout)
    assert [each["deck"] for each in found["against"]] == ["chaos_control", "dragons", None]
    assert [each["duels"] for each in found["against"]] == [6, 6, 12]
    assert plot.read_bytes().lstrip().startswith(b"<?xml")
    shown = spellspeed(*arguments, "--duels", "2")
    assert "other instead of goat_control" in shown.stdout
    assert spellspeed("lab", "compare", "dragons", "dragons", "--against", "chaos_control").returncode == 2


def test_impact_prints_what_cards_are_worth_to_the_bot(tmp_path: Path) -> None:
    plot = tmp_path / "impact.png"
    arguments = ("lab", "impact", "goat_control", "--against", "chaos_control", "--duels", "4", "--card", "sangan")
    done = spellspeed(*arguments, "--plot", str(plot))
    assert done.returncode == 0
    assert "goat_control: what the cards are worth to sensible" in done.stdout
    assert plot.read_bytes().startswith(b"\x89PNG")
    found = json.loads(spellspeed(*arguments, "--json").stdout)
    assert [(each["card"], each["copies"]) for each in found["cards"]] == [("Sangan", 1)]
    wrong = spellspeed("lab", "impact", "goat_control", "--against", "chaos_control", "--card", "Kuriboh")
    assert (wrong.returncode, "not in the Main Deck" in wrong.stderr) == (2, True)
