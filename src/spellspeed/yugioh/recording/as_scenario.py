"""A moment of a recording as a scenario: as a position, or as the nearest position before it and the steps from there."""

from __future__ import annotations

from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.game import AGREE_TO_DRAW, SURRENDER
from spellspeed.recording.recorder import Recording, picks_of, play_answer, seek
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.scenario.writer import NotWritable, is_position, scenario_text
from spellspeed.yugioh.scenario.writing_steps import scenario_with_steps

BEGINNINGS: Final = 4
"""How many positions before a step, of those that can be written, are tried as beginnings."""


class NoPosition(SpellspeedError):
    """No scenario can be made of a step, or of any step, of a recording."""


def position_at(recording: Recording[Duel], step: int | None, title: str | None, name: str) -> tuple[int, str]:
    """The scenario at a step, or at the last step that can be written: as a position where one can begin, else with the steps from the
    nearest position before it. Raises NoPosition with the reason."""
    if step is not None:
        return step, scenario_at(recording, step, title or f"{name}, step {step}")
    for earlier, duel in reversed(positions_up_to(recording, recording.steps)):
        try:
            return earlier, scenario_text(duel, title or f"{name}, step {earlier}")
        except NotWritable:
            continue
    raise NoPosition("no step of the recording is a position at which a scenario can begin")


def scenario_at(recording: Recording[Duel], step: int, title: str) -> str:
    """The scenario that stands at a step: its position, or the steps to it from the nearest position before it. Raises NoPosition."""
    try:
        return scenario_text(seek(recording, step), title)
    except NotWritable as refused:
        first = refused
    tried: list[NotWritable] = []
    for earlier, duel in reversed(positions_up_to(recording, step - 1)):
        try:
            scenario_text(duel, title)
        except NotWritable:
            continue
        try:
            return scenario_with_steps(duel, picks_between(recording, earlier, step), title)
        except NotWritable as refused:
            tried.append(refused)
        if len(tried) == BEGINNINGS:
            break
    raise NoPosition(f"step {step}: {tried[0] if tried else first}")


def picks_between(recording: Recording[Duel], earlier: int, step: int) -> list[tuple[int, ...]]:
    """The answers from one step to another, as picks."""
    duel = seek(recording, earlier)
    found: list[tuple[int, ...]] = []
    for number in range(earlier, step):
        given = recording.answers[number]
        if given.picks in ((SURRENDER,), (AGREE_TO_DRAW,)):
            raise NoPosition(f"step {step}: the duel is over ({given.picks[0]})")
        found.append(picks_of(YUGIOH, duel, given.picks))
        play_answer(YUGIOH, duel, given, number + 1)
    return found


def positions_up_to(recording: Recording[Duel], last: int) -> list[tuple[int, Duel]]:
    """The steps up to one at which the turn player decides freely, with the duel there."""
    duel = recording.start.new()
    found = [(0, duel.fork())] if is_position(duel) else []
    for number in range(last):
        play_answer(YUGIOH, duel, recording.answers[number], number + 1)
        if is_position(duel):
            found.append((number + 1, duel.fork()))
    return found
