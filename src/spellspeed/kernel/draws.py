"""Random draws: a keyed blake2b stream, labelled and counted, so that a seed gives the same duel everywhere."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

from spellspeed.kernel.argument_checks import checked_number

LANES: Final = 8
"""64-bit numbers that one block of the stream holds."""
WORDS: Final = 16
"""32-bit numbers that one block holds."""


def key_of(seed: object) -> bytes:
    """The 256-bit key of a seed (any int or text)."""
    return blake2b(f"spellspeed:{seed}".encode(), digest_size=32).digest()


def seed_within(seed: object, part: str) -> str:
    """The seed of a part of what a seed decides (a duel of a match, the bot of a seat), as 32 hex digits.

    It is derived one way: who knows it, and those of other parts, reckons neither the seed nor a further part's.
    """
    return blake2b(part.encode(), key=key_of(seed), digest_size=16).hexdigest()


def seed_of_seat(seed: object, seat: int) -> str:
    """The seed that the bot of a seat is given: its stream is its own, and tells nothing of what is drawn in the game."""
    return seed_within(seed, f"seat {seat}")


def block(key: bytes, label: str, counter: int) -> bytes:
    """64 bytes of the stream: the block `counter` under `label`."""
    return blake2b(f"{label}:{counter}".encode(), key=key, digest_size=64).digest()


def below(key: bytes, label: str, counter: int, limit: int) -> int:
    """A number from 0 to limit - 1. The bias of a 64-bit remainder is below 2**-50 for every limit a card game has."""
    return int.from_bytes(block(key, label, counter)[:8], "little") % limit


def shuffled(key: bytes, label: str, counter: int, cards: list[int]) -> list[int]:
    """A new list: Fisher-Yates over `cards`, eight numbers a block. Blocks are numbered within (label, counter). TERM-SHUFFLE-1"""
    deck = cards[:]
    lane = LANES
    number = 0
    words: tuple[int, ...] = ()
    for last in range(len(deck) - 1, 0, -1):
        if lane == LANES:
            words = unpack("<8Q", block(key, f"{label}/{counter}", number))
            number += 1
            lane = 0
        pick = words[lane] % (last + 1)
        lane += 1
        deck[last], deck[pick] = deck[pick], deck[last]
    return deck


class Stream:
    """A stream of its own for a bot or a sampler: never part of a duel's state. 32 bits a number: the bias is below 2**-24."""

    def __init__(self, seed: object) -> None:
        self.key = key_of(seed)
        self.counter = 0
        self.lane = WORDS
        self.words: tuple[int, ...] = ()

    def below(self, limit: int) -> int:
        """The next number from 0 to limit - 1."""
        checked_number(limit, "limit")
        if self.lane == WORDS:
            self.words = unpack("<16I", block(self.key, "stream", self.counter))
            self.counter += 1
            self.lane = 0
        word = self.words[self.lane]
        self.lane += 1
        return word % limit
