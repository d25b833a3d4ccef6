"""Fetch lit-html as the page uses it: python tools/vendor_lit.py [VERSION].

The modules are taken as they are published (npm pack checks them against the registry's own sums), without the references to maps of their
sources; version and licence lie beside them. Needs npm; whoever installs or plays never does.
"""

from __future__ import annotations

import io
import posixpath
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

VERSION: Final = "3.3.3"
USED: Final = ("lit-html.js", "directives/guard.js", "directives/live.js", "directives/repeat.js")
"""The modules that the page uses; those that they import are taken with them."""
IMPORTED: Final = re.compile(r"""from\s*["'](\.[^"']+)["']""")
TARGET: Final = Path(__file__).resolve().parent.parent / "src" / "spellspeed" / "web" / "page" / "vendor"
MAP: Final = re.compile(r"\n?//# sourceMappingURL=\S+\s*$")
INDEX: Final = """\
// @ts-check
// What of lit-html the page uses; the modules beside it are those of the version in VERSION.
export { html, svg, nothing, render } from "./lit-html/lit-html.js";
export { guard } from "./lit-html/directives/guard.js";
export { live } from "./lit-html/directives/live.js";
export { repeat } from "./lit-html/directives/repeat.js";
"""


def packed(version: str) -> tarfile.TarFile:
    """The package as it is published."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", f"lit-html@{version}"], cwd=folder, check=True, timeout=120)
        (file,) = Path(folder).glob("*.tgz")
        return tarfile.open(fileobj=io.BytesIO(file.read_bytes()))


def read(package: tarfile.TarFile, name: str) -> str:
    """A file of the package. Raises KeyError."""
    found = package.extractfile(f"package/{name}")
    assert found is not None, "a file, no folder"
    return found.read().decode()


def with_imports(package: tarfile.TarFile) -> dict[str, str]:
    """The modules that are used and all that they import, by their paths."""
    found: dict[str, str] = {}
    waiting = list(USED)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = read(package, name)
            waiting += [
                posixpath.normpath(posixpath.join(posixpath.dirname(name), one))
                for one in IMPORTED.findall(found[name])
            ]
    return found


def main(version: str) -> None:
    """Write the modules, the licence and the version."""
    folder = TARGET / "lit-html"
    with packed(version) as package:
        modules = with_imports(package)
        for name, text in modules.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(MAP.sub("\n", text), encoding="utf-8")
        (folder / "LICENSE").write_text(read(package, "LICENSE"), encoding="utf-8")
    (folder / "VERSION").write_text(f"lit-html {version}\n", encoding="utf-8")
    (TARGET / "lit.js").write_text(INDEX, encoding="utf-8")
    print(f"lit-html {version}: {len(modules)} modules in {folder.name}/")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else VERSION)
