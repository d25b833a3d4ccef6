"""Rooms and rows for the tests of the store."""

from spellspeed.room.rows import Row
from spellspeed.web.store import Store

OWNER = "host-1"
"""Who holds the leases, unless a test says otherwise."""


def rows_of(room_id: str, first: int, last: int) -> list[Row]:
    """Rows `first` to `last - 1`, all different: what stands in each follows from the room and its number."""
    return [
        Row(n, 1_700_000_000_000 + n, n % 3 - 1, "answer", f'{{"room":"{room_id}","picks":[{n}]}}')
        for n in range(first, last)
    ]


def make(store: Store, *ids: str, owner: str = OWNER, settings: str = "{}") -> None:
    """Makes rooms and takes their leases, from 0 ms to 1000."""
    for room_id in ids:
        store.make_room(room_id, 0, settings, b"secret", "commitment")
        assert store.take_lease(room_id, owner, 0, 1000) == owner
