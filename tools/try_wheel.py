"""Is a compiled wheel what it says? Installs it into a fresh environment, takes every compiler off the path, and plays a duel.

    python tools/try_wheel.py dist/spellspeed-0.1.0-cp311-cp311-linux_x86_64.whl

Prints one line and ends with 0 where the name fits this Python and machine, the copy says that it is compiled, and a duel between two bots
comes to its end; otherwise with 1 and what is wrong.
"""

import json
import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

DUEL = ("simulate", "bench_goat_a", "bench_goat_b", "--duels", "1", "--json")


def name_problem(name: str) -> str:
    """What is wrong with the tags in a wheel's file name for this Python on this machine; empty where nothing is."""
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    wanted = f"-{version}-{version}-{platform}.whl"
    return "" if name.endswith(wanted) else f"{name} does not end with {wanted}"


def tried(wheel: Path) -> str:
    """What is wrong with the wheel; empty where nothing is."""
    wrong = name_problem(wheel.name)
    if wrong:
        return wrong
    with tempfile.TemporaryDirectory() as place:
        subprocess.run([sys.executable, "-m", "venv", place], check=True)
        programs = Path(place) / ("Scripts" if os.name == "nt" else "bin")
        options = ("--quiet", "--disable-pip-version-check")
        subprocess.run([programs / "python", "-m", "pip", "install", *options, wheel.resolve()], check=True)
        # Only the environment's own programs: no compiler, and nothing of this checkout.
        played = subprocess.run(
            [programs / "spellspeed", *DUEL], capture_output=True, text=True, check=False,
            cwd=place, env={"PATH": str(programs)},
        )  # fmt: skip
    if played.returncode:
        return f"a duel ended with status {played.returncode}: {played.stderr}"
    told = json.loads(played.stdout)
    if not told["compiled"]:
        return "the installed copy runs interpreted"
    return "" if told["duels"] == 1 and told["turns"] > 0 else f"no duel was played: {played.stdout}"


def main() -> int:
    """Try the wheel named on the command line; 0 when it is right, 1 when not."""
    (wheel,) = sys.argv[1:]
    wrong = tried(Path(wheel))
    print(f"spellspeed: {wrong}" if wrong else f"{wheel}: installs without a compiler, is compiled, and plays a duel")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
