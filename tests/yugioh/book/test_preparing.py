"""The preparation of a duel: shuffle, cut, placing, toss, opening hands, in this order (SETUP)."""

from scipy.stats import binomtest, chisquare

from spellspeed.kernel.asks import extra_of, option
from spellspeed.kernel.door import advance, answer
from spellspeed.yugioh.book.preparing import CUT, FIRST, PLACE, TOSS, new_duel
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.duel.terms import (
    A_CUT,
    A_FIRST,
    DECK,
    DRAW,
    E_DRAWN,
    E_SETUP,
    E_SHUFFLED,
    E_TAKEN,
    E_TURN,
    FIELD,
    FUSION_DECK,
    HAND,
    MONSTERS,
    NUMBER_OF,
    SEAT_OF,
    SPELLS,
    ZONES,
)
from spellspeed.yugioh.duel.visibility import knows
from tests.yugioh.book.stage import asked, names

CARDS = ("Celtic Guardian", "Gemini Elf", "Summoned Skull", "Mystical Elf")
SURE = 0.001
"""A result that chance brings about less often is none of chance."""


def prepared(
    seed: int, cards: tuple[str, ...] = CARDS, size: int = 40, first: int = TOSS, ask_cut: bool = True
) -> Duel:
    """A duel with its log, at the first ask of its preparation; each Deck lies in the order of `cards`, over and over."""
    main = [printed_named(cards[place % len(cards)]) for place in range(size)]
    fusion = [printed_named("Flame Swordsman"), printed_named("Thousand Dragon")]
    duel = new_duel([(main, fusion), (main, fusion)], seed, profile("tcg"), first, ask_cut)
    duel.journal = []
    duel.always = True
    advance(duel)
    return duel


def finish(duel: Duel, cuts: int = 0, choice: int = 0) -> None:
    """Cut each Deck so deep, and let the winner of the toss choose (0: to begin)."""
    while asked(duel).kind == A_CUT:
        answer(duel, duel.serial, (option(NUMBER_OF, -1, cuts),))
    if asked(duel).kind == A_FIRST:
        answer(duel, duel.serial, (option(SEAT_OF, -1, choice),))


def deck_of(duel: Duel, seat: int) -> list[int]:
    """A Deck from the bottom to the top."""
    return list(duel.zone(seat, DECK))


def test_the_order_of_the_preparation() -> None:
    """SETUP-1. Shuffle, cut, placing, the choice who starts, opening hands: the whole log before the first turn."""
    duel = prepared(1)
    finish(duel)
    assert duel.journal is not None
    seat = duel.first_seat
    told = [(event.kind, event.seat, event.value) for event in duel.journal if event.kind != E_TAKEN]
    before = told[: [kind for kind, _, _ in told].index(E_TURN)]
    assert before == [
        (E_SHUFFLED, 0, 0),
        (E_SHUFFLED, 1, 0),
        (E_SETUP, 0, CUT),
        (E_SETUP, 1, CUT),
        (E_SETUP, 0, PLACE),
        (E_SETUP, seat, FIRST),
        (E_DRAWN, seat, 5),
        (E_DRAWN, 1 - seat, 5),
    ]


def test_the_opponent_cuts() -> None:
    """SETUP-2. The cut of each Deck is offered to the other player, who may take any number of cards; the cut part goes below."""
    duel = prepared(2)
    for seat in (0, 1):
        ask = asked(duel)
        assert (ask.kind, ask.seat) == (A_CUT, 1 - seat)
        assert [extra_of(code) for code in ask.options] == list(range(40))
        before = deck_of(duel, seat)
        answer(duel, duel.serial, (option(NUMBER_OF, -1, 13),))
        assert deck_of(duel, seat) == before[27:] + before[:27]
    assert asked(duel).kind == A_FIRST


def test_a_deck_that_is_not_cut_stays_as_it_was_shuffled() -> None:
    """SETUP-2. A control: cutting no card changes nothing."""
    duel = prepared(2)
    before = deck_of(duel, 0)
    answer(duel, duel.serial, (option(NUMBER_OF, -1, 0),))
    assert deck_of(duel, 0) == before


def test_a_shuffled_deck_is_a_permutation_that_chance_made() -> None:
    """SETUP-2. Over 600 seeds the card that was given first lies anywhere with equal chance, in either Deck."""
    for seat in (0, 1):
        places = [0] * 40
        for seed in range(600):
            deck = deck_of(prepared(seed), seat)
            assert sorted(deck) == list(range(seat * 42, seat * 42 + 40))
            places[deck.index(seat * 42)] += 1
        assert chisquare(places).pvalue > SURE
    assert deck_of(prepared(1), 0) != deck_of(prepared(2), 0)
    assert deck_of(prepared(1), 0) != [number - 42 for number in deck_of(prepared(1), 1)]


def test_the_decks_lie_face_down_in_their_zones() -> None:
    """SETUP-3, SETUP-7, FDECK-4. After the opening hands and the first draw: each card in its owner's zone, and known to whom it may be."""
    duel = prepared(3)
    finish(duel)
    drawn = {duel.first_seat: 6, 1 - duel.first_seat: 5}
    for seat in (0, 1):
        sizes = [len(duel.zone(seat, zone)) for zone in range(ZONES) if zone not in (MONSTERS, SPELLS, FIELD)]
        assert sizes == [40 - drawn[seat], drawn[seat], 0, 0, 2, 0, 0]
        assert names(duel, duel.zone(seat, FUSION_DECK)) == ["Flame Swordsman", "Thousand Dragon"]
        for zone in (DECK, FUSION_DECK):
            for number in duel.zone(seat, zone):
                assert duel.cards[number].owner == seat
                assert not duel.cards[number].face_up
        assert not any(knows(duel, viewer, number) for viewer in (0, 1) for number in duel.zone(seat, DECK))
        assert all(knows(duel, seat, number) for number in duel.zone(seat, FUSION_DECK) + duel.zone(seat, HAND))
        assert not any(knows(duel, 1 - seat, number) for number in duel.zone(seat, FUSION_DECK) + duel.zone(seat, HAND))


def test_the_winner_of_the_toss_chooses() -> None:
    """SETUP-4. The seat that won is asked, first or second; whoever goes first is the first turn player and draws first."""
    winners = set()
    for seed in range(12):
        for choice in (0, 1):
            duel = prepared(seed, ask_cut=False)
            ask = asked(duel)
            assert ask.kind == A_FIRST
            assert ask.options == (option(SEAT_OF, -1, 0), option(SEAT_OF, -1, 1))
            winners.add(ask.seat)
            answer(duel, duel.serial, (option(SEAT_OF, -1, choice),), ask.seat)
            assert duel.turn_seat == duel.first_seat == (ask.seat + choice) % 2
            assert (duel.turn, duel.phase) == (1, DRAW)
    assert winners == {0, 1}


def test_the_toss_is_fair() -> None:
    """SETUP-4. Over 1000 seeds each seat wins it equally often."""
    won = sum(asked(prepared(seed, size=5, ask_cut=False)).seat for seed in range(1000))
    assert binomtest(won, 1000).pvalue > SURE


def test_the_first_turn_begins_with_a_draw() -> None:
    """DRAW-1, SETUP-7. The first turn of the duel has its draw too: six cards in hand, 34 in the Deck, and they are the six from the top."""
    duel = prepared(5, first=0)
    tops = [deck_of(duel, 0)[-6:], deck_of(duel, 1)[-5:]]
    finish(duel)
    assert (duel.turn, duel.phase, duel.turn_seat) == (1, DRAW, 0)
    assert duel.zone(0, HAND) == tops[0][::-1]
    assert duel.zone(1, HAND) == tops[1][::-1]
    assert [len(duel.zone(seat, DECK)) for seat in (0, 1)] == [34, 35]
    assert duel.journal is not None
    draws = [(event.seat, event.value) for event in duel.journal if event.kind in (E_DRAWN, E_TURN)]
    assert draws == [(0, 5), (1, 5), (0, 1), (0, 1)]
