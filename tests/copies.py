"""Copies by pickle, for tests of what must come back equal."""

import pickle
from typing import TypeVar

T = TypeVar("T")


def unpickled(value: T) -> T:
    """A copy of what the test itself made, by pickling and unpickling it."""
    copy: T = pickle.loads(pickle.dumps(value))  # noqa: S301 - nothing is unpickled but what was pickled here
    return copy
