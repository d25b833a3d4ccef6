"""How much of everything a server takes. Rates are buckets that fill with time; the time is an argument."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

MOST_ADDRESSES: Final = 10_000
"""Addresses of which the rate is remembered; the one that was quiet longest is forgotten first."""


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits of a server. Rates are per second; a bucket holds what was saved up."""

    frame: int = 16_384
    body: int = 65_536
    body_seconds: float = 20.0
    """Within which the body of a request is there, however slowly it comes."""
    requests: float = 20.0
    requests_saved: float = 300.0
    """Requests of an address, a second and saved up; a page that is new to a browser takes some seventy."""
    refusal_seconds: float = 1.0
    """How long who asks too often waits to be told so."""
    decks: float = 2.0
    decks_saved: float = 20.0
    """Questions about decks of an address."""
    views: float = 10.0
    views_saved: float = 60.0
    """Steps of recordings that an address looks at."""
    seats: float = 0.5
    seats_saved: float = 20.0
    """Seats that an address takes, or changes."""
    messages: float = 20.0
    messages_saved: float = 60.0
    whys: float = 5.0
    phrases: float = 0.2
    """What persons say to each other; `phrases_saved` at once."""
    phrases_saved: float = 5.0
    faults: int = 10
    """So many bad messages close a connection; `faults_forgiven` of them are forgiven in a second."""
    faults_forgiven: float = 0.1
    connections: int = 10_000
    """Connections over HTTP at a time, and as many sockets; fewer where the system gives the process fewer descriptors."""
    connections_of_address: int = 100
    """Connections over HTTP of an address; not counted behind a proxy."""
    sockets_of_address: int = 100
    header_seconds: float = 10.0
    """Within which the headers of a request are there, from the connection or its first byte on."""
    answer_seconds: float = 60.0
    """Within which a request is answered and its answer read."""
    sockets: float = 0.5
    sockets_saved: float = 30.0
    rooms: float = 10 / 60
    rooms_saved: float = 10.0
    spectators: int = 200
    connections_of_seat: int = 4
    queue: int = 256
    queue_bytes: int = 1_048_576
    hello_seconds: float = 5.0
    ping_seconds: float = 20.0
    """Between two pings of the socket; a client that answers one of them not for as long is gone."""

    @property
    def largest_frame(self) -> int:
        """A frame up to here is refused by a message (`too_large`); a larger one ends the connection before it is read."""
        return 4 * self.frame


class Bucket:
    """A rate: `per_second` fill it up to `saved`."""

    def __init__(self, per_second: float, saved: float, now: float) -> None:
        self.per_second: Final = per_second
        self.saved: Final = saved
        self.left = saved
        self.at = now

    def take(self, now: float, count: float = 1.0) -> bool:
        """Whether there is so much left, which is taken then."""
        self.left = min(self.saved, self.left + max(0.0, now - self.at) * self.per_second)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Addresses:
    """A bucket for each address."""

    def __init__(self, per_second: float, saved: float) -> None:
        self.per_second: Final = per_second
        self.saved: Final = saved
        self.buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Whether an address may do it once more."""
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= MOST_ADDRESSES:
                self.buckets.popitem(last=False)
            bucket = self.buckets[address] = Bucket(self.per_second, self.saved, now)
        self.buckets.move_to_end(address)
        return bucket.take(now)
