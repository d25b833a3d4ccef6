"""The texts of the scenarios of a file, one by one: what stands between its lines `---`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

BETWEEN: Final = re.compile(r"^---(?=[ \t\r\n]|\Z)", re.MULTILINE)
"""What begins the next scenario of a file."""
FIRST_LINE: Final = re.compile(r"^scenario[ \t]*:[ \t]*(?P<title>.*)", re.MULTILINE)
TITLED: Final = re.compile(r"\bscenario\b")
COMMENT: Final = re.compile(r"(^|[ \t])#.*", re.MULTILINE)
FOR_ALL: Final = re.compile(r"""^\{?[ \t]*["']?positions["']?[ \t]*:""", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Part:
    """The text of a scenario. `before` is the number of lines above it; `head` what the file says for all its scenarios ("" for nothing)."""

    before: int
    text: str
    head: str = ""

    @property
    def line(self) -> int:
        """The line on which it begins, counted from 1: that of its title, else the first that says anything."""
        titled = FIRST_LINE.search(self.text)
        place = self.text.count("\n", 0, titled.start()) if titled is not None else first_written(self.text)
        return self.before + place + 1

    @property
    def title(self) -> str:
        """Its title as far as it can be told from its text alone."""
        titled = FIRST_LINE.search(self.text)
        return "" if titled is None else titled["title"].strip(" \t\r'\"")

    def alone(self) -> str:
        """A file of this scenario alone: it stands on the same lines, below what its file says for all."""
        if not self.before:
            return self.text
        head = self.head.rstrip()
        return head + "\n" * (self.before - head.count("\n")) + "---" + self.text


def parts_of(text: str) -> list[Part]:
    """The scenarios of a file, in order; parts that say nothing are none, and what the file says for all is none."""
    ends = [*(found.start() for found in BETWEEN.finditer(text)), len(text)]
    starts = [0, *(end + len("---") for end in ends[:-1])]
    parts = [
        Part(text.count("\n", 0, start), text[start:end])
        for start, end in zip(starts, ends, strict=True)
        if is_written(text[start:end])
    ]
    if len(parts) < 2 or not is_for_all(parts[0].text):
        return parts
    head, *others = parts
    whole = "\n" * head.before + head.text
    return [Part(each.before, each.text, whole) for each in others]


def is_for_all(text: str) -> bool:
    """Whether a part is no scenario but what a file says for all of them."""
    said = COMMENT.sub("", text)
    return TITLED.search(said) is None and FOR_ALL.search(said) is not None


def is_written(text: str) -> bool:
    """Whether a part of a file says more than comments."""
    return any(line.strip() and not line.lstrip().startswith(("#", "%")) for line in text.splitlines())


def first_written(text: str) -> int:
    """The number of lines above the first that says anything."""
    lines = text.split("\n")
    return next((place for place, line in enumerate(lines) if is_written(line)), 0)
