"""Dice that are rolled against an effect as it resolves, because of what it targets (Archfiends)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import pop_frame, push_frame, replace_frame
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.activating import begin_effect
from spellspeed.yugioh.doing.chance import ask_to_redo, redo, redoing, roll
from spellspeed.yugioh.doing.departures import destroy
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_DIE_GUARDS, X_ROLLS_AGAIN
from spellspeed.yugioh.duel.terms import A_CHOOSE, BY_EFFECT, CHOOSE, E_NEGATED
from spellspeed.yugioh.duel.told_reasons import NEGATED_EFFECT
from spellspeed.yugioh.duel.windows import targets_of

NOBODY: Final = -1


def guards(duel: Duel, link: Link) -> list[Lasting]:
    """The effects that roll a die against a link for one of the cards that it targets, those of one seat after the other."""
    found: list[Lasting] = []
    face = link.face
    assert isinstance(face, PrintedCard)
    targets = [duel.bound_card(binding) for binding in targets_of(link)]
    for effect in effects_on(duel, X_DIE_GUARDS):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.refuses(duel, effect, link, face.kind):
            if any([number >= 0 and change.touches(duel, effect, number) for number in targets]):
                found.append(effect)
    seats = duel.order_from(duel.turn_seat)
    return [effect for seat in seats for effect in found if effect.seat == seat]


def begin_guarding(duel: Duel, place: int) -> bool:
    """Begin to roll against the link at this place of the Chain; whether there is anything to roll."""
    if not guards(duel, duel.chain[place]):
        return False
    push_frame(duel, Guarding(place, (), NOBODY, 0, 0))
    return True


@mypyc_attr(acyclic=True)
class Guarding(Frame):
    """Before a Chain Link is carried out: each card that rolls a die against it does so, in the order of its player's choice, until one negates it.

    `place` is that of the link, `rolled` are the cards that have rolled, `rolling` the one whose `result` is known while players are asked
    whether it is rolled again: so many were `asked`.
    """

    def __init__(self, place: int, rolled: tuple[int, ...], rolling: int, result: int, asked: int) -> None:
        self.place: Final = place
        self.rolled: Final = rolled
        self.rolling: Final = rolling
        self.result: Final = result
        self.asked: Final = asked

    def parts(self) -> tuple[object, ...]:
        return (self.place, self.rolled, self.rolling, self.result, self.asked)

    def waiting(self, duel: Duel) -> list[Lasting]:
        """The effects of the next seat that have not rolled yet."""
        left = [effect for effect in guards(duel, duel.chain[self.place]) if effect.source not in self.rolled]
        return [effect for effect in left if effect.seat == left[0].seat]

    def step(self, state: Duel) -> None:
        left = self.waiting(state)
        if not left:
            pop_frame(state)
            begin_effect(state, state.chain[self.place])
        elif len(left) > 1:
            codes = tuple([option(CHOOSE, effect.source % STAYS) for effect in left])
            open_ask(state, Ask(left[0].seat, A_CHOOSE, state.chain[self.place].card, codes))
        else:
            self.throw(state, left[0])

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        if self.rolling == NOBODY:
            chosen = [effect for effect in self.waiting(state) if effect.source % STAYS == subject_of(picks[0])]
            self.throw(state, chosen[0])
            return
        effect = self.waiting(state)[0]
        for one in self.waiting(state):
            if one.source == self.rolling:
                effect = one
        if redo(state, redoing(state, X_ROLLS_AGAIN, state.order_from(state.turn_seat))[self.asked], picks[0]):
            self.throw(state, effect)
        else:
            self.offer(state, effect, self.result, self.asked + 1)

    def throw(self, duel: Duel, effect: Lasting) -> None:
        """GEAR-2. Roll the die of one card."""
        duel.next_batch()
        self.offer(duel, effect, roll(duel, effect.source % STAYS, effect.seat), 0)

    def offer(self, duel: Duel, effect: Lasting, result: int, asked: int) -> None:
        """Ask the next player who can have it rolled again; if there is none, the result stands."""
        again = redoing(duel, X_ROLLS_AGAIN, duel.order_from(duel.turn_seat))
        if asked < len(again):
            replace_frame(duel, Guarding(self.place, self.rolled, effect.source, result, asked))
            open_ask(duel, ask_to_redo(again[asked]))
            return
        change = effect.change
        assert isinstance(change, Alteration)
        if not change.is_hit(result):
            replace_frame(duel, Guarding(self.place, (*self.rolled, effect.source), NOBODY, 0, 0))
            return
        pop_frame(duel)
        link = duel.chain[self.place]
        duel.note(E_NEGATED, link.card, link.seat, by=effect.source % STAYS, value=link.number, detail=NEGATED_EFFECT)
        if duel.bound_card(link.source) >= 0 and duel.on_field(link.card):
            destroy(duel, link.card, BY_EFFECT, effect.source % STAYS)
