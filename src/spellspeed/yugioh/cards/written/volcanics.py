"""Volcanic monsters and other FIRE monsters."""

from spellspeed.yugioh.effects.amounts import Fixed
from spellspeed.yugioh.effects.choices import Choose, If, IfDone, Target
from spellspeed.yugioh.effects.comparing import HasAttacked
from spellspeed.yugioh.effects.conditions import Both, Exists, Not
from spellspeed.yugioh.effects.costs import PayLife
from spellspeed.yugioh.effects.declaring import IN_GRAVEYARD, card, continuous, due_in, ignition, lasting_spell, trigger
from spellspeed.yugioh.effects.filters import AttackFrom, Named, NameHolds, OfAttribute, OfType, Revivable
from spellspeed.yugioh.effects.groups import Bound, Cards, Itself
from spellspeed.yugioh.effects.hands_and_decks import AddToHand, ShuffleDeck
from spellspeed.yugioh.effects.heard import HeardCause, HeardFrom
from spellspeed.yugioh.effects.lasting import Begin, Changes
from spellspeed.yugioh.effects.looking_back import DeclaredThisTurn, ItselfIs, LiesIn
from spellspeed.yugioh.effects.outcomes import BeatenThisTurn
from spellspeed.yugioh.effects.protecting import OnlyAttributeComes
from spellspeed.yugioh.effects.sealing import OutOfSealedGraveyard
from spellspeed.yugioh.effects.summons import SpecialSummon, ZoneFree
from spellspeed.yugioh.effects.verbs import Destroy, InflictDamage, SendToGraveyard
from spellspeed.yugioh.rules.abilities import EACH
from spellspeed.yugioh.rules.rights import X_NO_ATTACK, X_NO_TRIBUTE_SUMMON
from spellspeed.yugioh.rules.scope import OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.rules.terms import (
    ATTACK,
    BY_BATTLE,
    CHOSEN,
    DECK,
    E_SENT,
    E_SUMMONED,
    END,
    END_OF_TURN,
    FIRE,
    GRAVEYARD,
    HAND,
    MONSTERS,
    PYRO,
    TARGETS,
)

card(
    "Volcanic Rocket",
    trigger(
        E_SUMMONED,
        (
            Choose(Cards((DECK, GRAVEYARD), YOU, (NameHolds("Blaze Accelerator"), OutOfSealedGraveyard()))),
            AddToHand(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        optional=True,
    ),
)
card(
    "Volcanic Shell",
    ignition(
        (
            If(
                ItselfIs((LiesIn((GRAVEYARD,)),)),
                (
                    Choose(Cards((DECK,), YOU, (Named(("Volcanic Shell",)),))),
                    AddToHand(Bound(CHOSEN)),
                    ShuffleDeck(YOU),
                ),
            ),
        ),
        costs=(PayLife(500),),
        places=IN_GRAVEYARD,
        limit=1,
    ),
)
card(
    "Volcanic Slicer",
    ignition(
        (InflictDamage(Fixed(500), OPPONENT),),
        costs=(Begin(Changes(X_NO_ATTACK), Itself(), END_OF_TURN),),
        condition=Not(DeclaredThisTurn()),
        limit=1,
    ),
)
MY_MONSTERS = Cards((MONSTERS,), YOU)
card(
    "Blaze Accelerator",
    lasting_spell(),
    ignition(
        (
            Choose(Cards((HAND,), YOU, (OfType((PYRO,)), AttackFrom(0, 500)))),
            SendToGraveyard(Bound(CHOSEN)),
            IfDone((Destroy(Bound(TARGETS)),)),
        ),
        costs=(Begin(Changes(X_NO_ATTACK, MY_MONSTERS), None, END_OF_TURN),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS)),),
        condition=Not(Exists(Cards((MONSTERS,), YOU, (HasAttacked(),)))),
        remains=True,
    ),
)
card(
    "UFO Turtle",
    trigger(
        E_SENT,
        (
            Choose(Cards((DECK,), YOU, (OfAttribute(FIRE), AttackFrom(0, 1500), Revivable()))),
            SpecialSummon(Bound(CHOSEN), ATTACK),
            ShuffleDeck(YOU),
        ),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)))),
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)
card(
    "Fox Fire",
    due_in(END, (SpecialSummon(Itself()),), whose=EACH, places=IN_GRAVEYARD, condition=BeatenThisTurn()),
    continuous(Changes(X_NO_TRIBUTE_SUMMON, Itself())),
)
card("Barrier Statue of the Inferno", continuous(OnlyAttributeComes(FIRE)))
