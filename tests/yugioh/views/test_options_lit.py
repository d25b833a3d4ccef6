"""What of the table an option lights, as clients are told it."""

from spellspeed.kernel.asks import option
from spellspeed.session.tags import Tags
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.views.asks_shown import lit
from spellspeed.yugioh.views.parts import Looking
from tests.yugioh.book.stage import position

PLAIN = """
turn: 3
phase: main1
A: {}
B: {}
"""


def test_an_option_of_a_position_says_which() -> None:
    """The three positions; another verb says none."""
    duel = position(PLAIN).duel
    eyes = Looking(duel, 0, Tags(b"a key", 0))
    shown = [lit(eyes, option(t.POSITION_OF, extra=which)) for which in (t.ATTACK, t.DEFENSE, t.SET_POSITION)]
    assert shown == [{"position": "attack"}, {"position": "defense"}, {"position": "set"}]
    assert lit(eyes, option(t.SEAT_OF, extra=1)) == {"seat": 1}
    assert lit(eyes, option(t.PASS)) == {}
