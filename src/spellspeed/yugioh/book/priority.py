"""Priority: who may act first, and the windows in which the others may answer (PRIORITY, T-1.2, T-1.3, T-3.6, T-3.7)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import option
from spellspeed.kernel.atoms import forget_events
from spellspeed.kernel.events import Event
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import begin_occasion, end_occasion
from spellspeed.yugioh.duel.duel import Duel

PASS_OPTION: Final = option(t.PASS)


def answerable(duel: Duel) -> int:
    """CHAIN-2, T-2. Whether the present window is about something: an open Chain, a Summon, an attack. It follows from public facts alone."""
    return 1 if duel.chain or duel.moment & (t.W_SUMMON | t.W_DECLARATION) else 0


def note_pass(duel: Duel, seat: int, could_act: bool) -> None:
    """PRIORITY-3, CHAIN-4. For the log: a seat has passed. That it had nothing to activate is told to that seat alone."""
    duel.note(t.E_PASSED, -1, seat, value=answerable(duel), detail=0 if could_act else 1)


def note_passes(duel: Duel, seat: int, count: int) -> None:
    """PRIORITY-3. For the log: so many seats pass that have nothing to activate, and are not asked where only choices are asked."""
    if duel.journal is not None:
        for passing in duel.order_from(seat)[:count]:
            note_pass(duel, passing, False)


def take_occasion(duel: Duel) -> None:
    """T-2.2, T-2.6. What has happened last is what the coming window (or Chain of triggers) is directly about."""
    if duel.fresh:
        events = tuple([event for event in duel.fresh if event.batch == duel.happened])
        begin_occasion(duel, events, moment_of(duel, events))
        forget_events(duel)
    else:
        end_occasion(duel)


def damage_step_window(duel: Duel) -> bool:
    """T-5.1 to T-5.7. In the Damage Step a Chain is started by choice before and during damage calculation, one in each.

    T-2.6, T-5.5, T-5.7. And right after battle damage and after monsters were destroyed by battle, by what names it.
    """
    if duel.substep == t.DS_DAMAGE:
        for event in duel.occasion:
            if event.kind == t.E_DAMAGE:
                return True
        return False
    if duel.substep == t.DS_END:
        for event in duel.occasion:
            if event.kind == t.E_SENT and event.cause == t.BY_BATTLE:
                return True
        return False
    if duel.substep != t.DS_BEFORE and duel.substep != t.DS_CALCULATION:
        return False
    return not (duel.substep_chain_used and duel.profile.one_chain_per_substep)


def moment_of(duel: Duel, events: tuple[Event, ...]) -> int:
    """T-2.2, T-2.3, T-2.6, T-5.11. Which windows the events of an occasion open."""
    if not events:
        return 0
    bits = t.W_HAPPENED
    for event in events:
        if event.kind == t.E_SUMMONED:
            if not duel.in_damage_step():
                bits |= t.W_SUMMON
        elif event.kind == t.E_ATTACK:
            bits |= t.W_DECLARATION
    return bits


def summon_is_attempted(duel: Duel) -> bool:
    """Whether a Summon is being attempted: its windows come when it has succeeded or was negated."""
    for seat in range(duel.seats):
        if duel.zone(seat, t.SUMMONING):
            return True
    return False
