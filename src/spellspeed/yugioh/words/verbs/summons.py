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
from spellspeed.yugioh.doing.arrivals import ANY_POSITION, NO_ZONE, Coming, summon_together
from spellspeed.yugioh.doing.departures import tribute
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.clauses import TRIBUTE_TO_REVIVE
from spellspeed.yugioh.duel.derived import effects_on, is_under, is_under_another
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.limits import free_for_monsters
from spellspeed.yugioh.duel.one_type import KEPT_APART, against_type, comes_against
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_BARRED, X_NO_SPECIAL_SUMMON, X_ONE_TYPE
from spellspeed.yugioh.duel.scope import EVERYBODY, YOU, seats_meant
from spellspeed.yugioh.may.free_zones import has_room, short_for
from spellspeed.yugioh.may.summon import may_be_normal_summoned, may_be_special_summoned, tributes_to_revive


class SummonByEffect(Step):
    """SUMMON-16, SUMMON-18, SUMMON-19, T-3.8, T-11.3. The cards of a group are Special Summoned, all at once, as far as there are free zones.

    `position` ATTACK, DEFENSE, SET_POSITION or ANY_POSITION (its player chooses); `whose` field, EVERYBODY: each owner's, of cards in a hand that
    of the player who has it (TEAM-III-3); `proper`: counts as properly Summoned (T-10.6); `freely`: although the revival restriction would
    forbid it (T-10.5).
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

    def moved(self) -> Group | None:
        return self.group

    def could(self, duel: Duel, act: Link) -> bool:
        if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) or not self.group.exists(duel, act):
            return False
        return self.has_zones(duel, act)

    def player(self, act: Link, seat: int) -> int:
        """TEAM-III-3. Who Special Summons a card onto the field of a seat: where each player Summons an own monster, that player."""
        return seat if self.whose == EVERYBODY else act.seat

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        return () if self.has_zones(duel, act) else ("FIELD-2",)

    def has_zones(self, duel: Duel, act: Link) -> bool:
        """Whether there is a zone for the card, or one of each player."""
        seats = seats_meant(duel, self.whose, act.seat, act.against)
        if self.whose != EVERYBODY:
            seats = seats[:1]
        return all([has_room(duel, act, seat) for seat in seats])

    def zones_short(self, duel: Duel, act: Link) -> int:
        seats = seats_meant(duel, self.whose, act.seat, act.against)
        return short_for(duel, act, act.seat) if act.seat in (seats if self.whose == EVERYBODY else seats[:1]) else 0

    def field_of(self, duel: Duel, act: Link, number: int) -> int:
        """On whose field a card goes."""
        if self.whose == EVERYBODY:
            card = duel.cards[number]
            return card.controller if card.zone == t.HAND else card.owner
        return seats_meant(duel, self.whose, act.seat, act.against)[0]

    def summons(self) -> bool:
        return True

    def summons_face_up(self) -> bool:
        return self.position != t.SET_POSITION and self.whose == YOU

    def run(self, duel: Duel, walk: Walk) -> None:
        if not walk.stage and self.asks_for_tribute(duel, walk):
            return
        begin_step(duel, walk)
        act = walk.link
        comings: list[Coming] = []
        for number in self.group.members(duel, act):
            seat = self.field_of(duel, act, number)
            player = self.player(act, seat)
            if number in walk.held or self.may_be(duel, player, seat, number):
                comings.append(Coming(number, player, seat, act.card, self.position, proper=self.proper))
        summon_together(duel, comings, walk.joins_on())

    def asks_for_tribute(self, duel: Duel, walk: Walk) -> bool:
        """SUMMON-20. Ask which monster is Tributed for one that comes out of the Graveyard for a Tribute only, if there is such a one."""
        act = walk.link
        for number in self.group.members(duel, act):
            if duel.faces[number].claims & TRIBUTE_TO_REVIVE and duel.cards[number].zone == t.GRAVEYARD:
                if self.may_be(duel, act.seat, self.field_of(duel, act, number), number):
                    codes = tuple([option(t.CHOOSE, other) for other in tributes_to_revive(duel, act.seat, number)])
                    walk.wait(duel, 1, (number,))
                    open_ask(duel, Ask(act.seat, t.A_TRIBUTE, number, codes))
                    return True
        return False

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        begin_step(duel, walk)
        tribute(duel, subject_of(picks[0]), walk.link.card, t.BY_EFFECT)
        walk.wait(duel, 2, walk.held)

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        if walk.joins_on():
            walk.hold(duel, walk.pending + batch)
            return
        walk.go_on(duel, walk.link.with_bound(t.DONE, tuple([duel.binding(coming.number) for coming in batch])))

    def may_be(self, duel: Duel, player: int, seat: int, number: int) -> bool:
        """Whether a player may Special Summon a card onto the field of a seat by this effect."""
        if is_under(duel, X_BARRED, number):
            return False
        if duel.kinds & KEPT_APART and self.position != t.SET_POSITION:
            if comes_against(duel, seat, number):
                return False
        if self.freely or self.proper:
            return not is_under(duel, X_NO_SPECIAL_SUMMON, player)
        return may_be_special_summoned(duel, player, number)


class SpecialSummon(SummonByEffect):
    """SUMMON-16, SUMMON-18, SUMMON-19, T-3.8, T-11.3. Special Summon the cards of a group, all at once, as far as there are free zones.

    `position` ATTACK, DEFENSE, SET_POSITION or ANY_POSITION (its player chooses); `whose` field, EVERYBODY: each owner's, of cards in a hand that
    of the player who has it (TEAM-III-3); `proper`: counts as properly Summoned (T-10.6); `freely`: although the revival restriction would
    forbid it (T-10.5).
    """

    def summons_in_vain(self, duel: Duel, act: Link) -> bool:
        # Before the Deck is searched nothing says what would come (Giant Rat beside Jowgen the Spiritualist).
        return self.whose != EVERYBODY and is_under(duel, X_NO_SPECIAL_SUMMON, act.seat)


class TheySummon(SummonByEffect):
    """SUMMON-16, SUMMON-18. The players meant Special Summon the cards of a group, each onto the own field: the opponent, or each owner."""

    def __init__(self, group: Group, position: int, whose: int) -> None:
        super().__init__(group, position, whose)

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.position, self.whose)

    def could(self, duel: Duel, act: Link) -> bool:
        if not self.group.exists(duel, act):
            return False
        seats = seats_meant(duel, self.whose, act.seat, act.against)
        return any([not is_under(duel, X_NO_SPECIAL_SUMMON, n) and has_room(duel, act, n) for n in seats])

    def zones_short(self, duel: Duel, act: Link) -> int:
        # One of the players needs a zone, and that can be another.
        return 0

    def player(self, act: Link, seat: int) -> int:
        return seat


class ComesDown(SpecialSummon):
    """SUMMON-16. Special Summon Union monsters that lie as Equip Cards, each onto the field of the player who controls it."""

    def __init__(self, group: Group, position: int = ANY_POSITION) -> None:
        super().__init__(group, position)

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.position)

    def could(self, duel: Duel, act: Link) -> bool:
        # Whether there is one, and a zone for it, its target asks: before the activation that is not named.
        return not is_under(duel, X_NO_SPECIAL_SUMMON, act.seat)

    def field_of(self, duel: Duel, act: Link, number: int) -> int:
        return duel.cards[number].controller


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
        if duel.kinds & X_ONE_TYPE.bit and any([against_type(duel, seat, self.token.race) for seat in seats]):
            return False
        if seats == (act.seat,):
            return has_room(duel, act, act.seat, self.number)
        return sum([free_for_monsters(duel, seat, seat == act.seat) for seat in seats]) >= self.number

    def zones_short(self, duel: Duel, act: Link) -> int:
        seats = seats_meant(duel, self.whose, act.seat, act.against)
        return short_for(duel, act, act.seat, self.number) if seats == (act.seat,) else 0

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

    def divide(self, duel: Duel, walk: Walk, seats: tuple[int, ...], held: tuple[int, ...]) -> None:
        """TEAM-R3. For one Token after the other choose on whose field it comes, as long as more than one has room."""
        while len(held) < self.number:
            room = [seat for seat in seats if free_for_monsters(duel, seat, seat == walk.link.seat) > held.count(seat)]
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
            token = new_card(duel, self.token, act.seat, t.NOWHERE)
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
    """T-3.8, T-8.7, ERA-OFFERING-1. The player Normal Summons or Sets a monster from the hand, beside the one of the turn.

    A verb of one card so far (Ultimate Offering): nothing in it is about that card.
    """

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
        begin_granted_summon(duel, walk.link, subject_of(picks[0]), verb_of(picks[0]) == t.SET_MONSTER)
