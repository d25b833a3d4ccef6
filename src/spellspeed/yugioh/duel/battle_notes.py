"""What the log is told of battles: their steps, the moments of the Damage Step, the values compared, why an attack was lost or is replayed."""

from __future__ import annotations

from spellspeed.kernel.cards import STAYS
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import begin_step
from spellspeed.yugioh.duel.battle_record import Battle
from spellspeed.yugioh.duel.derived import attack, defense, is_under, total_of
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.mingled import groups_mingled
from spellspeed.yugioh.duel.rights import X_ATTACKS_FROM_DEFENSE, X_NO_ATTACK
from spellspeed.yugioh.duel.told_reasons import (
    LOST_CONTROL,
    LOST_FORBIDDEN,
    LOST_GONE,
    LOST_IN_DEFENSE,
    LOST_TARGET,
    REPLAY_CAME,
    REPLAY_CHANGED,
    REPLAY_ILLEGAL,
    REPLAY_LEFT,
    REPLAY_MINGLED,
    REPLAY_OPENED,
)


def why_attack_lost(duel: Duel, battle: Battle) -> int:
    """T-4.6. Why the attacker does not stand any more, as the log tells it; 0 while it stands."""
    card = duel.cards[battle.attacker % STAYS]
    if battle.stopped:
        return battle.stopped
    if card.zone != t.MONSTERS:
        return LOST_GONE
    if card.stay != battle.attacker // STAYS:
        return LOST_GONE
    if card.controller != duel.turn_seat:
        return LOST_CONTROL
    if card.position != t.ATTACK and not attacks_from_defense(duel, card.number, battle.target == 0):
        return LOST_IN_DEFENSE
    if battle.forced:
        return 0
    return LOST_FORBIDDEN if duel.battle_step == t.BATTLE_STEP and is_under(duel, X_NO_ATTACK, card.number) else 0


def attacks_from_defense(duel: Duel, number: int, directly: bool) -> bool:
    """CORE-1. Whether a text lets a monster attack in Defense Position, where it may say that it does so directly only."""
    if not duel.kinds & X_ATTACKS_FROM_DEFENSE.bit or not is_under(duel, X_ATTACKS_FROM_DEFENSE, number):
        return False
    return directly or total_of(duel, X_ATTACKS_FROM_DEFENSE, number) == 0


def note_cause(duel: Duel, before: tuple[int, ...], now: tuple[int, ...], illegal: bool) -> None:
    """REPLAY-1, REPLAY-1-OCG, T-4.4. For the log: what has changed on the side that is attacked."""
    per_card = 4 if duel.profile.replay_by_situation else 1
    left = [entry // per_card % STAYS for entry in before if entry not in now]
    came = [entry // per_card % STAYS for entry in now if entry not in before]
    mingled = [number for group in groups_mingled(duel) for number in group]
    if any([number in mingled for number in came]):
        # ERA-HATS-1: which of them came, and which has changed, is not told.
        duel.note(t.E_REPLAY_DUE, -1, duel.turn_seat, detail=REPLAY_MINGLED)
        left = [number for number in left if number not in mingled]
        came = [number for number in came if number not in mingled]
        if not left and not came:
            return
    for number in left:
        duel.note(t.E_REPLAY_DUE, number, duel.turn_seat, detail=REPLAY_CHANGED if number in came else REPLAY_LEFT)
    for number in came:
        if number not in left:
            duel.note(t.E_REPLAY_DUE, number, duel.turn_seat, detail=REPLAY_CAME)
    if not left and not came:
        duel.note(t.E_REPLAY_DUE, -1, duel.turn_seat, detail=REPLAY_ILLEGAL if illegal else REPLAY_OPENED)


def note_moment(duel: Duel, moment: int) -> None:
    """DAMAGE-1. For the log: a moment of the Damage Step begins; `detail` 1: the target is face-down."""
    battle = duel.battle
    assert battle is not None
    target = battle.target % STAYS if battle.target else -1
    face_down = 1 if target >= 0 and not duel.cards[target].face_up else 0
    duel.note(t.E_STEP, battle.attacker % STAYS, duel.turn_seat, 0, target, t.MOMENT + moment, face_down)


def note_calculation(duel: Duel, battle: Battle) -> None:
    """DAMAGE-9, DAMAGE-16. For the log: the two values that are compared."""
    attacker = battle.attacker % STAYS
    if not battle.target:
        duel.note(t.E_CALCULATED, attacker, duel.turn_seat, 0, -1, attack(duel, attacker))
        return
    target = battle.target % STAYS
    position = duel.cards[target].position
    resistance = attack(duel, target) if position == t.ATTACK else defense(duel, target)
    duel.note(t.E_CALCULATED, attacker, duel.turn_seat, position, target, attack(duel, attacker), resistance)


def note_unfought(duel: Duel) -> None:
    """T-5.10. For the log: why there is no damage calculation."""
    battle = duel.battle
    if duel.journal is None or battle is None:
        return
    why = why_attack_lost(duel, battle)
    lost = battle.target if not why else battle.attacker
    duel.note(t.E_UNFOUGHT, lost % STAYS, duel.turn_seat, detail=why if why else LOST_TARGET)


def note_step(duel: Duel, step: int) -> None:
    """BATTLE-3. Go to a step of the Battle Phase."""
    if duel.battle_step != step:
        begin_step(duel, step)
        duel.note(t.E_STEP, -1, duel.turn_seat, value=step)
