"""Filters: a card beside the card whose text it is, beside what that card keeps, and in its battles."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Amount, Group
from spellspeed.yugioh.duel.battle_notes import why_attack_lost
from spellspeed.yugioh.duel.derived import attack, card_name, defense, is_under, level, original_attack
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.phrases import Word
from spellspeed.yugioh.duel.rights import Right
from spellspeed.yugioh.duel.scope import means
from spellspeed.yugioh.duel.terms import DESTROYED_BY_EFFECT, E_SENT, GRAVEYARD, NUMBERS, PAID
from spellspeed.yugioh.duel.told_reasons import LOST_NEGATED
from spellspeed.yugioh.words.filters.traits import Filter


class IsAmong(Filter):
    """Cards of a group: those bound to a name, those on which an effect of this card lies ..."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return self.group.has(duel, act, number)


class NotItself(Filter):
    """Other cards than this one; with `face_up` this one too once it lies face-down, as a card like any other (ERA-DAEDALUS-1)."""

    def __init__(self, face_up: bool = False) -> None:
        self.face_up: Final = face_up

    def parts(self) -> tuple[object, ...]:
        return (self.face_up,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return number != act.card or (self.face_up and not duel.cards[number].face_up)


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
    """Monsters with DEF at most an amount; None: at most the ATK that the Tributed monster had, and any before there is one.

    With `or_had` this card may be the Tributed monster: then it is the ATK that it had that counts, and not the amount.
    """

    def __init__(self, amount: Amount | None = None, or_had: bool = False) -> None:
        self.amount: Final = amount
        self.or_had: Final = or_had

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.or_had)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        kept = act.bound[NUMBERS]
        if self.amount is not None and not (self.or_had and kept and duel.bound_card(act.source) < 0):
            return defense(duel, number) <= self.amount.count(duel, act)
        return len(kept) < 3 or defense(duel, number) <= kept[1]


class LevelBeside(Filter):
    """Monsters whose Level lies from `least` to `most` above a number (below 0: below it)."""

    def __init__(self, amount: Amount, least: int, most: int) -> None:
        self.amount: Final = amount
        self.least: Final = least
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.least, self.most)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        above = level(duel, number) - self.amount.count(duel, act)
        return self.least <= above <= self.most


class LevelBelowPaid(Filter):
    """T-9.1. Monsters with a lower Level than the card paid, as it was kept or as it is now; before it is paid, than some card of a group."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def minds_payment(self) -> bool:
        return True

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        value = level(duel, number)
        if act.bound[NUMBERS]:
            return value < act.bound[NUMBERS][0]
        paid = [binding % STAYS for binding in act.bound[PAID]] or self.group.members(duel, act)
        return any([level(duel, other) > value for other in paid])


class AttackBeside(Filter):
    """Monsters whose ATK lies from `least` to `most` above a number (below 0: below it); with `original` their original ATK, with what changes it.

    Where the number is the ATK of a card that has left, nothing is compared: any monster.
    """

    def __init__(self, amount: Amount, least: int, most: int, original: bool = False) -> None:
        self.amount: Final = amount
        self.least: Final = least
        self.most: Final = most
        self.original: Final = original

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.least, self.most, self.original)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        if self.amount.is_of_none(duel, act):
            return True
        value = original_attack(duel, number) if self.original else attack(duel, number)
        return self.least <= value - self.amount.count(duel, act) <= self.most


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
    found: list[str] = list(word.names_said()) if isinstance(word, Word) else []
    for part in word if isinstance(word, tuple) else word.parts() if isinstance(word, Word) else ():
        found.extend(names_in(part))
    return found


class NotSentWithIt(Filter):
    """ERA-SPEARCRETIN-1. Cards that did not come to the Graveyard at the same time as the event's card.

    A filter of one card (Spear Cretin): in a dated variant of it.
    """

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        if act.event is None:
            return True
        for event in (*duel.fresh, *duel.occasion):
            if event.kind == E_SENT and event.card == number and event.batch == act.event.batch:
                return False
        return True


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
    """T-5.5. Monsters that this battle has not destroyed: where a text of this moment leaves beaten monsters alone, as a ruling says."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.battle is None or duel.binding(number) not in duel.battle.doomed


class Under(Filter):
    """Cards under an effect of a kind (one of the X_ codes)."""

    def __init__(self, what: Right) -> None:
        self.what: Final = what

    def parts(self) -> tuple[object, ...]:
        return (self.what,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return is_under(duel, self.what, number)


class OwnedBy(Filter):
    """Cards whose owner is the player meant, whoever controls them."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return means(duel, self.whose, act.seat, duel.cards[number].owner)


class OutOfBattle(Filter):
    """Monsters that neither attack nor are attacked in the battle under way."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        battle = duel.battle
        if battle is None:
            return True
        return battle.attacker % STAYS != number and (battle.target == 0 or battle.target % STAYS != number)


class BeatenInBattle(Filter):
    """Cards that lie in the Graveyard because they were destroyed by battle."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        return card.zone == GRAVEYARD and card.by >= 0 and not card.marks & DESTROYED_BY_EFFECT
