"""A recording followed by the peer in as many ways as it can be understood, and what came of it as one line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final, NamedTuple

from tools.second_engine.following import Follower
from tools.second_engine.library import Library
from tools.second_engine.recording import Recording
from tools.second_engine.run import Difference, Result

TRIES: Final = 40
"""So many runs are made at most for one recording."""
DEEPEST_GUESS: Final = 7
MILD: Final = ("offer", "answer", "choice", "ask", "chain")
"""Differences of what is offered and asked only; the tables are the same."""
KNOWN_FILE: Final = Path(__file__).with_name("known.json")
LIMIT_OF_THE_TOOL: Final = "a limit of this tool"
"""Stands in known.json in place of a ruling where nothing is decided."""

TOLD: Final = ("title", "profile", "text")
"""What of a line a known class may ask for besides its decisions."""
Line = dict[str, object]
"""What is written of one run."""


class Known(NamedTuple):
    """A class of differences that somebody has looked at: what its texts match, why they differ, and the ruling that decides."""

    name: str
    match: re.Pattern[str]
    why: str
    ruling: str
    where: re.Pattern[str]
    """What the line as a whole must match besides: its title, position and decisions."""


def read_known(path: Path = KNOWN_FILE) -> list[Known]:
    """The known classes."""
    entries = json.loads(path.read_text(encoding="utf-8"))
    return [
        Known(e["class"], re.compile(e["match"]), e["why"], e["ruling"], re.compile(e.get("in", ""))) for e in entries
    ]


def known_class(differences: list[Difference], known: list[Known], told: str = "") -> str:
    """The class of the first difference that follows from no other; empty where one of them is in no class."""
    found = ""
    known = [entry for entry in known if entry.where.search(told)]
    for difference in differences:
        if difference.text == "the states differ":
            continue
        name = next((entry.name for entry in known if entry.match.search(difference.text)), "")
        if not name:
            return ""
        found = found or name
    return found


def follow(rec: Recording, library: Library, known: list[Known], told: str, era: bool = True) -> Result:
    """Follow a recording; where the peer asks what was not asked here, every answer is tried, and the run that comes nearest counts.

    One whose differences are all known is near enough, if the tables are the same in it.
    """
    plans: list[tuple[int, ...]] = [()]
    best: Result | None = None
    for _ in range(TRIES):
        if not plans:
            break
        plan = plans.pop(0)
        for entry in rec.entries:
            entry.used, entry.picks = False, list(entry.given)
        follower = Follower(rec, library, era, plan)
        result = follower.run()
        if best is None or score(result) < score(best):
            best = result
        if not result.differences or (not hard(result) and known_class(result.differences, known, told)):
            break
        for place in range(len(plan), min(len(follower.guesses), DEEPEST_GUESS)):
            for other in range(1, follower.guesses[place][0]):
                plans.append(plan + (0,) * (place - len(plan)) + (other,))
    assert best is not None
    return best


def hard(result: Result) -> list[Difference]:
    """The differences that are more than offers."""
    return [difference for difference in result.differences if difference.kind not in MILD]


def score(result: Result) -> tuple[int, int, int]:
    """No hard difference is best; else how far the runs go together; then how few differences there are."""
    first = min((d.at if d.at >= 0 else 10_000 for d in hard(result)), default=0)
    return (int(bool(hard(result))), -first, len(result.differences))


def done_in(rec: Recording) -> list[str]:
    """What was done and chosen."""
    return [f"{e.index} {rec.seats[e.seat]}: {e.done}" for e in rec.entries if e.action or not e.window]


def followed(line: Line, rec: Recording, library: Library, known: list[Known], era: bool = True) -> Line:
    """The line of a recording that is followed by the peer."""
    shuffled = ["shuffled"] if rec.shuffled else []
    told = "\n".join([*(str(line[key]) for key in TOLD if key in line), *shuffled, *done_in(rec)])
    return line_of(line, rec, follow(rec, library, known, told, era), known, told)


def line_of(line: Line, rec: Recording, result: Result, known: list[Known], told: str) -> Line:
    """A line, with what came of the run."""
    state = "agree" if not result.differences else ("differ" if hard(result) else "offers")
    line = line | {
        "state": state,
        "class": known_class(result.differences, known, told),
        "differences": [[d.kind, d.text, d.at] for d in result.differences],
        "compared": result.compared,
        "done": done_in(rec),
    }
    if result.guesses:
        line["guesses"] = result.guesses
    if result.soft:
        line["soft"] = result.soft
    if result.log:
        line["log"] = result.log[:3]
    if result.random:
        line["random"] = True
    if rec.shuffled:
        line["shuffled"] = True
    return line


def is_new(line: Line) -> bool:
    """Is it a difference that nobody has looked at, a file that cannot be read, or a fault of this tool? What hangs on a random pick is none."""
    return line["state"] in ("fault", "unread") or (
        line["state"] in ("differ", "offers") and not line.get("class") and not line.get("random")
    )
