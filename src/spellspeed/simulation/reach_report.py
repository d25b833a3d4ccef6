"""What a coverage run has come to: counts by deed, what it could not reach and why, what cannot be and why."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from spellspeed.simulation.reach import Reach
from spellspeed.simulation.reachable import ACTIVATED, DEEDS, NEGATED, RESOLVED, STOPPED, Goal, face_of, label

RULES_TOLD: Final = 4
"""How many of the rules that stood against an activation are named."""


@dataclass(frozen=True, slots=True)
class Line:
    """One thing about one card: not reached, or not possible; with the reason."""

    card: str
    deed: str
    ability: str
    reason: str


@dataclass(frozen=True, slots=True)
class Tally:
    """How much of one deed there is to reach over all cards."""

    deed: str
    possible: int
    reached: int
    impossible: int


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that a run has to say."""

    seed: str
    positions: int
    cards: int
    tallies: tuple[Tally, ...]
    missing: tuple[Line, ...]
    impossible: tuple[Line, ...]


def report_of(run: Reach) -> Report:
    """The report of a run so far."""
    missing = [line(goal, why_missing(run, goal)) for goal in run.missing]
    impossible = [line(goal, why) for goal, why in run.impossible.items() if goal not in run.reached]
    return Report(
        run.seed,
        run.positions,
        len(run.cards),
        tuple(tally(run, deed) for deed in DEEDS),
        tuple(sorted(missing, key=by_card)),
        tuple(sorted(impossible, key=by_card)),
    )


def wrongly_impossible(run: Reach) -> list[Line]:
    """What was reached although it was told that it cannot be: a defect of the engine, or of the reason."""
    return sorted((line(goal, why) for goal, why in run.impossible.items() if goal in run.reached), key=by_card)


def by_card(each: Line) -> tuple[str, str, str]:
    """The order of a report: by the card's name, then the ability, then the deed."""
    return (each.card, each.ability, each.deed)


def line(goal: Goal, reason: str) -> Line:
    """A goal with its reason."""
    return Line(face_of(goal[0]).name, goal[1], label(goal), reason)


def tally(run: Reach, deed: str) -> Tally:
    """The counts of one deed."""
    possible = [goal for goals in run.by_card.values() for goal in goals if goal[1] == deed]
    impossible = sum(goal in run.impossible for goal in possible)
    left = sum(goal[1] == deed for goal in run.missing)
    return Tally(deed, len(possible) - impossible, len(possible) - impossible - left, impossible)


def why_missing(run: Reach, goal: Goal) -> str:
    """As far as the run can tell: which rules stood against it, or how often it was near."""
    code, deed, index = goal
    tried = f"in {run.tries[code]} Decks made for it"
    activated = run.reached[code, ACTIVATED, index]
    if deed in (RESOLVED, STOPPED, NEGATED) and not activated:
        return "never activated"
    if deed == RESOLVED and run.fizzled[goal]:
        return f"resolved {run.fizzled[goal]} times, and nothing came of it"
    if deed in (RESOLVED, STOPPED, NEGATED):
        return f"activated {activated} times, but not {deed}"
    if deed == ACTIVATED:
        rules = run.reasons.get(goal, Counter()).most_common(RULES_TOLD)
        if rules:
            return "against it stood: " + ", ".join(f"{rule} ({times})" for rule, times in rules)
        if face_of(code).abilities[index].is_trigger:
            return f"its event was not met, {tried}"
    return f"did not come about, {tried}"


def as_plain(report: Report) -> dict[str, object]:
    """The report as JSON has it."""
    return {
        "seed": report.seed,
        "positions": report.positions,
        "cards": report.cards,
        "deeds": {
            each.deed: {"possible": each.possible, "reached": each.reached, "impossible": each.impossible}
            for each in report.tallies
        },
        "missing": [plain_line(each) for each in report.missing],
        "impossible": [plain_line(each) for each in report.impossible],
    }


def plain_line(each: Line) -> dict[str, str]:
    """A line as JSON has it."""
    return {"card": each.card, "deed": each.deed, "ability": each.ability, "reason": each.reason}
