"""Options of an hkk ask in the words of a scenario, and the words of a scenario as options."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import texts
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.terms import (
    A_ACT,
    A_OFFER,
    A_REACT,
    ATTACK,
    BELOW,
    CHOOSE,
    CHOOSE_NUMBER,
    CHOOSE_SEAT,
    DUE,
    E_ACTED,
    E_CONTROL,
    E_COUNTERS,
    E_DAMAGED,
    E_DIED,
    E_DISCARDED,
    E_DREW,
    E_ENTERED,
    E_LIFE,
    E_PHASE,
    E_PLAYED,
    E_PREVENTED,
    E_REWARD,
    E_SHUFFLED,
    GUARD,
    IN_PLAY,
    MOVE,
    NEUTRALIZING,
    NO,
    PASS,
    PAY,
    PLAY,
    SACRIFICE,
    USE,
    YES,
)
from spellspeed.hkk.rules.using import activated
from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.scenario.model import CardRef, Value
from spellspeed.scenario.model_steps import Intent

FREE: Final = (A_ACT, A_REACT, A_OFFER)
"""Asks at which a seat may simply do nothing."""


EVENTS: Final = {
    "drawn": E_DREW,
    "destroyed": E_DIED,
    "discarded": E_DISCARDED,
    "summoned": E_ENTERED,
    "damage": E_DAMAGED,
    "gained": E_LIFE,
    "control_changed": E_CONTROL,
    "counter_added": E_COUNTERS,
    "counter_removed": E_COUNTERS,
    "activated": E_ACTED,
    "negated": E_PREVENTED,
    "resolved": E_PLAYED,
    "shuffled": E_SHUFFLED,
    "phase": E_PHASE,
    "paid": E_REWARD,
}
"""Which events the names mean; `activated` with `kind` reaction or action, `paid` a Reward that was given."""
KINDS: Final = {"action": 0, "reaction": 1}


class HkkNames:
    """Who is who in a running hkk scenario. `written` says on whose side of the file a card stood."""

    def __init__(self, seats: tuple[str, ...], written: dict[int, int]) -> None:
        self.seats = seats
        self.written = written

    def side(self, game: Game, number: int) -> int:
        """The seat on whose side a card was written, its owner for a token."""
        return self.written.get(number, game.cards[number].owner)

    def matches(self, game: Game, ref: CardRef, number: int) -> bool:
        """Whether a name can mean this card."""
        if number < 0 or game.cards[number].face.name != ref.name:
            return False
        card = game.cards[number]
        if ref.number is not None:
            side = self.side(game, number)
            if ref.seat is not None and side != self.seats.index(ref.seat):
                return False
            alike = [n for n in range(number) if game.cards[n].face.name == ref.name and self.side(game, n) == side]
            return len(alike) + 1 == ref.number
        whose = card.controller if card.zone in IN_PLAY else card.owner
        return ref.seat is None or whose == self.seats.index(ref.seat)

    def meant(self, game: Game, ref: CardRef) -> list[int]:
        """All cards that a name can mean."""
        return [card.number for card in game.cards if self.matches(game, ref, card.number)]

    def matching(self, game: Game, ask: Ask, intent: Intent) -> list[int]:
        """The options of an ask that an intent can mean."""
        return [code for code in ask.options if self.means(game, code, intent)]

    def means(self, game: Game, code: int, intent: Intent) -> bool:
        """Whether an intent can mean this option."""
        verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
        if intent.verb in ("pass", "done"):
            return verb == PASS
        if intent.verb in ("yes", "no", "pay"):
            return verb == {"yes": YES, "no": NO, "pay": PAY}[intent.verb]
        if intent.card is None or not self.matches(game, intent.card, number):
            return False
        if intent.verb == "play":
            return verb == PLAY and (extra % BELOW == NEUTRALIZING) == intent.neutralization
        if intent.verb == "use":
            return verb in (USE, DUE) and intent.effect in (None, effect_number(game, number, extra % BELOW))
        if intent.verb == "attack":
            if verb != ATTACK or intent.direct != (extra == 0):
                return False
            return intent.target is None or self.matches(game, intent.target, extra - 1)
        if intent.verb == "move":
            return verb == MOVE and intent.to == ("guard" if extra == GUARD else "reserve")
        return intent.verb == "sacrifice" and verb == SACRIFICE

    def picks(self, game: Game, ask: Ask, values: tuple[Value, ...]) -> tuple[int, ...] | None:
        """The picks that values name, None if they do not answer this ask. Copies that nothing tells apart are taken in order."""
        picks: list[int] = []
        for value in values:
            found = [code for code in ask.options if code not in picks and self.is_value(game, code, value)]
            if not found:
                return None
            picks.append(found[0])
        return tuple(picks) if ask.is_answer(tuple(picks)) else None

    def is_value(self, game: Game, code: int, value: Value) -> bool:
        """Whether a value can mean this option."""
        verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
        if verb in (CHOOSE, DUE):
            return value.card is not None and self.matches(game, value.card, number)
        if verb == CHOOSE_SEAT:
            return value.text == self.seats[extra] or value.seat == self.seats[extra]
        if verb == CHOOSE_NUMBER:
            return value.number == extra
        return value.text == {YES: "yes", NO: "no", PAY: "pay", SACRIFICE: "sacrifice"}.get(verb)

    def said(self, game: Game, code: int) -> str:
        """An option in the words of a scenario."""
        verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
        name = game.cards[number].face.name if number >= 0 else ""
        if verb == PASS:
            return "pass"
        if verb == PLAY:
            return f"play {name} as neutralization" if extra % BELOW == NEUTRALIZING else f"play {name}"
        if verb == ATTACK:
            return f"attack {name} -> {game.cards[extra - 1].face.name if extra else 'player'}"
        if verb == MOVE:
            return f"move {name} to {'guard' if extra == GUARD else 'reserve'}"
        if verb == CHOOSE_SEAT:
            return f"choose {self.seats[extra]}"
        if verb == CHOOSE_NUMBER:
            return f"choose {extra}"
        words = {USE: "use", DUE: "use", CHOOSE: "choose", SACRIFICE: "sacrifice", YES: "yes", NO: "no", PAY: "pay"}
        return f"{words[verb]} {name}".strip() if verb != PAY else "pay"

    def listed(self, game: Game, ask: Ask) -> str:
        """All options of an ask."""
        return ", ".join(self.said(game, code) for code in ask.options)


def effect_number(game: Game, number: int, place: int) -> int:
    """Which of the usable clauses of a card it is, counted from 1 in the order printed."""
    clauses = texts.clauses_of(game, number)[: place + 1]
    return sum(activated(clause) is not None for clause in clauses)


def is_question(ask: Ask) -> bool:
    """Whether an ask must be answered, other than by doing nothing."""
    return ask.kind not in FREE
