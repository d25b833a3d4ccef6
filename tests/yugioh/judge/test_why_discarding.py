"""What has to be discarded first: for the card that asks, be it its effect or its cost, and for the hand limit by END-3."""

import pytest

from spellspeed.recording.recorder import Answer, Recorder
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.game import from_position
from spellspeed.yugioh.judge.reason_text import reason_text
from spellspeed.yugioh.judge.why import why_not
from spellspeed.yugioh.judge.wishes import DISCARD_CARD, NEXT_PHASE, Wish

FOR_A_CARD = "TERM-DISCARD-1/card"


@pytest.mark.parametrize(
    ("hand", "first", "key", "told"),
    [
        ("Graceful Charity, Kuriboh", "activate hand:1", FOR_A_CARD, "You have to discard for Graceful Charity first."),
        ("Lightning Vortex, Kuriboh, Jinzo", "activate hand:1", FOR_A_CARD, "You have to discard for Lightning Vortex first."),
        ("Jinzo, Kuriboh, Sangan, Raigeki, Dark Hole, Monster Reborn, Pot of Greed", "end phase", "END-3/question", "You have to discard first."),
    ],
)  # fmt: skip
def test_the_rule_of_a_discard_is_that_of_what_asks_for_it(hand: str, first: str, key: str, told: str) -> None:
    recorder = Recorder(from_position(f"scenario: x\nA: {{hand: [{hand}]}}\nB: {{monsters: [Gemini Elf]}}\n", "1"))
    recorder.give(Answer(0, (first,)))
    duel = recorder.state
    assert duel.ask is not None
    assert (duel.ask.kind, duel.ask.seat) == (t.A_DISCARD, 0)
    for wish in (Wish(t.PASS), Wish(NEXT_PHASE)):
        found = why_not(duel, 0, wish)
        assert [reason.key for reason in found] == [key]
        assert reason_text(found[0]) == told
    kuriboh = next(card.number for card in duel.cards if card.face.name == "Kuriboh")
    assert why_not(duel, 0, Wish(DISCARD_CARD, kuriboh)) == []
