"""The page as it is given out: shells, files under a path that names their content, words, headers."""

import gzip
import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from spellspeed.languages.catalog import languages
from spellspeed.web.page import FOREVER, MODULES_OF, Page, joined, page_words
from spellspeed.web.security import CSP
from spellspeed.web.store import Store
from tests.hygiene.sources import PACKAGE, ROOT
from tests.patience import PATIENCE
from tests.web.serving import MANY, Served

FOLDER: Final = PACKAGE / "web" / "page"
OWN: Final = sorted(path for path in FOLDER.glob("*.js"))
KEY: Final = re.compile(r'"([a-z_]+)\.([a-zA-Z][^"{}$/.]*)"')
"""A key that stands in full in the source."""
KEY_OF: Final = re.compile(r"\bsay\(`([^`$]+)\$")
"""The beginning of a key whose rest is only known when it is said."""
COMMENT: Final = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.S)
IMPORTED: Final = re.compile(r"""(?:from\s*|import\s*\(?\s*)["'](\.[^"']+)["']""")


@pytest.fixture(scope="module")
def page() -> Page:
    return Page()


@dataclass
class Answer:
    """What was answered, unpacked."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()


class Client:
    """Asks a running server."""

    def __init__(self, url: str) -> None:
        self.url: Final = url

    def get(self, path: str, **headers: str) -> Answer:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            with urlopen(Request(self.url + path, headers=named), timeout=PATIENCE) as answer:
                told = {name.lower(): value for name, value in answer.headers.items()}
                body = answer.read()
                return Answer(answer.status, told, gzip.decompress(body) if "content-encoding" in told else body)
        except HTTPError as refused:
            with refused:
                return Answer(refused.code, {}, b"")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder: Path = tmp_path_factory.mktemp("rooms")
    served = Served(Store(f"sqlite:///{folder}/rooms.db"), MANY)
    yield Client(served.url)
    served.stop()


def test_the_same_files_have_the_same_path_and_others_have_another(page: Page) -> None:
    again = Page()
    assert page.base == again.base
    assert re.fullmatch(r"/page/[0-9a-f]{12}/", page.base)


@pytest.mark.served
@pytest.mark.parametrize("address", ["/", "/r/g7Qm2x", "/decks", "/back"])
def test_every_address_has_a_shell_in_the_language_of_the_browser(client: Client, page: Page, address: str) -> None:
    for wanted, language in (("tr-TR,tr;q=0.9,en;q=0.8", "tr"), ("en-GB", "en"), ("de, tr;q=0.5", "tr"), ("", "en")):
        answer = client.get(address, Accept_Language=wanted)
        assert answer.status == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert f'<html lang="{language}" data-languages="{" ".join(languages())}">' in answer.text
        assert f'src="{page.base}main.js"' in answer.text
        assert f'href="{page.base}words/{language}.json"' in answer.text
        assert "{" not in answer.text


@pytest.mark.served
def test_nothing_runs_but_what_the_server_gives(client: Client) -> None:
    answer = client.get("/")
    assert answer.headers["content-security-policy"] == CSP
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert re.findall(r"<script(?![^>]* src=)", answer.text) == []
    assert re.findall(r"<style|\sstyle=|\son\w+=", answer.text) == []


@pytest.mark.served
def test_a_file_is_asked_for_once(client: Client, page: Page) -> None:
    answer = client.get(f"{page.base}main.js", Accept_Encoding="gzip")
    assert answer.headers["cache-control"] == FOREVER
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "text/javascript"
    assert answer.body == (FOLDER / "main.js").read_bytes()
    plain = client.get(f"{page.base}main.js", Accept_Encoding="identity")
    assert "content-encoding" not in plain.headers
    assert plain.body == answer.body
    assert gzip.decompress(page.packed["main.js"]) == answer.body


@pytest.mark.served
@pytest.mark.parametrize(
    "path", ["/page/000000000000/main.js", "{base}nothing.js", "{base}../app.py", "{base}index.html"]
)
def test_what_is_no_file_of_this_page_is_not_given(client: Client, page: Page, path: str) -> None:
    assert client.get(path.replace("{base}", page.base)).status == 404


@pytest.mark.served
def test_words_are_given_by_section_and_key(client: Client, page: Page) -> None:
    for language in languages():
        found = json.loads(client.get(f"{page.base}words/{language}.json").body)
        assert found == json.loads(json.dumps(page_words(language)))
    assert page_words("en")["prompt.pass"] == "Pass"
    assert page_words("tr")["prompt.pass"] == "Pas"


def test_a_shell_names_all_modules_that_its_view_begins_with(page: Page) -> None:
    """So that none is found only after another was read."""
    for modules in MODULES_OF.values():
        named = page.needed(modules)
        assert len(named) == len(set(named))
        for name in named:
            source = (FOLDER / name).read_text(encoding="utf-8")
            for line in re.findall(r"""^(?:import|export)[^;(]*?["'](\.[^"']+)["'];""", source, re.M):
                assert joined(name, line) in named


def test_every_import_leads_to_a_file(page: Page) -> None:
    for name, body in page.files.items():
        if name.endswith(".js"):
            for found in IMPORTED.findall(COMMENT.sub("", body.decode())):
                assert joined(name, found) in page.files, f"{name} imports {found}"


def said(path: Path) -> tuple[set[str], set[str]]:
    """The keys that a module says, and the beginnings of those that it puts together."""
    source = COMMENT.sub("", path.read_text(encoding="utf-8"))
    sections = {key.partition(".")[0] for key in page_words("en")}
    keys = {f"{section}.{key}" for section, key in KEY.findall(source) if section in sections}
    return keys, set(KEY_OF.findall(source))


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.name)
def test_everything_that_the_page_says_stands_in_the_catalogs(path: Path) -> None:
    words = page_words("en")
    keys, beginnings = said(path)
    assert keys - words.keys() == set()
    assert {start for start in beginnings if not any(key.startswith(start) for key in words)} == set()


def test_every_word_of_the_catalogs_is_said() -> None:
    keys = set[str]().union(*(said(path)[0] for path in OWN))
    beginnings = ("shell.", *set[str]().union(*(said(path)[1] for path in OWN)))
    assert {key for key in page_words("en") if key not in keys and not key.startswith(beginnings)} == set()


def test_no_template_has_what_the_policy_forbids() -> None:
    """An attribute `style` or a sentence that no catalog has."""
    for path in OWN:
        source = path.read_text(encoding="utf-8")
        assert " style=" not in source, path.name
        assert "innerHTML" not in COMMENT.sub("", source), path.name


def test_every_file_of_the_page_is_installed_with_the_package() -> None:
    """The patterns of pyproject.toml meet each of them."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"][
        "package-data"
    ]
    installed = {
        path for pattern in patterns["spellspeed.web"] for path in (PACKAGE / "web").glob(pattern) if path.is_file()
    }
    assert {path for path in FOLDER.rglob("*") if path.is_file()} == installed
