"""What fast effects answer, further: how many cards a link targets, what it would destroy, what met it; what a resolved one was."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.choices import Choose, ChooseUpTo
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.effects.groups import Bound
from spellspeed.yugioh.effects.negating import NegatesLink
from spellspeed.yugioh.effects.special import RemoveNamesakes, RollDie, TossCoins
from spellspeed.yugioh.effects.verbs import Destroy
from spellspeed.yugioh.rules.abilities import Condition, Group, Step
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.printed import PrintedCard
from spellspeed.yugioh.rules.scope import means
from spellspeed.yugioh.rules.terms import CHOSEN, E_NEGATED, E_SUMMONED, MONSTER, TARGETS
from spellspeed.yugioh.rules.windows import ability_of


class AnswersTargeting(Condition):
    """The last Chain Link targets exactly one card, which lies in one of these zones."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones: Final = zones

    def parts(self) -> tuple[object, ...]:
        return (self.zones,)

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.chain:
            return False
        targets = duel.chain[-1].bound[TARGETS]
        return len(targets) == 1 and duel.cards[targets[0] % STAYS].zone in self.zones


class AnswersSummonTrigger(Condition):
    """The last Chain Link is the effect of a monster that was met by a Summon in one of these ways (T-3.5)."""

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


class JustSummoned(Group):
    """T-2.2. The monsters that a player meant has Summoned at the same time in this window, onto whichever field, with some properties.

    Read while an answer is activated. A word of one card so far (Bottomless Trap Hole): the others that answer a Summon take one monster,
    or the whole field.
    """

    def __init__(self, whose: int, filters: tuple[Filter, ...]) -> None:
        self.whose: Final = whose
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.filters)

    def members(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        for event in duel.occasion:
            if event.kind == E_SUMMONED and means(duel, self.whose, act.seat, event.seat, act.against):
                if all([narrower.fits(duel, act, event.card) for narrower in self.filters]):
                    found.append(event.card)
        return found


class AnswersDestruction(Condition):
    """The last Chain Link would destroy a card in one of these zones, for certain: not what a coin or a die still decides."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones: Final = zones

    def parts(self) -> tuple[object, ...]:
        return (self.zones,)

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.chain:
            return False
        link = duel.chain[-1]
        chosen: list[int] = []
        for step in ability_of(link).resolved:
            group = destroyed_group(step)
            if isinstance(step, (TossCoins, RollDie)):
                return False
            if isinstance(step, NegatesLink):
                if step.destroys and len(duel.chain) > 1 and self.would_lose(duel, duel.chain[-2].source):
                    return True
            elif isinstance(step, (Choose, ChooseUpTo)):
                chosen = step.group.members(duel, link)
            elif group is not None:
                numbers = group.members(duel, link)
                if isinstance(group, Bound) and group.name == CHOSEN:
                    numbers = chosen
                if any([duel.cards[number].zone in self.zones and number != link.card for number in numbers]):
                    return True
        return False

    def would_lose(self, duel: Duel, source: int) -> bool:
        """Whether the card of a link that is to be negated and destroyed is still there, in one of the zones."""
        number = duel.bound_card(source)
        return number >= 0 and duel.cards[number].zone in self.zones


def destroyed_group(step: Step) -> Group | None:
    """The group of cards that a step destroys; None for another step."""
    if isinstance(step, (Destroy, RemoveNamesakes)):
        return step.group
    return None


class HeardIcon(Condition):
    """The event's card is a Spell or Trap Card of one of these icons."""

    def __init__(self, icons: tuple[int, ...]) -> None:
        self.icons: Final = icons

    def parts(self) -> tuple[object, ...]:
        return (self.icons,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.event is not None and act.event.card >= 0 and duel.faces[act.event.card].icon in self.icons


class HeardNegatedBy(Condition):
    """A card of the player meant with one of these kinds and icons negated an activation, outside the Damage Step."""

    def __init__(self, whose: int, kinds: tuple[int, ...], icons: tuple[int, ...]) -> None:
        self.whose: Final = whose
        self.kinds: Final = kinds
        self.icons: Final = icons

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.kinds, self.icons)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None or event.kind != E_NEGATED or event.by < 0 or duel.in_damage_step():
            return False
        face = duel.faces[event.by]
        by = duel.cards[event.by].controller
        return (
            face.kind in self.kinds and face.icon in self.icons and means(duel, self.whose, act.seat, by, act.against)
        )
