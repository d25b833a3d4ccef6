"""Why the bot `sensible` would do what it hints at: what it weighs (yugioh/bots), in words with the numbers."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.languages.catalog import Catalog
from spellspeed.yugioh.bots import aims
from spellspeed.yugioh.bots.aims import aim_of
from spellspeed.yugioh.bots.appraisal import (
    UNKNOWN_DEFENSE,
    highest_attack,
    most_worth,
    own_monsters,
    resistance,
    side_monsters,
    their_monsters,
    their_spells,
    worth,
)
from spellspeed.yugioh.bots.attacks import NO_GAIN, gain_of
from spellspeed.yugioh.bots.main_phase_plans import MOST_SET, price_of, struck
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel import terms as t

GIVING: Final = (t.A_TRIBUTE, t.A_COST, t.A_DISCARD, t.A_MATERIAL)
PICKING: Final = (t.A_TARGET, t.A_CHOOSE)
AIMS: Final = (
    (aims.NEGATES | aims.NEGATES_SUMMON, "negates"),
    (aims.DRAWS, "draws"),
    (aims.ROBS, "robs"),
    (aims.TAKES, "takes"),
    (aims.STRIKES, "strikes"),
    (aims.STOPS_ATTACK, "stops"),
    (aims.HIDES, "stops"),
    (aims.REVIVES, "revives"),
    (aims.FETCHES, "fetches"),
    (aims.HOLDS_OFF, "holds off"),
    (aims.STRENGTHENS, "strengthens"),
    (aims.RECRUITS, "recruits"),
    (aims.BURNS, "burns"),
    (aims.HEALS, "heals"),
)
"""What an effect is for, in the order in which the bot asks for it, with its sentence."""


def reason_of_hint(view: SeatView, ask: Ask, picks: tuple[int, ...], words: Catalog) -> str:
    """A sentence about what speaks for these picks; "" where the bot weighs nothing. It tells what the seat knows, as the bot does."""
    if not picks:
        return ""
    if ask.kind in GIVING or ask.kind in PICKING:
        return reason_of_choice(view, ask, picks, words)
    code = picks[0]
    verb = verb_of(code)
    if verb in (t.ACTIVATE, t.DUE):
        return reason_to_activate(view, code, words)
    if verb == t.ATTACK_WITH:
        return reason_to_attack(view, subject_of(code), extra_of(code) - 1, words)
    if verb == t.ENTER_BATTLE:
        attacks = [
            (gain_of(view, attacker, target), attacker, target)
            for attacker in own_monsters(view)
            if view.is_face_up(attacker) and view.is_in_attack_position(attacker)
            for target in (their_monsters(view) or [-1])
        ]
        best = max(attacks, default=(NO_GAIN, -1, -1))
        return reason_to_attack(view, best[1], best[2], words) if best[0] > NO_GAIN else ""
    if verb in (t.PASS, t.END_PHASE, t.ENTER_MAIN2, t.NO_ATTACK):
        return words.say("hints", "nothing")
    if verb in (t.SUMMON, t.SET_MONSTER, t.SET_SPELL, t.SPECIAL, t.FLIP, t.CHANGE_POSITION):
        return reason_to_place(view, verb, subject_of(code), words)
    if verb == t.POSITION_OF and ask.about >= 0 and view.knows(ask.about):
        return about_values(view, "position", ask.about, words)
    return ""


def about_values(view: SeatView, key: str, number: int, words: Catalog) -> str:
    """A sentence with ATK and DEF of a monster and the highest ATK of the opponents (None without a face-up monster)."""
    threat = highest_attack(view, their_monsters(view)) or None
    attack, defense = view.attack(number), view.defense(number)
    return words.say("hints", key, card=view.face(number).name, attack=attack, defense=defense, threat=threat)


def reason_to_place(view: SeatView, verb: int, number: int, words: Catalog) -> str:
    """Why a card comes to the field, or a monster changes its position."""
    face = view.face(number)
    if verb == t.SET_SPELL:
        return words.say("hints", "set card", number=len(view.spells(view.seat)), most=MOST_SET)
    if verb in (t.SET_MONSTER, t.FLIP) and face.has_flip_effect:
        return words.say("hints", "flip effect", card=face.name)
    if verb == t.SUMMON and face.level > 4 and view.zone_of(number) == t.HAND:
        needed = 1 if face.level < 7 else 2
        given = sorted(price_of(view, other) for other in side_monsters(view))[:needed]
        return words.say(
            "hints", "tribute summon", card=face.name, attack=face.attack, value=sum(given), number=len(given)
        )
    if verb == t.CHANGE_POSITION:
        return about_values(view, "to defense" if view.is_in_attack_position(number) else "to attack", number, words)
    return about_values(view, "set monster" if verb == t.SET_MONSTER else "summon", number, words)


def reason_to_attack(view: SeatView, attacker: int, target: int, words: Catalog) -> str:
    """Why an attack is worth making: the value that it beats, or that nothing is in its way."""
    parts: dict[str, object] = {"card": view.face(attacker).name, "attack": view.attack(attacker)}
    if target < 0:
        return words.say("hints", "direct attack", **parts)
    if not view.knows(target):
        return words.say("hints", "attack unknown", value=UNKNOWN_DEFENSE, **parts)
    name, value = view.face(target).name, resistance(view, target)
    return words.say("hints", "attack", target=name, value=value, over=view.attack(attacker) - value, **parts)


def reason_to_activate(view: SeatView, code: int, words: Catalog) -> str:
    """What an effect is for, and what it would bring: the best it can take off the field, bring back, take over or stop."""
    number = subject_of(code)
    if not view.knows(number):
        return ""
    face = view.face(number)
    aim = aim_of(face, extra_of(code) % 64)
    key = next((key for bits, key in AIMS if aim & bits), "effect")
    best = -1
    if key == "strikes":
        best = most_worth(view, struck(view, their_monsters(view), their_spells(view), aim))
    elif key == "takes":
        best = most_worth(view, their_monsters(view))
    elif key == "revives":
        best = most_worth(view, [other for other in view.graveyard(view.seat) if view.face(other).is_monster])
    elif key == "stops":
        best = view.attacker()
    elif key == "negates" and view.links():
        best = view.link_card(view.links() - 1)
    name = view.face(best).name if best >= 0 and view.knows(best) else None
    value = worth(view, best) if best >= 0 else None
    return words.say("hints", key, card=face.name, best=name, value=value)


def reason_of_choice(view: SeatView, ask: Ask, picks: tuple[int, ...], words: Catalog) -> str:
    """Why these cards: those that are worth least are given away, else those that are worth most are taken."""
    numbers = [subject_of(code) for code in picks]
    if any(number < 0 for number in numbers):
        return ""
    values = ", ".join(str(price_of(view, number) if ask.kind in GIVING else worth(view, number)) for number in numbers)
    others = {subject_of(code) for code in ask.options} - set(numbers)
    if not others:
        return words.say("hints", "only choice")
    if ask.kind in GIVING:
        return words.say("hints", "give", values=values, number=len(numbers))
    of_theirs = all(view.is_on_field(number) and view.is_opponent(view.controller(number)) for number in numbers)
    return words.say("hints", "harm" if of_theirs else "take", values=values, number=len(numbers))
