"""Which window is open, in the words of `at`, and whether the moment of an `until` has come."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask
from spellspeed.scenario.model_steps import UntilStep
from spellspeed.yugioh.book.frames import Chain
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.scenario.roster import Roster

OF_STEPS: Final = {t.START_STEP: "start_step", t.BATTLE_STEP: "battle_step", t.END_STEP: "end_step"}
OF_PHASES: Final = {t.DRAW: "draw", t.STANDBY: "standby", t.END: "end_phase"}


def windows(duel: Duel, ask: Ask) -> set[str]:
    """Every word of `at` that is true at the open ask.

    The window of a step is one without a Chain and without an attack under way; the others stay as their Chain is built.
    """
    found: set[str] = {"chain"} if duel.chain else set()
    if duel.moment & t.W_ATTEMPT and not duel.chain:
        found.add("attempt")
    for event in duel.fresh if ask.kind == t.A_TRIGGER else duel.occasion:
        if event.kind == t.E_SUMMONED:
            found.add("success")
        if event.kind == t.E_ATTACK:
            found.add("declaration")
    if duel.phase in OF_PHASES:
        found.add(OF_PHASES[duel.phase])
    if duel.phase == t.BATTLE:
        if duel.battle_step in OF_STEPS and duel.battle is None and not duel.chain:
            found.add(OF_STEPS[duel.battle_step])
        if duel.substep:
            found.add(t.SUBSTEPS[duel.substep])
    return found


def is_at(duel: Duel, ask: Ask, at: str | None) -> bool:
    """Whether the open ask is in the window that a step names."""
    return at is None or at in windows(duel, ask)


def has_come(duel: Duel, roster: Roster, until: UntilStep) -> bool:
    """Whether all the keys of an `until` hold."""
    if until.chain_over and not is_chain_over(duel):
        return False
    if until.turn is not None and duel.turn != until.turn:
        return False
    if until.turn_player is not None and duel.turn_seat != roster.seat(until.turn_player):
        return False
    if until.phase is not None and duel.phase != t.PHASES.index(until.phase):
        return False
    if until.step is not None and (duel.phase != t.BATTLE or duel.battle_step != t.STEPS.index(until.step)):
        return False
    return until.substep is None or (
        duel.battle_step == t.DAMAGE_STEP and duel.substep == t.SUBSTEPS.index(until.substep)
    )


def is_chain_over(duel: Duel) -> bool:
    """CHAIN-1, T-1.5. Whether no Chain is open, also none whose first link is still being activated."""
    return not any(isinstance(frame, Chain) for frame in duel.frames)


def needs_battle(duel: Duel, roster: Roster, until: UntilStep) -> bool:
    """Whether the way to the moment of an `until` leads through the Battle Phase of this turn."""
    if until.turn is not None and until.turn != duel.turn:
        return False
    if until.turn_player is not None and roster.seat(until.turn_player) != duel.turn_seat:
        return False
    if until.phase is not None:
        wanted = t.PHASES.index(until.phase)
        return duel.phase == t.MAIN1 and wanted in (t.BATTLE, t.MAIN2)
    return until.step is not None or until.substep is not None


def needs_main2(duel: Duel, until: UntilStep) -> bool:
    """Whether the Battle Phase is left for Main Phase 2: `until` always does."""
    return duel.phase == t.BATTLE and until.phase != t.PHASES[t.BATTLE]


__all__ = ["has_come", "is_at", "needs_battle", "needs_main2", "windows"]
