"""What a duel remembers: of cards and seats until the turn ends, and of a card as long as it lies face-up where it is.

Cards are named by their bindings here (a card in one stay), so what is remembered of one never speaks of what it became later. The records
are immutable and shared by forks (memory_records.py). Only this module writes them; what partners have
lent stands in permissions.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.kernel.atoms import make_stale
from spellspeed.kernel.cards import STAYS
from spellspeed.yugioh.duel.kept_names import KEPT_NAMES, SILENCED
from spellspeed.yugioh.duel.marks import how_summoned
from spellspeed.yugioh.duel.memory_records import (
    HOW_BEATEN,
    NOTHING,
    NOTHING_DONE,
    BattlesThisTurn,
    CardThisTurn,
    Kept,
    SeatThisTurn,
)
from spellspeed.yugioh.duel.permissions import forget_permissions
from spellspeed.yugioh.duel.terms import FLIP_SUMMON, FUSION_DECK

if TYPE_CHECKING:
    from spellspeed.yugioh.duel.duel import Duel


# The turn


def forget_turn(duel: Duel) -> None:
    """A turn begins: what was remembered of the last one is gone, and what was kept by cards that lie elsewhere now."""
    duel.cards_this_turn = {}
    duel.seats_this_turn = (NOTHING_DONE,) * duel.seats
    forget_permissions(duel)
    if duel.kept:
        kept: dict[int, tuple[Kept, ...]] = {}
        for binding, numbers in duel.kept.items():
            if duel.bound_card(binding) >= 0 or awaits(duel, binding):
                kept[binding] = numbers
        duel.kept = kept


def awaits(duel: Duel, binding: int) -> bool:
    """FUSION-3. Whether a Fusion Monster still lies in the Fusion Deck for which that is kept (FUTURE FUSION, CHIMERATECH OVERDRAGON)."""
    number = duel.bound_card(binding - STAYS)
    return number >= 0 and duel.cards[number].zone == FUSION_DECK


def forget_card(duel: Duel, number: int) -> None:
    """T-11.4, T-4.6. A monster is turned face-down: what is remembered of the face-up one is gone, but not that it attacked."""
    binding = duel.binding(number)
    if binding in duel.cards_this_turn:
        battles = battles_of(duel, binding)
        keep(duel, binding, CardThisTurn(battles=BattlesThisTurn(battles.fought, battles.attacked)))
    if binding in duel.kept:
        del duel.kept[binding]


# What a card keeps


def kept_by(duel: Duel, binding: int) -> tuple[Kept, ...]:
    """What a card keeps in a stay, by name; for the rest of the turn also what it kept in an earlier one."""
    return duel.kept.get(binding, ())


def kept_number(duel: Duel, binding: int, name: str) -> int:
    """The number that a card keeps under a name, 0 for none."""
    for kept in kept_by(duel, binding):
        if kept.name == name:
            return kept.number
    return 0


def keep_number(duel: Duel, binding: int, name: str, number: int) -> None:
    """A card keeps a number under a name from now on; 0 for none. Derived values may read it."""
    assert name in KEPT_NAMES
    make_stale(duel)
    numbers = [kept for kept in kept_by(duel, binding) if kept.name != name]
    if number:
        place = 0
        while place < len(numbers) and numbers[place].name < name:
            place += 1
        numbers.insert(place, Kept(name, number))
    if numbers:
        duel.kept[binding] = tuple(numbers)
    elif binding in duel.kept:
        del duel.kept[binding]


def keep_for_arrival(duel: Duel, number: int, name: str, kept: int) -> None:
    """A card that comes from where it lies to the field next keeps a number there."""
    keep_number(duel, duel.binding(number) + STAYS, name, kept)


# Cards


def remembered(duel: Duel, binding: int) -> CardThisTurn:
    """What is remembered of a card in that stay."""
    if not duel.cards_this_turn:
        return NOTHING
    return duel.cards_this_turn.get(binding, NOTHING)


def keep(duel: Duel, binding: int, known: CardThisTurn) -> None:
    """Remember this of a card; a card of which there is nothing to remember is not listed, so that equal duels have equal values."""
    if known.is_nothing():
        del duel.cards_this_turn[binding]
    else:
        duel.cards_this_turn[binding] = known


def times_used(duel: Duel, binding: int, ability: int) -> int:
    """How often an ability of a card was used in this turn."""
    return remembered(duel, binding).times(ability)


def remember_used(duel: Duel, binding: int, ability: int) -> None:
    """An ability is used."""
    duel.cards_this_turn[binding] = remembered(duel, binding).with_use(ability)


def is_done(duel: Duel, binding: int, ability: int) -> bool:
    """T-6.2. Whether an ability that falls due was done in this turn."""
    return ability in remembered(duel, binding).done


def remember_done(duel: Duel, binding: int, ability: int) -> None:
    """T-6.2, T-6.5. An ability that fell due is done."""
    duel.cards_this_turn[binding] = remembered(duel, binding).with_done(ability)


def is_noted(duel: Duel, number: int, note: int) -> bool:
    """Whether a card's own effects made this note in this turn."""
    return was_noted(duel, duel.binding(number), note)


def was_noted(duel: Duel, binding: int, note: int) -> bool:
    """The same of a card in that stay."""
    return note in remembered(duel, binding).notes


def remember_note(duel: Duel, number: int, note: int) -> None:
    """An effect of a card makes a note for the turn."""
    binding = duel.binding(number)
    duel.cards_this_turn[binding] = remembered(duel, binding).with_note(note)


def is_kind_noted(duel: Duel, number: int, kind: int) -> bool:
    """Whether a card has noted this kind of card in this turn."""
    return kind in remembered(duel, duel.binding(number)).kinds


def remember_kind(duel: Duel, number: int, kind: int) -> None:
    """An effect of a card notes a kind of card for the turn."""
    binding = duel.binding(number)
    duel.cards_this_turn[binding] = remembered(duel, binding).with_kind(kind)


def has_flipped(duel: Duel, number: int) -> bool:
    """Whether a monster was turned face-up in this turn."""
    return remembered(duel, duel.binding(number)).flipped


def was_flip_summoned(duel: Duel, number: int) -> bool:
    """T-3.9. Whether a card was Flip Summoned in this turn: not one that only an effect or a battle has turned face-up (FAQ BOOK OF TAIYOU)."""
    card = duel.cards[number]
    return how_summoned(card) == FLIP_SUMMON and card.changed == duel.turn and has_flipped(duel, number)


def remember_flipped(duel: Duel, number: int) -> None:
    """A monster was turned face-up."""
    binding = duel.binding(number)
    duel.cards_this_turn[binding] = remembered(duel, binding).with_flipped()


# Battles


def battles_of(duel: Duel, binding: int) -> BattlesThisTurn:
    """What is remembered of a card's battles in this turn."""
    return remembered(duel, binding).battles


def keep_battles(duel: Duel, binding: int, battles: BattlesThisTurn) -> None:
    """Remember this of a card's battles."""
    keep(duel, binding, remembered(duel, binding).with_battles(battles))


def has_fought(duel: Duel, number: int) -> bool:
    """POS-5, REPLAY-3. Whether an attack of a monster has come to its Damage Step in this turn."""
    return battles_of(duel, duel.binding(number)).fought


def remember_fought(duel: Duel, binding: int) -> None:
    """POS-5, REPLAY-3. An attack of a monster comes to its Damage Step."""
    keep_battles(duel, binding, battles_of(duel, binding).with_fought())


def has_attacked(duel: Duel, number: int, target: int) -> bool:
    """T-4.7. Whether a monster that may attack each monster once has attacked this one."""
    return target in battles_of(duel, duel.binding(number)).attacked


def remember_attacked(duel: Duel, binding: int, target: int) -> None:
    """T-4.7. A monster that may attack each monster once has attacked this one."""
    keep_battles(duel, binding, battles_of(duel, binding).with_attacked(target))


def forget_targets(duel: Duel, binding: int) -> None:
    """BATTLE-9. A monster that may attack each monster once may do so anew."""
    battles = battles_of(duel, binding)
    if battles.attacked:
        anew = BattlesThisTurn(battles.fought, (), battles.beat, battles.beaten, battles.doomed, battles.halving)
        keep_battles(duel, binding, anew)


def forget_target(duel: Duel, target: int) -> None:
    """ERA-HATS-1. Nobody knows any more which monster this is: that it was attacked keeps nobody from attacking it."""
    for binding in sorted(duel.cards_this_turn):
        battles = battles_of(duel, binding)
        if target in battles.attacked:
            left = tuple([other for other in battles.attacked if other != target])
            anew = BattlesThisTurn(battles.fought, left, battles.beat, battles.beaten, battles.doomed, battles.halving)
            keep_battles(duel, binding, anew)


def has_beaten(duel: Duel, number: int) -> bool:
    """Whether a monster has destroyed another by battle in this turn."""
    return battles_of(duel, duel.binding(number)).beat


def was_beaten(duel: Duel, number: int) -> int:
    """Whether a card was destroyed by battle in this turn, and how it lay: NOT_BEATEN, BEATEN_FACE_UP or BEATEN_FACE_DOWN."""
    return battles_of(duel, duel.binding(number)).beaten % HOW_BEATEN


def beaten_under(duel: Duel, binding: int) -> int:
    """Who controlled a card, in the stay that followed, when it was destroyed by battle in this turn; -1 where it was not."""
    return battles_of(duel, binding).beaten // HOW_BEATEN - 1


def remember_beaten(duel: Duel, number: int, victor: int, how: int, seat: int = -1) -> None:
    """DAMAGE-8. A monster that a seat controlled was destroyed by battle with another one."""
    binding = duel.binding(victor)
    keep_battles(duel, binding, battles_of(duel, binding).with_beat())
    binding = duel.binding(number)
    keep_battles(duel, binding, battles_of(duel, binding).with_beaten(how + HOW_BEATEN * (seat + 1)))


def remember_doomed(duel: Duel, binding: int) -> None:
    """T-5.6. A monster is destroyed after damage calculation."""
    keep_battles(duel, binding, battles_of(duel, binding).with_doomed(True))


def take_doomed(duel: Duel, number: int) -> bool:
    """T-5.6. Whether a monster is to be destroyed after damage calculation; it is remembered no longer."""
    binding = duel.binding(number)
    battles = battles_of(duel, binding)
    if not battles.doomed:
        return False
    keep_battles(duel, binding, battles.with_doomed(False))
    return True


def halving_of(duel: Duel, source: int) -> int:
    """CORE-1. What is remembered about a card's halving of battle damage: NOT_ASKED, ASKED, HALVES or SPENT."""
    return battles_of(duel, source).halving


def remember_halving(duel: Duel, source: int, halving: int) -> None:
    """CORE-1. What its player decided, or that it is asked or done."""
    keep_battles(duel, source, battles_of(duel, source).with_halving(halving))


def silence(duel: Duel, number: int) -> None:
    """T-9.7. As long as a beaten monster lies where it was sent, its effects are negated by the monster that destroyed it."""
    keep_number(duel, duel.binding(number), SILENCED, 1)


def is_silenced(duel: Duel, binding: int) -> bool:
    """T-9.7. Whether the effects of a card where it lies are negated by the monster that destroyed it by battle."""
    return len(duel.kept) > 0 and kept_number(duel, binding, SILENCED) > 0


# Seats


def keep_seat(duel: Duel, seat: int, known: SeatThisTurn) -> None:
    """Remember this of a seat."""
    if duel.seats == 2:
        one, other = duel.seats_this_turn
        duel.seats_this_turn = (one, known) if seat else (known, other)
        return
    duel.seats_this_turn = (*duel.seats_this_turn[:seat], known, *duel.seats_this_turn[seat + 1 :])


def has_summoned(duel: Duel, seat: int) -> bool:
    """SUMMON-9. Whether a seat has Summoned a monster in this turn."""
    return duel.seats_this_turn[seat].summoned


def remember_summoned(duel: Duel, seat: int) -> None:
    """A seat Summons a monster."""
    known = duel.seats_this_turn[seat]
    if not known.summoned:
        keep_seat(
            duel, seat, SeatThisTurn(True, known.played, known.names, known.only_special, known.attacker, known.acted)
        )


def summons_only_specially(duel: Duel, seat: int) -> bool:
    """CORE-1. Whether a seat cannot Normal Summon or Set a monster any more in this turn, because of what it Special Summoned."""
    return duel.seats_this_turn[seat].only_special


def remember_only_special(duel: Duel, seat: int) -> None:
    """CORE-1. A seat Special Summons a monster beside which it cannot Normal Summon or Set any in this turn."""
    known = duel.seats_this_turn[seat]
    keep_seat(duel, seat, SeatThisTurn(known.summoned, known.played, known.names, True, known.attacker, known.acted))


def has_acted(duel: Duel, seat: int) -> bool:
    """CORE-1. Whether a seat has acted in Main Phase 1 already, or ended it."""
    return duel.seats_this_turn[seat].acted


def remember_acted(duel: Duel, seat: int) -> None:
    """CORE-1. A seat acts in Main Phase 1, or ends it: what is for the start of that phase is too late."""
    known = duel.seats_this_turn[seat]
    if not known.acted:
        keep_seat(
            duel,
            seat,
            SeatThisTurn(known.summoned, known.played, known.names, known.only_special, known.attacker, True),
        )


def cards_played(duel: Duel, side: int) -> int:
    """TEAM-R35. How many Spell and Trap Cards a side has activated in this turn."""
    played = 0
    for seat, known in enumerate(duel.seats_this_turn):
        if duel.side_of[seat] == side:
            played += known.played
    return played


def remember_played(duel: Duel, seat: int) -> None:
    """TEAM-R35. A seat activates a Spell or Trap Card."""
    known = duel.seats_this_turn[seat]
    keep_seat(
        duel,
        seat,
        SeatThisTurn(known.summoned, known.played + 1, known.names, known.only_special, known.attacker, known.acted),
    )


def attacker_of(duel: Duel, seat: int) -> int:
    """BATTLE-9. The monster, as a binding, that attacked first in this Battle Phase of a seat, where only one can; 0 for none."""
    return duel.seats_this_turn[seat].attacker


def remember_attacker(duel: Duel, seat: int, binding: int) -> None:
    """BATTLE-9. A seat attacks with a monster while it can attack with one only, or (0) its Battle Phase begins."""
    known = duel.seats_this_turn[seat]
    if known.attacker != binding and (not known.attacker or not binding):
        keep_seat(
            duel,
            seat,
            SeatThisTurn(known.summoned, known.played, known.names, known.only_special, binding, known.acted),
        )


def has_used_name(duel: Duel, seat: int, code: int, ability: int) -> bool:
    """Whether a seat has used an ability of a card of this name in this turn."""
    return (code, ability) in duel.seats_this_turn[seat].names


def remember_name(duel: Duel, seat: int, code: int, ability: int) -> None:
    """A seat uses an ability of a card that can be used once for its name."""
    known = duel.seats_this_turn[seat]
    if (code, ability) not in known.names:
        names = [*known.names, (code, ability)]
        names.sort()
        keep_seat(
            duel,
            seat,
            SeatThisTurn(known.summoned, known.played, tuple(names), known.only_special, known.attacker, known.acted),
        )
