"""What a Summoned monster keeps of its Tributes, where its own text looks back at them (CORE-1, TERM-ORIGINAL-1)."""

from __future__ import annotations

from spellspeed.yugioh.duel.clauses import KEEPS_TRIBUTED, SKIPS_TRIBUTES
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import TRIBUTED_ATTACK, TRIBUTED_CARD, TRIBUTES_MADE, UNTRIBUTED
from spellspeed.yugioh.duel.memory import keep_number
from spellspeed.yugioh.duel.printed import ATTACK_UNSAID


def keep_tributes(duel: Duel, number: int, tributes: tuple[int, ...]) -> None:
    """TERM-ORIGINAL-1. Keep on a Tribute Summoned monster what its own text asks about its Tributes."""
    keep_number(duel, duel.binding(number), TRIBUTES_MADE, len(tributes))
    keep_number(duel, duel.binding(number), TRIBUTED_ATTACK, printed_attack(duel, tributes))


def keep_untributed(duel: Duel, number: int, tributes: tuple[int, ...]) -> None:
    """CORE-1. A monster that may skip its Tributes keeps that it did."""
    if not tributes and duel.faces[number].claims & SKIPS_TRIBUTES:
        keep_number(duel, duel.binding(number), UNTRIBUTED, 1)


def keep_tributed(duel: Duel, number: int, tributes: tuple[int, ...]) -> None:
    """CORE-1. A monster whose text looks back at its Tribute keeps which one it was, Set too."""
    if tributes and duel.faces[number].claims & KEEPS_TRIBUTED:
        keep_number(duel, duel.binding(number), TRIBUTED_CARD, tributes[0] + 1)


def printed_attack(duel: Duel, tributes: tuple[int, ...]) -> int:
    """TERM-ORIGINAL-1, FAQ MAJU GARZETT. The original ATK of Tributes in all; one that is printed as "?" makes 0 of all."""
    if any([duel.faces[number].unsaid & ATTACK_UNSAID for number in tributes]):
        return 0
    return sum([duel.faces[number].attack for number in tributes])
