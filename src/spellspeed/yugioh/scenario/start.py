"""A duel that begins from a written position: from the text of one scenario, where its `expect` would look.

A position without steps begins at the very beginning of its phase; steps are played first, to the end of the file, with the draws of the
scenario itself, so that they go the same way whatever the seed. Draws to come follow from the seed, but results that the file gives and
its steps have not used (`coins`, `dice`, `random`) come first. `expect` is passed over.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.atoms import ask_always, draw_from, keep_journal
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import key_of
from spellspeed.scenario.documents import parts_of
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model import Profile
from spellspeed.scenario.model_scenarios import DuelScenario
from spellspeed.scenario.reader import MOST_BYTES, scenario_file_text
from spellspeed.yugioh.book.preparing import TOSS
from spellspeed.yugioh.duel.atoms import let_choose_zones
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.scenario.game import own_scenarios
from spellspeed.yugioh.scenario.position import NotRunnable, build, seat_that_began
from spellspeed.yugioh.scenario.runner import NotPlayed, played

WHERE: Final = "the position"
"""What messages call the text of a position, which may stand in no file of its own."""
MOST_KEPT: Final = 8
"""Positions whose texts are not read again while they are in use."""


class WrongPosition(SpellspeedError):
    """No duel begins from what was given as a position."""


@lru_cache(MOST_KEPT)
def position_of(text: str) -> DuelScenario:
    """The one scenario of a duel that a text holds. Raises WrongPosition."""
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise WrongPosition(f"{WHERE} is longer than a scenario file may be: more than {MOST_BYTES} bytes")
    try:
        scenarios = own_scenarios(text, WHERE)
    except ScenarioError as wrong:
        raise WrongPosition("; ".join(fault.told for fault in wrong.faults)) from wrong
    if len(scenarios) > 1:
        raise WrongPosition(f"{WHERE} holds {len(scenarios)} scenarios, not one")
    (scenario,) = scenarios
    if not isinstance(scenario, DuelScenario):
        raise WrongPosition(f'"{scenario.label.title}" is no position of a duel of this game')
    return scenario


def first_seat(scenario: DuelScenario) -> int:
    """The seat that began the duel of a position, TOSS where that is still to be decided."""
    return TOSS if scenario.setup is not None else seat_that_began(scenario)


def position_in_file(path: str) -> str:
    """The text of the scenario of a file; FILE#2 is the second one of several. Raises ScenarioError, WrongPosition."""
    file, mark, number = path.rpartition("#")
    if not (mark and number.isdecimal()):
        file, number = path, ""
    text = scenario_file_text(file)
    count = len(own_scenarios(text, file))
    if not number and count > 1:
        raise WrongPosition(f"{file} holds {count} scenarios: name one of them, {file}#1 to {file}#{count}")
    if not number:
        return text
    parts = parts_of(text)
    if not 1 <= int(number) <= count or len(parts) != count:
        raise WrongPosition(f"{file} has no scenario #{number}: it holds {count}")
    part = parts[int(number) - 1]
    return f"{part.head.strip()}\n---\n{part.text.lstrip()}" if part.head else part.text.lstrip("\n")


def duel_from(text: str, rules: Profile, seed: str, *, choose_zones: bool, always: bool, log: bool) -> Duel:
    """The duel that begins from a position under a profile, at its first ask. Raises WrongPosition, also where it is over by then;
    UnknownProfile."""
    scenario = replace(position_of(text), profile=rules)
    profile(rules.base, dict(rules.switches))
    try:
        duel = stood(scenario, log)
    except (ScenarioError, NotRunnable, NotPlayed) as refused:
        raise WrongPosition(str(refused)) from refused
    ask_always(duel, always)
    let_choose_zones(duel, choose_zones)
    draw_from(duel, key_of(seed))
    advance(duel)
    while not always and duel.ask is not None and (single := duel.ask.single_answer()) is not None:
        answer(duel, duel.serial, single)
    if duel.over:
        raise WrongPosition(f'"{scenario.label.title}" leaves nothing to play: the duel is over ({duel.reason})')
    return duel


def stood(scenario: DuelScenario, log: bool) -> Duel:
    """The duel where a scenario ends; one that does nothing has not begun yet. Raises ScenarioError, NotRunnable, NotPlayed."""
    if scenario.steps or scenario.setup is not None:
        play = played(scenario)
        keep_journal(play.duel, play.journal if log else None)
        return play.duel
    duel, _ = build(scenario)
    keep_journal(duel, [] if log else None)
    return duel
