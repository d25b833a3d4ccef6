"""What the rules do by themselves after each batch, in written order until nothing changes."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import pop_frame, push_frame
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import AGAINST
from spellspeed.yugioh.book.chosen_destruction import WhichFall
from spellspeed.yugioh.book.dependents import end_what_hangs, follow_control, lose_equip_cards
from spellspeed.yugioh.book.returns import asks_who_returns, return_to_owners
from spellspeed.yugioh.book.rivals import asks_which_is_applied
from spellspeed.yugioh.book.type_kept import asks_for_type, keep_one_type
from spellspeed.yugioh.book.victory import look_for_victory
from spellspeed.yugioh.doing.departures import DESTROYED, SENT, Leaving, destroy
from spellspeed.yugioh.doing.held_down import follow_negations
from spellspeed.yugioh.doing.pole import Found, follow_strongest
from spellspeed.yugioh.doing.positions import Turning
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import (
    add_waiting,
    keep_waiting,
    note_settled,
    unsettle,
)
from spellspeed.yugioh.duel.carrying_out import APPLYING, AS_ACTIVATED, AT_ONCE, Waiting, Walk
from spellspeed.yugioh.duel.derived import effects_on, is_negated, reaches, touched
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.limits import cards_on
from spellspeed.yugioh.duel.negation_record import NO_NEGATIONS
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import (
    X_FIELD_LIMIT,
    X_IN_ATTACK,
    X_IN_DEFENSE,
    X_NEGATED,
    X_ONE_TYPE,
    X_RIVALS,
    X_SELF_DESTRUCTS,
    X_STRONGEST,
    X_TARGETING_NEGATED,
    X_TO_OWNERS,
)
from spellspeed.yugioh.duel.scope import the_opponent
from spellspeed.yugioh.duel.turned_decks import ABOUT_DECKS, settle_decks

NOTHING_MET: Final = 0
APPLIED: Final = 1
ASKING: Final = 2
"""What has become of the triggers that are not activated: none can be carried out now, they were, or one of them asks a player first."""

LOOP: Final = 100
"""So many rounds of effects after each other in which nothing becomes less are a loop (ERA-LOOP-1)."""


def settle(duel: Duel) -> None:
    """Bring the field in order, let what is not activated apply (T-1.7), then look for the end of the duel; nobody is asked."""
    settle_or_ask(duel, False)


def settle_or_ask(duel: Duel, may_ask: bool = True) -> bool:
    """T-1.2, T-1.7, CORE-1. Settle; where a player must decide about what the rules destroy, that is asked first; whether it is done.

    Where it is not, a frame that asks lies on top; whoever called settles again when it is gone.
    """
    if not settle_field(duel, may_ask):
        return False
    if duel.waiting and not settle_rounds(duel, may_ask):
        return False
    look_for_victory(duel)
    if not may_ask or not duel.kinds & (X_FIELD_LIMIT.bit | X_ONE_TYPE.bit | X_RIVALS.bit) or duel.over:
        return True
    return not (asks_for_type(duel) or asks_what_is_too_much(duel) or asks_which_is_applied(duel))


def settle_rounds(duel: Duel, may_ask: bool) -> bool:
    """T-1.7, ERA-LOOP-1. Let what is not activated apply, and bring the field in order after each round; False where somebody is asked first."""
    rounds = 0
    least: list[int] = []
    applied_first: list[int] = []
    lately: list[int] = []
    while duel.waiting:
        rounds += 1
        if rounds % LOOP == 0:
            least = end_rounds(duel, least, [source for source in applied_first if source in lately])
            lately = []
        for waiting in duel.waiting:
            if waiting.moment == AT_ONCE and waiting.source not in lately:
                lately.append(waiting.source)
                if waiting.source not in applied_first:
                    applied_first.append(waiting.source)
        applied = apply_at_once(duel, may_ask)
        if applied == NOTHING_MET:
            break
        unsettle(duel)
        if applied == ASKING or not settle_field(duel, may_ask):
            return False
    return True


def asks_what_is_too_much(duel: Duel) -> bool:
    """FAQ SPATIAL COLLAPSE. Ask the first player with too many cards which of them are sent to the Graveyard; whether there is one."""
    for effect in effects_on(duel, X_FIELD_LIMIT):
        change = effect.change
        assert isinstance(change, Alteration)
        most = change.most_cards()
        for seat in duel.order_from(duel.turn_seat) if most else ():
            if cards_on(duel, seat) > most:
                push_frame(duel, TooMuch(seat, cards_on(duel, seat) - most, effect.source % STAYS))
                return True
    return False


def asks_which_falls(duel: Duel, woken: tuple[int, ...]) -> bool:
    """FAQ SKILL DRAIN. Of monsters of one name whose effects work again at the same time, and of which not all may stay, ask which fall.

    `woken` were negated before. Whether somebody is asked.
    """
    effects = effects_on(duel, X_SELF_DESTRUCTS)
    numbers = [binding % STAYS for binding in woken if binding not in duel.negations.held_down]
    numbers = [number for number in numbers if duel.binding(number) in woken and duel.cards[number].zone == t.MONSTERS]
    for first in numbers:
        card = duel.cards[first]
        alike = [
            number
            for number in numbers
            if duel.cards[number].face.code == card.face.code and duel.cards[number].controller == card.controller
        ]
        falling = [number for number in alike if touched(duel, effects, number)]
        if 0 < len(falling) < len(alike):
            push_frame(duel, WhichFall(card.controller, alike[0], tuple(alike), len(falling), True))
            return True
    return False


class TooMuch(Frame):
    """A player chooses so many of the own cards on the field, which are sent to the Graveyard because of a card that limits them."""

    def __init__(self, seat: int, number: int, by: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.by: Final = by

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.number, self.by)

    def step(self, state: Duel) -> None:
        found: list[int] = []
        for zone in (t.MONSTERS, t.SPELLS, t.FIELD):
            found += [number for number in state.zone(self.seat, zone) if number >= 0]
        codes = tuple([option(t.CHOOSE, number) for number in found])
        open_ask(state, Ask(self.seat, t.A_CHOOSE, self.by, codes, self.number, self.number))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        pop_frame(state)
        state.next_batch()
        at_once(state, [Leaving(subject_of(pick), SENT, t.BY_RULE, self.by) for pick in picks])


def settle_field(duel: Duel, may_ask: bool = False) -> bool:
    """Bring the field in order after a batch (design: invariant 4): at each "then" of an effect too, where no duel ends yet (T-1.7).

    Whether it is done: with `may_ask` a player may have to decide first about what hangs on a card that is gone.
    """
    if duel.settled == duel.changed:
        return True
    given: list[int] | None = None
    seen: list[Found] | None = None
    while duel.settled != duel.changed:
        note_settled(duel)
        if duel.attached:
            lose_equip_cards(duel)
        if duel.lasting:
            if not end_what_hangs(duel, may_ask):
                unsettle(duel)
                return False
        if duel.kinds & (X_NEGATED.bit | X_TARGETING_NEGATED.bit) or duel.negations is not NO_NEGATIONS:
            woken = duel.negations.held_down
            follow_negations(duel)
            if may_ask and woken and duel.kinds & X_SELF_DESTRUCTS.bit and asks_which_falls(duel, woken):
                unsettle(duel)
                return False
        if duel.control_used:
            if given is None:
                given = []
            follow_control(duel, given)
        if duel.kinds & X_TO_OWNERS.bit:
            if may_ask and asks_who_returns(duel):
                unsettle(duel)
                return False
            return_to_owners(duel)
        if duel.kinds & X_STRONGEST.bit:
            if seen is None:
                seen = []
            follow_strongest(duel, seen)
        if duel.kinds & X_SELF_DESTRUCTS.bit:
            # KANGAROO CHAMP: before Final Attack Orders turns it back.
            self_destruct(duel)
        if duel.kinds & X_IN_DEFENSE.bit:
            turn_to_defense(duel)
        if duel.kinds & X_IN_ATTACK.bit:
            turn_to_attack(duel)
        if duel.kinds & ABOUT_DECKS:
            settle_decks(duel)
        if duel.kinds & X_ONE_TYPE.bit:
            keep_one_type(duel)
    return True


def self_destruct(duel: Duel) -> None:
    """T-1.2, T-5.2. Cards whose own text destroys them in this situation; monsters in the Damage Step not before damage calculation is over."""
    effects = effects_on(duel, X_SELF_DESTRUCTS)
    if not effects:
        return
    waits = duel.in_damage_step() and duel.substep < t.DS_AFTER
    perishing: list[int] = []
    for seat in range(duel.seats):
        monsters = [] if waits else duel.monsters(seat)
        for number in (*monsters, *duel.zone(seat, t.SPELLS)):
            if number >= 0 and touched(duel, effects, number):
                perishing.append(number)
    if perishing:
        duel.next_batch()
        at_once(duel, [Leaving(number, DESTROYED, t.BY_EFFECT, number) for number in sorted(perishing)])


def turn_to_defense(duel: Duel) -> None:
    """T-1.2, POS-3. Face-up monsters that a continuous effect keeps in Defense Position are changed to it at once."""
    turn_as_kept(duel, effects_on(duel, X_IN_DEFENSE), effects_on(duel, X_IN_ATTACK), t.DEFENSE)


def turn_to_attack(duel: Duel) -> None:
    """T-1.2, POS-3. Face-up monsters that a continuous effect keeps in Attack Position are changed to it at once."""
    turn_as_kept(duel, effects_on(duel, X_IN_ATTACK), effects_on(duel, X_IN_DEFENSE), t.ATTACK)


def turn_as_kept(duel: Duel, effects: list[Lasting], others: list[Lasting], position: int) -> None:
    """NETREP, FINAL ATTACK ORDERS. Change face-up monsters to the position in which effects keep them; of two that disagree the later counts."""
    if not effects:
        return
    turning: list[int] = []
    for seat in range(duel.seats):
        for number in duel.monsters(seat):
            card = duel.cards[number]
            if card.face_up and card.position != position and touched(duel, effects, number):
                if not others or latest(duel, effects, number) > latest(duel, others, number):
                    turning.append(number)
    source = effects[0].source % STAYS
    at_once(duel, [Turning(number, position, t.BY_EFFECT, source) for number in sorted(turning)])


def latest(duel: Duel, effects: list[Lasting], number: int) -> int:
    """How late the last of some effects that reach a card began: by when its card came face-up, lasting ones after them; -1 for none."""
    found = -1
    for effect in effects:
        if reaches(duel, effect, number):
            source = effect.source % STAYS
            steady = not effect.cards and source in duel.steady
            found = max(found, duel.steady.index(source) if steady else len(duel.cards) + effect.order)
    return found


def apply_at_once(duel: Duel, may_ask: bool) -> int:
    """T-1.7, ERA-TEAM-1. Carry out the triggers met that are not activated (damage, Life Points): NOTHING_MET, APPLIED or ASKING.

    One that asks a player (for a discard) waits until somebody may be asked; then its frame lies on top, and the others follow it.
    A duel that is decided by what met them ends first: who draws the last piece of Exodia has won, and who could not draw has lost.
    """
    now: list[Waiting] = []
    later: list[Waiting] = []
    for waiting in duel.waiting:
        if waiting.moment == AT_ONCE and (may_ask or not asks_first(waiting)):
            now.append(waiting)
        else:
            later.append(waiting)
    if not now:
        return NOTHING_MET
    look_for_victory(duel)
    if duel.over:
        return NOTHING_MET
    keep_waiting(duel, later)
    met = in_public_order(duel, now)
    depth = len(duel.frames)
    for place, waiting in enumerate(met):
        if not begin_applying(duel, waiting):
            continue
        if asks_first(waiting):
            for other in met[place + 1 :]:
                add_waiting(duel, other)
            return ASKING
        while len(duel.frames) > depth:
            duel.frames[-1].step(duel)
    return APPLIED


def begin_applying(duel: Duel, waiting: Waiting) -> bool:
    """T-1.7. Begin to carry out a trigger that is not activated, unless the effects of its card are negated; whether it has begun."""
    face = waiting.face
    assert isinstance(face, PrintedCard)
    number = waiting.source % STAYS
    card = duel.cards[number]
    if card.binding == waiting.source and duel.on_field(number) and is_negated(duel, number):
        return False
    link = waiting.link(card.zone)
    if duel.seats > 2 and face.abilities[waiting.ability].one_opponent:
        # Nobody is asked: it is the opponent who takes the next turn (ERA-TEAM-1).
        link = link.with_more(AGAINST, the_opponent(duel, waiting.seat))
    duel.note(t.E_APPLIED, number, waiting.seat, detail=waiting.ability)
    push_frame(duel, Walk(link, face.abilities[waiting.ability].resolved, APPLYING, 0, 0, ()))
    return True


def apply_as_activated(duel: Duel) -> None:
    """ERA-ABSORPTION-1. What the last activation has met applies before anything answers that; how it changes Life Points is kept in mind."""
    now = [waiting for waiting in duel.waiting if waiting.moment == AS_ACTIVATED]
    if not now:
        return
    keep_waiting(duel, [waiting for waiting in duel.waiting if waiting.moment != AS_ACTIVATED])
    depth = len(duel.frames)
    for waiting in in_public_order(duel, now):
        before = duel.life.copy()
        if not begin_applying(duel, waiting):
            continue
        while len(duel.frames) > depth:
            duel.frames[-1].step(duel)
        for side, points in enumerate(before):
            if duel.life[side] != points:
                add_waiting(duel, waiting.given(duel.side_of.index(side), duel.life[side] - points))
    unsettle(duel)
    look_for_victory(duel)


def asks_first(waiting: Waiting) -> bool:
    """T-1.7. Whether what is not activated asks a player something while it is carried out."""
    face = waiting.face
    assert isinstance(face, PrintedCard)
    return face.abilities[waiting.ability].asks


def in_public_order(duel: Duel, met: list[Waiting]) -> list[Waiting]:
    """T-1.7. Triggers that nobody orders: by what met them; of those met at the same time the turn player's first, then by when their cards came.

    Cards of one turn go by their passcodes: neither zones nor what is hidden decides (design: invariant 4).
    """
    if len(met) < 2:
        return met
    keyed: list[tuple[int, int, int, int, int]] = []
    for place, waiting in enumerate(met):
        card = duel.cards[waiting.source % STAYS]
        turn = (waiting.seat - duel.turn_seat) % duel.seats
        keyed.append((waiting.event.batch, turn, card.arrived, card.face.code, place))
    keyed.sort()
    return [met[key[4]] for key in keyed]


def end_rounds(duel: Duel, least: list[int], looping: list[int]) -> list[int]:
    """ERA-LOOP-1. End effects that call each other up for ever: of their cards the one that came last is destroyed by rule.

    They end by themselves while Decks or Life Points become less: `least` is the least that there was of each, () before it was looked at;
    `looping` the cards of the effects, the one whose effect was applied first before the others. Gives what is the least now.
    """
    now = [sum([len(duel.zones[seat * t.ZONES + t.DECK]) for seat in range(duel.seats)]), *duel.life]
    if not least:
        return now
    if any([there < before for there, before in zip(now, least, strict=True)]):
        return [min(there, before) for there, before in zip(now, least, strict=True)]
    last = -1
    for source in looping:
        number = duel.bound_card(source)
        if number >= 0 and duel.on_field(number):
            if last < 0 or duel.cards[number].arrived > duel.cards[last].arrived:
                last = number
    if last >= 0:
        destroy(duel, last, t.BY_RULE)
    else:
        keep_waiting(duel, [waiting for waiting in duel.waiting if waiting.moment != AT_ONCE])
    return now


def begin_step(duel: Duel, walk: Walk) -> None:
    """Begin a new batch with the step that is next, unless it happens at once with the one before ("A and B").

    T-7.4. At a "then" the field is brought in order first: what the step before brought about is no later than that step.
    """
    if walk.at:
        if walk.steps[walk.at - 1].joins_next():
            return
        if walk.is_resolving() and duel.settled != duel.changed:
            settle_field(duel)
    duel.next_batch(walk.is_aside())
