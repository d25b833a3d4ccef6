"""The build that is tested is the one that was meant, and both builds are made from the same lists."""

import os
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import spellspeed
from spellspeed.build import COMPILED, PACKAGE_FOLDER, interpreted_modules, sources_to_compile
from spellspeed.kernel import state
from tests.hygiene.sources import PACKAGE, ROOT
from tests.patience import WHOLE


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


@pytest.mark.parametrize("wish", ["", "0", "1", "yes"])
def test_only_a_wish_to_compile_asks_for_the_compiler_of_python(wish: str) -> None:
    """What pip is told to bring for the build: nothing more for an interpreted one, the extra `compile` for a compiled one."""
    program = "from setuptools import build_meta; print('\\n' + repr(build_meta.get_requires_for_build_wheel()))"
    environment = {**os.environ, "SPELLSPEED_COMPILE": wish}
    asked = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=environment,
        timeout=WHOLE,
    )
    if wish == "yes":
        assert asked.stderr.splitlines()[-1] == (
            'SPELLSPEED_COMPILE is "yes"; it must be "1" (compile or fail), "0" or unset (interpreted)'
        )
        return
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = project["project"]["optional-dependencies"]["compile"] if wish == "1" else []
    assert asked.stdout.splitlines()[-1] == repr(needed)


def test_the_version_is_written_twice_and_the_same() -> None:
    """For pip, and for the program."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == spellspeed.__version__


@pytest.mark.parametrize("suffix", [".py", ".txt"])
def test_a_plain_file_is_no_extension(tmp_path: Path, suffix: str) -> None:
    """Only the suffixes that Python loads as extensions count."""
    (tmp_path / "kernel").mkdir()
    (tmp_path / "kernel" / "a.py").touch()
    (tmp_path / "kernel" / f"a.cpython{suffix}").touch()
    assert (tmp_path / "kernel" / "a.py") in interpreted_modules(tmp_path)
