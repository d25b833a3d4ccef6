"""Verbs: Tokens in the likeness of a monster."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.preparing import new_card
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.arrivals import ANY_POSITION, Coming, summon_together
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import attribute, effects_on, is_under, race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.likeness import likeness_of
from spellspeed.yugioh.duel.one_type import against_type
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_BARRED, X_NO_SPECIAL_SUMMON, X_ONE_TYPE
from spellspeed.yugioh.may.free_zones import has_room, short_for
from spellspeed.yugioh.words.verbs.summons import mark_token


class MakeLikeness(Step):
    """TOKEN-1, T-3.12. Special Summon one Token of a kind with the Attribute, Type, Level, ATK and DEF that the first card of a group has then.

    They stand where those of other Tokens are printed: what changes monsters changes them again. A verb of one card (Physical Double).
    """

    def __init__(self, token: PrintedCard, group: Group) -> None:
        self.token: Final = token
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.token, self.group)

    def could(self, duel: Duel, act: Link) -> bool:
        if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) or not has_room(duel, act, act.seat):
            return False
        return any([self.may_come(duel, act.seat, number) for number in self.models(duel, act)])

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat):
            return ("CORE-1/special",)
        return () if has_room(duel, act, act.seat) else ("TOKEN-3",)

    def zones_short(self, duel: Duel, act: Link) -> int:
        return short_for(duel, act, act.seat)

    def summons(self) -> bool:
        return True

    def models(self, duel: Duel, act: Link) -> list[int]:
        """The monsters in whose likeness it can be made; before the activation all that can be targeted."""
        if act.number or act.bound[t.TARGETS]:
            return self.group.members(duel, act)[:1]
        face = act.face
        assert isinstance(face, PrintedCard)
        found: list[int] = []
        for choice in face.abilities[act.ability].targeted:
            group = choice.targeted_group()
            if group is not None:
                found += group.members(duel, act)
        return found

    def may_come(self, duel: Duel, seat: int, model: int) -> bool:
        """CORE-1. Whether a Token in the likeness of a monster can be Special Summoned to the field of a seat."""
        if duel.kinds & X_ONE_TYPE.bit and against_type(duel, seat, race(duel, model)):
            return False
        if duel.kinds & X_BARRED.bit:
            for effect in effects_on(duel, X_BARRED):
                change = effect.change
                assert isinstance(change, Alteration)
                if change.amount(duel, effect, -1) != attribute(duel, model):
                    return False
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        act = walk.link
        if not self.could(duel, act):
            walk.go_on(duel, act.with_bound(t.DONE, ()))
            return
        begin_step(duel, walk)
        face = likeness_of(duel, self.token, self.models(duel, act)[0])
        token = new_card(duel, face, act.seat, t.NOWHERE)
        mark_token(duel, token.number)
        summon_together(duel, [Coming(token.number, act.seat, act.seat, act.card, ANY_POSITION)])

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(t.DONE, tuple([duel.binding(coming.number) for coming in batch])))
