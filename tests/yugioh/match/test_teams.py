"""Teams as they are registered, and who may exchange what in a match of teams."""

import pytest

from spellspeed.yugioh.book.victory import surrender
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.formats.construction import DeckParts, Problem
from spellspeed.yugioh.match import Match, new_match, surrendered, won, won_by_life_points
from spellspeed.yugioh.match.duels import prepared, result_of, seating
from spellspeed.yugioh.match.match import RefusedInMatch
from spellspeed.yugioh.match.siding import exchange, shown_to_opponent
from spellspeed.yugioh.match.teams import ROLES, Team, seated
from spellspeed.yugioh.recording.matches import duel_start, names_of_seats

ELF, KURIBOH, JINZO, SANGAN = (by_name(name).passcode for name in ("Gemini Elf", "Kuriboh", "Jinzo", "Sangan"))
DECKS = [
    DeckParts((ELF,) * (20 + place) + (KURIBOH,) * (20 - place), (), side)
    for place, side in enumerate([(JINZO,) * 15, (JINZO,) * 15, (SANGAN,) * 15, ()])
]


def of_teams(score: tuple[int, int] = (0, 0)) -> Match:
    """P and Q against R and S; the decks hold 20, 21, 22 and 23 Gemini Elf in the order P, R, Q, S."""
    return new_match(("P", "R", "Q", "S"), DECKS, profile("tcg"), score)


def rule_of(caught: pytest.ExceptionInfo[RefusedInMatch]) -> str:
    """The id that a refusal names."""
    return caught.value.rule


def test_the_roles_stand_for_the_whole_tournament() -> None:
    """TEAM-I-3: before the first round roles may be chosen anew, before the second they may not."""
    team = Team("P", "Q")
    assert team.swapped() == Team("Q", "P")
    begun = team.after_round_begins()
    with pytest.raises(RefusedInMatch) as caught:
        begun.swapped()
    assert rule_of(caught) == "TEAM-I-3"
    assert (begun.player_a, begun.player_b) == ("P", "Q")


def test_four_players_in_two_teams() -> None:
    """TEAM-I-1, TEAM-II-3: 1A, 2A, 1B, 2B; nobody twice, no team of one."""
    assert seated(Team("P", "Q"), Team("R", "S")) == ("P", "R", "Q", "S")
    with pytest.raises(RefusedInMatch) as caught:
        seated(Team("P", "Q"), Team("Q", "S"))
    assert rule_of(caught) == "TEAM-I-1"
    with pytest.raises(RefusedInMatch) as caught:
        Team("P", "P")
    assert rule_of(caught) == "TEAM-I-1"


def test_whoever_begins_the_result_counts_for_the_team() -> None:
    """TEAM-II-2, TEAM-II-3, TEAM-I-3: the team that begins becomes 1A and 1B; TEAM-VI-5: its wins count for its players in the match."""
    for chooser, names in ((0, ("P", "R", "Q", "S")), (1, ("R", "P", "S", "Q"))):
        match = of_teams().after_toss(chooser).after_choice(chooser, True)
        assert tuple(match.players[place] for place in seating(match)) == names
        assert names_of_seats(match) == tuple(f"{role} {name}" for role, name in zip(ROLES, names, strict=True))
        start = duel_start(match, "x")
        assert [deck.main.count(ELF) - 20 for deck in start.decks] == list(seating(match))
        assert (start.first, start.names) == (0, names_of_seats(match))
        for seat, name in enumerate(names):
            duel = start.new()
            surrender(duel, seat)
            after = match.after_duel(result_of(duel, match))
            loser = match.side_of(name)
            assert (after.loser, after.score[loser]) == (loser, 0)
            assert sum(after.score) == 1


def test_sides_and_their_names() -> None:
    match = of_teams()
    assert (match.places_of(0), match.places_of(1)) == ((0, 2), (1, 3))
    assert (match.name_of(0), match.name_of(1)) == ("P, Q", "R, S")
    with pytest.raises(RefusedInMatch, match="R, S won it"):
        match.after_toss(1).after_toss(1)
    with pytest.raises(RefusedInMatch, match="R, S chooses who begins, not P, Q"):
        match.after_toss(1).after_choice(0, True)


def test_each_player_exchanges_with_the_own_side_deck() -> None:
    """TEAM-I-8, SIDE-6: Q cannot take what only P has; what is shown are numbers by player."""
    match = of_teams((1, 0))
    for player, card, rule in (
        ("P", SANGAN, "TEAM-I-8"),
        ("Q", JINZO, "TEAM-I-8"),
        ("S", JINZO, "TEAM-I-8"),
        ("S", SANGAN, "SIDE-2"),
    ):
        with pytest.raises(RefusedInMatch) as caught:
            exchange(match, player, (ELF,), (card,))
        assert rule_of(caught) == rule
    sided = exchange(exchange(match, "P", (ELF,), (JINZO,)), "Q", (KURIBOH,) * 2, (SANGAN,) * 2)
    assert sided.exchanged == (1, 0, 2, 0)
    assert [shown_to_opponent(sided, player).exchanged for player in "PRQS"] == [1, 0, 2, 0]
    assert [deck.side.count(JINZO) for deck in sided.decks] == [14, 15, 0, 0]


def test_a_timed_game_of_teams_and_what_may_follow() -> None:
    """TEAM-VI-5, TEAM-VI-6, TEAM-VI-7, TEAM-VI-8."""
    decided = of_teams((1, 0)).after_duel(won_by_life_points((3000, 2000)))
    assert decided.verdict is not None
    assert (decided.verdict.winner, decided.verdict.reasons[0]) == (0, "TEAM-VI-5")
    even = of_teams((1, 0)).after_duel(won_by_life_points((2000, 3000)))
    assert (even.verdict, even.next_duel, even.turns_of_next_duel, even.chooser) == (None, "timed duel", 8, 0)
    with pytest.raises(RefusedInMatch) as caught:
        exchange(even, "P", (ELF,), (JINZO,))
    assert rule_of(caught) == "TEAM-VI-7"
    ready = even.after_choice(0, False)
    assert seating(ready) == (1, 0, 3, 2)
    assert prepared(ready, "x").turns_left == duel_start(ready, "x").new().turns_left + 1 == 8
    last = ready.after_duel(won(0, "TEAM-VI-8"))
    assert last.verdict is not None
    assert (last.verdict.winner, last.verdict.reasons[0]) == (0, "TEAM-VI-8")


def test_time_between_two_games_takes_exchanges_back() -> None:
    """TEAM-VI-9, Q-12, TEAM-VI-7: at equal wins the timed game follows, and what was exchanged for another is not played in it."""
    match = of_teams().after_duel(surrendered(0)).after_duel(surrendered(1))
    sided = exchange(match, "P", (ELF,), (JINZO,))
    timed = sided.after_time_called()
    assert (timed.decks, timed.exchanged, timed.next_duel) == (match.decks, (0, 0, 0, 0), "timed duel")
    led = of_teams().after_duel(surrendered(0)).after_time_called()
    assert led.verdict is not None
    assert (led.verdict.winner, led.verdict.reasons) == (1, ("TEAM-VI-9",))


@pytest.mark.parametrize("rules", ["tcg", "goat", "ocg"])
def test_a_list_counts_each_player_by_himself(rules: str) -> None:
    """TEAM-I-10, LIMIT-2: one copy of a Limited card in each deck of a team is allowed; two in one deck are not, though the partner has none."""
    pot = by_name("Pot of Greed").passcode
    rest = tuple(code for code in find_deck("bench_goat_a").main if code != pot)
    one, two, none = (DeckParts(rest + (pot,) * copies) for copies in (1, 2, 0))
    match = new_match(("P", "R", "Q", "S"), [one, two, one, none], profile(rules), list_name="2005-04")
    limits = {player: [found.rule for found in match.problems_of(player) if pot_is_in(found)] for player in "PRQS"}
    assert limits == {"P": [], "R": ["LIMIT-2"], "Q": [], "S": []}


def pot_is_in(found: Problem) -> bool:
    return "Pot of Greed" in found.cards
