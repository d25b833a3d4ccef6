"""Theinen the Great Sphinx, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel


class InHandOrDeck(Condition):
    """This card lies in the hand or in the Deck."""

    def holds(self, duel: Duel, act: Link) -> bool:
        zone = duel.cards[act.card].zone
        return zone == HAND or zone == DECK


class DestroyedTogether(Condition):
    """With the event's card the last one of these names was destroyed, all at the same time, face-up on the own field."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names

    def parts(self) -> tuple[object, ...]:
        return (self.names,)

    def holds(self, duel: Duel, act: Link) -> bool:
        if act.event is None:
            return False
        found: list[str] = []
        for event in duel.fresh:
            before = event.before
            if event.kind != E_DESTROYED or event.batch != act.event.batch or before is None:
                continue
            if before.zone == MONSTERS and before.face_up and before.controller == act.seat:
                name = values_then(duel, event).name
                if name in self.names and name not in found:
                    found.append(name)
        return len(found) == len(self.names)


card(
    "Theinen the Great Sphinx",
    OnlyAsWritten(),
    trigger(
        E_DESTROYED,
        (
            If(ItselfIs((LiesIn((DECK,)),)), (SpecialSummon(Itself(), proper=True), ShuffleDeck(YOU))),
            If(ItselfIs((LiesIn((HAND,)),)), (SpecialSummon(Itself(), proper=True),)),
        ),
        own=False,
        hearing=DestroyedTogether(("Andro Sphinx", "Sphinx Teleia")),
        costs=(PayingLife(500), MarkName()),
        condition=Both((InHandOrDeck(), NameUnused())),
        places=IN_HAND | IN_DECK,
        optional=True,
        together=True,
    ),
    trigger(
        E_SUMMONED,
        (Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Fixed(3000)),),
        hearing=HeardHow(SPECIAL_SUMMON),
        costs=(PayingLife(500),),
        optional=True,
    ),
)
