"""Random positions: any implemented cards in any zones where they may lie, on all sides, in an open Main Phase."""

from __future__ import annotations

from functools import cache
from typing import Final

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.atoms import end_ask, forget_events, rewrite, set_life
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import Stream
from spellspeed.yugioh.book.preparing import new_card, new_duel
from spellspeed.yugioh.book.settling import settle
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import is_implemented, printed, printed_named
from spellspeed.yugioh.doing.moves import move
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import keep_waiting
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.words.changes.replacement import Crystallizes

USUAL_FUSIONS: Final = 3
"""How many Fusion Monsters a seat has on the field, where there is room for them."""


@cache
def implemented() -> tuple[list[PrintedCard], list[PrintedCard]]:
    """Every card that can be played: those of a Main Deck, and the Fusion Monsters."""
    codes = [code for code in facts.all_passcodes() if is_implemented(code)]
    faces = [printed(code) for code in codes]
    return [face for face in faces if not face.is_fusion], [face for face in faces if face.is_fusion]


def some(stream: Stream, faces: list[PrintedCard], count: int) -> list[PrintedCard]:
    """So many of the cards by chance; cards that do something are preferred to those that do not."""
    chosen: list[PrintedCard] = []
    while len(chosen) < count:
        face = faces[stream.below(len(faces))]
        if face.abilities or face.is_fusion or stream.below(6) == 0:
            chosen.append(face)
    return chosen


Decks = list[tuple[list[PrintedCard], list[PrintedCard]]]
"""Main Deck and Fusion Deck of each seat."""


def random_position(
    seed: int, seats: int, rules: str, decks: Decks | None = None, fusions: int = USUAL_FUSIONS
) -> Duel:
    """A duel in turn 3 to 6, in Main Phase 1, with cards strewn over all zones of all seats: any cards, or those of the `decks`."""
    stream = Stream(f"position {seed}")
    if decks is None:
        main, fusion = implemented()
        decks = [(some(stream, main, 50), some(stream, fusion, 8)) for _ in range(seats)]
    duel = new_duel(decks, seed, profile(rules))
    advance(duel)
    wanted = 3 + stream.below(4)
    while not duel.over and (duel.turn < wanted or duel.phase != t.MAIN1 or asked(duel).kind != t.A_OPEN):
        answer(duel, duel.serial, quietest(duel))
    if duel.over:
        return duel
    for seat in range(seats):
        strew(duel, seat, stream, fusions)
        set_life(duel, duel.side_of[seat], 100 * (1 + stream.below(80)))
    end_ask(duel)
    settle(duel)
    forget_events(duel)
    keep_waiting(duel, [])
    advance(duel)
    return duel


def asked(duel: Duel) -> Ask:
    """The open ask; a duel that goes on without one is stuck."""
    assert duel.ask is not None, "a duel that is not over asks somebody"
    return duel.ask


def quietest(duel: Duel) -> tuple[int, ...]:
    """An answer that does as little as possible: the last option ends a phase, the first one passes."""
    ask = asked(duel)
    if ask.kind == t.A_OPEN:
        return ask.options[-1:]
    return ask.options[: ask.least]


def strew(duel: Duel, seat: int, stream: Stream, fusions: int) -> None:
    """Take cards from the top of the Deck (and some Fusion Monsters) to where they may lie."""
    if fusions > USUAL_FUSIONS:
        for number in duel.zone(seat, t.FUSION_DECK)[: fusions - USUAL_FUSIONS]:
            place_monster(duel, seat, number, stream)
    for number in duel.zone(seat, t.DECK)[-28:][::-1]:
        place_card(duel, seat, number, stream)
    for number in duel.zone(seat, t.FUSION_DECK)[:USUAL_FUSIONS]:
        place_monster(duel, seat, number, stream)
    for _ in range(stream.below(3)):
        if duel.free_slot(seat, t.MONSTERS) >= 0:
            token = new_card(duel, printed_named("Sheep Token"), seat, t.NOWHERE)
            rewrite(duel, token.with_marks(t.TOKEN))
            slot = duel.free_slot(seat, t.MONSTERS)
            move(duel, token.number, seat, t.MONSTERS, slot, True, stream.below(2), by=seat, marks=t.TOKEN)


def place_card(duel: Duel, seat: int, number: int, stream: Stream) -> None:
    """To the Graveyard, out of play, to the hand, or onto the field in a way that suits its kind."""
    face = duel.printed(number)
    chance = stream.below(10)
    if chance < 2:
        move(duel, number, seat, t.GRAVEYARD, marks=t.PROPER if stream.below(2) else 0)
    elif chance == 2:
        move(duel, number, seat, t.REMOVED, face_up=stream.below(4) > 0)
    elif chance < 5:
        if len(duel.zone(seat, t.HAND)) < 7:
            move(duel, number, seat, t.HAND)
    elif may_lie_as_spell(face) and stream.below(3) and duel.free_slot(seat, t.SPELLS) >= 0:
        move(duel, number, seat, t.SPELLS, duel.free_slot(seat, t.SPELLS), by=seat, marks=t.AS_SPELL)
    elif face.is_monster:
        place_monster(duel, seat, number, stream)
    elif face.icon == t.FIELD_ICON:
        if duel.free_slot(seat, t.FIELD) >= 0:
            lone = all(not duel.cards[n].face_up for s in range(duel.seats) for n in duel.zone(s, t.FIELD) if n >= 0)
            stand(duel, seat, number, t.FIELD, lone and stream.below(2) == 0, t.ATTACK)
    elif duel.free_slot(seat, t.SPELLS) >= 0:
        stand(duel, seat, number, t.SPELLS, face.stays and face.icon != t.EQUIP and stream.below(2) == 0, t.ATTACK)


def may_lie_as_spell(face: PrintedCard) -> bool:
    """Whether a monster's text can place it in a Spell & Trap Card Zone, as a Continuous Spell Card."""
    return any(isinstance(fate, Crystallizes) for fate in face.fates)


def place_monster(duel: Duel, seat: int, number: int, stream: Stream) -> None:
    """Onto the field in one of the three positions."""
    if duel.free_slot(seat, t.MONSTERS) >= 0:
        face_up = stream.below(3) > 0
        position = (t.ATTACK, t.DEFENSE)[stream.below(2)] if face_up else t.DEFENSE
        stand(duel, seat, number, t.MONSTERS, face_up, position)


def stand(duel: Duel, seat: int, number: int, zone: int, face_up: bool, position: int) -> None:
    """On the field since an earlier turn."""
    special = not duel.printed(number).may_be_normal_summoned
    slot = duel.free_slot(seat, zone)
    move(duel, number, seat, zone, slot, face_up, position, seat, marks=t.PROPER if special else 0)
    rewrite(duel, duel.cards[number].with_arrived(1, seat))
