"""Which build of the engine is running: compiled to machine code, or interpreted.

The modules of `COMPILED_PACKAGES` are plain Python. An install that is asked to compile (setup.py, SPELLSPEED_COMPILE=1) also turns each of them
into an extension module, which Python then prefers to the source beside it.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

COMPILED_PACKAGES: Final = (
    "kernel",
    "yugioh/duel",
    "yugioh/may",
    "yugioh/doing",
    "yugioh/book",
    "yugioh/words",
    "yugioh/bots",
    "learning/encoding",
)
"""Folders below the package whose modules a compiled install compiles, all but `__init__.py`."""


def sources_to_compile(package_folder: Path) -> list[Path]:
    """The modules below `package_folder` that a compiled install compiles, sorted; a folder that is not there adds none."""
    found: list[Path] = []
    for name in COMPILED_PACKAGES:
        found += [path for path in (package_folder / name).rglob("*.py") if path.name != "__init__.py"]
    return sorted(found)


def interpreted_modules(package_folder: Path) -> list[Path]:
    """Those of `sources_to_compile` that have no extension module beside them, so that Python runs the source."""
    return [
        path
        for path in sources_to_compile(package_folder)
        if not any(path.with_name(path.stem + suffix).exists() for suffix in EXTENSION_SUFFIXES)
    ]


PACKAGE_FOLDER: Final = Path(__file__).resolve().parent

COMPILED: Final[bool] = bool(sources_to_compile(PACKAGE_FOLDER)) and not interpreted_modules(PACKAGE_FOLDER)
"""True when every module meant to be compiled runs compiled; a partly compiled install counts as interpreted."""
