"""What effects do because of a battle: they negate and destroy some of the beaten, what is too weak, what battled (T-5.5, T-5.7, T-9.7)."""

from __future__ import annotations

from spellspeed.kernel.atoms import rewrite_lasting
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.yugioh.book.settling import settle
from spellspeed.yugioh.doing.departures import DESTROYED, Leaving
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.battle_record import Battle
from spellspeed.yugioh.duel.derived import effects_on, is_unaffected, is_under, reaches, total_of
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_FELLS_BATTLER, X_FELLS_WEAKER, X_NEGATES_FLIP, X_NOT_DESTROYED_BY_EFFECT


def other_of(battle: Battle, number: int) -> int:
    """The other monster of a battle."""
    return (battle.attacker if number == battle.target % STAYS else battle.target) % STAYS


def silenced_with_victor(duel: Duel, battle: Battle, beaten: list[int]) -> list[int]:
    """T-9.7. The beaten monsters whose effects what beats them negates and falls with them, whose own effects then stop (T-5.5)."""
    found: list[int] = []
    if len(beaten) > 1 and duel.kinds & X_NEGATES_FLIP.bit:
        for binding in beaten:
            if negates(duel, other_of(battle, binding % STAYS), binding % STAYS):
                found.append(binding)
    return found


def is_silenced_by_battle(duel: Duel, number: int) -> bool:
    """T-9.7. Whether a monster beaten in this battle has its effects negated by the one that beat it."""
    battle = duel.battle
    if battle is None or (not duel.kinds & X_NEGATES_FLIP.bit and not battle.silenced):
        return False
    for binding in battle.doomed:
        if binding % STAYS == number:
            if binding in battle.silenced:
                return True
            other = battle.target if binding == battle.attacker else battle.attacker
            return other > 0 and duel.on_field(other % STAYS) and negates(duel, other % STAYS, number)
    return False


def negates(duel: Duel, victor: int, number: int) -> bool:
    """T-9.7. Whether a monster negates the effects of one that it beats.

    The amount of such an effect is 0 where it is about Flip monsters only, and then about all their effects (FAQ 2005, Blade Knight).
    """
    if not is_under(duel, X_NEGATES_FLIP, victor):
        return False
    return duel.faces[number].has_flip_effect or total_of(duel, X_NEGATES_FLIP, victor) > 0


def fells_weaker(duel: Duel, battle: Battle) -> Battle:
    """CORE-1, T-5.5. A text by which what attacks with less ATK than the DEF is destroyed marks the attacker, as if it were beaten."""
    for effect in effects_on(duel, X_FELLS_WEAKER):
        if reaches(duel, effect, battle.target % STAYS):
            attacker, source = battle.attacker % STAYS, effect.source % STAYS
            if is_under(duel, X_NOT_DESTROYED_BY_EFFECT, attacker) or is_unaffected(duel, attacker, source):
                return battle
            felled = (battle.attacker, effect.source % STAYS)
            return battle.calculated_with(
                (*battle.doomed, battle.attacker), battle.removed, battle.silenced
            ).with_felled(felled)
    return battle


def felled_now(duel: Duel, battle: Battle) -> tuple[int, ...]:
    """T-5.7. What texts destroy at the end of the Damage Step because of what it battled, each followed by the card that says so."""
    found: list[int] = []
    for one, other in ((battle.attacker, battle.target), (battle.target, battle.attacker)):
        for effect in effects_on(duel, X_FELLS_BATTLER):
            if other not in battle.doomed and reaches(duel, effect, one % STAYS):
                found.extend((other % STAYS + STAYS * duel.cards[other % STAYS].stay, effect.source % STAYS))
                break
    return tuple(found)


def fell(duel: Duel, battle: Battle) -> None:
    """T-5.7. At the end of the Damage Step what battled certain monsters is destroyed, without a Chain."""
    falling: list[Leaving] = []
    for place in range(0, len(battle.felled), 2):
        number = duel.bound_card(battle.felled[place])
        if number < 0 or not duel.on_field(number) or is_unaffected(duel, number, battle.felled[place + 1]):
            continue
        if not is_under(duel, X_NOT_DESTROYED_BY_EFFECT, number):
            falling.append(Leaving(number, DESTROYED, t.BY_EFFECT, battle.felled[place + 1]))
    if falling:
        duel.next_batch()
        at_once(duel, falling)
        settle(duel)


def note_battlers(duel: Duel, battle: Battle) -> None:
    """T-5.4. A text that speaks of all monsters that are in a damage calculation notes those of this one."""
    for place, effect in enumerate(duel.lasting):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.notes_battlers():
            battling = [other for other in (battle.attacker, battle.target) if other and other not in effect.cards]
            rewrite_lasting(duel, place, effect.with_cards((*effect.cards, *battling)))
