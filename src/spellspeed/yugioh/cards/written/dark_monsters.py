"""DARK monsters of 2007 and 2008, what they remove from play, and what brings it back."""

from spellspeed.yugioh.doing.bonds import WHEN_DESTROYED, WHEN_GONE
from spellspeed.yugioh.duel.abilities import EACH
from spellspeed.yugioh.duel.rights import X_ATTACK
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
    ANY_NORMAL,
    CHOSEN,
    DARK,
    DECK,
    DONE,
    E_SUMMONED,
    END,
    END_OF_TURN,
    FIELD,
    FOREVER,
    GRAVEYARD,
    HAND,
    MONSTER,
    MONSTERS,
    NUMBERS,
    REMOVED,
    SPELLS,
    TARGETS,
    W_ANY,
    WHILE_FACE_UP,
)
from spellspeed.yugioh.words.amounts import BoundNumber, Fixed, FreeZones, Multiplied, NumberOf
from spellspeed.yugioh.words.changes.values import Bond, Changes
from spellspeed.yugioh.words.choices.choosing import Choose, ChooseUpTo
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import FirstAsWritten, OneIsEnough
from spellspeed.yugioh.words.conditions.hearing import HeardHow
from spellspeed.yugioh.words.conditions.itself import NameUnused, UsedThisTurn
from spellspeed.yugioh.words.conditions.joining import Both
from spellspeed.yugioh.words.conditions.kept import NothingDone, NumberFrom
from spellspeed.yugioh.words.conditions.standing import DifferentNames, Exactly, Exists, ZoneFree
from spellspeed.yugioh.words.costs.cards import Discarding, Removing, Sending
from spellspeed.yugioh.words.costs.life_points import PayHalf
from spellspeed.yugioh.words.declaring import card, due_in, ignition, procedure, quick, spell, trap, trigger
from spellspeed.yugioh.words.filters.being import LevelFrom, OfAttribute, OfKind
from spellspeed.yugioh.words.filters.lying import FaceUp, Removable, Revivable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, Itself
from spellspeed.yugioh.words.joins import If
from spellspeed.yugioh.words.verbs.chance import RollDie
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.delaying import Delayed, RemoveUntil
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.hands import Draw
from spellspeed.yugioh.words.verbs.keeping import MarkName, Note
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.moving import RemoveFromPlay, SendToGraveyard
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

DARK_DEAD = Cards((GRAVEYARD,), YOU, (OfAttribute(DARK),))
DARK_IN_DECK = Cards((DECK,), YOU, (OfAttribute(DARK),))
DARK_IN_HAND = Cards((HAND,), YOU, (OfAttribute(DARK),))
ANY_CARD = Cards((MONSTERS, SPELLS, FIELD), EVERYBODY)
TARGET = Bound(TARGETS)

card(
    "Escape from the Dark Dimension",
    trap(
        (SpecialSummon(TARGET), Begin(Bond(WHEN_GONE, WHEN_DESTROYED, True), Bound(DONE), WHILE_FACE_UP)),
        targets=(Target(Cards((REMOVED,), YOU, (FaceUp(), OfAttribute(DARK), Revivable()))),),
        condition=ZoneFree(),
        remains=True,
    ),
)
MY_REMOVED = Cards((REMOVED,), YOU, (FaceUp(), OfKind((MONSTER,)), Revivable()))
card(
    "Return from the Different Dimension",
    trap(
        (
            ChooseUpTo(MY_REMOVED, FreeZones()),
            SpecialSummon(Bound(CHOSEN)),
            Begin(Delayed(RemoveFromPlay(Bound(DONE)), END, EVERYBODY), Bound(DONE), FOREVER),
        ),
        costs=(PayHalf(),),
        condition=Both((Exists(MY_REMOVED), ZoneFree())),
    ),
)
card(
    "Darklord Zerato",
    OneIsEnough(
        (OfAttribute(DARK),), DifferentNames(Cards((GRAVEYARD,), YOU, (OfAttribute(DARK), OfKind((MONSTER,)))), 4)
    ),
    ignition(
        (Destroy(Cards((MONSTERS,), OPPONENTS)),),
        costs=(Sending(DARK_IN_HAND), Note(1)),
    ),
    due_in(END, (Destroy(Itself()),), whose=EACH, condition=UsedThisTurn(1)),
)
card(
    "Prometheus, King of the Shadows",
    trigger(
        E_SUMMONED,
        (
            Choose(Cards((GRAVEYARD,), YOU, (OfAttribute(DARK), Removable())), 1, 99),
            RemoveFromPlay(Bound(CHOSEN)),
            Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Multiplied(400, NumberOf(Bound(DONE)))),
        ),
        hearing=HeardHow(ANY_NORMAL),
    ),
)
card(
    "Strike Ninja",
    quick(
        (RemoveUntil(Itself(), END),),
        windows=W_ANY,
        costs=(Removing(DARK_DEAD, 2), MarkName()),
        condition=NameUnused(),
    ),
)
card(
    "Snipe Hunter",
    ignition(
        (RollDie(), If(NumberFrom(BoundNumber(NUMBERS), 2, 5), (Destroy(TARGET),))),
        costs=(Discarding(1),),
        targets=(Target(ANY_CARD),),
    ),
)
card(
    "Dark Armed Dragon",
    FirstAsWritten(),
    procedure((), Exactly(DARK_DEAD, 3)),
    ignition((Destroy(TARGET),), costs=(Removing(DARK_DEAD, 1),), targets=(Target(ANY_CARD),)),
)
SEND_A_DARK_MONSTER = (Choose(DARK_IN_DECK), SendToGraveyard(Bound(CHOSEN)), ShuffleDeck(YOU))
card(
    "Dark Grepher",
    procedure((Discarding(1, (LevelFrom(5, 12), OfAttribute(DARK))),)),
    ignition(SEND_A_DARK_MONSTER, costs=(Discarding(1, (OfAttribute(DARK),)),), limit=1),
)
card("Armageddon Knight", trigger(E_SUMMONED, SEND_A_DARK_MONSTER, optional=True))
card(
    "Allure of Darkness",
    spell(
        (
            Draw(Fixed(2), YOU),
            Choose(DARK_IN_HAND),
            RemoveFromPlay(Bound(CHOSEN)),
            If(NothingDone(), (SendToGraveyard(Cards((HAND,), YOU)),)),
        )
    ),
)
