"""What `GET /metrics` shows: counts, and how long things took, in the text that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
"""Milliseconds up to which times are counted together."""


class Times:
    """How many took how long, in milliseconds."""

    def __init__(self) -> None:
        self.counts: Final = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, milliseconds: float) -> None:
        """One more."""
        self.counts[bisect_left(BOUNDS, milliseconds)] += 1
        self.total += milliseconds

    def lines(self, name: str) -> list[str]:
        """As a histogram of that name."""
        found: list[str] = [f"# TYPE {name} histogram"]
        so_far = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            so_far += count
            found.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*found, f"{name}_sum {self.total:.3f}", f"{name}_count {so_far}"]


class Measured:
    """What is counted of a server. `requests`: answers over HTTP, whole; `answers`: what is sent over a socket and changes a room, until it is
    acknowledged or refused; `commits`: rows of a room, until they are on disk."""

    def __init__(self) -> None:
        self.requests: Final = Times()
        self.answers: Final = Times()
        self.commits: Final = Times()
        self.counts: Final[Counter[str]] = Counter()

    def text(self, rooms: int, sockets: int) -> str:
        """All of it, with how many rooms and sockets there are now."""
        lines = [
            "# TYPE spellspeed_rooms gauge",
            f"spellspeed_rooms {rooms}",
            "# TYPE spellspeed_sockets gauge",
            f"spellspeed_sockets {sockets}",
            "# TYPE spellspeed_total counter",
        ]
        lines += [f'spellspeed_total{{what="{name}"}} {count}' for name, count in sorted(self.counts.items())]
        lines += self.requests.lines("spellspeed_request_ms")
        lines += self.answers.lines("spellspeed_answer_ms")
        lines += self.commits.lines("spellspeed_commit_ms")
        return "\n".join(lines) + "\n"
