"""Options of an hkk ask in the words of a scenario, and the words of a scenario as options."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules import texts
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.uses import activated
from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.scenario.model import CardRef, Value
from spellspeed.scenario.model_steps import Intent

FREE: Final = (t.A_ACT, t.A_REACT, t.A_OFFER)
"""Asks at which a seat may simply do nothing."""


EVENTS: Final = {
    "drawn": t.E_DREW,
    "destroyed": t.E_DIED,
    "discarded": t.E_DISCARDED,
    "summoned": t.E_ENTERED,
    "damage": t.E_DAMAGED,
    "gained": t.E_LIFE,
    "control_changed": t.E_CONTROL,
    "counter_added": t.E_COUNTERS,
    "counter_removed": t.E_COUNTERS,
    "activated": t.E_ACTED,
    "negated": t.E_PREVENTED,
    "resolved": t.E_PLAYED,
    "shuffled": t.E_SHUFFLED,
    "phase": t.E_PHASE,
    "paid": t.E_REWARD,
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
        whose = card.controller if card.zone in t.IN_PLAY else card.owner
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
            return verb == t.PASS
        if intent.verb in ("yes", "no", "pay"):
            return verb == {"yes": t.YES, "no": t.NO, "pay": t.PAY}[intent.verb]
        if intent.card is None or not self.matches(game, intent.card, number):
            return False
        if intent.verb == "play":
            return verb == t.PLAY and (extra % t.BELOW == t.NEUTRALIZING) == intent.neutralization
        if intent.verb == "use":
            return verb in (t.USE, t.DUE) and intent.effect in (None, effect_number(game, number, extra % t.BELOW))
        if intent.verb == "attack":
            if verb != t.ATTACK or intent.direct != (extra == 0):
                return False
            return intent.target is None or self.matches(game, intent.target, extra - 1)
        if intent.verb == "move":
            return verb == t.MOVE and intent.to == ("guard" if extra == t.GUARD else "reserve")
        return intent.verb == "sacrifice" and verb == t.SACRIFICE

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
        if verb in (t.CHOOSE, t.DUE):
            return value.card is not None and self.matches(game, value.card, number)
        if verb == t.CHOOSE_SEAT:
            return value.text == self.seats[extra] or value.seat == self.seats[extra]
        if verb == t.CHOOSE_NUMBER:
            return value.number == extra
        return value.text == {t.YES: "yes", t.NO: "no", t.PAY: "pay", t.SACRIFICE: "sacrifice"}.get(verb)

    def said(self, game: Game, code: int) -> str:
        """An option in the words of a scenario."""
        verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
        name = game.cards[number].face.name if number >= 0 else ""
        if verb == t.PASS:
            return "pass"
        if verb == t.PLAY:
            return f"play {name} as neutralization" if extra % t.BELOW == t.NEUTRALIZING else f"play {name}"
        if verb == t.ATTACK:
            return f"attack {name} -> {game.cards[extra - 1].face.name if extra else 'player'}"
        if verb == t.MOVE:
            return f"move {name} to {'guard' if extra == t.GUARD else 'reserve'}"
        if verb == t.CHOOSE_SEAT:
            return f"choose {self.seats[extra]}"
        if verb == t.CHOOSE_NUMBER:
            return f"choose {extra}"
        words = {
            t.USE: "use",
            t.DUE: "use",
            t.CHOOSE: "choose",
            t.SACRIFICE: "sacrifice",
            t.YES: "yes",
            t.NO: "no",
            t.PAY: "pay",
        }
        return f"{words[verb]} {name}".strip() if verb != t.PAY else "pay"

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
