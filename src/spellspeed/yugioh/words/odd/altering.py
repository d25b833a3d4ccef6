"""Answers that negate nothing: they change what the link below does, or what it targets."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import rewrite_link
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.duel.abilities import Amount, Condition, Group, Step
from spellspeed.yugioh.duel.altered import alteration
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.phrases import Word
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_GAIN_HURTS
from spellspeed.yugioh.duel.scope import EVERYBODY, YOUR_SIDE, means, means_zone, seats_of
from spellspeed.yugioh.duel.terms import (
    A_TARGET,
    CHOOSE,
    CHOSEN,
    CONTINUOUS,
    DONE,
    E_TARGETED,
    EQUIP,
    FIELD_ICON,
    MONSTER,
    TARGETS,
)
from spellspeed.yugioh.duel.windows import ability_of, targets_of
from spellspeed.yugioh.words.amounts import NumberOf, TotalAttackLost
from spellspeed.yugioh.words.choices.targets import Target
from spellspeed.yugioh.words.filters.location import FaceDown
from spellspeed.yugioh.words.filters.traits import Filter
from spellspeed.yugioh.words.groups.cards import Cards, EitherOf
from spellspeed.yugioh.words.groups.references import Bound, CardsOfPlayers
from spellspeed.yugioh.words.joins import AskWhether, SkipAlways, Unless
from spellspeed.yugioh.words.verbs.chance import RollDie, TossCoins
from spellspeed.yugioh.words.verbs.life_points import DamagePlayer, GainLife, InflictDamage
from spellspeed.yugioh.words.verbs.notes import Measure


def place_below(duel: Duel, act: Link) -> int:
    """The place on the Chain of the link that an answer answers, before it is on the Chain and when it resolves; -1 for none."""
    return act.number - 2 if act.number else len(duel.chain) - 1


class Answered(CardsOfPlayers):
    """The card of the link below this one ("that card"), or (`targets`) the cards that it targets, where they lie on the field of the player
    meant, with some properties."""

    def __init__(self, targets: bool = False, whose: int = EVERYBODY, filters: tuple[Filter, ...] = ()) -> None:
        self.targets: Final = targets
        super().__init__(whose, filters)

    def parts(self) -> tuple[object, ...]:
        return (self.targets, self.whose, self.filters)

    def members(self, duel: Duel, act: Link) -> list[int]:
        place = place_below(duel, act)
        if place < 0:
            return []
        link = duel.chain[place]
        found: list[int] = []
        for binding in targets_of(link) if self.targets else (link.source,):
            number = duel.bound_card(binding)
            if number < 0 or not duel.on_field(number) or not self.suits(duel, act, number):
                continue
            card = duel.cards[number]
            if means_zone(duel, self.whose, act, card.controller, card.zone):
                found.append(number)
        return found


def sure_steps(duel: Duel, link: Link) -> list[Step]:
    """The steps that a link will carry out for certain, as the duel stands now: none that a coin, a die or a player still decides about."""
    found: list[Step] = []
    steps = ability_of(link).resolved
    place = 0
    while place < len(steps):
        step = steps[place]
        place += 1
        if isinstance(step, (TossCoins, RollDie)):
            break
        if isinstance(step, Unless):
            if step.condition is not None and not step.condition.holds(duel, link):
                place += step.skip
        elif isinstance(step, (AskWhether, SkipAlways)):
            place += step.skip
        else:
            found.append(step)
    return found


class AnswersDamage(Condition):
    """The last Chain Link would inflict damage to the side of this card's player, for certain.

    So would a gain of Life Points that a text makes damage (Bad Reaction to Simochi). Not what a Continuous, Equip or Field Card does while it
    lies there (BARREL BEHIND THE DOOR).
    """

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.chain:
            return False
        link = duel.chain[-1]
        face = link.face
        assert isinstance(face, PrintedCard)
        if face.kind != MONSTER and face.icon in (CONTINUOUS, EQUIP, FIELD_ICON):
            return False
        for step in sure_steps(duel, link):
            if isinstance(step, Measure):
                link = link.with_bound(step.name, (step.amount.count(duel, link),))
            elif isinstance(step, (InflictDamage, DamagePlayer, GainLife)):
                hurt = who_is_hurt(duel, link, step)
                if any([means(duel, YOUR_SIDE, act.seat, seat) for seat in hurt]) and is_some(duel, link, step.amount):
                    return True
        return False


def who_is_hurt(duel: Duel, link: Link, step: InflictDamage | DamagePlayer | GainLife) -> tuple[int, ...]:
    """The seats to which a step inflicts damage, or would give Life Points that a text makes damage."""
    if isinstance(step, DamagePlayer):
        return step.hurt(duel, link)
    gains = isinstance(step, GainLife)
    seats = seats_of(duel, step.whose, link)
    return tuple([seat for seat in seats if is_under(duel, X_GAIN_HURTS, seat)]) if gains else seats


def is_some(duel: Duel, link: Link, amount: Amount) -> bool:
    """Whether there is damage: more than 0, or as much as what the steps before will have done comes to."""
    if isinstance(amount, NumberOf) or amount.count(duel, link) > 0:
        return True
    return waits_for_steps(amount) or waits_for_steps(amount.parts())


def waits_for_steps(part: object) -> bool:
    """Whether a number speaks of what earlier steps have done or chosen, so that it is not known yet."""
    if isinstance(part, TotalAttackLost):
        return True
    if isinstance(part, Bound):
        return part.name in (CHOSEN, DONE)
    if isinstance(part, tuple):
        return any([waits_for_steps(item) for item in part])
    return isinstance(part, Word) and waits_for_steps(part.parts())


class AlterLink(Step):
    """CORE-1. Change what the link below this one does: `what` is one of the codes of duel/altered.py."""

    def __init__(self, what: int) -> None:
        self.what: Final = what

    def parts(self) -> tuple[object, ...]:
        return (self.what,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        place = walk.link.number - 2
        value = alteration(self.what, walk.link.seat, walk.link.card)
        rewrite_link(duel, place, duel.chain[place].with_altered(value))
        duel.has_happened()
        walk.go_on(duel)


class TargetAnew(Step):
    """TERM-TARGET-1. Target, for the link below, another card that it could target, of those in zones of the player meant."""

    def __init__(self, zones: tuple[int, ...], whose: int) -> None:
        self.zones: Final = zones
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.zones, self.whose)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        place = place_below(duel, act)
        if place < 0:
            return []
        return [number for number in other_targets(duel, duel.chain[place]) if self.is_meant(duel, act, number)]

    def is_meant(self, duel: Duel, act: Link, number: int) -> bool:
        """Whether a card lies where it may be targeted for that."""
        card = duel.cards[number]
        return card.zone in self.zones and means_zone(duel, self.whose, act, card.controller, card.zone)

    def could(self, duel: Duel, act: Link) -> bool:
        """Its own card is turned face-up before it targets: it is no target for what asks for a face-down card."""
        numbers = self.chosen_from(duel, act) or []
        if act.card in numbers and asks_face_down(duel.chain[place_below(duel, act)]):
            numbers.remove(act.card)
        return bool(numbers)

    def run(self, duel: Duel, walk: Walk) -> None:
        numbers = self.chosen_from(duel, walk.link) or []
        codes = tuple([option(CHOOSE, number) for number in numbers])
        open_ask(duel, Ask(walk.link.seat, A_TARGET, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        number = subject_of(picks[0])
        duel.note(E_TARGETED, number, walk.link.seat, by=walk.link.card)
        walk.go_on(duel, walk.link.with_bound(TARGETS, (duel.binding(number),)))


def asks_face_down(link: Link) -> bool:
    """TERM-TARGET-1. Whether a Trap Card that a link targets has to be face-down."""
    return any([isinstance(step, Target) and is_of_face_down(step.group) for step in ability_of(link).targeted])


def is_of_face_down(group: Group) -> bool:
    """Whether cards, or cards of one of two kinds, are meant while they are face-down (De-Spell: Traps only then)."""
    if isinstance(group, EitherOf):
        return any([is_of_face_down(part) for part in group.groups])
    return isinstance(group, Cards) and any([isinstance(one, FaceDown) for one in group.filters])


def other_targets(duel: Duel, link: Link) -> list[int]:
    """TERM-TARGET-1. The cards that a link could target as well as the one that it targets; () where it targets more than one."""
    targets = targets_of(link)
    if len(targets) != 1:
        return []
    for step in ability_of(link).targeted:
        if isinstance(step, Target) and step.name == TARGETS:
            numbers = step.chosen_from(duel, link.with_bound(TARGETS, ())) or []
            return [number for number in numbers if number != targets[0] % STAYS]
    return []


class ChangeTarget(Step):
    """CORE-1. The link below this one targets, instead of its target, the card that this one targets, if both links stand as they did."""

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        place = walk.link.number - 2
        link = duel.chain[place]
        for binding in walk.link.bound[TARGETS]:
            number = duel.bound_card(binding)
            if number >= 0 and number in other_targets(duel, link):
                rewrite_link(duel, place, link.with_bound(TARGETS, (binding,)))
                duel.note(E_TARGETED, number, link.seat, by=link.card)
                duel.has_happened()
        walk.go_on(duel)
