"""Builds the package; pyproject.toml says what it is. This file only decides whether its core is compiled.

The environment variable SPELLSPEED_COMPILE decides: "1" compiles or fails; unset or "0" installs the same modules interpreted,
in seconds. The compiled packages are listed in src/spellspeed/build.py, how they are compiled stands in tools/compile_core.py,
and docs/decisions/0006-compiled-by-wish.md says why nobody is made to wait unasked.
"""

import os
import runpy
import sys
import tomllib
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))


def compiling_is_wished() -> bool:
    """Whether SPELLSPEED_COMPILE asks for a compiled core."""
    wish = os.environ.get("SPELLSPEED_COMPILE", "")
    if wish not in ("", "0", "1"):
        raise SystemExit(
            f'SPELLSPEED_COMPILE is "{wish}"; it must be "1" (compile or fail), "0" or unset (interpreted)'
        )
    return wish == "1"


def modules_to_compile() -> list[str]:
    """Paths of the modules to compile, relative to the root. Ends the build where they cannot be compiled."""
    missing = runpy.run_path(str(ROOT / "tools" / "c_compiler.py"))["missing_for_compiling"]()
    if missing:
        raise SystemExit("spellspeed: SPELLSPEED_COMPILE=1, but missing: " + " and ".join(missing))
    package = ROOT / "src" / "spellspeed"
    sources = runpy.run_path(str(package / "build.py"))["sources_to_compile"](package)
    return [str(path.relative_to(ROOT)) for path in sources]


def needed_for_compiling() -> list[str]:
    """What pip brings before it builds a compiled core: the extra `compile`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed: list[str] = project["project"]["optional-dependencies"]["compile"]
    return needed


def forget_removed_sources() -> None:
    """Take out of an earlier build what has no source any more, or was compiled; setuptools would pack it into the next one."""
    for built in ROOT.glob("build/lib*/spellspeed/**/*"):
        relative = Path(*built.relative_to(ROOT / "build").parts[1:])
        source = ROOT / "src" / relative
        if built.suffix in (".so", ".pyd"):
            source = source.with_name(built.name.split(".")[0] + ".py")
        if built.is_file() and not source.is_file():
            built.unlink()


# Commands that build nothing (sdist, metadata) must not start the compiler.
BUILDS = {"bdist_wheel", "build", "build_ext", "build_py", "install", "develop", "editable_wheel"}
builds = bool(BUILDS & set(sys.argv))

if builds:
    forget_removed_sources()
if not compiling_is_wished():
    if builds:
        print("spellspeed: installing interpreted; SPELLSPEED_COMPILE=1 compiles", file=sys.stderr)
    setup()
elif not builds:
    setup(setup_requires=needed_for_compiling())
else:
    from tools.compile_core import BuildCore, extension_modules

    setup(ext_modules=extension_modules(modules_to_compile()), cmdclass={"build_ext": BuildCore})
