"""A Monster Token is a monster as any other until it leaves the field (TOKEN-1, TOKEN-4).

A position with a monster that does nothing is played beside the same one in which a Token of its name and values lies there. All is the same until
it leaves the field: the Token is gone then. Cards whose text speaks of Tokens, or asks for what a Token is not, are left out.
"""

from __future__ import annotations

from typing import Final

import pytest

from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.simulation.reachable import parts_of
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.cards.pool import plain, printed_named
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.scope import EVERYBODY
from spellspeed.yugioh.duel.terms import ATTACK, DECK, DEFENSE, HAND, MONSTERS, NOWHERE, SPELLS, TOKEN
from spellspeed.yugioh.text.vocabulary import words, words_in
from spellspeed.yugioh.words.declaring import spell
from spellspeed.yugioh.words.filters.traits import IsNormal, NoToken
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.verbs.destruction import Destroy
from tests.properties.metamorphic.compared import Names, asks_for_name, parted
from tests.properties.metamorphic.crafted import crafted
from tests.properties.metamorphic.laid import Lies, laid, strewn
from tests.properties.playing import asked, how_many

GROUPS: Final = 4
ANSWERS: Final = 40
PLAIN: Final = ("Gemini Elf", "Mystical Elf", "Summoned Skull")
"""Monsters that do nothing."""
STRANGE: Final = 0
"""The number of the monster that is a Token in one of the two."""
ABOUT_TOKENS: Final = ("NoToken", "Sending", "GivingAll")
"""Words of texts that leave Tokens out: those that say so, and costs that send a card to the Graveyard, where a Token never comes (TOKEN-2)."""
EXCEPT_TOKENS: Final = ("Sword of the Soul-Eater",)
"""Cards with a word of their own that leaves Tokens out, as their texts say."""


def as_token(face: PrintedCard) -> PrintedCard:
    """A Token with the name and the values of a monster."""
    return plain(
        face.code, face.name, face.kind, face.attribute, face.race, face.level, face.attack, face.defense, True
    )


def leaves_tokens_out(face: PrintedCard) -> bool:
    """Whether a card's text, or what a Token is, leaves Tokens out."""
    if face.name in EXCEPT_TOKENS:
        return True
    for ability in face.abilities:
        if not words_in(ability).isdisjoint(ABOUT_TOKENS):
            return True
        if any(isinstance(part, IsNormal) and not part.tokens for part in parts_of(ability)):
            return True
    return False


def facts(duel: Duel) -> tuple[object, ...]:
    """All that lies where, without what makes a Token one."""
    found = Names().table(duel)
    places, cards, *rest = found
    assert isinstance(cards, list)
    return (places, [card for card in cards if card[0][0] != STRANGE], *rest, lying(duel))


def lying(duel: Duel) -> tuple[object, ...]:
    """How the monster that may be a Token lies."""
    card = duel.cards[STRANGE]
    return (
        card.controller,
        card.slot,
        card.face_up,
        card.position,
        card.arrived,
        card.attacked,
        card.counters,
        card.marks & ~TOKEN,
    )


def position(seed: int, stream: Stream) -> tuple[Duel, Duel]:
    """The position with the monster, and the same one with the Token."""
    face = printed_named(PLAIN[seed % len(PLAIN)])
    around = [lies for lies in strewn(stream) if not leaves_tokens_out(lies.face)]
    seat, lies = seed % 2, DEFENSE if seed % 5 == 0 else ATTACK
    monster, token = (Lies(each, seat, MONSTERS, position=lies) for each in (face, as_token(face)))
    return laid([monster, *around]), laid([token, *around])


def difference(duel: Duel, twin: Duel, stream: Stream) -> str:
    """What is otherwise with the Token until the monster leaves the field; "" for nothing."""
    stay = duel.cards[STRANGE].stay
    for place in range(ANSWERS):
        left = [each.cards[STRANGE].zone != MONSTERS or each.cards[STRANGE].stay > stay for each in (duel, twin)]
        if left[0] != left[1]:
            return f"after {place} answers: {duel.cards[STRANGE]} against {twin.cards[STRANGE]}"
        if left[0]:
            token = twin.cards[STRANGE]
            hidden = token.zone == MONSTERS and not token.face_up  # FAQ MAGICAL HATS: a Token can be hidden
            return "" if hidden or token.zone in (NOWHERE, SPELLS) else f"after {place} answers: {token}"
        if not duel.over and asks_for_name(asked(duel)):
            break
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


@pytest.mark.parametrize("group", range(GROUPS))
def test_a_token_is_a_monster_until_it_leaves(group: int) -> None:
    """Asks, zones and values are the same, answer by answer."""
    for seed in range(group, how_many(32, 2_000), GROUPS):
        stream = Stream(f"token {seed}")
        duel, twin = position(seed, stream)
        assert difference(duel, twin, stream) == "", seed


def test_the_words_about_tokens_are_words() -> None:
    """A control: none of them has another name by now."""
    assert set(ABOUT_TOKENS) <= set(words())


def test_a_card_that_leaves_tokens_out_is_told() -> None:
    """A control: the destruction of all monsters, and of all that are no Tokens."""
    others = [
        Lies(printed_named("Kuriboh"), seat, zone)
        for seat in (0, 1)
        for zone in (MONSTERS, HAND, DECK, DECK, DECK, DECK)
    ]
    face = printed_named(PLAIN[0])
    found: list[bool] = []
    for group in (Cards((MONSTERS,), EVERYBODY), Cards((MONSTERS,), EVERYBODY, (NoToken(),))):
        hole = Lies(crafted("Dark Hole", spell((Destroy(group),))), 0, HAND)
        told: list[str] = []
        for seed in range(6):
            duel, twin = (laid([Lies(each, 0, MONSTERS), hole, *others]) for each in (face, as_token(face)))
            told.append(difference(duel, twin, Stream(f"hole {seed}")))
        found.append(any(told))
    assert found == [False, True]
