"""Filters: a card beside the card whose text it is, beside what that card keeps, and in its battles."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Amount, Group, Word
from spellspeed.yugioh.duel.derived import attack, card_name, defense, original_attack
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import kept_number
from spellspeed.yugioh.duel.telling import why_attack_lost
from spellspeed.yugioh.duel.terms import DESTROYED_BY_EFFECT, GRAVEYARD, LOST_NEGATED, NUMBERS, PAID
from spellspeed.yugioh.words.filters.being import Filter, Named


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


class OriginallyWeaker(Filter):
    """Monsters whose original ATK, with what changes it, is lower than the ATK of this card; any, once this card has left. A word of one monster."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        if duel.bound_card(act.source) < 0:
            return True
        return original_attack(duel, number) < attack(duel, act.card)


class NoStrongerThanKept(Filter):
    """Monsters whose ATK is at most a number that this card keeps under a name."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return attack(duel, number) <= kept_number(duel, duel.binding(act.card), self.name)


class NoStrongerThanPaid(Filter):
    """Monsters with ATK at most that of the card paid; before the cost is paid, of the strongest one of a group."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        value = attack(duel, number)
        paid = [binding % STAYS for binding in act.bound[PAID]] or self.group.members(duel, act)
        return any([duel.faces[other].attack >= value for other in paid])


class NoTougherThan(Filter):
    """Monsters with DEF at most an amount; None: at most the ATK that the Tributed monster had, and any before there is one."""

    def __init__(self, amount: Amount | None = None) -> None:
        self.amount: Final = amount

    def parts(self) -> tuple[object, ...]:
        return (self.amount,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        if self.amount is not None:
            return defense(duel, number) <= self.amount.count(duel, act)
        kept = act.bound[NUMBERS]
        return len(kept) < 3 or defense(duel, number) <= kept[1]


class AsStrongAsItself(Filter):
    """Monsters with the same ATK as this card."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return attack(duel, number) == attack(duel, act.card)


class Namesake(Filter):
    """Cards with the name of a card bound to a name; any card, before one is bound."""

    def __init__(self, name: int) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        bound = act.bound[self.name]
        return not bound or card_name(duel, number) in [card_name(duel, binding % STAYS) for binding in bound]


def names_in(word: object) -> list[str]:
    """The names that a word and its parts hold, in their order."""
    if isinstance(word, Named):
        return list(word.names)
    found: list[str] = []
    for part in word if isinstance(word, tuple) else word.parts() if isinstance(word, Word) else ():
        found.extend(names_in(part))
    return found


class WrittenOn(Filter):
    """Monsters whose name stands in the text of the first card bound to a name, other than its own. A word of one Spell Card (Level Up!)."""

    def __init__(self, name: int) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        bound = act.bound[self.name]
        if not bound:
            return True
        face = duel.faces[bound[0] % STAYS]
        named = [name for ability in face.abilities for name in names_in(ability.steps)]
        return duel.faces[number].name in named and duel.faces[number].name != face.name


class HasAttacked(Filter):
    """Monsters that attacked this turn."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        return card.attacked == duel.turn and card.attacks > 0


class Attacking(Filter):
    """T-9.4. The monster whose attack was declared, as long as nothing but a negation has ended that attack."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        battle = duel.battle
        if battle is None or battle.attacker != duel.binding(number):
            return False
        return why_attack_lost(duel, battle) in (0, LOST_NEGATED)


class Unbeaten(Filter):
    """T-5.5. Monsters that this battle has not destroyed. A word of one card: other texts of this moment take beaten monsters too."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.battle is None or duel.binding(number) not in duel.battle.doomed


class BeatenInBattle(Filter):
    """Cards that lie in the Graveyard because they were destroyed by battle."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        return card.zone == GRAVEYARD and card.by >= 0 and not card.marks & DESTROYED_BY_EFFECT
