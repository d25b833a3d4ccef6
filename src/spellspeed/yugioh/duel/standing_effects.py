"""Which effects there are: those of face-up cards and the lasting ones, in order of application, without those of negated sources."""

from __future__ import annotations

from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.negation import hit, work_out
from spellspeed.yugioh.duel.negation_record import NO_NEGATIONS
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_NEGATED
from spellspeed.yugioh.duel.terms import (
    EQUIPPED_ITSELF,
    P_EQUIPPED,
    P_FACE_UP,
    SPELLS,
    SUMMONED_AGAIN,
    WHILE_FACE_UP,
    WHILE_LINKED,
)
from spellspeed.yugioh.duel.value import NOTHING_CHANGES, Stood


def alive(duel: Duel, effect: Lasting) -> bool:
    """Whether a lasting effect that hangs on its source (and on the card it is attached to) still has them. T-8, SPELL-7"""
    if effect.until != WHILE_FACE_UP and effect.until != WHILE_LINKED:
        return True
    card = duel.cards[effect.source % STAYS]
    if card.stay != effect.source // STAYS or not card.face_up:
        return False
    if effect.until == WHILE_LINKED:
        return card.link in effect.cards and duel.cards[card.link % STAYS].stay == card.link // STAYS
    return True


def standing(duel: Duel) -> list[Lasting]:
    """All effects of face-up cards and all lasting effects, in order of application; those of beaten monsters have stopped (T-5.5)."""
    effects: list[Lasting] = []
    doomed = duel.battle.doomed if duel.battle is not None else ()
    equipped = 1 << P_EQUIPPED
    for number in duel.steady:
        card = duel.cards[number]
        face = card.face
        assert isinstance(face, PrintedCard)
        if face.is_gemini and not card.marks & SUMMONED_AGAIN:
            continue
        if doomed and card.binding in doomed:
            continue
        place = equipped if card.zone == SPELLS and card.marks & EQUIPPED_ITSELF else 1 << P_FACE_UP
        effects.extend(steady_effects(duel, card, face, place))
    for effect in duel.lasting:
        if alive(duel, effect):
            effects.append(effect)
    return effects


def steady_effects(duel: Duel, card: Card, face: PrintedCard, place: int) -> tuple[Lasting, ...]:
    """The effects that a card's own text has in a place, made once for a stay and a controller."""
    stood = duel.stood.get(card.number)
    if (
        stood is not None
        and stood.binding == card.binding
        and stood.controller == card.controller
        and stood.place == place
    ):
        return stood.effects
    effects: list[Lasting] = []
    for ability in face.steady:
        if ability.places & place:
            for change in ability.changes:
                effects.append(Lasting(card.binding, card.controller, change, (), 0, WHILE_FACE_UP, 0, 0))
    found = tuple(effects)
    # Forks share this: it is replaced whole and never written to.
    known = duel.stood.copy()
    known[card.number] = Stood(card.binding, card.controller, place, found)
    duel.stood = known
    return found


def remember_effects(duel: Duel) -> None:
    """Work out which effects there are, by what they change; those of negated sources do not count. T-9.9, T-9.13"""
    memo = NOTHING_CHANGES.copy()
    effects = standing(duel)
    kinds = 0
    for number in duel.steady:
        kinds |= duel.faces[number].kinds
    hung: list[int] = []
    for effect in duel.lasting:
        kinds |= effect.change.bits()
        if effect.until == WHILE_FACE_UP or effect.until == WHILE_LINKED:
            source = effect.source % STAYS
            hung.append(source)
            if duel.cards[source].link:
                hung.append(duel.cards[source].link % STAYS)
    duel.kinds = kinds
    duel.hung = tuple(hung)
    negating: list[Lasting] = []
    for effect in effects:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what is X_NEGATED:
            negating.append(effect)
    duel.negating = NO_NEGATIONS
    if negating:
        negating = work_out(duel, negating)
        memo[X_NEGATED.number] = negating
    for effect in effects:
        change = effect.change
        assert isinstance(change, Alteration)
        what = change.what
        number = what.number
        if what is X_NEGATED:
            continue
        hangs = effect.until == WHILE_FACE_UP or effect.until == WHILE_LINKED
        if negating and hangs and hit(duel, negating, effect.source % STAYS):
            continue
        if memo[number]:
            memo[number].append(effect)
        else:
            memo[number] = [effect]
    duel.memo = memo
