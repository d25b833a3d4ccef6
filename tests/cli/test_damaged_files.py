"""Damaged files of every kind: read, or refused with one line on the error output and status 2; never a traceback."""

from __future__ import annotations

import copy
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from resource import RUSAGE_SELF, getrusage
from subprocess import CompletedProcess
from time import process_time
from typing import Any, Final

import pytest
import yaml

from spellspeed.recording.files import recording_text
from spellspeed.yugioh.cards.facts import by_passcode
from spellspeed.yugioh.decks import find_deck, print_list, print_ydk, print_ydke
from tests.commands import spellspeed
from tests.thorough import THOROUGH
from tests.yugioh.recording.recorded import bench_start, played

DECK: Final = find_deck("chaos_control")
FILES: Final = 20_000 if THOROUGH else 300
NASTY: Final = (
    b"\x00", b"\xff\xfe", b"\x1b[2J", b"\xed\xa0\x80", b"\\ud800", b"[" * 3000, b'{"a":' * 3000, b"9" * 5000, b"-1", b"1e999", b"NaN", b"null",
    b'""', b"{}", b"[]", b"x" * 9000, b" " * 9000, b"\n" * 3000, b"#" * 3000, b" #" * 3000, b"&a [*a]", b"!!python/object:os.system x", b"- " * 3000,
    b"'", b'"', b": ", b"\t", b"\r", b"999 ", b"\xe2\x80\xae", b"%s%n", b"../", b"?", b"\xef\xbb\xbf", b"ydke://", b"AAAA" * 3000, b"!!!",
)  # fmt: skip
OUT, IN = by_passcode(DECK.main[0]).name, by_passcode(DECK.side[0]).name
PLAN: Final = f'first:\n  begins: yes\n  exchanges:\n    - after: lost\n      duel: 2\n      out: {{"{OUT}": 1}}\n      in: ["{IN}"]\n'


def saved(path: Path, *command: str) -> bytes:
    """What a table saves after its first answer."""
    done = spellspeed(*command, typed=f"1\nsave {path}\n")
    assert done.returncode == 0
    return path.read_bytes()


def database(path: Path) -> bytes:
    """A cards.cdb of one card."""
    with closing(sqlite3.connect(path)) as base:
        base.execute("create table datas (id integer primary key, alias integer)")
        base.execute("create table texts (id integer primary key, name text)")
        base.execute("insert into datas values (26202165, 0)")
        base.execute("insert into texts values (26202165, 'Sangan')")
        base.commit()
    return path.read_bytes()


Made = Callable[[Path], bytes]
KINDS: Final[dict[str, tuple[Made, tuple[str, ...], int]]] = {
    "deck.ydk": (lambda _: print_ydk(DECK).encode(), ("deck", "show", "FILE", "--no-texts"), 0),
    "deck.txt": (lambda _: print_list(DECK).encode(), ("deck", "show", "FILE", "--no-texts"), 0),
    "deck.ydke": (lambda _: print_ydke(DECK).encode(), ("deck", "convert", "FILE", "--to", "ydk"), 0),
    "cards.cdb": (database, ("deck", "show", "bench_goat_a", "--no-texts", "--cdb", "FILE"), 0),
    "own.lflist.conf": (lambda _: b"#[One]\n!One\n26202165 1 --Sangan\n", ("deck", "check", "bench_goat_a", "--list", "FILE"), 1),
    "recording.json": (lambda _: recording_text(played(bench_start(1), 55).recording()).encode(), ("replay", "show", "FILE"), 0),
    "checked.json": (lambda _: recording_text(played(bench_start(1), 55).recording()).encode(), ("replay", "verify", "FILE"), 1),
    "duel.json": (lambda path: saved(path, "play", "--plain", "--seed", "1"), ("play", "--plain", "--resume", "FILE"), 0),
    "match.json": (lambda path: saved(path, "play", "--match", "--plain", "--seed", "1"), ("play", "--plain", "--resume", "FILE"), 0),
    "of_match.json": (lambda path: saved(path, "play", "--match", "--plain", "--seed", "1"), ("replay", "show", "FILE#1"), 0),
    "game.json": (lambda path: saved(path, "hkk", "play", "--seed", "1"), ("hkk", "play", "--resume", "FILE"), 0),
    "scenario.yaml": (lambda _: Path("tests/scenarios/rules/turn/draw.yaml").read_bytes().split(b"\n---")[0], ("scenario", "FILE"), 1),
    "plan.yaml": (lambda _: PLAN.encode(), ("play", "--match", "--plain", "--seed", "1", "--deck", "chaos_control", "--plan", "FILE"), 0),
}  # fmt: skip
"""What an intact file holds, the command that reads it, and the highest status beside 2 (1 says that something does not hold)."""


def damaged(content: bytes, chance: Random) -> bytes:
    """A file with one to four damages."""
    found = bytearray(content)
    for _ in range(chance.randint(1, 4)):
        at, to = sorted(chance.randint(0, len(found)) for _ in range(2))
        to = min(to, at + chance.choice((1, 3, 20, 10_000)))
        kind = chance.randint(0, 5)
        if kind == 0:
            del found[at:to]
        elif kind == 1:
            found[at:at] = chance.choice(NASTY)
        elif kind == 2:
            found[at:to] = chance.choice(NASTY)
        elif kind == 3:
            found[at:at] = found[at:to] * chance.choice((1, 2, 50))
        elif kind == 4 and at < len(found):
            found[at] = chance.randrange(256)
        else:
            del found[at:]
    return bytes(found)


WRONG: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, -2, 1, 2,
    10**17, -(10**17), 0.5, "", "x", "\x1b[2J", "\ud800", "9" * 5000, [], {}, [[]], [0], ["x"], {"x": 1}, [None] * 3000,
)  # fmt: skip
"""What stands in the place of a value."""


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every list and object in a value, with each of its keys."""
    found: list[tuple[Any, Any]] = []
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    for key in keys:
        found += [(value, key), *places(value[key])]
    return found


def misled(content: bytes, name: str, chance: Random) -> bytes:
    """A file that is well written and says something wrong in one to three places."""
    whole = json.loads(content) if name.endswith(".json") else yaml.safe_load(content)
    for _ in range(chance.randint(1, 3)):
        found = places(whole)
        if not found:
            break
        # One of the first places as often as any: a recording is mostly answers.
        held, key = chance.choice(chance.choice((found, found[:40])))
        kind = chance.randint(0, 3)
        if kind == 0:
            del held[key]
        elif kind == 1:
            held[key] = copy.deepcopy(chance.choice(found)[0])
        elif kind == 2 and isinstance(held, list):
            held.insert(key, copy.deepcopy(held[key]))
        else:
            held[key] = copy.deepcopy(chance.choice(WRONG))
    text = json.dumps(whole) if name.endswith(".json") else yaml.safe_dump(whole, sort_keys=False)
    return text.encode("utf-8", "surrogatepass")


def unfit(number: int, done: CompletedProcess[str], highest: int) -> str:
    """What is wrong with the end of a command; "" where it is read, or refused with one line, a scenario with one for each fault."""
    if done.returncode != 2:
        return "" if done.returncode <= highest else f"{number}: status {done.returncode}"
    lines = [line for line in done.stderr.splitlines() if "DECK-" not in line]
    is_one = len(lines) == 1 or (
        bool(lines) and lines[0].startswith("FAIL") and all(line.startswith("      ") for line in lines[1:])
    )
    is_fit = is_one and all(line.isprintable() and len(line) < 2000 for line in lines)
    return "" if is_fit else f"{number}: {done.stderr[:2000]}"


@pytest.mark.parametrize("name", KINDS)
def test_a_damaged_file_is_read_or_refused_with_one_line(
    name: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """Damaged anywhere, or (where it is JSON or YAML) with wrong values in their places."""
    made, command, highest = KINDS[name]
    path = tmp_path / name
    content = made(path)
    path.write_bytes(content)
    arguments = [part.replace("FILE", str(path)) for part in command]
    assert spellspeed(*arguments).returncode <= highest
    refused, slowest, wrong = 0, (0.0, 0), []
    for number in range(FILES // len(KINDS) + 1):
        chance = Random(f"{name} {number}")
        is_plain = number % 2 == 1 and name.endswith((".json", ".yaml"))
        path.write_bytes(misled(content, name, chance) if is_plain else damaged(content, chance))
        before = process_time()
        try:
            done = spellspeed(*arguments)
        except Exception as traceback:
            if not THOROUGH:
                raise
            wrong.append(f"{number}: {traceback!r}")
            continue
        slowest = max(slowest, (process_time() - before, number))
        refused += done.returncode == 2
        wrong += filter(None, [unfit(number, done, highest)])
    record_property("files", FILES // len(KINDS) + 1)
    record_property("refused", refused)
    record_property("wrong", len(wrong))
    record_property("slowest", f"{slowest[0]:.2f} s (file {slowest[1]})")
    record_property("largest memory", f"{getrusage(RUSAGE_SELF).ru_maxrss // 1024} MiB")
    assert wrong == []
    assert refused
