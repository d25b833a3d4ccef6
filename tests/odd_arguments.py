"""Every function and method of the api, called with arguments that nobody means: what becomes of each call, by name.

`python -m tests.odd_arguments` prints it as JSON for the build that runs; tests/properties/test_odd_arguments.py compares builds.
"""

from __future__ import annotations

import contextlib
import inspect
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from spellspeed import api
from spellspeed.api import Duel, RandomBot, Recorder, SeatView, SensibleBot, Stream, Wish
from spellspeed.errors import SpellspeedError

DECKS: Final = ["bench_goat_a", "bench_goat_b"]
ODD: Final[dict[str, Any]] = {
    "None": None, "a text": "no such thing", "an empty text": "", "a float": 1.5, "1.0": 1.0, "True": True, "-1": -1, "99": 99, "2**70": 2**70,
    "-2**70": -(2**70), "a list": [1], "an empty list": [], "a tuple": (1,), "a dict": {}, "bytes": b"1", "an object": object(),
}  # fmt: skip
"""What stands in for an argument."""


PYTHONS: Final = "an error of Python's own"
PYTHON_RAISES: Final = (TypeError, AttributeError, LookupError, ValueError, ArithmeticError)
"""What stands for PYTHONS: a TypeError, or what follows where nothing looks before it begins."""
TOO_MUCH: Final = {("simulate", one, said) for one in ("duels", "jobs") for said in ("99", "2**70")}
"""What would be done if it was asked for."""
STREAMS: Final = {(one, "path", said) for one in ("read_recording", "write_recording") for said in ("True", "99")}
"""Numbers of streams that the process may have open."""


def duel() -> Duel:
    return api.open_duel(DECKS, "odd")


def recorder() -> Recorder[Any]:
    return Recorder(api.start_of(DECKS, "odd"))


def first(one: Duel) -> int:
    assert one.ask is not None
    return one.ask.options[0]


FUNCTIONS: Final[dict[str, Callable[[Path], dict[str, Any]]]] = {
    "answer": lambda at: {"state": (one := duel()), "serial": one.serial, "picks": (first(one),), "seat": 0},
    "find_deck": lambda at: {"given": "bench_goat_a"},
    "finish": lambda at: {"duel": duel(), "bots": [RandomBot("a"), RandomBot("b")], "most": 100_000},
    "imagine": lambda at: {"view": SeatView(duel(), 0), "rng": Stream("a"), "supposed": ()},
    "meanings": lambda at: {"duel": (one := duel()), "ask": one.ask},
    "open_duel": lambda at: {"decks": DECKS, "seed": "1", "profile": "tcg", "first": 0, "always": False, "log": False},
    "picks_of": lambda at: {"duel": duel(), "texts": ["end phase"]},
    "read_recording": lambda at: {"path": at / "good.json"},
    "read_scenarios": lambda at: {"path": at / "good.yaml"},
    "replay": lambda at: {"recording": recorder().recording(), "log": False},
    "simulate": lambda at: {"decks": [api.find_deck(one) for one in DECKS], "duels": 1, "seed": "1", "bots": ["random"],
                            "profile_name": "tcg", "jobs": 1, "choose_zones": False},
    "start_of": lambda at: {"decks": DECKS, "seed": "1", "profile": "tcg", "first": 0, "always": False},
    "subject_of": lambda at: {"code": first(duel())},
    "verb_of": lambda at: {"code": first(duel())},
    "verify": lambda at: {"recording": recorder().recording(), "language": "en"},
    "view_of": lambda at: {"duel": duel(), "seat": 0},
    "why_not": lambda at: {"duel": duel(), "seat": 0, "wish": Wish(api.terms.SUMMON)},
    "write_recording": lambda at: {"recording": recorder().recording(), "path": at / "new.json"},
    "RandomBot": lambda at: {"seed": "a"},
    "SensibleBot": lambda at: {"seed": "a"},
    "SeatView": lambda at: {"duel": duel(), "seat": 0},
    "Stream": lambda at: {"seed": "a"},
    "LogWriter": lambda at: {"duel": api.open_duel(DECKS, log=True), "names": ["A", "B"], "viewer": 0},
}  # fmt: skip
"""For each function and class what it is called with where nothing is odd."""

USUAL: Final = {"number": 3, "seat": 0, "place": 0, "picks": (), "limit": 3, "call": "surrender", "step": 0}
OBJECTS: Final[dict[str, Callable[[], Any]]] = {
    "SeatView": lambda: SeatView(duel(), 0),
    "Ask": lambda: duel().ask,
    "Stream": lambda: Stream("a"),
    "RandomBot": lambda: RandomBot("a"),
    "SensibleBot": lambda: SensibleBot("a"),
    "Recorder": recorder,
}
"""Whose methods a program calls. Those of a Duel are the rules' own, but `fork` and `digest`, which take nothing."""


def outcome(call: Callable[..., Any], given: dict[str, Any]) -> str:
    """The name of the package's error that a call raises; "done" where it raises nothing, PYTHONS for an error of Python's own."""
    try:
        call(**given)
    except SpellspeedError as refused:
        return type(refused).__name__
    except PYTHON_RAISES:
        return PYTHONS
    return "done"


def of_functions(at: Path) -> Iterator[tuple[str, str]]:
    for name, good in FUNCTIONS.items():
        for parameter in good(at):
            for said, odd in ODD.items():
                if (name, parameter, said) in TOO_MUCH | STREAMS:
                    continue
                given = {**good(at), parameter: odd}
                yield f"{name}({parameter}={said})", outcome(getattr(api, name), given)


def of_methods() -> Iterator[tuple[str, str]]:
    for name, made in OBJECTS.items():
        for method in sorted(dir(made())):
            if method.startswith("_") or not callable(getattr(made(), method)):
                continue
            names = list(inspect.signature(getattr(made(), method)).parameters)
            for parameter in names:
                for said, odd in ODD.items():
                    one = made()
                    given = {
                        each: {"ask": duel().ask, "view": SeatView(duel(), 0)}.get(each, USUAL.get(each))
                        for each in names
                    }
                    yield (
                        f"{name}.{method}({parameter}={said})",
                        outcome(getattr(one, method), {**given, parameter: odd}),
                    )


def outcomes() -> dict[str, str]:
    """What becomes of every call."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        at = Path(folder)
        api.write_recording(recorder().recording(), at / "good.json")
        (at / "good.yaml").write_text("scenario: one\nexpect: {turn: 1}\n", encoding="utf-8")
        return dict([*of_functions(at), *of_methods()])


if __name__ == "__main__":
    json.dump(outcomes(), sys.stdout)
