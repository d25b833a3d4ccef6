"""Further Elemental HEROes and Fusion Monsters made of them."""

from spellspeed.yugioh.duel.rights import X_ATTACK, X_DIRECT_ATTACK, X_PIERCING
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, OWN, YOU
from spellspeed.yugioh.duel.terms import (
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
from spellspeed.yugioh.words.amounts import Fixed, ForEach
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import OnlyAsWritten
from spellspeed.yugioh.words.conditions.joining import Both
from spellspeed.yugioh.words.conditions.standing import Exists, InDamageStep
from spellspeed.yugioh.words.costs.cards import Discarding
from spellspeed.yugioh.words.declaring import card, continuous, due_in, ignition
from spellspeed.yugioh.words.filters.being import Named, NameHolds, OfAttribute
from spellspeed.yugioh.words.filters.lying import FaceDown, FaceUp, InPosition
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Battling, Bound, Itself
from spellspeed.yugioh.words.odd.sealing import OutOfSealedGraveyard
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.life_points import InflictDamage
from spellspeed.yugioh.words.verbs.moving import AddToHand

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
    OnlyAsWritten(normally=True),
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=Fixed(1000),
            when=Both((InDamageStep(), Exists(Battling(OPPONENTS, (OfAttribute(WATER),))))),
        )
    ),
)
card(
    "Elemental HERO Mariner",
    OnlyAsWritten(normally=True),
    continuous(Changes(X_DIRECT_ATTACK, Itself(), when=Exists(Cards((SPELLS,), OWN, (FaceDown(),))))),
)
card(
    "Elemental HERO Wild Wingman",
    OnlyAsWritten(normally=True),
    ignition(
        (Destroy(Bound(TARGETS)),),
        costs=(Discarding(1),),
        targets=(Target(Cards((SPELLS, FIELD), EVERYBODY)),),
    ),
)
card(
    "Elemental HERO Plasma Vice",
    OnlyAsWritten(normally=True),
    continuous(Changes(X_PIERCING, Itself())),
    ignition(
        (Destroy(Bound(TARGETS, (InPosition(ATTACK),))),),
        costs=(Discarding(1),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (InPosition(ATTACK),))),),
    ),
)
