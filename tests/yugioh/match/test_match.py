"""A match as a value: what each happening makes of it, and what is refused with nothing changed."""

from collections.abc import Callable

import pytest

from spellspeed.kernel.door import advance
from spellspeed.yugioh.book.victory import agree_to_draw, surrender
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.decks import bundled, read_ydk
from spellspeed.yugioh.doing.departures import remove_from_play
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.duel.terms import BY_EFFECT, DECK, FUSION_DECK, HAND, REMOVED
from spellspeed.yugioh.formats.construction import DeckParts
from spellspeed.yugioh.match import Match, RefusedInMatch, drawn, new_match, surrendered, won, won_by_life_points
from spellspeed.yugioh.match.duels import prepared, result_of, tossed
from spellspeed.yugioh.match.results import EqualLifePoints
from spellspeed.yugioh.match.siding import exchange, shown_to_opponent
from tests.copies import unpickled

FILLER = 0
KURIBOH = by_name("Kuriboh").passcode
JINZO = by_name("Jinzo").passcode
DARK_PALADIN = by_name("Dark Paladin").passcode
DARK_MAGICIAN = 46986414
DARK_MAGICIAN_IN_OTHER_ART = 36996508
A, B = 0, 1

WITH_SIDE = DeckParts((KURIBOH,) * 3 + (FILLER,) * 37, (DARK_PALADIN,), (JINZO,) * 3 + (FILLER,) * 12)
PLAIN = DeckParts((FILLER,) * 40)


def match_of(rules: str = "tcg", *duels: int | None, **switches: str) -> Match:
    """A match in which these sides won (None: a draw)."""
    match = new_match(("A", "B"), (WITH_SIDE, PLAIN), profile(rules, switches))
    for winner in duels:
        match = match.after_duel(drawn() if winner is None else won(winner))
    return match


def refused(do: Callable[[], object]) -> str:
    """The rule that refuses it."""
    with pytest.raises(RefusedInMatch) as error:
        do()
    return error.value.rule


@pytest.mark.parametrize(
    ("rules", "duels", "winner", "drawn_match", "reason"),
    [
        ("tcg", (A, A), A, False, "MATCH-2"),
        ("tcg", (A, B, B), B, False, "MATCH-2"),
        ("tcg", (None, A, None, None, A), A, False, "MATCH-2"),
        ("ocg", (A, A), A, False, "MATCH-2"),
        ("ocg", (None, A, None), A, False, "MATCH-4-OCG"),
        ("ocg", (B, None, A), None, True, "MATCH-5-OCG"),
        ("ocg", (None, None, None), None, True, "MATCH-5-OCG"),
    ],
)
def test_a_match_ends(
    rules: str, duels: tuple[int | None, ...], winner: int | None, drawn_match: bool, reason: str
) -> None:
    """And not a duel earlier."""
    assert match_of(rules, *duels[:-1]).verdict is None
    verdict = match_of(rules, *duels).verdict
    assert verdict is not None
    assert (verdict.winner, verdict.drawn, verdict.reasons[0]) == (winner, drawn_match, reason)


@pytest.mark.parametrize("duels", [(), (A,), (A, B), (A, None, None), (None,) * 5])
def test_a_match_goes_on(duels: tuple[int | None, ...]) -> None:
    """MATCH-2 with the switch match_draws: play_on."""
    match = match_of("goat", *duels)
    assert (match.verdict, match.next_duel, match.turns_of_next_duel) == (None, "duel", None)
    assert match.duels == len(duels)


def test_after_the_match_nothing_follows() -> None:
    """MATCH-3 for who has lost two duels, MATCH-2 otherwise."""
    match = match_of("tcg", A, A)
    assert refused(lambda: match.after_duel(won(B))) == "MATCH-3"
    assert refused(lambda: match.after_toss(A)) == "MATCH-3"
    assert refused(lambda: match.after_time_called()) == "MATCH-3"
    assert refused(lambda: exchange(match, "A", (KURIBOH,), (JINZO,))) == "MATCH-3"
    assert refused(lambda: prepared(match, 1)) == "MATCH-3"
    assert refused(lambda: match_of("ocg", A, None, B).after_duel(won(B))) == "MATCH-2"


def test_who_decides_who_begins() -> None:
    """SETUP-4 before the first duel, SETUP-5 after a lost one, SETUP-6 after a draw."""
    match = match_of()
    assert match.chooser is None
    assert refused(lambda: match.after_choice(A, True)) == "SETUP-4"
    tossed_for_b = match.after_toss(B)
    assert tossed_for_b.chooser == B
    assert refused(lambda: tossed_for_b.after_choice(A, True)) == "SETUP-4"
    assert refused(lambda: tossed_for_b.after_toss(A)) == "SETUP-4"
    assert tossed_for_b.after_choice(B, False).first == A
    assert tossed_for_b.after_choice(B, True).first == B

    lost = tossed_for_b.after_choice(B, False).after_duel(won(B))
    assert (lost.chooser, lost.first) == (A, None)
    assert refused(lambda: lost.after_choice(B, True)) == "SETUP-5"
    assert refused(lambda: lost.after_toss(B)) == "SETUP-5"

    even = lost.after_duel(drawn())
    assert even.chooser is None
    assert refused(lambda: even.after_choice(A, True)) == "SETUP-6"
    assert even.after_toss(A).chooser == A


def test_the_toss_is_random_and_repeatable() -> None:
    """SETUP-6: a new toss after each draw, the same for the same seed; none where the loser chooses."""
    winners = [tossed(match_of("tcg", *[None] * draws), seed).toss_winner for seed in range(20) for draws in range(3)]
    again = [tossed(match_of("tcg", *[None] * draws), seed).toss_winner for seed in range(20) for draws in range(3)]
    assert winners == again
    assert set(winners) == {A, B}
    assert len({tuple(winners[draws::3]) for draws in range(3)}) == 3
    assert tossed(match_of("tcg", A), 1) == match_of("tcg", A)


def test_surrender() -> None:
    """The other side has won, and who gave up chooses."""
    match = match_of().after_duel(surrendered(A))
    assert (match.score, match.chooser, match.reasons) == ((0, 1), A, ("ERA-SURRENDER-1",))


# --- siding ----------------------------------------------------------------------------------------------------------------------------------


def test_an_exchange_changes_the_deck_of_the_next_duels_alone() -> None:
    """SIDE-2, TERM-RFP-2: the registered deck stays as it is."""
    match = exchange(match_of("tcg", B), "A", (KURIBOH, KURIBOH), (JINZO, JINZO))
    assert sorted(match.decks[A].main) == sorted((JINZO, JINZO, KURIBOH) + (FILLER,) * 37)
    assert sorted(match.decks[A].side) == sorted((KURIBOH, KURIBOH, JINZO) + (FILLER,) * 12)
    assert (match.registered[A], match.decks[B]) == (WITH_SIDE, PLAIN)
    assert match.after_duel(won(A)).decks == match.decks


def test_the_opponent_sees_numbers_and_no_card() -> None:
    """SIDE-6."""
    match = exchange(match_of("tcg", B), "A", (KURIBOH, KURIBOH), (JINZO, JINZO))
    shown = shown_to_opponent(match, "A")
    assert (shown.player, shown.side_size, shown.exchanged) == ("A", 15, 2)
    assert shown_to_opponent(exchange(match, "A", (JINZO,), (KURIBOH,)), "A").exchanged == 3
    assert shown_to_opponent(match.after_duel(won(A)), "A").exchanged == 0
    assert (shown_to_opponent(match, "B").side_size, shown_to_opponent(match, "B").exchanged) == (0, 0)


@pytest.mark.parametrize(
    ("out", "into", "message"),
    [
        ((KURIBOH, KURIBOH), (JINZO, JINZO, JINZO), "A lays 2 cards into the Side Deck and takes 3"),
        ((KURIBOH,) * 4, (JINZO,) * 3 + (FILLER,), "the Main Deck of A does not hold 1 Kuriboh"),
        ((FILLER,) * 4, (JINZO,) * 4, "the Side Deck of A does not hold 1 Jinzo"),
        ((JINZO,), (JINZO,), "the Main Deck of A does not hold 1 Jinzo"),
        ((DARK_PALADIN,), (JINZO,), "A exchanges 1 Fusion Monsters for 0"),
    ],
)
def test_an_exchange_is_refused(out: tuple[int, ...], into: tuple[int, ...], message: str) -> None:
    """SIDE-2."""
    with pytest.raises(RefusedInMatch) as error:
        exchange(match_of("tcg", B), "A", out, into)
    assert (error.value.rule, message in str(error.value)) == ("SIDE-2", True)


def test_when_nothing_may_be_exchanged() -> None:
    """SIDE-2 before the first duel, MATCH-9 before a timed one; the control between two others."""
    assert refused(lambda: exchange(match_of(), "A", (KURIBOH,), (JINZO,))) == "SIDE-2"
    timed = match_of("tcg", A).after_duel(won_by_life_points((1000, 2000)))
    assert timed.next_duel == "timed duel"
    assert refused(lambda: exchange(timed, "A", (KURIBOH,), (JINZO,))) == "MATCH-9"
    assert exchange(match_of("tcg", A, B), "A", (KURIBOH,), (JINZO,)).next_duel == "duel"
    assert refused(lambda: exchange(match_of("tcg", A), "C", (), ())) == "MATCH-2"


def test_artworks_do_not_matter_to_an_exchange() -> None:
    """CARD-1."""
    deck = DeckParts((DARK_MAGICIAN_IN_OTHER_ART,) + (FILLER,) * 39, (), (JINZO,) + (FILLER,) * 14)
    match = new_match(("A", "B"), (deck, PLAIN), profile()).after_duel(won(A))
    assert DARK_MAGICIAN in exchange(match, "A", (DARK_MAGICIAN,), (JINZO,)).decks[A].side


# --- time ------------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("duels", "points", "winner", "reason"),
    [
        ((), (3000, 2900), A, "MATCH-8"),
        ((), (100, 200), B, "MATCH-8"),
        ((A,), (3000, 2900), A, "MATCH-8"),
        ((A, B), (2900, 3000), B, "MATCH-8"),
        ((None,), (3000, 2900), A, "MATCH-8"),
    ],
)
def test_life_points_after_the_extra_turns(
    duels: tuple[int | None, ...], points: tuple[int, int], winner: int, reason: str
) -> None:
    """MATCH-7, MATCH-8."""
    verdict = match_of("tcg", *duels).after_duel(won_by_life_points(points)).verdict
    assert verdict is not None
    assert (verdict.winner, verdict.reasons[0]) == (winner, reason)


def test_a_duel_does_not_end_at_equal_life_points() -> None:
    """MATCH-7. At 0 a side has lost before that, both sides have drawn: WIN-1, WIN-4."""
    with pytest.raises(EqualLifePoints, match="MATCH-7"):
        won_by_life_points((3000, 3000))
    assert won_by_life_points((3000, 0)) == won(A, "WIN-1")
    assert won_by_life_points((0, 0)) == drawn("WIN-4")


def test_a_draw_while_time_was_called() -> None:
    """MATCH-8 for who leads, MATCH-9 where nobody does."""
    over = match_of("tcg", B).after_duel(drawn("WIN-4", after_time=True)).verdict
    assert over is not None
    assert (over.winner, over.reasons) == (B, ("MATCH-8",))
    even = match_of().after_duel(drawn("WIN-4", after_time=True))
    assert (even.next_duel, even.turns_of_next_duel) == ("timed duel", 4)


def test_the_timed_duel() -> None:
    """MATCH-9, MATCH-10: a draw in it is followed by another one, a win in it wins the match."""
    timed = match_of("tcg", A).after_duel(won_by_life_points((1000, 2000)))
    assert (timed.next_duel, timed.turns_of_next_duel, timed.chooser) == ("timed duel", 4, A)
    assert timed.reasons == ("MATCH-9", "MATCH-7")
    assert refused(lambda: timed.after_time_called()) == "MATCH-9"
    assert timed.after_duel(drawn()).next_duel == "timed duel"
    verdict = timed.after_duel(won(B, "WIN-1")).verdict
    assert verdict is not None
    assert (verdict.winner, verdict.reasons) == (B, ("MATCH-10", "MATCH-8"))


def test_time_between_two_duels() -> None:
    """MATCH-11, and Q-12 for equal numbers."""
    verdict = match_of("tcg", B).after_time_called().verdict
    assert verdict is not None
    assert (verdict.winner, verdict.reasons) == (B, ("MATCH-11",))
    assert match_of("tcg", A, B).after_time_called().next_duel == "timed duel"


def test_time_before_july_2005() -> None:
    """MATCH-12, Q-22: no timed duel; more duel wins come first."""
    for duels, winner in (((), B), ((A, B), B), ((A,), A), ((B,), B)):
        match = match_of("tcg", *duels, end_of_match="current_turn").after_duel(won_by_life_points((2000, 3000)))
        assert match.verdict is not None
        assert (match.verdict.winner, match.verdict.reasons[0]) == (winner, "MATCH-12")
    nobody = match_of("tcg", A, B, end_of_match="current_turn").after_time_called().verdict
    assert nobody is not None
    assert (nobody.winner, nobody.drawn) == (None, False)


def test_a_match_of_teams() -> None:
    """TEAM-VI-5 to TEAM-VI-9, V-34."""
    match = new_match(("1A", "2A", "1B", "2B"), (PLAIN,) * 4, profile())
    assert [match.side_of(player) for player in match.players] == [A, B, A, B]
    timed = match.after_duel(won(A)).after_duel(won_by_life_points((1000, 2000)))
    assert (timed.turns_of_next_duel, timed.reasons) == (8, ("TEAM-VI-6", "TEAM-VI-2"))
    assert refused(lambda: exchange(timed, "1B", (), ())) == "TEAM-VI-7"
    assert timed.after_duel(won(B)).reasons[0] == "TEAM-VI-8"
    assert match.after_duel(won_by_life_points((1000, 2000))).reasons[0] == "TEAM-VI-5"
    assert match.after_duel(won(A)).after_time_called().reasons[0] == "TEAM-VI-9"


def test_a_match_needs_its_players_and_decks() -> None:
    assert refused(lambda: new_match(("A", "B", "C"), (PLAIN,) * 3, profile())) == "MATCH-2"
    assert refused(lambda: new_match(("A", "B"), (PLAIN,), profile())) == "MATCH-2"


# --- duels of a match ------------------------------------------------------------------------------------------------------------------------


def goat_match() -> Match:
    """Two bundled decks."""
    decks = [read_ydk(bundled()[name]) for name in ("bench_goat_a", "bench_goat_b")]
    return new_match(("A", "B"), decks, profile("goat"))


def begun(match: Match, seed: int = 5) -> Duel:
    duel = prepared(match, seed)
    advance(duel)
    return duel


def test_cards_that_were_removed_are_back_in_the_deck_of_the_next_duel() -> None:
    """TERM-RFP-2, SETUP-7: the next Deck has its full list again. B lost, begins, and has drawn for the turn."""
    match = goat_match().after_toss(A).after_choice(A, True)
    duel = begun(match)
    assert (len(duel.zone(B, DECK)), len(duel.zone(B, HAND))) == (35, 5)
    for number in list(duel.zone(B, HAND))[:3]:
        remove_from_play(duel, number, BY_EFFECT)
    assert len(duel.zone(B, REMOVED)) == 3
    surrender(duel, B)
    second = begun(match.after_duel(result_of(duel)))
    assert [len(second.zone(B, zone)) for zone in (DECK, HAND, REMOVED)] == [34, 6, 0]
    assert len(second.zone(A, FUSION_DECK)) == 10
    assert sorted(card.face.code for card in second.cards if card.owner == B) == sorted(match.registered[B].main)


def test_who_was_chosen_begins_the_duel() -> None:
    """SETUP-4, SETUP-5: the winner of the toss, then the loser; nobody before the toss."""
    match = goat_match()
    assert refused(lambda: prepared(match, 5)) == "SETUP-4"
    assert begun(match.after_toss(B)).turn_seat == B
    assert begun(match.after_toss(B).after_choice(B, False)).turn_seat == A
    lost = match.after_duel(won(B))
    assert begun(lost).turn_seat == A
    assert begun(lost.after_choice(A, False)).turn_seat == B


def test_how_a_duel_ended() -> None:
    """MATCH-1: won, drawn, or not over."""
    duel = begun(goat_match().after_toss(A))
    assert refused(lambda: result_of(duel)) == "MATCH-1"
    surrender(duel, A)
    assert result_of(duel) == won(B, "ERA-SURRENDER-1")
    other = begun(goat_match().after_toss(A))
    agree_to_draw(other)
    assert result_of(other) == drawn("ERA-DRAW-1")


def test_each_duel_of_a_match_is_shuffled_anew() -> None:
    """SETUP-2: and the same seed gives the same duels."""
    match = goat_match().after_toss(A)
    later = match.after_duel(won(B))
    assert begun(match).digest() == begun(match).digest()
    hands = [[duel.cards[number].face.code for number in duel.zone(A, HAND)] for duel in (begun(match), begun(later))]
    assert hands[0] != hands[1]


def test_a_match_pickles() -> None:
    """It is a value."""
    match = exchange(match_of("ocg", B, None), "A", (KURIBOH,), (JINZO,)).after_toss(A)
    assert unpickled(match) == match


def test_the_profile_of_a_match_means_its_list_and_pool() -> None:
    """`goat`: the list of April 2005 and the cards of its pool, unless a list or pool is named for the match; tcg has neither."""
    deck = DeckParts((by_name("Yata-Garasu").passcode, by_name("Cyber Dragon").passcode, *(FILLER,) * 38))
    sides = ("A", "B"), (deck, PLAIN)
    goat, tcg = new_match(*sides, profile("goat")), new_match(*sides, profile("tcg"))
    assert [each.rule for each in goat.problems_of("A")] == ["LIMIT-4", "pool"]
    assert goat.problems_of("B") == tcg.problems_of("A") == []
    listed = goat.format.listed
    assert listed is not None
    assert (listed.name, goat.format.pool) == ("2005-04", "goat")
    assert (tcg.format.listed, tcg.format.pool) == (None, None)
    free = new_match(*sides, profile("goat"), list_name="none", pool="none")
    assert free.problems_of("A") == []
    assert unpickled(goat) == goat


@pytest.mark.parametrize(("reason", "winner"), [("ERA-VICTORY-1", A), ("WIN-1", None)])
def test_a_duel_won_by_a_direct_attack_of_victory_dragon_wins_the_match(reason: str, winner: int | None) -> None:
    """ERA-VICTORY-1: whatever the score is; any other win is one of two."""
    match = match_of("tcg", B).after_duel(won(A, reason))
    assert (match.verdict.winner if match.verdict is not None else None) == winner
