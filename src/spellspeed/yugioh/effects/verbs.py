"""Verbs: what effects do to cards and players. Each is one batch, or part of the batch before it after the join "and"."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import keep_lasting, order_zone, rewrite, rewrite_link
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import ACTIVATION_NEGATED, EFFECT_NEGATED, Link
from spellspeed.yugioh.effects.conditions import note_key
from spellspeed.yugioh.effects.lasting import Begin
from spellspeed.yugioh.rules.abilities import Alteration, Amount, Group, Step, Walk
from spellspeed.yugioh.rules.activating import ability_of
from spellspeed.yugioh.rules.derived import X_NOT_DESTROYED_BY_EFFECT, effects_on, is_unaffected
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.moving import (
    change_position,
    damage,
    destroy,
    discard,
    draw,
    gain,
    may_be_removed,
    move,
    random_card,
    remove_from_play,
    return_to_deck,
    return_to_hand,
    send_to_graveyard,
    shuffle_deck,
    turn_face_down,
    turn_face_up,
)  # fmt: skip
from spellspeed.yugioh.rules.scope import seats_meant
from spellspeed.yugioh.rules.terms import (
    A_DISCARD,
    ATTACK,
    BY_EFFECT,
    BY_RULE,
    CHOOSE,
    DECK,
    DEFENSE,
    DONE,
    E_ADDED,
    E_ATTACK_STOPPED,
    E_COUNTER_ADDED,
    E_NEGATED,
    E_REVEALED,
    HAND,
    MONSTERS,
    SUMMONING,
    TOKEN,
)  # fmt: skip


class OnGroup(Step):
    """A verb that is done to every card of a group at once; the cards to which something happened are bound as done."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def could(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        done: list[int] = []
        for number in self.group.members(duel, walk.link):
            if not is_unaffected(duel, number, walk.link.card) and self.does(duel, walk.link, number):
                done.append(duel.binding(number))
        walk.go_on(duel, walk.link.with_bound(DONE, tuple(done)))

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        """Do it to one card; whether something happened."""
        raise NotImplementedError


class Destroy(OnGroup):
    """TERM-DESTROY-1. Destroy the cards."""

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        if withstands(duel, act, number):
            return False
        destroy(duel, number, BY_EFFECT, act.card)
        return True


def withstands(duel: Duel, act: Link, number: int) -> bool:
    """TERM-DESTROY-1. Whether a card is not destroyed by this effect."""
    for effect in effects_on(duel, X_NOT_DESTROYED_BY_EFFECT):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.touches(duel, effect, number) and change.shields(duel, effect, number, act):
            return True
    return False


class SendToGraveyard(OnGroup):
    """TERM-SENDGY-1. Send the cards to the Graveyard."""

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        send_to_graveyard(duel, number, BY_EFFECT, act.card)
        return True


class RemoveFromPlay(Step):
    """TERM-RFP-1, FIELD-14. Remove the cards from play."""

    def __init__(self, group: Group, face_up: bool = True) -> None:
        self.group: Final = group
        self.face_up: Final = face_up

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.face_up)

    def could(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        done: list[int] = []
        for number in self.group.members(duel, walk.link):
            if may_be_removed(duel, number, walk.link.seat) and not is_unaffected(duel, number, walk.link.card):
                remove_from_play(duel, number, BY_EFFECT, walk.link.card, self.face_up)
                done.append(duel.binding(number))
        walk.go_on(duel, walk.link.with_bound(DONE, tuple(done)))


class ReturnToHand(OnGroup):
    """TERM-CONTROL-2. Return the cards to their owners' hands."""

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        return_to_hand(duel, number, BY_EFFECT, act.card)
        return True


class ReturnToDeck(OnGroup):
    """Return the cards to the top of their owners' Decks."""

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        return_to_deck(duel, number, BY_EFFECT, act.card)
        return True


class AddToHand(OnGroup):
    """Add the cards (of a Deck or Graveyard) to their owners' hands; the opponent sees them."""

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        before = move(duel, number, duel.cards[number].owner, HAND)
        duel.tell(E_ADDED, number, before, duel.cards[number].owner, BY_EFFECT, act.card, before.zone, HAND)
        duel.note(E_REVEALED, number, duel.cards[number].owner)
        return True


class TurnFaceDown(OnGroup):
    """T-11.4. Turn face-up monsters to face-down Defense Position."""

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        if not card.face_up or card.marks & TOKEN or card.zone != MONSTERS:
            return False
        turn_face_down(duel, number, BY_EFFECT, act.card)
        return True


class FlipFaceUp(Step):
    """EFFECT-2. Turn face-down monsters face-up, into a position (-1: the one they are in)."""

    def __init__(self, group: Group, position: int = -1) -> None:
        self.group: Final = group
        self.position: Final = position

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.position)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        for number in self.group.members(duel, walk.link):
            card = duel.cards[number]
            if not card.face_up:
                turn_face_up(
                    duel, number, card.position if self.position < 0 else self.position, BY_EFFECT, walk.link.card
                )
        walk.go_on(duel)


class SwitchPosition(OnGroup):
    """Change the battle position of face-up monsters to the other one."""

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        if card.zone != MONSTERS or not card.face_up:
            return False
        change_position(duel, number, DEFENSE if card.position == ATTACK else ATTACK, BY_EFFECT, act.card)
        return True


class TurnTo(OnGroup):
    """T-7.6. Change monsters to a face-up battle position; face-down ones are flipped."""

    def __init__(self, group: Group, position: int) -> None:
        super().__init__(group)
        self.position: Final = position

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.position)

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        if not card.face_up:
            turn_face_up(duel, number, self.position, BY_EFFECT, act.card)
        elif card.position != self.position:
            change_position(duel, number, self.position, BY_EFFECT, act.card)
        else:
            return False
        return True


class TurnAround(OnGroup):
    """Change each monster to the opposite battle position, face-up; face-down ones are flipped."""

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        position = DEFENSE if card.position == ATTACK else ATTACK
        if card.face_up:
            change_position(duel, number, position, BY_EFFECT, act.card)
        else:
            turn_face_up(duel, number, position, BY_EFFECT, act.card)
        return True


class Draw(Step):
    """TERM-DRAWCOUNT-1, SIMUL-1. Players draw cards; the turn player first."""

    def __init__(self, number: Amount, whose: int) -> None:
        self.number: Final = number
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.whose)

    def could(self, duel: Duel, act: Link) -> bool:
        number = self.number.count(duel, act)
        return all([len(duel.zone(seat, DECK)) >= number for seat in seats_meant(duel, self.whose, act.seat)])

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        for seat in seats_meant(duel, self.whose, walk.link.seat):
            draw(duel, seat, self.number.count(duel, walk.link), BY_EFFECT)
        walk.go_on(duel)


class Discard(Step):
    """TERM-DISCARD-1. Players discard cards of their own choice (`all_cards`: their hands), in turn order; fewer if they have fewer."""

    def __init__(self, number: int, whose: int, all_cards: bool = False) -> None:
        self.number: Final = number
        self.whose: Final = whose
        self.all_cards: Final = all_cards

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.whose, self.all_cards)

    def could(self, duel: Duel, act: Link) -> bool:
        if self.all_cards:
            return True
        return any([len(duel.zone(seat, HAND)) > 0 for seat in seats_meant(duel, self.whose, act.seat)])

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        walk.wait(duel, 1)
        self.next_seat(duel, walk, 0, ())

    def next_seat(self, duel: Duel, walk: Walk, place: int, held: tuple[int, ...]) -> None:
        """Ask the seats one by one; their answers stay sealed until all have chosen."""
        seats = seats_meant(duel, self.whose, walk.link.seat)
        while place < len(seats):
            hand = duel.zone(seats[place], HAND)
            if self.all_cards or len(hand) <= self.number:
                held = held + tuple(hand)
                place += 1
                continue
            walk.wait(duel, place, held)
            codes = tuple([option(CHOOSE, number) for number in hand])
            open_ask(duel, Ask(seats[place], A_DISCARD, walk.link.card, codes, self.number, self.number))
            return
        for number in held:
            discard(duel, number, BY_EFFECT, walk.link.card)
        walk.go_on(duel, walk.link.with_bound(DONE, tuple([duel.binding(number) for number in held])))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.next_seat(duel, walk, walk.stage + 1, walk.held + tuple([subject_of(pick) for pick in picks]))


class DiscardRandom(Step):
    """TERM-RANDOM-1. Players discard random cards."""

    def __init__(self, number: int, whose: int) -> None:
        self.number: Final = number
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.whose)

    def could(self, duel: Duel, act: Link) -> bool:
        return any([len(duel.zone(seat, HAND)) > 0 for seat in seats_meant(duel, self.whose, act.seat)])

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        done: list[int] = []
        for seat in seats_meant(duel, self.whose, walk.link.seat):
            for _ in range(self.number):
                hand = duel.zone(seat, HAND)
                if hand:
                    number = random_card(duel, hand, "random discard")
                    discard(duel, number, BY_EFFECT, walk.link.card)
                    done.append(duel.binding(number))
        walk.go_on(duel, walk.link.with_bound(DONE, tuple(done)))


class SendFromTop(Step):
    """Send cards from the top of Decks to the Graveyard."""

    def __init__(self, number: int, whose: int) -> None:
        self.number: Final = number
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.whose)

    def could(self, duel: Duel, act: Link) -> bool:
        return all([len(duel.zone(seat, DECK)) >= self.number for seat in seats_meant(duel, self.whose, act.seat)])

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        for seat in seats_meant(duel, self.whose, walk.link.seat):
            for _ in range(self.number):
                deck = duel.zone(seat, DECK)
                if deck:
                    send_to_graveyard(duel, deck[-1], BY_EFFECT, walk.link.card)
        walk.go_on(duel)


class InflictDamage(Step):
    """Inflict damage to players by an effect: no battle damage (TERM-BATTLEDAMAGE-1)."""

    def __init__(self, amount: Amount, whose: int) -> None:
        self.amount: Final = amount
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.whose)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        amount = self.amount.count(duel, walk.link)
        hit: list[int] = []
        for seat in seats_meant(duel, self.whose, walk.link.seat):
            if duel.side_of[seat] not in hit:
                hit.append(duel.side_of[seat])
                damage(duel, seat, amount, BY_EFFECT, walk.link.card)
        walk.go_on(duel)


class GainLife(Step):
    """TEAM-I-6, TEAM-III-3. Increase players' Life Points, those of a side once."""

    def __init__(self, amount: Amount, whose: int) -> None:
        self.amount: Final = amount
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.whose)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        amount = self.amount.count(duel, walk.link)
        gained: list[int] = []
        for seat in seats_meant(duel, self.whose, walk.link.seat):
            if duel.side_of[seat] not in gained:
                gained.append(duel.side_of[seat])
                gain(duel, seat, amount, walk.link.card)
        walk.go_on(duel)


class ShuffleDeck(Step):
    """FIELD-9. Shuffle the Decks of the players meant."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def run(self, duel: Duel, walk: Walk) -> None:
        for seat in seats_meant(duel, self.whose, walk.link.seat):
            shuffle_deck(duel, seat)
        walk.go_on(duel)


class PlaceCounters(Step):
    """COUNTER-1. Put counters on the cards, up to `most` of that name on each (0: any number)."""

    def __init__(self, counter: str, number: int, group: Group, most: int = 0) -> None:
        self.counter: Final = counter
        self.number: Final = number
        self.group: Final = group
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.counter, self.number, self.group, self.most)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        for number in self.group.members(duel, walk.link):
            card = duel.cards[number]
            if not duel.on_field(number) or not card.face_up:
                continue
            count = card.counted(self.counter) + self.number
            if self.most:
                count = min(count, self.most)
            if count > card.counted(self.counter):
                rewrite(duel, card.with_counters(self.counter, count))
                duel.tell(E_COUNTER_ADDED, number, card, card.controller, BY_EFFECT, walk.link.card, self.number)
        walk.go_on(duel)


class NegateActivation(Step):
    """T-9.7, CHAIN-8, TERM-COST-2. Negate the activation of the link below this one; with `destroys` its card is destroyed."""

    def __init__(self, destroys: bool) -> None:
        self.destroys: Final = destroys

    def parts(self) -> tuple[object, ...]:
        return (self.destroys,)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        place = walk.link.number - 2
        link = duel.chain[place]
        rewrite_link(duel, place, link.with_negated(ACTIVATION_NEGATED))
        duel.tell(E_NEGATED, link.card, duel.cards[link.card], link.seat, BY_RULE, walk.link.card, link.number)
        undo_restrictions(duel, link)
        number = duel.bound_card(link.source)
        if self.destroys and number >= 0 and duel.on_field(number):
            destroy(duel, number, BY_EFFECT, walk.link.card)
        elif not self.destroys and number >= 0 and ability_of(link).is_card_activation:
            send_to_graveyard(duel, number, BY_EFFECT, walk.link.card)
        walk.go_on(duel)


def undo_restrictions(duel: Duel, link: Link) -> None:
    """T-9.7. A negated activation starts no restriction: what its announcing began is over."""
    begun = [step.change.what for step in ability_of(link).announced if isinstance(step, Begin)]
    if not begun:
        return
    kept: list[Lasting] = []
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        if effect.source != link.source or change.what not in begun:
            kept.append(effect)
    keep_lasting(duel, kept)


class NegateEffect(Step):
    """T-9.7. Negate the effect of the link below this one: it was activated and resolves with nothing; with `destroys` its card is destroyed."""

    def __init__(self, destroys: bool) -> None:
        self.destroys: Final = destroys

    def parts(self) -> tuple[object, ...]:
        return (self.destroys,)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        place = walk.link.number - 2
        link = duel.chain[place]
        rewrite_link(duel, place, link.with_negated(EFFECT_NEGATED))
        duel.note(E_NEGATED, link.card, link.seat, by=walk.link.card, value=link.number)
        number = duel.bound_card(link.source)
        if self.destroys and number >= 0 and duel.on_field(number):
            destroy(duel, number, BY_EFFECT, walk.link.card)
        walk.go_on(duel)


class NegateSummon(Step):
    """T-3.3. Negate the Summon that is attempted and destroy the monster: it was never on the field."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        for seat in range(duel.seats):
            for number in duel.zone(seat, SUMMONING)[:]:
                duel.note(E_NEGATED, number, seat, by=walk.link.card)
                destroy(duel, number, BY_EFFECT, walk.link.card)
        walk.go_on(duel)


class NegateAttack(Step):
    """T-4.6. Negate the attack: it was declared, and it does not take place."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.battle is not None and not duel.battle.stopped

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        done: tuple[int, ...] = ()
        if duel.battle is not None and not duel.battle.stopped:
            duel.battle = duel.battle.with_stopped()
            done = (duel.battle.attacker,)
            duel.note(E_ATTACK_STOPPED, done[0] % STAYS, duel.turn_seat, by=walk.link.card)
        walk.go_on(duel, walk.link.with_bound(DONE, done))


class Note(Step):
    """Keep for the rest of the turn that this was done by this card."""

    def __init__(self, note: int) -> None:
        self.note: Final = note

    def parts(self) -> tuple[object, ...]:
        return (self.note,)

    def run(self, duel: Duel, walk: Walk) -> None:
        duel.uses[note_key(duel, walk.link, self.note)] = 1
        walk.go_on(duel)


class Measure(Step):
    """Keep a number, read now, for a later step."""

    def __init__(self, amount: Amount, name: int) -> None:
        self.amount: Final = amount
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.name)

    def run(self, duel: Duel, walk: Walk) -> None:
        walk.go_on(duel, walk.link.with_bound(self.name, (self.amount.count(duel, walk.link),)))


class PutOnTop(Step):
    """Put cards on the top of their owner's Deck, without shuffling."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        for number in self.group.members(duel, walk.link):
            card = duel.cards[number]
            if card.zone == DECK:
                deck = duel.zone(card.owner, DECK)
                order_zone(duel, card.owner, DECK, [other for other in deck if other != number] + [number])
            else:
                return_to_deck(duel, number, BY_EFFECT, walk.link.card)
        walk.go_on(duel)
