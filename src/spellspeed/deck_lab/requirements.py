"""What the laboratory needs beyond the standard library, and the error that names how it is installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar, Final

from spellspeed.languages.worded import Worded

LAB: Final = "spellspeed[lab]"
JOBLIB: Final = "spellspeed[joblib]"
RAY: Final = "spellspeed[ray]"
DASK: Final = "spellspeed[dask]"


class NotInstalled(Worded):
    """A package that this needs is not installed; the message says which extra brings it."""

    section: ClassVar[str] = "laboratory"


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Within, a package that is not there is a NotInstalled that names the extra. Imports belong there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise NotInstalled("not installed", needed=extra, missing=missing.name or "") from missing
