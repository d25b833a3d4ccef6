"""Which monsters may be Summoned once more."""

from __future__ import annotations

from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import summons_only_specially
from spellspeed.yugioh.duel.rights import X_NO_NORMAL_SUMMON
from spellspeed.yugioh.may.summon import may_summon_again, summon_gemini


def may_summon_gemini(duel: Duel, seat: int, number: int, why: list[str] | None = None) -> bool:
    """ERA-GEMINI-1, SUMMON-2. Whether a Gemini monster may be Normal Summoned a second time."""
    if not summon_gemini(duel, number) or duel.cards[number].controller != seat:
        if why is None:
            return False
        why.append("ERA-GEMINI-1")
    if not duel.open_state or (duel.normal_summons[seat] > 0 and not may_summon_again(duel, seat)):
        if why is None:
            return False
        why.append("SUMMON-2")
    if is_under(duel, X_NO_NORMAL_SUMMON, seat) or summons_only_specially(duel, seat):
        if why is None:
            return False
        why.append("CORE-1/summon")
    return not why
