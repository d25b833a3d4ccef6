"""Equip Spells, and the cards that speak of equipped monsters and Equip Cards."""

from spellspeed.yugioh.effects.amounts import Fixed
from spellspeed.yugioh.effects.declaring import IN_GRAVEYARD, card, continuous, equip, spell, trap, trigger
from spellspeed.yugioh.effects.filters import FaceUp
from spellspeed.yugioh.effects.groups import Cards, EquippedMonster, Itself
from spellspeed.yugioh.effects.hands_and_decks import PutOnTop
from spellspeed.yugioh.effects.heard import HeardFrom
from spellspeed.yugioh.effects.lasting import Changes
from spellspeed.yugioh.effects.offering import Tributing
from spellspeed.yugioh.effects.properties import Equipped, IsEquipCard
from spellspeed.yugioh.effects.verbs import Destroy
from spellspeed.yugioh.rules.rights import X_ATTACK, X_PIERCING
from spellspeed.yugioh.rules.scope import EVERYBODY
from spellspeed.yugioh.rules.terms import E_SENT, MONSTERS, SPELLS

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
