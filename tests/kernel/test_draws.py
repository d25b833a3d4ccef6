"""Draws: the labelled stream against a second implementation, and shuffles that are fair."""

from hashlib import blake2b

import pytest
from scipy.stats import chisquare

from spellspeed.kernel.atoms import random_number
from spellspeed.kernel.draws import Stream, below, block, key_of, shuffled
from spellspeed.kernel.state import State


def words(key: bytes, text: str) -> list[int]:
    """Eight 64-bit numbers, least significant byte first: blake2b of the text under the key."""
    raw = blake2b(text.encode("ascii"), key=key, digest_size=64).digest()
    return [sum(raw[8 * lane + byte] << 8 * byte for byte in range(8)) for lane in range(8)]


def fisher_yates(key: bytes, label: str, counter: int, cards: list[int]) -> list[int]:
    """From the last card down, swap each with one at or before it; eight numbers a block."""
    deck = list(cards)
    stream = [number for block in range(len(cards) // 8 + 1) for number in words(key, f"{label}/{counter}:{block}")]
    for used, last in enumerate(range(len(deck) - 1, 0, -1)):
        pick = stream[used] % (last + 1)
        deck[last], deck[pick] = deck[pick], deck[last]
    return deck


@pytest.mark.parametrize("seed", [0, 1, 7, "duel", -3])
def test_the_key_of_a_seed(seed: object) -> None:
    """256 bits of blake2b over the seed's text."""
    assert key_of(seed) == blake2b(f"spellspeed:{seed}".encode(), digest_size=32).digest()
    assert len(key_of(seed)) == 32


@pytest.mark.parametrize("label", ["shuffle", "coin", "die", ""])
@pytest.mark.parametrize("counter", [0, 1, 2, 999])
@pytest.mark.parametrize("limit", [1, 2, 6, 40, 1000])
def test_a_draw_is_the_first_number_of_its_block(label: str, counter: int, limit: int) -> None:
    """Label and counter name the block; the number is the remainder."""
    key = key_of("golden")
    assert below(key, label, counter, limit) == words(key, f"{label}:{counter}")[0] % limit
    assert 0 <= below(key, label, counter, limit) < limit


def test_label_and_counter_matter() -> None:
    """Neighbouring blocks, other labels and other seeds give other numbers."""
    blocks = [
        block(key_of(seed), label, counter) for seed in (1, 2) for label in ("coin", "die") for counter in (0, 1, 11)
    ]
    assert len(set(blocks)) == len(blocks)


@pytest.mark.parametrize("size", [0, 1, 2, 8, 9, 10, 17, 40, 60])
def test_a_shuffle_is_fisher_yates_over_the_blocks(size: int) -> None:
    """The second implementation gives the same order; what was shuffled stays as it was, and no card is lost."""
    key = key_of(size)
    cards = [100 + number for number in range(size)]
    for counter in range(3):
        order = shuffled(key, "shuffle", counter, cards)
        assert order == fisher_yates(key, "shuffle", counter, cards)
        assert sorted(order) == cards
    assert cards == [100 + number for number in range(size)]


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    """Chi-square over the 24 orders from 12,000 counters; a control with one order moved to its neighbour is found out."""
    key = key_of("fair")
    orders: dict[tuple[int, ...], int] = {}
    for counter in range(12_000):
        order = tuple(shuffled(key, "shuffle", counter, [0, 1, 2, 3]))
        orders[order] = orders.get(order, 0) + 1
    counts = [orders[order] for order in sorted(orders)]
    assert len(counts) == 24
    assert chisquare(counts).pvalue > 0.001
    unfair = [counts[0] - 120, counts[1] + 120, *counts[2:]]
    assert chisquare(unfair).pvalue < 0.001


def test_a_die_is_fair() -> None:
    """Chi-square over the six sides from 6,000 counters."""
    counts = [0] * 6
    for counter in range(6_000):
        counts[below(key_of("fair"), "die", counter, 6)] += 1
    assert chisquare(counts).pvalue > 0.001


def test_the_state_counts_its_draws() -> None:
    """Each draw takes the next block; the same state draws the same numbers again."""
    state = State()
    state.begin(2, (0, 1), 1, 10, key_of("state"))
    drawn = [random_number(state, "die", 6) for _ in range(5)]
    assert drawn == [words(key_of("state"), f"die:{counter}")[0] % 6 for counter in range(5)]
    assert state.draws == 5


def test_a_stream_of_its_own_takes_sixteen_numbers_a_block() -> None:
    """Stream: what bots and samplers draw from; 32 bits a number, the lower half of each word first."""
    stream = Stream("bot")
    whole = [number for counter in range(2) for number in words(key_of("bot"), f"stream:{counter}")]
    halves = [half % 1000 for number in whole for half in (number & 0xFFFFFFFF, number >> 32)]
    assert [stream.below(1000) for _ in range(32)] == halves


def test_a_bots_numbers_are_fair() -> None:
    """Chi-square over 7 values, which do not divide the 32 bits."""
    stream = Stream("fair")
    counts = [0] * 7
    for _ in range(14_000):
        counts[stream.below(7)] += 1
    assert chisquare(counts).pvalue > 0.001
