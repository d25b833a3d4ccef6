"""What the hygiene tests read: the files of this checkout, whichever copy of the package is installed."""

import ast
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "spellspeed"
TESTS: Final = ROOT / "tests"

FOLDERS: Final = ("src", "tests", "tools", "docs", ".ci")
FILES: Final = ("*.md", "*.toml", "*.py", "*.in", "Makefile", "LICENSE", ".gitignore")
"""What of the root belongs to the project; what somebody leaves lying there besides does not."""

BINARY: Final = {".so", ".pyc", ".png", ".jpg", ".ico", ".gz", ".zip", ".cdb", ".sqlite", ".woff2"}


def python_files(folder: Path) -> list[Path]:
    """All Python files below the folder, sorted."""
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def module_name(path: Path) -> str:
    """The dotted name of a module of the package: src/spellspeed/kernel/state.py is spellspeed.kernel.state."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def text_files() -> list[Path]:
    """All text files that belong to the project, sorted; what tools leave behind is not among them."""
    found = [path for pattern in FILES for path in ROOT.glob(pattern)]
    for folder in FOLDERS:
        found += [path for path in (ROOT / folder).rglob("*") if path.is_file() and path.suffix not in BINARY]
    return sorted(
        path for path in found if not any(part.endswith(".egg-info") or part == "node_modules" for part in path.parts)
    )


def imported_stars(module: str) -> list[str]:
    """The modules that a package or module takes over whole (`from ... import *`), as its source says."""
    path = PACKAGE.joinpath(*module.split(".")[1:])
    source = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")
    imports = [node for node in ast.parse(source).body if isinstance(node, ast.ImportFrom)]
    return [node.module for node in imports if node.module is not None and node.names[0].name == "*"]
