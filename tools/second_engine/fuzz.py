"""Random positions, played at random by spellspeed and followed by a second engine: card by card, without anybody's scenario (README.md).

python tools/second_engine/fuzz.py [--trials 6] [--seed 7] [--cards "A;B"] [--eager] [--json OUT.jsonl] [-v]
python tools/second_engine/fuzz.py --play 1000 --decks FOLDER ... [--first 0] [--seed 7] [--eager] [--json OUT.jsonl] [-v]

Each trial has one focus card, a few others of the pool, and some decisions. A difference is written as a position with the decisions, so that it
can be told again as a scenario. The exit status is 1 where one stands in no class of known.json, and 3 where there is no second engine.
"""

from __future__ import annotations

import argparse
import collections
import json
import os
import random
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, TextIO

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))
os.environ.setdefault("SPELLSPEED_WATCHED", "1")  # no card is lost on the way (spellspeed/watched.py)

from spellspeed.errors import SpellspeedError
from spellspeed.games.scenarios import parse_scenarios
from spellspeed.scenario import DuelScenario
from spellspeed.yugioh.cards import facts, pool
from spellspeed.yugioh.scenario.pool import pool_card
from tools.second_engine.catalogue import run_tool
from tools.second_engine.comparing import Known, Line, followed, is_new, read_known
from tools.second_engine.laying import Skip
from tools.second_engine.library import Library
from tools.second_engine.ordinary import OrdinaryMaker, read_played
from tools.second_engine.positions import Chooser, Maker
from tools.second_engine.recording import replay

PASSING, EAGER_PASSING = 0.55, 0.25
"""How often an answer in a Chain is not given."""
MOST_SET, EAGER_MOST_SET = 2, 3
PLAIN_LEFT_OUT: Final = 0.9
"""How many of the Normal Monsters are no focus card."""


class Position(NamedTuple):
    """A position that is played: what it is about, and the scenario without steps."""

    about: str
    text: str
    focus: int
    rng: random.Random


def trial(position: Position, library: Library, known: list[Known], args: argparse.Namespace) -> Line:
    """One position, played and followed."""
    line: Line = {"focus": position.about, "text": position.text}
    chooser = Chooser(position.rng, EAGER_PASSING if args.eager else PASSING, position.focus)
    try:
        scenario = parse_scenarios(position.text, "fuzz", pool_card)[0]
        assert isinstance(scenario, DuelScenario)
        rec = replay(scenario, chooser.played(scenario, args.decisions))
        return followed(line, rec, library, known)
    except Skip as skip:
        return line | {"state": "skipped", "why": str(skip)}
    except SpellspeedError as wrong:
        return line | {"state": "skipped", "why": f"spellspeed: {str(wrong)[:100]}"}
    except Exception as fault:  # noqa: BLE001 - a fault of this tool is one of its results
        return line | {"state": "fault", "why": repr(fault)[:200], "trace": traceback.format_exc()[-1500:]}


def focus_cards(codes: list[int], args: argparse.Namespace) -> list[int]:
    """The cards that get positions of their own: those that are named, or the chosen part of all but most Normal Monsters."""
    if args.cards:
        return [facts.by_name(name.strip()).passcode for name in args.cards.split(";")]
    part, of = (int(number) for number in args.part.split("/"))
    found = []
    for code in codes[part::of]:
        fact = facts.by_passcode(code)
        if fact.kind != "monster" or fact.is_effect or random.Random(f"{args.seed}{code}").random() >= PLAIN_LEFT_OUT:
            found.append(code)
    return found


def positions_of_play(codes: list[int], args: argparse.Namespace) -> Iterator[Position]:
    """Positions of ordinary play, by their numbers."""
    maker = OrdinaryMaker(read_played([Path(place) for place in args.decks], set(codes)))
    for number in range(args.first, args.first + args.play):
        rng = random.Random(f"{args.seed}/play/{number}")
        yield Position(f"play {number}", maker.text(number, rng), -1, rng)


def positions_of_cards(codes: list[int], args: argparse.Namespace) -> Iterator[Position]:
    """Positions around each card."""
    maker = Maker(codes, EAGER_MOST_SET if args.eager else MOST_SET)
    for focus in focus_cards(codes, args):
        for number in range(args.trials):
            rng = random.Random(f"{args.seed}/{focus}/{number}")
            yield Position(facts.by_passcode(focus).name, maker.text(focus, rng), focus, rng)


def compare_all(args: argparse.Namespace, out: TextIO | None) -> int:
    """All positions of the arguments; the exit status."""
    library, known = Library(), read_known()
    left_out = {name.strip() for name in args.without.split(";")}
    codes = [
        code
        for code in facts.all_passcodes()
        if pool.is_implemented(code)
        and library.catalogue.peer_code(code) in library.catalogue.rows
        and facts.by_passcode(code).name not in left_out
    ]
    count: collections.Counter[str] = collections.Counter()
    new = 0
    for position in (positions_of_play if args.play else positions_of_cards)(codes, args):
        line = trial(position, library, known, args)
        count[str(line["state"])] += 1
        new += is_new(line)
        if line["state"] == "agree":
            continue
        if out:
            out.write(json.dumps(line) + "\n")
            out.flush()
        if args.verbose:
            print(json.dumps(line, indent=1))
    print(f"{sum(count.values())} positions", dict(count), f"in no known class: {new}")
    return int(new > 0)


def main(arguments: list[str] | None = None) -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description="plays random positions in a second engine as well and compares")
    parser.add_argument("--trials", type=int, default=1, help="positions for each card")
    parser.add_argument("--play", type=int, default=0, help="so many positions of ordinary play instead")
    parser.add_argument("--first", type=int, default=0, help="the number of the first position of ordinary play")
    parser.add_argument(
        "--decks", nargs="+", default=[], help="files and folders of decks that say what ordinary play is"
    )
    parser.add_argument("--seed", default="0")
    parser.add_argument("--cards", help="only these cards, separated by ;")
    parser.add_argument("--part", default="0/1", help="i/n: every n-th card from the i-th on")
    parser.add_argument(
        "--without", default="", help="cards that are left out, separated by ; (their differences are known)"
    )
    parser.add_argument("--eager", action="store_true", help="more answers in Chains")
    parser.add_argument("--decisions", type=int, default=8, help="free decisions of a position")
    parser.add_argument("--json", help="write one line a difference to this file")
    parser.add_argument("--verbose", "-v", action="store_true", help="print the differences")
    args = parser.parse_args(arguments)
    if args.play and not args.decks:
        parser.error("--play needs --decks")
    return run_tool(lambda out: compare_all(args, out), args.json)


if __name__ == "__main__":
    sys.exit(main())
