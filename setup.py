"""Builds the package; pyproject.toml says what it is. This file only decides whether its core is compiled.

The environment variable SPELLSPEED_COMPILE decides: "0" never compiles, "1" compiles or fails, and unset compiles when a C
compiler and the headers of Python are found. The compiled packages are listed in src/spellspeed/build.py.
"""

import os
import runpy
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent


def modules_to_compile() -> list[str]:
    """Paths of the modules to compile, relative to the root; empty for an interpreted install, which is said aloud."""
    wish = os.environ.get("SPELLSPEED_COMPILE", "")
    if wish not in ("", "0", "1"):
        raise SystemExit(f'SPELLSPEED_COMPILE is "{wish}"; it must be "0" (never), "1" (must) or unset (if possible)')
    if wish == "0":
        print("spellspeed: installing interpreted (SPELLSPEED_COMPILE=0)", file=sys.stderr)
        return []
    missing = runpy.run_path(str(ROOT / "tools" / "c_compiler.py"))["missing_for_compiling"]()
    if missing and wish == "1":
        raise SystemExit("spellspeed: SPELLSPEED_COMPILE=1, but missing: " + " and ".join(missing))
    if missing:
        print("spellspeed: installing interpreted, missing: " + " and ".join(missing), file=sys.stderr)
        return []
    package = ROOT / "src" / "spellspeed"
    sources = runpy.run_path(str(package / "build.py"))["sources_to_compile"](package)
    return [str(path.relative_to(ROOT)) for path in sources]


CALLS_BOUND_AT_ONCE = ["-fno-plt", "-fno-semantic-interposition"]
"""Calls of the interpreter and within the compiled core go straight to their function."""


def extension_modules() -> list[Extension]:
    """The compiled core as one group of extension modules, so that calls between its modules are direct."""
    sources = modules_to_compile()
    if not sources:
        return []
    from mypyc.build import mypycify

    print(f"spellspeed: compiling {len(sources)} modules", file=sys.stderr)
    extensions = cast("list[Extension]", mypycify(sources, opt_level="3", debug_level="0", group_name="spellspeed"))
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args += CALLS_BOUND_AT_ONCE
    return extensions


def forget_removed_sources() -> None:
    """Take out of an earlier build what has no source any more; setuptools would pack it into the next one."""
    for built in ROOT.glob("build/lib*/spellspeed/**/*"):
        relative = Path(*built.relative_to(ROOT / "build").parts[1:])
        source = ROOT / "src" / relative
        if built.suffix in (".so", ".pyd"):
            source = source.with_name(built.name.split(".")[0] + ".py")
        if built.is_file() and not source.is_file():
            built.unlink()


# Commands that build nothing (sdist, metadata) must not start the compiler.
BUILDS = {"bdist_wheel", "build", "build_ext", "build_py", "install", "develop", "editable_wheel"}

if BUILDS & set(sys.argv):
    forget_removed_sources()
    setup(ext_modules=extension_modules())
else:
    setup()
