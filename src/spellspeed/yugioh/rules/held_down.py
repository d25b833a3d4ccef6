"""What becomes of what a card did once its effects are negated (T-9.13; Skill Drain)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import keep_lasting, rewrite
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.rules.abilities import Alteration
from spellspeed.yugioh.rules.bonds import HeldByEffect
from spellspeed.yugioh.rules.derived import X_ATTACK, X_BOND, X_DEFENSE, X_NEGATED, effects_on, is_negated
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.leaving import DESTROYED, Leaving, leave_together
from spellspeed.yugioh.rules.negation_record import NO_NEGATIONS, Negations
from spellspeed.yugioh.rules.terms import BY_RULE, E_COUNTER_REMOVED

SPELL_COUNTER: Final = "Spell Counter"


def follow_negations(duel: Duel) -> None:
    """T-9.13. Keep which lasting negations work now, and take away what negated cards gave themselves."""
    if effects_on(duel, X_NEGATED):
        if duel.lasting:
            lose_own_gains(duel)
            let_go(duel)
        lose_counters(duel)
    keep_negations(duel)


def keep_negations(duel: Duel) -> None:
    """T-9.13. Keep which lasting negations work now: those go on."""
    if effects_on(duel, X_NEGATED):
        duel.negations = Negations(duel.negating.standing, duel.negating.working, held_down(duel))
    elif duel.negations is not NO_NEGATIONS:
        duel.negations = NO_NEGATIONS


def held_down(duel: Duel) -> tuple[int, ...]:
    """The sources of bonds whose effects are negated now."""
    found: list[int] = []
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what == X_BOND and effect.source not in found and is_down(duel, effect.source):
            found.append(effect.source)
    return tuple(found)


def is_down(duel: Duel, source: int) -> bool:
    """Whether a card lies face-up on the field, in this stay, and its effects are negated."""
    card = duel.cards[source % STAYS]
    return card.binding == source and card.face_up and duel.on_field(card.number) and is_negated(duel, card.number)


def lose_own_gains(duel: Duel) -> None:
    """T-9.13. A monster whose effects are negated loses for good the ATK and DEF that its own effects have given it or taken from it."""
    kept: list[Lasting] = []
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        own = (change.what == X_ATTACK or change.what == X_DEFENSE) and effect.cards == (effect.source,)
        if not (own and duel.faces[effect.source % STAYS].is_monster and is_down(duel, effect.source)):
            kept.append(effect)
    keep_lasting(duel, kept)


def let_go(duel: Duel) -> None:
    """T-9.13. What the effect of a monster holds as an Equip Card is destroyed when that effect is negated; its ATK and DEF go with it."""
    lost: list[Leaving] = []
    for effect in duel.lasting:
        if isinstance(effect.change, HeldByEffect) and is_down(duel, effect.source):
            number = duel.bound_card(effect.cards[0])
            if number >= 0 and duel.on_field(number):
                lost.append(Leaving(number, DESTROYED, BY_RULE))
    if lost:
        duel.next_batch()
        leave_together(duel, lost)


def lose_counters(duel: Duel) -> None:
    """T-9.13. A monster whose effects are negated cannot hold Spell Counters: those on it are gone."""
    for seat in range(duel.seats):
        for number in duel.monsters(seat):
            card = duel.cards[number]
            if card.counters and card.face_up and card.counted(SPELL_COUNTER) and is_negated(duel, number):
                count = card.counted(SPELL_COUNTER)
                rewrite(duel, card.with_counters(SPELL_COUNTER, 0))
                duel.tell(E_COUNTER_REMOVED, number, card, card.controller, BY_RULE, number, count)
