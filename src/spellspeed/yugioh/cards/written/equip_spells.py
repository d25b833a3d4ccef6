"""Equip Spells, and the cards that speak of equipped monsters and Equip Cards."""

from spellspeed.yugioh.duel.rights import X_ATTACK, X_PIERCING
from spellspeed.yugioh.duel.scope import EVERYBODY
from spellspeed.yugioh.duel.terms import E_SENT, MONSTERS, SPELLS
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.conditions.hearing import HeardFrom
from spellspeed.yugioh.words.costs.tributes import Tributing
from spellspeed.yugioh.words.declaring import IN_GRAVEYARD, card, continuous, equip, spell, trap, trigger
from spellspeed.yugioh.words.filters.lying import Equipped, FaceUp, IsEquipCard
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import EquippedMonster, Itself
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.moving import PutOnTop

ANY_FACE_UP = Cards((MONSTERS,), EVERYBODY, (FaceUp(),))

card(
    "Axe of Despair",
    equip(ANY_FACE_UP),
    continuous(Changes(X_ATTACK, EquippedMonster(), amount=Fixed(1000))),
    trigger(
        E_SENT,
        (PutOnTop(Itself()),),
        hearing=HeardFrom((SPELLS,)),
        costs=(Tributing(1),),
        optional=True,
        places=IN_GRAVEYARD,
    ),
)
card("Fairy Meteor Crush", equip(ANY_FACE_UP), continuous(Changes(X_PIERCING, EquippedMonster())))
card("Eternal Rest", spell((Destroy(Cards((MONSTERS,), EVERYBODY, (Equipped(),))),)))
card("Disarmament", trap((Destroy(Cards((SPELLS,), EVERYBODY, (IsEquipCard(),))),)))
