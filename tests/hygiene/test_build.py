"""The build that is tested is the one that was meant, and both builds are made from the same lists."""

import os
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import spellspeed
from spellspeed.build import COMPILED, PACKAGE_FOLDER, interpreted_modules, sources_to_compile
from spellspeed.kernel import state
from tests.hygiene.sources import PACKAGE, ROOT


def test_the_installed_copy_is_the_build_that_was_asked_for() -> None:
    """`make test` names the build that it runs: the compiled one must not be src, the interpreted one must be it."""
    expected = os.environ.get("SPELLSPEED_EXPECTED_BUILD", "compiled" if COMPILED else "interpreted")
    assert expected == ("compiled" if COMPILED else "interpreted"), [
        path.name for path in interpreted_modules(PACKAGE_FOLDER)
    ]
    assert (Path(spellspeed.__path__[0]).resolve() == PACKAGE) == (expected == "interpreted")


def test_what_is_called_compiled_is_what_python_loads() -> None:
    """A module of the kernel comes from an extension file in a compiled copy, from its source in an interpreted one."""
    loaded = str(state.__file__)
    assert loaded.endswith(tuple(EXTENSION_SUFFIXES)) == COMPILED
    assert loaded.endswith(".py") != COMPILED
    assert Path(loaded).parent == PACKAGE_FOLDER / "kernel"


def test_the_installed_copy_holds_every_file_of_the_source() -> None:
    """Nothing is forgotten in the package's list of files, and nothing stands there that was removed from the source."""
    assert files_below(PACKAGE_FOLDER) == files_below(PACKAGE)


def files_below(folder: Path) -> list[str]:
    left_out = (".pyc", *EXTENSION_SUFFIXES)
    found = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    return sorted(name for name in found if not name.endswith(left_out))


def test_only_a_module_with_an_extension_beside_it_counts_as_compiled(tmp_path: Path) -> None:
    """One of two compiled is not compiled; `__init__.py` and other packages do not count."""
    kernel, cards = tmp_path / "kernel", tmp_path / "yugioh" / "cards"
    for folder in (kernel, cards):
        folder.mkdir(parents=True)
        for name in ("__init__.py", "a.py", "b.py"):
            (folder / name).touch()
    assert sources_to_compile(tmp_path) == [kernel / "a.py", kernel / "b.py"]
    (kernel / f"a{EXTENSION_SUFFIXES[0]}").touch()
    assert interpreted_modules(tmp_path) == [kernel / "b.py"]


def test_what_compiling_needs_is_the_same_in_both_lists() -> None:
    """`pip install .` reads build-system.requires, the Makefile the extra `compile`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["build-system"]["requires"] == project["project"]["optional-dependencies"]["compile"]
    assert project["project"]["version"] == spellspeed.__version__


@pytest.mark.parametrize("suffix", [".py", ".txt"])
def test_a_plain_file_is_no_extension(tmp_path: Path, suffix: str) -> None:
    """Only the suffixes that Python loads as extensions count."""
    (tmp_path / "kernel").mkdir()
    (tmp_path / "kernel" / "a.py").touch()
    (tmp_path / "kernel" / f"a.cpython{suffix}").touch()
    assert (tmp_path / "kernel" / "a.py") in interpreted_modules(tmp_path)
