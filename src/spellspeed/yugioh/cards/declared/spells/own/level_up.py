"""Level Up!, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard


def names_written_on(face: PrintedCard) -> list[str]:
    """The names that stand in the text of a card."""
    found = names_in(face.clauses)
    for ability in face.abilities:
        said = (ability.hearing, ability.condition, ability.costs, ability.targets, ability.steps, ability.changes)
        found.extend(names_in(said))
    return found


class WrittenOn(Filter):
    """Monsters whose name stands in the text of the first card bound to a name, other than its own.

    With None in the place of the name: monsters in whose own text another name stands.
    """

    def __init__(self, name: int | None = None) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        face = duel.faces[number]
        if self.name is None:
            return any([name != face.name for name in names_written_on(face)])
        bound = act.bound[self.name]
        if not bound:
            # Before it is paid any monster may be the one; as it resolves, a copy for which nothing was sent finds none (FAQ SERIAL SPELL).
            return not act.number
        other = duel.faces[bound[0] % STAYS]
        return face.name != other.name and face.name in names_written_on(other)


LEVELED = (NameHolds("LV"), OfKind((MONSTER,)))

card(
    "Level Up!",
    spell(
        (
            Choose(Cards((HAND, DECK), YOU, (OfKind((MONSTER,)), WrittenOn(PAID)))),
            SpecialSummon(Bound(CHOSEN), freely=True),
            ShuffleDeck(YOU),
        ),
        costs=(Sending(Cards((MONSTERS,), YOU, (*LEVELED, FaceUp(), WrittenOn()))),),
    ),
)
