"""Cards whose effects negate each other, of which the player who controls both chooses the one that is applied (the Talismans of Sealing)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import pop_frame, push_frame
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import keep_working, unsettle, work_out_anew
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import CHOSEN_RIVAL
from spellspeed.yugioh.duel.memory import keep_number, kept_number
from spellspeed.yugioh.duel.negation import hit, of_source
from spellspeed.yugioh.duel.negation_record import Negations
from spellspeed.yugioh.duel.rights import X_NEGATED, X_RIVALS
from spellspeed.yugioh.duel.standing_effects import standing


class Contest:
    """A card that is applied and another one of the same player that it negates; both are bindings."""

    def __init__(self, seat: int, applied: int, other: int) -> None:
        self.seat: Final = seat
        self.applied: Final = applied
        self.other: Final = other


def contests(duel: Duel) -> list[Contest]:
    """ERA-TALISMAN-1. The pairs of which nothing but each other negates one, whichever of them is applied."""
    found: list[Contest] = []
    for effect in effects_on(duel, X_RIVALS):
        change = effect.change
        assert isinstance(change, Alteration)
        for number in duel.zone(effect.seat, t.SPELLS):
            if number < 0 or duel.binding(number) not in duel.negating.standing:
                continue
            if change.touches(duel, effect, number):
                found.append(Contest(effect.seat, effect.source, duel.binding(number)))
    if not found:
        return found
    members = [contest.applied for contest in found] + [contest.other for contest in found]
    negating: list[Lasting] = []
    for effect in standing(duel):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what is X_NEGATED:
            negating.append(effect)
    return [contest for contest in found if could_be_applied(duel, contest.other, members, negating)]


def could_be_applied(duel: Duel, other: int, members: list[int], negating: list[Lasting]) -> bool:
    """T-9.13. Whether a card would be applied if it were chosen: nothing else negates it that it does not negate itself."""
    own = of_source(negating, other)
    strangers: list[Lasting] = []
    for effect in negating:
        if effect.source not in members and not hit(duel, own, effect.source % STAYS):
            strangers.append(effect)
    return not hit(duel, strangers, other % STAYS)


def asks_which_is_applied(duel: Duel) -> bool:
    """ERA-TALISMAN-1. Ask who controls two such cards which is applied, if that is not chosen yet; of several players the turn player."""
    if not duel.kinds & X_RIVALS.bit:
        return False
    there = contests(duel)
    members = [contest.applied for contest in there] + [contest.other for contest in there]
    for seat in range(duel.seats):
        for number in duel.zone(seat, t.SPELLS):
            # What was chosen counts no more once something else has parted them.
            if number >= 0 and duel.binding(number) not in members:
                if kept_number(duel, duel.binding(number), CHOSEN_RIVAL):
                    keep_number(duel, duel.binding(number), CHOSEN_RIVAL, 0)
    if all([kept_number(duel, binding, CHOSEN_RIVAL) for binding in members]):
        return False
    for seat in duel.order_from(duel.turn_seat):
        for contest in there:
            if contest.seat == seat:
                push_frame(duel, ChooseApplied(seat, contest.applied, contest.other))
                return True
    return False


class ChooseApplied(Frame):
    """A player chooses which of two own cards that negate each other is applied; so it is then with all cards of these names."""

    def __init__(self, seat: int, applied: int, other: int) -> None:
        self.seat: Final = seat
        self.applied: Final = applied
        self.other: Final = other

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.applied, self.other)

    def step(self, state: Duel) -> None:
        numbers = sorted([self.applied % STAYS, self.other % STAYS])
        codes = tuple([option(t.CHOOSE, number) for number in numbers])
        open_ask(state, Ask(self.seat, t.A_CHOOSE, self.applied % STAYS, codes))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        pop_frame(state)
        wanted = state.faces[subject_of(picks[0])].called
        chosen: list[int] = []
        for contest in contests(state):
            for binding in (contest.applied, contest.other):
                keep_number(state, binding, CHOSEN_RIVAL, 1)
                if state.faces[binding % STAYS].called == wanted and binding not in chosen:
                    chosen.append(binding)
        before = state.negations
        others = [source for source in before.working if source not in chosen]
        keep_working(state, Negations(before.standing, (*chosen, *others), before.held_down))
        work_out_anew(state)
        unsettle(state)
