"""Groups: the cards that a text means without a choice: itself, what was chosen, what happened, what battles."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.errors import StaleBinding
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import EVERYBODY, means, means_zone
from spellspeed.yugioh.duel.trap_monsters import is_trap_monster
from spellspeed.yugioh.words.filters.traits import Filter


@mypyc_attr(allow_interpreted_subclasses=True)
class Narrowed(Group):
    """Cards with some properties."""

    def __init__(self, filters: tuple[Filter, ...] = ()) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def suits(self, duel: Duel, act: Link, number: int) -> bool:
        """Whether a card has the properties."""
        for narrower in self.filters:
            if not narrower.fits(duel, act, number):
                return False
        return True


class CardsOfPlayers(Narrowed):
    """Cards of the players meant, with some properties."""

    def __init__(self, whose: int, filters: tuple[Filter, ...] = ()) -> None:
        super().__init__(filters)
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.filters)


class Itself(Group):
    """The card whose text it is, where it is in the stay that the activation knows.

    Where the event of the activation sent it away from the field, it is found where it went (design: invariant 6). What is known where it went
    is not followed from there (FAQ 2005 BUTTERFLY DAGGER - ELMA).
    """

    def members(self, duel: Duel, act: Link) -> list[int]:
        number = duel.bound_card(act.source)
        if number >= 0:
            return [number]
        event = act.event
        if event is None or event.card != act.card or not event.kind & (t.E_DESTROYED | t.E_LEFT | t.E_SENT):
            return []
        if event.before is None or event.before.binding != act.source:
            return []
        card = duel.cards[act.card]
        if card.stay == act.source // STAYS + 1 and (card.zone == t.GRAVEYARD or card.zone == t.REMOVED):
            return [act.card]
        return []

    def has(self, duel: Duel, act: Link, number: int) -> bool:
        return number == act.card


def became_monster(duel: Duel, binding: int) -> int:
    """T-8.12, T-9.4. The Set Trap Card of a binding that has become a monster: it takes its Spell & Trap Card Zone still; -1 for none."""
    number = binding % STAYS
    card = duel.cards[number]
    return number if is_trap_monster(card) and card.binding == binding + STAYS else -1


class Bound(Narrowed):
    """The cards bound to a name (targets, chosen ones), as far as they still are where they were, with properties checked again (T-9.4)."""

    def __init__(self, name: int = t.TARGETS, filters: tuple[Filter, ...] = ()) -> None:
        super().__init__(filters)
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.filters)

    def members(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        for binding in act.bound[self.name]:
            number = duel.bound_card(binding)
            if number < 0:
                number = became_monster(duel, binding)
            if number >= 0 and self.suits(duel, act, number):
                found.append(number)
        return found

    def exists(self, duel: Duel, act: Link) -> bool:
        # Before the activation nothing is bound yet: the targets are tested by the step that chooses them.
        if not act.number and not act.bound[self.name]:
            return True
        return bool(self.members(duel, act))


def refuse_stale(duel: Duel, act: Link, group: Group | None) -> None:
    """Something is about to be fixed on a group: raises StaleBinding where the step before has moved a card that is still meant where it lay.

    What has left since it was targeted is lost (T-9.4); a card that the effect itself has moved is bound anew as what was done.
    """
    if not isinstance(group, Bound) or group.name == t.DONE:
        return
    for binding in act.bound[group.name]:
        if duel.bound_card(binding) < 0 and became_monster(duel, binding) < 0:
            for done in act.bound[t.DONE]:
                if done % STAYS == binding % STAYS and done > binding:
                    raise StaleBinding(
                        f"{act.face.name} would begin something on {duel.faces[binding % STAYS].name} where it lay before its own effect moved it"
                    )


class Those(Group):
    """The cards bound to several names, as far as they still are where they were. A word of one Spell Card so far (Chosen One)."""

    def __init__(self, names: tuple[int, ...]) -> None:
        self.names: Final = names

    def parts(self) -> tuple[object, ...]:
        return (self.names,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        for name in self.names:
            found.extend([duel.bound_card(binding) for binding in act.bound[name]])
        return [number for number in found if number >= 0]


class Nth(Group):
    """The target that was chosen as so many-th (0: the first), as far as it still is where it was."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def parts(self) -> tuple[object, ...]:
        return (self.place,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        bound = act.bound[t.TARGETS]
        number = duel.bound_card(bound[self.place]) if self.place < len(bound) else -1
        return [number] if number >= 0 else []


class Among(Bound):
    """Of the cards bound to a name those with properties ("all Spell Cards among them")."""


class EventCard(Narrowed):
    """The card of the event that met the activation ("that monster"), where it is in the stay that followed the event."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        event = act.event
        if event is None or event.card < 0 or not duel.on_field(event.card) or not stays_since(duel, event):
            return []
        return [event.card] if self.suits(duel, act, event.card) else []


def stays_since(duel: Duel, event: Event) -> bool:
    """T-9.4. Whether the card of an event is still in the stay that followed it: not gone since (design: invariant 6)."""
    before = event.before
    if before is None:
        return True
    now = duel.cards[event.card].stay
    if event.kind == t.E_SUMMONED or event.kind == t.E_ATTACK or event.kind == t.E_FLIPPED:
        kept = before.zone == t.MONSTERS or before.zone == t.SUMMONING
        return now == before.stay + (0 if kept else 1)
    return before.stay <= now <= before.stay + 1


class EventOther(Narrowed):
    """The other card of the event: what an attacker attacks, what was battled, what destroyed."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        event = act.event
        if event is None or event.by < 0 or not duel.on_field(event.by):
            return []
        return [event.by] if self.suits(duel, act, event.by) else []


class Attacker(Narrowed):
    """The monster that attacks."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        if duel.battle is None:
            return []
        number = duel.bound_card(duel.battle.attacker)
        return [number] if number >= 0 and self.suits(duel, act, number) else []


class Battling(CardsOfPlayers):
    """The monsters of the player meant that attack or are attacked in the battle under way."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        battle = duel.battle
        if battle is None or not battle.target:
            return []
        found: list[int] = []
        for binding in (battle.attacker, battle.target):
            number = binding % STAYS
            card = duel.cards[number]
            if card.zone == t.MONSTERS and means_zone(duel, self.whose, act, card.controller, t.MONSTERS):
                if self.suits(duel, act, number):
                    found.append(number)
        return found


class BattledMonster(Narrowed):
    """The monster that battles this card, with some properties."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        battle = duel.battle
        if battle is None or not battle.target:
            return []
        attacker, target = battle.attacker % STAYS, battle.target % STAYS
        if act.card not in (attacker, target):
            return []
        number = target if act.card == attacker else attacker
        return [number] if self.suits(duel, act, number) else []


class EquippedMonster(Group):
    """The monster to which this card is equipped."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        link = duel.cards[act.card].link
        if not link:
            return []
        number = duel.bound_card(link)
        return [number] if number >= 0 else []


def equipped_to(duel: Duel, number: int) -> list[int]:
    """The cards that are equipped to a card."""
    binding = duel.binding(number)
    return [other for other in duel.attached if duel.cards[other].link == binding]


class EquippedTo(Group):
    """The cards that are equipped to this card; `monsters`: only those that its own effect has equipped and that have a Level: monsters, and
    what was a trap monster (T-8.12).

    `face_up`: only face-up ones, whose values count; `whose`: only those of the player meant.
    """

    def __init__(self, monsters: bool = False, face_up: bool = False, whose: int = EVERYBODY) -> None:
        self.monsters: Final = monsters
        self.face_up: Final = face_up
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.monsters, self.face_up, self.whose)

    def members(self, duel: Duel, act: Link) -> list[int]:
        found = equipped_to(duel, act.card)
        if self.monsters:
            found = [n for n in found if duel.faces[n].level and not duel.cards[n].marks & t.EQUIPPED_ITSELF]
        if self.face_up:
            found = [number for number in found if duel.cards[number].face_up]
        if self.whose != EVERYBODY:
            found = [n for n in found if means(duel, self.whose, act.seat, duel.cards[n].controller, act.against)]
        return found


class TheRest(Group):
    """Of the cards bound to a name (those that were turned up) the ones that still lie where they were."""

    def __init__(self, name: int = t.PAID) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        numbers = [duel.bound_card(binding) for binding in act.bound[self.name]]
        return [number for number in numbers if number >= 0]
