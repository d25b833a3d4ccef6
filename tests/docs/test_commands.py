"""README.md and docs/: every command that a page names is one that there is, with the options that it has."""

import re
from collections.abc import Iterator
from typing import Final

import click
import pytest

from spellspeed.cli import command
from tests.deck_lab.needed import missing
from tools.page_examples import blocks, pages, text_of

SPAN: Final = re.compile(r"`(?:[A-Z_]+=\S+ )*(spellspeed [^`]+)`")
LINE: Final = re.compile(r"^(?:\$ )?(?:[A-Z_]+=\S+ )*(spellspeed .+)$")
KINDS_OF_FILES: Final = ("spellspeed recording", "spellspeed match")
"""What stands in files, and is no command."""
OPTION: Final = re.compile(r"(?<![\w-])(--?[a-z][\w-]*)")


def named(page: str) -> Iterator[str]:
    """The commands of a page: those within its text, and the lines of its blocks."""
    text = text_of(page)
    for block in blocks(page, text):
        lines = "\n".join(block.lines).replace("\\\n", " ").split("\n")
        yield from (found[1].partition(" # ")[0] for line in lines if (found := LINE.match(line)) is not None)
    yield from (found[1] for found in SPAN.finditer(text) if found[1] not in KINDS_OF_FILES)


def parts_of(words: list[str]) -> Iterator[tuple[click.Command, list[str]]]:
    """The subcommands that words begin with, several where they stand with bars between them, and the words after that."""
    meant: list[click.Command] = [command]
    for place, word in enumerate(words):
        group = meant[0]
        if not isinstance(group, click.Group) or not re.fullmatch(r"[a-z|]+", word):
            break
        found = [group.get_command(click.Context(group), name) for name in word.split("|")]
        assert all(found), f"there is no `spellspeed {' '.join(words[: place + 1])}`"
        meant = [each for each in found if each is not None]
    else:
        place = len(words)
    for each in meant:
        yield each, words[place:]


@pytest.mark.parametrize("page", [page for page in pages() if list(named(page))])
def test_every_command_of_a_page_is_one_that_there_is(page: str) -> None:
    """Words in capitals stand for something, brackets for what may be left out."""
    for text in dict.fromkeys(named(page)):
        words = re.sub(r"[\[\]]|\.\.\.", " ", text.replace("\\|", "|").partition(" > ")[0]).split()[1:]
        if words[:1] == ["lab"] and missing("lab"):
            continue
        for each, others in parts_of(words):
            options = {name for option in each.params for name in (*option.opts, *option.secondary_opts)}
            given = OPTION.findall(re.sub(r'"[^"]*"', "", " ".join(others)))
            assert [name for name in given if name not in {*options, "--help", "--version"}] == [], f"{page}: {text}"


def test_what_is_wrong_is_found() -> None:
    """A control: of each kind one."""
    assert [(each.name, rest) for each, rest in parts_of(["replay", "show|verify", "FILE"])] == [
        ("show", ["FILE"]),
        ("verify", ["FILE"]),
    ]
    with pytest.raises(AssertionError, match="replay look"):
        list(parts_of(["replay", "look", "FILE"]))
    assert OPTION.findall("DECK --duels 20 -o FILE one-two") == ["--duels", "-o"]
    assert SPAN.findall("`PYTHONPATH=. spellspeed simulate a b`, `spellspeed`") == ["spellspeed simulate a b"]
