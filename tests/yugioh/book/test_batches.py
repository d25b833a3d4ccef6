"""Batches of a duel: derived values from before, settling that asks, verbs joined by "and" (design: invariant 4; T-7.7, TERM-DESTROY-1)."""

from spellspeed.kernel.atoms import add_lasting
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.doing.departures import DESTROYED, Leaving
from spellspeed.yugioh.duel.rights import X_ATTACK, X_LEVEL, X_RACE
from spellspeed.yugioh.duel.terms import BEAST, BY_EFFECT, E_LEFT, E_SENT, EARTH, FOREVER, WARRIOR
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.changes.values import BECOMES, Changes
from spellspeed.yugioh.words.conditions.recollections import HeardWas
from spellspeed.yugioh.words.filters.named import NameHolds
from spellspeed.yugioh.words.filters.traits import AttackFrom, Filter, LevelFrom, OfAttribute, OfType
from tests.yugioh.book.stage import card, kinds, position

FIELD = "A: {monsters: [Gemini Elf, Celtic Guardian]}\nB: {monsters: [Kuriboh]}\nsteps: []\n"


def test_what_a_monster_was_is_looked_back_at() -> None:
    """Gemini Elf (Spellcaster, Level 4, ATK 1900) was a Beast of Level 7 with 2500 ATK when it was destroyed; Celtic Guardian was as printed."""
    play = position(FIELD)
    duel = play.duel
    elf, guardian = card(play, "Gemini Elf"), card(play, "Celtic Guardian")
    for what, amount in ((X_RACE, BEAST), (X_LEVEL, 7), (X_ATTACK, 2500)):
        change = Changes(what, how=BECOMES, amount=Fixed(amount))
        add_lasting(
            duel, Lasting(duel.binding(guardian), 0, change, (duel.binding(elf),), amount, FOREVER, 0, duel.order)
        )
    at_once(duel, [Leaving(number, DESTROYED, BY_EFFECT, guardian) for number in (elf, guardian)])
    told = {event.card: event for event in kinds(play, E_SENT)}
    assert sorted(told) == sorted([elf, guardian])

    def was(number: int, *filters: Filter) -> bool:
        act = Link(0, duel.binding(guardian), duel.faces[guardian], 0, told[number], 0)
        return HeardWas(filters).holds(duel, act)

    assert was(elf, OfType((BEAST,)), LevelFrom(7, 7), AttackFrom(2500, 2500), OfAttribute(EARTH), NameHolds("Gemini"))
    assert not was(elf, OfType((WARRIOR,)))
    assert not was(elf, AttackFrom(1900, 1900))
    assert was(guardian, OfType((WARRIOR,)), LevelFrom(4, 4), AttackFrom(1400, 1400))
    assert told[guardian].known is None or told[guardian].known != told[elf].known


def test_all_of_a_batch_has_happened_when_the_first_event_is_told() -> None:
    """The events of both cards have the batch number of the whole, and come card by card: sent, then left."""
    play = position(FIELD)
    duel = play.duel
    elf, guardian = card(play, "Gemini Elf"), card(play, "Celtic Guardian")
    duel.next_batch()
    at_once(duel, [Leaving(number, DESTROYED, BY_EFFECT, -1) for number in (elf, guardian)])
    events = kinds(play, E_SENT, E_LEFT)
    assert [(event.kind, event.card) for event in events] == [
        (E_SENT, elf), (E_LEFT, elf), (E_SENT, guardian), (E_LEFT, guardian),
    ]  # fmt: skip
    assert {event.batch for event in events} == {duel.batch}
    assert duel.moved == []
    assert duel.monsters(0) == []
