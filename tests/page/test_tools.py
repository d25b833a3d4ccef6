"""What checks the page's modules is of the version that runs."""

import json
import re

import pytest

from tests.hygiene.sources import PACKAGE, ROOT
from tools.vendor_lit import PACKAGES, OtherPackage, checked

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


def test_another_file_than_the_pinned_one_is_refused() -> None:
    """Whatever the registry gives: both sums are said."""
    for package in PACKAGES:
        assert re.fullmatch("[0-9a-f]{128}", package.sha512)
        with pytest.raises(OtherPackage, match=f"has the sum ee26b0dd.*expected {package.sha512}"):
            checked(package, b"test")
