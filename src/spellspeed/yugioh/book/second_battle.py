"""A second Battle Phase of one turn (BATTLE-9, CORE-1)."""

from __future__ import annotations

from spellspeed.kernel.atoms import keep_lasting, rewrite
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import forget_targets, remember_attacker
from spellspeed.yugioh.duel.rights import X_BATTLES_TWICE


def renew_attacks(duel: Duel) -> None:
    """CORE-1, BATTLE-9. A second Battle Phase follows the first at once, and each monster may attack anew; what allows it is used up."""
    kept: list[Lasting] = []
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what is not X_BATTLES_TWICE or not change.touches(duel, effect, duel.turn_seat):
            kept.append(effect)
    keep_lasting(duel, kept)
    attack_anew(duel)


def attack_anew(duel: Duel) -> None:
    """BATTLE-9. Each monster of the turn player may attack anew, in another Battle Phase of the turn."""
    for number in duel.monsters(duel.turn_seat):
        card = duel.cards[number]
        if card.attacked == duel.turn:
            rewrite(duel, card.with_attack(card.attacked, 0))
            forget_targets(duel, card.binding)
    remember_attacker(duel, duel.turn_seat, 0)
