"""A monster that is Summoned from the other Graveyard does what it does for who Summoned it (TERM-CONTROL-1, T-7, T-9.10).

The same monster is Summoned by the same effect, once from the own Graveyard and once from the opponent's. What is asked of whom, what happens
and what lies where is the same in both, until the monster leaves the field: it then goes to its owner, and to the same pile.
"""

from typing import Final

import pytest

from spellspeed.kernel.asks import subject_of, verb_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import A_TRIGGER, ACTIVATE, GRAVEYARD, HAND, PROPER
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.rights import X_TO_OWNERS, Right
from spellspeed.yugioh.text.vocabulary import words_in
from tests.properties.metamorphic.compared import Names, asks_for_name
from tests.properties.metamorphic.laid import Lies, laid, strewn
from tests.properties.metamorphic.reviving import monsters_that_do_something, revived
from tests.properties.playing import asked
from tests.thorough import is_checked

ANSWERS: Final = 25
BOARDS: Final = 4
ABOUT_OWNERS: Final = ("OwnedBy", "DamageOwners", "TheySummon", "HeardWhere")
"""Words of texts that say whose card something is, or from whose Graveyard it came."""
REVIVER: Final = 0
MONSTER: Final = 1


def from_graveyard_of(seat: int, face: PrintedCard, board: list[Lies]) -> Duel:
    """The position in which the first seat can revive the monster from the Graveyard of a seat."""
    cards = [Lies(printed_named("Monster Reborn"), 0, HAND), Lies(face, seat, GRAVEYARD, marks=PROPER), *board]
    return laid(cards)


def picks_for(duel: Duel, stream: Stream) -> tuple[int, ...]:
    """An answer: what the monster does is preferred."""
    ask = asked(duel)
    own = [code for code in ask.options if subject_of(code) == MONSTER and (ask.kind == A_TRIGGER or verb_of(code) == ACTIVATE)]
    if own and ask.least <= 1 <= ask.most and stream.below(4):
        return (own[stream.below(len(own))],)
    return random_picks(ask, stream)


def difference(face: PrintedCard, board: int) -> str:
    """What is otherwise when the monster comes from the other Graveyard; "" for nothing, "not Summoned" where it cannot be."""
    stream = Stream(f"either Graveyard {face.code} {board}")
    cards = [lies for lies in strewn(stream) if not speaks_of_owners(lies.face)]
    own, other = from_graveyard_of(0, face, cards), from_graveyard_of(1, face, cards)
    if not revived(own, REVIVER, MONSTER) or not revived(other, REVIVER, MONSTER):
        return "not Summoned"
    names = Names(anyones=MONSTER)
    assert own.journal is not None and other.journal is not None
    stay = own.cards[MONSTER].stay
    told = (len(own.journal), len(other.journal))
    for place in range(ANSWERS):
        gone = [duel.cards[MONSTER].stay > stay for duel in (own, other)]
        if own.over != other.over or gone[0] != gone[1]:
            return f"the monster's place after {place} answers: {own.cards[MONSTER]} against {other.cards[MONSTER]}"
        if not gone[0]:
            for what, one, two in (
                ("events", names.events(own, told[0]), names.events(other, told[1])),
                ("table", names.table(own), names.table(other)),
            ):
                if one != two:
                    return f"{what} after {place} answers: {parted(one, two)}"
        if own.over or gone[0] or asks_for_name(asked(own)):
            break
        one, two = names.meaning(own.ask), names.meaning(other.ask)
        if one != two:
            return f"asks after {place} answers: {parted(one, two)}"
        picks = picks_for(own, stream)
        answer(own, own.serial, picks)
        answer(other, other.serial, picks)
    return ""


def speaks_of_owners(face: PrintedCard) -> bool:
    """Whether a card's text says whose card something is, which is the one thing that is otherwise."""
    return any(not words_in(ability).isdisjoint(ABOUT_OWNERS) or X_TO_OWNERS in rights_of(ability) for ability in face.abilities)


def rights_of(ability: Ability) -> list[Right]:
    """What an ability changes."""
    return [change.what for change in ability.changes]


def parted(one: object, two: object) -> str:
    """What of two facts is not the same."""
    if isinstance(one, (list, tuple)) and isinstance(two, (list, tuple)):
        if len(one) == len(two):
            return "; ".join(parted(a, b) for a, b in zip(one, two, strict=True) if a != b)
        return f"{[a for a in one if a not in two]} against {[b for b in two if b not in one]}"
    return f"{one} against {two}"
