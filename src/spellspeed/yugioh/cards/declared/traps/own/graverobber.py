"""Graverobber, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting, keep_lasting
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.departures import send_to_graveyard
from spellspeed.yugioh.doing.moves import move
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel


class Robbed(Alteration):
    """A card (the amount) is lent by another one.

    No card says it itself: RobToHand begins it.
    """

    def __init__(self) -> None:
        self.what = X_REMEMBERED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False


def robbed_by(duel: Duel, number: int) -> list[Lasting]:
    """What a card has lent and not yet given back."""
    return [effect for effect in duel.lasting if isinstance(effect.change, Robbed) and effect.source % STAYS == number]


class RobToHand(Step):
    """The cards of a group come to the hand of the player of the effect, whoever owns them."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group
        self.change: Final = Robbed()

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def moved(self) -> Group | None:
        return self.group

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        act = walk.link
        for number in self.group.members(duel, act):
            before = move(duel, number, act.seat, HAND)
            duel.tell(E_ADDED, number, before, act.seat, BY_EFFECT, act.card, GRAVEYARD, HAND)
            source = duel.binding(act.card)
            add_lasting(duel, Lasting(source, act.seat, self.change, (), number, FOREVER, duel.turn, duel.order))
        walk.go_on(duel)


class HasRobbed(Condition):
    """This card has lent its player a card in this turn."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return len(robbed_by(duel, act.card)) > 0


class GiveBackRobbed(Step):
    """TERM-CONTROL-2. The card that was lent and not activated, Set or not, goes back to its owner's Graveyard."""

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        for effect in robbed_by(duel, walk.link.card):
            keep_lasting(duel, [other for other in duel.lasting if other is not effect])
            card = duel.cards[effect.amount]
            unused = card.zone == HAND or (card.zone in (SPELLS, FIELD) and not card.face_up)
            if unused and card.controller == effect.seat:
                send_to_graveyard(duel, card.number, BY_EFFECT, walk.link.card)
        walk.go_on(duel)


class HeardRobbed(Condition):
    """The card that this card has taken was activated by its player, or paid with from the hand."""

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None or event.card < 0:
            return False
        if event.kind == E_ACTIVATED:
            if not duel.faces[event.card].abilities[event.detail].is_card_activation:
                return False
        elif event.cause != BY_COST or event.value != HAND:
            return False
        for effect in robbed_by(duel, act.card):
            if effect.amount == event.card and (event.kind != E_ACTIVATED or event.seat == effect.seat):
                return True
        return False


card(
    "Graverobber",
    trap(
        (RobToHand(TARGET),),
        targets=(Target(Cards((GRAVEYARD,), OPPONENT, (OfKind((SPELL,)),))),),
    ),
    trigger(
        E_ACTIVATED | E_SENT | E_REMOVED,
        (InflictDamage(Fixed(2000), YOU),),
        own=False,
        hearing=HeardRobbed(),
        places=ANYWHERE,
        at_once=True,
    ),
    due_in(END, (GiveBackRobbed(),), whose=EACH, condition=HasRobbed(), places=ANYWHERE, chainless=True),
)
