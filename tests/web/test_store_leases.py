"""One owner at a time writes into a room."""

from collections.abc import Callable

import pytest

from spellspeed.web.faults import LeaseLost, UnknownRoom
from spellspeed.web.store import Store
from tests.patience import PATIENCE
from tests.web.rooms import make, rows_of

Two = tuple[Store, Store]


@pytest.fixture
def two(address: str, opened: Callable[..., Store]) -> Two:
    """One database, opened by two owners as by two processes; the first holds the lease of room a until 1000."""
    one, other = opened(address), opened(address)
    make(one, "a", owner="one")
    return one, other


def lease(store: Store) -> tuple[str | None, int | None]:
    """Who holds room a, and until when."""
    room = store.room("a")
    assert room is not None
    return room.owner, room.lease


def test_a_lease_that_runs_is_not_taken(two: Two) -> None:
    one, other = two
    assert other.take_lease("a", "other", 999, 50) == "one"
    assert lease(other) == ("one", 1000)
    assert isinstance(other.append("a", rows_of("a", 0, 1), "duel", "other").exception(PATIENCE), LeaseLost)
    one.append("a", rows_of("a", 0, 1), "duel", "one").result(PATIENCE)
    assert other.rows("a") == rows_of("a", 0, 1)


def test_a_lease_that_ran_out_is_taken_and_the_first_owner_is_refused(two: Two) -> None:
    one, other = two
    one.append("a", rows_of("a", 0, 1), "duel", "one").result(PATIENCE)
    assert other.take_lease("a", "other", 1000, 50) == "other"
    assert lease(one) == ("other", 1050)
    fault = one.append("a", rows_of("a", 1, 2), "over", "one").exception(PATIENCE)
    assert isinstance(fault, LeaseLost)
    assert str(fault) == "one does not hold the lease of room a; other does."
    other.append("a", rows_of("a", 1, 3), "duel", "other").result(PATIENCE)
    assert one.rows("a") == rows_of("a", 0, 3)
    assert one.take_lease("a", "one", 1049, 50) == "other"
    assert one.take_lease("a", "one", 1050, 50) == "one"


def test_the_owner_of_a_lease_that_ran_out_may_write_until_another_takes_it(two: Two) -> None:
    one, _ = two
    one.append("a", rows_of("a", 0, 1), "duel", "one").result(PATIENCE)
    assert one.renew_leases("one", 5000, 100) == ["a"]
    assert lease(one) == ("one", 5100)


def test_taking_ones_own_lease_lengthens_it(two: Two) -> None:
    one, _ = two
    assert one.take_lease("a", "one", 500, 1000) == "one"
    assert lease(one) == ("one", 1500)


def test_renewing_names_the_rooms_that_are_still_held(two: Two) -> None:
    one, other = two
    make(one, "c", "b", owner="one")
    make(other, "d", owner="other")
    assert other.take_lease("c", "other", 1000, 50) == "other"
    assert one.renew_leases("one", 1200, 50) == ["a", "b"]
    assert other.renew_leases("other", 1300, 50) == ["c", "d"]
    assert lease(one) == ("one", 1250)
    assert one.renew_leases("nobody", 1300, 50) == []


def test_leases_given_up_can_be_taken_at_once(two: Two) -> None:
    one, other = two
    make(other, "d", owner="other")
    one.give_up_leases("one")
    assert lease(one) == (None, None)
    fault = one.append("a", rows_of("a", 0, 1), "duel", "one").exception(PATIENCE)
    assert str(fault) == "one does not hold the lease of room a; nobody does."
    assert other.take_lease("a", "other", 1, 50) == "other"
    assert other.renew_leases("other", 2, 50) == ["a", "d"]


def test_the_lease_of_a_room_that_is_not_there_is_refused(two: Two) -> None:
    with pytest.raises(UnknownRoom, match="nowhere"):
        two[0].take_lease("nowhere", "one", 0, 50)
