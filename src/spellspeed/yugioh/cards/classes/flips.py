"""Monsters that turn themselves face-down, and what follows."""

from spellspeed.yugioh.cards.classes.phrases import TARGET, THEIR_MONSTERS
from spellspeed.yugioh.words import *


def hides() -> Ability:
    """Once a turn this card may be turned to face-down Defense Position."""
    return ignition((TurnFaceDown(Itself()),), limit=1)


def turns_down(do: Steps, group: Group) -> tuple[Ability, Ability]:
    """Once a turn this card turns face-down; Flip Summoned it does something to a card of a group."""
    return (
        ignition((TurnFaceDown(Itself()),), limit=1),
        trigger(E_SUMMONED, do, hearing=HeardHow(FLIP_SUMMON), targets=(Target(group),)),
    )


def when_turned_to_defense() -> Ability:
    """Changed from Attack to face-up Defense Position this card destroys a monster of the opponent."""
    return trigger(E_TURNED, (Destroy(TARGET),), hearing=HeardTurnedTo(DEFENSE), targets=(Target(THEIR_MONSTERS),))


def puts_on_top(what: tuple[Filter, ...]) -> Ability:
    """A Flip Effect that puts a card from the Deck on top of it, or into the hand while "Necrovalley" is face-up."""
    return flip(
        (
            Choose(Cards((DECK,), YOU, what)),
            Reveal(Bound(CHOSEN)),
            ShuffleDeck(YOU),
            If(
                Exists(Cards((FIELD,), EVERYBODY, (FaceUp(), Named(("Necrovalley",))))),
                (May((AddToHand(Bound(CHOSEN)),)),),
            ),
            If(Exists(Bound(CHOSEN, (LiesIn((DECK,)),))), (PutOnTop(Bound(CHOSEN)),)),
        )
    )


def snipes(kind: int) -> Ability:
    """A Flip Effect that destroys a Spell or Trap Card of a kind; a Set card is shown, and stays where it is of the other kind."""
    right = Bound(TARGETS, (OfKind((kind,)),))
    return flip(
        (Reveal(Bound(TARGETS, (FaceDown(),))), If(Exists(right), (Destroy(TARGET),))),
        targets=(
            Target(
                EitherOf(
                    (
                        Cards((SPELLS, FIELD), EVERYBODY, (FaceUp(), OfKind((kind,)))),
                        Cards((SPELLS, FIELD), EVERYBODY, (FaceDown(),)),
                    )
                )
            ),
        ),
    )


def charms(attribute: int) -> Ability:
    """A Flip Effect that takes control of a monster of an Attribute, while both this card and the monster stay what they are."""
    wanted = (OfAttribute(attribute), FaceUp())
    return flip(
        (
            If(
                Controlled(Itself(), YOU),
                (Begin(Controls(None, (OfAttribute(attribute),)), Bound(TARGETS, wanted), WHILE_FACE_UP),),
            ),
        ),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (*wanted, CanBeTaken()))),),
    )
