"""The second checker of types reads the modules that programs import."""

import re
import tomllib
from pathlib import Path

from tests.hygiene.sources import PACKAGE, ROOT, python_files

IMPORTS = re.compile(r"^ *from (spellspeed[\w.]*) import (.*?)(?:  #|$)", re.MULTILINE)


def files_imported(text: str) -> set[str]:
    """The modules of this package from which a text imports, as files of the checkout; a module that is itself imported from its package too."""
    found: set[str] = set()
    for package, names in IMPORTS.findall(text):
        folder = PACKAGE.parent.joinpath(*package.split("."))
        inner = {folder / f"{name.strip()}.py" for name in names.split(",")}
        for path in {folder.with_suffix(".py"), folder / "__init__.py"} | inner:
            if path.is_file():
                found.add(path.relative_to(ROOT).as_posix())
    return found


def test_what_programs_import_is_checked_by_both() -> None:
    """What stands in spellspeed.api, what the page of the learning environments names, and what the examples use; no file but these."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["basedpyright"]
    readers: list[Path] = [PACKAGE / "api.py", ROOT / "docs" / "learning.md", *python_files(ROOT / "examples")]
    wanted = {"src/spellspeed/__init__.py", "src/spellspeed/api.py"}
    for path in readers:
        wanted |= files_imported(path.read_text(encoding="utf-8"))
    assert settings["typeCheckingMode"] == "strict"
    assert settings["include"] == sorted(wanted)
