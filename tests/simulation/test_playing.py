"""One duel between bots, and many of four seats."""

import pytest

import spellspeed.yugioh.decks.playable as playing_module
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.errors import IllegalAnswer
from spellspeed.simulation import EndlessGame, UnknownBot, bot_named, deck_cards, finish, open_duel, play_game
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.cards.pool import NotImplementedCard
from spellspeed.yugioh.decks import DeckList, find_deck
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.duel.terms import E_TURN, E_WON
from spellspeed.yugioh.game import RecordedDeck, Start

DECKS = [deck_cards(find_deck(name)) for name in ("bench_goat_a", "bench_goat_b")]
RULES = profile()
RECORDED = tuple(
    RecordedDeck(deck.main, deck.fusion) for deck in (find_deck("bench_goat_a"), find_deck("bench_goat_b"))
)
WAYS = {"WIN-1", "WIN-2", "WIN-3", "WIN-4"}


def started(seed: str, first: int, choose_zones: bool = False) -> Start:
    """How a duel of the two decks begins."""
    return Start(seed, RECORDED, first, choose_zones=choose_zones)


def test_equal_arguments_give_equal_results_and_another_seed_another_duel() -> None:
    """With the final state, which the digest stands for."""
    first = play_game(started("one", 0), ["random"])
    assert play_game(started("one", 0), ["random"]) == first
    assert play_game(started("two", 0), ["random"]).digest != first.digest
    assert first.winner in (0, 1, -2)
    assert first.reason in WAYS


def test_the_log_changes_nothing_and_ends_with_the_winner() -> None:
    """Off, there is none."""
    quiet = play_game(started("log", 1), ["random"])
    told = play_game(started("log", 1), ["random"], log=True)
    assert quiet.events == ()
    assert told.digest == quiet.digest
    assert told.events[-1].kind == E_WON
    turns = [event for event in told.events if event.kind == E_TURN]
    assert [event.value for event in turns] == list(range(1, told.turns + 1))
    assert turns[0].seat == 1
    assert turns[1].seat == 0


def test_choosing_zones_asks_more() -> None:
    """The same seed: the first decision about a zone comes with the first card that is put onto the field."""
    plain = open_duel(DECKS, "zones", RULES, 0)
    asking = open_duel(DECKS, "zones", RULES, 0, choose_zones=True)
    assert not plain.choose_zones
    assert asking.choose_zones
    with_zones = sum(play_game(started(f"z{each}", 0, choose_zones=True), ["random"]).decisions for each in range(6))
    without = sum(play_game(started(f"z{each}", 0), ["random"]).decisions for each in range(6))
    assert with_zones > without


def test_a_deck_with_cards_that_are_not_implemented_is_refused_with_all_their_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each once; the other cards are not named."""
    jar, tomato, sangan = (by_name(name).passcode for name in ("Morphing Jar", "Mystic Tomato", "Sangan"))
    monkeypatch.setattr(playing_module, "is_implemented", lambda code: code == sangan)
    with pytest.raises(NotImplementedCard) as refused:
        deck_cards(DeckList("Odd", (jar, tomato, jar, sangan), (), ()))
    assert str(refused.value) == (
        'the deck "Odd" cannot be played: not implemented yet: Morphing Jar, Mystic Tomato; '
        "`spellspeed cards --missing` lists all such cards, and --without-missing (play, watch, simulate) plays without them"
    )


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match=r'no bot named "randon".*the bots are: random.* Did you mean "random"'):
        bot_named("randon", "seed")


def test_an_illegal_answer_of_a_bot_is_refused() -> None:
    """Bots come through the same door as everybody."""

    class Cheat:
        def picks(self, ask: Ask, view: SeatView) -> tuple[int, ...]:
            return (-1,)

    duel = open_duel(DECKS, "cheat", RULES, 0)
    with pytest.raises(IllegalAnswer):
        finish(duel, [Cheat(), Cheat()])


def test_a_duel_without_end_is_an_error_with_its_seed() -> None:
    with pytest.raises(EndlessGame, match='seed "long": no winner after 3 decisions'):
        play_game(started("long", 0), ["random"], most=3)


@pytest.mark.parametrize("block", range(8))
def test_random_duels_of_four_seats_end(block: int) -> None:
    """TEAM-I-1, TEAM-II-3. 200 duels, 25 a block: two sides of two seats, turns of the teams in alternation, a legal end, Life Points by side."""
    for number in range(block * 25, block * 25 + 25):
        seed = f"team/{number}"
        duel = open_duel(DECKS * 2, seed, RULES, number % 4, log=True)
        finish(duel, [bot_named("random", f"{seed}/{seat}") for seat in range(4)])
        assert duel.side_of == (0, 1, 0, 1)
        assert len(duel.life) == 2
        assert duel.winner in (0, 1, -2)
        assert duel.reason in WAYS
        assert duel.journal is not None
        seats = [event.seat for event in duel.journal if event.kind == E_TURN]
        # TEAM-II-2: where the second seat begins, its team is team 1, and the first seat is the next.
        onward = -1 if number % 4 == 1 else 1
        assert seats == [(number + turn * onward) % 4 for turn in range(duel.turn)]
        assert sorted(card for zone in duel.zones for card in zone if card >= 0) == list(range(len(duel.cards)))
