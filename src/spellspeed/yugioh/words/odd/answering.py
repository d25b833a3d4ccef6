"""What fast effects answer that would destroy cards."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition, Group, Step
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import CHOSEN, MONSTERS
from spellspeed.yugioh.duel.windows import ability_of
from spellspeed.yugioh.words.choices.resolution import Choose, ChooseUpTo
from spellspeed.yugioh.words.groups.references import Bound
from spellspeed.yugioh.words.verbs.chance import Throw
from spellspeed.yugioh.words.verbs.destruction import Destroying
from spellspeed.yugioh.words.verbs.grouped import is_meant_as
from spellspeed.yugioh.words.verbs.negation import NegatesLink
from spellspeed.yugioh.words.verbs.positions import FlipFaceUp


class AnswersDestruction(Condition):
    """The last Chain Link would destroy a card in one of these zones, for certain: not what a coin, a die or a face-down card still decides.

    `one`: its text destroys a single card, which is targeted, chosen or the one that it negates.
    """

    def __init__(self, zones: tuple[int, ...], one: bool = False) -> None:
        self.zones: Final = zones
        self.one: Final = one

    def parts(self) -> tuple[object, ...]:
        return (self.zones, self.one)

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.chain:
            return False
        link = duel.chain[-1]
        chosen: list[int] | None = None
        for step in ability_of(link).resolved:
            group = destroyed_group(step)
            if isinstance(step, (Throw, FlipFaceUp)):
                return False
            if isinstance(step, NegatesLink):
                if step.destroys and len(duel.chain) > 1 and self.would_lose(duel, duel.chain[-2].source):
                    return True
            elif isinstance(step, (Choose, ChooseUpTo)):
                chosen = step.group.members(duel, link)
            elif group is not None:
                numbers = group.members(duel, link)
                if isinstance(group, Bound) and group.name == CHOSEN and chosen is not None:
                    numbers = chosen
                elif self.one and (not isinstance(group, Bound) or len(numbers) != 1):
                    continue
                if any([number != link.card and self.would_fall(duel, link, group, number) for number in numbers]):
                    return True
        return False

    def would_fall(self, duel: Duel, link: Link, group: Group, number: int) -> bool:
        """Whether a card that would be destroyed lies in one of the zones; a trap monster is no monster for what destroys Trap Cards."""
        zone = duel.cards[number].zone
        return zone in self.zones and (zone != MONSTERS or is_meant_as(duel, link, group, number, MONSTERS))

    def would_lose(self, duel: Duel, source: int) -> bool:
        """Whether the card of a link that is to be negated and destroyed is still there, in one of the zones."""
        number = duel.bound_card(source)
        return number >= 0 and duel.cards[number].zone in self.zones


def destroyed_group(step: Step) -> Group | None:
    """The group of cards that a step destroys; None for another step."""
    if isinstance(step, Destroying):
        return step.group
    return None
