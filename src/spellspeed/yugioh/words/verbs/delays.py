"""Verbs: what an effect fixes for a later moment (T-6.1, T-6.6)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting, keep_lasting
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import TAKEN_OUT, Leaving
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel, by_number
from spellspeed.yugioh.duel.rights import X_DUE
from spellspeed.yugioh.duel.scope import YOU, later_turn, means
from spellspeed.yugioh.duel.terms import BATTLE, BY_EFFECT, DONE, END, END_STEP, FOREVER, REMOVED, STANDBY
from spellspeed.yugioh.words.changes.delays import ComesBack, how_it_lay
from spellspeed.yugioh.words.changes.values import act_of
from spellspeed.yugioh.words.verbs.grouped import OnGroup


class Delayed(Alteration):
    """A verb that is done in a phase of a later (or this) turn of the players meant: to the cards fixed when it began, else to its own group.

    What is fixed for a phase that is skipped is done when the next phase begins (T-6.1), but what is fixed for a Standby Phase is lost with it (FAQ
    LIGHTFORCE SWORD); the End Phase stands for the end of the turn, the Battle Phase for its End Step.
    `nth` says for the text which of these phases it is; the turn from which it may be done is that of the lasting effect.
    """

    def __init__(self, verb: OnGroup, phase: int, whose: int, nth: int = 1) -> None:
        self.what = X_DUE
        self.verb: Final = verb
        self.phase: Final = phase
        self.whose: Final = whose
        self.nth: Final = nth

    def parts(self) -> tuple[object, ...]:
        return (self.verb, self.phase, self.whose, self.nth)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def last_turn(self, duel: Duel, act: Link, turns: int) -> int:
        """ERA-TEAM-1, TEAM-V-5. The turn of the `nth` phase: of the one opponent chosen, whom the whole effect is about, or of all players meant.

        The `nth` of one's own comes after as many rounds of the table; so does that of the opponent whose turn it is (`turns` 0).
        """
        if self.nth > 1 and (self.whose == YOU or turns == 0):
            return duel.turn + self.nth * duel.seats
        if self.nth == 1 or duel.seats == 2 or act.against < 0:
            return duel.turn + turns
        return later_turn(duel, act.against, self.nth)

    def falls_due(self, duel: Duel, effect: Lasting) -> bool:
        if duel.turn < effect.turn or not means(duel, self.whose, effect.seat, duel.turn_seat, effect.against):
            return False
        if self.phase == BATTLE and duel.phase == BATTLE:
            return duel.battle_step == END_STEP
        return duel.phase == END if self.phase == END else duel.phase >= self.phase

    def do_due(self, duel: Duel, effect: Lasting) -> None:
        keep_lasting(duel, [other for other in duel.lasting if other is not effect])
        if self.phase == STANDBY and duel.phase != STANDBY:
            return
        act = act_of(duel, effect)
        numbers = [duel.bound_card(binding) for binding in effect.cards]
        if not effect.cards:
            numbers = self.verb.group.members(duel, act)
        self.verb.do_to(duel, act, by_number(duel, [number for number in numbers if number >= 0]))


class RemoveUntil(Step):
    """TERM-RFP-1. Remove face-up monsters of a group from play until a phase; then they come back under the control of who had them."""

    def __init__(self, group: Group, phase: int) -> None:
        self.group: Final = group
        self.change: Final = ComesBack(phase)

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.change.phase)

    def could(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        done: list[int] = []
        source = walk.link.source
        cards = [duel.cards[number] for number in self.group.members(duel, walk.link)]
        at_once(duel, [Leaving(card.number, TAKEN_OUT, BY_EFFECT, walk.link.card) for card in cards])
        for card in cards:
            if duel.cards[card.number].zone != REMOVED:
                continue
            binding = duel.binding(card.number)
            done.append(binding)
            lay = how_it_lay(duel, card)
            add_lasting(
                duel,
                Lasting(source, card.controller, self.change, (binding,), lay, FOREVER, duel.turn, duel.order),
            )
        walk.go_on(duel, walk.link.with_bound(DONE, tuple(done)))
