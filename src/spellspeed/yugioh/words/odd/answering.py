"""What fast effects answer that would destroy cards."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition, Group, Step
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import CHOSEN
from spellspeed.yugioh.duel.windows import ability_of
from spellspeed.yugioh.words.choices.choosing import Choose, ChooseUpTo
from spellspeed.yugioh.words.groups.meant import Bound
from spellspeed.yugioh.words.verbs.chance import RollDie, TossCoins
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.moving import RemoveNamesakes
from spellspeed.yugioh.words.verbs.negating import NegatesLink


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
