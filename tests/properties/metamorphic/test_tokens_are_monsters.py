"""A Monster Token is a monster as any other until it leaves the field (TOKEN-1, TOKEN-4).

A position with a monster that does nothing is played beside the same one in which a Token of its name and values lies there. All is the same until
it leaves the field: the Token is gone then. Cards whose text speaks of Tokens, or asks for what a Token is not, are left out.
"""

from __future__ import annotations

from typing import Final

import pytest

from spellspeed.kernel.asks import subject_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.cards.pool import plain, printed_named
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import DEFENSE, MONSTERS, NOWHERE, SPELLS, TOKEN
from spellspeed.yugioh.text.vocabulary import words, words_in
from tests.properties.metamorphic.compared import Names, asks_for_name, parted
from tests.properties.metamorphic.laid import Lies, laid, strewn
from tests.properties.playing import asked, how_many

GROUPS: Final = 4
ANSWERS: Final = 40
STRANGE: Final = 0
"""The number of the monster that is a Token in one of the two."""
ABOUT_TOKENS: Final = ("NoToken",)
"""Words of texts that speak of Tokens."""


def as_token(face: PrintedCard) -> PrintedCard:
    """A Token with the name and the values of a monster."""
    return plain(face.code, face.name, face.kind, face.attribute, face.race, face.level, face.attack, face.defense, True)


def speaks_of_tokens(face: PrintedCard) -> bool:
    """Whether a card's text speaks of Tokens."""
    return any(not words_in(ability).isdisjoint(ABOUT_TOKENS) for ability in face.abilities)


def is_only_a_monsters(duel: Duel) -> bool:
    """Whether the open ask can turn the monster face-down, or is otherwise about what a Token is not."""
    return asks_for_name(asked(duel))


def facts(duel: Duel) -> tuple[object, ...]:
    """All that lies where, without what makes a Token one."""
    found = Names().table(duel)
    places, cards, *rest = found
    assert isinstance(cards, list)
    return (places, [card for card in cards if card[0][0] != STRANGE], *rest, lying(duel))


def lying(duel: Duel) -> tuple[object, ...]:
    """How the monster that may be a Token lies."""
    card = duel.cards[STRANGE]
    return (card.controller, card.slot, card.face_up, card.position, card.arrived, card.attacked, card.counters, card.marks & ~TOKEN)


def difference(seed: int) -> str:
    """What is otherwise with the Token, "" for nothing."""
    stream = Stream(f"token {seed}")
    face = printed_named(("Gemini Elf", "Mystical Elf", "Summoned Skull", "Kuriboh")[seed % 3])
    around = [lies for lies in strewn(stream) if not speaks_of_tokens(lies.face)]
    seat, position = seed % 2, DEFENSE if seed % 5 == 0 else 0
    duel = laid([Lies(face, seat, MONSTERS, position=position), *around])
    twin = laid([Lies(as_token(face), seat, MONSTERS, position=position), *around])
    for place in range(ANSWERS):
        left = duel.cards[STRANGE].zone != MONSTERS, twin.cards[STRANGE].zone != MONSTERS
        if left[0] != left[1]:
            return f"after {place} answers: {duel.cards[STRANGE]} against {twin.cards[STRANGE]}"
        if left[0]:
            return "" if twin.cards[STRANGE].zone in (NOWHERE, SPELLS) else f"after {place} answers a Token in {twin.cards[STRANGE]}"
        for what, one, two in (
            ("table", facts(duel), facts(twin)),
            ("ask", Names().meaning(duel.ask), Names().meaning(twin.ask)),
        ):
            if one != two:
                return f"{what} after {place} answers: {parted(one, two)}"
        if duel.over:
            break
        picks = random_picks(asked(duel), stream)
        answer(duel, duel.serial, picks)
        answer(twin, twin.serial, picks)
    return ""
