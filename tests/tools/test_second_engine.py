"""The tool that plays in a second engine as well: what of it can be tested without that engine, which is no part of this project."""

import argparse
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Final, cast

import pytest

from spellspeed.games.scenarios import parse_scenarios
from spellspeed.scenario import DuelScenario
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.scenario.pool import pool_card
from spellspeed.yugioh.scenario.position import build
from tests.hygiene.citations import known_ids
from tests.hygiene.sources import ROOT, python_files
from tests.patience import WHOLE
from tools.second_engine import run
from tools.second_engine.asks import Asks
from tools.second_engine.catalogue import FILLER_CODE, NO_SECOND_ENGINE, Catalogue, read_catalogue
from tools.second_engine.comparing import KNOWN_FILE, LIMIT_OF_THE_TOOL, is_new, known_class, read_known
from tools.second_engine.diff import lines_of
from tools.second_engine.laying import Skip, position_script
from tools.second_engine.library import SZONE, Library, PeerCard
from tools.second_engine.make_cards import write_cards
from tools.second_engine.messages import Offer, Request, decode, i32
from tools.second_engine.ordinary import OrdinaryMaker, Played
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


class FakePeer:
    """A peer that only stands somewhere."""

    def __init__(self, _: object) -> None:
        self.turn, self.phase, self.step = 5, 4, 4

    def phase_now(self) -> int:
        return self.step


def asked_in_both(monkeypatch: pytest.MonkeyPatch, text: str, *offered: tuple[str, ...]) -> list[str]:
    """The differences of a position whose windows are those of a Summon of Celtic Guardian, where the peer offers B these cards window by window."""
    monkeypatch.setattr(run, "Peer", FakePeer)
    rec = recorded(text)
    names = sorted({card.face.name for card in rec.begin.cards if card.face.code})
    library = SimpleNamespace(catalogue=catalogue_of(*names), log=[])
    asks = Asks(rec, cast(Library, library))
    seat = 1 ^ rec.first_seat
    asks.state = {
        (seat, SZONE, card.slot): PeerCard(card.number + 1, card.face.code, seat, SZONE, card.slot)
        for card in rec.begin.cards
        if card.controller == 1 and card.zone == t.SPELLS
    }
    places = {library.catalogue.name(card.code): place for place, card in asks.state.items()}
    asks.do(rec.entries[0])
    for cards in offered:
        offers = [Offer("activate", places[name], 0, 0, b"") for name in cards]
        asks.hear_window(Request("CHAIN", seat, offers))
    asks.compare_windows(True)
    return [difference.text for difference in asks.result.differences]


SUMMONED: Final = """
scenario: a Summon that may be answered
A: {hand: [Celtic Guardian]}
B:
  spells_traps: [{card: Trap Hole, position: set}, {card: Jar of Greed, position: set}, {card: Magic Cylinder, position: set}]
steps:
  - A: summon Celtic Guardian
  - B: pass
"""


def test_windows_are_compared_card_by_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same offers agree, in however many windows; what one engine alone offers is told, with what was done before."""
    after = "(open: summon Celtic Guardian; main1)"
    assert asked_in_both(monkeypatch, SUMMONED, ("Trap Hole",), ("Jar of Greed",)) == []
    assert asked_in_both(monkeypatch, SUMMONED, ("Trap Hole",)) == [
        f"B may respond with Jar of Greed; peer: no {after}"
    ]
    assert asked_in_both(monkeypatch, SUMMONED, ("Trap Hole", "Jar of Greed", "Magic Cylinder")) == [
        f"B may not respond with Magic Cylinder; peer: yes {after}"
    ]
    missing = asked_in_both(monkeypatch, SUMMONED)
    assert missing == [f"B may respond with {name}; peer: no {after}" for name in ("Trap Hole", "Jar of Greed")]


def test_a_database_of_cards_is_made_from_facts(tmp_path: Path) -> None:
    """Two cards and two pictures of a Token: type, groups in their narrowest form, what a card is treated as."""
    pool, out, groups = tmp_path / "pool.sqlite", tmp_path / "made.cdb", tmp_path / "groups.lua"
    columns = "passcode, name, treated_as, series, ygopro_type, atk, def, level, race, attribute"
    with closing(sqlite3.connect(pool)) as made, made:
        made.execute(f"create table cards ({columns})")
        made.execute("create table tokens (id, name, atk, def, level, race, attribute, source)")
        rows = [
            (11, "Harpie One", "Harpie", '["Harpie"]', 33, 1300, 1400, 4, "Winged Beast", "WIND"),
            (12, "Harpie", None, '["HERO", "Elemental HERO"]', 33, -2, 0, 4, "Fiend", "DARK"),
        ]
        made.executemany(f"insert into cards values ({','.join('?' * 10)})", rows)
        made.executemany("insert into tokens values (?, 'Sheep', 0, 0, 1, 'Beast', 'EARTH', 'maker=9')", [(91,), (92,)])
    groups.write_text("SET_HARPIE = 0x64\nSET_HERO = 0x8\nSET_ELEMENTAL_HERO = 0x3008\n", encoding="utf-8")
    assert write_cards(pool, out, groups) == 4
    catalogue = read_catalogue([out])
    assert catalogue.rows == {
        11: (11, 12, 0x64, 33, 4, 8, 0x200, 1300, 1400),
        12: (12, 0, 0x3008, 33, 4, 0x20, 8, -2, 0),
        91: (91, 0, 0, 0x4011, 1, 1, 0x4000, 0, 0),
        92: (92, 91, 0, 0x4011, 1, 1, 0x4000, 0, 0),
    }
    assert (catalogue.names[11], catalogue.own_code(92)) == ("Harpie One", 91)


def test_a_file_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    """The others of the arguments are compared all the same."""
    bad = tmp_path / "bad.yaml"
    bad.write_text("scenario: bad\nA: {hand: [No Such Card At All]}\nmonsters: 3\n", encoding="utf-8")
    arguments = argparse.Namespace(paths=[str(bad), str(tmp_path / "none.yaml")], only=None)
    lines = list(lines_of(arguments, cast(Library, None), []))
    assert [(line["state"], line["file"]) for line in lines] == [
        ("unread", str(bad)),
        ("unread", str(tmp_path / "none.yaml")),
    ]
    assert all("\n" not in str(line["why"]) and is_new(line) for line in lines)


def test_ordinary_play_is_drawn_from_what_stands_together() -> None:
    """Cards of two kinds of decks never come together; each side has three to seven cards besides its Deck, and the position can be read."""
    first, second = (
        ("Gemini Elf", "Trap Hole", "Pot of Greed", "Sangan"),
        ("Kuriboh", "Jar of Greed", "Raigeki", "Mystical Elf"),
    )
    codes = {name: facts.by_name(name).passcode for name in (*first, *second)}
    played = Played([[codes[name] for name in deck] for deck in (first, second)], set(codes.values()))
    maker = OrdinaryMaker(played)
    for number in range(20):
        text = maker.text(number, random.Random(number))
        scenario = parse_scenarios(text, "ordinary", pool_card)[0]
        assert isinstance(scenario, DuelScenario)
        begin = build(scenario)[0]
        for seat in range(2):
            cards = [card for card in begin.cards if card.owner == seat and card.face.code]
            names = {card.face.name for card in cards}
            assert names <= set(first) or names <= set(second)
            assert 3 <= len([card for card in cards if card.zone != t.DECK]) <= 7
