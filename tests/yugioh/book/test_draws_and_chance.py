"""Chance: shuffles, coins, dice and random picks, over many seeds that are fixed (TERM-SHUFFLE-1, TERM-RANDOM-1, GEAR-1, GEAR-2)."""

from itertools import permutations

from scipy.stats import binomtest, chi2_contingency, chisquare

from spellspeed.kernel.asks import subject_of
from spellspeed.kernel.draws import key_of
from spellspeed.yugioh.book.preparing import new_card
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.doing.moves import shuffle_deck
from spellspeed.yugioh.duel.derived import attack, defense
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.duel.terms import DECK, E_COIN, E_DIE, E_DISCARDED, E_RESOLVED, GRAVEYARD, HAND
from spellspeed.yugioh.duel.visibility import knows
from spellspeed.yugioh.scenario.play import Play
from tests.yugioh.book.stage import answer_question, card, kinds, names, position, then

SURE = 0.001
"""A result that chance brings about less often is none of chance."""
FOUR = ("Celtic Guardian", "Gemini Elf", "Summoned Skull", "Mystical Elf")
FIVE = (*FOUR, "Dragon Zombie")


def shuffled(order: tuple[str, ...], seed: int) -> Duel:
    """A duel of which seat 0 has shuffled a Deck that lay in that order, bottom first."""
    duel = Duel()
    duel.prepare(profile("tcg"), 2, (0, 1), 8000, key_of(seed))
    for name in order:
        new_card(duel, printed_named(name), 0, DECK)
    shuffle_deck(duel, 0)
    return duel


def order_of(duel: Duel) -> tuple[str, ...]:
    """The Deck of seat 0 by name, bottom first."""
    return tuple(names(duel, duel.zone(0, DECK)))


def test_every_order_of_a_deck_is_equally_likely_whatever_its_order_was() -> None:
    """TERM-SHUFFLE-1. The 24 orders of four cards, over 1200 seeds, from two orders: each uniform, and the two alike."""
    counts = []
    for start in (FOUR, FOUR[::-1]):
        found = dict.fromkeys(permutations(FOUR), 0)
        for seed in range(1200):
            found[order_of(shuffled(start, seed))] += 1
        assert chisquare(list(found.values())).pvalue > SURE
        counts.append([found[order] for order in permutations(FOUR)])
    assert chi2_contingency(counts).pvalue > SURE


def test_nobody_arranges_a_shuffle() -> None:
    """TERM-SHUFFLE-1. Chance moves places, not cards: the same seed takes the card of a place to the same place, whichever card it is."""
    for seed in range(50):
        first, second = order_of(shuffled(FOUR, seed)), order_of(shuffled(FOUR[::-1], seed))
        assert [FOUR.index(name) for name in first] == [FOUR[::-1].index(name) for name in second]
    assert len({order_of(shuffled(FOUR, seed)) for seed in range(200)}) == 24


def test_nobody_sees_a_shuffled_deck() -> None:
    """TERM-SHUFFLE-1, FIELD-8. Neither seat knows a card of it, also not its owner."""
    duel = shuffled(FIVE, 1)
    assert len(duel.zone(0, DECK)) == 5
    assert not any(knows(duel, seat, number) for seat in (0, 1) for number in duel.zone(0, DECK))


def before_chance(text: str, steps: str) -> Play:
    """A position with the activation made whose resolution needs chance; both seats have still to pass."""
    play = position(text)
    then(play, steps)
    answer_question(play)
    assert len(play.duel.chain) == 1
    return play


def resolved(play: Play, seed: int) -> Play:
    """A run of its own in which the Chain has resolved, with the chance of this seed."""
    twin = play.fork()
    twin.duel.key = key_of(seed)
    while not any(event.kind == E_RESOLVED for event in twin.journal):
        assert twin.go_on()
    return twin


def test_a_coin_is_heads_or_tails_with_equal_chance() -> None:
    """GEAR-1. Barrel Dragon tosses three coins, each in the log; over 400 seeds 1200 tosses, and the first does not foretell the second."""
    play = before_chance(
        "A:\n  monsters: [Barrel Dragon]\nB:\n  monsters: [Gemini Elf]\n",
        "  - A: activate Barrel Dragon\n    target: Gemini Elf\n",
    )
    assert kinds(play, E_COIN) == []
    tosses: list[tuple[int, ...]] = []
    for seed in range(400):
        twin = resolved(play, seed)
        results = tuple(event.value for event in kinds(twin, E_COIN))
        assert len(results) == 3
        assert {event.seat for event in kinds(twin, E_COIN)} == {0}
        beaten = names(twin.duel, twin.duel.zone(1, GRAVEYARD))
        assert beaten == (["Gemini Elf"] if sum(results) >= 2 else [])
        tosses.append(results)
    flat = [result for results in tosses for result in results]
    assert set(flat) == {0, 1}
    assert binomtest(sum(flat), 1200).pvalue > SURE
    together = [[sum(toss[:2] == (one, two) for toss in tosses) for two in (0, 1)] for one in (0, 1)]
    assert chi2_contingency(together).pvalue > SURE


def test_a_die_shows_one_to_six_with_equal_chance() -> None:
    """GEAR-2. Graceful Dice: one roll, in the log, over 600 seeds; the monster gains a hundred for each point."""
    play = before_chance(
        "A:\n  hand: [Graceful Dice]\n  monsters: [Celtic Guardian]\n", "  - A: activate Graceful Dice\n"
    )
    guardian = card(play, "Celtic Guardian")
    rolls = [0] * 7
    for seed in range(600):
        twin = resolved(play, seed)
        (result,) = [event.value for event in kinds(twin, E_DIE)]
        assert isinstance(result, int)
        assert 1 <= result <= 6
        assert attack(twin.duel, guardian) == 1400 + 100 * result
        assert defense(twin.duel, guardian) == 1200 + 100 * result
        rolls[result] += 1
    assert chisquare(rolls[1:]).pvalue > SURE


def test_a_random_discard_hits_each_card_with_equal_chance() -> None:
    """TERM-RANDOM-1. Delinquent Duo against five cards in hand: each is the random one in a fifth of 600 seeds."""
    hand = ", ".join(FIVE)
    play = before_chance(f"A:\n  hand: [Delinquent Duo]\nB:\n  hand: [{hand}]\n", "  - A: activate Delinquent Duo\n")
    held = list(play.duel.zone(1, HAND))
    assert len(held) == 5
    hits = dict.fromkeys(held, 0)
    for seed in range(600):
        twin = play.fork()
        twin.duel.key = key_of(seed)
        while not kinds(twin, E_DISCARDED):
            assert twin.go_on()
        (lost,) = [event.card for event in kinds(twin, E_DISCARDED)]
        hits[lost] += 1
    assert chisquare(list(hits.values())).pvalue > SURE


def test_nobody_sees_the_hand_before_the_random_choice() -> None:
    """TERM-RANDOM-1. Until it is made no ask and no event names a card of the hand, and the other seat knows none of them."""
    hand = ", ".join(FIVE)
    play = before_chance(f"A:\n  hand: [Delinquent Duo]\nB:\n  hand: [{hand}]\n", "  - A: activate Delinquent Duo\n")
    held = set(play.duel.zone(1, HAND))
    asks = 0
    while not kinds(play, E_DISCARDED):
        ask = play.ask
        assert ask.about not in held
        assert not held & {subject_of(code) for code in ask.options}
        assert not any(knows(play.duel, 0, number) for number in held)
        assert not any(event.card in held for event in play.journal)
        asks += 1
        assert play.go_on()
    assert asks == 2
    (lost,) = [event.card for event in kinds(play, E_DISCARDED)]
    assert lost in held
    assert [knows(play.duel, 0, number) for number in sorted(held)] == [number == lost for number in sorted(held)]
