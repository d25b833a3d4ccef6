"""Ekibyo Drakmord, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import WORN_BY
from spellspeed.yugioh.duel.memory import is_noted, keep_number, kept_number, remember_note


class CountedNow(Condition):
    """In this turn this card has counted that turn as the one with a number (see CountWornTurn)."""

    def __init__(self, note: int, turns: int) -> None:
        self.note: Final = note
        self.turns: Final = turns

    def parts(self) -> tuple[object, ...]:
        return (self.note, self.turns)

    def holds(self, duel: Duel, act: Link) -> bool:
        return is_noted(duel, act.card, self.note) and kept_number(duel, act.source, TURNS) == self.turns


class CountWornTurn(Step):
    """T-6.8, ERA-EQUIP-2. In the End Phase of the player who controls the equipped monster count a turn on this card, and note that it was counted.

    Not the turn in which it was equipped; with another monster, or another player who controls it, it begins anew. `changed`: control of the
    monster has changed just now.
    """

    def __init__(self, note: int, changed: bool = False) -> None:
        self.note: Final = note
        self.changed: Final = changed

    def parts(self) -> tuple[object, ...]:
        return (self.note, self.changed)

    def run(self, duel: Duel, walk: Walk) -> None:
        card = duel.cards[walk.link.card]
        if card.link:
            seat = duel.cards[card.link % STAYS].controller
            worn = card.link * duel.seats + seat + 1
            begun = self.note + 1
            before = kept_number(duel, card.binding, WORN_BY)
            if not before and kept_number(duel, card.binding, TURNS):
                # A position says how many turns it has counted; who wears it there has worn it so long.
                before = worn
            if self.changed or before != worn:
                keep_number(duel, card.binding, WORN_BY, worn)
                keep_number(duel, card.binding, TURNS, 0)
                remember_note(duel, card.number, begun)
            elif seat == duel.turn_seat and not is_noted(duel, card.number, begun):
                turns = kept_number(duel, card.binding, TURNS) + 1
                keep_number(duel, card.binding, TURNS, turns)
                remember_note(duel, card.number, self.note)
                duel.note(E_COUNTER_ADDED, card.number, card.controller, value=turns)
        walk.go_on(duel)


TURN_COUNTED = 1

card(
    "Ekibyo Drakmord",
    equip(ANY_FACE_UP),
    continuous(Changes(X_NO_ATTACK, EquippedMonster())),
    due_in(END, (CountWornTurn(TURN_COUNTED),), whose=EACH, chainless=True, even_negated=True),
    trigger(
        E_CONTROL,
        (CountWornTurn(TURN_COUNTED, True),),
        own=False,
        at_once=True,
        hearing=HeardCard(EquippedMonster()),
    ),
    due_in(
        END,
        (Destroy(EquippedMonster()), IfDone((ReturnToHand(Itself()),))),
        whose=EACH,
        condition=CountedNow(TURN_COUNTED, 2),
        chainless=True,
    ),
)
