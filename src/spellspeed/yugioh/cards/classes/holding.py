"""What holds a monster, and what a monster must have beside it."""

from spellspeed.yugioh.cards.classes.phrases import TARGET
from spellspeed.yugioh.duel.clauses import Clause
from spellspeed.yugioh.words import *


def holds_still(card_falls: int) -> tuple[Step, ...]:
    """The target cannot attack or be turned while this card is face-up; `card_falls` says when the card falls with it."""
    return (
        Begin(Changes(X_NO_ATTACK, holds=True), TARGET, WHILE_FACE_UP),
        And(),
        Begin(Changes(X_NO_REPOSITION, holds=True), TARGET, WHILE_FACE_UP),
        And(),
        Begin(Bond(NEVER, card_falls), TARGET, WHILE_FACE_UP),
    )


def unless_there_is(name: str) -> Clause:
    """It cannot be Summoned unless its player controls the face-up Equip Spell Card of a name."""
    return NeverWithout(Cards((SPELLS,), YOU, (Named((name,)), FaceUp())))
