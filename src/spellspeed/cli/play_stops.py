"""Stops: in which phases a person is asked although nothing has happened there that could be answered."""

from __future__ import annotations

from typing import Final

from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.kernel.asks import Ask, verb_of
from spellspeed.yugioh.rules import terms as t
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.priority import PASS_OPTION

PHASES: Final = {
    "draw": (t.DRAW,),
    "standby": (t.STANDBY,),
    "main": (t.MAIN1, t.MAIN2),
    "battle": (t.BATTLE,),
    "end": (t.END,),
}
"""The phases in which one can be passed over. What the turn player decides freely is always asked, and so is the Damage Step."""
WHOSE: Final = ("own", "opponent")
AT_FIRST: Final = (("opponent", "main"), ("opponent", "battle"), ("opponent", "end"))
WINDOWS_ABOUT_SOMETHING: Final = t.W_ATTEMPT | t.W_SUMMON | t.W_DECLARATION


class UnknownStop(SpellspeedError):
    """A stop is an own or an opponent's Draw, Standby, Main, Battle or End Phase."""


class Stops:
    """The phases in which a person is asked."""

    def __init__(self) -> None:
        self.wanted = set(AT_FIRST)

    def pass_over(self, duel: Duel, ask: Ask) -> bool:
        """Whether this ask is passed by itself: one may pass, there is no Chain to answer, no Summon or attack, and no stop is set here."""
        if PASS_OPTION not in ask.options or ask.kind not in (t.A_OPEN, t.A_RESPONSE, t.A_DUE) or duel.chain:
            return False
        if any(verb_of(code) == t.DUE for code in ask.options):
            return False
        if duel.moment & WINDOWS_ABOUT_SOMETHING or duel.in_damage_step():
            return False
        whose = WHOSE[0] if duel.turn_seat == ask.seat else WHOSE[1]
        return any(duel.phase in phases and (whose, name) not in self.wanted for name, phases in PHASES.items())

    def change(self, words: list[str]) -> None:
        """Set stops by words: `own draw on`, `opponent end off`, `all`, `none`. Raises UnknownStop, and then nothing has changed."""
        if words == ["all"]:
            self.wanted = {(whose, name) for whose in WHOSE for name in PHASES}
            return
        if words == ["none"]:
            self.wanted = set()
            return
        if len(words) != 3 or words[2] not in ("on", "off"):
            raise UnknownStop("write for example: stops opponent end on, stops own standby off, stops all, stops none")
        for word, known in ((words[0], WHOSE), (words[1], tuple(PHASES))):
            if word not in known:
                raise UnknownStop(f'"{word}" is none of {", ".join(known)}.{did_you_mean(word, known)}')
        if words[2] == "on":
            self.wanted.add((words[0], words[1]))
        else:
            self.wanted.discard((words[0], words[1]))

    def described(self) -> str:
        """All stops in one line each for own and opponent's turn."""
        lines = []
        for whose in WHOSE:
            phases = [f"{name} {'on' if (whose, name) in self.wanted else 'off'}" for name in PHASES]
            lines.append(f"{whose}: {', '.join(phases)}")
        return "\n".join(lines)


def checked_stops(found: object, where: str) -> set[tuple[str, str]]:
    """Stops as a file holds them: pairs such as ["own", "draw"]. Raises UnknownStop."""
    pairs = found if isinstance(found, list) else [found]
    stops: set[tuple[str, str]] = set()
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or pair[0] not in WHOSE or pair[1] not in PHASES:
            raise UnknownStop(f'{where}: {pair!r} is no stop; one is written as ["own", "draw"]')
        stops.add((pair[0], pair[1]))
    return stops
