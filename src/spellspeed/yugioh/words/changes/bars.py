"""Changes: which cards cannot be activated, which monsters cannot come, and where none can be."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.abilities import Alteration, Condition
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_BARRED, X_NO_ACTIVATION, X_ZONES_CLOSED
from spellspeed.yugioh.duel.scope import means
from spellspeed.yugioh.duel.terms import GRAVEYARD, HAND, SPELL, SPELLS
from spellspeed.yugioh.words.changes.values import act_of


class BarsCards(Alteration):
    """The player meant cannot activate cards of these kinds, while a condition (`when`) holds; what lies face-up can still be used.

    `effects`: nor can the effects of such cards be activated that lie on the field or in the Graveyard, and no monster of the hand is played as
    an Equip Spell Card (Netrep ruling on COLD WAVE, Cocoon of Evolution).
    """

    def __init__(
        self, kinds: tuple[int, ...], whose: int, effects: bool = False, when: Condition | None = None
    ) -> None:
        self.what = X_NO_ACTIVATION
        self.kinds: Final = kinds
        self.whose: Final = whose
        self.effects: Final = effects
        self.when: Final = when

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.whose, self.effects, self.when)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        card = duel.cards[number]
        face = duel.faces[number]
        as_equip = self.effects and card.zone == HAND and face.is_monster and face.wearers is not None
        if (SPELL if as_equip else face.kind) not in self.kinds:
            return False
        if not self.effects and card.face_up and card.zone != HAND:
            return False
        if not means(duel, self.whose, effect.seat, card.controller, effect.against):
            return False
        return self.when is None or self.when.holds(duel, act_of(duel, effect))

    def bars_triggers(self) -> bool:
        return self.effects


class BarsName(Alteration):
    """The player meant cannot activate Spell Cards of the name that was fixed when it began; what lies face-up can still be used.

    Nor can their effects be activated in the Graveyard (FAQ CURSED SEAL OF THE FORBIDDEN SPELL, Black Pendant).
    """

    def __init__(self, whose: int) -> None:
        self.what = X_NO_ACTIVATION
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        card = duel.cards[number]
        face = duel.faces[number]
        if face.kind != SPELL or face.called != duel.faces[effect.amount].called:
            return False
        if card.face_up and card.zone not in (HAND, GRAVEYARD):
            return False
        return means(duel, self.whose, effect.seat, card.controller, effect.against)

    def bars_triggers(self) -> bool:
        return True


class SetFirst(Alteration):
    """Spell Cards must be Set before they are activated, and cannot be activated before the next turn of their player after that.

    A text of one card (Anti-Spell Fragrance).
    """

    def __init__(self) -> None:
        self.what = X_NO_ACTIVATION

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        card = duel.cards[number]
        if duel.faces[number].kind != SPELL:
            return False
        if card.zone == HAND:
            return True
        if card.face_up or card.zone == GRAVEYARD:
            return False
        since = (duel.turn_seat - card.controller) * duel.onward() % duel.seats
        return card.arrived >= duel.turn - since


class StaysUnused(Alteration):
    """A card cannot be activated in the hand, nor once it is Set from there; the amount of the effect is the card in its stay.

    A word of one card so far (Fairy of the Spring).
    """

    def __init__(self) -> None:
        self.what = X_NO_ACTIVATION

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        card = duel.cards[number]
        if number != effect.amount % STAYS:
            return False
        laid = card.stay == effect.amount // STAYS + 1 and card.zone == SPELLS
        return card.binding == effect.amount or laid


class OnlyAttributeComes(Alteration):
    """No player can Special Summon monsters of another Attribute than this one."""

    def __init__(self, attribute: int) -> None:
        self.what = X_BARRED
        self.attribute: Final = attribute

    def parts(self) -> tuple[object, ...]:
        return (self.attribute,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return duel.faces[number].attribute != self.attribute

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return self.attribute


class ZonesClosed(Alteration):
    """FIELD-2. Monster Card Zones that cannot be used; the amount of the lasting effect says which."""

    def __init__(self) -> None:
        self.what = X_ZONES_CLOSED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False
