"""Choices when an effect resolves: cards, how many, and which of several effects."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Amount, Condition, Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_NOT_DESTROYED_BY_EFFECT
from spellspeed.yugioh.duel.scope import YOU, seats_of
from spellspeed.yugioh.duel.terms import A_CHOOSE, A_MODE, CHOOSE, CHOSEN, DECK, MODE, MODE_OF
from spellspeed.yugioh.duel.windows import ability_of
from spellspeed.yugioh.words.groups.cards import Cards, EitherOf, offered
from spellspeed.yugioh.words.verbs.destruction import spares_what_is_chosen


class Choose(Step):
    """T-9.5. Choose cards of a group while the effect is carried out; nothing is targeted. `whose`: who chooses.

    With `optional` the choice may be left open ("you can"). Where fewer cards are there than `least`, all are taken.
    A Deck may be searched for what is not there (T-9.11).
    """

    def __init__(
        self, group: Group, least: int = 1, most: int = 1, name: int = CHOSEN, whose: int = YOU, optional: bool = False
    ) -> None:
        self.group: Final = group
        self.least: Final = least
        self.most: Final = most
        self.name: Final = name
        self.whose: Final = whose
        self.optional: Final = optional

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.least, self.most, self.name, self.whose, self.optional)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        return offered(duel, self.group.members(duel, act), self.most)

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        return ("T-9.11",) if searches_deck(self.group) and not self.group.exists(duel, act) else ()

    def could(self, duel: Duel, act: Link) -> bool:
        if searches_deck(self.group) and duel.profile.failed_search_allowed:
            return holds_a_card(duel, act, self.group) or self.group.exists(duel, act)
        if self.optional or not self.least:
            return True
        if len(self.group.members(duel, act)) < self.least:
            return False
        if not duel.kinds & X_NOT_DESTROYED_BY_EFFECT.bit:
            return True
        return not spares_what_is_chosen(duel, act, self, self.group, self.name)

    def only_chooses(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        numbers = offered(duel, self.group.members(duel, walk.link), self.most)
        if not numbers:
            walk.go_on(duel, walk.link.with_bound(self.name, ()))
            return
        most = min(self.most, len(numbers))
        least = 0 if self.optional else min(self.least, most)
        seat = seats_of(duel, self.whose, walk.link)[0]
        codes = tuple([option(CHOOSE, number) for number in numbers])
        open_ask(duel, Ask(seat, A_CHOOSE, walk.link.card, codes, least, most))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        bindings = tuple([duel.binding(subject_of(pick)) for pick in picks])
        walk.go_on(duel, walk.link.with_bound(self.name, bindings))


def holds_a_card(duel: Duel, act: Link, group: Group) -> bool:
    """T-9.11. Whether a Deck in which a group lies holds a card at all; nobody can search an empty one."""
    if isinstance(group, EitherOf):
        return any([holds_a_card(duel, act, one) for one in group.groups])
    return isinstance(group, Cards) and any([len(duel.zone(seat, DECK)) > 0 for seat in group.seats(duel, act)])


def searches_deck(group: Group) -> bool:
    """Whether a group, or one of several, lies in a Deck (T-9.11)."""
    if isinstance(group, EitherOf):
        return any([searches_deck(one) for one in group.groups])
    return isinstance(group, Cards) and DECK in group.zones


class ChooseUpTo(Step):
    """Choose as many cards of a group as an amount says, or all if there are fewer; with `fewer` one or more, up to that many.

    `whose`: who chooses.
    """

    def __init__(self, group: Group, number: Amount, name: int = CHOSEN, fewer: bool = False, whose: int = YOU) -> None:
        self.group: Final = group
        self.number: Final = number
        self.name: Final = name
        self.fewer: Final = fewer
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.number, self.name, self.fewer, self.whose)

    def only_chooses(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        numbers = self.group.members(duel, walk.link)
        most = min(len(numbers), self.number.count(duel, walk.link))
        numbers = offered(duel, numbers, most)
        if not most:
            walk.go_on(duel, walk.link.with_bound(self.name, ()))
            return
        codes = tuple([option(CHOOSE, number) for number in numbers])
        seat = seats_of(duel, self.whose, walk.link)[0]
        open_ask(duel, Ask(seat, A_CHOOSE, walk.link.card, codes, 1 if self.fewer else most, most))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(self.name, tuple([duel.binding(subject_of(pick)) for pick in picks])))


class ChooseMode(Step):
    """Choose one of several effects when the card is activated ("activate 1 of these effects"); with `values` they are about ATK and DEF."""

    def __init__(self, modes: int, values: bool = False) -> None:
        self.modes: Final = modes
        self.values: Final = values

    def parts(self) -> tuple[object, ...]:
        return (self.modes, self.values)

    def could(self, duel: Duel, act: Link) -> bool:
        return len(self.possible(duel, act)) > 0

    def possible(self, duel: Duel, act: Link) -> list[int]:
        """The effects that would have a result now."""
        face = act.face
        assert isinstance(face, PrintedCard)
        found: list[int] = []
        for mode in range(self.modes):
            chosen = act.with_bound(MODE, (mode,))
            if all([step.could(duel, chosen) for step in face.abilities[act.ability].steps]):
                found.append(mode)
        return found

    def run(self, duel: Duel, walk: Walk) -> None:
        codes = tuple([option(MODE_OF, -1, mode) for mode in self.possible(duel, walk.link)])
        open_ask(duel, Ask(walk.link.seat, A_MODE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(MODE, (extra_of(picks[0]),)))


class ChooseAmong(Step):
    """Choose one of several effects among those whose condition holds: as a target when the card is activated, as a step while it resolves.

    `whose`: who chooses.
    """

    def __init__(self, conditions: tuple[Condition, ...], whose: int = YOU) -> None:
        self.conditions: Final = conditions
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.conditions, self.whose)

    def possible(self, duel: Duel, act: Link) -> list[int]:
        """The numbers of the effects that can be chosen; one that targets has a target (T-9.1)."""
        found = [mode for mode, condition in enumerate(self.conditions) if condition.holds(duel, act)]
        targets = ability_of(act).targets
        if not any([step is self for step in targets]):
            return found
        others = [step for step in targets if step is not self]
        return [mode for mode in found if all([step.could(duel, act.with_bound(MODE, (mode,))) for step in others])]

    def could(self, duel: Duel, act: Link) -> bool:
        return bool(self.possible(duel, act))

    def run(self, duel: Duel, walk: Walk) -> None:
        codes = tuple([option(MODE_OF, -1, mode) for mode in self.possible(duel, walk.link)])
        if not codes:
            walk.go_on(duel, walk.link.with_bound(MODE, ()))
            return
        open_ask(duel, Ask(seats_of(duel, self.whose, walk.link)[0], A_MODE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(MODE, (extra_of(picks[0]),)))
