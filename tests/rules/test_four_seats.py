"""Rules that speak of a side, in a duel of four seats: whose trigger comes first, whose Standby Phase is an opponent's."""

from spellspeed.yugioh.rules.terms import A_ORDER, E_ACTIVATED
from tests.rules.stage import position

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
