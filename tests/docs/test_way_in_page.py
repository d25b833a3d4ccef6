"""docs/README.md: its map is that of the imports, each page that there is can be reached from it, and what its recipes name is there."""

import re
from typing import Final

from tests.hygiene.sources import PACKAGE, ROOT
from tests.hygiene.test_import_direction import HOUSES, MAP

PAGE: Final = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
LINE: Final = re.compile(r"^\| `([\w.]+)` \| [^|]+ \| ([^|]*?) ?\| [^|]+ \|$", re.MULTILINE)
BASE: Final = {"spellspeed", "errors", "files", "strict_json", "watched", "build"}
"""What all rooms stand on, and the version; the page says it once."""
WITHOUT_A_LINE: Final = {*BASE, "learning.columns", "learning.encoding", "__main__"}
"""Rooms of which the page does not speak one by one, as of those of the second game."""


def told(room: str) -> set[str]:
    """What the line of a room has to say of its imports: those of its own house without its name, another house as a whole."""
    if room == "hkk":
        found = {name for each, names in MAP.items() if each.startswith("hkk.") for name in names.split()}
        return {name for name in found if not name.startswith("hkk.")} - BASE
    found = set(MAP[room].split()) - BASE
    house = room.split(".")[0]
    if house in HOUSES:
        return {name.removeprefix(f"{house}.") for name in found}
    return {name.split(".")[0] for name in found} - {room}


def test_the_map_is_that_of_the_imports() -> None:
    shown = {room: set(names.split()) for room, names in LINE.findall(PAGE)}
    rooms = {room if not room.startswith("hkk.") else "hkk" for room in MAP} - WITHOUT_A_LINE
    assert shown == {room: told(room) for room in rooms}


def test_every_page_can_be_reached_from_it() -> None:
    """Directly or by the pages that it names; those that tools write whole or that only others need, too."""
    reached: set[str] = set()
    ahead = {"README.md"}
    while ahead:
        page = ahead.pop()
        reached.add(page)
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        named = {
            found for found in re.findall(r"\]\((?:\.\./)?([\w-]+\.md)", text) if (ROOT / "docs" / found).is_file()
        }
        ahead |= named - reached
    assert {path.name for path in (ROOT / "docs").glob("*.md")} - reached == set()


def test_what_the_recipes_name_is_there() -> None:
    """Files and folders, those of a room by their place in it, and names in capitals in the file that is named beside them."""
    named = set(re.findall(r"`((?:src|tests|tools)/[\w./-]*\w)`", PAGE))
    assert len(named) > 15
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []
    below = set(re.findall(r"`((?:yugioh|views|web)/[\w./]*\w)`", PAGE))
    assert [
        path for path in sorted(below) if not ((PACKAGE / path).exists() or (PACKAGE / "yugioh" / path).exists())
    ] == []


def test_the_names_of_code_that_the_recipes_name_are_there() -> None:
    places = {
        "ASK_NAMES": "yugioh/duel/terms.py", "A_CHOOSE": "yugioh/duel/terms.py", "A_NUMBER": "yugioh/duel/terms.py",
        "A_YES_NO": "yugioh/duel/terms.py", "A_MODE": "yugioh/duel/terms.py", "BOTS": "yugioh/players.py",
        "VIEWS": "web/page/main.js", "MODULES_OF": "web/page.py", "open_ask": "kernel/door.py",
    }  # fmt: skip
    assert all(f"`{name}`" in PAGE for name in places)
    for name, file in places.items():
        assert re.search(rf"\b{name}\b", (PACKAGE / file).read_text(encoding="utf-8")), name
