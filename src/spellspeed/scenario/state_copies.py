"""A state, or a part of one, after a round through pickle: what must be able to take its place."""

from __future__ import annotations

import pickle
from typing import TypeVar

T = TypeVar("T")


def unpickled(value: T) -> T:
    """A copy of a value of this very process, made by pickling and unpickling it."""
    copy: T = pickle.loads(pickle.dumps(value))  # noqa: S301 - nothing is unpickled but what was pickled here
    return copy
