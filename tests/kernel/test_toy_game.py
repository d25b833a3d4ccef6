"""A whole game on the kernel alone: it is won and drawn, forked and pickled in the middle, and the door keeps what is illegal out."""

import pytest

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import Stream, below, key_of
from spellspeed.kernel.errors import AnswerError, IllegalAnswer, NothingAsked, NotYourAsk, StaleAsk
from spellspeed.kernel.state import DRAWN, NOBODY, State
from tests.copies import unpickled
from tests.kernel.toy_game import ANSWER, BALM, BLAZE, DICE, HAND, PASS, PLAY, SMOTHER, SPARK, new_game, zone


def begun(decks: list[list[int]], seed: object = 1, side_of: tuple[int, ...] = (0, 1)) -> State:
    game = new_game(decks, seed, side_of)
    advance(game)
    return game


def asked(game: State) -> Ask:
    assert game.ask is not None
    return game.ask


def choose(game: State, code: int | None) -> None:
    """The seat that is asked plays such a card, or passes."""
    ask = asked(game)
    played = [pick for pick in ask.options[1:] if game.cards[subject_of(pick)].face.code == code]
    answer(game, game.serial, (ask.options[0] if code is None else played[0],), ask.seat)


def play_by_chance(game: State, seed: object) -> list[tuple[int, ...]]:
    """Answer by chance to the end; the answers."""
    stream = Stream(seed)
    given: list[tuple[int, ...]] = []
    while not game.over:
        options = asked(game).options
        given.append((options[stream.below(len(options))],))
        answer(game, game.serial, given[-1])
    return given


MIXED = [SPARK, SMOTHER, BALM, DICE, SPARK, BLAZE, SMOTHER, DICE, SPARK, BALM]


def test_a_game_is_won() -> None:
    """Three Sparks of 2 against a life of 6, while the other side passes."""
    game = begun([[SPARK] * 5, [BALM] * 5])
    for left in (4, 2, 0):
        choose(game, SPARK)
        while asked(game).kind == ANSWER:
            choose(game, None)
            if game.over:
                break
        assert game.life == [6, left]
        if not game.over:
            choose(game, None)
    assert (game.winner, game.reason, game.ask) == (0, "ashes", None)


def test_a_game_is_drawn() -> None:
    """Two Blazes burn both sides down together: nobody has won."""
    game = begun([[BLAZE] * 4, [BLAZE] * 4])
    choose(game, BLAZE)
    choose(game, BLAZE)
    assert game.life == [6, 6]
    choose(game, None)
    choose(game, None)
    assert (game.life, game.winner, game.over) == ([0, 0], DRAWN, True)


def test_the_stack_resolves_backwards_and_an_answer_can_be_answered() -> None:
    """Spark, Smother on it, Smother on that: the Spark burns. Without the second Smother it does not."""
    decks = [[SPARK, SMOTHER, SPARK, SMOTHER], [SMOTHER] * 4]
    saved = begun(decks, 4)
    choose(saved, SPARK)
    choose(saved, SMOTHER)
    for last, life in ((SMOTHER, 4), (None, 6)):
        game = saved.fork()
        choose(game, last)
        while game.chain:
            choose(game, None)
        assert game.life == [6, life]


def test_everybody_passing_ends_the_game() -> None:
    """After a round of passes the most life wins; as much life on two sides is a draw."""
    game = begun([[BALM] * 4, [SPARK] * 4])
    drawn = game.fork()
    choose(drawn, None)
    choose(drawn, None)
    assert (drawn.winner, drawn.reason) == (DRAWN, "embers")
    for code in (BALM, None, None, None, None):
        choose(game, code)
    assert (game.winner, game.life) == (0, [8, 6])


def test_four_seats_on_two_sides_share_their_life() -> None:
    """Seats 0 and 2 against 1 and 3: turn order, the next opponent, and life by side."""
    game = begun([[SPARK] * 4, [SPARK] * 4, [SPARK] * 4, [BALM] * 4], 1, side_of=(0, 1, 0, 1))
    order: list[int] = []
    choose(game, SPARK)
    while game.chain:
        order.append(asked(game).seat)
        choose(game, None)
    assert order == [1, 2, 3, 0]
    assert (asked(game).seat, game.life) == (1, [6, 4])
    assert game.opponents(1) == (2, 0)
    assert game.side_seats(3) == (3, 1)


def test_a_die_comes_from_the_stream() -> None:
    """The only draw after two shuffles: block 2 of the label "die"."""
    game = begun([[DICE] * 4, [BALM] * 4], 11)
    choose(game, DICE)
    choose(game, None)
    choose(game, None)
    assert game.life == [6, max(0, 6 - below(key_of(11), "die", 2, 6) - 1)]


def test_hands_are_hidden_and_piles_are_not() -> None:
    """A card is face-down in a deck and a hand, face-up in the pile; an ask names cards of its own seat only."""
    game = begun([MIXED, MIXED])
    stream = Stream("hidden")
    while not game.over:
        ask = asked(game)
        own = [subject_of(code) for code in ask.options if code != option(PASS)]
        assert set(own) <= set(zone(game, ask.seat, HAND))
        for card in game.cards:
            assert card.face_up == (card.zone == 2)
            assert game.zones[card.owner * 3 + card.zone].count(card.number) == 1
        answer(game, game.serial, (ask.options[stream.below(len(ask.options))],))


@pytest.mark.parametrize("seed", range(40))
def test_by_chance_to_the_end_and_again(seed: int) -> None:
    """The same seed and answers give the same end; the end says who won."""
    game = begun([MIXED, MIXED, MIXED], seed, side_of=(0, 1, 2))
    given = play_by_chance(game, seed)
    twin = begun([MIXED, MIXED, MIXED], seed, side_of=(0, 1, 2))
    for picks in given:
        answer(twin, twin.serial, picks)
    assert twin.digest() == game.digest()
    assert twin == game
    assert game.winner != NOBODY
    other = begun([MIXED, MIXED, MIXED], seed + 1000, side_of=(0, 1, 2))
    assert other != begun([MIXED, MIXED, MIXED], seed, side_of=(0, 1, 2))


@pytest.mark.parametrize("seed", range(10))
def test_a_fork_in_the_middle_goes_its_own_way(seed: int) -> None:
    """At every ask: play the fork on otherwise; the original is untouched and ends as it would have."""
    expected = begun([MIXED, MIXED], seed)
    given = play_by_chance(expected, seed)
    game = begun([MIXED, MIXED], seed)
    for picks in given:
        before = game.digest()
        fork = game.fork()
        assert fork == game
        play_by_chance(fork, "elsewhere")
        assert game.digest() == before
        answer(game, game.serial, picks)
    assert game == expected


@pytest.mark.parametrize("seed", range(10))
def test_pickled_at_every_ask_it_ends_the_same(seed: int) -> None:
    """In the middle of stacks too: the copy has the digest, the serial number and the end of the original."""
    expected = begun([MIXED, MIXED], seed)
    given = play_by_chance(expected, seed)
    game = begun([MIXED, MIXED], seed)
    for picks in given:
        copy = unpickled(game)
        assert isinstance(copy, State)
        assert (copy.digest(), copy.serial) == (game.digest(), game.serial)
        game = copy
        answer(game, game.serial, picks)
    assert game == expected


def test_an_illegal_answer_changes_nothing() -> None:
    """Each of the four errors, and the digest after it."""
    game = begun([MIXED, MIXED])
    fresh = new_game([MIXED, MIXED], 1)
    hand_of_the_other = option(PLAY, zone(game, 1, HAND)[0])
    cases: list[tuple[type[AnswerError], State, int, tuple[int, ...], int]] = [
        (NothingAsked, fresh, 0, (option(PASS),), 0),
        (StaleAsk, game, game.serial - 1, (option(PASS),), 0),
        (StaleAsk, game, game.serial + 1, (option(PASS),), 0),
        (NotYourAsk, game, game.serial, (option(PASS),), 1),
        (IllegalAnswer, game, game.serial, (), 0),
        (IllegalAnswer, game, game.serial, (option(PASS), option(PASS)), 0),
        (IllegalAnswer, game, game.serial, (hand_of_the_other,), 0),
    ]
    for error, state, serial, picks, seat in cases:
        before = (state.digest(), state.serial, state.decisions)
        with pytest.raises(error):
            answer(state, serial, picks, seat)
        assert (state.digest(), state.serial, state.decisions) == before
