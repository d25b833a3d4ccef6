"""The order of zones decides nothing (design: invariant 4): a position and the same one with its slots permuted are the same duel to the end.

The answers of one are given in the other, card by card. Cards that speak of zones and columns are left out.
"""

from typing import Final

import pytest

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.cards import Card
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.simulation.positions import random_position
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.likeness import Likeness
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import A_OPEN, DECK, FUSION_DECK, GRAVEYARD, HAND, MONSTERS, REMOVED, SPELLS, ZONES
from spellspeed.yugioh.text.vocabulary import words, words_in
from tests.properties.playing import asked, how_many

GROUPS: Final = 8
PILES: Final = (DECK, HAND, GRAVEYARD, REMOVED, FUSION_DECK)
ABOUT_ZONES: Final = ("CloseZones", "CollapseZones", "InRolledZone", "MoveBeside", "Rearrange")
"""Words of cards that speak of zones and columns."""


def speaks_of_zones(face: PrintedCard) -> bool:
    """Whether a card's text is about zones."""
    return any(not words_in(ability).isdisjoint(ABOUT_ZONES) for ability in face.abilities)


def test_the_words_of_zones_are_words() -> None:
    """A control: none of them has another name by now."""
    assert set(ABOUT_ZONES) <= set(words())


def permuted(duel: Duel, stream: Stream) -> Duel:
    """The same duel with the slots of each Monster Card Zone and Spell & Trap Card Zone in another order."""
    twin = duel.fork()
    for seat in range(duel.seats):
        for zone in (MONSTERS, SPELLS):
            place = seat * ZONES + zone
            before = duel.zones[place]
            left = list(range(len(before)))
            order = [left.pop(stream.below(len(left))) for _ in before]
            twin.zones[place] = [before[old] for old in order]
            for slot, old in enumerate(order):
                if before[old] >= 0:
                    card = twin.cards[before[old]]
                    twin.cards[card.number] = card.with_control(card.controller, slot)
    return twin


def without_slot(card: Card) -> tuple[object, ...]:
    """What there is to say of a card, but for its slot; a Token made like a monster is told by its values."""
    face = card.face.parts() if isinstance(card.face, Likeness) else card.face
    return (card.number, face, *card.parts()[2:5], *card.parts()[6:])


def table(duel: Duel) -> tuple[object, ...]:
    """All that lies where, but for the slots."""
    piles = [list(duel.zone(seat, zone)) for seat in range(duel.seats) for zone in PILES]
    return (piles, [without_slot(card) for card in duel.cards], list(duel.life), duel.turn, duel.phase, len(duel.chain))


def meaning(ask: Ask) -> tuple[object, ...]:
    """What an ask says, in whatever order its options stand."""
    paired = len(ask.values) == len(ask.options)
    values = sorted(zip(ask.options, ask.values, strict=True)) if paired else sorted((value, 0) for value in ask.values)
    return (ask.seat, ask.kind, ask.about, sorted(ask.options), ask.least, ask.most, ask.rule, values, ask.goal)


@pytest.mark.parametrize("group", range(GROUPS))
def test_slots_decide_nothing(group: int) -> None:
    """Options are permuted, and nothing else changes, until the duel is over or 120 answers are given."""
    played = 0
    for seed in range(group, how_many(96, 2_000) * 4, GROUPS):
        if seed >= how_many(96, 2_000) and played > 1:
            break
        duel = random_position(seed, 4 if seed % 6 == 0 else 2, ("tcg", "goat", "ocg")[seed % 3])
        if duel.over or asked(duel).kind != A_OPEN or any(speaks_of_zones(face) for face in duel.faces):
            continue
        duel.choose_zones = False
        stream = Stream(f"slots {seed}")
        twin = permuted(duel, stream)
        for place in range(how_many(120, 20_000)):
            assert table(duel) == table(twin), (seed, place)
            if duel.over:
                break
            assert meaning(asked(duel)) == meaning(asked(twin)), (seed, place)
            picks = random_picks(asked(duel), stream)
            answer(duel, duel.serial, picks)
            answer(twin, twin.serial, picks)
        assert (duel.over, duel.winner, duel.reason) == (twin.over, twin.winner, twin.reason), seed
        played += 1
    assert played > 1, "a control: positions are played"


def test_slots_are_permuted() -> None:
    """A control: the twin lies otherwise, and lies as it should."""
    duel = random_position(3, 2, "tcg")
    twin = permuted(duel, Stream("another order"))
    assert twin.zones != duel.zones
    for card in twin.cards:
        if card.slot >= 0:
            assert twin.zones[card.controller * ZONES + card.zone][card.slot] == card.number
