"""docs/files.md: its limits and the fields of recordings are those of the code."""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from spellspeed.hkk.game import Start as HkkStart
from spellspeed.recording.files import recording_text
from spellspeed.recording.recorder import Recorder
from tests.commands import spellspeed
from tests.hygiene.sources import ROOT
from tests.yugioh.recording.recorded import bench_start, played

PAGE: Final = (ROOT / "docs" / "files.md").read_text(encoding="utf-8")
LIMIT: Final = re.compile(r"\| ([\d,]+)( KiB)? \| `([\w.]+):(\w+)` \|")
LIMITS: Final = LIMIT.findall(PAGE)
FIELD: Final = re.compile(r"^\| `([a-z_ ]+)` \|", re.MULTILINE)
ONLY_SHOWN: Final = {("spellspeed.yugioh.decks.text", "LONGEST_SHOWN")}
"""What shortens a message alone."""


def test_every_limit_is_the_one_of_the_code() -> None:
    for number, kib, module, name in LIMITS:
        told = int(number.replace(",", "")) * (1024 if kib else 1)
        assert (module, name, told) == (module, name, getattr(import_module(module), name))


def test_every_limit_of_these_readers_stands_on_the_page() -> None:
    told = {(module, name) for _, _, module, name in LIMITS}
    there = set()
    for module in {module for module, _ in told}:
        text = (ROOT / "src" / Path(*module.split("."))).with_suffix(".py").read_text(encoding="utf-8")
        there |= {(module, name) for name in re.findall(r"^((?:MOST|LONGEST)\w*): Final", text, re.MULTILINE)}
    assert there - ONLY_SHOWN == told


def test_the_fields_of_a_recording_are_those_that_are_written() -> None:
    whole = json.loads(recording_text(played(bench_start(1), 3).recording()))
    listed = set(FIELD.findall(PAGE.split("## Recordings")[1].split("## What a kill leaves")[0]))
    assert listed == {*whole, "game", "timed"}
    of_hkk = json.loads(recording_text(Recorder(HkkStart("1", ("thornwood", "ash_marches"))).recording()))
    assert set(of_hkk) - listed == {"options"}
    assert listed - set(of_hkk) == {"profile", "choose_zones", "ask_cut", "timed"}


def test_what_is_over_a_limit_is_refused_by_its_name(tmp_path: Path) -> None:
    """Each with the control just below it, where making it is quick."""
    whole = json.loads(recording_text(played(bench_start(1), 3).recording()))

    def told(name: str, text: str, *command: str) -> str:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return spellspeed(*[part.replace("FILE", str(path)) for part in command]).stderr

    def of_recording(**changed: Any) -> str:
        return told("a.json", json.dumps({**whole, **changed}), "replay", "verify", "FILE")

    assert "the answers are 6001; at most 6000 are read" in of_recording(answers=[[0, "x"]] * 6001)
    assert of_recording(answers=[[0, "x"]] * 6000) == ""
    assert "the cards are 2001; at most 2000 are read" in of_recording(cards=[whole["cards"][0]] * 2001)
    assert of_recording(cards=[whole["cards"][0]] * 2000) == ""
    assert "the life points are 3; at most 2 are read" in of_recording(end={**whole["end"], "life": [1, 2, 3]})
    steps = [{"step": "time"}] * 1001
    match = {"kind": "spellspeed match", "format": 1, "profile": "tcg", "seed": "1", "players": ["A", "B"]}
    deck = {"name": "a", "main": whole["decks"][0]["main"], "fusion": [], "side": []}
    of_match = json.dumps({**match, "decks": [deck, deck], "steps": steps})
    assert "the steps are 1001; at most 1000 are read" in told("m.json", of_match, "replay", "verify", "FILE")
    assert "more than 20000 brackets" in told("b.yaml", "scenario: a\n" + "x: [[]]\n" * 5_001, "scenario", "FILE")
    assert "at most 500 scenarios" in told("d.yaml", "scenario: a\n---\n" * 501, "scenario", "FILE")
    read = told("d.yaml", "scenario: a\n---\n" * 500, "scenario", "FILE")
    assert [line.partition(": ")[2].partition(":")[0] for line in read.splitlines()] == ['"a" expects nothing'] * 500
    lists = ("deck", "check", "bench_goat_a", "--list", "FILE!1")
    assert "at most 500 lists" in told("a.conf", "".join(f"!{one}\n26202165 1\n" for one in range(501)), *lists)
    assert told("a.conf", "".join(f"!{one}\n26202165 1\n" for one in range(500)), *lists) == ""
    plan = ("play", "--match", "--plain", "--seed", "1", "--deck", "chaos_control", "--plan", "FILE")
    exchange = "first:\n  exchanges:\n  - out: {Sangan: 4001}\n    in: [Sangan]\n"
    assert "out has more than 4000 cards" in told("p.yaml", exchange, *plan)
    own = "1 Own\nlény, 2 VP, 3/2\n" + "Repülő. " * 126
    assert 'the text of "Own" has 1007 characters; a card has at most 1000' in told(
        "o.txt", own, "hkk", "play", "--deck", "FILE"
    )
