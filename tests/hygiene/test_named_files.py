"""The files that docstrings, comments and pages name are there: whoever looks them up finds them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.hygiene.sources import PACKAGE, ROOT, python_files

NAMED: Final = re.compile(r"(?<![\w./<{*\"'-])((?:[\w-]+/)+[\w-]+\.(?:py|md|tsv|json|yaml)|[a-z]\w+\.py)\b(?![/{])")
"""A file with the folder in which it stands, or a module beside the one that names it."""
MADE_UP: Final = {"monsters/dark.py", "da.py", "digits.py"}
"""What places.py speaks of as an example."""
LINK: Final = re.compile(r"\[(?P<label>[^\]]*)\]\((?P<target>[^)#\s]+)[^)]*\)")
PAGES: Final = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    ROOT / "tools/second_engine/README.md",
]


def names(path: Path) -> Iterator[tuple[int, str]]:
    """The files that a source names in its docstrings and comments, with the lines; strings on one line are the program's own affair."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        yield from ((number, name) for name in NAMED.findall(line))


def is_there(name: str, path: Path) -> bool:
    """Whether a file is where the project, the package or one of the folders above a source would have it."""
    return any((folder / name).exists() for folder in (ROOT, PACKAGE, *path.parents))


def test_what_a_source_names_is_there() -> None:
    missing = [
        f"{path.relative_to(ROOT)}:{number}: {name}"
        for path in python_files(PACKAGE)
        for number, name in names(path)
        if name not in MADE_UP and not is_there(name, path)
    ]
    assert missing == []


def test_links_of_pages_lead_where_they_say() -> None:
    """To a file that is there; a label that is the number of a decision leads to that one."""
    wrong = []
    for page in PAGES:
        for link in LINK.finditer(page.read_text(encoding="utf-8")):
            target, number = link["target"], re.match(r"(?:(?:docs/)?decisions/)?(\d{4})\b", link["label"])
            if "://" in target:
                continue
            leads = (page.parent / target).exists()
            if not leads or (number is not None and not Path(target).name.startswith(number[1])):
                wrong.append(f"{page.relative_to(ROOT)}: {link[0]}")
    assert wrong == []


def test_a_name_is_found_and_judged(tmp_path: Path) -> None:
    """A control."""
    source = tmp_path / "one.py"
    source.write_text('"""See duel/terms.py and two.py."""\n# kernel/nothing.py, a "path.py"\n', encoding="utf-8")
    assert list(names(source)) == [(1, "duel/terms.py"), (1, "two.py"), (2, "kernel/nothing.py")]
    assert [is_there(name, source) for name in ("duel/terms.py", "kernel/atoms.py", "one.py", "two.py")] == [
        False,
        True,
        True,
        False,
    ]
