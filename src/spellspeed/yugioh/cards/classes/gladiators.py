"""Gladiator Beasts, which bring each other out of the Deck after a battle."""

from spellspeed.yugioh.words import *

GLADIATOR = NameHolds("Gladiator Beast")

EVERYWHERE = (DECK, HAND, MONSTERS, GRAVEYARD, REMOVED, FUSION_DECK)

BY_GLADIATORS_EFFECT = Both(
    (
        HeardHow(SPECIAL_SUMMON),
        HeardOther(Cards(EVERYWHERE, EVERYBODY, (NameHoldsOr("Gladiator Beast", ("Test Tiger",)), OfKind((MONSTER,))))),
    )
)


def gladiators_in_deck(*but: str) -> Cards:
    """The Gladiator Beasts of the Deck that can be Special Summoned, but not those of these names."""
    return Cards((DECK,), YOU, (GLADIATOR, OfKind((MONSTER,)), Except(Named(but)), Revivable()))


def knows_who_called() -> Ability:
    """It keeps in mind that the effect of a Gladiator Beast has Special Summoned it."""
    return trigger(E_SUMMONED, (KeepNumber(BY_GLADIATOR, Fixed(1)),), at_once=True, hearing=BY_GLADIATORS_EFFECT)


def makes_way(name: str) -> Ability:
    """At the end of the Battle Phase in which it battled it may go into the Deck for another Gladiator Beast from there."""
    return due_in(
        BATTLE,
        (Choose(gladiators_in_deck(name)), SpecialSummon(Bound(CHOSEN)), ShuffleDeck(YOU)),
        whose=EACH,
        optional=True,
        costs=(ShufflingItself(),),
        condition=BattledThisTurn(),
    )


def contact_of_gladiators(first: str, others: int) -> tuple[FirstAsWritten, Ability]:
    """T-10.2. A Fusion Monster that must first come by returning one Gladiator Beast by its name and others of the own field to the Deck."""
    there = Cards((MONSTERS,), YOU, (GLADIATOR, FaceUp()))
    named = Cards((MONSTERS,), YOU, (Named((first,)), FaceUp()))
    return (
        FirstAsWritten(),
        procedure((ReturningOneOfEach((named,) + (there,) * others),), places=FROM_FUSION_DECK),
    )


CALLED_BY_GLADIATOR = HasKept(BY_GLADIATOR, 1)
