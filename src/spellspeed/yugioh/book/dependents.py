"""What hangs on cards that change or are gone: control, Equip Cards, bonds and other lasting effects (T-8, TERM-CONTROL-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import keep_lasting, pop_frame, push_frame, reserve
from spellspeed.kernel.batch import at_once, propose
from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.doing.bonds import cut_bond, refusing
from spellspeed.yugioh.doing.changing_sides import change_sides
from spellspeed.yugioh.doing.departures import DESTROYED, TO_DECK, Leaving, destroy
from spellspeed.yugioh.doing.moves import shuffle_deck
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import detach_card, rest_control
from spellspeed.yugioh.duel.derived import controller, effects_on, is_under, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import home_of
from spellspeed.yugioh.duel.rights import (
    X_BOND,
    X_CONTROL,
    X_NOT_DESTROYED_BY_EFFECT,
    X_SHED,
    X_TARGETING_NEGATED,
    X_ZONES_CLOSED,
)
from spellspeed.yugioh.duel.standing_effects import alive


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
    """SPELL-7, T-8.4, ERA-EQUIP-1. An Equip Card whose monster is gone or face-down is destroyed by rule, as part of what made it so (T-7.4).

    So is one whose monster is not such a one any more as the card is for; and one that a text destroys where it is equipped (Gearfried).
    """
    lost: list[Leaving] = []
    shed = effects_on(duel, X_SHED)
    for number in duel.attached[:]:
        card = duel.cards[number]
        if not card.link or (card.zone != t.SPELLS and card.zone != t.FIELD):
            detach_card(duel, number)
            continue
        held = duel.cards[card.link % STAYS]
        if held.stay != card.link // STAYS or not held.face_up or held.zone != t.MONSTERS:
            detach_card(duel, number)
            lost.append(Leaving(number, DESTROYED, t.BY_RULE))
        elif duel.faces[number].picky and not still_suits(duel, card, held.number):
            lost.append(Leaving(number, DESTROYED, t.BY_RULE))
        else:
            for effect in shed:
                if is_shed(duel, effect, number):
                    lost.append(Leaving(number, DESTROYED, t.BY_EFFECT, effect.source % STAYS))
                    break
    at_once(duel, lost)


def is_shed(duel: Duel, effect: Lasting, number: int) -> bool:
    """ERA-EQUIP-1. Whether a text destroys an Equip Card where it is equipped: not one whose own text withstands that (FUSION SWORD MURASAME BLADE).

    A text that negates such cards, too, has negated that one before (ROD OF SILENCE).
    """
    if not reaches(duel, effect, number):
        return False
    if not is_under(duel, X_NOT_DESTROYED_BY_EFFECT, number):
        return True
    return any([other.source == effect.source for other in effects_on(duel, X_TARGETING_NEGATED)])


def still_suits(duel: Duel, card: Card, monster: int) -> bool:
    """ERA-EQUIP-1. Whether a monster still is one for which the Equip Card is that it is equipped with; another's effect asks for nothing."""
    if card.marks & (t.AS_EQUIP | t.EQUIPPED_ITSELF) == t.AS_EQUIP:
        return True
    wearers = duel.faces[card.number].wearers
    assert wearers is not None
    return wearers.keeps(duel, Link(card.controller, card.binding, card.face, 0, None, card.zone), monster)


def end_what_hangs(duel: Duel, may_ask: bool) -> bool:
    """T-8, T-7.4. Lasting effects whose source or monster is gone are over; what hangs by a bond falls with it. Whether it is done.

    A card that falls because its monster did (Call of the Haunted) is, as an Equip Card, no later happening; a monster that falls with its card is.
    """
    if all_stand(duel):
        return True
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
    lost = refused[:]
    cut: list[Lasting] = []
    for effect in ended:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what is X_BOND:
            falling = cut_bond(duel, effect)
            if falling is not None:
                lost.append(falling)
                cut.append(effect)
    if not lost:
        return True
    duel.next_batch(not refused and all([duel.cards[leaving.number].zone != t.MONSTERS for leaving in lost]))
    lost = put_into_decks(duel, lost)
    if len(cut) > 1:
        first = first_to_fell(duel, cut, lost)
        if first and may_ask:
            seat = [effect.seat for effect in cut if effect.source % STAYS in first]
            push_frame(duel, FirstBond(seat[0], tuple(lost), tuple(first)))
            return False
        lost = in_one_way(lost, -1)
    if may_ask:
        return propose(duel, lost) is not None
    at_once(duel, lost)
    return True


def first_to_fell(duel: Duel, cut: list[Lasting], lost: list[Leaving]) -> list[int]:
    """FAQ BIG BANG SHOT. The bonds of one player that take the same monster in several ways, of which that player orders the effects; [] for none.

    Where they are of several players, the effect of the turn player is carried out last.
    """
    for leaving in lost:
        ways = [other for other in lost if other.number == leaving.number]
        if len({other.way for other in ways}) > 1:
            seats = {effect.source % STAYS: effect.seat for effect in cut}
            sources = [other.by for other in ways if other.by in seats]
            others = [source for source in sources if seats[source] != duel.turn_seat]
            same = others or sources
            return [source for source in same if seats[source] == seats[same[0]]]
    return []


def in_one_way(lost: list[Leaving], first: int) -> list[Leaving]:
    """What hangs, each card once: as the card says whose effect comes `first`, where it takes it; else as the first one that does."""
    kept: list[Leaving] = []
    for leaving in lost:
        ways = [other for other in lost if other.number == leaving.number]
        chosen = [other for other in ways if other.by == first]
        if leaving is (chosen or ways)[0]:
            kept.append(leaving)
    return kept


class FirstBond(Frame):
    """A player decides which of the own cards that are gone takes the monster on which they hung: the others find it no more."""

    def __init__(self, seat: int, lost: tuple[Leaving, ...], sources: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.lost: Final = lost
        self.sources: Final = sources

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.lost, self.sources)

    def step(self, state: Duel) -> None:
        if len(self.sources) == 1:
            self.fell(state, self.sources[0])
            return
        numbers = [leaving.number for leaving in self.lost if leaving.by == self.sources[0]]
        codes = tuple([option(t.CHOOSE, source) for source in self.sources])
        open_ask(state, Ask(self.seat, t.A_CHOOSE, numbers[0], codes))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        self.fell(state, subject_of(picks[0]))

    def fell(self, duel: Duel, first: int) -> None:
        """Let what hangs fall, that monster by the effect of one card."""
        pop_frame(duel)
        propose(duel, in_one_way(list(self.lost), first))


def all_stand(duel: Duel) -> bool:
    """T-8. Whether every lasting effect goes on as it is, and none keeps zones closed."""
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what is X_ZONES_CLOSED or not alive(duel, effect) or not still_touches(duel, effect):
            return False
        if change.what is X_BOND and refusing(duel, effect) >= 0:
            return False
    return True


def put_into_decks(duel: Duel, lost: list[Leaving]) -> list[Leaving]:
    """Shuffle into the Decks what goes there when a bond is cut; the rest of what hangs."""
    returning = [leaving for leaving in lost if leaving.way == TO_DECK]
    if not returning:
        return lost
    at_once(duel, returning)
    for seat in sorted({duel.cards[leaving.number].owner for leaving in returning}):
        shuffle_deck(duel, seat)
    return [leaving for leaving in lost if leaving.way != TO_DECK]


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
    change = effect.change
    assert isinstance(change, Alteration)
    return change.outlives()
