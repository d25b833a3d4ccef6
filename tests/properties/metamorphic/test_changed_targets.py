"""A target that changes controller, position, face or zone in the Chain is affected only if the text still fits (T-9.4, ERA-TARGET-1).

What happens to the target between activation and resolution happens in another play before the activation. Where the same target can be chosen
then, the effect does the same to it in both; where it cannot, the effect that was activated before leaves it alone.
"""

from collections.abc import Callable
from typing import Final

import pytest

from spellspeed.kernel.atoms import ask_always
from spellspeed.kernel.door import answer
from spellspeed.kernel.errors import IllegalAnswer, NoLegalAnswer
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel.derived import attack, defense, level
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENTS
from spellspeed.yugioh.duel.terms import MONSTERS, PROPER, TARGETS
from spellspeed.yugioh.words.choices.targets import Target
from spellspeed.yugioh.words.declaring import spell
from spellspeed.yugioh.words.filters.location import FaceUp
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.references import Bound
from spellspeed.yugioh.words.verbs.destruction import Destroy
from tests.properties.metamorphic.crafted import crafted
from tests.properties.metamorphic.searched import boards_from
from tests.properties.metamorphic.targeting import (
    CHANGES,
    LOST,
    OnChain,
    cards_that_target,
    link_of,
    number_in,
    on_chain,
    resolved,
    stand_again,
    targets_of,
)
from tests.properties.metamorphic.using import CARD
from tests.properties.playing import how_many
from tests.thorough import is_checked

GROUPS: Final = 4
BOARDS: Final = how_many(3, 16)
LYING: Final = 6
"""So many facts say how a card lies: its values follow from other cards, too."""
NOT_CHANGED: Final = "not changed"
CONTROLS: Final = 24
"""Positions in which what is right and what is wrong are compared."""
EXCEPTIONS: Final = {
    (
        "Assault on GHQ",
        "controlled_otherwise",
    ): "ERA-TARGET-1, FAQ AUSSA THE EARTH CHARMER: its target is destroyed although it has gone to the opponent",
    (
        "Bark of Dark Ruler",
        "in_other_position",
    ): "T-4.6: an attacker that is in Defense Position battles no more, and a battling monster is what it is for",
    (
        "Bark of Dark Ruler",
        "face_down",
    ): "T-4.6: nor does one that is face-down",
    (
        "Dragon's Gunfire",
        "controlled_otherwise",
    ): "T-9.6: that its player controls a Dragon is looked at as it is activated, and the target may be that Dragon",
    (
        "Shadow of Eyes",
        "controlled_otherwise",
    ): "ERA-TARGET-1: its target is the monster that was Set, and nothing is said of the side on which that is",
}
"""Cards whose target is affected though it could not be chosen as it is: by which change, and why that is right."""
Facts = tuple[object, ...]
Change = Callable[[Duel, int], bool]


def facts(duel: Duel, number: int) -> Facts:
    """What an effect can have done to a card."""
    card = duel.cards[number]
    values = (attack(duel, number), defense(duel, number), level(duel, number)) if card.zone == MONSTERS else ()
    held = sorted(str(effect.change) for effect in duel.lasting if card.binding in effect.cards)
    return (
        card.controller,
        card.zone,
        card.face_up,
        card.position,
        card.marks & PROPER,
        card.counters,
        card.link > 0,
        values,
        held,
    )


def difference(found: OnChain, ability: Ability, change: Change) -> str:
    """What the change makes of the first target that it should not; "" for nothing, NOT_CHANGED where the change cannot be."""
    link = link_of(found.after, ability)
    assert link is not None
    if len(found.after.chain) > 1:
        return NOT_CHANGED
    for binding in targets_of(link):
        number = number_in(binding)
        if number == CARD or duel_watches(found.after, number):
            continue
        in_chain = found.after.fork()
        ask_always(in_chain, True)
        if in_chain.bound_card(binding) < 0 or not change(in_chain, number):
            continue
        stand_again(in_chain)
        if in_chain.over or not in_chain.chain:
            continue
        untouched = facts(in_chain, number)
        if not resolved(in_chain):
            continue
        now = facts(in_chain, number)
        if change not in LOST:
            if found.before is None:
                continue
            before = found.before.fork()
            ask_always(before, True)
            if not change(before, number):
                continue
            stand_again(before)
            if chosen_again(before, found.picks, number):
                if not resolved(before):
                    continue
                then = facts(before, number)
                return "" if then == now else f"chosen so {then}, changed so in the Chain {now}; left alone {untouched}"
        return (
            ""
            if now[:LYING] == untouched[:LYING]
            else f"cannot be chosen so; left alone {untouched}, in the Chain {now}"
        )
    return NOT_CHANGED


def duel_watches(duel: Duel, number: int) -> bool:
    """Whether a card does something by itself when others are activated: it gains counters, say."""
    return bool(duel.printed(number).watches)


def chosen_again(duel: Duel, picks: list[tuple[int, ...]], target: int) -> bool:
    """Whether the same answers can be given again, with the same target."""
    for given in picks:
        if duel.over or duel.ask is None:
            return False
        try:
            answer(duel, duel.serial, given)
        except (IllegalAnswer, NoLegalAnswer):
            return False
    return True


def differences(face: PrintedCard, ability: Ability, board: int) -> dict[str, str]:
    """What each change makes of the target of an ability in a position."""
    found = on_chain(face, ability, board)
    if found is None:
        return {}
    told = {change.__name__: difference(found, ability, change) for change in CHANGES}
    return {name: text for name, text in told.items() if text != NOT_CHANGED}


@pytest.mark.parametrize("group", range(GROUPS))
def test_a_changed_target_is_affected_only_if_the_text_still_fits(group: int) -> None:
    """Of every effect that targets; without SPELLSPEED_THOROUGH a part of them."""
    changed = 0
    for face, ability in list(cards_that_target())[group::GROUPS]:
        if is_checked("changed targets", face.name):
            for board in range(BOARDS):
                told = differences(face, ability, board)
                changed += len(told)
                wrong = {name: text for name, text in told.items() if text and (face.name, name) not in EXCEPTIONS}
                assert not wrong, (face.name, ability.index, board)
    assert changed, "a control: targets are changed"


def test_each_exception_is_needed() -> None:
    """None of them is kept by the law: one of the first positions shows it."""
    for name, change in EXCEPTIONS:
        face = printed_named(name)
        ability = next(each for each in face.abilities if each.targeted)
        assert any(differences(face, ability, board).get(change) for board in boards_from(0)), name


def told_in(face: PrintedCard, change: str) -> int:
    """In how many positions a change of the target of its effect makes something of it that it should not."""
    return sum(bool(differences(face, face.abilities[0], board).get(change)) for board in range(CONTROLS))


def test_a_target_that_is_not_looked_at_again_is_told() -> None:
    """A control: destruction of a face-up monster that asks again whether it is face-up, and one that does not."""
    target = Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(),)))
    right = crafted("Fissure", spell((Destroy(Bound(TARGETS, (FaceUp(),))),), targets=(target,)))
    wrong = crafted("Fissure", spell((Destroy(Bound(TARGETS)),), targets=(target,)))
    assert told_in(right, "face_down") == 0
    assert told_in(wrong, "face_down") > 1


def test_a_target_on_the_wrong_side_is_told() -> None:
    """A control: destruction of an opponent's monster, and one that means it wherever it is (ERA-TARGET-1)."""
    theirs = Cards((MONSTERS,), OPPONENTS)
    right = crafted("Fissure", spell((Destroy(Bound(TARGETS)),), targets=(Target(theirs),)))
    wrong = crafted("Fissure", spell((Destroy(Bound(TARGETS)),), targets=(Target(theirs, wherever=True),)))
    assert told_in(right, "controlled_otherwise") * 4 < told_in(wrong, "controlled_otherwise")
