"""Runs the examples of README and docs, and writes what comes out in the places of what the pages show.

python tools/make_examples.py             all pages
python tools/make_examples.py PAGE...     these, by their paths (README.md docs/playing.md)
python tools/make_examples.py --numbers   the numbers in the prose alone, in a second or two; nothing is run
python tools/make_examples.py --check     says what is old and writes nothing; status 1 if anything is

What is an example, and how a page says what it needs, stands in tools/page_examples.py: a block that begins with `$ command` needs no mark. The
examples of a page run one after the other in a folder of their own, which looks like the folder of the project and in which what one writes is
there for the next; at a terminal of 80 columns and 24 lines, in English, without colours. Only `spellspeed ...` and `python ...` are run.
Numbers in the prose that follow from the cards and decks are written, too (tools/page_numbers.py).

The text around an example that has changed is for its author to read again.
"""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import chdir, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.terminal import CLEARED, at_a_terminal
from tools.page_examples import INDENT, PROGRAMS, PROMPT, ROOT, Block, Told, WrongPage, blocks, pages, session, text_of
from tools.page_numbers import with_numbers

CUT: Final = "..."
LONGEST: Final = 140
"""Longer lines of an output are broken between words."""
CONFIG: Final = ".config"
"""Where the program keeps what it saves by itself, in the folder of the examples."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """An example as its page has it and as it comes out: the lines of the page that it takes (from 0, the last one not included)."""

    begin: int
    end: int
    indent: str
    command: str
    shown: tuple[str, ...]
    fresh: tuple[str, ...]


class Examples:
    """The examples of one page, and the folder in which they run."""

    def __init__(self, page: str, folder: Path, slow_too: bool) -> None:
        self.page: Final = page
        self.folder: Final = folder
        self.slow_too: Final = slow_too
        self.names: Final[dict[str, Any]] = {}
        """What the program of the page has defined."""
        self.printed = ""
        """What its last block has printed."""

    def outcomes(self) -> Iterator[Outcome]:
        """What comes out, block by block. Raises WrongPage, and whatever a program of the page raises."""
        text = text_of(self.page)
        before = set(sys.modules)
        like_the_project(self.folder)
        with chdir(self.folder):
            for block in blocks(self.page, text):
                try:
                    yield from self.outcome(block)
                except WrongPage as wrong:
                    raise WrongPage(f"{self.page}:{block.begin + 1}: {wrong}") from None
        for name in set(sys.modules) - before:
            if Path(getattr(sys.modules[name], "__file__", None) or "/").is_relative_to(self.folder):
                del sys.modules[name]

    def outcome(self, block: Block) -> Iterator[Outcome]:
        """What comes out of a block, where it is an example."""
        mark = block.mark
        if mark.file:
            place = self.folder / mark.file
            place.unlink(missing_ok=True)
            place.write_text("\n".join(block.lines) + "\n", encoding="utf-8")
        if mark.is_slow and not self.slow_too:
            return
        if mark.changed is not None:
            name, old, new = mark.changed
            path = self.folder / name
            if old not in (held := path.read_text(encoding="utf-8")):
                raise WrongPage(f"{name} has no {old!r} that could be changed")
            path.write_text(held.replace(old, new), encoding="utf-8")
        if mark.command:
            fresh = cut_as(block.lines, lines_of(self.run(mark.command, block)))
            yield self.of(block, mark.command, fresh)
        elif block.is_session:
            told = session(block)
            fresh = [line for each in told for line in self.told(each, block)]
            yield self.of(block, "; ".join(each.command for each in told), fresh)
        elif self.page in PROGRAMS and block.language == "python":
            self.go_on(block)
        elif self.page in PROGRAMS and block.language == "text":
            yield self.of(block, "the program of the page", cut_as(block.lines, lines_of(self.printed)))

    def of(self, block: Block, command: str, fresh: Sequence[str]) -> Outcome:
        """A block beside what comes out of it."""
        indent = "" if block.is_fenced else INDENT
        return Outcome(block.begin, block.end, indent, command, block.lines, tuple(fresh))

    def told(self, told: Told, block: Block) -> list[str]:
        """A command of a session with its output, and the empty lines that its page leaves after it."""
        shown = [*told.output]
        while shown and not shown[-1]:
            shown.pop()
        left = len(told.output) - len(shown)
        return [PROMPT + told.command, *cut_as(shown, lines_of(self.run(told.command, block))), *[""] * left]

    def run(self, command: str, block: Block) -> str:
        """All that a command writes to the terminal; of a command that clears the screen, the last one. Raises WrongPage."""
        words = shlex.split(command, comments=True)
        into = Path(words[words.index(">") + 1]) if ">" in words else None
        program, *arguments = words[: words.index(">")] if into else words
        if program == "spellspeed":
            config = str(self.folder / CONFIG)
            mark = block.mark
            wrote = at_a_terminal(*arguments, typed=mark.typed, size=mark.screen, into=into, XDG_CONFIG_HOME=config)
            return wrote.split(CLEARED)[-1]
        if program == "python" and into is None:
            done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)
            return done.stdout + done.stderr
        raise WrongPage(f"`{command}` is nothing that is run here")

    def go_on(self, block: Block) -> None:
        """Run a block of the program of the page; one that begins with a comment `# NAME.py` is a file."""
        text = "\n".join(block.lines) + "\n"
        first = block.lines[0]
        if first.startswith("# ") and first.endswith(".py"):
            (self.folder / first.removeprefix("# ")).write_text(text, encoding="utf-8")
            return
        sys.path.insert(0, str(self.folder))
        try:
            with redirect_stdout(io.StringIO()) as out:
                exec(compile("\n" * block.begin + text, self.page, "exec"), self.names)
        finally:
            sys.path.remove(str(self.folder))
        self.printed = out.getvalue()


def like_the_project(folder: Path) -> None:
    """Give a folder what commands of the pages find in that of the project; its files of scenarios are put beside, not into the project's."""
    copytree(ROOT / "tests" / "scenarios", folder / "tests" / "scenarios", copy_function=os.symlink)
    for name in ("src", "tools", "docs"):
        (folder / name).symlink_to(ROOT / name)


def lines_of(wrote: str) -> list[str]:
    """What was written, without spaces at the ends of lines and empty lines around it, long lines broken between words."""
    lines = [line.rstrip() for line in wrote.splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    return [part for line in lines for part in broken(line)]


def broken(line: str) -> list[str]:
    """A line in several, the later ones farther in, where it is too long for a page."""
    if len(line) <= LONGEST:
        return [line]
    inner = line[: len(line) - len(line.lstrip())] + INDENT
    return textwrap.wrap(
        line, LONGEST, subsequent_indent=inner, break_long_words=False, break_on_hyphens=False, expand_tabs=False
    )


def cut_as(shown: Sequence[str], fresh: Sequence[str]) -> list[str]:
    """Fresh lines, cut where those that are shown have a line `...`. Raises WrongPage where what follows such a line is found no more."""
    parts: list[list[str]] = [[]]
    cuts: list[str] = []
    for line in shown:
        if line.strip() == CUT:
            cuts.append(line)
            parts.append([])
        else:
            parts[-1].append(line)
    if not cuts:
        return list(fresh)
    place = len(parts[0])
    found = list(fresh[:place])
    for number, (cut, part) in enumerate(zip(cuts, parts[1:], strict=True), 1):
        if not part:
            return [*found, cut] if place < len(fresh) else found
        if part[0] not in fresh[place:]:
            raise WrongPage(f"nothing that comes out begins with {part[0]!r}; cut it anew")
        begin = fresh.index(part[0], place)
        end = len(fresh) if number == len(cuts) else begin + len(part)
        found += [cut, *fresh[begin:end]] if begin > place else fresh[begin:end]
        place = end
    return found


def outcomes(page: str, folder: Path, slow_too: bool = True) -> list[Outcome]:
    """The examples of a page as they come out in a folder. Raises WrongPage."""
    return list(Examples(page, folder, slow_too).outcomes())


def written(page: str, found: Sequence[Outcome]) -> str:
    """The page with what came out, and its numbers. Raises WrongPage."""
    lines = text_of(page).splitlines()
    for each in reversed(found):
        lines[each.begin : each.end] = [each.indent + line if line else "" for line in each.fresh]
    return with_numbers(page, "\n".join(lines) + "\n")


def main(arguments: list[str]) -> int:
    """Write the pages, or say which are old."""
    is_check = "--check" in arguments
    only_numbers = "--numbers" in arguments
    wanted = [name for name in arguments if name not in ("--check", "--numbers")] or pages()
    if wrong := [name for name in wanted if name not in pages()]:
        print(f"there is no page {', '.join(wrong)}; there are {', '.join(pages())}", file=sys.stderr)
        return 2
    old = []
    for page in wanted:
        with tempfile.TemporaryDirectory() as folder:
            try:
                fresh = written(page, [] if only_numbers else outcomes(page, Path(folder).resolve()))
            except WrongPage as wrong:
                print(wrong, file=sys.stderr)
                return 1
        if fresh != text_of(page):
            old.append(page)
            print(f"{page} is old: python tools/make_examples.py {page}" if is_check else page)
            if not is_check:
                (ROOT / page).write_text(fresh, encoding="utf-8")
    return 1 if is_check and old else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
