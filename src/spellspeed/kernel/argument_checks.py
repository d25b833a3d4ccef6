"""Arguments of another kind than is taken. Compiled, Python refuses them at the door of a function; these refuse them interpreted, too."""

from __future__ import annotations


def checked_number(given: object, name: str) -> None:
    """Raises TypeError for what is no whole number: 1.0 and "1" are none."""
    if not isinstance(given, int):
        raise TypeError(f"{name} is {type(given).__name__}; it must be a whole number")


def checked_text(given: object, name: str) -> None:
    """Raises TypeError for what is no text."""
    if not isinstance(given, str):
        raise TypeError(f"{name} is {type(given).__name__}; it must be a text")


def checked_truth(given: object, name: str) -> None:
    """Raises TypeError for what is neither True nor False."""
    if not isinstance(given, bool):
        raise TypeError(f"{name} is {type(given).__name__}; it must be True or False")
