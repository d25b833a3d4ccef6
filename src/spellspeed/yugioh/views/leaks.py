"""What no view may hold: the names of cards that its seat does not know (PUBLIC-1, design: hidden stays hidden)."""

from __future__ import annotations

import re

from spellspeed.kernel.asks import verb_of
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import A_DECLARE, DECK, NAME_OF
from spellspeed.yugioh.duel.visibility import sees
from spellspeed.yugioh.text.notation import ZONE_WORDS
from spellspeed.yugioh.views.view import view_json


def unknown_to(duel: Duel, seat: int) -> list[int]:
    """The cards that a seat does not know."""
    return [card.number for card in duel.cards if card.zone in ZONE_WORDS and not sees(duel, seat, card.number)]


def pattern_of(name: str) -> str:
    """How a name stands in a view as JSON: a card that is named a number only between quotes, as counts and places are numbers too."""
    return rf'(?<="){name}(?=")' if name.isdigit() else rf"(?<!\w){re.escape(name)}(?!\w)"


def leaks(duel: Duel, seat: int) -> list[str]:
    """Names of hidden cards whose name or passcode stands in a seat's view, and that belong to no card it knows and none on the Chain."""
    text = view_json(duel, seat)
    hidden = {duel.printed(number) for number in unknown_to(duel, seat)}
    known = {card.face for card in duel.cards if card.zone in ZONE_WORDS and sees(duel, seat, card.number)}
    known |= {link.face for link in duel.chain}
    if duel.ask is not None and duel.ask.seat == seat and duel.ask.kind == A_DECLARE:
        # Who declares a card name is offered those of the own Deck, since the player built it, or of all cards there are.
        known |= {duel.faces[number] for number in duel.zone(seat, DECK)}
        if any(verb_of(code) == NAME_OF for code in duel.ask.options):
            known |= hidden
    # Tokens in the likeness of different monsters share their name and passcode.
    codes = {face.code for face in known}
    suspects = {
        face
        for face in hidden - known
        if face.code not in codes and (face.name in text or (face.code and f":{face.code}," in text))
    }
    if not suspects:
        return []
    # A name may stand there as a part of a longer one that the seat knows.
    longest_first = sorted({face.name for face in hidden | known if face.name in text}, key=len, reverse=True)
    named = set(re.findall("|".join([pattern_of(name) for name in longest_first]), text)) if longest_first else set()
    return sorted(face.name for face in suspects if face.name in named or (face.code and f":{face.code}," in text))
