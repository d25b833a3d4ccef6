"""Verbs: damage, Life Points gained and exchanged."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.batch import Proposal, at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import destroy
from spellspeed.yugioh.doing.life_points import Damage, Gain, become, damage, pay
from spellspeed.yugioh.duel.abilities import Amount, Step
from spellspeed.yugioh.duel.altered import DAMAGE_LOST, DAMAGE_TURNED, altering_card
from spellspeed.yugioh.duel.carrying_out import Walk, ability_carried
from spellspeed.yugioh.duel.derived import effects_on, is_under, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_GAIN_HURTS, X_NO_UPKEEP, X_UPKEEP_SHARED
from spellspeed.yugioh.duel.scope import one_a_side, seats_meant, seats_of, the_opponent
from spellspeed.yugioh.duel.terms import BY_EFFECT
from spellspeed.yugioh.may.pay import may_pay


def is_in_vain(duel: Duel, act: Link, amount: Amount) -> bool:
    """T-9.1, NETREP JUST DESSERTS. Whether a player would choose an effect that is about as many points as there are cards, of which there are
    none now; one that is not chosen happens all the same."""
    if not amount.counts_nothing(duel, act):
        return False
    face = act.face
    assert isinstance(face, PrintedCard)
    return face.abilities[act.ability].is_chosen()


class InflictDamage(Step):
    """Inflict damage to players by an effect: no battle damage (TERM-BATTLEDAMAGE-1)."""

    def __init__(self, amount: Amount, whose: int) -> None:
        self.amount: Final = amount
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.whose)

    def could(self, duel: Duel, act: Link) -> bool:
        return not is_in_vain(duel, act, self.amount)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        amount = self.amount.count(duel, walk.link)
        seats = one_a_side(duel, seats_of(duel, self.whose, walk.link))
        if walk.link.altered:
            seats = damaged_after(duel, walk.link, seats)
        at_once(duel, [Damage(seat, amount, BY_EFFECT, walk.link.card) for seat in seats])
        walk.go_on(duel)


def damaged_after(duel: Duel, link: Link, seats: tuple[int, ...]) -> tuple[int, ...]:
    """TEAM-I-6. The seats that take the damage of a link once answers have turned it upon the opponent, or taken it away."""
    found: list[int] = []
    for seat in seats:
        if altering_card(duel, link, DAMAGE_LOST, seat) >= 0:
            continue
        turned = altering_card(duel, link, DAMAGE_TURNED, seat) >= 0
        found.append(the_opponent(duel, seat) if turned else seat)
    return tuple(found)


class GainLife(Step):
    """TEAM-I-6, TEAM-III-3. Increase players' Life Points, those of a side once."""

    def __init__(self, amount: Amount, whose: int) -> None:
        self.amount: Final = amount
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.whose)

    def could(self, duel: Duel, act: Link) -> bool:
        return not is_in_vain(duel, act, self.amount)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        amount = self.amount.count(duel, walk.link)
        seats = one_a_side(duel, seats_of(duel, self.whose, walk.link))
        if walk.link.altered and duel.kinds & X_GAIN_HURTS.bit:
            at_once(duel, hurting_gains(duel, walk.link, seats, amount))
        else:
            at_once(duel, [Gain(seat, amount, walk.link.card) for seat in seats])
        walk.go_on(duel)


def hurting_gains(duel: Duel, link: Link, seats: tuple[int, ...], amount: int) -> list[Proposal]:
    """CORE-1. What a link gives where a text makes damage of gains, and answers have turned its damage upon the opponent, or taken it away."""
    found: list[Proposal] = []
    for seat in seats:
        if is_under(duel, X_GAIN_HURTS, seat):
            found.extend(
                [Damage(other, amount, BY_EFFECT, link.card, True) for other in damaged_after(duel, link, (seat,))]
            )
        else:
            found.append(Gain(seat, amount, link.card))
    return found


class SetLife(Step):
    """The Life Points of all sides become a number, which is neither damage nor a gain."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        for side in range(len(duel.life)):
            become(duel, duel.side_of.index(side), self.number, walk.link.card)
        walk.go_on(duel)


class ExchangeLife(Step):
    """The player of the effect and the opponent exchange their Life Points, which is neither damage nor a gain.

    A verb of one card so far (Reversal Quiz): nothing in it is about that card.
    """

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        link = walk.link
        other = the_opponent(duel, link.seat, link.against)
        mine, theirs = duel.life[duel.side_of[link.seat]], duel.life[duel.side_of[other]]
        become(duel, link.seat, theirs, link.card)
        become(duel, other, mine, link.card)
        walk.go_on(duel)


class LoseLife(Step):
    """Players lose Life Points, which is neither damage nor paid; those of a side once (TEAM-I-6)."""

    def __init__(self, amount: Amount, whose: int) -> None:
        self.amount: Final = amount
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.whose)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        amount = self.amount.count(duel, walk.link)
        for seat in one_a_side(duel, seats_meant(duel, self.whose, walk.link.seat, walk.link.against)):
            become(duel, seat, max(0, duel.life[duel.side_of[seat]] - amount), walk.link.card)
        walk.go_on(duel)


class DamagePlayer(Step):
    """Inflict damage to the player of whom the event tells: who activated, drew or was hurt; with `destroyer` whose card destroyed its card."""

    def __init__(self, amount: Amount, destroyer: bool = False) -> None:
        self.amount: Final = amount
        self.destroyer: Final = destroyer

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.destroyer)

    def hurt(self, duel: Duel, link: Link) -> tuple[int, ...]:
        """The seat that takes the damage."""
        event = link.event
        if event is None or (self.destroyer and event.by < 0):
            return ()
        return (duel.cards[event.by].controller if self.destroyer else event.seat,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        amount = self.amount.count(duel, walk.link)
        seats = self.hurt(duel, walk.link)
        if walk.link.altered:
            seats = damaged_after(duel, walk.link, seats)
        for seat in seats:
            damage(duel, seat, amount, BY_EFFECT, walk.link.card)
        walk.go_on(duel)


class DamageOwners(Step):
    """Inflict damage to the owners of the cards of which the events of one batch told, so much for each card, to all at the same time.

    A step of what is applied at once (T-1.7): it reads what has just happened.
    """

    def __init__(self, each: int) -> None:
        self.each: Final = each

    def parts(self) -> tuple[object, ...]:
        return (self.each,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        link = walk.link
        ability = ability_carried(link)
        amounts = [0] * len(duel.life)
        for event in duel.fresh:
            if link.event is None or event.batch != link.event.batch or event.kind != link.event.kind:
                continue
            heard = Link(link.seat, link.source, link.face, link.ability, event, link.came_from)
            if ability.hearing is None or ability.hearing.holds(duel, heard):
                amounts[duel.side_of[duel.cards[event.card].owner]] += self.each
        seats = one_a_side(duel, duel.order_from(duel.turn_seat))
        at_once(duel, [Damage(seat, amounts[duel.side_of[seat]], BY_EFFECT, link.card) for seat in seats])
        walk.go_on(duel)


class PayUpkeep(Step):
    """STANDBY-2, ERA-ARCHFIEND-1. Life Points that must be paid for this card, not the last ones; where they cannot, it is destroyed.

    What the opponent has to pay along with its player (X_UPKEEP_SHARED) is paid as far as the opponent can.
    """

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def parts(self) -> tuple[object, ...]:
        return (self.amount,)

    def could(self, duel: Duel, act: Link) -> bool:
        return not is_under(duel, X_NO_UPKEEP, act.card)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        act = walk.link
        if not may_pay(duel, act.seat, self.amount + 1):
            destroy(duel, act.card, BY_EFFECT, act.card)
            walk.go_on(duel)
            return
        pay(duel, act.seat, self.amount, act.card)
        for effect in effects_on(duel, X_UPKEEP_SHARED):
            other = the_opponent(duel, effect.seat, effect.against)
            if reaches(duel, effect, act.card) and may_pay(duel, other, self.amount + 1):
                pay(duel, other, self.amount, effect.source % STAYS)
        walk.go_on(duel)
