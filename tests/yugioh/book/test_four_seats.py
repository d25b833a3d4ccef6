"""Rules that speak of a side, in a duel of four seats: whose trigger comes first, whose Standby Phase is an opponent's."""

import pytest

from spellspeed.kernel.asks import option
from spellspeed.kernel.door import advance, answer
from spellspeed.yugioh.book.preparing import new_duel
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.duel.scope import later_turn, opponents
from spellspeed.yugioh.duel.terms import A_ORDER, E_ACTIVATED, END_PHASE
from tests.yugioh.book.stage import position

SANGAN = "{monsters: [Sangan]}"


def test_the_triggers_of_the_partner_come_before_those_of_the_opponents() -> None:
    """TEAM-V-4: the turn player's, the partner's, then the opponents'."""
    play = position(
        "seats: [1A, 2A, 1B, 2B]\nturn: 9\nturn_player: 1A\n"
        f"1A: {{monsters: [Sangan], hand: [Dark Hole]}}\n2A: {SANGAN}\n1B: {SANGAN}\n2B: {SANGAN}\n"
        "steps:\n  - 1A: activate Dark Hole\n"
    )
    for _ in range(20):
        if len(play.duel.chain) == 4:
            break
        if play.duel.ask is not None and play.duel.ask.kind == A_ORDER:
            # TEAM-V-4, Q-14: the opponent whose turn comes next orders for the team.
            assert play.duel.ask.seat == 1
            play.take(play.duel.ask.options)
        else:
            assert play.go_on()
    assert [event.seat for event in play.journal if event.kind == E_ACTIVATED] == [0, 0, 2, 1, 3]


def test_a_team_duel_has_the_order_of_its_own_rules_however_it_begins() -> None:
    """TEAM-V-4. A duel of four seats under tcg puts the turn player's triggers first; one that sets `segoc` plays as it says."""
    face = printed_named("Celtic Guardian")
    decks: list[tuple[list[PrintedCard], list[PrintedCard]]] = [([face] * 40, []) for _ in range(4)]
    assert not new_duel(decks, "order", profile("tcg"), 0).profile.mandatory_first
    assert new_duel(decks, "order", profile("tcg", {"segoc": "mandatory_first"}), 0).profile.mandatory_first
    assert new_duel(decks[:2], "order", profile("tcg"), 0).profile.mandatory_first


@pytest.mark.parametrize(
    ("first", "order", "answer_to_starter", "answer_to_second"),
    [(0, [0, 1, 2, 3], (1, 3), (2, 0)), (1, [1, 0, 3, 2], (0, 2), (3, 1))],
)
def test_whichever_team_begins_the_turns_alternate_and_a_comes_before_b(
    first: int, order: list[int], answer_to_starter: tuple[int, ...], answer_to_second: tuple[int, ...]
) -> None:
    """TEAM-II-2, TEAM-II-3, Q-14. The team that begins is team 1: its A, the other A, its B, the other B; the next one to move answers first."""
    face = printed_named("Celtic Guardian")
    duel = new_duel([([face] * 40, []) for _ in range(4)], "order", profile("tcg"), first)
    advance(duel)
    seats: list[int] = []
    while duel.turn < 6:
        ask = duel.ask
        assert ask is not None
        if len(seats) < duel.turn:
            seats.append(duel.turn_seat)
            if duel.turn == 1:
                assert opponents(duel, order[0]) == answer_to_starter
                assert opponents(duel, order[1]) == answer_to_second
                assert [later_turn(duel, seat) for seat in order] == [5, 2, 3, 4]
        end = option(END_PHASE)
        answer(duel, duel.serial, (end if end in ask.options else ask.options[0],), ask.seat)
    assert seats == order + order[:1]
