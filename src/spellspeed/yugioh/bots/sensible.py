"""The bot `sensible`: plays what it holds by rules of thumb, without search. It sees its ask and the view of its seat.

In a team duel it counts the partner's field as its own side's, aims at opponents alone, and lends what makes the side stronger.
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.argument_checks import checked_text
from spellspeed.kernel.asks import IN_ORDER, Ask, extra_of, option, subject_of, verb_of
from spellspeed.yugioh.bots.aims import (
    BURIES,
    FETCHES,
    FROM_GRAVEYARD,
    HURTS,
    ON_BOTH_SIDES,
    ON_MONSTERS,
    ON_SPELLS,
    SPENDS_ITSELF,
    STRENGTHENS,
    STRIKES,
    SWAPS,
    aim_of,
    aims_of,
)
from spellspeed.yugioh.bots.appraisal import highest_attack, resistance, their_monsters, their_spells, worth
from spellspeed.yugioh.bots.attacks import best_attack, would_attack
from spellspeed.yugioh.bots.main_phase_plans import LITTLE, price_of, struck, urgency
from spellspeed.yugioh.bots.partners import consent_pick, seat_pick
from spellspeed.yugioh.bots.responses import best_response, profit
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.names import name_declared
from spellspeed.yugioh.duel.printed import PrintedCard

FAR: Final = 100_000
"""More than any card is worth: for what must come first or last."""


class SensibleBot:
    """Summons its strongest, attacks where it wins, removes the strongest opposing card, keeps its traps for attackers."""

    def __init__(self, seed: str) -> None:
        """The bot decides without chance; `seed` is taken as every bot's is."""
        checked_text(seed, "seed")
        self.seed: Final = seed

    def picks(self, ask: Ask, view: SeatView) -> tuple[int, ...]:
        """A legal answer to the ask."""
        kind = ask.kind
        if kind == t.A_OPEN:
            return (open_pick(ask, view),)
        if kind == t.A_RESPONSE:
            best = best_response(view, ask.options)
            return (best if best >= 0 else option(t.PASS),)
        if kind == t.A_TRIGGER:
            return (trigger_pick(ask, view),)
        if kind == t.A_DUE:
            return (due_pick(ask, view),)
        if kind == t.A_REPLAY:
            return (replay_pick(ask, view),)
        if kind == t.A_POSITION:
            return (position_pick(ask, view),)
        if kind == t.A_YES_NO:
            return (option_with(ask, t.YES, ask.options[0]),)
        if kind == t.A_DECLARE:
            return declared_picks(ask, view)
        if kind == t.A_CONSENT:
            return (consent_pick(ask, view),)
        if kind == t.A_SEAT:
            return (seat_pick(ask, view),)
        if kind == t.A_NUMBER:
            return (ask.options[0],)
        if ask.rule == IN_ORDER:
            return ask.options
        return chosen(ask, view)


def option_with(ask: Ask, verb: int, otherwise: int) -> int:
    """The first option with a verb."""
    for code in ask.options:
        if verb_of(code) == verb:
            return code
    return otherwise


def open_pick(ask: Ask, view: SeatView) -> int:
    """In an open state: the most urgent thing to do, then battle, then the end."""
    phase = view.phase()
    if phase == t.BATTLE:
        return battle_pick(ask, view)
    battle = option_with(ask, t.ENTER_BATTLE, -1)
    fights = battle >= 0 and would_attack(view)
    best = -1
    most = 0
    for code in ask.options:
        if fights and phase == t.MAIN1 and waits_for_battle(code):
            continue
        value = urgency(view, code)
        if value > most:
            most = value
            best = code
    if best >= 0:
        return best
    if fights:
        return battle
    return option_with(ask, t.END_PHASE, option_with(ask, t.PASS, ask.options[len(ask.options) - 1]))


def waits_for_battle(code: int) -> bool:
    """Whether something is better done after the Battle Phase: Setting Spells and Traps."""
    return verb_of(code) == t.SET_SPELL


def battle_pick(ask: Ask, view: SeatView) -> int:
    """In an open Battle Step: the best attack; without one Main Phase 2."""
    best = best_attack(view, ask.options)
    if best >= 0:
        return best
    return option_with(ask, t.ENTER_MAIN2, option_with(ask, t.END_PHASE, option_with(ask, t.PASS, ask.options[0])))


def replay_pick(ask: Ask, view: SeatView) -> int:
    """In a replay: the attack that is best now, or none."""
    best = best_attack(view, ask.options)
    return best if best >= 0 else option_with(ask, t.NO_ATTACK, ask.options[0])


def due_pick(ask: Ask, view: SeatView) -> int:
    """What is due is done; besides, it is a window as any other."""
    due = option_with(ask, t.DUE, -1)
    if due >= 0:
        return due
    best = best_response(view, ask.options)
    return best if best >= 0 else option_with(ask, t.PASS, ask.options[0])


def trigger_pick(ask: Ask, view: SeatView) -> int:
    """An effect that may be used is used, unless it would only hurt this side."""
    for code in ask.options:
        if verb_of(code) != t.ACTIVATE:
            continue
        number = subject_of(code)
        if not view.knows(number):
            return code
        aim = aim_of(view.face(number), extra_of(code) % 64)
        if would_only_hurt_us(view, number, aim) or is_a_bad_trade(view, number, aim):
            continue
        return code
    return option_with(ask, t.PASS, ask.options[0])


def would_only_hurt_us(view: SeatView, number: int, aim: int) -> bool:
    """Whether an effect finds nothing of the opponents', or takes more from this side than from them; the partner's cards are ours. TEAM-I-4"""
    if not aim & HURTS:
        return False
    if not aim & (ON_MONSTERS | ON_SPELLS):
        return not opponent_has_cards(view)
    if not struck(view, their_monsters(view), their_spells(view), aim):
        return True
    return aim & STRIKES != 0 and aim & ON_BOTH_SIDES != 0 and profit(view, number, aim) <= 0


def is_a_bad_trade(view: SeatView, number: int, aim: int) -> bool:
    """Whether a monster would be spent on the one that it battled although it need not be, or is worth more."""
    if not (aim & STRIKES and aim & SPENDS_ITSELF):
        return False
    attacker, attacked = view.attacker(), view.attacked()
    if attacker < 0 or attacked < 0 or not (view.knows(attacker) and view.knows(attacked)):
        return False
    power, wall = view.attack(attacker), resistance(view, attacked)
    attacker_falls = view.is_in_attack_position(attacked) and wall >= power > 0
    attacked_falls = power > wall or (attacker_falls and wall == power)
    if number == attacker:
        falls, other_falls, other = attacker_falls, attacked_falls, attacked
    else:
        falls, other_falls, other = attacked_falls, attacker_falls, attacker
    if falls:
        return False
    return other_falls or worth(view, other) <= worth(view, number)


def opponent_has_cards(view: SeatView) -> bool:
    """Whether there is something of the opponents' on the field."""
    for seat in view.opponents():
        if view.monsters(seat) or view.spells(seat):
            return True
    return False


def position_pick(ask: Ask, view: SeatView) -> int:
    """Attack Position for a monster that can stand there."""
    number = ask.about
    strong = not view.knows(number)
    if not strong:
        power = view.face(number).attack
        strong = power >= LITTLE and power >= highest_attack(view, their_monsters(view))
        strong = strong or (view.is_my_turn() and view.phase() == t.MAIN1 and power >= LITTLE)
    wanted = t.ATTACK if strong else t.DEFENSE
    for code in ask.options:
        if extra_of(code) == wanted:
            return code
    return ask.options[0]


def declared_picks(ask: Ask, view: SeatView) -> tuple[int, ...]:
    """Declaring: Types and Attributes of the strongest opposing monsters and of few own ones, a name that is known; else the first."""
    first = ask.options[0]
    if verb_of(first) == t.NAME_OF:
        known = names_known(ask, view)
        return (known[0] if known else first,)
    if verb_of(first) != t.TYPE_OF and verb_of(first) != t.ATTRIBUTE_OF:
        return (first,)
    picks: tuple[int, ...] = ()
    while len(picks) < ask.least:
        best = -1
        most = -FAR
        for code in ask.options:
            value = worth_of_such(code, view)
            if value > most and code not in picks:
                most = value
                best = code
        picks = (*picks, best)
    return picks


def worth_of_such(code: int, view: SeatView) -> int:
    """What the opposing face-up monsters of a Type or an Attribute are worth more than the own ones."""
    value = 0
    for number in (*their_monsters(view), *view.monsters(view.seat)):
        if not view.is_face_up(number):
            continue
        face = view.face(number)
        if extra_of(code) == (face.race if verb_of(code) == t.TYPE_OF else face.attribute):
            value += -worth(view, number) if number in view.monsters(view.seat) else worth(view, number)
    return value


def names_known(ask: Ask, view: SeatView) -> list[int]:
    """T-9.1. Of the names that can be declared those of cards that this seat sees, the opponents' first: of all names nobody tries each."""
    found = names_remembered(ask, view)
    for seat in (*view.opponents(), *view.side()):
        seen = view.graveyard(seat) + view.monsters(seat) + view.spells(seat)
        if seat == view.seat:
            seen = seen + view.hand()
        for number in seen:
            if view.knows(number):
                code = option(t.NAME_OF, -1, view.face(number).code)
                if code not in found and code in ask.options:
                    found.append(code)
    return found


def names_remembered(ask: Ask, view: SeatView) -> list[int]:
    """ERA-QUESTION-1. Of the names that can be declared those of cards in Graveyards that may not be looked at now, the undermost first."""
    found: list[int] = []
    for seat in view.opponents():
        for number in view.graveyard(seat):
            face = view.remembered(number)
            if face is not None and face.is_monster and not view.knows(number):
                found.append(code_called(ask, face))
    return [code for code in found if code >= 0]


def code_called(ask: Ask, face: PrintedCard) -> int:
    """CARD-1. The option that names a card by the name that it counts as; -1 for none."""
    code = option(t.NAME_OF, -1, face.code)
    if code in ask.options:
        return code
    for other in ask.options:
        if name_declared(extra_of(other)) == face.called:
            return other
    return -1


def chosen(ask: Ask, view: SeatView) -> tuple[int, ...]:
    """Choosing cards one after the other, best first; no more than needed where something is given up."""
    gives = ask.kind == t.A_TRIBUTE or ask.kind == t.A_COST or ask.kind == t.A_DISCARD or ask.kind == t.A_MATERIAL
    gives = gives or loses_them(ask, view)
    limit = ask.kind == t.A_DISCARD and ask.about < 0
    wish = 0
    if ask.kind == t.A_TARGET or ask.kind == t.A_CHOOSE:
        wish = wish_of(ask, view)
    picks: tuple[int, ...] = ()
    while len(picks) < ask.most:
        enough = ask.is_answer(picks)
        if enough and gives:
            break
        best = -1
        most = -2 * FAR
        for code in ask.possible_after(picks):
            value = -card_worth(view, code) if gives else liking(view, code, wish)
            if limit and brings_back_its_like(view, subject_of(code), picks):
                # T-6.7: the hand would not become smaller.
                value -= FAR
            if value > most:
                most = value
                best = code
        if best < 0 or (enough and most <= 0):
            break
        picks = picks + (best,)
    return without_spares(ask, picks) if gives else picks


def without_spares(ask: Ask, picks: tuple[int, ...]) -> tuple[int, ...]:
    """Picks without those that the answer does not need (MONSTER-7: one monster counts for two)."""
    kept = picks
    for pick in picks:
        fewer = tuple([other for other in kept if other != pick])
        if ask.is_answer(fewer):
            kept = fewer
    return kept


def loses_them(ask: Ask, view: SeatView) -> bool:
    """Whether the cards that are chosen are lost by it (Magical Hats)."""
    if ask.kind != t.A_CHOOSE or ask.about < 0 or not view.knows(ask.about):
        return False
    return aims_of(view.face(ask.about)) & BURIES != 0


HARM: Final = 1
HELP: Final = 2
GIVE: Final = 3
"""An own monster is given away for one of an opponent's."""
OWN_FIRST: Final = 700
"""So much better a monster of the partner must be to be strengthened rather than an own one, which attacks in this turn."""


def wish_of(ask: Ask, view: SeatView) -> int:
    """Whether the chosen cards are to suffer or to gain by it, from the card that asks."""
    if ask.about < 0 or not view.knows(ask.about):
        return HELP
    aims = aims_of(view.face(ask.about))
    if aims & STRENGTHENS:
        return HELP
    if aims & SWAPS:
        return GIVE
    return HARM if aims & HURTS else 0


def card_worth(view: SeatView, code: int) -> int:
    """What it costs to give the card of an option away, 0 for an option without a card."""
    number = subject_of(code)
    return price_of(view, number) if number >= 0 else 0


def brings_back_its_like(view: SeatView, number: int, picks: tuple[int, ...]) -> bool:
    """Whether a card, discarded with those picked before it, may bring one of its own name back, which is then discarded as well, and so on."""
    face = view.face(number)
    brings = False
    for ability in face.triggers:
        if ability.event & (t.E_SENT | t.E_DISCARDED):
            aim = aim_of(face, ability.index)
            brings = brings or (aim & FETCHES != 0 and aim & FROM_GRAVEYARD != 0)
    gone = view.graveyard(view.seat) + [subject_of(code) for code in picks]
    return brings and any([view.face(other).name == face.name for other in gone])


def liking(view: SeatView, code: int, wish: int) -> int:
    """How gladly a card is chosen: on the field what is to suffer is the opponents', what is to gain the own; elsewhere the best."""
    number = subject_of(code)
    if number < 0:
        return 0
    value = worth(view, number) + 1
    if not view.is_on_field(number):
        return value
    theirs = view.is_opponent(view.controller(number))
    if wish == GIVE:
        return FAR - value
    if wish == HELP:
        if view.controller(number) == view.seat:
            value += OWN_FIRST
        return -value if theirs else value
    if view.zone_of(number) == t.MONSTERS and not view.is_face_up(number):
        value -= 200
    return value if theirs else -value
