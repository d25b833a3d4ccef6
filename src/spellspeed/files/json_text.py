"""JSON that comes from outside, with limits: how deep it is nested, how long its numbers are, and no halves of characters."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

MOST_NESTED: Final = 20
"""Lists and objects in each other; a recorded match needs 6."""
MOST_DIGITS: Final = 18


class UnfitJson(Exception):
    """A text is no JSON that can be meant. `line` counts from 1 (0: nowhere in particular)."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line: Final = line
        self.reason: Final = reason


def plain_of(text: str) -> Any:
    """What a text of JSON says. Raises UnfitJson."""
    try:
        found = json.loads(text, parse_int=whole_number, parse_float=number, parse_constant=no_number)
        needs_fit(found)
    except json.JSONDecodeError as wrong:
        raise UnfitJson(wrong.lineno, wrong.msg) from wrong
    except RecursionError:
        raise UnfitJson(0, f"it is nested more than {MOST_NESTED} deep") from None
    return found


def whole_number(digits: str) -> int:
    """A whole number. Raises UnfitJson for one of more digits than any."""
    if len(digits) > MOST_DIGITS:
        raise UnfitJson(0, f"a number has {len(digits)} digits; at most {MOST_DIGITS} are read")
    return int(digits)


def number(digits: str) -> float:
    """A number with a fraction. Raises UnfitJson for one of more digits than any."""
    if len(digits) > 2 * MOST_DIGITS:
        raise UnfitJson(0, f"a number has {len(digits)} digits; at most {2 * MOST_DIGITS} are read")
    return float(digits)


def no_number(word: str) -> NoReturn:
    """NaN and Infinity are no JSON. Raises UnfitJson."""
    raise UnfitJson(0, f"{word} is no number of JSON")


def needs_fit(found: Any) -> None:
    """Raise UnfitJson for values that are nested too deep, and for texts that cannot be written again."""
    level, depth = [found], 0
    while level:
        if depth > MOST_NESTED:
            raise UnfitJson(0, f"it is nested more than {MOST_NESTED} deep")
        below: list[Any] = []
        for value in level:
            kind = type(value)  # of JSON there are these and numbers alone
            if kind is str:
                needs_whole_characters(value)
            elif kind is list:
                below += value
            elif kind is dict:
                below += value
                below += value.values()
        level, depth = below, depth + 1


def needs_whole_characters(text: str) -> None:
    """Raise UnfitJson for half of a character (a lone surrogate), which no file can hold."""
    if text.isascii():
        return
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise UnfitJson(0, "a text holds half a character (a lone surrogate)") from None
