"""Changes: which cards cannot be activated, which monsters cannot come, and where none can be."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.abilities import Condition
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import card_name
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_BARRED, X_NO_ACTIVATION, X_RIVALS, X_ZONES_CLOSED
from spellspeed.yugioh.duel.scope import means
from spellspeed.yugioh.duel.terms import HAND, SPELL
from spellspeed.yugioh.words.changes.protection import kind_where_it_lies
from spellspeed.yugioh.words.changes.values import act_of


class BarsCards(Alteration):
    """The player meant cannot activate cards of these kinds, while a condition (`when`) holds; what lies face-up can still be used.

    `effects`: nor can the effects of such cards be activated that lie on the field or in the Graveyard, and no monster of the hand is played as
    an Equip Spell Card (Netrep ruling on COLD WAVE, Cocoon of Evolution). What a monster does as an Equip Card is the effect of one (FAQ DIVINE
    WRATH).
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
        kind = kind_where_it_lies(duel, number)
        if self.effects and card.zone == HAND and face.is_monster and face.wearers is not None:
            kind = SPELL
        if kind not in self.kinds:
            return False
        if not self.effects and card.face_up and card.zone != HAND:
            return False
        if not means(duel, self.whose, effect.seat, card.controller, effect.against):
            return False
        return self.when is None or self.when.holds(duel, act_of(duel, effect))

    def bars_triggers(self) -> bool:
        return self.effects


class ChosenBeside(Alteration):
    """ERA-TALISMAN-1. While the player of this card also controls a face-up card of a name, that player chooses which of both is applied."""

    def __init__(self, name: str) -> None:
        self.what = X_RIVALS
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def names_said(self) -> tuple[str, ...]:
        return (self.name,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        card = duel.cards[number]
        return card.face_up and card.controller == effect.seat and card_name(duel, number) == self.name


class OnlyAttributeComes(Alteration):
    """No player can Special Summon monsters of another Attribute than this one.

    A change of one card so far (Barrier Statue of the Inferno): five more statues say it of other Attributes.
    """

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
    """FIELD-2. Monster Card Zones that cannot be used; the amount of the lasting effect says which.

    No card says it itself: the own words of the cards that close zones begin it.
    """

    def __init__(self) -> None:
        self.what = X_ZONES_CLOSED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False
