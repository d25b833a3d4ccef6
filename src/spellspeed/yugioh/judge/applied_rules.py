"""Rules of the book that apply a general rule to a case: they are named beside it, since a judge may look for either."""

from __future__ import annotations

from dataclasses import replace

from spellspeed.yugioh.cards.pool import rulings_on
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.judge.partners import RULED_ON
from spellspeed.yugioh.judge.reasons import Reason
from spellspeed.yugioh.judge.wishes import Wish


def with_special_cases(duel: Duel, wish: Wish, reasons: list[Reason]) -> list[Reason]:
    """The reasons, each with the rules that say the same of this kind of card or this phase."""
    return [
        replace(reason, also=(*special_cases(duel, wish, reason.rule), *on_this_card(duel, wish, reason)))
        for reason in reasons
    ]


def on_this_card(duel: Duel, wish: Wish, reason: Reason) -> tuple[str, ...]:
    """TEAM-R1 to TEAM-R37. Where a rule of team duels decides about what a card does: the rulings that name the card."""
    if wish.number < 0 or reason.key not in RULED_ON:
        return ()
    return tuple(ruling for ruling in rulings_on(duel.printed(wish.number).name) if ruling != reason.rule)


def special_cases(duel: Duel, wish: Wish, rule: str) -> tuple[str, ...]:
    """EFFECT-7, TRAP-8, MAIN-2 (costs), SPELL-4 (Ritual Spells), TRAP-6 (effects of Continuous Traps), MAIN-3 (zones), MAIN-6 (once a turn).

    BATTLE-7 (direct attacks).
    """
    if rule == "TEAM-IV-2":
        return ("BATTLE-7",)
    if rule == "SUMMON-2":
        return ("MAIN-6",) if duel.phase == t.MAIN2 else ()
    if wish.number < 0:
        return ()
    face = duel.printed(wish.number)
    if rule == "TERM-COST-1" and wish.verb == t.ACTIVATE:
        if face.is_monster:
            return ("EFFECT-7", "MAIN-2")
        return ("TRAP-8",) if face.icon == t.COUNTER else ()
    if rule == "SPELL-1":
        return ("SPELL-4",) if face.icon == t.RITUAL else ()
    if rule == "CARD-13":
        return ("TRAP-6",) if face.is_trap and face.icon == t.CONTINUOUS and duel.cards[wish.number].face_up else ()
    if rule == "FIELD-4" or rule == "FIELD-5":
        return ("MAIN-3",)
    return ()
