"""What the rules do by themselves after each batch, in written order until nothing changes."""

from __future__ import annotations

from spellspeed.kernel.atoms import keep_lasting, push_frame, reserve
from spellspeed.kernel.batch import at_once, propose
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import AGAINST, Link
from spellspeed.yugioh.book.victory import look_for_victory
from spellspeed.yugioh.doing.bonds import cut_bond, refusing
from spellspeed.yugioh.doing.changing_sides import change_sides
from spellspeed.yugioh.doing.held_down import follow_negations
from spellspeed.yugioh.doing.leaving import DESTROYED, Leaving, destroy
from spellspeed.yugioh.doing.turning import Turning
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Alteration
from spellspeed.yugioh.duel.atoms import detach_card, keep_waiting, note_settled, rest_control, unsettle
from spellspeed.yugioh.duel.carrying_out import APPLYING, AT_ONCE, Waiting, Walk
from spellspeed.yugioh.duel.derived import alive, controller, effects_on, is_negated, reaches, touched
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import home_of
from spellspeed.yugioh.duel.negation_record import NO_NEGATIONS
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_BOND, X_CONTROL, X_IN_DEFENSE, X_NEGATED, X_SELF_DESTRUCTS, X_ZONES_CLOSED
from spellspeed.yugioh.duel.scope import the_opponent
from spellspeed.yugioh.duel.turned_decks import ABOUT_DECKS, settle_decks


def settle(duel: Duel) -> None:
    """Bring the field in order, let what is not activated apply (T-1.7), then look for the end of the duel; nobody is asked."""
    settle_or_ask(duel, False)


def settle_or_ask(duel: Duel, may_ask: bool = True) -> bool:
    """T-1.2, T-1.7, CORE-1. Settle; where a player must decide about what the rules destroy, that is asked first; whether it is done.

    Where it is not, a frame that asks lies on top; whoever called settles again when it is gone.
    """
    if not settle_field(duel, may_ask):
        return False
    while duel.waiting and apply_at_once(duel):
        unsettle(duel)
        if not settle_field(duel, may_ask):
            return False
    look_for_victory(duel)
    return True


def settle_field(duel: Duel, may_ask: bool = False) -> bool:
    """Bring the field in order after a batch (design: invariant 4): at each "then" of an effect too, where no duel ends yet (T-1.7).

    Whether it is done: with `may_ask` a player may have to decide first about what hangs on a card that is gone.
    """
    if duel.settled == duel.changed:
        return True
    given: list[int] = []
    while duel.settled != duel.changed:
        note_settled(duel)
        if duel.attached:
            lose_equip_cards(duel)
        if duel.lasting:
            if not end_what_hangs(duel, may_ask):
                unsettle(duel)
                return False
        if duel.kinds & X_NEGATED.bit or duel.negations is not NO_NEGATIONS:
            follow_negations(duel)
        if duel.control_used:
            follow_control(duel, given)
        if duel.kinds & X_IN_DEFENSE.bit:
            turn_to_defense(duel)
        if duel.kinds & ABOUT_DECKS:
            settle_decks(duel)
        if duel.kinds & X_SELF_DESTRUCTS.bit:
            self_destruct(duel)
    return True


def self_destruct(duel: Duel) -> None:
    """T-1.2, T-5.2. Cards whose own text destroys them in this situation; in the Damage Step not before damage calculation is over."""
    effects = effects_on(duel, X_SELF_DESTRUCTS)
    if not effects or (duel.in_damage_step() and duel.substep < t.DS_AFTER):
        return
    perishing: list[int] = []
    for seat in range(duel.seats):
        for number in (*duel.monsters(seat), *duel.zone(seat, t.SPELLS)):
            if touched(duel, effects, number):
                perishing.append(number)
    if perishing:
        duel.next_batch()
        at_once(duel, [Leaving(number, DESTROYED, t.BY_EFFECT, number) for number in sorted(perishing)])


def turn_to_defense(duel: Duel) -> None:
    """T-1.2, POS-3. Face-up monsters that a continuous effect keeps in Defense Position are changed to it at once."""
    effects = effects_on(duel, X_IN_DEFENSE)
    if not effects:
        return
    turning: list[int] = []
    for seat in range(duel.seats):
        for number in duel.monsters(seat):
            card = duel.cards[number]
            if card.face_up and card.position == t.ATTACK and touched(duel, effects, number):
                turning.append(number)
    source = effects[0].source % STAYS
    at_once(duel, [Turning(number, t.DEFENSE, t.BY_EFFECT, source) for number in sorted(turning)])


def apply_at_once(duel: Duel) -> bool:
    """T-1.7, ERA-TEAM-1. Carry out the triggers met that are not activated (damage, Life Points); whether there were any. They ask nothing."""
    met = in_public_order(duel, [waiting for waiting in duel.waiting if waiting.moment == AT_ONCE])
    if not met:
        return False
    keep_waiting(duel, [waiting for waiting in duel.waiting if waiting.moment != AT_ONCE])
    depth = len(duel.frames)
    for waiting in met:
        face = waiting.face
        assert isinstance(face, PrintedCard)
        number = waiting.source % STAYS
        card = duel.cards[number]
        if card.binding == waiting.source and duel.on_field(number) and is_negated(duel, number):
            continue
        link = Link(waiting.seat, waiting.source, face, waiting.ability, waiting.event, card.zone)
        if duel.seats > 2 and face.abilities[waiting.ability].one_opponent:
            # Nobody is asked: it is the opponent who takes the next turn (ERA-TEAM-1).
            link = link.with_more(AGAINST, the_opponent(duel, waiting.seat))
        duel.note(t.E_APPLIED, number, waiting.seat, detail=waiting.ability)
        push_frame(duel, Walk(link, face.abilities[waiting.ability].resolved, APPLYING, 0, 0, ()))
        while len(duel.frames) > depth:
            duel.frames[-1].step(duel)
    return True


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


def follow_control(duel: Duel, given: list[int]) -> None:
    """TERM-CONTROL-1, T-11.3, ERA-LOOP-1. A monster lies on the side of the player who controls it.

    `given` holds which monster came to which seat while the field was brought in order this time: to the same one again is a loop.
    """
    effects = effects_on(duel, X_CONTROL)
    taken = len(effects) > 0
    touched_ones = numbers_touched(effects)
    ways: list[tuple[int, int]] = []
    for seat in range(duel.seats):
        for number in duel.zones[seat * t.ZONES + t.MONSTERS]:
            if number < 0:
                continue
            if home_of(duel.cards[number]) != seat or touched_ones is None or number in touched_ones:
                now = controller(duel, number)
                if now == seat:
                    continue
                way = number * duel.seats + now
                if way in given and end_loop(duel, number):
                    return
                given.append(way)
                ways.append((number, now))
    if ways:
        change_sides(duel, ways)
    if not taken and not any([is_about_control(effect) for effect in duel.lasting]):
        rest_control(duel)


def numbers_touched(effects: list[Lasting]) -> list[int] | None:
    """The cards on which effects were fixed as they began; None where one of them reads its own group each time."""
    found: list[int] = []
    for effect in effects:
        if not effect.cards:
            return None
        for binding in effect.cards:
            found.append(binding % STAYS)
    return found


def is_about_control(effect: Lasting) -> bool:
    """Whether a lasting effect is one of control; its source may be negated now, and work again later."""
    change = effect.change
    assert isinstance(change, Alteration)
    return change.what is X_CONTROL


def end_loop(duel: Duel, number: int) -> bool:
    """ERA-LOOP-1. End the effect that gives control of a monster again and again; the card that it comes from is destroyed by rule.

    False where no effect gives it away now: it is on its way back.
    """
    found: Lasting | None = None
    for effect in effects_on(duel, X_CONTROL):
        if reaches(duel, effect, number):
            found = effect
    if found is None:
        return False
    card = duel.cards[found.source % STAYS]
    kept = [effect for effect in duel.lasting if effect is not found]
    if card.zone != t.MONSTERS and duel.on_field(card.number) and card.binding == found.source:
        destroy(duel, card.number, t.BY_RULE)
    elif len(kept) < len(duel.lasting):
        keep_lasting(duel, kept)
    else:
        destroy(duel, card.number, t.BY_RULE)
    return True


def lose_equip_cards(duel: Duel) -> None:
    """SPELL-7, T-8.4. An Equip Card whose monster is gone or face-down is destroyed by rule, as part of what made it so (T-7.4)."""
    lost: list[Leaving] = []
    for number in duel.attached[:]:
        card = duel.cards[number]
        if not card.link or (card.zone != t.SPELLS and card.zone != t.FIELD):
            detach_card(duel, number)
            continue
        held = duel.cards[card.link % STAYS]
        if held.stay != card.link // STAYS or not held.face_up or held.zone != t.MONSTERS:
            detach_card(duel, number)
            lost.append(Leaving(number, DESTROYED, t.BY_RULE))
    at_once(duel, lost)


def end_what_hangs(duel: Duel, may_ask: bool) -> bool:
    """T-8. Lasting effects whose source or monster is gone are over; what hangs by a bond falls with it. Whether it is done."""
    kept: list[Lasting] = []
    ended: list[Lasting] = []
    refused: list[Leaving] = []
    closes = False
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        closes = closes or change.what is X_ZONES_CLOSED
        if alive(duel, effect) and still_touches(duel, effect):
            by = refusing(duel, effect) if change.what is X_BOND else -1
            if by >= 0:
                refused.append(Leaving(effect.source % STAYS, DESTROYED, t.BY_EFFECT, by))
            else:
                kept.append(effect)
        else:
            ended.append(effect)
    if ended or refused:
        keep_lasting(duel, kept)
    if closes:
        close_zones(duel)
    lost = refused
    for effect in ended:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what is X_BOND:
            falling = cut_bond(duel, effect)
            if falling is not None:
                lost.append(falling)
    if not lost:
        return True
    duel.next_batch()
    if may_ask:
        return propose(duel, lost) is not None
    at_once(duel, lost)
    return True


def close_zones(duel: Duel) -> None:
    """FIELD-2. Monster Card Zones that an effect closes cannot be used; they are open again when it is over.

    The amount of such an effect holds a bit for each zone of each seat.
    """
    closed = 0
    for effect in effects_on(duel, X_ZONES_CLOSED):
        closed |= effect.amount
    for seat in range(duel.seats):
        for slot, entry in enumerate(duel.zone(seat, t.MONSTERS)):
            wanted = closed >> (seat * t.SLOTS + slot) & 1
            if wanted and entry == t.EMPTY:
                reserve(duel, seat, t.MONSTERS, slot, t.CLOSED)
            elif not wanted and entry == t.CLOSED:
                reserve(duel, seat, t.MONSTERS, slot, t.EMPTY)


def still_touches(duel: Duel, effect: Lasting) -> bool:
    """Whether a lasting effect on fixed cards still finds one of them."""
    if not effect.cards or (effect.until == t.FOREVER and effect.amount == -1):
        return True
    for binding in effect.cards:
        if duel.cards[binding % STAYS].stay == binding // STAYS:
            return True
    return False


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
