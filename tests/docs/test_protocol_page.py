"""docs/protocol.md: each type has an example that is read by it, and the tables are those of the program."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spellspeed.web import protocol
from spellspeed.web.connection import CLOSED
from spellspeed.web.limits import Limits
from spellspeed.web.schemas import ROUTES, members
from tests.hygiene.sources import ROOT
from tests.patience import WHOLE
from tests.web import exact
from tests.web.serving import AGAINST_A_BOT, Served, new_served

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^    (->|<-) (\{.*\})$", PAGE, re.MULTILINE)


def cells(heading: str) -> list[str]:
    """The first cells of the table that begins so, without backticks."""
    rows = PAGE.partition(f"| {heading} |")[2].partition("\n\n")[0].splitlines()[2:]
    return [row.split("|")[1].strip().strip("`") for row in rows]


def tags(union: Any) -> set[str]:
    """The names of the types of a union."""
    return {str(one.__struct_config__.tag) for one in members(union)}


@pytest.mark.parametrize(("way", "text"), EXAMPLES)
def test_an_example_is_of_its_type(way: str, text: str) -> None:
    """Strictly, and with no field that the type has not."""
    message = json.loads(text)
    if way == "<-":
        exact.check(message)
        return
    msgspec.convert(message, protocol.ClientMessage, strict=True)
    known = msgspec.inspect.type_info(protocol.ClientMessage)
    assert exact.unknown_fields(message, known) == []


def test_every_type_has_an_example() -> None:
    """On either side, and none twice."""
    for way, union in (("->", protocol.ClientMessage), ("<-", protocol.ServerMessage)):
        shown = [json.loads(text)["t"] for found, text in EXAMPLES if found == way]
        assert sorted(shown) == sorted(tags(union))


def test_the_tables_are_those_of_the_program() -> None:
    """Codes of refusals, of goodbyes with their numbers, routes."""
    assert cells("code | means") == list(protocol.ERROR_CODES)
    rows = re.findall(r"^\| `(\w+)` \| (4\d{3}) \|", PAGE, re.MULTILINE)
    assert {code: int(number) for code, number in rows} == CLOSED
    assert cells("route | does") == [f"{route[0]} {route[1]}" for route in ROUTES]


def test_the_limits_on_the_page_of_the_server_are_those_of_the_program() -> None:
    """docs/server.md has each limit with its value."""
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| ([\d.]+) \|", text, re.MULTILINE))
    limits = {name: getattr(Limits(), name) for name in Limits.__dataclass_fields__}
    assert set(rows) == set(limits)
    assert {name: float(rows[name]) for name in rows} == {
        name: round(float(value), 2) for name, value in limits.items()
    }


SALTED = """
import runpy, secrets, sys
secrets.token_hex = lambda size: "07" * size
sys.argv.pop(0)
runpy.run_path(sys.argv[0], run_name="__main__")
"""
"""Runs a program whose salt is always the same, so that it plays the same duel each time."""


@pytest.mark.served
def test_the_bot_of_the_examples_plays_a_duel_to_its_end(tmp_path: Path) -> None:
    """As a program of its own, in at most sixty lines."""
    bot = ROOT / "docs" / "examples" / "socket_bot.py"
    assert len(bot.read_text(encoding="utf-8").splitlines()) <= 60
    served: Served = new_served(tmp_path)
    try:
        room, tokens = served.room(**AGAINST_A_BOT)
        played = subprocess.run(
            [sys.executable, "-c", SALTED, str(bot), served.url, room, tokens[0]],
            capture_output=True,
            text=True,
            timeout=WHOLE,
            check=False,
        )
        assert (played.returncode, played.stderr) == (0, "")
        assert "'t': 'over'" in played.stdout
        assert served.get(f"/api/1/rooms/{room}/recording")[0] == 200
    finally:
        served.stop()
