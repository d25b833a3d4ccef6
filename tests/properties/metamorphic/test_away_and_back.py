"""A monster that is removed from play for a while comes back as one that has just come: what was done to it before is over (T-9.4, TERM-STAY).

The same monster goes away by Interdimensional Matter Transporter twice: once as it lay there, and once with counters, more ATK, an attack and a
change of position behind it. When it is back both are the same.
"""

from __future__ import annotations

from typing import Final

import pytest

from spellspeed.kernel.asks import option, subject_of, verb_of
from spellspeed.kernel.atoms import add_lasting, rewrite
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_ATTACK, X_NO_ATTACK
from spellspeed.yugioh.words.changes.values import Changes
from tests.properties.metamorphic.compared import Names, parted
from tests.properties.metamorphic.laid import Lies, laid
from tests.properties.metamorphic.reviving import activation_of, monsters_that_do_something
from tests.properties.metamorphic.using import CARD, PASS
from tests.properties.playing import asked
from tests.thorough import is_checked

GROUPS: Final = 4
SENDER: Final = 1
ANSWERS: Final = 40
NOT_AWAY: Final = "not away"


def position(face: PrintedCard) -> Duel:
    """The monster on the field, and what sends it away; a few other cards."""
    others = [Lies(printed_named(name), seat, zone) for seat in (0, 1) for name, zone in OTHERS]
    return laid(
        [
            Lies(face, 0, t.MONSTERS),
            Lies(printed_named("Interdimensional Matter Transporter"), 0, t.SPELLS, False),
            *others,
        ]
    )


OTHERS: Final = (
    ("Gemini Elf", t.MONSTERS), ("Gemini Elf", t.HAND), ("Summoned Skull", t.GRAVEYARD), ("Kuriboh", t.DECK), ("Kuriboh", t.DECK),
    ("Kuriboh", t.DECK), ("Kuriboh", t.DECK),
)  # fmt: skip


def do_things_to(duel: Duel) -> None:
    """Counters, 700 more ATK, no attack for good, an attack that was made and a position that was changed."""
    card = duel.cards[CARD]
    rewrite(duel, card.with_counters("Spell Counter", 2).with_attack(duel.turn, 1))
    for change, amount in ((Changes(X_ATTACK), 700), (Changes(X_NO_ATTACK), 1)):
        add_lasting(duel, Lasting(card.binding, 1, change, (card.binding,), amount, t.FOREVER, duel.turn, duel.order))


def away_and_back(duel: Duel) -> bool:
    """Send the monster away, and let everybody pass until it is back."""
    code = activation_of(duel, SENDER)
    if code < 0:
        return False
    answer(duel, duel.serial, (code,))
    away = False
    for _ in range(ANSWERS):
        if duel.over:
            return False
        card = duel.cards[CARD]
        away = away or card.zone == t.REMOVED
        if away and card.zone == t.MONSTERS:
            return True
        ask = asked(duel)
        if ask.kind == t.A_TARGET and option(t.CHOOSE, CARD) in ask.options and not away:
            answer(duel, duel.serial, (option(t.CHOOSE, CARD),))
        elif PASS in ask.options:
            answer(duel, duel.serial, (PASS,))
        elif ask.kind == t.A_OPEN:
            ending = [code for code in ask.options if verb_of(code) == t.END_PHASE and subject_of(code) < 0]
            answer(duel, duel.serial, (ending[0],))
        else:
            answer(duel, duel.serial, random_picks(ask, Stream(f"away {ask.options}")))
    return False


def difference(face: PrintedCard, afterwards: bool = False) -> str:
    """What of what was done is still there; "" for nothing, NOT_AWAY where the monster does not go away and come back.

    `afterwards`: it is done when the monster is back.
    """
    plain, worn = position(face), position(face)
    if not afterwards:
        do_things_to(worn)
    if not away_and_back(plain) or not away_and_back(worn):
        return NOT_AWAY
    if afterwards:
        do_things_to(worn)
    names = Names()
    one, two = names.table(plain)[:-1], names.table(worn)[:-1]
    return "" if one == two else parted(one, two)


@pytest.mark.parametrize("group", range(GROUPS))
def test_what_was_done_to_a_monster_is_over_when_it_is_back(group: int) -> None:
    """Of every monster that does something; without SPELLSPEED_THOROUGH a part of them."""
    back = 0
    for face in list(monsters_that_do_something())[group::GROUPS]:
        if is_checked("away", face.name):
            told = difference(face)
            back += told == ""
            assert told in ("", NOT_AWAY), (face.name, told)
    assert back, "a control: monsters come back"


def test_what_is_done_to_a_monster_that_is_back_is_told() -> None:
    """A control: the same things, done when it is back."""
    for name in ("Gemini Elf", "Kuriboh", "Mystic Tomato"):
        assert difference(printed_named(name)) == ""
        assert "Spell Counter" in difference(printed_named(name), afterwards=True)
