"""The tool that plays in a second engine as well: what of it can be tested without that engine, which is no part of this project."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from spellspeed.scenario import DuelScenario, parse_scenarios
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.scenario.pool import pool_card
from tests.hygiene.citations import known_ids
from tests.hygiene.sources import ROOT, python_files
from tests.patience import WHOLE
from tools.second_engine.catalogue import FILLER_CODE, NO_SECOND_ENGINE, Catalogue
from tools.second_engine.comparing import KNOWN_FILE, LIMIT_OF_THE_TOOL, is_new, known_class, read_known
from tools.second_engine.laying import Skip, position_script
from tools.second_engine.messages import decode, i32
from tools.second_engine.recording import Recording, record
from tools.second_engine.run import Difference

FOLDER: Final = ROOT / "tools" / "second_engine"
VARIABLES: Final = ("PEER_LIB", "PEER_SCRIPTS", "PEER_CARDS")

POSITION: Final = """
scenario: a position for both engines
profile: goat
phase: battle
A:
  lp: 1500
  monsters: ["Gemini Elf", {card: "Mystical Elf", position: set}]
  spells_traps: [{card: "Mirror Force", position: set}]
  hand: ["Pot of Greed"]
B:
  monsters: [{card: "Sangan", position: defense}]
  graveyard: ["Kuriboh"]
"""


def recorded(text: str) -> Recording:
    scenario = parse_scenarios(text, "position", pool_card)[0]
    assert isinstance(scenario, DuelScenario)
    return record(scenario)


def catalogue_of(*names: str, more: dict[int, tuple[str, int]] | None = None) -> Catalogue:
    """A catalogue with these cards of the pool, and entries of a name that stand for a passcode."""
    rows = {facts.by_name(name).passcode: (facts.by_name(name).passcode, 0, 0, 0) for name in names}
    words = {facts.by_name(name).passcode: name for name in names}
    for code, (name, alias) in (more or {}).items():
        rows[code], words[code] = (code, alias, 0, 0), name
    return Catalogue(rows, words)


def laid(script: str) -> list[tuple[int, ...]]:
    """The numbers of each card that is laid: code, owner, controller, location, slot, position."""
    found = re.findall(r"Debug\.AddCard\((\d+),(\d+),(\d+),(\d+),(\d+),(\d+),(?:true|false)\)", script)
    return sorted(tuple(int(number) for number in card) for card in found)


@pytest.mark.parametrize("arguments", [["diff.py", "tests/scenarios/rules/battle/battle.yaml"], ["fuzz.py"]])
@pytest.mark.parametrize("there", ["nothing", "no such library", "no library"])
def test_without_the_other_engine_it_says_how_to_make_one(arguments: list[str], there: str, tmp_path: Path) -> None:
    """Nothing named, a name of nothing, a file that is no library: one message, no traceback, and a status of its own."""
    surroundings = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    if there != "nothing":
        place = tmp_path / "engine.so"
        surroundings |= {
            "PEER_LIB": str(place),
            "PEER_SCRIPTS": str(tmp_path),
            "PEER_CARDS": str(tmp_path / "cards.cdb"),
        }
    if there == "no library":
        place.write_text("no library", encoding="utf-8")
    run = subprocess.run(
        [sys.executable, FOLDER / arguments[0], *arguments[1:]],
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
        timeout=WHOLE,
    )
    assert (run.returncode, run.stderr) == (NO_SECOND_ENGINE, "")
    assert run.stdout.startswith("The second engine is not here: ")
    assert all(name in run.stdout for name in (*VARIABLES, "tools/second_engine/README.md"))


def test_the_status_of_a_missing_engine_is_no_other_one() -> None:
    """0 is agreement, 1 a new difference, 2 a wrong command line."""
    assert NO_SECOND_ENGINE not in (0, 1, 2)


def test_nothing_but_its_own_files_lies_in_the_folder() -> None:
    """Python, the README, the known classes and an example of three variables: no script, library or database of the other engine."""
    files = [path for path in FOLDER.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert {path.name for path in files} - {path.name for path in python_files(FOLDER)} == {
        "README.md",
        "env.sh.example",
        "known.json",
    }


def is_card(name: str) -> bool:
    """Is it the name of a card of the pool?"""
    return any(facts.by_passcode(code).name == name for code in facts.all_passcodes())


def is_ruling(ruling: str) -> bool:
    """Ids of rules; or a card with numbers of its rulings, all its rulings or its text; several of these; or a limit of the tool."""
    if ruling == LIMIT_OF_THE_TOOL:
        return True
    for part in ruling.split("; "):
        by_card = re.fullmatch(r"(.+?) (?:rulings|text|\d+(?:(?:, | and )\d+)*)", part)
        is_of_card = by_card is not None and is_card(by_card[1])
        if not is_of_card and not all(word in known_ids() for word in part.split(", ")):
            return False
    return True


def test_each_known_class_names_the_ruling_that_decides_it() -> None:
    entries = json.loads(KNOWN_FILE.read_text(encoding="utf-8"))
    assert all(entry.keys() - {"in"} == {"class", "match", "why", "ruling"} for entry in entries)
    known = read_known()
    assert len({entry.name for entry in known}) == len(known)
    assert [entry.name for entry in known if not entry.why or not is_ruling(entry.ruling)] == []


@pytest.mark.parametrize("ruling", ["", "T-" + "99.1", "somewhere", "No Such Card 3", "T-9.1, somewhere"])
def test_a_ruling_that_is_none_is_found(ruling: str) -> None:
    assert not is_ruling(ruling)


@pytest.mark.parametrize(
    "ruling", ["T-9.1", "REPLAY-2, T-4.7", "Kuriboh 2; T-9.1", "Victory Dragon text", "Ultimate Offering 1 and 6"]
)
def test_a_ruling_is_taken_as_one(ruling: str) -> None:
    assert is_ruling(ruling)


def test_a_class_needs_all_differences() -> None:
    """What is known excuses no other difference of the same run; a difference that only says so follows from the others."""
    known = read_known()
    kuriboh = Difference("offer", "B may activate Kuriboh; peer: no")
    other = Difference("offer", "A may summon Sangan; peer: no")
    assert known_class([kuriboh, Difference("lost", "the states differ")], known) == "Kuriboh without damage"
    assert known_class([kuriboh, other], known) == ""
    assert not is_new({"state": "offers", "class": "Kuriboh without damage"})
    assert is_new({"state": "offers", "class": ""})
    assert not is_new({"state": "agree"})


def test_a_position_translates() -> None:
    """Every card of both sides with owner, controller, place, zone and position; the first player of the duel is number 0 there."""
    rec = recorded(POSITION)
    names = ("Gemini Elf", "Mystical Elf", "Mirror Force", "Pot of Greed", "Sangan", "Kuriboh")
    script = position_script(rec, catalogue_of(*names), True)
    a, b = rec.first_seat, 1 - rec.first_seat
    code = {name: facts.by_name(name).passcode for name in names}
    wanted = [
        (code["Gemini Elf"], a, a, 4, 0, 1),
        (code["Mystical Elf"], a, a, 4, 1, 8),
        (code["Mirror Force"], a, a, 8, 0, 10),
        (code["Pot of Greed"], a, a, 2, 0, 10),
        (code["Sangan"], b, b, 4, 0, 4),
        (code["Kuriboh"], b, b, 0x10, 0, 5),
    ]
    assert [card for card in laid(script) if card[0] != FILLER_CODE] == sorted(wanted)
    assert f"Debug.SetPlayerInfo({a},1500,0,1)" in script
    assert f"Debug.SetPlayerInfo({b},8000,0,1)" in script
    assert "EVENT_PHASE_START+8)" in script


def test_the_wording_of_the_era_is_taken_where_there_is_one() -> None:
    """The entry that stands for it, the later one of two; and back again it is the same card of the pool."""
    sangan = facts.by_name("Sangan").passcode
    catalogue = catalogue_of("Sangan", more={511: ("Sangan (Pre-Errata)", sangan), 504: ("Sangan (GOAT)", sangan)})
    assert (catalogue.peer_code(sangan), catalogue.peer_code(sangan, era=False)) == (504, sangan)
    assert catalogue.own_code(504) == sangan
    assert (catalogue.peer_code(0), catalogue.own_code(FILLER_CODE)) == (FILLER_CODE, 0)


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("[{card: Gemini Elf, attacked: true}]", "a monster that has attacked this turn in the position"),
        ("[{card: Gemini Elf, counters: {turns: 2}}]", "what a card has kept in the position: turns"),
        ("[Sangan]", "no card there for Sangan"),
    ],
)
def test_what_the_other_engine_has_no_words_for_is_skipped(cards: str, why: str) -> None:
    """With the reason."""
    rec = recorded(f"scenario: skipped\nA:\n  monsters: {cards}\n")
    with pytest.raises(Skip) as skip:
        position_script(rec, catalogue_of("Gemini Elf"), True)
    assert str(skip.value) == why


def test_spell_counters_and_ties_are_laid() -> None:
    """Two Spell Counters on a monster, and a card that is bound to one."""
    monster, trap = "Breaker the Magical Warrior", "Call of the Haunted"
    rec = recorded(
        f"scenario: tied\nA:\n  monsters: [{{card: {monster}, counters: {{Spell Counter: 2}}}}]\n"
        f"  spells_traps: [{{card: {trap}, linked_to: {monster}}}]\n"
    )
    script = position_script(rec, catalogue_of(monster, trap), True)
    assert script.count("Debug.PreAddCounter(") == 1
    assert re.search(r"Debug\.PreAddCounter\((K\[\d+\]),0x1,2\)\nDebug\.PreSetTarget\(K\[\d+\],\1\)", script)


def test_an_ask_of_the_other_engine_is_read() -> None:
    """A free decision of a Main Phase that offers one Summon, the Battle Phase and the end of the turn."""
    one, none = (1).to_bytes(4, "little"), bytes(4)
    card = (5).to_bytes(4, "little") + bytes([0, 2]) + (3).to_bytes(4, "little")
    request = decode(bytes([11, 0]) + one + card + none * 4 + none + bytes([1, 1, 0]))
    assert (request.kind, request.player) == ("IDLECMD", 0)
    assert [(o.verb, o.card, o.raw) for o in request.offers] == [
        ("summon", (0, 2, 3), i32(0)),
        ("battle", None, i32(6)),
        ("end", None, i32(7)),
    ]
