"""A team duel in which the partners have nothing plays as a duel of two until the turn ends (TEAM-I-1, TEAM-II-3).

A position of two seats is played beside the same one of four, in which both partners have a Deck of monsters that do nothing, and pass. The two
players are asked the same, and the same happens to them. Which opponent is meant is answered with the one who has cards. Where a text lets a partner
decide something, the comparison ends.
"""

from __future__ import annotations

from typing import Final

import pytest

from spellspeed.kernel.asks import SUBJECTS, Ask, extra_of, option, subject_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.simulation.reachable import parts_of
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import attack, defense
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.scope import EITHER
from spellspeed.yugioh.duel.trap_monsters import TAKEN
from spellspeed.yugioh.words.groups.cards import Cards
from tests.properties.metamorphic.compared import Meaning, Names, order_alike, parted
from tests.properties.metamorphic.laid import Lies, laid, strewn, with_one_field
from tests.properties.playing import asked, how_many
from tests.properties.test_slots import speaks_of_zones

GROUPS: Final = 4
ANSWERS: Final = 60
PARTNERS: Final = (2, 3)
DECK_SIZE: Final = 15
PASS: Final = option(t.PASS)
PARTNER: Final = -7
"""The name of each card of the partners."""
OF_FOUR: Final = {
    "Creature Swap": "TEAM-R7: all four need a monster",
    "Creature Seizure": "TEAM-R7: all four need a monster",
    "The Shallow Grave": "TEAM-III-3: it needs a monster in each of the four Graveyards",
    "Ojama Trio": "TEAM-R3: the Tokens may be divided between both opponents",
    "Soul Release": "TEAM-III-1: it is for the Graveyard of the opponent who was chosen",
}
"""Cards that say or do something else among four, and which rule says so."""


class TwoOfFour(Names):
    """Names of the cards of a team duel: those of the partners have one name, what came later is numbered as in the duel of two."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: Final = count
        self.partners: Final = len(PARTNERS) * DECK_SIZE

    def of(self, number: int) -> int:
        if number <= TAKEN:
            return TAKEN - self.of(TAKEN - number)
        if number < self.count or number > SUBJECTS:  # a zone that is kept free holds no card
            return number
        return PARTNER if number < self.count + self.partners else number - self.partners


def position(seed: int) -> list[Lies]:
    """Any cards but those whose texts speak of several players, or of zones: a side is chosen first for these."""
    cards = strewn(Stream(f"partners {seed}"))
    return with_one_field([lies for lies in cards if not is_of_four(lies.face) and not speaks_of_zones(lies.face)])


def is_of_four(face: PrintedCard) -> bool:
    """Whether a card says something else among four: one of those named, or one that is for either Graveyard (TEAM-III-1)."""
    parts = [part for ability in face.abilities for part in parts_of(ability)]
    return face.name in OF_FOUR or any(isinstance(part, Cards) and part.whose == EITHER for part in parts)


def partners() -> list[Lies]:
    """The Decks of both partners."""
    face = printed_named("Uraby")
    return [Lies(face, seat, t.DECK) for seat in PARTNERS for _ in range(DECK_SIZE)]


def facts(duel: Duel, names: Names) -> Meaning:
    """All that lies where on the sides of the two, what its values are, and what lasts."""
    places = [sorted(names.of(number) for number in zone) for zone in duel.zones[: 2 * t.ZONES]]
    cards = sorted(names.card(card) for card in duel.cards if names.of(card.number) != PARTNER)
    values = sorted((names.of(n), attack(duel, n), defense(duel, n)) for seat in (0, 1) for n in duel.monsters(seat))
    lasting = sorted(
        (effect.seat, names.binding(effect.source), names.amount(effect), effect.until, str(effect.change))
        for effect in duel.lasting
    )
    return (
        places,
        cards,
        values,
        list(duel.life),
        duel.turn,
        duel.phase,
        duel.over,
        duel.winner,
        len(duel.chain),
        lasting,
    )


def idled(duel: Duel) -> bool:
    """Let the partners pass, and name the opponents who have cards; False where a partner is to decide something."""
    while not duel.over:
        ask = asked(duel)
        if ask.kind == t.A_SEAT and ask.seat not in PARTNERS:
            answer(duel, duel.serial, real(ask))
        elif ask.seat in PARTNERS:
            if PASS not in ask.options:
                return False
            answer(duel, duel.serial, (PASS,))
        else:
            break
    return True


def real(ask: Ask) -> tuple[int, ...]:
    """The option that names a seat of the two, if there is one."""
    return (
        tuple(code for code in ask.options if extra_of(code) not in PARTNERS and subject_of(code) not in PARTNERS)[:1]
        or ask.options[:1]
    )


def difference(cards: list[Lies], seed: int) -> str:
    """What is otherwise in the team duel; "" for nothing."""
    stream = Stream(f"idle partners {seed}")
    duel, twin = laid(cards), laid([*cards, *partners()], seats=4)
    here, there = Names(), TwoOfFour(len(cards))
    turn = duel.turn
    for place in range(ANSWERS):
        if not idled(twin):
            return ""
        if twin.turn != turn or duel.turn != turn:
            return "" if twin.turn == duel.turn or duel.over or twin.over else f"turn after {place} answers"
        if not duel.over and not twin.over and (asked(duel).kind == t.A_ORDER) != (asked(twin).kind == t.A_ORDER):
            break  # TEAM-V-4: the opponents order what meets them, whatever came first
        for what, one, two in (
            ("facts", facts(duel, here), facts(twin, there)),
            ("ask", here.meaning(duel.ask), there.meaning(twin.ask)),
        ):
            if one != two:
                return f"{what} after {place} answers: {parted(one, two)}"
        if duel.over:
            break
        order_alike(duel, here, twin, there)
        picks = random_picks(asked(duel), stream)
        translated = here.picks(asked(duel), picks, asked(twin), there)
        answer(duel, duel.serial, picks)
        answer(twin, twin.serial, translated)
    return ""


@pytest.mark.parametrize("group", range(GROUPS))
def test_idle_partners_change_nothing(group: int) -> None:
    """Asks, zones and values are the same for the two, answer by answer, until the turn ends."""
    for seed in range(group, how_many(24, 4_000), GROUPS):
        assert difference(position(seed), seed) == "", seed


def with_card(name: str) -> list[Lies]:
    """A card that can be used, and monsters of both players on field and in Graveyard; the opponent has two free Monster Card Zones."""
    others = [
        Lies(printed_named("Gemini Elf"), seat, zone)
        for seat in (0, 1)
        for zone in (t.GRAVEYARD, t.GRAVEYARD, t.DECK, t.DECK, t.DECK)
    ]
    others += [Lies(printed_named("Gemini Elf"), seat, t.MONSTERS) for seat in (0, 1, 1, 1)]
    face = printed_named(name)
    return [Lies(face, 0, t.SPELLS, False) if face.is_trap else Lies(face, 0, t.HAND), *others]


@pytest.mark.parametrize("name", sorted(OF_FOUR))
def test_each_exception_is_needed(name: str) -> None:
    """A control: these cards say or do something else among four."""
    assert any(difference(with_card(name), seed) for seed in range(8)), name


def test_a_card_for_two_is_told_from_one_for_all() -> None:
    """A control: Creature Swap in the same position as a card for everybody's monsters."""
    assert not any(difference(with_card("Dark Hole"), seed) for seed in range(8))
