"""Can this Python build extension modules here? Needs a C compiler and Python's own C headers.

Run as a script it prints one line that says so and exits with 0 (yes) or 1 (no); setup.py and the Makefile both ask it.
"""

import shlex
import shutil
import sys
import sysconfig
from pathlib import Path


def missing_for_compiling() -> list[str]:
    """What is missing for compiling, in words, with the Debian package that brings it; empty when nothing is."""
    missing: list[str] = []
    command = shlex.split(str(sysconfig.get_config_var("CC") or "cc"))
    if not any(shutil.which(name) for name in (command[0], "cc", "gcc", "clang", "cl")):
        missing.append("a C compiler (Debian: gcc)")
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if not headers.is_file():
        missing.append("the C headers of Python (Debian: python3-dev)")
    return missing


def main() -> int:
    """Print the answer in one line; 0 when compiling is possible, 1 when not."""
    missing = missing_for_compiling()
    if missing:
        print("spellspeed: cannot compile here, missing: " + " and ".join(missing))
        return 1
    print("spellspeed: can compile here")
    return 0


if __name__ == "__main__":
    sys.exit(main())
