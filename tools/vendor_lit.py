"""Fetch what of others the page uses: python tools/vendor_lit.py.

lit-html draws; noble-hashes has a SHA-256 for pages that are not served from this machine and not encrypted either, to which browsers give none
of their own. The modules are taken as they are published (each file is compared with the sum that stands here), without the references to maps of
their sources; version and licence lie beside them. Needs npm; whoever installs or plays never does.
"""

from __future__ import annotations

import io
import posixpath
import re
import subprocess
import tarfile
import tempfile
from hashlib import sha512
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


class OtherPackage(ValueError):
    """What was fetched is not what is pinned."""


class Package(NamedTuple):
    """What is taken of a package, whose file has this sum: the modules that are used (those that they import come with them), and the one through
    which."""

    name: str
    version: str
    sha512: str
    used: tuple[str, ...]
    folder: str
    through: str
    says: str


PACKAGES: Final = (
    Package(
        "lit-html",
        "3.3.3",
        "7a5f0cea32b6a37457067ad21d7dd92abb0df33115eb7a521314ced70609cfb427746619f37e777b66b93cf5fea877b66866b27e7721426900a2369601110e20",
        ("lit-html.js", "directives/guard.js", "directives/live.js", "directives/repeat.js"),
        "lit-html",
        "lit.js",
        LIT,
    ),
    Package(
        "@noble/hashes",
        "2.4.0",
        "5f95da5566480424fb1c76469b923b6505c3c0b1be6c65ee4ab310016fbb66f97cee1d6499cd5907555244972951fa14ac6429e05928c66e6467e32cf9a5be78",
        ("sha2.js",),
        "noble-hashes",
        "sha256.js",
        SHA256,
    ),
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
        return checked(package, file.read_bytes())


def checked(package: Package, content: bytes) -> tarfile.TarFile:
    """The package, if it is the one that was looked at when its sum was written here. Raises OtherPackage."""
    found = sha512(content).hexdigest()
    if found != package.sha512:
        raise OtherPackage(f"{package.name} {package.version} has the sum {found}; expected {package.sha512}")
    return tarfile.open(fileobj=io.BytesIO(content))


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
