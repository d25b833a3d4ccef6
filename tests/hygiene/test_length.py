"""A file has fewer than 400 lines, so that it can be read in one go."""

from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.sources import ROOT, python_files

MOST: Final = 399
FOLDERS: Final = ("src", "tests", "tools", "examples", "docs", ".ci")


def too_long(files: list[Path]) -> dict[str, int]:
    """The files with more lines than that, and how many they have."""
    lines = {path.as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    return {name: number for name, number in lines.items() if number > MOST}


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_file_has_more_lines(folder: str) -> None:
    assert too_long(python_files(ROOT / folder)) == {}


def test_a_file_with_one_line_more_is_found(tmp_path: Path) -> None:
    """A control: 399 lines are not too many, 400 are."""
    (tmp_path / "short.py").write_text("x = 1\n" * MOST, encoding="utf-8")
    (tmp_path / "long.py").write_text("x = 1\n" * MOST + "x = 2\n", encoding="utf-8")
    assert too_long(python_files(tmp_path)) == {(tmp_path / "long.py").as_posix(): MOST + 1}
