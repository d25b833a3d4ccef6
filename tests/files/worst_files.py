"""Files just below the limits of what is read, and what makes most work within them; each with the commands that read it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, TypeVar

from spellspeed.files.reading import MOST_BYTES
from spellspeed.recording.files import MOST_ANSWERS, recording_text
from spellspeed.recording.recorder import Recorder
from spellspeed.session.saved_games import save
from spellspeed.session.session import PERSON, Session, Setup
from spellspeed.yugioh.book.preparing import MOST_CARDS
from spellspeed.yugioh.cards.facts import all_passcodes, by_name, by_passcode
from spellspeed.yugioh.decks import cdb
from spellspeed.yugioh.decks.deck import MOST_CARDS_IN_FILE, DeckList
from spellspeed.yugioh.decks.ydke import print_ydke
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import RecordedDeck, Start

T = TypeVar("T")
ELF: Final = by_name("Gemini Elf").passcode
NAMES: Final = [by_passcode(code).name for code in all_passcodes() if not by_passcode(code).is_fusion]
FUSIONS: Final = [code for code in all_passcodes() if by_passcode(code).is_fusion]
LONG: Final = sorted(NAMES, key=len)[-200:]
MAINS: Final = [code for code in all_passcodes() if not by_passcode(code).is_fusion]


def around(values: Sequence[T], number: int) -> list[T]:
    """So many values, from the first again after the last."""
    return [values[place % len(values)] for place in range(number)]


def misspelled(name: str) -> str:
    return name[: len(name) // 2] + "x" + name[len(name) // 2 :]


def passed(answers: int, cards: int) -> Recorder[Duel]:
    """A duel in which everybody passes and ends phases, of two Decks of so many cards, with all that can be asked."""
    start = Start("1", (RecordedDeck((ELF,) * cards, ()),) * 2, always=True, names=("A", "B"))
    recorder = Recorder(start)
    while not recorder.state.over and recorder.step < answers:
        ask = recorder.state.ask
        assert ask is not None
        meant = zip(ask.options, recorder.game.meanings(recorder.state, ask), strict=True)
        picks = [pick for pick, meaning in meant if meaning in ("pass", "end phase")]
        recorder.answer(picks[: max(1, ask.least)] or ask.options[: ask.least])
    return recorder


def recording(**changed: object) -> bytes:
    """A short recording in which something is otherwise."""
    return json.dumps({**json.loads(recording_text(passed(10, 40).recording())), **changed}).encode()[:MOST_BYTES]


def saved(path: Path) -> bytes:
    """The longest duel, as a table saves it."""
    recorder = passed(MOST_ANSWERS, MOST_CARDS // 2)
    session = Session(Setup(recorder.start, (PERSON, "sensible"), ("a", "b")))
    session.replay(tuple(recorder.answers), [])
    save(session, str(path))
    return path.read_bytes()


def match(steps: Sequence[Mapping[str, object]]) -> bytes:
    """A recorded match with these steps."""
    decks = [{"name": "a", "main": [ELF] * 40, "fusion": [], "side": []}] * 2
    whole = {"kind": "spellspeed match", "format": 1, "profile": "tcg", "seed": "1", "players": ["A", "B"]}
    return json.dumps({**whole, "decks": decks, "steps": steps}).encode()


def database(path: Path, name: Callable[[int], str], alias: int) -> bytes:
    """A cards.cdb of as many cards as are read."""
    rows = range(1, cdb.MOST_ROWS + 1)
    with closing(sqlite3.connect(path)) as base:
        base.execute("create table datas (id integer, alias integer)")
        base.execute("create table texts (id integer primary key, name text)")
        base.executemany("insert into datas values (?, ?)", [(code * 7919 % 50_021, alias) for code in rows])
        base.executemany("insert into texts values (?, ?)", [(code, name(code)) for code in rows])
        base.commit()
    return path.read_bytes()


def lines(*parts: str) -> Callable[[Path], bytes]:
    return lambda _: "\n".join(parts).encode()


SHOW: Final = ("deck", "show", "FILE")
CHECK: Final = ("deck", "check", "FILE")
CONVERT: Final = ("deck", "convert", "FILE", "--to", "list")
CDB: Final = ("deck", "show", "bench_goat_a", "--no-texts", "--cdb", "FILE")
LISTS: Final = ("deck", "check", "bench_goat_a", "--list", "FILE")
REPLAY: Final = ("replay", "show", "FILE")
VERIFY: Final = ("replay", "verify", "FILE")
RESUME: Final = ("play", "--plain", "--resume", "FILE")
SCENARIO: Final = ("scenario", "FILE")
PLAN: Final = ("play", "--match", "--plain", "--seed", "1", "--deck", "chaos_control", "--plan", "FILE")
HKK: Final = ("hkk", "play", "--deck", "FILE")
ANSWERS: Final = json.loads(recording_text(passed(MOST_ANSWERS // 20, 40).recording()))
ENDED: Final = {**ANSWERS, "end": {**ANSWERS["end"], "winner": 0}}
MOST: Final = MOST_CARDS_IN_FILE

WORST: Final[dict[str, tuple[Callable[[Path], bytes], tuple[tuple[str, ...], ...]]]] = {
    "cards.ydk": (lines("#main", *map(str, around(MAINS, MOST)), "#extra", "!side"), (SHOW, CHECK, CONVERT)),
    "moved.ydk": (lines("#main", *map(str, around(FUSIONS, MOST)), "!side"), (SHOW, CHECK)),
    "comments.ydk": (lines("#main", *["#"] * 130_000, "26202165"), (SHOW,)),
    "cards.txt": (lines(*[f"1 {name}" for name in around(NAMES, MOST)]), (SHOW, CHECK, CONVERT)),
    "wrong.txt": (lines(*[f"1 {misspelled(name)}" for name in around(LONG, MOST)]), (SHOW,)),
    "long_lines.txt": (lines(*[f"1 {name * 20}"[:300] for name in around(LONG, 800)]), (SHOW,)),
    "spaces.txt": (lines(*["1" + " " * 250 + "x 1x"] * 900), (SHOW,)),
    "headings.txt": (lines(*["main (1)", "1 Sangan"] * MOST), (SHOW,)),
    "cards.ydke": (lambda _: print_ydke(DeckList("a", tuple(around(MAINS, MOST)), (), ())).encode(), (SHOW,)),
    "names.cdb": (lambda path: database(path, lambda code: f"{'ß' * 90}{code}", 0), (CDB,)),
    "one_name.cdb": (lambda path: database(path, lambda code: "Sangan", ELF), (CDB,)),
    "cards.conf": (lines("!a", *[f"{code} 1 --x" for code in around(all_passcodes(), 32_000)]), (LISTS,)),
    "lists.conf": (lines(*[f"!{number}\n26202165 1" for number in range(28_000)]), (LISTS,)),
    "answers.json": (
        lambda _: recording_text(passed(MOST_ANSWERS, MOST_CARDS // 2).recording()).encode(), (REPLAY, VERIFY, RESUME)
    ),
    "saved.json": (saved, (RESUME,)),
    "picks.json": (lambda _: recording(answers=[[0, *["x"] * 200_000]]), (VERIFY,)),
    "nested.json": (lambda _: recording(x=[json.loads("[" * 17 + "]" * 17)] * 14_000), (VERIFY,)),
    "lists.json": (lambda _: recording(x=[{}] * 250_000), (VERIFY,)),
    "digits.json": (lambda _: recording(x=[10**17] * 50_000), (VERIFY,)),
    "deck.json": (lambda _: recording(decks=[{"main": [ELF] * 45_000, "fusion": []}] * 2), (VERIFY,)),
    "seed.json": (lambda _: recording(seed="x" * 1_000_000), (VERIFY, REPLAY)),
    "digests.json": (
        lambda _: recording(digests={"version": "0.1.0", "every": 50, "at": ["x"] * 150_000, "end": "x"}), (VERIFY,)
    ),
    "steps.json": (lambda _: match([{"step": "time"}] * 1_000), (VERIFY,)),
    "duels.json": (lambda _: match([{"step": "toss", "side": 0}, *[{"step": "duel", "duel": ENDED}] * 20]), (VERIFY,)),
    "values.yaml": (lines("scenario: a", "steps: [", *["a,"] * 25_000, "]"), (SCENARIO,)),
    "brackets.yaml": (lines("scenario: a", "steps:", *["- " + "[" * 55 + "]" * 55] * 180), (SCENARIO,)),
    "aliases.yaml": (
        lines("scenario: a", f"x0: &a0 [{'1,' * 10}]", *[f"x{n}: &a{n} [{f'*a{n - 1},' * 10}]" for n in range(1, 5)]), (SCENARIO,)
    ),
    "documents.yaml": (lines(*["scenario: a\n---"] * 500), (SCENARIO,)),
    "hand.yaml": (lines("scenario: a", "A: {hand: [", *["Sangan,"] * 900, "]}"), (SCENARIO,)),
    "comments.yaml": (lines("scenario: a", *[" #x" * 1_660] * 16), (SCENARIO,)),
    "long_lines.yaml": (lines("scenario: a", *[f"x{number}: {'a b ' * 1_240}" for number in range(16)]), (SCENARIO,)),
    "keys.yaml": (lines("scenario: a", *[f"k{number}: a" for number in range(7_900)]), (SCENARIO,)),
    "steps.yaml": (lines("scenario: a", "steps:", *["- A: pass"] * 7_000), (SCENARIO,)),
    "copies.yaml": (lines("first:", "  exchanges:", "  - out: {Sangan: 999999999}", "    in: [Sangan]"), (PLAN,)),
    "exchanges.yaml": (lines("first:", "  exchanges:", *["  - out: [Sangan]\n    in: [Jinzo]"] * 2_300), (PLAN,)),
    "own_cards.txt": (lines(*[f"1 Own {n}\nlény, 2 VP, 3/2\n{'Repülő. ' * 20}\n" for n in range(480)]), (HKK,)),
    "own_text.txt": (lines("1 Own", "lény, 2 VP, 3/2", "Repülő. Jutalom: 2 VP. " * 43), (HKK,)),
    "no_text.txt": (lines("1 Own", "lény, 2 VP, 3/2", "x " * 499), (HKK,)),
}  # fmt: skip
"""By name: what it holds, and the commands that read it."""
