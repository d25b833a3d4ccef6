"""The page in the browser, as the server gives it out: one shell for every address, and files under a path that names their content.

`/page/HASH/...` never changes, so a browser asks for a file once. All files are read, packed and named when the server starts.
"""

from __future__ import annotations

import gzip
import json
import mimetypes
import re
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spellspeed.languages.catalog import ENGLISH, catalog, languages
from spellspeed.web.refusals import language_of

FOREVER: Final = "max-age=31536000, immutable"
SECTION: Final = "page "
"""The sections of the catalogs with the page's own words begin so."""
IMPORTED: Final = re.compile(
    r"""^(?:import|export)\b[^;]*?\bfrom\s*["'](\.[^"']+)["']|^import\s*["'](\.[^"']+)["']""", re.M
)
MODULES_OF: Final = {
    "/": ("main.js", "start.js"),
    "/r/{room}": ("main.js", "room.js"),
    "/decks": ("main.js", "decks.js"),
    "/back": ("main.js", "back.js"),
}
"""The addresses of the page, and the modules that each begins with."""
TYPES: Final = {".js": "text/javascript", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml"}
SERVED: Final = (".js", ".css", ".svg", ".json")


def page_words(language: str) -> dict[str, object]:
    """The page's words in a language, by "section.key". Raises UnknownLanguage."""
    return {
        f"{section.removeprefix(SECTION)}.{key}": entry
        for section, entries in catalog(language).sections.items()
        if section.startswith(SECTION)
        for key, entry in entries.items()
    }


def files_below(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, bytes]]:
    """The files of a folder and of those in it, by their path, in order."""
    for path in sorted(folder.iterdir(), key=lambda one: one.name):
        if path.is_dir():
            yield from files_below(path, f"{prefix}{path.name}/")
        elif path.name.endswith(SERVED):
            yield prefix + path.name, path.read_bytes()


class Page:
    """The files of the page and its shells."""

    def __init__(self) -> None:
        folder = files("spellspeed.web") / "page"
        self.files: Final = dict(files_below(folder))
        for language in languages():
            words = json.dumps(page_words(language), ensure_ascii=False, separators=(",", ":"))
            self.files[f"words/{language}.json"] = words.encode()
        shell = (folder / "index.html").read_text(encoding="utf-8")
        sums = sha256(shell.encode())
        for name, body in self.files.items():
            sums.update(name.encode() + b"\0" + sha256(body).digest())
        self.base: Final = f"/page/{sums.hexdigest()[:12]}/"
        self.packed: Final = {name: gzip.compress(body, 9, mtime=0) for name, body in self.files.items()}
        self.shells: Final = {
            (address, language): gzip.compress(self.filled(shell, modules, language).encode(), 9, mtime=0)
            for address, modules in MODULES_OF.items()
            for language in languages()
        }

    def filled(self, shell: str, modules: tuple[str, ...], language: str) -> str:
        """The shell of an address in a language."""
        preloads = "\n".join(f'<link rel="modulepreload" href="{self.base}{name}">' for name in self.needed(modules))
        parts = {
            "base": self.base,
            "language": language,
            "languages": " ".join(languages()),
            "preloads": preloads,
            "noscript": escape(catalog(language).say("page shell", "noscript")),
        }
        for name, part in parts.items():
            shell = shell.replace(f"{{{name}}}", part)
        return shell

    def needed(self, modules: tuple[str, ...]) -> list[str]:
        """These modules and all that they import, in the order in which they are found."""
        found: list[str] = []
        waiting = list(modules)
        while waiting:
            name = waiting.pop(0)
            if name in found:
                continue
            found.append(name)
            for match in IMPORTED.finditer(self.files[name].decode()):
                waiting.append(joined(name, match[1] or match[2]))
        return found

    # Routes

    async def shell(self, request: Request) -> Response:
        """GET / and the other addresses of the page: the shell, in the language that the browser asks for."""
        language = language_of(request.headers.get("accept-language", ""))
        if language not in languages():
            language = ENGLISH
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Accept-Encoding"}
        held = self.shells[(request.scope["route"].path, language)]
        return packed_response(request, held, "text/html; charset=utf-8", headers)

    async def file(self, request: Request) -> Response:
        """GET /page/{version}/{path}: a file. 404 for one of another version."""
        name = request.path_params["path"]
        if not self.base.startswith(f"/page/{request.path_params['version']}/") or name not in self.packed:
            raise HTTPException(404)
        kind = TYPES.get(f".{name.rpartition('.')[2]}") or mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
        return packed_response(request, self.packed[name], kind, headers)

    def routes(self) -> list[Route]:
        """What the page needs."""
        shells = [Route(address, self.shell, methods=["GET"]) for address in MODULES_OF]
        return [*shells, Route("/page/{version}/{path:path}", self.file, methods=["GET"])]


def joined(module: str, relative: str) -> str:
    """The path of what a module imports."""
    folders = module.split("/")[:-1]
    for step in relative.split("/"):
        if step == "..":
            folders.pop()
        elif step != ".":
            folders.append(step)
    return "/".join(folders)


def packed_response(request: Request, packed: bytes, kind: str, headers: dict[str, str]) -> Response:
    """Something packed when the server started, as it is or unpacked where the client does not take that."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=None, headers={**headers, "Content-Type": kind, "Content-Encoding": "gzip"})
    return Response(unpacked(packed), media_type=None, headers={**headers, "Content-Type": kind})


@lru_cache(maxsize=8)
def unpacked(packed: bytes) -> bytes:
    """What was packed, for one who cannot unpack it; the last ones are kept, so that asking for them again costs nothing."""
    return gzip.decompress(packed)
