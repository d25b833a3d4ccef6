"""Hands: what is done before the draw of the turn, the hand limit, and hands that are empty when a turn ends (DRAW, END-3)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import extra_of, option, subject_of
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.faced_opponents import begin_walk
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.carrying_out import WITHOUT_CHAIN
from spellspeed.yugioh.duel.clauses import KEEPS_EMPTY_HAND
from spellspeed.yugioh.duel.derived import effects_on, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import EMPTY_HANDED
from spellspeed.yugioh.duel.memory import keep_number, remember_done
from spellspeed.yugioh.duel.rights import X_HAND_LIMIT
from spellspeed.yugioh.may.trigger import is_due

HAND_LIMIT: Final = 6


def before_the_draw(duel: Duel) -> list[int]:
    """T-6.1. What is due in this Draw Phase before the draw, as options: the rules know of nothing else that is due in a Draw Phase."""
    found: list[int] = []
    for number in duel.due:
        for ability in duel.faces[number].dues:
            if ability.phases >> t.DRAW & 1 and is_due(duel, number, ability):
                found.append(option(t.DUE, number, ability.index))
    return found


def begin_before_draw(duel: Duel, code: int) -> None:
    """T-6.1. Do one of these: no Chain, and no window."""
    number, index = subject_of(code), extra_of(code)
    card = duel.cards[number]
    remember_done(duel, card.binding, index)
    duel.next_batch()
    event = Event(t.E_PHASE, -1, None, duel.turn_seat, 0, -1, duel.phase, 0, duel.batch)
    duel.note(t.E_APPLIED, number, card.controller, detail=index)
    link = Link(card.controller, card.binding, duel.faces[number], index, event, card.zone)
    begin_walk(duel, link, WITHOUT_CHAIN)


def hand_limit_of(duel: Duel, seat: int) -> int:
    """END-3, ERA-HANDLIMIT-1. How many cards a seat may keep in hand; negative for any number.

    A face-up card goes before what was fixed for the duel; of several the one that took effect last counts.
    """
    if not duel.kinds & X_HAND_LIMIT.bit:
        return HAND_LIMIT
    limit, of_card = HAND_LIMIT, False
    for effect in effects_on(duel, X_HAND_LIMIT):
        change = effect.change
        assert isinstance(change, Alteration)
        stands = effect.until == t.WHILE_FACE_UP
        if (stands or not of_card) and reaches(duel, effect, seat):
            limit, of_card = change.amount(duel, effect, seat), stands
    return limit


def keep_empty_hands(duel: Duel) -> None:
    """T-6.6. Monsters whose text asks for it keep whether the hand of their controller is empty at the end of an opponent's turn: a condition,
    which no negation touches (THE AGENT OF WISDOM - MERCURY)."""
    for number in duel.due:
        card = duel.cards[number]
        if duel.faces[number].claims & KEEPS_EMPTY_HAND and duel.is_opponent(card.controller, duel.turn_seat):
            keep_number(duel, card.binding, EMPTY_HANDED, 0 if duel.zone(card.controller, t.HAND) else 1)
