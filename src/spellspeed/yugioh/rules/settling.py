"""What the rules do by themselves after each batch, in written order until nothing changes."""

from __future__ import annotations

from spellspeed.kernel.atoms import keep_lasting
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.rules.abilities import Alteration
from spellspeed.yugioh.rules.derived import X_LIFELINE, alive, controller
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.moving import destroy, give_control
from spellspeed.yugioh.rules.terms import BY_EFFECT, BY_RULE, E_DESTROYED, FIELD, FOREVER, MONSTERS, SPELLS
from spellspeed.yugioh.rules.victory import look_for_victory


def settle(duel: Duel) -> None:
    """Bring the field in order after a batch (design: invariant 4), then look for the end of the duel."""
    while duel.settled != duel.changed:
        duel.settled = duel.changed
        if duel.attached:
            lose_equip_cards(duel)
        if duel.lasting:
            end_what_hangs(duel)
        if duel.control_used:
            follow_control(duel)
    look_for_victory(duel)


def follow_control(duel: Duel) -> None:
    """TERM-CONTROL-1, T-11.3. A monster lies on the side of the player who controls it."""
    for seat in duel.order_from(duel.turn_seat):
        for number in duel.monsters(seat):
            now = controller(duel, number)
            if now != seat:
                give_control(duel, number, now)


def lose_equip_cards(duel: Duel) -> None:
    """SPELL-7, T-8.4. An Equip Card whose monster is gone or face-down is destroyed by rule."""
    for number in duel.attached[:]:
        card = duel.cards[number]
        if not card.link or (card.zone != SPELLS and card.zone != FIELD):
            duel.attached.remove(number)
            continue
        held = duel.cards[card.link % STAYS]
        if held.stay != card.link // STAYS or not held.face_up or held.zone != MONSTERS:
            duel.attached.remove(number)
            duel.next_batch()
            destroy(duel, number, BY_RULE)


def end_what_hangs(duel: Duel) -> None:
    """T-8. Lasting effects whose source or monster is gone are over; what hangs on a lifeline dies with it."""
    kept: list[Lasting] = []
    ended: list[Lasting] = []
    for effect in duel.lasting:
        if alive(duel, effect) and still_touches(duel, effect):
            kept.append(effect)
        else:
            ended.append(effect)
    if not ended:
        return
    keep_lasting(duel, kept)
    for effect in ended:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what == X_LIFELINE:
            cut_lifeline(duel, effect)


def still_touches(duel: Duel, effect: Lasting) -> bool:
    """Whether a lasting effect on fixed cards still finds one of them."""
    if not effect.cards or (effect.until == FOREVER and effect.amount == -1):
        return True
    for binding in effect.cards:
        if duel.cards[binding % STAYS].stay == binding // STAYS:
            return True
    return False


def cut_lifeline(duel: Duel, effect: Lasting) -> None:
    """Call of the Haunted and its like: the card left the field (or was destroyed, where amount is 1): its monster is destroyed.

    The other way round: the monster was destroyed: the card is destroyed; left it otherwise, the card stays without meaning.
    """
    number = effect.cards[0] % STAYS
    source = effect.source % STAYS
    if duel.cards[number].stay == effect.cards[0] // STAYS:
        if effect.amount != 1 or was_destroyed(duel, source):
            duel.next_batch()
            destroy(duel, number, BY_EFFECT, source)
    elif duel.cards[source].stay == effect.source // STAYS and effect.amount != 1 and was_destroyed(duel, number):
        duel.next_batch()
        destroy(duel, source, BY_EFFECT, source)


def was_destroyed(duel: Duel, number: int) -> bool:
    """Whether a card was destroyed since the last window."""
    for event in duel.fresh:
        if event.kind == E_DESTROYED and event.card == number:
            return True
    return False
