"""Collecting reasons for a wish: what the rules name, what the place of the card says, what the open question allows."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, subject_of, verb_of
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.visibility import sees
from spellspeed.yugioh.judge.facts import Look, with_facts
from spellspeed.yugioh.judge.reasons import Reason
from spellspeed.yugioh.judge.wishes import Wish

QUESTIONS: Final = {
    t.A_TRIGGER: "T-7.2",
    t.A_ORDER: "T-7.1",
    t.A_TRIBUTE: "T-3.1",
    t.A_DISCARD: "END-3",
    t.A_REPLAY: "REPLAY-2",
    t.A_DUE: "T-6.3",
    t.A_COST: "T-9.1",
    t.A_TARGET: "T-9.1",
    t.A_FIRST: "SETUP-4",
}
"""Which rule speaks of a question that is open; of all others that no activation is possible while something is carried out (T-1.7)."""


class Against:
    """The reasons against one wish, as they are found."""

    def __init__(self, duel: Duel, seat: int, wish: Wish) -> None:
        self.duel: Final = duel
        self.seat: Final = seat
        self.wish: Final = wish
        self.found: Final[list[Reason]] = []

    @property
    def ask(self) -> Ask | None:
        """The open ask, if it is this seat's."""
        ask = self.duel.ask
        return ask if ask is not None and ask.seat == self.seat else None

    @property
    def face(self) -> PrintedCard:
        """What is printed on the card of the wish."""
        return self.duel.printed(self.wish.number)

    @property
    def zone(self) -> int:
        """Where the card of the wish lies."""
        return self.duel.cards[self.wish.number].zone

    def add(self, *found: str, ability: Ability | None = None) -> None:
        """These reasons, with their facts."""
        look = Look(self.duel, self.seat, self.wish, ability)
        for one in found:
            # TEAM-IV-1: who is not the turn player attacks with nothing; that is said otherwise than that a card is another's.
            own = one == "TERM-CONTROL-1" and not self.is_others()
            down = (
                one == "CARD-11"
                and not self.duel.cards[self.wish.number].face_up
                and self.duel.on_field(self.wish.number)
            )
            self.found.append(with_facts(look, "TERM-CONTROL-1/turn" if own else "CARD-11/down" if down else one))

    def lies_in(self, *zones: int) -> bool:
        """Whether the card lies in one of these zones of the seat (one that it controls)."""
        return self.zone in zones and self.duel.cards[self.wish.number].controller == self.seat

    def is_others(self) -> bool:
        """Whether the card lies on another player's side."""
        return self.duel.cards[self.wish.number].controller != self.seat

    def is_known(self) -> bool:
        """PUBLIC-1. Whether the seat knows which card it is; of its own Deck it knows what is in it."""
        return sees(self.duel, self.seat, self.wish.number) or self.lies_in(t.DECK)

    def is_open(self) -> bool:
        """T-1.1. Whether the seat is the turn player who may act freely."""
        ask = self.ask
        return ask is not None and ask.kind == t.A_OPEN

    def is_asked_for(self, *verbs: int) -> bool:
        """CORE-1. Whether an effect that is carried out asks for just this: one of the verbs, with the card of the wish."""
        ask = self.ask
        if ask is None or ask.kind == t.A_OPEN:
            return False
        return any(verb_of(code) in verbs and subject_of(code) == self.wish.number for code in ask.options)

    def needs_open(self) -> None:
        """T-1.1, T-1.3. What only the turn player may do when nothing else is going on."""
        ask = self.ask
        if ask is None or ask.kind == t.A_OPEN:
            return
        if ask.kind == t.A_RESPONSE or (ask.kind == t.A_DUE and t.PASS in ask.options):
            self.add("T-1.3/not_open")
        else:
            self.add_question(ask)

    def add_question(self, ask: Ask) -> None:
        """The question that has to be answered first. A card that makes one discard (`about`) is no hand limit: TERM-DISCARD-1, not END-3."""
        if ask.kind == t.A_DISCARD and ask.about >= 0:
            self.add("TERM-DISCARD-1/card")
        else:
            self.add(QUESTIONS.get(ask.kind, "T-1.7") + "/question")
