"""Fetch what of others the page uses: python tools/vendor_lit.py.

lit-html draws; noble-hashes has a SHA-256 for pages that are not served from this machine and not encrypted either, to which browsers give none
of their own. The modules are taken as they are published (npm checks them against the registry's own sums), without the references to maps of
their sources; version and licence lie beside them. Needs npm; whoever installs or plays never does.
"""

from __future__ import annotations

import io
import posixpath
import re
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

IMPORTED: Final = re.compile(r"""from\s*["'](\.[^"']+)["']""")
TARGET: Final = Path(__file__).resolve().parent.parent / "src" / "spellspeed" / "web" / "page" / "vendor"
MAP: Final = re.compile(r"\n?//# sourceMappingURL=\S+\s*$")
LIT: Final = """\
// @ts-check
// What of lit-html the page uses; the modules beside it are those of the version in VERSION.
export { guard } from "./lit-html/directives/guard.js";
export { live } from "./lit-html/directives/live.js";
export { repeat } from "./lit-html/directives/repeat.js";
export { html, nothing, render, svg } from "./lit-html/lit-html.js";
"""
SHA256: Final = """\
// @ts-check
// What of noble-hashes the page uses; the modules beside it are those of the version in VERSION.
export { sha256 } from "./noble-hashes/sha2.js";
"""


class Package(NamedTuple):
    """What is taken of a package: the modules that are used (those that they import come with them), and the one through which."""

    name: str
    version: str
    used: tuple[str, ...]
    folder: str
    through: str
    says: str


PACKAGES: Final = (
    Package(
        "lit-html",
        "3.3.3",
        ("lit-html.js", "directives/guard.js", "directives/live.js", "directives/repeat.js"),
        "lit-html",
        "lit.js",
        LIT,
    ),
    Package("@noble/hashes", "2.4.0", ("sha2.js",), "noble-hashes", "sha256.js", SHA256),
)


def packed(package: Package) -> tarfile.TarFile:
    """The package as it is published."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["npm", "pack", "--silent", f"{package.name}@{package.version}"],
            cwd=folder,
            check=True,
            timeout=120,
            capture_output=True,
        )
        (file,) = Path(folder).glob("*.tgz")
        return tarfile.open(fileobj=io.BytesIO(file.read_bytes()))


def read(package: tarfile.TarFile, name: str) -> str:
    """A file of the package. Raises KeyError."""
    found = package.extractfile(f"package/{name}")
    assert found is not None, "a file, no folder"
    return found.read().decode()


def with_imports(package: tarfile.TarFile, used: tuple[str, ...]) -> dict[str, str]:
    """The modules that are used and all that they import, by their paths."""
    found: dict[str, str] = {}
    waiting = list(used)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = read(package, name)
            below = posixpath.dirname(name)
            waiting += [posixpath.normpath(posixpath.join(below, one)) for one in IMPORTED.findall(found[name])]
    return found


def take(package: Package) -> int:
    """Write the modules, the licence and the version of a package: how many modules."""
    folder = TARGET / package.folder
    with packed(package) as published:
        modules = with_imports(published, package.used)
        for name, text in modules.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(MAP.sub("\n", text), encoding="utf-8")
        (folder / "LICENSE").write_text(read(published, "LICENSE"), encoding="utf-8")
    (folder / "VERSION").write_text(f"{package.name} {package.version}\n", encoding="utf-8")
    (TARGET / package.through).write_text(package.says, encoding="utf-8")
    return len(modules)


if __name__ == "__main__":
    for package in PACKAGES:
        print(f"{package.name} {package.version}: {take(package)} modules")
