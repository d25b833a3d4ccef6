"""A used card that still waits for something in its turn, or for the next Standby Phase (T-6.2)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import keep_lasting
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition, Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_PENDING
from spellspeed.yugioh.duel.scope import later_turn
from spellspeed.yugioh.words.changes.delays import Remembered
from spellspeed.yugioh.words.filters.traits import Filter


class Pending(Alteration):
    """A card still waits for what its text names; with `next_turn` until the end of its player's next turn, whenever that comes."""

    def __init__(self, next_turn: bool = False) -> None:
        self.what = X_PENDING
        self.next_turn: Final = next_turn

    def parts(self) -> tuple[object, ...]:
        return (self.next_turn,)

    def last_turn(self, duel: Duel, act: Link, turns: int) -> int:
        return later_turn(duel, act.seat) if self.next_turn else super().last_turn(duel, act, turns)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS


def pending_of(duel: Duel, number: int) -> list[Lasting]:
    """What a card has begun to wait for."""
    found = [
        effect for effect in duel.lasting if isinstance(effect.change, Pending) and effect.source % STAYS == number
    ]
    return [effect for effect in found if not isinstance(effect.change, Notes)]


class IsPending(Condition):
    """This card still waits, for its player; where it is about one opponent, for what that one does (ERA-TEAM-1).

    `since` says for the text what it began with: its activation in this turn (E_ACTIVATED), its Normal Summon or flip (E_SUMMONED).
    """

    def __init__(self, since: int = 0) -> None:
        self.since: Final = since

    def parts(self) -> tuple[object, ...]:
        return (self.since,)

    def holds(self, duel: Duel, act: Link) -> bool:
        doer = -1 if act.event is None else act.event.seat
        return any(
            [
                effect.seat == act.seat and (effect.against < 0 or doer < 0 or doer == effect.against)
                for effect in pending_of(duel, act.card)
            ]
        )


class Notes(Pending):
    """The monsters fixed are noted by this card, wherever it lies, face-down ones too; with `battlers` all that are in a damage calculation."""

    def __init__(self, battlers: bool = False) -> None:
        super().__init__()
        self.battlers: Final = battlers

    def parts(self) -> tuple[object, ...]:
        return (self.battlers,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def holds_face_down(self, effect: Lasting) -> bool:
        return True

    def outlives(self) -> bool:
        return self.battlers

    def notes_battlers(self) -> bool:
        return self.battlers


class NotedBy(Group):
    """The monsters that this card has noted (Notes), as far as they are still there; with `first` not those that a copy of it noted before."""

    def __init__(self, first: bool = False) -> None:
        self.first: Final = first

    def parts(self) -> tuple[object, ...]:
        return (self.first,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        before: list[int] = []
        for effect in duel.lasting:
            if not isinstance(effect.change, Notes) or effect.seat != act.seat:
                continue
            for binding in effect.cards:
                number = duel.bound_card(binding)
                if number < 0 or not duel.on_field(number):
                    continue
                if effect.source % STAYS == act.card:
                    if number not in found and not (self.first and number in before):
                        found.append(number)
                elif duel.cards[effect.source % STAYS].face is act.face:
                    before.append(number)
        return found


class EndPending(Step):
    """This card waits no more: what it waited for was used."""

    def run(self, duel: Duel, walk: Walk) -> None:
        ended = pending_of(duel, walk.link.card)
        keep_lasting(duel, [effect for effect in duel.lasting if effect not in ended])
        walk.go_on(duel)


class Remembers(Condition):
    """What this card's text names has happened in this turn; `filters` tell what it was, where its trigger hears of that."""

    def __init__(self, filters: tuple[Filter, ...] = ()) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def holds(self, duel: Duel, act: Link) -> bool:
        for effect in duel.lasting:
            if isinstance(effect.change, Remembered) and effect.source % STAYS == act.card:
                return True
        return False
