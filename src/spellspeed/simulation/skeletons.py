"""Skeletons of scenarios: for each clause of a card a small position in which it is used, found by playing, and a control.

What they lack is the end: whoever writes the card says it from text and rulings. Until then they are drafts (`confidence: draft`), and the suite
refuses these.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from spellspeed.games.scenarios import run_scenario
from spellspeed.kernel.asks import Ask, verb_of
from spellspeed.kernel.atoms import keep_journal
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.step_table import StepFailed
from spellspeed.simulation.positions import quietest
from spellspeed.simulation.reach import Reach, Reader
from spellspeed.simulation.reachable import ACTIVATED, APPLIED, RESOLVED, Goal, goals_of
from spellspeed.simulation.steered_player import steered
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import ZONE_OF
from spellspeed.yugioh.scenario.option_names import is_question
from spellspeed.yugioh.scenario.position import NotRunnable
from spellspeed.yugioh.scenario.runner import started
from spellspeed.yugioh.scenario.steps import do_step
from spellspeed.yugioh.scenario.writer import NotWritable, is_position, scenario_text
from spellspeed.yugioh.scenario.writing_steps import options_step, read, scenario_with_steps

POSITIONS: Final = 400
"""Positions that are played for a card before what is missing is given up."""
ANSWERS: Final = 40
QUIET_ANSWERS: Final = 20
"""Answers in a position; and after the clause was used, until somebody decides freely again."""
CARD_LINE: Final = "    - "
STEP_LINE: Final = "  - "
COPY: Final = re.compile(r"#(\d+)")
"""How a step names a copy of a card after the first."""
DRAFT: Final = "confidence: draft\n"
"""What marks a draft: nobody has said yet how it ends."""


class Skeleton(NamedTuple):
    """The clause by the number of its ability, and its scenarios as a text; "" where no position was found in which it is used."""

    ability: int
    text: str


def skeletons_of(face: PrintedCard, seed: str = "0", positions: int = POSITIONS) -> Iterator[Skeleton]:
    """A skeleton for each ability of a card that can be activated or applied, in the order in which they are found; at the end those without."""
    wanted = clauses_of(face)
    found: set[int] = set()
    run = Reach(seed, [face])
    for goal in list(run.missing):
        if goal[1] not in (ACTIVATED, RESOLVED, APPLIED):
            del run.missing[goal]
    for number in range(positions):
        if len(found) == len(wanted):
            break
        stream = Stream(f"skeleton {seed} {number}")
        duel = run.opened(number, stream)
        if duel.seats != 2 or duel.over:
            continue
        for ability, text in used_in(run, duel, face, wanted, stream):
            if ability not in found:
                found.add(ability)
                yield Skeleton(ability, text)
    for ability in wanted:
        if ability not in found:
            yield Skeleton(ability, "")


def clauses_of(face: PrintedCard) -> dict[int, Goal]:
    """What shows each ability of a card in use, by the number of the ability: that it resolves, or that it applies."""
    goals: dict[int, Goal] = {}
    for goal, why in goals_of(face).items():
        if not why and goal[1] in (RESOLVED, APPLIED):
            goals[goal[2]] = goal
    return goals


def used_in(
    run: Reach, duel: Duel, face: PrintedCard, wanted: dict[int, Goal], stream: Stream
) -> list[tuple[int, str]]:
    """Play a position; the clauses that were used in it, each with its scenarios."""
    keep_journal(duel, [])
    reader = Reader(run, duel)
    start: Duel | None = None
    answers: list[tuple[int, ...]] = []
    for _ in range(ANSWERS):
        if duel.over:
            break
        if is_position(duel):
            start, answers = duel.fork(), []
            run.look_at_changes(duel)
        if not any(goal in run.reached for goal in wanted.values()):
            picks = steered(duel, run.missing, stream)
            answers.append(picks)
            reader.answered(picks)
            answer(duel, duel.serial, picks)
            reader.read()
        used = [ability for ability, goal in wanted.items() if goal in run.reached]
        if used and start is not None:
            go_on_quietly(duel, answers)
            texts = [(ability, written(start, answers, face, ability, wanted[ability])) for ability in used]
            for ability, text in texts:
                del run.reached[wanted[ability]]
                if not text:
                    run.missing[wanted[ability]] = 0
            return [(ability, text) for ability, text in texts if text]
    return []


def go_on_quietly(duel: Duel, answers: list[tuple[int, ...]]) -> None:
    """Do as little as possible until somebody decides freely."""
    for _ in range(QUIET_ANSWERS):
        if duel.over or is_position(duel):
            break
        picks = quietest(duel)
        answers.append(picks)
        answer(duel, duel.serial, picks)


def written(start: Duel, answers: Sequence[tuple[int, ...]], face: PrintedCard, ability: int, goal: Goal) -> str:
    """The scenarios of a clause: as few cards as it needs, the exact options where somebody chooses, and a control; "" where none can be written."""
    title = f"{face.name}, clause {ability + 1}"
    try:
        whole = scenario_with_steps(start.fork(), answers, title) if answers else scenario_text(start, title)
    except NotWritable:
        return ""

    def shows(text: str) -> bool:
        return is_used(text, face, goal)

    if not shows(whole):
        return ""
    small = smaller(whole.splitlines(keepends=True), shows)
    texts = ["".join(with_options(small)), control_of(small, title)]
    return "---\n".join([as_draft(text) for text in texts if text])


def is_used(text: str, face: PrintedCard, goal: Goal) -> bool:
    """Whether a scenario can be played to its end, and the clause is used in it."""
    try:
        scenario = read(text)
        play = started(scenario)
        for step in scenario.steps:
            do_step(play, step)
        while play.duel.chain and play.go_on():
            pass
    except (ScenarioError, StepFailed, NotRunnable):
        return False
    run = Reach("", [face])
    Reader(run, play.duel).read()
    run.look_at_changes(play.duel)
    return goal in run.reached


def smaller(lines: list[str], shows: Callable[[str], bool]) -> list[str]:
    """The lines of a scenario without the zones, and then without the cards, that the clause does not need."""
    for is_dispensable in (is_zone, is_card):
        at = len(lines) - 1
        while at >= 0:
            if is_dispensable(lines, at):
                fewer = without(lines, at)
                for left in (fewer, renumbered(fewer)):
                    if shows("".join(left)):
                        lines = left
                        break
            at -= 1
    return lines


def renumbered(lines: list[str]) -> list[str]:
    """The lines with each copy of a card that a step names by its number named as the one before it: one copy less lies there."""
    at = steps_at(lines)
    return lines[:at] + [COPY.sub(lambda found: before(int(found[1])), line) for line in lines[at:]]


def before(number: int) -> str:
    """How a step names the copy before this one: the first has no number."""
    return f"#{number - 1}" if number > 2 else ""


def is_card(lines: list[str], at: int) -> bool:
    """Whether a line is a card of a list."""
    return lines[at].startswith(CARD_LINE)


def is_zone(lines: list[str], at: int) -> bool:
    """Whether a line begins a list of cards, or is a zone of one card."""
    return lines[at].startswith("  field_spell:") or is_list(lines, at)


def is_list(lines: list[str], at: int) -> bool:
    """Whether a line begins a list of cards."""
    return lines[at].endswith(":\n") and at + 1 < len(lines) and lines[at + 1].startswith(CARD_LINE)


def without(lines: list[str], at: int) -> list[str]:
    """The lines without a card, or without a zone and its cards; a zone that is empty then goes, too."""
    until = at + 1
    if is_list(lines, at):
        while until < len(lines) and lines[until].startswith(CARD_LINE):
            until += 1
    fewer = lines[:at] + lines[until:]
    before = at - 1
    if lines[at].startswith(CARD_LINE) and lines[before].endswith(":\n") and not is_list(fewer, before):
        del fewer[before]
    return fewer


def steps_at(lines: list[str]) -> int:
    """Where the steps begin; at the end where there are none."""
    return lines.index("steps:\n") if "steps:\n" in lines else len(lines)


def with_options(lines: list[str]) -> list[str]:
    """The lines with the exact options before each choice."""
    head = lines[: steps_at(lines) + 1]
    found = head[:]
    play = started(read("".join(lines)))
    steps = read("".join(lines)).steps
    texts = steps_of(lines)
    for step, text in zip(steps, texts, strict=True):
        if ": choose " in text:
            asked = play.fork()
            while not is_choice(asked.ask) and asked.go_on():
                pass
            if text.startswith(f"{STEP_LINE}{asked.seat_name(asked.ask.seat)}: choose ") and is_choice(asked.ask):
                found.append(options_step(asked))
        found.append(text)
        do_step(play, step)
    return found


def is_choice(ask: Ask) -> bool:
    """Whether a card or the like is to be chosen, of several, and not only a zone."""
    return is_question(ask) and len(ask.options) > 1 and any([verb_of(code) != ZONE_OF for code in ask.options])


def steps_of(lines: list[str]) -> list[str]:
    """Each step with the lines that belong to it."""
    steps: list[str] = []
    for line in lines[steps_at(lines) + 1 :]:
        if line.startswith(STEP_LINE):
            steps.append(line)
        else:
            steps[-1] += line
    return steps


def control_of(lines: list[str], title: str) -> str:
    """The nearest position in which the clause cannot be used: without a card that it needs; "" where the first step is no activation."""
    steps = steps_of(lines)
    first = steps[0].splitlines()[0] if steps else ""
    if ": activate " not in first:
        return ""
    head = lines[: steps_at(lines)]
    for at, line in enumerate(head):
        if line.startswith(CARD_LINE) and title.rpartition(",")[0] not in line:
            fewer = [f'scenario: "{title}: the control"\n', *without(head, at)[1:]]
            text = "".join([*fewer, "steps:\n", f"  - may not: {{{first[len(STEP_LINE) :]}}}\n"])
            if runs(text):
                return text
    return ""


def runs(text: str) -> bool:
    """Whether a scenario can be read and passes."""
    try:
        return run_scenario(read(text)).passed
    except (ScenarioError, NotRunnable):
        return False


def as_draft(text: str) -> str:
    """A scenario marked as a draft, with its end to be said."""
    first, rest = text.split("\n", 1)
    return f"{first}\n{DRAFT}{rest}expect: {{}}\n"
