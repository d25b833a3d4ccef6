"""Choices: targets, when an effect is activated."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import FLIP_EFFECT, Alteration, Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_NOT_TARGETED
from spellspeed.yugioh.duel.scope import means
from spellspeed.yugioh.duel.terms import A_CHOOSE, A_TARGET, CHOOSE, E_TARGETED, GRAVEYARD, PAID, TARGETS
from spellspeed.yugioh.words.groups.cards import Cards, offered


class Target(Step):
    """TERM-TARGET-1, T-9.1. Choose `least` to `most` cards of a group as targets when the effect is activated."""

    def __init__(self, group: Group, least: int = 1, most: int = 1, name: int = TARGETS) -> None:
        self.group: Final = group
        self.least: Final = least
        self.most: Final = most
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.least, self.most, self.name)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        numbers = self.group.members(duel, act)
        shielded = effects_on(duel, X_NOT_TARGETED)
        if shielded:
            numbers = [number for number in numbers if not is_shielded(duel, shielded, number, act)]
        if duel.battle is not None and duel.battle.doomed:
            # DAMAGE-7, T-5.6: a monster beaten in this damage calculation cannot be chosen.
            numbers = [number for number in numbers if duel.cards[number].binding not in duel.battle.doomed]
        if not duel.profile.flip_may_choose_itself and duel.in_damage_step() and act.card in numbers:
            # DAMAGE-7-BG: an attacked Flip monster does not choose itself.
            face = act.face
            assert isinstance(face, PrintedCard)
            if face.abilities[act.ability].kind == FLIP_EFFECT:
                numbers = [number for number in numbers if number != act.card]
        return numbers

    def could(self, duel: Duel, act: Link) -> bool:
        shielded = effects_on(duel, X_NOT_TARGETED)
        face = act.face
        assert isinstance(face, PrintedCard)
        costs = face.abilities[act.ability].costs
        if not shielded and not costs and self.least == 1 and duel.battle is None:
            return self.group.exists(duel, act)
        numbers = self.chosen_from(duel, act)
        assert numbers is not None
        for cost in costs:
            gone = cost.spent(duel, act)
            if gone in numbers:
                numbers.remove(gone)
        if len(numbers) < self.least:
            for cost in costs:
                numbers = numbers + self.suited(duel, act, cost.buries(duel, act))
        return len(numbers) >= self.least

    def suited(self, duel: Duel, act: Link, numbers: list[int]) -> list[int]:
        """T-9.1. Of cards that a cost sends to the Graveyard of the own seat those that could be targets there."""
        group = self.group
        if (
            not isinstance(group, Cards)
            or GRAVEYARD not in group.zones
            or not means(duel, group.whose, act.seat, act.seat, act.against)
        ):
            return []
        return [number for number in numbers if group.suits(duel, act, number)]

    def lacks(self, duel: Duel, act: Link) -> bool:
        """Whether there are too few targets before the cost is paid."""
        numbers = self.chosen_from(duel, act)
        return numbers is not None and len(numbers) < self.least

    def run(self, duel: Duel, walk: Walk) -> None:
        numbers = self.chosen_from(duel, walk.link)
        assert numbers is not None
        if not numbers:
            walk.go_on(duel, walk.link.with_bound(self.name, ()))
            return
        most = min(self.most, len(numbers))
        codes = tuple([option(CHOOSE, number) for number in numbers])
        open_ask(duel, Ask(walk.link.seat, A_TARGET, walk.link.card, codes, min(self.least, most), most))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        numbers = [subject_of(pick) for pick in picks]
        for number in numbers:
            duel.note(E_TARGETED, number, walk.link.seat, by=walk.link.card)
        walk.go_on(duel, walk.link.with_bound(self.name, tuple([duel.binding(number) for number in numbers])))


def is_shielded(duel: Duel, shielded: list[Lasting], number: int, act: Link) -> bool:
    """TERM-TARGET-2. Whether a card cannot be targeted by this effect."""
    for effect in shielded:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.touches(duel, effect, number) and change.shields(duel, effect, number, act):
            return True
    return False


class EachChooses(Step):
    """TEAM-III-3. Each player, the one of the effect first, chooses one of the own cards of a group.

    With `target` they are targeted when the effect is activated (TERM-TARGET-1), and each player must have one (TEAM-R7). They are bound as paid.
    """

    def __init__(self, group: Cards, target: bool = False) -> None:
        self.group: Final = group
        self.target: Final = target

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.target)

    def own(self, duel: Duel, act: Link, seat: int) -> list[int]:
        """The cards among which a seat chooses."""
        numbers: list[int] = []
        for zone in self.group.zones:
            numbers.extend([n for n in duel.zone(seat, zone) if n >= 0 and self.group.suits(duel, act, n)])
        shielded = effects_on(duel, X_NOT_TARGETED) if self.target else []
        if shielded:
            numbers = [number for number in numbers if not is_shielded(duel, shielded, number, act)]
        return offered(duel, numbers)

    def could(self, duel: Duel, act: Link) -> bool:
        if not self.target:
            return True
        return all([bool(self.own(duel, act, seat)) for seat in range(duel.seats)])

    def run(self, duel: Duel, walk: Walk) -> None:
        if walk.stage == duel.seats:
            chosen = tuple([duel.binding(number) for number in walk.held])
            walk.go_on(duel, walk.link.with_bound(PAID, chosen))
            return
        seat = duel.order_from(walk.link.seat)[walk.stage]
        numbers = self.own(duel, walk.link, seat)
        if not numbers:
            walk.wait(duel, walk.stage + 1, walk.held)
            return
        codes = tuple([option(CHOOSE, number) for number in numbers])
        open_ask(duel, Ask(seat, A_TARGET if self.target else A_CHOOSE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        number = subject_of(picks[0])
        if self.target:
            seat = duel.order_from(walk.link.seat)[walk.stage]
            duel.note(E_TARGETED, number, seat, by=walk.link.card)
        walk.wait(duel, walk.stage + 1, (*walk.held, number))
