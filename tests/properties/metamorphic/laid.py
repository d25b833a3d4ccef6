"""Positions that are laid card by card, so that the same one can be laid twice with one thing otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from spellspeed.kernel.atoms import lay
from spellspeed.kernel.cards import Card
from spellspeed.kernel.door import advance
from spellspeed.kernel.draws import Stream, key_of
from spellspeed.simulation.positions import implemented, may_lie_as_spell, some
from spellspeed.yugioh.book.preparing import STARTING_LIFE, bring_in, sides_of
from spellspeed.yugioh.book.turn import T_MAIN1, Turn
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.doing.held_down import keep_negations
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import with_home
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.profile import profile

TURN: Final = 5
STAY: Final = 1
ON_FIELD: Final = (t.MONSTERS, t.SPELLS, t.FIELD)
PILES: Final = (t.DECK, t.HAND, t.GRAVEYARD, t.REMOVED, t.FUSION_DECK)
HIDDEN: Final = (t.DECK, t.FUSION_DECK)


class Lies(NamedTuple):
    """A card and where it lies; on the field since an earlier turn."""

    face: PrintedCard
    seat: int
    zone: int
    face_up: bool = True
    position: int = t.ATTACK
    marks: int = 0


def laid(cards: Sequence[Lies], numbers: Sequence[int] = (), *, seats: int = 2, rules: str = "tcg") -> Duel:
    """The open Main Phase 1 of the first seat, at its first ask, with these cards, which lie in this order; `numbers` gives each its number."""
    cards = with_one_field(cards)
    numbers = numbers or range(len(cards))
    duel = Duel()
    duel.prepare(profile(rules), seats, sides_of(seats), STARTING_LIFE, key_of("metamorphic"))
    duel.turn, duel.turn_seat, duel.first_seat, duel.phase = TURN, 0, 0, t.MAIN1
    taken: dict[tuple[int, int], int] = {}
    made: list[Card] = []
    for lies, number in zip(cards, numbers, strict=True):
        slot = -1
        if lies.zone in ON_FIELD:
            slot = taken.get((lies.seat, lies.zone), 0)
            taken[lies.seat, lies.zone] = slot + 1
        made.append(record(duel, lies, number, slot))
    for card in sorted(made, key=lambda each: each.number):
        bring_in(duel, card)
    for card in made:
        lay(duel, card)
        duel.noticed(None, card)
    keep_negations(duel)
    duel.fresh = []
    duel.waiting = []
    duel.occasion = ()
    duel.happened = duel.batch
    duel.going_to = t.END
    duel.frames = [Turn(T_MAIN1)]
    duel.journal = []
    advance(duel)
    return duel


def with_one_field(cards: Sequence[Lies]) -> list[Lies]:
    """The cards without all Field Spell Cards on the field but the first one."""
    first = next((lies for lies in cards if lies.zone == t.FIELD), None)
    return [lies for lies in cards if lies.zone != t.FIELD or lies is first]


def record(duel: Duel, lies: Lies, number: int, slot: int) -> Card:
    """A card as it lies."""
    face, marks = lies.face.under(duel.profile.rulings), lies.marks
    if slot >= 0:
        marks = with_home(marks, lies.seat)
    if face.is_token:
        marks |= t.TOKEN
    elif lies.zone == t.MONSTERS and not face.may_be_normal_summoned:
        marks |= t.PROPER
    if lies.zone == t.SPELLS and face.is_monster:
        marks |= t.AS_SPELL
    up = lies.face_up and lies.zone not in HIDDEN
    seat = lies.seat
    return Card(number, face, seat, seat, lies.zone, slot, STAY, up, lies.position, 0, seat, 0, 0, 0, marks, (), 0)


def strewn(stream: Stream, seats: int = 2, beside: Sequence[PrintedCard] = ()) -> list[Lies]:
    """Any cards that can be played, in every zone of all seats; of those `beside` more than of others."""
    main, fusion = implemented()
    wanted = [face for face in beside if not face.is_fusion and not face.is_token]
    main = main + wanted * (len(main) // (2 * len(wanted)) if wanted else 0)
    cards: list[Lies] = []
    for seat in range(seats):
        monsters = [face for face in some(stream, main, 14) if face.is_monster]
        others = [face for face in some(stream, main, 20) if not face.is_monster]
        cards += [on_field(stream, face, seat) for face in monsters[: 1 + stream.below(3)]]
        if stream.below(3) == 0:
            cards.append(Lies(printed_named("Sheep Token"), seat, t.MONSTERS, position=t.DEFENSE))
        plain = [face for face in others if face.icon != t.FIELD_ICON]
        cards += [as_spell(stream, face, seat) for face in plain[: stream.below(4)]]
        cards += [Lies(face, seat, t.FIELD) for face in others if face.icon == t.FIELD_ICON and not stream.below(3)][:1]
        cards += [Lies(face, seat, t.HAND) for face in some(stream, main, 4)]
        cards += [Lies(face, seat, t.GRAVEYARD, marks=proper(stream)) for face in some(stream, main, 7)]
        cards += [Lies(face, seat, t.REMOVED, stream.below(4) > 0) for face in some(stream, main, 2)]
        cards += [Lies(face, seat, t.DECK) for face in some(stream, main, 15)]
        cards += [Lies(face, seat, t.FUSION_DECK) for face in some(stream, fusion, 3)]
    return cards


def proper(stream: Stream) -> int:
    """By chance the mark of a monster that was properly Summoned."""
    return t.PROPER if stream.below(2) else 0


def on_field(stream: Stream, face: PrintedCard, seat: int) -> Lies:
    """A monster in one of the three positions."""
    if stream.below(3) == 0:
        return Lies(face, seat, t.MONSTERS, False, t.DEFENSE)
    return Lies(face, seat, t.MONSTERS, True, (t.ATTACK, t.DEFENSE)[stream.below(2)])


def as_spell(stream: Stream, face: PrintedCard, seat: int) -> Lies:
    """A card in a Spell & Trap Card Zone: face-up only where it stays there by itself."""
    up = may_lie_as_spell(face) or (face.stays and face.icon == t.CONTINUOUS and stream.below(2) == 0)
    return Lies(face, seat, t.SPELLS, up)
