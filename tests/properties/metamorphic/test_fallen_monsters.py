"""A monster that was properly Summoned and fell can be revived unless its text says otherwise (T-10.1 to T-10.4, SUMMON-20).

Each monster that cannot be Normal Summoned comes as its own text says, or by Fusion or Ritual Summon, and falls; Monster Reborn then finds it in
the Graveyard where the printed text names no exception. The same card that went to the Graveyard without having been Summoned is never found.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from spellspeed.kernel.asks import Ask, subject_of, verb_of
from spellspeed.kernel.atoms import end_ask, forget_events
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import Stream
from spellspeed.simulation.positions import implemented
from spellspeed.simulation.reachable import companions, likes
from spellspeed.yugioh.book.settling import settle
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import is_implemented, printed, printed_named
from spellspeed.yugioh.doing.departures import destroy
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import keep_waiting
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.text.card_text import text_of_printed
from tests.properties.metamorphic.laid import Lies, laid, strewn
from tests.properties.metamorphic.reviving import activation_of
from tests.properties.metamorphic.using import PASS
from tests.properties.playing import asked, how_many
from tests.thorough import is_checked

CARD: Final = 0
REVIVER: Final = 1
OTHER: Final = 2
"""A monster in the Graveyard that nothing is said of: where Monster Reborn cannot take it, nothing can be told."""
ME: Final = 0
ANSWERS: Final = 40
EXCEPTIONS_SAID: Final = ("cannot be special summoned", "must be special summoned")
"""What a text says that forbids it to come by other cards."""
FIRST_SAID: Final = "must first be"
GROUPS: Final = 4
BOARDS: Final = how_many(3, 12)
NOT_FALLEN: Final = "not fallen"


def monsters_summoned_specially() -> Iterator[PrintedCard]:
    """Every monster that can be played and cannot be Normal Summoned, in the order of the passcodes."""
    main, fusion = implemented()
    for face in sorted(main + fusion, key=lambda each: each.code):
        if face.is_monster and not face.may_be_normal_summoned:
            yield face


def says_otherwise(text: str) -> bool:
    """Whether a printed text names an exception."""
    return any(words in text.lower() for words in EXCEPTIONS_SAID)


def must_come_first(face: PrintedCard) -> bool:
    """Whether a monster must be Summoned in a way of its own before another card's effect Summons it."""
    text = text_of_printed(face)
    return face.is_fusion or face.is_ritual or FIRST_SAID in text.lower() or says_otherwise(text)


def needed(face: PrintedCard) -> list[Lies]:
    """What a Fusion or Ritual Summon takes."""
    hand: list[PrintedCard] = []
    if face.is_fusion and not face.procedures:
        hand = [printed_named("Polymerization")]
        named = [printed(code) for code in codes_of(face.materials)]
        hand += named
    ritual = facts.by_passcode(face.code).ritual_spell
    if face.is_ritual and ritual and is_implemented(facts.by_name(ritual).passcode):
        hand = [printed_named(ritual), *[printed_named("Blue-Eyes White Dragon"), printed_named("Summoned Skull")]]
    return [Lies(each, ME, t.HAND) for each in hand]


def codes_of(names: tuple[str, ...]) -> list[int]:
    """The cards of these names that can be played."""
    codes = [facts.by_name(name).passcode for name in names if facts.is_name(name)]
    return [code for code in codes if is_implemented(code)]


def position(face: PrintedCard, board: int, zone: int, stream: Stream) -> Duel:
    """The card in a zone, with what its Summon may take; a Monster Reborn in the hand."""
    beside = companions(face) + likes(face)[:30]
    around = [lies for lies in strewn(stream, beside=beside) if lies.seat == ME or lies.zone not in (t.SPELLS, t.FIELD)]
    more = [
        Lies(each, ME, (t.HAND, t.MONSTERS, t.GRAVEYARD)[board % 3])
        for each in beside
        if each.is_monster and not each.is_fusion
    ][:3]
    room = sum(lies.zone == t.MONSTERS and lies.seat == ME for lies in around)
    if board % 3 == 1 and room + len(more) > t.SLOTS:
        more = []
    fixed = [
        Lies(face, ME, zone),
        Lies(printed_named("Monster Reborn"), ME, t.HAND),
        Lies(printed_named("Gemini Elf"), ME, t.GRAVEYARD),
    ]
    return laid([*fixed, *needed(face), *more, *around])


def came(face: PrintedCard, board: int) -> Duel | None:
    """The duel in which the monster was Summoned as it must be; None where that does not happen in the answers that are given."""
    stream = Stream(f"fallen {face.code} {board}")
    duel = position(face, board, t.FUSION_DECK if face.is_fusion else t.HAND, stream)
    for _ in range(ANSWERS):
        if duel.over:
            return None
        card = duel.cards[CARD]
        if card.zone == t.MONSTERS and card.face_up:
            return duel if card.marks & t.PROPER else None
        ask = asked(duel)
        answer(duel, duel.serial, picks_for(ask, stream))
    return None


def picks_for(ask: Ask, stream: Stream) -> tuple[int, ...]:
    """An answer that Summons the card: its own way, or what stands in the hand for it; never Monster Reborn."""
    best = [code for code in ask.options if subject_of(code) == CARD and verb_of(code) in (t.SPECIAL, t.CHOOSE)]
    if best and ask.least <= 1 <= ask.most:
        return (best[0],)
    if ask.kind == t.A_OPEN:
        others = [code for code in ask.options if subject_of(code) != REVIVER]
        first = [code for code in others if verb_of(code) == t.ACTIVATE and subject_of(code) == OTHER + 1]
        usable = first if first and stream.below(3) else others
        return (usable[stream.below(len(usable))],)
    if ask.kind == t.A_RESPONSE and PASS in ask.options:
        return (PASS,)
    return random_picks(ask, stream)


def falls(duel: Duel) -> bool:
    """The monster is destroyed by an effect, and nothing follows; whether it lies in its owner's Graveyard then."""
    end_ask(duel)
    destroy(duel, CARD, t.BY_EFFECT)
    settle(duel)
    forget_events(duel)
    keep_waiting(duel, [])
    advance(duel)
    for _ in range(ANSWERS):
        if duel.over or (asked(duel).kind == t.A_OPEN and duel.turn_seat == ME and duel.phase in (t.MAIN1, t.MAIN2)):
            break
        ask = asked(duel)
        answer(
            duel, duel.serial, (PASS,) if PASS in ask.options else random_picks(ask, Stream(f"falling {ask.options}"))
        )
    return not duel.over and duel.cards[CARD].zone == t.GRAVEYARD and duel.cards[REVIVER].zone == t.HAND


def revivable(duel: Duel) -> list[int]:
    """The monsters that Monster Reborn can target now."""
    code = activation_of(duel, REVIVER)
    if code < 0:
        return []
    duel.always = True
    answer(duel, duel.serial, (code,))
    ask = asked(duel)
    return [subject_of(each) for each in ask.options] if ask.kind == t.A_TARGET else []


def difference(face: PrintedCard, text: str, board: int) -> str:
    """What is otherwise than a text says when the monster was properly Summoned and fell; "" for nothing, NOT_FALLEN where it does not."""
    duel = came(face, board)
    if duel is None or not falls(duel):
        return NOT_FALLEN
    found = revivable(duel)
    if OTHER not in found:
        return NOT_FALLEN
    revived, said = CARD in found, says_otherwise(text)
    return "" if revived != said else f"revived: {revived}, and its text says otherwise: {said}"


@pytest.mark.parametrize("group", range(GROUPS))
def test_what_was_properly_summoned_and_fell_can_be_revived(group: int) -> None:
    """Of every monster that cannot be Normal Summoned; without SPELLSPEED_THOROUGH a part of them."""
    fell = 0
    for face in list(monsters_summoned_specially())[group::GROUPS]:
        if is_checked("fallen", face.name):
            found = [difference(face, text_of_printed(face), board) for board in range(BOARDS)]
            fell += sum(each != NOT_FALLEN for each in found)
            assert all(each in ("", NOT_FALLEN) for each in found), (face.name, found)
    assert fell, "a control: monsters come and fall"


def test_what_was_never_summoned_cannot_be_revived_where_it_must_come_first() -> None:
    """The same card in the Graveyard, to which it did not come from the field."""
    for face in monsters_summoned_specially():
        duel = laid([Lies(face, ME, t.GRAVEYARD), Lies(printed_named("Monster Reborn"), ME, t.HAND)])
        assert (CARD in revivable(duel)) != must_come_first(face), face.name


def test_an_exception_that_the_text_does_not_name_is_told() -> None:
    """A control: Dark Paladin's fall with the text of a monster that names no exception, and the other way round."""
    paladin, gigantes = printed_named("Dark Paladin"), printed_named("Gigantes")
    texts = {face.name: text_of_printed(face) for face in (paladin, gigantes)}
    for face, other in ((paladin, gigantes), (gigantes, paladin)):
        told = {difference(face, texts[face.name], board) for board in range(12)}
        wrong = {difference(face, texts[other.name], board) for board in range(12)}
        assert told <= {"", NOT_FALLEN}
        assert wrong - {"", NOT_FALLEN}, face.name
