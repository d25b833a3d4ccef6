"""What a sensible player does for a partner: which opponent an effect is to hit, and whether to lend the own cards (TEAM-III-1, TEAM-III-5)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.yugioh.bots.appraisal import total
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel.terms import ALLOW, MONSTERS, REFUSE

BETTER: Final = 300
"""So much more than what is given for it a monster must be worth that is Summoned with cards of this seat."""
CHEAP: Final = 1000
"""For the effect of a card that lies on the field no more than this is lent: it would be used again and again."""
FOR_A_SPELL: Final = 2000
"""For a Spell Card (a Fusion, as a rule) monsters are lent that are worth no more than this each."""


def consent_pick(ask: Ask, view: SeatView) -> int:
    """TEAM-III-5. Yes to what makes the side stronger: a better monster for a weaker one, a Fusion, a cheap cost."""
    return option(ALLOW) if would_lend(view, ask.about, list(ask.values)) else option(REFUSE)


def would_lend(view: SeatView, about: int, cards: list[int]) -> bool:
    """Whether the own cards are well spent for the sake of a card of the partner."""
    each = total(view, cards) // len(cards)
    if about < 0 or not view.knows(about) or view.zone_of(about) == MONSTERS:
        return each <= CHEAP
    face = view.face(about)
    if not face.is_monster:
        return each <= FOR_A_SPELL
    low = face.defense - BETTER
    return (face.attack if face.attack > low else low) >= each + BETTER


def seat_pick(ask: Ask, view: SeatView) -> int:
    """TEAM-III-1. The opponent who has most to lose: cards in the hand, then on the field; of equals the one who is named first."""
    best = ask.options[0]
    most = -1
    for code in ask.options:
        seat = extra_of(code)
        held = 10 * view.hand_size(seat) + len(view.monsters(seat)) + len(view.spells(seat))
        if view.is_opponent(seat) and held > most:
            most = held
            best = code
    return best
