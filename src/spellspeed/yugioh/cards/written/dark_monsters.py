"""DARK monsters of 2007 and 2008, what they remove from play, and what brings it back."""

from spellspeed.yugioh.effects.amounts import BoundNumber, Fixed
from spellspeed.yugioh.effects.choices import Choose, ChooseUpTo, If, Target
from spellspeed.yugioh.effects.conditions import Both, Exists, UsedThisTurn
from spellspeed.yugioh.effects.costs import Discarding, PayHalf, Removing, Sending
from spellspeed.yugioh.effects.declaring import (
    card,
    due_in,
    ignition,
    procedure,
    quick,
    spell,
    trap,
    trigger,
)
from spellspeed.yugioh.effects.delayed import Delayed
from spellspeed.yugioh.effects.filters import FaceUp, LevelFrom, OfAttribute, OfKind, Removable, Revivable
from spellspeed.yugioh.effects.groups import Bound, Cards, Itself
from spellspeed.yugioh.effects.hands_and_decks import Draw, ShuffleDeck
from spellspeed.yugioh.effects.heard import HeardHow
from spellspeed.yugioh.effects.hearing import Multiplied
from spellspeed.yugioh.effects.lasting import Begin, Bond, Changes
from spellspeed.yugioh.effects.looking_back import NumberFrom
from spellspeed.yugioh.effects.outcomes import Exactly, FreeZones, MarkName, NameUnused, NothingDone, NumberOf
from spellspeed.yugioh.effects.returning import RemoveUntil
from spellspeed.yugioh.effects.special import RollDie
from spellspeed.yugioh.effects.summons import SpecialSummon, ZoneFree
from spellspeed.yugioh.effects.verbs import Destroy, Note, RemoveFromPlay, SendToGraveyard
from spellspeed.yugioh.rules.abilities import EACH
from spellspeed.yugioh.rules.bonds import WHEN_DESTROYED, WHEN_GONE
from spellspeed.yugioh.rules.may_summon import ONE_DARK_TRIBUTE
from spellspeed.yugioh.rules.printed import SPECIAL_ONLY
from spellspeed.yugioh.rules.rights import X_ATTACK
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENTS, YOU
from spellspeed.yugioh.rules.terms import (
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
    ignition(
        (Destroy(Cards((MONSTERS,), OPPONENTS)),),
        costs=(Sending(DARK_IN_HAND), Note(1)),
    ),
    due_in(END, (Destroy(Itself()),), whose=EACH, condition=UsedThisTurn(1)),
    traits=(ONE_DARK_TRIBUTE,),
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
    procedure((), Exactly(DARK_DEAD, 3)),
    ignition((Destroy(TARGET),), costs=(Removing(DARK_DEAD, 1),), targets=(Target(ANY_CARD),)),
    revival=SPECIAL_ONLY,
    normal_summon=False,
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
