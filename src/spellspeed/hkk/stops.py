"""Stops: in which phases a person at the table is asked for an action though nothing is on the reaction queue; the others are skipped."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.terms import A_ACT, ATTACK, COMBAT, MAIN, PASS, PHASES
from spellspeed.hkk.words import LANGUAGES, say
from spellspeed.kernel.asks import Ask, option, verb_of

OWN: Final = "own"
OTHER: Final = "opponent"
WHOSE: Final = (OWN, OTHER)
AT_FIRST: Final = ((OWN, PHASES[MAIN]), (OWN, PHASES[MAIN + 1]), (OWN, PHASES[COMBAT]), (OTHER, PHASES[COMBAT]))
"""The own main phase, movement and combat, and the opponent's combat."""
ON: Final = "on"
OFF: Final = "off"
PASSING: Final = option(PASS)


class UnknownStop(SpellspeedError):
    """A stop is a phase of the own or of the opponent's turn."""


class HkkStops:
    """The phases in which a person is asked."""

    def __init__(self) -> None:
        self.wanted = set(AT_FIRST)
        self.holding: set[int] = set()
        """The seats that are asked once where they would be skipped."""

    def picks(self, state: Game, ask: Ask) -> tuple[int, ...] | None:
        """A pass, where this ask is passed by itself: no stop is set for the phase, nobody attacks, and nothing is to be answered."""
        if ask.kind != A_ACT or PASSING not in ask.options or state.chain:
            return None
        if any(verb_of(code) == ATTACK for code in ask.options):
            return None
        whose = OWN if state.turn_seat == ask.seat else OTHER
        if (whose, PHASES[state.phase]) in self.wanted:
            return None
        if ask.seat in self.holding:
            self.holding.discard(ask.seat)
            return None
        return (PASSING,)

    def hold(self, seat: int) -> None:
        """The next phase in which a seat would be skipped is asked."""
        self.holding.add(seat)

    def line(self, state: Game, name: str, language: str) -> str:
        """That the phase was skipped."""
        return say(language, "stops.skipped", seat=name, phase=say(language, f"phase.{PHASES[state.phase]}"))

    def change(self, typed: list[str], language: str) -> None:
        """By words of the language or by code: `own draw on`, `opponent end off`, `all`, `none`. Raises UnknownStop, and then nothing has changed."""
        meant = [meant_by(word) for word in typed]
        if meant == ["all"]:
            self.wanted = {(whose, phase) for whose in WHOSE for phase in PHASES}
        elif meant == ["none"]:
            self.wanted = set()
        elif len(meant) == 3 and meant[0] in WHOSE and meant[1] in PHASES and meant[2] in (ON, OFF):
            changed = {(meant[0], meant[1])}
            self.wanted = self.wanted | changed if meant[2] == ON else self.wanted - changed
        else:
            near = next(
                (near for word in typed if not meant_by(word) and (near := did_you_mean(word, known(language)))), ""
            )
            raise UnknownStop(say(language, "stops.example") + near)

    def described(self, language: str) -> str:
        """The stops of the own turn, and of the opponent's."""
        lines = []
        for whose in WHOSE:
            phases = [say(language, f"stops.{phase}") for phase in PHASES if (whose, phase) in self.wanted]
            told = ", ".join(phases) or say(language, "stops.nowhere")
            lines.append(say(language, "stops.line", whose=say(language, f"stops.{whose}"), phases=told))
        return "\n".join(lines)

    def as_plain(self) -> list[Any]:
        """Pairs, as a file holds them."""
        return [[whose, phase] for whose, phase in sorted(self.wanted)]

    def take_plain(self, found: object, where: str) -> None:
        """The stops that a file holds. Raises UnknownStop."""
        if not isinstance(found, list) or not all(is_pair(one) for one in found):
            raise UnknownStop(f'{where}: {str(found)[:80]} are no stops; one is written as ["own", "main"]')
        self.wanted = {(one[0], one[1]) for one in found}


def is_pair(one: object) -> bool:
    """Whether it is a stop as a file holds it."""
    return isinstance(one, list) and len(one) == 2 and one[0] in WHOSE and one[1] in PHASES


def known(language: str) -> list[str]:
    """The words of stops in a language."""
    return [say(language, f"stops.{code}").casefold() for code in (*WHOSE, *PHASES, ON, OFF, "all", "none")]


def meant_by(word: str) -> str:
    """What a typed word means, in any language or as its code; "" for another word."""
    for code in (*WHOSE, *PHASES, ON, OFF, "all", "none"):
        if word.casefold() in (code, *[say(language, f"stops.{code}").casefold() for language in LANGUAGES]):
            return code
    return ""
