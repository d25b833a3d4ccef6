"""Who is who in a running scenario: seats by name, and the cards that a name means."""

from __future__ import annotations

from spellspeed.scenario.model import CardRef
from spellspeed.yugioh.duel.duel import Duel


class Roster:
    """The names of the seats, and on whose side of the file each card was written."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        self.seats = seats
        self.written: dict[int, int] = {}

    def seat(self, name: str) -> int:
        """The number of the seat of that name."""
        return self.seats.index(name)

    def side(self, duel: Duel, number: int) -> int:
        """The seat on whose side a card was written; its owner for one that came later (a Token)."""
        return self.written.get(number, duel.cards[number].owner)

    def place(self, duel: Duel, number: int) -> int:
        """Which card of its name on its side it is, counted from 1 in the order written."""
        side, code = self.side(duel, number), duel.cards[number].face.code
        earlier = [
            card for card in duel.cards[:number] if card.face.code == code and self.side(duel, card.number) == side
        ]
        return len(earlier) + 1

    def matches(self, duel: Duel, ref: CardRef, number: int) -> bool:
        """Whether a name can mean this card: `Gemini Elf#2` by the order written, `B's Gemini Elf` by whose it is now."""
        if number < 0 or duel.cards[number].face.name != ref.name:
            return False
        if ref.number is not None:
            if ref.seat is not None and self.side(duel, number) != self.seat(ref.seat):
                return False
            return self.place(duel, number) == ref.number
        return ref.seat is None or duel.cards[number].controller == self.seat(ref.seat)

    def meant(self, duel: Duel, ref: CardRef, seat: int = -1) -> list[int]:
        """All cards that a name can mean; with a number those of the acting seat's side first."""
        found = [card.number for card in duel.cards if self.matches(duel, ref, card.number)]
        if ref.number is not None and seat >= 0:
            found.sort(key=lambda number: self.side(duel, number) != seat)
        return found

    def name(self, duel: Duel, number: int) -> str:
        """How a message names a card: with its number where its side has several of the name."""
        card = duel.cards[number]
        side = self.side(duel, number)
        alike = [
            other for other in duel.cards if other.face.code == card.face.code and self.side(duel, other.number) == side
        ]
        return card.face.name if len(alike) == 1 else f"{card.face.name}#{self.place(duel, number)}"
