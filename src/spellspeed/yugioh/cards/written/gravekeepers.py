"""The Gravekeepers, and Necrovalley, which lets no Graveyard be touched."""

from spellspeed.yugioh.effects.amounts import Fixed
from spellspeed.yugioh.effects.choices import Choose, Target
from spellspeed.yugioh.effects.conditions import Exists
from spellspeed.yugioh.effects.declaring import card, continuous, flip, lasting_spell, trap, trigger
from spellspeed.yugioh.effects.filters import AttackFrom, FaceUp, Named, NameHolds, OfKind, Revivable
from spellspeed.yugioh.effects.groups import Bound, Cards, Itself
from spellspeed.yugioh.effects.hands_and_decks import ShuffleDeck
from spellspeed.yugioh.effects.lasting import Changes, ChangesPlayers
from spellspeed.yugioh.effects.sealing import UNSEALED, SealsGraveyards
from spellspeed.yugioh.effects.summons import SpecialSummon
from spellspeed.yugioh.effects.verbs import ReturnToHand, SwitchPosition
from spellspeed.yugioh.rules.rights import X_ATTACK, X_DEFENSE, X_NO_REMOVAL, X_PIERCING
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENTS, YOU
from spellspeed.yugioh.rules.terms import (
    CHOSEN,
    DECK,
    E_ATTACK,
    FIELD,
    GRAVEYARD,
    MONSTER,
    MONSTERS,
    TARGETS,
)

GRAVEKEEPER = NameHolds("Gravekeeper's")
ALL_OF_THEM = Cards((MONSTERS,), EVERYBODY, (FaceUp(), GRAVEKEEPER))
NECROVALLEY = Cards((FIELD,), EVERYBODY, (FaceUp(), Named(("Necrovalley",))))

card(
    "Gravekeeper's Assailant",
    trigger(
        E_ATTACK,
        (SwitchPosition(Bound(TARGETS, (FaceUp(),))),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(),))),),
        condition=Exists(NECROVALLEY),
        optional=True,
    ),
)
card(
    "Gravekeeper's Guard",
    flip((ReturnToHand(Bound(TARGETS)),), targets=(Target(Cards((MONSTERS,), OPPONENTS)),)),
)
card("Gravekeeper's Spear Soldier", continuous(Changes(X_PIERCING, Itself())))
card(
    "Gravekeeper's Spy",
    flip(
        (
            Choose(Cards((DECK,), YOU, (GRAVEKEEPER, AttackFrom(0, 1500), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        )
    ),
)
card(
    "Necrovalley",
    lasting_spell(),
    continuous(
        Changes(X_ATTACK, ALL_OF_THEM, amount=Fixed(500)),
        Changes(X_DEFENSE, ALL_OF_THEM, amount=Fixed(500)),
        ChangesPlayers(X_NO_REMOVAL, EVERYBODY),
        SealsGraveyards(),
    ),
)
card(
    "Rite of Spirit",
    trap(
        (SpecialSummon(Bound(TARGETS)),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)), GRAVEKEEPER, Revivable()))),),
    ),
    traits=(UNSEALED,),
)
