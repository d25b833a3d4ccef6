"""Changes: who may attack whom, and what becomes of attacks (BATTLE)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import effects_on, is_unaffected, is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import (
    X_NOT_ATTACKED,
    X_ONLY_ATTACKS,
    Right,
)
from spellspeed.yugioh.duel.scope import later_turn, opponents
from spellspeed.yugioh.duel.terms import MONSTERS
from spellspeed.yugioh.words.changes.values import act_of, fixed_on


class InTurnsToCome(Alteration):
    """A right of the monster that was battled, in the next `turns` turns of its controller, of which the running one is the first if it is one.

    `following`: not from now on, but in the last of these turns alone ("its following turn").
    `group`: not that monster, but the monsters of a group, in the opponent's next turn after the running one alone.
    """

    def __init__(self, what: Right, turns: int, following: bool = False, group: Group | None = None) -> None:
        self.what = what
        self.turns: Final = turns
        self.following: Final = following
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.what, self.turns, self.following, self.group)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if self.following and duel.turn != effect.turn:
            return False
        if self.group is None:
            return fixed_on(duel, effect, number)
        return self.group.has(duel, act_of(duel, effect), number)

    def last_turn(self, duel: Duel, act: Link, turns: int) -> int:
        """TEAM-II-3. A turn of the player who controls the event's other card, or of the opponent whose turn comes next."""
        if self.group is not None:
            return min([later_turn(duel, seat) for seat in opponents(duel, act.seat)])
        event = act.event
        seat = duel.turn_seat if event is None or event.by < 0 else duel.cards[event.by].controller
        if seat == duel.turn_seat:
            return duel.turn + (self.turns - 1) * duel.seats
        return later_turn(duel, seat, self.turns)


class OnlyAttacked(Alteration):
    """The opponents' monsters can attack nothing but the monster fixed, as long as it is there; of several such monsters each can be attacked.

    `even_gone`: nothing can be attacked when that monster is gone, and a later one of this kind takes the place of an earlier one.
    """

    def __init__(self, even_gone: bool = False) -> None:
        self.what = X_ONLY_ATTACKS
        self.even_gone: Final = even_gone

    def parts(self) -> tuple[object, ...]:
        return (self.even_gone,)

    def holds_face_down(self, effect: Lasting) -> bool:
        return True

    def outlives(self) -> bool:
        return self.even_gone

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if not duel.is_opponent(effect.seat, duel.cards[number].controller):
            return False
        return self.even_gone or self.is_there(duel, effect)

    def is_there(self, duel: Duel, effect: Lasting) -> bool:
        """Whether the monster fixed is still on the own side of the field."""
        for binding in effect.cards:
            card = duel.cards[binding % STAYS]
            if card.stay == binding // STAYS and card.zone == MONSTERS:
                return not duel.is_opponent(effect.seat, card.controller)
        return False

    def admits(self, duel: Duel, effect: Lasting, target: int) -> bool:
        if fixed_on(duel, effect, target):
            return True
        for other in effects_on(duel, X_ONLY_ATTACKS):
            change = other.change
            if isinstance(change, OnlyAttacked) and other is not effect and fixed_on(duel, other, target):
                if not change.even_gone and not self.even_gone:
                    return True
        return False

    def admits_player(self, duel: Duel, effect: Lasting) -> bool:
        return False


class OnlyAttacks(Alteration):
    """BATTLE-7. While an opponent has a monster of a group, this card can attack no other monster; with no group none at all."""

    def __init__(self, group: Group | None) -> None:
        self.what = X_ONLY_ATTACKS
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS

    def admits(self, duel: Duel, effect: Lasting, target: int) -> bool:
        if self.group is None:
            return False
        act = act_of(duel, effect)
        return self.group.has(duel, act, target) or not self.group.exists(duel, act)


class DrawsAttacks(Alteration):
    """The opponents' monsters can attack this card's monster alone, and no player directly; of several such monsters each may be attacked.

    The opponents are those of the player who controls the monster. Neither a wearer nor an attacker that this card does not affect heeds it
    (FAQ 2009 DEEPSEA WARRIOR). Where none of that side's monsters could be attacked without it, it draws no attack (FAQ COMMAND KNIGHT,
    MARAUDING CAPTAIN), and an attack that an effect has turned elsewhere stays there (FAQ JAM DEFENDER). A word of one card so far (Ring of
    Magnetism).
    """

    def __init__(self) -> None:
        self.what = X_ONLY_ATTACKS

    def worn_by(self, duel: Duel, effect: Lasting) -> int:
        """The monster to which the card is equipped, -1 for none that it affects."""
        source = effect.source % STAYS
        link = duel.cards[source].link
        holder = duel.bound_card(link) if link else -1
        return -1 if holder < 0 or is_unaffected(duel, holder, source) else holder

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        holder = self.worn_by(duel, effect)
        if holder < 0 or not duel.is_opponent(duel.cards[holder].controller, duel.cards[number].controller):
            return False
        return not is_unaffected(duel, number, effect.source % STAYS)

    def admits(self, duel: Duel, effect: Lasting, target: int) -> bool:
        battle = duel.battle
        if battle is not None and battle.target and battle.target % STAYS == target:
            return True
        for other in effects_on(duel, X_ONLY_ATTACKS):
            change = other.change
            assert isinstance(change, Alteration)
            if change.draws_attacks(duel, other, target):
                return True
        return False

    def admits_player(self, duel: Duel, effect: Lasting) -> bool:
        return False

    def draws_attacks(self, duel: Duel, effect: Lasting, target: int) -> bool:
        if self.worn_by(duel, effect) != target:
            return False
        for seat in duel.side_seats(duel.cards[target].controller):
            for number in duel.monsters(seat):
                if not is_under(duel, X_NOT_ATTACKED, number):
                    return True
        return False
