"""ERA-QUESTION-1: an observation hides a Graveyard while it may not be looked at, and shows it again afterwards."""

from spellspeed.yugioh.duel.terms import A_DECLARE, A_OPEN, GRAVEYARD
from tests.learning.observing import episode_of, named, observed
from tests.properties.playing import asked
from tests.yugioh.book.stage import position

QUESTION = """\
A: {hand: [Question], graveyard: [Dark Hole, Gemini Elf, Summoned Skull]}
B: {monsters: [Sangan]}
steps:
  - A: activate Question
"""


def test_a_graveyard_that_may_not_be_looked_at_is_hidden_for_so_long() -> None:
    """Rows that are kept from one observation to the next are no reason to show it, nor to hide it for good."""
    episode = episode_of(position(QUESTION).duel)
    met: list[int] = []
    while asked(episode.duel).kind != A_OPEN:
        met.append(asked(episode.duel).kind)
        for seat in (0, 1):
            seen = observed(episode, seat)
            assert seen == observed(episode_of(episode.duel), seat)
            theirs = [row for row in named(seen, 2, "cards") if row["zone"] == GRAVEYARD + 1 and row["owner"] != 1]
            if seat == 1 and episode.duel.chain:
                assert [row["card"] for row in theirs] == [0, 0, 0]
            elif seat == 1:
                assert 0 not in [row["card"] for row in theirs]
        episode.answer(asked(episode.duel).options[:1])
    assert A_DECLARE in met
    shown = [row["card"] for row in named(observed(episode, 1), 2, "cards") if row["zone"] == GRAVEYARD + 1]
    assert shown
    assert 0 not in shown
