"""Monsters that do something when they are destroyed or sent to the Graveyard, or from there."""

from spellspeed.yugioh.duel.abilities import EACH
from spellspeed.yugioh.duel.rights import X_NO_BATTLE_DAMAGE
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENTS, YOU, YOUR_SIDE
from spellspeed.yugioh.duel.terms import (
    BEAST,
    BEAST_WARRIOR,
    BY_BATTLE,
    CHOSEN,
    DECK,
    E_SENT,
    END,
    END_OF_TURN,
    FIELD,
    FIEND,
    GRAVEYARD,
    HAND,
    MONSTER,
    MONSTERS,
    SPELLS,
    STANDBY,
    TARGETS,
    WINGED_BEAST,
    ZOMBIE,
)
from spellspeed.yugioh.words.changes.values import ChangesPlayers, Controls
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import FirstAsWritten
from spellspeed.yugioh.words.conditions.hearing import HeardCause, HeardDestroyed, HeardFrom
from spellspeed.yugioh.words.conditions.itself import DestroyedByOpponentThisTurn, SentThisTurn
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.standing import Exists, SpellZoneFree, ZoneFree
from spellspeed.yugioh.words.costs.cards import RemoveItself, Removing, Sending
from spellspeed.yugioh.words.declaring import IN_GRAVEYARD, card, due_in, procedure, trigger, while_equipped
from spellspeed.yugioh.words.filters.being import DefenseFrom, Named, NoToken, OfKind, OfType
from spellspeed.yugioh.words.filters.lying import CanBeTaken, FaceUp, Revivable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, EquippedMonster, Itself
from spellspeed.yugioh.words.joins import If
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.lasting import BecomeEquip, Begin
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

BEATEN = Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,))))

card(
    "Winged Kuriboh",
    trigger(
        E_SENT,
        (Begin(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE), None, END_OF_TURN),),
        hearing=Both((HeardFrom((MONSTERS, SPELLS)), HeardDestroyed())),
        places=IN_GRAVEYARD,
    ),
)
card(
    "Peten the Dark Clown",
    trigger(
        E_SENT,
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Peten the Dark Clown",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        costs=(RemoveItself(),),
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)
card(
    "Pyramid Turtle",
    trigger(
        E_SENT,
        (
            Choose(Cards((DECK,), YOU, (OfType((ZOMBIE,)), DefenseFrom(0, 2000), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        hearing=BEATEN,
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)
card(
    "Newdoria",
    trigger(
        E_SENT,
        (Destroy(Bound(TARGETS)),),
        hearing=BEATEN,
        places=IN_GRAVEYARD,
        targets=(Target(Cards((MONSTERS,), EVERYBODY)),),
    ),
)
card(
    "Dark Necrofear",
    FirstAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfType((FIEND,)),)), 3),)),
    due_in(
        END,
        (BecomeEquip(Bound(TARGETS, (FaceUp(),))),),
        whose=EACH,
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), CanBeTaken()))),),
        places=IN_GRAVEYARD,
        condition=Both((DestroyedByOpponentThisTurn(), ZoneFree(), SpellZoneFree())),
    ),
    while_equipped(Controls(EquippedMonster())),
)
NO_SPELLS_OR_TRAPS = Not(Exists(Cards((SPELLS, FIELD), YOUR_SIDE)))
card(
    "Treeborn Frog",
    due_in(
        STANDBY,
        (If(NO_SPELLS_OR_TRAPS, (SpecialSummon(Itself()),)),),
        optional=True,
        places=IN_GRAVEYARD,
        condition=Both(
            (NO_SPELLS_OR_TRAPS, Not(Exists(Cards((MONSTERS,), YOUR_SIDE, (FaceUp(), Named(("Treeborn Frog",)))))))
        ),
    ),
    cites=("TEAM-R6",),
)
BEASTS = (OfKind((MONSTER,)), OfType((BEAST, BEAST_WARRIOR, WINGED_BEAST)), NoToken())
card(
    "Manticore of Darkness",
    due_in(
        END,
        (SpecialSummon(Itself()),),
        whose=EACH,
        optional=True,
        costs=(Sending(Cards((HAND, MONSTERS), YOU, BEASTS)),),
        places=IN_GRAVEYARD,
        condition=SentThisTurn(),
    ),
    cites=("TEAM-R17",),
)
