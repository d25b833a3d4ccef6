"""How a part of a text acts: the content of abilities and drawbacks."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.node import Cost, Effect, Event, Sentence, Statement
from spellspeed.hkk.text.sentences import CopySpell, Prevent, Unless
from spellspeed.hkk.text.words import GENERAL, Speed, Who


class Immediately(Effect):
    """Done in its place in the text of a spell (HKK-91.5.4)."""

    def __init__(self, does: tuple[Sentence, ...]) -> None:
        self.does: Final = does

    def parts(self) -> tuple[object, ...]:
        return (self.does,)


class Continuously(Effect):
    """Holds for as long as the card is in play; every sentence lasts."""

    def __init__(self, does: tuple[Statement, ...]) -> None:
        self.does: Final = does

    def parts(self) -> tuple[object, ...]:
        return (self.does,)


class Automatically(Effect):
    """Done by itself whenever the event happens."""

    def __init__(self, event: Event, does: tuple[Sentence, ...]) -> None:
        self.event: Final = event
        self.does: Final = does

    def parts(self) -> tuple[object, ...]:
        return (self.event, self.does)


class Activated(Effect):
    """Done when `who` decides so and pays `costs` (none: for free). In a drawback that is an action of its own (HKK-91.3.6)."""

    def __init__(
        self,
        who: Who,
        costs: tuple[Cost, ...],
        does: tuple[Sentence, ...],
        speed: Speed = GENERAL,
        once: bool = False,
    ) -> None:
        self.who: Final = who
        self.costs: Final = costs
        self.does: Final = does
        self.speed: Final = speed
        self.once: Final = once

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.costs, self.does, self.speed, self.once)


def answering(does: tuple[Sentence, ...]) -> list[Prevent | CopySpell]:
    """What in a row of sentences answers an entry of the reaction queue: it stands by itself, or is done unless somebody pays."""
    found = [one.says if isinstance(one, Unless) else one for one in does]
    return [one for one in found if isinstance(one, (Prevent, CopySpell))]
