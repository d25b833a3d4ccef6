"""What checks the page's modules is of the version that runs."""

import json
import re

import pytest

from tests.hygiene.sources import PACKAGE, ROOT

PACKAGE_FILE = ROOT / "tools" / "page" / "package.json"
VENDORED = PACKAGE / "web" / "page" / "vendor" / "lit-html" / "VERSION"


def test_versions_are_named_exactly() -> None:
    """So that the checks say the same everywhere; and the lock knows each of them."""
    wanted = json.loads(PACKAGE_FILE.read_text(encoding="utf-8"))["devDependencies"]
    locked = json.loads(PACKAGE_FILE.with_name("package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert {name: locked[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())


@pytest.mark.skipif(not VENDORED.exists(), reason="the page is not there yet")
def test_the_types_of_lit_are_those_of_the_version_that_is_served() -> None:
    """vendor/lit-html is what tools/vendor_lit.py took."""
    wanted = json.loads(PACKAGE_FILE.read_text(encoding="utf-8"))["devDependencies"]["lit-html"]
    assert VENDORED.read_text(encoding="utf-8").split() == ["lit-html", wanted]
