"""The atoms of this game: the only code that writes what a duel adds to the state, but for its indexes (duel.py), its memory (memory.py) and
the memo of derived values (derived.py)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.events import Event
from spellspeed.yugioh.duel.battle_record import Battle
from spellspeed.yugioh.duel.carrying_out import Waiting
from spellspeed.yugioh.duel.negation_record import Negations
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import NO_SUBSTEP
from spellspeed.yugioh.duel.value import DuelValue

# What is counted of cards

LAST_TURN_COUNTED: Final = (1 << 12) - 1
"""A later turn is counted as this one."""


def keep_tally(duel: DuelValue, tally: list[int] | None) -> None:
    """Count from now on what becomes of the cards, as the continuation of `tally`; None for no longer."""
    duel.tally = tally


def count_in_tally(duel: DuelValue, number: int, mark: int, turn_at: int = 0) -> None:
    """Something that is counted has become of a card for the first time; with `turn_at` the turn is noted from that bit on. Tokens, which
    are in no Deck, are not counted."""
    tally = duel.tally
    if tally is None or number >= len(tally) or tally[number] & mark:
        return
    tally[number] |= mark
    if turn_at:
        tally[number] |= min(duel.turn, LAST_TURN_COUNTED) << turn_at


# Turn, phases and steps


def begin_with(duel: DuelValue, seat: int) -> None:
    """SETUP-4. This seat has the first turn."""
    duel.first_seat = seat
    duel.turn_seat = seat


def renew_turn(duel: DuelValue) -> None:
    """SUMMON-2, BATTLE-1. With a turn come its Normal Summon and its Battle Phase."""
    duel.normal_summons = [0] * duel.seats
    duel.battle_entered = False


def spend_normal_summon(duel: DuelValue, seat: int) -> None:
    """SUMMON-2. One Normal Summon or Set of the turn is used."""
    duel.normal_summons[seat] += 1


def begin_phase(duel: DuelValue, phase: int) -> None:
    """TURN-3-BG. A phase begins."""
    duel.phase = phase


def go_to(duel: DuelValue, phase: int) -> None:
    """PRIORITY-4. Which phase follows what is under way."""
    duel.going_to = phase


def note_battle_phase(duel: DuelValue) -> None:
    """BATTLE-1. The turn has had its Battle Phase."""
    duel.battle_entered = True


def begin_step(duel: DuelValue, step: int) -> None:
    """BATTLE-3. A step of the Battle Phase begins; NO_STEP where it is over."""
    duel.battle_step = step


def begin_substep(duel: DuelValue, substep: int) -> None:
    """T-5. A moment of the Damage Step begins: no Chain was started in it."""
    duel.substep = substep
    duel.substep_chain_used = False


def end_substep(duel: DuelValue) -> None:
    """BATTLE-11. The Damage Step has no further moment."""
    duel.substep = NO_SUBSTEP


def use_substep(duel: DuelValue) -> None:
    """T-5. The one Chain of a moment of the Damage Step is started."""
    duel.substep_chain_used = True


def limit_turns(duel: DuelValue, by: int, turns: int) -> None:
    """MATCH-6, MATCH-9. This many turns follow the running one; PLAY_ON: they are over, and the first change of Life Points decides."""
    duel.limited_by = by
    duel.turns_left = turns


def mark_lost(duel: DuelValue, side: int, reason: str) -> None:
    """WIN-4. A side has lost; the first reason is the one that is told."""
    duel.lost_sides |= 1 << side
    if not duel.reason:
        duel.reason = reason


# Windows


def begin_open_state(duel: DuelValue) -> None:
    """PRIORITY-1. The turn player may do what the phase allows."""
    duel.open_state = True


def end_open_state(duel: DuelValue) -> None:
    """PRIORITY-1. Something is under way."""
    duel.open_state = False


def begin_occasion(duel: DuelValue, events: tuple[Event, ...], moment: int) -> None:
    """T-2.2, T-2.6. The coming window is directly about these events, and about what `moment` says."""
    duel.occasion = events
    duel.moment = moment


def end_occasion(duel: DuelValue) -> None:
    """T-2.2. The window is over: what comes is about nothing."""
    duel.occasion = ()
    duel.moment = 0


def add_waiting(duel: DuelValue, waiting: Waiting) -> None:
    """T-7.5. A trigger was met and waits for its Chain."""
    duel.waiting.append(waiting)


def keep_waiting(duel: DuelValue, waiting: list[Waiting]) -> None:
    """T-7.5. Of the triggers that were met, these wait on."""
    duel.waiting = waiting


# Battle


def begin_battle(duel: DuelValue, battle: Battle) -> None:
    """BATTLE-6. An attack is declared."""
    duel.battle = battle


def rewrite_battle(duel: DuelValue, battle: Battle) -> None:
    """Put another record of the same attack in its place."""
    duel.battle = battle


def end_battle(duel: DuelValue) -> None:
    """BATTLE-11. The attack is over."""
    duel.battle = None


# What stands on the field


def add_face(duel: DuelValue, face: PrintedCard) -> None:
    """What is printed on a card that has come into the duel."""
    duel.faces.append(face)


def attach_card(duel: DuelValue, number: int) -> None:
    """SPELL-6. A card is attached to a monster, if it was not already."""
    if number not in duel.attached:
        duel.attached.append(number)


def detach_card(duel: DuelValue, number: int) -> None:
    """SPELL-7. A card is attached to nothing."""
    duel.attached.remove(number)


def follow_control(duel: DuelValue) -> None:
    """T-11.3. What gives control may have begun or stopped to: who controls what is to be settled."""
    duel.control_used = True


def rest_control(duel: DuelValue) -> None:
    """T-11.3. Nothing gives control, and nothing is to go back."""
    duel.control_used = False


def keep_working(duel: DuelValue, negations: Negations) -> None:
    """T-9.13. These lasting negations work."""
    duel.negations = negations


def note_settled(duel: DuelValue) -> None:
    """The field is in order as it is now."""
    duel.settled = duel.changed


def unsettle(duel: DuelValue) -> None:
    """The field must be looked at again, even where nothing on it has changed."""
    duel.settled = -1


def work_out_anew(duel: DuelValue) -> None:
    """Something changed which effects there are, though no card did."""
    duel.memo_at = -1


# How the duel is asked


def let_choose_zones(duel: DuelValue, choose: bool) -> None:
    """FIELD-2. Whether players are asked for the zone of a card."""
    duel.choose_zones = choose
