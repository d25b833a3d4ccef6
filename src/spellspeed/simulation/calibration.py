"""How fast this machine runs plain Python just now, as one number ("units").

Absolute speeds differ between machines and from hour to hour. A measured speed divided by the units measured right before and after
it can be compared. The algorithm is fixed: numbers measured with another one could not be compared with older ones.
"""

from __future__ import annotations

import statistics
import time
from typing import Final

SECONDS: Final = 3.0
ROUNDS: Final = 5


class _Card:
    __slots__ = ("attack", "owner", "zone")

    def __init__(self, attack: int, zone: int, owner: int) -> None:
        self.attack = attack
        self.zone = zone
        self.owner = owner


def _work() -> int:
    """One unit: build records, filter, sort, hash and index them, the way a card game engine does."""
    cards = [_Card(i * 7919 % 4001, i % 7, i & 1) for i in range(400)]
    total = 0
    for zone in range(7):
        mine = [c for c in cards if c.zone == zone and c.owner == 0]
        mine.sort(key=lambda c: c.attack)
        by_attack: dict[int, _Card] = {c.attack: c for c in mine}
        for card in mine:
            total += by_attack[card.attack].attack ^ zone
        total ^= hash(tuple(c.attack for c in mine))
    return total


def units(seconds: float = SECONDS, rounds: int = ROUNDS) -> float:
    """Median units per second of processor time over `rounds` rounds, which take `seconds` together."""
    rates: list[float] = []
    for _ in range(rounds):
        done = 0
        start = time.process_time()
        while time.process_time() - start < seconds / rounds:
            for _ in range(20):
                _work()
            done += 20
        rates.append(done / (time.process_time() - start))
    return statistics.median(rates)
