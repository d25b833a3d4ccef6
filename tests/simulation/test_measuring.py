"""What `bench` measures: that the right thing is measured, not how fast it is."""

import math

from spellspeed.kernel.state import NOBODY
from spellspeed.simulation import deck_cards, play_game
from spellspeed.simulation.answer_speed import DECISIONS, answer_speed, long_recording
from spellspeed.simulation.benchmark import (
    DECKS,
    HALF_A_DUEL,
    bench_cards,
    bytes_of_duel,
    fork_seconds,
    running_duels,
    speed_of_run,
)
from spellspeed.simulation.calibration import units
from spellspeed.simulation.windows import empty_position, full_position, window_cost_ratio
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.duel.terms import GRAVEYARD, HAND
from spellspeed.yugioh.game import RecordedDeck, Start

CARDS = bench_cards()


def bench(number: int) -> Start:
    """How one of the bench's duels begins."""
    lists = [find_deck(name) for name in ("bench_goat_a", "bench_goat_b")]
    return Start(f"bench/{number}", tuple(RecordedDeck(deck.main, deck.fusion) for deck in lists), number % 2)


def test_a_run_plays_the_duels_that_it_says() -> None:
    """The same decisions and turns as the same duels played one by one, with the decks beginning in turn."""
    found = speed_of_run(CARDS, 4)
    alone = [play_game(bench(number), ["random"]) for number in range(4)]
    assert found.decisions_per_duel == sum(each.decisions for each in alone) / 4
    assert found.turns_per_duel == sum(each.turns for each in alone) / 4
    assert math.isclose(found.decisions_per_second / found.duels_per_second, found.decisions_per_duel)


def test_the_bench_decks_are_the_bundled_ones() -> None:
    assert [deck_cards(find_deck("bench_goat_a")), deck_cards(find_deck("bench_goat_b"))] == bench_cards()


def test_measurements_are_positive_numbers() -> None:
    assert units(0.05, 1) > 0
    assert fork_seconds(CARDS, 1) > 0
    assert bytes_of_duel(CARDS, 2) > 0
    assert window_cost_ratio(CARDS, 2, 1) > 0


def test_reasons_views_and_going_back_are_measured_on_a_long_duel() -> None:
    """300 decisions, cut there."""
    assert long_recording(DECKS).steps == DECISIONS == 300
    found = answer_speed(DECKS)
    assert found.why_not > 0
    assert found.view > 0
    assert found.undo > 0


def test_the_memory_is_that_of_duels_under_way() -> None:
    """Different ones, each after the same number of decisions."""
    duels = running_duels(CARDS, 3)
    for duel in duels:
        assert (duel.over, duel.winner, duel.journal, duel.decisions) == (False, NOBODY, None, HALF_A_DUEL)
    assert len({duel.digest() for duel in duels}) == 3


def test_the_full_position_is_full_and_the_empty_one_empty() -> None:
    """Five monsters, five Set cards and 30 cards in the Graveyard for each; no hand in either."""
    full, empty = full_position(CARDS), empty_position(CARDS)
    for seat in (0, 1):
        assert (len(full.monsters(seat)), len(full.spells(seat)), len(full.zone(seat, GRAVEYARD))) == (5, 5, 30)
        assert (len(empty.monsters(seat)), len(empty.spells(seat)), len(empty.zone(seat, GRAVEYARD))) == (0, 0, 0)
        assert full.zone(seat, HAND) == empty.zone(seat, HAND) == []
    assert full.waiting == []
