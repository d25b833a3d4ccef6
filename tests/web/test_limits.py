"""Rates: what a bucket lets through is arithmetic of its own rate and of the times it is asked at."""

from spellspeed.web.limits import MOST_ADDRESSES, Addresses, Bucket


def test_a_bucket_gives_what_was_saved_and_then_what_comes_in() -> None:
    """Three are saved; half a one comes each second: the fourth is there after two seconds, not after one and a half."""
    bucket = Bucket(0.5, 3, now=10)
    assert [bucket.take(10) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(11.5)
    assert bucket.take(12)
    assert not bucket.take(12)


def test_a_bucket_holds_no_more_than_it_may_however_long_it_is_quiet() -> None:
    """After a year it gives as many as at first."""
    bucket = Bucket(0.5, 3, now=0)
    assert [bucket.take(31_536_000) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_is_put_back_neither_fills_nor_empties_a_bucket() -> None:
    """Time that runs backwards is no time; from there on it fills as before."""
    bucket = Bucket(1, 2, now=100)
    assert [bucket.take(100) for _ in range(3)] == [True, True, False]
    assert not bucket.take(40)
    assert not bucket.take(40.5)
    assert bucket.take(41)


def test_each_address_has_a_bucket_of_its_own() -> None:
    """What one uses up the other has."""
    addresses = Addresses(1, 2)
    assert [addresses.take("a", 0) for _ in range(3)] == [True, True, False]
    assert [addresses.take("b", 0) for _ in range(3)] == [True, True, False]
    assert addresses.take("a", 1)


def test_of_so_many_addresses_the_one_that_was_quiet_longest_is_forgotten() -> None:
    """Memory is bounded. The first one came back, so the second goes: it has a full bucket again, the first has not."""
    addresses = Addresses(0, 1)
    assert addresses.take("first", 0)
    assert addresses.take("second", 0)
    for number in range(MOST_ADDRESSES - 2):
        addresses.take(f"other {number}", 0)
    assert not addresses.take("first", 0)
    assert addresses.take("one more", 0)
    assert len(addresses.buckets) == MOST_ADDRESSES
    assert addresses.take("second", 0)
    assert not addresses.take("first", 0)
