"""What a sensible player answers with in a window: removal for what comes, negations for what hurts, nothing without a reason."""

from __future__ import annotations

from spellspeed.kernel.asks import extra_of, subject_of, verb_of
from spellspeed.yugioh.bots.aims import (
    BURNS,
    COSTS_BODY,
    COSTS_HAND,
    COSTS_LIFE,
    HIDES,
    NEGATES,
    NEGATES_SUMMON,
    ON_BOTH_SIDES,
    ON_MONSTERS,
    ON_SPELLS,
    RECRUITS,
    REVIVES,
    STOPS_ATTACK,
    STRIKES,
    TAKES,
    aim_of,
    aims_of,
)
from spellspeed.yugioh.bots.appraisal import (
    own_monsters,
    resistance,
    side_monsters,
    side_spells,
    strength,
    their_monsters,
    total,
    worth,
)
from spellspeed.yugioh.bots.main_phase_plans import LITTLE, POOR, revival, strike, struck
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel.terms import ACTIVATE, E_SUMMONED, END, MONSTERS, TRAP, W_ATTEMPT, W_DECLARATION, W_SUMMON


def best_response(view: SeatView, options: tuple[int, ...]) -> int:
    """The best activation among some options, -1 where passing is better."""
    best = -1
    most = 0
    for code in options:
        if verb_of(code) == ACTIVATE:
            value = value_of(view, subject_of(code), extra_of(code) % 64)
            if value > most:
                most = value
                best = code
    return best


def value_of(view: SeatView, number: int, index: int) -> int:
    """How good an activation is in this window; 0 for passing."""
    if not view.knows(number):
        return 0
    aim = aim_of(view.face(number), index)
    if aim & COSTS_LIFE and view.life(view.seat) <= POOR:
        return 0
    if view.links():
        return in_chain(view, aim)
    if view.moment() & W_ATTEMPT:
        return against_attempt(view, aim)
    if view.moment() & W_DECLARATION and view.attacker() >= 0:
        return against_attack(view, number, aim)
    if view.moment() & W_SUMMON:
        return against_summon(view, number, aim)
    return at_leisure(view, number, aim)


def in_chain(view: SeatView, aim: int) -> int:
    """On a Chain: only to negate what an opponent activated and what is worth it."""
    last = view.links() - 1
    if not view.is_opponent(view.link_seat(last)) or not aim & NEGATES:
        return 0
    card = view.link_card(last)
    if aim & COSTS_HAND and view.hand_size(view.seat) < 2:
        return 0
    if not view.knows(card):
        return 300
    meant = aims_of(view.face(card))
    return 500 if meant & (STRIKES | TAKES | REVIVES) or not aim & COSTS_LIFE else 0


def against_attempt(view: SeatView, aim: int) -> int:
    """Against a Summon that is attempted: for strong monsters of opponents."""
    if not aim & NEGATES_SUMMON:
        return 0
    for seat in view.opponents():
        for number in view.summoning(seat):
            if view.face(number).attack >= 2000:
                return 500
    return 0


def against_attack(view: SeatView, number: int, aim: int) -> int:
    """Against an attack of an opponent that hurts."""
    attacker = view.attacker()
    if not view.is_opponent(view.controller(attacker)) or not attack_hurts(view, attacker):
        return 0
    if aim & STRIKES:
        if aim & ON_BOTH_SIDES:
            return 350 if profit(view, number, aim) > LITTLE else 0
        return 450 if not aim & ON_SPELLS else 0
    if aim & STOPS_ATTACK:
        return 440
    if aim & TAKES and not aim & COSTS_BODY:
        return 430
    if aim & HIDES:
        return 420
    if aim & RECRUITS and not aim & REVIVES:
        return 410 if not side_monsters(view) else 0
    if aim & REVIVES:
        return revival(view) // 2 if not side_monsters(view) else 0
    return 0


def attack_hurts(view: SeatView, attacker: int) -> bool:
    """Whether an attack destroys a monster of this seat or does much damage."""
    power = strength(view, attacker)
    target = view.attacked()
    if target < 0:
        return power >= LITTLE or power * 3 >= view.life(view.seat)
    return power >= resistance(view, target) and (power >= LITTLE or worth(view, target) >= LITTLE)


def against_summon(view: SeatView, number: int, aim: int) -> int:
    """Right after a Summon by an opponent."""
    strongest = 0
    for kind, card, seat in view.happened():
        if kind == E_SUMMONED and view.is_opponent(seat) and card >= 0 and view.zone_of(card) == MONSTERS:
            power = strength(view, card)
            strongest = power if power > strongest else strongest
    if not strongest or not aim & STRIKES or aim & ON_SPELLS:
        return 0
    if aim & ON_BOTH_SIDES:
        return 400 if profit(view, number, aim) > LITTLE else 0
    if aim & BURNS:
        return 400 if strongest >= 2000 and strongest < view.life(view.seat) else 0
    return 450 if strongest >= LITTLE else 0


def profit(view: SeatView, number: int, aim: int) -> int:
    """How much more the opponents lose than this side when everything of a kind is taken off the field."""
    ours = [other for other in side_spells(view) if other != number]
    lost = total(view, struck(view, side_monsters(view), ours, aim))
    return total(view, struck(view, their_monsters(view), [], aim)) - lost


def at_leisure(view: SeatView, number: int, aim: int) -> int:
    """When nothing has happened: in the End Phase of an opponent what was Set is used before it can be destroyed."""
    if aim & STRIKES and aim & ON_SPELLS and not aim & ON_MONSTERS:
        return strike(view, number, aim) if view.phase() == END or view.is_my_turn() else 0
    if view.is_my_turn():
        return 0
    if aim & BURNS and aim & STRIKES:
        return ring(view)
    if view.phase() != END:
        return 0
    if aim & RECRUITS and not aim & REVIVES:
        return 200 if not own_monsters(view) else 0
    if aim & REVIVES and view.face(number).kind == TRAP:
        return revival(view)
    return 0


def ring(view: SeatView) -> int:
    """Destroying a strong monster where its ATK hurts both players: not at the price of the own Life Points, gladly to win."""
    best = 0
    for number in their_monsters(view):
        if view.is_face_up(number):
            power = strength(view, number)
            best = power if power > best else best
    if not best or best >= view.life(view.seat):
        return 0
    if best >= view.life(view.opponents()[0]):
        return 900
    return 300 if best >= 1900 else 0
