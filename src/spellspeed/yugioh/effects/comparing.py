"""Properties that compare a card with the card whose text it is, with what that card keeps, or with its own text."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.effects.groups import Itself
from spellspeed.yugioh.effects.verbs import PlaceCounters
from spellspeed.yugioh.rules.derived import attack, card_name
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.memory import kept_number


class NotItself(Filter):
    """Other cards than this one."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return number != act.card


class StrongerThanItself(Filter):
    """Monsters with higher ATK than this card; any, once this card has left: then nothing is compared."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        if duel.bound_card(act.source) < 0:
            return True
        return attack(duel, number) > attack(duel, act.card)


class NoStrongerThanKept(Filter):
    """Monsters whose ATK is at most a number that this card keeps under a name."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return attack(duel, number) <= kept_number(duel, duel.binding(act.card), self.name)


class HasAttacked(Filter):
    """Monsters that attacked this turn."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        return card.attacked == duel.turn and card.attacks > 0


class TakesCounters(Filter):
    """COUNTER-1. Face-up cards whose own text puts counters of a name on them, as long as it allows one more."""

    def __init__(self, counter: str) -> None:
        self.counter: Final = counter

    def parts(self) -> tuple[object, ...]:
        return (self.counter,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        if not card.face_up:
            return False
        for ability in duel.faces[number].abilities:
            for step in ability.resolved:
                if isinstance(step, PlaceCounters) and step.counter == self.counter and isinstance(step.group, Itself):
                    return step.most == 0 or card.counted(self.counter) < step.most
        return False


class NameHoldsOr(Filter):
    """Cards with these words in their name, or of one of these names."""

    def __init__(self, words: str, names: tuple[str, ...]) -> None:
        self.words: Final = words
        self.names: Final = names

    def parts(self) -> tuple[object, ...]:
        return (self.words, self.names)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        name = card_name(duel, number)
        return self.words in name or name in self.names
