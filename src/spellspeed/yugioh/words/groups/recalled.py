"""Groups: cards that a text means by what was kept in mind, or by what has just happened."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import TRIBUTED_CARD
from spellspeed.yugioh.duel.marks import how_summoned
from spellspeed.yugioh.duel.memory import kept_number
from spellspeed.yugioh.duel.scope import means
from spellspeed.yugioh.words.filters.traits import Filter
from spellspeed.yugioh.words.groups.references import CardsOfPlayers, Narrowed


class EventCardIn(Narrowed):
    """The event's card in the zone to which the event brought it, as long as it lies there, with some properties."""

    def __init__(self, zone: int, filters: tuple[Filter, ...] = ()) -> None:
        self.zone: Final = zone
        super().__init__(filters)

    def parts(self) -> tuple[object, ...]:
        return (self.zone, self.filters)

    def members(self, duel: Duel, act: Link) -> list[int]:
        event = act.event
        if event is None or event.card < 0 or event.before is None:
            return []
        card = duel.cards[event.card]
        if card.zone != self.zone or card.stay != event.before.stay + 1:
            return []
        return [card.number] if self.suits(duel, act, card.number) else []


class Shown(Group):
    """In the own Fusion Deck one card with the name of the Fusion Monster that this card has shown. A word of one Spell Card (Future Fusion)."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        link = duel.cards[act.card].link
        if not link:
            return []
        shown = duel.bound_card(link)
        if shown >= 0:
            return [shown]
        code = duel.cards[link % STAYS].face.code
        return [n for n in duel.zone(act.seat, t.FUSION_DECK) if duel.cards[n].face.code == code][:1]


class FallenPartner(Group):
    """The monster that the event's card was equipped to before the event, wherever it is by now, for what is printed on it.

    With `tributed` the one that was Tributed for it, where it lies in a Graveyard.
    """

    def __init__(self, tributed: bool = False) -> None:
        self.tributed: Final = tributed

    def parts(self) -> tuple[object, ...]:
        return (self.tributed,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        event = act.event
        if event is None or event.before is None:
            return []
        if self.tributed:
            number = kept_number(duel, event.before.binding, TRIBUTED_CARD) - 1
            return [number] if number >= 0 and duel.cards[number].zone == t.GRAVEYARD else []
        link = event.before.link
        return [link % STAYS] if link else []


class Held(Group):
    """The monsters, or (`monsters` false) the other cards, on which lasting effects of this card lie, in the same stay."""

    def __init__(self, monsters: bool = True) -> None:
        self.monsters: Final = monsters

    def parts(self) -> tuple[object, ...]:
        return (self.monsters,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        for effect in duel.lasting:
            if effect.source != duel.binding(act.card):
                continue
            for binding in effect.cards:
                number = duel.bound_card(binding)
                if number >= 0 and number not in found:
                    found.append(number)
        return found


class JustHappened(CardsOfPlayers):
    """T-2.2, T-2.6. The cards of which the events of these kinds tell that happened at the same time in this window, with some properties.

    The player meant is the one of whom the event tells: who has Summoned the monster, onto whichever field; in whose Graveyard it lies. Read
    while an answer is activated. T-7.6. A trigger that was met earlier in the Chain is about the event that met it, and what came with it.
    """

    def __init__(self, event: int, whose: int, filters: tuple[Filter, ...] = ()) -> None:
        self.event: Final = event
        super().__init__(whose, filters)

    def parts(self) -> tuple[object, ...]:
        return (self.event, self.whose, self.filters)

    def members(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        met = act.event
        if met is not None and met.batch < duel.happened and not is_occasion(duel, met):
            if met.kind & self.event and means(duel, self.whose, act.seat, met.seat, act.against):
                found += came_with(duel, met)
        else:
            for event in duel.occasion:
                if (
                    event.kind & self.event
                    and event.card not in found
                    and means(duel, self.whose, act.seat, event.seat, act.against)
                ):
                    found.append(event.card)
        return [card for card in found if self.suits(duel, act, card)]


def is_occasion(duel: Duel, event: Event) -> bool:
    """T-2.2. Whether the present window is directly about an event, also where a cost was paid in it since."""
    return any([other.batch == event.batch for other in duel.occasion])


def came_with(duel: Duel, event: Event) -> list[int]:
    """T-7.6. The card of an event that is no longer what happened last, and what was Special Summoned with it.

    What is Normal Summoned comes alone, and T-3.9 a monster that is flipped had come before: with it nothing came. Two moments of one turn
    are not told apart.
    """
    card = duel.cards[event.card]
    found = [event.card]
    if not event.kind & t.E_SUMMONED or not (event.value | event.detail) & t.SPECIAL_SUMMON:
        return found
    for seat in range(duel.seats):
        for number in duel.monsters(seat):
            other = duel.cards[number]
            if other.arrived == card.arrived and number != event.card:
                if how_summoned(other) == how_summoned(card):
                    found.append(number)
    return found


class InMind(Narrowed):
    """The card that this one keeps in mind (Remember), in the same stay, with some properties."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        link = duel.cards[act.card].link
        number = duel.bound_card(link) if link else -1
        return [number] if number >= 0 and self.suits(duel, act, number) else []


def just_drawn(duel: Duel, act: Link) -> list[int]:
    """TERM-DRAWCOUNT-1. The cards of the draw that met the activation, as far as they are still in the hand of the player who drew."""
    event = act.event
    if event is None:
        return []
    hand = duel.zone(event.seat, t.HAND)
    return [number for number in hand if duel.cards[number].arrived == event.batch]


class JustDrawn(Narrowed):
    """The cards of the draw that met the trigger, with every property named."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        return [number for number in just_drawn(duel, act) if self.suits(duel, act, number)]
