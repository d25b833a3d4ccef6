"""Damage calculation: the result of a battle, and the battle damage that it inflicts (DAMAGE, T-5.4)."""

from __future__ import annotations

from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.yugioh.book.beaten_monsters import fells_weaker, silenced_with_victor
from spellspeed.yugioh.doing.battle_damage import fixed_damage, gain_first, halved, hurt_seat, margin_of, taken_out
from spellspeed.yugioh.doing.departures import DESTROYED, Leaving
from spellspeed.yugioh.doing.life_points import damage, lose
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import rewrite_battle
from spellspeed.yugioh.duel.battle_record import Battle
from spellspeed.yugioh.duel.derived import attack, effects_on, is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import (
    X_DOUBLES_DAMAGE,
    X_EFFECT_DAMAGE,
    X_FELLS_WEAKER,
    X_INSTEAD,
    X_NO_BATTLE_DAMAGE,
    X_NOT_DESTROYED_BY_BATTLE,
    X_REFLECTS_DAMAGE,
    X_WINS_MATCH,
)


def compare(duel: Duel, battle: Battle) -> None:
    """The result of the battle: battle damage, and which monsters are beaten.

    ERA-VICTORY-1, DAMAGE-9 to DAMAGE-16, T-5.12, CARD-6, DAMAGE-11, DAMAGE-11-OCG, DAMAGE-12, DAMAGE-14, DAMAGE-15.
    """
    attacker = battle.attacker % STAYS
    margin = margin_of(duel, battle)
    hurt = hurt_seat(duel, battle, margin)
    if not battle.target:
        # DAMAGE-16
        inflict(duel, hurt, margin, attacker, attacker)
        if not duel.life_of(battle.against) and is_under(duel, X_WINS_MATCH, attacker):
            lose(duel, duel.side_of[battle.against], "ERA-VICTORY-1")
        rewrite_battle(duel, battle.calculated_with(()))
        return
    target = battle.target % STAYS
    attacked = duel.cards[target].position == t.ATTACK
    doomed: list[int] = []
    if margin > 0:
        doomed.append(target)
    elif margin < 0 and attacked:
        doomed.append(attacker)
    elif attacked and margin == 0 and (attack(duel, attacker) > 0 or not duel.profile.zero_atk_survives):
        doomed.append(attacker)
        doomed.append(target)
    if hurt >= 0:
        victor, loser = (attacker, target) if margin > 0 else (target, attacker)
        inflict(duel, hurt, abs(margin), victor, loser)
    beaten: list[int] = []
    spared: list[Leaving] = []
    late: list[int] = []
    for number in doomed:
        if is_under(duel, X_NOT_DESTROYED_BY_BATTLE, number):
            continue
        instead, falls_late = destroyed_instead(duel, number)
        if instead < 0:
            beaten.append(duel.binding(number))
        elif falls_late:
            late += (duel.binding(instead), number)
        else:
            spared.append(Leaving(instead, DESTROYED, t.BY_EFFECT, number))
    at_once(duel, spared)
    calculated = battle.calculated_with(
        tuple(beaten), tuple(taken_out(duel, battle, beaten)), tuple(silenced_with_victor(duel, battle, beaten))
    )
    if duel.kinds & X_FELLS_WEAKER.bit and margin < 0 and not attacked and battle.attacker not in beaten:
        calculated = fells_weaker(duel, calculated)
    if late:
        # UDE FAQ CYBERDARK KEEL: it falls when the beaten monster itself would have been sent to the Graveyard.
        calculated = calculated.with_felled((*calculated.felled, *late))
    rewrite_battle(duel, calculated)


def destroyed_instead(duel: Duel, number: int) -> tuple[int, bool]:
    """CORE-1. The card that is destroyed in the place of a beaten monster, and whether only when that one would be sent; -1 where there is none."""
    for effect in effects_on(duel, X_INSTEAD):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.touches(duel, effect, number):
            instead = change.amount(duel, effect, number)
            if instead >= 0:
                return instead, change.falls_late()
    return -1, False


def inflict(duel: Duel, seat: int, amount: int, by: int, own: int) -> None:
    """TERM-BATTLEDAMAGE-1. Battle damage to the player of a battle, unless an effect keeps it off; `own` is that player's monster."""
    if amount <= 0:
        return
    if duel.kinds & X_EFFECT_DAMAGE.bit and is_under(duel, X_EFFECT_DAMAGE, by):
        damage(duel, seat, amount, t.BY_EFFECT, by)
        return
    if is_under(duel, X_NO_BATTLE_DAMAGE, seat):
        return
    if is_under(duel, X_DOUBLES_DAMAGE, by):
        amount *= 2
    if own != by and is_under(duel, X_REFLECTS_DAMAGE, own):
        # AMAZONESS SWORDS WOMAN: it is battle damage to the other player, by no monster of either.
        other = duel.opponents(seat)[0]
        if not is_under(duel, X_NO_BATTLE_DAMAGE, other):
            damage(duel, other, amount, t.BY_BATTLE)
        return
    amount = fixed_damage(duel, seat, halved(duel, seat, amount, by), by)
    gain_first(duel, seat, amount)
    damage(duel, seat, amount, t.BY_BATTLE, by)
