"""What partners have lent or refused one another in this turn (TEAM-III-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.yugioh.duel.memory_records import REFUSED, Permission

if TYPE_CHECKING:
    from spellspeed.yugioh.duel.duel import Duel


def forget_permissions(duel: Duel) -> None:
    """A turn begins: nothing is lent or refused any more."""
    duel.permissions = ()


def is_refused(duel: Duel, about: int, number: int) -> bool:
    """TEAM-III-5. Whether the partner has refused a card for the sake of another one; that stands for the turn."""
    for said in duel.permissions:
        if said.about == about and said.number == number:
            return said.batch == REFUSED
    return False


def is_permitted(duel: Duel, about: int, number: int) -> bool:
    """TEAM-III-5. Whether the partner has lent a card for the sake of another one in this batch."""
    for said in duel.permissions:
        if said.about == about and said.number == number:
            return said.batch == duel.batch
    return False


def remember_permission(duel: Duel, about: int, number: int, batch: int) -> None:
    """TEAM-III-5. The partner lends a card for the sake of another one in a batch, or has REFUSED it."""
    others = [said for said in duel.permissions if said.about != about or said.number != number]
    place = 0
    while place < len(others) and (others[place].about, others[place].number) < (about, number):
        place += 1
    others.insert(place, Permission(about, number, batch))
    duel.permissions = tuple(others)


def forget_refusals(duel: Duel) -> bool:
    """TEAM-III-5. Forget what partners have refused in this turn; whether there was anything."""
    others = tuple([said for said in duel.permissions if said.batch != REFUSED])
    found = len(others) != len(duel.permissions)
    duel.permissions = others
    return found
