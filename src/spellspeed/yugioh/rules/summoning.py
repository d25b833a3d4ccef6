"""Summoning: Normal, Tribute, Flip and Special Summons, the attempt and its success (SUMMON, T-3, T-10)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import SUM_AT_LEAST, Ask, option, subject_of
from spellspeed.kernel.atoms import reserve
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import Link
from spellspeed.yugioh.rules.abilities import SUMMONING_COST, Ability, Walk
from spellspeed.yugioh.rules.derived import (
    X_EXTRA_NORMAL_SUMMON,
    X_NO_FLIP_SUMMON,
    X_NO_NORMAL_SUMMON,
    X_NO_SET,
    X_NO_SPECIAL_SUMMON,
    X_NO_TRIBUTE_SUMMON,
    X_TWO_TRIBUTES,
    is_under,
    total_of,
)  # fmt: skip
from spellspeed.yugioh.rules.duel import Duel, place_of
from spellspeed.yugioh.rules.moving import hold_for_summon, let_stand, put_on_field, tribute
from spellspeed.yugioh.rules.placing import answered_number, ask_for_position, ask_for_zone, asks_for_zone
from spellspeed.yugioh.rules.printed import EXCEPT_BY, NEVER_SPECIAL, ORDINARY, PrintedCard
from spellspeed.yugioh.rules.priority import aftermath, open_attempt
from spellspeed.yugioh.rules.terms import (
    A_TRIBUTE,
    ATTACK,
    CHOOSE,
    DEFENSE,
    E_FLIPPED,
    E_SET,
    E_SUMMONED,
    FLIP_SUMMON,
    HAND,
    MONSTERS,
    NORMAL_SUMMON,
    PROPER,
    SPECIAL_SUMMON,
    SUMMONED_AGAIN,
    SUMMONING,
    TRIBUTE_SUMMON,
)  # fmt: skip

TRIBUTES: Final = 0
PAY: Final = 1
COSTS: Final = 2
POSITION: Final = 3
PLACE: Final = 4
ZONE_CHOSEN: Final = 5
ATTEMPT: Final = 6
SETTING: Final = 0
"""`how` of a Set: it takes the steps of a Normal Summon but is none (SUMMON-9)."""


def tributes_needed(duel: Duel, number: int) -> int:
    """SUMMON-5, SUMMON-6. How many Tributes the Normal Summon or Set of a monster takes."""
    level = duel.printed(number).level
    if level <= 4:
        return 0
    return 1 if level <= 6 else 2


def tribute_values(duel: Duel, seat: int, number: int) -> tuple[list[int], list[int]]:
    """The monsters that a seat may Tribute for the Summon of a monster, and for how many Tributes each counts."""
    monsters: list[int] = []
    values: list[int] = []
    for tributed in duel.monsters(seat):
        if is_under(duel, X_NO_TRIBUTE_SUMMON, tributed):
            continue
        monsters.append(tributed)
        values.append(2 if counts_twice(duel, tributed, number) else 1)
    return monsters, values


def counts_twice(duel: Duel, tributed: int, number: int) -> bool:
    """MONSTER-7. Whether a monster can be treated as two Tributes for the Summon of another."""
    if not is_under(duel, X_TWO_TRIBUTES, tributed):
        return False
    return total_of(duel, X_TWO_TRIBUTES, tributed) == duel.printed(number).attribute


def may_normal_summon(duel: Duel, seat: int, number: int, setting: bool, why: list[str] | None = None) -> bool:
    """SUMMON-2, SUMMON-4 to SUMMON-6, SUMMON-8, FIELD-2, MONSTER-3, MONSTER-4. Whether a monster may be Normal Summoned or Set now."""
    face = duel.printed(number)
    if not duel.open_state or seat != duel.turn_seat or not duel.in_main_phase():
        if why is None:
            return False
        why.append("MAIN-1")
    if duel.normal_summons[seat] > 0 and not may_summon_again(duel, seat):
        if why is None:
            return False
        why.append("SUMMON-2" if duel.phase == 3 else "MAIN-6")
    return may_be_normal_summoned(duel, seat, number, face, setting, why)


def may_summon_again(duel: Duel, seat: int) -> bool:
    """CORE-1. Whether an effect gives a seat more Normal Summons in a turn than one."""
    return duel.normal_summons[seat] <= total_of(duel, X_EXTRA_NORMAL_SUMMON, seat)


def may_be_normal_summoned(
    duel: Duel, seat: int, number: int, face: PrintedCard, setting: bool, why: list[str] | None = None
) -> bool:
    """SUMMON-4 to SUMMON-8, FIELD-2. Whether a monster can be Normal Summoned or Set, apart from the right to do it once a turn."""
    if not face.may_be_normal_summoned:
        if why is None:
            return False
        why.append("MONSTER-3" if face.is_fusion else "MONSTER-4" if face.is_ritual else "MONSTER-9")
    if is_under(duel, X_NO_SET if setting else X_NO_NORMAL_SUMMON, seat):
        if why is None:
            return False
        why.append("CORE-1")
    if setting and duel.profile.set_is_summon and is_under(duel, X_NO_NORMAL_SUMMON, seat):
        if why is None:
            return False
        why.append("SUMMON-9-OCG")
    needed = tributes_needed(duel, number)
    if needed == 0:
        if duel.free_slot(seat, MONSTERS) < 0:
            if why is None:
                return False
            why.append("FIELD-2")
    else:
        _, values = tribute_values(duel, seat, number)
        if sum(values) < needed:
            if why is None:
                return False
            why.append("SUMMON-8" if setting else "SUMMON-5" if not values else "SUMMON-6")
    return not why


def may_flip_summon(duel: Duel, seat: int, number: int, why: list[str] | None = None) -> bool:
    """SUMMON-11, SUMMON-12, POS-3, T-3.9, T-11.1. Whether a face-down monster may be Flip Summoned."""
    from spellspeed.yugioh.rules.positions import may_be_turned

    if duel.cards[number].face_up:
        if why is None:
            return False
        why.append("SUMMON-11")
    if is_under(duel, X_NO_FLIP_SUMMON, seat):
        if why is None:
            return False
        why.append("CORE-1")
    if not may_be_turned(duel, seat, number, why):
        return False
    return not why


def may_special_summon(duel: Duel, seat: int, number: int, ability: Ability, why: list[str] | None = None) -> bool:
    """SUMMON-15 to SUMMON-17, MONSTER-9, T-3.12. Whether a monster may be Special Summoned by its own procedure now."""
    if not duel.open_state or seat != duel.turn_seat or not duel.in_main_phase():
        if why is None:
            return False
        why.append("MAIN-1")
    card = duel.cards[number]
    face = duel.printed(number)
    if not ability.places & (1 << place_of(card)) and card.zone == HAND:
        if why is None:
            return False
        why.append("MONSTER-9")
    if is_under(duel, X_NO_SPECIAL_SUMMON, seat):
        if why is None:
            return False
        why.append("CORE-1")
    act = Link(seat, card.binding, face, ability.index, None, card.zone)
    if ability.condition is not None and not ability.condition.holds(duel, act):
        if why is None:
            return False
        why.append("MONSTER-9")
    freed = 0
    for step in ability.costs:
        if not step.could(duel, act):
            if why is None:
                return False
            why.append("MONSTER-9")
        freed += step.frees_zones()
    if not freed and duel.free_slot(seat, MONSTERS) < 0:
        if why is None:
            return False
        why.append("FIELD-2")
    return not why


def may_be_special_summoned(duel: Duel, seat: int, number: int, why: list[str] | None = None) -> bool:
    """SUMMON-19, SUMMON-20, T-10.1 to T-10.4, T-10.6. Whether another card's effect may Special Summon a monster from where it lies."""
    face = duel.printed(number)
    card = duel.cards[number]
    if not face.is_monster:
        return False
    if face.revival == ORDINARY and not is_under(duel, X_NO_SPECIAL_SUMMON, seat):
        return True
    if is_under(duel, X_NO_SPECIAL_SUMMON, seat):
        if why is None:
            return False
        why.append("CORE-1")
    if (
        face.revival == NEVER_SPECIAL
        or face.revival == EXCEPT_BY
        or (face.revival != ORDINARY and not card.marks & PROPER)
    ):
        if why is None:
            return False
        why.append("SUMMON-20")
    return not why


class Summoning(Frame[Duel]):
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
        position: int = ATTACK,
        chosen: tuple[int, ...] = (),
        how: int = -1,
    ) -> None:
        """Go on with another stage."""
        duel.frames[-1] = Summoning(
            stage, self.seat, self.number, self.how if how < 0 else how, slot, position, chosen, self.ability
        )  # fmt: skip

    def step(self, state: Duel) -> None:
        stage = self.stage
        if stage == ATTEMPT:
            self.succeed(state)
        elif stage == PLACE:
            self.place(state)
        elif stage == ZONE_CHOSEN:
            self.attempt(state)
        elif stage == TRIBUTES:
            self.choose_tributes(state)
        elif stage == PAY:
            self.pay(state)
        elif stage == COSTS:
            # T-3.1: the monster's own demands are met now; nobody responds to that (CHAIN-7).
            self.on(state, POSITION)
            state.next_batch()
            face = state.printed(self.number)
            link = Link(self.seat, state.binding(self.number), face, self.ability, None, state.cards[self.number].zone)
            state.frames.append(Walk(link, face.abilities[self.ability].announced, SUMMONING_COST, 0, 0, ()))
        else:
            ask_for_position(state, self.seat, self.number)

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        if self.stage == TRIBUTES:
            self.on(state, PAY, chosen=tuple([subject_of(pick) for pick in picks]))
        elif self.stage == POSITION:
            self.on(state, PLACE, position=answered_number(picks))
        else:
            self.on(state, ZONE_CHOSEN, answered_number(picks), self.position, self.chosen)

    def choose_tributes(self, duel: Duel) -> None:
        """SUMMON-5, SUMMON-6, SUMMON-8. Which monsters are Tributed."""
        needed = tributes_needed(duel, self.number)
        if not needed:
            self.on(duel, PAY)
            return
        monsters, values = tribute_values(duel, self.seat, self.number)
        codes = tuple([option(CHOOSE, monster) for monster in monsters])
        if max(values) == 1:
            open_ask(duel, Ask(self.seat, A_TRIBUTE, self.number, codes, needed, needed))
        else:
            open_ask(
                duel, Ask(self.seat, A_TRIBUTE, self.number, codes, 1, needed, SUM_AT_LEAST, tuple(values), needed)
            )

    def pay(self, duel: Duel) -> None:
        """T-3.1, TERM-TRIBUTE-1. The right to Normal Summon is used and the Tributes are made."""
        how = self.how
        if self.chosen:
            duel.next_batch()
            for number in self.chosen:
                tribute(duel, number, self.number)
            if how == NORMAL_SUMMON:
                how = TRIBUTE_SUMMON
        duel.normal_summons[self.seat] += 1
        self.on(duel, PLACE, -1, DEFENSE if how == SETTING else ATTACK, self.chosen, how)

    def place(self, duel: Duel) -> None:
        """FIELD-2, T-3.12. The zone; the one that Tributes freed counts."""
        if self.how == FLIP_SUMMON:
            self.on(duel, ZONE_CHOSEN, duel.cards[self.number].slot, ATTACK)
        elif asks_for_zone(duel, self.seat, MONSTERS):
            ask_for_zone(duel, self.seat, MONSTERS, self.number)
        else:
            self.on(duel, ZONE_CHOSEN, duel.free_slot(self.seat, MONSTERS), self.position, self.chosen)

    def attempt(self, duel: Duel) -> None:
        """T-3.2, T-3.10. A Set is done; a Summon is attempted and may be negated now."""
        duel.next_batch()
        if self.how == SETTING:
            before = put_on_field(duel, self.number, self.seat, self.slot, False, DEFENSE, duel.turn_seat, 0)
            duel.tell(E_SET, self.number, before, self.seat)
            duel.frames.pop()
            aftermath(duel, False)
            return
        hold_for_summon(duel, self.number, self.seat, self.slot, self.position, duel.turn_seat, self.how)
        self.on(duel, ATTEMPT, self.slot, self.position, self.chosen)
        open_attempt(duel)

    def succeed(self, duel: Duel) -> None:
        """T-3.3, T-3.4. Negated, the monster is gone; otherwise it is on the field, and the windows of a Summon follow."""
        duel.frames.pop()
        reserve(duel, self.seat, MONSTERS, self.slot, -1)
        card = duel.cards[self.number]
        if card.zone != SUMMONING:
            aftermath(duel, False)
            return
        duel.next_batch()
        let_stand(duel, self.number, self.slot, self.how == SPECIAL_SUMMON)
        if self.how == FLIP_SUMMON:
            duel.tell(E_FLIPPED, self.number, card, self.seat, value=ATTACK)
        duel.uses[summoned_key(self.seat)] = 1
        duel.tell(E_SUMMONED, self.number, card, self.seat, value=self.how)
        aftermath(duel, duel.profile.ignition_after_summon)


def begin_summon(duel: Duel, seat: int, number: int, how: int, ability: int = 0) -> None:
    """Begin a Summon or Set by a player; the frame that asks stays below."""
    duel.open_state = False
    stage = COSTS if how == SPECIAL_SUMMON else PLACE if how == FLIP_SUMMON else TRIBUTES
    duel.frames.append(Summoning(stage, seat, number, how, -1, ATTACK, (), ability))


def special_summon(
    duel: Duel, number: int, seat: int, slot: int, position: int, by: int, proper: bool = False, face_up: bool = True
) -> None:
    """SUMMON-16, SUMMON-19, T-3.8. Special Summon by an effect: no attempt window; part of the batch that resolves."""
    marks = SPECIAL_SUMMON << 8 | (PROPER if proper else 0)
    duel.uses[summoned_key(seat)] = 1
    before = put_on_field(
        duel, number, seat, slot, face_up, position, duel.turn_seat if seat == duel.turn_seat else seat, marks
    )
    duel.tell(E_SUMMONED, number, before, seat, 2, by, SPECIAL_SUMMON)


def summoned_key(seat: int) -> int:
    """Under which key it is kept that a seat has Summoned a monster this turn."""
    return -(1 << 50) - seat


def summon_gemini(duel: Duel, number: int) -> bool:
    """Whether a monster is a Gemini monster on the field that can be Summoned a second time (ERA-GEMINI-1)."""
    card = duel.cards[number]
    return duel.printed(number).is_gemini and card.zone == MONSTERS and card.face_up and not card.marks & SUMMONED_AGAIN
