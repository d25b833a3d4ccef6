"""Stops: in which phases a person is asked although nothing has happened there that could be answered."""

from __future__ import annotations

from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.files.reading import quoted
from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.languages.catalog import ENGLISH, catalog
from spellspeed.languages.worded import Worded
from spellspeed.session.picks import did_you_mean
from spellspeed.session.typed import folded, vocabularies
from spellspeed.yugioh.book.priority import PASS_OPTION
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.text.codes import coded

PHASES: Final = {
    "draw": (t.DRAW,),
    "standby": (t.STANDBY,),
    "main": (t.MAIN1, t.MAIN2),
    "battle": (t.BATTLE,),
    "end": (t.END,),
}
"""The phases in which one can be passed over. What the turn player decides freely is always asked, and so is the Damage Step.

In the opponent's Battle Phase a stop is one at its Start Step; only who stops everywhere is asked between the attacks and at its end too.
"""
WHOSE: Final = ("own", "opponent")
EVERYWHERE: Final = {(whose, name) for whose in WHOSE for name in PHASES}
AT_FIRST: Final = (("opponent", "battle"), ("opponent", "end"))
WINDOWS_ABOUT_SOMETHING: Final = t.W_ATTEMPT | t.W_SUMMON | t.W_DECLARATION


class UnknownStop(SpellspeedError):
    """A stop is an own or an opponent's Draw, Standby, Main, Battle or End Phase."""


class UnwrittenStop(Worded, UnknownStop):
    """What a file or a client calls a stop is none."""

    section = "stops"


class Stops:
    """The phases in which a person is asked."""

    def __init__(self) -> None:
        self.wanted = set(AT_FIRST)
        self.holding: set[int] = set()
        """The seats that hold priority once."""

    def picks(self, state: Duel, ask: Ask) -> tuple[int, ...] | None:
        """A pass, where this ask is passed by itself; else None."""
        if not self.passes_over(state, ask):
            return None
        if ask.seat in self.holding:
            self.holding.discard(ask.seat)
            return None
        return (PASS_OPTION,)

    def line(self, state: Duel, name: str, language: str) -> str:
        """What the player is told who passes by itself: it was the own deed, or no stop is set for this phase."""
        words = catalog(language)
        if state.chain or state.moment & WINDOWS_ABOUT_SOMETHING:
            return words.say("log", "passed_own", seat=name)
        return words.say("log", "passed_over", seat=name, phase=coded(words, "phases", "phase", state.phase))

    def hold(self, seat: int) -> None:
        """Hold priority once: the next question that a seat would be passed over at is asked."""
        self.holding.add(seat)

    def passes_over(self, duel: Duel, ask: Ask) -> bool:
        """Whether this ask is passed by itself: one may pass, nothing has happened that a card answers, and no stop is set here."""
        if PASS_OPTION not in ask.options or ask.kind not in (t.A_OPEN, t.A_RESPONSE, t.A_DUE):
            return False
        if any(verb_of(code) == t.DUE for code in ask.options):
            return False
        if duel.chain:
            return duel.side_of[duel.chain[-1].seat] == duel.side_of[ask.seat]
        if duel.moment & WINDOWS_ABOUT_SOMETHING:
            return duel.turn_seat == ask.seat and not any(is_an_answer(duel, code) for code in ask.options)
        if duel.in_damage_step():
            return False
        whose = WHOSE[0] if duel.turn_seat == ask.seat else WHOSE[1]
        if (
            duel.phase == t.BATTLE
            and whose == WHOSE[1]
            and duel.battle_step != t.START_STEP
            and self.wanted != EVERYWHERE
        ):
            # What an attack brings is asked as it is declared, and before the turn ends there is the End Phase.
            return True
        return any(duel.phase in phases and (whose, name) not in self.wanted for name, phases in PHASES.items())

    def change(self, typed: list[str], language: str = ENGLISH) -> None:
        """Set stops by words: `own draw on`, `opponent end off`, `all`, `none`. Raises UnknownStop, and then nothing has changed."""
        meant = [stop_word(word, language) for word in typed]
        words = catalog(language)
        if meant == ["all"]:
            self.wanted = set(EVERYWHERE)
            return
        if meant == ["none"]:
            self.wanted = set()
            return
        if len(meant) != 3 or meant[2] not in ("on", "off"):
            raise UnknownStop(words.say("stops", "example"))
        for word, said, known in ((meant[0], typed[0], WHOSE), (meant[1], typed[1], tuple(PHASES))):
            if word not in known:
                listed = [words.say("stop words", key) for key in known]
                told = words.say("stops", "unknown", word=said, known=", ".join(listed))
                raise UnknownStop(told + did_you_mean(said, listed, words))
        if meant[2] == "on":
            self.wanted.add((meant[0], meant[1]))
        else:
            self.wanted.discard((meant[0], meant[1]))

    def described(self, language: str = ENGLISH) -> str:
        """All stops in one line each for own and opponent's turn."""
        words = catalog(language)
        lines = []
        for whose in WHOSE:
            phases = [
                words.say("stops", "on" if (whose, name) in self.wanted else "off", phase=words.say("stop words", name))
                for name in PHASES
            ]
            lines.append(words.say("stops", "line", whose=words.say("stop words", whose), phases=", ".join(phases)))
        return "\n".join(lines)

    def as_plain(self) -> list[list[str]]:
        """The stops as a file holds them."""
        return [[whose, name] for whose, name in sorted(self.wanted)]

    def take_plain(self, found: object, where: str) -> None:
        """The stops that a file holds. Raises UnknownStop."""
        self.wanted = checked_stops(found, where)


def is_an_answer(duel: Duel, code: int) -> bool:
    """Whether an option is a card that answers what has just happened, rather than one that can be activated at any time (T-2)."""
    number = subject_of(code)
    if verb_of(code) != t.ACTIVATE or number < 0:
        return False
    ability = duel.faces[number].abilities[extra_of(code)]
    return bool(ability.windows & duel.moment & WINDOWS_ABOUT_SOMETHING)


def stop_word(typed: str, language: str) -> str:
    """The word of a stop that was typed, in the language or in English; "" for another word."""
    return next((book.stops[folded(typed)] for book in vocabularies(language) if folded(typed) in book.stops), "")


def checked_stops(found: object, where: str) -> set[tuple[str, str]]:
    """Stops as a file holds them: pairs such as ["own", "draw"]. Raises UnknownStop."""
    pairs = found if isinstance(found, list) else [found]
    stops: set[tuple[str, str]] = set()
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or pair[0] not in WHOSE or pair[1] not in tuple(PHASES):
            raise UnwrittenStop("written", where=where, stop=quoted(repr(pair)))
        stops.add((pair[0], pair[1]))
    return stops
