"""Further Elemental HEROes and Fusion Monsters made of them."""

from spellspeed.yugioh.effects.amounts import Fixed, ForEach
from spellspeed.yugioh.effects.battling import Battling
from spellspeed.yugioh.effects.choices import Choose, Target
from spellspeed.yugioh.effects.conditions import Both, Exists
from spellspeed.yugioh.effects.costs import Discarding
from spellspeed.yugioh.effects.crystals import InDamageStep
from spellspeed.yugioh.effects.declaring import card, continuous, due_in, ignition
from spellspeed.yugioh.effects.filters import FaceDown, FaceUp, InPosition, Named, NameHolds, OfAttribute
from spellspeed.yugioh.effects.groups import Bound, Cards, Itself
from spellspeed.yugioh.effects.hands_and_decks import AddToHand, ShuffleDeck
from spellspeed.yugioh.effects.lasting import Changes
from spellspeed.yugioh.effects.sealing import OutOfSealedGraveyard
from spellspeed.yugioh.effects.verbs import Destroy, InflictDamage
from spellspeed.yugioh.rules.printed import EXCEPT_BY
from spellspeed.yugioh.rules.rights import X_ATTACK, X_DIRECT_ATTACK, X_PIERCING
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENT, OPPONENTS, OWN, YOU
from spellspeed.yugioh.rules.terms import (
    ATTACK,
    CHOSEN,
    DECK,
    END,
    FIELD,
    GRAVEYARD,
    MONSTERS,
    SPELLS,
    STANDBY,
    TARGETS,
    WATER,
)

HEROES = Cards((MONSTERS,), YOU, (NameHolds("Elemental HERO"), FaceUp()))
card("Elemental HERO Heat", continuous(Changes(X_ATTACK, Itself(), amount=ForEach(200, HEROES))))
card("Elemental HERO Lady Heat", due_in(END, (InflictDamage(ForEach(200, HEROES), OPPONENT),), remains=True))
card(
    "Elemental HERO Woodsman",
    due_in(
        STANDBY,
        (
            Choose(Cards((DECK, GRAVEYARD), YOU, (Named(("Polymerization",)), OutOfSealedGraveyard()))),
            AddToHand(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        optional=True,
    ),
)
card(
    "Elemental HERO Inferno",
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=Fixed(1000),
            when=Both((InDamageStep(), Exists(Battling(OPPONENTS, (OfAttribute(WATER),))))),
        )
    ),
    revival=EXCEPT_BY,
)
card(
    "Elemental HERO Mariner",
    continuous(Changes(X_DIRECT_ATTACK, Itself(), when=Exists(Cards((SPELLS,), OWN, (FaceDown(),))))),
    revival=EXCEPT_BY,
)
card(
    "Elemental HERO Wild Wingman",
    ignition(
        (Destroy(Bound(TARGETS)),),
        costs=(Discarding(1),),
        targets=(Target(Cards((SPELLS, FIELD), EVERYBODY)),),
    ),
    revival=EXCEPT_BY,
)
card(
    "Elemental HERO Plasma Vice",
    continuous(Changes(X_PIERCING, Itself())),
    ignition(
        (Destroy(Bound(TARGETS, (InPosition(ATTACK),))),),
        costs=(Discarding(1),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (InPosition(ATTACK),))),),
    ),
    revival=EXCEPT_BY,
)
