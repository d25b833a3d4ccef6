"""How cards move, and what happens to players: draw, send, destroy, discard, remove, return, damage. Everything here is one batch or part of one."""

from __future__ import annotations

from spellspeed.kernel.atoms import TOP, add_lasting, lay, lift, reserve, shuffle_zone
from spellspeed.kernel.cards import Card
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.doing.life_points import lose
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.clauses import KEEPS_OWN_SUMMON
from spellspeed.yugioh.duel.derived import effects_on, is_under, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import BY_ITSELF
from spellspeed.yugioh.duel.marks import with_home, with_way
from spellspeed.yugioh.duel.memory import keep_number
from spellspeed.yugioh.duel.rights import X_LEVEL, X_NO_DRAW, X_ONLY_DRAW_PHASE
from spellspeed.yugioh.duel.tally import tell_move, tell_shuffle
from spellspeed.yugioh.duel.trap_monsters import give_zone_back, is_trap_monster


def move(
    duel: Duel, number: int, seat: int, zone: int, slot: int = -1, face_up: bool = True, position: int = t.ATTACK, by: int = -1,
    place: int = TOP, marks: int = 0, arrived: int = 0,
) -> Card:  # fmt: skip
    """Put a card into a seat's zone: a new stay. Returns the card as it was. The one place where a card changes zone.

    `arrived` is kept of a card in a hand: the batch in which it was drawn.
    """
    old = duel.cards[number]
    if zone == t.GRAVEYARD or zone == t.REMOVED:
        marks |= old.marks & t.PROPER
    elif slot >= 0:
        marks |= with_home(old.marks & (t.PROPER | t.TOKEN), seat)
    if slot >= 0 or zone == t.GRAVEYARD:
        arrived = duel.turn
    new = old.with_place(seat, zone, slot, old.stay + 1, face_up, position, arrived, by, marks)
    if is_trap_monster(old):
        give_zone_back(duel, number, old.controller)
    lift(duel, old)
    lay(duel, new, place)
    duel.noticed(old, new)
    if old.zone == t.HAND and zone == t.MONSTERS:
        keep_level(duel, old, new)
    if duel.tally is not None:
        tell_move(duel, number, old.zone, zone)
    return old


def keep_level(duel: Duel, old: Card, new: Card) -> None:
    """CARD-2. What has changed the Level of a monster in the hand until the turn ends goes on on the field (FAQ 2005, Cost Down)."""
    if not duel.kinds & X_LEVEL.bit:
        return
    for effect in duel.lasting.copy():
        change = effect.change
        assert isinstance(change, Alteration)
        if change.follows(duel, effect, old):
            held = (new.binding,)
            add_lasting(
                duel,
                Lasting(effect.source, effect.seat, change, held, effect.amount, effect.until, effect.turn, duel.order),
            )


def is_kept_from_drawing(duel: Duel, seat: int) -> bool:
    """CORE-1. Whether an effect keeps a seat from drawing: one of an earlier turn in this Draw Phase (PENALTY GAME!), or outside of Draw Phases."""
    if duel.phase != t.DRAW:
        return duel.kinds & X_ONLY_DRAW_PHASE.bit != 0 and is_under(duel, X_ONLY_DRAW_PHASE, seat)
    if seat != duel.turn_seat:
        return False
    for effect in effects_on(duel, X_NO_DRAW):
        if effect.turn < duel.turn and reaches(duel, effect, seat):
            return True
    return False


def draw(duel: Duel, seat: int, count: int, cause: int) -> list[int]:
    """Draw from the top of the own Deck: one draw, whatever the number; what was drawn. A Deck that cannot serve loses.

    FIELD-8, WIN-2, TEAM-I-14, TERM-DRAWCOUNT-1, T-9.12. Who cannot draw draws nothing, and loses nothing by that. Cards that lay face-up in
    the Deck are told of one by one.
    """
    drawn: list[int] = []
    if cause == t.BY_EFFECT and is_kept_from_drawing(duel, seat):
        return drawn
    deck = duel.zone(seat, t.DECK)
    uncovered: list[Card] = []
    while len(drawn) < count and deck:
        number = deck[-1]
        before = move(duel, number, seat, t.HAND, arrived=duel.batch)
        if before.face_up:
            uncovered.append(before)
        if duel.journal is not None:
            duel.note(t.E_TAKEN, number, seat, detail=seat + 1)
        drawn.append(number)
    if drawn:
        duel.tell(t.E_DRAWN, -1, None, seat, cause, -1, len(drawn))
    for before in uncovered:
        duel.tell(t.E_DRAWN_FACE_UP, before.number, before, seat, cause)
    if len(drawn) < count:
        lose(duel, duel.side_of[seat], "WIN-2")
    return drawn


def shuffle_deck(duel: Duel, seat: int) -> None:
    """Bring a Deck into a random order. TERM-SHUFFLE-1, FIELD-9"""
    shuffle_zone(duel, seat, t.DECK, "shuffle")
    if duel.tally is not None:
        tell_shuffle(duel, duel.zone(seat, t.DECK))
    duel.note(t.E_SHUFFLED, -1, seat)


def set_card(duel: Duel, number: int, seat: int, zone: int, slot: int) -> None:
    """Put a card face-down into a Spell & Trap Card Zone or the Field Card Zone. FIELD-4, FIELD-10"""
    before = move(duel, number, seat, zone, slot, face_up=False, by=duel.turn_seat)
    duel.tell(t.E_SET, number, before, seat)


def hold_for_summon(duel: Duel, number: int, seat: int, slot: int, position: int, by: int, how: int) -> None:
    """A monster whose Summon is attempted: it has its zone, but is not yet on the field. T-3.2"""
    old = duel.cards[number]
    keeps = old.zone == t.MONSTERS
    stay = old.stay if keeps else old.stay + 1
    marks = with_way(old.marks if keeps else with_home(old.marks & (t.PROPER | t.TOKEN), seat), how)
    new = Card(
        number, old.face, old.owner, seat, t.SUMMONING, -1, stay, True, position, old.arrived if keeps else duel.turn,
        old.by if keeps else by, duel.turn if keeps else 0, 0, 0, marks, old.counters if keeps else (), 0,
    )  # fmt: skip
    lift(duel, old)
    lay(duel, new)
    duel.noticed(old, new)
    if old.zone == t.HAND:
        keep_level(duel, old, new)
    reserve(duel, seat, t.MONSTERS, slot, t.HELD)


def give_zones_back(duel: Duel) -> None:
    """T-3.3. The Summon is negated: the zone that was kept for it is free, also for what comes before the windows of the attempt are over."""
    for seat in range(duel.seats):
        for slot, number in enumerate(duel.zone(seat, t.MONSTERS)):
            if number == t.HELD:
                reserve(duel, seat, t.MONSTERS, slot, t.EMPTY)


def let_stand(duel: Duel, number: int, slot: int, proper: bool) -> None:
    """The Summon was not negated: the monster is on the field; by its own procedure it is `proper` (T-10.2), and its text may mind that. T-3.4"""
    old = duel.cards[number]
    new = Card(
        number, old.face, old.owner, old.controller, t.MONSTERS, slot, old.stay, True, old.position, old.arrived, old.by, old.changed, 0, 0,
        old.marks | t.PROPER if proper else old.marks, old.counters, 0,
    )  # fmt: skip
    lift(duel, old)
    lay(duel, new)
    duel.noticed(old, new)
    if proper and duel.faces[number].claims & KEEPS_OWN_SUMMON:
        keep_number(duel, new.binding, BY_ITSELF, 1)


def put_on_field(
    duel: Duel, number: int, seat: int, slot: int, face_up: bool, position: int, by: int, marks: int
) -> Card:
    """Put a monster into a Monster Card Zone directly (Special Summon by an effect, Set)."""
    return move(duel, number, seat, t.MONSTERS, slot, face_up, position, by, marks=marks)
