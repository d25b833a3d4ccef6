"""Monsters that come under another player's control change sides, all at once (TERM-CONTROL-1, T-11.3, T-8.12)."""

from __future__ import annotations

from spellspeed.kernel.atoms import forget_moved, lay, lift, note_moved
from spellspeed.kernel.batch import weigh, without_asking
from spellspeed.kernel.cards import Card
from spellspeed.yugioh.doing.departures import DESTROYED, Leaving
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import BY_RULE, E_CONTROL, MONSTERS, SPELLS
from spellspeed.yugioh.duel.trap_monsters import give_zone_back, is_trap_monster, take_zone


def change_sides(duel: Duel, ways: list[tuple[int, int]], cause: int = BY_RULE) -> None:
    """TERM-CONTROL-1, T-11.3, TEAM-III-6, TEAM-R8. Move each monster (by number) to the side of a seat; without a free zone it is destroyed.

    The zones that the others leave are free. A trap monster needs a Spell & Trap Card Zone there, too (T-8.12).
    """
    ways = sorted(ways)
    moving, homeless = with_room(duel, ways)
    leaving = without_asking(duel, weigh(duel, homeless))
    for proposal in leaving:
        proposal.commit(duel)
    olds = [duel.cards[number] for number, _ in moving]
    for old in olds:
        if is_trap_monster(old):
            give_zone_back(duel, old.number, old.controller)
        lift(duel, old)
    for old, (number, seat) in zip(olds, moving, strict=True):
        new = old.with_control(seat, duel.free_slot(seat, old.zone))
        lay(duel, new)
        duel.noticed(old, new)
        note_moved(duel, old)
        if is_trap_monster(new):
            take_zone(duel, number, seat)
    for proposal in leaving:
        proposal.tell(duel)
    for old, (number, seat) in zip(olds, moving, strict=True):
        duel.tell(E_CONTROL, number, old, seat, cause, -1, seat)
    forget_moved(duel)


def with_room(duel: Duel, ways: list[tuple[int, int]]) -> tuple[list[tuple[int, int]], list[Leaving]]:
    """Which monsters find a zone on their new side, counting the zones that all of them leave; the others are destroyed by rule."""
    room = [duel.free_slots(seat, MONSTERS) for seat in range(duel.seats)]
    trap_room = [duel.free_slots(seat, SPELLS) for seat in range(duel.seats)]
    for number, _ in ways:
        card: Card = duel.cards[number]
        room[card.controller] += 1
        if is_trap_monster(card):
            trap_room[card.controller] += 1
    moving: list[tuple[int, int]] = []
    homeless: list[Leaving] = []
    for number, seat in ways:
        as_trap = is_trap_monster(duel.cards[number])
        if room[seat] <= 0 or (as_trap and trap_room[seat] <= 0):
            homeless.append(Leaving(number, DESTROYED, BY_RULE))
            continue
        room[seat] -= 1
        if as_trap:
            trap_room[seat] -= 1
        moving.append((number, seat))
    return moving, homeless
