"""Volcanic monsters and other FIRE monsters."""

from spellspeed.yugioh.duel.abilities import EACH
from spellspeed.yugioh.duel.rights import X_NO_ATTACK, X_NO_TRIBUTE_SUMMON
from spellspeed.yugioh.duel.scope import OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
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
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.changes.protecting import OnlyAttributeComes
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.battling import BeatenThisTurn, DeclaredThisTurn
from spellspeed.yugioh.words.conditions.hearing import HeardCause, HeardFrom
from spellspeed.yugioh.words.conditions.itself import ItselfIs
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.standing import Exists, ZoneFree
from spellspeed.yugioh.words.costs.life_points import PayLife
from spellspeed.yugioh.words.declaring import IN_GRAVEYARD, card, continuous, due_in, ignition, lasting_spell, trigger
from spellspeed.yugioh.words.filters.being import AttackFrom, Named, NameHolds, OfAttribute, OfType
from spellspeed.yugioh.words.filters.comparing import HasAttacked
from spellspeed.yugioh.words.filters.lying import LiesIn, Revivable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, Itself
from spellspeed.yugioh.words.joins import If, IfDone
from spellspeed.yugioh.words.odd.sealing import OutOfSealedGraveyard
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.life_points import InflictDamage
from spellspeed.yugioh.words.verbs.moving import AddToHand, SendToGraveyard
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

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
