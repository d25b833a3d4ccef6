"""What an answer makes of the effect of the link below it, without negating it: its damage, its destruction, its draws (CORE-1).

Such an answer changes what that one link does when it resolves; nothing of it is left afterwards.
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.duel import Duel

DAMAGE_TURNED: Final = 1
"""The opponent takes the damage that the side of the answer would take."""
DAMAGE_LOST: Final = 2
"""The side of the answer takes no damage."""
DRAWS_BURIED: Final = 3
"""The cards that would be drawn are sent to the Graveyard, and nothing else is done."""
SPARES_MONSTERS: Final = 4
"""The monsters that the player of the answer controls are not destroyed."""
SPARES_TRAPS: Final = 5
"""The card of the answer is destroyed instead of the Trap Cards of its player."""
KINDS: Final = 8
SEATS: Final = 8


def alteration(what: int, seat: int, number: int) -> int:
    """What the answer of a seat with a card makes of a link, as the number that the link keeps."""
    return what + KINDS * (seat + SEATS * number)


def altering_seats(link: Link, what: int) -> list[int]:
    """The seats whose answers have made this of a link."""
    return [value // KINDS % SEATS for value in link.altered if value % KINDS == what]


def altering_card(duel: Duel, link: Link, what: int, seat: int) -> int:
    """The card of the answer by which a seat (or its partner, whose field it shares) has made this of a link; -1 for none."""
    for value in link.altered:
        if value % KINDS == what and not duel.is_opponent(value // KINDS % SEATS, seat):
            return value // (KINDS * SEATS)
    return -1
