"""Says at the head of a test run which build it tests, and which copy of the package."""

import spellspeed
from spellspeed.build import COMPILED


def pytest_report_header() -> str:
    """One line: compiled or interpreted, and from where."""
    return f"spellspeed: {'compiled' if COMPILED else 'interpreted'}, {spellspeed.__path__[0]}"
