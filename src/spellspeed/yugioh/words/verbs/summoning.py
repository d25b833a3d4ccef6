"""Verbs: Special Summons, Tokens, and Normal Summons granted."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.atoms import rewrite
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.preparing import new_card
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.book.summoning import begin_granted_summon
from spellspeed.yugioh.doing.coming import ANY_POSITION, NO_ZONE, Coming, summon_together
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Alteration, Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import effects_on, is_under, is_under_another
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_BARRED, X_NO_SPECIAL_SUMMON
from spellspeed.yugioh.duel.scope import EVERYBODY, YOU, seats_meant
from spellspeed.yugioh.may.summon import may_be_normal_summoned, may_be_special_summoned
from spellspeed.yugioh.words.filters.being import Filter


def zone_for_monster(duel: Duel, act: Link, seat: int) -> bool:
    """T-3.12, T-11.3. Whether a seat has a Monster Card Zone free, or frees one by paying the cost of the effect."""
    if duel.free_slot(seat, t.MONSTERS) >= 0:
        return True
    face = act.face
    assert isinstance(face, PrintedCard)
    return seat == act.seat and any([cost.frees_zones() > 0 for cost in face.abilities[act.ability].costs])


class SpecialSummon(Step):
    """SUMMON-16, SUMMON-18, SUMMON-19, T-3.8, T-11.3. Special Summon the cards of a group, all at once, as far as there are free zones.

    `position` ATTACK, DEFENSE, SET_POSITION or ANY_POSITION (its player chooses); `whose` field, EVERYBODY: each owner's (TEAM-III-3);
    `proper`: counts as properly Summoned (T-10.6); `freely`: although the revival restriction would forbid it (T-10.5).
    """

    def __init__(
        self, group: Group, position: int = ANY_POSITION, whose: int = YOU, proper: bool = False, freely: bool = False
    ) -> None:
        self.group: Final = group
        self.position: Final = position
        self.whose: Final = whose
        self.proper: Final = proper
        self.freely: Final = freely

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.position, self.whose, self.proper, self.freely)

    def could(self, duel: Duel, act: Link) -> bool:
        if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) or not self.group.exists(duel, act):
            return False
        return self.has_zones(duel, act)

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        return () if self.has_zones(duel, act) else ("FIELD-2",)

    def has_zones(self, duel: Duel, act: Link) -> bool:
        """Whether there is a zone for the card, or one of each player."""
        seats = seats_meant(duel, self.whose, act.seat, act.against)
        if self.whose != EVERYBODY:
            seats = seats[:1]
        return all([zone_for_monster(duel, act, seat) for seat in seats])

    def field_of(self, duel: Duel, act: Link, number: int) -> int:
        """On whose field a card goes."""
        if self.whose == EVERYBODY:
            return duel.cards[number].owner
        return seats_meant(duel, self.whose, act.seat, act.against)[0]

    def summons(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        act = walk.link
        comings: list[Coming] = []
        for number in self.group.members(duel, act):
            if self.may_be(duel, act, number):
                seat = self.field_of(duel, act, number)
                comings.append(Coming(number, act.seat, seat, act.card, self.position, proper=self.proper))
        summon_together(duel, comings, walk.joins_on())

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        if walk.joins_on():
            walk.hold(duel, walk.pending + batch)
            return
        walk.go_on(duel, walk.link.with_bound(t.DONE, tuple([duel.binding(coming.number) for coming in batch])))

    def may_be(self, duel: Duel, act: Link, number: int) -> bool:
        """Whether a card may be Special Summoned by this effect."""
        if is_under(duel, X_BARRED, number):
            return False
        if self.freely or self.proper:
            return not is_under(duel, X_NO_SPECIAL_SUMMON, act.seat)
        return may_be_special_summoned(duel, act.seat, number)


class MakeTokens(Step):
    """TOKEN-1, TOKEN-3, T-3.12. Special Summon so many Tokens of a kind; all of them need a zone."""

    def __init__(self, token: PrintedCard, number: int, position: int, whose: int = YOU) -> None:
        self.token: Final = token
        self.number: Final = number
        self.position: Final = position
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.token, self.number, self.position, self.whose)

    def could(self, duel: Duel, act: Link) -> bool:
        if is_under_another(duel, X_NO_SPECIAL_SUMMON, act.seat, act.source) or self.is_barred(duel):
            return False
        seats = seats_meant(duel, self.whose, act.seat, act.against)
        free = sum([duel.free_slots(seat, t.MONSTERS) for seat in seats])
        if not act.number and act.seat in seats:
            face = act.face
            assert isinstance(face, PrintedCard)
            free += sum([cost.frees_zones() for cost in face.abilities[act.ability].costs])
        return free >= self.number

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        return (
            ("CORE-1/special",) if is_under_another(duel, X_NO_SPECIAL_SUMMON, act.seat, act.source) else ("TOKEN-3",)
        )

    def summons(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        seats = seats_meant(duel, self.whose, walk.link.seat, walk.link.against)
        if not self.could(duel, walk.link):
            walk.go_on(duel, walk.link.with_bound(t.DONE, ()))
        elif len(seats) == 1:
            self.make_all(duel, walk, tuple(seats) * self.number)
        else:
            self.divide(duel, walk, seats, walk.held)

    def divide(self, duel: Duel, walk: Walk, seats: list[int], held: tuple[int, ...]) -> None:
        """TEAM-R3. For one Token after the other choose on whose field it comes, as long as more than one has room."""
        while len(held) < self.number:
            room = [seat for seat in seats if duel.free_slots(seat, t.MONSTERS) > held.count(seat)]
            if len(room) > 1:
                walk.wait(duel, 1, held)
                codes = tuple([option(t.SEAT_OF, -1, seat) for seat in room])
                open_ask(duel, Ask(walk.link.seat, t.A_SEAT, walk.link.card, codes))
                return
            held = (*held, room[0])
        self.make_all(duel, walk, held)

    def make_all(self, duel: Duel, walk: Walk, seats: tuple[int, ...]) -> None:
        """All the Tokens at once, each on the field that was chosen for it."""
        begin_step(duel, walk)
        act = walk.link
        comings: list[Coming] = []
        taken: list[int] = []
        for seat in seats:
            token = new_card(duel, self.token, seat, t.NOWHERE)
            mark_token(duel, token.number)
            free = [slot for slot, entry in enumerate(duel.zone(seat, t.MONSTERS)) if entry == t.EMPTY]
            slot = NO_ZONE if self.position == ANY_POSITION else free[taken.count(seat)]
            comings.append(Coming(token.number, act.seat, seat, act.card, self.position, slot))
            taken.append(seat)
        if self.position == ANY_POSITION:
            summon_together(duel, comings)
            return
        at_once(duel, comings)
        bindings = tuple([duel.binding(coming.number) for coming in comings])
        walk.go_on(duel, act.with_bound(t.DONE, bindings))

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        """The Tokens have come in the positions that their player chose."""
        walk.go_on(duel, walk.link.with_bound(t.DONE, tuple([duel.binding(coming.number) for coming in batch])))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        seats = seats_meant(duel, self.whose, walk.link.seat, walk.link.against)
        duel.note(t.E_FACED, walk.link.card, walk.link.seat, value=extra_of(picks[0]))
        self.divide(duel, walk, seats, (*walk.held, extra_of(picks[0])))

    def is_barred(self, duel: Duel) -> bool:
        """Whether Tokens of this Attribute cannot be Special Summoned."""
        for effect in effects_on(duel, X_BARRED):
            change = effect.change
            assert isinstance(change, Alteration)
            if change.amount(duel, effect, -1) != self.token.attribute:
                return True
        return False


def mark_token(duel: Duel, number: int) -> None:
    """TOKEN-1. Mark a card as a Monster Token."""
    rewrite(duel, duel.cards[number].with_marks(t.TOKEN))


class GrantNormalSummon(Step):
    """T-3.8, T-8.7. The player Normal Summons or Sets a monster from the hand, beside the one of the turn."""

    def possible(self, duel: Duel, seat: int) -> list[int]:
        """The Normal Summons and Sets that can be made, as options."""
        options: list[int] = []
        for number in duel.zone(seat, t.HAND):
            face = duel.faces[number]
            if face.is_monster and may_be_normal_summoned(duel, seat, number, face, False):
                options.append(option(t.SUMMON, number))
            if face.is_monster and may_be_normal_summoned(duel, seat, number, face, True):
                options.append(option(t.SET_MONSTER, number))
        return options

    def could(self, duel: Duel, act: Link) -> bool:
        return bool(self.possible(duel, act.seat))

    def run(self, duel: Duel, walk: Walk) -> None:
        options = self.possible(duel, walk.link.seat)
        if options:
            open_ask(duel, Ask(walk.link.seat, t.A_CHOOSE, walk.link.card, tuple(options)))
        else:
            walk.go_on(duel)

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        begin_step(duel, walk)
        walk.go_on(duel)
        begin_granted_summon(duel, walk.link.seat, subject_of(picks[0]), verb_of(picks[0]) == t.SET_MONSTER)


class EachSpecialSummons(Step):
    """SUMMON-16. Each player Special Summons as many of the own cards in a zone as possible, in the positions that the owners choose.

    Who has more such cards than free zones chooses among them.
    """

    def __init__(self, zone: int, filters: tuple[Filter, ...]) -> None:
        self.zone: Final = zone
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.zone, self.filters)

    def summons(self) -> bool:
        return True

    def possible(self, duel: Duel, act: Link, seat: int) -> list[int]:
        """The cards that a seat can Special Summon."""
        found: list[int] = []
        for number in duel.zone(seat, self.zone):
            if may_be_special_summoned(duel, seat, number):
                if all([narrower.fits(duel, act, number) for narrower in self.filters]):
                    found.append(number)
        return found

    def could(self, duel: Duel, act: Link) -> bool:
        if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat):
            return False
        for seat in range(duel.seats):
            if self.possible(duel, act, seat) and duel.free_slot(seat, t.MONSTERS) >= 0:
                return True
        return False

    def run(self, duel: Duel, walk: Walk) -> None:
        """Ask the next seat which of its cards, if it has more than zones; then the Summons begin."""
        seats = duel.order_from(duel.turn_seat)
        if walk.stage == len(seats):
            begin_step(duel, walk)
            owners = [(number, duel.cards[number].owner) for number in walk.held]
            summon_together(
                duel, [Coming(number, owner, owner, walk.link.card, ANY_POSITION) for number, owner in owners]
            )
            return
        seat = seats[walk.stage]
        found = self.possible(duel, walk.link, seat)
        room = duel.free_slots(seat, t.MONSTERS)
        if len(found) <= room or not room:
            walk.wait(duel, walk.stage + 1, walk.held + (tuple(found) if room else ()))
            return
        codes = tuple([option(t.CHOOSE, number) for number in found])
        open_ask(duel, Ask(seat, t.A_CHOOSE, walk.link.card, codes, room, room))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.wait(duel, walk.stage + 1, walk.held + tuple([subject_of(pick) for pick in picks]))

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        walk.go_on(duel)
