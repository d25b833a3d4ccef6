"""A cost never takes the last target: what can be activated has a target, whatever its player pays (T-9.1, TERM-TARGET-1).

In positions with few cards every card that pays and targets is activated, once with each answer to what is paid; each activation that stands on
the Chain has its targets.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from spellspeed.kernel.asks import NUMBER, Ask
from spellspeed.kernel.atoms import ask_always
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.simulation.reachable import companions, likes
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.doing.departures import send_to_graveyard
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.words.choices.targets import Target, Targeting
from spellspeed.yugioh.words.costs.tributes import Tributing
from spellspeed.yugioh.words.declaring import spell
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.references import Bound
from spellspeed.yugioh.words.verbs.destruction import Destroy
from tests.properties.metamorphic.crafted import crafted
from tests.properties.metamorphic.laid import Lies, laid, strewn
from tests.properties.metamorphic.targeting import cards_that_target, link_of
from tests.properties.metamorphic.using import is_way, place_for, towards
from tests.properties.playing import asked, how_many
from tests.thorough import is_checked

GROUPS: Final = 4
BOARDS: Final = how_many(8, 24)
ANSWERS: Final = 40
DEEPEST: Final = 8
MOST: Final = 40
"""Answers on the way to an activation; questions that it asks; ways of paying that are tried."""
KEPT: Final = {
    t.MONSTERS: 1,
    t.SPELLS: 1,
    t.FIELD: 0,
    t.HAND: 1,
    t.GRAVEYARD: 2,
    t.REMOVED: 1,
    t.DECK: 8,
    t.FUSION_DECK: 1,
}
"""How many cards of a zone each seat keeps, so that little is left to pay with and to target."""


def cards_that_pay_and_target() -> list[tuple[PrintedCard, Ability]]:
    """Every ability that takes a cost and names targets."""
    return [(face, ability) for face, ability in cards_that_target() if ability.costs and needs_target(ability)]


def needs_target(ability: Ability) -> bool:
    """Whether it cannot be activated without a target."""
    return any(
        isinstance(step, Targeting) and step.least > 0 and step.chooses_for(t.TARGETS) for step in ability.targeted
    )


def few(cards: list[Lies]) -> list[Lies]:
    """The first cards of each zone of each seat."""
    left = {(seat, zone): count for seat in (0, 1) for zone, count in KEPT.items()}
    kept: list[Lies] = []
    for lies in cards:
        if left[lies.seat, lies.zone] > 0:
            left[lies.seat, lies.zone] -= 1
            kept.append(lies)
    return kept


def activated(face: PrintedCard, ability: Ability, board: int) -> Duel | None:
    """The duel in which the activation has begun; None where it does not begin in the answers that are given."""
    stream = Stream(f"costs {face.code} {ability.index} {board}")
    around = few(strewn(stream, beside=companions(face) + likes(face)[:20]))
    duel = laid([place_for(face, ability, board % 2 if face.is_trap else 0), *around])
    ask_always(duel, True)
    for _ in range(ANSWERS):
        if duel.over:
            return None
        ask = asked(duel)
        picks = towards(duel, ability, stream)
        answer(duel, duel.serial, picks)
        if picks and is_way(ask.kind, picks[0], ability):
            return duel
    return None


def ways(ask: Ask) -> list[tuple[int, ...]]:
    """The answers that are tried: each single one, or some by chance of several."""
    if ask.rule == NUMBER and ask.least == ask.most == 1:
        return [(code,) for code in ask.options]
    return [random_picks(ask, Stream(f"way {place} {ask.options}")) for place in range(4)]


def ends(duel: Duel, ability: Ability, depth: int = 0) -> Iterator[tuple[int, ...]]:
    """The targets of the activation at the end of each way of paying."""
    link = link_of(duel, ability)
    if link is not None:
        yield link.bound[t.TARGETS]
    elif not duel.over and depth < DEEPEST and asked(duel).kind not in (t.A_OPEN, t.A_RESPONSE):
        for picks in ways(asked(duel)):
            twin = duel.fork()
            ask_always(twin, True)
            answer(twin, twin.serial, picks)
            yield from ends(twin, ability, depth + 1)


def without_target(face: PrintedCard, ability: Ability, board: int) -> list[bool]:
    """For each way of paying whether no target was left for it."""
    duel = activated(face, ability, board)
    if duel is None:
        return []
    found: list[bool] = []
    for targets in ends(duel, ability):
        found.append(not targets)
        if len(found) == MOST:
            break
    return found


@pytest.mark.parametrize("group", range(GROUPS))
def test_every_way_of_paying_leaves_a_target(group: int) -> None:
    """Of every ability that pays and targets; without SPELLSPEED_THOROUGH a part of them."""
    paid = 0
    for face, ability in cards_that_pay_and_target()[group::GROUPS]:
        if is_checked("costs", face.name):
            for board in range(BOARDS):
                found = without_target(face, ability, board)
                paid += len(found)
                assert not any(found), (face.name, ability.index, board)
    assert paid, "a control: costs are paid"


class TakingTheTarget(Step):
    """A cost that is not asked what it leaves: a monster of the own field, sent to the Graveyard."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def run(self, duel: Duel, walk: Walk) -> None:
        send_to_graveyard(duel, duel.monsters(walk.link.seat)[0], t.BY_COST)
        walk.go_on(duel)


def test_a_cost_that_takes_the_target_is_told() -> None:
    """A control: a card that pays with a monster of the own field and targets one there, and one that looks for what is left."""
    target = Target(Cards((t.MONSTERS,), YOU))
    right = crafted("Fissure", spell((Destroy(Bound(t.TARGETS)),), costs=(Tributing(1),), targets=(target,)))
    wrong = crafted("Fissure", spell((Destroy(Bound(t.TARGETS)),), costs=(TakingTheTarget(),), targets=(target,)))
    assert not any(any(without_target(right, right.abilities[0], board)) for board in range(8))
    assert any(any(without_target(wrong, wrong.abilities[0], board)) for board in range(8))
