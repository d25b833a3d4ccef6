"""Matches between bots: the rules of a match hold in each, plans are carried out, the number of processes does not matter."""

import pytest

from spellspeed.simulation.match_summary import summarize_matches
from spellspeed.simulation.matches import MatchResult, MatchSetting, checked_match_setting, simulate_matches
from spellspeed.simulation.series import WrongCount
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.cards.pool import NotImplementedCard
from spellspeed.yugioh.decks import DeckList, find_deck
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.duel.terms import DECK
from spellspeed.yugioh.match import drawn, new_match, won
from spellspeed.yugioh.match.duels import prepared, seating
from spellspeed.yugioh.match.siding_plan import NO_PLAN, Exchange, PlayerPlan, SidingPlan, result_for, sided

ELF, KURIBOH, JINZO, SANGAN = (by_name(name).passcode for name in ("Gemini Elf", "Kuriboh", "Jinzo", "Sangan"))
WITH_SIDE = DeckList("elves", (ELF,) * 20 + (KURIBOH,) * 20, (), (JINZO,) * 10 + (SANGAN,) * 5)
OTHER = DeckList("others", (ELF,) * 30 + (KURIBOH,) * 10, (), ())


def setting(plan: SidingPlan = NO_PLAN, seed: str = "7", profile_name: str = "tcg") -> MatchSetting:
    return checked_match_setting([WITH_SIDE, OTHER], seed, ["random"], profile_name, False, plan)


@pytest.fixture(scope="module")
def results() -> tuple[MatchResult, ...]:
    return simulate_matches(setting(), matches=12).results


def test_every_match_is_best_of_three(results: tuple[MatchResult, ...]) -> None:
    """MATCH-2: two wins, and not a duel after them."""
    for each in results:
        winners = [duel.result.winner for duel in each.duels]
        assert each.score == (winners.count(0), winners.count(1))
        assert max(each.score) == 2
        assert each.winner == winners[-1] == each.score.index(2)
        assert each.reason == "MATCH-2"


def test_the_loser_chooses_and_begins(results: tuple[MatchResult, ...]) -> None:
    """SETUP-5; without a plan who chooses begins. SETUP-4: the toss falls both ways."""
    for each in results:
        for before, duel in zip(each.duels, each.duels[1:], strict=False):
            assert duel.chooser == duel.result.first == 1 - before.result.winner
    assert {each.duels[0].chooser for each in results} == {0, 1}


def test_a_match_can_be_played_again_alone(results: tuple[MatchResult, ...]) -> None:
    assert setting().play(5) == results[5]
    assert setting(seed="8").play(5) != results[5]


def test_whole_matches_until_there_are_so_many_duels(results: tuple[MatchResult, ...]) -> None:
    """The last match is played to its end; the number of processes does not matter."""
    found = simulate_matches(setting(), duels=15).results
    numbers = [len(each.duels) for each in found]
    assert sum(numbers) >= 15 > sum(numbers[:-1])
    assert found == results[: len(found)]
    assert simulate_matches(setting(), duels=15, jobs=2).results == found


def test_a_plan_is_carried_out() -> None:
    """SIDE-2: from the second duel on, and it comes back to the registered deck where nothing fits."""
    plan = PlayerPlan(
        (Exchange((KURIBOH,) * 3, (JINZO,) * 3, after="lost"), Exchange((ELF,), (SANGAN,), duel=3)), goes_first=False
    )
    match = new_match(("A", "B"), [WITH_SIDE, OTHER], profile("tcg"))
    assert sided(match, 0, plan) == match
    lost = sided(match.after_duel(won(1)), 0, plan)
    assert (lost.decks[0].main.count(JINZO), lost.decks[0].side.count(KURIBOH), lost.exchanged) == (3, 3, (3, 0))
    again = sided(lost.after_duel(won(0)), 0, plan)
    assert [again.decks[0].main.count(code) for code in (JINZO, KURIBOH, SANGAN, ELF)] == [0, 20, 1, 19]
    fourth = sided(again.after_duel(drawn()), 0, plan)
    assert sorted(fourth.decks[0].main) == sorted(WITH_SIDE.main)
    assert sorted(fourth.decks[0].side) == sorted(WITH_SIDE.side)
    assert [result_for(fourth, side) for side in (0, 1)] == ["drawn", "drawn"]
    assert [result_for(lost, side) for side in (0, 1)] == ["lost", "won"]


def test_before_a_timed_duel_nothing_is_exchanged() -> None:
    """MATCH-9."""
    plan = PlayerPlan((Exchange((ELF,), (SANGAN,)),))
    match = new_match(("A", "B"), [WITH_SIDE, OTHER], profile("tcg"), (1, 0))
    timed = match.after_duel(won(1, "MATCH-7", after_time=True))
    assert sided(timed, 0, plan) == timed
    ordinary = match.after_duel(won(1))
    assert sided(ordinary, 0, plan) != ordinary


def test_who_does_not_want_to_begin_goes_second() -> None:
    plan = (PlayerPlan(goes_first=False), PlayerPlan(goes_first=False))
    for each in simulate_matches(setting(plan), matches=3).results:
        assert [duel.result.first for duel in each.duels] == [1 - duel.chooser for duel in each.duels]


def test_the_summary_adds_up(results: tuple[MatchResult, ...]) -> None:
    plan = (PlayerPlan((Exchange((KURIBOH,), (JINZO,)),)), PlayerPlan())
    for found in (results, simulate_matches(setting(plan), matches=6).results):
        summary = summarize_matches(found)
        assert sum(summary.wins) + summary.draws + summary.undecided == summary.matches == len(found)
        assert summary.duels == sum(each.played for each in summary.by_number) == sum(len(each.duels) for each in found)
        first = summary.by_number[0]
        assert (first.number, first.played, first.exchanged) == (1, len(found), (0, 0))
        for each in summary.by_number:
            assert sum(each.went_first) == sum(each.chose) == each.played == sum(each.wins) + each.draws
            assert [a + b for a, b in zip(each.won_going_first, each.won_going_second, strict=True)] == list(each.wins)
        assert summary.after_a_loss == summary.duels - summary.matches == summary.loser_began
    assert summary.by_number[1].exchanged == (6, 0)
    assert summarize_matches(results).digest != summary.digest


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(WrongCount, match="a match is between two"):
        checked_match_setting([WITH_SIDE] * 3, "0", ["random"], "tcg", False)
    for duels, matches, jobs in ((None, None, 1), (1, 1, 1), (0, None, 1), (None, 1, 0)):
        with pytest.raises(WrongCount, match="at least 1 of each"):
            simulate_matches(setting(), duels, matches, jobs)


def test_the_bundled_decks_of_the_example_play_matches() -> None:
    decks = [find_deck("chaos_control"), find_deck("reasoning_gate")]
    found = simulate_matches(checked_match_setting(decks, "0", ["random"], "tcg", False), duels=3)
    assert sum(len(each.duels) for each in found.results) >= 3


def test_a_card_that_a_plan_brings_in_must_be_one_that_can_be_played() -> None:
    from spellspeed.yugioh.cards import facts, pool

    missing = next(
        code
        for code in facts.all_passcodes()
        if not pool.is_implemented(code) and not facts.by_passcode(code).is_fusion
    )
    deck = DeckList("a", WITH_SIDE.main, (), (missing,) * 15)
    plan = (PlayerPlan((Exchange((ELF,), (missing,)),)), PlayerPlan())
    with pytest.raises(NotImplementedCard, match=facts.by_passcode(missing).name):
        checked_match_setting([deck, OTHER], "0", ["random"], "tcg", False, plan)
    assert checked_match_setting([deck, OTHER], "0", ["random"], "tcg", False)


def test_a_match_of_teams_seats_who_begins_first_and_counts_by_team() -> None:
    """TEAM-I-3, TEAM-II-3. The team that begins takes the first and the third seat, A before B; wins are those of the teams as named.

    Sensible beats random, so the team with sensible bots wins every match, whoever begins.
    """
    decks = [DeckList(name, (ELF,) * (20 + more) + (SANGAN,) * (20 - more), (), ()) for more, name in enumerate("ABCD")]
    teams = checked_match_setting(decks, "3", ["sensible", "random"], "tcg", False)
    results = simulate_matches(teams, matches=6).results
    assert [each.winner for each in results] == [0] * 6
    assert {each.duels[0].result.first for each in results} == {0, 1}
    for each in results:
        for before, duel in zip(each.duels, each.duels[1:], strict=False):
            assert duel.chooser == duel.result.first == 1 - before.result.winner
    match = new_match("abcd", decks, profile()).after_toss(1)
    for goes_first, order in ((True, (1, 0, 3, 2)), (False, (0, 1, 2, 3))):
        chosen = match.after_choice(1, goes_first)
        assert seating(chosen) == order
        laid = prepared(chosen, "x")
        elves = [sum(laid.faces[card].code == ELF for card in laid.zone(seat, DECK)) for seat in range(4)]
        assert elves == [20 + place for place in order]


def test_each_player_of_a_team_has_a_plan() -> None:
    """TEAM-I-8, SIDE-2: each exchanges with the own Side Deck; a side counts as having exchanged when one of its players has. TEAM-II-2: the
    plan of Player A says whether the team begins."""
    decks = [OTHER, WITH_SIDE, WITH_SIDE, OTHER]
    partner = PlayerPlan((Exchange((ELF,), (JINZO,)),))
    plan = (PlayerPlan(goes_first=False), PlayerPlan(), partner, PlayerPlan(goes_first=False))
    results = simulate_matches(checked_match_setting(decks, "1", ["sensible", "random"], "tcg", False, plan), matches=4)
    for each in results.results:
        assert each.duels[0].exchanged == (0, 0, 0, 0)
        assert {duel.exchanged for duel in each.duels[1:]} <= {(0, 0, 1, 0), (0, 0, 0, 0)}
        assert each.duels[1].exchanged == (0, 0, 1, 0)
        for duel in each.duels:
            assert duel.result.first == 1
    summary = summarize_matches(results.results)
    assert summary.by_number[1].exchanged == (4, 0)
    assert summary.by_number[0].exchanged == (0, 0)


def test_a_plan_is_for_all_players() -> None:
    plan = (PlayerPlan((Exchange((ELF,), (JINZO,)),)), PlayerPlan())
    with pytest.raises(WrongCount, match="a siding plan of 2 players for 4 decks"):
        checked_match_setting([WITH_SIDE, OTHER] * 2, "1", ["random"], "tcg", False, plan)
