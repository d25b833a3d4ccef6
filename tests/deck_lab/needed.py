"""What tests of the laboratory need beyond the extra `test`, and what is said where it is not installed."""

import os
from importlib.util import find_spec
from typing import Final

import pytest

PACKAGES: Final = {
    "lab": ("matplotlib", "numpy", "pyarrow", "scipy"),
    "joblib": ("joblib",),
    "dask": ("dask", "distributed"),
    "ray": ("ray",),
}
NEEDED: Final = os.environ.get("SPELLSPEED_NEEDS_LAB") == "1"
"""Where everything must be tested, an extra that is not there makes a test fail."""


def missing(extra: str) -> list[str]:
    """The packages of an extra that are not installed here."""
    return [name for name in PACKAGES[extra] if find_spec(name) is None]


def told() -> list[str]:
    """What is not tested here, a line for each extra."""
    return [
        f"without the tests of spellspeed[{extra}]: {', '.join(missing(extra))} not installed"
        for extra in PACKAGES
        if missing(extra)
    ]


def needs(extra: str) -> pytest.MarkDecorator:
    """A test that is skipped where an extra is not installed; where everything is needed it runs, and fails."""
    reason = f"needs spellspeed[{extra}]: {', '.join(missing(extra))} not installed"
    return pytest.mark.skipif(bool(missing(extra)) and not NEEDED, reason=reason)
