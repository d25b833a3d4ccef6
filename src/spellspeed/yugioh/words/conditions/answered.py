"""Conditions: what a fast effect answers: activations, Summons, what a link targets."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import how_summoned
from spellspeed.yugioh.duel.memory import has_summoned
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.scope import EVERYBODY, means, means_zone, seats_meant
from spellspeed.yugioh.duel.terms import E_SUMMONED, MONSTER, MONSTERS, SUMMONING
from spellspeed.yugioh.duel.trap_monsters import is_trap_monster
from spellspeed.yugioh.duel.windows import ability_of, kind_of, plays_card, targets_of
from spellspeed.yugioh.words.filters.traits import Filter
from spellspeed.yugioh.words.groups.cards import Cards


class Answers(Condition):
    """The last Chain Link is the activation of a card of these kinds (`cards_only`: the card itself), by the player meant."""

    def __init__(self, kinds: tuple[int, ...], whose: int, cards_only: bool) -> None:
        self.kinds: Final = kinds
        self.whose: Final = whose
        self.cards_only: Final = cards_only

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.whose, self.cards_only)

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.chain:
            return False
        link = duel.chain[-1]
        if kind_of(link) not in self.kinds or not means(duel, self.whose, act.seat, link.seat, act.against):
            return False
        return not self.cards_only or plays_card(link)


class AnswersIcon(Condition):
    """The last Chain Link is the activation of a card of these kinds and icons ("a Normal Trap Card"), by the player meant."""

    def __init__(self, kinds: tuple[int, ...], icons: tuple[int, ...], whose: int = EVERYBODY) -> None:
        self.kinds: Final = kinds
        self.icons: Final = icons
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.icons, self.whose)

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.chain:
            return False
        link = duel.chain[-1]
        face = link.face
        assert isinstance(face, PrintedCard)
        if face.kind not in self.kinds or face.icon not in self.icons:
            return False
        return plays_card(link) and means(duel, self.whose, act.seat, link.seat, act.against)


class AnswersNamed(Condition):
    """The last Chain Link is the activation of a card of a name, by the player meant."""

    def __init__(self, name: str, whose: int) -> None:
        self.name: Final = name
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.whose)

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.chain:
            return False
        link = duel.chain[-1]
        face = link.face
        assert isinstance(face, PrintedCard)
        return face.name == self.name and plays_card(link) and means(duel, self.whose, act.seat, link.seat, act.against)


class NotOnChain(Condition):
    """CHAIN-1. This effect is not on the open Chain: neither that of this card nor, with `by_name`, that of another card of its name."""

    def __init__(self, by_name: bool = False) -> None:
        self.by_name: Final = by_name

    def parts(self) -> tuple[object, ...]:
        return (self.by_name,)

    def holds(self, duel: Duel, act: Link) -> bool:
        for link in duel.chain:
            same = link.face.code == act.face.code if self.by_name else link.source == act.source
            if same and link.ability == act.ability and link.number != act.number:
                return False
        return True


class AnswersSummoning(Condition):
    """The last Chain Link Special Summons a monster by its effect, outside the Damage Step (T-5.8).

    A condition of one card so far (Royal Oppression): nothing in it is about that card.
    """

    def holds(self, duel: Duel, act: Link) -> bool:
        return bool(duel.chain) and not duel.in_damage_step() and ability_of(duel.chain[-1]).summons


def targets_as_trap(link: Link) -> bool:
    """FAQ EMBODIMENT OF APOPHIS. Whether a link targets cards of the Spell & Trap Card Zones, a trap monster therefore as a Trap Card."""
    groups = [step.targeted_group() for step in ability_of(link).targeted]
    return any([isinstance(group, Cards) and MONSTERS not in group.zones for group in groups])


class AnswersTargeting(Condition):
    """The last Chain Link targets exactly one card, which lies in one of these zones and has these properties.

    `alone` false: such a card is among its targets. `whose`: it lies on the field, or in the Graveyard, of the player meant.
    """

    def __init__(
        self, zones: tuple[int, ...], filters: tuple[Filter, ...] = (), alone: bool = True, whose: int = EVERYBODY
    ) -> None:
        self.zones: Final = zones
        self.filters: Final = filters
        self.alone: Final = alone
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.zones, self.filters, self.alone, self.whose)

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.chain:
            return False
        targets = targets_of(duel.chain[-1])
        if self.alone and len(targets) != 1:
            return False
        return any([self.is_meant(duel, act, binding % STAYS) for binding in targets])

    def is_meant(self, duel: Duel, act: Link, number: int) -> bool:
        """Whether a target lies where it has to, and has the properties; a trap monster as what the last link targets it as."""
        card = duel.cards[number]
        if is_trap_monster(card) and self.zones == (MONSTERS,) and targets_as_trap(duel.chain[-1]):
            return False
        if card.zone not in self.zones or not means_zone(duel, self.whose, act, card.controller, card.zone):
            return False
        return all([one.fits(duel, act, number) for one in self.filters])


class AnswersSummonTrigger(Condition):
    """The last Chain Link is the effect of a monster that was met by a Summon in one of these ways (T-3.5).

    A condition of one card so far (Pulling the Rug): nothing in it is about that card.
    """

    def __init__(self, ways: int) -> None:
        self.ways: Final = ways

    def parts(self) -> tuple[object, ...]:
        return (self.ways,)

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.chain:
            return False
        link = duel.chain[-1]
        face = link.face
        assert isinstance(face, PrintedCard)
        event = link.event
        if face.kind != MONSTER or event is None or event.kind != E_SUMMONED:
            return False
        return (event.value | event.detail) & self.ways != 0


class SummonAttempted(Condition):
    """A monster is being Summoned, in one of these ways, by the player meant, and nothing was activated yet (T-3.2)."""

    def __init__(self, whose: int, ways: int) -> None:
        self.whose: Final = whose
        self.ways: Final = ways

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.ways)

    def holds(self, duel: Duel, act: Link) -> bool:
        if duel.chain:
            return False
        for seat in seats_meant(duel, self.whose, act.seat, act.against):
            for number in duel.zone(seat, SUMMONING):
                if how_summoned(duel.cards[number]) & self.ways:
                    return True
        return False


class SummonedNothing(Condition):
    """The player of the effect has not Summoned a monster this turn (a Set is no Summon, SUMMON-9)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return not has_summoned(duel, act.seat)
