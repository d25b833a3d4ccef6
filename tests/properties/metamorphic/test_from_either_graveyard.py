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
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_TO_OWNERS, Right
from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.duel.terms import A_TRIGGER, ACTIVATE, E_SUMMONED, GRAVEYARD, HAND, PROPER, SPECIAL_SUMMON
from spellspeed.yugioh.text.vocabulary import words, words_in
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.conditions.triggers import HeardHow
from spellspeed.yugioh.words.declaring import trigger
from spellspeed.yugioh.words.verbs.life_points import GainLife
from tests.properties.metamorphic.compared import Names, asks_for_name, parted
from tests.properties.metamorphic.crafted import crafted
from tests.properties.metamorphic.laid import Lies, laid, strewn
from tests.properties.metamorphic.reviving import monsters_that_do_something, revived
from tests.properties.playing import asked, how_many
from tests.thorough import is_checked

ANSWERS: Final = 25
BOARDS: Final = how_many(1, 4)
ABOUT_OWNERS: Final = ("OwnedBy", "DamageOwners", "TheySummon", "HeardWhere")
"""Words of texts that say whose card something is, or from whose Graveyard it came."""
NOT_SUMMONED: Final = "not Summoned"
GROUPS: Final = 4
REVIVER: Final = 0
MONSTER: Final = 1


def from_graveyard_of(seat: int, face: PrintedCard, board: list[Lies]) -> Duel:
    """The position in which the first seat can revive the monster from the Graveyard of a seat."""
    cards = [Lies(printed_named("Monster Reborn"), 0, HAND), Lies(face, seat, GRAVEYARD, marks=PROPER), *board]
    return laid(cards)


def picks_for(duel: Duel, stream: Stream) -> tuple[int, ...]:
    """An answer: what the monster does is preferred."""
    ask = asked(duel)
    own = [
        code
        for code in ask.options
        if subject_of(code) == MONSTER and (ask.kind == A_TRIGGER or verb_of(code) == ACTIVATE)
    ]
    if own and ask.least <= 1 <= ask.most and stream.below(4):
        return (own[stream.below(len(own))],)
    return random_picks(ask, stream)


def difference(face: PrintedCard, board: int) -> str:
    """What is otherwise when the monster comes from the other Graveyard; "" for nothing, NOT_SUMMONED where it cannot be."""
    stream = Stream(f"either Graveyard {face.code} {board}")
    cards = [lies for lies in strewn(stream) if not speaks_of_owners(lies.face)]
    own, other = from_graveyard_of(0, face, cards), from_graveyard_of(1, face, cards)
    if not revived(own, REVIVER, MONSTER) or not revived(other, REVIVER, MONSTER):
        return NOT_SUMMONED
    names = Names(anyones=MONSTER)
    assert own.journal is not None
    assert other.journal is not None
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
    return any(
        not words_in(ability).isdisjoint(ABOUT_OWNERS) or X_TO_OWNERS in rights_of(ability)
        for ability in face.abilities
    )


def rights_of(ability: Ability) -> list[Right]:
    """What an ability changes."""
    return [change.what for change in ability.changes]


@pytest.mark.parametrize("group", range(GROUPS))
def test_the_graveyard_that_it_comes_from_decides_nothing(group: int) -> None:
    """Of every monster that does something, in some positions each; without SPELLSPEED_THOROUGH a part of them."""
    came = 0
    for face in list(monsters_that_do_something())[group::GROUPS]:
        if is_checked("either Graveyard", face.name):
            found = [difference(face, board) for board in range(BOARDS)]
            came += sum(each != NOT_SUMMONED for each in found)
            assert all(each in ("", NOT_SUMMONED) for each in found), (face.name, found)
    assert came, "a control: monsters come"


def test_the_words_about_owners_are_words() -> None:
    """A control: none of them has another name by now."""
    assert set(ABOUT_OWNERS) <= set(words())


def test_a_monster_whose_effect_is_its_owners_is_told() -> None:
    """A control: of a monster whose effect its owner uses, whoever Summoned it, the law is broken; of the same one without that it is kept."""
    hearing = HeardHow(SPECIAL_SUMMON)
    right = crafted("Gemini Elf", trigger(E_SUMMONED, (GainLife(Fixed(500), YOU),), hearing=hearing))
    wrong = crafted("Gemini Elf", trigger(E_SUMMONED, (GainLife(Fixed(500), YOU),), hearing=hearing, owners=True))
    assert {difference(right, board) for board in range(12)} <= {"", NOT_SUMMONED}
    assert any(difference(wrong, board) not in ("", NOT_SUMMONED) for board in range(12))
