"""Reads the pages of README and docs: their blocks of code, and the marks that say where what a block shows comes from.

An indented block that begins with `$ ` needs no mark: each line with `$ ` is a command, and what follows is its output. What else a block needs
to be known stands in a comment right before it, which nobody sees in the rendered page:

    <!-- example: spellspeed play --seed 4
    typed: set mirror force; summon magician of faith
    -->

| in the comment | |
|---|---|
| the rest of the first line | the command, for a block that shows its output alone. The text above the block names it, and what is typed |
| `typed: LINE; LINE` | what is typed at the command; then the example ends, with the screen as it stands |
| `screen: 106 x 26` | another terminal than one of 80 columns and 24 lines |
| `file: NAME` | the block is put into that file, for the commands that follow |
| `changed: NAME: TEXT -> TEXT` | before the commands, that is changed in a file |
| `slow` | the example runs with SPELLSPEED_THOROUGH=1 and when it is written anew |

A line `...` stands for lines that are left out: before the first one as many lines are shown as stand there, and what follows one begins with the
same line as it does there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PROGRAMS: Final = ("README.md", "docs/api.md", "docs/hkk-text.md")
"""Pages whose blocks ```python are one program; a block ```text shows what the one before it has printed."""
NOT_READ: Final = ("docs/vocabulary.md", "docs/coverage.md", "docs/hkk-wordings.md")
"""Pages that other tools write whole."""
PROMPT: Final = "$ "
INDENT: Final = "    "
BEGUN: Final = re.compile(r"<!-- example(?::|$)")
SCREEN: Final = re.compile(r"(\d+) x (\d+)")
CHANGE: Final = re.compile(r"(.+?): (.+) -> (.+)")


class WrongPage(Exception):
    """A page has a mark that cannot be read, or an example that cannot be cut where its page cuts it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What is said of a block in the comment before it."""

    command: str = ""
    typed: tuple[str, ...] = ()
    screen: tuple[int, int] = (80, 24)
    file: str = ""
    changed: tuple[str, str, str] | None = None
    is_slow: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """A block of code: the lines of its page where it begins and after which it ends, counted from 0, and what it holds, without indentation."""

    begin: int
    end: int
    lines: tuple[str, ...]
    language: str = ""
    is_fenced: bool = False
    mark: Mark = field(default_factory=Mark)

    @property
    def is_session(self) -> bool:
        """Whether its commands stand in it."""
        return not self.is_fenced and self.lines[0].startswith(PROMPT)


def pages() -> list[str]:
    """README and the pages of docs, by their paths from the root."""
    found = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [name for path in found if (name := path.relative_to(ROOT).as_posix()) not in NOT_READ]


def text_of(page: str) -> str:
    """What a page holds."""
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str, text: str) -> Iterator[Block]:
    """The blocks of code of a page, in order. Raises WrongPage."""
    lines = text.splitlines()
    mark, place = Mark(), 0
    while place < len(lines):
        line = lines[place]
        if BEGUN.match(line):
            end = next(at for at in range(place, len(lines)) if lines[at].endswith("-->"))
            said = "\n".join(lines[place : end + 1])
            mark = read_mark(said, f"{page}:{place + 1}")
            place = end + 1
        elif line.startswith("```"):
            end = next(at for at in range(place + 1, len(lines)) if lines[at] == "```")
            held = tuple(lines[place + 1 : end])
            yield Block(place + 1, end, held, line.removeprefix("```"), is_fenced=True, mark=mark)
            mark, place = Mark(), end + 1
        elif line.startswith(INDENT) and (place == 0 or not lines[place - 1] or lines[place - 1].endswith("-->")):
            end = end_of_indented(lines, place)
            held = tuple(each.removeprefix(INDENT) for each in lines[place:end])
            yield Block(place, end, held, mark=mark)
            mark, place = Mark(), end
        elif line and mark != Mark() and not line.startswith("<!--"):
            raise WrongPage(f"{page}:{place + 1}: a mark belongs right before its block")
        else:
            place += 1


def end_of_indented(lines: list[str], begin: int) -> int:
    """The line after the last one of an indented block."""
    end = begin
    for at in range(begin, len(lines)):
        if lines[at].startswith(INDENT):
            end = at + 1
        elif lines[at]:
            break
    return end


def read_mark(said: str, where: str) -> Mark:
    """A comment as a mark. Raises WrongPage."""
    command, *others = BEGUN.sub("", said).removesuffix("-->").split("\n")
    found: dict[str, object] = {"command": command.strip()}
    for line in filter(None, map(str.strip, others)):
        key, _, value = (part.strip() for part in line.partition(":"))
        if key == "typed":
            found[key] = tuple(each.strip() for each in value.split(";"))
        elif key == "screen" and (size := SCREEN.fullmatch(value)) is not None:
            found[key] = (int(size[1]), int(size[2]))
        elif key == "file" and value:
            found[key] = value
        elif key == "changed" and (change := CHANGE.fullmatch(value)) is not None:
            found[key] = change.groups()
        elif line == "slow":
            found["is_slow"] = True
        else:
            raise WrongPage(f"{where}: {line!r} is no line of a mark (tools/page_examples.py)")
    return Mark(**found)  # type: ignore[arg-type]


@dataclass(slots=True)
class Told:
    """A command as a block shows it: the line, and the lines of its output."""

    command: str
    output: list[str] = field(default_factory=list)


def session(block: Block) -> list[Told]:
    """The commands of a block, each with its output and the empty lines after that."""
    found: list[Told] = []
    for line in block.lines:
        if line.startswith(PROMPT):
            found.append(Told(line.removeprefix(PROMPT)))
        else:
            found[-1].output.append(line)
    return found
