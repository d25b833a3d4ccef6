"""Spellspeed against a second engine, scenario by scenario (README.md).

python tools/second_engine/diff.py tests/scenarios [--json OUT.jsonl] [--only TITLE] [-v]

The exit status is 1 where a difference stands in no class of known.json, and 3 where there is no second engine: then it is said how to make one.
"""

from __future__ import annotations

import argparse
import collections
import itertools
import json
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from spellspeed.errors import SpellspeedError
from spellspeed.games.scenarios import read_scenarios
from spellspeed.scenario import DuelScenario, Scenario
from spellspeed.scenario.reader import scenario_files
from tools.second_engine.catalogue import run_tool
from tools.second_engine.comparing import Known, Line, followed, is_new, read_known
from tools.second_engine.laying import Skip
from tools.second_engine.library import Library
from tools.second_engine.recording import Recording, Unrecordable, record, with_profile


def recorded(scenario: DuelScenario, base: str) -> Recording:
    """The recording under the profile that is nearest to the peer, or under the scenario's own."""
    try:
        return record(with_profile(scenario, base))
    except Unrecordable:
        return record(scenario)


def reason_to_skip(scenario: DuelScenario) -> str:
    """Why the scenario is not for the peer; empty where it is."""
    if len(scenario.seats) != 2:
        return "a team duel"
    if scenario.setup is not None:
        return "start: setup"
    if scenario.match is not None or scenario.time_called:
        return "in a match"
    return "random picks" if scenario.random else ""


def compared(scenario: Scenario, library: Library, base: str, era: bool, known: list[Known]) -> Line:
    """The line of one scenario."""
    label = scenario.label
    line: Line = {"title": label.title, "file": str(label.where), "id": label.id}
    if not isinstance(scenario, DuelScenario) or scenario.game != "yugioh":
        return line | {"state": "skipped", "why": "no duel of this game"}
    why = reason_to_skip(scenario)
    if why:
        return line | {"state": "skipped", "why": why}
    try:
        rec = recorded(scenario, base)
        cards = sorted({card.face.name for card in rec.begin.cards if card.face.code})
        profile = f"profile: {rec.profile} {dict(scenario.profile.switches)}"
        return followed(line | {"profile": profile, "cards": cards}, rec, library, known, era)
    except (Unrecordable, SpellspeedError) as wrong:
        return line | {"state": "skipped", "why": f"spellspeed: {str(wrong)[:80]}"}
    except Skip as skip:
        return line | {"state": "skipped", "why": str(skip)}


def told(line: Line) -> None:
    """Print a line with its differences."""
    print(f"{line['state']:7} {line['file']}  {line['title']}")
    differences = line.get("differences")
    if isinstance(differences, list):
        for difference in differences:
            print("       ", *difference[:2])
    for key in ("class", "why", "trace", "log"):
        if line.get(key):
            print(f"        {key}: {line[key]}")


def files_of(path: str) -> list[Path]:
    """The scenario files of an argument; an argument without any stands for itself, and reading it says why."""
    try:
        return scenario_files(path)
    except SpellspeedError:
        return [Path(path)]


def lines_of(args: argparse.Namespace, library: Library, known: list[Known]) -> Iterator[Line]:
    """A line for each scenario of the arguments, and one for each file that cannot be read."""
    for file in itertools.chain.from_iterable(map(files_of, args.paths)):
        try:
            scenarios = read_scenarios(file)
        except SpellspeedError as wrong:
            yield {"title": "", "file": str(file), "state": "unread", "why": str(wrong).split("\n", 1)[0]}
            continue
        for scenario in scenarios:
            if args.only and args.only.casefold() not in scenario.label.title.casefold():
                continue
            try:
                yield compared(scenario, library, args.profile, not args.today, known)
            except Exception as fault:  # noqa: BLE001 - a fault of this tool is one of its results
                line: Line = {"title": scenario.label.title, "file": str(scenario.label.where), "state": "fault"}
                yield line | {"why": repr(fault)[:200], "trace": traceback.format_exc()[-800:]}


def compare_all(args: argparse.Namespace, out: TextIO | None) -> int:
    """All scenarios of the arguments; the exit status."""
    library, known = Library(), read_known()
    count: collections.Counter[str] = collections.Counter()
    why: collections.Counter[str] = collections.Counter()
    new = 0
    for line in lines_of(args, library, known):
        count[str(line["state"])] += 1
        new += is_new(line)
        if "why" in line:
            why[str(line["why"])[:70]] += 1
        if out:
            out.write(json.dumps(line) + "\n")
            out.flush()
        if line["state"] == "unread" or (args.verbose and line["state"] not in ("skipped", "agree")):
            told(line)
    print(dict(count), f"in no known class: {new}")
    for text, number in why.most_common(40):
        print(f"{number:6} {text}")
    return int(new > 0)


def main(arguments: list[str] | None = None) -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description="plays scenarios in a second engine as well and compares")
    parser.add_argument("paths", nargs="+", help="files or folders of scenarios")
    parser.add_argument("--json", help="write one line a scenario to this file")
    parser.add_argument("--only", help="titles that contain this")
    parser.add_argument("--profile", default="goat", help="profile for scenarios that ask for none")
    parser.add_argument("--today", action="store_true", help="the peer's scripts of today instead of those of the era")
    parser.add_argument("--verbose", "-v", action="store_true", help="print the differences")
    args = parser.parse_args(arguments)
    return run_tool(lambda out: compare_all(args, out), args.json)


if __name__ == "__main__":
    sys.exit(main())
