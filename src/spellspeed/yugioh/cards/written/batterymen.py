"""Batterymen, and the Spell that needs three of them."""

from spellspeed.yugioh.duel.abilities import Ability
from spellspeed.yugioh.duel.memory import FLIPPED_BEFORE
from spellspeed.yugioh.duel.rights import X_ATTACK, X_DEFENSE, X_NOT_ATTACKED
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENTS, YOU, YOUR_SIDE
from spellspeed.yugioh.duel.terms import (
    ANY_NORMAL,
    ATTACK,
    BY_BATTLE,
    CHOSEN,
    DECK,
    DEFENSE,
    E_FLIPPED,
    E_SENT,
    E_SUMMONED,
    FIELD,
    GRAVEYARD,
    HAND,
    MACHINE,
    MONSTER,
    MONSTERS,
    SPELLS,
    TARGETS,
    THUNDER,
)
from spellspeed.yugioh.words.amounts import Fixed, ForEach
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import OnlyAsWritten
from spellspeed.yugioh.words.conditions.hearing import HeardCause, HeardFrom, HeardHow, HeardKept
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.standing import Exists, ZoneFree
from spellspeed.yugioh.words.costs.cards import Removing
from spellspeed.yugioh.words.declaring import IN_GRAVEYARD, card, continuous, flip, ignition, procedure, spell, trigger
from spellspeed.yugioh.words.filters.being import Except, LevelFrom, Named, NameHolds, OfKind, OfType
from spellspeed.yugioh.words.filters.lying import FaceUp, InPosition, Revivable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, Itself
from spellspeed.yugioh.words.joins import And
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.hands import Draw
from spellspeed.yugioh.words.verbs.keeping import KeepNumber
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

BATTERYMAN = NameHolds("Batteryman")
THUNDERS = Cards((MONSTERS,), YOUR_SIDE, (OfType((THUNDER,)), FaceUp()))


AA = Cards((MONSTERS,), YOUR_SIDE, (Named(("Batteryman AA",)), FaceUp()))


def charge(name: str, amount: Fixed | ForEach, group: Cards | Itself) -> Ability:
    """ATK while all your face-up monsters of a name are in Attack Position, DEF while all are in Defense Position."""
    named = (Named((name,)), FaceUp())
    defending = Exists(Cards((MONSTERS,), YOUR_SIDE, (*named, InPosition(DEFENSE))))
    attacking = Exists(Cards((MONSTERS,), YOUR_SIDE, (*named, InPosition(ATTACK))))
    return continuous(
        Changes(X_ATTACK, group, amount=amount, when=Not(defending)),
        Changes(X_DEFENSE, group, amount=amount, when=Not(attacking)),
    )


card("Batteryman AA", charge("Batteryman AA", ForEach(1000, AA), Itself()))
card("Batteryman C", charge("Batteryman C", Fixed(500), Cards((MONSTERS,), YOUR_SIDE, (OfType((MACHINE,)), FaceUp()))))
card(
    "Batteryman D",
    continuous(
        Changes(
            X_NOT_ATTACKED,
            Cards((MONSTERS,), YOUR_SIDE, (OfType((THUNDER,)), FaceUp(), Except(Named(("Batteryman D",))))),
        )
    ),
)


def others(name: str, *filters: LevelFrom) -> tuple[NameHolds | Except | LevelFrom | Revivable, ...]:
    """The properties of a Batteryman of another name that can be Special Summoned."""
    return (BATTERYMAN, *filters, Except(Named((name,))), Revivable())


card(
    "Batteryman Charger",
    trigger(
        E_SUMMONED,
        (
            Choose(Cards((HAND, DECK), YOU, others("Batteryman Charger"))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        hearing=HeardHow(ANY_NORMAL),
        optional=True,
        condition=ZoneFree(),
    ),
    continuous(
        Changes(X_ATTACK, Itself(), amount=ForEach(300, THUNDERS)),
        Changes(X_DEFENSE, Itself(), amount=ForEach(300, THUNDERS)),
    ),
)
card(
    "Batteryman Industrial Strength",
    OnlyAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (BATTERYMAN, OfKind((MONSTER,)))), 2),)),
    ignition(
        (Destroy(Bound(TARGETS)), And(), Destroy(Bound(CHOSEN))),
        costs=(Removing(Cards((GRAVEYARD,), YOU, (OfType((THUNDER,)),)), 1),),
        targets=(
            Target(Cards((MONSTERS,), EVERYBODY)),
            Target(Cards((SPELLS, FIELD), EVERYBODY), name=CHOSEN),
        ),
        limit=1,
    ),
)
card(
    "Batteryman Micro-Cell",
    flip(
        (
            Choose(Cards((DECK,), YOU, others("Batteryman Micro-Cell", LevelFrom(1, 4)))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        )
    ),
    trigger(E_FLIPPED, (KeepNumber(FLIPPED_BEFORE, Fixed(1)),), at_once=True),
    trigger(
        E_SENT,
        (Draw(Fixed(1), YOU),),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)), HeardKept(FLIPPED_BEFORE))),
        places=IN_GRAVEYARD,
    ),
)
card(
    "Short Circuit",
    spell(
        (Destroy(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS)),),
        condition=Exists(Cards((MONSTERS,), YOUR_SIDE, (BATTERYMAN, FaceUp())), 3),
    ),
    cites=("TEAM-R36",),
)
