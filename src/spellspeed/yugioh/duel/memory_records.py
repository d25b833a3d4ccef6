"""The records of what a duel remembers (see memory.py): immutable, and shared by forks."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.records import Record

NOT_ASKED: Final = 0
ASKED: Final = 1
HALVES: Final = 2
SPENT: Final = 3
"""What is remembered of a card that can halve battle damage: its player was asked in this battle, halves, has halved in this turn."""

NOT_BEATEN: Final = 0
BEATEN_FACE_UP: Final = 1
BEATEN_FACE_DOWN: Final = 2
"""How a monster lay at the start of the Damage Step in which it was destroyed by battle."""
HOW_BEATEN: Final = 4
"""The seat that controlled it, plus one, stands times this above that."""

DIRECTLY: Final = -1
"""What stands in place of the monster that was attacked, after a direct attack."""

REFUSED: Final = -1
"""The batch of a permission that a partner refused."""


def among(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The numbers with one more, in order; each stands there once."""
    if number in numbers:
        return numbers
    more = [*numbers, number]
    more.sort()
    return tuple(more)


@mypyc_attr(acyclic=True)
class BattlesThisTurn(Record):
    """What is remembered of a card's battles until the turn ends.

    `fought`: an attack of it came to its Damage Step; `attacked`: the monsters that it attacked, where it may attack each one once; `beat`:
    it destroyed a monster by battle; `beaten`: it was destroyed by battle itself; `doomed`: it does not survive the damage calculation
    (T-5.6); `halving`: see ASKED, HALVES and SPENT.
    """

    def __init__(
        self,
        fought: bool = False,
        attacked: tuple[int, ...] = (),
        beat: bool = False,
        beaten: int = NOT_BEATEN,
        doomed: bool = False,
        halving: int = NOT_ASKED,
    ) -> None:
        self.fought: Final = fought
        self.attacked: Final = attacked
        self.beat: Final = beat
        self.beaten: Final = beaten
        self.doomed: Final = doomed
        self.halving: Final = halving

    def parts(self) -> tuple[object, ...]:
        return (self.fought, self.attacked, self.beat, self.beaten, self.doomed, self.halving)

    def is_nothing(self) -> bool:
        """Whether there is nothing to remember."""
        return not (self.fought or self.attacked or self.beat or self.beaten or self.doomed or self.halving)

    def with_fought(self) -> BattlesThisTurn:
        """An attack of it came to its Damage Step."""
        return BattlesThisTurn(True, self.attacked, self.beat, self.beaten, self.doomed, self.halving)

    def with_attacked(self, number: int) -> BattlesThisTurn:
        """It attacked a monster."""
        return BattlesThisTurn(
            self.fought, among(self.attacked, number), self.beat, self.beaten, self.doomed, self.halving
        )

    def with_beat(self) -> BattlesThisTurn:
        """It destroyed a monster by battle."""
        return BattlesThisTurn(self.fought, self.attacked, True, self.beaten, self.doomed, self.halving)

    def with_beaten(self, how: int) -> BattlesThisTurn:
        """It was destroyed by battle."""
        return BattlesThisTurn(self.fought, self.attacked, self.beat, how, self.doomed, self.halving)

    def with_doomed(self, doomed: bool) -> BattlesThisTurn:
        """It does not survive the damage calculation."""
        return BattlesThisTurn(self.fought, self.attacked, self.beat, self.beaten, doomed, self.halving)

    def with_halving(self, halving: int) -> BattlesThisTurn:
        """What its player decided about battle damage."""
        return BattlesThisTurn(self.fought, self.attacked, self.beat, self.beaten, self.doomed, halving)


NO_BATTLES: Final = BattlesThisTurn()


@mypyc_attr(acyclic=True)
class CardThisTurn(Record):
    """What is remembered of a card in one stay until the turn ends.

    `used`: pairs of an ability's number and how often it was used; `done`: the abilities that fell due and were done; `notes` and `kinds`:
    what its own effects noted, and of which kinds of cards; `flipped`: it was turned face-up.
    """

    def __init__(
        self,
        used: tuple[tuple[int, int], ...] = (),
        done: tuple[int, ...] = (),
        notes: tuple[int, ...] = (),
        kinds: tuple[int, ...] = (),
        flipped: bool = False,
        battles: BattlesThisTurn = NO_BATTLES,
    ) -> None:
        self.used: Final = used
        self.done: Final = done
        self.notes: Final = notes
        self.kinds: Final = kinds
        self.flipped: Final = flipped
        self.battles: Final = battles

    def parts(self) -> tuple[object, ...]:
        return (self.used, self.done, self.notes, self.kinds, self.flipped, self.battles)

    def is_nothing(self) -> bool:
        """Whether there is nothing to remember."""
        return self.battles.is_nothing() and not (self.used or self.done or self.notes or self.kinds or self.flipped)

    def times(self, ability: int) -> int:
        """How often an ability was used."""
        for index, times in self.used:
            if index == ability:
                return times
        return 0

    def with_use(self, ability: int) -> CardThisTurn:
        """One more use of an ability."""
        uses = [pair for pair in self.used if pair[0] != ability]
        uses.append((ability, self.times(ability) + 1))
        uses.sort()
        return CardThisTurn(tuple(uses), self.done, self.notes, self.kinds, self.flipped, self.battles)

    def with_done(self, ability: int) -> CardThisTurn:
        """An ability that fell due was done."""
        return CardThisTurn(self.used, among(self.done, ability), self.notes, self.kinds, self.flipped, self.battles)

    def with_note(self, note: int) -> CardThisTurn:
        """A note of its own."""
        return CardThisTurn(self.used, self.done, among(self.notes, note), self.kinds, self.flipped, self.battles)

    def with_kind(self, kind: int) -> CardThisTurn:
        """A note of a kind of card."""
        return CardThisTurn(self.used, self.done, self.notes, among(self.kinds, kind), self.flipped, self.battles)

    def with_flipped(self) -> CardThisTurn:
        """It was turned face-up."""
        return CardThisTurn(self.used, self.done, self.notes, self.kinds, True, self.battles)

    def with_battles(self, battles: BattlesThisTurn) -> CardThisTurn:
        """What came of its battles."""
        return CardThisTurn(self.used, self.done, self.notes, self.kinds, self.flipped, battles)


class Kept(Record):
    """A number that a card keeps under a name (KEPT_NAMES) as long as it lies where it is, and face-up."""

    def __init__(self, name: str, number: int) -> None:
        self.name: Final = name
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.number)


class SeatThisTurn(Record):
    """What is remembered of a seat until the turn ends.

    `summoned`: it Summoned a monster; `played`: how many Spell and Trap Cards it activated; `names`: which effects it used of cards that
    allow one use for each name, as pairs of passcode and ability; `only_special`: it cannot Normal Summon or Set a monster any more;
    `attacker`: the monster that attacked first in this Battle Phase, where only one can (0: none);
    `acted`: it has acted in Main Phase 1 (kept for who has a card whose text asks that).
    """

    def __init__(
        self,
        summoned: bool = False,
        played: int = 0,
        names: tuple[tuple[int, int], ...] = (),
        only_special: bool = False,
        attacker: int = 0,
        acted: bool = False,
    ) -> None:
        self.summoned: Final = summoned
        self.played: Final = played
        self.names: Final = names
        self.only_special: Final = only_special
        self.attacker: Final = attacker
        self.acted: Final = acted

    def parts(self) -> tuple[object, ...]:
        held = (self.summoned, self.played, self.names)
        if self.acted:
            return (*held, self.only_special, self.attacker, True)
        if self.attacker:
            return (*held, self.only_special, self.attacker)
        return (*held, True) if self.only_special else held


class Permission(Record):
    """TEAM-III-5. What a partner said in this turn about a card for the sake of another one: lent in a batch, or REFUSED."""

    def __init__(self, about: int, number: int, batch: int) -> None:
        self.about: Final = about
        self.number: Final = number
        self.batch: Final = batch

    def parts(self) -> tuple[object, ...]:
        return (self.about, self.number, self.batch)


NOTHING: Final = CardThisTurn()
NOTHING_DONE: Final = SeatThisTurn()
