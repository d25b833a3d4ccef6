"""Choices: targets, when an effect is activated."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Amount, Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import FLIP_EFFECT
from spellspeed.yugioh.duel.limits import free_in
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_NOT_TARGETED, X_VOIDS
from spellspeed.yugioh.duel.scope import means, seats_of, the_opponent
from spellspeed.yugioh.duel.terms import A_CHOOSE, A_TARGET, CHOOSE, E_TARGETED, GRAVEYARD, PAID, TARGETS
from spellspeed.yugioh.duel.windows import ability_of
from spellspeed.yugioh.words.groups.cards import Cards, offered


class Targeting(Step):
    """TERM-TARGET-1, T-9.1. `least` to `most` cards of a group are chosen as targets when the effect is activated.

    With `another` they are targets beside those that were chosen before, and none of these again; with `by_zones` no more than the player has
    free places in that zone (T-3.12, FIELD-4). With `wherever` a target counts that has changed sides since, too (ERA-TARGET-1).
    """

    def __init__(
        self,
        group: Group,
        least: int = 1,
        most: int = 1,
        name: int = TARGETS,
        another: bool = False,
        by_zones: int = 0,
        wherever: bool = False,
    ) -> None:
        self.group: Final = group
        self.least: Final = least
        self.most: Final = most
        self.name: Final = name
        self.another: Final = another
        self.by_zones: Final = by_zones
        self.wherever: Final = wherever

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.least, self.most, self.name, self.another, self.by_zones, self.wherever)

    def chooser(self, duel: Duel, act: Link) -> int:
        """The seat that chooses."""
        return act.seat

    def targeted_group(self) -> Group | None:
        return self.group

    def chooses_for(self, name: int) -> bool:
        return name == self.name

    def still_targets(self, duel: Duel, act: Link, number: int) -> bool:
        return self.wherever or self.group.is_on_side(duel, act, number)

    def apart(self) -> int:
        return -1 if self.name == TARGETS else self.name

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        numbers = self.group.members(duel, act)
        if self.another:
            numbers = [number for number in numbers if duel.binding(number) not in act.bound[self.name]]
        if duel.kinds & X_VOIDS.bit and ability_of(act).is_chosen():
            numbers = unsealed(duel, numbers, act)
        shielded = effects_on(duel, X_NOT_TARGETED)
        if shielded:
            together = many_shields(shielded) if self.takes_several(act) else shielded
            numbers = [number for number in numbers if not is_shielded(duel, together, number, act)]
            if len(numbers) < 2:
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

    def takes_several(self, act: Link) -> bool:
        """Whether the effect can target two cards or more."""
        return self.most > 1 or len([step for step in ability_of(act).targeted if step.chooses_for(self.name)]) > 1

    def could(self, duel: Duel, act: Link) -> bool:
        shielded = effects_on(duel, X_NOT_TARGETED)
        face = act.face
        assert isinstance(face, PrintedCard)
        costs = face.abilities[act.ability].costs
        if not shielded and not costs and self.least == 1 and duel.battle is None and not duel.kinds & X_VOIDS.bit:
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
        return unsealed(duel, [number for number in numbers if group.suits(duel, act, number)], act)

    def not_there(self, duel: Duel, act: Link) -> tuple[Group, ...]:
        there = self.group.members(duel, act)
        return () if self.another or len(there) >= self.least else (self.group,) * self.least

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
        if self.by_zones:
            most = min(most, max(free_in(duel, walk.link.seat, self.by_zones), self.least))
        codes = tuple([option(CHOOSE, number) for number in numbers])
        seat = self.chooser(duel, walk.link)
        open_ask(duel, Ask(seat, A_TARGET, walk.link.card, codes, min(self.least, most), most))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        numbers = [*walk.held, *[subject_of(pick) for pick in picks]]
        seat = self.chooser(duel, walk.link)
        if len(numbers) == 1 and self.most > 1 and duel.kinds & X_NOT_TARGETED.bit:
            if is_shielded(duel, effects_on(duel, X_NOT_TARGETED), numbers[0], walk.link):
                # Netrep PENGUIN SOLDIER: it cannot be the one target; with another it can.
                others = [number for number in self.chosen_from(duel, walk.link) or [] if number != numbers[0]]
                codes = tuple([option(CHOOSE, number) for number in others])
                walk.wait(duel, 0, (numbers[0],))
                open_ask(duel, Ask(seat, A_TARGET, walk.link.card, codes))
                return
        for number in numbers:
            duel.note(E_TARGETED, number, seat, by=walk.link.card)
        before = walk.link.bound[self.name] if self.another else ()
        walk.go_on(duel, walk.link.with_bound(self.name, before + tuple([duel.binding(number) for number in numbers])))


class Target(Targeting):
    """TERM-TARGET-1, T-9.1. Choose `least` to `most` cards of a group as targets when the effect is activated.

    With `another` they are targets beside those that were chosen before, and none of these again; with `by_zones` no more than the player has
    free places in that zone (T-3.12, FIELD-4). With `wherever` a target counts that has changed sides since, too (ERA-TARGET-1).
    """


class TheyTarget(Targeting):
    """TERM-TARGET-1, T-9.1. Another player chooses a card of a group as the target: the opponent, or (TOLD) the player of the event.

    With `least` 0 that player may choose none.
    """

    def __init__(self, group: Group, whose: int, least: int = 1) -> None:
        super().__init__(group, least, 1)
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.whose, self.least)

    def chooser(self, duel: Duel, act: Link) -> int:
        return seats_of(duel, self.whose, act)[0]


class TargetAsMany(Step):
    """TERM-TARGET-1. Choose as many cards of a group as targets as an amount says. A choice of one card so far (Behemoth the King of All Animals)."""

    def __init__(self, group: Group, number: Amount) -> None:
        self.group: Final = group
        self.number: Final = number
        self.target: Final = Target(group)

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.number)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        return self.target.chosen_from(duel, act)

    def could(self, duel: Duel, act: Link) -> bool:
        numbers = self.chosen_from(duel, act)
        return numbers is not None and len(numbers) >= max(self.number.count(duel, act), 1)

    def run(self, duel: Duel, walk: Walk) -> None:
        numbers = self.chosen_from(duel, walk.link)
        assert numbers is not None
        count = self.number.count(duel, walk.link)
        codes = tuple([option(CHOOSE, number) for number in numbers])
        open_ask(duel, Ask(walk.link.seat, A_TARGET, walk.link.card, codes, count, count))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.target.resume(duel, walk, picks)


def many_shields(shielded: list[Lasting]) -> list[Lasting]:
    """TERM-TARGET-2. Of what protects cards from being targeted that which is about effects that target several, too."""
    found: list[Lasting] = []
    for effect in shielded:
        change = effect.change
        assert isinstance(change, Alteration)
        if not change.bars_single():
            found.append(effect)
    return found


def is_shielded(duel: Duel, shielded: list[Lasting], number: int, act: Link) -> bool:
    """TERM-TARGET-2. Whether a card cannot be targeted by this effect."""
    for effect in shielded:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.touches(duel, effect, number) and change.shields(duel, effect, number, act):
            return True
    return False


def unsealed(duel: Duel, numbers: list[int], act: Link) -> list[int]:
    """ERA-NECROVALLEY-1. Those cards that nothing keeps this effect, which its player chooses to use, from targeting."""
    for effect in effects_on(duel, X_VOIDS):
        change = effect.change
        assert isinstance(change, Alteration)
        numbers = [number for number in numbers if not change.seals(duel, act, number)]
    return numbers


class EachChooses(Step):
    """TEAM-III-3. Each player, the one of the effect first, chooses one of the own cards of a group.

    With `target` they are targeted when the effect is activated (TERM-TARGET-1), and each player must have one (TEAM-R7); where all are not `needed`,
    one player must, and the others choose none. They are bound as paid.
    Each chooses from `least` to `most`. `theirs`: the player of the effect and the one opponent whom it is about choose among each other's cards
    (ERA-TEAM-1).
    """

    def __init__(
        self,
        group: Cards,
        target: bool = False,
        theirs: bool = False,
        least: int = 1,
        most: int = 1,
        needed: bool = True,
    ) -> None:
        self.group: Final = group
        self.target: Final = target
        self.theirs: Final = theirs
        self.least: Final = least
        self.most: Final = most
        self.needed: Final = needed

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.target, self.theirs, self.least, self.most, self.needed)

    def apart(self) -> int:
        return PAID if self.target else -1

    def choosers(self, duel: Duel, act: Link) -> tuple[int, ...]:
        """The players who choose, in their order."""
        return (act.seat, the_opponent(duel, act.seat, act.against)) if self.theirs else duel.order_from(act.seat)

    def own(self, duel: Duel, act: Link, seat: int) -> list[int]:
        """The cards among which a seat chooses. What that seat may do with them counts: who may not Special Summon has none to bring back."""
        numbers: list[int] = []
        chooser = act if seat == act.seat else Link(seat, act.source, act.face, act.ability, act.event, act.came_from)
        of = seat
        if self.theirs:
            of = the_opponent(duel, act.seat, act.against) if seat == act.seat else act.seat
        for zone in self.group.zones:
            numbers.extend([n for n in duel.zone(of, zone) if n >= 0 and self.group.suits(duel, chooser, n)])
        shielded = effects_on(duel, X_NOT_TARGETED) if self.target else []
        if shielded:
            by = chooser if self.theirs else act
            numbers = [number for number in numbers if not is_shielded(duel, shielded, number, by)]
        if self.target and ability_of(act).is_chosen():
            numbers = unsealed(duel, numbers, act)
        return offered(duel, numbers)

    def could(self, duel: Duel, act: Link) -> bool:
        if not self.target:
            return True
        there = [bool(self.own(duel, act, seat)) for seat in self.choosers(duel, act)]
        return all(there) if self.needed else any(there)

    def run(self, duel: Duel, walk: Walk) -> None:
        seats = self.choosers(duel, walk.link)
        if walk.stage == len(seats):
            chosen = tuple([duel.binding(number) for number in walk.held])
            walk.go_on(duel, walk.link.with_bound(PAID, chosen))
            return
        seat = seats[walk.stage]
        numbers = self.own(duel, walk.link, seat)
        if not numbers:
            walk.wait(duel, walk.stage + 1, walk.held)
            return
        codes = tuple([option(CHOOSE, number) for number in numbers])
        most = min(self.most, len(codes))
        kind = A_TARGET if self.target else A_CHOOSE
        open_ask(duel, Ask(seat, kind, walk.link.card, codes, min(self.least, most), most))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        numbers = tuple([subject_of(pick) for pick in picks])
        if self.target:
            seat = self.choosers(duel, walk.link)[walk.stage]
            for number in numbers:
                duel.note(E_TARGETED, number, seat, by=walk.link.card)
        walk.wait(duel, walk.stage + 1, walk.held + numbers)
