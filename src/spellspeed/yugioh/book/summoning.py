"""Summoning: Normal, Tribute, Flip and Special Summons, the attempt and its success (SUMMON, T-3, T-10)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import SUM_REACHED, Ask, option, subject_of
from spellspeed.kernel.atoms import pop_frame, push_frame, replace_frame, reserve
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.faced_opponents import begin_walk
from spellspeed.yugioh.book.frames import aftermath, open_responses
from spellspeed.yugioh.book.settling import settle_field
from spellspeed.yugioh.book.victory import loses_by_payment
from spellspeed.yugioh.doing.departures import TRIBUTED, Leaving
from spellspeed.yugioh.doing.moves import hold_for_summon, let_stand, put_on_field, shuffle_deck
from spellspeed.yugioh.doing.placement import answered_number, ask_for_position, ask_for_zone, asks_for_zone
from spellspeed.yugioh.doing.toll import pay_toll
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import begin_occasion, end_open_state, spend_normal_summon
from spellspeed.yugioh.duel.carrying_out import SUMMONING_COST
from spellspeed.yugioh.duel.clauses import (
    FEWER_TRIBUTES,
    KEEPS_TRIBUTED,
    KEEPS_TRIBUTES,
    NO_NORMAL_SUMMON_BESIDE,
    ONTO_OPPONENT,
    SKIPS_TRIBUTES,
)
from spellspeed.yugioh.duel.derived import is_lit
from spellspeed.yugioh.duel.duel import Duel, as_chosen
from spellspeed.yugioh.duel.kept_names import FEW_TRIBUTES, TRIBUTED_ATTACK, TRIBUTED_CARD, TRIBUTES_MADE, UNTRIBUTED
from spellspeed.yugioh.duel.limits import frees_zone
from spellspeed.yugioh.duel.memory import (
    keep_for_arrival,
    keep_number,
    remember_flipped,
    remember_only_special,
    remember_summoned,
)
from spellspeed.yugioh.duel.one_type import KEPT_APART, comes_against
from spellspeed.yugioh.duel.scope import opponents
from spellspeed.yugioh.duel.teams import asks_partner, forget_action
from spellspeed.yugioh.may.summon import forbidding_tributes
from spellspeed.yugioh.may.tributes import (
    counts_twice,
    may_skip_tributes,
    most_tributes,
    printed_attack,
    tribute_values,
    tributes_by_level,
    tributes_needed,
    tributes_to_free,
)

TRIBUTES: Final = 0
PAY: Final = 1
COSTS: Final = 2
POSITION: Final = 3
PLACE: Final = 4
ZONE_CHOSEN: Final = 5
ATTEMPT: Final = 6
WHETHER_TRIBUTES: Final = 7
ASK_TRIBUTES: Final = 8
SIDE: Final = 9
YES_NO: Final = (option(t.YES), option(t.NO))
GRANTED: Final = -1
"""The `ability` of a Normal Summon that an effect grants: it happens while a link resolves and does not use the right of the turn (T-3.8)."""
TOO_FEW: Final = 1
EITHER_WAY: Final = 2
"""What a monster that may come with one Tribute keeps of it: that two were due, or that one was enough as well."""
SETTING: Final = 0
"""`how` of a Set: it takes the steps of a Normal Summon but is none (SUMMON-9)."""


def keep_tributes(duel: Duel, number: int, tributes: tuple[int, ...]) -> None:
    """TERM-ORIGINAL-1. Keep on a Tribute Summoned monster what its text asks about its Tributes."""
    keep_number(duel, duel.binding(number), TRIBUTES_MADE, len(tributes))
    keep_number(duel, duel.binding(number), TRIBUTED_ATTACK, printed_attack(duel, tributes))


@mypyc_attr(acyclic=True)
class Summoning(Frame):
    """T-3.1 to T-3.4. A Summon (or a monster's Set) by a player, from its costs to its success.

    `how` is the way of Summoning, SETTING for a Set; `ability` the number of the own procedure.
    """

    def __init__(
        self,
        stage: int,
        seat: int,
        number: int,
        how: int,
        slot: int,
        position: int,
        chosen: tuple[int, ...],
        ability: int,
    ) -> None:
        self.stage: Final = stage
        self.seat: Final = seat
        self.number: Final = number
        self.how: Final = how
        self.slot: Final = slot
        self.position: Final = position
        self.chosen: Final = chosen
        self.ability: Final = ability

    def parts(self) -> tuple[object, ...]:
        return (self.stage, self.seat, self.number, self.how, self.slot, self.position, self.chosen, self.ability)

    def on(
        self,
        duel: Duel,
        stage: int,
        slot: int = -1,
        position: int = t.ATTACK,
        chosen: tuple[int, ...] = (),
        how: int = -1,
    ) -> None:
        """Go on with another stage."""
        replace_frame(duel, Summoning(
            stage, self.seat, self.number, self.how if how < 0 else how, slot, position, chosen, self.ability
        ))  # fmt: skip

    def step(self, state: Duel) -> None:
        stage = self.stage
        if stage == ATTEMPT:
            self.succeed(state)
        elif stage == PLACE:
            self.place(state)
        elif stage == ZONE_CHOSEN:
            self.attempt(state)
        elif stage == TRIBUTES:
            self.begin_tributes(state)
        elif stage == ASK_TRIBUTES:
            self.choose_tributes(state)
        elif stage == PAY:
            self.pay(state)
        elif stage == COSTS:
            # T-3.1: the monster's own demands are met now; nobody responds to that (CHAIN-7).
            self.on(state, POSITION)
            pay_toll(state, self.seat, self.number)
            if loses_by_payment(state):
                return
            state.next_batch()
            face = state.printed(self.number)
            link = Link(self.seat, state.binding(self.number), face, self.ability, None, state.cards[self.number].zone)
            begin_walk(state, link, SUMMONING_COST)
        else:
            ask_for_position(state, self.seat, self.number)

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        if self.stage == WHETHER_TRIBUTES:
            self.on(state, ASK_TRIBUTES if picks[0] == YES_NO[0] else PAY)
        elif self.stage == ASK_TRIBUTES:
            self.tributes_chosen(state, picks)
        elif self.stage == POSITION:
            self.on(state, PLACE, position=answered_number(picks))
        elif self.stage == SIDE:
            state.note(t.E_FACED, self.number, self.seat, value=answered_number(picks))
            self.on(state, PLACE, -1, self.position, (answered_number(picks),))
        else:
            self.on(state, ZONE_CHOSEN, answered_number(picks), self.position, self.chosen)

    def begin_tributes(self, duel: Duel) -> None:
        """SUMMON-5, SUMMON-6, SUMMON-8. Whether monsters are Tributed; a monster's own text may leave that to its player."""
        needed = tributes_needed(duel, self.number)
        may_skip = (
            may_skip_tributes(duel, self.number, self.how == SETTING)
            and duel.free_slot(self.seat, t.MONSTERS) >= 0
            and not self.must_tribute(duel)
        )
        if not needed or (may_skip and sum(tribute_values(duel, self.seat, self.number)[1]) < needed):
            self.on(duel, PAY)
        elif may_skip:
            self.on(duel, WHETHER_TRIBUTES)
            open_ask(duel, Ask(self.seat, t.A_YES_NO, self.number, YES_NO))
        else:
            self.on(duel, ASK_TRIBUTES)

    def choose_tributes(self, duel: Duel) -> None:
        """SUMMON-5, SUMMON-6, SUMMON-8. Which monsters are Tributed, beside those that forbid the Summon as long as they are there.

        FIELD-2, TEAM-I-4. Those that have to leave an own zone are chosen first, where others can be Tributed too.
        """
        taken = self.taken(duel)
        left, values, needed, most = self.still_due(duel, taken)
        first = self.to_free(duel, taken, left)
        if needed <= 0 and not self.chosen:
            self.ask_for_tributes(duel, taken, len(taken), len(taken))
        elif first:
            self.ask_for_tributes(
                duel, [number for number in left if frees_zone(duel, self.seat, number)], first, first
            )
        elif max(values) == 1:
            self.ask_for_tributes(duel, left, max(needed, 0), min(most, len(left)))
        else:
            codes = tuple([option(t.CHOOSE, monster) for monster in left])
            # MONSTER-7: what can be treated as two Tributes can also be one of two.
            most = min(most, len(left))
            open_ask(duel, Ask(self.seat, t.A_TRIBUTE, self.number, codes, 1, most, SUM_REACHED, tuple(values), needed))

    def ask_for_tributes(self, duel: Duel, monsters: list[int], least: int, most: int) -> None:
        """Ask for some of these monsters."""
        codes = tuple([option(t.CHOOSE, monster) for monster in monsters])
        open_ask(duel, Ask(self.seat, t.A_TRIBUTE, self.number, codes, least, most))

    def taken(self, duel: Duel) -> list[int]:
        """The monsters that are Tributed so far: those that must be, and those that are chosen."""
        must = self.must_tribute(duel)
        return must + [number for number in self.chosen if number not in must]

    def still_due(self, duel: Duel, taken: list[int]) -> tuple[list[int], list[int], int, int]:
        """SUMMON-5, SUMMON-6. Which monsters can be Tributed beside some, for how many Tributes each counts, how many are due, how many possible."""
        needed = tributes_needed(duel, self.number)
        monsters, values = tribute_values(duel, self.seat, self.number, self.how == SETTING)
        most = needed
        if self.how == t.NORMAL_SUMMON or duel.faces[self.number].claims & FEWER_TRIBUTES:
            most = most_tributes(duel, self.number, needed)
        counted = sum([value for monster, value in zip(monsters, values, strict=True) if monster in taken])
        left = [monster for monster in monsters if monster not in taken]
        values = [value for monster, value in zip(monsters, values, strict=True) if monster not in taken]
        return left, values, needed - counted, most - len(taken)

    def to_free(self, duel: Duel, taken: list[int], left: list[int]) -> int:
        """FIELD-2. How many of the monsters left must be own ones, where others could be chosen as well; 0 once that is decided."""
        short = tributes_to_free(duel, self.seat) - len([n for n in taken if frees_zone(duel, self.seat, n)])
        if self.chosen or short <= 0 or all([frees_zone(duel, self.seat, number) for number in left]):
            return 0
        return short

    def tributes_chosen(self, duel: Duel, picks: tuple[int, ...]) -> None:
        """TEAM-III-5. More are to be chosen beside these, or the partner is asked for all that are the partner's, or they are Tributed."""
        taken = self.taken(duel)
        left, _, needed, _ = self.still_due(duel, taken)
        for_room = needed > 0 and self.to_free(duel, taken, left) > 0
        chosen = [*self.chosen, *[subject_of(pick) for pick in picks]]
        chosen += [number for number in taken if number not in chosen]
        if for_room:
            left, values, needed, most = self.still_due(duel, chosen)
            none_twice = needed == tributes_needed(duel, self.number) - len(chosen) and max(values, default=1) == 1
            if left and (needed > 0 or (most > 0 and none_twice)):
                self.on(duel, ASK_TRIBUTES, chosen=tuple(chosen))
                return
        if duel.seats == 2 or not asks_partner(duel, self.seat, self.number, tuple(chosen), picks):
            self.on(duel, PAY, chosen=tuple(chosen))

    def must_tribute(self, duel: Duel) -> list[int]:
        """CORE-1. The monsters that are Tributed in any case, because they forbid the Summon as long as they are there."""
        return forbidding_tributes(duel, self.seat, self.number, self.how == SETTING) or []

    def pay(self, duel: Duel) -> None:
        """T-3.1, TERM-TRIBUTE-1. The right to Normal Summon is used and the Tributes are made."""
        how = self.how
        position = t.DEFENSE if how == SETTING else t.ATTACK
        if duel.seats > 2:
            forget_action(duel)
        pay_toll(duel, self.seat, self.number)
        if self.ability != GRANTED and loses_by_payment(duel):
            return
        setting = how == SETTING
        if setting and is_lit(duel):
            # LIGHT OF INTERVENTION: instead it is Normal Summoned in face-up Defense Position.
            how = t.NORMAL_SUMMON
        if self.chosen:
            monsters, _ = tribute_values(duel, self.seat, self.number, setting)
            duel.next_batch()
            tributes = as_chosen(duel, list(self.chosen), len(monsters))
            if len(tributes) == 1 and duel.faces[self.number].claims & FEWER_TRIBUTES:
                enough = tributes_by_level(duel, self.number) < 2 or counts_twice(
                    duel, self.seat, tributes[0], self.number
                )
                keep_for_arrival(duel, self.number, FEW_TRIBUTES, EITHER_WAY if enough else TOO_FEW)
            at_once(duel, [Leaving(number, TRIBUTED, t.BY_COST, self.number) for number in tributes])
            if how == t.NORMAL_SUMMON:
                how = t.TRIBUTE_SUMMON
        if self.ability != GRANTED:
            spend_normal_summon(duel, self.seat)
        self.on(duel, PLACE, -1, position, self.chosen, how)

    def place(self, duel: Duel) -> None:
        """FIELD-2, T-3.12. The zone; the one that Tributes freed counts."""
        if self.how == t.FLIP_SUMMON:
            self.on(duel, ZONE_CHOSEN, duel.cards[self.number].slot, t.ATTACK)
        elif self.how == t.SPECIAL_SUMMON and not self.chosen and duel.faces[self.number].claims & ONTO_OPPONENT:
            self.choose_side(duel)
        elif self.side(duel) != self.seat:
            self.on(duel, ZONE_CHOSEN, duel.free_slot(self.side(duel), t.MONSTERS), self.position, self.chosen)
        elif asks_for_zone(duel, self.seat, t.MONSTERS):
            ask_for_zone(duel, self.seat, t.MONSTERS, self.number)
        else:
            self.on(duel, ZONE_CHOSEN, duel.free_slot(self.seat, t.MONSTERS), self.position, self.chosen)

    def side(self, duel: Duel) -> int:
        """The seat onto whose field the monster comes."""
        if self.how == t.SPECIAL_SUMMON and duel.faces[self.number].claims & ONTO_OPPONENT:
            return self.chosen[0]
        return self.seat

    def choose_side(self, duel: Duel) -> None:
        """TEAM-R4. Onto which opponent's field the monster comes, one whose monsters are of its Type first; kept in the place of Tributes."""
        room = [other for other in opponents(duel, self.seat) if duel.free_slot(other, t.MONSTERS) >= 0]
        if len(room) > 1 and duel.kinds & KEPT_APART:
            room = [other for other in room if not comes_against(duel, other, self.number)] or room
        if len(room) == 1:
            self.on(duel, PLACE, -1, self.position, (room[0],))
            return
        self.on(duel, SIDE, -1, self.position)
        codes = tuple([option(t.SEAT_OF, -1, other) for other in room])
        open_ask(duel, Ask(self.seat, t.A_SEAT, self.number, codes))

    def attempt(self, duel: Duel) -> None:
        """T-3.2, T-3.10, SUMMON-3, SUMMON-7, SUMMON-10. A Set is done; a Summon is attempted and may be negated now.

        SPELL-7, T-7.1. What fell with the Tributes (their Equip Cards) is gone before it.
        """
        if duel.seats > 2:
            forget_action(duel)
        settle_field(duel)
        duel.next_batch()
        if self.how == SETTING:
            before = put_on_field(duel, self.number, self.seat, self.slot, False, t.DEFENSE, self.seat, 0)
            self.keep_untributed(duel)
            self.keep_tributed(duel)
            duel.tell(t.E_SET, self.number, before, self.seat)
            pop_frame(duel)
            self.follow(duel, False)
            return
        if self.how == t.SPECIAL_SUMMON and duel.faces[self.number].claims & NO_NORMAL_SUMMON_BESIDE:
            remember_only_special(duel, self.seat)
        searched = duel.cards[self.number].zone == t.DECK
        hold_for_summon(duel, self.number, self.side(duel), self.slot, self.position, self.seat, self.how)
        if searched:
            shuffle_deck(duel, self.seat)
        self.on(duel, ATTEMPT, self.slot, self.position, self.chosen)
        if self.ability != GRANTED:
            open_attempt(duel)

    def keep_untributed(self, duel: Duel) -> None:
        """CORE-1. A monster that may skip its Tributes keeps that it did."""
        if not self.chosen and duel.faces[self.number].claims & SKIPS_TRIBUTES:
            keep_number(duel, duel.binding(self.number), UNTRIBUTED, 1)

    def keep_tributed(self, duel: Duel) -> None:
        """CORE-1. A monster whose text looks back at its Tribute keeps which one it was, Set too."""
        if self.chosen and duel.faces[self.number].claims & KEEPS_TRIBUTED:
            keep_number(duel, duel.binding(self.number), TRIBUTED_CARD, self.chosen[0] + 1)

    def follow(self, duel: Duel, priority: bool) -> None:
        """T-1.7, T-3.8. What follows the Summon or Set; one that an effect grants has its windows when the Chain has resolved."""
        if self.ability != GRANTED:
            aftermath(duel, priority)

    def succeed(self, duel: Duel) -> None:
        """T-3.3, T-3.4. Negated, the monster is gone; otherwise it is on the field, and the windows of a Summon follow."""
        pop_frame(duel)
        card = duel.cards[self.number]
        if card.zone != t.SUMMONING:
            self.follow(duel, False)
            return
        reserve(duel, self.side(duel), t.MONSTERS, self.slot, t.EMPTY)
        duel.next_batch()
        let_stand(duel, self.number, self.slot, self.how == t.SPECIAL_SUMMON)
        if self.chosen and duel.faces[self.number].claims & KEEPS_TRIBUTES:
            keep_tributes(duel, self.number, self.chosen)
        self.keep_tributed(duel)
        if self.how == t.NORMAL_SUMMON:
            self.keep_untributed(duel)
        if self.how == t.FLIP_SUMMON:
            remember_flipped(duel, self.number)
            duel.tell(t.E_FLIPPED, self.number, card, self.seat, value=t.ATTACK)
        remember_summoned(duel, self.seat)
        duel.tell(t.E_SUMMONED, self.number, card, self.seat, value=self.how)
        self.follow(duel, duel.profile.ignition_after_summon)


def begin_granted_summon(duel: Duel, seat: int, number: int, setting: bool) -> None:
    """T-3.8, T-8.7. Begin a Normal Summon or Set that an effect grants while it resolves: no attempt window, no use of the turn's right."""
    push_frame(
        duel, Summoning(TRIBUTES, seat, number, SETTING if setting else t.NORMAL_SUMMON, -1, t.ATTACK, (), GRANTED)
    )


def begin_summon(duel: Duel, seat: int, number: int, how: int, ability: int = 0) -> None:
    """Begin a Summon or Set by a player; the frame that asks stays below."""
    end_open_state(duel)
    stage = COSTS if how == t.SPECIAL_SUMMON else PLACE if how == t.FLIP_SUMMON else TRIBUTES
    push_frame(duel, Summoning(stage, seat, number, how, -1, t.ATTACK, (), ability))


def open_attempt(duel: Duel) -> None:
    """T-3.2, T-2.1. The window in which a Summon can be negated."""
    begin_occasion(duel, (), t.W_ATTEMPT)
    open_responses(duel, False)
