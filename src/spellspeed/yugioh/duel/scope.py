"""Whose things a text means: "you", "you control", "your Graveyard", "your opponent", "both players" (Q-9, TEAM-III).

In a duel of two seats each word names one seat or both. In a team duel "you control" means the partner's cards on the field too (TEAM-R23),
what is yours in hand, Deck or Graveyard is yours alone, "your opponent's field" is the field of both opponents (TEAM-III-2), and where a text
speaks of an opponent's hand, Deck or Graveyard its activator has chosen one opponent, who alone is meant by the whole effect (TEAM-III-1).
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import DECK, FIELD, FUSION_DECK, GRAVEYARD, HAND, MONSTERS, REMOVED, SPELLS

YOU: Final = 1
"""The player of the effect alone in hand, Deck, Fusion Deck and Graveyard; on the field "you control", which the partner's cards are part of.

TEAM-I-5, TEAM-I-7, TEAM-R6, TEAM-R17, TEAM-R23, TEAM-R36, TEAM-R37; what happens to "you" or "your" cards is personal (TEAM-R1, TEAM-R2, TEAM-R28).
"""
YOUR_SIDE: Final = 2
"""The player of the effect and the partner; "you" where damage is meant, which falls upon the team (TEAM-I-6, ERA-TEAM-2)."""
OPPONENT: Final = 3
"""One opponent where hand, Deck, Graveyard or removed cards are meant (TEAM-III-1, TEAM-R13, TEAM-R34), both on the field."""
OPPONENTS: Final = 4
"""The opponents (TEAM-III-2, TEAM-R14, TEAM-R18, TEAM-R21)."""
EVERYBODY: Final = 5
"""Both players, all players (TEAM-III-3); all Graveyards (TEAM-R33).

Where the effect is about one opponent, both players are its player and that one (ERA-TEAM-1).
"""
OWN: Final = 6
"""The player of the effect alone, on the field too: "your Spell & Trap Card Zones" (TEAM-R19, TEAM-R20, TEAM-R25 to TEAM-R27, TEAM-R32)."""
EITHER: Final = 7
"""Either player, as one chooses from one Graveyard: in a team duel the opponent who was chosen (TEAM-III-1)."""
TURN_PLAYER: Final = 8
"""The player whose turn it is."""
TOLD: Final = 9
"""The player of whom the event tells that met the effect: "that player"."""
NAMES: Final = ("", "you", "your_side", "opponent", "opponents", "everybody", "own", "either", "turn_player", "told")

PERSONAL: Final = 1 << HAND | 1 << DECK | 1 << FUSION_DECK | 1 << GRAVEYARD | 1 << REMOVED
ONE_OPPONENT: Final = (OPPONENT, OPPONENTS, EITHER)
"""The words that mean one opponent, who is chosen, where they speak of what is personal (TEAM-III-1)."""
ON_FIELD: Final = 1 << MONSTERS | 1 << SPELLS | 1 << FIELD


def seats_meant(duel: Duel, whose: int, seat: int, against: int = -1) -> tuple[int, ...]:
    """The seats that a word means when `seat` uses the effect, the first one to act first; `against`: the one opponent chosen.

    TEAM-III-1, TEAM-III-3.
    """
    if whose == YOU or whose == OWN:
        return (seat,)
    if whose == EVERYBODY:
        everybody = duel.order_from(duel.turn_seat)
        return everybody if against < 0 else tuple([other for other in everybody if other == seat or other == against])
    if whose == YOUR_SIDE:
        return duel.side_seats(seat)
    if whose == TURN_PLAYER:
        return (duel.turn_seat,)
    if against >= 0:
        return (against,)
    if whose == EITHER:
        return duel.order_from(duel.turn_seat)
    return opponents(duel, seat)


def seats_of(duel: Duel, whose: int, act: Link) -> tuple[int, ...]:
    """The seats that a word means in an activation: seats_meant, and the player whom its event tells of."""
    if whose == TOLD:
        return (act.event.seat,) if act.event is not None else ()
    return seats_meant(duel, whose, act.seat, act.against)


def seats_with(duel: Duel, whose: int, zones: tuple[int, ...], act: Link) -> tuple[int, ...]:
    """TEAM-III-1, TEAM-III-2, TEAM-R23. The seats some of whose zones a word means, where there are partners."""
    if whose == YOU and any([ON_FIELD >> zone & 1 == 1 for zone in zones]):
        return duel.side_seats(act.seat)
    return seats_of(duel, whose, act)


def means_zone(duel: Duel, whose: int, act: Link, seat: int, zone: int) -> bool:
    """TEAM-R23. Whether a word means the zone of a seat: "you control" means the partner's field too, "your Graveyard" only the own one."""
    if whose == YOU and ON_FIELD >> zone & 1:
        return not duel.is_opponent(act.seat, seat)
    if whose == TOLD:
        return act.event is not None and act.event.seat == seat
    return means(duel, whose, act.seat, seat, act.against)


def opponents(duel: Duel, seat: int) -> tuple[int, ...]:
    """Q-14. The opponents of a seat, the one whose turn comes next first."""
    if duel.seats == 2:
        return duel.opponents(seat)
    side = duel.side_of[seat]
    return tuple([other for other in duel.order_from(duel.after(duel.turn_seat)) if duel.side_of[other] != side])


def the_opponent(duel: Duel, seat: int, against: int = -1) -> int:
    """The one opponent who acts or orders: the one chosen, or the one whose turn comes next (Q-14, TEAM-R29)."""
    return against if against >= 0 else opponents(duel, seat)[0]


def later_turn(duel: Duel, seat: int, nth: int = 1) -> int:
    """TEAM-II-3, ERA-TEAM-1. The number of a seat's next turn after the running one, or of the `nth` one."""
    away = (seat - duel.turn_seat) * duel.onward() % duel.seats
    return duel.turn + (away or duel.seats) + (nth - 1) * duel.seats


def one_a_side(duel: Duel, seats: tuple[int, ...]) -> tuple[int, ...]:
    """TEAM-I-6. Of these seats the first of each side, for what happens to Life Points: a side has them once."""
    if duel.seats == 2:
        return seats
    found: list[int] = []
    for seat in seats:
        if all([duel.is_opponent(seat, other) for other in found]):
            found.append(seat)
    return tuple(found)


def partner(duel: Duel, seat: int) -> int:
    """The other seat of the side, -1 where there is none. TEAM-I-1"""
    side = duel.side_seats(seat)
    return side[1] if len(side) > 1 else -1


def means(duel: Duel, whose: int, seat: int, other: int, against: int = -1) -> bool:
    """Whether a word, used by `seat`, means the seat `other`; `against`: the one opponent chosen."""
    if whose == YOU or whose == OWN:
        return seat == other
    if whose == EVERYBODY:
        return against < 0 or other == seat or other == against
    if whose == YOUR_SIDE:
        return not duel.is_opponent(seat, other)
    if whose == TURN_PLAYER:
        return other == duel.turn_seat
    if against >= 0:
        return other == against
    if whose == EITHER:
        return True
    return duel.is_opponent(seat, other)


def step_to_answer(duel: Duel, seat: int) -> int:
    """TEAM-V-3, Q-14. From the seat that has activated to the one that may answer first; so it goes on, alternating between the sides."""
    if duel.seats == 2:
        return 1
    return (opponents(duel, seat)[0] - seat) % duel.seats
