"""What a Summoned monster keeps of its Tributes, where its own text looks back at them (CORE-1, TERM-ORIGINAL-1)."""

from __future__ import annotations

from spellspeed.yugioh.duel.clauses import KEEPS_TRIBUTED, SKIPS_TRIBUTES
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import TRIBUTED_ATTACK, TRIBUTED_CARD, TRIBUTES_MADE, UNTRIBUTED
from spellspeed.yugioh.duel.memory import keep_number


def keep_tributes(duel: Duel, number: int, tributes: tuple[int, ...]) -> None:
    """TERM-ORIGINAL-1. Keep on a Tribute Summoned monster what its own text asks about its Tributes."""
    total = sum([duel.faces[tributed].attack for tributed in tributes])
    keep_number(duel, duel.binding(number), TRIBUTES_MADE, len(tributes))
    keep_number(duel, duel.binding(number), TRIBUTED_ATTACK, total)


def keep_untributed(duel: Duel, number: int, tributes: tuple[int, ...]) -> None:
    """CORE-1. A monster that may skip its Tributes keeps that it did."""
    if not tributes and duel.faces[number].claims & SKIPS_TRIBUTES:
        keep_number(duel, duel.binding(number), UNTRIBUTED, 1)


def keep_tributed(duel: Duel, number: int, tributes: tuple[int, ...]) -> None:
    """CORE-1. A monster whose text looks back at its Tribute keeps which one it was, Set too."""
    if tributes and duel.faces[number].claims & KEEPS_TRIBUTED:
        keep_number(duel, duel.binding(number), TRIBUTED_CARD, tributes[0] + 1)
