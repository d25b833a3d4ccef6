"""tools/make_examples.py: how blocks and marks of a page are read, how an output is cut and broken, and that only what differs is written."""

from pathlib import Path

import pytest

from tools import make_examples, page_examples, page_numbers
from tools.make_examples import broken, cut_as, lines_of, outcomes, written
from tools.page_examples import Mark, WrongPage, blocks, read_mark, session

PAGE = """\
Text.

    $ spellspeed rule --list > rules.txt
    $ spellspeed hkk read "Flying."    # the clauses
    old

<!-- example: spellspeed play --seed 4
typed: set mirror force; why battle
screen: 106 x 30
-->

    ...
    old

<!-- example:
file: small.yaml
-->
<!-- something else -->
```yaml
scenario: nothing
```
"""


def test_a_page_is_read_block_by_block() -> None:
    """Indented ones and those in a fence, each with the mark before it."""
    first, second, third = blocks("page.md", PAGE)
    assert first.is_session
    assert first.mark == Mark()
    assert [(each.command, each.output) for each in session(first)] == [
        ("spellspeed rule --list > rules.txt", []),
        ('spellspeed hkk read "Flying."    # the clauses', ["old"]),
    ]
    assert second.lines == ("...", "old")
    assert second.mark == Mark("spellspeed play --seed 4", ("set mirror force", "why battle"), (106, 30))
    assert (third.language, third.lines, third.mark) == ("yaml", ("scenario: nothing",), Mark(file="small.yaml"))
    assert [PAGE.splitlines()[each.begin].strip() for each in (first, second, third)] == [
        each.lines[0] for each in (first, second, third)
    ]


def test_a_mark_says_what_there_is_and_nothing_else() -> None:
    assert read_mark("<!-- example:\nchanged: a.yaml: hand: [] -> hand: [Sangan]\nslow\n-->", "p:1") == Mark(
        changed=("a.yaml", "hand: []", "hand: [Sangan]"), is_slow=True
    )
    for wrong in ("screen: wide", "changed: a.yaml", "taped: no", "file:"):
        with pytest.raises(WrongPage, match=wrong):
            read_mark(f"<!-- example: spellspeed bench\n{wrong}\n-->", "p:1")
    with pytest.raises(WrongPage, match=r"^p:2: "):
        list(blocks("p", "<!-- example: spellspeed bench -->\ntext between\n\n    block\n"))


@pytest.mark.parametrize(
    ("shown", "fresh", "cut"),
    [
        (["a", "b"], ["c"], ["c"]),
        (["a", "..."], ["1", "2", "3"], ["1", "..."]),
        (["a", "b", "..."], ["1", "2"], ["1", "2"]),
        (["...", "3", "old"], ["1", "2", "3", "4", "5"], ["...", "3", "4", "5"]),
        (["a", "...", "3", "...", "6"], ["1", "2", "3", "4", "5", "6", "7"], ["1", "...", "3", "...", "6", "7"]),
        (["a", "  ...", "2"], ["1", "2", "3"], ["1", "2", "3"]),
        (["...", "3", "..."], ["1", "3", "3", "4"], ["...", "3", "..."]),
    ],
)
def test_an_output_is_cut_where_the_page_cuts_it(shown: list[str], fresh: list[str], cut: list[str]) -> None:
    assert cut_as(shown, fresh) == cut


def test_what_cannot_be_cut_so_any_more_is_told() -> None:
    with pytest.raises(WrongPage, match="'3'"):
        cut_as(["1", "...", "3"], ["1", "2"])


def test_long_lines_are_broken_between_words() -> None:
    line = "  " + " ".join(["word"] * 40)
    first, second = broken(line)
    assert (len(first), second) == (136, "      " + " ".join(["word"] * 13))
    assert broken("x" * 141) == ["x" * 141]
    assert lines_of("\n a  \n\nb\n\n") == [" a", "", "b"]


def test_a_page_is_written_with_what_comes_out_and_is_then_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow block, one that is no example and the text stay as they are; the screen of the terminal is that of the mark."""
    page = PAGE.replace("typed: set mirror force; why battle", "typed: help hand").replace(
        "    ...\n    old",
        "    ...\n    Main Phase 1: what do you do?\n    ...\n    Duelist, Main Phase 1> help hand\n    old",
    )
    page += "\n<!-- example:\nslow\n-->\n\n    $ spellspeed bench\n    slow\n\n    no example\n"
    root = page_examples.ROOT
    (tmp_path / "page.md").write_text(page, encoding="utf-8")
    monkeypatch.setattr(page_examples, "ROOT", tmp_path)
    monkeypatch.setattr(make_examples, "ROOT", root)
    monkeypatch.setattr(page_numbers, "SENTENCES", ())
    (first, second) = outcomes("page.md", new_folder(tmp_path, "1"), slow_too=False)
    assert first.fresh[2:] == ("ability, continuous  HKK-91.4.0", "  Flying.")
    assert (tmp_path / "1" / "rules.txt").read_text(encoding="utf-8").startswith("CORE-1 ")
    assert second.fresh == (
        "...",
        "Main Phase 1: what do you do?",
        "...",
        "Duelist, Main Phase 1> help hand",
        "hand                your hand",
        "Duelist, Main Phase 1>",
    )
    (tmp_path / "page.md").write_text(written("page.md", [first, second]), encoding="utf-8")
    again = outcomes("page.md", new_folder(tmp_path, "2"), slow_too=False)
    assert [each.shown for each in again] == [each.fresh for each in again] == [first.fresh, second.fresh]


def new_folder(path: Path, name: str) -> Path:
    """An empty folder in another one."""
    (path / name).mkdir()
    return path / name


def test_numbers_are_written_without_running_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An example that is old stays as it is."""
    (tmp_path / "page.md").write_text("There are 3 decks.\n\n    $ spellspeed bench\n    old\n", encoding="utf-8")
    monkeypatch.setattr(page_examples, "ROOT", tmp_path)
    monkeypatch.setattr(make_examples, "ROOT", tmp_path)
    monkeypatch.setattr(make_examples, "pages", lambda: ["page.md"])
    sentence = page_numbers.Sentence("page.md", "There are {} decks", lambda: ("7",))
    monkeypatch.setattr(page_numbers, "SENTENCES", (sentence,))
    assert make_examples.main(["--numbers", "--check"]) == 1
    assert make_examples.main(["--numbers"]) == 0
    assert (
        (tmp_path / "page.md")
        .read_text(encoding="utf-8")
        .startswith("There are 7 decks.\n\n    $ spellspeed bench\n    old")
    )
    assert make_examples.main(["--numbers", "--check"]) == 0
