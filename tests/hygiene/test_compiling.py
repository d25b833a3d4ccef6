"""What is compiled again after which change, and what a wheel must be called; with a compiler that only counts."""

import sys
from pathlib import Path

import pytest

from tools.compile_core import compile_changed
from tools.literals_by_name import write_if_new
from tools.try_wheel import name_problem


class Counting:
    """Stands for a compiler of setuptools: writes an object file for each C file, or fails at those that say so."""

    def __init__(self) -> None:
        self.compiled: list[str] = []

    def _setup_compile(
        self, place: str, macros: object, folders: object, sources: list[str], depends: object, extra: list[str]
    ) -> tuple[object, list[str], list[str], list[str], dict[str, tuple[str, str]]]:
        objects = [f"{place}/{Path(source).stem}.o" for source in sources]
        return macros, objects, extra, [], dict(zip(objects, ((source, ".c") for source in sources), strict=True))

    def _get_cc_args(self, include_options: list[str], debug: bool, before: object) -> list[str]:
        return []

    def _compile(self, made: str, source: str, *options: object) -> None:
        if "broken" in Path(source).read_text(encoding="utf-8"):
            raise SyntaxError(source)
        self.compiled.append(Path(source).name)
        Path(made).write_text("object", encoding="utf-8")


def due(place: Path, *sources: str) -> list[str]:
    """Compile a.c and b.c, which share core.h; the names of those that met the compiler."""
    compiler = Counting()
    made = compile_changed(
        compiler, [str(place / name) for name in sources or ("a.c", "b.c")],
        output_dir=str(place), macros=[], include_dirs=[], debug=False, extra_postargs=[], depends=[str(place / "core.h")],
    )  # fmt: skip
    assert [Path(path).name for path in made] == [name.replace(".c", ".o") for name in sources or ("a.c", "b.c")]
    return sorted(compiler.compiled)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with two C files and a header, compiled once."""
    for name in ("a.c", "b.c", "core.h"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    assert due(tmp_path) == ["a.c", "b.c"]
    return tmp_path


def test_what_did_not_change_is_not_compiled_again(place: Path) -> None:
    """Nor what was only written again with the same text."""
    assert due(place) == []
    (place / "a.c").write_text("a.c", encoding="utf-8")
    assert due(place) == []


def test_a_changed_file_is_compiled_alone_and_a_changed_header_compiles_all(place: Path) -> None:
    (place / "a.c").write_text("another", encoding="utf-8")
    assert due(place) == ["a.c"]
    (place / "core.h").write_text("another", encoding="utf-8")
    assert due(place) == ["a.c", "b.c"]
    (place / "b.o").unlink()
    assert due(place) == ["b.c"]


def test_what_failed_is_compiled_again(place: Path) -> None:
    """Also when the text is then what it was when it last succeeded: the object file may be half written."""
    (place / "a.c").write_text("broken", encoding="utf-8")
    with pytest.raises(SyntaxError):
        due(place)
    (place / "a.c").write_text("a.c", encoding="utf-8")
    assert due(place) == ["a.c"]


def test_a_file_of_settings_keeps_its_time_while_its_text_stays(tmp_path: Path) -> None:
    """Its time is what setuptools compares."""
    file = tmp_path / "settings.txt"
    write_if_new(file, "O3")
    before = file.stat().st_mtime_ns
    write_if_new(file, "O3")
    assert (file.stat().st_mtime_ns, file.read_text(encoding="utf-8")) == (before, "O3")
    write_if_new(file, "O2")
    assert file.read_text(encoding="utf-8") == "O2"


def test_a_compiled_wheel_names_this_python_and_this_machine() -> None:
    """A wheel for any Python holds no compiled core."""
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert name_problem("spellspeed-0.1.0-py3-none-any.whl").startswith(
        "spellspeed-0.1.0-py3-none-any.whl does not end with"
    )
    assert f"-{version}-{version}-" in name_problem("x.whl")
    wanted = name_problem("x.whl").removeprefix("x.whl does not end with ")
    assert name_problem(f"spellspeed-0.1.0{wanted}") == ""
