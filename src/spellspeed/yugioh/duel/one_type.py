"""What keeps a player to one Type of face-up monsters (Rivalry of Warlords), or to one of a name (Amazoness Tiger): which stand against another."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import effects_on, is_under, race, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import SEATS_TYPE
from spellspeed.yugioh.duel.memory import keep_number, kept_number
from spellspeed.yugioh.duel.rights import X_ONE_OF_NAME, X_ONE_TYPE, X_RACE

NO_CARDS: Final[list[int]] = []
KEPT_APART: Final = X_ONE_TYPE.bit | X_ONE_OF_NAME.bit
"""The kinds of effects because of which a monster may not come face-up beside another."""


def face_up_monsters(duel: Duel, seat: int) -> list[int]:
    """The face-up monsters of a seat; not those without a Type (FAQ RIVALRY OF WARLORDS and Magical Hats)."""
    return [number for number in duel.monsters(seat) if duel.cards[number].face_up and race(duel, number) >= 0]


def type_face_up(duel: Duel, seat: int, printed: int) -> int:
    """CARD-4. The Type that a monster with this one will have face-up on a seat's field: what makes all of them one Type counts (DNA Surgery)."""
    value = printed
    for effect in effects_on(duel, X_RACE):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.takes_in(duel, effect, seat):
            value = change.amount(duel, effect, -1)
    return value


def against_type(duel: Duel, seat: int, printed: int, but: int = -1) -> list[int]:
    """CORE-1. The face-up monsters of a seat beside which a monster with this Type cannot come face-up; () where nothing keeps it to one."""
    if not duel.kinds & X_ONE_TYPE.bit or not is_under(duel, X_ONE_TYPE, seat):
        return NO_CARDS
    wanted = type_face_up(duel, seat, printed)
    return [number for number in face_up_monsters(duel, seat) if number != but and race(duel, number) != wanted]


def against_name(duel: Duel, seat: int, number: int) -> list[int]:
    """CORE-1, FAQ AMAZONESS TIGER. The face-up monsters of a seat of which it controls one only, and of whose name this one is."""
    found: list[int] = []
    for effect in effects_on(duel, X_ONE_OF_NAME):
        other = effect.source % STAYS
        if other != number and duel.faces[other].code == duel.faces[number].code and reaches(duel, effect, seat):
            found.append(other)
    return found


def against(duel: Duel, seat: int, number: int) -> list[int]:
    """CORE-1. The face-up monsters of a seat beside which another one cannot come face-up."""
    return against_type(duel, seat, duel.faces[number].race, number) + against_name(duel, seat, number)


def comes_against(duel: Duel, seat: int, number: int) -> bool:
    """CORE-1. Whether a monster cannot come face-up to a seat's field because of what lies there face-up."""
    return bool(against(duel, seat, number))


def perishing(duel: Duel) -> list[int]:
    """CORE-1. The face-up monsters of another Type than the one that their player had first; that one is kept in mind."""
    effects = effects_on(duel, X_ONE_TYPE)
    found: list[int] = []
    for seat in range(duel.seats):
        if effects and is_under(duel, X_ONE_TYPE, seat):
            found += others_of(duel, effects[0], seat)
    return found


def others_of(duel: Duel, effect: Lasting, seat: int) -> list[int]:
    """The monsters of one seat that perish; none while its player has yet to choose a Type."""
    monsters = face_up_monsters(duel, seat)
    types = [race(duel, number) for number in monsters]
    if undecided(duel, effect, seat, types):
        return NO_CARDS
    kept = kept_type(duel, effect, seat)
    if types and kept not in types:
        kept = types[0]
    now = kept + 1 if types else 0
    if (
        kept_number(duel, effect.source, SEATS_TYPE[seat]) != now
        and duel.bound_card(effect.source) == effect.source % STAYS
    ):
        keep_number(duel, effect.source, SEATS_TYPE[seat], now)
    return [number for number, one in zip(monsters, types, strict=True) if one != kept]


def kept_type(duel: Duel, effect: Lasting, seat: int) -> int:
    """The Type to which a seat is kept; -1 for none."""
    return kept_number(duel, effect.source, SEATS_TYPE[seat]) - 1


def undecided(duel: Duel, effect: Lasting, seat: int, types: list[int]) -> bool:
    """FAQ RIVALRY OF WARLORDS. Whether monsters of several Types came to a seat together and none is of the Type that it had before."""
    return len(set(types)) > 1 and kept_type(duel, effect, seat) not in types


def seat_to_choose(duel: Duel) -> int:
    """FAQ RIVALRY OF WARLORDS. The first seat, from the turn player's on, that must choose the Type that it keeps; -1 for none."""
    effects = effects_on(duel, X_ONE_TYPE)
    if not effects or duel.bound_card(effects[0].source) != effects[0].source % STAYS:
        return -1
    for seat in duel.order_from(duel.turn_seat):
        if is_under(duel, X_ONE_TYPE, seat):
            types = [race(duel, number) for number in face_up_monsters(duel, seat)]
            if undecided(duel, effects[0], seat, types):
                return seat
    return -1
